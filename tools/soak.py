"""Fuzzing, sanitizers and the four ways to play, for a given time: what a test run has no time for.

    python tools/soak.py [--seconds 600] [--seed 0] [--json FILE]

A third of the time goes to strange decks in lockstep with the reference engine, a third to games in the engine with address and
undefined-behaviour sanitizer, a third to the four ways to play a game, which must agree. Prints one line for each and what was
wrong. Exit code 1 if anything was. A fault names its game: `zxfast fuzz --strange --seed SEED --start GAME -n 1` plays it again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PARTS = {"compared": "", "memory": "asan", "four ways": ""}  # variant of the engine; the best one if empty
PART = """
import json, sys
from zxfast.testing import soak
part, seconds, seed = sys.argv[1:]
print(json.dumps(soak.run(part, float(seconds), int(seed))))
"""


def surroundings(variant: str) -> dict[str, str]:
    """The environment of a process that loads this variant. The address sanitizer has to be there before Python is."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    if variant:
        environment["ZXFAST_VARIANT"] = variant
    if variant == "asan":
        library = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
        environment |= {"LD_PRELOAD": library.stdout.strip(), "UBSAN_OPTIONS": "print_stacktrace=1", "PYTHONMALLOC": "malloc",
                        "ASAN_OPTIONS": "detect_leaks=0"}  # Python keeps much to its end
    return environment


def run(part: str, seconds: float, seed: int) -> dict[str, Any]:
    """What a part did, played in a process of its own; a process that ends in another way is a fault."""
    done = subprocess.run([sys.executable, "-c", PART, part, str(seconds), str(seed)], cwd=ROOT, env=surroundings(PARTS[part]),
                          capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return json.loads(done.stdout)
    return {"part": part, "variant": PARTS[part], "seed": seed, "pairs": 0, "games": 0, "overflows": 0,
            "faults": [f"ended with code {done.returncode}\n{done.stderr[-4000:]}"]}


def line(result: dict[str, Any]) -> str:
    return (f"{result['part']:10} {result['games']:9,} games of {result['pairs']:6,} pairs of strange decks ({result['variant']} "
            f"engine), {result['overflows']:,} times a list of the core was too short, {len(result['faults'])} faults")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600, help="for all parts together (default 600)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", metavar="FILE", help="write the results as JSON")
    options = parser.parse_args()
    results = []
    for part in PARTS:
        results.append(run(part, options.seconds / len(PARTS), options.seed))
        print(line(results[-1]), *results[-1]["faults"], sep="\n  ", flush=True)
    if options.json:
        Path(options.json).write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    return 1 if any(result["faults"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
