"""`matrix`: from decks to the table of their matchups in one call."""

from __future__ import annotations

from concurrent.futures import Executor

from zxfast import __version__
from zxfast.errors import UserError
from zxfast.run import match
from zxfast.run.execute import Progress
from zxfast.run.spec import DEFAULT_POLICY

from .plan import DeckSet, cell_seed, cells, deck_set
from .table import Cell, Matrix


def matrix(
    decks: DeckSet,
    *,
    against: DeckSet | None = None,
    games: int = 2_000,
    seed: int = 0,
    policy: str = DEFAULT_POLICY,
    mirrors: bool = False,
    pairing: str = "deck",
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Matrix:
    """Play every deck against every other one, or every deck against a field.

    decks, against: built-in names, files, lists of card numbers, Deck objects, or folders of deck files. games: of each cell;
    two make a pair with swapped seats. mirrors: also play a list against itself (its win rate is 1/2 anyhow; the first player's
    is not). progress: called with (games done, games) of all cells. The rest: see `zx.match`. Raises UserError for input that
    cannot be used.
    """
    rows = deck_set(decks)
    field = deck_set(against) if against is not None else None
    todo = cells(rows, field, mirrors)
    if not todo:
        raise UserError("nothing to play: give two decks or more, or a field with `against`")
    results: list[Cell] = []
    for a, b in todo:
        done = len(results) * games
        report = (lambda n, _, done=done: progress(done + n, len(todo) * games)) if progress else None
        run = match(
            a, b, games=games, seed=cell_seed(seed, a, b), policy=policy, pairing=pairing,
            threads=threads, executor=executor, progress=report,
        )  # fmt: skip
        if run.interrupted:
            raise KeyboardInterrupt
        results.append(Cell.of(run))
    return Matrix(rows, field or rows, tuple(results), seed, policy, __version__)
