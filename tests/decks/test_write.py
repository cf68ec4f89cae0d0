"""Every written form is read back as the same deck."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zxfast.decks import FORMS, Deck, load, write
from zxfast.decks.lookup import compiled
from zxfast.decks.parse import parse


@pytest.mark.parametrize("lang", ["ja", "zh"])
@pytest.mark.parametrize("form", FORMS)
def test_round_trip_of_a_legal_deck(asuka, tmp_path, form, lang):
    path = tmp_path / "other name.dat"
    path.write_text(write(asuka, form, lang), encoding="utf-8")
    assert load(path) == asuka


@settings(max_examples=60, deadline=None)
@given(st.data(), st.sampled_from(FORMS), st.sampled_from(["ja", "zh"]))
def test_round_trip_of_any_list_of_cards(data, form, lang):
    """Property: counts and order of any cards survive, legal or not."""
    cards = [card for card in compiled().values() if card.kind != "player"]
    chosen = data.draw(st.lists(st.sampled_from(cards), min_size=1, max_size=20, unique=True))
    copies = data.draw(st.lists(st.integers(1, 4), min_size=len(chosen), max_size=len(chosen)))
    deck = Deck("any", tuple(card for card, n in zip(chosen, copies, strict=True) for _ in range(n)))
    listing = parse(write(deck, form, lang))
    assert listing.problems == []
    assert tuple(entry.card for entry in listing.entries for _ in range(entry.count)) == deck.cards


def test_hash_depends_on_cards_and_order_not_on_the_name(asuka):
    renamed = Deck("else", asuka.cards, asuka.player)
    turned = Deck(asuka.name, asuka.cards[::-1], asuka.player)
    assert renamed.hash == asuka.hash == "d969cd4619e88e17"
    assert turned.hash != asuka.hash
    assert Deck(asuka.name, asuka.cards).hash != asuka.hash
