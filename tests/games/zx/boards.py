"""Helpers of the tests that put real cards on a board: positions with the card, and the record of what is tested."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest
from stubs import attack, event, resources, zx

from zxfast.games.zx.cards import registry
from zxfast.games.zx.vocabulary import BLUE, RED, TRASH, Card, FromDeck
from zxfast.testing import Handle, Scenario

COVERED: set[str] = set()
"""Numbers of the cards whose abilities are tested in the modules imported so far."""

PLAYED: set[str] = set()
"""Numbers of the cards that `check_played` plays."""

Test = Callable[..., None]


def covers(*numbers: str) -> Callable[[Test], Test]:
    """The test is about these cards. A test with an argument `number` runs once for each of them."""

    def mark(test: Test) -> Test:
        COVERED.update(numbers)
        if "number" in inspect.signature(test).parameters:
            return pytest.mark.parametrize("number", numbers)(test)
        return test

    return mark


def values(arguments: str, *rows: tuple[Any, ...]) -> Callable[[Test], Test]:
    """The first value of a row is the number of a card: the test is about that card and gets the row."""

    def mark(test: Test) -> Test:
        COVERED.update(row[0] for row in rows)
        return pytest.mark.parametrize([name.strip() for name in arguments.split(",")], rows, ids=[row[0] for row in rows])(test)

    return mark


def plays(*rows: tuple[str, str, int, int]) -> Callable[[Test], Test]:
    """The test runs `check_played` for these Z/X: number, colour, cost, power as printed."""
    PLAYED.update(row[0] for row in rows)
    return pytest.mark.parametrize(("number", "colour", "cost", "power"), rows, ids=[row[0] for row in rows])


def powers(*rows: tuple[str, int]) -> Callable[[Test], Test]:
    """The test gets these numbers and the power as printed; the abilities have tests of their own."""
    return pytest.mark.parametrize(("number", "power"), rows, ids=[row[0] for row in rows])


# ---- stubs ----------------------------------------------------------------------------------------------------------

GIANT = zx("giant", cost=9, power=20000)
WEAK = zx("weak", cost=1, power=500)
MILL = event("mill", FromDeck(1, TRASH))


def cost(n: int) -> Card:
    """A Z/X of that cost; the power grows with it."""
    return zx(f"cost {n}", cost=n, power=19000 + 100 * n)


def named(name: str, **fields: Any) -> Card:
    """A Z/X with that name."""
    return zx(f"named {name}", name=name, **fields)


# ---- positions ------------------------------------------------------------------------------------------------------


def ready(s: Scenario, number: str, player: int = 0, *, less: int = 0) -> Handle:
    """The card in hand, and exactly as many rebooted resources of its colour as it costs (or fewer)."""
    card = registry[number]
    resources(s, card.colours[0], (card.cost or 0) - less, player)
    return s.zone(player, "hand", [number])[0]


def four(s: Scenario, card: Card = GIANT) -> tuple[Handle, Handle, Handle, Handle]:
    """One Z/X each: mine on a normal square (3), mine on my player square, theirs on a normal square (5), on theirs."""
    return s.put(card, 3), s.put(card, 1), s.put(card, 5, player=1), s.put(card, 7, player=1)


def seed(s: Scenario, number: str, n: int = 5) -> Handle:
    """The game starts, and the card goes from the top of player 0's Deck (n other cards) to Trash."""
    card = s.zone(0, "deck", [number, n])[0]
    mill = s.zone(0, "hand", [MILL])[0]
    s.begin().do("play", mill)
    return card


def options(s: Scenario) -> set[Any]:
    """What can be answered to the open decision."""
    return set(s.choices())


def idle(s: Scenario) -> bool:
    """Whether the turn player is asked in the main phase: no ability is left."""
    return s.decision is not None and s.decision[0] == 5 and not s.waiting


def kill(s: Scenario, attacker: Handle, target: Handle) -> Scenario:
    """An attack in which nobody plays anything; the target is destroyed."""
    attack(s, attacker, target)
    assert s.where(target) in ("charge", "trash")
    return s


def from_life(number: str, own: int, other: int, *, board: Callable[[Scenario], Any] = lambda s: None) -> tuple[Scenario, Handle]:
    """Player 1, who has `own` Life, is hit by player 0 (Life `other`); the life card is this one and is played on square 8."""
    s = Scenario()
    card, *_ = s.zone(1, "life", [number, own - 1] if own > 1 else [number])
    s.zone(0, "life", other)
    board(s)
    s.begin(pending=(0, 1))
    if own > 1:
        s.do(card)
    s.do("play", 8)
    return s, card


# ---- checks ---------------------------------------------------------------------------------------------------------


def check_played(number: str, colour: str, cost: int, power: int) -> None:
    """Played from hand for exactly its cost, one resource of its colour among the paid; no ability triggers."""
    other = RED if colour != RED else BLUE
    for right, wrong, legal in ((1, cost - 1, True), (0, cost, False), (cost - 1, 0, False)):
        s = Scenario()
        resources(s, colour, right)
        resources(s, other, wrong)
        card, = s.zone(0, "hand", [number])
        s.begin()
        assert s.can("play", card) == legal
    s = Scenario()
    resources(s, colour, 1)
    resources(s, other, cost - 1)
    card, = s.zone(0, "hand", [number])
    s.begin().do("play", card, 5)
    assert s.where(card) == "square 5" and s.rebooted(card) and s.awake(0) == 0
    assert (s.power(card), s.cost(card), s.damage(card)) == (power, cost, 0)
    assert idle(s) and (s.life(0), s.life(1)) == (4, 4)


def check_power(number: str, power: int) -> None:
    """The power as printed, as long as no condition of an ability holds."""
    s = Scenario()
    card = s.put(number, 5)
    s.begin()
    assert s.power(card) == power
