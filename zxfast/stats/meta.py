"""Which decks to bring: expected rates against a field, best response, equilibria of matchup tables, Nash averaging, stability.

A matchup table is a square array `table[i, j]`, what deck i scores against deck j: a win rate (mirror 1/2) or an antisymmetric
payoff (mirror 0). Equilibria are those of the two-player zero-sum game in which both choose a deck, found by a linear programme
(von Neumann 1928; Dantzig 1951). Nash averaging: Balduzzi, Tuyls, Perolat, Graepel 2018, "Re-evaluating evaluation".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from .rates import check_level

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import ArrayLike, NDArray

__all__ = [
    "Equilibrium",
    "NashAverage",
    "Stability",
    "best_response",
    "equilibrium",
    "expected_rates",
    "exploitability",
    "nash_averaging",
    "stability",
    "weight_ranges",
    "win_rates",
]

#: Weights below this count as zero.
EPSILON = 1e-9


def _square(table: Any) -> NDArray[np.float64]:
    array = np.array(table, dtype=np.float64)
    if array.ndim != 2 or array.shape[0] != array.shape[1] or not array.size:
        raise ValueError(f"a matchup table must be square, not of shape {array.shape}")
    if not np.isfinite(array).all():
        raise ValueError("the matchup table has cells without a number; play them first or leave out these decks")
    return array


def win_rates(wins: ArrayLike, draws: ArrayLike | None = None) -> NDArray[np.float64]:
    """Win-rate table from a table of wins: w[i,j]/(w[i,j]+w[j,i]), a draw half for each side, mirrors 1/2.

    Parameters: `wins` shape (n, n), `draws` shape (n, n) symmetric or None. Returns shape (n, n); nan where no game was played.
    Raises ValueError if a table is not square or has negative entries.
    """
    won = _square(wins)
    half = _square(draws) / 2.0 if draws is not None else np.zeros_like(won)
    if (won < 0).any() or (half < 0).any() or won.shape != half.shape:
        raise ValueError("wins and draws must have the same shape and no negative entries")
    score = won + half
    games = score + score.T
    rates = np.full_like(score, np.nan)
    np.divide(score, games, out=rates, where=games > 0)
    np.fill_diagonal(rates, 0.5)
    return rates


def _shares(shares: ArrayLike, n: int) -> NDArray[np.float64]:
    field = np.asarray(shares, dtype=np.float64)
    if field.shape != (n,) or (field < 0).any() or not field.sum() > 0 or not np.isfinite(field).all():
        raise ValueError(f"shares must be {n} numbers, none negative, with a positive sum")
    return field / field.sum()


def expected_rates(table: ArrayLike, shares: ArrayLike | None = None) -> NDArray[np.float64]:
    """Expected score of every deck against a field: table @ shares.

    Parameters: `table` shape (n, n); `shares` shape (n,), scaled to sum 1 (None: a uniform field). Returns shape (n,).
    Raises ValueError for a table that is not square or has missing cells, or for bad shares.
    """
    array = _square(table)
    return array @ _shares(np.ones(len(array)) if shares is None else shares, len(array))


def best_response(table: ArrayLike, shares: ArrayLike | None = None) -> tuple[int, float]:
    """Deck with the highest expected score against a field: (position, score); the first one of equals."""
    rates = expected_rates(table, shares)
    best = int(np.argmax(rates))
    return best, float(rates[best])


def exploitability(table: ArrayLike, shares: ArrayLike) -> float:
    """How much the best response scores above the field's own score: max(table @ x) - x @ table @ x; 0 at a symmetric
    equilibrium.
    """
    array = _square(table)
    x = _shares(shares, len(array))
    rates = array @ x
    return float(rates.max() - x @ rates)


@dataclass(frozen=True, eq=False)
class Equilibrium:
    """Equilibrium mix: `weights` shape (n,) of the row player, `opponent` shape (n,) of the column player, `value` of the game.

    In a fair table (table[i,j] + table[j,i] constant) both mixes solve the same problem.
    """

    weights: NDArray[np.float64]
    opponent: NDArray[np.float64]
    value: float

    def support(self) -> tuple[int, ...]:
        """Positions with positive weight."""
        return tuple(int(i) for i in np.flatnonzero(self.weights > EPSILON))


def _clean(x: NDArray[np.float64]) -> NDArray[np.float64]:
    x = np.where(x < EPSILON, 0.0, x)
    return x / x.sum()


def _maximin(payoff: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
    from scipy.optimize import linprog

    rows, columns = payoff.shape
    objective = np.zeros(rows + 1)
    objective[-1] = -1.0
    result = linprog(
        objective,
        A_ub=np.hstack([-payoff.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=np.hstack([np.ones((1, rows)), np.zeros((1, 1))]),
        b_eq=[1.0],
        bounds=[(0.0, None)] * rows + [(None, None)],
        method="highs",
    )
    if not result.success:
        raise RuntimeError(f"the linear programme of the equilibrium failed: {result.message}")
    return _clean(result.x[:rows]), float(result.x[-1])


def equilibrium(table: ArrayLike) -> Equilibrium:
    """Equilibrium of the zero-sum game of a table by linear programming: max v with x @ table >= v, x >= 0, sum x = 1.

    Parameters: `table` shape (n, n). The value is in the units of the table (1/2 for fair win rates, 0 for antisymmetric
    payoffs).
    If there are several equilibria one of them is returned; `weight_ranges` shows whether they differ. Needs scipy.
    Raises ValueError for a table that is not square or has missing cells.
    """
    array = _square(table)
    weights, value = _maximin(array)
    opponent, _ = _maximin(-array.T)
    return Equilibrium(weights, opponent, value)


def weight_ranges(table: ArrayLike) -> NDArray[np.float64]:
    """Smallest and largest weight of every deck over all equilibria of the row player: shape (n, 2). Unique if the columns agree.

    2n linear programmes over the optimal face. Needs scipy. Raises ValueError as `equilibrium` does.
    """
    from scipy.optimize import linprog

    array = _square(table)
    n = len(array)
    _, value = _maximin(array)
    slack = 1e-10 * max(1.0, float(np.abs(array).max()))
    ranges = np.empty((n, 2))
    for i in range(n):
        for side, sign in enumerate((1.0, -1.0)):
            objective = np.zeros(n)
            objective[i] = sign
            result = linprog(
                objective,
                A_ub=-array.T,
                b_ub=np.full(n, slack - value),
                A_eq=np.ones((1, n)),
                b_eq=[1.0],
                bounds=(0.0, 1.0),
                method="highs",
            )
            if not result.success:
                raise RuntimeError(f"the linear programme of the weight range failed: {result.message}")
            ranges[i, side] = sign * result.fun
    ranges[np.abs(ranges) < 10 * EPSILON] = 0.0
    return ranges


@dataclass(frozen=True, eq=False)
class NashAverage:
    """`weights` shape (n,) of the maximum-entropy equilibrium, `skill` shape (n,): payoff of every deck against it (at most
    0).
    """

    weights: NDArray[np.float64]
    skill: NDArray[np.float64]


def nash_averaging(table: ArrayLike) -> NashAverage:
    """Nash averaging: of all equilibria of a symmetric zero-sum game the one of largest entropy, and the skill it gives each
    deck.

    Parameters: `table` shape (n, n), antisymmetric payoffs, or win rates with table[i,j] + table[j,i] = 1 (then 1/2 is taken
    off).
    Copies of a deck share its weight and change no skill. Needs scipy.
    Raises ValueError if the table is neither antisymmetric nor a table of complementary win rates.
    """
    array = _square(table)
    len(array)
    if np.allclose(array + array.T, 1.0, atol=1e-9):
        array = array - 0.5
    if not np.allclose(array, -array.T, atol=1e-9):
        raise ValueError("Nash averaging needs an antisymmetric table, or win rates that add up to 1 across the diagonal")
    ranges = weight_ranges(array)
    if np.ptp(ranges, axis=1).max() < 1e-7:
        weights = equilibrium(array).weights
    else:
        weights = _largest_entropy(array, ranges)
    skill = array @ weights
    skill[np.abs(skill) < 1e-9] = 0.0
    return NashAverage(weights, skill)


def _largest_entropy(array: NDArray[np.float64], ranges: NDArray[np.float64]) -> NDArray[np.float64]:
    from scipy.optimize import linprog, minimize

    n = len(array)
    used = np.flatnonzero(ranges[:, 1] > 1e-7)
    corners = []
    for i in used:  # the mean of the corners that maximise each weight lies inside the face
        objective = np.zeros(n)
        objective[i] = -1.0
        result = linprog(objective, A_ub=-array.T, b_ub=np.full(n, 1e-12), A_eq=np.ones((1, n)), b_eq=[1.0], bounds=(0.0, 1.0))
        corners.append(result.x)
    start = np.mean(corners, axis=0)[used]
    small = array[used]  # x @ array >= 0 for x with support in `used`

    def negative_entropy(x: NDArray[np.float64]) -> float:
        y = np.clip(x, 1e-300, None)
        return float(y @ np.log(y))

    result = minimize(
        negative_entropy,
        start,
        jac=lambda x: 1.0 + np.log(np.clip(x, 1e-300, None)),
        bounds=[(1e-12, 1.0)] * len(used),
        constraints=[
            {"type": "eq", "fun": lambda x: x.sum() - 1.0, "jac": lambda x: np.ones_like(x)},
            {"type": "ineq", "fun": lambda x: x @ small, "jac": lambda x: small.T},
        ],
        method="SLSQP",
        options={"maxiter": 1000, "ftol": 1e-15},
    )
    weights = np.zeros(n)
    weights[used] = result.x if negative_entropy(result.x) <= negative_entropy(start) + 1e-12 else start
    return _clean(weights)


@dataclass(frozen=True, eq=False)
class Stability:
    """How the equilibrium mix changes when the matchups are resampled.

    `names` (n); `weights` equilibrium of the observed table; `mean`, `low`, `high` of the resampled weights, shape (n,);
    `in_support` share of samples in which the deck has positive weight; `same_support` share of samples with the very decks of
    the observed mix; `value` (observed, low, high); `level`; `samples`.
    """

    names: tuple[str, ...]
    weights: NDArray[np.float64]
    mean: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    in_support: NDArray[np.float64]
    same_support: float
    loss: tuple[float, float]
    level: float
    samples: int

    def table(self) -> pd.DataFrame:
        """One row per deck: deck, weight, mean, low, high, in_support. Needs pandas."""
        import pandas as pd

        return pd.DataFrame(
            {
                "deck": list(self.names),
                "weight": self.weights,
                "mean": self.mean,
                "low": self.low,
                "high": self.high,
                "in_support": self.in_support,
            }
        )


def stability(
    wins: ArrayLike,
    names: Sequence[str] | None = None,
    *,
    draws: ArrayLike | None = None,
    samples: int = 1000,
    seed: int = 0,
    level: float = 0.95,
    design_effect: float = 1.0,
) -> Stability:
    """Resample every matchup (parametric bootstrap) and solve for the equilibrium each time.

    Cell (i, j), i < j, with n games and rate p is drawn as Binomial(n', p)/n' with n' = round(n / design_effect).
    Parameters: `wins`, `draws` shape (n, n) as in `win_rates`; `names`; `samples` number of resampled tables; `seed`;
    `level` of the percentile intervals; `design_effect` variance of the rates relative to independent games.
    Raises ValueError if a pairing has no game, or a number is out of range. Needs scipy.
    """
    check_level(level)
    if samples < 1 or not design_effect > 0:
        raise ValueError("samples must be at least 1 and design_effect positive")
    rates = win_rates(wins, draws)
    observed = equilibrium(rates)
    n = len(rates)
    labels = tuple(names) if names is not None else tuple(str(i) for i in range(n))
    if len(labels) != n:
        raise ValueError(f"need {n} names, got {len(labels)}")
    score = _square(wins) + (_square(draws) / 2.0 if draws is not None else 0.0)
    upper = np.triu_indices(n, 1)
    games = np.maximum(1, np.rint((score + score.T)[upper] / design_effect)).astype(np.int64)
    rng = np.random.default_rng(seed)
    weights, losses = np.empty((samples, n)), np.empty(samples)
    for k in range(samples):
        table = np.full((n, n), 0.5)
        table[upper] = rng.binomial(games, rates[upper]) / games
        table.T[upper] = 1.0 - table[upper]
        weights[k], _ = _maximin(table)
        losses[k] = 0.5 - (observed.weights @ table).min()
    tail = (1.0 - level) / 2.0
    used = weights > EPSILON
    same = (used == (observed.weights > EPSILON)).all(axis=1)
    low, high = np.quantile(weights, [tail, 1.0 - tail], axis=0)
    loss = (float(losses.mean()), float(np.quantile(losses, 1.0 - tail)))
    return Stability(
        labels, observed.weights, weights.mean(axis=0), low, high, used.mean(axis=0), float(same.mean()), loss, level, samples
    )
