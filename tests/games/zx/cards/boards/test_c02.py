"""Starter C02, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    WEAK,
    check_played,
    check_power,
    cost,
    covers,
    four,
    idle,
    kill,
    options,
    plays,
    powers,
    ready,
)
from stubs import ICON, hand, power, resources

from zxfast.games.zx.vocabulary import BLACK, BLUE
from zxfast.testing import Scenario


@plays(
    ("C02-004", BLUE, 3, 5000), ("C02-005", BLUE, 3, 5000), ("C02-006", BLUE, 4, 6500), ("C02-009", BLUE, 5, 8000),
    ("C02-013", BLACK, 3, 5000), ("C02-014", BLACK, 4, 6500),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("C02-002", 8500), ("C02-003", 4500), ("C02-007", 7000), ("C02-008", 6500), ("C02-012", 3500), ("C02-015", 6500),
    ("C02-016", 8000),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@pytest.mark.parametrize("player", ["C02-001", "F02-008", "F01-008"])
@covers("C02-002")
def test_two_charge_cards_destroy_an_odd_cost(player: str) -> None:
    s = Scenario()
    s.player_card(0, player)
    card = s.put("C02-002", 4)
    one, seven = s.put(cost(1), 3), s.put(cost(7), 5, player=1)
    s.put(cost(4), 8, player=1)
    s.put(cost(3), 7, player=1)
    s.put(cost(5), 1)
    a, b, *_ = s.zone(0, "charge", [ICON, WEAK, GIANT, GIANT])
    s.zone(1, "charge", [ICON])
    s.begin().do("ability", card)
    assert all(h.owner == 0 for h in options(s))
    s.do(a, b)
    assert s.where(a) == s.where(b) == "trash" and s.count(0, "charge") == 2
    if player != "F01-008":
        assert options(s) == {one, seven}
        s.do(seven)
    assert idle(s) and s.where(seven) == ("square 5" if player == "F01-008" else "charge") and s.rebooted(card)
    assert s.where(one) == "square 3"
    s.do("ability", card)
    if s.decision == (13, 0):
        s.do(s.choices()[0])
    assert s.cards(0, "charge") == ([] if player == "F01-008" else [one])
    assert not s.can("ability", card)


@covers("C02-003", "B01-023")
def test_blue_2_out_of_charge_draws_two_and_returns_one(number: str) -> None:
    s = Scenario()
    card, = s.zone(0, "charge", [number])
    old, = hand(s, ICON)
    hand(s, GIANT, player=1)
    first, second, _ = s.zone(0, "deck", [WEAK, GIANT, cost(1)])
    resources(s, BLUE, 2)
    s.begin().do("ability", card)
    assert s.where(card) == "trash" and options(s) == {old, first, second}
    s.do(first)
    assert s.where(first) == "deck" and len(s.hand(0)) == 2 and s.count(0, "deck") == 2 and s.awake(0) == 0


@covers("C02-007", "B02-031")
def test_one_opposing_may_move_to_a_free_normal_square_beside_it(number: str) -> None:
    for answer in (8, "pass"):
        s = Scenario()
        s.put(GIANT, 3)
        his, blocked = s.put(GIANT, 5, player=1, slept=True, damage=1000), s.put(GIANT, 6, player=1)
        s.put(GIANT, 7, player=1)
        card = ready(s, number)
        s.begin().do("play", card, 4)
        assert options(s) == {his, blocked}
        s.do(his)
        assert options(s) == {2, 8, "pass"}  # 4 is occupied
        s.do(answer)
        assert s.where(his) == f"square {8 if answer == 8 else 5}" and not s.rebooted(his) and s.damage(his) == 1000 and idle(s)


@covers("C02-007", "B02-031")
def test_no_player_square_is_a_normal_square(number: str) -> None:
    s = Scenario()
    his = s.put(GIANT, 4, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 3)
    assert options(s) == {5, "pass"}  # 1 and 7 are player squares, 3 holds the card
    s.do(5)
    assert s.where(his) == "square 5"


@covers("C02-008", "B03-028")
def test_may_return_cost_3_when_it_destroys_by_battle(number: str) -> None:
    for answer in (True, False):
        s = Scenario()
        card = s.put(number, 4)
        target, low, three = s.put(WEAK, 5, player=1), s.put(cost(1), 6, player=1), s.put(cost(3), 8, player=1)
        s.put(cost(4), 3, player=1)
        s.put(cost(1), 7, player=1)
        s.put(cost(2), 0)
        s.begin()
        kill(s, card, target)
        assert options(s) == {low, three, "pass"}
        s.do(three if answer else "pass")
        assert idle(s) and s.where(three) == ("hand" if answer else "square 8") and s.where(low) == "square 6"


@pytest.mark.parametrize("n", [0, 1, 2])
@covers("C02-010", "F07-014", "B02-038")
def test_event_returns_up_to_two_opposing_of_cost_3(number: str, n: int) -> None:
    s = Scenario()
    low, three, two = s.put(cost(1), 6, player=1), s.put(cost(3), 8, player=1), s.put(cost(2), 5, player=1)
    s.put(cost(4), 4, player=1)
    s.put(cost(0), 7, player=1)
    s.put(cost(1), 3)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {low, three, two, "pass"}
    s.do(*[three, two][:n], *["pass"] * (n < 2))
    assert idle(s) and s.count(1, "hand") == n and s.where(low) == "square 6" and s.where(card) == "trash"


@covers("C02-017", "B02-078")
def test_event_destroys_the_opposing_of_highest_power(number: str) -> None:
    s = Scenario()
    s.put(GIANT, 3)
    s.put(GIANT, 7, player=1)
    tie, tie2 = s.put(power(9000), 5, player=1), s.put(power(9000), 6, player=1)
    low = s.put(power(8500), 8, player=1)
    card, again = ready(s, number), ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {tie, tie2}
    s.do(tie)
    assert s.where(tie) == "charge"
    s.do("play", again)
    assert s.where(tie2) == "charge" and s.where(low) == "square 8"


def test_the_own_colour_is_needed_out_of_charge() -> None:
    s = Scenario()
    card, = s.zone(0, "charge", ["C02-003"])
    resources(s, BLACK, 4)
    four(s)
    s.begin()
    assert not s.can("ability", card)
