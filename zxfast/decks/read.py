"""From a file, a built-in name or a list of numbers to a Deck, or to one clear refusal."""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from zxfast.errors import UserError
from zxfast.games.zx import decks as builtin
from zxfast.games.zx.vocabulary.card import Card

from .deck import Deck
from .lookup import did_you_mean
from .parse import Listing, Problem, look_up, parse, restrictions
from .rules import COPIES, broken, check

MAX_BYTES = 1 << 20  # a deck list has about 2 KiB
SHOWN = 3  # faults in the one-line message
ENCODINGS = ("cp932", "gb18030")  # tried after UTF-8: spreadsheets write these in Japan and China

DeckLike: TypeAlias = "Deck | str | os.PathLike[str] | Sequence[str]"


def load(source: DeckLike, limits: Mapping[str, int] | None = None) -> Deck:
    """The deck that is meant by a built-in name, a path, a list of card numbers, or a Deck.

    A name without a folder or an ending is looked for among the built-in decks first. limits: see `rules.broken`. Raises
    UserError (all faults in `problems`) if it cannot be read or breaks a rule of deck construction.
    """
    if isinstance(source, Deck):
        faults = check(source, limits)
        if faults:
            raise refusal(source.name, faults)
        return source
    if not isinstance(source, str | os.PathLike):
        return _deck("card list", parse_numbers(source), "deck", limits)
    name = os.fspath(source)
    if isinstance(source, str) and name in builtin.names():
        return _deck(name, parse(builtin.read(name)), name, limits)
    if not name.strip():
        raise UserError("no deck given: give a file or a built-in deck (`zxfast decks list` shows those)")
    path = Path(name)
    listing = read_listing(path)
    return _deck(name, listing, listing.name or path.stem, limits)


def parse_numbers(numbers: Sequence[str]) -> Listing:
    """A list of card numbers, one for each copy."""
    listing = Listing()
    for at, number in enumerate(numbers, 1):
        if listing.hopeless:
            break
        listing.add(at, 1, look_up(str(number)), "main")
    return listing


def read_listing(path: Path) -> Listing:
    """What a deck file says, in the encoding that makes most sense. Raises UserError if it is no text file."""
    data = read_bytes(path)
    texts = _texts(data)
    if not texts:
        raise UserError(f"{path} is not a text file: a deck list has one card on a line, for example: 4 B01-003")
    if not any(text.strip("\ufeff \t\r\n") for text in texts):
        raise UserError(f"{path} is empty: a deck list has one card on a line, for example: 4 B01-003")
    return min((parse(text) for text in texts), key=lambda listing: len(listing.problems))


def load_limits(path: Path) -> dict[str, int]:
    """A ban list (ZX-3.8): allowed copies by card name. Lines as in a deck list: `0 B01-001` (banned), `1 B01-015`.

    Raises UserError with the line that is no card. The cards need not be compiled.
    """
    limits: dict[str, int] = {}
    if not path.exists() or path.is_dir():
        raise UserError(f"{path} is no file: give a ban list, one card on a line, for example: 0 B01-001")
    for at, copies, name in restrictions(next(iter(_texts(read_bytes(path))), "")):
        if name is None or copies > COPIES:
            raise UserError(f"{path}: line {at}: not a card with 0 to {COPIES} copies")
        limits[name] = copies
    if not limits:
        raise UserError(f"{path}: no ban list: one card on a line, for example: 0 B01-001")
    return limits


def read_bytes(path: Path) -> bytes:
    """The bytes of a deck file. Raises UserError with the remedy if there is none."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise UserError(_unknown(str(path))) from None
    except IsADirectoryError:
        raise UserError(f"{path} is a folder: give a deck file in it") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise UserError(f"cannot read {path!s}: {reason}") from None
    if len(data) > MAX_BYTES:
        raise UserError(f"{path} is larger than {MAX_BYTES >> 20} MiB: that is not a deck list")
    return data


def _texts(data: bytes) -> list[str]:
    """The file as text: UTF-8, UTF-16 with a mark, else every older encoding that fits. None of them: not text."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encodings: tuple[str, ...] = ("utf-16",)
    elif b"\0" in data:
        return []
    else:
        encodings = ("utf-8-sig",)
    for group in (encodings, ENCODINGS):
        texts = []
        for encoding in group:
            try:
                text = data.decode(encoding)
            except UnicodeDecodeError:
                continue
            if not any(ord(sign) < 32 and sign not in "\t\r\n\f" for sign in text):
                texts.append(text)
        if texts:
            return texts
    return []


def _unknown(name: str) -> str:
    close = difflib.get_close_matches(name, builtin.names(), n=3, cutoff=0.75)
    if close:
        return f"no deck {name}{did_you_mean(close)}"
    return f"no deck {name}: neither a file nor a built-in deck (`zxfast decks list` shows those)"


def _deck(label: str, listing: Listing, name: str, limits: Mapping[str, int] | None) -> Deck:
    faults = [*listing.problems]
    if listing.entries or not faults:  # nothing readable at all: the rules would only repeat that
        faults += broken(listing.entries, limits)
    if faults:
        raise refusal(label, faults)
    main: dict[str, list[Card]] = {}
    players: list[Card] = []
    dynamis: list[Card] = []
    for entry in listing.entries:
        assert entry.card is not None
        copies = [entry.card] * entry.count
        if entry.section == "dynamis":
            dynamis += copies
        elif entry.card.kind == "player":
            players += copies
        else:
            main.setdefault(entry.card.number, []).extend(copies)
    cards = tuple(card for copies in main.values() for card in copies)
    return Deck(name, cards, players[0] if players else None, tuple(dynamis), tuple(listing.notes))


def refusal(label: str, faults: Sequence[Problem]) -> UserError:
    """The refusal of a deck: the first faults in one line, all of them in `problems`."""
    faults = sorted(faults, key=lambda fault: (fault.line is None, fault.line or 0))
    texts = [str(fault) for fault in faults]
    more = f"; and {len(texts) - SHOWN} more (`zxfast decks check` shows all)" if len(texts) > SHOWN else ""
    return UserError(f"{label}: {'; '.join(texts[:SHOWN])}{more}", tuple(f"{label}: {text}" for text in texts))
