"""Numbers as cells: rates with interval, n and bar; differences; means; whole numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from zxfast.run.result import LEVEL, METHOD
from zxfast.stats.pairs import Difference
from zxfast.stats.rates import Rate, rate

from .page import Bar, Cell, Column, Scale, Table
from .words import Words

NOTHING = "–"


def percent(value: float, digits: int = 2) -> str:
    """0.5295 as 52.95%; a dash where there is no value."""
    return NOTHING if math.isnan(value) else f"{100 * value:.{digits}f}%"


def points(value: float, digits: int = 1) -> str:
    """0.101 as +10.1, a difference in percentage points; a real minus sign."""
    if math.isnan(value):
        return NOTHING
    return signed(100 * value, digits)


def signed(value: float, digits: int) -> str:
    """A number with its sign, a real minus; none for what is rounded to zero."""
    text = f"{value:+.{digits}f}"
    return text[1:] if not float(text) else text.replace("-", "−")


def whole(value: float) -> Cell:
    """A whole number with separators."""
    return Cell(f"{value:,.0f}", sort=float(value))


def bounds(rate: Rate, digits: int = 2) -> str:
    """[50.76, 55.13], in per cent; a dash without games."""
    return f"[{100 * rate.low:.{digits}f}, {100 * rate.high:.{digits}f}]" if rate.n else NOTHING


def digits_for(rates: Iterable[Rate]) -> int:
    """Decimals of a percentage that the narrowest of these intervals can justify: 1 or 2."""
    return 2 if any(rate.n and rate.half_width < 0.01 for rate in rates) else 1


def rate_cells(rate: Rate, scale: Scale, digits: int, side: str = "") -> list[Cell]:
    """Four cells: value, interval, n, bar."""
    return [
        Cell(percent(rate.value, digits), sort=rate.value),
        Cell(bounds(rate, digits), sort=rate.half_width if rate.n else math.nan),
        whole(rate.n),
        Cell(bar=bar(rate, scale), sort=rate.value, side=side),
    ]


def rate_cell(rate: Rate, digits: int = 1) -> Cell:
    """One cell: value, below it interval and n."""
    if not rate.n:
        return Cell(NOTHING, sort=math.nan)
    return Cell(
        percent(rate.value, digits), f"{100 * rate.low:.{digits}f}–{100 * rate.high:.{digits}f}\n{rate.n:,.0f}", rate.value
    )


def difference_cell(difference: Difference, digits: int = 1) -> Cell:
    """One cell: difference in percentage points, below it the interval."""
    if math.isnan(difference.value):
        return Cell(NOTHING, sort=math.nan)
    low, high = points(difference.low, digits), points(difference.high, digits)
    return Cell(points(difference.value, digits), f"{low} … {high}", difference.value)


def mean_cell(mean: Rate) -> Cell:
    """One cell: a mean, below it its interval."""
    return Cell(f"{mean.value:,.2f}", f"{mean.low:,.2f}–{mean.high:,.2f}" if math.isfinite(mean.low) else "", mean.value)


def gap_cell(gap: Rate) -> Cell:
    """One cell: the mean of a difference with its sign, below it its interval."""
    small = f"{signed(gap.low, 2)} … {signed(gap.high, 2)}" if math.isfinite(gap.low) else ""
    return Cell(signed(gap.value, 2), small, gap.value)


def bar(interval: Rate | Difference, scale: Scale) -> Bar | None:
    """The bar of an interval on a scale; None without a value or for one that the scale does not hold."""
    if not scale.low <= interval.value <= scale.high:
        return None
    return Bar(scale.at(interval.low), scale.at(interval.high), scale.at(interval.value))


def scale_of(intervals: Iterable[Rate | Difference], line: float | None, *, signed: bool = False) -> Scale:
    """A scale that holds all these intervals and the line, with a few round ticks. signed: ticks as percentage points."""
    known = [part for part in intervals if not math.isnan(part.value)]
    ends = [end for part in known for end in (part.low, part.high)] + ([0.5] if line is None and not known else [])
    low, high = (pick([*ends, *([] if line is None else [line])]) for pick in (min, max))
    step = round_step(max(high - low, 0.02), 4)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    if low == high:
        low, high = low - step, high + step
    count = round((high - low) / step)
    values = [low + i * step for i in range(count + 1)]
    digits = 0 if step >= 0.00999 else 1
    shown = values if len(values) <= 5 else values[:: (len(values) + 3) // 4]
    words = points if signed else percent
    return Scale(low, high, tuple((100 * (v - low) / (high - low), words(v, digits)) for v in shown), line)


def round_step(span: float, parts: int) -> float:
    """The smallest of 1, 2, 5 times a power of ten that divides `span` into at most `parts` steps (rounded up)."""
    power = 10.0 ** math.floor(math.log10(span / parts))
    return next(factor * power for factor in (1, 2, 5, 10) if span / (factor * power) <= parts + 1e-9)


def mean_words(mean: Rate) -> str:
    """A mean with its interval in one line; without one where there are too few games for it."""
    return f"{mean.value:,.2f}" + (f" [{mean.low:,.2f}, {mean.high:,.2f}]" if math.isfinite(mean.low) else "")


def ratio_cell(r: Rate) -> Cell:
    """One cell: a ratio in per cent, below it its interval and what it is a ratio of."""
    if not r.n:
        return Cell(NOTHING, sort=math.nan)
    interval = f"{100 * r.low:.2f}–{100 * r.high:.2f}\n" if math.isfinite(r.low) else ""
    return Cell(percent(r.value), f"{interval}{r.n:,.0f}", r.value)


def p_cell(p: float) -> Cell:
    """A p-value, cut off at 0.001."""
    return Cell(NOTHING if math.isnan(p) else "< 0.001" if p < 0.001 else f"{p:.3f}", sort=float(p))


def share_cells(n: int, of: int) -> list[Cell]:
    """Two cells: a number of games, and its share with interval."""
    r = rate(n, of, LEVEL, METHOD)
    return [whole(n), Cell(percent(r.value), bounds(r) if r.n else "", r.value)]


def rate_table(lines: Sequence[tuple[str, Rate, str]], caption: str, words: Words, line: float = 0.5) -> Table:
    """A table of named rates with a bar for each."""
    scale = scale_of([r for _, r, _ in lines if r.n and r.value > 0.05], line)
    digits = digits_for(r for _, r, _ in lines)
    columns = [Column("", numeric=False), Column(words("column.rate")), Column(words("column.interval")), Column("n"),
               Column("", scale=scale)]  # fmt: skip
    return Table(
        columns, [[Cell(label, side=side), *rate_cells(r, scale, digits, side)] for label, r, side in lines], caption, "rates"
    )
