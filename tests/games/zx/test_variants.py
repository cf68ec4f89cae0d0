"""The engine variants: which one is loaded, and that all give the same results."""

import json
import os
import subprocess
import sys

import pytest

from zxfast.games.zx import engine

MATCH = ("-m", "zxfast", "match", "c01_white_red_asuka", "redgreen_resourcelink_b04", "-n", "400", "--seed", "8", "--json")


def python(*args, variant):
    return subprocess.run([sys.executable, *args], env={**os.environ, "ZXFAST_VARIANT": variant}, capture_output=True, text=True)


def test_flags_are_read_from_the_first_cpu():
    assert engine.cpu_flags("processor : 0\nflags\t\t: fpu avx2 bmi1\n\nprocessor : 1\nflags : x\n") == {"fpu", "avx2", "bmi1"}
    assert engine.cpu_flags("Features : asimd\n") == frozenset()


@pytest.mark.parametrize("missing", [None, *sorted(engine.V3_FLAGS)])
def test_v3_needs_every_flag(monkeypatch, missing):
    monkeypatch.setattr(engine.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(engine.Path, "read_text", lambda self: "flags : fpu " + " ".join(engine.V3_FLAGS - {missing}))
    assert engine.best_variant() == ("v3" if missing is None else "portable")


def test_other_processors_get_the_portable_variant(monkeypatch):
    monkeypatch.setattr(engine.platform, "machine", lambda: "aarch64")
    assert engine.best_variant() == "portable"


def test_the_best_variant_is_the_one_loaded():
    assert os.environ.get("ZXFAST_VARIANT") or engine.best_variant() == engine.VARIANT


@pytest.mark.parametrize("policy", ["random", "greedy", "heuristic"])
def test_variants_give_the_same_checksum(policy):
    variants = ["portable", "v3"] if engine.best_variant() == "v3" else ["portable"]
    totals = [json.loads(python(*MATCH, "--policy", policy, variant=variant).stdout) for variant in variants]
    assert [total["variant"] for total in totals] == variants
    assert len({total["checksum"] for total in totals}) == 1


def test_an_unknown_variant_says_which_there_are():
    done = python("-c", "import zxfast.games.zx.engine", variant="fast")
    assert "ZXFAST_VARIANT=fast: there are v3, portable, debug, asan" in done.stderr
