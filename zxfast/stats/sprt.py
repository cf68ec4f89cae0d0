"""Sequential tests: stop as soon as one of two hypotheses is clear, with fixed error rates.

* `wald`: Wald's test of one probability against another, with average sample numbers (Wald 1945).
* `trinomial_bayeselo`: wins, draws, losses in the BayesElo model with the draw parameter estimated from the data.
* `gsprt`: generalized likelihood ratio of a mean score from counts of score classes, trinomial (games) or pentanomial (pairs),
  for two Elo values on the logistic scale. Source: M. Van den Bergh, "A practical introduction to the GSPRT" (maximum
  likelihood under a mean constraint by a Lagrange multiplier; Owen's empirical likelihood).

A test is a small frozen object with `bounds` and a method that returns the log-likelihood ratio so far as an `Llr`,
so a run can show it live and stop when `decision` is no longer None.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

from .rates import Rate, z_of

__all__ = [
    "Bounds",
    "EloEstimate",
    "Gsprt",
    "Llr",
    "PairedGsprt",
    "TrinomialBayesElo",
    "Wald",
    "bayeselo_probabilities",
    "bayeselo_scale",
    "bounds",
    "difference_counts",
    "draw_elo",
    "elo_estimate",
    "elo_of_score",
    "gsprt",
    "los",
    "score_of_elo",
    "trinomial_bayeselo",
    "wald",
]

_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Bounds:
    """Stopping bounds of a sequential test: accept H0 at or below `lower`, H1 at or above `upper`."""

    lower: float
    upper: float

    def decide(self, llr: float) -> str | None:
        """ "H0", "H1", or None to go on."""
        return "H1" if llr >= self.upper else "H0" if llr <= self.lower else None


def bounds(alpha: float = 0.05, beta: float = 0.05) -> Bounds:
    """Wald's bounds log(beta/(1-alpha)) and log((1-beta)/alpha).

    `alpha` error of accepting H1 under H0, `beta` error of accepting H0 under H1, both positive with sum below 1 (else
    ValueError).
    """
    if not (0 < alpha < 1 and 0 < beta < 1 and alpha + beta < 1):
        raise ValueError(f"alpha and beta must be positive with a sum below 1, not {alpha!r} and {beta!r}")
    return Bounds(math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha))


@dataclass(frozen=True, slots=True)
class Llr:
    """Log-likelihood ratio of H1 against H0 so far, with the bounds it is compared to and the number of observations `n`."""

    value: float
    bounds: Bounds
    n: float

    @property
    def decision(self) -> str | None:
        """ "H0", "H1", or None to go on."""
        return self.bounds.decide(self.value)

    @property
    def progress(self) -> float:
        """Share of the way to the bound on the side of `value`: -1 at the lower bound, 0 at the start, 1 at the upper bound."""
        return self.value / (self.bounds.upper if self.value >= 0 else -self.bounds.lower)

    def __str__(self) -> str:
        verdict = {None: "go on", "H0": "accept H0", "H1": "accept H1"}[self.decision]
        return f"LLR {self.value:+.3f} [{self.bounds.lower:.3f}, {self.bounds.upper:.3f}] after {self.n:g}: {verdict}"


# Wald's test of a probability


@dataclass(frozen=True)
class Wald:
    """Wald's sequential test of a win probability, H0: `p0` against H1: `p1` (p0 != p1), errors `alpha` and `beta`.

    LLR = wins·log(p1/p0) + losses·log((1-p1)/(1-p0)). Raises ValueError for probabilities outside (0, 1) or equal ones.
    """

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05
    bounds: Bounds = field(init=False)

    def __post_init__(self) -> None:
        if not (0 < self.p0 < 1 and 0 < self.p1 < 1) or self.p0 == self.p1:
            raise ValueError(f"p0 and p1 must differ and lie strictly between 0 and 1, not {self.p0!r} and {self.p1!r}")
        object.__setattr__(self, "bounds", bounds(self.alpha, self.beta))

    @property
    def steps(self) -> tuple[float, float]:
        """Change of the LLR for a win and for a loss."""
        return math.log(self.p1 / self.p0), math.log((1 - self.p1) / (1 - self.p0))

    def llr(self, wins: float, losses: float) -> Llr:
        """Log-likelihood ratio after `wins` and `losses` (not negative)."""
        if wins < 0 or losses < 0:
            raise ValueError("counts must not be negative")
        win, loss = self.steps
        return Llr(wins * win + losses * loss, self.bounds, wins + losses)

    def accept_h0(self, p: float) -> float:
        """Operating characteristic: chance to accept H0 if the true probability is `p`, overshoot ignored (Wald 1945).

        With h the non-zero root of p·(p1/p0)^h + (1-p)·((1-p1)/(1-p0))^h = 1 it is (A^h - 1)/(A^h - B^h), A and B the likelihood
        bounds; where the drift is zero, its limit. Raises ValueError unless 0 < p < 1.
        """
        if not 0 < p < 1:
            raise ValueError(f"p must lie strictly between 0 and 1, not {p!r}")
        win, loss = self.steps
        lower, upper = self.bounds.lower, self.bounds.upper

        def excess(h: float) -> float:
            return p * math.exp(h * win) + (1 - p) * math.exp(h * loss) - 1

        drift = p * win + (1 - p) * loss
        if abs(drift) < 1e-12:
            return upper / (upper - lower)
        # excess is convex with excess(0) = 0 and slope drift: the other root has the sign of -drift
        far = -1.0 if drift > 0 else 1.0
        while excess(far) < 0:
            far *= 2
        near = 0.0
        for _ in range(200):
            middle = (near + far) / 2
            if excess(middle) < 0:
                near = middle
            else:
                far = middle
        h = (near + far) / 2
        return math.expm1(h * upper) / (math.exp(h * upper) - math.exp(h * lower))

    def average_sample_number(self, p: float) -> float:
        """Expected number of games if the true probability is `p`, overshoot ignored: (L(p)·lower + (1-L(p))·upper)/drift
        (Wald 1945).
        """
        accept = self.accept_h0(p)
        win, loss = self.steps
        drift = p * win + (1 - p) * loss
        lower, upper = self.bounds.lower, self.bounds.upper
        if abs(drift) < 1e-12:
            return -lower * upper / (p * win * win + (1 - p) * loss * loss)
        return (accept * lower + (1 - accept) * upper) / drift


def wald(wins: float, losses: float, p0: float, p1: float, alpha: float = 0.05, beta: float = 0.05) -> Llr:
    """Shorthand for `Wald(p0, p1, alpha, beta).llr(wins, losses)`."""
    return Wald(p0, p1, alpha, beta).llr(wins, losses)


# Elo scales


def score_of_elo(elo: float) -> float:
    """Expected score on the logistic Elo scale: 1/(1 + 10^(-elo/400))."""
    return 1.0 / (1.0 + 10.0 ** (-elo / 400.0))


def elo_of_score(score: float) -> float:
    """Logistic Elo difference of an expected score: 400·log10(s/(1-s)); -inf and inf at 0 and 1."""
    if not 0 <= score <= 1:
        raise ValueError(f"score must lie in [0, 1], not {score!r}")
    if score in (0, 1):
        return math.inf if score else -math.inf
    return -400.0 * math.log10(1.0 / score - 1.0)


def bayeselo_probabilities(elo: float, drawelo: float) -> tuple[float, float, float]:
    """(loss, draw, win) in the BayesElo model: win = 1/(1+10^((drawelo-elo)/400)), loss = 1/(1+10^((drawelo+elo)/400))."""
    win = 1.0 / (1.0 + 10.0 ** ((drawelo - elo) / 400.0))
    loss = 1.0 / (1.0 + 10.0 ** ((drawelo + elo) / 400.0))
    return loss, 1.0 - win - loss, win


def draw_elo(win: float, loss: float) -> float:
    """Draw parameter of the BayesElo model from the frequencies of wins and losses: 200·log10((1/loss-1)·(1/win-1))."""
    if not (0 < win < 1 and 0 < loss < 1):
        raise ValueError("win and loss frequencies must lie strictly between 0 and 1")
    return 200.0 * math.log10((1.0 / loss - 1.0) * (1.0 / win - 1.0))


def bayeselo_scale(drawelo: float) -> float:
    """Slope of logistic Elo against BayesElo at 0: 4x/(1+x)² with x = 10^(-drawelo/400)."""
    x = 10.0 ** (-drawelo / 400.0)
    return 4.0 * x / (1.0 + x) ** 2


# trinomial test in the BayesElo model


@dataclass(frozen=True)
class TrinomialBayesElo:
    """SPRT of wins, draws and losses in the BayesElo model, H0: Elo difference `elo0` against H1: `elo1`.

    The Elo values are divided by `bayeselo_scale`. The draw parameter is estimated from the data with `pseudo` added to each
    of the three counts (half a game by default), and the same counts weigh the likelihood.
    """

    elo0: float = 0.0
    elo1: float = 5.0
    alpha: float = 0.05
    beta: float = 0.05
    pseudo: float = 0.5
    bounds: Bounds = field(init=False)

    def __post_init__(self) -> None:
        if self.elo0 == self.elo1:
            raise ValueError("elo0 and elo1 must differ")
        if not self.pseudo > 0:
            raise ValueError("pseudo must be positive: the draw parameter needs all three outcomes")
        object.__setattr__(self, "bounds", bounds(self.alpha, self.beta))

    def llr(self, wins: float, losses: float, draws: float) -> Llr:
        """Log-likelihood ratio after `wins`, `losses` and `draws` (in this order)."""
        if min(wins, losses, draws) < 0:
            raise ValueError("counts must not be negative")
        n = wins + losses + draws
        won, lost, drawn = (c + self.pseudo for c in (wins, losses, draws))
        if n == 0:
            return Llr(0.0, self.bounds, n)
        total = won + lost + drawn
        drawelo = draw_elo(won / total, lost / total)
        scale = bayeselo_scale(drawelo)
        before, after = (bayeselo_probabilities(elo / scale, drawelo) for elo in (self.elo0, self.elo1))
        value = sum(c * math.log(p1 / p0) for c, p0, p1 in zip((lost, drawn, won), before, after, strict=True))
        return Llr(value, self.bounds, n)


def trinomial_bayeselo(
    wins: float, losses: float, draws: float, elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05
) -> Llr:
    """Shorthand for `TrinomialBayesElo(elo0, elo1, alpha, beta).llr(wins, losses, draws)`."""
    return TrinomialBayesElo(elo0, elo1, alpha, beta).llr(wins, losses, draws)


# generalized test of a mean score


def constrained_fit(counts: Sequence[float], mean: float) -> list[float]:
    """Most likely probabilities of the score classes 0, 1/(k-1), ..., 1 given `counts`, under the constraint that the mean
    score is `mean`.

    p_i = f_i / (1 + t·(a_i - mean)) with f_i the observed frequency, a_i the class score and t the root of
    sum f_i·(a_i - mean)/(1 + t·(a_i - mean)) = 0. If the observed classes lie all on one side of the mean, the missing mass
    goes to the unobserved end class (t at the edge of its range), which keeps the likelihood finite. Zero counts need no
    pseudo-count.
    Raises ValueError for fewer than two classes, negative counts, no observation, or a mean outside (0, 1).
    """
    k = len(counts)
    total = float(sum(counts))
    if k < 2 or min(counts) < 0 or not total > 0 or not 0 < mean < 1:
        raise ValueError("need at least two classes, counts >= 0 with a positive sum, and a mean strictly between 0 and 1")
    freq = [c / total for c in counts]
    dev = [i / (k - 1) - mean for i in range(k)]

    def slope(t: float) -> float:
        return sum(f * d / (1.0 + t * d) for f, d in zip(freq, dev, strict=True) if f)

    low, high = -1.0 / dev[-1], -1.0 / dev[0]  # at these edges the divisor of an end class is 0
    if freq[0] == 0 and slope(high) >= 0:
        fit = [f / (1.0 + high * d) if f else 0.0 for f, d in zip(freq, dev, strict=True)]
        fit[0] = max(0.0, 1.0 - sum(fit))
        return fit
    if freq[-1] == 0 and slope(low) <= 0:
        fit = [f / (1.0 + low * d) if f else 0.0 for f, d in zip(freq, dev, strict=True)]
        fit[-1] = max(0.0, 1.0 - sum(fit))
        return fit
    for _ in range(200):  # slope falls from + to - on (low, high)
        t = (low + high) / 2.0
        if t in (low, high):
            break
        if slope(t) > 0:
            low = t
        else:
            high = t
    t = (low + high) / 2.0
    return [f / (1.0 + t * d) if f else 0.0 for f, d in zip(freq, dev, strict=True)]


def _generalized(counts: Sequence[float], mean0: float, mean1: float, limits: Bounds) -> Llr:
    total = float(sum(counts))
    if total == 0:
        return Llr(0.0, limits, 0)
    before, after = constrained_fit(counts, mean0), constrained_fit(counts, mean1)
    value = sum(c * math.log(p1 / p0) for c, p0, p1 in zip(counts, before, after, strict=True) if c)
    return Llr(value, limits, total)


@dataclass(frozen=True)
class Gsprt:
    """Generalized SPRT of a mean score, H0: logistic Elo `elo0` against H1: `elo1`.

    The counts are those of equally spaced score classes, worst first: (losses, draws, wins) of games or the five counts
    (LL, LD, DD+WL, WD, WW) of pairs. LLR = sum of counts·log(p1/p0) with p0, p1 the constrained fits (`constrained_fit`).
    """

    elo0: float = 0.0
    elo1: float = 5.0
    alpha: float = 0.05
    beta: float = 0.05
    bounds: Bounds = field(init=False)

    def __post_init__(self) -> None:
        if self.elo0 == self.elo1:
            raise ValueError("elo0 and elo1 must differ")
        object.__setattr__(self, "bounds", bounds(self.alpha, self.beta))

    def llr(self, counts: Sequence[float]) -> Llr:
        """Log-likelihood ratio after `counts` (shape (3,) or (5,), any number of classes from two on)."""
        return _generalized(counts, score_of_elo(self.elo0), score_of_elo(self.elo1), self.bounds)


@dataclass(frozen=True)
class PairedGsprt:
    """Generalized SPRT of a paired difference of win rates, H0: `difference0` against H1: `difference1`, as fractions.

    For two decks played with common random numbers. The observations are differences of scores per game in [-1, 1], counted in
    equally spaced classes (`difference_counts`): nine classes for pairs of games, five for single games.
    """

    difference0: float = 0.0
    difference1: float = 0.01
    alpha: float = 0.05
    beta: float = 0.1
    bounds: Bounds = field(init=False)

    def __post_init__(self) -> None:
        if self.difference0 == self.difference1 or not (-1 < self.difference0 < 1 and -1 < self.difference1 < 1):
            raise ValueError("the two differences must differ and lie strictly between -1 and 1")
        object.__setattr__(self, "bounds", bounds(self.alpha, self.beta))

    def llr(self, counts: Sequence[float]) -> Llr:
        """Log-likelihood ratio after `counts`, smallest difference first."""
        return _generalized(counts, (1 + self.difference0) / 2, (1 + self.difference1) / 2, self.bounds)


def difference_counts(a: Sequence[float], b: Sequence[float], games: int = 2) -> list[int]:
    """Counts of the differences a[i] - b[i] of the points of two decks in unit i, smallest first.

    Parameters: `a`, `b` points per unit (0 to `games`, in halves; see `zxfast.stats.pairs.pair_points`), same order of units.
    Returns 4·games + 1 counts, for differences -games to games in steps of 1/2. Raises ValueError for other numbers of points or
    lengths that differ.
    """
    if len(a) != len(b):
        raise ValueError(f"paired scores must have the same length, not {len(a)} and {len(b)}")
    counts = [0] * (4 * games + 1)
    for x, y in zip(a, b, strict=True):
        if not (0 <= x <= games and 0 <= y <= games) or 2 * x != int(2 * x) or 2 * y != int(2 * y):
            raise ValueError(f"points of a unit must be 0 to {games} in halves, not {x!r} and {y!r}")
        counts[int(2 * (x - y)) + 2 * games] += 1
    return counts


def gsprt(counts: Sequence[float], elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05) -> Llr:
    """Shorthand for `Gsprt(elo0, elo1, alpha, beta).llr(counts)`."""
    return Gsprt(elo0, elo1, alpha, beta).llr(counts)


@dataclass(frozen=True, slots=True)
class EloEstimate:
    """Elo difference with its error: `elo` ± `error` at `level`, bounds `low` and `high`, `los` likelihood of superiority,
    `score` rate.
    """

    elo: float
    error: float
    low: float
    high: float
    los: float
    score: Rate


def elo_estimate(counts: Sequence[float], level: float = 0.95) -> EloEstimate:
    """Elo difference on the logistic scale from counts of equally spaced score classes (three for games, five for pairs).

    Mean score m with the normal interval m ± z·sqrt(v/n), v the (biased) variance between observations and n their number; the
    bounds are mapped to Elo and `error` is half their distance. LOS = Phi((m - 1/2)/sqrt(v/n)). Raises ValueError without
    observations.
    """
    k, n = len(counts), float(sum(counts))
    if k < 2 or min(counts) < 0 or not n > 0:
        raise ValueError("need at least two classes and counts >= 0 with a positive sum")
    mean = sum(i * c for i, c in enumerate(counts)) / ((k - 1) * n)
    variance = sum(c * (i / (k - 1) - mean) ** 2 for i, c in enumerate(counts)) / n
    se = math.sqrt(variance / n)
    half = z_of(level) * se
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    superior = _NORMAL.cdf((mean - 0.5) / se) if se > 0 else 0.5 * (1 + (mean > 0.5) - (mean < 0.5))
    elo_low, elo_high = elo_of_score(low), elo_of_score(high)
    error = (elo_high - elo_low) / 2 if math.isfinite(elo_low) and math.isfinite(elo_high) else math.inf
    score = Rate(mean, n, low, high, level, "normal")
    return EloEstimate(elo_of_score(mean), error, elo_low, elo_high, superior, score)


def los(wins: float, losses: float) -> float:
    """Likelihood of superiority from wins and losses alone (draws carry no weight): Phi((W-L)/sqrt(W+L)); 0.5 without games."""
    if wins < 0 or losses < 0:
        raise ValueError("counts must not be negative")
    return _NORMAL.cdf((wins - losses) / math.sqrt(wins + losses)) if wins + losses else 0.5
