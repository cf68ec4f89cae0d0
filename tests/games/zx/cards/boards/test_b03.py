"""Booster 3, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    MILL,
    check_played,
    check_power,
    cost,
    covers,
    four,
    idle,
    options,
    plays,
    powers,
    ready,
    seed,
)
from stubs import ICON, event, power, resources

from zxfast.games.zx.vocabulary import BLACK, GREEN, RED
from zxfast.testing import Scenario


@plays(
    ("B03-003", RED, 3, 5000), ("B03-008", RED, 4, 6500), ("B03-086", GREEN, 3, 5000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("B03-004", 4500), ("B03-011", 7500), ("B03-027", 6000), ("B03-050", 6000), ("B03-056", 9000), ("B03-067", 5000),
    ("B03-071", 6500), ("B03-074", 8500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("B03-004")
def test_appears_1000_damage_to_either() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card = ready(s, "B03-004")
    s.begin().do("play", card, 4)
    assert options(s) == {own, his, card}
    s.do(his)
    assert s.damage(his) == 1000 and s.damage(own) == s.damage(card) == 0


@covers("B03-011", "C01-007")
def test_seed_3000_to_one_opposing(number: str) -> None:
    s = Scenario()
    _, _, his, his_home = four(s)
    dead = s.put(power(3000), 8, player=1)
    card = seed(s, number)
    assert options(s) == {his, dead} and s.where(card) == "trash"
    s.do(his)
    assert s.where(dead) == "square 8" and s.damage(his) == 3000 and s.damage(his_home) == 0 and idle(s)


@pytest.mark.parametrize("number", ["B03-011", "B03-050", "B03-071", "B03-067", "B04-047", "B04-070", "F08-004"])
def test_seed_only_from_the_deck(number: str) -> None:
    """Thrown from hand, or destroyed and dropped from Charge, nothing happens."""
    s = Scenario()
    s.put(cost(2), 5, player=1)
    s.put(cost(2), 8, player=1)
    s.put(cost(7), 6, player=1)
    seeds = s.zone(0, "charge", [number] * 3)
    card = s.put("B03-027", 4)
    s.zone(0, "trash", [ICON, cost(1)])
    s.begin().do("ability", card)
    assert idle(s) and sum(s.where(h) == "trash" for h in seeds) == 1


@covers("B03-027")
def test_one_charge_card_mills_two() -> None:
    s = Scenario()
    card = s.put("B03-027", 4)
    a, b = s.zone(0, "charge", [ICON, GIANT])
    first, second, third = s.zone(0, "deck", [ICON, ICON, ICON])
    s.begin().do("ability", card)
    assert options(s) == {a, b}  # any card of the own Charge
    s.do(b)
    assert s.where(b) == "trash" and s.where(a) == "charge" and s.count(0, "trash") == 3 and s.count(0, "deck") == 1
    assert s.where(third) == "deck" and s.where(first) == s.where(second) == "trash"
    s.do("ability", card)  # as often as it can be paid
    assert s.count(0, "charge") == 0 and not s.can("ability", card)


@covers("B03-027")
def test_not_usable_in_charge_and_needs_own_charge() -> None:
    s = Scenario()
    on_square = s.put("B03-027", 4)
    s.zone(1, "charge", [ICON])
    s.begin()
    assert not s.can("ability", on_square)
    s = Scenario()
    in_charge, _ = s.zone(0, "charge", ["B03-027", ICON])
    s.begin()
    assert not s.can("ability", in_charge)


@covers("B03-050")
def test_seed_minus_3000_for_one_opposing() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    dead = s.put(power(3000), 8, player=1)
    seed(s, "B03-050")
    assert options(s) == {his, dead}
    s.do(his)
    assert s.power(his) == 17000 and s.damage(his) == 0
    s.end_turn()
    assert s.power(his) == 20000 and s.where(dead) == "square 8"


@covers("B03-056")
def test_seed_removes_itself_and_three_cards_return() -> None:
    s = Scenario()
    a, b, c, d = s.zone(0, "trash", [ICON, GIANT, event("e"), cost(2)])
    s.zone(1, "trash", [ICON])
    card = seed(s, "B03-056", 5)
    assert s.where(card) == "removed"
    mill = s.cards(0, "trash")[-1]
    assert mill.card == MILL and options(s) == {a, b, c, d, mill, "pass"}
    s.do(a, c, d)
    assert idle(s) and s.where(a) == s.where(c) == s.where(d) == "deck" and s.where(b) == "trash" and s.count(0, "deck") == 8


@covers("B03-056")
def test_seed_up_to_three_may_be_none() -> None:
    s = Scenario()
    a, = s.zone(0, "trash", [ICON])
    card = seed(s, "B03-056", 5)
    s.do("pass")
    assert idle(s) and s.where(card) == "removed" and s.where(a) == "trash" and s.count(0, "deck") == 5


@covers("B03-067", "F08-004")
def test_seed_a_zx_of_cost_3_returns(number: str) -> None:
    s = Scenario()
    three, one, _, _ = s.zone(0, "trash", [cost(3), cost(1), cost(4), event("cheap", cost=1)])
    s.zone(1, "trash", [cost(2)])
    seed(s, number)
    assert options(s) == {three, one}  # the card itself costs 4
    s.do(three)
    assert s.where(three) == "hand" and s.where(one) == "trash"


@covers("B03-071", "C02-015")
def test_seed_destroys_one_opposing_of_cost_3(number: str) -> None:
    s = Scenario()
    low, three = s.put(cost(1), 5, player=1), s.put(cost(3), 8, player=1)
    s.put(cost(4), 6, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    seed(s, number)
    assert options(s) == {low, three}
    s.do(three)
    assert s.where(three) == "charge" and s.where(low) == "square 5"


@covers("B03-074", "F08-005")
def test_seed_black_6_and_it_appears(number: str) -> None:
    s = Scenario()
    s.put(GIANT, 3)
    s.put(GIANT, 5, player=1)
    resources(s, BLACK, 1)
    resources(s, RED, 6)
    card = seed(s, number)
    assert options(s) == {"yes", "no"}
    s.do("yes")
    assert s.awake(0) == 1 and s.where(card) == "trash"
    assert options(s) == {0, 1, 2, 4, 6, 8}  # without Z/X, not the opponent's player square
    s.do(8)
    assert s.where(card) == "square 8" and s.rebooted(card)


@pytest.mark.parametrize(("colour", "n", "asked"), [(BLACK, 6, True), (BLACK, 5, False), (RED, 6, False)])
@covers("B03-074", "F08-005")
def test_seed_black_6_declined_or_not_payable(number: str, colour: str, n: int, asked: bool) -> None:
    s = Scenario()
    resources(s, colour, n)
    card = seed(s, number)
    if asked:
        s.do("no")
    assert idle(s) and s.where(card) == "trash" and s.awake(0) == n
