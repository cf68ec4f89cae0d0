"""Simulated ignition and Life beside exact chances, from what the games recorded.

Before an attempt K of the N unseen cards have the icon, so it hits with probability p = K/N, whatever made the player ignite.
Hits minus the sum of p is therefore a martingale with variance sum p·(1-p): that is the standard error used here. The plain
share of hits has no fixed expectation, because players ignite more often in some situations than in others.

Attempts *in a row* are those of one turn with nothing learned in between. Players may stop early, so a series of n attempts is
compared like this: at its start the chance of k hits of n is C(K,k)·C(N-K,n-k)/C(N,n); where it stops after m attempts the
chance of the missing ones, given what has come, stands in for them. The difference again is a martingale.

Life turned over by damage follows the same rule, Life of set-up is hypergeometric.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from .ignition import compare
from .pairs import Difference
from .rates import z_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["KINDS", "UNSEEN_IN_GAME", "Attempts", "Beside"]

KINDS = ("phase", "ability", "life")
WORDS = {"phase": "an ignition in the phase", "ability": "an ignition by ability", "life": "a damage"}
HITS = {"phase": "hits", "ability": "hits", "life": "reveals an icon"}
LONGEST = 4
LAST_TURN = 32
P_UNIT = 2.0**30
LUCK_UNIT = 2.0**12
N_OF = np.repeat(np.arange(51), np.arange(1, 52))
K_OF = np.concatenate([np.arange(n + 1) for n in range(51)])

#: What counts as unseen during a game, in words.
UNSEEN_IN_GAME = (
    "the Deck and the own Life without cards whose place a player knows; after a reload or another shuffle, when its owner "
    "knows what the Deck holds, the Deck and what has gone from it to Life since"
)


@dataclass(frozen=True, slots=True)
class Beside:
    """A simulated value beside the exact one.

    `key` short name, `question` in words; `exact` the mean of the exact values at the moment of each of the `n` attempts (or
    series, or games); `simulated` the mean that came out, with its interval [`low`, `high`]; `z` their difference in standard
    errors (nan where nothing was left to chance); `formula` of the exact value.
    """

    key: str
    question: str
    exact: float
    simulated: float
    n: int
    low: float
    high: float
    z: float
    formula: str

    @classmethod
    def of(
        cls,
        key: str,
        question: str,
        expected: float,
        found: float,
        variance: float,
        n: int,
        formula: str,
        level: float,
        most: float = 1.0,
    ) -> Beside:
        """From sums over n: expected, found, and the variance of their difference. most: largest value that there can be."""
        if not n:
            return cls(key, question, math.nan, math.nan, 0, math.nan, math.nan, math.nan, formula)
        error = math.sqrt(max(0.0, variance))
        half = z_of(level) * error / n
        share = found / n
        low, high = max(0.0, share - half), min(most, share + half)
        z = (found - expected) / error if error else math.nan
        return cls(key, question, expected / n, share, n, low, high, z, formula)

    def as_dict(self) -> dict[str, Any]:
        """Plain data; None for numbers that do not exist."""
        return {name: None if isinstance(x, float) and math.isnan(x) else x for name, x in asdict(self).items()}


@cache
def _chance(cards: int, icons: int, attempts: int, hits: int) -> float:
    """C(K,k)·C(N-K,n-k)/C(N,n)."""
    if not 0 <= hits <= attempts or hits > icons or attempts - hits > cards - icons:
        return 0.0
    return comb(icons, hits) * comb(cards - icons, attempts - hits) / comb(cards, attempts)


@dataclass(frozen=True)
class Attempts:
    """The attempts of one deck.

    Parameters: `tables` the arrays of one deck by name (cells, series, turns, saved, known, luck), as `ATTEMPT_TABLES` of the
    engine describes them; `wins` and `games`: its games and points (a draw is 1/2); `lost` attempts that were not recorded;
    `level` of the intervals.
    """

    tables: Mapping[str, NDArray[np.int64]]
    wins: float
    games: int
    lost: int = 0
    level: float = 0.95

    def cells(self, kind: str, shuffled: bool | None = None) -> list[tuple[int, int, int, int]]:
        """(N, K, attempts, hits) for every situation that occurred, N descending: input of `zxfast.stats.ignition.compare`.

        `kind` one of `KINDS`; `shuffled`: only attempts after (before) the first reload or other shuffle of the Deck.
        """
        both = self.tables["cells"][KINDS.index(kind)]
        table = both.sum(axis=0) if shuffled is None else both[int(shuffled)]
        found = np.flatnonzero(table.sum(axis=1))[::-1]
        return [(int(N_OF[i]), int(K_OF[i]), int(table[i].sum()), int(table[i, 1])) for i in found]

    def attempts(self, kind: str, shuffled: bool | None = None) -> Beside:
        """All attempts of a kind: chance per attempt."""
        total = compare(self.cells(kind, shuffled))
        when = {None: "", False: " before the first reload or shuffle", True: " after a reload or shuffle"}[shuffled]
        key = kind if shuffled is None else f"{kind}-{'after' if shuffled else 'before'}"
        words = f"{WORDS[kind]} {HITS[kind]}{when}"
        return Beside.of(key, words, total.expected, total.hits, total.error**2, total.attempts, "mean of K/N", self.level)

    def situations(self, kind: str) -> list[Beside]:
        """One line per number of unseen cards N and icons K among them."""
        lines = []
        for cards, icons, n, hits in self.cells(kind):
            p = icons / cards
            words = f"{WORDS[kind]} {HITS[kind]} with {icons} icons among {cards} unseen"
            key = f"{kind}-{icons}-of-{cards}"
            lines.append(Beside.of(key, words, n * p, hits, n * p * (1 - p), n, f"K/N = {icons}/{cards}", self.level))
        return lines

    def by_turn(self, kind: str) -> list[Beside]:
        """One line per own turn (the last one holds all later turns too)."""
        lines = []
        for turn, (n, hits, expected, variance) in enumerate(self.tables["turns"][KINDS.index(kind)].tolist(), 1):
            if n:
                when = "round" if kind == "life" else "own turn"
                words = f"{WORDS[kind]} {HITS[kind]} in {when} {turn}{'' if turn < LAST_TURN else ' or later'}"
                sums = expected / P_UNIT, hits, variance / P_UNIT
                lines.append(Beside.of(f"{kind}-turn-{turn}", words, *sums, n, "mean of K/N", self.level))
        return lines

    def in_a_row(self, attempts: int) -> list[Beside]:
        """k = 0 to n hits in n = `attempts` ignitions in a row (2 to 4), over all series that began with n unseen cards."""
        if not 2 <= attempts <= LONGEST:
            raise ValueError(f"series of 2 to {LONGEST} attempts are recorded, not of {attempts}")
        table = self.tables["series"]
        starts = [i for i in np.flatnonzero(table[:, :30].any(axis=1)) if N_OF[i] >= attempts]
        lines = []
        for k in range(attempts + 1):
            n, expected, found, variance = 0, 0.0, 0.0, 0.0
            for i in starts:
                cards, icons = int(N_OF[i]), int(K_OF[i])
                before = _chance(cards, icons, attempts, k)
                for column in np.flatnonzero(table[i, :30]):
                    count = int(table[i, column])
                    made, hits = _series(int(column), attempts)
                    after = _chance(cards - made, icons - hits, attempts - made, k - hits)
                    n += count
                    expected += count * before
                    found += count * after
                    variance += count * (after - before) ** 2
            words = f"{k} of {attempts} ignitions in a row hit"
            lines.append(
                Beside.of(f"row-{k}-of-{attempts}", words, expected, found, variance, n, "C(K,k)·C(N-K,n-k)/C(N,n)", self.level)
            )
        return lines

    def life(self) -> list[Beside]:
        """Icons among the Life cards of set-up (4 of them)."""
        table = self.tables["series"][:, 30:35]
        starts = np.flatnonzero(table.any(axis=1))
        n = int(table.sum())
        lines = []
        for k in range(table.shape[1]):
            chances = np.array([_chance(int(N_OF[i]), int(K_OF[i]), 4, k) for i in starts])
            weights = table[starts].sum(axis=1)
            sums = float(weights @ chances), int(table[:, k].sum()), float(weights @ (chances * (1 - chances)))
            words = f"{k} of the 4 Life cards of set-up have the icon"
            lines.append(Beside.of(f"life-{k}-of-4", words, *sums, n, "C(K,k)·C(N-K,4-k)/C(N,4)", self.level))
        return lines

    def saved(self, kind: str) -> Beside:
        """Cost saved per attempt, every hit played: (sum of the costs of the unseen icon cards)/N; costs above 15 count as 15."""
        table = self.tables["saved"][KINDS.index(kind)].astype(np.float64)
        cards = np.arange(len(table))
        at = np.flatnonzero(table[:, 1])
        cost, costs, cost2, cross, costs2 = table[at].T
        N = cards[at]
        variance = float((cost2 - 2 * cross / N + costs2 / N**2).sum())
        n = sum(count for _, _, count, _ in self.cells(kind))
        words = f"cost saved by {WORDS[kind]}"
        return Beside.of(
            f"{kind}-saved",
            words,
            float((costs / N).sum()),
            float(cost.sum()),
            variance,
            n,
            "(sum of icon costs)/N",
            self.level,
            math.inf,
        )

    def saved_by_hit(self, kind: str) -> Beside:
        """Cost saved per hit: that per attempt divided by the chance to hit, exact by exact and simulated by simulated."""
        saved, share = self.saved(kind), self.attempts(kind)
        words = f"cost saved by a hit: {WORDS[kind]}"
        if not share.n or not share.simulated or not share.exact:
            return Beside.of(f"{kind}-saved-by-hit", words, 0.0, 0.0, 0.0, 0, "(sum of icon costs)/K", self.level)
        scale = share.simulated
        hits = round(share.n * scale)
        exact, found, low, high = saved.exact / share.exact, saved.simulated / scale, saved.low / scale, saved.high / scale
        return Beside(f"{kind}-saved-by-hit", words, exact, found, hits, low, high, math.nan, "(sum of icon costs)/K")

    def known(self, kind: str) -> tuple[int, int]:
        """(attempts, hits) with a card that a player had seen on top of the Deck or in Life: nothing is left to chance."""
        miss, hit = self.tables["known"][KINDS.index(kind)].tolist()
        return miss + hit, hit

    def value_of_hit(self, kind: str) -> Difference | None:
        """What a hit instead of a miss brings in win rate: see `zxfast.stats.ignition.hit_value`. None without attempts."""
        _, points, luck, spread, p2, pl, ps, l2, ls, s2 = (float(x) for x in self.tables["luck"][KINDS.index(kind)])
        if not spread:
            return None
        mean = 2 * self.wins / self.games  # points: 2 for a game won
        value = (points - mean * luck) / spread
        squares = p2 + mean**2 * l2 + value**2 * s2 - 2 * mean * pl - 2 * value * ps + 2 * mean * value * ls
        half = z_of(self.level) * math.sqrt(max(0.0, squares)) / spread
        return Difference(value / 2, (value - half) / 2, (value + half) / 2, self.level, "luck of the attempts")

    def value_of_charge(self) -> Difference | None:
        """What a Charge card spent in the ignition phase brought in win rate, compared with a sure miss: chance times
        `value_of_hit`. None without attempts.
        """
        hit = self.value_of_hit("phase")
        if hit is None:
            return None
        p = self.attempts("phase").exact
        return Difference(p * hit.value, p * hit.low, p * hit.high, hit.level, hit.method)

    def lines(self) -> list[Beside]:
        """The usual questions: per attempt, before and after a reload, in a row, by turn, Life, cost saved."""
        found = [self.attempts(kind, when) for kind in KINDS for when in (None, False, True)]
        for n in range(2, LONGEST + 1):
            found += self.in_a_row(n)
        found += [line for kind in KINDS for line in self.by_turn(kind)]
        found += self.life()
        found += [line for kind in KINDS for line in (self.saved(kind), self.saved_by_hit(kind))]
        return [line for line in found if line.n]

    def tests(self) -> list[Beside]:
        """The tests with many attempts: all of a kind (and its cost saved), before and after a reload, in a row, Life."""
        found = [self.attempts(kind, when) for kind in KINDS for when in (None, False, True)]
        found += [line for n in range(2, LONGEST + 1) for line in self.in_a_row(n)]
        found += [*self.life(), *map(self.saved, KINDS)]
        return [line for line in found if line.n >= 1000 and not math.isnan(line.z)]

    def worst(self) -> Beside | None:
        """The one of `tests` with the largest |z|; None if there were too few attempts for any."""
        return max(self.tests(), key=lambda line: abs(line.z), default=None)


def _series(column: int, attempts: int) -> tuple[int, int]:
    """Attempts made (at most `attempts`) and hits among them: column 2^m - 2 + bits, the first attempt in the highest bit."""
    length = (column + 2).bit_length() - 1
    bits = column + 2 - (1 << length)
    made = min(length, attempts)
    return made, (bits >> (length - made)).bit_count()
