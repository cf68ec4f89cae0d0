"""How long games last."""

from __future__ import annotations

import numpy as np

from zxfast.run.result import LEVEL, METHOD, Run
from zxfast.stats.rates import Rate, rate

from ..cells import bounds, mean_words, percent, share_cells
from ..decks import names
from ..page import Block, Cell, Column, Figure, Group, Prose, Table
from ..svg import FEW, curves, histogram, rate_point
from ..tally import Tally
from ..words import Words

QUANTILES = {"median": 0.5, "q25": 0.25, "q75": 0.75, "q5": 0.05, "q95": 0.95}


def length_blocks(run: Run, sums: Tally, words: Words) -> list[Block]:
    """Mean and quantiles, the distribution by winner, the win rate by length."""
    a, _ = names(run.decks)
    every = sums.turns.sum(axis=1)
    share_below = np.cumsum(every) / every.sum()
    spread = {name: int(np.searchsorted(share_below, share - 1e-12)) for name, share in QUANTILES.items()}
    scores = [
        (turn, rate(won + drawn / 2, won + lost + drawn, LEVEL, METHOD))
        for turn, (won, lost, drawn) in enumerate(sums.turns)
        if won + lost + drawn
    ]
    figures = [_distribution(run, sums, words)]
    if points := [point for turn, score in scores if (point := rate_point(turn, score))]:
        picture = curves(words("length.curve"), [("a", points)], words("axis.turns"), words("axis.win_rate"), 0.5)
        figures.append(Figure(picture, words("length.curve_caption", name=a, few=FEW)))
    average = mean_words(sums.moments.mean("turns", LEVEL))
    return [Prose(words("length.lead", mean=average, **spread), "lead"), Group(figures), _numbers(scores, a, words)]


def _distribution(run: Run, sums: Tally, words: Words) -> Figure:
    a, b = names(run.decks)
    games = sums.turns.sum()
    first = int(np.flatnonzero(sums.turns.sum(axis=1))[0])
    shares = sums.turns[first:] / games
    texts = [
        words("length.bar", at=first + i, n=f"{n:,}", share=percent(n / games))
        for i, n in enumerate(sums.turns[first:].sum(axis=1))
    ]
    layers = [(words("length.won_by", name=a), "a", shares[:, 0]), (words("length.won_by", name=b), "b", shares[:, 1])]
    if shares[:, 2].any():
        layers.insert(1, (words("length.drawn"), "neutral", shares[:, 2]))
    drawn = [(style, heights) for _, style, heights in layers]
    picture = histogram(words("length.figure"), first, drawn, words("axis.turns"), words("axis.games"), texts)
    return Figure(picture, words("length.figure_caption"), [(name, style) for name, style, _ in layers])


def _numbers(scores: list[tuple[int, Rate]], a: str, words: Words) -> Table:
    columns = [
        Column(words("column.turn")),
        Column(words("column.games")),
        Column(words("column.share"), words("column.interval")),
        Column(words("column.score", name=a), words("column.interval")),
    ]
    games = sum(int(score.n) for _, score in scores)
    rows = [
        [
            Cell(str(turn), sort=turn),
            *share_cells(int(score.n), games),
            Cell(percent(score.value, 1), bounds(score, 1), score.value),
        ]
        for turn, score in scores
    ]
    return Table(columns, rows, words("length.caption"), folded=True)
