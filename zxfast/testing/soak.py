"""Soak: parts of the proof that go on for as long as they are given. `make soak` runs all of them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from zxfast.games.zx import engine
from zxfast.games.zx.compiler import CompileError

from . import fuzz

PLAYERS = (("random", "random"), ("heuristic", "random"), ("greedy", "heuristic"), ("heuristic", "heuristic"))


class Tally:
    """Games played, games that a list of the core was too short for, faults."""

    def __init__(self) -> None:
        self.games = self.overflows = 0
        self.faults: list[str] = []

    def play(self, games: int, name: str, game: Callable[[], Any]) -> Any:
        """Play so many games; what they return, or None."""
        self.games += games
        try:
            return game()
        except engine.EngineFault as fault:
            self.faults.append(f"{name}: {fault}")
        except engine.EngineError:
            self.overflows += 1
        return None


def strange(seed: int) -> Iterator[fuzz.Game]:
    """Pairs of strange decks without end."""
    for number in itertools.count():
        try:
            yield fuzz.game(seed, number)
        except CompileError:
            continue


def memory(tally: Tally, g: fuzz.Game, seed: int) -> None:
    """Random games with all invariants at every decision, games of every player, from set-up and from positions."""
    name = f"strange game {g.number}"
    tally.play(100, name, lambda: engine.soak(g.table, seed, 0, 100, engine.RETURNING, check=True))
    tally.play(2, name, lambda: engine.soak(g.table, seed, 0, 2, engine.COPIES_PLAYED))
    for k, players in enumerate(PLAYERS):
        for position in (None, g.position):
            game = engine.Game(g.table, seed=seed, pair=k, swapped=g.swapped, policies=players)
            if position is not None:
                game.load(position | {"seed": seed})
            tally.play(1, f"{name}, {' against '.join(players)}", game.run)


def four_ways(tally: Tally, g: fuzz.Game, seed: int) -> None:
    """Answered inside, stopped at every decision, continued from copies, and with copies played to the end: the same games."""
    name = f"strange game {g.number}"

    def differ(games: int, *ways: int) -> bool:
        return len({tally.play(games, name, partial(engine.soak, g.table, seed, 0, games, way)) for way in ways}) > 1

    if differ(60, engine.ASKED_INSIDE, engine.RETURNING, engine.COPIED) or differ(6, engine.ASKED_INSIDE, engine.COPIES_PLAYED):
        tally.faults.append(f"{name}: the ways to play differ")


def compared(tally: Tally, g: fuzz.Game, seed: int) -> None:
    """Lockstep with the reference engine."""
    result = fuzz.run(1, seed, start=g.number)
    tally.games += result["games"]
    tally.overflows += sum(result["overflows"].values())
    tally.faults += [f"strange game {g.number}: {'; '.join(report['difference'])}" for report in result["reports"]]


PARTS: dict[str, Callable[[Tally, fuzz.Game, int], None]] = {"compared": compared, "memory": memory, "four ways": four_ways}


def run(part: str, seconds: float, seed: int = 0) -> dict[str, Any]:
    """Play a part (PARTS) for at least so many seconds, one pair of strange decks after the other, until the first fault.

    Returns a dict for JSON: part, variant, seed, pairs of decks, games, overflows, faults.
    """
    tally = Tally()
    end = time.monotonic() + seconds
    pairs = 0
    for g in strange(seed):
        PARTS[part](tally, g, seed)
        pairs += 1
        if tally.faults or time.monotonic() >= end:
            break
    return {"part": part, "variant": engine.VARIANT, "seed": seed, "pairs": pairs, "games": tally.games,
            "overflows": tally.overflows, "faults": tally.faults}


__all__ = ["PARTS", "run"]
