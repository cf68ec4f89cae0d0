"""What the studies share: the command line, tables in Markdown, and where they stand in a README."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from zxfast.stats.pairs import Difference
from zxfast.stats.rates import Rate


@dataclass(frozen=True)
class Options:
    """How a study is run. games: per matchup; quick: few games and decks, nothing is written."""

    games: int
    seed: int
    threads: int | None
    quick: bool


def run(study: str, games: int, tables: Callable[[Options], Mapping[str, str]], argv: Sequence[str] | None = None) -> None:
    """Run a study: print its tables and, unless --quick or --games, put them into its README.

    study: the file of its `run.py`. games: per matchup of the full study. tables: what plays, by name of the marker.
    """
    parser = argparse.ArgumentParser(description=f"The study {Path(study).parent.name}; see its README.md.")
    parser.add_argument("--quick", action="store_true", help="few games, to see that it works; the README stays as it is")
    parser.add_argument("--games", type=int, metavar="N", help=f"games per matchup ({games:,}); the README stays as it is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="default: all CPUs; changes no result")
    given = parser.parse_args(argv)
    options = Options(given.games or (20 if given.quick else games), given.seed, given.threads, given.quick)
    made = tables(options)
    readme = Path(study).with_name("README.md")
    if not given.quick and given.games is None:
        readme.write_text(put(readme.read_text(encoding="utf-8"), made), encoding="utf-8")
    for name, table in made.items():
        print(f"{marker(name, 'begin')}\n{table}\n{marker(name, 'end')}\n")


def marker(name: str, end: str) -> str:
    """The line before ("begin") or after ("end") a table in a README."""
    return f"<!-- {end}: {name} -->"


def put(text: str, tables: Mapping[str, str]) -> str:
    """A README with these tables between their markers. Raises ValueError if one has no place."""
    for name, table in tables.items():
        begin, end = (re.escape(marker(name, word)) for word in ("begin", "end"))
        text, places = re.subn(f"({begin}\n).*?({end})", lambda m, t=table: f"{m[1]}{t}\n{m[2]}", text, flags=re.DOTALL)
        if places != 1:
            raise ValueError(f"the README has {places} places for the table {name}")
    return text


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column is aligned to the left, the others to the right."""
    lines = [columns, ["---", *("---:" for _ in columns[1:])], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def share(rate: Rate, digits: int = 1) -> str:
    """52.1 % [51.6, 52.6]"""
    return f"{100 * rate.value:.{digits}f} % [{100 * rate.low:.{digits}f}, {100 * rate.high:.{digits}f}]"


def gap(difference: Difference, digits: int = 1) -> str:
    """+1.2 [0.3, 2.1], in percentage points"""
    value, low, high = (100 * x for x in (difference.value, difference.low, difference.high))
    return f"{value:+.{digits}f} [{low:+.{digits}f}, {high:+.{digits}f}]".replace("-", "−")


def say(text: str) -> None:
    """A line of progress, not of the result."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)
