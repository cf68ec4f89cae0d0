"""zxfast match"""

from __future__ import annotations

from pathlib import Path

import click

from zxfast.run import match
from zxfast.run.files import check_target, save

from .common import json_option, play_options, print_json, progress_bar
from .main import INTERRUPTED, OK


@click.command("match")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option(
    "-n",
    "--games",
    type=click.IntRange(1),
    default=10_000,
    show_default=True,
    help="Number of games; two make a pair with swapped seats.",
)
@play_options
@click.option("--threads", type=click.IntRange(1), help="Default: all CPUs. Does not change the results.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write the result: a folder for everything, or a file ending in .json (totals), .csv or .parquet (games).",
)
@json_option
def command(
    deck_a: str,
    deck_b: str,
    games: int,
    seed: int,
    policy: str,
    policy_a: str | None,
    policy_b: str | None,
    pairing: str,
    threads: int | None,
    out: Path | None,
    as_json: bool,
) -> int:
    """Play DECK_A against DECK_B and print the win rate.

    A deck is a built-in name (`zxfast decks list`) or a file (text, CSV or JSON).
    """
    if out is not None:
        check_target(out)
    with progress_bar(not as_json) as progress:
        run = match(
            deck_a,
            deck_b,
            games=games,
            seed=seed,
            policy=policy,
            policy_a=policy_a,
            policy_b=policy_b,
            pairing=pairing,
            threads=threads,
            progress=progress,
        )
    if out is not None:
        save(run, out)
    if as_json:
        print_json(run.to_dict())
    else:
        click.echo(run.summary())
    if run.interrupted:
        click.echo(f"interrupted: {len(run.rows):,} of {games:,} games", err=True)
        return INTERRUPTED
    return OK
