"""A card as facts and abilities, and the one registry of cards."""

from __future__ import annotations

import unicodedata

from zxfast.effects.node import Node, node

from .nodes import COLOURS, EVENT, IGNITION, ZX, Ability, Tribe


def plain(name: str) -> str:
    """A card name as it is compared: full-width forms folded, spaces removed (ZX-24.8)."""
    return "".join(unicodedata.normalize("NFKC", name).split())


@node
class Card(Node):
    """One printed card.

    number: printed number. kind: ZX, EVENT or "player". ja, zh: names (`plain` is what rules compare). colours: empty =
    colourless. cost, power: None where the card has none. icon: IGNITION, EVOLSEED or None. abilities in printed order.
    note: "" = complete; otherwise in which way this definition is only approximate (the status of the card).
    """

    number: str
    kind: str
    ja: str
    zh: str = ""
    colours: tuple[str, ...] = ()
    cost: int | None = None
    power: int | None = None
    tribes: tuple[Tribe, ...] = ()
    icon: str | None = None
    abilities: tuple[Ability, ...] = ()
    note: str = ""

    @property
    def name(self) -> str:
        """The name as rules compare it."""
        return plain(self.ja or self.zh)


class Registry:
    """Cards by number. Adding a number twice is an error."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}

    def add(self, card: Card) -> Card:
        if card.number in self.cards:
            raise ValueError(f"card {card.number} is defined twice")
        self.cards[card.number] = card
        return card

    def __getitem__(self, number: str) -> Card:
        return self.cards[number]

    def __contains__(self, number: str) -> bool:
        return number in self.cards


registry = Registry()


def zx(number: str, *, ja: str, zh: str, color: str | tuple[str, ...], cost: int | None, power: int,
       tribe: Tribe | tuple[Tribe, ...] = (), icon: str | None = None, abilities: tuple[Ability, ...] | list[Ability] = (),
       note: str = "") -> Card:
    """Define a Z/X and put it into the registry."""
    return registry.add(_card(number, ZX, ja, zh, color, cost, power, tribe, icon, abilities, note))


def event(number: str, *, ja: str, zh: str, color: str | tuple[str, ...], cost: int, icon: str | None = None,
          abilities: tuple[Ability, ...] | list[Ability] = (), note: str = "") -> Card:
    """Define an Event and put it into the registry."""
    return registry.add(_card(number, EVENT, ja, zh, color, cost, None, (), icon, abilities, note))


def player(number: str, *, ja: str, zh: str, color: str | tuple[str, ...] = ()) -> Card:
    """Define a Player card and put it into the registry."""
    return registry.add(_card(number, "player", ja, zh, color, None, None, (), None, (), ""))


def _card(number: str, kind: str, ja: str, zh: str, color: str | tuple[str, ...], cost: int | None, power: int | None,
          tribe: Tribe | tuple[Tribe, ...], icon: str | None, abilities: tuple[Ability, ...] | list[Ability], note: str) -> Card:
    colours = (color,) if isinstance(color, str) else tuple(color)
    for colour in colours:
        if colour not in COLOURS:
            raise ValueError(f"card {number}: unknown colour {colour!r}")
    tribes = (tribe,) if isinstance(tribe, Tribe) else tuple(tribe)
    return Card(number, kind, ja, zh, colours, cost, power, tribes, icon, tuple(abilities), note)


__all__ = ["IGNITION", "Card", "Registry", "event", "plain", "player", "registry", "zx"]
