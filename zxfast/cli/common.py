"""What several commands share: options, output, the progress bar."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from zxfast.report import LANGS
from zxfast.run.spec import DEFAULT_POLICY, MAX_SEED, PAIRINGS

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from zxfast.run.totals import Totals

WITH_BOM = "utf-8-sig"

F = TypeVar("F", bound=Callable[..., Any])


def json_option(command: F) -> F:
    """--json"""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")(command)


def csv_option(command: F) -> F:
    """--csv, --csv-bom: one parameter `as_csv`, None or the encoding."""
    bom = "CSV that begins with a byte-order mark: spreadsheets then read Japanese and Chinese right."
    command = click.option("--csv-bom", "as_csv", flag_value=WITH_BOM, help=bom)(command)
    return click.option("--csv", "as_csv", flag_value="utf-8", help="Print CSV.")(command)


def play_options(command: F) -> F:
    """The options that make a run: --seed, --policy, --policy-a, --policy-b, --pairing."""
    options = (
        click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True, help="Same seed, same games."),
        click.option("--policy", default=DEFAULT_POLICY, show_default=True, metavar="NAME", help="Player of both decks."),
        click.option("--policy-a", metavar="NAME", help="Player of deck A, if another."),
        click.option("--policy-b", metavar="NAME", help="Player of deck B, if another."),
        click.option(
            "--pairing",
            type=click.Choice(PAIRINGS),
            default="deck",
            show_default=True,
            help="What the random streams of a pair of games belong to.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def report_options(command: F) -> F:
    """--report, --lang"""
    options = (
        click.option("--report", type=click.Path(path_type=Path), metavar="FILE.html", help="Write a report: one HTML file."),
        click.option("--lang", type=click.Choice(LANGS), default="en", show_default=True, help="Language of the report."),
    )
    for option in reversed(options):
        command = option(command)
    return command


def print_json(data: Any) -> None:
    """One JSON value on stdout."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def print_csv(records: Sequence[Mapping[str, Any]], encoding: str = "utf-8") -> None:
    """Records with the same keys as CSV on stdout; lists are joined by "; ". encoding: that of `csv_option`."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    if records:
        writer.writerow(records[0])
    for record in records:
        writer.writerow("; ".join(map(str, value)) if isinstance(value, list | tuple) else value for value in record.values())
    click.echo(("\ufeff" if encoding == WITH_BOM else "") + out.getvalue(), nl=False)


def flat(data: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Nested dictionaries as one, keys joined by "_": one row of CSV. Of a list of dictionaries the names stay."""
    row: dict[str, Any] = {}
    for key, value in data.items():
        if isinstance(value, Mapping):
            row |= flat(value, f"{before}{key}_")
        elif isinstance(value, list | tuple):
            row[before + key] = [item["name"] if isinstance(item, Mapping) else item for item in value]
        else:
            row[before + key] = value
    return row


class Bar:
    """Progress on a terminal: games, rate, time left, and what the games say so far."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar = bar
        self.task = task

    def __call__(self, done: int, games: int) -> None:
        if self.bar.tasks[0].total is None:  # games of an earlier sitting are no speed
            self.bar.reset(self.task, completed=done, total=games)
        else:
            self.bar.update(self.task, completed=done)

    def watch(self, totals: Totals) -> None:
        """Show the running interval of the win rate of deck A."""
        win = totals.table.counts().rate()
        self.say(f"A {win.value:.1%} [{win.low:.1%}, {win.high:.1%}]")

    def say(self, words: str) -> None:
        """Words behind the bar."""
        self.bar.update(self.task, words=words)


@contextmanager
def progress_bar(wanted: bool = True) -> Iterator[Bar | None]:
    """A progress callback that draws a bar with rate and time left on a terminal; None when piped or not wanted."""
    if not (wanted and sys.stdout.isatty() and sys.stderr.isatty()):
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed or 0:,.0f} games/s", style="progress.data.speed")

    columns = (BarColumn(20), MofNCompleteColumn(), Rate(), TimeRemainingColumn(), TextColumn("{task.fields[words]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar, bar.add_task("playing", total=None, words=""))
