"""Results on disk. Where they go is tested before a game is played; every file appears whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from zxfast.decks import load, write
from zxfast.errors import UserError

from .result import Run
from .spec import RunSpec

SUMMARY, GAMES, CARDS, DECK_A, DECK_B = "summary.json", "games.parquet", "cards.csv", "deck_a.txt", "deck_b.txt"


def check_target(path: Path) -> None:
    """Make sure that a result can be written to `path`; UserError if not. A folder is created."""
    if _is_folder(path):
        folder = path
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UserError(f"cannot create the folder {path}: {error.strerror}") from None
    else:
        if path.suffix not in _FILES:
            raise UserError(f"cannot write {path}: give a folder or a file that ends in {', '.join(_FILES)}")
        folder = path.parent
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".zxfast-"):
            pass
    except OSError as error:
        raise UserError(f"cannot write into {folder}: {error.strerror}") from None


def save(run: Run, path: Path) -> None:
    """Write a run. A folder gets SUMMARY, GAMES, CARDS and the two decks; a file, by its ending: .json the totals, .csv or
    .parquet the games. Raises UserError if the disk does not take it."""
    try:
        if _is_folder(path):
            for name, deck in zip((DECK_A, DECK_B), run.decks, strict=True):
                _whole(path / name, partial(Path.write_text, data=write(deck, "text"), encoding="utf-8"))
            _whole(path / GAMES, _FILES[".parquet"](run))
            _whole(path / CARDS, lambda out: run.cards.to_csv(out, index=False))
            _whole(path / SUMMARY, _FILES[".json"](run))
        else:
            _whole(path, _FILES[path.suffix](run))
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror or error}") from None


def load_spec(path: Path) -> RunSpec:
    """The RunSpec of a folder that `save` wrote."""
    try:
        total: dict[str, Any] = json.loads((path / SUMMARY).read_text(encoding="utf-8"))
        decks = load(path / DECK_A), load(path / DECK_B)
        policy_a, policy_b = total["policies"]
        spec = RunSpec(*decks, total["games"], total["seed"], policy_a, policy_b, total["pairing"], total["version"])
        hashes = [deck["hash"] for deck in total["decks"]]
    except OSError as error:
        raise UserError(f"{path} is not a folder of `zxfast match --out`: {error.strerror}: {error.filename}") from None
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, UserError):
            raise
        raise UserError(f"{path / SUMMARY} is damaged: {error}; play the run again") from None
    if [deck.hash for deck in decks] != hashes:
        raise UserError(f"{path}: the deck files are not those of the run any more; play it again")
    return spec


def _is_folder(path: Path) -> bool:
    return path.is_dir() or not path.suffix


def _whole(path: Path, write_to: Callable[[Path], object]) -> None:
    """Write a file beside its place, then rename it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        write_to(part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


_FILES: dict[str, Callable[[Run], Callable[[Path], object]]] = {
    ".json": lambda run: (
        lambda out: out.write_text(json.dumps(run.to_dict(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    ),
    ".csv": lambda run: lambda out: run.games.to_csv(out, index=False),
    ".parquet": lambda run: lambda out: run.games.to_parquet(out, index=False),
}
