"""Pairs by seat against the functions that work on rows."""

import numpy as np
import pytest

from zxfast.stats import pairs
from zxfast.stats.seats import PairTable


def rows(games, seed=1):
    rng = np.random.default_rng(seed)
    winner = rng.choice([0, 0, 0, 1, 1, -1], size=games)
    number = np.arange(games)
    return {"game": number, "pair": number // 2, "first": number % 2, "winner": winner}


@pytest.mark.parametrize("games", [2, 3, 40, 41, 1001])
@pytest.mark.parametrize("side", ["a", "b", "first"])
def test_counts_are_those_of_the_rows(games, side):
    data = rows(games)
    assert PairTable.of(data["winner"]).counts(side) == pairs.pentanomial(data, side)


def test_parts_add_up():
    data = rows(301)["winner"]
    total = PairTable.empty() + PairTable.of(data[:100]) + PairTable.of(data[100:])
    assert np.array_equal(total.pairs, PairTable.of(data).pairs)
    assert np.array_equal(total.single, PairTable.of(data).single)


def test_outcomes():
    data = rows(301)
    table = PairTable.of(data["winner"])
    assert table.outcomes == tuple(int((data["winner"] == who).sum()) for who in (1, -1, 0))
    assert table.games == 301
    assert table.first_wins == int((data["winner"] == data["first"]).sum())


def test_balance_is_that_of_the_rows():
    data = rows(4000)
    mine, theirs = PairTable.of(data["winner"]).balance(0.9), pairs.seat_balance(data, 0.9)
    assert (mine.first, mine.second, mine.balanced) == (theirs.first, theirs.second, theirs.balanced)
    assert mine.gap.value == pytest.approx(theirs.gap.value)
    assert (mine.gap.low, mine.gap.high) == pytest.approx((theirs.gap.low, theirs.gap.high), abs=1e-4)  # normal against t


def test_a_single_game_has_no_gap():
    assert not PairTable.of(np.array([0])).balance().gap.separable


def test_unknown_side():
    with pytest.raises(ValueError, match="side must be"):
        PairTable.empty().counts("c")
