"""manifest.json of a run's folder: what is played and which parts hold the finished games."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Literal

import msgspec

from zxfast.decks import Deck
from zxfast.decks.lookup import by_number
from zxfast.errors import UserError
from zxfast.games.zx.vocabulary.card import Card

from .spec import RunSpec

MANIFEST = "manifest.json"


class DeckEntry(msgspec.Struct, frozen=True):
    """A deck: printed numbers by slot."""

    name: str
    hash: str
    cards: tuple[str, ...]
    player: str | None = None
    dynamis: tuple[str, ...] = ()

    @classmethod
    def of(cls, deck: Deck) -> DeckEntry:
        cards, dynamis = (tuple(card.number for card in part) for part in (deck.cards, deck.dynamis))
        return cls(deck.name, deck.hash, cards, deck.player.number if deck.player else None, dynamis)

    def deck(self) -> Deck:
        """The deck. Raises UserError if a card is not known to this version, or the list is not the one it was."""
        cards, dynamis = (tuple(_card(number) for number in part) for part in (self.cards, self.dynamis))
        deck = Deck(self.name, cards, _card(self.player) if self.player else None, dynamis)
        if deck.hash != self.hash:
            raise UserError(f"the list of {self.name} is not the one that was played")
        return deck


class Part(msgspec.Struct, frozen=True):
    """A file with finished games. checksum: over rows and tallies."""

    file: str
    first_game: int
    games: int
    checksum: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """A run on disk. games: how many it is to have; complete: whether it has them; seconds: playing time so far."""

    kind: Literal["run"] = "run"
    format: Literal[1] = 1
    version: str
    decks: tuple[DeckEntry, DeckEntry]
    games: int
    seed: int
    policies: tuple[str, str]
    pairing: str
    complete: bool = False
    seconds: float = 0.0
    threads: int = 1
    parts: tuple[Part, ...] = ()

    @classmethod
    def of(cls, spec: RunSpec) -> Manifest:
        return cls(
            version=spec.version,
            decks=(DeckEntry.of(spec.deck_a), DeckEntry.of(spec.deck_b)),
            games=spec.games,
            seed=spec.seed,
            policies=(spec.policy_a, spec.policy_b),
            pairing=spec.pairing,
        )

    @property
    def done(self) -> int:
        """Games in the parts."""
        return sum(part.games for part in self.parts)

    def spec(self) -> RunSpec:
        a, b = (entry.deck() for entry in self.decks)
        return RunSpec(a, b, self.games, self.seed, *self.policies, self.pairing, self.version)


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a folder. Raises UserError if there is none or it is damaged."""
    path = folder / MANIFEST
    if kind_of(path) == "matrix":
        raise UserError(f"{folder} holds a matrix: give the folder of one of its runs, in {folder / 'cells'}")
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as error:
        raise UserError(f"{folder} is not the folder of a run: {error.strerror}: {path}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{path} is damaged: {error}; put a copy back, or play the run again in another folder") from None
    at = 0
    for part in manifest.parts:
        if part.first_game != at or part.games < 1 or Path(part.file).name != part.file:
            raise UserError(f"{path} is damaged: the part {part.file} does not begin with game {at}; put a copy back")
        at += part.games
    return manifest


class _Kind(msgspec.Struct):
    kind: str


def kind_of(path: Path) -> str:
    """What a manifest is of: "run", "matrix"; "" if the file is none or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Kind).kind
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return ""


def difference(wanted: RunSpec, found: RunSpec) -> str:
    """What differs between two runs besides the number of games, in words; "" if nothing does."""
    words = []
    for field in fields(RunSpec):
        a, b = (_words(getattr(spec, field.name)) for spec in (wanted, found))
        if field.name != "games" and a != b:
            words.append(f"{field.name.replace('_', ' ')} {b}, not {a}")
    return "; ".join(words)


def _words(value: object) -> str:
    return f"{value.name} ({value.hash})" if isinstance(value, Deck) else str(value)


def _card(number: str) -> Card:
    found = by_number(number)
    if found.card is None:
        raise UserError(found.why)
    return found.card
