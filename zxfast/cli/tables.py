"""Tables on the terminal; piped they are plain text of any width."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

WIDE = 10_000  # wider than any table
NOT_SEPARABLE = "≈"  # the interval holds 50 %, or that of the difference holds 0


def console() -> Console:
    """Where tables go. Piped: no colours, nothing cut off."""
    from rich.console import Console

    terminal = sys.stdout.isatty()
    return Console(file=sys.stdout, width=None if terminal else WIDE, no_color=None if terminal else True, highlight=False)


def show(
    columns: Sequence[str], rows: Iterable[Sequence[object]], *, left: int = 1, title: str = "", styles: Sequence[str] = ()
) -> None:
    """Print a table. left: how many columns from the left are words; the others are numbers. styles: of the rows, by number."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False)
    for at, name in enumerate(columns):
        table.add_column(name, justify="left" if at < left else "right", no_wrap=True)
    for at, row in enumerate(rows):
        table.add_row(*(str(value) for value in row), style=styles[at] if at < len(styles) else None)
    out = console()
    out.width = max(out.width, out.measure(table, options=out.options.update(max_width=WIDE)).maximum)  # wrapped, not cut off
    out.print(table)


def points(value: float) -> str:
    """A share in percent with one decimal, without the sign."""
    return "" if value != value else f"{100 * value:.1f}"


def rate_style(low: float, high: float) -> str:
    """Green above 50 %, red below, dim where that is open."""
    return "green" if low > 0.5 else "red" if high < 0.5 else "dim"
