"""Free deck F07."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    WEAK,
    check_played,
    check_power,
    covers,
    idle,
    kill,
    named,
    options,
    plays,
    powers,
    ready,
)
from stubs import ICON, attack, event, hand, power, resources, zx

from zxfast.games.zx.vocabulary import BLUE, RED, Choose, Deal, any_zx, appears, theirs
from zxfast.testing import Scenario


@plays(
    ("F07-002", RED, 3, 5000), ("F07-004", RED, 3, 5000), ("F07-006", RED, 5, 7500), ("F07-008", BLUE, 2, 3500),
    ("F07-009", BLUE, 3, 4500), ("F07-010", BLUE, 3, 4500), ("F07-011", BLUE, 4, 6500), ("F07-013", BLUE, 6, 9000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("F07-001", 2000), ("F07-003", 4500), ("F07-005", 7000), ("F07-012", 5500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("F07-001")
def test_ranmaru_4000_in_the_ignition_phase() -> None:
    s = Scenario()
    paid, = s.zone(0, "charge", [WEAK])
    card, *_ = s.zone(0, "deck", ["F07-001", 5])
    his, dead = s.put(GIANT, 5, player=1), s.put(power(4000), 8, player=1)
    s.put(GIANT, 7, player=1)
    s.put(GIANT, 3)
    s.begin(phase="ignition").do(paid, "play", 4)
    assert s.where(card) == "square 4" and options(s) == {his, dead}
    s.do(his)
    assert s.damage(his) == 4000 and s.where(dead) == "square 8" and s.damage(dead) == 0


@pytest.mark.parametrize(("n", "expected"), [(6, 6500), (0, 6500), (7, 4500)])
@covers("F07-003")
def test_hawk_2000_with_six_resources_or_fewer(n: int, expected: int) -> None:
    s = Scenario()
    card = s.put("F07-003", 4)
    target = s.put(power(6500), 5, player=1)
    resources(s, RED, n)
    resources(s, RED, 9, 1)
    s.begin()
    attack(s, card, target)
    assert s.power(card) == expected and (s.where(target) == "charge") == (expected == 6500)
    s.end_turn()
    assert s.power(card) == 4500


@pytest.mark.parametrize("name", ["関聖帝君 関羽雲長", "飛将 呂布奉先", "劉備玄徳"])
@covers("F07-005")
def test_red_hare_3000_more_by_guan_yu_and_lu_bu(name: str) -> None:
    right = "劉備" not in name
    s = Scenario()
    horse = s.put("F07-005", 0)
    rider = s.put(named(name, power=5000, cost=2), 4)
    target = s.put(power(8000), 5, player=1)
    s.begin()
    assert s.power(rider) == 5000 and s.power(horse) == 7000
    attack(s, rider, target)
    assert s.where(target) == ("charge" if right else "square 5")
    assert right or s.damage(target) == 5000


@covers("F07-005")
def test_red_hare_abilities_count_own_zx_and_players_do_not() -> None:
    s = Scenario()
    s.put("F07-005", 0)
    rider = named("呂布", cost=0)
    strike = zx("strike", appears(Deal(1000, Choose(1, any_zx(cost_min=9)))), cost=0, name="呂布の一撃")
    card, = hand(s, strike)
    own, his = s.put(GIANT, 3), s.put(GIANT, 5, player=1)
    attacker = s.put(rider, 4)
    s.begin().do("play", card, 2)
    s.do(own)
    assert s.damage(own) == 1000  # only to opposing Z/X
    attack(s, attacker, "player")
    s.do(s.choices()[0])
    assert s.life(1) == 3 and s.damage(his) == 0
    s = Scenario()
    s.put("F07-005", 0)
    card, shot = hand(s, strike, event("呂布 event", Deal(1000, Choose(1, theirs()))))
    his = s.put(GIANT, 5, player=1)
    s.begin().do("play", card, 2)
    assert s.damage(his) == 4000
    s.do("play", shot)
    assert s.damage(his) == 5000  # an Event is no Z/X


@covers("F07-005")
def test_red_hare_not_for_their_zx() -> None:
    s = Scenario()
    s.put("F07-005", 8, player=1)
    rider, target = s.put(named("呂布", power=5000), 4), s.put(power(8000), 5, player=1)
    s.begin()
    attack(s, rider, target)
    assert s.damage(target) == 5000


@covers("F07-007")
def test_critical_strike_needs_damage() -> None:
    s = Scenario()
    own, his = s.put(GIANT, 3, damage=1), s.put(GIANT, 5, player=1, damage=4000)
    s.put(GIANT, 8, player=1)
    s.put(GIANT, 7, player=1, damage=1000)
    card = ready(s, "F07-007")
    s.begin().do("play", card)
    assert options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == 9000 and s.damage(own) == 1


@covers("F07-012", "B02-030", "C03-008")
def test_atria_draws_then_discards(number: str) -> None:
    s = Scenario()
    card, friend = s.put(number, 4), s.put(GIANT, 0)
    target, other = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1)
    old, = hand(s, ICON)
    hand(s, GIANT, player=1)
    top, *_ = s.zone(0, "deck", [WEAK, 5])
    s.begin()
    kill(s, friend, other)
    assert idle(s) and len(s.hand(0)) == 1
    kill(s, card, target)
    assert options(s) == {old, top}
    s.do(old)
    assert s.where(old) == "trash" and s.where(top) == "hand" and idle(s)
