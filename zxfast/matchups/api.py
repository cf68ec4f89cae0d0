"""`matrix`: from decks to the table of their matchups in one call."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from zxfast.errors import UserError
from zxfast.games.zx import engine
from zxfast.run import Run, RunSpec, match
from zxfast.run.disk import locked, make_folder, write_whole
from zxfast.run.execute import Progress, check_options
from zxfast.run.files import SUMMARY
from zxfast.run.manifest import MANIFEST, kind_of
from zxfast.run.spec import DEFAULT_POLICY, check_policy
from zxfast.run.store import load_run

from .plan import DeckSet, MatrixSpec, deck_set
from .store import cell_folder, load_matrix, open_folder
from .table import Cell, Matrix

CELLS = "cells.csv"


def matrix(
    decks: DeckSet,
    *,
    against: DeckSet | None = None,
    games: int = 2_000,
    seed: int = 0,
    policy: str = DEFAULT_POLICY,
    mirrors: bool = False,
    pairing: str = "deck",
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    watch: Callable[[Cell], None] | None = None,
) -> Matrix:
    """Play every deck against every other one, or every deck against a field.

    decks, against: built-in names, files, lists of card numbers, Deck objects, folders of deck files, or "built-in" for all
    built-in decks. games: of each cell;
    two make a pair with swapped seats. mirrors: also play a list against itself (its win rate is 1/2 anyhow; the first
    player's is not). out: a folder that gets a manifest and the run of each cell. resume: go on with the matrix in `out`;
    decks and games may have become more. progress: called with (games done, games) of all cells; watch: with each finished
    cell. The rest: see `zx.match`.

    Ctrl-C ends the matrix with what is finished, `interrupted` is set. Raises UserError for input that cannot be used.
    """
    field = deck_set(against) if against is not None else None
    spec = MatrixSpec(deck_set(decks), field, games, seed, policy, pairing, mirrors)
    check_policy(policy, list(engine.POLICIES))
    check_options(threads, None)
    folder = Path(out) if out is not None else None
    todo = spec.cells

    def play(cell: RunSpec, before: int) -> Run:
        return match(
            cell.deck_a,
            cell.deck_b,
            games=cell.games,
            seed=cell.seed,
            policy=policy,
            pairing=pairing,
            out=cell_folder(folder, cell) if folder else None,
            resume=folder is not None,
            threads=threads,
            executor=executor,
            progress=(lambda done, _: progress(before + done, games * len(todo))) if progress else None,
        )

    def all_cells() -> Matrix:
        results: list[Cell] = []
        for cell in todo:
            try:
                run = play(cell, games * len(results))
            except KeyboardInterrupt:
                if not results:
                    raise
                break
            results.append(Cell.of(run))
            if watch is not None:
                watch(results[-1])
            if run.interrupted:
                break
        return Matrix(spec, tuple(results))

    if folder is None:
        return all_cells()
    make_folder(folder)
    with locked(folder):
        open_folder(folder, spec, resume)
        table = all_cells()
        save(table, folder)
    return table


def save(table: Matrix, folder: Path, bom: bool = False) -> None:
    """Write the totals and the table of cells beside the runs of a matrix. Raises UserError if the disk does not take it."""
    text = json.dumps(table.to_dict(), ensure_ascii=False, indent=2) + "\n"
    try:
        write_whole(folder / CELLS, lambda path: table.cells.to_csv(path, index=False, encoding="utf-8-sig" if bom else "utf-8"))
        write_whole(folder / SUMMARY, lambda path: path.write_text(text, encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot write into {folder}: {error.strerror or error}") from None


def load(folder: str | os.PathLike[str]) -> Run | Matrix:
    """What `zx.match` or `zx.matrix` wrote to a folder, complete or not; every game is read once and checked.

    Raises UserError if the folder holds neither, or a file of it is missing or damaged.
    """
    place = Path(folder)
    if not (place / MANIFEST).is_file():
        raise UserError(f"{place} holds no run and no matrix: there is no {MANIFEST} in it")
    return load_matrix(place) if kind_of(place / MANIFEST) == "matrix" else load_run(place)
