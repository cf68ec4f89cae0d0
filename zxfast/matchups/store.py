"""A matrix in a folder: a manifest, and the folder of a run for each cell."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from zxfast.errors import UserError
from zxfast.run import RunSpec
from zxfast.run.disk import write_whole
from zxfast.run.manifest import MANIFEST, DeckEntry, kind_of, read_manifest
from zxfast.run.store import load_run

from .plan import MatrixSpec
from .table import Cell, Matrix


class MatrixManifest(msgspec.Struct, frozen=True, kw_only=True):
    """What is in the folder of a matrix; the games are in the folders of the cells."""

    kind: Literal["matrix"] = "matrix"
    format: Literal[1] = 1
    version: str
    decks: tuple[DeckEntry, ...]
    field: tuple[DeckEntry, ...] | None
    games: int
    seed: int
    policy: str
    pairing: str
    mirrors: bool

    def spec(self) -> MatrixSpec:
        return MatrixSpec(
            tuple(entry.deck() for entry in self.decks),
            tuple(entry.deck() for entry in self.field) if self.field is not None else None,
            *(self.games, self.seed, self.policy, self.pairing, self.mirrors, self.version),
        )


def cell_folder(folder: Path, cell: RunSpec) -> Path:
    """Where the run of a cell is: its name does not change when decks join or leave the matrix."""
    return folder / "cells" / f"{cell.deck_a.hash}-{cell.deck_b.hash}"


def open_folder(folder: Path, spec: MatrixSpec, resume: bool) -> None:
    """Begin a matrix in a folder, or go on with it; decks and games may have become more or fewer.

    Raises UserError if there is one and `resume` is not set, if it was played otherwise, or if its manifest is damaged.
    """
    if (folder / MANIFEST).exists():
        if not resume and kind_of(folder / MANIFEST) != "run":
            raise UserError(f"{folder} holds a matrix already: --resume goes on with it; or give another folder")
        found = read_spec(folder)
        for name in ("seed", "policy", "pairing", "version"):
            mine, theirs = getattr(spec, name), getattr(found, name)
            if mine != theirs:
                raise UserError(f"{folder} holds another matrix: {name} {theirs}, not {mine}; give another folder")
    manifest = MatrixManifest(
        version=spec.version,
        decks=tuple(DeckEntry.of(deck) for deck in spec.decks),
        field=tuple(DeckEntry.of(deck) for deck in spec.field) if spec.field is not None else None,
        games=spec.games,
        seed=spec.seed,
        policy=spec.policy,
        pairing=spec.pairing,
        mirrors=spec.mirrors,
    )
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
    try:
        write_whole(folder / MANIFEST, lambda path: path.write_bytes(text))
    except OSError as error:
        raise UserError(f"cannot write {folder / MANIFEST}: {error.strerror}") from None


def read_spec(folder: Path) -> MatrixSpec:
    """The plan of the matrix in a folder. Raises UserError if there is none or it is damaged."""
    path = folder / MANIFEST
    if kind_of(path) == "run":
        raise UserError(f"{folder} holds a run of two decks: give another folder")
    try:
        return msgspec.json.decode(path.read_bytes(), type=MatrixManifest).spec()
    except OSError as error:
        raise UserError(f"{folder} is not the folder of a matrix: {error.strerror}: {path}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{path} is damaged: {error}; put a copy back, or play the matrix again in another folder") from None


def load_matrix(folder: Path) -> Matrix:
    """The matrix in a folder, with the cells that have finished games. Raises UserError if something is damaged."""
    spec = read_spec(folder)
    results = []
    for cell in spec.cells:
        place = cell_folder(folder, cell)
        if (place / MANIFEST).exists() and read_manifest(place).parts:
            results.append(Cell.of(load_run(place)))
    return Matrix(spec, tuple(results))
