"""Exact distributions: arithmetic, comparison, properties."""

from __future__ import annotations

from fractions import Fraction as F

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.distribution import Distribution, mixture

DIE = Distribution((k, F(1, 6)) for k in range(1, 7))

distributions = st.dictionaries(st.integers(-5, 5), st.integers(1, 9), min_size=1).map(
    lambda d: Distribution({k: F(w, sum(d.values())) for k, w in d.items()})
)


def test_die():
    assert DIE.mean == F(7, 2)
    assert DIE.variance == F(35, 12)
    assert DIE.deviation == pytest.approx(1.7078251)
    assert DIE.p(3) == F(1, 6)
    assert DIE.p(7) == 0
    assert DIE.at_least(5) == DIE.at_most(2) == DIE.between(3, 4) == F(1, 3)
    assert DIE.chance(lambda v: v % 2 == 0) == F(1, 2)
    assert DIE.quantile(F(1, 2)) == 3
    assert DIE.quantile(1) == 6
    assert DIE.mode == 1
    assert (DIE + DIE).p(7) == F(1, 6)
    assert DIE.times(3).mean == F(21, 2)
    assert DIE.beats(DIE) == F(5, 12)
    assert DIE.ties(DIE) == F(1, 6)
    assert DIE.given(lambda v: v > 4).mean == F(11, 2)
    assert DIE.map(lambda v: v // 2) == Distribution({0: F(1, 6), 1: F(1, 3), 2: F(1, 3), 3: F(1, 6)})
    assert len(DIE) == 6
    assert DIE.values == (1, 2, 3, 4, 5, 6)
    assert dict(DIE.items()) == dict(iter(DIE))
    assert repr(Distribution({1: 1})) == "Distribution({1: 1})"
    assert hash(DIE) == hash(Distribution(dict(DIE)))
    assert DIE != 3


def test_binomial():
    assert Distribution.binomial(2, "1/2") == Distribution({0: F(1, 4), 1: F(1, 2), 2: F(1, 4)})
    assert Distribution.binomial(4, F(20, 49)).variance == 4 * F(20, 49) * F(29, 49)
    with pytest.raises(ValueError, match="p in"):
        Distribution.binomial(2, 2)


@given(distributions, distributions)
def test_sums_and_comparisons(a, b):
    total = a + b
    assert total.mean == a.mean + b.mean
    assert total.variance == a.variance + b.variance
    assert a.beats(b) + b.beats(a) + a.ties(b) == 1
    mixed = mixture([(F(1, 3), a), (F(2, 3), b)])
    assert mixed.mean == a.mean / 3 + b.mean * 2 / 3
    assert a.times(2) == a + a
    assert a.at_least(0) + a.at_most(-1) == 1


def test_bad_distributions():
    with pytest.raises(ValueError, match="add up to 1/2"):
        Distribution({1: F(1, 2)})
    with pytest.raises(ValueError, match="negative"):
        Distribution({1: F(3, 2), 2: F(-1, 2)})
    with pytest.raises(ValueError, match="impossible"):
        DIE.given(lambda v: v > 6)
    with pytest.raises(ValueError, match="share"):
        DIE.quantile(0)
    with pytest.raises(ValueError, match="negative"):
        DIE.times(-1)
    with pytest.raises(TypeError):
        DIE + 1
