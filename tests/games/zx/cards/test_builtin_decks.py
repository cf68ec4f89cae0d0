"""The built-in decks keep the rules of deck construction (ZX-3) and equal the shared lists."""

from __future__ import annotations

import csv
from collections import Counter

import pytest

from zxfast.games.zx import decks
from zxfast.games.zx.vocabulary import IGNITION, LifeRecovery, StartCard, VoidBringer

NAMES = [
    "b01_mono_black", "b01_mono_blue", "b01_mono_green", "b01_mono_red", "blackblue_evolseed_b04", "c01_white_red_asuka",
    "c02_black_blue_ayase", "c04_green_red_chitose", "f01f02_red_black_free", "f05f01_blue_red_free", "f07_red_blue_free",
    "f08_black_green_free", "f10_white_green_free", "redblack_hannibal_2013", "redgreen_resourcelink_b04",
    "white_black_evolseed_b04",
]
COMPLETE = [name for name in NAMES if name != "f10_white_green_free"]


def entries(name):
    """(copies, number) of the main deck in order, and the number of the player card."""
    main, player = [], None
    for line in decks.read(name).splitlines():
        if line.startswith("#"):
            continue
        word, number = line.split()
        if word == "player":
            assert player is None
            player = number
        else:
            main.append((int(word), number))
    return main, player


def test_names():
    assert decks.names() == NAMES


def test_unknown_name():
    with pytest.raises(KeyError, match="no built-in deck 'x'; there are: b01_mono_black"):
        decks.read("x")


@pytest.mark.parametrize("name", NAMES)
def test_every_deck_says_where_it_comes_from(name):
    first = decks.read(name).splitlines()[0]
    assert first.startswith("# built ")


@pytest.mark.parametrize("name", NAMES)
def test_equal_to_the_shared_list(name, shared_decks):
    with (shared_decks / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    main, player = entries(name)
    assert main == [(int(row["count"]), row["number"]) for row in rows[:-1]]
    assert player == rows[-1]["number"]


@pytest.mark.parametrize("name", NAMES)
def test_every_card_is_defined(name, registry):
    main, player = entries(name)
    assert [number for _, number in main if number not in registry] == []
    assert registry[player].kind == "player"


@pytest.mark.parametrize("name", COMPLETE)
def test_complete_decks(name, registry):
    main, player = entries(name)
    assert all(number in registry and not registry[number].note for number in [player, *(number for _, number in main)])


@pytest.mark.parametrize("name", NAMES)
def test_deck_construction(name, registry):
    """ZX-3: 50 cards, 20 with the ignition icon, at most 4 copies by name, 4 Life Recovery, 4 Void Bringer."""
    main, _ = entries(name)
    assert sum(copies for copies, _ in main) == 50
    assert len({number for _, number in main}) == len(main)
    copies_by_name = Counter()
    icons = recovery = bringer = start = 0
    for copies, number in main:
        card = registry[number]
        assert card.kind in ("zx", "event")
        copies_by_name[card.name] += copies
        kinds = {type(ability) for ability in card.abilities}
        icons += copies * (card.icon == IGNITION)
        recovery += copies * (LifeRecovery in kinds)
        bringer += copies * (VoidBringer in kinds)
        start += copies * (StartCard in kinds)
    assert icons == 20
    assert max(copies_by_name.values()) <= 4
    assert recovery <= 4
    assert bringer <= 4
    assert start >= 1
