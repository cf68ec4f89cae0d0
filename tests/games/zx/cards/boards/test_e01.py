"""Booster E01."""

from __future__ import annotations

import pytest
from boards import GIANT, WEAK, check_power, covers, idle, named, options, powers, ready
from stubs import ICON, attack, event, hand, power, zx

from zxfast.games.zx.vocabulary import BRAVER, TRASH, Appear, Cards, Choose, Squares
from zxfast.testing import Scenario


@powers(
    ("E01-001", 3500), ("E01-003", 7000), ("E01-004", 8000),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("E01-001", "B04-011")
def test_2000_when_this_or_my_braver_appears(number: str) -> None:
    s = Scenario()
    his = s.put(GIANT, 5, player=1)
    s.put(GIANT, 7, player=1)
    friend = s.put(GIANT, 1)
    braver, plain, call = hand(s, zx("braver", cost=0, tribes=(BRAVER,), power=9000), zx("plain", cost=0),
                               event("call", Appear(Choose(1, Cards(TRASH)), Squares())))
    s.zone(0, "trash", [zx("second braver", tribes=(BRAVER,), power=9000)])
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {his, card}
    s.do(his)
    assert s.damage(his) == 2000
    s.do("play", plain, 0)
    assert idle(s)
    s.do("play", braver, 3)
    assert options(s) == {his, card, braver} | {h for h in s.cards(0, "square") if h.number == "plain"}
    s.do(his)
    assert s.damage(his) == 4000
    s.do("play", call)  # by an effect too
    while not idle(s) and his not in options(s):
        s.do(s.choices()[0])
    s.do(his)
    assert s.damage(his) == 6000 and s.damage(friend) == 0


@covers("E01-001", "B04-011")
def test_not_when_their_braver_appears(number: str) -> None:
    s = Scenario()
    card = s.put(number, 8, player=1)
    braver, = hand(s, zx("braver", cost=0, tribes=(BRAVER,)))
    s.begin().do("play", braver, 4)
    assert idle(s) and s.damage(card) == 0


@covers("E01-003")
def test_throws_an_elephant_for_6000() -> None:
    s = Scenario()
    card = s.put("E01-003", 4)
    his, own = s.put(GIANT, 5, player=1), s.put(GIANT, 3)
    s.put(GIANT, 7, player=1)
    s.put(GIANT, 1)
    elephant, second, other = hand(s, "B01-011", "B03-003", ICON)
    s.begin().do("ability", card)
    assert options(s) == {elephant, second}
    s.do(second)
    assert s.where(second) == "trash" and options(s) == {his, own, card}
    s.do(his)
    assert s.damage(his) == 6000 and s.rebooted(card)
    s.do("ability", card, his)
    assert s.where(elephant) == "trash" and s.damage(his) == 12000 and s.where(other) == "hand" and not s.can("ability", card)


@covers("E01-003")
def test_no_elephant_no_damage() -> None:
    s = Scenario()
    card = s.put("E01-003", 4)
    s.put(GIANT, 5, player=1)
    hand(s, ICON)
    hand(s, named("ガラスエレファント"), player=1)
    s.zone(0, "charge", ["B01-011"])
    s.begin()
    assert not s.can("ability", card)


@pytest.mark.parametrize("answer", [True, False])
@covers("E01-004")
def test_attacked_a_braver_of_charge_hits_the_attacker(answer: bool) -> None:
    s = Scenario()
    card = s.put("E01-004", 5, player=1)
    braver, _ = s.zone(1, "charge", [zx("braver", tribes=(BRAVER,)), ICON])
    s.zone(0, "charge", [zx("braver", tribes=(BRAVER,))])
    attacker = s.put(power(5000), 4)
    bystander = s.put(power(5000), 3)
    s.begin().do("attack", attacker, card)
    assert options(s) == {braver, "pass"} and s.decision is not None and s.decision[1] == 1
    s.do(braver if answer else "pass").finish_battle()
    assert s.where(attacker) == ("charge" if answer else "square 4") and s.where(braver) == ("trash" if answer else "charge")
    assert s.where(card) == "square 5" and s.damage(card) == (0 if answer else 5000) and s.damage(bystander) == 0


@covers("E01-004")
def test_5000_damage_to_a_strong_attacker_once_an_attack() -> None:
    s = Scenario()
    card = s.put("E01-004", 5, player=1)
    braver = zx("braver", tribes=(BRAVER,))
    first, _ = s.zone(1, "charge", [braver, zx("braver 2", tribes=(BRAVER,))])
    attacker = s.put(power(7500), 4)
    s.begin().do("attack", attacker, card, first).finish_battle()
    assert s.damage(attacker) == 5000 and s.count(1, "charge") == 1 and s.damage(card) == 7500


@covers("E01-004")
def test_not_when_it_attacks_or_another_is_attacked() -> None:
    s = Scenario()
    card = s.put("E01-004", 4)
    target = s.put(WEAK, 5, player=1)
    s.zone(0, "charge", [zx("braver", tribes=(BRAVER,))])
    s.begin()
    attack(s, card, target)
    assert s.where(target) == "charge" and s.count(0, "charge") == 1 and idle(s)
    s = Scenario()
    s.put("E01-004", 8, player=1)
    s.zone(1, "charge", [zx("braver", tribes=(BRAVER,))])
    target, attacker = s.put(WEAK, 5, player=1), s.put(GIANT, 4)
    s.begin()
    attack(s, attacker, target)
    assert idle(s) and s.count(1, "charge") == 2
