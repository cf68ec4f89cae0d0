"""The report of a table of matchups."""

from __future__ import annotations

import math
import shlex
from collections.abc import Sequence

from zxfast.matchups import Matrix
from zxfast.run.result import LEVEL, METHOD
from zxfast.stats.field import Standing
from zxfast.stats.pairs import PairCounts
from zxfast.stats.rates import Rate

from .cells import bounds, difference_cell, digits_for, percent, rate_cells, rate_table, scale_of, whole
from .decks import deck_section
from .page import Block, Cell, Column, Facts, Page, Prose, Section, Table
from .words import Words

READING = ("intervals", "pairs", "field", "players")
DARKEST = 0.25  # distance from 1/2 at which the colour of a cell is full


def matrix_page(table: Matrix, words: Words) -> Page:
    """Everything that a table of matchups tells."""
    ranking = [] if table.interrupted else table.ranking()
    order = [standing.name for standing in ranking] or list(table.names)
    spec = table.spec
    decks = {deck.hash: deck for deck in (*table.decks, *table.field)}
    sections = [
        *([Section("result", words("matrix.ranking"), _ranking(ranking, words))] if ranking else []),
        Section("matrix", words("matrix.title"), [_heat_map(table, order, words), _cells(table, words)]),
        Section("first", words("matrix.first"), [_first_player(table, words)]),
        deck_section(list(decks.values()), words),
        Section("run", words("run.title"), [Facts(_facts(table, words)), Prose(_command(table), "code")]),
        Section("reading", words("reading.title"), [Prose(words(f"reading.{key}")) for key in READING]),
    ]
    facts = [
        words("fact.cells", n=f"{len(table.results):,}", games=f"{spec.games:,}"),
        words("fact.players", players=spec.policy),
        words("fact.seed", seed=spec.seed),
        f"zxfast {spec.version}",
    ]
    if table.interrupted:
        facts.append(words("fact.interrupted", wanted=f"{spec.games * len(spec.cells):,}"))
    if table.square:
        heading = words("matrix.square", n=len(table.decks))
    else:
        heading = words("matrix.field", n=len(table.decks), m=len(table.field))
    return Page([(heading, "ink")], words("matrix.subtitle"), facts, sections)


def _ranking(ranking: Sequence[Standing], words: Words) -> list[Block]:
    best = ranking[0]
    key = "alone" if len(ranking) == 1 else "clear" if best.separable else "open"
    after = ranking[1].name if len(ranking) > 1 else ""
    value, low, high = (percent(x) for x in (best.rate.value, best.rate.low, best.rate.high))
    scale = scale_of([standing.rate for standing in ranking], 0.5)
    digits = digits_for(standing.rate for standing in ranking)
    columns = [
        Column(words("column.deck"), numeric=False),
        Column(words("column.place")),
        Column(words("column.score_field")),
        Column(words("column.interval")),
        Column("n"),
        Column("", scale=scale),
        Column(words("column.lead"), words("matrix.lead_means")),
    ]
    rows = [
        [Cell(standing.name), whole(place), *rate_cells(standing.rate, scale, digits), _lead(standing)]
        for place, standing in enumerate(ranking, 1)
    ]
    return [
        Prose(words(f"matrix.lead_{key}", name=best.name, after=after, rate=value, low=low, high=high), "lead"),
        Table(columns, rows, words("matrix.ranking_caption")),
    ]


def _lead(standing: Standing) -> Cell:
    return difference_cell(standing.lead) if standing.lead else Cell(sort=math.nan)


def _heat_map(table: Matrix, order: Sequence[str], words: Words) -> Table:
    """Rows and columns in the order of the ranking; the columns by number, with the names as explanation."""
    columns = list(order) if table.square else [deck.name for deck in table.field]
    heads = [Column(str(i) if table.square else name, name) for i, name in enumerate(columns, 1)]
    rows = []
    for i, name in enumerate(order, 1):
        rates = [None if name == other else table.cell(name, other) for other in columns]
        rows.append([Cell(f"{i}. {name}" if table.square else name, sort=i), *map(_heat, rates)])
    caption = words("matrix.caption", games=f"{table.spec.games:,}")
    return Table([Column(words("column.deck"), numeric=False), *heads], rows, caption, "heat")


def _heat(score: Rate | None) -> Cell:
    if score is None or not score.n:
        return Cell("·", sort=math.nan)
    shade = max(-1.0, min(1.0, (score.value - 0.5) / DARKEST))
    open_ = score.low <= 0.5 <= score.high
    return Cell(f"{100 * score.value:.1f}", f"±{100 * score.half_width:.1f}", score.value, shade=0.0 if open_ else shade)


def _cells(table: Matrix, words: Words) -> Table:
    columns = [
        Column(words("column.deck") + " A", numeric=False),
        Column(words("column.deck") + " B", numeric=False),
        Column(words("column.score_a")),
        Column(words("column.interval")),
        Column("n"),
        Column(words("column.first_scores"), words("column.interval")),
        Column(words("column.turn")),
        Column(words("run.seed")),
    ]
    rows = []
    for cell in table.results:
        score, first = cell.rate, cell.first.rate(LEVEL)
        rows.append(
            [
                Cell(cell.deck_a),
                Cell(cell.deck_b),
                Cell(percent(score.value), sort=score.value),
                Cell(bounds(score), sort=score.half_width),
                whole(score.n),
                Cell(percent(first.value), bounds(first), first.value),
                Cell(f"{cell.turns_mean:.1f}", sort=cell.turns_mean),
                Cell(str(cell.seed), sort=float(cell.seed)),
            ]
        )
    return Table(columns, rows, words("matrix.cells"), folded=True)


def _first_player(table: Matrix, words: Words) -> Table:
    """The score of going first in the matchups of each deck, and in all."""
    lines = [(words("matrix.all"), sum((cell.first for cell in table.results), PairCounts()).rate(LEVEL), "")]
    for name in table.names:
        mine = sum((cell.first for cell in table.results if name in (cell.deck_a, cell.deck_b)), PairCounts())
        if mine.pairs:
            lines.append((name, mine.rate(LEVEL), ""))
    return rate_table(lines, words("matrix.first_caption"), words)


def _facts(table: Matrix, words: Words) -> list[tuple[str, str]]:
    spec, total = table.spec, table.to_dict()
    covered = total["coverage"]
    coverage = words("run.covered", cards=covered["cards"], complete=covered["complete"], rough=len(covered["approximate"]))
    capped = sum(cell.capped for cell in table.results)
    return [
        (words("run.version"), spec.version),
        (words("run.seed"), str(spec.seed)),
        (words("run.games"), f"{sum(cell.games for cell in table.results):,}"),
        (words("run.players"), spec.policy),
        (words("run.pairing"), words.get(f"run.pairing_{spec.pairing}", spec.pairing)),
        (words("run.coverage"), coverage),
        (words("run.intervals"), words("run.interval", method=METHOD.capitalize(), level=f"{LEVEL:.0%}")),
        (words("run.capped"), f"{capped:,}"),
    ]


def _command(table: Matrix) -> str:
    spec = table.spec
    parts = ["zxfast", "matrix", *table.names, "--games", str(spec.games), "--seed", str(spec.seed), "--policy", spec.policy]
    if not table.square:
        parts += [part for deck in table.field for part in ("--against", deck.name)]
    if spec.mirrors:
        parts.append("--mirrors")
    if spec.pairing != "deck":
        parts += ["--pairing", spec.pairing]
    return shlex.join(parts)
