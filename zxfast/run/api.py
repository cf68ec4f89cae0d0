"""`match`: from two decks to a finished run in one call."""

from __future__ import annotations

from concurrent.futures import Executor

from zxfast.decks import DeckLike, load

from .execute import Progress, play
from .result import Run
from .spec import DEFAULT_POLICY, RunSpec


def match(
    a: DeckLike,
    b: DeckLike,
    *,
    games: int = 10_000,
    seed: int = 0,
    policy: str = DEFAULT_POLICY,
    policy_a: str | None = None,
    policy_b: str | None = None,
    pairing: str = "deck",
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Run:
    """Play deck `a` against deck `b`.

    a, b: built-in names, deck files, lists of 50 card numbers, or Deck objects. policy: the player of both decks, unless
    policy_a or policy_b says otherwise. The rest: see `RunSpec` and `play`. Raises UserError for input that cannot be used.
    """
    spec = RunSpec(load(a), load(b), games, seed, policy_a or policy, policy_b or policy, pairing)
    return play(spec, threads=threads, executor=executor, progress=progress)
