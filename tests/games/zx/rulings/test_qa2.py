"""Official card questions and answers, booster 2. The cards of that booster are stubs with the ability the ruling describes."""

from __future__ import annotations

import pytest
from stubs import KNIGHT, PLAIN, WITCH, attack, auto, event, give, power, resources, zx

from zxfast.games.zx.vocabulary import (
    BATTLE,
    BRAVER,
    CHARGE,
    COLOURLESS,
    HAND,
    IGNITION,
    IGNITION_PHASE,
    IT,
    MINE,
    NORMAL,
    RED,
    RESOURCE,
    THEIRS,
    THIS,
    TRASH,
    Always,
    Appear,
    Appears,
    Attacks,
    Cards,
    Choose,
    DamageBonus,
    Deal,
    DealsNoDamage,
    Destroy,
    Draw,
    EventPlayed,
    Filter,
    Gains,
    GetsPower,
    If,
    IsAttacked,
    OpponentPays,
    Pay,
    Power,
    Put,
    PutCards,
    Sleep,
    SleepThis,
    Squares,
    Subject,
    TrashThis,
    any_zx,
    appears,
    mine,
    startup,
    theirs,
    there_is,
    up_to,
)
from zxfast.testing import Scenario

RANMARU = "F07-001"  # the free printing with the trigger of B02-001
SPEAR = zx("B02-062 stub", auto(Appears(phase=IGNITION_PHASE), Destroy(Choose(1, theirs(NORMAL)))), icon=IGNITION)
COMMANDER = zx("B02-035 stub", auto(EventPlayed(), Draw()))
SHUTDOWN = event("B02-037 stub", Put(Choose(1, any_zx()), HAND))
LULL = event("B02-059 stub", Sleep(Choose(1, any_zx())))


@pytest.mark.parametrize(("card", "name"), [(RANMARU, "qa2_01"), (SPEAR, "qa2_18")])
def test_qa2_01_and_qa2_18_appearing_from_life_is_not_in_the_ignition_phase(card: object, name: str) -> None:
    s = Scenario()
    a = s.put(power(3000), square=4)
    life = s.zone(1, "life", [card, PLAIN])
    s.begin()
    attack(s, a)
    s.do(life[0], "play", 8)
    assert s.where(life[0]) == "square 8" and s.where(a) == "square 4" and s.damage(a) == 0, name
    s = Scenario()
    a = s.put(power(3000), square=4, player=1)
    paid, = s.zone(0, "charge", [PLAIN])
    s.zone(0, "deck", [card, 5])
    s.begin(phase="ignition").do(paid, "play", 8)
    assert s.where(a) == "charge", name


def test_qa2_02_a_bonus_already_given_stays() -> None:
    bird = zx("B02-006 stub", auto(Attacks(), If(there_is(mine(name="B02-003 stub")), (Power(2000, THIS),))))
    s = Scenario()
    wolf = s.put(zx("B02-003 stub"), square=0)
    a, b = s.put(bird, square=3), s.put(power(20000), square=6, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, any_zx(name="B02-003 stub")))), 1)
    s.begin().do("attack", a, b, "play", kill)
    assert s.where(wolf) == "charge" and s.damage(b) == 7000


FORGE = zx("B02-010 stub", Always(Gains(startup(SleepThis(), Deal(3000, Choose(1, any_zx(NORMAL)))), mine(tribe=KNIGHT))),
           tribes=(KNIGHT,))


def test_qa2_03_the_grant_includes_the_granting_card() -> None:
    s = Scenario()
    forge = s.put(FORGE, square=1)
    b = s.put(power(9000), square=6, player=1)
    s.begin().do("granted", forge)
    assert s.damage(b) == 3000 and not s.rebooted(forge)


def test_qa2_04_two_grants_are_two_abilities() -> None:
    s = Scenario()
    s.put(FORGE, square=1)
    s.put(FORGE, square=0)
    m = s.put(zx("m", tribes=(KNIGHT,)), square=2)
    b = s.put(power(9000), square=6, player=1)
    s.begin()
    assert s.can(("granted", m, 0)) and s.can(("granted", m, 1)) and not s.can(("granted", m, 2))
    s.do(("granted", m, 0), b)
    assert s.damage(b) == 3000
    assert not s.can(("granted", m, 1))


HORSE = zx("B02-012 stub", Always(DamageBonus(4000, Filter(name_has=("関羽", "呂布")))))


def test_qa2_05_the_bonus_covers_attacks_and_abilities() -> None:
    """E01-004: attack 12000, its trigger 9000; P02-001: attack 11500."""
    s = Scenario()
    s.put(HORSE, square=0)
    guan_yu, lu_bu = s.put("E01-004", square=3), s.put("P02-001", square=5)
    b = s.put(power(20000), square=4, player=1)
    c = s.put(power(19000), square=8, player=1)
    s.begin()
    attack(s, guan_yu, b)
    assert s.damage(b) == 12000
    attack(s, lu_bu, c)
    assert s.damage(c) == 11500
    s = Scenario()
    s.put(HORSE, square=0)
    guan_yu = s.put("E01-004", square=3)
    s.zone(0, "charge", [zx("braver", tribes=(BRAVER,))])
    b = s.put(power(20000), square=4, player=1)
    s.begin(player=1).do("attack", b, guan_yu)
    assert s.decision == (13, 0)
    s.do(s.choices()[0])
    assert s.damage(b) == 9000


@pytest.mark.parametrize("zone", ["resource", "trash", "hand"])
def test_qa2_06_the_additional_cost_may_be_paid_wherever_it_comes_from(zone: str) -> None:
    apollo = zx("B02-014 stub", appears(Pay(RED, 5, (Destroy(Choose(1, theirs(NORMAL))),))))
    s = Scenario()
    card, = s.zone(0, zone, [apollo])
    resources(s, "red", 5)
    b = s.put(PLAIN, square=6, player=1)
    call = give(s, event("call", Appear(Choose(1, Cards(zone, filter=Filter(name="B02-014 stub"))), Squares(NORMAL))))
    s.begin().do("play", call, 4)
    assert s.where(card) == "square 4" and s.decision == (12, 0)
    s.do("yes")
    assert s.where(b) == "charge" and s.awake(0) <= 1


def test_qa2_09_triggers_wait_until_the_event_has_finished() -> None:
    s = Scenario()
    s.put(COMMANDER, square=0)
    ev = give(s, "B01-037")
    resources(s, "blue", 1)
    s.zone(0, "deck", [zx("a"), zx("b"), zx("c"), 5])
    s.begin().do("play", ev)
    assert s.decision == (13, 0) and s.count(0, "hand") == 2
    s.do(s.choices()[0])
    assert s.count(0, "hand") == 1  # two drawn, two put back, then one drawn


def test_qa2_10_the_trigger_resolves_although_its_source_is_in_hand() -> None:
    s = Scenario()
    commander = s.put(COMMANDER, square=0)
    ev = give(s, SHUTDOWN)
    s.begin().do("play", ev)
    assert s.where(commander) == "hand" and s.count(0, "hand") == 2


def test_qa2_11_a_vanished_target_means_no_damage() -> None:
    s = Scenario()
    a, b = s.put(PLAIN, square=4), s.put(PLAIN, square=7, player=1)
    ev = give(s, SHUTDOWN, 1)
    s.begin().do("attack", a, b, "play", ev, b)
    assert s.where(b) == "hand" and s.life(1) == 4 and s.pending == (0, 0) and not s.in_battle


def test_qa2_13_only_attacker_and_target_are_in_battle() -> None:
    s = Scenario()
    a, b, c = s.put(PLAIN, square=3), s.put(power(20000), square=6, player=1), s.put(PLAIN, square=1)
    d = s.put(power(4000), square=0)
    first = give(s, "B02-040")
    second = give(s, "B02-040")
    resources(s, "blue", 6)
    s.begin().do("attack", a, b, "play", first)
    assert s.choices() == [d, c]
    s.do(c, 5).finish_battle()
    assert s.where(c) == "square 5"
    s.do("play", second)
    assert a in s.choices()


def test_qa2_14_identical_taxes_are_demanded_once_per_copy() -> None:
    toll = zx("B02-051 stub", auto(IsAttacked(Subject(False, MINE)),
                                   OpponentPays(COLOURLESS, 1, (DealsNoDamage(IT, BATTLE),))), power=9000)
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(toll, square=6, player=1)
    s.put(toll, square=8, player=1)
    resources(s, "green", 3)
    s.begin().do("attack", a, b, ("wait", 0))
    assert s.decision == (28, 0)
    s.do("yes")
    assert s.decision == (28, 0)
    s.do("yes")
    assert s.awake(0) == 1 and s.damage(b) == 5000


def test_qa2_15_slept_resources_may_be_chosen_to_sleep() -> None:
    market = event("B02-057 stub", Sleep(up_to(3, Cards(RESOURCE, THEIRS))))
    s = Scenario()
    ev = give(s, market)
    down = s.zone(1, "resource", [zx("d1"), zx("d2")], slept=True)
    up, = s.zone(1, "resource", [zx("u")])
    s.begin().do("play", ev, down[0], down[1], up)
    assert s.awake(1) == 0


def test_qa2_16_a_slept_zx_may_be_chosen_to_sleep() -> None:
    s = Scenario()
    ev = give(s, LULL)
    b, c = s.put(PLAIN, square=6, player=1, slept=True), s.put(PLAIN, square=8, player=1)
    s.begin().do("play", ev, b)
    assert not s.rebooted(b) and s.rebooted(c)


def test_qa2_17_sleeping_the_attacker_does_not_stop_it() -> None:
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    ev = give(s, LULL, 1)
    s.begin().do("attack", a, b, "play", ev, a)
    assert s.damage(b) == 5000


def test_qa2_19_a_card_paid_as_cost_may_be_returned() -> None:
    ultio = zx("B02-066 stub", startup((TrashThis(), PutCards(1, Cards(CHARGE))), Put(Choose(1, Cards(TRASH)), HAND),
                                        zone=CHARGE))
    s = Scenario()
    card, other = s.zone(0, "charge", [ultio, PLAIN])
    s.begin().do("ability", card)
    assert s.decision == (13, 0) and set(s.choices()) == {card, other}
    s.do(card)
    assert s.where(card) == "hand" and s.where(other) == "trash"


def test_qa2_21_ties_for_the_highest_power() -> None:
    s = Scenario()
    ev = give(s, event("B02-078 stub", Destroy(Choose(1, theirs(NORMAL, highest_power=True)))))
    tied = [s.put(power(7000), square=q, player=1) for q in (6, 8)]
    weak = s.put(PLAIN, square=4, player=1)
    s.begin().do("play", ev)
    assert s.decision == (13, 0) and s.choices() == tied
    s.do(tied[1])
    assert s.where(tied[1]) == "charge" and s.where(tied[0]) == "square 6" and s.where(weak) == "square 4"


@pytest.mark.parametrize(("name", "tribe"), [("qa2_22", KNIGHT), ("qa2_24", WITCH)])
def test_qa2_22_and_qa2_24_a_continuous_ability_applies_to_its_source(name: str, tribe: object) -> None:
    s = Scenario()
    a = s.put(zx(name, Always(GetsPower(1000, mine(tribe=tribe))), tribes=(tribe,)), square=4)  # type: ignore[arg-type]
    s.begin()
    assert s.power(a) == 6000
