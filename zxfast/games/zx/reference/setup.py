"""Setting up a game (ZX-6)."""

from __future__ import annotations

from ..vocabulary import nodes as n
from . import board, zones
from .state import DYNAMIS, TEMPORARY, Flow, State, ask_yes, pick

TAKEN = ((n.StartCard, TEMPORARY), (n.GateCard, DYNAMIS), (n.StartResource, n.RESOURCE))  # ZX-6.2, 6.4, 6.5


def set_up(s: State) -> Flow[None]:
    """First player's part of each step first; nothing triggers (ZX-6.1 to 6.13)."""
    seats = (s.first, 1 - s.first)
    for seat in seats:
        yield from take_cards(s, seat)
    for seat in seats:
        deal(s, seat, s.options.opening_hand, n.HAND)
    for seat in seats:
        if (yield from ask_yes(2, seat)):  # ZX-6.9
            for card in s.zone(n.HAND, seat):
                zones.set_zone(s, card, n.DECK)
            zones.shuffle(s, seat)
            deal(s, seat, s.options.opening_hand, n.HAND)
    for seat in seats:
        deal(s, seat, s.options.opening_life, n.LIFE)
    for seat in seats:
        deal(s, seat, s.options.opening_resources, n.RESOURCE)
    for seat in seats:  # ZX-6.12
        for card in s.zone(TEMPORARY, seat):
            zones.place(s, card, board.PLAYER_SQUARE[seat])


def take_cards(s: State, seat: int) -> Flow[None]:
    """Start card, gate card, start resource: at most one of each (DP-01)."""
    for keyword, zone in TAKEN:
        cards = [c for c in s.zone(n.DECK, seat) if any(isinstance(a, keyword) for a in s.cards[c].abilities)]
        card = yield from pick(s, 1, seat, [*cards], stop=True)
        if isinstance(card, int):
            zones.set_zone(s, card, zone)
    zones.shuffle(s, seat)


def deal(s: State, seat: int, count: int, zone: str) -> None:
    """Move top cards in set-up, without events (ZX-6.8, 6.10, 6.11)."""
    for card in list(zones.look(s, seat, count)):
        zones.set_zone(s, card, zone)
