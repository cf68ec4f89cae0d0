"""Decks for the tests of players: the built-in ones, and decks of cards drawn from everything that is defined."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from zxfast.games.zx import decks as built_in
from zxfast.games.zx import engine
from zxfast.games.zx.cards import load_all
from zxfast.games.zx.compiler import CompileError, Program
from zxfast.games.zx.vocabulary import (
    CHARGE,
    DECK_BOTTOM,
    DECK_TOP,
    EVENT,
    GREEN,
    HAND,
    IGNITION,
    LIFE,
    OPPONENT,
    RED,
    RESOURCE,
    START_CARD,
    TRASH,
    VOID_BRINGER,
    ZX,
    Always,
    Appear,
    Auto,
    Card,
    Choose,
    Deal,
    Destroy,
    Draw,
    FromDeck,
    IsDestroyed,
    Look,
    May,
    Modes,
    Move,
    OnPlay,
    OpponentPays,
    Power,
    Put,
    PutBack,
    Squares,
    Startup,
    WhenDestroyedPut,
    appears,
    charge,
    colourless,
    hand,
    if_did,
    looked,
    may_choose,
    mine,
    pay,
    theirs,
    trash,
    up_to,
)

NAMES = sorted(built_in.names())


class StrangeDeck(NamedTuple):
    """50 cards without regard to deck rules."""

    cards: tuple[Card, ...]
    player: Card


def strange_deck(chance: random.Random) -> StrangeDeck:
    """Ten to 25 different cards of any set and colour, and any Player card."""
    every = sorted(load_all().cards.values(), key=lambda card: card.number)
    players = [card for card in every if card.kind == "player"]
    others = chance.sample([card for card in every if card.kind != "player"], chance.randint(10, 25))
    cards = (others * 5)[:50]
    return StrangeDeck(tuple(sorted(cards, key=lambda card: card.number)), chance.choice(players))


def asking_deck() -> StrangeDeck:
    """Small cards that ask every kind of question."""
    texts = [
        (Deal(3000, up_to(3, theirs()), split=True),),
        (Look(4), Put(up_to(1, looked()), HAND), PutBack(DECK_TOP)),
        (Look(3, revealed=True), PutBack(DECK_BOTTOM)),
        (Modes(2, ((Draw(1),), (Destroy(Choose(1, theirs())),), (Power(3000, Choose(1, mine())),))),),
        (OpponentPays(RED, 1, (Destroy(Choose(1, theirs())),)),),
        (Put(Choose(1, hand("theirs"), by=OPPONENT), CHARGE),),
        (Appear(up_to(9, trash(kind=ZX)), Squares()),),
        (Put(Choose(1, hand()), LIFE, shown=True), Put(Choose(1, trash()), LIFE)),
        (Draw(3, up_to=True), FromDeck(3, TRASH, up_to=True)),
        (May((Move(Choose(1, mine()), Squares(), may=True), Destroy(Choose(1, mine())))),),
        (Put(may_choose(2, hand()), TRASH), if_did(pay(GREEN, 1, Put(up_to(2, charge("either")), RESOURCE)))),
    ]
    events = [Card(f"T-{k:03}", EVENT, f"event {k}", "", (GREEN if k % 2 else RED,), 1, None, (), IGNITION if k % 3 else None,
                   (OnPlay(effects),)) for k, effects in enumerate(texts)]
    twice = (Always(WhenDestroyedPut(RESOURCE)), Always(WhenDestroyedPut(HAND)))
    units = [Card(f"U-{k:03}", ZX, f"unit {k}", "", (GREEN if k % 2 else RED,), 1 + k % 4, 2000 + 1000 * (k % 5), (),
                  IGNITION if k % 2 else None, abilities)
             for k, abilities in enumerate([twice, (VOID_BRINGER,), (START_CARD,),
                                            (appears(Draw()), Auto(IsDestroyed(), (Draw(),))),
                                            (Startup((colourless(1),), (Power(-2000, Choose(1, theirs())),)),), twice])]
    return StrangeDeck(tuple(events * 2 + units * 5)[:50], Card("P-000", "player", "player"))


@pytest.fixture(scope="session")
def asking_pairs():
    """The deck that asks everything, against itself and one built-in deck."""
    from zxfast.decks import load

    return [(asking_deck(), other) for other in (asking_deck(), load("redgreen_resourcelink_b04"))]


@pytest.fixture(scope="session")
def asking_tables(asking_pairs):
    """Their match tables."""
    return [engine.Table(Program(pair)) for pair in asking_pairs] * 6


@pytest.fixture(scope="session")
def strange_tables():
    """Match tables of strange decks."""
    chance = random.Random(20)
    tables = []
    while len(tables) < 40:
        try:
            tables.append(engine.Table(Program((strange_deck(chance), strange_deck(chance)))))
        except (CompileError, ValueError):  # more colours or abilities than a match holds
            continue
    return tables


@pytest.fixture(scope="session")
def tables():
    """Match tables of the built-in decks, each against the next and itself."""
    from zxfast.decks import load

    decks = [load(name) for name in NAMES]
    pairs = [(a, b) for k, a in enumerate(decks) for b in (a, decks[(k + 1) % len(decks)])]
    return [engine.Table(Program(pair)) for pair in pairs]
