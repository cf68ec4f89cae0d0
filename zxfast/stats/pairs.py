"""Pairs as the unit: two games on the same streams with the seats swapped are one observation.

Results come as rows: a numpy structured array, a pandas DataFrame or a mapping of columns with at least `pair` (number of the
pair) and `winner` (0 = deck A, 1 = deck B, -1 = draw; or the words A, B, draw); where the seat matters also `first` (deck that
goes first).
A win is one point, a draw half a point. The five outcome counts of a pair (pentanomial) are, for deck A,
LL, LD, DD or WL, WD, WW: 0, 1/2, 1, 3/2, 2 points.

Games of a pair are not independent, so the variance is taken between pairs (clusters), not between games.
Source: clustered (between-cluster) variance of a mean, Cochran 1977, section 9A; effective sample size, Kish 1965.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .rates import Rate, check_level, rate, wilson, z_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = [
    "Caps",
    "Difference",
    "PairCounts",
    "SeatBalance",
    "capped_games",
    "difference",
    "difference_of",
    "first_player_advantage",
    "games_to_detect",
    "pair_points",
    "paired_difference",
    "pentanomial",
    "rank",
    "seat_balance",
    "win_rate",
]


def column(rows: Any, name: str) -> NDArray[Any]:
    """Column `name` of rows as a numpy array. Raises ValueError if the rows have no such column."""
    try:
        return np.asarray(rows[name])
    except (KeyError, ValueError, IndexError) as error:
        raise ValueError(f"result rows have no column {name!r}") from error


def side_codes(rows: Any, name: str) -> NDArray[np.int64]:
    """Column `winner` or `first` as numbers: 0 deck A, 1 deck B, -1 draw; the words A, B and draw are read as well."""
    values = column(rows, name)
    if values.dtype.kind in "OUT":
        words = values.astype(str)
        known = np.isin(words, ["A", "B", "draw"])
        if known.all():
            return np.where(words == "A", 0, np.where(words == "B", 1, -1)).astype(np.int64)
    try:
        codes = values.astype(np.int64)
    except (TypeError, ValueError):
        codes = np.full(len(values), 2, dtype=np.int64)
    if codes.size and (codes.min() < -1 or codes.max() > 1):
        raise ValueError(f"{name} must be 0 or A (deck A), 1 or B (deck B), -1 or draw")
    return codes


def _points(rows: Any, side: str) -> NDArray[np.float64]:
    winner = side_codes(rows, "winner")
    if side == "a":
        won = winner == 0
    elif side == "b":
        won = winner == 1
    elif side == "first":
        won = winner == side_codes(rows, "first")
    else:
        raise ValueError(f"side must be 'a', 'b' or 'first', not {side!r}")
    return np.where(winner == -1, 0.5, won.astype(np.float64))


def pair_points(rows: Any, side: str = "a") -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64]]:
    """Points per pair of deck A (`side="a"`), deck B ("b") or of whoever goes first ("first").

    Returns three arrays of the same length: pair numbers (ascending), points in that pair (0 to 2 for two games), games of
    that pair.
    Raises ValueError if a column is missing or a winner is not -1, 0 or 1.
    """
    points = _points(rows, side)
    pairs, where = np.unique(column(rows, "pair").astype(np.int64), return_inverse=True)
    total = np.bincount(where, weights=points, minlength=len(pairs)).astype(np.float64)
    games = np.bincount(where, minlength=len(pairs)).astype(np.int64)
    return pairs, total, games


@dataclass(frozen=True, slots=True)
class PairCounts:
    """Five outcome counts of pairs: `ll`, `ld`, `dd_wl`, `wd`, `ww`, and `single`, the games whose partner is missing.

    `single` games count in nothing computed here; a finished run has none.
    """

    ll: int = 0
    ld: int = 0
    dd_wl: int = 0
    wd: int = 0
    ww: int = 0
    single: int = 0

    @property
    def counts(self) -> tuple[int, int, int, int, int]:
        """The five counts, worst outcome first."""
        return self.ll, self.ld, self.dd_wl, self.wd, self.ww

    @property
    def pairs(self) -> int:
        """Number of complete pairs."""
        return sum(self.counts)

    @property
    def games(self) -> int:
        """Number of games in complete pairs."""
        return 2 * self.pairs

    @property
    def mean(self) -> float:
        """Score per game, in [0, 1]; nan without pairs."""
        return sum(i * n for i, n in enumerate(self.counts)) / (4.0 * self.pairs) if self.pairs else math.nan

    @property
    def variance(self) -> float:
        """Unbiased variance of the score of a pair (score per game, so in [0, 1/4] up to the correction); nan below two pairs."""
        if self.pairs < 2:
            return math.nan
        mean = self.mean
        return sum(n * (i / 4.0 - mean) ** 2 for i, n in enumerate(self.counts)) / (self.pairs - 1)

    @property
    def standard_error(self) -> float:
        """Standard error of `mean` with pairs as clusters: sqrt(variance / pairs)."""
        return math.sqrt(self.variance / self.pairs) if self.pairs >= 2 else math.nan

    @property
    def effective_games(self) -> float:
        """Number of independent games whose mean would have the same standard error: p(1-p) / se².

        All pairs alike leaves no spread to estimate from; then the number of pairs is returned, which is on the safe side.
        """
        if self.pairs < 2 or self.variance == 0.0:
            return float(self.pairs)
        mean = self.mean
        return mean * (1.0 - mean) / (self.variance / self.pairs)

    @property
    def design_effect(self) -> float:
        """Variance with pairs over variance of independent decisive games: games / effective games (below 1: pairing helped)."""
        return self.games / self.effective_games if self.pairs else math.nan

    def rate(self, level: float = 0.95, method: str = "wilson") -> Rate:
        """Score rate per game with an interval that takes pairs as the unit.

        `method="wilson"`: Wilson with the effective number of games (Kish); `"normal"`: mean ± z·standard error, clipped to
        [0, 1].
        The `n` of the result is the number of games. Raises ValueError for another method or a bad level.
        """
        z = z_of(level)
        name = f"{method} (pairs)"
        if method not in ("wilson", "normal"):
            raise ValueError(f"interval method for pairs must be 'wilson' or 'normal', not {method!r}")
        if not self.pairs:
            return Rate(math.nan, 0, 0.0, 1.0, level, name)
        mean = self.mean
        if method == "normal" and self.pairs >= 2:
            half = z * self.standard_error
            low, high = max(0.0, mean - half), min(1.0, mean + half)
        else:
            n = self.effective_games
            low, high = wilson(min(n, mean * n), n, level)
        return Rate(mean, self.games, min(low, mean), max(high, mean), level, name)

    def __add__(self, other: PairCounts) -> PairCounts:
        return PairCounts(*(a + b for a, b in zip((*self.counts, self.single), (*other.counts, other.single), strict=True)))


def pentanomial(rows: Any, side: str = "a") -> PairCounts:
    """Five outcome counts of the pairs in `rows`, seen from `side` ("a", "b" or "first", see `pair_points`).

    Raises ValueError if a pair holds more than two games.
    """
    pairs, points, games = pair_points(rows, side)
    if games.size and games.max() > 2:
        worst = pairs[int(np.argmax(games))]
        raise ValueError(f"pair {worst} holds {int(games.max())} games, expected two; pass the rows of one matchup at a time")
    full = games == 2
    counts = np.bincount(np.rint(2 * points[full]).astype(np.int64), minlength=5)
    ll, ld, dd_wl, wd, ww = (int(c) for c in counts[:5])
    return PairCounts(ll, ld, dd_wl, wd, ww, int((~full).sum()))


def win_rate(rows: Any, side: str = "a", level: float = 0.95, method: str = "wilson", unit: str = "pair") -> Rate:
    """Win rate (draws count half) of deck A, deck B or the first player with an interval.

    `unit="pair"` uses pairs as clusters (`method` "wilson" or "normal"; single games are left out), `unit="game"` treats games as
    independent (`method` one of `zxfast.stats.rates.METHODS`). Raises ValueError for other names.
    """
    if unit == "pair":
        return pentanomial(rows, side).rate(level, method)
    if unit == "game":
        points = _points(rows, side)
        return rate(float(points.sum()), int(points.size), level, method)
    raise ValueError(f"unit must be 'pair' or 'game', not {unit!r}")


def first_player_advantage(rows: Any, level: float = 0.95, method: str = "wilson") -> Rate:
    """Score rate of the player who goes first, pairs as the unit; 0.5 means no advantage. Needs the column `first`."""
    return pentanomial(rows, "first").rate(level, method)


@dataclass(frozen=True, slots=True)
class SeatBalance:
    """Win rate of deck A by seat: `first` when A goes first, `second` when B does, `balanced` the mean of both, and `gap`,
    their difference.

    `balanced` weighs both seats equally whatever the numbers of games; with complete pairs it equals the plain rate.
    """

    first: Rate
    second: Rate
    balanced: Rate
    gap: Difference


def seat_balance(rows: Any, level: float = 0.95) -> SeatBalance:
    """Win rates of deck A going first and going second (Wilson), their mean and the difference.

    With complete pairs only, the mean comes from the pairs and the gap is paired within pairs; otherwise games count as
    independent.
    Raises ValueError if a column is missing or one of the seats has no game.
    """
    points = _points(rows, "a")
    went_first = side_codes(rows, "first") == 0
    a, b = points[went_first], points[~went_first]
    if not a.size or not b.size:
        raise ValueError("seat balance needs games with each deck going first")
    first, second = rate(float(a.sum()), a.size, level), rate(float(b.sum()), b.size, level)
    pair = column(rows, "pair").astype(np.int64)
    order_a, order_b = np.argsort(pair[went_first], kind="stable"), np.argsort(pair[~went_first], kind="stable")
    if np.array_equal(pair[went_first][order_a], pair[~went_first][order_b]) and np.unique(pair).size == a.size and a.size > 1:
        return SeatBalance(first, second, pentanomial(rows).rate(level), paired_difference(a[order_a], b[order_b], level))
    z = z_of(level)
    mean = (first.value + second.value) / 2.0
    half = z / 2.0 * math.sqrt(a.var() / a.size + b.var() / b.size)
    balanced = Rate(mean, points.size, max(0.0, mean - half), min(1.0, mean + half), level, "normal (seats weighted equally)")
    return SeatBalance(first, second, balanced, difference_of(first, second))


# differences


@dataclass(frozen=True, slots=True)
class Difference:
    """Difference `value` of two rates with its interval [`low`, `high`] at `level` by `method`."""

    value: float
    low: float
    high: float
    level: float
    method: str

    @property
    def separable(self) -> bool:
        """False if the interval holds 0: the two are not separable at this level."""
        return not self.low <= 0.0 <= self.high

    def __str__(self) -> str:
        value, low, high = self.value * 100, self.low * 100, self.high * 100
        text = f"{value:+.2f} points [{low:+.2f}, {high:+.2f}] ({self.level * 100:g} % {self.method})"
        return text if self.separable else f"{text}: not separable"


def difference_of(a: Rate, b: Rate) -> Difference:
    """Difference a - b of two independent rates from their intervals, by squaring and adding the distances to the bounds.

    With Wilson intervals this is Newcombe's hybrid score interval (Newcombe 1998, Statistics in Medicine 17, 873-890, method 10).
    Raises ValueError if the levels differ.
    """
    if a.level != b.level:
        raise ValueError(f"intervals of different levels cannot be combined: {a.level} and {b.level}")
    method = "newcombe" if a.method == b.method == "wilson" else f"square-and-add of {a.method}"
    if math.isnan(a.value) or math.isnan(b.value):
        return Difference(math.nan, -1.0, 1.0, a.level, method)
    value = a.value - b.value
    low = value - math.hypot(a.value - a.low, b.high - b.value)
    high = value + math.hypot(a.high - a.value, b.value - b.low)
    return Difference(value, max(-1.0, low), min(1.0, high), a.level, method)


def difference(k1: float, n1: float, k2: float, n2: float, level: float = 0.95, method: str = "newcombe") -> Difference:
    """Difference k1/n1 - k2/n2 of two independent rates.

    `method`: "newcombe" (hybrid score, default), "wald", or "agresti-caffo" (one success and one failure added to each sample;
    Agresti and Caffo 2000). Raises ValueError for bad counts or another method; without games in a sample the bounds are -1
    and 1.
    """
    if method == "newcombe":
        return difference_of(rate(k1, n1, level), rate(k2, n2, level))
    if method not in ("wald", "agresti-caffo"):
        raise ValueError(f"difference method must be 'newcombe', 'wald' or 'agresti-caffo', not {method!r}")
    z = z_of(level)
    one, two = rate(k1, n1, level, "wald"), rate(k2, n2, level, "wald")
    if n1 == 0 or n2 == 0:
        return Difference(math.nan, -1.0, 1.0, level, method)
    extra = 1.0 if method == "agresti-caffo" else 0.0
    p1, p2 = (k1 + extra) / (n1 + 2 * extra), (k2 + extra) / (n2 + 2 * extra)
    half = z * math.sqrt(p1 * (1 - p1) / (n1 + 2 * extra) + p2 * (1 - p2) / (n2 + 2 * extra))
    return Difference(one.value - two.value, max(-1.0, p1 - p2 - half), min(1.0, p1 - p2 + half), level, method)


def paired_difference(a: ArrayLike, b: ArrayLike, level: float = 0.95) -> Difference:
    """Mean of a[i] - b[i] with a Student t interval: for scores obtained with common random numbers.

    Parameters: `a`, `b` arrays of the same length n >= 2, one score per unit (pair, or game) in the same order; `level` in (0,
    1).
    Raises ValueError if the lengths differ or n < 2. Needs scipy.
    """
    check_level(level)
    x, y = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    if x.shape != y.shape or x.ndim != 1:
        raise ValueError(f"paired scores must be two arrays of the same length, not {x.shape} and {y.shape}")
    if x.size < 2:
        raise ValueError("a paired difference needs at least two units")
    from scipy.special import stdtrit

    d = x - y
    mean = float(d.mean())
    half = float(stdtrit(d.size - 1, 0.5 + level / 2.0)) * float(d.std(ddof=1)) / math.sqrt(d.size)
    return Difference(mean, mean - half, mean + half, level, "paired t")


def games_to_detect(
    difference: float, variance: float = 0.25, alpha: float = 0.05, power: float = 0.9, *, samples: int = 2
) -> int:
    """Units per sample needed to detect `difference` with a two-sided test.

    The number is ceil(samples·variance·(z_{1-alpha/2} + z_power)² / difference²), the normal approximation.

    Parameters: `difference` as a fraction (0.01 = one percentage point); `variance` of one unit (0.25 = worst case of a win
    rate; for a paired comparison the variance of the differences, with `samples=1`); `alpha` error of the first kind, `power`
    chance to detect.
    Raises ValueError if a number is out of range.
    """
    if not difference > 0 or not variance >= 0 or not 0 < alpha < 1 or not 0 < power < 1 or samples not in (1, 2):
        raise ValueError("need difference > 0, variance >= 0, alpha and power in (0, 1), samples 1 or 2")
    from statistics import NormalDist

    z = NormalDist().inv_cdf(1 - alpha / 2) + NormalDist().inv_cdf(power)
    return max(1, math.ceil(samples * variance * (z / difference) ** 2 * (1 - 1e-12)))


def rank(rates: Mapping[str, Rate]) -> list[tuple[str, Rate, bool]]:
    """Order named rates by their lower bounds, best first.

    Returns (name, rate, separable) per entry; `separable` says whether the entry differs from the next one (difference interval
    without 0); the last entry has True. Equal lower bounds keep the order of the value, then of the name.
    """
    order = sorted(rates.items(), key=lambda item: (-item[1].low, -item[1].value if item[1].n else 0.0, item[0]))
    result = []
    for i, (name, r) in enumerate(order):
        apart = i + 1 == len(order) or difference_of(r, order[i + 1][1]).separable
        result.append((name, r, apart))
    return result


# games ended by a cap


@dataclass(frozen=True, slots=True)
class Caps:
    """Games ended by a cap: how many, which, and the win rate of deck A with and without them.

    `games` are the game numbers (with the run seed they replay the game); `without` leaves out every pair that holds one.
    """

    count: int
    by_reason: dict[str, int]
    games: tuple[int, ...]
    rate: Rate
    without: Rate


def capped_games(
    rows: Any,
    reasons: Sequence[str] | None = None,
    caps: Sequence[str] = ("loop", "turn_cap", "action_cap"),
    level: float = 0.95,
) -> Caps:
    """Find the games that a cap ended (ZX-1.10, ZX-1.11) and give the win rate with and without them.

    `reasons` names the codes of the column `reason` (index = code); leave it out if the column holds names already.
    Raises ValueError if a code has no name or a column is missing.
    """
    reason = column(rows, "reason")
    if reasons is not None:
        codes = reason.astype(np.int64)
        if codes.size and codes.max() >= len(reasons):
            raise ValueError(f"reason code {int(codes.max())} has no name")
        reason = np.asarray(list(reasons), dtype=object)[codes]
    names = reason.astype(str)
    hit = np.isin(names, list(caps))
    games = tuple(int(g) for g in column(rows, "game")[hit])
    found = {name: int((names == name).sum()) for name in caps if (names == name).any()}
    pair = column(rows, "pair")
    keep = ~np.isin(pair, pair[hit])
    kept = {name: column(rows, name)[keep] for name in ("pair", "winner")}
    return Caps(int(hit.sum()), found, games, win_rate(rows, level=level), win_rate(kept, level=level))
