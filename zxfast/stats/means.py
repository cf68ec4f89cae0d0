"""Means and ratios per game with intervals, games that belong together (a pair) as one unit; added up piece by piece."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .rates import Rate, z_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["GAMES", "Moments"]

GAMES = "games"  # a column of ones that every `Moments` has


@dataclass(frozen=True, eq=False)
class Moments:
    """Sums over units (pairs of games) of some numbers per game: enough for every mean and ratio of them with its interval.

    names: of the numbers, `GAMES` first. units: how many. sums: shape (k,), totals over all games. products: shape (k, k), sums
    over units of the products of the unit's totals. Two of them, of different units, add up with +.
    """

    names: tuple[str, ...]
    units: int
    sums: NDArray[np.float64]
    products: NDArray[np.float64]

    @classmethod
    def of(cls, names: Sequence[str], values: ArrayLike, units: ArrayLike | None = None) -> Moments:
        """From values of shape (games, len(names)). units: shape (games,), numbers of the pairs (or other units) that belong
        together; by default every game is one. Raises ValueError for shapes that do not fit."""
        x = np.asarray(values, dtype=np.float64)
        if x.ndim != 2 or x.shape[1] != len(names):
            raise ValueError(f"values must have the shape (games, {len(names)}), not {x.shape}")
        x = np.column_stack([np.ones(len(x)), x])
        if units is not None:
            number = np.asarray(units)
            if number.shape != x.shape[:1]:
                raise ValueError(f"units must have the shape ({len(x)},), not {number.shape}")
            order = np.argsort(number, kind="stable")
            starts = np.unique(number[order], return_index=True)[1]
            x = np.add.reduceat(x[order], starts, axis=0) if len(order) else x
        return cls((GAMES, *names), len(x), x.sum(axis=0), x.T @ x)

    def __add__(self, other: Moments) -> Moments:
        if self.names != other.names:
            raise ValueError("moments of different numbers do not add up")
        return Moments(self.names, self.units + other.units, self.sums + other.sums, self.products + other.products)

    def mean(self, name: str, level: float = 0.95) -> Rate:
        """Mean per game; see `ratio`."""
        return self.ratio({name: 1.0}, GAMES, level)

    def ratio(self, top: str | dict[str, float], bottom: str, level: float = 0.95) -> Rate:
        """Total of `top` over total of `bottom`, for example hits over attempts, with a normal interval; `n` is the total of
        `bottom`. top: a name, or names with factors (a difference: {"a": 1, "b": -1}). Bounds are not clipped.

        Variance of a ratio of two sums, linearised, between units: G/(G-1) · sum over G units of (top - ratio·bottom)² / (total
        of bottom)² (Cochran 1977, sections 6.4 and 9A.2). With fewer than two units, or nothing in `bottom`, the bounds are
        infinite. Raises KeyError for an unknown name.
        """
        factors = {top: 1.0} if isinstance(top, str) else top
        for name in (*factors, bottom):
            if name not in self.names:
                raise KeyError(name)
        at = self.names.index(bottom)
        total = float(self.sums[at])
        if not total:
            return Rate(math.nan, 0, -math.inf, math.inf, level, "ratio")
        weights = np.array([factors.get(name, 0.0) for name in self.names])
        value = float(weights @ self.sums) / total
        if self.units < 2:
            return Rate(value, total, -math.inf, math.inf, level, "ratio")
        weights[at] -= value
        square = max(0.0, float(weights @ self.products @ weights)) * self.units / (self.units - 1)
        half = z_of(level) * math.sqrt(square) / total
        return Rate(value, total, value - half, value + half, level, "ratio")
