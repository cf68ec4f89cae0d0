"""Strengths from a table of wins: Bradley-Terry by maximum likelihood with standard errors, and the same on the Elo scale.

Model: i beats j with probability 1/(1 + exp(-(a_i - a_j))), a the log abilities (Bradley and Terry 1952; Agresti 2002, section
10.6). A draw counts as half a win for each side. Elo = a·400/ln 10. The fit is unique if and only if the decks cannot be split in
two groups of which one never scored against the other (Ford 1957).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .rates import z_of

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike, NDArray

__all__ = ["ELO_PER_LOGIT", "Ratings", "bradley_terry"]

#: Elo points per unit of log ability: 400/ln 10.
ELO_PER_LOGIT = 400.0 / math.log(10.0)


@dataclass(frozen=True, eq=False)
class Ratings:
    """Fitted strengths of n decks.

    `names` (n); `ability` log abilities, shape (n,); `covariance` of the log abilities, shape (n, n), for the same zero point;
    `reference` name of the deck at 0, or "mean"; `wins` the table the fit came from; `iterations` Newton steps used.
    """

    names: tuple[str, ...]
    ability: NDArray[np.float64]
    covariance: NDArray[np.float64]
    reference: str
    wins: NDArray[np.float64]
    iterations: int

    @property
    def standard_error(self) -> NDArray[np.float64]:
        """Standard errors of the log abilities, shape (n,); 0 for the reference."""
        return np.sqrt(np.clip(np.diag(self.covariance), 0.0, None))

    @property
    def elo(self) -> NDArray[np.float64]:
        """Ratings on the Elo scale, shape (n,), same zero point."""
        return self.ability * ELO_PER_LOGIT

    @property
    def predicted(self) -> NDArray[np.float64]:
        """Fitted win rate of row against column, shape (n, n), 1/2 on the diagonal."""
        gap = self.ability[:, None] - self.ability[None, :]
        return 0.5 * (1.0 + np.tanh(gap / 2.0))

    @property
    def deviance(self) -> tuple[float, int]:
        """Deviance of the fit and its degrees of freedom; far above them the table is not transitive."""
        games = self.wins + self.wins.T
        with np.errstate(divide="ignore", invalid="ignore"):
            terms = self.wins * np.log(self.wins / (games * self.predicted))
        played = int(np.count_nonzero(np.triu(games, 1)))
        return 2.0 * float(np.nansum(terms)), played - (len(self.names) - 1)

    def index(self, name: str) -> int:
        """Position of a deck. Raises ValueError for an unknown name."""
        try:
            return self.names.index(name)
        except ValueError:
            raise ValueError(f"no deck named {name!r} in these ratings") from None

    def difference(self, a: str, b: str, level: float = 0.95) -> tuple[float, float, float]:
        """Elo difference of deck `a` over deck `b` with bounds (value, low, high): normal interval from the joint covariance."""
        i, j = self.index(a), self.index(b)
        value = float(self.elo[i] - self.elo[j])
        cov = self.covariance
        half = z_of(level) * ELO_PER_LOGIT * math.sqrt(max(0.0, float(cov[i, i] + cov[j, j] - 2 * cov[i, j])))
        return value, value - half, value + half

    def table(self, level: float = 0.95) -> pd.DataFrame:
        """One row per deck, strongest first: deck, ability, se, elo, elo_low, elo_high (normal intervals). Needs pandas."""
        import pandas as pd

        half = z_of(level) * self.standard_error * ELO_PER_LOGIT
        frame = pd.DataFrame(
            {
                "deck": list(self.names),
                "ability": self.ability,
                "se": self.standard_error,
                "elo": self.elo,
                "elo_low": self.elo - half,
                "elo_high": self.elo + half,
            }
        )
        return frame.sort_values("elo", ascending=False, kind="stable").reset_index(drop=True)


def _check_wins(wins: Any, names: Sequence[str] | None) -> tuple[NDArray[np.float64], tuple[str, ...]]:
    index = getattr(wins, "index", None)  # a DataFrame brings its own names
    if names is None and index is not None and not callable(index):
        names = [str(x) for x in index]
    table = np.array(wins, dtype=np.float64)
    if table.ndim != 2 or table.shape[0] != table.shape[1] or table.shape[0] < 2:
        raise ValueError(f"wins must be a square table of at least two decks, not of shape {table.shape}")
    if not np.isfinite(table).all() or (table < 0).any():
        raise ValueError("wins must be finite and not negative")
    labels = tuple(names) if names is not None else tuple(str(i) for i in range(len(table)))
    if len(labels) != len(table) or len(set(labels)) != len(labels):
        raise ValueError(f"need {len(table)} different names, got {labels}")
    np.fill_diagonal(table, 0.0)
    return table, labels


def _reachable(edges: NDArray[np.bool_], start: int) -> NDArray[np.bool_]:
    seen = np.zeros(len(edges), dtype=bool)
    seen[start] = True
    front = seen
    while front.any():
        front = edges[front].any(axis=0) & ~seen
        seen = seen | front
    return seen


def bradley_terry(
    wins: ArrayLike,
    names: Sequence[str] | None = None,
    *,
    reference: str | int = "mean",
    draws: ArrayLike | None = None,
    ridge: float = 0.0,
) -> Ratings:
    """Bradley-Terry fit by Newton's method.

    Parameters: `wins` shape (n, n), entry [i, j] = games i won against j (the diagonal is ignored; a DataFrame gives the names);
    `names` of the decks; `reference` the deck whose log ability is 0 (name or position) or "mean" (abilities sum to 0);
    `draws` shape (n, n), symmetric, half of each counted for both; `ridge` weight of a penalty ridge·sum(a²), which makes a fit
    exist for any table (0: none).

    The standard errors come from the inverse Fisher information and treat games as independent.
    Raises ValueError for a bad table, or if no finite fit exists without a penalty (names the decks concerned).
    """
    table, labels = _check_wins(wins, names)
    n = len(table)
    if draws is not None:
        halves = np.array(draws, dtype=np.float64)
        if halves.shape != table.shape or not np.allclose(halves, halves.T) or (halves < 0).any():
            raise ValueError("draws must be a symmetric table of the shape of wins, not negative")
        table = table + halves / 2.0
        np.fill_diagonal(table, 0.0)
    if ridge < 0:
        raise ValueError("ridge must not be negative")
    if isinstance(reference, str) and reference != "mean":
        if reference not in labels:
            raise ValueError(f"no deck named {reference!r}; known: {', '.join(labels)}")
        reference = labels.index(reference)
    if isinstance(reference, int) and not 0 <= reference < n:
        raise ValueError(f"reference {reference} is not a position among {n} decks")
    if ridge == 0:
        forward, backward = _reachable(table > 0, 0), _reachable(table.T > 0, 0)
        if not (forward.all() and backward.all()):
            group = ~forward if not forward.all() else ~backward
            inside, outside = (", ".join(x for x, g in zip(labels, group, strict=True) if g == want) for want in (True, False))
            what = "never lost to" if not forward.all() else "never beat"
            raise ValueError(
                f"no finite fit: {{{inside}}} {what} any of {{{outside}}}; play more games or pass ridge > 0 (for example 0.01)"
            )
    games = table + table.T
    total = table.sum(axis=1)
    ability = np.zeros(n)

    def objective(a: NDArray[np.float64]) -> float:
        gap = a[:, None] - a[None, :]
        return float((table * -np.logaddexp(0.0, -gap)).sum() - ridge * (a @ a))

    value, steps = objective(ability), 0
    while steps < 200:
        steps += 1
        p = 0.5 * (1.0 + np.tanh((ability[:, None] - ability[None, :]) / 2.0))
        gradient = total - (games * p).sum(axis=1) - 2.0 * ridge * ability
        weight = games * p * (1.0 - p)
        info = np.diag(weight.sum(axis=1)) - weight + 2.0 * ridge * np.eye(n)
        step = np.linalg.solve(info + np.ones((n, n)) * (weight.sum() / n**2 or 1.0), gradient)
        size = 1.0
        while (after := objective(ability + size * step)) < value - 1e-12 * abs(value) and size > 1e-8:
            size /= 2.0
        ability = ability + size * step
        ability -= ability.mean()
        value = after
        if np.abs(size * step).max() < 1e-12:
            break
    p = 0.5 * (1.0 + np.tanh((ability[:, None] - ability[None, :]) / 2.0))
    weight = games * p * (1.0 - p)
    info = np.diag(weight.sum(axis=1)) - weight + 2.0 * ridge * np.eye(n)
    scale = weight.sum() / n**2 or 1.0
    centre = np.eye(n) - 1.0 / n
    covariance = centre @ np.linalg.inv(info + scale * np.ones((n, n))) @ centre
    shown = "mean"
    if isinstance(reference, int):
        to_reference = np.eye(n)
        to_reference[:, reference] -= 1.0
        covariance = to_reference @ covariance @ to_reference.T
        ability = ability - ability[reference]
        shown = labels[reference]
    return Ratings(labels, ability, covariance, shown, table, steps)
