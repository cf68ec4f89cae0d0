"""Speed of every built-in deck against the next one, beside the plain-C floor: writes docs/speed.md (make speed).

    python tools/speed.py --floor FLOOR.c [--rounds 15] [--page docs/speed.md]

Real time: floor and engine in alternation on one core, each player for a fraction of a second, medians of the ratios.
Instructions and mispredicted branches per game: by callgrind, if valgrind is installed; they do not depend on how busy the
machine is (its branch predictor is a simple model).
"""

from __future__ import annotations

import argparse
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from zxfast.cli.bench import POLICIES, floor_program, one_core, speed
from zxfast.decks import load
from zxfast.games.zx import compiler, decks, engine
from zxfast.run import RunSpec
from zxfast.run.worker import no_tallies

PAGE = Path(__file__).resolve().parents[1] / "docs/speed.md"
GAMES = 20_000  # of a measurement: a quarter of a second
COUNTED_GAMES = 200


@dataclass
class Row:
    """One matchup. ratios: engine to floor by player; counts: (instructions, mispredicted branches) per game by player."""

    names: tuple[str, str]
    ratios: dict[str, float] = field(default_factory=dict)
    counts: dict[str, tuple[float, float]] = field(default_factory=dict)


def matchups() -> list[tuple[str, str]]:
    names = decks.names()
    return [(name, names[(k + 1) % len(names)]) for k, name in enumerate(names)]


def measure(rows: list[Row], floor: Path, rounds: int) -> float:
    """Fill in the ratios; the floor's games per second (median)."""
    ratios: dict[tuple[int, str], list[float]] = {}
    floors = []
    with floor_program(floor) as run_floor, one_core():
        assert run_floor is not None
        for _ in range(rounds):
            for k, row in enumerate(rows):
                a, b = map(load, row.names)
                floors.append(run_floor())
                for policy in POLICIES:
                    spec = RunSpec(a, b, games=GAMES, seed=1, policy_a=policy, policy_b=policy)
                    speed(replace(spec, games=500), 1)
                    ratios.setdefault((k, policy), []).append(speed(spec, 1) / floors[-1])
    for (k, policy), values in ratios.items():
        rows[k].ratios[policy] = statistics.median(values)
    return statistics.median(floors)


def play_counted() -> None:
    """What callgrind watches: one call of play_games for every matchup and player, in order."""
    for names in matchups():
        a, b = map(load, names)
        tables = compiler.compile_match(a, b), compiler.compile_match(b, a)
        import numpy as np

        rows = np.zeros(COUNTED_GAMES, engine.ROW_DTYPE)
        for policy in POLICIES:
            player = engine.POLICIES[policy]
            engine.play_games(*tables, 1, 0, COUNTED_GAMES, player, player, "deck", rows, no_tallies())


def count(rows: list[Row]) -> None:
    """Fill in instructions and mispredicted branches; nothing without valgrind."""
    if shutil.which("valgrind") is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        command = ["valgrind", "--tool=callgrind", "--branch-sim=yes", f"--callgrind-out-file={out}",
                   "--collect-atstart=no", "--toggle-collect=*_pf_*play_games*", "--dump-before=*_pw_*play_games",
                   sys.executable, __file__, "--play-counted"]
        subprocess.run(command, check=True, capture_output=True)
        dumps = iter(dumped(out))
        for row in rows:
            for policy in POLICIES:
                events = next(dumps)
                row.counts[policy] = events["Ir"] / COUNTED_GAMES, (events["Bcm"] + events["Bim"]) / COUNTED_GAMES


def dumped(out: Path) -> Iterator[dict[str, int]]:
    """The events of each call: callgrind writes a numbered file before every call and an unnumbered one at the end."""
    parts = sorted(out.parent.glob(f"{out.name}.*"), key=lambda part: int(part.suffix[1:]))
    for part in (*parts, out):
        text = part.read_text(errors="replace")
        names = re.search(r"^events: (.*)$", text, re.MULTILINE)
        totals = re.search(r"^(?:summary|totals): (.*)$", text, re.MULTILINE)
        if names and totals and int(totals[1].split()[0]):
            yield dict(zip(names[1].split(), map(int, totals[1].split()), strict=False))


HEAD = """# Speed

Written by `make speed` (tools/speed.py). Engine variant {variant}{profile}; one core, everything recorded. The floor is a
plain-C program with vanilla cards and random play, run in alternation on the same core: {floor:,.0f} games/s (median). Each deck
plays the next one, the same player on both sides. Ratios of a busy or shared machine spread by a fifth; the counts below do not.

"""

COUNTS = """
## Instructions and mispredicted branches per game

Counted by callgrind; the misses are those of its simple predictor.

"""


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def page(rows: list[Row], floor: float) -> str:
    text = HEAD.format(variant=engine.VARIANT, profile=", profile-guided" if engine.PROFILED else "", floor=floor)
    text += table(("deck", "against", *(f"{p}, x floor" for p in POLICIES)),
                  ((*row.names, *(f"{row.ratios[p]:.2f}" for p in POLICIES)) for row in rows))
    text += "\nLeast: " + ", ".join(f"{p} {min(row.ratios[p] for row in rows):.2f}" for p in POLICIES) + ".\n"
    if rows[0].counts:
        text += COUNTS
        text += table(("deck", "against", *POLICIES),
                      ((*row.names, *("{:,.0f}, {:,.0f}".format(*row.counts[p]) for p in POLICIES)) for row in rows))
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--floor", type=Path, help="C source of the floor")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--page", type=Path, default=PAGE)
    parser.add_argument("--play-counted", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play_counted:
        play_counted()
        return
    if given.floor is None or not given.floor.is_file():
        raise SystemExit("give the C source of the floor with --floor")
    rows = [Row(names) for names in matchups()]
    count(rows)
    floor = measure(rows, given.floor, given.rounds)
    given.page.write_text(page(rows, floor), encoding="utf-8")
    print(page(rows, floor), end="")


if __name__ == "__main__":
    main()
