"""Numbers as text, scales and bars."""

import math

import pytest

from zxfast.report.cells import bar, digits_for, percent, points, round_step, scale_of, signed
from zxfast.report.page import Cell
from zxfast.stats.pairs import Difference
from zxfast.stats.rates import rate


def test_numbers_as_text():
    assert percent(0.5295) == "52.95%"
    assert percent(math.nan) == "–"
    assert points(0.1014) == "+10.1"
    assert points(-0.1014) == "−10.1"
    assert signed(-0.0001, 2) == signed(0.0, 2) == "0.00"
    assert digits_for([rate(50, 100)]) == 1
    assert digits_for([rate(50, 100), rate(50_000, 100_000)]) == 2


@pytest.mark.parametrize(
    ("span", "parts", "step"), [(10, 5, 2), (1, 4, 0.5), (0.11, 4, 0.05), (3, 10, 0.5), (40, 4, 10), (41, 4, 20)]
)
def test_steps_are_round(span, parts, step):
    assert round_step(span, parts) == pytest.approx(step)


@pytest.mark.parametrize(("k", "n"), [(1, 3), (50, 100), (520, 1000), (0, 50), (99_000, 100_000)])
@pytest.mark.parametrize("line", [0.5, None])
def test_a_scale_holds_everything_and_has_few_round_ticks(k, n, line):
    share = rate(k, n)
    scale = scale_of([share, rate(0, 0)], line)
    assert scale.low <= share.low
    assert share.high <= scale.high
    assert line is None or scale.low <= line <= scale.high
    assert 2 <= len(scale.ticks) <= 5
    for at, label in scale.ticks:
        assert scale.at(float(label.removesuffix("%")) / 100) == pytest.approx(at, abs=0.5)


def test_a_scale_without_data():
    assert scale_of([rate(0, 0)], None).at(0.5) == pytest.approx(50, abs=50)


def test_a_bar_is_on_its_scale_or_not_there():
    scale = scale_of([Difference(0.1, 0.0, 0.2, 0.95, "")], 0.0, signed=True)
    shown = bar(Difference(0.1, 0.05, 0.3, 0.95, ""), scale)
    assert (shown.low, shown.value, shown.high) == pytest.approx((25.0, 50.0, 100.0))
    assert bar(Difference(0.4, 0.3, 0.5, 0.95, ""), scale) is None
    assert bar(Difference(math.nan, -1, 1, 0.95, ""), scale) is None


def test_what_sorting_compares():
    assert Cell("b").key == "b"
    assert Cell("52.95%", sort=0.5295).key == "0.5295"
    assert Cell("–", sort=math.nan).key == ""
    assert Cell("none", sort=0).key == "0"
