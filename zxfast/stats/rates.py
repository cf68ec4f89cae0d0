"""Win rates with intervals: Wilson (the default everywhere), Clopper-Pearson, Jeffreys, Agresti-Coull, Wald.

Only the standard library is imported at the top; scipy is loaded by the two methods that need the beta distribution.
Every bound lies inside [0, 1], also where floating-point noise or the method itself (Wald) would leave it.

Sources: Wilson 1927; Clopper and Pearson 1934; Brown, Cai and DasGupta 2001 (Jeffreys, Agresti-Coull);
Newcombe 1998, methods 1 (Wald), 3 (Wilson), 5 (Clopper-Pearson).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from statistics import NormalDist

__all__ = [
    "METHODS",
    "Rate",
    "agresti_coull",
    "check_level",
    "clopper_pearson",
    "interval",
    "jeffreys",
    "needed_games",
    "rate",
    "wald",
    "wilson",
    "z_of",
]

_NORMAL = NormalDist()


def check_level(level: float) -> float:
    """Return `level` if it is a confidence level strictly between 0 and 1, else raise ValueError."""
    if not 0.0 < level < 1.0:
        raise ValueError(f"confidence level must lie strictly between 0 and 1, not {level!r} (write 0.95 for 95 percent)")
    return float(level)


def z_of(level: float) -> float:
    """Two-sided standard normal quantile of a confidence level: 1.959964 for 0.95."""
    return _NORMAL.inv_cdf(0.5 + check_level(level) / 2.0)


def _check(k: float, n: float) -> tuple[float, float]:
    if not (math.isfinite(k) and math.isfinite(n)):
        raise ValueError(f"counts must be finite, not k={k!r}, n={n!r}")
    if n < 0 or not 0 <= k <= n:
        raise ValueError(f"need 0 <= k <= n, not k={k!r}, n={n!r}")
    return float(k), float(n)


def _clip(low: float, high: float) -> tuple[float, float]:
    return min(1.0, max(0.0, low)), min(1.0, max(0.0, high))


def wilson(k: float, n: float, level: float = 0.95) -> tuple[float, float]:
    """Wilson score interval without continuity correction.

    Bounds are (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n) with p = k/n (Wilson 1927; Newcombe 1998, method 3).

    Parameters: `k` successes (a half for each drawn game is allowed), `n` games, `level` confidence level in (0, 1).
    Returns (low, high), both in [0, 1]; (0, 1) for n = 0. Raises ValueError unless 0 <= k <= n.
    """
    z = z_of(level)
    k, n = _check(k, n)
    if n == 0:
        return 0.0, 1.0
    p = k / n
    z2 = z * z
    scale = 1.0 + z2 / n
    centre = (p + z2 / (2.0 * n)) / scale
    half = z * math.sqrt(p * (1.0 - p) / n + z2 / (4.0 * n * n)) / scale
    low = 0.0 if k == 0 else centre - half
    high = 1.0 if k == n else centre + half
    return _clip(low, high)


def clopper_pearson(k: float, n: float, level: float = 0.95) -> tuple[float, float]:
    """Clopper-Pearson ("exact") interval: quantiles alpha/2 of Beta(k, n-k+1) and 1-alpha/2 of Beta(k+1, n-k).

    Each tail keeps alpha/2, also at k = 0 and k = n (the upper bound at k = 0 is 1-(alpha/2)^(1/n)).

    Parameters: whole numbers `k` and `n`, `level` in (0, 1). Returns (low, high); (0, 1) for n = 0.
    Raises ValueError unless k and n are whole and 0 <= k <= n. Source: Clopper and Pearson 1934. Needs scipy.
    """
    alpha = 1.0 - check_level(level)
    k, n = _check(k, n)
    if k != int(k) or n != int(n):
        raise ValueError(f"Clopper-Pearson needs whole counts, not k={k!r}, n={n!r}; use wilson for scores with half points")
    if n == 0:
        return 0.0, 1.0
    from scipy.special import betaincinv

    low = 0.0 if k == 0 else float(betaincinv(k, n - k + 1.0, alpha / 2.0))
    high = 1.0 if k == n else float(betaincinv(k + 1.0, n - k, 1.0 - alpha / 2.0))
    return _clip(low, high)


def jeffreys(k: float, n: float, level: float = 0.95, *, at_ends: str = "quantile") -> tuple[float, float]:
    """Jeffreys interval, *equal-tailed*: quantiles alpha/2 and 1-alpha/2 of Beta(k+1/2, n-k+1/2).

    Two conventions exist at k = 0 and k = n. `at_ends="quantile"` (default; R binom.confint "bayes" equal-tailed, statsmodels)
    keeps both quantiles; `at_ends="modified"` sets the bound beyond the observed end to 0 or 1 (Brown, Cai, DasGupta 2001).
    The highest-density variant is not offered.

    Parameters: `k` successes, `n` games, `level` in (0, 1). Returns (low, high). Raises ValueError unless 0 <= k <= n.
    Needs scipy.
    """
    if at_ends not in ("quantile", "modified"):
        raise ValueError(f"at_ends must be 'quantile' or 'modified', not {at_ends!r}")
    alpha = 1.0 - check_level(level)
    k, n = _check(k, n)
    from scipy.special import betaincinv

    low = float(betaincinv(k + 0.5, n - k + 0.5, alpha / 2.0))
    high = float(betaincinv(k + 0.5, n - k + 0.5, 1.0 - alpha / 2.0))
    if at_ends == "modified":
        low = 0.0 if k == 0 else low
        high = 1.0 if k == n else high
    return _clip(low, high)


def agresti_coull(k: float, n: float, level: float = 0.95) -> tuple[float, float]:
    """Agresti-Coull interval: Wald around (k + z²/2)/(n + z²) with n + z² games, clipped to [0, 1].

    Parameters: `k` successes, `n` games, `level` in (0, 1). Returns (low, high); (0, 1) for n = 0.
    Raises ValueError unless 0 <= k <= n. Source: Agresti and Coull 1998.
    """
    z = z_of(level)
    k, n = _check(k, n)
    if n == 0:
        return 0.0, 1.0
    games = n + z * z
    p = (k + z * z / 2.0) / games
    half = z * math.sqrt(p * (1.0 - p) / games)
    return _clip(p - half, p + half)


def wald(k: float, n: float, level: float = 0.95, *, clip: bool = True) -> tuple[float, float]:
    """Wald interval p ± z·sqrt(p(1-p)/n); poor near 0 and 1, offered for comparison only.

    Parameters: `k` successes, `n` games, `level` in (0, 1); `clip=False` gives the textbook bounds, which may leave [0, 1].
    Returns (low, high); (0, 1) for n = 0. Raises ValueError unless 0 <= k <= n.
    """
    z = z_of(level)
    k, n = _check(k, n)
    if n == 0:
        return 0.0, 1.0
    p = k / n
    half = z * math.sqrt(p * (1.0 - p) / n)
    return _clip(p - half, p + half) if clip else (p - half, p + half)


#: Interval methods by name; every one is called as f(k, n, level).
METHODS: dict[str, Callable[[float, float, float], tuple[float, float]]] = {
    "wilson": wilson,
    "clopper-pearson": clopper_pearson,
    "jeffreys": jeffreys,
    "agresti-coull": agresti_coull,
    "wald": wald,
}


def interval(k: float, n: float, level: float = 0.95, method: str = "wilson") -> tuple[float, float]:
    """Interval (low, high) by the method named in `METHODS`. Raises ValueError for an unknown method or bad counts."""
    try:
        function = METHODS[method]
    except KeyError:
        raise ValueError(f"unknown interval method {method!r}; known: {', '.join(METHODS)}") from None
    return function(k, n, level)


def needed_games(half_width: float, level: float = 0.95, p: float = 0.5) -> int:
    """Games needed until the Wald half-width z·sqrt(p(1-p)/n) is at most `half_width`: ceil(z²·p(1-p)/w²).

    Parameters: `half_width` as a fraction (0.01 = one percentage point), `level` in (0, 1), `p` the expected rate
    (0.5 is the worst case). Raises ValueError if half_width is not positive or p is outside [0, 1].
    """
    if not half_width > 0:
        raise ValueError(f"half_width must be positive, not {half_width!r}")
    if not 0.0 <= p <= 1.0:
        raise ValueError(f"p must lie in [0, 1], not {p!r}")
    games = (z_of(level) / half_width) ** 2 * p * (1.0 - p)
    return max(1, math.ceil(games * (1.0 - 1e-12)))


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate with its sample size and interval.

    `value` the estimate (nan for n = 0), `n` games (or pairs) behind it, `low` and `high` the bounds,
    `level` the confidence level, `method` the name of the interval method.
    """

    value: float
    n: float
    low: float
    high: float
    level: float = 0.95
    method: str = "wilson"

    @property
    def half_width(self) -> float:
        """Half the length of the interval."""
        return (self.high - self.low) / 2.0

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high

    def __str__(self) -> str:
        name = f"{self.level * 100:g} % {self.method}, n = {self.n:g}"
        if self.n == 0:
            return f"no data ({name})"
        return f"{self.value * 100:.2f} % [{self.low * 100:.2f}, {self.high * 100:.2f}] ({name})"


def rate(k: float, n: float, level: float = 0.95, method: str = "wilson") -> Rate:
    """Rate of `k` successes in `n` games with the interval of the named method (see `METHODS`).

    Raises ValueError for bad counts, an unknown method or a level outside (0, 1).
    """
    low, high = interval(k, n, level, method)
    return Rate(k / n if n else math.nan, n, low, high, level, method)
