"""Pairs counted by what happened in both seats: nine numbers from which every total of a matchup follows, and which add up.

A pair is two games on the same random streams: deck A goes first in one and second in the other. The five outcome counts, the
score by seat, the advantage of going first and their variances need nothing else, so a run of any length needs no rows for them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .pairs import Difference, PairCounts, SeatBalance
from .rates import Rate, rate, z_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["PairTable"]

LOST, DRAWN, WON = range(3)


@dataclass(frozen=True, eq=False)
class PairTable:
    """Outcomes of deck A by seat.

    pairs: shape (3, 3), pairs by the outcome for A (lost, drawn, won) when it goes first (row) and second (column). single: shape
    (3,), games in which A went first and whose partner is missing.
    """

    pairs: NDArray[np.int64]
    single: NDArray[np.int64]

    @classmethod
    def of(cls, winner: NDArray[np.int8]) -> PairTable:
        """From the winners (0 = A, 1 = B, -1 = draw) of games in order, A going first in every other one, from the first on."""
        outcome = np.array([WON, LOST, DRAWN])[np.asarray(winner, dtype=np.int64)]
        whole = len(outcome) // 2 * 2
        pairs = np.bincount(3 * outcome[:whole:2] + outcome[1:whole:2], minlength=9).reshape(3, 3)
        return cls(pairs, np.bincount(outcome[whole:], minlength=3))

    @classmethod
    def empty(cls) -> PairTable:
        return cls(np.zeros((3, 3), dtype=np.int64), np.zeros(3, dtype=np.int64))

    def __add__(self, other: PairTable) -> PairTable:
        return PairTable(self.pairs + other.pairs, self.single + other.single)

    @property
    def going_first(self) -> tuple[int, int, int]:
        """Games lost, drawn, won by A when it goes first."""
        lost, drawn, won = (int(n) for n in self.pairs.sum(axis=1) + self.single)
        return lost, drawn, won

    @property
    def going_second(self) -> tuple[int, int, int]:
        """Games lost, drawn, won by A when it goes second."""
        lost, drawn, won = (int(n) for n in self.pairs.sum(axis=0))
        return lost, drawn, won

    @property
    def outcomes(self) -> tuple[int, int, int]:
        """Games lost, drawn, won by A."""
        lost, drawn, won = (a + b for a, b in zip(self.going_first, self.going_second, strict=True))
        return lost, drawn, won

    @property
    def games(self) -> int:
        return sum(self.outcomes)

    @property
    def first_wins(self) -> int:
        """Games won by whoever went first."""
        return self.going_first[WON] + self.going_second[LOST]

    def counts(self, side: str = "a") -> PairCounts:
        """The five outcome counts, seen from deck A ("a"), deck B ("b") or whoever goes first ("first").

        Raises ValueError for another side.
        """
        if side not in ("a", "b", "first"):
            raise ValueError(f"side must be 'a', 'b' or 'first', not {side!r}")
        pairs = self.pairs[:, ::-1] if side == "first" else self.pairs  # when A goes second its loss is the first player's win
        ll, ld, dd_wl, wd, ww = (int(np.trace(pairs[:, ::-1], 2 - points)) for points in range(5))  # anti-diagonals
        single = int(self.single.sum())
        return PairCounts(ww, wd, dd_wl, ld, ll, single) if side == "b" else PairCounts(ll, ld, dd_wl, wd, ww, single)

    def balance(self, level: float = 0.95) -> SeatBalance:
        """Win rates of deck A going first and second, their mean, and the gap paired within pairs (normal interval).

        A draw is half a win. Raises ValueError if the level is not between 0 and 1.
        """
        first, second = (self._seat(*outcomes, level) for outcomes in (self.going_first, self.going_second))
        n = int(self.pairs.sum())
        if n < 2:
            gap = Difference(math.nan, -1.0, 1.0, level, "paired normal")
        else:
            step = np.subtract.outer(np.arange(3), np.arange(3)) / 2.0
            mean = float((self.pairs * step).sum()) / n
            variance = float((self.pairs * (step - mean) ** 2).sum()) / (n - 1)
            half = z_of(level) * math.sqrt(variance / n)
            gap = Difference(mean, mean - half, mean + half, level, "paired normal")
        return SeatBalance(first, second, self.counts().rate(level), gap)

    @staticmethod
    def _seat(lost: int, drawn: int, won: int, level: float) -> Rate:
        return rate(won + drawn / 2.0, lost + drawn + won, level)
