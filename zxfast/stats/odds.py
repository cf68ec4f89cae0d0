"""Exact odds of drawing cards, as fractions: hands, redraws, turns, several groups, colours, curves, reload.

Everything rests on one fact: as long as nothing is known about their order, any fixed set of positions (hand, Life, Resource, the
next cards of the Deck) is a uniformly random set of cards. Drawing n of N cards of which K count gives k of them with probability
C(K,k)·C(N-K,n-k)/C(N,n) (hypergeometric distribution).

Words used throughout
  N   unknown cards: every card whose face the questioner has not seen. Before the first hand that is the deck without the cards
      set aside (start card, gate card, start resource): 50 less one for each. Life and the first resources are part of N until
      they are seen.
  K   those of the N that count (copies of a card, icons, a colour ...).
  n   cards seen, drawn or dealt.
Cards that count must not include those set aside.

Standard game (rules ZX-6.8 to 6.14, 7.7 to 7.10): hand 4 with one optional full redraw (the old hand is shuffled back), Life 4,
2 resources, 2 draws per turn except in the very first turn of the game, at most one card placed as resource per turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, pairwise
from math import comb, prod
from typing import Any

from .distribution import Distribution, mixture

__all__ = [
    "DRAWS",
    "HAND",
    "LIFE",
    "RESOURCES",
    "Answer",
    "Want",
    "all_different",
    "at_least",
    "at_most",
    "by_turns",
    "cards_needed",
    "cards_removed",
    "cards_seen",
    "castable",
    "chance",
    "colours_available",
    "copies_needed",
    "dead_hand",
    "deal_chance",
    "deck_after_setup",
    "drawn_by",
    "exactly",
    "exchange",
    "expected_different",
    "hand_chance",
    "hand_count",
    "hypergeometric",
    "joint",
    "nth_at",
    "product",
    "reload_by",
    "reload_turn",
    "smallest",
]

HAND = 4
LIFE = 4
RESOURCES = 2
DRAWS = 2

Counts = Mapping[str, int]
#: What is wanted of the counts by label: at least k, or from low to high (None: no limit), or a function of all counts.
Want = Mapping[str, "int | tuple[int, int | None]"] | Callable[[Counts], bool]
Groups = Mapping[str, int]


def _check(cards: int, counting: int, drawn: int) -> None:
    if not (0 <= counting <= cards and 0 <= drawn <= cards):
        raise ValueError(f"need 0 <= K <= N and 0 <= n <= N, not N={cards}, K={counting}, n={drawn}")


# one group


@lru_cache(maxsize=4096)
def hypergeometric(N: int, K: int, n: int) -> Distribution:
    """Number of counting cards among `n` cards drawn without replacement from `N` of which `K` count.

    P(k) = C(K,k)·C(N-K,n-k)/C(N,n); mean nK/N; variance n·(K/N)·(1-K/N)·(N-n)/(N-1).
    Raises ValueError unless 0 <= K, n <= N.
    """
    _check(N, K, n)
    whole = comb(N, n)
    return Distribution((k, Fraction(comb(K, k) * comb(N - K, n - k), whole)) for k in range(max(0, n - (N - K)), min(K, n) + 1))


def at_least(N: int, K: int, n: int, k: int = 1) -> Fraction:
    """Chance of `k` or more counting cards among `n` of `N` cards of which `K` count (hypergeometric)."""
    return hypergeometric(N, K, n).at_least(k)


def at_most(N: int, K: int, n: int, k: int = 0) -> Fraction:
    """Chance of `k` or fewer counting cards among `n` of `N` cards of which `K` count; k = 0: none."""
    return hypergeometric(N, K, n).at_most(k)


def exactly(N: int, K: int, n: int, k: int) -> Fraction:
    """Chance of exactly `k` counting cards among `n` of `N` cards of which `K` count."""
    return hypergeometric(N, K, n).p(k)


def nth_at(N: int, K: int, r: int = 1) -> Distribution:
    """Position of the `r`-th counting card when `N` cards of which `K` count are turned over one by one.

    P(s) = C(s-1,r-1)·C(N-s,K-r)/C(N,K) (negative hypergeometric); mean r·(N+1)/(K+1).
    Raises ValueError unless 1 <= r <= K <= N.
    """
    if not 1 <= r <= K <= N:
        raise ValueError(f"need 1 <= r <= K <= N, not N={N}, K={K}, r={r}")
    whole = comb(N, K)
    return Distribution((s, Fraction(comb(s - 1, r - 1) * comb(N - s, K - r), whole)) for s in range(r, N - K + r + 1))


# several groups


@dataclass(frozen=True)
class _Classes:
    """Disjoint classes of the N unknown cards; the last one holds the cards of no group."""

    sizes: tuple[int, ...]
    labels: tuple[frozenset[str], ...]
    names: tuple[str, ...]

    def counts(self, drawn: Sequence[int]) -> dict[str, int]:
        total = dict.fromkeys(self.names, 0)
        for k, labels in zip(drawn, self.labels, strict=True):
            for label in labels:
                total[label] += k
        return total


def _classes(cards: int, groups: Groups) -> _Classes:
    merged: dict[frozenset[str], int] = {}
    names: dict[str, None] = {}
    for key, size in groups.items():
        parts = [part.strip() for part in key.split("+")]
        if not all(parts) or size < 0:
            raise ValueError(f"bad group {key!r}: {size}; a group is a label, or labels joined by +, with a count >= 0")
        names.update(dict.fromkeys(parts))
        merged[frozenset(parts)] = merged.get(frozenset(parts), 0) + size
    rest = cards - sum(merged.values())
    if rest < 0:
        raise ValueError(f"the groups hold {cards - rest} cards, more than the {cards} unknown ones")
    return _Classes((*merged.values(), rest), (*merged, frozenset()), tuple(names))


def _compositions(sizes: Sequence[int], n: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to draw n cards from classes of these sizes, with its number of combinations."""
    room = list(accumulate(reversed(sizes)))[::-1]

    def draw(i: int, left: int, ways: int, taken: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        if i == len(sizes) - 1:
            yield (*taken, left), ways * comb(sizes[i], left)
            return
        for k in range(max(0, left - room[i + 1]), min(sizes[i], left) + 1):
            yield from draw(i + 1, left - k, ways * comb(sizes[i], k), (*taken, k))

    if n <= room[0]:
        yield from draw(0, n, 1, ())


def _predicate(want: Want, names: Iterable[str]) -> Callable[[Counts], bool]:
    if callable(want):
        return want
    known = set(names)
    limits: list[tuple[tuple[str, ...], int, int | None]] = []
    for key, limit in want.items():
        parts = tuple(part.strip() for part in key.split("|"))
        for part in parts:
            if part not in known:
                raise ValueError(f"no group {part!r}; known: {', '.join(sorted(known))}")
        low, high = (limit, None) if isinstance(limit, int) else limit
        limits.append((parts, low, high))

    def holds(counts: Counts) -> bool:
        for parts, low, high in limits:
            k = sum(counts[part] for part in parts)
            if k < low or (high is not None and k > high):
                return False
        return True

    return holds


def joint(N: int, groups: Groups, n: int) -> dict[tuple[int, ...], Fraction]:
    """Joint distribution of the counts of several groups among `n` of `N` cards (multivariate hypergeometric).

    P(k1, k2, ...) = C(K1,k1)·C(K2,k2)·...·C(rest, n-sum k)/C(N,n).
    `groups`: cards by label; a key "a+b" holds the cards that are in both groups a and b. Keys of the result: counts by label,
    in the order in which the labels first appear. Raises ValueError for counts that do not fit.
    """
    _check(N, 0, n)
    classes = _classes(N, groups)
    whole = comb(N, n)
    result: dict[tuple[int, ...], int] = {}
    for drawn, ways in _compositions(classes.sizes, n):
        key = tuple(classes.counts(drawn).values())
        result[key] = result.get(key, 0) + ways
    return {key: Fraction(ways, whole) for key, ways in result.items()}


def chance(N: int, groups: Groups, n: int, want: Want) -> Fraction:
    """Chance that `n` of `N` cards hold what is wanted of several groups at once (multivariate hypergeometric).

    `groups`: cards by label, "a+b" for cards in both groups, for example {"icon": 16, "icon+recovery": 4}.
    `want`: by label the least number, or (low, high) with high None for no limit; "a|b" limits the sum of two labels; or a
    function of the counts by label. Raises ValueError for counts that do not fit or an unknown label.
    """
    _check(N, 0, n)
    classes = _classes(N, groups)
    holds = _predicate(want, classes.names)
    ways = sum(ways for drawn, ways in _compositions(classes.sizes, n) if holds(classes.counts(drawn)))
    return Fraction(ways, comb(N, n))


def deal_chance(
    N: int,
    groups: Groups,
    zones: Mapping[str, int],
    want: Callable[[Mapping[str, Counts]], bool],
    *,
    keep: Want | None = None,
    redraws: int = 0,
) -> Fraction:
    """Chance that cards dealt into several zones meet a condition; the general form of the questions below.

    Parameters: `zones` cards dealt by zone, the first zone is the hand; `want(counts)` with counts[zone][label]; with
    `redraws` the whole hand is shuffled back and drawn anew up to that often as long as it does not meet `keep` (same form as
    `want` of `chance`). Zones are dealt after the hand is final.

    With V0 the chance without a redraw: V(r) = sum over kept hands of P(hand)·P(want | hand) + P(not kept)·V(r-1).
    Raises ValueError if the zones hold more cards than N, or redraws are asked for without `keep`.
    """
    if redraws < 0 or (redraws and keep is None):
        raise ValueError("redraws need a keep rule and must not be negative")
    names, sizes = list(zones), list(zones.values())
    if not names or min(sizes) < 0 or sum(sizes) > N:
        raise ValueError(f"the zones hold {sum(sizes)} cards, there are {N}")
    classes = _classes(N, groups)
    kept = _predicate(keep, classes.names) if keep is not None else None

    def rest_ways(left: tuple[int, ...], at: int, dealt: dict[str, Counts]) -> int:
        if at == len(sizes):
            return 1 if want(dealt) else 0
        total = 0
        for drawn, ways in _compositions(left, sizes[at]):
            dealt[names[at]] = classes.counts(drawn)
            total += ways * rest_ways(tuple(a - b for a, b in zip(left, drawn, strict=True)), at + 1, dealt)
        return total

    whole, room = 1, N
    for size in sizes:
        whole *= comb(room, size)
        room -= size
    good_all = good_kept = hands_kept = 0
    for drawn, ways in _compositions(classes.sizes, sizes[0]):
        counts = classes.counts(drawn)
        good = ways * rest_ways(tuple(a - b for a, b in zip(classes.sizes, drawn, strict=True)), 1, {names[0]: counts})
        good_all += good
        if kept is not None and kept(counts):
            good_kept += good
            hands_kept += ways
    value = Fraction(good_all, whole)
    thrown = 1 - Fraction(hands_kept, comb(N, sizes[0]))
    for _ in range(redraws):
        value = Fraction(good_kept, whole) + thrown * value
    return value


# opening hands and turns


def cards_seen(turn: int, first: bool, *, hand: int = HAND, draws: int = DRAWS) -> int:
    """Cards drawn up to and including the draw phase of own turn `turn`: hand + draws·turn, one draw phase less going first."""
    if turn < 0:
        raise ValueError("turn must not be negative")
    return hand + draws * max(0, turn - 1 if first else turn)


def hand_chance(
    N: int,
    groups: Groups,
    want: Want,
    *,
    hand: int = HAND,
    draws: int = 0,
    redraws: int = 0,
    keep: Want | str | None = None,
) -> Fraction:
    """Chance that the opening hand (plus `draws` later cards) holds what is wanted, with the full-redraw mulligan.

    Parameters: `N`, `groups`, `want` as in `chance`; `hand` cards of the first hand; `draws` cards drawn after it is final;
    `redraws` how often the whole hand may be shuffled back and drawn anew (rule ZX-6.9: once).
    `keep`: rule by which a hand is kept. None: kept if the hand alone holds what is wanted. "best": kept if its chance is at
    least the chance after a redraw, the best possible decision for `want`. Otherwise what a kept hand must hold, as `want`.

    For one group, at least one card wanted and one redraw: 1 - q(hand)·q(hand + draws) with q(m) = C(N-K,m)/C(N,m).
    """
    classes = _classes(N, groups)
    holds = _predicate(want, classes.names)
    if hand < 0 or draws < 0 or hand + draws > N or redraws < 0:
        raise ValueError(f"hand {hand}, draws {draws} and redraws {redraws} must not be negative, nor exceed the {N} cards")
    best = keep == "best"
    if isinstance(keep, str) and not best:
        raise ValueError(f"keep must be 'best', None or what a kept hand must hold, not {keep!r}")
    kept = holds if keep is None or isinstance(keep, str) else _predicate(keep, classes.names)
    later = comb(N - hand, draws)
    hands: list[tuple[int, Fraction, bool]] = []  # ways, chance from here, kept
    for drawn, ways in _compositions(classes.sizes, hand):
        left = [a - b for a, b in zip(classes.sizes, drawn, strict=True)]
        good = sum(
            more
            for extra, more in _compositions(left, draws)
            if holds(classes.counts([a + b for a, b in zip(drawn, extra, strict=True)]))
        )
        hands.append((ways, Fraction(good, later), kept(classes.counts(drawn))))
    whole = comb(N, hand)
    value = sum((ways * p for ways, p, _ in hands), Fraction(0)) / whole
    for _ in range(redraws):
        value = sum((ways * (p if (p >= value if best else k) else value) for ways, p, k in hands), Fraction(0)) / whole
    return value


def hand_count(
    N: int, K: int, *, hand: int = HAND, draws: int = 0, redraws: int = 0, keep: int | tuple[int, int | None] = 1
) -> Distribution:
    """Number of counting cards in the opening hand plus `draws` later cards, with the full-redraw mulligan.

    A hand is kept if it holds at least `keep` (or from low to high) of the `K` counting cards among `N`; otherwise it is shuffled
    back and drawn anew, up to `redraws` times; the last hand is kept in any case. Raises ValueError for counts that do not fit.
    """
    low, high = (keep, None) if isinstance(keep, int) else keep
    first, final = hypergeometric(N, K, hand), hypergeometric(N, K, hand + draws)
    if redraws < 0:
        raise ValueError("redraws must not be negative")
    kept = [(int(x), p) for x, p in first if x >= low and (high is None or x <= high)]
    thrown = 1 - sum((p for _, p in kept), Fraction(0))
    for _ in range(redraws):
        parts = [(p, hypergeometric(N - hand, K - x, draws) + Distribution.certain(x)) for x, p in kept]
        final = mixture([*parts, (thrown, final)])
    return final


def exchange(N: int, K: int, *, hand: int = HAND, draws: int = 0, returned: str = "aside") -> Distribution:
    """Number of counting cards after a *partial* exchange: counting cards are kept, all others of the hand replaced once.

    Not a rule of Z/X (ZX-6.9 redraws the whole hand) but of other games. `returned="aside"`: the replaced cards cannot be
    drawn by the exchange (put to the bottom, or aside until it is over), so with X counting cards kept, hand - X new ones come
    out of the N - hand others; "shuffled": they are shuffled in first, the new cards come out of N - X. `draws` more cards
    follow out of all that are then in the deck. Raises ValueError for counts that do not fit.
    """
    if returned not in ("aside", "shuffled"):
        raise ValueError(f"returned must be 'aside' or 'shuffled', not {returned!r}")
    parts = []
    for x, p in hypergeometric(N, K, hand):
        kept = int(x)
        for y, q in hypergeometric(N - (hand if returned == "aside" else kept), K - kept, hand - kept):
            later = hypergeometric(N - hand, K - kept - int(y), draws)
            parts.append((p * q, later + Distribution.certain(kept + int(y))))
    return mixture(parts)


def drawn_by(
    N: int,
    K: int,
    turn: int,
    first: bool,
    *,
    k: int = 1,
    redraws: int = 0,
    keep: int | str | None = None,
    hand: int = HAND,
    draws: int = DRAWS,
) -> Fraction:
    """Chance of at least `k` of `K` copies drawn by the draw phase of own turn `turn`, going first or second.

    n = `cards_seen(turn, first)`. With `redraws` the hand is redrawn while it holds fewer than `keep` copies (None: fewer than
    `k`; "best": the best decision for the question). For k = 1 and one redraw: 1 - q(hand)·q(n) with q(m) = C(N-K,m)/C(N,m).
    """
    rule: Want | str | None = {"counts": keep} if isinstance(keep, int) else keep
    later = cards_seen(turn, first, hand=hand, draws=draws) - hand
    return hand_chance(N, {"counts": K}, {"counts": k}, hand=hand, draws=later, redraws=redraws, keep=rule)


def by_turns(N: int, K: int, turns: int, first: bool, **options: Any) -> list[Fraction]:
    """`drawn_by` for own turns 1 to `turns`, as a list; `options` are passed on."""
    return [drawn_by(N, K, turn, first, **options) for turn in range(1, turns + 1)]


def smallest(test: Callable[[int], Any], target: Any, low: int, high: int) -> int:
    """Smallest x from `low` to `high` with test(x) >= target. Raises ValueError if there is none."""
    for x in range(low, high + 1):
        if test(x) >= target:
            return x
    raise ValueError(f"no number from {low} to {high} reaches {target}")


def copies_needed(N: int, n: int, target: Fraction | str, *, k: int = 1, redraws: int = 0, draws: int = 0) -> int:
    """Smallest number K of counting cards with a chance of at least `target` to have `k` of them among `n` cards of `N`.

    `target`: a fraction, or text such as "0.9". With `redraws` the first n cards are redrawn while they hold fewer than `k`;
    `draws` more cards follow. Raises ValueError if even K = N does not reach the target.
    """
    goal = Fraction(target)
    return smallest(lambda K: hand_chance(N, {"c": K}, {"c": k}, hand=n, draws=draws, redraws=redraws), goal, 0, N)


def cards_needed(N: int, K: int, target: Fraction | str, *, k: int = 1) -> int:
    """Smallest number n of cards seen with a chance of at least `target` to hold `k` of the `K` counting ones among `N`."""
    return smallest(lambda n: at_least(N, K, n, k), Fraction(target), 0, N)


def all_different(N: int, copies: Iterable[int], n: int) -> Fraction:
    """Chance that `n` of `N` cards all have different names; `copies` of each name, cards not listed are single.

    Elementary symmetric polynomial e_n of the numbers of copies over C(N,n).
    """
    names = list(copies)
    if min(names, default=1) < 1 or sum(names) > N:
        raise ValueError(f"copies must be positive and add up to at most {N}")
    names += [1] * (N - sum(names))
    ways = [1] + [0] * n
    for m in names:
        for k in range(n, 0, -1):
            ways[k] += ways[k - 1] * m
    return Fraction(ways[n], comb(N, n))


def expected_different(N: int, copies: Iterable[int], n: int) -> Fraction:
    """Expected number of different names among `n` of `N` cards: sum over the listed names of 1 - C(N-m,n)/C(N,n), m its
    copies.
    """
    return sum((at_least(N, m, n) for m in copies), Fraction(0))


# colours, curve, dead hands


def _colours(key: str) -> tuple[str, ...]:
    return tuple(sorted({part.strip() for part in key.split("+")}))


_Config = tuple[tuple[tuple[str, int], ...], tuple[tuple[tuple[str, ...], int], ...]]  # colours missing, useful cards in hand


def _place(config: _Config) -> Iterator[_Config]:
    """Place one card as resource: every way that helps; no card if none does. Waiting with a useful card never helps."""
    missing, held = config
    need = dict(missing)
    useful = [i for i, (colours, _) in enumerate(held) if not need.keys().isdisjoint(colours)]
    if not useful:
        yield missing, ()
    for i in useful:
        left = {c: k - (c in held[i][0]) for c, k in missing}
        rest = [(colours, k - (j == i)) for j, (colours, k) in enumerate(held)]
        yield (
            tuple((c, k) for c, k in left.items() if k),
            tuple((colours, k) for colours, k in rest if k and any(left.get(c) for c in colours)),
        )


def _placing_ways(
    starts: Iterable[tuple[tuple[int, ...], _Config, int]], kinds: Sequence[tuple[str, ...]], steps: Sequence[int]
) -> int:
    """Ways of drawing in which all missing colours get placed; before placement i, steps[i] cards are drawn.

    A start is (cards left by class, configuration, ways). States with the same cards left and the same configurations that can be
    reached are merged.
    """
    good = 0
    states: dict[tuple[tuple[int, ...], frozenset[_Config]], int] = {}

    def put(left: tuple[int, ...], configs: frozenset[_Config], ways: int, at: int) -> None:
        nonlocal good
        if any(not missing for missing, _ in configs):
            room = sum(left)
            for step in steps[at:]:
                ways *= comb(room, step)
                room -= step
            good += ways
        else:
            states[left, configs] = states.get((left, configs), 0) + ways

    for left, config, ways in starts:
        put(left, frozenset((config,)), ways, 0)
    for at, step in enumerate(steps):
        before, states = states, {}
        for (left, configs), ways in before.items():
            for drawn, more in _compositions(left, step):
                come = {kinds[i]: k for i, k in enumerate(drawn[:-1]) if k}
                after: set[_Config] = set()
                for missing, held in configs:
                    cards = dict(held)
                    for colours, k in come.items():
                        if any(c in colours for c, _ in missing):
                            cards[colours] = cards.get(colours, 0) + k
                    after.update(_place((missing, tuple(sorted(cards.items())))))
                put(tuple(x - y for x, y in zip(left, drawn, strict=True)), frozenset(after), ways * more, at + 1)
    return good


def colours_available(
    N: int,
    colours: Groups,
    turn: int,
    first: bool,
    *,
    need: Iterable[str] | Mapping[str, int] | None = None,
    resources: int = RESOURCES,
    hand: int = HAND,
    draws: int = DRAWS,
    placements: int | None = None,
    timed: bool = True,
    redraws: int = 0,
    keep: Want | None = None,
) -> Fraction:
    """Chance that the needed colours lie in Resource after the resource phase of own turn `turn`, one placement per turn.

    Parameters: `colours` cards by colour among the `N` unknown ones, "red+blue" for a card of both (it supplies either;
    ZX-8.5), cards not listed supply none that matter; `need` colours wanted (default: all listed), or the number of cards
    wanted of each; `resources` cards dealt into Resource; `placements` number of placements (default: one for each own turn so
    far).
    `timed=True`: the card placed in a turn must have been drawn by then; the chosen cards are the best ones in hindsight.
    `timed=False`: any of the cards seen by turn `turn` may be among the placed ones, however late it came.
    `redraws`, `keep`: full redraw of the first hand while it does not hold `keep` (default: what is needed).

    For one colour both agree and it is 1 - C(N-K,n)/C(N,n), n = resources + cards seen (K cards of the colour), as soon as there
    is one placement. For more colours the hands are enumerated: a hand works if the colours that the resources lack can be
    placed one per turn, each no earlier than drawn.
    """
    names = list(dict.fromkeys(c for key in colours for c in _colours(key)))
    goal = dict(need) if isinstance(need, Mapping) else dict.fromkeys(names if need is None else need, 1)
    for colour in goal:
        if colour not in names:
            raise ValueError(f"no cards of colour {colour!r}; known: {', '.join(names)}")
    slots = turn if placements is None else placements
    if min(slots, resources, turn, redraws, hand, draws) < 0:
        raise ValueError("turn, placements, resources, hand, draws and redraws must not be negative")
    if timed and slots != turn:
        raise ValueError("with timed=True there is one placement per turn; leave placements out or pass timed=False")
    merged: dict[tuple[str, ...], int] = {}
    for key, size in colours.items():
        useful = tuple(c for c in _colours(key) if c in goal)
        merged[useful] = merged.get(useful, 0) + size
    merged.pop((), None)
    kinds, rest = list(merged), N - sum(merged.values())
    if min(merged.values(), default=0) < 0 or rest < 0 or sum(colours.values()) > N:
        raise ValueError(f"the colours hold {sum(colours.values())} cards, more than the {N} unknown ones, or a negative number")
    seen = [hand, *(cards_seen(t, first, hand=hand, draws=draws) for t in range(1, turn + 1))]
    steps = [b - a for a, b in pairwise(seen)] if timed else ([sum(seen[-1:]) - hand] + [0] * (slots - 1) if slots else [])
    kept = _predicate(dict(goal.items()) if keep is None else keep, goal)

    def counts(drawn: Sequence[int]) -> dict[str, int]:
        return {c: sum(k for kind, k in zip(kinds, drawn, strict=False) if c in kind) for c in goal}

    missing_all = {c: k for c, k in goal.items() if k > 0}
    starts: list[tuple[tuple[int, ...], _Config, int]] = []
    starts_kept: list[tuple[tuple[int, ...], _Config, int]] = []
    hands_kept = 0
    for drawn, ways in _compositions((*merged.values(), rest), hand):
        left = tuple(x - y for x, y in zip((*merged.values(), rest), drawn, strict=True))
        keeping = kept(counts(drawn))
        hands_kept += ways * keeping
        for laid, more in _compositions(left, resources):
            missing = tuple((c, k - counts(laid)[c]) for c, k in missing_all.items() if k > counts(laid)[c])
            short = {c for c, _ in missing}
            held = tuple(sorted((kind, k) for kind, k in zip(kinds, drawn, strict=False) if k and not short.isdisjoint(kind)))
            start = (tuple(x - y for x, y in zip(left, laid, strict=True)), (missing, held), ways * more)
            starts.append(start)
            if keeping:
                starts_kept.append(start)
    whole, room = comb(N, hand) * comb(N - hand, resources), N - hand - resources
    for step in steps:
        whole *= comb(room, step)
        room -= step
    if room < 0:
        raise ValueError(f"more cards are seen than the {N} unknown ones")
    value = Fraction(_placing_ways(starts, kinds, steps), whole)
    if redraws:
        good = Fraction(_placing_ways(starts_kept, kinds, steps), whole)
        thrown = 1 - Fraction(hands_kept, comb(N, hand))
        for _ in range(redraws):
            value = good + thrown * value
    return value


def castable(
    N: int,
    copies: int,
    sources: int,
    cost: int,
    first: bool,
    *,
    turn: int | None = None,
    colourless: bool = False,
    resources: int = RESOURCES,
    hand: int = HAND,
    draws: int = DRAWS,
    redraws: int = 0,
    keep: Want | None = None,
) -> Fraction:
    """Chance that a card of `copies` copies can be played on curve: in hand, enough resources, its colour among them.

    Parameters: `N` unknown cards; `copies` of the card itself; `sources` *other* cards of its colour; `cost`; `turn` own turn
    asked for (default: the first turn with enough resources, max(1, cost - resources), one card being placed every turn);
    `colourless` cards need no colour (ZX-8.2). The first hand is redrawn up to `redraws` times while it does not hold `keep`
    (labels "copy" and "source"; default: at least one copy).

    A hand works if it holds a copy by turn t and the colour lies in the two first resources, or among the other cards seen by
    turn t, one of which is placed (a second copy counts). Nothing is played before. 0 if turn + resources < cost.
    """
    if min(copies, sources, cost) < 0:
        raise ValueError("copies, sources and cost must not be negative")
    t = max(1, cost - resources) if turn is None else turn
    if t < 1:
        raise ValueError("turn must be at least 1")
    if resources + t < cost:
        return Fraction(0)
    later = cards_seen(t, first, hand=hand, draws=draws) - hand

    def works(dealt: Mapping[str, Counts]) -> bool:
        copy = dealt["hand"]["copy"] + dealt["draws"]["copy"]
        if not copy:
            return False
        spare = dealt["hand"]["source"] + dealt["draws"]["source"] + copy - 1
        return colourless or cost == 0 or spare > 0 or sum(dealt["resource"].values()) > 0

    groups = {"copy": copies, "source": sources}
    zones = {"hand": hand, "draws": later, "resource": resources}
    rule: Want | None = None
    if redraws:
        rule = {"copy": 1} if keep is None else keep
    return deal_chance(N, groups, zones, works, keep=rule, redraws=redraws)


def dead_hand(
    N: int,
    cards: Mapping[tuple[str, int], int],
    first: bool,
    *,
    turn: int = 1,
    resources: int = RESOURCES,
    hand: int = HAND,
    draws: int = DRAWS,
    redraws: int = 0,
) -> Fraction:
    """Chance that no card in hand can be played in the main phase of own turn `turn`, whatever is placed as resource.

    Parameters: `cards` number of cards by (colour, cost) among the `N` unknown ones; colours as "red", "red+blue", or "" for
    colourless; cards not listed are never playable and supply no colour. One card has been placed in every turn, nothing played.

    A card is playable if its cost is at most resources + turn and one of its colours lies in the first resources or among the
    other cards seen, one of which is placed; colourless cards need no colour (ZX-8.1, 8.2). With `redraws` the first hand is
    drawn anew while none of its cards is cheap enough (the colour is not known yet).
    """
    if turn < 1:
        raise ValueError("turn must be at least 1")
    limit = resources + turn
    groups: dict[str, int] = {}
    kinds: dict[str, tuple[frozenset[str], bool]] = {}
    for (key, cost), size in cards.items():
        colours = frozenset(_colours(key)) - {""}
        cheap = cost <= limit
        if not colours and not cheap:
            continue
        label = f"{'/'.join(sorted(colours)) or 'colourless'} {'cheap' if cheap else 'dear'}"
        groups[label] = groups.get(label, 0) + size
        kinds[label] = colours, cheap
    if sum(cards.values()) > N:
        raise ValueError(f"the list holds {sum(cards.values())} cards, more than the {N} unknown ones")
    later = cards_seen(turn, first, hand=hand, draws=draws) - hand

    def dead(dealt: Mapping[str, Counts]) -> bool:
        supplied = {c for label, k in dealt["resource"].items() if k for c in kinds[label][0]}
        held = {label: dealt["hand"][label] + dealt["draws"][label] for label in kinds}
        for label, (colours, cheap) in kinds.items():
            if not held[label] or not cheap:
                continue
            if not colours or colours & supplied:
                return False
            if any(k - (other == label) > 0 and colours & kinds[other][0] for other, k in held.items()):
                return False
        return True

    def any_cheap(counts: Counts) -> bool:
        return any(k and kinds[label][1] for label, k in counts.items())

    if not redraws:  # no decision on the first hand: hand and draws are one zone
        return deal_chance(N, groups, {"hand": hand + later, "draws": 0, "resource": resources}, dead)
    zones = {"hand": hand, "draws": later, "resource": resources}
    return deal_chance(N, groups, zones, dead, keep=any_cheap, redraws=redraws)


# reload


def deck_after_setup(deck: int = 50, aside: int = 1, *, hand: int = HAND, life: int = LIFE, resources: int = RESOURCES) -> int:
    """Cards left in the Deck after set-up: deck - set aside - hand - Life - resources (ZX-6.15); 39 with a start card."""
    left = deck - aside - hand - life - resources
    if left < 0 or min(deck, aside, hand, life, resources) < 0:
        raise ValueError("more cards are dealt than the deck holds")
    return left


PerTurn = int | Distribution | Mapping[int, "int | Distribution"] | Callable[[int], "int | Distribution"]


def _in_turn(amount: PerTurn, turn: int) -> Distribution:
    if isinstance(amount, Mapping):
        amount = amount.get(turn, 0)
    elif callable(amount):
        amount = amount(turn)
    return amount if isinstance(amount, Distribution) else Distribution.certain(amount)


def cards_removed(
    turn: int,
    first: bool,
    *,
    ignitions: PerTurn = 0,
    others: PerTurn = 0,
    draws: int = DRAWS,
    after: str = "turn",
) -> Distribution:
    """Cards that have left the Deck by the end of own turn `turn` (the Deck taken as endless).

    Parameters: `ignitions` attempts per own turn and `others`, cards that other things take per turn (mill, recovery): a
    number, a `Distribution`, or one of them by turn (mapping or function of the turn), independent of each other; `draws` per
    turn, none in the first turn going first. `after`: "turn", or "draw" for the draw phase of that turn (ignitions and others
    of the turn not yet counted), or "ignition" for its ignition phase (others of the turn not yet counted).
    """
    if after not in ("draw", "ignition", "turn"):
        raise ValueError(f"after must be 'draw', 'ignition' or 'turn', not {after!r}")
    total = Distribution.certain(cards_seen(turn, first, hand=0, draws=draws))
    for t in range(1, turn + 1):
        if t < turn or after != "draw":
            total = total + _in_turn(ignitions, t)
        if t < turn or after == "turn":
            total = total + _in_turn(others, t)
    return total


def reload_by(deck: int, turn: int, first: bool, **options: Any) -> Fraction:
    """Chance that the Deck of `deck` cards (after set-up, see `deck_after_setup`) has been emptied by own turn `turn`.

    P(`cards_removed` >= deck); `options` are passed on to `cards_removed`. A reload happens as soon as the last card leaves
    (ZX-12.2), with any card in the Trash.
    """
    if deck < 1:
        raise ValueError("the deck must hold a card")
    return cards_removed(turn, first, **options).at_least(deck)


def reload_turn(deck: int, first: bool, *, limit: int = 1000, **options: Any) -> Distribution:
    """Own turn in which a Deck of `deck` cards is emptied for the first time: P(T <= t) = `reload_by(deck, t, ...)`.

    `options` are passed on to `cards_removed`. Raises ValueError if it is not certain by turn `limit`.
    """
    before, weights = Fraction(0), []
    for turn in range(1, limit + 1):
        now = reload_by(deck, turn, first, **options)
        weights.append((turn, now - before))
        before = now
        if now == 1:
            return Distribution(weights)
    raise ValueError(f"the deck is not certain to be empty by turn {limit}")


def product(chances: Iterable[Fraction]) -> Fraction:
    """Chance that independent events all happen."""
    return prod(chances, start=Fraction(1))


# answers that explain themselves


@dataclass(frozen=True, slots=True)
class Answer:
    """One exact value with what it is and how it comes about.

    `key` short name, `question` in words, `value` exact, `formula`, and `given`: the numbers that went in (N, K, n ...),
    `unseen` what counts as unseen.
    """

    key: str
    question: str
    value: Fraction
    formula: str
    given: Mapping[str, int]
    unseen: str

    def as_dict(self) -> dict[str, object]:
        """Plain data: the value as text of the fraction and as a decimal number."""
        return {
            "key": self.key,
            "question": self.question,
            "fraction": f"{self.value.numerator}/{self.value.denominator}",
            "decimal": float(self.value),
            "formula": self.formula,
            "given": dict(self.given),
            "unseen": self.unseen,
        }
