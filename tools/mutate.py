"""The mutation check: breaks the compiled engine in one place at a time and shows what notices.

    python tools/mutate.py [--only NAME ...] [--jobs 2] [--games 500] [--json FILE] [--markdown FILE]

The sources are copied to a temporary folder, and the portable engine is built there without optimisation. To build it once,
each function that a mutation of tools/mutations.py changes gets a changed copy and a switch at its beginning: the variable
ZXFAST_MUTANT of the environment says which mutant runs. What stands in no function (tables, C) is built apart, and a mutation of
Python code is a copy with one file changed. Then the rule tests run until the first failure, those of the rule's section first,
and if all of them pass, lockstep games against the reference engine until the first mismatch. Exit code 1 when a mutant survives
or its old text does not stand exactly once in its file (a stale mutation).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from mutations import MUTATIONS, Mutation

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("zxfast", "tests/games", "setup.py", "pyproject.toml", "README.md", "LICENSE")
RULE_TESTS = ("tests/games/zx/rules", "tests/games/zx/rulings", "tests/games/zx/regression", "tests/games/test_conformance.py")
BUILD = """
from Cython.Build import cythonize
from setuptools import setup
from setup import DIRECTIVES, QUIET, variant
setup(script_args=["--quiet", "build_ext", "--inplace"],
      ext_modules=cythonize([variant("portable", "-O0", QUIET)], compiler_directives=DIRECTIVES, build_dir="build/cython"))
"""
LOCKSTEP = """
import json, sys
from zxfast.testing.lockstep import run
done = run(int(sys.argv[1]), progress=lambda n: print(n, flush=True))
print("mismatches", done["mismatches"])
"""
NO_TESTS = 5  # exit code of pytest
CPU_SECONDS = 300  # a mutant whose tests run longer than this never ends
SWITCH = """
cdef extern from * nogil:
    \"\"\"
    #include <stdlib.h>
    static int zx_mutant(void) {
      static int k = -2;
      if (k == -2) { const char* text = getenv("ZXFAST_MUTANT"); k = text ? atoi(text) : -1; }
      return k; }
    \"\"\"
    int mutant "zx_mutant"() noexcept
"""
FUNCTION = re.compile(r"^cdef inline (?P<result>[\w*]+) (?P<name>\w+)\((?P<arguments>[^)]*)\) noexcept nogil:\n", re.MULTILINE)


@dataclass(frozen=True)
class Result:
    """What happened to a mutant. by: "tests", "lockstep", "build", "nothing" or "stale"."""

    name: str
    rule: str
    file: str
    by: str
    detail: str
    seconds: float

    @property
    def caught(self) -> bool:
        return self.by in ("tests", "lockstep", "build")


def copy_sources(to: Path) -> None:
    """The sources that a build and the rule tests need, without compiled files."""
    for name in COPIED:
        source, target = ROOT / name, to / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
        else:
            shutil.copy(source, target)


def command(folder: Path, *arguments: str, mutant: int = -1) -> subprocess.CompletedProcess[str]:
    """This Python with low priority in a folder, with the portable engine and a limit of processor time."""
    shell = f'ulimit -c 0; ulimit -t {CPU_SECONDS}; exec nice "$@"'
    environment = os.environ | {"PYTHONPATH": str(folder), "ZXFAST_VARIANT": "portable", "ZXFAST_MUTANT": str(mutant)}
    return subprocess.run(["sh", "-c", shell, "sh", sys.executable, *arguments], cwd=folder, env=environment, capture_output=True,
                          text=True, check=False)


def with_switches(text: str, changes: Sequence[tuple[int, Mutation]]) -> str:
    """The text of a file with a changed copy of a function for each of these mutations, and a switch in the function itself."""
    switches: dict[int, list[str]] = {}
    copies = []
    for k, mutation in changes:
        head, body, end = function_around(text, mutation)
        name = f"{head['name']}__mutant_{k}"
        names = ", ".join(part.split()[-1].lstrip("*") for part in head["arguments"].split(","))
        call = f"{name}({names})"
        action = f"        {call}\n        return\n" if head["result"].endswith("void") else f"        return {call}\n"
        switches.setdefault(body, []).append(f"    if mutant() == {k}:\n{action}")
        changed = text[head.start():end].replace(mutation.old, mutation.new)
        copies.append(changed.replace(f" {head['name']}(", f" {name}(", 1))
    for body in sorted(switches, reverse=True):
        text = text[:body] + "".join(switches[body]) + text[body:]
    import_at = text.index("\n", text.index('"""', 3)) + 1
    return text[:import_at] + "from zxfast.core.bits cimport mutant\n" + text[import_at:] + "\n\n" + "\n\n".join(copies)


def function_around(text: str, mutation: Mutation) -> tuple[re.Match[str], int, int]:
    """The head of the function that a mutation changes, where its body begins and where it ends."""
    at = text.index(mutation.old)
    heads = [head for head in FUNCTION.finditer(text) if head.end() <= at]
    if not heads:
        raise LookupError(mutation.name)
    head = heads[-1]
    following = re.compile(r"^(?=[^\s])", re.MULTILINE).search(text, head.end())
    end = following.start() if following else len(text)
    if at >= end:
        raise LookupError(mutation.name)
    return head, head.end(), end


def in_function(mutation: Mutation, text: str) -> bool:
    try:
        function_around(text, mutation)
    except LookupError:
        return False
    return mutation.file != "zxfast/core/bits.pxd"


def build(folder: Path) -> str:
    """Compile the portable engine; what went wrong, or nothing."""
    done = command(folder, "-c", BUILD)
    return "" if done.returncode == 0 else (done.stderr or done.stdout)[-2000:]


def ended(done: subprocess.CompletedProcess[str]) -> str:
    """How a process that did not end by itself ended."""
    return "never ends" if done.returncode in (-24, -9, 137, 152) else "crash"


def first_failure(folder: Path, mutant: int, paths: Sequence[str]) -> str:
    """The first test of these files or folders that fails, or nothing."""
    done = command(folder, "-m", "pytest", "-x", "-v", "--tb=no", "--no-header", "-p", "no:cacheprovider", *paths, mutant=mutant)
    if done.returncode == 0:
        return ""
    if done.returncode == NO_TESTS or "file or directory not found" in done.stderr:
        raise FileNotFoundError(f"no tests: {done.stderr.strip()}")
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if failed:
        return failed[1].removeprefix("tests/games/").removeprefix("zx/")
    begun = re.findall(r"^(tests/\S+::\S+)", done.stdout, re.MULTILINE)
    if begun:
        return f"{begun[-1].removeprefix('tests/games/').removeprefix('zx/')} ({ended(done)})"
    return f"{ended(done)}: {done.stdout[-500:]}{done.stderr[-500:]}"


def run_tests(folder: Path, mutant: int, rule: str) -> str:
    """The first test that fails, or nothing. Tests of the rule's section come first, then those that were written for mutants."""
    section = re.match(r"ZX-(\d+)\.", rule)
    first = sorted(folder.glob(f"tests/games/zx/rules/test_s{int(section[1]):02}_*.py")) if section else []
    first += [folder / "tests/games/zx/rules/test_mutants.py"] if section else []
    test = first_failure(folder, mutant, [str(path.relative_to(folder)) for path in first]) if first else ""
    return test or first_failure(folder, mutant, RULE_TESTS)


def run_lockstep(folder: Path, mutant: int, games: int) -> str:
    """The lockstep game that differs, or nothing."""
    done = command(folder, "-c", LOCKSTEP, str(games), mutant=mutant)
    played = [int(line) for line in done.stdout.splitlines() if line.isdigit()]
    if "mismatches 0" in done.stdout:
        return ""
    if "mismatches 1" in done.stdout:
        return f"game {played[-1]}"
    return f"game {len(played) + 1} ({ended(done)})"


def judge(folder: Path, mutant: int, rule: str, games: int) -> tuple[str, str]:
    test = run_tests(folder, mutant, rule)
    if test:
        return "tests", test
    game = run_lockstep(folder, mutant, games)
    return ("lockstep", game) if game else ("nothing", f"SURVIVED the tests and {games} lockstep games")


def check(mutation: Mutation, k: int, base: Path, built: Path, games: int) -> Result:
    """See what notices one mutation. base: the sources as they are, built: with the switches."""
    begun = time.monotonic()
    text = (base / mutation.file).read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        by, detail = "stale", f"the old text stands {text.count(mutation.old)} times in the file"
    elif in_function(mutation, text):
        by, detail = judge(built, k, mutation.rule, games)
    else:
        python = mutation.file.endswith(".py")
        with tempfile.TemporaryDirectory(prefix="zxfast-mutant-") as name:
            folder = Path(name) / "source"
            shutil.copytree(built if python else base, folder)
            (folder / mutation.file).write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
            wrong = "" if python else build(folder)
            by, detail = ("build", wrong) if wrong else judge(folder, -1, mutation.rule, games)
    return Result(mutation.name, mutation.rule, mutation.file, by, detail, round(time.monotonic() - begun, 1))


def put_switches(folder: Path, chosen: Sequence[Mutation]) -> None:
    """All mutants that can be switched, in these sources."""
    files: dict[str, list[tuple[int, Mutation]]] = {}
    for k, mutation in enumerate(chosen):
        text = (folder / mutation.file).read_text(encoding="utf-8")
        if text.count(mutation.old) == 1 and in_function(mutation, text):
            files.setdefault(mutation.file, []).append((k, mutation))
    for name, changes in files.items():
        path = folder / name
        path.write_text(with_switches(path.read_text(encoding="utf-8"), changes), encoding="utf-8")
    with (folder / "zxfast/core/bits.pxd").open("a", encoding="utf-8") as file:
        file.write(SWITCH)


def markdown(results: Sequence[Result], games: int) -> str:
    """The result table with a few words about it."""
    lines = ["# Mutation check", "",
             "Written by `make mutate` (tools/mutate.py): the compiled engine broken in one place at a time, by the mutations of "
             "tools/mutations.py, and what notices first: a test of the rules, or one of "
             f"{games} lockstep games against the reference engine.",
             "", f"**{summary(results)}.**", "", "| mutation | rule | file | caught by |", "|---|---|---|---|"]
    for r in results:
        file = r.file.removeprefix("zxfast/").removeprefix("games/zx/")
        what = {"lockstep": f"lockstep, {r.detail}", "build": "does not compile"}.get(r.by, r.detail)
        lines.append(f"| {r.name} | {r.rule} | {file} | {what} |")
    return "\n".join(lines) + "\n"


def summary(results: Sequence[Result]) -> str:
    tests, lockstep = (sum(r.by == by for r in results) for by in ("tests", "lockstep"))
    caught = sum(r.caught for r in results)
    return f"{len(results)} mutants: {caught} caught ({tests} by rule tests, {lockstep} by lockstep), {len(results) - caught} not"


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the compiled engine in one place at a time and show what notices.")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="these mutations")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at the same time (default 2)")
    parser.add_argument("--games", type=int, default=500, help="lockstep games for what passes the tests (default 500)")
    parser.add_argument("--json", metavar="FILE", help="write the results as JSON")
    parser.add_argument("--markdown", metavar="FILE", help="write a page with the result table")
    options = parser.parse_args()
    unknown = set(options.only or ()) - {m.name for m in MUTATIONS}
    if unknown:
        parser.error(f"no such mutation: {', '.join(sorted(unknown))}")
    chosen = [m for m in MUTATIONS if not options.only or m.name in options.only]
    with tempfile.TemporaryDirectory(prefix="zxfast-mutate-") as name:
        base, built = Path(name) / "base", Path(name) / "built"
        base.mkdir()
        copy_sources(base)
        shutil.copytree(base, built)
        put_switches(built, chosen)
        wrong = build(built)
        if wrong:
            print(f"the engine with the switches does not compile:\n{wrong}", file=sys.stderr)
            return 2
        test = "" if options.only else run_tests(built, -1, "")
        if test:
            print(f"the engine without mutation fails {test}", file=sys.stderr)
            return 2
        results = []
        with ThreadPoolExecutor(options.jobs) as pool:
            for result in pool.map(lambda k: check(chosen[k], k, base, built, options.games), range(len(chosen))):
                last = (result.detail.strip().splitlines() or [""])[-1]
                print(f"{result.name:40} {result.rule:10} {result.by:8} {last} ({result.seconds} s)", flush=True)
                results.append(result)
    print(summary(results))
    if options.json:
        Path(options.json).write_text(json.dumps([asdict(r) for r in results], indent=1) + "\n", encoding="utf-8")
    if options.markdown:
        Path(options.markdown).write_text(markdown(results, options.games), encoding="utf-8")
    return 0 if all(r.caught for r in results) else 1


if __name__ == "__main__":
    sys.exit(main())
