"""Section 8 of the rules: costs and payment."""

from __future__ import annotations

import pytest
from stubs import PLAIN, auto, event, give, zx

from zxfast.games.zx.compiler import CompileError
from zxfast.games.zx.vocabulary import (
    BLACK,
    BLUE,
    CHARGE,
    COLOURLESS,
    GREEN,
    HAND,
    IGNITION,
    NORMAL,
    RED,
    RESOURCE,
    THIS,
    TRASH,
    WHITE,
    AbsoluteBoundary,
    Always,
    Appear,
    Cards,
    Choose,
    Destroy,
    DestroyThis,
    Draw,
    Filter,
    GetsAllColours,
    GetsCost,
    If,
    IsDestroyed,
    MyTurn,
    OpponentPays,
    Pay,
    Power,
    Put,
    PutCards,
    Resources,
    SleepThis,
    SleepUnits,
    Squares,
    TrashThis,
    appears,
    mine,
    startup,
    theirs,
    there_is,
)
from zxfast.testing import Scenario

RED_CARD, BLUE_CARD = zx("red"), zx("blue", colours=(BLUE,))
GREY = zx("grey", colours=())
PURPLE = zx("purple", colours=(RED, BLUE))


def playable(cost: int, colours: tuple[str, ...], resources: list[object]) -> bool:
    """Whether a Z/X can be played with these rebooted resources."""
    s = Scenario()
    card = give(s, zx("card", cost=cost, colours=colours))
    s.zone(0, "resource", resources)
    s.begin()
    return s.can("play", card)


def test_n_resources_at_least_one_of_the_colour_zx_8_1_ex_9() -> None:
    """ZX-8.1, DP-08, EX-9: red, red, blue, blue pay a red 3 with one or two red ones, a green 1 not at all."""
    s = Scenario()
    ev = give(s, event("three", Draw(), cost=3))
    s.zone(0, "resource", [RED_CARD, RED_CARD, BLUE_CARD, BLUE_CARD])
    s.begin().do("play", ev)
    assert s.decision == (8, 0) and s.choices() == [1, 2]
    s.do(2)
    assert [s.rebooted(h) for h in s.cards(0, "resource")] == [False, False, False, True]
    assert not playable(1, (GREEN,), [RED_CARD, RED_CARD, BLUE_CARD, BLUE_CARD])
    assert not playable(3, (RED,), [BLUE_CARD] * 4)
    assert not playable(3, (RED,), [RED_CARD, RED_CARD])


def test_slept_resources_pay_nothing_zx_8_1() -> None:
    """ZX-8.1: rebooted ones only."""
    s = Scenario()
    card = give(s, zx("two", cost=2))
    s.zone(0, "resource", [RED_CARD])
    s.zone(0, "resource", [RED_CARD], slept=True)
    s.begin()
    assert not s.can("play", card)


def test_the_cost_of_a_card_is_its_current_cost_with_its_colour_zx_8_2() -> None:
    """ZX-8.2, TRAP-61: a colourless card needs no colour, cost 0 needs neither card nor colour."""
    assert playable(2, (), [BLUE_CARD, GREY])
    assert playable(0, (BLACK,), [])
    assert not playable(1, (BLACK,), [BLUE_CARD])
    assert playable(1, (BLUE,), [BLUE_CARD])


def test_resource_costs_of_abilities_follow_the_same_rule_zx_8_3() -> None:
    """ZX-8.3: N cards, at least one of the colour; colourless: any."""
    for colour, usable in ((RED, True), (WHITE, False), (COLOURLESS, True)):
        s = Scenario()
        a = s.put(zx("user", startup(Resources(colour, 3), Draw())), square=4)
        s.zone(0, "resource", [RED_CARD, BLUE_CARD, BLUE_CARD])
        s.begin()
        assert s.can("ability", a) == usable


def test_a_colourless_resource_supplies_no_colour_zx_8_4() -> None:
    """ZX-8.4: it pays the others."""
    assert playable(3, (RED,), [RED_CARD, GREY, GREY])
    assert not playable(2, (RED,), [GREY, GREY])


def test_multicolour_resources_and_cards_zx_8_5() -> None:
    """ZX-8.5: a resource with two colours supplies either; a card with two colours needs one of them."""
    assert playable(1, (RED,), [PURPLE]) and playable(1, (BLUE,), [PURPLE])
    assert not playable(1, (WHITE,), [PURPLE])
    assert playable(1, (RED, BLUE), [BLUE_CARD]) and playable(1, (RED, BLUE), [RED_CARD])
    assert not playable(1, (RED, BLUE), [GREY])


def test_colour_classes_are_asked_one_after_the_other_zx_8_1() -> None:
    """DP-08, ZX-8.5: three sets of colours; the last one is forced, and a red one must be among the four."""
    s = Scenario()
    card = give(s, zx("four", cost=4))
    red, blue, purple = (s.zone(0, "resource", [c] * 2) for c in (RED_CARD, BLUE_CARD, PURPLE))
    s.begin().do("play", card, 4)
    assert s.choices() == [0, 1, 2]
    s.do(0)
    assert s.awake(0) == 2 and s.decision == (5, 0)  # both blue and both two-coloured ones: no choice was left
    assert [s.rebooted(h) for h in red + blue + purple] == [True, True, False, False, False, False]


def test_a_resource_with_all_colours_zx_8_6() -> None:
    """ZX-8.6, ZX-10.46: it pays for any colour while its ability applies."""
    rainbow = zx("rainbow", Always(GetsAllColours((RESOURCE,)), there_is(Cards(CHARGE))), colours=(GREEN,))
    for charge, legal in ((1, True), (0, False)):
        s = Scenario()
        card = give(s, zx("white", cost=1, colours=(WHITE,)))
        s.zone(0, "resource", [rainbow])
        s.zone(0, "charge", charge)
        s.begin()
        assert s.can("play", card) == legal


def test_all_parts_of_a_cost_or_nothing_zx_8_7() -> None:
    """ZX-8.7: if one part cannot be paid the ability cannot be used; otherwise all are paid."""
    user = zx("user", startup((Resources(RED, 1), PutCards(2, Cards(CHARGE)), SleepThis()), Draw()))
    for resources, charge, slept, usable in (
            (1, 2, False, True), (0, 2, False, False), (1, 1, False, False), (1, 2, True, False)):
        s = Scenario()
        a = s.put(user, square=4, slept=slept)
        s.zone(0, "resource", [RED_CARD] * resources)
        cards = s.zone(0, "charge", [zx(f"c{i}") for i in range(charge)])
        s.begin()
        assert s.can("ability", a) == usable
        if usable:
            s.do("ability", a, cards[1])
            assert s.awake(0) == 0 and s.count(0, "charge") == 0 and not s.rebooted(a)
            assert {s.where(c) for c in cards} == {"trash"} and s.count(0, "hand") == 1


def test_costs_are_paid_with_own_cards_zx_8_8_trap_56() -> None:
    """ZX-8.8, TRAP-56: whatever the selector says, the opponent's Charge does not count."""
    for own, usable in ((2, False), (3, True)):
        s = Scenario()
        a = s.put(zx("user", startup(PutCards(3, Cards(CHARGE)), Draw())), square=4)
        s.zone(0, "charge", own)
        s.zone(1, "charge", 4)
        s.begin()
        assert s.can("ability", a) == usable


def test_a_card_paid_as_cost_may_be_found_by_the_effect_zx_8_9_trap_57() -> None:
    """ZX-8.9, TRAP-57: it goes from Charge to Trash, then the effect returns it."""
    diver = zx("diver", startup(TrashThis(), Put(Choose(1, Cards(TRASH)), HAND), zone=CHARGE))
    s = Scenario()
    card, = s.zone(0, "charge", [diver])
    other, = s.zone(0, "trash", [PLAIN])
    s.begin().do("ability", card)
    assert s.decision == (13, 0) and s.choices() == [card, other] and s.where(card) == "trash"
    s.do(card)
    assert s.where(card) == "hand"


def test_a_discarded_cost_may_appear_trap_57() -> None:
    """TRAP-57: the discarded Z/X is in Trash when the effect chooses."""
    caller = zx("caller", startup(PutCards(1, Cards(HAND)), Appear(Choose(1, Cards(TRASH)), Squares(NORMAL))))
    s = Scenario()
    a = s.put(caller, square=1)
    card = give(s, PLAIN)
    s.begin().do("ability", a, 4)
    assert s.where(card) == "square 4"


def test_sleep_as_a_cost_needs_a_rebooted_card_zx_8_10() -> None:
    """ZX-8.10, TRAP-35: and is possible again after a reboot; SleepUnits takes rebooted ones only."""
    s = Scenario()
    a = s.put(zx("user", startup(SleepThis(), Draw())), square=4)
    b = s.put(zx("team", startup(SleepUnits(2, mine(name="plain")), Draw())), square=0)
    s.put(PLAIN, square=3)
    s.put(PLAIN, square=5, slept=True)
    s.begin()
    assert s.can("ability", a) and not s.can("ability", b)
    s.do("ability", a)
    assert not s.can("ability", a) and not s.rebooted(a)


@pytest.mark.parametrize(("printed", "changes", "result"), [
    (6, [(-2, 0)], 4), (6, [(-2, 0), (-2, 0)], 2), (3, [(-2, 0), (-2, 0)], 0), (3, [(-2, 1), (-2, 1)], 1),
    (2, [(-4, 0), (3, 0)], 1), (2, [(-4, 3)], 3), (3, [(-3, 1), (-3, 2)], 2), (5, [(1, 0)], 6),
])
def test_cost_changes_add_up_then_the_floor_zx_8_12_trap_59(printed: int, changes: list[tuple[int, int]], result: int) -> None:
    """ZX-8.12, TRAP-59, ZX-10.18: sums first; the highest floor counts; never below 0."""
    s = Scenario()
    a = s.put(zx("target", cost=printed), square=4)
    for q, (change, floor) in zip((0, 2, 3), changes, strict=False):
        s.put(zx(f"changer {q}", Always(GetsCost(change, theirs(), floor=floor))), square=q + 3, player=1)
    s.begin()
    assert s.cost(a) == result


def test_selectors_use_the_reduced_cost_trap_59() -> None:
    """TRAP-59, ZX-8.12: "cost 3 or less" finds a reduced cost 5."""
    s = Scenario()
    s.put(zx("changer", Always(GetsCost(-2, theirs(), floor=1))), square=4)
    b = s.put(zx("five", cost=5), square=6, player=1)
    ev = give(s, event("kill", Destroy(Choose(1, theirs(cost_max=3)))))
    s.begin().do("play", ev)
    assert s.where(b) == "charge"


def test_the_reduced_cost_is_what_is_paid_zx_8_2_8_16() -> None:
    """ZX-8.2, ZX-8.12, ZX-8.16: with "not 0 or less" a card still costs 1, and its colour; a printed 0 is legal."""
    helper = zx("helper", Always(GetsCost(-5, (Cards(HAND),), floor=1)))
    for resources, legal in (([RED_CARD], True), ([BLUE_CARD], False), ([], False)):
        s = Scenario()
        card = give(s, zx("four", cost=4))
        s.put(helper, square=4)
        s.zone(0, "resource", resources)
        s.begin()
        assert s.can("play", card) == legal
        if legal:
            s.do("play", card, 0)
            assert s.awake(0) == 0 and s.cost(card) == 4  # on the square it has its own cost again


def test_optional_payment_in_an_effect_zx_8_13() -> None:
    """ZX-8.13, DP-12: asked only if it can be paid; the second half only if it was."""
    payer = zx("payer", appears(Pay(RED, 2, (Draw(2),)), Draw()), cost=0)
    for resources, answers, cards in (
            ([RED_CARD, BLUE_CARD], ["yes"], 3), ([RED_CARD, BLUE_CARD], ["no"], 1), ([RED_CARD], [], 1)):
        s = Scenario()
        card = give(s, payer)
        s.zone(0, "resource", resources)
        s.begin().do("play", card, 4)
        if answers:
            assert s.decision == (12, 0)
        s.do(*answers)
        assert s.count(0, "hand") == cards and s.awake(0) == len(resources) - 2 * answers.count("yes")


def test_optional_payment_wherever_the_card_comes_from_zx_8_13_trap_60() -> None:
    """ZX-8.13, TRAP-60: it appeared out of Resource or Trash."""
    payer = zx("payer", appears(Pay(RED, 1, (Draw(),))))
    for zone in ("resource", "trash"):
        s = Scenario()
        card, = s.zone(0, zone, [payer])
        s.zone(0, "resource", [RED_CARD, RED_CARD])
        call = give(s, event("call", Appear(Choose(1, Cards(zone, filter=Filter(name="payer"))), Squares(NORMAL))))
        s.begin().do("play", call, 4)
        assert s.where(card) == "square 4" and s.decision == (12, 0)
        s.do("yes")
        assert s.count(0, "hand") == 1


def test_a_tax_is_the_opponents_decision_zx_8_14() -> None:
    """ZX-8.14, DP-28: asked only if it can be paid."""
    toll = event("toll", OpponentPays(COLOURLESS, 1, (Draw(2),)))
    for resources, answers, cards in ((1, ["yes"], 0), (1, ["no"], 2), (0, [], 2)):
        s = Scenario()
        ev = give(s, toll)
        s.zone(1, "resource", resources)
        s.begin().do("play", ev)
        if answers:
            assert s.decision == (28, 1)
        s.do(*answers)
        assert s.count(0, "hand") == cards and s.awake(1) == resources - answers.count("yes")


def test_free_plays_skip_cost_and_colour_zx_8_15_trap_61() -> None:
    """ZX-8.15, TRAP-61: an ignited card of any cost and colour, without resources."""
    s = Scenario()
    paid, = s.zone(0, "charge", [PLAIN])
    top = s.zone(0, "deck", [zx("dear", cost=9, colours=(WHITE,), icon=IGNITION), 5])[0]
    s.begin(phase="ignition").do(paid, "play", 4)
    assert s.where(top) == "square 4"


def test_an_ability_in_resource_may_be_paid_with_its_own_card_zx_8_17() -> None:
    """ZX-8.17, ZX-10.5: it is a rebooted resource card like the others."""
    s = Scenario()
    card, = s.zone(0, "resource", [zx("spring", startup(Resources(RED, 1), Draw(), zone=RESOURCE))])
    s.begin().do("ability", card)
    assert s.count(0, "hand") == 1 and not s.rebooted(card)
    assert not s.can("ability", card)


def test_destroy_this_card_as_a_cost_zx_8_22_trap_100() -> None:
    """ZX-8.22, TRAP-100: it is in Charge before the effect, its ability waits; no effect has destroyed it."""
    bomb = zx("bomb", startup(DestroyThis(), If(there_is(Cards(CHARGE, filter=Filter(name="bomb"))), (Draw(),))),
              auto(IsDestroyed(), Draw()), auto(IsDestroyed(by_ability_of=Filter()), Draw(5)))
    s = Scenario()
    a = s.put(bomb, square=4)
    s.begin().do("ability", a)
    assert s.where(a) == "charge" and s.count(0, "hand") == 2


def test_startup_abilities_are_not_offered_to_the_wrong_player_zx_10_1() -> None:
    """ZX-10.1: the turn player in the main phase."""
    s = Scenario()
    s.put(zx("mine", startup((), Power(500, THIS))), square=4, player=1)
    s.begin()
    assert s.choices() == ["pass"]


def test_parts_of_one_zone_need_their_sum_zx_8_7() -> None:
    """ZX-8.7: two parts that each take charge cards need three cards in all, and this card cannot be taken twice."""
    user = zx("user", startup((TrashThis(), PutCards(2, Cards(CHARGE))), Draw(), zone=CHARGE))
    for others, usable in ((1, False), (2, True)):
        s = Scenario()
        card, = s.zone(0, "charge", [user])
        s.zone(0, "charge", others)
        s.begin()
        assert s.can("ability", card) == usable
        if usable:
            s.do("ability", card)
            assert s.count(0, "trash") == 3 and s.count(0, "hand") == 1


def test_a_cost_chosen_among_several_is_a_decision_of_the_payer_zx_8_7() -> None:
    """DP-13, ZX-15.22: picks for costs; not "chosen by an effect", so Absolute Boundary does not protect (ZX-16.6)."""
    s = Scenario()
    a = s.put(zx("team", startup(SleepUnits(1, mine(other=True)), Draw())), square=0)
    b = s.put(zx("shy", Always(AbsoluteBoundary())), square=3)
    c = s.put(PLAIN, square=5)
    s.begin().do("ability", a)
    assert s.decision == (13, 0) and s.choices() == [b, c]
    s.do(b)
    assert not s.rebooted(b) and s.rebooted(c) and s.count(0, "hand") == 1


def test_the_cost_of_a_card_in_hand_is_read_where_it_is_zx_8_2() -> None:
    """ZX-8.2: a reduction of hand cards in the own turn; the card leaves the hand before it is paid."""
    s = Scenario()
    card = give(s, zx("four", cost=4))
    s.put(zx("helper", Always(GetsCost(-3, (Cards(HAND, filter=Filter(name="four")),)), MyTurn())), square=0)
    s.zone(0, "resource", [RED_CARD])
    s.begin()
    assert s.can("play", card)
    s.do("play", card, 4)
    assert s.where(card) == "square 4" and s.awake(0) == 0


def test_a_card_that_sleeps_itself_is_not_one_of_the_team_zx_8_7() -> None:
    """ZX-8.7, ZX-8.10: the parts of a cost are paid by different cards."""
    leader = zx("leader", startup((SleepThis(), SleepUnits(1, mine())), Draw()))
    for others, usable in ((0, False), (1, True)):
        s = Scenario()
        a = s.put(leader, square=4)
        if others:
            s.put(PLAIN, square=3)
        s.begin()
        assert s.can("ability", a) == usable


def test_two_resource_parts_need_their_sum_zx_8_7() -> None:
    """ZX-8.7: red 1 and blue 1 together are two resources."""
    for resources, usable in (([PURPLE], False), ([RED_CARD, BLUE_CARD], True)):
        s = Scenario()
        a = s.put(zx("user", startup((Resources(RED, 1), Resources(BLUE, 1)), Draw())), square=4)
        s.zone(0, "resource", resources)
        s.begin()
        assert s.can("ability", a) == usable


def test_the_highest_power_beside_a_part_of_this_card_is_refused_zx_8_7() -> None:
    """ZX-8.7: this card may have the highest power, and cannot pay twice; the compiler says so instead of guessing."""
    s = Scenario()
    s.put(zx("proud", startup((SleepThis(), SleepUnits(1, mine(highest_power=True))), Draw())), square=4)
    with pytest.raises(CompileError, match=r"proud.*SleepUnits cannot ask for the highest power"):
        s.begin()
