"""Priority pre-processing, rule resolutions and life (rules sections 11, 12, 16)."""

from __future__ import annotations

from typing import Any

from zxfast.games.zx.reference import Options
from zxfast.games.zx.vocabulary import nodes as n


def test_second_point_comes_after_the_loss_check_trap_01(table: Any) -> None:
    """TRAP-01, ZX-12.9e: two pending, Life 1: the player loses without a second reveal."""
    life = table.zone(1, n.LIFE, 1)
    table.begin(pending=(0, 2))
    assert table.over == {"winner": 0, "reason": "life"}
    assert table.where(life[0]) == n.CHARGE
    assert table.game.state()["pending"] == [0, 1]


def test_life_recovery_saves_trap_02_ex_3(table: Any) -> None:
    """TRAP-02, ZX-16.2, 14.8."""
    card = table.stub("recover", n.LifeRecovery(), icon=n.IGNITION)
    life = table.zone(1, n.LIFE, card)
    table.begin(pending=(0, 1))
    assert table.asked == (17, 1)
    table.do("yes", ("square", 7))
    assert table.over is None
    assert table.where(life[0]) == 7
    assert table.count(n.LIFE, 1) == 1


def test_void_bringer_does_not_save_trap_03(table: Any) -> None:
    """TRAP-03, ZX-14.9, DP-18."""
    table.zone(1, n.LIFE, table.stub("void", n.VoidBringer(), icon=n.IGNITION))
    victim = table.put(0, 4)
    table.put(0, 5, table.stub("bound", n.Always(n.AbsoluteBoundary())))
    table.begin(pending=(0, 1))
    table.do("yes", ("square", 6))
    assert table.asked == (18, 1)
    assert table.options == [("unit", 4), ("unit", 6), ("pass",)]
    table.do(("unit", 4))
    assert table.where(victim) == n.TRASH
    assert table.over == {"winner": 0, "reason": "life"}


def test_life_recovery_compares_without_itself_trap_04_trap_85(tables: Any) -> None:
    """TRAP-04 and TRAP-85: own life after leaving against the opponent's."""
    for mine, after in ((3, 3), (4, 3)):
        table = tables()
        life = table.zone(1, n.LIFE, table.stub("recover", n.LifeRecovery(), icon=n.IGNITION), mine - 1)
        table.zone(0, n.LIFE, 2)
        table.begin(pending=(0, 1))
        table.do(("card", life[0]), "yes", ("square", 7))
        assert table.count(n.LIFE, 1) == after


def test_life_recovery_from_hand_does_nothing_trap_05(table: Any) -> None:
    """TRAP-05."""
    hand = table.zone(0, n.HAND, table.stub("recover", n.LifeRecovery(), icon=n.IGNITION, cost=0))
    table.zone(0, n.LIFE, 1)
    table.begin()
    table.do(("card", hand[0]), ("square", 1))
    assert table.count(n.LIFE, 0) == 1


def test_icon_is_read_while_the_card_is_in_life_trap_09(tables: Any) -> None:
    """TRAP-09, ZX-2.15: icon while Life is 1, revealed at Life 2: no icon; at Life 1 it has it."""
    card = tables.stub("late", n.Always(n.GetsIcon(), when=n.Count(n.Cards(n.LIFE), high=1)))
    for others, asked in ((1, None), (0, 17)):
        table = tables()
        life = table.zone(1, n.LIFE, card, others)
        table.begin(pending=(0, 1))
        if others:
            table.do(("card", life[0]))
            assert table.where(life[0]) == n.CHARGE
        else:
            assert table.asked == (asked, 1)


def test_damage_to_both_players_turn_player_first_trap_10(table: Any) -> None:
    """TRAP-10, ZX-12.9a."""
    table.begin(pending=(1, 1))
    assert table.asked == (16, 1)
    assert table.game.state()["pending"] == [0, 1]


def test_player_takes_no_damage_but_a_reload_takes_life_trap_11(table: Any) -> None:
    """TRAP-11, ZX-12.9g."""
    table.put(0, 4)
    table.put(1, 6, table.stub("shelter", n.Always(n.PlayerIgnoresDamage())))
    table.zone(1, n.DECK, 1)
    table.zone(1, n.TRASH, 2)
    table.stay()
    table.begin()
    table.do(("attack", 4, 7))
    assert table.game.state()["pending"] == [0, 0]
    table.do("pass")
    assert table.asked == (16, 0)  # draw phase of seat 1: the last card, then a reload


def test_reload_between_two_draws_trap_12(table: Any) -> None:
    """TRAP-12, ZX-7.8, 12.2a: draw, reload, the opponent picks a life card for the Charge, draw from the new Deck."""
    deck = table.zone(0, n.DECK, 1)
    trash = table.zone(0, n.TRASH, 3)
    life = table.zone(0, n.LIFE, 4)
    table.begin(phase=n.DRAW_PHASE)
    assert table.asked == (16, 1)
    assert table.where(deck[0]) == n.HAND
    assert [table.where(card) for card in trash] == [n.DECK] * 3
    table.do(("card", life[2]))
    assert table.where(life[2]) == n.CHARGE
    assert table.count(n.HAND, 0) == 2
    assert table.count(n.DECK, 0) == 2


def test_top_two_to_resource_with_one_card_trap_14(table: Any) -> None:
    """TRAP-14, ZX-4.6."""
    hand = table.zone(0, n.HAND, table.event("grow", n.FromDeck(2, n.RESOURCE, slept=True)))
    deck = table.zone(0, n.DECK, 1)
    table.zone(0, n.TRASH, 2)
    life = table.zone(0, n.LIFE, 4)
    table.begin()
    table.do(("card", hand[0]))
    assert table.asked == (16, 1)
    assert table.where(deck[0]) == n.RESOURCE
    table.do(("card", life[0]))
    assert table.count(n.RESOURCE, 0) == 2
    assert table.count(n.DECK, 0) == 1
    assert table.game.state()["zones"]["rebooted"] == [[], []]
    assert table.where(hand[0]) == n.TRASH  # TRAP-17: not shuffled in by the reload it caused


def test_evol_seed_of_the_last_card_trap_15_ex_6(table: Any) -> None:
    """TRAP-15, EX-6: it resolves, but the Trash is empty; the paid charge card is in the new Deck."""
    seed = table.stub("seed", n.Auto(n.EvolSeed(), (n.Put(n.Choose(1, n.Cards(n.TRASH)), n.HAND),)), icon=n.EVOLSEED)
    deck = table.zone(0, n.DECK, seed)
    charge = table.zone(0, n.CHARGE, 1)
    trash = table.zone(0, n.TRASH, 1)
    life = table.zone(0, n.LIFE, 4)
    table.begin(phase=n.IGNITION_PHASE)
    table.do(("card", charge[0]))
    assert table.asked == (16, 1)
    table.do(("card", life[1]))
    assert {table.where(card) for card in (*deck, *charge, *trash)} == {n.DECK}
    assert table.count(n.HAND, 0) == 0
    assert table.count(n.CHARGE, 0) == 1


def test_source_in_the_deck_cannot_appear_trap_16(table: Any) -> None:
    """TRAP-16, ZX-10.9."""
    seed = table.stub("seed", n.Auto(n.EvolSeed(), (n.Pay(n.RED, 1, (n.Appear(n.THIS, n.Squares()),)),)), icon=n.EVOLSEED)
    deck = table.zone(0, n.DECK, seed)
    charge = table.zone(0, n.CHARGE, 1)
    table.zone(0, n.RESOURCE, 1)
    life = table.zone(0, n.LIFE, 4)
    table.begin(phase=n.IGNITION_PHASE)
    table.do(("card", charge[0]), ("card", life[0]))
    assert table.asked == (12, 0)
    table.do("yes")
    assert table.where(deck[0]) == n.DECK
    assert table.game.state()["units"] == []


def test_event_that_empties_the_deck_is_the_new_deck_trap_103(table: Any) -> None:
    """TRAP-103, ZX-12.2f, 12.2j."""
    hand = table.zone(0, n.HAND, table.event("insight", n.Draw()))
    table.zone(0, n.DECK, 1)
    life = table.zone(0, n.LIFE, 4)
    table.begin()
    table.do(("card", hand[0]))
    assert table.asked == (16, 1)
    assert table.where(hand[0]) == n.DECK
    table.do(("card", life[0]))
    assert table.over is None


def test_replacing_is_not_destruction_trap_19_ex_4(table: Any) -> None:
    """TRAP-19, ZX-9.15: the old Z/X goes to the Trash; on an own slept one it is illegal."""
    old = table.put(0, 1, table.stub("old", n.Auto(n.IsDestroyed(), (n.Draw(),))), damage=3000)
    table.put(0, 3, rebooted=False)
    table.put(1, 5)
    hand = table.zone(0, n.HAND, table.stub("new", cost=0))
    table.begin()
    table.do(("card", hand[0]))
    assert table.options == [("square", q) for q in (0, 1, 2, 4, 6, 8)]
    table.do(("square", 1))
    assert table.where(old) == n.TRASH
    assert table.where(hand[0]) == 1
    assert table.count(n.HAND, 0) == 0


def test_improper_before_lethal_trap_21(table: Any) -> None:
    """TRAP-21, ZX-12.6f: the replaced Z/X is lethally damaged as well; it goes to the Trash."""
    bomb = n.Auto(n.Appears(), (n.Draw(),))
    old = table.put(0, 1, table.stub("old", n.Auto(n.IsDestroyed(), (n.Draw(),))))
    hand = table.zone(0, n.HAND, table.event("chain", n.Deal(5000, n.All(n.Units())),
                                             n.Appear(n.Choose(1, n.Cards(n.TRASH, filter=n.Filter(kind=n.ZX))),
                                                      n.Squares(n.MY_PLAYER_SQUARE, empty=False))))
    new = table.zone(0, n.TRASH, table.stub("new", bomb))
    table.begin()
    table.do(("card", hand[0]))
    assert table.where(old) == n.TRASH
    assert table.where(new[0]) == 1
    assert table.count(n.CHARGE, 0) == 0
    assert table.count(n.HAND, 0) == 1


def test_charge_excess_may_drop_an_older_card_trap_45(table: Any) -> None:
    """TRAP-45, ZX-12.5b: five in Charge, the owner chooses which one goes."""
    charge = table.zone(1, n.CHARGE, 4)
    table.put(0, 3)
    target = table.put(1, 6, table.stub("target", n.Auto(n.IsDestroyed(), (n.Put(n.All(n.Cards(n.CHARGE)), n.HAND),))))
    table.stay()
    table.begin()
    table.do(("attack", 3, 6))
    assert table.asked == (19, 1)
    assert len(table.options) == 5
    table.do(("card", charge[2]))
    assert table.where(charge[2]) == n.TRASH
    assert table.where(target) == n.HAND
    assert table.count(n.HAND, 1) == 4  # the waiting ability acts on four cards


def test_lowered_charge_limit_trap_46(table: Any) -> None:
    """TRAP-46, ZX-12.5c."""
    charge = table.zone(1, n.CHARGE, 4)
    table.put(0, 3, table.stub("limit", n.Always(n.ChargeLimit(-2, n.OPPONENT))))
    table.begin()
    table.do(("card", charge[0]), ("card", charge[3]))
    assert table.count(n.CHARGE, 1) == 2


def test_second_life_card_before_the_first_ones_ability_trap_92(table: Any) -> None:
    """TRAP-92, ZX-12.9h."""
    life = table.zone(1, n.LIFE, table.stub("first", n.Auto(n.Appears(), (n.Draw(),)), icon=n.IGNITION), 3)
    table.stay()
    table.begin(pending=(0, 2))
    table.do(("card", life[0]), "yes", ("square", 6))
    assert table.asked == (16, 0)
    assert table.count(n.HAND, 1) == 0
    assert table.game.state()["waiting"] == 1
    table.do(("card", life[1]))
    assert table.count(n.HAND, 1) == 1


def test_life_decreases_still_resolves_trap_07_trap_08(table: Any) -> None:
    """TRAP-07: the source is put into the Trash by the Void Bringer just revealed; its ability resolves all the same."""
    source = table.put(1, 8, table.stub("source", n.Auto(n.LifeDecreases(), (n.Destroy(n.Choose(1, n.Units(n.THEIRS))),))))
    victim = table.put(0, 4)
    life = table.zone(1, n.LIFE, table.stub("void", n.VoidBringer(), icon=n.IGNITION), 2)
    table.begin(pending=(0, 1))
    table.do(("card", life[0]), "yes", ("square", 6), ("unit", 8))
    assert table.where(source) == n.TRASH
    assert table.where(victim) == n.CHARGE


def test_life_card_that_cannot_be_placed_goes_to_charge_trap_82(table: Any) -> None:
    """TRAP-82: all squares hold opposing or own slept Z/X."""
    for square in (0, 2, 3, 4, 5, 6, 8):
        table.put(0, square)
    table.put(0, 1)
    table.put(1, 7, rebooted=False)
    life = table.zone(1, n.LIFE, table.stub("icon", icon=n.IGNITION), 1)
    table.begin(pending=(0, 1))
    table.do(("card", life[0]))
    assert table.where(life[0]) == n.CHARGE


def test_recovering_the_last_card_trap_91_ex_11(table: Any) -> None:
    """TRAP-91, EX-11: recover, reload, the only life card is lost."""
    table.zone(1, n.LIFE, table.stub("recover", n.LifeRecovery(), icon=n.IGNITION))
    deck = table.zone(1, n.DECK, 1)
    table.zone(1, n.TRASH, 5)
    table.begin(pending=(0, 1))
    table.do("yes", ("square", 7))
    assert table.where(deck[0]) == n.CHARGE
    assert table.over == {"winner": 0, "reason": "life"}


def test_deck_and_trash_empty_loses_zx_12_8(table: Any) -> None:
    table.zone(0, n.DECK, 1)
    table.begin(phase=n.DRAW_PHASE)
    assert table.over == {"winner": 1, "reason": "deck_out"}


def test_both_lose_is_a_draw_zx_1_3(table: Any) -> None:
    table.zone(0, n.LIFE)
    table.zone(1, n.LIFE)
    table.begin()
    assert table.over == {"winner": None, "reason": "life"}


def test_mandatory_loop_is_a_draw_zx_1_10(table: Any) -> None:
    """ZX-1.10c: two Z/X that move each other for ever."""
    table.put(0, 3, table.stub("a", n.Auto(n.IsMoved(), (n.Move(n.THIS, n.Squares(n.NORMAL)),))))
    hand = table.zone(0, n.HAND, table.event("push", n.Move(n.Choose(1, n.Units()), n.Squares(n.NORMAL))))
    for square in (0, 2, 4, 5, 6):
        table.put(1, square, table.stub(f"b{square}", n.Always(n.AbsoluteBoundary())))
    table.begin(options=Options(loop_cap=20))
    table.do(("card", hand[0]))
    assert table.over == {"winner": None, "reason": "loop"}


def test_known_life_cards_can_be_named_dp_16(table: Any) -> None:
    """ZX-4.21: a card put into Life out of public view is known to the opponent."""
    hand = table.zone(0, n.HAND, table.event("hide", n.Put(n.THIS, n.LIFE)))
    table.zone(0, n.LIFE, 2)
    table.put(1, 4)
    table.begin(options=Options())
    table.do(("card", hand[0]))
    table.game.s.pending[0] = 1
    table.do("pass")  # seat 1 begins its turn
    assert table.asked == (16, 1)
    assert table.options == [("card", hand[0]), ("unknown",)]
    table.do(("card", hand[0]))
    assert table.where(hand[0]) == n.CHARGE
