"""Booster E01."""

from __future__ import annotations

import pytest
from boards import GIANT, WEAK, check_power, cost, covers, idle, named, options, powers, ready
from stubs import ICON, attack, event, hand, power, zx

from zxfast.games.zx.vocabulary import BATTLE_DRESS, BRAVER, DIABOLOS, HOURAI, TRASH, Appear, Cards, Choose, Squares
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


# ---- cards outside the built-in decks -------------------------------------------------------------------------------


@covers("E01-005", "C03-005")
def test_attack_damage_returns_power_5000_or_less(number: str) -> None:
    for strength, square in ((5000, "hand"), (5500, "square 5"), (3000, "charge")):
        s = Scenario()
        card, target = s.put(number, 4), s.put(power(strength), 5, player=1)
        s.begin()
        attack(s, card, target)
        assert s.where(target) == square and idle(s)  # 3000: destroyed before the ability resolves


@pytest.mark.parametrize("whose", [0, 1])
@covers("E01-006")
def test_draws_with_a_battle_dress_in_charge(whose: int) -> None:
    s = Scenario()
    s.zone(whose, "charge", [zx("dress", tribes=(BATTLE_DRESS,))])
    card = ready(s, "E01-006")
    s.begin().do("play", card, 4)
    assert idle(s) and len(s.hand(0)) == (whose == 0)


@pytest.mark.parametrize("way", ["yes", "no", "none"])
@covers("E01-007")
def test_may_return_one_opposing_of_cost_4(way: str) -> None:
    s = Scenario()
    s.zone(0, "charge", [ICON if way == "none" else zx("dress", tribes=(BATTLE_DRESS,))])
    low, four_ = s.put(cost(1), 5, player=1), s.put(cost(4), 8, player=1)
    s.put(cost(5), 6, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    card = ready(s, "E01-007")
    s.begin().do("play", card, 4)
    if way != "none":
        assert options(s) == {low, four_, "pass"}
        s.do(four_ if way == "yes" else "pass")
    assert idle(s) and s.where(four_) == ("hand" if way == "yes" else "square 8")


@covers("E01-011", "P04-008")
def test_opposing_beside_it_lose_1000(number: str) -> None:
    s = Scenario()
    card = s.put(number, 4)
    friend = s.put(GIANT, 1)
    beside, home, diagonal = s.put(GIANT, 5, player=1), s.put(GIANT, 7, player=1), s.put(GIANT, 8, player=1)
    s.begin()
    assert [s.power(h) for h in (beside, home, diagonal, friend)] == [19000, 19000, 20000, 20000] and s.where(card) == "square 4"


@pytest.mark.parametrize("answer", [True, False])
@covers("E01-014", "E01-015")
def test_another_diabolos_may_be_destroyed(number: str, answer: bool) -> None:
    s = Scenario()
    demon = s.put(zx("demon", tribes=(DIABOLOS,)), 1)
    s.put(zx("demon", tribes=(DIABOLOS,)), 7, player=1)
    s.put(GIANT, 0)
    four_, low = s.put(cost(4), 5, player=1), s.put(cost(1), 3)
    s.put(cost(5), 8, player=1)
    a, b = hand(s, ICON, WEAK, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {demon, "pass"}
    s.do(demon if answer else "pass")
    assert s.where(demon) == ("charge" if answer else "square 1")
    if answer and number == "E01-014":
        assert s.decision is not None and s.decision[1] == 1 and options(s) == {a, b}
        s.do(a)
        assert s.where(a) == "trash" and s.where(b) == "hand"
    elif answer:
        assert options(s) == {four_, low}
        s.do(four_)
        assert s.where(four_) == "charge"
    assert idle(s) and s.where(low) == "square 3" and s.where(b) == "hand"


@covers("E01-016")
def test_three_charge_cards_destroy_one() -> None:
    s = Scenario()
    card, own, his = s.put("E01-016", 4), s.put(GIANT, 3), s.put(GIANT, 5, player=1)
    s.put(GIANT, 7, player=1)
    s.zone(0, "charge", 3)
    s.begin().do("ability", card)
    assert s.count(0, "charge") == 0 and options(s) == {card, own, his}
    s.do(his)
    assert s.where(his) == "charge" and not s.can("ability", card)


@covers("E01-018")
def test_other_hourai_gain_1000() -> None:
    s = Scenario()
    hourai = zx("hourai", tribes=(HOURAI,))
    card, friend, plain, his = s.put("E01-018", 4), s.put(hourai, 1), s.put(GIANT, 0), s.put(hourai, 8, player=1)
    s.begin()
    assert [s.power(h) for h in (card, friend, plain, his)] == [6500, 6000, 20000, 5000]


@pytest.mark.parametrize("answer", [True, False])
@covers("E01-019")
def test_a_hourai_of_charge_may_become_a_resource(answer: bool) -> None:
    s = Scenario()
    good, _ = s.zone(0, "charge", [zx("hourai", tribes=(HOURAI,)), ICON])
    s.zone(1, "charge", [zx("hourai", tribes=(HOURAI,))])
    card = ready(s, "E01-019")
    s.begin().do("play", card, 4)
    assert options(s) == {good, "pass"}
    s.do(good if answer else "pass")
    assert s.where(good) == ("resource" if answer else "charge") and (not answer or not s.rebooted(good)) and idle(s)


@covers("E01-020")
def test_my_hourai_destroys_by_battle_and_a_resource_reboots() -> None:
    s = Scenario()
    hourai = zx("hourai", tribes=(HOURAI,), power=9000)
    card, friend, plain = s.put("E01-020", 4), s.put(hourai, 0), s.put(GIANT, 2)
    first, second, third = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1), s.put(WEAK, 7, player=1)
    s.put(WEAK, 8, player=1)
    mine, other = s.zone(0, "resource", [ICON, WEAK], slept=True)
    s.zone(1, "resource", [GIANT], slept=True)
    s.begin()
    attack(s, plain, first)
    assert idle(s) and s.where(first) == "charge"
    attack(s, friend, second)
    assert mine in options(s) and other in options(s) and "pass" not in options(s) and len(options(s)) == 3
    s.do(mine)
    attack(s, card, third)
    s.do(other)
    assert s.rebooted(mine) and s.rebooted(other) and idle(s)
