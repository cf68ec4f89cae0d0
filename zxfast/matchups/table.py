"""The table of matchups: what each cell gave, as frames and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from zxfast.decks import Deck
from zxfast.run import Run
from zxfast.stats.pairs import PairCounts

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class Cell:
    """What one matchup gave.

    pairs: outcome counts of the pairs of games, seen from deck A; first: seen from whoever goes first. seed: of its run, for
    `zx.replay`.
    """

    deck_a: str
    deck_b: str
    games: int
    wins_a: int
    wins_b: int
    draws: int
    pairs: PairCounts
    first: PairCounts
    turns_mean: float
    seed: int
    seconds: float
    checksum: str

    @classmethod
    def of(cls, run: Run) -> Cell:
        total = run.to_dict()
        names = "games", "wins_a", "wins_b", "draws", "turns_mean", "seed", "seconds", "checksum"
        return cls(
            deck_a=run.spec.deck_a.name,
            deck_b=run.spec.deck_b.name,
            pairs=run.totals.table.counts(),
            first=run.totals.table.counts("first"),
            **{name: total[name] for name in names},
        )

    def to_dict(self) -> dict[str, Any]:
        """The columns of `Matrix.cells`."""
        win, first = self.pairs.rate(LEVEL), self.first.rate(LEVEL)
        return {
            "deck_a": self.deck_a,
            "deck_b": self.deck_b,
            "games": self.games,
            "wins_a": self.wins_a,
            "wins_b": self.wins_b,
            "draws": self.draws,
            "win_rate": win.value,
            "low": win.low,
            "high": win.high,
            "first_player_win_rate": first.value,
            "first_low": first.low,
            "first_high": first.high,
            "turns_mean": self.turns_mean,
            **dict(zip(("ll", "ld", "dd_wl", "wd", "ww"), self.pairs.counts, strict=True)),
            "seed": self.seed,
            "seconds": self.seconds,
            "checksum": self.checksum,
        }


@dataclass(frozen=True)
class Matrix:
    """A table of matchups.

    decks: the rows; field: the columns, the same decks in a square table. results: one `Cell` per matchup played, each
    unordered pair of decks once. Win rates are scores: a draw is half a win; intervals are Wilson with pairs as the unit.
    """

    decks: tuple[Deck, ...]
    field: tuple[Deck, ...]
    results: tuple[Cell, ...]
    seed: int
    policy: str
    version: str

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the rows."""
        return tuple(deck.name for deck in self.decks)

    @property
    def square(self) -> bool:
        """True if every deck meets every other one."""
        return self.decks == self.field

    @cached_property
    def cells(self) -> pd.DataFrame:
        """One row per matchup played (columns: docs/results.md)."""
        import pandas as pd

        return pd.DataFrame.from_records([cell.to_dict() for cell in self.results])

    @cached_property
    def rates(self) -> pd.DataFrame:
        """Win rate of the row against the column; 1/2 for a list against itself; nan where nothing was played."""
        import pandas as pd

        columns = [deck.name for deck in self.field]
        frame = pd.DataFrame(np.nan, index=list(self.names), columns=columns)
        for cell in self.results:
            if cell.deck_a in frame.index and cell.deck_b in frame.columns:
                frame.loc[cell.deck_a, cell.deck_b] = cell.pairs.mean
            if self.square:
                frame.loc[cell.deck_b, cell.deck_a] = 1.0 - cell.pairs.mean
        for a in self.decks:
            for b in self.field:
                if a.hash == b.hash:
                    frame.loc[a.name, b.name] = 0.5
        return frame

    @property
    def wins(self) -> NDArray[np.float64]:
        """Games the row won against the column, shape (n, n) of a square table; for `zxfast.stats.meta` and `ratings`."""
        table = np.zeros((len(self.decks),) * 2)
        for cell in self.results:
            i, j = self.names.index(cell.deck_a), self.names.index(cell.deck_b)
            if i != j:
                table[i, j], table[j, i] = cell.wins_a, cell.wins_b
        return table

    @property
    def draws(self) -> NDArray[np.float64]:
        """Drawn games of row and column, symmetric, shape (n, n) of a square table."""
        table = np.zeros((len(self.decks),) * 2)
        for cell in self.results:
            i, j = self.names.index(cell.deck_a), self.names.index(cell.deck_b)
            if i != j:
                table[i, j] = table[j, i] = cell.draws
        return table

    def to_dict(self) -> dict[str, Any]:
        """All totals, as `zxfast matrix --json` prints them."""
        return {
            "decks": [{"name": deck.name, "hash": deck.hash} for deck in self.decks],
            "field": [{"name": deck.name, "hash": deck.hash} for deck in self.field],
            "seed": self.seed,
            "policy": self.policy,
            "version": self.version,
            "level": LEVEL,
            "method": "wilson (pairs)",
            "cells": [cell.to_dict() for cell in self.results],
        }
