"""The share of the proof that every test run carries: both engines play the same games, with every player and every question."""

from __future__ import annotations

from collections import Counter

import pytest

from zxfast.decks import load
from zxfast.games.zx import codes, decks
from zxfast.testing import fuzz, lockstep

QUESTIONS = {number for name, number in vars(codes).items() if name.startswith("DP_")}
NAMES = decks.names()
PLAYERS = ((None, None), ("heuristic", "greedy"), (None, "heuristic"))  # None: options least taken so far


@pytest.mark.parametrize("k", range(len(NAMES)), ids=NAMES)
def test_every_built_in_deck(k):
    """Against two others, from both seats."""
    for step, swapped in ((1, False), (5, True)):
        pair = load(NAMES[k]), load(NAMES[(k + step) % len(NAMES)])
        assert lockstep.play(pair, 31, k, lockstep.LeastTaken(), swapped=swapped, players=PLAYERS[(k + step) % 3], watch=8) > 20


def test_every_kind_of_question_is_compared(asking_pairs):
    kinds = Counter()
    for k in range(24):
        lockstep.play(asking_pairs[k % 2], 32, k, lockstep.LeastTaken(), players=PLAYERS[k % 3], kinds=kinds, most=200)
    strange = fuzz.run(len(fuzz.STYLES), seed=12)
    assert strange["reports"] == []
    assert set(kinds) | {int(kind.removeprefix("DP-")) for kind in strange["decision_kinds"]} == QUESTIONS
