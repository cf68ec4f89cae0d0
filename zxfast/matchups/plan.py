"""Which decks meet: from names, files and folders to decks, and from decks to cells."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from zxfast import __version__
from zxfast.decks import Deck, DeckLike, load
from zxfast.errors import UserError
from zxfast.games.zx import decks as builtin
from zxfast.run import RunSpec
from zxfast.run.spec import DEFAULT_POLICY

BUILT_IN = "built-in"

DeckSet: TypeAlias = "str | os.PathLike[str] | Iterable[DeckLike]"


@dataclass(frozen=True)
class MatrixSpec:
    """A table of matchups, completely.

    decks: the rows. field: the columns; None: the same decks, and each pair of them meets once. games: of each cell. mirrors:
    whether a list also meets itself.
    """

    decks: tuple[Deck, ...]
    field: tuple[Deck, ...] | None
    games: int
    seed: int = 0
    policy: str = DEFAULT_POLICY
    pairing: str = "deck"
    mirrors: bool = False
    version: str = __version__

    def __post_init__(self) -> None:
        names = {deck.name: deck for deck in self.decks}
        for deck in self.field or ():
            if names.get(deck.name, deck).hash != deck.hash:
                raise UserError(f"two decks are called {deck.name}: rename one of the files")
        if not self.cells:
            raise UserError("nothing to play: give two decks or more, or a field to play against")

    @property
    def columns(self) -> tuple[Deck, ...]:
        """The decks of the columns."""
        return self.decks if self.field is None else self.field

    @property
    def cells(self) -> list[RunSpec]:
        """The matchups to play, in order."""
        pairs: dict[frozenset[str], tuple[Deck, Deck]] = {}
        for a in self.decks:
            for b in self.columns:
                if self.mirrors or a.hash != b.hash:
                    pairs.setdefault(frozenset((a.hash, b.hash)), (a, b))  # b against a is the same matchup
        return [self._cell(a, b) for a, b in pairs.values()]

    def _cell(self, a: Deck, b: Deck) -> RunSpec:
        seed = cell_seed(self.seed, a, b)
        return RunSpec(a, b, self.games, seed, self.policy, self.policy, self.pairing, self.version)


def deck_set(source: DeckSet) -> tuple[Deck, ...]:
    """The decks that are meant: one DeckLike, a folder (every file in it that does not begin with a dot, by name), "built-in"
    (all
    built-in decks), or several of these. Raises UserError if two of them share a name or a list."""
    sources: Iterable[DeckLike] = [source] if isinstance(source, str | os.PathLike | Deck) else source
    decks: list[Deck] = []
    for one in sources:
        if one == BUILT_IN:
            decks += [load(name) for name in builtin.names()]
        elif isinstance(one, str | os.PathLike) and Path(one).is_dir():
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


def cell_seed(seed: int, a: Deck, b: Deck) -> int:
    """The seed of a cell: 64 bits of BLAKE2b over the seed and both lists, so cells are independent of each other and a cell
    stays the same when decks join or leave the matrix."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {a.hash} {b.hash}".encode(), digest_size=8).digest())
