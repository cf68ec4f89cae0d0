"""Plays a range of pairs in the compiled core. The only place that knows how the engine is called for a batch."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np

from zxfast.errors import UserError

from .spec import RunSpec, check_policy

DECKS, CARDS, OUTCOMES = 2, 50, 3


def no_tallies() -> np.ndarray:
    """Tallies of no game."""
    from zxfast.games.zx.engine import TALLY_KINDS

    return np.zeros((DECKS, CARDS, len(TALLY_KINDS), OUTCOMES), dtype=np.uint64)


class Chunk(NamedTuple):
    """What a range of pairs gave. rows: one per game; tallies: see `Run.tallies`; seconds: time of this range; attempts:
    counts of ignitions and Life (`engine.ATTEMPT_TABLES`), if they were recorded."""

    first_pair: int
    rows: np.ndarray
    tallies: np.ndarray
    seconds: float
    attempts: np.ndarray | None = None


class Worker:
    """Compiles the match once and plays any range of it. Can be sent to another process.

    attempts: record ignitions and Life too. That costs time and changes no game.
    """

    def __init__(self, spec: RunSpec, attempts: bool = False) -> None:
        self.spec = spec
        self.attempts = attempts
        self._tables: tuple[Any, Any] | None = None
        self.prepare()

    def prepare(self) -> tuple[Any, Any]:
        """The two match tables (deck A in seat 0, deck B in seat 0). UserError if a policy or a card cannot be played."""
        if self._tables is None:
            from zxfast.games.zx import compiler, engine

            known = list(engine.POLICIES)
            check_policy(self.spec.policy_a, known)
            check_policy(self.spec.policy_b, known)
            a, b = self.spec.deck_a, self.spec.deck_b
            try:
                self._tables = compiler.compile_match(a, b), compiler.compile_match(b, a)
            except compiler.CompileError as error:
                raise UserError(str(error)) from None
        return self._tables

    def __call__(self, first_pair: int, games: int) -> Chunk:
        """Play `games` games from pair `first_pair` on; odd only at the end of a run."""
        from zxfast.games.zx import engine

        spec = self.spec
        start = time.perf_counter()
        table_ab, table_ba = self.prepare()
        rows = np.zeros(games, dtype=engine.ROW_DTYPE)
        tallies = no_tallies()
        policies = engine.POLICIES[spec.policy_a], engine.POLICIES[spec.policy_b]
        attempts = np.zeros(engine.ATTEMPT_COUNTS, dtype=np.int64) if self.attempts else None
        engine.play_games(table_ab, table_ba, spec.seed, 2 * first_pair, games, *policies, spec.pairing, rows, tallies, attempts)
        return Chunk(first_pair, rows, tallies, time.perf_counter() - start, attempts)

    def __getstate__(self) -> tuple[RunSpec, bool]:
        return self.spec, self.attempts

    def __setstate__(self, state: tuple[RunSpec, bool]) -> None:
        self.spec, self.attempts = state
        self._tables = None
