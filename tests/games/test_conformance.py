"""What holds for every registered game: random games of its built-in decks, played in all the ways the contract offers."""

from __future__ import annotations

import numpy as np
import pytest

from zxfast.decks import load
from zxfast.games import contract


def cases():
    """Every built-in deck once against another one, for every game."""
    for game in contract.GAMES:
        names = list(contract.part(game, "decks").names())
        for a, b in zip(names, [*names[5:], *names[:5]], strict=True):
            yield pytest.param(game, a, b, id=f"{game}-{a}-{b}")


CASES = list(cases())


@pytest.fixture
def engine(game):
    return contract.part(game, "engine")


@pytest.fixture
def table(game, a, b):
    return contract.part(game, "compiler").compile_match(load(a), load(b))


@pytest.mark.parametrize(("game", "a", "b"), CASES)
def test_four_ways_agree(engine, table):
    """The machine can stop anywhere, and everything it needs is in the state: asked inside, returning, copied at every decision,
    and copies played to the end give equal sums. A C local that should have been saved shows here."""
    inside = engine.soak(table, 5, 0, 60, engine.ASKED_INSIDE)
    assert inside[1] > 60 * 20
    assert engine.soak(table, 5, 0, 60, engine.RETURNING) == inside
    assert engine.soak(table, 5, 0, 60, engine.COPIED) == inside
    assert engine.soak(table, 5, 0, 6, engine.COPIES_PLAYED) == engine.soak(table, 5, 0, 6, engine.ASKED_INSIDE)


@pytest.mark.parametrize(("game", "a", "b"), CASES)
def test_invariants_hold_at_every_decision(engine, table):
    """Cards conserved, sets consistent, lists within bounds, continuous results current."""
    assert engine.soak(table, 6, 0, 150, engine.RETURNING, check=True)[1] > 150 * 20


@pytest.mark.parametrize(("game", "a", "b"), CASES)
def test_batch_and_single_games_are_the_same_games(game, engine, a, b):
    """A game of a batch, played alone and asked from outside, ends in the same row."""
    compile_match = contract.part(game, "compiler").compile_match
    tables = compile_match(load(a), load(b)), compile_match(load(b), load(a))
    rows = np.zeros(6, engine.ROW_DTYPE)
    engine.play_games(*tables, 9, 100, 6, engine.POLICIES["random"], engine.POLICIES["random"], "deck", rows, None)
    for row in rows:
        number = int(row["game"])
        alone = engine.Game(tables[number & 1], seed=9, pair=number >> 1, swapped=bool(number & 1), policies=("random", "random"))
        assert not alone.run()
        winner = -1 if alone.over["winner"] is None else alone.over["winner"] ^ (number & 1)
        assert (winner, alone.over["reason"], alone.decisions) == (row["winner"], engine.REASONS[row["reason"]], row["decisions"])


def test_an_unknown_game_is_named():
    with pytest.raises(KeyError, match="no game called 'chess'"):
        contract.part("chess", "engine")
