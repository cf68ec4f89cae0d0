"""Simulated beside exact: every statistic against games of an urn, and against what it must be by enumeration."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import numpy as np
import pytest

from zxfast.games.zx.engine import ATTEMPT_TABLES
from zxfast.stats.attempts import Attempts, Beside
from zxfast.stats.ignition import Unseen, hits


def at(cards, icons):
    return cards * (cards + 1) // 2 + icons


def empty():
    return {name: np.zeros(shape[1:], np.int64) for name, (_, shape) in ATTEMPT_TABLES.items() if name != "lost"}


def column(results):
    return (1 << len(results)) - 2 + sum(hit << (len(results) - 1 - i) for i, hit in enumerate(results))


def test_difference_in_standard_errors():
    tables = empty()
    tables["cells"][0, 0, at(49, 20)] = 55, 45
    tables["cells"][0, 1, at(10, 5)] = 10, 0
    total = Attempts(tables, 0, 1).attempts("phase")
    p = 20 / 49
    assert total.n == 110
    assert total.exact == pytest.approx((100 * p + 5) / 110)
    assert total.simulated == pytest.approx(45 / 110)
    assert total.z == pytest.approx((45 - 100 * p - 5) / math.sqrt(100 * p * (1 - p) + 2.5))
    before, after = (Attempts(tables, 0, 1).attempts("phase", shuffled) for shuffled in (False, True))
    assert (before.n, before.simulated, after.n, after.simulated) == (100, 0.45, 10, 0.0)
    assert Attempts(tables, 0, 1).attempts("life").as_dict()["z"] is None


def stop_at_a_hit(results):
    return bool(results) and results[-1]


def stop_at_two_misses(results):
    return results[-2:] == (False, False)


@pytest.mark.parametrize("stop", [stop_at_a_hit, stop_at_two_misses, lambda results: len(results) == 2])
def test_a_series_that_stops_early_is_fair(stop):
    """Over all orders of the cards the stand-in for the missing attempts has the mean that the start promises."""
    cards, icons, weight = 6, 3, 0
    tables = empty()
    for order in {tuple(sorted_) for sorted_ in _orders(cards, icons)}:
        results = ()
        while len(results) < 4 and not stop(results):
            results = (*results, order[len(results)])
        tables["series"][at(cards, icons), column(results)] += 1
        weight += 1
    for n in (2, 3, 4):
        for k, line in enumerate(Attempts(tables, 0, 1).in_a_row(n)):
            assert line.n == weight
            assert line.exact == pytest.approx(float(hits(Unseen(cards, icons), n).p(k)))
            assert line.simulated == pytest.approx(line.exact)


def _orders(cards, icons):
    for bits in range(1 << cards):
        if bits.bit_count() == icons:
            yield [bool(bits >> i & 1) for i in range(cards)]


def urn(games, seed=1):
    """Games of an urn of 9 cards with costs (0: no icon), ignited until two hits; won with a hit, else one time in four."""
    chance, tables, wins = random.Random(seed), empty(), 0
    for _ in range(games):
        cards = [0, 0, 0, 0, 0, 2, 3, 5, 6]
        chance.shuffle(cards)
        results, luck, spread = (), 0.0, 0.0
        while sum(results) < 2 and len(results) < 4:
            n, icons, costs = len(cards), sum(map(bool, cards)), sum(cards)
            cost = cards.pop()
            hit = int(cost > 0)
            tables["cells"][0, 0, at(n, icons), hit] += 1
            tables["saved"][0, n] += cost, costs, cost * cost, cost * costs, costs * costs
            luck += hit - icons / n
            spread += icons / n * (1 - icons / n)
            results = (*results, hit)
        tables["series"][at(9, 4), column(results)] += 1
        won = any(results) or chance.random() < 0.25
        wins += won
        x, y, z = round(4096 * luck) * 2 * won, round(4096 * luck), round(4096 * spread)
        tables["luck"][0] += 1, x, y, z, x * x, x * y, x * z, y * y, y * z, z * z
    return Attempts(tables, wins, games)


def test_an_urn_is_within_four_standard_errors_and_a_loaded_one_is_not():
    mine = urn(4000)
    assert len(mine.tests()) >= 12
    assert abs(mine.worst().z) < 4
    tables = {name: table.copy() for name, table in mine.tables.items()}
    row = tables["cells"][0, 0, at(9, 4)]
    row += -250, 250
    assert abs(Attempts(tables, 0, 1).worst().z) > 4


def test_cost_saved():
    mine = urn(4000)
    saved, hit = mine.saved("phase"), mine.saved_by_hit("phase")
    assert abs(saved.z) < 4 and 0 < saved.exact < 4
    first = 16 / 9
    assert saved.exact == pytest.approx(first, abs=0.1)
    assert hit.simulated == pytest.approx(4.0, abs=0.15)
    assert hit.n == round(mine.attempts("phase").simulated * mine.attempts("phase").n)


def test_spread_of_z_is_one():
    """The difference in standard errors has variance 1: neither too wide nor too narrow."""
    lines = [urn(60, seed) for seed in range(150)]
    for pick in (lambda a: a.attempts("phase"), lambda a: a.saved("phase"), lambda a: a.in_a_row(3)[1]):
        z = np.array([pick(line).z for line in lines])
        assert 0.75 < z.std() < 1.3
        assert abs(z.mean()) < 0.35


def test_value_of_a_hit():
    """The estimate is the mean over attempts, weighted with p(1-p), of the win rate after a hit minus that after a miss."""
    gain, weight = 0.0, 0.0

    def wins(n, icons, made, hit, p):
        """Win rate from here on, where the game comes with probability p."""
        nonlocal gain, weight
        if hit == 2 or made == 4:
            return 1.0 if hit else 0.25
        q = icons / n
        after_hit = wins(n - 1, icons - 1, made + 1, hit + 1, p * q)
        after_miss = wins(n - 1, icons, made + 1, hit, p * (1 - q))
        gain += p * q * (1 - q) * (after_hit - after_miss)
        weight += p * q * (1 - q)
        return q * after_hit + (1 - q) * after_miss

    rate = wins(9, 4, 0, 0, 1.0)
    mine = urn(6000)
    assert mine.wins / mine.games == pytest.approx(rate, abs=0.02)
    value = mine.value_of_hit("phase")
    assert value is not None and value.separable
    assert value.value == pytest.approx(gain / weight, abs=2 * (value.high - value.low) / 2)
    assert Attempts(empty(), 0, 1).value_of_charge() is None


def test_life_of_set_up():
    tables = empty()
    chances = [hits(Unseen(45, 18), 4).p(k) for k in range(5)]
    scale = math.lcm(*(p.denominator for p in chances))
    tables["series"][at(45, 18), 30:35] = [int(p * scale) for p in chances]
    for k, line in enumerate(Attempts(tables, 0, 1).life()):
        assert Fraction(line.n) == scale
        assert line.exact == pytest.approx(float(chances[k])) and line.simulated == pytest.approx(line.exact)
        assert line.z == pytest.approx(0, abs=1e-6)


def test_bad_input_and_plain_data():
    with pytest.raises(ValueError, match="series of 2 to 4"):
        Attempts(empty(), 0, 1).in_a_row(5)
    assert Attempts(empty(), 0, 1).worst() is None
    line = Beside.of("k", "q", 1.0, 2.0, 0.0, 4, "f", 0.95)
    assert line.as_dict()["z"] is None and line.as_dict()["exact"] == 0.25
