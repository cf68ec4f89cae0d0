"""One game, four ways (asked inside, returning, copied at every decision, copies played to the end): equal sums. And invariants."""

from __future__ import annotations

import pytest

from zxfast.games.zx import decks as built_in
from zxfast.games.zx import engine
from zxfast.games.zx.compiler import compile_match
from zxfast.testing.lockstep import built_in_decks

NAMES = built_in.names()
PAIRS = list(zip(NAMES, [*NAMES[5:], *NAMES[:5]], strict=True))


@pytest.fixture(scope="module")
def decks():
    return built_in_decks()


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_four_ways_agree(names, decks):
    """The machine can stop anywhere and everything it needs is in the state: a local that should have been saved shows here."""
    table = compile_match(decks[names[0]], decks[names[1]])
    inside = engine.soak(table, 5, 0, 60, engine.ASKED_INSIDE)
    assert inside[1] > 60 * 20
    assert engine.soak(table, 5, 0, 60, engine.RETURNING) == inside
    assert engine.soak(table, 5, 0, 60, engine.COPIED) == inside
    assert engine.soak(table, 5, 0, 6, engine.COPIES_PLAYED) == engine.soak(table, 5, 0, 6, engine.ASKED_INSIDE)


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_invariants_hold_at_every_decision(names, decks):
    """Cards conserved, sets consistent, lists within bounds, continuous results current."""
    table = compile_match(decks[names[0]], decks[names[1]])
    assert engine.soak(table, 6, 0, 150, engine.RETURNING, check=True)[1] > 150 * 20
