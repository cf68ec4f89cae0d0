"""A deck made from another by exchanging cards: what stays keeps its slot, so that common random numbers pair the games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from zxfast.errors import UserError
from zxfast.games.zx.vocabulary.card import Card

from .deck import Deck
from .lookup import by_number, did_you_mean, named, number_in
from .rules import check

__all__ = ["exchange", "read_change", "read_changes"]


def card_named(text: str) -> Card:
    """The card with this number or name. Raises UserError if there is none that can be played."""
    numbered = number_in(text)
    found = by_number(*numbered) if numbered else named(text)
    if found.card is None:
        raise UserError(found.why)
    return found.card


def exchange(deck: Deck, changes: Mapping[str, str | tuple[str, int]]) -> Deck:
    """The deck with cards exchanged, each in the slot of the one it replaces.

    changes: number or name of a card of the deck → that of the new card, for all copies, or (new card, copies), for the last
    so many of its slots. Raises UserError if a card is unknown, not there often enough, or if the deck breaks the rules of
    deck construction.
    """
    cards = list(deck.cards)
    words = []
    for old, wanted in changes.items():
        before = card_named(old)
        slots = [slot for slot, card in enumerate(deck.cards) if card.number == before.number]
        new, copies = (wanted, len(slots)) if isinstance(wanted, str) else wanted
        after = card_named(new)
        if not slots:
            close = [card.number for card in deck.counts if card.number.startswith(before.number[:3])]
            raise UserError(f"{deck.name} has no {before.number}{did_you_mean(close[:3])}")
        if not 1 <= copies <= len(slots):
            raise UserError(f"{deck.name} has {len(slots)} of {before.number}, not {copies}")
        if after.number == before.number:
            raise UserError(f"{before.number} cannot be exchanged for itself")
        for slot in slots[len(slots) - copies :]:
            cards[slot] = after
        words.append(f"-{copies} {before.number} +{copies} {after.number}")
    changed = replace(deck, name=f"{deck.name} {', '.join(words)}", cards=tuple(cards), notes=())
    if problems := check(changed):
        raise UserError(f"{changed.name}: {'; '.join(problem.text for problem in problems)}")
    return changed


def read_change(text: str) -> tuple[str, str | tuple[str, int]]:
    """An exchange as text: OLD=NEW (all copies) or "2 OLD=NEW". Raises UserError for anything else."""
    match = re.fullmatch(r"\s*(?:(\d+)\s*[x×]?\s+)?(.+?)\s*=\s*(.+?)\s*", text)
    if match is None:
        raise UserError(f"cannot read the exchange {text!r}: write OLD=NEW or 2 OLD=NEW")
    copies, old, new = match.groups()
    return old, (new, int(copies)) if copies else new


def read_changes(texts: Iterable[str]) -> dict[str, str | tuple[str, int]]:
    """Exchanges as `exchange` takes them. Raises UserError for one that cannot be read, and if a card is exchanged twice."""
    changes: dict[str, str | tuple[str, int]] = {}
    for old, new in map(read_change, texts):
        if old in changes:
            raise UserError(f"{old} is exchanged twice: exchange it for one card at a time")
        changes[old] = new
    return changes
