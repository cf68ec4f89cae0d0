"""Results as single files. Where they go is tested before a game is played; every file appears whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from zxfast.errors import UserError

from .disk import check_writable, make_folder, write_whole
from .result import Run

if TYPE_CHECKING:
    import pandas as pd

Write: TypeAlias = Callable[[Path], object]

SUMMARY, CARDS = "summary.json", "cards.csv"  # beside the parts of a run in a folder


def is_folder(path: Path) -> bool:
    """Whether a target of results is meant as a folder: it is one, or has no ending."""
    return path.is_dir() or not path.suffix


def check_target(path: Path) -> None:
    """Make sure that a result can be written to `path`; UserError if not. A folder is created."""
    if is_folder(path):
        make_folder(path)
    elif path.suffix not in _FILES:
        raise UserError(f"cannot write {path}: give a folder or a file that ends in {', '.join(_FILES)}")
    else:
        check_writable(path.parent)


def save(run: Run, path: Path, bom: bool = False) -> None:
    """Write a result. A file gets, by its ending: .json the totals, .csv or .parquet the games; a folder gets SUMMARY and CARDS.

    bom: begin .csv with a byte-order mark. Raises UserError if the disk does not take it.
    """
    try:
        if is_folder(path):
            write_whole(path / CARDS, _csv(run.cards, bom))
            write_whole(path / SUMMARY, _json(run))
        else:
            write_whole(path, _FILES[path.suffix](run, bom))
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror or error}") from None


def _json(run: Run, bom: bool = False) -> Write:
    text = json.dumps(run.to_dict(), ensure_ascii=False, indent=2) + "\n"
    return lambda out: out.write_text(text, encoding="utf-8")


def _csv(frame: pd.DataFrame, bom: bool) -> Write:
    return lambda out: frame.to_csv(out, index=False, encoding="utf-8-sig" if bom else "utf-8")


_FILES: dict[str, Callable[[Run, bool], Write]] = {
    ".json": _json,
    ".csv": lambda run, bom: _csv(run.games, bom),
    ".parquet": lambda run, bom: lambda out: run.games.to_parquet(out, index=False),
}
