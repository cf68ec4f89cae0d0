"""zxfast meta"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from zxfast.matchups import Meta, meta
from zxfast.run.words import interval

from .common import csv_option, json_option, print_csv, print_json
from .matrix import read_shares, share_option, show_ranking
from .tables import points, show


@click.command("meta")
@click.argument("folder", type=click.Path(path_type=Path))
@share_option
@click.option("--samples", type=click.IntRange(1), default=1000, show_default=True, help="Resampled tables for the stability.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Of the resampling.")
@json_option
@csv_option
def command(folder: Path, shares: tuple[str, ...], samples: int, seed: int, as_json: bool, as_csv: str | None) -> None:
    """Which deck to bring: scores against a field, best response, equilibrium mix and its stability, ratings.

    FOLDER is that of `zxfast matrix --out FOLDER`, every deck against every other one.
    """
    field = read_shares(shares)
    answer = meta(folder, shares=field, samples=samples, seed=seed)
    if as_json:
        print_json(answer.to_dict())
    elif as_csv:
        print_csv(answer.to_dict()["decks"], as_csv)
    else:
        _show(answer, field)


def _show(answer: Meta, field: dict[str, float] | None) -> None:
    total = answer.to_dict()
    show_ranking(list(answer.standings), field)
    best, mix, fit = answer.best_response, total["equilibrium"], total["ratings"]
    click.echo(f"best response: {best.name}, {interval(best.rate).strip()}\n")
    rows = [_row(row) for row in sorted(total["decks"], key=lambda row: (-row["mix"], -row["elo"]))]
    columns = "deck", "share %", "mix %", "interval", "in the mix %", "Elo", "interval"
    show(columns, rows, title="Equilibrium: the mix that no deck beats; ratings")
    click.echo(f"the same decks are in the mix in {mix['same_support']:.0%} of {mix['samples']:,} resampled tables")
    click.echo(
        f"against the best answer there the mix loses {100 * mix['loss_mean']:.2f} points on average, "
        f"{100 * mix['loss_high']:.2f} at most in {0.5 + answer.stability.level / 2:.1%} of them"
    )
    ridge = f", penalty {fit['ridge']:g} (a deck never lost or never won)" if fit["ridge"] else ""
    freedom = f"{fit['degrees_of_freedom']} degrees of freedom"
    click.echo(f"Elo by Bradley-Terry, mean 0{ridge}: deviance {fit['deviance']:.0f} on {freedom}")
    click.echo("(a deviance far above them: strengths alone do not explain the table)")


def _row(row: dict[str, Any]) -> tuple[str, ...]:
    mix = f"[{points(row['mix_low'])}, {points(row['mix_high'])}]"
    elo = f"[{row['elo_low']:+.0f}, {row['elo_high']:+.0f}]"
    return row["deck"], points(row["share"]), points(row["mix"]), mix, points(row["in_mix"]), f"{row['elo']:+.0f}", elo
