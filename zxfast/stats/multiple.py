"""Many tests at once: adjusted p-values, so that a screen over all cards of a deck does not find what is not there.

Holm controls the chance of any false finding, Benjamini-Hochberg the expected share of false ones among the findings.
Sources: Holm 1979; Benjamini and Hochberg 1995; Benjamini and Yekutieli 2001.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from .pairs import Difference
from .rates import z_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["ADJUSTMENTS", "adjust", "benjamini_hochberg", "benjamini_yekutieli", "bonferroni", "holm", "p_value"]


def _check(p: ArrayLike) -> NDArray[np.float64]:
    values = np.array(p, dtype=np.float64)
    if values.ndim != 1:
        raise ValueError(f"p-values must be a list, not of shape {values.shape}")
    known = values[~np.isnan(values)]
    if ((known < 0) | (known > 1)).any():
        raise ValueError("p-values must lie in [0, 1]")
    return values


def _adjusted(p: ArrayLike, steps: Callable[[NDArray[np.float64]], NDArray[np.float64]]) -> NDArray[np.float64]:
    values = _check(p)
    result = np.full_like(values, np.nan)
    known = np.flatnonzero(~np.isnan(values))
    order = known[np.argsort(values[known], kind="stable")]
    if order.size:
        result[order] = np.clip(steps(values[order]), 0.0, 1.0)
    return result


def bonferroni(p: ArrayLike) -> NDArray[np.float64]:
    """m·p, at most 1. Parameters and errors as `holm`."""
    return _adjusted(p, lambda s: s * s.size)


def holm(p: ArrayLike) -> NDArray[np.float64]:
    """Holm's step-down adjustment: running maximum of (m-i+1)·p_(i) over the sorted p-values.

    Parameters: `p` shape (m,), values in [0, 1]; nan marks tests that were not made, stays nan and does not count in m.
    Returns adjusted p-values, shape (m,), in the order given. Raises ValueError for values outside [0, 1].
    """
    return _adjusted(p, lambda s: np.maximum.accumulate(s * np.arange(s.size, 0, -1)))


def benjamini_hochberg(p: ArrayLike) -> NDArray[np.float64]:
    """Benjamini-Hochberg: running minimum from the largest of m·p_(i)/i. Parameters and errors as `holm`."""
    return _adjusted(p, lambda s: np.minimum.accumulate((s * s.size / np.arange(1, s.size + 1))[::-1])[::-1])


def benjamini_yekutieli(p: ArrayLike) -> NDArray[np.float64]:
    """As Benjamini-Hochberg times 1 + 1/2 + ... + 1/m: valid for any dependence. Parameters and errors as `holm`."""

    def steps(s: NDArray[np.float64]) -> NDArray[np.float64]:
        ranks = np.arange(1, s.size + 1)
        return np.minimum.accumulate((s * s.size * (1.0 / ranks).sum() / ranks)[::-1])[::-1]

    return _adjusted(p, steps)


#: Adjustments by name; every one is called as f(p).
ADJUSTMENTS: dict[str, Callable[[ArrayLike], NDArray[np.float64]]] = {
    "holm": holm,
    "benjamini-hochberg": benjamini_hochberg,
    "benjamini-yekutieli": benjamini_yekutieli,
    "bonferroni": bonferroni,
}


def adjust(p: ArrayLike, method: str = "holm") -> NDArray[np.float64]:
    """Adjusted p-values by the method named in `ADJUSTMENTS`. Raises ValueError for an unknown method."""
    try:
        function = ADJUSTMENTS[method]
    except KeyError:
        raise ValueError(f"unknown adjustment {method!r}; known: {', '.join(ADJUSTMENTS)}") from None
    return function(p)


def p_value(difference: Difference) -> float:
    """Two-sided p-value of "no difference" from the half-width towards 0 of a difference's interval (normal approximation).

    z = value divided by (distance from the value to the bound on the side of 0)/z_level; so p is below 1 - level exactly if the
    interval leaves out 0. nan without data.
    """
    from statistics import NormalDist

    value = difference.value
    if np.isnan(value):
        return float("nan")
    distance = value - difference.low if value > 0 else difference.high - value
    if distance <= 0:
        return 0.0 if value else 1.0
    return 2.0 * NormalDist().cdf(-abs(value) / distance * z_of(difference.level))
