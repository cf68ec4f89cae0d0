"""Whole games in words (tools/golden.py) are what they were. After a change that is meant: `make golden`, read the diff."""

from __future__ import annotations

import difflib
import importlib.util
import sys
from itertools import islice
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
FOLDER = Path(__file__).parent

pytestmark = pytest.mark.skipif(not (ROOT / "tools").is_dir(), reason="not a source tree")


@pytest.fixture(scope="module")
def golden():
    spec = importlib.util.spec_from_file_location("golden", ROOT / "tools/golden.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["golden"] = module
    spec.loader.exec_module(module)
    return module


def test_every_golden_game_is_played_as_before(golden):
    now = golden.texts()
    before = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    assert sorted(now) == sorted(before), "other games than in the folder: make golden"
    for name, text in now.items():
        if text != before[name]:
            old, new = before[name].splitlines(), text.splitlines()
            lines = difflib.unified_diff(old, new, f"{name}.txt", "now", lineterm="")
            pytest.fail("\n".join([*islice(lines, 60), "If this is meant: `make golden`, read the diff."]), pytrace=False)


def test_every_deck_every_pair_of_players_both_pairings_and_both_seats(golden):
    chosen = golden.specs().values()
    assert len(chosen) == 20
    assert {deck.name for spec, _ in chosen for deck in (spec.deck_a, spec.deck_b)} == set(golden.decks.names())
    assert len({(spec.policy_a, spec.policy_b) for spec, _ in chosen}) == 9
    assert {(spec.pairing, game) for spec, game in chosen} == {("deck", 0), ("deck", 1), ("seat", 0), ("seat", 1)}
    assert all(spec.deck_a.name != spec.deck_b.name for spec, _ in chosen)
