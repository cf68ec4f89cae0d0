"""What several commands share: options, output, the progress bar."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from zxfast.run.spec import DEFAULT_POLICY, MAX_SEED, PAIRINGS

F = TypeVar("F", bound=Callable[..., Any])


def json_option(command: F) -> F:
    """--json"""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")(command)


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


def print_json(data: Any) -> None:
    """One JSON value on stdout."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def progress_bar(wanted: bool = True) -> Iterator[Callable[[int, int], None] | None]:
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

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=None)
        yield lambda done, games: bar.update(task, completed=done, total=games)
