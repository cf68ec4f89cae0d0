"""What was run: everything needed to play the same games again."""

from __future__ import annotations

import shlex
from typing import Any

from zxfast.run.result import LEVEL, METHOD, Run

from .words import Words


def run_facts(run: Run, total: dict[str, Any], words: Words) -> list[tuple[str, str]]:
    """Everything that decides which games are played, and how it went."""
    covered = total["coverage"]
    coverage = words("run.covered", cards=covered["cards"], complete=covered["complete"], rough=len(covered["approximate"]))
    speed = {"seconds": f"{total['seconds']:.2f}", "rate": f"{total['games_per_second']:,.0f}", "threads": total["threads"]}
    return [
        (words("run.version"), total["version"]),
        (words("run.seed"), str(total["seed"])),
        (words("run.games"), f"{total['games']:,}" + (f" / {run.spec.games:,}" if run.interrupted else "")),
        (words("run.players"), " · ".join(f"{side}: {name}" for side, name in zip("AB", total["policies"], strict=True))),
        (words("run.pairing"), words.get(f"run.pairing_{total['pairing']}", total["pairing"])),
        (words("run.coverage"), coverage),
        (words("run.intervals"), words("run.interval", method=METHOD.capitalize(), level=f"{LEVEL:.0%}")),
        (words("run.engine"), total["variant"]),
        (words("run.speed"), words("run.speed_is", **speed)),
    ]


def command_of(run: Run) -> str:
    """The command that plays the same games; a deck that came from a file appears by its name."""
    spec = run.spec
    parts = ["zxfast", "match", spec.deck_a.name, spec.deck_b.name, "--games", str(run.totals.games), "--seed", str(spec.seed)]
    if spec.policy_a == spec.policy_b:
        parts += ["--policy", spec.policy_a]
    else:
        parts += ["--policy-a", spec.policy_a, "--policy-b", spec.policy_b]
    if spec.pairing != "deck":
        parts += ["--pairing", spec.pairing]
    return shlex.join(parts)
