"""Odds of drawing cards against brute force over all orders of small decks, scipy, and each other."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction as F
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats import odds
from zxfast.stats.distribution import Distribution
from zxfast.stats.odds import (
    all_different,
    at_least,
    at_most,
    by_turns,
    cards_needed,
    cards_removed,
    cards_seen,
    castable,
    chance,
    colours_available,
    copies_needed,
    dead_hand,
    deal_chance,
    deck_after_setup,
    drawn_by,
    exactly,
    exchange,
    expected_different,
    hand_chance,
    hand_count,
    hypergeometric,
    joint,
    nth_at,
    product,
    reload_by,
    reload_turn,
    smallest,
)

nkn = st.integers(0, 40).flatmap(lambda n: st.tuples(st.just(n), st.integers(0, n), st.integers(0, n)))


def orders(cards, depth=None):
    """All orders of the first `depth` cards, equally likely (copies are told apart by position)."""
    return itertools.permutations(range(len(cards)), len(cards) if depth is None else depth)


def share(cards, depth, test):
    good = total = 0
    for order in orders(cards, depth):
        good += bool(test([cards[i] for i in order]))
        total += 1
    return F(good, total)


# one group


@given(nkn)
def test_hypergeometric_properties(numbers):
    N, K, n = numbers
    d = hypergeometric(N, K, n)
    assert d == hypergeometric(N, n, K)  # symmetric in K and n
    assert d.mean * N == n * K
    if N > 1:
        assert d.variance == F(n * K * (N - K) * (N - n), N * N * (N - 1))
    assert sum(exactly(N, K, n, k) for k in range(n + 1)) == 1
    assert at_least(N, K, n, 2) + at_most(N, K, n, 1) == 1


def test_hypergeometric_against_scipy():
    hypergeom = pytest.importorskip("scipy.stats").hypergeom
    for N, K, n in [(49, 20, 4), (50, 4, 12), (60, 26, 12)]:
        for k in range(n + 1):
            assert float(exactly(N, K, n, k)) == pytest.approx(hypergeom.pmf(k, N, K, n), abs=1e-12)


def test_nth_at_by_brute_force():
    cards = [1, 1, 1, 0, 0, 0, 0]
    for r in (1, 2, 3):
        d = nth_at(7, 3, r)
        for s in range(1, 8):
            assert d.p(s) == share(cards, None, lambda o, s=s, r=r: o[s - 1] == 1 and sum(o[:s]) == r)
        assert d.mean == F(r * 8, 4)
    with pytest.raises(ValueError, match="r <= K"):
        nth_at(5, 1, 2)


# several groups


def test_chance_by_brute_force():
    """Groups that share cards, a condition on a sum, an upper limit, a function."""
    cards = [{"a"}, {"a", "b"}, {"b"}, {"b"}, {"c"}, set(), set()]
    groups = {"a": 1, "a+b": 1, "b": 2, "c": 1}
    wants = [
        ({"a": 1, "b": 1}, lambda c: c["a"] >= 1 and c["b"] >= 1),
        ({"a": 2}, lambda c: c["a"] >= 2),
        ({"a|c": 1, "b": (0, 1)}, lambda c: c["a"] + c["c"] >= 1 and c["b"] <= 1),
        ({"b": (1, None), "c": (0, 0)}, lambda c: c["b"] >= 1 and c["c"] == 0),
        (lambda c: c["a"] > c["b"], lambda c: c["a"] > c["b"]),
    ]
    for want, test in wants:
        expected = share(cards, 3, lambda o, test=test: test({x: sum(x in card for card in o) for x in "abc"}))
        assert chance(7, groups, 3, want) == expected


@given(nkn, st.integers(0, 40))
def test_one_group_is_hypergeometric(numbers, k):
    N, K, n = numbers
    assert chance(N, {"x": K}, n, {"x": k}) == at_least(N, K, n, k)
    assert joint(N, {"x": K}, n) == {(int(x),): p for x, p in hypergeometric(N, K, n)}


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5), st.integers(0, 8))
def test_joint_properties(a, b, both, n):
    N = 16
    table = joint(N, {"a": a, "b": b, "a+b": both}, n)
    assert sum(table.values()) == 1
    margin = Distribution((k[0], p) for k, p in table.items())
    assert margin == hypergeometric(N, a + both, n)


def test_inclusion_exclusion():
    """Both of two 4-ofs: 1 - P(no a) - P(no b) + P(neither)."""
    by_hand = 1 - 2 * F(comb(45, 8), comb(49, 8)) + F(comb(41, 8), comb(49, 8))
    assert chance(49, {"a": 4, "b": 4}, 8, {"a": 1, "b": 1}) == by_hand


def test_deal_chance_by_brute_force():
    """Hand 2, Life 1, one redraw unless the hand holds an a: a in hand and b in Life."""
    cards = ["a", "a", "b", "b", "x", "x"]

    def plain(order):
        return "a" in order[:2] and order[2] == "b"

    once = share(cards, 3, plain)
    kept = share(cards, 3, lambda o: "a" in o[:2] and plain(o))
    thrown = share(cards, 2, lambda o: "a" not in o)
    arguments = (6, {"a": 2, "b": 2}, {"hand": 2, "life": 1}, lambda z: z["hand"]["a"] > 0 and z["life"]["b"] > 0)
    assert deal_chance(*arguments) == once
    assert deal_chance(*arguments, keep={"a": 1}, redraws=1) == kept + thrown * once
    assert deal_chance(*arguments, keep={"a": 1}, redraws=2) == kept + thrown * (kept + thrown * once)
    with pytest.raises(ValueError, match="keep rule"):
        deal_chance(*arguments, redraws=1)
    with pytest.raises(ValueError, match="zones hold 7"):
        deal_chance(6, {}, {"hand": 7}, lambda z: True)


# opening hands


def test_hand_with_redraw_by_brute_force():
    """Two hands drawn one after the other from the whole deck, draws after the final one, several keep rules."""
    cards = ["a", "a", "b", "x", "x", "x"]
    groups = {"a": 2, "b": 1}
    want = {"a": 1, "b": 1}

    def good(seen):
        return "a" in seen and "b" in seen

    after_redraw = share(cards, 4, good)
    rules = {
        None: good,
        "a": lambda hand: "a" in hand,
        "best": None,
    }
    for name, rule in rules.items():
        if name == "best":

            def rule(hand):
                held = Counter(hand)
                left = list((Counter(cards) - held).elements())
                return share(left, 1, lambda o: good(hand + o)) >= after_redraw

        kept = share(cards, 4, lambda o, rule=rule: rule(o[:3]) and good(o))
        thrown = share(cards, 3, lambda o, rule=rule: not rule(o))
        keep = {"a": 1} if name == "a" else name
        assert hand_chance(6, groups, want, hand=3, draws=1, redraws=1, keep=keep) == kept + thrown * after_redraw
    assert hand_chance(6, groups, want, hand=3, draws=1) == after_redraw


def test_best_keep_rule_is_best():
    options = {"hand": 4, "draws": 2, "redraws": 1}
    best = hand_chance(49, {"a": 4, "b": 8}, {"a": 1, "b": 1}, keep="best", **options)
    for keep in (None, {"a": 1}, {"b": 1}, {"a|b": 1}, {"a": 0}):
        assert hand_chance(49, {"a": 4, "b": 8}, {"a": 1, "b": 1}, keep=keep, **options) <= best


@given(st.integers(0, 20), st.integers(0, 6), st.integers(0, 6))
def test_redraw_formula(K, hand, draws):
    """One group, at least one: 1 - q(hand)·q(hand + draws)."""
    N = 25

    def q(m):
        return F(comb(N - K, m), comb(N, m))

    assert hand_chance(N, {"x": K}, {"x": 1}, hand=hand, draws=draws, redraws=1) == 1 - q(hand) * q(hand + draws)
    assert hand_count(N, K, hand=hand, draws=draws, redraws=1).at_least(1) == 1 - q(hand) * q(hand + draws)


@given(st.integers(0, 12), st.integers(0, 3), st.integers(0, 3), st.integers(0, 4))
def test_hand_count_agrees_with_hand_chance(K, redraws, keep, k):
    expected = hand_chance(14, {"x": K}, {"x": k}, hand=4, draws=2, redraws=redraws, keep={"x": keep})
    assert hand_count(14, K, hand=4, draws=2, redraws=redraws, keep=keep).at_least(k) == expected


def test_hand_count_with_a_range():
    """Kept with 1 or 2 of them: expected number by hand."""
    d = hand_count(10, 4, hand=3, redraws=1, keep=(1, 2))
    plain = hypergeometric(10, 4, 3)
    thrown = plain.p(0) + plain.p(3)
    assert d.p(1) == plain.p(1) * (1 + thrown)
    assert d.p(3) == plain.p(3) * thrown


def test_exchange_by_brute_force():
    cards = [1, 1, 0, 0, 0, 0]
    aside = exchange(6, 2, hand=3)
    for k in range(3):
        # replaced cards are set aside: new ones come off the top of the rest
        assert aside.p(k) == share(cards, None, lambda o, k=k: sum(o[:3]) + sum(o[3 : 6 - sum(o[:3])]) == k)
    mixed = exchange(6, 2, hand=3, returned="shuffled")
    expected = sum(hypergeometric(6, 2, 3).p(x) * hypergeometric(6 - x, 2 - x, 3 - x).p(2 - x) for x in range(3))
    assert mixed.p(2) == expected
    assert exchange(6, 2, hand=3, draws=3).mean == 2
    with pytest.raises(ValueError, match="returned"):
        exchange(6, 2, returned="burnt")


# by turn


def test_cards_seen():
    """ZX-6.8, 7.7, 7.9: hand 4, two per turn, none in the very first turn."""
    assert [cards_seen(t, True) for t in (0, 1, 2, 3)] == [4, 4, 6, 8]
    assert [cards_seen(t, False) for t in (0, 1, 2, 3)] == [4, 6, 8, 10]
    assert cards_seen(3, True, hand=5, draws=1) == 7
    with pytest.raises(ValueError, match="turn"):
        cards_seen(-1, True)


def test_drawn_by_turn():
    assert by_turns(49, 4, 5, False) == [drawn_by(49, 4, t, False) for t in range(1, 6)]
    assert by_turns(49, 4, 5, True) == sorted(by_turns(49, 4, 5, True))
    assert drawn_by(49, 4, 3, True) == at_least(49, 4, 8)
    assert drawn_by(49, 4, 3, True, k=2) == at_least(49, 4, 8, 2)
    assert drawn_by(49, 4, 3, True, k=2, redraws=1) == hand_chance(49, {"x": 4}, {"x": 2}, draws=4, redraws=1)
    kept = drawn_by(49, 4, 3, True, k=2, redraws=1, keep=1)
    assert kept == hand_chance(49, {"x": 4}, {"x": 2}, draws=4, redraws=1, keep={"x": 1})
    assert kept <= drawn_by(49, 4, 3, True, k=2, redraws=1, keep="best")


def test_smallest_numbers():
    assert copies_needed(60, 7, "0.9") == 16
    assert at_least(60, 16, 7) >= F(9, 10) > at_least(60, 15, 7)
    assert cards_needed(49, 4, "1/2") == 8
    assert at_least(49, 4, 8) >= F(1, 2) > at_least(49, 4, 7)
    with_redraw = copies_needed(49, 4, "0.95", redraws=1)
    assert with_redraw < copies_needed(49, 4, "0.95")
    assert hand_chance(49, {"x": with_redraw}, {"x": 1}, redraws=1) >= F(95, 100)
    assert copies_needed(49, 4, "0.9", draws=2) == copies_needed(49, 6, "0.9")
    with pytest.raises(ValueError, match="reaches"):
        smallest(lambda x: x, 9, 0, 5)


def test_names():
    cards = ["a", "a", "a", "b", "b", "c"]
    assert all_different(6, [3, 2], 3) == share(cards, 3, lambda o: len(set(o)) == 3)
    assert all_different(6, [3, 2], 3) == all_different(6, [3, 2, 1], 3)
    expected = sum(F(k) * share(cards, 3, lambda o, k=k: len(set(o)) == k) for k in range(4))
    assert expected_different(6, [3, 2, 1], 3) == expected
    with pytest.raises(ValueError, match="copies"):
        all_different(3, [4], 2)


def test_product():
    assert product([F(1, 2), F(2, 3)]) == F(1, 3)
    assert product([]) == 1


# colours


def colours_by_brute_force(cards, need, turn, first, hand, resources, draws, timed):
    """All orders; all ways to pick a card per turn."""
    seen = [cards_seen(t, first, hand=hand, draws=draws) for t in range(1, turn + 1)]
    depth = hand + resources + (seen[-1] - hand if seen else 0)

    def works(order):
        laid = order[hand : hand + resources]
        drawn = order[:hand] + order[hand + resources :]
        come = [drawn[: n if timed else seen[-1]] for n in seen]
        for picks in itertools.product(*(range(-1, len(cards_then)) for cards_then in come)):
            used = [p for p in picks if p >= 0]
            if len(set(used)) < len(used):
                continue
            have = Counter(c for card in laid + [drawn[p] for p in used] for c in card)
            if all(have[c] >= k for c, k in need.items()):
                return True
        return False

    return share(cards, depth, works)


@pytest.mark.parametrize("timed", [True, False])
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(
    ("colours", "need"),
    [
        ({"r": 3, "b": 2}, {"r": 1, "b": 1}),
        ({"r": 2, "b": 2, "g": 2}, {"r": 1, "b": 1, "g": 1}),
        ({"r": 2, "r+b": 1, "b": 1, "g": 1}, {"r": 1, "b": 1, "g": 1}),
        ({"r": 3, "b": 1, "r+b": 1}, {"r": 2, "b": 1}),
        ({"r": 2, "b": 3}, {"r": 1}),
    ],
)
def test_colours_by_brute_force(colours, need, first, timed):
    cards = [key.split("+") for key, k in colours.items() for _ in range(k)]
    cards += [[]] * (7 - len(cards))
    for turn in (0, 1, 2):
        options = {"hand": 1, "resources": 1, "draws": 1}
        expected = colours_by_brute_force(cards, need, turn, first, timed=timed, **options)
        assert colours_available(7, colours, turn, first, need=need, timed=timed, **options) == expected


def test_two_late_colours_cannot_both_be_placed():
    """Both missing colours drawn in the same turn: seen, but only one is placed, so the timed chance is lower."""
    colours = {"a": 17, "b": 16, "c": 16}
    seen = chance(49, colours, 10, {"a": 1, "b": 1, "c": 1})
    assert colours_available(49, colours, 3, True, timed=False) == seen
    assert colours_available(49, colours, 3, True) < seen


def test_colours_with_redraw():
    """One colour, hand without it redrawn: 1 - q(hand)·q(all cards seen)."""
    value = colours_available(49, {"s": 8}, 2, False, redraws=1)
    assert value == 1 - F(comb(41, 4), comb(49, 4)) * F(comb(41, 10), comb(49, 10))
    loose = colours_available(49, {"a": 20, "b": 8}, 2, False, redraws=1, keep={"b": 1})
    assert loose > colours_available(49, {"a": 20, "b": 8}, 2, False)


def test_colours_options():
    assert colours_available(49, {"a": 10}, 3, True, placements=0, timed=False) == at_least(49, 10, 2)
    assert colours_available(49, {"a": 10, "b": 5}, 1, True, need=["a"]) == at_least(49, 10, 6)
    assert colours_available(49, {"a": 10}, 0, True) == at_least(49, 10, 2)
    with pytest.raises(ValueError, match="no cards of colour"):
        colours_available(49, {"a": 10}, 1, True, need=["b"])
    with pytest.raises(ValueError, match="one placement per turn"):
        colours_available(49, {"a": 10}, 3, True, placements=1)
    with pytest.raises(ValueError, match="more than the 49"):
        colours_available(49, {"a": 50}, 3, True)
    with pytest.raises(ValueError, match="negative"):
        colours_available(49, {"a": 5}, -1, True)


# curve and dead hands


def test_castable_by_brute_force():
    cards = ["copy", "copy", "source", "source", "x", "x", "x"]
    for first in (True, False):
        for redraws in (0, 1):

            def works(order, first=first):
                hand = order[: cards_seen(1, first, hand=2, draws=1)]
                laid = order[3:4]
                if "copy" not in hand:
                    return False
                rest = list(hand)
                rest.remove("copy")
                return any(c != "x" for c in rest + laid)

            once = share(cards, 4, works)
            kept = share(cards, 4, lambda o, works=works: "copy" in o[:2] and works(o))
            thrown = share(cards, 2, lambda o: "copy" not in o)
            expected = kept + thrown * once if redraws else once
            options = {"resources": 1, "hand": 2, "draws": 1, "redraws": redraws}
            assert castable(7, 2, 2, 2, first, **options) == expected


def test_castable_limits():
    assert castable(49, 4, 20, 5, True, turn=2) == 0  # four resources in turn 2
    assert castable(49, 4, 20, 5, True) == castable(49, 4, 20, 5, True, turn=3)
    assert castable(49, 4, 0, 3, True, colourless=True) == at_least(49, 4, 4)
    assert castable(49, 4, 45, 3, True) == at_least(49, 4, 4)
    assert castable(49, 4, 10, 3, True) < castable(49, 4, 20, 3, True) < at_least(49, 4, 4)
    with pytest.raises(ValueError, match="turn"):
        castable(49, 4, 20, 5, True, turn=0)
    with pytest.raises(ValueError, match="negative"):
        castable(49, -1, 20, 5, True)


def dead_by_brute_force(cards, first, turn, hand, draws, resources):
    seen = cards_seen(turn, first, hand=hand, draws=draws)

    def dead(order):
        held, laid = order[:hand] + order[hand + resources :], order[hand : hand + resources]
        for i, card in enumerate(held):
            if card is None or card[1] > resources + turn:
                continue
            for j, placed in enumerate(held):
                if j == i or placed is None:
                    continue
                pool = {c for x in [*laid, placed] if x for c in x[0]}
                if not card[0] or set(card[0]) & pool:
                    return False
            if not card[0] or set(card[0]) & {c for x in laid if x for c in x[0]}:
                return False
        return True

    return share(cards, seen + resources, dead)


@pytest.mark.parametrize(
    "cards",
    [
        {("r", 1): 2, ("r", 9): 1, ("b", 2): 2, ("b", 9): 1},
        {("r", 2): 1, ("b", 2): 2, ("r+b", 2): 1, ("b", 9): 1},
        {("r", 2): 2, ("b", 1): 2, ("", 1): 1, ("", 9): 1},
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_dead_hand_by_brute_force(cards, first):
    flat = [(tuple(c for c in key.split("+") if c), cost) for (key, cost), k in cards.items() for _ in range(k)]
    flat += [None] * (7 - len(flat))
    expected = dead_by_brute_force(flat, first, 1, hand=2, draws=1, resources=1)
    assert dead_hand(7, cards, first, hand=2, draws=1, resources=1) == expected


def test_dead_hand_limits():
    assert dead_hand(49, {("r", 2): 49}, True) == 0
    assert dead_hand(49, {("r", 9): 49}, True) == 1
    assert dead_hand(49, {("", 3): 22}, True) == at_most(49, 22, 4)
    assert dead_hand(49, {("", 3): 22}, True, redraws=1) == at_most(49, 22, 4) ** 2
    assert dead_hand(49, {("", 4): 22}, False, turn=2) == at_most(49, 22, 8)
    with pytest.raises(ValueError, match="turn"):
        dead_hand(49, {}, True, turn=0)
    with pytest.raises(ValueError, match="more than the 49"):
        dead_hand(49, {("r", 1): 50}, True)


# reload


def test_deck_after_setup():
    """ZX-6.15: 40 less one for each card set aside."""
    assert [deck_after_setup(aside=k) for k in (0, 1, 2, 3)] == [40, 39, 38, 37]
    with pytest.raises(ValueError, match="more cards"):
        deck_after_setup(8)


def test_cards_removed_by_phase():
    options = {"ignitions": 1, "others": {2: 3}}
    assert cards_removed(2, False, after="draw", **options).mean == 4 + 1
    assert cards_removed(2, False, after="ignition", **options).mean == 4 + 2
    assert cards_removed(2, False, **options).mean == 4 + 2 + 3
    assert cards_removed(2, True, **options).mean == 2 + 2 + 3
    assert cards_removed(0, True).mean == 0
    with pytest.raises(ValueError, match="after must be"):
        cards_removed(1, True, after="end")


def test_reload_turn_is_where_reload_by_grows():
    half = Distribution.binomial(2, "1/2")
    turn = reload_turn(39, False, ignitions=half)
    for t in range(1, 21):
        assert turn.at_most(t) == reload_by(39, t, False, ignitions=half)
    assert reload_turn(39, False, ignitions=1).values == (13,)
    assert reload_turn(39, True, ignitions=lambda t: 0 if t == 1 else 1).values == (14,)
    with pytest.raises(ValueError, match="not certain"):
        reload_turn(39, False, draws=0, limit=5)
    with pytest.raises(ValueError, match="hold a card"):
        reload_by(0, 1, False)


def test_bad_groups():
    with pytest.raises(ValueError, match="hold 12 cards"):
        chance(10, {"a": 6, "b": 6}, 2, {"a": 1})
    with pytest.raises(ValueError, match="bad group"):
        chance(10, {"a+": 1}, 2, {"a": 1})
    with pytest.raises(ValueError, match="no group 'c'"):
        chance(10, {"a": 1}, 2, {"c": 1})
    with pytest.raises(ValueError, match="0 <= K <= N"):
        hypergeometric(5, 6, 1)
    with pytest.raises(ValueError, match="must not be negative"):
        hand_chance(10, {"a": 1}, {"a": 1}, hand=11)
    with pytest.raises(ValueError, match="keep must be"):
        hand_chance(10, {"a": 1}, {"a": 1}, redraws=1, keep="good")
    with pytest.raises(ValueError, match="redraws"):
        hand_count(10, 1, redraws=-1)


def test_every_public_name_is_documented():
    for name in odds.__all__:
        assert name == "Want" or isinstance(getattr(odds, name), int) or getattr(odds, name).__doc__
