"""Decks against a field: the weighted sum, its interval, the matchup that counts twice."""

import math

import numpy as np
import pytest

from zxfast.stats.field import field_score, field_shares, standings
from zxfast.stats.pairs import difference_of
from zxfast.stats.rates import rate

CELLS = {("a", "b"): rate(60, 100), ("c", "a"): rate(45, 100), ("b", "c"): rate(130, 200)}


def test_a_score_is_the_weighted_mean_of_the_matchups():
    score = field_score("a", CELLS, {"a": 0.2, "b": 0.5, "c": 0.3})
    assert score.value == pytest.approx(0.2 * 0.5 + 0.5 * 0.6 + 0.3 * 0.55)
    assert score.n == 200


def test_one_matchup_has_its_own_interval_from_both_sides():
    own, other = field_score("a", CELLS, {"b": 1.0}), field_score("b", CELLS, {"a": 1.0})
    assert (own.low, own.high) == pytest.approx((CELLS["a", "b"].low, CELLS["a", "b"].high))
    assert (other.low, other.high) == pytest.approx((1 - own.high, 1 - own.low))


def test_a_lead_in_other_matchups_is_newcombes_difference():
    cells = {("a", "x"): rate(60, 100), ("b", "x"): rate(50, 100)}
    first = standings(["a", "b"], cells, {"x": 1.0})[0]
    newcombe = difference_of(cells["a", "x"], cells["b", "x"])
    assert (first.lead.value, first.lead.low, first.lead.high) == pytest.approx((newcombe.value, newcombe.low, newcombe.high))


def test_the_matchup_between_two_decks_counts_in_both():
    field = {"a": 0.5, "b": 0.5}
    lead = standings(["a", "b"], {("a", "b"): rate(60, 100)}, field)[0].lead
    cell = rate(60, 100)  # a scores 1/4 + p/2, b 1/4 + (1-p)/2
    assert lead.value == pytest.approx(0.1)
    assert (lead.low, lead.high) == pytest.approx((cell.low - 0.5, cell.high - 0.5))


def test_the_interval_covers():
    rng = np.random.default_rng(5)
    true, shares = {("a", "b"): 0.55, ("a", "c"): 0.3, ("a", "d"): 0.9}, {"b": 0.2, "c": 0.5, "d": 0.3}
    expected = sum(shares[other] * p for (_, other), p in true.items())
    hits = 0
    for _ in range(2000):
        score = field_score("a", {key: rate(rng.binomial(120, p), 120) for key, p in true.items()}, shares)
        hits += score.low <= expected <= score.high
    assert 0.935 < hits / 2000 < 0.965


def test_order_is_by_lower_bound():
    cells = {("few", "x"): rate(7, 10), ("many", "x"): rate(640, 1000), ("bad", "x"): rate(100, 1000)}
    table = standings(["few", "bad", "many"], cells, {"x": 1.0})
    assert [row.name for row in table] == ["many", "few", "bad"]
    assert [row.separable for row in table] == [False, True, True]
    assert table[-1].lead is None


def test_shares():
    assert field_shares(["a", "b"]) == {"a": 0.5, "b": 0.5}
    assert field_shares(["a", "b", "c"], {"a": 3, "c": 1}) == {"a": 0.75, "b": 0.0, "c": 0.25}
    for shares, words in (({"z": 1}, "z is not in the field"), ({"a": -1}, "share -1 of a"), ({"a": 0}, "all shares are 0")):
        with pytest.raises(ValueError, match=words):
            field_shares(["a", "b"], shares)


def test_a_matchup_that_was_not_played():
    with pytest.raises(ValueError, match="a against d was not played"):
        field_score("a", CELLS, {"d": 1.0})
    assert field_score("a", CELLS, {"b": 1.0, "d": 0.0}).value == 0.6
    assert not math.isnan(field_score("a", CELLS, {"a": 1.0}).value)
