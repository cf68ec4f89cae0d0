"""What the players did, per game."""

from __future__ import annotations

from zxfast.run.result import LEVEL, Run

from ..cells import gap_cell, mean_cell
from ..decks import names
from ..page import Block, Cell, Column, Table
from ..tally import Tally
from ..words import Words

FIELDS = (
    "zx_played", "events_played", "attacks", "life_revealed", "life_hits", "life_played", "life_recoveries", "void_bringers",
    "reloads", "mulligan",
)  # fmt: skip


def play_blocks(run: Run, sums: Tally, words: Words) -> list[Block]:
    """Means of both decks and their difference."""
    a, b = names(run.decks)
    rows = []
    for field in FIELDS:
        means = [sums.moments.mean(f"{field}_{side}", LEVEL) for side in "ab"]
        gap = sums.moments.ratio({f"{field}_a": 1.0, f"{field}_b": -1.0}, "games", LEVEL)
        rows.append([Cell(words(f"play.{field}")), *map(mean_cell, means), gap_cell(gap)])
    columns = [Column(words("column.per_game"), numeric=False), Column(a), Column(b), Column(words("column.difference"))]
    return [Table(columns, rows, words("play.caption"))]
