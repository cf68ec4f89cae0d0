"""Free deck F02, and reprints with the same abilities."""

from __future__ import annotations

from boards import GIANT, WEAK, check_played, check_power, cost, covers, idle, kill, options, plays, powers
from stubs import ICON, attack, event, hand, power

from zxfast.games.zx.vocabulary import BLACK, Choose, Destroy, theirs
from zxfast.testing import Scenario


@plays(
    ("F02-002", BLACK, 3, 4500), ("F02-003", BLACK, 3, 4500), ("F02-004", BLACK, 4, 6000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("F02-001", 2000), ("F02-005", 5500), ("F02-006", 6000),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("F02-001")
def test_top_card_into_charge_when_it_destroys() -> None:
    s = Scenario()
    card, friend = s.put("F02-001", 4), s.put(GIANT, 0)
    target, other, third = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1), s.put(WEAK, 8, player=1)
    shot, = hand(s, event("shot", Destroy(Choose(1, theirs(cost_max=1)))))
    top, *_ = s.zone(0, "deck", [ICON, 5])
    s.begin()
    kill(s, friend, other)
    s.do("play", shot, third)
    assert idle(s) and s.where(top) == "deck" and s.where(third) == "charge"
    kill(s, card, target)
    assert s.where(top) == "charge" and s.count(0, "charge") == 1


@covers("F02-005", "B01-071")
def test_destroys_cost_3_when_it_destroys_by_battle(number: str) -> None:
    s = Scenario()
    card, friend = s.put(number, 4), s.put(GIANT, 0)
    target, other = s.put(WEAK, 5, player=1), s.put(power(500), 3, player=1)
    low, three = s.put(cost(1), 6, player=1), s.put(cost(3), 8, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 2)
    s.begin()
    kill(s, friend, other)
    assert idle(s)
    kill(s, card, target)
    assert options(s) == {low, three}
    s.do(three)
    assert idle(s) and s.where(three) == "charge" and s.where(low) == "square 6"  # by effect: no further destruction


@covers("F02-005", "B01-071")
def test_not_cost_4_and_not_when_the_target_survives(number: str) -> None:
    s = Scenario()
    card = s.put(number, 4)
    tough, low = s.put(GIANT, 5, player=1), s.put(cost(1), 8, player=1)
    s.begin()
    attack(s, card, tough)
    assert idle(s) and s.where(low) == "square 8"
    s = Scenario()
    card = s.put(number, 4)
    target, four_ = s.put(WEAK, 5, player=1), s.put(cost(4), 8, player=1)
    s.begin()
    kill(s, card, target)
    assert idle(s) and s.where(four_) == "square 8"
