"""Bradley-Terry fits: section 3 of the shared statistics oracles (ST-40 to ST-43), choix, statsmodels, properties."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.ratings import ELO_PER_LOGIT, bradley_terry
from zxfast.stats.sprt import score_of_elo

JOURNALS = ("Biometrika", "Comm Statist", "JASA", "JRSS-B")
CITED = [[0, 730, 498, 221], [33, 0, 68, 17], [320, 813, 0, 142], [284, 276, 325, 0]]
TEAMS = ("Baltimore", "Boston", "Cleveland", "Detroit", "Milwaukee", "New York", "Toronto")
BASEBALL = [
    [0, 1, 7, 4, 2, 3, 1],
    [12, 0, 7, 2, 6, 7, 6],
    [6, 6, 0, 4, 4, 6, 5],
    [9, 11, 9, 0, 6, 5, 7],
    [11, 7, 9, 7, 0, 7, 9],
    [10, 6, 7, 8, 6, 0, 6],
    [12, 7, 8, 6, 4, 7, 0],
]


def test_st_40_journals():
    """ST-40: Stigler's citations, log abilities and standard errors with Biometrika at 0."""
    fit = bradley_terry(CITED, JOURNALS, reference="Biometrika")
    assert fit.ability == pytest.approx([0, -2.949073, -0.479570, 0.268954], abs=1e-6)
    assert fit.standard_error == pytest.approx([0, 0.102545, 0.060589, 0.070830], abs=1e-6)
    assert fit.reference == "Biometrika"


def test_st_41_baseball():
    """ST-41: American League East 1987 with Baltimore at 0; deviance 15.7 on 15 degrees of freedom (Agresti 2002)."""
    fit = bradley_terry(BASEBALL, TEAMS, reference="Baltimore")
    assert fit.ability[1:] == pytest.approx([1.1077, 0.6839, 1.4364, 1.5814, 1.2476, 1.2945], abs=5e-5)
    assert fit.standard_error[1:] == pytest.approx([0.3] * 6, abs=0.05)
    deviance, freedom = fit.deviance
    assert round(deviance, 1) == 15.7
    assert freedom == 15


def test_st_43_tiny_cases():
    """ST-43: a cycle has equal strengths; one more win of 0 over 1 gives +-0.419617624."""
    cycle = np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]])
    assert bradley_terry(cycle).ability == pytest.approx([0, 0, 0], abs=1e-12)
    cycle[0, 1] += 1
    assert bradley_terry(cycle).ability == pytest.approx([0.419617624, -0.419617624, 0], abs=1e-9)


@pytest.mark.parametrize("wins", [CITED, BASEBALL])
def test_against_choix(wins):
    choix = pytest.importorskip("choix")
    table = np.array(wins)
    pairs = [(i, j) for i in range(len(table)) for j in range(len(table)) for _ in range(table[i, j])]
    assert bradley_terry(table).ability == pytest.approx(choix.ilsr_pairwise(len(table), pairs), abs=1e-5)
    dense = choix.ilsr_pairwise_dense(table.astype(float))
    assert bradley_terry(table).ability == pytest.approx(dense, abs=1e-5)


def test_ridge_against_choix():
    choix = pytest.importorskip("choix")
    expected = choix.opt_pairwise(2, [(0, 1)] * 3, alpha=0.5)
    assert bradley_terry([[0, 3], [0, 0]], ridge=0.5).ability == pytest.approx(expected, abs=1e-5)


def test_against_logistic_regression():
    """Abilities and standard errors are those of a logistic regression on differences of indicators."""
    api = pytest.importorskip("statsmodels.api")
    table = np.array(BASEBALL)
    design, outcome = [], []
    for i in range(7):
        for j in range(i + 1, 7):
            row = np.zeros(7)
            row[i], row[j] = 1, -1
            design.append(row[1:])
            outcome.append((table[i, j], table[j, i]))
    model = api.GLM(np.array(outcome), np.array(design), family=api.families.Binomial()).fit()
    fit = bradley_terry(table, reference=0)
    assert fit.ability[1:] == pytest.approx(model.params, abs=1e-6)
    assert fit.standard_error[1:] == pytest.approx(model.bse, abs=1e-6)
    assert fit.covariance[1:, 1:] == pytest.approx(model.cov_params(), abs=1e-6)
    assert fit.deviance[0] == pytest.approx(model.deviance)


tables = st.integers(2, 6).flatmap(
    lambda n: st.lists(st.lists(st.integers(1, 50), min_size=n, max_size=n), min_size=n, max_size=n)
)


@given(tables)
def test_score_equations(wins):
    """At the fit every deck has as many wins as expected, and abilities sum to 0 (up to rounding)."""
    fit = bradley_terry(wins)
    games = fit.wins + fit.wins.T
    assert (games * fit.predicted).sum(axis=1) - np.diag(games) / 2 == pytest.approx(fit.wins.sum(axis=1), abs=1e-6)
    assert fit.ability.sum() == pytest.approx(0, abs=1e-9)
    assert (np.linalg.eigvalsh(fit.covariance) > -1e-9).all()


@given(tables, st.data())
def test_the_reference_does_not_matter(wins, data):
    i = data.draw(st.integers(0, len(wins) - 1))
    here, there = bradley_terry(wins), bradley_terry(wins, reference=i)
    assert there.ability == pytest.approx(here.ability - here.ability[i], abs=1e-8)
    a, b = str(0), str(len(wins) - 1)
    assert here.difference(a, b) == pytest.approx(there.difference(a, b), abs=1e-5)


def test_two_decks_are_a_proportion():
    """With two decks the Elo difference is that of the win rate, the standard error sqrt(1/w + 1/l)."""
    fit = bradley_terry([[0, 60], [40, 0]], ["x", "y"])
    value, low, high = fit.difference("x", "y")
    assert score_of_elo(value) == pytest.approx(0.6)
    assert (high - low) / 2 == pytest.approx(1.959964 * ELO_PER_LOGIT * math.sqrt(1 / 60 + 1 / 40), rel=1e-6)


def test_draws_count_half():
    draws = [[0, 10], [10, 0]]
    assert bradley_terry([[0, 60], [30, 0]], draws=draws).ability == pytest.approx(bradley_terry([[0, 65], [35, 0]]).ability)
    with pytest.raises(ValueError, match="symmetric"):
        bradley_terry([[0, 60], [30, 0]], draws=[[0, 1], [2, 0]])


def test_table():
    pd = pytest.importorskip("pandas")
    frame = pd.DataFrame(CITED, index=JOURNALS, columns=JOURNALS)
    table = bradley_terry(frame, reference="JASA").table()
    assert list(table["deck"]) == ["JRSS-B", "Biometrika", "JASA", "Comm Statist"]
    assert (table["elo_low"] <= table["elo"]).all()
    assert (table["elo"] <= table["elo_high"]).all()
    assert table["elo"][2] == 0.0


def test_no_finite_fit():
    with pytest.raises(ValueError, match=r"\{c\} never beat any of \{a, b\}"):
        bradley_terry([[0, 1, 1], [1, 0, 1], [0, 0, 0]], ["a", "b", "c"])
    with pytest.raises(ValueError, match=r"\{b, c\} never lost to any of \{a\}"):
        bradley_terry([[0, 0, 0], [1, 0, 1], [0, 1, 0]], ["a", "b", "c"])
    with pytest.raises(ValueError, match="no finite fit"):
        bradley_terry(np.zeros((3, 3)))
    assert bradley_terry([[0, 1, 1], [1, 0, 1], [0, 0, 0]], ridge=0.01).ability[2] < -1


def test_bad_input():
    with pytest.raises(ValueError, match="square"):
        bradley_terry([[1, 2, 3], [4, 5, 6]])
    with pytest.raises(ValueError, match="not negative"):
        bradley_terry([[0, -1], [1, 0]])
    with pytest.raises(ValueError, match="different names"):
        bradley_terry([[0, 1], [1, 0]], ["a", "a"])
    with pytest.raises(ValueError, match="no deck named"):
        bradley_terry([[0, 1], [1, 0]], reference="z")
    with pytest.raises(ValueError, match="not a position"):
        bradley_terry([[0, 1], [1, 0]], reference=2)
    with pytest.raises(ValueError, match="ridge"):
        bradley_terry([[0, 1], [1, 0]], ridge=-1)
    with pytest.raises(ValueError, match="no deck named"):
        bradley_terry([[0, 1], [1, 0]]).index("z")
