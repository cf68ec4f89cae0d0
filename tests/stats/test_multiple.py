"""Corrections for many tests against statsmodels, and by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.multiple import ADJUSTMENTS, adjust, benjamini_hochberg, holm, p_value
from zxfast.stats.pairs import Difference, difference

NAMES = {"holm": "holm", "benjamini-hochberg": "fdr_bh", "benjamini-yekutieli": "fdr_by", "bonferroni": "bonferroni"}
values = st.lists(st.floats(0, 1), min_size=1, max_size=30)


def test_by_hand():
    """Four p-values: Holm multiplies by 4, 3, 2, 1; Benjamini-Hochberg by 4/1, 4/2, 4/3, 4/4."""
    p = [0.01, 0.04, 0.03, 0.005]
    assert holm(p) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert benjamini_hochberg(p) == pytest.approx([0.02, 0.04, 0.04, 0.02])


@pytest.mark.parametrize("method", ADJUSTMENTS)
@given(p=values)
def test_against_statsmodels(method, p):
    multipletests = pytest.importorskip("statsmodels.stats.multitest").multipletests
    assert adjust(p, method) == pytest.approx(multipletests(p, method=NAMES[method])[1], abs=1e-12)


@given(values)
def test_order_and_size(p):
    adjusted = holm(p)
    assert (adjusted >= np.array(p) - 1e-12).all()
    assert (benjamini_hochberg(p) <= adjusted + 1e-12).all()
    order = np.argsort(p, kind="stable")
    assert (np.diff(adjusted[order]) >= -1e-12).all()


def test_tests_not_made_do_not_count():
    assert holm([0.01, math.nan, 0.02])[[0, 2]] == pytest.approx(holm([0.01, 0.02]))
    assert np.isnan(holm([0.01, math.nan])[1])
    assert np.isnan(holm([math.nan])).all()


def test_p_value_agrees_with_the_interval():
    for data in [(60, 100, 45, 100), (59, 100, 45, 100), (58, 100, 45, 100), (5, 10, 5, 10), (30, 100, 60, 100)]:
        d = difference(*data)
        assert (p_value(d) < 0.05) == d.separable
    assert p_value(difference(5, 10, 5, 10)) == pytest.approx(1.0)
    assert p_value(Difference(0.1, 0.1, 0.1, 0.95, "x")) == 0.0
    assert math.isnan(p_value(difference(0, 0, 1, 2)))


def test_bad_input():
    with pytest.raises(ValueError, match="known: holm"):
        adjust([0.1], "none")
    with pytest.raises(ValueError, match=r"\[0, 1\]"):
        holm([1.2])
    with pytest.raises(ValueError, match="list"):
        holm([[0.1]])
