"""A game in words: decisions, options and what changed between two states. For both engines, whose states are alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

State = Mapping[str, Any]
Option = tuple[Any, ...]

DECISIONS = {  # by DP number
    1: "start card",
    2: "redraw the hand",
    3: "put into Resource",
    4: "ignite",
    5: "main phase",
    6: "square",
    7: "play the ignited card",
    8: "payment",
    10: "battle",
    11: "which ability first",
    12: "may",
    13: "choose",
    14: "split damage",
    15: "one more",
    16: "life card",
    17: "play the life card",
    18: "Void Bringer",
    19: "charge over the limit",
    20: "hand over the limit",
    21: "order",
    22: "instead of being destroyed",
    24: "next to appear",
    27: "choose (asked by the opponent)",
    28: "pay the opponent's tax",
    30: "mode",
}
IN_PLAY = "being played"  # Temporary zone: in no zone of a printed state
ZONES = ("hand", "resource", "charge", "life", "trash", "removed", "deck")


class Words:
    """Names for what a state and an option hold. decks: the deck of seat 0 and of seat 1."""

    def __init__(self, decks: Sequence[Any], letters: Sequence[str]) -> None:
        self.decks = decks
        self.letters = letters

    def card(self, card: int) -> str:
        """Number and Japanese name of a card id."""
        seat, index = card >> 7, card & 127
        cards = self.decks[seat].cards
        return f"{cards[index].number} {cards[index].ja}" if index < len(cards) else f"card {index}"

    def option(self, option: Option, state: State, decision: int) -> str:
        """An option in words. decision: its DP number."""
        kind, *rest = option
        if kind == "card":
            return f"play {self.card(rest[0])}" if decision in (5, 10) else self.card(rest[0])
        if kind == "unit":
            return self.unit(rest[0], state)
        if kind == "square":
            return f"square {rest[0]}"
        if kind == "attack":
            target = next((self.unit(unit["slot"], state) for unit in state["units"] if unit["slot"] == rest[1]), "the player")
            return f"attack {target} with {self.unit(rest[0], state)}"
        if kind == "ability":
            return f"use ability {rest[2] + 1} of {self.card(rest[0])} in {rest[1]}"
        if kind == "granted":
            return f"use granted ability {rest[1] + 1} of {self.unit(rest[0], state)}"
        words = {
            "wait": "waiting ability {}",
            "pay": "{} of this colour",
            "amount": "{} damage",
            "mode": "mode {}",
            "replace": "to {}",
        }
        if kind in words:
            return words[kind].format(rest[0] + 1 if kind in ("wait", "mode") else rest[0])
        return str(kind)

    def unit(self, slot: int, state: State) -> str:
        """A Z/X on its square."""
        for unit in state["units"]:
            if unit["slot"] == slot:
                return f"{self.card(unit['card'])} on square {unit['square']}"
        return f"slot {slot}"

    def places(self, state: State) -> dict[int, str]:
        """Where every card is."""
        found = {card: zone for zone in ZONES for owner in state["zones"][zone] for card in owner}
        found.update((unit["card"], f"square {unit['square']}") for unit in state["units"])
        return found

    def changes(self, before: State, after: State) -> list[str]:
        """What is different between two states, one line each: cards that moved, damage, pending damage."""
        lines = []
        was, now = self.places(before), self.places(after)
        for card in sorted(was.keys() | now.keys()):
            start, end = was.get(card, IN_PLAY), now.get(card, IN_PLAY)
            if start != end:
                lines.append(f"{self.letters[card >> 7]}: {self.card(card)}: {start} to {end}")
        damage = {unit["uid"]: unit["damage"] for unit in before["units"]}
        for unit in after["units"]:
            if unit["damage"] > damage.get(unit["uid"], 0):
                side = self.letters[unit["card"] >> 7]
                lines.append(f"{side}: {self.unit(unit['slot'], after)} has {unit['damage']} damage of {unit['power']}")
        return lines

    def standing(self, state: State) -> str:
        """Life, hand, resources, charge and deck of both sides in one line."""
        zones = state["zones"]
        sides = []
        for seat in sorted((0, 1), key=lambda seat: self.letters[seat]):
            sizes = ", ".join(f"{zone} {len(zones[zone][seat])}" for zone in ("life", "hand", "resource", "charge", "deck"))
            sides.append(f"{self.letters[seat]}: {sizes}")
        return "; ".join(sides)
