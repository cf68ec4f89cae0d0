"""How well a card is known to the program: complete, approximate (and in which way), or missing."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, NamedTuple


class Status(StrEnum):
    """COMPLETE: every printed ability is defined. APPROXIMATE: defined, but it differs as its note says; results say so.
    MISSING: not defined; a deck with it is refused."""

    COMPLETE = "complete"
    APPROXIMATE = "approximate"
    MISSING = "missing"


class CardStatus(NamedTuple):
    """Status of one printed number; note is empty unless the card is approximate."""

    number: str
    status: Status
    note: str = ""


def status_of(registry: Any, number: str) -> CardStatus:
    """Status of a card number. registry: a mapping from numbers to cards that have a `note`."""
    if number not in registry:
        return CardStatus(number, Status.MISSING)
    note = registry[number].note
    return CardStatus(number, Status.APPROXIMATE if note else Status.COMPLETE, note)


def statuses(registry: Any, numbers: Iterable[str]) -> list[CardStatus]:
    """Status of several numbers, in the given order, each once."""
    return [status_of(registry, number) for number in dict.fromkeys(numbers)]
