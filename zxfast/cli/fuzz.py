"""zxfast fuzz"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from zxfast.run.files import check_target
from zxfast.run.spec import MAX_SEED

from .common import json_option, print_json, progress_bar
from .main import FAULT, OK


@click.command("fuzz")
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True)
@click.option("--strange", is_flag=True, help="Strange decks and made-up cards instead of the built-in decks.")
@click.option("--style", "styles", multiple=True, metavar="NAME", help="With --strange: only such decks (--style list).")
@click.option("--start", type=click.IntRange(0, MAX_SEED), default=0, help="With --strange: number of the first game.")
@click.option("--stop-after", type=click.IntRange(1), default=1, show_default=True, help="Mismatches after which it stops.")
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), help="Folder for a regression file of each mismatch.")
@click.option("--replay", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Play a saved mismatch again.")
@json_option
def command(games: int, seed: int, strange: bool, styles: tuple[str, ...], start: int, stop_after: int, save: Path | None,
            replay: Path | None, as_json: bool) -> int:
    """Compare the compiled with the reference engine.

    Both play the same games side by side; every state is compared. Ends with code 1 if they differ anywhere.
    """
    if save is not None:
        check_target(save)
    from zxfast.testing import fuzz, lockstep

    if "list" in styles:
        click.echo("\n".join(fuzz.STYLES))
        return OK
    for name in styles:
        if name not in fuzz.STYLES:
            raise click.BadParameter(f"no kind of deck {name!r}; there are: {', '.join(fuzz.STYLES)}", param_hint="--style")
    with progress_bar(not as_json and replay is None) as bar:
        tick = (lambda done: bar(done, games)) if bar else None
        if replay is not None:
            result = fuzz.replayed(replay)
        elif strange or styles or start:
            result = fuzz.run(games, seed, start=start, styles=styles or tuple(fuzz.STYLES), stop_after=stop_after, folder=save,
                              progress=tick)
        else:
            result = lockstep.run(games, seed, stop_after=stop_after, folder=save, progress=tick)
    if as_json:
        print_json(result)
    else:
        click.echo("\n".join(_lines(result)))
    return FAULT if result["mismatches"] else OK


def _lines(result: dict[str, Any]) -> list[str]:
    lines = [
        f"{result['games']:,} games, {result['decisions']:,} decisions compared, {result['mismatches']} mismatches "
        f"(seed {result['seed']}, {result['variant']} engine)"
    ]
    for report in result["reports"]:
        lines.append(f"{' against '.join(report['decks'])}, pair {report['pair']}, decision {report['decision']}:")
        lines += [f"  {line}" for line in report["difference"]]
    for what, times in result.get("overflows", {}).items():
        lines.append(f"not finished, {what}: {times:,} games")
    for what, names in result.get("never", {}).items():
        if names:
            lines.append(f"{what} never met: {', '.join(names) if len(names) < 40 else len(names)}")
    return lines
