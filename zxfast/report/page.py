"""What a report consists of, before it is HTML: sections of prose, facts, tables and figures. Every string here is plain text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Scale:
    """The common axis of the interval bars of a table column, with its ticks and the value worth a line (or None)."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    line: float | None = None

    def at(self, value: float) -> float:
        """Place of a value, in per cent of the axis from the left; cut off at its ends."""
        return 100.0 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


@dataclass(frozen=True, slots=True)
class Bar:
    """An interval on a scale: where it begins and ends, where the estimate is, in per cent from the left; mark: the same of the
    exact value, if there is one."""

    low: float
    high: float
    value: float
    mark: float | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table. small: a second, smaller line. sort: what sorting compares, by default the text. shade: -1 to 1, the
    colour of a heat map. side: "a" or "b" for the colour of a deck. lang: of the text, if not the report's."""

    text: str = ""
    small: str = ""
    sort: float | str | None = None
    bar: Bar | None = None
    shade: float | None = None
    side: str = ""
    lang: str = ""

    @property
    def key(self) -> str:
        """What sorting compares, as text; empty (always last) where there is no value."""
        value = self.text if self.sort is None else self.sort
        return "" if isinstance(value, float) and math.isnan(value) else str(value)


@dataclass(frozen=True, slots=True)
class Column:
    """A column: heading, explanation, whether it holds numbers, the scale of its bars."""

    label: str
    title: str = ""
    numeric: bool = True
    scale: Scale | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table that can be sorted by each of its columns. kind: "plain", "wide" (small type, many columns), "heat"."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Cell]]
    caption: str = ""
    kind: str = "plain"
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture: SVG text made by `svg`, a caption, and the names of its series by CSS class."""

    svg: str
    caption: str
    legend: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True, slots=True)
class Prose:
    """A paragraph. kind: "" or "lead" (what to remember), "note" (small print), "code" (a command)."""

    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Names and values."""

    items: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Group:
    """Blocks side by side where there is room."""

    blocks: Sequence[Block]


Block = Table | Figure | Prose | Facts | Group


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its anchor, its heading, what is in it."""

    anchor: str
    title: str
    blocks: Sequence[Block]


@dataclass(frozen=True, slots=True)
class Page:
    """A whole report. titles: the large heading in parts, each with the CSS class of its colour; facts: the line below it."""

    titles: Sequence[tuple[str, str]]
    subtitle: str
    facts: Sequence[str]
    sections: Sequence[Section] = field(default_factory=tuple)
