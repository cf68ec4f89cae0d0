"""Equilibria of matchup tables: section 4 of the shared statistics oracles (ST-60 to ST-66), two independent solvers,
properties.
"""

from __future__ import annotations

import itertools
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zxfast.stats.meta import (
    best_response,
    equilibrium,
    expected_rates,
    exploitability,
    nash_averaging,
    stability,
    weight_ranges,
    win_rates,
)

DECKS = ("Shops", "Gush", "Dredge", "BigBlue", "BlueControl", "Combo", "Oath", "Eldrazi", "Other")
VINTAGE = [
    [96, 181, 58, 48, 36, 63, 43, 80, 40],
    [138, 354, 78, 96, 77, 97, 99, 132, 83],
    [38, 92, 17, 34, 18, 23, 25, 30, 25],
    [43, 82, 27, 27, 13, 30, 25, 27, 28],
    [26, 61, 10, 19, 20, 24, 18, 19, 17],
    [34, 72, 38, 21, 18, 31, 25, 36, 26],
    [41, 80, 31, 37, 14, 31, 40, 45, 30],
    [53, 123, 47, 30, 21, 42, 44, 49, 32],
    [21, 68, 26, 21, 6, 20, 25, 25, 12],
]
ROCK_PAPER_SCISSORS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def test_st_60_vintage():
    """ST-60: win rates of the Shops row, equilibrium Shops alone, value 0.5."""
    rates = win_rates(VINTAGE)
    row = [0.5000, 0.5674, 0.6042, 0.5275, 0.5806, 0.6495, 0.5119, 0.6015, 0.6557]
    assert rates[0] == pytest.approx(row, abs=5e-5)
    found = equilibrium(rates)
    assert found.weights == pytest.approx([1] + [0] * 8, abs=1e-12)
    assert found.opponent == pytest.approx([1] + [0] * 8, abs=1e-12)
    assert found.value == pytest.approx(0.5, abs=1e-12)
    assert found.support() == (0,)


def test_st_60_table_is_the_shared_one(oracle_file):
    """ST-60: the numbers in this file are those of the shared table."""
    rows = re.findall(r"^\| (?:" + "|".join(DECKS) + r") \|([\d| ]+)\|$", oracle_file("stats.md").read_text(), re.M)
    assert [[int(x) for x in row.split("|")] for row in rows] == VINTAGE


def test_st_63_uniform_field():
    """ST-63: average win rates, whose order is not that of the equilibrium."""
    rates = expected_rates(win_rates(VINTAGE))
    expected = [0.57759, 0.52034, 0.48228, 0.47985, 0.51782, 0.46811, 0.51417, 0.51520, 0.42464]
    assert rates == pytest.approx(expected, abs=5e-6)


def test_st_64_two_decks():
    """ST-64: rates 0.53 and 0.23 against 90 and 10 percent; the equilibrium is deck 1 alone."""
    table = [[0.5, 0.8], [0.2, 0.5]]
    assert expected_rates(table, [0.9, 0.1]) == pytest.approx([0.53, 0.23])
    assert expected_rates(table, [90, 10]) == pytest.approx([0.53, 0.23])
    assert best_response(table, [0.9, 0.1]) == (0, pytest.approx(0.53))
    assert equilibrium(table).weights == pytest.approx([1, 0])


def test_st_66_rock_paper_scissors_and_transitive():
    """ST-66: 1/3 each with value 0; a transitive table and its Nash-averaging skills."""
    found = equilibrium(ROCK_PAPER_SCISSORS)
    assert found.weights == pytest.approx([1 / 3] * 3)
    assert found.value == pytest.approx(0, abs=1e-12)
    transitive = [[0, -1, -1], [1, 0, -1], [1, 1, 0]]
    assert equilibrium(transitive).weights == pytest.approx([0, 0, 1])
    average = nash_averaging(transitive)
    assert average.weights == pytest.approx([0, 0, 1])
    assert average.skill == pytest.approx([-1, -1, 0])


def support_enumeration(table):
    """All equilibria of a zero-sum game found by trying every pair of supports of equal size (written for this test)."""
    a = np.asarray(table, dtype=float)
    n = len(a)
    found = []
    for size in range(1, n + 1):
        for rows in itertools.combinations(range(n), size):
            for columns in itertools.combinations(range(n), size):
                part = a[np.ix_(rows, columns)]
                ones = np.ones((size, 1))
                # part @ y = v, sum y = 1 and x @ part = v, sum x = 1
                left = np.block([[part, -ones], [ones.T, np.zeros((1, 1))]])
                right = np.block([[part.T, -ones], [ones.T, np.zeros((1, 1))]])
                target = np.append(np.zeros(size), 1.0)
                try:
                    y, x = np.linalg.solve(left, target), np.linalg.solve(right, target)
                except np.linalg.LinAlgError:
                    continue
                if min(x[:-1].min(), y[:-1].min()) < -1e-9:
                    continue
                full_x, full_y = np.zeros(n), np.zeros(n)
                full_x[list(rows)], full_y[list(columns)] = x[:-1], y[:-1]
                if (a @ full_y).max() <= y[-1] + 1e-9 and (full_x @ a).min() >= x[-1] - 1e-9:
                    found.append((full_x, full_y, y[-1]))
    return found


def random_table(n, seed, fair=True):
    rng = np.random.default_rng(seed)
    table = rng.random((n, n))
    if fair:
        table = np.triu(table, 1)
        table = table + np.tril(1 - table.T, -1) + np.eye(n) / 2
    return table


@pytest.mark.parametrize("fair", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_against_support_enumeration(seed, fair):
    table = random_table(4, seed, fair)
    solutions = support_enumeration(table)
    found = equilibrium(table)
    assert len(solutions) == 1  # generic tables have one equilibrium
    x, y, value = solutions[0]
    assert found.weights == pytest.approx(x, abs=1e-8)
    assert found.opponent == pytest.approx(y, abs=1e-8)
    assert found.value == pytest.approx(value, abs=1e-8)
    assert weight_ranges(table)[:, 0] == pytest.approx(x, abs=1e-6)
    assert weight_ranges(table)[:, 1] == pytest.approx(x, abs=1e-6)


@pytest.mark.parametrize("seed", range(4))
def test_against_nashpy(seed):
    nashpy = pytest.importorskip("nashpy")
    table = random_table(5, seed)
    x, y = nashpy.Game(table).linear_program()
    found = equilibrium(table)
    assert found.weights == pytest.approx(x, abs=1e-7)
    assert found.opponent == pytest.approx(y, abs=1e-7)


payoffs = st.integers(2, 6).flatmap(
    lambda n: st.lists(st.lists(st.integers(-20, 20), min_size=n, max_size=n), min_size=n, max_size=n)
)


@given(payoffs)
def test_nobody_gains_by_leaving(table):
    """Whatever the table: weights are a distribution, the mixes guarantee the value to both sides."""
    a = np.array(table) / 20.0
    found = equilibrium(a)
    assert found.weights.sum() == pytest.approx(1)
    assert found.weights.min() >= 0
    assert (found.weights @ a).min() >= found.value - 1e-8
    assert (a @ found.opponent).max() <= found.value + 1e-8


@settings(max_examples=40)
@given(payoffs)
def test_fair_games_have_value_zero(table):
    a = np.array(table) / 20.0
    a = a - a.T
    found = equilibrium(a)
    assert found.value == pytest.approx(0, abs=1e-8)
    assert exploitability(a, found.weights) == pytest.approx(0, abs=1e-8)
    average = nash_averaging(a)
    assert average.skill.max() == pytest.approx(0, abs=1e-6)
    assert average.weights @ average.skill == pytest.approx(0, abs=1e-6)


def test_copies_of_a_deck_change_no_skill():
    """Nash averaging: a copied strategy shares its weight (Balduzzi et al. 2018, invariance)."""
    copied = [[0, 1, 1, -1], [-1, 0, 0, 1], [-1, 0, 0, 1], [1, -1, -1, 0]]
    average = nash_averaging(copied)
    assert average.weights == pytest.approx([1 / 3, 1 / 6, 1 / 6, 1 / 3], abs=1e-6)
    assert average.skill == pytest.approx([0, 0, 0, 0], abs=1e-6)
    assert weight_ranges(copied) == pytest.approx(np.array([[1 / 3] * 2, [0, 1 / 3], [0, 1 / 3], [1 / 3] * 2]), abs=1e-6)
    assert nash_averaging(np.zeros((4, 4))).weights == pytest.approx([0.25] * 4)
    assert nash_averaging(np.full((2, 2), 0.5)).weights == pytest.approx([0.5] * 2)


def test_exploitability():
    assert exploitability([[0.5, 0.8], [0.2, 0.5]], [0, 1]) == pytest.approx(0.3)
    assert exploitability([[0.5, 0.8], [0.2, 0.5]], [1, 0]) == pytest.approx(0)


def test_stability_of_a_clear_and_an_unclear_table():
    clear = np.array([[0, 8000, 7000], [2000, 0, 6000], [3000, 4000, 0]])
    steady = stability(clear, ("a", "b", "c"), samples=50)
    assert steady.same_support == 1.0
    assert steady.weights == pytest.approx([1, 0, 0])
    assert list(steady.in_support) == [1.0, 0.0, 0.0]
    shaky = stability(VINTAGE, DECKS, samples=200, seed=1)
    assert 0.0 < shaky.same_support < 0.9
    assert shaky.in_support[0] > 0.9
    assert (shaky.low <= shaky.high).all()
    assert 0 <= steady.loss[0] < shaky.loss[0] < shaky.loss[1]
    assert stability(VINTAGE, DECKS, samples=200, seed=1).mean == pytest.approx(shaky.mean, abs=0)
    steadier = stability(np.array(VINTAGE) * 50, DECKS, samples=100, seed=1)
    assert steadier.same_support > shaky.same_support
    loose = stability(VINTAGE, DECKS, samples=200, seed=1, design_effect=20)
    assert loose.in_support[0] < shaky.in_support[0]


def test_stability_table():
    pytest.importorskip("pandas")
    frame = stability(VINTAGE, DECKS, samples=5).table()
    assert list(frame["deck"]) == list(DECKS)
    assert list(frame.columns) == ["deck", "weight", "mean", "low", "high", "in_support"]


def test_draws_and_missing_cells():
    rates = win_rates([[0, 3], [1, 0]], [[0, 4], [4, 0]])
    assert rates == pytest.approx(np.array([[0.5, 5 / 8], [3 / 8, 0.5]]))
    holes = win_rates([[0, 3, 0], [1, 0, 1], [0, 1, 0]])
    assert np.isnan(holes[0, 2])
    with pytest.raises(ValueError, match="cells without a number"):
        equilibrium(holes)


def test_bad_input():
    with pytest.raises(ValueError, match="square"):
        equilibrium([[1, 2]])
    with pytest.raises(ValueError, match="shares"):
        expected_rates([[0.5, 0.6], [0.4, 0.5]], [1])
    with pytest.raises(ValueError, match="shares"):
        expected_rates([[0.5, 0.6], [0.4, 0.5]], [-1, 2])
    with pytest.raises(ValueError, match="antisymmetric"):
        nash_averaging([[0, 1], [1, 0]])
    with pytest.raises(ValueError, match="negative"):
        win_rates([[0, -1], [1, 0]])
    with pytest.raises(ValueError, match="samples"):
        stability(VINTAGE, samples=0)
    with pytest.raises(ValueError, match="9 names"):
        stability(VINTAGE, ["a"])
