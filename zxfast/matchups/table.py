"""The table of matchups: what each cell gave, as frames and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from zxfast.decks import Deck
from zxfast.errors import UserError
from zxfast.run import Run
from zxfast.run.result import LEVEL, PAIR_OUTCOMES, coverage, number
from zxfast.run.totals import CAPS
from zxfast.stats.field import Standing, field_shares, standings
from zxfast.stats.pairs import PairCounts
from zxfast.stats.rates import Rate

from .plan import MatrixSpec

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Cell:
    """What one matchup gave.

    pairs: outcome counts of the pairs of games, seen from deck A; first: seen from whoever goes first. capped: games ended by a
    cap. seed: of its run, for `zx.replay`.
    """

    deck_a: str
    deck_b: str
    games: int
    wins_a: int
    wins_b: int
    draws: int
    pairs: PairCounts
    first: PairCounts
    capped: int
    turns_mean: float
    seed: int
    seconds: float
    checksum: str

    @classmethod
    def of(cls, run: Run) -> Cell:
        total, table = run.to_dict(), run.totals.table
        names = "games", "wins_a", "wins_b", "draws", "turns_mean", "seed", "seconds", "checksum"
        return cls(
            deck_a=run.spec.deck_a.name,
            deck_b=run.spec.deck_b.name,
            pairs=table.counts(),
            first=table.counts("first"),
            capped=sum(total["reasons"][name] for name in CAPS),
            **{name: total[name] for name in names},
        )

    @property
    def rate(self) -> Rate:
        """Win rate of deck A, a draw half a win, with pairs as the unit."""
        return self.pairs.rate(LEVEL)

    def to_dict(self) -> dict[str, Any]:
        """The columns of `Matrix.cells`."""
        win, first = self.rate, self.first.rate(LEVEL)
        return {
            "deck_a": self.deck_a,
            "deck_b": self.deck_b,
            "games": self.games,
            "wins_a": self.wins_a,
            "wins_b": self.wins_b,
            "draws": self.draws,
            "win_rate": number(win.value),
            "low": win.low,
            "high": win.high,
            "separable": not win.low <= 0.5 <= win.high,
            "first_player_win_rate": number(first.value),
            "first_low": first.low,
            "first_high": first.high,
            "capped": self.capped,
            "turns_mean": self.turns_mean,
            **dict(zip(PAIR_OUTCOMES, self.pairs.counts, strict=True)),
            "seed": self.seed,
            "seconds": self.seconds,
            "checksum": self.checksum,
        }


@dataclass(frozen=True)
class Matrix:
    """A table of matchups.

    results: one `Cell` for each matchup played. Win rates are scores: a draw is half a win; intervals are Wilson with pairs
    as the unit, 95 %.
    """

    spec: MatrixSpec
    results: tuple[Cell, ...]

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The decks of the rows."""
        return self.spec.decks

    @property
    def field(self) -> tuple[Deck, ...]:
        """The decks of the columns; those of the rows in a square table."""
        return self.spec.columns

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the rows."""
        return tuple(deck.name for deck in self.decks)

    @property
    def square(self) -> bool:
        """True if every deck meets every other one."""
        return self.spec.field is None

    @property
    def interrupted(self) -> bool:
        """True if games are missing."""
        return sum(cell.games for cell in self.results) < self.spec.games * len(self.spec.cells)

    @cached_property
    def cells(self) -> pd.DataFrame:
        """One row per matchup played (columns: docs/results.md)."""
        import pandas as pd

        return pd.DataFrame.from_records([cell.to_dict() for cell in self.results])

    @cached_property
    def rates(self) -> pd.DataFrame:
        """Win rate of the row against the column; 1/2 for a list against itself; nan where nothing was played."""
        import pandas as pd

        frame = pd.DataFrame(np.nan, index=list(self.names), columns=[deck.name for deck in self.field])
        for a in frame.index:
            for b in frame.columns:
                cell = self.cell(a, b)
                frame.loc[a, b] = 0.5 if a == b else np.nan if cell is None else cell.value
        return frame

    def cell(self, a: str, b: str) -> Rate | None:
        """Win rate of deck `a` against deck `b`, whichever of them was deck A; None if it was not played."""
        if (a, b) in self._by_name:
            return self._by_name[a, b].rate
        if (b, a) in self._by_name:
            win = self._by_name[b, a].rate
            return Rate(1.0 - win.value, win.n, 1.0 - win.high, 1.0 - win.low, win.level, win.method)
        return None

    def ranking(self, shares: Mapping[str, float] | None = None) -> list[Standing]:
        """The decks of the rows by the lower bound of their score against the field, best first.

        shares: of the decks in the field, by name; without them each is equally frequent; a deck that is not named has none. A
        deck scores 1/2 against itself. Raises UserError for bad shares or a matchup that was not played.
        """
        try:
            weights = field_shares([deck.name for deck in self.field], shares)
            return standings(self.names, {key: cell.rate for key, cell in self._by_name.items()}, weights, LEVEL)
        except ValueError as error:
            raise UserError(str(error)) from None

    @property
    def wins(self) -> NDArray[np.float64]:
        """Games the row won against the column, shape (n, n) of a square table; for `zxfast.stats.meta` and `ratings`."""
        return self._table(lambda cell: (cell.wins_a, cell.wins_b))

    @property
    def draws(self) -> NDArray[np.float64]:
        """Drawn games of row and column, symmetric, shape (n, n) of a square table."""
        return self._table(lambda cell: (cell.draws, cell.draws))

    def to_dict(self) -> dict[str, Any]:
        """All totals, as `zxfast matrix --json` prints them."""
        spec = self.spec
        lists = [[{"name": deck.name, "hash": deck.hash} for deck in decks] for decks in (self.decks, self.field)]
        return {
            "decks": lists[0],
            "field": lists[1],
            "games": spec.games,
            "seed": spec.seed,
            "policy": spec.policy,
            "pairing": spec.pairing,
            "version": spec.version,
            "level": LEVEL,
            "method": "wilson (pairs)",
            "coverage": coverage((*self.decks, *self.field)),
            "interrupted": self.interrupted,
            "cells": [cell.to_dict() for cell in self.results],
        }

    @cached_property
    def _by_name(self) -> dict[tuple[str, str], Cell]:
        return {(cell.deck_a, cell.deck_b): cell for cell in self.results}

    def _table(self, values: Callable[[Cell], tuple[int, int]]) -> NDArray[np.float64]:
        if not self.square:
            raise UserError("this needs a square table: every deck against every other one")
        table = np.zeros((len(self.decks),) * 2)
        for cell in self.results:
            i, j = self.names.index(cell.deck_a), self.names.index(cell.deck_b)
            if i != j:
                table[i, j], table[j, i] = values(cell)
        return table
