"""The memory of the engine: nothing that a game did not write itself is ever looked at."""

import numpy as np
import pytest

from zxfast import RunSpec
from zxfast.decks import load
from zxfast.games.zx import decks, engine
from zxfast.run.worker import Worker

GAMES = np.arange(60, dtype=np.uint64)
NAMES = decks.names()
PAIRS = list(zip(NAMES, NAMES[1:] + NAMES[:1], strict=True))


@pytest.mark.parametrize("policy", sorted(engine.POLICIES))
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_no_game_depends_on_what_the_memory_held_before(pair, policy):
    worker = Worker(RunSpec(load(pair[0]), load(pair[1]), len(GAMES), 8, policy, policy))
    player = engine.POLICIES[policy]
    results = []
    for fill in (0, 1, 2, 0x7F, 0xFF):
        rows = np.zeros(len(GAMES), engine.ROW_DTYPE)
        engine.play_listed(*worker.prepare(), 8, GAMES, player, player, "deck", rows, None, fill)
        results.append(rows.tobytes())
    assert len(set(results)) == 1
