"""The list of the mutation check does not rot: each old text stands exactly once in the sources of today."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools"

pytestmark = pytest.mark.skipif(not TOOLS.is_dir(), reason="not a source tree")


def tool(name):
    spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def mutations():
    return tool("mutations").MUTATIONS


@pytest.fixture(scope="module")
def mutate(mutations):
    return tool("mutate")


def test_every_old_text_stands_exactly_once(mutations):
    stale = {m.name: n for m in mutations if (n := (ROOT / m.file).read_text(encoding="utf-8").count(m.old)) != 1}
    assert stale == {}


def test_names_are_different_and_every_mutation_changes_something(mutations):
    assert len(mutations) >= 40
    assert len({m.name for m in mutations}) == len(mutations)
    assert all(m.old != m.new for m in mutations)


def test_a_switch_chooses_between_a_function_and_its_changed_copy(mutate, mutations):
    [mutation] = [m for m in mutations if m.name == "draw_on_first_turn"]
    before = (ROOT / mutation.file).read_text(encoding="utf-8")
    after = mutate.with_switches(before, [(7, mutation)])
    assert after.count(mutation.old) == 1
    assert after.count(mutation.new) == before.count(mutation.new) + 1
    assert "    if mutant() == 7:\n        return step_turn__mutant_7(s, m, f)\n" in after
    assert "cdef inline int step_turn__mutant_7(Zx* s, Match* m, Frame* f) noexcept nogil:\n" in after


def test_what_stands_in_no_function_is_built_apart(mutate, mutations):
    compiled = [m for m in mutations if not m.file.endswith(".py")]
    apart = {m.name for m in compiled if not mutate.in_function(m, (ROOT / m.file).read_text(encoding="utf-8"))}
    assert apart == {"equal_damage_does_not_kill", "range_counts_diagonal_as_one"}


def test_the_tests_that_are_to_notice_are_there(mutate):
    """A path that is gone would look like a test that fails."""
    assert all((ROOT / path).exists() for path in mutate.RULE_TESTS)
    copied = [Path(name) for name in mutate.COPIED]
    assert all(any(Path(path).is_relative_to(name) for name in copied) for path in mutate.RULE_TESTS)


def test_every_mutation_can_be_put_into_the_sources_at_once(mutate, mutations, tmp_path):
    """All switches in one build: one compilation for all mutants of functions."""
    for name in {m.file for m in mutations} | {"zxfast/core/bits.pxd"}:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    mutate.put_switches(tmp_path, mutations)
    switched = "".join(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.pxd"))
    compiled = [m for m in mutations if not m.file.endswith(".py")]
    assert switched.count("if mutant() == ") == len(compiled) - 2
