"""Rows of the core as columns with names and words, and back. docs/results.md says what each column means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from zxfast.errors import UserError

if TYPE_CHECKING:
    import pyarrow as pa

SIDES = ("A", "B")


class Column(NamedTuple):
    """A column: values, or where there are words the number of the word in each row."""

    name: str
    values: np.ndarray
    words: tuple[str, ...] | None = None


def words_of(name: str) -> tuple[str, ...] | None:
    """The words of a field of the rows by number, a draw (-1) last; None if the field is a number."""
    from zxfast.games.zx.engine import REASONS

    return {"first": SIDES, "winner": (*SIDES, "draw"), "reason": tuple(REASONS)}.get(name)


def columns(rows: np.ndarray, decks: tuple[str, str]) -> Iterator[Column]:
    """The columns of rows in order; fields per side end in _a and _b; the names of the decks come third and fourth."""
    for at, name in enumerate(name for name in rows.dtype.names or () if name != "pad"):
        if at == 2:
            for side, deck in zip("ab", decks, strict=True):
                yield Column(f"deck_{side}", np.zeros(len(rows), dtype=np.int8), (deck,))
        values, words = rows[name], words_of(name)
        if values.ndim == 2:
            yield Column(f"{name}_a", values[:, 0])
            yield Column(f"{name}_b", values[:, 1])
        elif words:
            yield Column(name, values.astype(np.int8) % len(words), words)
        else:
            yield Column(name, values)


def raw(array: np.ndarray) -> memoryview:
    """The bytes of an array in order."""
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8).data


def to_arrow(rows: np.ndarray, decks: tuple[str, str]) -> pa.Table:
    """Rows as an Arrow table."""
    import pyarrow as pa

    arrays = {}
    for name, values, words in columns(rows, decks):
        whole = pa.array(np.ascontiguousarray(values))
        arrays[name] = pa.DictionaryArray.from_arrays(whole, list(words)) if words else whole
    return pa.table(arrays)


def from_arrow(table: pa.Table) -> np.ndarray:
    """The rows that `to_arrow` was given. Raises UserError if a column of this version is missing."""
    from zxfast.games.zx.engine import ROW_DTYPE

    rows = np.zeros(len(table), dtype=ROW_DTYPE)

    def values(name: str) -> Any:
        if name not in table.column_names:
            raise UserError(f"the column {name} is missing: another version wrote this")
        return table.column(name).combine_chunks()

    for name in ROW_DTYPE.names or ():
        if name == "pad":
            continue
        words = words_of(name)
        if rows[name].ndim == 2:
            for side, ending in enumerate("ab"):
                rows[name][:, side] = values(f"{name}_{ending}").to_numpy()
        elif words:
            column = values(name).dictionary_encode()
            number = {word: at if word != "draw" else -1 for at, word in enumerate(words)}
            codes = np.array([number[word] for word in column.dictionary.to_pylist()], dtype=np.int64)
            rows[name] = codes[column.indices.to_numpy()] if len(codes) else 0
        else:
            rows[name] = values(name).to_numpy()
    return rows
