"""A deck as data."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from zxfast.games.zx.vocabulary.card import Card


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list.

    cards: the 50 cards in list order, copies of one card adjacent (the position is the card's slot: another order is
    another deck for the random numbers). player: the Player card, if there is one. dynamis: cards of the Dynamis.
    notes: what the reader decided on its own, one line each; not part of the deck.
    """

    name: str
    cards: tuple[Card, ...]
    player: Card | None = None
    dynamis: tuple[Card, ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def hash(self) -> str:
        """16 hexadecimal digits over the printed numbers in order; the name does not count."""
        numbers = [card.number for card in self.cards]
        text = "\n".join([*numbers, "player", self.player.number if self.player else "", *(card.number for card in self.dynamis)])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    @property
    def counts(self) -> dict[Card, int]:
        """Copies by card, in list order."""
        return count(self.cards)

    def __str__(self) -> str:
        return self.name


def count(cards: tuple[Card, ...]) -> dict[Card, int]:
    """Copies by card, in order of first appearance."""
    numbers: dict[str, int] = {}
    first: dict[str, Card] = {}
    for card in cards:
        numbers[card.number] = numbers.get(card.number, 0) + 1
        first.setdefault(card.number, card)
    return {first[number]: copies for number, copies in numbers.items()}
