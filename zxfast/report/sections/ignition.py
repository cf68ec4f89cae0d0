"""Ignition in a match, beside the exact chances before the game."""

from __future__ import annotations

from zxfast.decks import Deck
from zxfast.run.result import LEVEL, METHOD, Run
from zxfast.stats.ignition import Unseen, deck_icons, hits, success
from zxfast.stats.means import Moments
from zxfast.stats.rates import rate

from ..cells import mean_cell, percent, ratio_cell
from ..decks import names
from ..page import Block, Cell, Column, Figure, Group, Prose, Table
from ..svg import FEW, curves, rate_point
from ..tally import Tally
from ..words import Words

ATTEMPTS = 8  # of the exact chances
HITS = (1, 2, 3)


def ignition_blocks(run: Run, sums: Tally, words: Words) -> list[Block]:
    """Attempts and hits of both decks, the win rate by hits, exact chances of k hits in n attempts."""
    unseen = [deck_icons(deck.cards).unseen for deck in run.decks]
    by_ability = any(sums.moments.mean(f"ability_ignitions_{side}").value for side in "ab")
    shown = ("exact", "tried", "hit", "share", "put", *(["ability"] if by_ability else []))
    columns = [Column(words(f"ignition.{key}"), words(f"ignition.{key}_means")) for key in shown]
    rows = [
        [Cell(name, side=side), *_cells(cards, sums.moments, side)[: len(shown)]]
        for name, side, cards in zip(names(run.decks), "ab", unseen, strict=True)
    ]
    beside: list[Block] = [*_win_rate_by_hits(run.decks, sums, words), _exact(unseen, words)]
    return [
        Table([Column(words("column.deck"), numeric=False), *columns], rows, words("ignition.caption")),
        Group(beside),
        Prose(words("ignition.note"), "note"),
    ]


def _cells(unseen: Unseen, moments: Moments, side: str) -> list[Cell]:
    chance = float(success(unseen))
    return [
        Cell(percent(chance), f"{unseen.icons} / {unseen.cards}", chance),
        mean_cell(moments.mean(f"phase_ignitions_{side}", LEVEL)),
        mean_cell(moments.mean(f"phase_hits_{side}", LEVEL)),
        ratio_cell(moments.ratio(f"phase_hits_{side}", f"phase_ignitions_{side}", LEVEL)),
        ratio_cell(moments.ratio(f"phase_played_{side}", f"phase_hits_{side}", LEVEL)),
        ratio_cell(moments.ratio(f"ability_hits_{side}", f"ability_ignitions_{side}", LEVEL)),
    ]


def _win_rate_by_hits(decks: tuple[Deck, Deck], sums: Tally, words: Words) -> list[Figure]:
    series = []
    for table, style in zip(sums.hits, "ab", strict=True):
        rates = ((k, rate(points, games, LEVEL, METHOD)) for k, (games, points) in enumerate(table))
        if found := [point for k, score in rates if (point := rate_point(k, score))]:
            series.append((style, found))
    if not series:
        return []
    picture = curves(words("ignition.by_hits"), series, words("axis.hits"), words("axis.win_rate"), 0.5)
    return [Figure(picture, words("ignition.by_hits_caption", few=FEW), list(zip(names(decks), "ab", strict=True)))]


def _exact(unseen: list[Unseen], words: Words) -> Table:
    """One group of columns if both decks have the same chances, else one per deck."""
    groups = (
        [(unseen[0], "")] if unseen[0] == unseen[1] else [(cards, f" ({side})") for cards, side in zip(unseen, "AB", strict=True)]
    )
    columns = [Column(words(f"ignition.at_least_{k}") + whose) for _, whose in groups for k in HITS]
    rows = []
    for n in range(1, ATTEMPTS + 1):
        chances = [float(hits(cards, n).at_least(k)) for cards, _ in groups for k in HITS]
        rows.append([Cell(str(n), sort=n), *(Cell(percent(chance, 1), sort=chance) for chance in chances)])
    return Table([Column(words("column.attempts")), *columns], rows, words("ignition.exact_caption"))
