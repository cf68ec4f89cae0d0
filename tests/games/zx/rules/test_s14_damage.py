"""Section 14 of the rules: damage, destruction, life."""

from __future__ import annotations

import pytest
from stubs import PLAIN, attack, auto, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    BLUE,
    CHARGE,
    DECK,
    HAND,
    REMOVED,
    RESOURCE,
    TRASH,
    All,
    Always,
    Cards,
    Choose,
    DamageBonus,
    Deal,
    DealPlayer,
    DealsAttackDamage,
    Destroy,
    Draw,
    Filter,
    IfDid,
    IgnoresDamage,
    IsDestroyed,
    LifeDecreases,
    PlayerIgnoresDamage,
    Power,
    Put,
    Recover,
    mine,
    theirs,
)
from zxfast.testing import Scenario


def test_damage_accumulates_and_is_reset_in_the_end_phase_zx_14_1() -> None:
    """ZX-14.1, ZX-7.25, ZX-2.12: 2000 and 2000 of 5000; next turn it is gone; three times in one turn kills."""
    s = Scenario()
    b = s.put(PLAIN, square=4, player=1)
    a = [s.put(power(2000), square=q) for q in (1, 3, 5)]
    s.begin()
    attack(s, a[0], b)
    attack(s, a[1], b)
    assert s.damage(b) == 4000 and s.power(b) == 5000
    s.end_turn().until("main", 0)
    assert s.damage(b) == 0
    for attacker in a:
        attack(s, attacker, b)
    assert s.where(b) == "charge"


def test_damage_is_gone_when_it_leaves_the_squares_zx_14_1() -> None:
    """ZX-14.1, ZX-4.5."""
    s = Scenario()
    a = s.put(zx("free", cost=0), square=4, damage=3000)
    back = give(s, event("back", Put(Choose(1, mine()), HAND)))
    s.begin().do("play", back, "play", a, 4)
    assert s.damage(a) == 0


@pytest.mark.parametrize(("damage", "bonus", "taken"), [
    (5000, 0, 0), (5000, 1000, 6000), (8000, 0, 8000), (4500, 500, 0), (5500, 0, 5500)])
def test_damage_threshold_zx_14_3_trap_66(damage: int, bonus: int, taken: int) -> None:
    """ZX-14.3, ZX-13.23, TRAP-66: after increases; a larger damage counts in full; for effects and attacks."""
    for way in ("effect", "attack"):
        s = Scenario()
        if bonus:
            s.put(zx("sharp", Always(DamageBonus(bonus, Filter(), events=True))), square=0)
        wall = s.put(zx("wall", Always(IgnoresDamage(5000)), power=9500), square=4, player=1)
        a = s.put(power(damage), square=3)
        ev = give(s, event("bolt", Deal(damage, Choose(1, theirs()))))
        s.begin()
        if way == "effect":
            s.do("play", ev)
        else:
            attack(s, a, wall)
        assert s.damage(wall) == taken


def test_power_reduction_is_not_damage_zx_14_3_trap_66() -> None:
    """ZX-14.3, TRAP-66."""
    s = Scenario()
    wall = s.put(zx("wall", Always(IgnoresDamage(5000)), power=4000), square=4, player=1)
    ev = give(s, event("drain", Power(-4000, Choose(1, theirs()))))
    s.begin().do("play", ev)
    assert s.where(wall) == "charge"


def test_a_bonus_needs_damage_zx_14_4_14_5() -> None:
    """ZX-14.4, ZX-14.5: damage 0 is no damage: no bonus, no trigger."""
    s = Scenario()
    s.put(zx("sharp", Always(DamageBonus(1000, Filter(), events=True))), square=0)
    a = s.put(zx("weak", auto(DealsAttackDamage(), Draw()), power=500), square=3)
    b = s.put(power(9000), square=6, player=1)
    null = give(s, event("null", Deal(0, Choose(1, theirs()))))
    fade = give(s, event("fade", Power(-500, Choose(1, mine(name="weak"))), Power(500, Choose(1, mine(name="weak")))))
    s.begin().do("play", null)
    assert s.damage(b) == 0
    s.do("attack", a, b, "play", fade)
    assert s.damage(b) == 1500 and s.count(0, "hand") == 1


def test_ignored_damage_triggers_nothing_zx_14_5() -> None:
    """ZX-14.3, ZX-14.5: "attacks and deals damage" needs damage that is taken."""
    s = Scenario()
    a = s.put(zx("a", auto(DealsAttackDamage(), Draw())), square=3)
    wall = s.put(zx("wall", Always(IgnoresDamage(5000)), power=9500), square=6, player=1)
    s.begin()
    attack(s, a, wall)
    assert s.damage(wall) == 0 and s.count(0, "hand") == 0


@pytest.mark.parametrize("zone", [HAND, DECK, RESOURCE, TRASH, REMOVED, CHARGE])
def test_other_ways_of_leaving_are_not_destruction_zx_14_6_15_7(zone: str) -> None:
    """ZX-14.6, ZX-15.7: not even a move to Charge; destroyed ones go to the owner's Charge."""
    mourner = zx("mourner", auto(IsDestroyed(), Draw()))
    s = Scenario()
    b = s.put(mourner, square=6, player=1)
    ev = give(s, event("away", Put(Choose(1, theirs()), zone)))
    s.begin().do("play", ev)
    assert s.where(b) == zone and s.count(1, "hand") == (1 if zone == HAND else 0)
    s = Scenario()
    b = s.put(mourner, square=6, player=1)
    ev = give(s, event("kill", Destroy(Choose(1, theirs()))))
    s.begin().do("play", ev)
    assert s.where(b) == "charge" and s.count(1, "hand") == 1


def test_life_decrease_and_recovery_zx_14_7_15_11_15_12() -> None:
    """ZX-14.7, ZX-15.11, ZX-15.12: any move out of Life decreases it; recover takes the top of the Deck; no upper limit."""
    s = Scenario()
    s.put(zx("fan", auto(LifeDecreases(), Draw())), square=0)
    top = s.zone(0, "deck", [zx("first"), zx("second"), zx("third"), 5])
    life = s.zone(0, "life", [zx(f"l{i}", cost=9) for i in range(2)])
    take, heal, _ = hand(s, event("take", Put(All(Cards("life")), HAND), Recover()), event("heal", Recover(2)), zx("x", cost=9))
    s.begin().do("play", heal)
    assert s.life(0) == 4 and s.where(top[0]) == s.where(top[1]) == "life" and s.count(0, "hand") == 2
    s.do("play", take, ("wait", 0), ("wait", 0), ("wait", 0))
    assert s.where(life[1]) == "hand" and s.life(0) == 1 and s.count(0, "hand") == 1 + 4 + 4


def test_both_kinds_of_damage_zx_15_1() -> None:
    """ZX-15.1, ZX-14.2: to a Z/X it is added up, to a player it waits."""
    s = Scenario()
    b = s.put(zx("b", colours=(BLUE,)), square=6, player=1, damage=2000)
    ev = give(s, event("both", Deal(2500, Choose(1, theirs())), DealPlayer(1)))
    s.begin().do("play", ev)
    assert s.damage(b) == 4500 and s.decision == (16, 0)


def test_ignored_damage_was_not_dealt_zx_10_24_zx_12_9g() -> None:
    """ZX-10.24, ZX-12.9g, ZX-14.3: "deal damage. If you did" fails when the player or the Z/X takes none."""
    for ignores, drawn in ((False, 1), (True, 0)):
        s = Scenario()
        wall = zx("wall", *([Always(PlayerIgnoresDamage()), Always(IgnoresDamage(5000))] if ignores else []), power=20000)
        s.put(wall, square=6, player=1)
        player = give(s, event("player", DealPlayer(1), IfDid((Draw(),))))
        unit = give(s, event("unit", Deal(5000, Choose(1, theirs())), IfDid((Draw(),))))
        s.begin().do("play", unit)
        assert s.count(0, "hand") == 1 + drawn
        s.do("play", player)
        if not ignores:
            s.do(s.choices()[0])
        assert s.count(0, "hand") == 2 * drawn
