"""Ignition and Life against brute force over all orders of small decks, and a plain step-by-step model of the reload."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from fractions import Fraction as F

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.distribution import Distribution
from zxfast.stats.ignition import (
    Unseen,
    across_reload,
    best_hit,
    bottom_first,
    compare,
    correlation,
    cost_saved,
    covariance,
    damage_to_zero,
    exact_answers,
    first_hit,
    hit_value,
    hits,
    in_a_row,
    informed,
    life_icons,
    longest_run,
    look_first,
    order_first,
    run_of,
    stop_when,
    success,
    value_of_attempt,
    value_of_hit,
)
from zxfast.stats.odds import Answer

CARDS = (1, 1, 1, 0, 0, 0, 0)
U = Unseen(7, 3)
ORDERS = sorted(set(itertools.permutations(CARDS)))  # every distinct order is equally likely

unseen = st.integers(1, 30).flatmap(lambda n: st.integers(0, n).map(lambda k: Unseen(n, k)))


def distribution(measure, orders=ORDERS):
    return Distribution((measure(order), F(1, len(orders))) for order in orders)


def runs(results):
    longest = length = 0
    for hit in results:
        length = length + 1 if hit else 0
        longest = max(longest, length)
    return longest


@pytest.mark.parametrize("n", range(8))
def test_attempts_by_brute_force(n):
    assert hits(U, n) == distribution(lambda o: sum(o[:n]))
    assert in_a_row(U, n) == distribution(lambda o: sum(o[:n])).p(n)
    assert longest_run(U, n) == distribution(lambda o: runs(o[:n]))
    for need in (1, 2, 3):
        stop = stop_when(U, n, need)

        def spent(order, need=need):
            got = 0
            for i, hit in enumerate(order[:n]):
                got += hit
                if got == need:
                    return i + 1
            return n

        assert stop.spent == distribution(spent)
        assert stop.success == distribution(lambda o: sum(o[:n])).at_least(need)
        assert stop.hits == distribution(lambda o, need=need: min(need, sum(o[:n])))


def test_stop_beyond_the_icons():
    stop = stop_when(Unseen(5, 1), 3, need=2)
    assert stop.success == 0
    assert stop.spent == Distribution.certain(3)


def test_first_hit_by_brute_force():
    for nth in (1, 2, 3):
        assert first_hit(U, nth) == distribution(lambda o, nth=nth: next(i + 1 for i in range(7) if sum(o[: i + 1]) == nth))
    assert first_hit(Unseen.of_deck()).mean == F(50, 21)


def test_counting_of_the_unseen():
    """Start and gate cards aside, with or without icon; seen cards; known Life."""
    assert Unseen.of_deck() == Unseen(49, 20)
    assert Unseen.of_deck(aside=1, aside_icons=1) == Unseen(49, 19)
    assert Unseen.of_deck(aside=2) == Unseen(48, 20)
    assert Unseen.of_deck().after(8, 3) == Unseen(41, 17)
    assert success(Unseen.of_deck(aside=1, aside_icons=1)) == F(19, 49)
    assert Unseen(41, 17).chance == F(17, 41)
    for bad in (lambda: Unseen(5, 6), lambda: Unseen(5, 2).after(1, 2), lambda: Unseen(5, 2).after(6, 0)):
        with pytest.raises(ValueError, match="icons"):
            bad()
    with pytest.raises(ValueError, match="set aside"):
        Unseen.of_deck(aside=0, aside_icons=1)
    with pytest.raises(ValueError, match="no unseen card"):
        success(Unseen(0, 0))


@given(unseen, st.data())
def test_learning_does_not_change_the_average(u, data):
    seen = data.draw(st.integers(0, u.cards - 1))
    table = informed(u, seen)
    assert sum(p for p, _ in table.values()) == 1
    assert sum(p * q for p, q in table.values()) == success(u)
    with pytest.raises(ValueError, match="become known"):
        informed(u, u.cards)


def test_covariance():
    pair = distribution(lambda o: o[0] * o[1]).mean - F(3, 7) ** 2
    assert covariance(U) == pair
    assert correlation(U) == F(-1, 6)
    n = 4
    p = success(U)
    assert hits(U, n).variance == n * p * (1 - p) + n * (n - 1) * covariance(U)
    with pytest.raises(ValueError, match="two unseen"):
        covariance(Unseen(1, 1))
    with pytest.raises(ValueError, match="same result"):
        correlation(Unseen(3, 3))


def test_random_number_of_attempts():
    attempts = Distribution({0: F(1, 4), 2: F(3, 4)})
    assert hits(U, attempts).p(2) == F(3, 4) * hits(U, 2).p(2)
    assert hits(U, attempts).mean == attempts.mean * success(U)


@given(unseen, st.integers(0, 8), st.integers(1, 8))
def test_runs_are_ordered(u, n, length):
    n = min(n, u.cards)
    assert run_of(u, n, length + 1) <= run_of(u, n, length) <= hits(u, n).at_least(length)
    assert run_of(u, n, 1) == hits(u, n).at_least(1)
    if length == n:
        assert run_of(u, n, length) == in_a_row(u, n)


# looking at the top


@pytest.mark.parametrize("looked", range(5))
@pytest.mark.parametrize("attempts", range(4))
def test_looking_by_brute_force(looked, attempts):
    def ordered(order):
        top = sorted(order[:looked], reverse=True) + list(order[looked:])
        return sum(top[:attempts])

    def bottomed(order, keep=None):
        icons = [c for c in order[:looked] if c]
        top = (icons if keep is None else icons[:keep]) + list(order[looked:])
        return sum(top[:attempts])

    assert order_first(U, looked, attempts) == distribution(ordered)
    if looked + attempts <= 7:
        assert bottom_first(U, looked, attempts) == distribution(bottomed)
        assert bottom_first(U, looked, attempts, keep=1) == distribution(lambda o: bottomed(o, 1))
        assert bottom_first(U, looked, attempts, keep=0) == hits(U, attempts)


@pytest.mark.parametrize("attempts", range(4))
def test_looking_before_each_attempt_by_brute_force(attempts):
    def looking(order):
        deck, got = list(order), 0
        for _ in range(attempts):
            if not deck[0]:
                del deck[0]  # to the bottom, out of reach
            got += deck.pop(0)
        return got

    assert look_first(U, attempts) == distribution(looking)


def test_look_formula():
    u = Unseen.of_deck()
    p = F(20, 49)
    assert look_first(u).mean == p + (1 - p) * F(20, 48) == bottom_first(u, 1, 1).mean
    assert order_first(u, 1, 1).mean == p
    assert order_first(u, 3, 1).mean == hits(u, 3).at_least(1)
    assert look_first(Unseen(4, 0), 2) == Distribution.certain(0)
    assert look_first(Unseen(4, 4), 2) == Distribution.certain(2)


# Life


def test_life_icons():
    assert life_icons(U, 4) == distribution(lambda o: sum(o[3:]))  # any four positions
    assert life_icons(Unseen.of_deck()) == hits(Unseen.of_deck(), 4)


def test_damage_to_zero_by_brute_force():
    """Life from the front of the row of unseen cards; a recovery card is replaced by the next one."""
    orders = sorted(set(itertools.permutations([1, 1, 0, 0, 0, 0])))

    def damage(order):
        life, deck, n = list(order[:2]), list(order[2:]), 0
        while life:
            n += 1
            if life.pop(0):
                life.append(deck.pop(0))
        return n

    assert damage_to_zero(Unseen(6, 2), 2) == distribution(damage, orders)
    assert damage_to_zero(Unseen(49, 4)).mean == F(4 * 50, 46)
    with pytest.raises(ValueError, match="r <= K"):
        damage_to_zero(Unseen(6, 4), 3)


# across a reload


def reload_model(deck, life, trash, charge):
    """Plain model with explicit cards: 0 blank, 1 Z/X with icon, 2 Event with icon. All orders of the unseen cards, all shuffles.

    Yields (probability, hits).
    """
    unseen_cards = sorted(deck + life)
    orders = list(itertools.permutations(unseen_cards))
    for order in orders:
        yield from play(list(order[: len(deck)]), list(trash), list(charge), 0, F(1, len(orders)))


def play(deck, trash, charge, got, p):
    if not deck and trash:
        yield from shuffled(trash, [], charge, got, p)
        return
    if not charge:
        yield p, got
        return
    spent, charge = charge[0], charge[1:]
    if spent is not None:
        trash = [*trash, spent]
        if not deck:
            for part, shuffle in shuffles(trash):
                yield from reveal(shuffle, [], charge, got, p * part)
            return
    yield from reveal(deck, trash, charge, got, p)


def reveal(deck, trash, charge, got, p):
    if not deck:
        yield p, got
        return
    card, deck = deck[0], deck[1:]
    if not card:
        trash = [*trash, card]
    late = [card] if card == 2 else []
    if not deck and trash:
        yield from shuffled(trash, late, charge, got + bool(card), p)
    else:
        yield from play(deck, trash + late, charge, got + bool(card), p)


def shuffles(trash):
    orders = list(itertools.permutations(trash))
    for order in orders:
        yield F(1, len(orders)), list(order)


def shuffled(trash, late, charge, got, p):
    for part, order in shuffles(trash):
        yield from play(order, late, charge, got, p * part)


@pytest.mark.parametrize(
    ("deck", "life", "trash", "charge"),
    [
        ([0], [1, 2], [1], [0, 1]),
        ([0, 1], [1, 0], [], [0, 0, 1]),
        ([2, 1], [0], [0, 1], [None, 0, 0]),
        ([1, 2], [], [], [None, None, None]),
        ([2], [], [], [None, 0, 0]),
        ([1], [], [], [None, None]),
        ([0, 2, 1], [1], [2], [1, 0, None, 0]),
    ],
)
def test_across_reload_by_brute_force(deck, life, trash, charge):
    expected = Distribution((got, p) for p, got in reload_model(deck, life, trash, charge))
    cards = deck + life
    result = across_reload(
        Unseen(len(cards), sum(c > 0 for c in cards)),
        len(deck),
        len(charge),
        trash=len(trash),
        trash_icons=sum(c > 0 for c in trash),
        charge=[None if c is None else c > 0 for c in charge],
        events=sum(c == 2 for c in cards),
        trash_events=sum(c == 2 for c in trash),
    )
    assert result == expected


@given(unseen, st.integers(0, 4))
def test_without_a_reload_it_is_plain(u, attempts):
    attempts = min(attempts, u.cards - 1)
    assert across_reload(u, u.cards, attempts, trash=3, trash_icons=1) == hits(u, attempts)


def test_across_reload_bad_input():
    with pytest.raises(ValueError, match="one card per attempt"):
        across_reload(U, 3, 2, charge=[True])
    with pytest.raises(ValueError, match="fit together"):
        across_reload(U, 8, 2)


# value


def test_cost_saved_by_brute_force():
    costs = [2, 3, 3]
    orders = list(itertools.permutations([*costs, 0, 0]))
    for n in range(5):
        assert cost_saved(5, costs, n) == distribution(lambda o, n=n: sum(o[:n]), orders)
        assert best_hit(5, costs, n) == distribution(lambda o, n=n: max(o[:n], default=0), orders)
        assert cost_saved(5, costs, n).mean == n * value_of_attempt(5, costs)
    assert value_of_hit(costs) == F(8, 3)
    assert value_of_attempt(5, costs) == success(Unseen(5, 3)) * value_of_hit(costs)
    with pytest.raises(ValueError, match="no icon card"):
        value_of_hit([])
    with pytest.raises(ValueError, match="icon cards among"):
        value_of_attempt(1, costs)
    with pytest.raises(ValueError, match="fit together"):
        cost_saved(2, costs, 1)
    with pytest.raises(ValueError, match="fit together"):
        best_hit(2, costs, 1)


def test_bad_numbers():
    with pytest.raises(ValueError, match="length"):
        run_of(U, 3, 0)
    with pytest.raises(ValueError, match="attempts"):
        run_of(U, 8, 1)
    with pytest.raises(ValueError, match="need must"):
        stop_when(U, 3, 0)
    with pytest.raises(ValueError, match="r <= K"):
        first_hit(Unseen(5, 0))


def test_answer():
    answer = Answer("x", "A question?", F(1, 3), "K/N", {"N": 3, "K": 1}, "the deck")
    assert answer.as_dict()["fraction"] == "1/3"
    assert answer.as_dict()["decimal"] == pytest.approx(1 / 3)


# simulated beside exact


def test_compare_by_hand():
    """Two cells: 10 attempts at 1/2 with 7 hits, 4 attempts at 1/4 with 0 hits."""
    c = compare([(4, 2, 10, 7), (8, 2, 4, 0), (3, 1, 0, 0)])
    assert (c.attempts, c.hits, c.expected) == (14, 7, 6.0)
    assert c.error == pytest.approx((10 / 4 + 4 * 3 / 16) ** 0.5)
    assert c.z == pytest.approx(1 / c.error)
    assert compare([]).attempts == 0
    assert compare([(3, 3, 5, 5)]).z != compare([(3, 3, 5, 5)]).z  # nan: nothing was left to chance
    for bad in ([(3, 4, 1, 1)], [(3, 1, 1, 2)], [(3, 0, 1, 1)], [(3, 3, 2, 1)], [(0, 0, 1, 0)]):
        with pytest.raises(ValueError, match="impossible"):
            compare(bad)


def test_compare_holds_where_the_plain_share_does_not():
    """A player who ignites until the first hit, and only then stops: the share of hits is not K/N, the comparison still fits."""
    rng = random.Random(3)
    cells, tried, got = Counter(), 0, 0
    for _ in range(4000):
        deck = [1] * 8 + [0] * 12
        rng.shuffle(deck)
        n, k = 20, 8
        for card in deck:
            cells[n, k, card] += 1
            tried, got = tried + 1, got + card
            n, k = n - 1, k - card
            if card:
                break
    keys = {(n, k) for n, k, _ in cells}
    result = compare((n, k, cells[n, k, 0] + cells[n, k, 1], cells[n, k, 1]) for n, k in sorted(keys))
    assert abs(result.z) < 4
    plain = (got - tried * 0.4) / (tried * 0.24) ** 0.5
    assert plain > 4


def test_value_of_a_hit_is_found_whatever_makes_players_ignite():
    """A hit adds 0.1 to the chance to win; weak positions ignite more often, so the plain comparison shows the opposite."""
    rng = random.Random(11)
    points, made, expected, variance = [], [], [], []
    for _ in range(40_000):
        strength = rng.choice([0.25, 0.65])
        got, mean, spread, p = 0, 0.0, 0.0, 0.4
        for _ in range(3 if strength < 0.5 else 1):
            hit = rng.random() < p
            got, mean, spread = got + hit, mean + p, spread + p * (1 - p)
            p = p - 0.02 if hit else p + 0.02
        points.append(float(rng.random() < strength + 0.1 * got))
        made.append(got)
        expected.append(mean)
        variance.append(spread)
    value = hit_value(points, made, expected, variance)
    assert value.low < 0.1 < value.high
    assert value.separable
    assert value.high - value.low < 0.05
    many = [w for w, h in zip(points, made, strict=True) if h >= 1]
    none = [w for w, h in zip(points, made, strict=True) if h == 0]
    assert sum(many) / len(many) < sum(none) / len(none)
    paired = hit_value(points, made, expected, variance, units=[i // 2 for i in range(40_000)])
    assert paired.value == value.value
    assert paired.high == pytest.approx(value.high, abs=0.005)


def test_value_of_a_hit_bad_input():
    with pytest.raises(ValueError, match="same length"):
        hit_value([1.0], [1, 2], [1, 1], [1, 1])
    with pytest.raises(ValueError, match="left to chance"):
        hit_value([1.0], [0], [0], [0])


def test_exact_answers_are_consistent():
    found = {a.key: a.value for a in exact_answers(Unseen.of_deck(), costs=[3] * 12 + [6] * 8, recovery=4)}
    assert sum(found[f"hits-{k}-of-4"] for k in range(5)) == 1
    assert sum(found[f"life-{k}"] for k in range(5)) == 1
    assert sum(found[f"seen-{k}-of-8"] * found[f"seen-{k}-of-8-weight"] for k in range(9)) == found["attempt"]
    assert found["run-2-in-2"] == found["hits-2-of-2"]
    assert found["order-1"] == found["attempt"] < found["bottom-1"] < found["bottom-3"]
    assert found["saved"] == F(12 * 3 + 8 * 6, 49)
    assert found["best-2"] < found["saved-2"]
    assert found["turn-3"] == found["any-of-3"]
    with pytest.raises(ValueError, match="one cost per"):
        exact_answers(Unseen.of_deck(), costs=[1])
    assert {a.key for a in exact_answers(Unseen(5, 0), seen=0, attempts=2)}.isdisjoint({"wait", "recovery", "saved"})
