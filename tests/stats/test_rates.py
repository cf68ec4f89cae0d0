"""Intervals for a rate: section 1 of the shared statistics oracles (ST-01 to ST-11), statsmodels, properties."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.rates import (
    METHODS,
    Rate,
    agresti_coull,
    clopper_pearson,
    interval,
    jeffreys,
    needed_games,
    rate,
    wald,
    wilson,
)

counts = st.integers(0, 400).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))
levels = st.floats(0.5, 0.999)


def close(actual, expected, digits=10):
    assert actual == pytest.approx(expected, abs=0.5 * 10.0**-digits)


def test_st_01_18_of_20():
    """ST-01: 18 wins in 20 games, five methods at 95 percent."""
    close(wilson(18, 20), (0.6989663548, 0.9721335188))
    close(clopper_pearson(18, 20), (0.6830172860, 0.9876514728))
    close(jeffreys(18, 20), (0.7161467427, 0.9786275120))
    close(agresti_coull(18, 20), (0.6867561126, 0.9843437610))
    close(wald(18, 20, clip=False), (0.7685216189, 1.0314783811))
    close(wald(18, 20), (0.7685216189, 1.0))


def test_st_03_4_of_200():
    """ST-03: 4 of 200."""
    close(wilson(4, 200), (0.0078044264, 0.0502870869))
    close(clopper_pearson(4, 200), (0.0054755659, 0.0504136091))
    close(jeffreys(4, 200), (0.0067875988, 0.0468465670))


def test_st_05_none_and_all_of_30():
    """ST-05: 0 of 30 and 30 of 30; each Clopper-Pearson tail keeps alpha/2."""
    low, high = wilson(0, 30)
    assert low == 0.0
    close(high, 0.1135133932)
    low, high = wilson(30, 30)
    close(low, 0.8864866, 7)
    assert high == 1.0
    low, high = clopper_pearson(0, 30)
    assert low == 0.0
    close(high, 0.1157033082)
    close(high, 1 - 0.025 ** (1 / 30))
    low, high = clopper_pearson(30, 30)
    close(low, 0.8842967, 7)
    assert high == 1.0


@pytest.mark.parametrize(("k", "n"), [(38, 38), (0, 77), (0, 1), (1, 1), (10**9, 10**9)])
@pytest.mark.parametrize("method", METHODS)
def test_st_05_bounds_stay_inside(k, n, method):
    """ST-05: bounds stay in [0, 1] with floating-point noise (38 of 38, 0 of 77)."""
    low, high = interval(k, n, method=method)
    assert 0.0 <= low <= high <= 1.0


def test_st_07_81_of_263():
    """ST-07: Newcombe's example."""
    close(wilson(81, 263), (0.2553, 0.3662), 4)
    close(wilson(81, 263), (0.25528852, 0.36620958), 8)
    close(clopper_pearson(81, 263), (0.2527, 0.3676), 4)
    close(wald(81, 263), (0.2522, 0.3638), 4)


def test_st_09_19_of_38():
    """ST-09: statsmodels regression value."""
    close(wilson(19, 38), (0.348499283643951, 0.651500716356049), 14)


def test_st_11_needed_games():
    """ST-11: games for a half-width of 1 and of 0.5 points at p = 0.5."""
    assert needed_games(0.01) == 9604
    assert needed_games(0.005) == 38415
    assert needed_games(0.01, p=0.0) == 1
    assert needed_games(0.01, level=0.99) == 16588


def test_newcombe_1998_further_examples():
    """Newcombe 1998, table I: 15/148, 0/20, 1/29 (methods Wilson and Clopper-Pearson)."""
    close(wilson(15, 148), (0.0624, 0.1605), 4)
    close(wilson(0, 20), (0.0, 0.1611), 4)
    close(wilson(1, 29), (0.0061, 0.1718), 4)
    close(clopper_pearson(15, 148), (0.0578, 0.1617), 4)
    close(clopper_pearson(0, 20), (0.0, 0.1684), 4)
    close(clopper_pearson(1, 29), (0.0009, 0.1776), 4)


@pytest.mark.parametrize(
    ("method", "name"),
    [
        ("wilson", "wilson"),
        ("clopper-pearson", "beta"),
        ("jeffreys", "jeffreys"),
        ("agresti-coull", "agresti_coull"),
        ("wald", "normal"),
    ],
)
@pytest.mark.parametrize(
    ("k", "n"), [(0, 1), (0, 30), (1, 7), (18, 20), (19, 38), (38, 38), (0, 77), (4, 200), (81, 263), (50_210, 100_000)]
)
@pytest.mark.parametrize("level", [0.8, 0.95, 0.99])
def test_against_statsmodels(method, name, k, n, level):
    proportion = pytest.importorskip("statsmodels.stats.proportion")
    expected = proportion.proportion_confint(k, n, alpha=1 - level, method=name)
    assert interval(k, n, level, method) == pytest.approx(expected, abs=1e-9)


def test_jeffreys_says_which():
    """Equal-tailed quantiles by default; the modified convention reaches the ends."""
    assert jeffreys(0, 30)[0] > 0
    assert jeffreys(0, 30, at_ends="modified")[0] == 0.0
    assert jeffreys(30, 30, at_ends="modified")[1] == 1.0
    assert jeffreys(0, 30, at_ends="modified")[1] == jeffreys(0, 30)[1]
    with pytest.raises(ValueError, match="at_ends"):
        jeffreys(0, 30, at_ends="highest")


@given(counts, levels, st.sampled_from(sorted(METHODS)))
def test_interval_properties(kn, level, method):
    k, n = kn
    low, high = interval(k, n, level, method)
    assert 0.0 <= low <= high <= 1.0
    mirrored = interval(n - k, n, level, method)
    assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((low, high), abs=1e-9)
    if n and method != "jeffreys":
        assert low - 1e-12 <= k / n <= high + 1e-12


@given(counts, st.sampled_from(sorted(METHODS)))
def test_wider_at_higher_level(kn, method):
    k, n = kn
    inner, outer = interval(k, n, 0.8, method), interval(k, n, 0.99, method)
    assert outer[0] <= inner[0] + 1e-12
    assert inner[1] <= outer[1] + 1e-12


@given(st.integers(1, 300), st.data())
def test_wilson_holds_exactly_the_rates_not_rejected(n, data):
    """The Wilson bounds are the rates whose score test has exactly the critical value."""
    k = data.draw(st.integers(1, n - 1)) if n > 1 else 0
    low, high = wilson(k, n)
    for bound in {low, high} - {0.0, 1.0}:
        z = abs(k / n - bound) / math.sqrt(bound * (1 - bound) / n)
        assert z == pytest.approx(1.959963984540054, rel=1e-6)


def test_no_games():
    assert wilson(0, 0) == (0.0, 1.0)
    assert clopper_pearson(0, 0) == (0.0, 1.0)
    r = rate(0, 0)
    assert math.isnan(r.value)
    assert (r.low, r.high) == (0.0, 1.0)
    assert "no data" in str(r)


def test_half_points():
    assert wilson(9.5, 20)[0] < 0.475 < wilson(9.5, 20)[1]
    with pytest.raises(ValueError, match="whole counts"):
        clopper_pearson(9.5, 20)


@pytest.mark.parametrize(("k", "n"), [(-1, 5), (6, 5), (1, -1), (math.nan, 5), (1, math.inf)])
@pytest.mark.parametrize("method", METHODS)
def test_bad_counts(k, n, method):
    with pytest.raises(ValueError, match="k="):
        interval(k, n, method=method)


@pytest.mark.parametrize("level", [0, 1, 95, -0.5])
def test_bad_level(level):
    with pytest.raises(ValueError, match=r"0\.95 for 95 percent"):
        wilson(1, 2, level)


def test_unknown_method_and_bad_width():
    with pytest.raises(ValueError, match="known: wilson"):
        interval(1, 2, method="wilsen")
    with pytest.raises(ValueError, match="half_width"):
        needed_games(0)
    with pytest.raises(ValueError, match="p must"):
        needed_games(0.1, p=2)


def test_rate_object():
    r = rate(532, 1000)
    assert isinstance(r, Rate)
    assert r.value == 0.532
    assert 0.5 < r.low < 0.532 < r.high
    assert 0.55 in r
    assert 0.6 not in r
    assert r.half_width == pytest.approx((r.high - r.low) / 2)
    assert str(r) == "53.20 % [50.10, 56.27] (95 % wilson, n = 1000)"
    with pytest.raises(AttributeError):
        r.value = 1.0


def test_wilson_needs_no_heavy_import():
    """Wilson and Rate load neither scipy nor pandas."""
    code = (
        "import sys; from zxfast.stats.rates import rate; rate(5, 9); print([m for m in ('scipy', 'pandas') if m in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
