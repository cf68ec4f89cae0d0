"""Playing, paying, startup abilities, ignition, set-up and phases (rules sections 6 to 10)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from zxfast.effects.node import Node, node
from zxfast.games.zx.reference import Options, ReferenceGame
from zxfast.games.zx.reference.engine import UnknownNode
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary.card import Card

FREE = (n.Resources(n.COLOURLESS, 0),)


def payments(table: Any) -> list[int]:
    return [option[1] for option in table.options]


def test_payment_by_classes_ex_9(table: Any) -> None:
    """EX-9, ZX-8.1, DP-08: red, red, blue, blue; a red event of cost 3: one or two red ones, the rest is forced."""
    colours = [(n.RED,), (n.RED,), (n.BLUE,), (n.BLUE,)]
    resources = table.zone(0, n.RESOURCE, *[table.stub(f"r{i}", colours=c) for i, c in enumerate(colours)])
    hand = table.zone(0, n.HAND, table.event("red", n.Draw(), cost=3), table.event("green", cost=1, colours=(n.GREEN,)))
    table.begin()
    assert table.options == [("card", hand[0]), ("pass",)]
    table.do(("card", hand[0]))
    assert table.asked == (8, 0)
    assert payments(table) == [1, 2]
    table.do(("pay", 1))
    assert table.game.state()["zones"]["rebooted"][0] == [resources[1]]


def test_colourless_card_needs_no_colour_zx_8_2(table: Any) -> None:
    table.zone(0, n.RESOURCE, table.stub("b1", colours=(n.BLUE,)), table.stub("c", colours=()))
    hand = table.zone(0, n.HAND, table.event("any", cost=2, colours=()))
    table.begin()
    table.do(("card", hand[0]))
    assert table.game.state()["zones"]["rebooted"][0] == []


def test_two_coloured_card_and_resource_zx_8_5(table: Any) -> None:
    table.zone(0, n.RESOURCE, table.stub("rb", colours=(n.RED, n.BLUE)), table.stub("g", colours=(n.GREEN,)))
    hand = table.zone(0, n.HAND, table.event("bw", cost=1, colours=(n.BLUE, n.WHITE)),
                      table.event("b", cost=2, colours=(n.BLACK,)))
    table.begin()
    assert table.options == [("card", hand[0]), ("pass",)]
    table.do(("card", hand[0]))
    assert table.game.state()["zones"]["rebooted"][0] == [1]


def test_card_played_out_of_resource_cannot_pay_for_itself_trap_58(table: Any) -> None:
    """TRAP-58, ZX-8.11, 9.17: it enters rebooted although it was slept."""
    table.put(0, 0, table.stub("gate", n.Always(n.MayPlayFrom(n.Cards(n.RESOURCE, filter=n.Filter(colours=(n.GREEN,)))))))
    green = table.zone(0, n.RESOURCE, table.stub("one", cost=1, colours=(n.GREEN,)),
                       table.stub("two", cost=2, colours=(n.GREEN,)))
    table.begin()
    assert table.options == [("card", green[0]), ("pass",)]
    table.do(("card", green[0]), ("square", 4))
    assert table.unit(green[0])["rebooted"] is True
    assert table.game.state()["zones"]["rebooted"][0] == []


def test_cost_floor_trap_59(table: Any) -> None:
    """TRAP-59, ZX-8.12: two copies of "-2, not 0 or less"; selectors use the reduced cost."""
    cheap = n.Always(n.GetsCost(-2, n.Units(n.THEIRS), floor=1))
    table.put(0, 0, table.stub("c1", cheap))
    table.put(0, 2, table.stub("c2", cheap))
    target = table.put(1, 5, table.stub("t", cost=7))
    small = table.put(1, 6, table.stub("s", cost=2))
    hand = table.zone(0, n.HAND, table.event("kill", n.Destroy(n.All(n.Units(filter=n.Filter(cost_max=3, cost_min=3))))))
    table.begin()
    assert (table.unit(target)["cost"], table.unit(small)["cost"]) == (3, 1)
    table.do(("card", hand[0]))
    assert table.where(target) == n.CHARGE
    assert table.where(small) == 6


def test_cost_of_itself_may_be_returned_trap_57(table: Any) -> None:
    """TRAP-57, ZX-8.9."""
    back = n.Startup((n.TrashThis(),), (n.Put(n.Choose(1, n.Cards(n.TRASH)), n.HAND),), zone=n.CHARGE)
    charge = table.zone(0, n.CHARGE, table.stub("back", back))
    table.begin()
    table.do(("ability", charge[0], n.CHARGE, 0))
    assert table.where(charge[0]) == n.HAND


def test_destroy_this_is_destruction_without_cause_trap_100(table: Any) -> None:
    """TRAP-100, ZX-8.22: in Charge before the effect resolves; the ability about effects does not trigger."""
    unit = table.put(0, 4, table.stub("martyr", n.Startup((n.DestroyThis(),), (n.Put(n.THIS, n.REMOVED),)),
                                      n.Auto(n.IsDestroyed(), (n.Draw(),)),
                                      n.Auto(n.IsDestroyed(by_ability_of=n.Filter()), (n.Draw(5),))))
    table.stay()
    table.begin()
    table.do(("ability", unit, n.SQUARE, 0))
    assert table.where(unit) == n.REMOVED
    assert table.count(n.HAND, 0) == 1


def test_once_per_turn_belongs_to_the_object_trap_102(table: Any) -> None:
    """TRAP-102, ZX-10.2: two copies one use each."""
    spark = table.stub("spark", n.Startup(FREE, (n.Draw(),), once_per_turn=True))
    a, b = table.put(0, 0, spark), table.put(0, 2, spark)
    table.begin()
    table.do(("ability", a, n.SQUARE, 0))
    assert table.options == [("ability", b, n.SQUARE, 0), ("pass",)]
    table.do(("ability", b, n.SQUARE, 0))
    assert table.count(n.HAND, 0) == 2


def test_sleep_units_not_the_card_itself_and_appear_from_hand(table: Any) -> None:
    """ZX-8.7, 10.5: a startup ability in hand whose cost sleeps two Z/X."""
    tribe = n.Tribe("LEAFER", "リーファー", "")
    call = n.Startup((n.SleepUnits(2, n.Units(n.MINE, filter=n.Filter(tribe=tribe))),), (n.Appear(n.THIS, n.Squares(n.NORMAL)),),
                     zone=n.HAND)
    hand = table.zone(0, n.HAND, table.stub("tree", call))
    for square in (0, 2, 3):
        table.put(0, square, table.stub(f"l{square}", tribes=(tribe,), power=500))
    table.begin()
    table.do(("ability", hand[0], n.HAND, 0))
    assert table.asked == (13, 0)
    table.do(("unit", 2))
    assert table.options == [("unit", 0), ("unit", 3)]
    table.do(("unit", 0), ("square", 8))
    assert table.where(hand[0]) == 8


def test_copies_are_one_option(table: Any) -> None:
    """PROTOCOL, "Copies"."""
    twin = table.event("twin")
    hand = table.zone(0, n.HAND, twin, twin, table.event("other"))
    table.begin()
    assert table.options == [("card", hand[0]), ("card", hand[2]), ("pass",)]


def test_three_ignitions_ex_12_trap_55(table: Any) -> None:
    """EX-12, TRAP-55, ZX-15.10: all three first, then the rule resolutions, then the waiting abilities."""
    appear, bolt, seed = (table.stub("x", n.Auto(n.Appears(phase=n.MAIN_PHASE), (n.Draw(),)), icon=n.IGNITION),
                          table.event("e", n.Deal(5000, n.Choose(1, n.Units(n.THEIRS))), icon=n.IGNITION),
                          table.stub("v", n.Auto(n.EvolSeed(), (n.Draw(),)), icon=n.EVOLSEED))
    deck = table.zone(0, n.DECK, appear, bolt, seed, 5)
    hand = table.zone(0, n.HAND, table.event("three", n.Ignite(3)))
    victim = table.put(1, 5)
    table.begin()
    table.do(("card", hand[0]))
    assert table.asked == (7, 0)
    table.do("yes", ("square", 3))
    assert table.asked == (7, 0)
    assert table.unit(victim)["damage"] == 0
    table.do("yes")
    assert table.asked == (11, 0)
    assert table.where(victim) == n.CHARGE
    assert table.options == [("wait", 0), ("wait", 1)]
    table.do(("wait", 1))
    assert [table.where(card) for card in deck[:3]] == [3, n.TRASH, n.TRASH]


def test_ignition_without_icon_is_not_asked_zx_15_10(table: Any) -> None:
    charge = table.zone(0, n.CHARGE, 1)
    deck = table.zone(0, n.DECK, 3)
    table.begin(phase=n.IGNITION_PHASE)
    table.do(("card", charge[0]))
    assert table.where(deck[0]) == n.TRASH


def test_set_up_and_first_turn_trap_89(table: Any) -> None:
    """ZX-6, TRAP-89: start card on the player square, redraw, four life cards, no draw on turn 1."""
    start = table.stub("start", n.StartCard())
    for seat in (0, 1):
        table.decks[seat].extend([start, *[table.stub(f"c{i // 4}", cost=9) for i in range(49)]])
    decks = [SimpleNamespace(cards=table.decks[seat], player=None) for seat in (0, 1)]
    game = table.game = ReferenceGame(decks, seed=5, first=1)
    assert game.run()
    assert table.asked == (1, 1)
    assert table.options == [("card", 128), ("pass",)]
    table.do(("card", 128), "pass")
    assert table.asked == (2, 1)
    before = game.state()["zones"]["hand"][1]
    table.do("yes", "no")
    assert game.state()["phase"] == n.RESOURCE_PHASE
    assert table.asked == (3, 1)
    state = game.state()
    assert len(before) == 4
    assert [len(state["zones"]["hand"][seat]) for seat in (0, 1)] == [4, 4]
    assert [len(state["zones"]["life"][seat]) for seat in (0, 1)] == [4, 4]
    assert [len(state["zones"]["deck"][seat]) for seat in (0, 1)] == [40, 39]
    assert [(u["card"], u["square"], u["uid"]) for u in state["units"]] == [(128, 7, 1)]
    assert len(state["zones"]["rebooted"][1]) == 2


def test_no_reboot_lasts_one_reboot_phase_zx_7_4(table: Any) -> None:
    hand = table.zone(0, n.HAND, table.event("bind", n.Sleep(n.Choose(1, n.Units(n.THEIRS))), n.NoReboot(n.THAT)))
    bound, other = table.put(1, 7), table.put(1, 8, rebooted=False)
    table.stay(0)
    table.stay(1)
    table.begin()
    table.do(("card", hand[0]), ("unit", 7), "pass")
    assert table.asked == (3, 1)
    assert (table.unit(bound)["rebooted"], table.unit(other)["rebooted"]) == (False, True)


def test_end_of_turn_draw_twice_with_three_cards_trap_77(table: Any) -> None:
    """TRAP-77, ZX-7.29: the condition is read when the ability resolves."""
    late = n.Auto(n.TurnEnds(), (n.If(n.Count(n.Cards(n.HAND), high=3), (n.Draw(),)),))
    table.put(0, 0, table.stub("l1", late))
    table.put(0, 2, table.stub("l2", late))
    table.zone(0, n.HAND, 3)
    table.begin(phase=n.END_PHASE)
    assert table.asked == (11, 0)
    table.do(("wait", 0))
    assert table.count(n.HAND, 0) == 4


def test_end_of_turn_effects_end_together_trap_84_ex_8(table: Any) -> None:
    """TRAP-84, ZX-7.27."""
    unit = table.put(1, 4, damage=0)
    hand = table.zone(0, n.HAND, table.event("guard", n.Power(4000, n.All(n.Units())), n.Deal(6000, n.All(n.Units()))))
    table.stay(1)
    table.begin()
    table.do(("card", hand[0]))
    assert table.asked is not None
    assert table.unit(unit)["power"] == 5000
    assert table.unit(unit)["damage"] == 0
    assert table.game.state()["turn"] == 3


def test_hand_limit_zx_7_25_step_8(table: Any) -> None:
    """DP-20: the excess goes at the same time."""
    hand = table.zone(0, n.HAND, 8)
    table.begin(phase=n.END_PHASE)
    assert table.asked == (20, 0)
    table.do(("card", hand[0]))
    assert table.count(n.HAND, 0) == 8
    table.do(("card", hand[7]))
    assert table.count(n.HAND, 0) == 6


def test_delayed_effect_remembers_the_object_trap_48(table: Any) -> None:
    """TRAP-48, ZX-10.13: what the ability put is removed at the end of the turn, Absolute Boundary or not."""
    wall = table.stub("wall", n.Always(n.AbsoluteBoundary()))
    trash = table.zone(0, n.TRASH, wall)
    hand = table.zone(0, n.HAND, table.event("borrow", n.Appear(n.Choose(1, n.Cards(n.TRASH)), n.Squares()),
                                             n.AtEndOfTurn((n.Put(n.THAT, n.REMOVED),))))
    table.begin()
    table.do(("card", hand[0]), ("square", 4))
    assert table.where(trash[0]) == 4
    table.do("pass")
    assert table.where(trash[0]) == n.REMOVED


def test_action_cap_zx_1_10b(table: Any) -> None:
    table.put(0, 0, table.stub("idle", n.Startup(FREE, ())))
    table.begin(options=Options(action_cap=3))
    table.do(("ability", 0, n.SQUARE, 0), ("ability", 0, n.SQUARE, 0), ("ability", 0, n.SQUARE, 0))
    assert table.asked == (3, 1)  # the main phase of seat 0 is over


def test_turn_cap_zx_1_11(table: Any) -> None:
    table.begin(options=Options(turn_cap=3), phase=n.END_PHASE)
    while table.over is None:
        table.do("pass" if ("pass",) in table.options else table.options[0])
    assert table.over == {"winner": None, "reason": "turn_cap"}


def test_unknown_node_is_refused() -> None:
    @node
    class Strange(Node):
        size: int = 1

    deck = SimpleNamespace(cards=[stub_with(Strange())], player=None)
    with pytest.raises(UnknownNode, match=r"card X: .* Strange"):
        ReferenceGame([deck, deck])


def stub_with(ability: Any) -> Card:
    return Card("X", n.ZX, "X", abilities=(ability,))
