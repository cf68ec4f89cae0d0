"""zxfast bench"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from zxfast.decks import load
from zxfast.errors import UserError
from zxfast.run import Run, RunSpec, play

from .common import json_option, print_json

DECKS = ("c01_white_red_asuka", "redgreen_resourcelink_b04")
POLICIES = ("random", "greedy", "heuristic")
FLOOR_FLAGS = ("-O3", "-march=x86-64-v3")
SECONDS = 1.0  # of each measurement


@click.command("bench")
@click.argument("decks", nargs=-1, metavar="[DECK_A DECK_B]")
@click.option("--floor", type=click.Path(path_type=Path), help="C source of the plain-C floor to compare with.")
@click.option("--runs", type=click.IntRange(1), default=5, show_default=True, help="Alternations; medians are printed.")
@json_option
def command(decks: tuple[str, ...], floor: Path | None, runs: int, as_json: bool) -> None:
    """Measure games per second on this machine.

    One core, everything recorded, for each player; then two threads against one.
    With --floor a plain-C program (vanilla cards, random play) is built and measured in alternation on the same core. It prints
    its own `games/s`.
    """
    if len(decks) not in (0, 2):
        raise click.UsageError(f"{len(decks)} decks: give two, or none for the usual ones", click.get_current_context())
    result = measure((load((decks or DECKS)[0]), load((decks or DECKS)[1])), floor, runs)
    if as_json:
        print_json(result)
        return
    profile = "profile-guided" if result["profiled"] else "no profile"
    click.echo(f"engine variant {result['variant']}, {profile}; one core, {runs} runs, medians")
    click.echo(f"  {result['decks'][0]} against {result['decks'][1]}")
    if floor is None:
        click.echo("  floor       not measured: no source given (--floor)")
    else:
        click.echo(f"  floor       {result['floor']['games_per_second']:10,.0f} games/s")
    for name, row in result["policies"].items():
        ratio = f"  {row['floor_ratio']:.2f} x floor" if "floor_ratio" in row else ""
        click.echo(f"  {name:10}  {row['games_per_second']:10,.0f} games/s{ratio}  checksum {row['checksum']}")
    if result["two_threads"] is None:
        click.echo("  two threads not measured: one CPU")
    else:
        click.echo(f"  two threads {result['two_threads']:10.2f} x one")


def measure(decks: tuple[Any, Any], floor: Path | None, runs: int) -> dict[str, Any]:
    """The whole measurement as one dictionary."""
    if floor is not None and not floor.is_file():
        raise UserError(f"{floor} is not a file: give the C source of the floor")
    from zxfast.games.zx import engine

    specs = {
        name: RunSpec(*decks, games=2000, seed=1, policy_a=name, policy_b=name) for name in POLICIES if name in engine.POLICIES
    }
    checksums = {name: _play(spec, 1).checksum for name, spec in specs.items()}  # 2000 games, warm-up too
    speeds: dict[str, list[float]] = {name: [] for name in ("floor", *specs)}
    with floor_program(floor) as run_floor, one_core():
        sizes = {name: _size(spec) for name, spec in specs.items()}
        for _ in range(runs):
            if run_floor is not None:
                speeds["floor"].append(run_floor())
            for name, spec in specs.items():
                speeds[name].append(speed(replace(spec, games=sizes[name]), 1))
    result: dict[str, Any] = {
        "variant": engine.VARIANT,
        "profiled": engine.PROFILED,
        "decks": [deck.name for deck in decks],
        "runs": runs,
        "floor": {"games_per_second": statistics.median(speeds["floor"])} if speeds["floor"] else None,
        "policies": {},
        "two_threads": _two_threads(replace(specs["random"], games=2 * sizes["random"]), runs),
    }
    for name in specs:
        row: dict[str, Any] = {"games_per_second": statistics.median(speeds[name]), "checksum": checksums[name]}
        if speeds["floor"]:
            row["floor_ratio"] = statistics.median(own / other for own, other in zip(speeds[name], speeds["floor"], strict=True))
        result["policies"][name] = row
    return result


def _play(spec: RunSpec, threads: int) -> Run:
    run = play(spec, threads=threads)
    if run.interrupted:  # half a measurement is none
        raise KeyboardInterrupt
    return run


def speed(spec: RunSpec, threads: int) -> float:
    run = _play(spec, threads)
    return run.totals.games / run.seconds


def _size(spec: RunSpec) -> int:
    """Games that take about SECONDS on one core."""
    return max(2000, int(speed(replace(spec, games=4000), 1) * SECONDS))


def _two_threads(spec: RunSpec, runs: int) -> float | None:
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
        return None
    return statistics.median(speed(spec, 2) / speed(spec, 1) for _ in range(runs))


@contextmanager
def one_core() -> Iterator[None]:
    """Pins this process, its threads and the programs it starts to one core."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def floor_program(source: Path | None) -> Iterator[Callable[[], float] | None]:
    """Builds the floor; yields a function that runs it once and returns its games per second. UserError if that fails."""
    if source is None:
        yield None
        return
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    if compiler is None:
        raise UserError("no C compiler (cc, gcc): install one or leave --floor out")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "floor"
        built = subprocess.run([compiler, *FLOOR_FLAGS, "-o", program, source, "-lm"], capture_output=True, text=True)
        if built.returncode:
            raise UserError(f"{source} does not compile: {(built.stderr.strip().splitlines() or ['no reason given'])[0]}")

        def once() -> float:
            start = time.perf_counter()
            text = subprocess.run([program, str(games)], capture_output=True, text=True, check=True).stdout
            match = re.search(r"games/s\s+([\d.]+)", text)
            return float(match[1]) if match else games / (time.perf_counter() - start)

        games = 20_000
        games = max(games, int(once() * SECONDS))
        yield once
