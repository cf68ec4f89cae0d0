"""zxfast match"""

from __future__ import annotations

from pathlib import Path

import click

from zxfast.errors import UserError
from zxfast.report import check_report, write
from zxfast.run import match
from zxfast.run.files import check_target, is_folder, save

from .common import WITH_BOM, csv_option, flat, json_option, play_options, print_csv, print_json, progress_bar, report_options
from .main import INTERRUPTED, OK

GAMES, MOST_GAMES = 10_000, 10_000_000


@click.command("match")
@click.argument("deck_a")
@click.argument("deck_b")
@click.option(
    "-n",
    "--games",
    type=click.IntRange(1),
    help=f"Number of games; two make a pair with swapped seats. Default {GAMES:,}; with --until at most {MOST_GAMES:,}.",
)
@click.option(
    "--until",
    type=float,
    metavar="POINTS",
    help="Stop when the 95 % interval of the win rate (pairs as the unit) is so many percentage points wide from bound to bound.",
)
@play_options
@click.option("--threads", type=click.IntRange(1), help="Default: all CPUs. Does not change the results.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write the result: a folder for everything, while it is played; or a file ending in .json (totals), .csv or .parquet "
    "(games) at the end.",
)
@click.option("--resume", is_flag=True, help="Go on with the run in the folder --out, up to --games; if there is none, begin it.")
@report_options
@json_option
@csv_option
def command(
    deck_a: str,
    deck_b: str,
    games: int | None,
    until: float | None,
    seed: int,
    policy: str,
    policy_a: str | None,
    policy_b: str | None,
    pairing: str,
    threads: int | None,
    out: Path | None,
    resume: bool,
    report: Path | None,
    lang: str,
    as_json: bool,
    as_csv: str | None,
) -> int:
    """Play DECK_A against DECK_B and print the win rate.

    A deck is a built-in name (`zxfast decks list`) or a file (text, CSV or JSON).
    """
    if out is not None:
        check_target(out)
    if report is not None:
        check_report(report)
    folder = out if out is not None and is_folder(out) else None
    if resume and folder is None:
        raise UserError("--resume needs the folder of the run: --out FOLDER")
    if games is None:
        games = GAMES if until is None else MOST_GAMES
    with progress_bar(not (as_json or as_csv)) as bar:
        run = match(
            deck_a,
            deck_b,
            games=games,
            seed=seed,
            policy=policy,
            policy_a=policy_a,
            policy_b=policy_b,
            pairing=pairing,
            until=until,
            out=folder,
            resume=resume,
            threads=threads,
            progress=bar,
            watch=bar.watch if bar else None,
        )
    if out is not None and folder is None:
        save(run, out, bom=as_csv == WITH_BOM)
    if report is not None:
        write(run, report, lang)
    if as_json:
        print_json(run.to_dict())
    elif as_csv:
        print_csv([flat(run.to_dict())], as_csv)
    else:
        click.echo(run.summary())
    if run.interrupted:
        click.echo(f"interrupted: {run.totals.games:,} of {games:,} games", err=True)
        return INTERRUPTED
    return OK
