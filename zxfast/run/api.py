"""`match`: from two decks to a finished run in one call."""

from __future__ import annotations

import os
from concurrent.futures import Executor
from pathlib import Path

from zxfast import decks
from zxfast.decks import DeckLike

from .disk import locked, make_folder
from .execute import Progress, Watch, check_options, play
from .files import save
from .result import Run
from .spec import DEFAULT_POLICY, RunSpec
from .worker import Worker


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
    until: float | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    watch: Watch | None = None,
) -> Run:
    """Play deck `a` against deck `b`.

    a, b: built-in names, deck files, lists of 50 card numbers, or Deck objects. policy: the player of both decks, unless
    policy_a or policy_b says otherwise. out: a folder that gets the games while they are played, so that no more than a few
    seconds are lost whatever happens, and memory holds only what was not written yet. resume: go on with the run in `out`, up to
    `games`; without one there, begin it. The rest: see `RunSpec` and `play`. Raises UserError for input that cannot be used.
    """
    spec = RunSpec(decks.load(a), decks.load(b), games, seed, policy_a or policy, policy_b or policy, pairing)
    if out is None:
        return play(spec, threads=threads, executor=executor, progress=progress, watch=watch, until=until)
    from .store import Store

    worker = Worker(spec)  # refuses decks and players, as the next line the options, before anything is written
    check_options(threads, until)
    folder = Path(out)
    make_folder(folder)
    with locked(folder):
        store = Store(spec, folder, resume)
        run = play(
            spec, threads=threads, executor=executor, progress=progress, watch=watch, until=until, worker=worker, sink=store
        )  # fmt: skip
        save(run, folder)
    return run
