"""Deck construction (rules section 3): each rule broken alone gives exactly its own problem."""

import dataclasses

import pytest

from zxfast.decks import check, load
from zxfast.decks.parse import Entry
from zxfast.decks.rules import broken
from zxfast.errors import UserError
from zxfast.games.zx.vocabulary.nodes import EVENT, IGNITION, GateCard, LifeRecovery, StartCard, StartResource, VoidBringer


def problems(deck, limits=None):
    return [str(problem) for problem in check(deck, limits)]


def with_cards(deck, places, card):
    cards = list(deck.cards)
    for place in places:
        cards[place] = card
    return dataclasses.replace(deck, cards=tuple(cards))


def test_a_legal_deck_has_no_problem(legal):
    assert problems(legal) == []


def test_zx_3_1_exactly_50_cards(legal, card):
    few = dataclasses.replace(legal, cards=legal.cards[:-1])
    many = dataclasses.replace(legal, cards=(*legal.cards, card("X01-099")))
    assert problems(few) == ["the main deck has 49 cards, not 50: add 1"]
    assert problems(many) == ["the main deck has 51 cards, not 50: take 1 out"]


def test_zx_3_1_only_zx_and_events(legal, card):
    assert problems(with_cards(legal, [49], card("X01-050", kind=EVENT))) == []
    [problem] = problems(with_cards(legal, [49], card("X01-050", kind="token")))
    assert "no Z/X and no Event" in problem


def test_zx_3_2_exactly_20_icons(legal, card):
    [few] = problems(with_cards(legal, [0], card("X01-050")))
    [many] = problems(with_cards(legal, [49], card("X01-050", IGNITION)))
    assert few.startswith("19 cards with the ignition icon, not 20")
    assert many.startswith("21 cards with the ignition icon, not 20")


def test_zx_3_2_an_evol_seed_icon_does_not_count(legal, card):
    [problem] = problems(with_cards(legal, [0], card("X01-050", "evolseed")))
    assert problem.startswith("19 cards with the ignition icon")


def test_zx_3_3_four_of_a_name_over_all_printings(legal, card):
    again = card("X02-001", name="card X01-005")
    [problem] = problems(with_cards(legal, [49], again))
    assert problem.startswith("5 copies of X01-005") and problem.endswith("4 allowed: take 1 out")
    assert problems(with_cards(legal, [20], again)) == []  # one printing exchanged for the other: still 4


def test_zx_3_3_names_are_compared_without_spaces_and_width(legal, card):
    again = card("X02-001", name="ｃａｒｄ　X01-005")
    assert len(problems(with_cards(legal, [49], again))) == 1


@pytest.mark.parametrize(("ability", "word"), [(LifeRecovery(), "Life Recovery"), (VoidBringer(), "Void Bringer")])
def test_zx_3_4_four_cards_with_life_recovery_and_four_with_void_bringer(legal, card, ability, word):
    one, two = card("X03-001", IGNITION, [ability]), card("X03-002", IGNITION, [ability])
    four = with_cards(legal, range(4), one)
    assert problems(four) == []
    [problem] = problems(with_cards(four, [4], two))
    assert problem.startswith(f"5 cards with {word}")


@pytest.mark.parametrize("ability", [StartCard(), GateCard(), StartResource()])
def test_zx_3_5_any_number_of_start_cards(legal, card, ability):
    deck = legal
    for place in range(20, 48, 4):
        deck = with_cards(deck, range(place, place + 4), card(f"X04-{place:03}", abilities=[ability]))
    assert problems(deck) == []


def test_zx_3_6_at_most_one_player():
    with pytest.raises(UserError) as caught:
        load(["C01-001", "F03-008", *(card.number for card in load("c01_white_red_asuka").cards)])
    assert caught.value.problems == ("card list: line 2: 2 Player cards (lines 1, 2), at most 1 allowed: take 1 out",)


def test_zx_3_6_no_player_is_allowed():
    numbers = [card.number for card in load("c01_white_red_asuka").cards]
    assert load(numbers).player is None


def test_zx_3_7_dynamis_sixteen_cards_four_of_a_name_extra_cards_only(legal, card):
    extra = [card(f"X05-{k:03}", kind="zx ex") for k in range(5)]
    full = tuple(extra[k // 4] for k in range(16))
    assert problems(dataclasses.replace(legal, dynamis=full)) == []
    assert problems(dataclasses.replace(legal, dynamis=(*full, extra[4]))) == [
        "17 cards in the Dynamis, at most 16 allowed: take 1 out"
    ]
    [five] = problems(dataclasses.replace(legal, dynamis=(*full[:5], extra[0])))
    assert five.startswith("5 copies of X05-000")
    [plain] = problems(dataclasses.replace(legal, dynamis=(card("X05-009"),)))
    assert "no card of the Dynamis" in plain


def test_zx_3_8_ban_list_is_optional_data(legal):
    [banned] = problems(legal, {"card X01-005": 0})
    [once] = problems(legal, {"card X01-005": 1})
    assert banned.endswith("0 allowed by the ban list: take 4 out")
    assert once.endswith("at most 1 allowed by the ban list: take 3 out")
    assert problems(legal, {"card X01-005": 4, "another": 0}) == []


def test_zx_3_9_any_colours(legal):
    colours = ("red", "blue", "white", "black", "green")
    cards = tuple(dataclasses.replace(card, colours=(colours[int(card.number[-2:]) % 5],)) for card in legal.cards)
    assert problems(dataclasses.replace(legal, cards=cards)) == []


def test_zx_3_10_every_broken_rule_is_reported(legal, card):
    deck = with_cards(legal, range(20, 26), card("X06-001", IGNITION, [LifeRecovery()]))
    deck = dataclasses.replace(deck, cards=(*deck.cards, deck.cards[-1]))
    found = " | ".join(problems(deck))
    for part in ("has 51 cards", "26 cards with the ignition icon", "6 copies of X06-001", "6 cards with Life Recovery"):
        assert part in found


def test_a_message_names_some_lines_only():
    [card] = {card for card in load("b01_mono_red").cards if card.number == "B01-001"}
    [fault] = [fault for fault in broken([Entry(at, 4, card) for at in range(1, 1001)]) if "copies" in fault.text]
    assert len(fault.text) < 200 and "(lines 1, 2, 3, 4, 5, 6, 7, 8 …)" in fault.text
