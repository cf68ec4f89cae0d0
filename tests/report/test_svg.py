"""Pictures: things stand where their numbers say."""

from xml.etree.ElementTree import fromstring

import pytest

from zxfast.report.svg import BOTTOM, EXACT, FEW, HEIGHT, TOP, Point, curves, histogram, rate_point
from zxfast.stats.rates import rate


def heights(picture, style):
    return [float(part.get("height")) for part in fromstring(picture).iter("rect") if part.get("class") == f"fill {style}"]


def test_bars_are_as_high_as_their_shares_and_stand_on_each_other():
    picture = histogram("t", 5, [("a", [0.1, 0.3, 0.0]), ("b", [0.2, 0.1, 0.2])], "x", "y", ["five", "six", "seven"])
    a, b = heights(picture, "a"), heights(picture, "b")
    assert a[1] / a[0] == pytest.approx(3, abs=0.01)
    assert len(a) == 2  # nothing is drawn for nothing
    assert b[0] / b[1] == pytest.approx(2, abs=0.01)
    rects = {part.get("class"): part for part in next(fromstring(picture).iter("g")).iter("rect")}
    below = float(rects["fill a"].get("y"))
    assert float(rects["fill b"].get("y")) + float(rects["fill b"].get("height")) == pytest.approx(below, abs=0.02)
    assert [part.text for part in fromstring(picture).iter("title")] == ["five", "six", "seven"]


def test_points_and_whiskers_stand_at_their_values():
    points = [Point(0, 0.0, 0.0, 0.5, "none"), Point(1, 1.0, 0.5, 1.0, "one")]
    root = fromstring(curves("t", [("a", points)], "x", "y", 0.5))
    bottom, top = (float(part.get("cy")) for part in root.iter("circle"))
    assert (bottom, top) == (HEIGHT - BOTTOM, TOP)
    middle = (bottom + top) / 2
    assert [float(part.get("y1")) for part in root.iter("line") if part.get("class") == "even"] == [middle]
    assert [part.get("d").split("M")[1].split(" ")[1] for part in root.iter("path")] == [
        f"{bottom:.1f}V{middle:.1f}",
        f"{middle:.1f}V{top:.1f}",
    ]


def test_an_exact_curve_has_no_points_and_a_certain_point_no_whisker():
    points = [Point(x, x / 10, x / 10, x / 10, "") for x in range(4)]
    root = fromstring(curves("t", [(EXACT, points), ("a", points)], "x", "y"))
    assert len(list(root.iter("polyline"))) == 2
    assert len(list(root.iter("circle"))) == 4
    assert not list(root.iter("path"))


def test_texts_are_escaped():
    picture = curves('"<b>"', [("a", [Point(0, 0.5, 0.4, 0.6, "<i>&")])], "<x>", "y")
    assert "<b>" not in picture
    root = fromstring(picture)
    assert root.get("aria-label") == '"<b>"'
    assert next(root.iter("title")).text == "<i>&"


def test_a_rate_of_a_few_games_is_no_point():
    assert rate_point(3, rate(FEW // 2, FEW - 1)) is None
    point = rate_point(3, rate(10, FEW))
    assert (point.x, point.value) == (3, 10 / FEW)
    assert f"n = {FEW}" in point.text
