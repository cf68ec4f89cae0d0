"""Exact probability distributions over numbers: fractions in, fractions out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

__all__ = ["Distribution", "mixture"]

Number = int | Fraction


class Distribution:
    """A random number with finitely many values, every probability an exact fraction.

    Parameters: `weights`, probabilities by value, or pairs (value, probability); equal values are added up, zeros dropped.
    Raises ValueError if a probability is negative or they do not add up to exactly 1.

    `d.p(2)`, `d.at_least(2)`, `d.mean`, `d.variance`; `d + e` is the sum of independent numbers; `d.beats(e)` compares them.
    """

    __slots__ = ("_weights",)

    def __init__(self, weights: Mapping[Any, Number] | Iterable[tuple[Any, Number]]) -> None:
        pairs = weights.items() if isinstance(weights, Mapping) else weights
        total: dict[Number, Fraction] = {}
        for value, weight in pairs:
            if weight < 0:
                raise ValueError(f"negative probability {weight} of {value}")
            if weight:
                total[value] = total.get(value, Fraction(0)) + Fraction(weight)
        if sum(total.values()) != 1:
            raise ValueError(f"probabilities add up to {sum(total.values())}, not to 1")
        self._weights = dict(sorted(total.items()))

    @classmethod
    def certain(cls, value: Number) -> Distribution:
        """The number `value` without any chance."""
        return cls({value: 1})

    @classmethod
    def binomial(cls, n: int, p: Number | str) -> Distribution:
        """Number of successes in `n` independent trials of probability `p` (a fraction, or text such as "1/2")."""
        q = Fraction(p)
        if n < 0 or not 0 <= q <= 1:
            raise ValueError(f"need n >= 0 and p in [0, 1], not n={n}, p={p}")
        return cls((k, math.comb(n, k) * q**k * (1 - q) ** (n - k)) for k in range(n + 1))

    @property
    def values(self) -> tuple[Number, ...]:
        """Values of positive probability, ascending."""
        return tuple(self._weights)

    def items(self) -> Iterable[tuple[Number, Fraction]]:
        """Pairs (value, probability), ascending."""
        return self._weights.items()

    def __iter__(self) -> Iterator[tuple[Number, Fraction]]:
        return iter(self._weights.items())

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self._weights == other._weights

    def __hash__(self) -> int:
        return hash(tuple(self._weights.items()))

    def __repr__(self) -> str:
        return "Distribution({" + ", ".join(f"{v}: {p}" for v, p in self._weights.items()) + "})"

    def p(self, value: Number) -> Fraction:
        """Probability of exactly `value`."""
        return self._weights.get(value, Fraction(0))

    def chance(self, condition: Callable[[Any], bool]) -> Fraction:
        """Probability that `condition(value)` holds."""
        return sum((p for v, p in self._weights.items() if condition(v)), Fraction(0))

    def at_least(self, value: Number) -> Fraction:
        """Probability of `value` or more."""
        return self.chance(lambda v: v >= value)

    def at_most(self, value: Number) -> Fraction:
        """Probability of `value` or less."""
        return self.chance(lambda v: v <= value)

    def between(self, low: Number, high: Number) -> Fraction:
        """Probability of `low` to `high`, both included."""
        return self.chance(lambda v: low <= v <= high)

    @property
    def mean(self) -> Fraction:
        """Expected value."""
        return sum((v * p for v, p in self._weights.items()), Fraction(0))

    @property
    def variance(self) -> Fraction:
        """Variance, E[X²] - E[X]²."""
        return sum((v * v * p for v, p in self._weights.items()), Fraction(0)) - self.mean**2

    @property
    def deviation(self) -> float:
        """Standard deviation."""
        return math.sqrt(self.variance)

    def quantile(self, share: float | Fraction) -> Number:
        """Smallest value v with P(X <= v) >= share, 0 < share <= 1; the median for 1/2."""
        if not 0 < share <= 1:
            raise ValueError(f"share must lie in (0, 1], not {share!r}")
        below = Fraction(0)
        for value, p in self._weights.items():
            below += p
            if below >= share:
                return value
        raise AssertionError("probabilities add up to 1")

    @property
    def mode(self) -> Number:
        """Most likely value; the smallest of equals."""
        return max(self._weights, key=lambda v: (self._weights[v], -v))

    def map(self, function: Callable[[Any], Number]) -> Distribution:
        """Distribution of `function(X)`."""
        return Distribution((function(v), p) for v, p in self._weights.items())

    def given(self, condition: Callable[[Any], bool]) -> Distribution:
        """Distribution of X given that `condition(X)` holds. Raises ValueError if that is impossible."""
        whole = self.chance(condition)
        if not whole:
            raise ValueError("the condition is impossible")
        return Distribution((v, p / whole) for v, p in self._weights.items() if condition(v))

    def __add__(self, other: Distribution) -> Distribution:
        """Sum of two independent numbers."""
        if not isinstance(other, Distribution):
            return NotImplemented
        return Distribution((a + b, p * q) for a, p in self for b, q in other)

    def times(self, n: int) -> Distribution:
        """Sum of `n` independent copies."""
        if n < 0:
            raise ValueError("n must not be negative")
        result = Distribution.certain(0)
        for _ in range(n):
            result = result + self
        return result

    def beats(self, other: Distribution) -> Fraction:
        """Probability that this number is strictly greater than an independent `other`."""
        return sum((p * q for a, p in self for b, q in other if a > b), Fraction(0))

    def ties(self, other: Distribution) -> Fraction:
        """Probability that this number equals an independent `other`."""
        return sum((p * other.p(a) for a, p in self), Fraction(0))


def mixture(parts: Iterable[tuple[Number, Distribution]]) -> Distribution:
    """Distribution drawn at random: pairs (probability, distribution). Raises ValueError if they do not add up to 1."""
    return Distribution((v, weight * p) for weight, part in parts for v, p in part)
