"""A worker that plays no game: rows are a function of the game number, so any mistake of planning or collecting shows."""

import threading
import time

import numpy as np
import pytest

from zxfast.decks import load
from zxfast.games.zx.engine import ROW_DTYPE
from zxfast.run import RunSpec
from zxfast.run.worker import Chunk, no_tallies


class FakeWorker:
    """Notes what it was asked for; `per_game` seconds for each game; `after` a number of chunks it calls `then`."""

    def __init__(self, per_game=0.0, after=None, then=None):
        self.asked = []
        self.per_game = per_game
        self.after = after
        self.then = then
        self.lock = threading.Lock()

    def __call__(self, first_pair, games):
        with self.lock:
            self.asked.append((first_pair, games))
            if self.after is not None and len(self.asked) == self.after:
                self.then()
        time.sleep(self.per_game * games)
        number = np.arange(2 * first_pair, 2 * first_pair + games)
        rows = np.zeros(games, dtype=ROW_DTYPE)
        rows["game"], rows["pair"], rows["first"] = number, number // 2, number % 2
        rows["winner"] = number * 7 % 3 - 1
        rows["turns"] = number % 13
        tallies = np.full_like(no_tallies(), games)
        return Chunk(first_pair, rows, tallies, max(1e-9, self.per_game * games))


@pytest.fixture
def fake():
    return FakeWorker


@pytest.fixture
def spec():
    deck_a, deck_b = load("c01_white_red_asuka"), load("redgreen_resourcelink_b04")
    return lambda games, **options: RunSpec(deck_a, deck_b, games, **options)
