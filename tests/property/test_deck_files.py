"""Deck files: whatever is written is read back, in every form, language, encoding and line ending."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from zxfast.decks import FORMS, Deck, load, write
from zxfast.decks.lookup import compiled
from zxfast.decks.read import read_listing
from zxfast.games.zx import decks

MAIN = [card for card in compiled().values() if card.kind != "player"]

forms = st.sampled_from(FORMS)
languages = st.sampled_from(["ja", "zh"])
fixed = settings(derandomize=True, deadline=None, max_examples=50)


@st.composite
def lists(draw):
    """Any cards in any order and number, copies adjacent, with a name."""
    cards = draw(st.lists(st.sampled_from(MAIN), min_size=1, max_size=25, unique_by=lambda card: card.number))
    name = draw(st.text("abcdefghij -_éあ卡", min_size=1, max_size=12).map(str.strip).filter(bool))
    return Deck(name, tuple(card for card in cards for _ in range(draw(st.integers(1, 4)))))


@fixed
@given(lists(), forms, languages, st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
       st.sampled_from(["\n", "\r\n"]))
def test_any_list_of_cards_comes_back(tmp_path_factory, deck, form, lang, encoding, ending):
    path = tmp_path_factory.mktemp("deck") / "deck.dat"
    path.write_bytes(write(deck, form, lang).replace("\n", ending).encode(encoding))
    listing = read_listing(path)
    assert listing.problems == []
    assert listing.name == deck.name
    assert tuple(entry.card for entry in listing.entries for _ in range(entry.count)) == deck.cards


@fixed
@given(st.sampled_from(decks.names()), st.lists(st.tuples(forms, languages), min_size=1, max_size=4))
def test_a_legal_deck_survives_any_chain_of_forms(tmp_path_factory, name, chain):
    deck = first = load(name)
    path = tmp_path_factory.mktemp("deck") / "deck.dat"
    for form, lang in chain:
        path.write_text(write(deck, form, lang), encoding="utf-8")
        deck = load(path)
    assert (deck, deck.hash, deck.name) == (first, first.hash, first.name)
