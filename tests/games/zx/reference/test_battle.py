"""Battle and damage (rules sections 13, 14)."""

from __future__ import annotations

from typing import Any

import pytest

from zxfast.games.zx.vocabulary import nodes as n


def fight(table: Any, start: int, to: int) -> None:
    table.do(("attack", start, to))


def test_plain_battle_destroys_the_target_on_equal_power_zx_13_22_ex_1(table: Any) -> None:
    """ZX-13.3 to 13.26, ZX-12.7, TRAP-30."""
    a, b = table.put(0, 3), table.put(1, 6)
    table.begin()
    fight(table, 3, 6)
    assert table.where(b) == n.CHARGE
    assert table.unit(a)["damage"] == 0
    assert table.unit(a)["rebooted"] is False
    assert table.game.state()["battle"] is None


def test_damage_stays_until_the_end_of_the_turn_zx_14_1(table: Any) -> None:
    """ZX-7.25 step 5; the survivor is healed, QA: damage accumulates."""
    weak, tough = table.put(0, 3, table.stub("weak", power=2000)), table.put(1, 6, table.stub("tough", power=6000))
    table.put(0, 4)
    table.begin()
    fight(table, 3, 6)
    assert table.unit(tough)["damage"] == 2000
    table.do("pass", "pass")  # main phase of seat 0, then resource phase of seat 1
    assert table.unit(tough)["damage"] == 0
    assert table.where(weak) == 3


@pytest.mark.parametrize(("square", "reach", "expected"), [
    (4, None, [3, 5, 7]), (3, None, [0, 4, 6]), (3, 2, [0, 4, 5, 6, 7]), (0, 2, [2, 3, 4, 6]),
    (0, n.INFINITE, [2, 3, 4, 5, 6, 7, 8]),
])
def test_reach_zx_13_4_ex_2_trap_25(tables: Any, square: int, reach: int | None, expected: list[int]) -> None:
    """Squares at the distance of the Range, all other squares but the own player square hold opposing Z/X."""
    table = tables()
    abilities = [] if reach is None else [n.Always(n.Range(reach))]
    table.put(0, square, table.stub("archer", *abilities))
    for q in range(9):
        if q not in (square, 1):
            table.put(1, q)
    table.stay()
    table.begin()
    assert sorted(option[2] for option in table.options if option[0] == "attack") == expected


def test_attacks_are_listed_by_direction_then_far_ones(table: Any) -> None:
    """PROTOCOL, DP 05."""
    table.put(0, 3, table.stub("far", n.Always(n.Range(2))))
    table.put(0, 4)
    table.put(1, 5)
    table.put(1, 6)
    table.begin()
    assert table.options == [("attack", 4, 5), ("attack", 3, 6), ("attack", 4, 7), ("attack", 3, 5), ("attack", 3, 7), ("pass",)]


def test_zx_on_the_player_square_protects_the_player_zx_13_6(table: Any) -> None:
    table.put(0, 4)
    guard = table.put(1, 7, table.stub("guard", power=1000))
    table.begin()
    fight(table, 4, 7)
    assert table.where(guard) == n.CHARGE
    assert table.count(n.LIFE, 1) == 4


def test_direct_attack_takes_a_life_card_zx_13_21(table: Any) -> None:
    table.put(0, 4)
    life = table.zone(1, n.LIFE, 2)
    table.begin()
    fight(table, 4, 7)
    assert table.asked == (16, 0)
    table.do(("card", life[1]))
    assert table.where(life[1]) == n.CHARGE


def test_player_stays_the_target_trap_31(table: Any) -> None:
    """TRAP-31, ZX-13.17: a Z/X appears on the attacked player square; the player still takes the damage."""
    table.put(0, 4)
    guard = table.stub("guard")
    hand = table.zone(1, n.HAND, table.event("call", n.Appear(n.Choose(1, n.Cards(n.TRASH)), n.Squares(n.MY_PLAYER_SQUARE))))
    trash = table.zone(1, n.TRASH, guard)
    table.begin()
    fight(table, 4, 7)
    assert table.asked == (10, 1)
    table.do(("card", hand[0]))
    assert table.where(trash[0]) == 7
    assert table.asked == (16, 0)


def test_attacked_zx_returned_to_hand_takes_no_damage_and_nobody_else_trap_32(table: Any) -> None:
    """TRAP-32, ZX-13.15."""
    table.put(0, 4)
    guard = table.put(1, 7)
    hand = table.zone(1, n.HAND, table.event("rescue", n.Put(n.Choose(1, n.Units(n.MINE)), n.HAND)))
    table.begin()
    fight(table, 4, 7)
    table.do(("card", hand[0]))
    assert table.where(guard) == n.HAND
    assert table.asked is None or table.asked[0] != 16
    assert table.count(n.LIFE, 1) == 4


def test_moved_target_is_still_the_target_zx_13_16(table: Any) -> None:
    table.put(0, 3)
    target = table.put(1, 6)
    hand = table.zone(1, n.HAND, table.event("away", n.Move(n.Choose(1, n.Units(n.MINE)), n.Squares(n.NORMAL))))
    table.begin()
    fight(table, 3, 6)
    table.do(("card", hand[0]), ("square", 8))
    assert table.where(target) == n.CHARGE


def test_event_step_alternates_until_two_declines_zx_13_12(table: Any) -> None:
    """ZX-13.13: after an action the other player gets priority, two declines in a row end the step."""
    table.put(0, 3)
    table.put(1, 6)
    mine = table.zone(0, n.HAND, table.event("a1"), table.event("a2"))
    theirs = table.zone(1, n.HAND, table.event("b1"), table.event("b2"))
    table.begin()
    fight(table, 3, 6)
    assert table.asked == (10, 0)
    table.do("pass")
    assert table.asked == (10, 1)
    table.do(("card", theirs[0]))
    assert table.asked == (10, 0)
    table.do(("card", mine[0]))
    assert table.asked == (10, 1)
    table.do("pass")
    assert table.asked == (10, 0)
    table.do("pass")
    assert table.game.state()["battle"] is None


def test_attacker_that_deals_no_damage_zx_13_24(table: Any) -> None:
    table.put(0, 3, table.stub("blunt", n.Auto(n.Attacks(), (n.DealsNoDamage(n.THIS, n.BATTLE),)),
                               n.Auto(n.DealsAttackDamage(), (n.Draw(),))))
    target = table.put(1, 6, table.stub("target", power=1000))
    table.begin()
    fight(table, 3, 6)
    assert table.where(target) == 6
    assert table.count(n.HAND, 0) == 0


def test_threshold_and_bonus_trap_66(tables: Any) -> None:
    """TRAP-66, ZX-14.3: 5000 is ignored, 5000 + 1000 hurts in full, power reduction is not damage."""
    wall = tables.stub("wall", n.Always(n.IgnoresDamage(5000)), power=9000)
    for bonus, damage in ((0, 0), (1000, 6000)):
        table = tables()
        table.put(0, 3)
        if bonus:
            table.put(0, 0, table.stub("drill", n.Always(n.DamageBonus(bonus, n.Filter(colours=(n.RED,))))))
        target = table.put(1, 6, wall)
        table.stay()
        table.begin()
        fight(table, 3, 6)
        assert table.unit(target)["damage"] == damage


def test_split_damage_in_steps_with_bonus_trap_67(table: Any) -> None:
    """TRAP-67, ZX-14.4: 6000 split 2000/4000 with +1000 gives 3000 and 5000; a share of 0 is not offered (DP-14)."""
    table.put(0, 0, table.stub("drill", n.Always(n.DamageBonus(1000, n.Filter(colours=(n.RED,)), events=True))))
    a, b = table.put(1, 3, table.stub("a", power=9000)), table.put(1, 5, table.stub("b", power=9000))
    hand = table.zone(0, n.HAND, table.event("rain", n.Deal(6000, n.Choose(2, n.Units(n.THEIRS)), split=True)))
    table.begin()
    table.do(("card", hand[0]), ("unit", 3))
    assert table.options == [("amount", 500 * i) for i in range(1, 12)]
    table.do(("amount", 2000))
    assert (table.unit(a)["damage"], table.unit(b)["damage"]) == (3000, 5000)


def test_no_card_no_damage_trap_70(table: Any) -> None:
    """TRAP-70: "deal the power of the Z/X on your player square" without one does nothing."""
    target = table.put(1, 4)
    hand = table.zone(0, n.HAND, table.event("borrow", n.Deal(n.PowerOf(n.Units(on=n.MY_PLAYER_SQUARE)),
                                                             n.Choose(1, n.Units(n.THEIRS)))))
    table.begin()
    table.do(("card", hand[0]))
    assert table.unit(target)["damage"] == 0


@pytest.mark.parametrize(("tribe", "drawn"), [(n.Tribe("ANGEL", "エンジェル", "天使"), 1), (n.Tribe("OTHER", "", ""), 0)])
def test_destroyed_by_an_effect_after_battle_damage_trap_79(table: Any, tribe: n.Tribe, drawn: int) -> None:
    """TRAP-79, ZX-12.7c: -4000 on a 6000 Z/X with 2000 battle damage is destruction by that effect."""
    angel = n.Tribe("ANGEL", "エンジェル", "天使")
    weaken = n.Power(-4000, n.Choose(1, n.Units(filter=n.Filter(name="victim"))))
    table.put(0, 3, table.stub("small", power=2000))
    table.put(0, 4)
    mourned = n.Auto(n.IsDestroyed(by_ability_of=n.Filter(tribe=angel)), (n.Draw(),))
    victim = table.put(1, 6, table.stub("victim", mourned, power=6000))
    source = table.put(1, 8, table.stub("source", n.Startup((n.SleepThis(),), (weaken,)), tribes=(tribe,)))
    table.stay()
    table.begin()
    fight(table, 3, 6)
    table.do("pass")  # the source could act in the event step
    assert table.unit(victim)["damage"] == 2000
    fight(table, 4, 7)
    table.do(("ability", source, n.SQUARE, 0))
    assert table.where(victim) == n.CHARGE
    assert table.count(n.HAND, 1) == drawn


def test_an_event_is_no_ability_of_a_card_zx_12_7c(table: Any) -> None:
    victim = table.put(0, 0, table.stub("victim", n.Auto(n.IsDestroyed(by_ability_of=n.Filter()), (n.Draw(),))))
    hand = table.zone(0, n.HAND, table.event("curse", n.Power(-5000, n.Choose(1, n.Units()))))
    table.stay()
    table.begin()
    table.do(("card", hand[0]))
    assert table.where(victim) == n.CHARGE
    assert table.count(n.HAND, 0) == 0


def test_own_tribes_ability_is_the_cause_zx_12_7c(table: Any) -> None:
    angel = n.Tribe("ANGEL", "エンジェル", "天使")
    victim = table.put(0, 0, table.stub("victim", n.Auto(n.IsDestroyed(by_ability_of=n.Filter(tribe=angel)), (n.Draw(),))))
    table.put(0, 2, table.stub("angel", n.Startup((n.SleepThis(),), (n.Deal(5000, n.Choose(1, n.Units(n.MINE))),)),
                               tribes=(angel,)))
    table.begin()
    table.do(("ability", 1, n.SQUARE, 0), ("unit", 0))
    assert table.where(victim) == n.CHARGE
    assert table.count(n.HAND, 0) == 1


def test_end_of_battle_order_ex_10_trap_38(tables: Any) -> None:
    """EX-10, TRAP-38, TRAP-41: the turn player orders both players' abilities; moved to the player square it survives."""
    home = n.Auto(n.AttackBattleEnds(), (n.Move(n.THIS, n.Squares(n.MY_PLAYER_SQUARE)),))
    strike = n.Destroy(n.All(n.Units(on=n.NORMAL, state=n.ATTACKING)))
    revenge = n.Auto(n.AttackedBattleEnds(), (n.If(n.ThisIs(n.SQUARE), (strike,)),))
    for first, place in ((0, 1), (1, n.CHARGE)):
        table = tables()
        attacker = table.put(0, 3, table.stub("a", home))
        table.put(1, 6, table.stub("b", revenge, power=6000))
        table.begin()
        fight(table, 3, 6)
        assert table.asked == (11, 0)
        assert len(table.options) == 2
        table.do(("wait", first))
        assert table.where(attacker) == place


def test_it_finds_a_destroyed_zx_no_more_trap_37(table: Any) -> None:
    """TRAP-37, ZX-13.27: "attacks and deals damage: return it to hand" against a Z/X that dies."""
    table.put(0, 3, table.stub("a", n.Auto(n.DealsAttackDamage(), (n.Put(n.IT, n.HAND),))))
    target = table.put(1, 6)
    table.begin()
    fight(table, 3, 6)
    assert table.where(target) == n.CHARGE


def test_two_granted_abilities_are_two_abilities_trap_64(table: Any) -> None:
    """TRAP-64, ZX-10.17: options ("granted", slot, 0) and 1."""
    gift = n.Always(n.Gains(n.Startup((n.SleepThis(),), (n.Deal(3000, n.Choose(1, n.Units(n.THEIRS))),)),
                            n.Units(n.MINE, filter=n.Filter(name="taker"))))
    table.put(0, 0, table.stub("giver", gift))
    table.put(0, 2, table.stub("giver", gift))
    table.put(0, 4, table.stub("taker"))
    target = table.put(1, 5, table.stub("target", power=9000))
    table.begin()
    assert [o for o in table.options if o[0] == "granted"] == [("granted", 4, 0), ("granted", 4, 1)]
    table.do(("granted", 4, 1))
    assert table.unit(target)["damage"] == 3000
    assert not [o for o in table.options if o[0] == "granted"]
