"""Exact odds of ignition and of Life, as fractions.

An ignition turns over the top card of the own Deck; a card with the ignition icon may be played free of charge, any other goes to
the Trash (ZX-7.14, 15.10). Every attempt takes one card off the Deck, hit or miss, so attempts are draws without replacement:
n attempts hit k times with probability C(K,k)·C(N-K,n-k)/C(N,n).

What counts as unseen (N), K of it with icon: the cards whose faces the viewer has not seen. For the player who ignites: the Deck
and the own Life (nobody looks at it), not the hand, Resource, Charge, Trash, board, nor cards set aside. For the opponent: the
hidden hand as well. Life stays in N because a given Life card is as likely to be any of the unseen cards as the top card is; Life
cards that became known are taken out. A card shown by looking at the top and put to the bottom is known and taken out, too.
`Unseen` does this counting.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any

import numpy as np

from zxfast.effects.node import walk

from .distribution import Distribution, mixture
from .odds import LIFE, Answer, hypergeometric, nth_at
from .pairs import Difference
from .rates import z_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = [
    "UNSEEN",
    "Comparison",
    "DeckIcons",
    "Stop",
    "Unseen",
    "across_reload",
    "best_hit",
    "bottom_first",
    "compare",
    "correlation",
    "cost_saved",
    "covariance",
    "damage_to_zero",
    "deck_icons",
    "exact_answers",
    "first_hit",
    "hit_value",
    "hits",
    "in_a_row",
    "informed",
    "life_icons",
    "longest_run",
    "look_first",
    "order_first",
    "run_of",
    "stop_when",
    "success",
    "value_of_attempt",
    "value_of_hit",
]


@dataclass(frozen=True, slots=True)
class Unseen:
    """The unseen cards: `cards` of them (N), `icons` of these count (K).

    Raises ValueError unless 0 <= icons <= cards.
    """

    cards: int
    icons: int

    def __post_init__(self) -> None:
        if not 0 <= self.icons <= self.cards:
            raise ValueError(f"need 0 <= icons <= cards, not {self.icons} icons among {self.cards} unseen cards")

    @classmethod
    def of_deck(cls, deck: int = 50, icons: int = 20, *, aside: int = 1, aside_icons: int = 0) -> Unseen:
        """Before the game: a deck of `deck` cards with `icons` icons, `aside` of them set aside (start, gate, start resource).

        `aside_icons` of those set aside carry the icon. The standard deck with a start card: N = 49, K = 20.
        """
        if not 0 <= aside_icons <= aside:
            raise ValueError(f"{aside_icons} icons among {aside} cards set aside")
        return cls(deck - aside, icons - aside_icons)

    def after(self, seen: int, icons: int = 0) -> Unseen:
        """`seen` more cards became known, `icons` of them with icon: N - seen, K - icons."""
        if not 0 <= icons <= seen:
            raise ValueError(f"{icons} icons among {seen} seen cards")
        return Unseen(self.cards - seen, self.icons - icons)

    @property
    def chance(self) -> Fraction:
        """K/N. Raises ValueError if nothing is unseen."""
        return success(self)


def success(unseen: Unseen) -> Fraction:
    """Chance that one ignition hits: K/N (N unseen cards, K with icon). The same for every later attempt while nothing is
    learned.
    """
    if not unseen.cards:
        raise ValueError("no unseen card is left")
    return Fraction(unseen.icons, unseen.cards)


def hits(unseen: Unseen, attempts: int | Distribution) -> Distribution:
    """Number of hits in `attempts` ignitions: hypergeometric with N, K and n = attempts.

    A `Distribution` of attempts (independent of the cards) gives the mixture. Mean nK/N, variance n·(K/N)·(1-K/N)·(N-n)/(N-1).
    The attempts may lie in several turns: cards drawn in between, if unknown, change nothing.
    """
    if isinstance(attempts, Distribution):
        return mixture((p, hypergeometric(unseen.cards, unseen.icons, int(n))) for n, p in attempts)
    return hypergeometric(unseen.cards, unseen.icons, attempts)


def covariance(unseen: Unseen) -> Fraction:
    """Covariance of the results of two different attempts: -(K/N)·(1-K/N)/(N-1); their correlation is -1/(N-1)."""
    if unseen.cards < 2:
        raise ValueError("needs at least two unseen cards")
    p = success(unseen)
    return -p * (1 - p) / (unseen.cards - 1)


def correlation(unseen: Unseen) -> Fraction:
    """Correlation of the results of two different attempts: -1/(N-1), if both results are possible."""
    variance = success(unseen) * (1 - success(unseen))
    if not variance:
        raise ValueError("every attempt has the same result")
    return covariance(unseen) / variance


def in_a_row(unseen: Unseen, attempts: int) -> Fraction:
    """Chance that all of `attempts` ignitions hit: C(K,n)/C(N,n)."""
    return hits(unseen, attempts).p(attempts)


def run_of(unseen: Unseen, attempts: int, length: int) -> Fraction:
    """Chance of at least `length` hits in a row somewhere within `attempts` ignitions.

    All orders of j hits among n attempts are equally likely, so the chance is the sum over j of (C(n,j) -
    W(j))·C(N-n,K-j)/C(N,K), with W(j) = sum_i (-1)^i·C(n-j+1,i)·C(n-i·length,n-j) the number of orders without such a run
    (inclusion-exclusion).
    """
    n = attempts
    if length < 1:
        raise ValueError("length must be at least 1")
    if not 0 <= n <= unseen.cards:
        raise ValueError(f"{n} attempts with {unseen.cards} unseen cards")
    ways = 0
    for j in range(max(0, n - unseen.cards + unseen.icons), min(n, unseen.icons) + 1):
        without = sum((-1) ** i * comb(n - j + 1, i) * comb(n - i * length, n - j) for i in range(j // length + 1))
        ways += (comb(n, j) - without) * comb(unseen.cards - n, unseen.icons - j)
    return Fraction(ways, comb(unseen.cards, unseen.icons))


def longest_run(unseen: Unseen, attempts: int) -> Distribution:
    """Length of the longest run of hits within `attempts` ignitions: P(L >= m) = `run_of(unseen, attempts, m)`."""
    tails = [Fraction(1), *(run_of(unseen, attempts, m) for m in range(1, attempts + 1)), Fraction(0)]
    return Distribution((m, tails[m] - tails[m + 1]) for m in range(attempts + 1))


def first_hit(unseen: Unseen, nth: int = 1) -> Distribution:
    """Attempt that brings the `nth` hit, attempts going on through all unseen cards: negative hypergeometric.

    P(s) = C(s-1,r-1)·C(N-s,K-r)/C(N,K) with r = nth; mean r·(N+1)/(K+1). Raises ValueError if there are fewer than nth icons.
    """
    return nth_at(unseen.cards, unseen.icons, nth)


@dataclass(frozen=True, slots=True)
class Stop:
    """Outcome of igniting until enough hits: `success` chance to get them, `spent` charge cards used, `hits` made."""

    success: Fraction
    spent: Distribution
    hits: Distribution


def stop_when(unseen: Unseen, charge: int, need: int = 1) -> Stop:
    """Ignite until `need` hits are made or `charge` charge cards are spent.

    Success is P(hits in `charge` attempts >= need) with N, K, n = charge; the cards spent are min(T, charge), T the attempt of
    the need-th hit (`first_hit`); the hits made are min(hits, need). Raises ValueError if charge exceeds the unseen cards.
    """
    if need < 1 or charge < 0:
        raise ValueError("need must be at least 1, charge not negative")
    count = hits(unseen, charge)
    if need > unseen.icons:
        spent = Distribution.certain(charge)
    else:
        spent = first_hit(unseen, need).map(lambda s: min(s, charge))
    return Stop(count.at_least(need), spent, count.map(lambda k: min(k, need)))


def informed(unseen: Unseen, seen: int) -> dict[int, tuple[Fraction, Fraction]]:
    """Success chance of the next ignition by the number of icons among `seen` cards that become known (hand, resources, draws).

    Returns {icons: (chance that so many are among them, (K-icons)/(N-seen))}; weighted with these chances the mean is K/N again.
    """
    if not 0 <= seen < unseen.cards:
        raise ValueError(f"{seen} of {unseen.cards} unseen cards cannot become known with one left to turn over")
    return {int(k): (p, success(unseen.after(seen, int(k)))) for k, p in hypergeometric(unseen.cards, unseen.icons, seen)}


# looking at the top first


def look_first(unseen: Unseen, attempts: int = 1) -> Distribution:
    """Before *each* attempt the top card is looked at and put to the bottom if it has no icon; then the ignition.

    The first card looked at hits if it has the icon, otherwise the next, unknown one is turned over: for one attempt the
    chance is K/N + (1-K/N)·K/(N-1). Every attempt uses one card on a hit at once, two otherwise.
    """
    states: dict[tuple[Unseen, int], Fraction] = {(unseen, 0): Fraction(1)}
    for _ in range(attempts):
        after: dict[tuple[Unseen, int], Fraction] = {}
        for (u, k), p in states.items():
            q = success(u)
            branches = [(q, u.after(1, 1), k + 1)] if q else []
            if q < 1:
                below = u.after(1, 0)
                r = success(below)
                branches += [((1 - q) * r, below.after(1, 1), k + 1)] if r else []
                branches += [((1 - q) * (1 - r), below.after(1, 0), k)] if r < 1 else []
            for weight, u2, k2 in branches:
                after[u2, k2] = after.get((u2, k2), Fraction(0)) + p * weight
        states = after
    return Distribution((k, p) for (_, k), p in states.items())


def order_first(unseen: Unseen, looked: int, attempts: int) -> Distribution:
    """Hits in `attempts` ignitions after looking at the top `looked` cards and putting them back on top, icons first.

    With X icons among them (hypergeometric N, K, looked): min(X, attempts) hits while attempts <= looked; otherwise X, plus the
    hits of attempts - looked further cards out of the other N - looked with K - X icons.
    """
    parts = []
    for x, p in hypergeometric(unseen.cards, unseen.icons, looked):
        if attempts <= looked:
            parts.append((p, Distribution.certain(min(int(x), attempts))))
        else:
            below = unseen.after(looked, int(x))
            parts.append((p, hits(below, attempts - looked) + Distribution.certain(x)))
    return mixture(parts)


def bottom_first(unseen: Unseen, looked: int, attempts: int, *, keep: int | None = None) -> Distribution:
    """Hits in `attempts` ignitions after looking at the top `looked` cards and putting all without icon to the bottom.

    With X icons among them: the first min(X, attempts) attempts hit, the others turn over cards out of the other N - looked with
    K - X icons. `keep` limits how many of the looked-at cards may stay on top (None: all; 0: all go to the bottom, which
    leaves the chance at K/N for every attempt). The cards at the bottom are taken as out of reach.
    """
    parts = []
    for x, p in hypergeometric(unseen.cards, unseen.icons, looked):
        sure = min(int(x), attempts, looked if keep is None else keep)
        below = unseen.after(looked, int(x))
        parts.append((p, hits(below, attempts - sure) + Distribution.certain(sure)))
    return mixture(parts)


# Life


def life_icons(unseen: Unseen, life: int = LIFE) -> Distribution:
    """Icons among `life` Life cards: hypergeometric with N, K, n = life; per damage K/N, whatever card is picked (ZX-12.9b).

    `unseen` counts all cards whose faces are unknown, Deck and Life together.
    """
    return hypergeometric(unseen.cards, unseen.icons, life)


def damage_to_zero(unseen: Unseen, life: int = LIFE) -> Distribution:
    """Damage needed to bring Life to 0 if every Life Recovery card met in Life is played and recovers 1 (ZX-16.2).

    Here `unseen.icons` is the number of Life Recovery cards among the unseen ones. Every damage takes one Life card; a
    recovery card brings the next unknown card into Life, so the answer is the position of the `life`-th other card in a row of
    unseen cards:
    negative hypergeometric with N, K' = N - recovery, r = life; mean life·(N+1)/(K'+1). The comparison with the opponent's
    Life is taken to hold always. Raises ValueError if there are fewer than `life` other cards.
    """
    return nth_at(unseen.cards, unseen.cards - unseen.icons, life)


# across a reload


def across_reload(
    unseen: Unseen,
    deck: int,
    attempts: int,
    *,
    trash: int = 0,
    trash_icons: int = 0,
    charge: Sequence[bool | None] | None = None,
    events: int = 0,
    trash_events: int = 0,
) -> Distribution:
    """Hits in `attempts` ignitions when the Deck may run out on the way (ZX-7.16, 12.2).

    Parameters: `unseen` cards of which `deck` form the Deck (the rest: Life and whatever else is unknown); `trash` cards in the
    Trash, `trash_icons` of them with icon; `charge` for each attempt the charge card spent: True with icon, False without,
    None for an ignition by ability, which spends none (default: all False); `events` of the unseen icons and `trash_events` of
    the icons in the Trash are Events, the others Z/X.

    A charge card goes to the Trash before the reveal, a miss goes there after it, a Z/X that hits goes to a square, an Event that
    hits to the Trash once resolved. When the last card leaves the Deck the Trash is shuffled into it at once: a miss that was the
    last card goes along, an Event that hit as the last card does not (it is still in the Temporary zone). Every hit is played.
    Without cards in Deck and Trash the remaining attempts fail. Raises ValueError for counts that do not fit.
    """
    spent = [False] * attempts if charge is None else list(charge)
    if len(spent) != attempts:
        raise ValueError(f"charge must name one card per attempt: {len(spent)} given, {attempts} attempts")
    if not 0 <= deck <= unseen.cards or not 0 <= trash_events <= trash_icons <= trash or not 0 <= events <= unseen.icons:
        raise ValueError(
            f"{deck} cards left in the Deck of {unseen.cards} unseen ones, {trash} in the Trash, {trash_icons} with icon: "
            "give numbers that fit together"
        )
    # (deck, unknown, Z/X icons, event icons, trash, Z/X icons, event icons in it, hits)
    State = tuple[int, int, int, int, int, int, int, int]
    start = (deck, unseen.cards, unseen.icons - events, events, trash, trash_icons - trash_events, trash_events, 0)
    states: dict[State, Fraction] = {start: Fraction(1)}

    def reloaded(state: State) -> State:
        d, n, z, e, t, tz, te, h = state
        return (t, t, tz, te, 0, 0, 0, h) if d == 0 and t else (d, n, z, e, t, tz, te, h)

    for card in spent:
        after: dict[State, Fraction] = {}
        for state, p in states.items():
            d, n, z, e, t, tz, te, h = reloaded(state)
            if card is not None:
                t, tz = t + 1, tz + bool(card)
                d, n, z, e, t, tz, te, h = reloaded((d, n, z, e, t, tz, te, h))
            if d == 0:
                branches = [(Fraction(1), (d, n, z, e, t, tz, te, h))]
            else:
                hit_event = reloaded((d - 1, n - 1, z, e - 1, t, tz, te, h + 1))
                branches = [
                    (Fraction(z, n), reloaded((d - 1, n - 1, z - 1, e, t, tz, te, h + 1))),
                    (Fraction(e, n), reloaded((*hit_event[:4], hit_event[4] + 1, hit_event[5], hit_event[6] + 1, hit_event[7]))),
                    (Fraction(n - z - e, n), reloaded((d - 1, n - 1, z, e, t + 1, tz, te, h))),
                ]
            for weight, state2 in branches:
                if weight:
                    after[state2] = after.get(state2, Fraction(0)) + p * weight
        states = after
    return Distribution((state[7], p) for state, p in states.items())


# value of a hit


def value_of_hit(costs: Iterable[int]) -> Fraction:
    """Expected cost saved by a hit: mean cost of the unseen icon cards (`costs`, one entry per card)."""
    values = list(costs)
    if not values:
        raise ValueError("no icon card is unseen")
    return Fraction(sum(values), len(values))


def value_of_attempt(cards: int, costs: Iterable[int]) -> Fraction:
    """Expected cost saved by one attempt: sum of the costs of the unseen icon cards over the N = `cards` unseen cards."""
    values = list(costs)
    if not cards > 0 or len(values) > cards:
        raise ValueError(f"{len(values)} icon cards among {cards} unseen cards")
    return Fraction(sum(values), cards)


def cost_saved(cards: int, costs: Iterable[int], attempts: int) -> Distribution:
    """Total cost saved by `attempts` ignitions, every hit played: distribution of the sum of costs of the icon cards turned over.

    Parameters: `cards` unseen cards (N), `costs` of the K icon cards among them, n = attempts.
    P(s) = sum_j A(j,s)·C(N-K,n-j)/C(N,n) with A(j,s) the number of sets of j icon cards of total cost s; mean n·(sum of costs)/N.
    """
    values = list(costs)
    blanks = cards - len(values)
    if blanks < 0 or not 0 <= attempts <= cards:
        raise ValueError(f"{attempts} attempts, {len(values)} icon cards, {cards} unseen cards do not fit together")
    sets: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(attempts)]
    for value in values:
        for j in range(attempts, 0, -1):
            for total, ways in sets[j - 1].items():
                sets[j][total + value] = sets[j].get(total + value, 0) + ways
    whole = comb(cards, attempts)
    return Distribution(
        (total, Fraction(ways * comb(blanks, attempts - j), whole))
        for j in range(attempts + 1)
        for total, ways in sets[j].items()
        if attempts - j <= blanks
    )


def best_hit(cards: int, costs: Iterable[int], attempts: int) -> Distribution:
    """Cost of the dearest card hit in `attempts` ignitions, 0 without a hit: P(max <= c) = C(N-#{costs > c},n)/C(N,n)."""
    values = sorted(costs)
    if len(values) > cards or not 0 <= attempts <= cards or (values and values[0] < 0):
        raise ValueError(f"{attempts} attempts, {len(values)} icon cards, {cards} unseen cards do not fit together")
    levels = sorted({0, *values})
    below = [Fraction(comb(cards - sum(v > c for v in values), attempts), comb(cards, attempts)) for c in levels]
    return Distribution((c, p - (below[i - 1] if i else 0)) for i, (c, p) in enumerate(zip(levels, below, strict=True)))


# simulated beside exact


@dataclass(frozen=True, slots=True)
class Comparison:
    """Simulated hits beside the exact expectation: `attempts`, `hits`, `expected` hits, `error` their standard error, `z`.

    `z` = (hits - expected)/error, nan without attempts or chance.
    """

    attempts: int
    hits: int
    expected: float
    error: float
    z: float


def compare(cells: Iterable[tuple[int, int, int, int]]) -> Comparison:
    """Compare simulated attempts with exact chances, attempt by attempt.

    `cells`: (N, K, attempts, hits) with N unseen cards and K icons among them at the moment of the attempt, seen by the player
    who ignites. Given all that player knows every attempt hits with probability K/N exactly, whatever made the player ignite; so
    hits minus the sum of K/N is a martingale with variance the sum of K/N·(1-K/N).

    The plain share of hits is no such comparison: players ignite more in some situations than in others, and cards that hit
    stay on the board while misses come back after a reload, so it may differ from the chance before the game. Raises
    ValueError for cells that are impossible (hits above attempts, K above N, a miss with K = N, a hit with K = 0).
    """
    tried = hit = 0
    mean = spread = Fraction(0)
    for n, k, attempts, hits_here in cells:
        if not 0 <= hits_here <= attempts or not 0 <= k <= n or (attempts and not n):
            raise ValueError(f"impossible cell: N={n}, K={k}, attempts={attempts}, hits={hits_here}")
        if (k == 0 and hits_here) or (k == n and hits_here < attempts):
            raise ValueError(f"impossible results in cell N={n}, K={k}: {hits_here} hits in {attempts} attempts")
        if attempts:
            p = Fraction(k, n)
            tried, hit = tried + attempts, hit + hits_here
            mean += attempts * p
            spread += attempts * p * (1 - p)
    error = math.sqrt(spread)
    return Comparison(tried, hit, float(mean), error, (hit - float(mean)) / error if error else math.nan)


def hit_value(
    points: ArrayLike,
    hits: ArrayLike,
    expected: ArrayLike,
    variance: ArrayLike,
    level: float = 0.95,
    *,
    units: ArrayLike | None = None,
) -> Difference:
    """What a hit instead of a miss brings in win rate, from the luck of the attempts.

    Parameters, one entry per game and side, shape (n,): `points` (1 won, 1/2 drawn, 0 lost), `hits` made, `expected` sum of
    the chances p = K/N of its attempts at the moment of each, `variance` sum of p·(1-p); `level` of the interval; `units`
    numbers of the pairs (or other units) that belong together, for the standard error.

    Given what was known before it, the result of an attempt is pure chance, so hits - expected is as good as randomised: the
    value is sum (points - mean)·(hits - expected) / sum variance, the mean over attempts, weighted with p·(1-p), of the win
    rate after a hit minus that after a miss. An attempt is worth K/N times it. Normal interval with the sandwich standard error.
    Raises ValueError for lengths that differ or if nothing was left to chance.
    """
    w, h, e, v = (np.asarray(x, dtype=np.float64) for x in (points, hits, expected, variance))
    if not w.shape == h.shape == e.shape == v.shape or w.ndim != 1:
        raise ValueError("points, hits, expected and variance must be lists of the same length")
    total = float(v.sum())
    if not total > 0:
        raise ValueError("no attempt was left to chance")
    moments = (w - w.mean()) * (h - e)
    value = float(moments.sum()) / total
    parts = moments - value * v
    if units is not None:
        _, where = np.unique(np.asarray(units), return_inverse=True)
        parts = np.bincount(where, weights=parts)
    half = z_of(level) * math.sqrt(float(parts @ parts)) / total
    return Difference(value, value - half, value + half, level, "luck of the attempts")


# the usual questions about one deck


@dataclass(frozen=True, slots=True)
class DeckIcons:
    """What ignition needs to know of a deck list.

    `unseen` N and K before the first hand; `aside` numbers of the cards set aside; `costs` of the unseen icon cards,
    ascending; of these `events` are Events; `recovery`, `void` and `evolseed` count cards among the unseen; `gains`: numbers
    of cards that may get the icon by their own text (ZX-2.15), which count here without it.
    """

    unseen: Unseen
    aside: tuple[str, ...]
    costs: tuple[int, ...]
    events: int
    recovery: int
    void: int
    evolseed: int
    gains: tuple[str, ...]


def deck_icons(cards: Sequence[Any], *, start: bool = True, gate: bool = True, resource: bool = True) -> DeckIcons:
    """Count the icons of a deck list, one card per slot.

    Of the start cards, gate cards and start resources in the list the first of each kind is set aside (ZX-6.2 to 6.5), unless
    `start`, `gate` or `resource` is False. Only the printed icon counts. `cards` are those of a `zxfast.decks.Deck`.
    """
    kinds = [{type(part).__name__ for part in walk(card)} for card in cards]
    aside: list[int] = []
    for wanted, name in ((start, "StartCard"), (gate, "GateCard"), (resource, "StartResource")):
        found = next((i for i, parts in enumerate(kinds) if name in parts and i not in aside), None)
        if wanted and found is not None:
            aside.append(found)
    rest = [i for i in range(len(cards)) if i not in aside]
    icons = [cards[i] for i in rest if cards[i].icon == "ignition"]
    return DeckIcons(
        Unseen(len(rest), len(icons)),
        tuple(cards[i].number for i in aside),
        tuple(sorted(card.cost or 0 for card in icons)),
        sum(card.kind == "event" for card in icons),
        sum("LifeRecovery" in kinds[i] for i in rest),
        sum("VoidBringer" in kinds[i] for i in rest),
        sum(cards[i].icon == "evolseed" for i in rest),
        tuple(dict.fromkeys(cards[i].number for i in rest if "GetsIcon" in kinds[i] and cards[i].icon != "ignition")),
    )


#: What counts as unseen for the player who ignites, in words.
UNSEEN = (
    "cards whose faces the player has not seen: the Deck and the own Life; not those set aside, in hand, Resource, Charge, Trash"
)


def _icons(k: int) -> str:
    return f"{k} icon{'' if k == 1 else 's'}"


def exact_answers(
    unseen: Unseen,
    *,
    attempts: int = 4,
    life: int = LIFE,
    seen: int = 8,
    turns: int = 5,
    looks: Sequence[int] = (1, 2, 3),
    costs: Sequence[int] | None = None,
    recovery: int = 0,
) -> list[Answer]:
    """The usual questions about ignition and Life with exact answers, each with formula and numbers.

    Parameters: `unseen` the unseen cards; `attempts` ignitions to look at, `life` Life cards; `seen` cards that become known
    for the informed chances (8: hand, resources and two draws; left out if 0); `looks` numbers of top cards looked at; `costs`
    of the unseen icon cards, one per card (None: nothing about costs); `recovery` Life Recovery cards among the unseen.
    Raises ValueError if the numbers do not fit together.
    """
    N, K = unseen.cards, unseen.icons
    answers: list[Answer] = []

    def add(key: str, question: str, value: Fraction, formula: str, **given: int) -> None:
        answers.append(Answer(key, question, Fraction(value), formula, {"N": N, "K": K, **given}, UNSEEN))

    add("attempt", "one ignition hits", success(unseen), "K/N")
    for n in range(2, attempts + 1):
        count, stop = hits(unseen, n), stop_when(unseen, n)
        for k in range(n + 1):
            add(f"hits-{k}-of-{n}", f"exactly {k} of {n} ignitions hit", count.p(k), "C(K,k)·C(N-K,n-k)/C(N,n)", n=n, k=k)
        add(f"any-of-{n}", f"at least one of {n} ignitions hits", count.at_least(1), "1 - C(N-K,n)/C(N,n)", n=n)
        add(f"mean-{n}", f"expected hits in {n} ignitions", count.mean, "n·K/N", n=n)
        add(f"spent-{n}", f"expected Charge cards spent until the first hit, at most {n}", stop.spent.mean, "E min(T, n)", n=n)
    for n in range(2, attempts + 1):
        add(
            f"run-2-in-{n}",
            f"two hits in a row within {n} ignitions",
            run_of(unseen, n, 2),
            "sum over j of (C(n,j) - W(j))·C(N-n,K-j)/C(N,K)",
            n=n,
        )
    for t in range(1, turns + 1):
        words = f"a hit by own turn {t} with one ignition in each turn"
        add(f"turn-{t}", words, hits(unseen, t).at_least(1), "1 - C(N-K,n)/C(N,n)", n=t)
    if K:
        add("wait", "expected ignitions until the first hit", first_hit(unseen).mean, "(N+1)/(K+1)")
    for d in looks:
        looked = {"looked": d}
        add(
            f"order-{d}",
            f"hit after looking at the top {d} and putting them back, icons first",
            order_first(unseen, d, 1).mean,
            "1 - C(N-K,d)/C(N,d)",
            **looked,
        )
        add(
            f"bottom-{d}",
            f"hit after looking at the top {d} and putting cards without icon to the bottom",
            bottom_first(unseen, d, 1).mean,
            "1 - C(N-K,d)/C(N,d)·(1 - K/(N-d))",
            **looked,
        )
    if seen:
        for k, (weight, p) in informed(unseen, seen).items():
            add(f"seen-{k}-of-{seen}", f"hit with {_icons(k)} among {seen} cards seen", p, "(K-x)/(N-m)", m=seen, x=k)
            add(
                f"seen-{k}-of-{seen}-weight",
                f"chance of {k} icons among {seen} cards seen",
                weight,
                "hypergeometric",
                m=seen,
                x=k,
            )
    count = life_icons(unseen, life)
    add("damage", "a damage reveals an icon", success(unseen), "K/N")
    for k in range(life + 1):
        add(f"life-{k}", f"{_icons(k)} among {life} Life cards", count.p(k), "C(K,k)·C(N-K,n-k)/C(N,n)", n=life, k=k)
    add("life-any", f"at least one of {life} Life cards has the icon", count.at_least(1), "1 - C(N-K,n)/C(N,n)", n=life)
    add("life-mean", f"expected icons among {life} Life cards", count.mean, "n·K/N", n=life)
    if recovery:
        cards = Unseen(N, recovery)
        chance = life_icons(cards, life).at_least(1)
        add("recovery", f"a Life Recovery card among {life} Life cards", chance, "1 - C(N-R,n)/C(N,n)", n=life, R=recovery)
        damage = damage_to_zero(cards, life).mean
        add("damage-to-zero", f"expected damage to bring Life from {life} to 0", damage, "n·(N+1)/(N-R+1)", n=life, R=recovery)
    if costs is not None:
        values = list(costs)
        if len(values) != K:
            raise ValueError(f"costs must name one cost per unseen icon card: {len(values)} given, {K} icons")
        total = {"total": sum(values)}
        add("saved", "expected cost saved by one ignition", value_of_attempt(N, values), "(sum of costs)/N", **total)
        if values:
            add("saved-hit", "expected cost saved by a hit", value_of_hit(values), "(sum of costs)/K", **total)
        for n in range(2, attempts + 1):
            add(
                f"saved-{n}",
                f"expected cost saved by {n} ignitions",
                cost_saved(N, values, n).mean,
                "n·(sum of costs)/N",
                n=n,
                **total,
            )
            best = best_hit(N, values, n).mean
            add(
                f"best-{n}",
                f"expected cost of the dearest hit in {n} ignitions",
                best,
                "P(max <= c) = C(N-#{cost > c},n)/C(N,n)",
                n=n,
            )
    return answers
