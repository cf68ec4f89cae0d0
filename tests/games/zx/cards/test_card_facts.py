"""Facts of every defined card against the shared card data."""

from __future__ import annotations

from zxfast.games.zx.vocabulary import EVOLSEED, IGNITION, LifeRecovery, VoidBringer


def colours(row):
    return () if row["color"] == "none" else (row["color"],)


def icon(row, card):
    """Life Recovery and Void Bringer cards have the ignition icon (ZX-24.3)."""
    if any(isinstance(ability, LifeRecovery | VoidBringer) for ability in card.abilities):
        return IGNITION
    return {"ignition": IGNITION, "evolseed": EVOLSEED, "none": None}[row["icon"]]


def test_every_card_of_the_data_is_defined(data, registry):
    """One Event has no printed number in the data."""
    assert set(data) - set(registry.cards) == {"P05-0??"}
    assert set(registry.cards) <= set(data)


def test_cost_power_colour_kind(data, cards):
    for card in cards:
        row = data[card.number]
        assert (card.number, card.kind, card.cost, card.power, card.colours) == (
            card.number, row["kind"], row["cost"], row["power"], colours(row))


def test_names(data, cards):
    for card in cards:
        row = data[card.number]
        assert (card.number, card.ja, card.zh) == (card.number, row["name_ja"] or "", row["name_zh"] or "")


def test_icon(data, cards):
    for card in cards:
        assert (card.number, card.icon) == (card.number, icon(data[card.number], card))


def test_only_void_bringers_get_an_icon_that_the_data_lack(data, cards):
    assert [card.number for card in cards if card.icon == IGNITION and data[card.number]["icon"] == "none"] == ["B03-061"]


def test_tribe(data, cards):
    for card in cards:
        row = data[card.number]
        expected = [] if row["tribe_zh"] is None else [(row["tribe_ja"] or "", row["tribe_zh"])]
        assert (card.number, [(tribe.ja, tribe.zh) for tribe in card.tribes]) == (card.number, expected)


def test_a_card_has_abilities_exactly_if_it_has_text(data, cards):
    """ZX-24.4: one ability a line; PlayOnlyIf is printed inside the line of the Event it limits. The Japanese text decides."""
    for card in cards:
        text = data[card.number]["text_ja"]
        if text is None:
            text = data[card.number]["text_zh"]
        lines = len(text.splitlines()) + (card.number == "B03-018")
        assert (card.number, len(card.abilities)) == (card.number, lines)


def test_same_text_same_abilities(data, cards):
    """Reprints with the same Japanese text do the same."""
    seen = {}
    for card in cards:
        text = data[card.number]["text_ja"]
        if not text or card.note:
            continue
        first = seen.setdefault((card.kind, text), card)
        assert (card.number, card.abilities) == (card.number, first.abilities)
