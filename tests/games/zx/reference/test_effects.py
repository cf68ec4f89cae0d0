"""Operations, choices, continuous abilities and triggers (rules sections 10, 15, 20)."""

from __future__ import annotations

from typing import Any

from zxfast.games.zx.vocabulary import nodes as n

DRAGON = n.Tribe("DRAGON", "ドラゴン", "龙")


def cast(table: Any, *effects: Any, **more: Any) -> Any:
    """Seat 0 plays an Event with these effects; the game stops in the main phase afterwards."""
    hand = table.zone(0, n.HAND, table.event("spell", *effects))
    table.stay()
    table.begin(**more)
    table.do(("card", hand[0]))
    return table


def test_choose_any_number_with_total_cost_trap_28(table: Any) -> None:
    """TRAP-28, ZX-10.26: either player's, each once, only those that still fit."""
    table.put(0, 0, table.stub("c3", cost=3))
    table.put(1, 5, table.stub("c4", cost=4))
    table.put(1, 6, table.stub("c2", cost=2))
    cast(table, n.Destroy(n.Choose(0, n.Units(), any_number=True, total_cost_max=6)))
    assert table.options == [("unit", 0), ("unit", 5), ("unit", 6), ("pass",)]
    table.do(("unit", 5))
    assert table.options == [("unit", 6), ("pass",)]
    table.do("pass")
    assert table.count(n.CHARGE, 1) == 1


def test_up_to_two_and_none(table: Any) -> None:
    for square in (5, 6, 8):
        table.put(1, square)
    cast(table, n.Sleep(n.Choose(2, n.Units(n.THEIRS), up_to=True)))
    table.do(("unit", 6))
    assert ("pass",) in table.options
    table.do(("unit", 8))
    assert [u["rebooted"] for u in table.game.state()["units"]] == [True, False, False]


def test_may_choose_and_if_did_zx_10_24(tables: Any) -> None:
    """Declined: "if you did" fails; "then" goes on (TRAP-71)."""
    for answer, drawn in (("pass", 0), (("card", 0), 2)):
        table = tables()
        table.zone(0, n.CHARGE, 2)
        cast(table, n.Put(n.Choose(1, n.Cards(n.CHARGE), may=True), n.TRASH), n.IfDid((n.Draw(2),)))
        table.do(answer)
        assert table.count(n.HAND, 0) == drawn


def test_may_choose_two_needs_two(table: Any) -> None:
    """PROTOCOL: nothing or exactly n."""
    table.zone(0, n.CHARGE, 1)
    cast(table, n.Put(n.Choose(2, n.Cards(n.CHARGE), may=True), n.TRASH), n.IfDid((n.Draw(),)))
    assert table.count(n.HAND, 0) == 0
    assert table.count(n.CHARGE, 0) == 1


def test_moved_none_still_draws_trap_71(table: Any) -> None:
    cast(table, n.Move(n.Choose(1, n.Units(n.MINE)), n.Squares(n.NORMAL)), n.Draw())
    assert table.count(n.HAND, 0) == 1


def test_slept_resource_may_be_chosen_but_was_not_slept_trap_69_zx_15_2(table: Any) -> None:
    resources = table.zone(1, n.RESOURCE, 1)
    cast(table, n.Sleep(n.Choose(1, n.Cards(n.RESOURCE, n.THEIRS))), n.IfDid((n.Draw(),)))
    assert table.where(resources[0]) == n.RESOURCE
    assert table.count(n.HAND, 0) == 0


def test_absolute_boundary_only_against_choosing_on_squares_trap_47(table: Any) -> None:
    """TRAP-47, ZX-16.6: All acts, Choose does not; in the Trash it can be chosen."""
    wall = table.stub("wall", n.Always(n.AbsoluteBoundary()))
    on_square = table.put(1, 5, wall)
    in_trash = table.zone(1, n.TRASH, wall)
    cast(table, n.Destroy(n.Choose(1, n.Units(n.THEIRS))), n.Put(n.Choose(1, n.Cards(n.TRASH, n.THEIRS)), n.REMOVED))
    assert table.where(on_square) == 5
    assert table.where(in_trash[0]) == n.REMOVED


def test_one_shot_bonus_for_those_there_now_trap_62(table: Any) -> None:
    """TRAP-62, ZX-10.22."""
    first = table.put(0, 0)
    late = table.zone(0, n.TRASH, table.stub("late"))
    cast(table, n.Power(2000, n.All(n.Units(n.MINE))), n.Appear(n.All(n.Cards(n.TRASH)), n.Squares(n.NORMAL)))
    table.do(("square", 4))
    assert (table.unit(first)["power"], table.unit(late[0])["power"]) == (7000, 5000)


def test_continuous_bonus_includes_source_and_later_ones_trap_63(table: Any) -> None:
    """TRAP-63, ZX-10.15, 10.16, with an amount per thing."""
    lord = table.put(0, 0, table.stub("lord", n.Always(n.GetsPower(1000, n.Units(n.MINE, filter=n.Filter(tribe=DRAGON)))),
                                      n.Always(n.GetsPower(n.Per(500, n.Cards(n.HAND, n.THEIRS)))), tribes=(DRAGON,)))
    late = table.zone(0, n.TRASH, table.stub("late", tribes=(DRAGON,)))
    table.zone(1, n.HAND, 3)
    cast(table, n.Appear(n.All(n.Cards(n.TRASH)), n.Squares(n.MY_PLAYER_SQUARE)))
    assert (table.unit(lord)["power"], table.unit(late[0])["power"]) == (7500, 6000)


def test_lost_bonus_kills_at_the_next_ppp_trap_76_trap_80(table: Any) -> None:
    """TRAP-76, TRAP-80: destroyed by no effect."""
    banner = table.put(0, 0, table.stub("banner", n.Always(n.GetsPower(1000, n.Units(n.MINE, other=True)))))
    held = table.put(0, 2, table.stub("held", n.Auto(n.IsDestroyed(by_ability_of=n.Filter()), (n.Draw(5),))), damage=5000)
    cast(table, n.Destroy(n.Choose(1, n.Units(filter=n.Filter(name="banner")))))
    assert (table.where(banner), table.where(held)) == (n.CHARGE, n.CHARGE)
    assert table.count(n.HAND, 0) == 0


def test_appear_ability_resolves_after_its_source_died_trap_27(table: Any) -> None:
    """TRAP-27, ZX-10.8."""
    table.put(1, 5, table.stub("aura", n.Always(n.GetsPower(-3000, n.Units(n.THEIRS, n.BESIDE_THIS)))))
    small = table.zone(0, n.TRASH, table.stub("small", n.Auto(n.Appears(), (n.Draw(),)), power=3000))
    cast(table, n.Appear(n.All(n.Cards(n.TRASH)), n.Squares(n.BESIDE_THEIRS)))
    table.do(("square", 4))
    assert table.where(small[0]) == n.CHARGE
    assert table.count(n.HAND, 0) == 1


def test_destroyed_into_resource_instead_zx_10_33(table: Any) -> None:
    """Still destroyed; "put into resource" triggers too; "if you did" fails (ZX-10.49)."""
    root = table.put(1, 5, table.stub("root", n.Always(n.WhenDestroyedPut(n.RESOURCE)), n.Auto(n.IsDestroyed(), (n.Draw(),)),
                                      n.Auto(n.PutIntoResource(), (n.Draw(2),))))
    cast(table, n.Destroy(n.Choose(1, n.Units(n.THEIRS))), n.IfDid((n.Draw(),)))
    table.do(("wait", 0))
    assert table.where(root) == n.RESOURCE
    assert table.game.state()["zones"]["rebooted"][1] == []
    assert (table.count(n.HAND, 0), table.count(n.HAND, 1)) == (0, 3)


def test_two_replacements_dp_22(table: Any) -> None:
    """ZX-10.33: the turn player decides."""
    root = table.put(1, 5, table.stub("root", n.Always(n.WhenDestroyedPut(n.RESOURCE)), n.Always(n.WhenDestroyedPut(n.HAND))))
    cast(table, n.Destroy(n.Choose(1, n.Units(n.THEIRS))))
    assert table.asked == (22, 0)
    assert table.options == [("replace", n.RESOURCE), ("replace", n.HAND)]
    table.do(("replace", n.HAND))
    assert table.where(root) == n.HAND


def test_look_take_and_put_back_in_order_dp_21(table: Any) -> None:
    """ZX-15.24."""
    deck = table.zone(0, n.DECK, 6)
    cast(table, n.Look(3), n.Put(n.Choose(1, n.Cards(n.LOOKED)), n.HAND), n.PutBack(n.DECK_TOP))
    assert table.options == [("card", card) for card in deck[:3]]
    table.do(("card", deck[1]))
    assert table.asked == (21, 0)
    table.do(("card", deck[2]))
    assert table.game.state()["deck_top"][0][:3] == [deck[2], deck[0], deck[3]]
    assert table.where(deck[1]) == n.HAND


def test_put_back_to_the_bottom_and_draw_it_last(table: Any) -> None:
    deck = table.zone(0, n.DECK, 3)
    cast(table, n.Look(2), n.PutBack(n.DECK_BOTTOM), n.Draw(2))
    table.do(("card", deck[1]))
    assert [table.where(card) for card in deck] == [n.DECK, n.HAND, n.HAND]
    assert table.game.state()["deck_bottom"][0] == [deck[0]]


def test_revealed_and_left_in_the_deck_is_shuffled_trap_49(tables: Any) -> None:
    """TRAP-49, ZX-15.5: revealing shuffles, looking does not."""
    for revealed, known in ((True, 0), (False, 3)):
        table = tables()
        deck = table.zone(0, n.DECK, 3)
        cast(table, n.Look(2, revealed=revealed))
        assert len(table.game.state()["deck_top"][0]) == known
        assert len(deck) == 3


def test_put_back_to_trash_triggers_evol_seed_zx_16_5(table: Any) -> None:
    table.zone(0, n.DECK, table.stub("seed", n.Auto(n.EvolSeed(), (n.Draw(),)), icon=n.EVOLSEED), 4)
    cast(table, n.Look(2), n.PutBack(n.TRASH))
    assert (table.count(n.TRASH, 0), table.count(n.HAND, 0)) == (3, 1)


def test_units_to_the_deck_ends_and_shuffled(table: Any) -> None:
    a, b = table.put(1, 5), table.put(1, 6)
    cast(table, n.Put(n.All(n.Units(n.THEIRS)), n.DECK_TOP))
    assert table.asked == (21, 0)
    table.do(("unit", 6))
    assert table.game.state()["deck_top"][1][:2] == [b, a]


def test_draw_up_to_asks_before_each_dp_15(table: Any) -> None:
    """ZX-4.7."""
    cast(table, n.Draw(3, up_to=True))
    table.do("yes")
    assert table.asked == (15, 0)
    table.do("no")
    assert table.count(n.HAND, 0) == 1


def test_draw_triggers_for_each_card_trap_83(table: Any) -> None:
    """TRAP-83, ZX-10.7: twice for a draw of two, not for "add to hand"."""
    reader = table.put(0, 0, table.stub("reader", n.Auto(n.Draws(), (n.Power(2000, n.THIS),))))
    cast(table, n.Draw(2), n.FromDeck(1, n.HAND))
    table.do(("wait", 0))
    assert table.unit(reader)["power"] == 9000


def test_modes_in_printed_order_dp_30(table: Any) -> None:
    """ZX-10.42."""
    cast(table, n.Modes(2, ((n.Draw(),), (n.FromDeck(1, n.CHARGE),), (n.Recover(),))))
    table.do(("mode", 2))
    assert table.options == [("mode", 0), ("mode", 1)]
    table.do(("mode", 1))
    assert (table.count(n.HAND, 0), table.count(n.CHARGE, 0), table.count(n.LIFE, 0)) == (0, 1, 5)


def test_repeat_counts_once_before_zx_10_43(table: Any) -> None:
    table.zone(0, n.CHARGE, 2)
    cast(table, n.Repeat(n.Per(1, n.Cards(n.CHARGE)), (n.FromDeck(1, n.CHARGE),)))
    assert table.count(n.CHARGE, 0) == 4


def test_tax_and_optional_payment_zx_8_13_zx_8_14(table: Any) -> None:
    table.zone(0, n.RESOURCE, 1)
    table.zone(1, n.RESOURCE, 1)
    table.zones["rebooted"] = [list(table.zones[n.RESOURCE][0]), list(table.zones[n.RESOURCE][1])]
    cast(table, n.OpponentPays(n.COLOURLESS, 1, (n.Draw(3),)), n.Pay(n.RED, 1, (n.Draw(),)))
    assert table.asked == (28, 1)
    table.do("yes")
    assert table.asked == (12, 0)
    table.do("yes")
    assert table.count(n.HAND, 0) == 1
    assert table.game.state()["zones"]["rebooted"] == [[], []]


def test_opponent_chooses_dp_27(table: Any) -> None:
    hand = table.zone(1, n.HAND, 3)
    cast(table, n.Put(n.Choose(1, n.Cards(n.HAND, n.THEIRS), by=n.OPPONENT), n.TRASH))
    assert table.asked == (27, 1)
    table.do(("card", hand[1]))
    assert table.where(hand[1]) == n.TRASH


def test_fewer_squares_than_cards_dp_24(table: Any) -> None:
    """ZX-15.6."""
    trash = table.zone(0, n.TRASH, table.stub("t1"), table.stub("t2"))
    cast(table, n.Appear(n.All(n.Cards(n.TRASH)), n.Squares(n.MY_PLAYER_SQUARE), slept=True))
    assert table.asked == (24, 0)
    table.do(("card", trash[1]))
    assert [table.where(card) for card in trash] == [n.TRASH, 1]
    assert table.unit(trash[1])["rebooted"] is False


def test_banned_squares_zx_9_18(table: Any) -> None:
    trash = table.zone(0, n.TRASH, table.stub("shy", n.Always(n.CannotAppearOn())))
    cast(table, n.Appear(n.All(n.Cards(n.TRASH)), n.Squares(n.OWN_AREA)))
    assert table.options == [("square", 0), ("square", 2)]
    table.do(("square", 2))
    assert table.where(trash[0]) == 2


def test_moved_zx_keeps_everything_trap_24(table: Any) -> None:
    """TRAP-24, ZX-10.37; a move is a new arrival."""
    unit = table.put(0, 0, rebooted=False, damage=1000)
    watcher = table.put(1, 8, table.stub("watcher", n.Auto(n.IsMoved(), (n.Power(1000, n.THIS),))))
    cast(table, n.Power(1000, n.Choose(1, n.Units(n.MINE))), n.Move(n.THAT, n.Squares(n.BESIDE_THAT), may=True))
    assert table.options == [("square", 1), ("square", 3), ("pass",)]
    table.do(("square", 3))
    after = table.unit(unit)
    assert (after["square"], after["rebooted"], after["damage"], after["power"]) == (3, False, 1000, 6000)
    assert after["arrival"] == 3
    assert table.unit(watcher)["power"] == 6000


def test_diagram_is_read_in_the_controllers_view_zx_5_9(table: Any) -> None:
    """Bit 0 is the controller's lower left square: index 8 for seat 1."""
    corner = table.put(0, 8, table.stub("corner", n.Auto(n.IsAttacked(), ()), power=9000))
    mark = n.Always(n.GetsPower(-1000, n.Units(n.EITHER, n.Diagram(1))))
    table.put(1, 6, table.stub("marker", mark))
    table.stay()
    table.begin()
    assert table.unit(corner)["power"] == 8000


def test_lasting_grant_ends_with_the_turn_zx_10_17(table: Any) -> None:
    archer = table.put(0, 0)
    table.put(1, 4, table.stub("t", power=9000))
    cast(table, n.Grant(n.Always(n.Range(2)), n.Choose(1, n.Units(n.MINE))))
    assert ("attack", 0, 4) in table.options
    table.do("pass")
    while table.game.state()["turn"] < 4:
        table.do("pass")
    assert table.where(archer) == 0
    assert ("attack", 0, 4) not in table.options


def test_event_played_waits_for_the_event_trap_74(table: Any) -> None:
    """TRAP-74: the watcher is returned by the very Event; it still draws."""
    watcher = table.put(0, 0, table.stub("watcher", n.Auto(n.EventPlayed(), (n.Draw(),))))
    cast(table, n.Put(n.All(n.Units(n.MINE)), n.HAND))
    assert table.where(watcher) == n.HAND
    assert table.count(n.HAND, 0) == 2


def test_event_cannot_discard_itself_trap_88(table: Any) -> None:
    """TRAP-88: it is in the Temporary zone."""
    cast(table, n.Put(n.All(n.Cards(n.HAND)), n.TRASH), n.IfDid((n.Draw(),)))
    assert table.count(n.HAND, 0) == 0
    assert table.count(n.TRASH, 0) == 1


def test_watchers_that_leave_together_trigger(table: Any) -> None:
    """ZX-12.1f, 10.7: two Z/X destroyed at once see each other's destruction; own events first."""
    seer = n.Auto(n.IsDestroyed(n.Subject(this=True, owner=n.MINE)), (n.Draw(),))
    table.put(1, 5, table.stub("s1", seer))
    table.put(1, 6, table.stub("s2", seer))
    cast(table, n.Destroy(n.All(n.Units(n.THEIRS))))
    assert table.asked == (11, 0)
    assert table.game.state()["waiting"] == 4


def test_all_colours_in_resource_zx_8_6(table: Any) -> None:
    table.zone(0, n.RESOURCE, table.stub("prism", n.Always(n.GetsAllColours((n.RESOURCE,))), colours=()))
    hand = table.zone(0, n.HAND, table.event("green", cost=1, colours=(n.GREEN,)))
    table.begin()
    assert ("card", hand[0]) in table.options


def test_highest_power_ties_are_chosen_zx_10_31(table: Any) -> None:
    table.put(1, 5, table.stub("a", power=7000))
    table.put(1, 6, table.stub("b", power=7000))
    table.put(1, 8, table.stub("c", power=6000))
    cast(table, n.Destroy(n.Choose(1, n.Units(n.THEIRS, highest_power=True))))
    assert table.options == [("unit", 5), ("unit", 6)]


def test_power_that_needs_a_power_is_read_without_it(table: Any) -> None:
    """PROTOCOL: a value that depends on itself."""
    strong = n.Count(n.Units(filter=n.Filter(power_min=5000)), 1)
    unit = table.put(0, 0, table.stub("echo", n.Always(n.GetsPower(1000), when=strong)))
    table.stay()
    table.begin()
    assert table.unit(unit)["power"] == 6000
