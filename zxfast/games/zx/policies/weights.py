"""The weights of the player `heuristic`: heuristic.toml, or any other file of that form."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from zxfast.errors import UserError

from .. import codes

DEFAULT = Path(__file__).with_name("heuristic.toml")
LIMIT = 10_000


class Weights(NamedTuple):
    """board: by number, as weights.pxd names them. cards: for the values of cards, by name."""

    board: tuple[int, ...]
    cards: Mapping[str, int]


def board_names() -> list[str]:
    """Names of the weights that the core reads, in order of their numbers."""
    names = {name: number for name, number in vars(codes).items() if name.startswith("W_")}
    return [name[2:].lower() for name in sorted(names, key=names.__getitem__)]


def from_tables(tables: Mapping[str, Mapping[str, int]], where: str = "weights") -> Weights:
    """Weights from the tables `board` and `cards`. UserError: a name is missing or unknown, or a value is not a whole number."""
    default = tomllib.loads(DEFAULT.read_text(encoding="utf-8"))
    expected = {"board": board_names(), "cards": list(default["cards"])}
    for table, names in expected.items():
        given = tables.get(table, {})
        for name in names:
            if name not in given:
                raise UserError(f"{where}: [{table}] lacks {name}")
        for name, value in given.items():
            if name not in names:
                raise UserError(f"{where}: [{table}] has no weight called {name}")
            if not isinstance(value, int) or abs(value) > LIMIT:
                raise UserError(f"{where}: [{table}] {name} must be a whole number from -{LIMIT} to {LIMIT}")
    return Weights(tuple(tables["board"][name] for name in expected["board"]), dict(tables["cards"]))


def load_weights(path: str | Path) -> Weights:
    """Weights from a TOML file. UserError if it cannot be read or a weight is missing, unknown or not a whole number."""
    try:
        tables = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UserError(f"{path}: not a file of weights: {error}") from None
    return from_tables(tables, str(path))


@cache
def default_weights() -> Weights:
    """Those of heuristic.toml, read once."""
    return load_weights(DEFAULT)
