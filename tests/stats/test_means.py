"""Means and ratios with pairs as units, against cluster-robust regression of statsmodels."""

import math

import numpy as np
import pytest
import statsmodels.api as sm

from zxfast.stats.means import Moments


@pytest.fixture
def games():
    """Attempts and hits of games whose two members of a pair are alike."""
    rng = np.random.default_rng(5)
    pair = np.repeat(np.arange(300), 2)
    tried = rng.poisson(np.repeat(rng.gamma(4.0, 2.0, 300), 2)) + 1
    return np.column_stack([tried, rng.binomial(tried, np.repeat(rng.beta(4, 6, 300), 2))]), pair


@pytest.fixture
def moments(games):
    return Moments.of(["tried", "hit"], *games)


def test_a_mean_is_that_of_a_regression_with_clusters(games, moments):
    values, pair = games
    fit = sm.OLS(values[:, 0], np.ones(len(pair))).fit(cov_type="cluster", cov_kwds={"groups": pair})
    found = moments.mean("tried")
    assert found.value == pytest.approx(fit.params[0])
    assert (found.low, found.high) == pytest.approx(tuple(fit.conf_int()[0]))
    assert found.n == 600


def test_a_ratio_is_that_of_a_weighted_regression_with_clusters(games, moments):
    tried, hit = games[0].T
    fit = sm.WLS(hit / tried, np.ones(len(hit)), weights=tried).fit(cov_type="cluster", cov_kwds={"groups": games[1]})
    found = moments.ratio("hit", "tried", level=0.9)
    assert found.value == pytest.approx(hit.sum() / tried.sum())
    assert (found.low, found.high) == pytest.approx(tuple(fit.conf_int(0.1)[0]))
    assert found.n == tried.sum()


def test_units_matter_and_default_to_games(games):
    values, pair = games
    alone = Moments.of(["tried", "hit"], values)
    assert alone.units == 600
    assert Moments.of(["tried", "hit"], values, pair).mean("tried").half_width > 1.1 * alone.mean("tried").half_width
    x = values[:, 0]
    assert alone.mean("tried").half_width == pytest.approx(1.959964 * x.std(ddof=1) / math.sqrt(600), rel=1e-6)


def test_pieces_add_up_in_any_order_of_rows(games, moments):
    values, pair = games
    pieces = Moments.of(["tried", "hit"], values[:200], pair[:200]) + Moments.of(["tried", "hit"], values[200:], pair[200:])
    mixed = np.random.default_rng(1).permutation(600)
    for other in (pieces, Moments.of(["tried", "hit"], values[mixed], pair[mixed])):
        assert other.units == 300
        assert other.ratio("hit", "tried") == moments.ratio("hit", "tried")


def test_a_difference_uses_what_both_have_in_common():
    a = np.array([1.0, 5.0, 2.0, 8.0])
    moments = Moments.of(["a", "b"], np.column_stack([a, a - 1]))
    gap = moments.ratio({"a": 1, "b": -1}, "games")
    assert gap.value == pytest.approx(1.0)
    assert gap.half_width == pytest.approx(0.0, abs=1e-6)


def test_too_little_has_no_interval():
    one = Moments.of(["tried", "hit"], [[2, 1]])
    assert one.mean("hit").value == 1.0
    assert one.ratio("hit", "tried").low == -math.inf
    nothing = Moments.of(["tried", "hit"], [[0, 0], [0, 0]]).ratio("hit", "tried")
    assert math.isnan(nothing.value)
    assert nothing.n == 0


def test_bad_shapes_and_names_are_refused(moments):
    with pytest.raises(ValueError, match="shape"):
        Moments.of(["a"], [1, 2])
    with pytest.raises(ValueError, match="units"):
        Moments.of(["a"], [[1], [2]], [0])
    with pytest.raises(KeyError):
        moments.mean("attacks")
    with pytest.raises(ValueError, match="add up"):
        _ = moments + Moments.of(["tried"], [[1]])
