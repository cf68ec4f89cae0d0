"""Cards printed back as the Python that defines them."""

from __future__ import annotations

from zxfast.effects.node import source

from .card import Card
from .nodes import EVENT, ZX


def card_source(card: Card) -> str:
    """The `zx(...)`, `event(...)` or `player(...)` call that defines the card. Evaluating it gives an equal card."""
    maker = {ZX: "zx", EVENT: "event"}.get(card.kind, "player")
    colour = source(card.colours[0] if len(card.colours) == 1 else card.colours)
    parts = [source(card.number), f"ja={source(card.ja)}", f"zh={source(card.zh)}", f"color={colour}"]
    if card.kind in (ZX, EVENT):
        parts.append(f"cost={card.cost}")
    if card.kind == ZX:
        parts.append(f"power={card.power}")
    if card.tribes:
        parts.append(f"tribe={source(card.tribes[0] if len(card.tribes) == 1 else card.tribes)}")
    if card.icon is not None:
        parts.append(f"icon={source(card.icon)}")
    if card.abilities:
        parts.append(f"abilities={source(card.abilities)}")
    if card.note:
        parts.append(f"note={source(card.note)}")
    return f"{maker}({', '.join(parts)})"
