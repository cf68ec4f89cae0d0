"""Pictures as SVG text. Colours and fonts come from the page's style sheet, so that they follow language, dark mode and print."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, SubElement, tostring

from zxfast.stats.rates import Rate

from .cells import bounds, percent, round_step

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

EXACT = "exact"  # the CSS class of a curve without points and intervals
WIDTH, HEIGHT = 480, 290  # in units of the viewBox: on a phone a unit is about 0.75 pixels
FEW = 20  # games: with fewer a rate is no point of a curve
LEFT, RIGHT, TOP, BOTTOM = 56, 12, 14, 44


@dataclass(frozen=True, slots=True)
class Point:
    """A value with interval at x; text is shown when pointed at."""

    x: float
    value: float
    low: float
    high: float
    text: str


class _Plot:
    """An empty plot with axes; x and y turn values into places."""

    def __init__(
        self, title: str, xs: tuple[float, float], ys: tuple[float, float], x_label: str, y_label: str, share: bool
    ) -> None:
        self.x_low, self.x_high = xs
        self.share = share
        step = round_step(max(ys[1] - ys[0], 1e-9), 5)
        self.y_low, self.y_high = math.floor(ys[0] / step + 1e-9) * step, math.ceil(ys[1] / step - 1e-9) * step
        self.root = Element("svg", {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img", "aria-label": title})
        for i in range(round((self.y_high - self.y_low) / step) + 1):
            value = self.y_low + i * step
            self.line(LEFT, self.y(value), WIDTH - RIGHT, self.y(value), "grid")
            digits = 0 if step >= 0.00999 else 1
            self.text(LEFT - 7, self.y(value) + 4, f"{100 * value:.{digits}f}%" if share else f"{value:,.0f}", "tick end")
        self.text(LEFT + (WIDTH - LEFT - RIGHT) / 2, HEIGHT - 6, x_label, "label middle")
        turned = self.text(0, 0, y_label, "label middle")
        turned.set("transform", f"translate(11 {(TOP + HEIGHT - BOTTOM) / 2:g}) rotate(-90)")

    def x(self, value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - self.x_low) / (self.x_high - self.x_low)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - self.y_low) / (self.y_high - self.y_low)

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str) -> Element:
        places = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        return SubElement(self.root, "line", {"class": style, **{key: f"{value:.1f}" for key, value in places.items()}})

    def text(self, x: float, y: float, words: str, style: str) -> Element:
        element = SubElement(self.root, "text", {"class": style, "x": f"{x:.1f}", "y": f"{y:.1f}"})
        element.text = words
        return element

    def x_ticks(self, first: int, last: int) -> None:
        step = max(1, round(round_step(max(last - first, 1), 10)))
        for value in range(-(-first // step) * step, last + 1, step):
            self.text(self.x(value), HEIGHT - BOTTOM + 17, str(value), "tick middle")

    def done(self) -> str:
        return tostring(self.root, encoding="unicode")


def histogram(
    title: str,
    first: int,
    parts: Sequence[tuple[str, Sequence[float] | NDArray[np.float64]]],
    x_label: str,
    y_label: str,
    texts: Sequence[str],
) -> str:
    """Stacked bars over the whole numbers from `first` on. parts: CSS class and heights (shares) of each layer, lowest first;
    texts: shown when a bar is pointed at."""
    count = len(texts)
    top = max(sum(heights[i] for _, heights in parts) for i in range(count))
    plot = _Plot(title, (first - 0.6, first + count - 0.4), (0.0, top), x_label, y_label, True)
    gap = min(0.12, 0.5 * count / (WIDTH - LEFT - RIGHT))
    for i in range(count):
        group = SubElement(plot.root, "g")
        SubElement(group, "title").text = texts[i]
        level = 0.0
        for style, heights in parts:
            if heights[i] > 0:
                left, right = plot.x(first + i - 0.5 + gap), plot.x(first + i + 0.5 - gap)
                upper, lower = plot.y(level + heights[i]), plot.y(level)
                places = {"x": left, "y": upper, "width": right - left, "height": lower - upper}
                SubElement(group, "rect", {"class": f"fill {style}", **{key: f"{value:.2f}" for key, value in places.items()}})
                level += heights[i]
    plot.x_ticks(first, first + count - 1)
    return plot.done()


def curves(
    title: str, series: Sequence[tuple[str, Sequence[Point]]], x_label: str, y_label: str, line: float | None = None
) -> str:
    """Shares with intervals over whole numbers. series: CSS class and points of each curve; line: a share worth a line."""
    every = [point for _, points in series for point in points]
    first, last = min(int(p.x) for p in every), max(int(p.x) for p in every)
    low, high = min(p.low for p in every), max(p.high for p in every)
    plot = _Plot(title, (first - 0.4, last + 0.4), (low, high), x_label, y_label, True)
    if line is not None and plot.y_low <= line <= plot.y_high:
        plot.line(LEFT, plot.y(line), WIDTH - RIGHT, plot.y(line), "even")
    shift = 0.08 * (last - first + 0.8) / 10 if len(series) > 1 else 0.0
    for number, (style, points) in enumerate(series):
        offset = shift * (number - (len(series) - 1) / 2)
        places = [(plot.x(p.x + offset), plot.y(p.value)) for p in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        SubElement(plot.root, "polyline", {"class": f"curve {style}", "points": path})
        if style == EXACT:
            continue
        for point, (x, y) in zip(points, places, strict=True):
            group = SubElement(plot.root, "g", {"class": f"point {style}"})
            SubElement(group, "title").text = point.text
            if point.low < point.high:
                SubElement(group, "path", {"class": "whisker", "d": _whisker(x, plot.y(point.low), plot.y(point.high))})
            SubElement(group, "circle", {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": "3.6"})
    plot.x_ticks(first, last)
    return plot.done()


def _whisker(x: float, low: float, high: float) -> str:
    return f"M{x:.1f} {low:.1f}V{high:.1f}M{x - 3:.1f} {low:.1f}h6M{x - 3:.1f} {high:.1f}h6"


def rate_point(x: int, r: Rate) -> Point | None:
    """A rate as a point of a curve; None if too few games are behind it."""
    if r.n < FEW:
        return None
    return Point(x, r.value, r.low, r.high, f"{x}: {percent(r.value, 1)} {bounds(r, 1)}, n = {r.n:,.0f}")
