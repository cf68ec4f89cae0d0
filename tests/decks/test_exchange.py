"""Decks made by exchanging cards: slots of what stays, and what is refused."""

from __future__ import annotations

import pytest

from zxfast.decks import load
from zxfast.decks.exchange import exchange, read_change, read_changes
from zxfast.errors import UserError

DECK = load("b01_mono_red")


def differing(deck):
    return {slot: card.number for slot, card in enumerate(deck.cards) if card.number != DECK.cards[slot].number}


def test_what_stays_keeps_its_slot():
    slots = [slot for slot, card in enumerate(DECK.cards) if card.number == "B01-012"]
    assert differing(exchange(DECK, {"B01-012": ("B01-016", 2)})) == dict.fromkeys(slots[-2:], "B01-016")
    assert differing(exchange(DECK, {"B01-012": "B01-016"})) == dict.fromkeys(slots, "B01-016")
    both = exchange(DECK, {"B01-012": ("B01-016", 1), "B01-020": ("B03-004", 1)})
    assert sorted(differing(both).values()) == ["B01-016", "B03-004"]
    assert both.hash != DECK.hash and both.player == DECK.player


def test_cards_by_name():
    by_name = exchange(DECK, {"九大英雄アレキサンダー": ("B01-016", 1)})
    assert by_name.cards == exchange(DECK, {"B01-012": ("B01-016", 1)}).cards


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"B01-050": "B01-016"}, "has no B01-050"),
        ({"B01-012": ("B01-016", 4)}, "has 3 of B01-012, not 4"),
        ({"B01-012": ("B01-016", 0)}, "not 0"),
        ({"B01-012": "B01-012"}, "for itself"),
        ({"B01-012": "B01-014"}, "5 copies"),
        ({"B01-002": "B01-016"}, "16 cards with the ignition icon"),
        ({"B01-012": "X99-001"}, "X99-001"),
    ],
)
def test_what_is_refused(changes, words):
    with pytest.raises(UserError, match=words):
        exchange(DECK, changes)


def test_changes_as_text():
    assert read_change("B01-012=B01-016") == ("B01-012", "B01-016")
    assert read_change(" 2 B01-012 = B01-016 ") == ("B01-012", ("B01-016", 2))
    assert read_change("3x B01-012=B01-016") == ("B01-012", ("B01-016", 3))
    for text in ("B01-012", "=B01-012", "B01-012=", ""):
        with pytest.raises(UserError, match="cannot read the exchange"):
            read_change(text)


def test_a_card_is_exchanged_once():
    with pytest.raises(UserError, match="B01-012 is exchanged twice"):
        read_changes(["1 B01-012=B01-016", "1 B01-012=B01-014"])
