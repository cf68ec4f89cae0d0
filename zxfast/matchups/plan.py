"""Which decks meet: from names, files and folders to decks, and from decks to cells."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

from zxfast.decks import Deck, DeckLike, load
from zxfast.errors import UserError

DeckSet: TypeAlias = "str | os.PathLike[str] | Iterable[DeckLike]"


def deck_set(source: DeckSet) -> tuple[Deck, ...]:
    """The decks that are meant: one DeckLike, a folder (every file in it that does not begin with a dot, by name), or several
    of these. Raises UserError if two of them share a name or a list."""
    sources: Iterable[DeckLike] = [source] if isinstance(source, str | os.PathLike | Deck) else source
    decks: list[Deck] = []
    for one in sources:
        if isinstance(one, str | os.PathLike) and Path(one).is_dir():
            files = sorted(path for path in Path(one).iterdir() if path.is_file() and not path.name.startswith("."))
            if not files:
                raise UserError(f"{one} is an empty folder: put deck files in it")
            decks += [load(path) for path in files]
        else:
            decks.append(load(one))
    names: dict[str, Deck] = {}
    lists: dict[str, Deck] = {}
    for deck in decks:
        if deck.name in names:
            raise UserError(f"two decks are called {deck.name}: rename one of the files")
        if deck.hash in lists:
            raise UserError(f"{lists[deck.hash].name} and {deck.name} are the same list: leave out one")
        names[deck.name] = lists[deck.hash] = deck
    return tuple(decks)


def cells(decks: Sequence[Deck], field: Sequence[Deck] | None, mirrors: bool) -> list[tuple[Deck, Deck]]:
    """The matchups to play: without a field every pair of decks once, else every deck against every deck of the field.

    A list against itself is a mirror and only played with `mirrors`.
    """
    if field is None:
        pairs = [(a, b) for i, a in enumerate(decks) for b in decks[i:]]
    else:
        pairs = [(a, b) for a in decks for b in field]
    return [(a, b) for a, b in pairs if mirrors or a.hash != b.hash]


def cell_seed(seed: int, a: Deck, b: Deck) -> int:
    """The seed of a cell: 64 bits of BLAKE2b over the seed and both lists, so cells are independent of each other and a cell
    stays the same when decks join or leave the matrix."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {a.hash} {b.hash}".encode(), digest_size=8).digest())
