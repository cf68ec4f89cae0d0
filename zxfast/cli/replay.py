"""zxfast replay"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from zxfast import __version__
from zxfast.decks import load
from zxfast.run import RunSpec, replay
from zxfast.run.manifest import read_manifest

from .common import json_option, play_options, print_json


@click.command("replay")
@click.argument("what", nargs=-1, required=True, metavar="DECK_A DECK_B | FOLDER")
@click.option("-g", "--game", type=click.IntRange(0), required=True, help="Number of the game in the run, from 0.")
@play_options
@json_option
def command(
    what: tuple[str, ...],
    game: int,
    seed: int,
    policy: str,
    policy_a: str | None,
    policy_b: str | None,
    pairing: str,
    as_json: bool,
) -> None:
    """Print a readable log of one game of a run.

    Give the decks and options of the run, or the folder that `zxfast match --out FOLDER` wrote.
    """
    if len(what) == 1:
        spec = read_manifest(Path(what[0])).spec()
        if spec.version != __version__:
            click.echo(
                f"warning: the run was played by zxfast {spec.version}, this is {__version__}: the game may differ", err=True
            )
    elif len(what) == 2:
        spec = RunSpec(load(what[0]), load(what[1]), game + 1, seed, policy_a or policy, policy_b or policy, pairing)
    else:
        raise click.UsageError(f"{len(what)} arguments: give two decks, or one folder", click.get_current_context())
    log = replay(spec, game)
    if as_json:
        print_json(
            {
                "game": log.game,
                "winner": log.winner,
                "reason": log.reason,
                "turns": log.turns,
                "steps": [asdict(step) for step in log.steps],
            }
        )
    else:
        click.echo(log.text, nl=False)
