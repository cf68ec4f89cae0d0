"""zxfast fuzz"""

from __future__ import annotations

import click

from zxfast.run.spec import MAX_SEED

from .common import json_option, print_json
from .main import FAULT, OK


@click.command("fuzz")
@click.option("-n", "--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True)
@json_option
def command(games: int, seed: int, as_json: bool) -> int:
    """Play games in the compiled and the reference engine side by side and compare every state.

    Ends with code 1 if they differ anywhere.
    """
    from zxfast.testing import lockstep

    result = lockstep.run(games, seed)
    if as_json:
        print_json(result)
    else:
        click.echo("\n".join(f"{key.replace('_', ' ')}: {value}" for key, value in result.items()))
    return FAULT if result["mismatches"] else OK
