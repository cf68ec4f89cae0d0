"""Stub cards and a legal deck of them; the built-in deck that the file tests write in other forms."""

import dataclasses

import pytest

from zxfast.decks import Deck, load
from zxfast.games.zx.vocabulary.card import Card
from zxfast.games.zx.vocabulary.nodes import IGNITION, ZX


def stub(number, icon=None, abilities=(), kind=ZX, name=None):
    return Card(
        number, kind, name or f"card {number}", colours=("red",), cost=3, power=5000, icon=icon, abilities=tuple(abilities)
    )


def stub_deck(**changes):
    """A legal deck: 5 x 4 cards with the icon, 7 x 4 and 1 x 2 without."""
    icons = [card for k in range(5) for card in [stub(f"X01-{k:03}", IGNITION)] * 4]
    rest = [card for k in range(5, 12) for card in [stub(f"X01-{k:03}")] * 4] + [stub("X01-012")] * 2
    return dataclasses.replace(Deck("stub", tuple(icons + rest)), **changes)


@pytest.fixture
def legal():
    return stub_deck()


@pytest.fixture(scope="session")
def asuka():
    return load("c01_white_red_asuka")


@pytest.fixture
def card():
    return stub
