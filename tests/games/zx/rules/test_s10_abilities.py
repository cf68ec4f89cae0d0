"""Section 10 of the rules: abilities and effects."""

from __future__ import annotations

import pytest
from stubs import BRINGER, KNIGHT, PLAIN, WITCH, attack, auto, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    ATTACKING,
    BESIDE_THIS,
    BLUE,
    CHARGE,
    EITHER,
    END_PHASE,
    GREEN,
    HAND,
    IGNITION,
    INFINITE,
    IT,
    LIFE_RECOVERY,
    MINE,
    NORMAL,
    OPPONENT,
    RED,
    REMOVED,
    RESOURCE,
    THAT,
    THEIRS,
    THIS,
    TRASH,
    AbsoluteBoundary,
    All,
    Always,
    Appear,
    Appears,
    AtEndOfTurn,
    Attacks,
    Cards,
    Choose,
    Cost,
    Count,
    DamageBonus,
    Deal,
    DealPlayer,
    Destroy,
    DestroysByBattle,
    DestroyThis,
    Draw,
    Draws,
    Filter,
    FromDeck,
    Gains,
    GetsPower,
    Grant,
    If,
    IfDid,
    IsAttacked,
    IsDestroyed,
    IsMoved,
    LifeDecreases,
    May,
    Modes,
    Move,
    NoReboot,
    Per,
    PhaseStarts,
    Power,
    PowerOf,
    Put,
    PutCards,
    PutIntoResource,
    Range,
    Reboot,
    Recover,
    Repeat,
    Resources,
    Sleep,
    SleepThis,
    SleepUnits,
    Squares,
    Subject,
    ThisIs,
    TrashThis,
    TurnEnds,
    WhenDestroyedPut,
    any_number,
    any_zx,
    appears,
    at_most,
    mine,
    startup,
    theirs,
    there_is,
    up_to,
)
from zxfast.testing import Scenario

FREE = zx("free", cost=0)

# ---- startup --------------------------------------------------------------------------------------------------------


def test_any_number_of_times_unless_once_per_turn_zx_10_2_trap_102() -> None:
    """ZX-10.2, ZX-7.22, TRAP-102: two copies have one use each; the next own turn it may be used again."""
    s = Scenario()
    often = s.put(zx("often", startup((), Power(500, THIS))), square=0)
    once = [s.put(zx("once", startup((), Power(500, THIS), once_per_turn=True)), square=q) for q in (3, 5)]
    s.begin().do("ability", often, "ability", often, "ability", often)
    assert s.power(often) == 6500
    s.do("ability", once[0])
    assert not s.can("ability", once[0]) and s.can("ability", once[1])
    s.end_turn().until("main", 0)
    assert s.can("ability", once[0])


def test_a_new_object_may_use_it_again_zx_10_2_trap_50() -> None:
    """ZX-10.2, ZX-4.5, TRAP-50: it left and came back: bonus, damage and the use of the turn are gone."""
    s = Scenario()
    a = s.put(zx("once", startup((), Power(500, THIS), once_per_turn=True)), square=0, damage=2000)
    back = give(s, event("back", Put(Choose(1, mine()), HAND),
                         Appear(Choose(1, Cards(HAND, filter=Filter(kind="zx"))), Squares(NORMAL))))
    s.begin().do("ability", a)
    assert s.power(a) == 5500 and not s.can("ability", a)
    s.do("play", back, 0)
    assert s.power(a) == 5000 and s.damage(a) == 0 and s.can("ability", a)


def test_a_moved_zx_is_the_same_object_zx_10_2_4_5() -> None:
    """ZX-4.5, ZX-10.37, TRAP-24: from square to square is no zone change: use, bonus, damage and sleep stay."""
    for slept in (False, True):
        s = Scenario()
        a = s.put(zx("once", startup((), Power(500, THIS), once_per_turn=True)), square=0, damage=2000, slept=slept)
        ev = give(s, event("step", Move(Choose(1, mine()), Squares(NORMAL))))
        s.begin().do("ability", a, "play", ev, 8)
        assert s.where(a) == "square 8" and s.power(a) == 5500 and s.damage(a) == 2000 and s.rebooted(a) != slept
        assert not s.can("ability", a)


def test_the_use_is_finished_before_anything_else_zx_10_3() -> None:
    """ZX-10.3: pay, resolve; the PPP comes after it."""
    s = Scenario()
    a = s.put(zx("user", startup(SleepThis(), Deal(5000, THIS), Draw())), square=4)
    s.begin().do("ability", a)
    assert s.where(a) == "charge" and s.count(0, "hand") == 1


def test_conditions_behind_the_cost_are_checked_on_resolution_zx_10_4() -> None:
    """ZX-10.4: the cost may be paid in vain; "can only be used if" is checked before."""
    s = Scenario()
    vain = s.put(zx("vain", startup(SleepThis(), If(there_is(Cards(CHARGE)), (Draw(),)))), square=0)
    strict = s.put(zx("strict", startup(SleepThis(), Draw(), only_if=there_is(Cards(CHARGE)))), square=3)
    s.begin()
    assert not s.can("ability", strict)
    s.do("ability", vain)
    assert not s.rebooted(vain) and s.count(0, "hand") == 0


@pytest.mark.parametrize("zone", ["charge", "hand", "resource", "trash"])
def test_startup_abilities_of_other_zones_zx_10_5(zone: str) -> None:
    """ZX-10.5, ZX-2.21: usable there and only there."""
    user = zx("user", startup(Resources(RED, 1), Draw(), zone=zone))
    s = Scenario()
    there, = s.zone(0, zone, [user])
    elsewhere = s.put(user, square=4)
    s.zone(0, "resource", [PLAIN])
    s.begin()
    assert s.can("ability", there) and not s.can("ability", elsewhere)
    cards = s.count(0, "hand")
    s.do("ability", there)
    assert s.count(0, "hand") == cards + 1


# ---- automatic ------------------------------------------------------------------------------------------------------


def test_a_triggered_ability_waits_for_the_ppp_zx_10_6_trap_73() -> None:
    """ZX-10.6, TRAP-73: the effect is finished with the count of that moment, then the ability of the first card resolves."""
    seed = zx("seed", auto(PutIntoResource(), FromDeck(1, RESOURCE)))
    s = Scenario()
    ev = give(s, event("grow", FromDeck(1, RESOURCE), If(there_is(Cards(RESOURCE), 2), (Draw(5),))))
    s.zone(0, "deck", [seed, PLAIN, 5])
    s.begin().do("play", ev)
    assert s.count(0, "resource") == 2 and s.count(0, "hand") == 0


def test_two_copies_trigger_separately_zx_10_7_trap_65() -> None:
    """ZX-10.7, TRAP-65: "when one of your [Knight] destroys by battle: reboot 1 resource", twice."""
    page = zx("page", auto(DestroysByBattle(Subject(False, MINE, Filter(tribe=KNIGHT))), Reboot(Choose(1, Cards(RESOURCE)))),
              tribes=(KNIGHT,))
    s = Scenario()
    a = s.put(page, square=3)
    s.put(page, square=0)
    b = s.put(PLAIN, square=6, player=1)
    r = s.zone(0, "resource", [zx(f"r{i}") for i in range(3)], slept=True)
    s.begin()
    attack(s, a, b)
    assert s.decision == (11, 0) and len(s.waiting) == 2
    s.do(("wait", 0), r[0], r[2])
    assert [s.rebooted(h) for h in r] == [True, False, True]


def test_an_event_that_happens_twice_triggers_twice_zx_10_7_trap_83() -> None:
    """ZX-10.7, TRAP-83, ZX-15.4: drawing 2 cards is two draws; "add to hand" is none."""
    s = Scenario()
    a = s.put(zx("happy", auto(Draws(), Power(2000, THIS))), square=4)
    draw = give(s, event("draw", Draw(2)))
    add = give(s, event("add", FromDeck(2, HAND)))
    s.begin().do("play", draw)
    assert s.waiting == [a, a]
    s.do(("wait", 0))
    assert s.power(a) == 9000
    s.do("play", add)
    assert s.power(a) == 9000 and s.count(0, "hand") == 4


def test_once_triggered_it_resolves_without_its_source_zx_10_8_trap_07() -> None:
    """ZX-10.8, TRAP-07: Void Bringer puts the source into the Trash before its ability resolves."""
    s = Scenario()
    a = s.put(zx("hater", auto(LifeDecreases(), Destroy(Choose(1, any_zx(NORMAL, cost_max=3))))), square=4)
    life = s.zone(1, "life", [BRINGER, PLAIN])
    victim = s.put(PLAIN, square=5)
    s.zone(0, "life", 4)
    s.begin()
    attack(s, a)
    s.do(life[0], "play", 8)
    assert s.decision == (18, 1)
    s.do(a)
    assert s.where(a) == "trash" and s.decision == (13, 0)
    assert set(s.choices()) == {victim, life[0]}  # also what came out of Life (TRAP-08)
    s.do(life[0])
    assert s.where(life[0]) == "charge"


def test_parts_that_need_the_source_do_nothing_without_it_zx_10_9() -> None:
    """ZX-10.9: "return this card" is skipped once it is another object, the rest is done."""
    s = Scenario()
    b = s.put(zx("loyal", auto(IsDestroyed(), Put(THIS, HAND), Draw())), square=6, player=1)
    s.put(zx("thief", auto(IsDestroyed(Subject(False, THEIRS)), Put(Choose(1, Cards(CHARGE, THEIRS)), TRASH))), square=0)
    kill = give(s, event("kill", Destroy(Choose(1, theirs()))))
    s.begin().do("play", kill)
    assert s.decision == (11, 0)
    s.do("thief")
    assert s.where(b) == "trash" and s.count(1, "hand") == 1

    s = Scenario()
    b = s.put(zx("loyal", auto(IsDestroyed(), Put(THIS, HAND), Draw())), square=6, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, theirs()))))
    s.begin().do("play", kill)
    assert s.where(b) == "hand" and s.count(1, "hand") == 2


def test_the_condition_behind_the_trigger_is_read_on_resolution_zx_10_10() -> None:
    """ZX-10.10, ZX-7.29, TRAP-77: "at the end of your turn, if you have 3 or fewer cards, draw 1": two copies, one draw."""
    s = Scenario()
    for q in (3, 5):
        s.put(zx("reader", auto(TurnEnds(), If(at_most(3, Cards(HAND)), (Draw(),)))), square=q)
    hand(s, *[zx(f"h{i}", cost=9) for i in range(3)])
    s.begin().end_turn()
    assert s.decision == (11, 0)
    s.do(("wait", 0))
    assert s.count(0, "hand") == 4


def test_destroyed_abilities_look_at_the_card_where_it_went_zx_10_11() -> None:
    """ZX-10.11, ZX-2.21: it triggers although the card is in Charge, and finds itself there; "put into Resource" likewise."""
    s = Scenario()
    a = s.put(zx("phoenix", auto(IsDestroyed(), Put(THIS, RESOURCE)), auto(PutIntoResource(), Draw())), square=4, damage=5000)
    s.begin()
    assert s.where(a) == "resource" and s.count(0, "hand") == 1


def test_the_controller_makes_the_choices_of_its_ability_zx_10_12() -> None:
    """ZX-10.12: also in the opponent's turn."""
    s = Scenario()
    a = s.put(PLAIN, square=3)
    b = s.put(zx("thorn", auto(IsAttacked(), Power(-500, Choose(1, any_zx())))), square=6, player=1)
    s.begin().do("attack", a, b)
    assert s.decision == (13, 1)
    s.do(a)
    assert s.power(a) == 4500


def test_delayed_effects_remember_the_object_zx_10_13_trap_48() -> None:
    """ZX-10.13, TRAP-48: at the end of the turn the Z/X that this put is removed, without a choice; if it has left, nothing."""
    guest = zx("guest", Always(AbsoluteBoundary()), cost=0)
    for leaves in (False, True):
        s = Scenario()
        card, = s.zone(0, "trash", [guest])
        call = give(s, event("call", Appear(Choose(1, Cards(TRASH)), Squares(NORMAL)), AtEndOfTurn((Put(THAT, REMOVED),))))
        back = give(s, event("back", Put(All(mine()), HAND), Appear(Choose(1, Cards(HAND)), Squares(NORMAL))))
        s.begin().do("play", call, 4)
        if leaves:
            s.do("play", back, 3)
        s.end_turn()
        assert s.where(card) == ("square 3" if leaves else "removed")


# ---- continuous -----------------------------------------------------------------------------------------------------


def test_continuous_abilities_hold_as_long_as_the_condition_zx_10_14_10_19_trap_76() -> None:
    """ZX-10.14, ZX-10.19, TRAP-76: the bonus ends, the damage stays, the next PPP destroys it."""
    s = Scenario()
    rose = s.put(zx("rose", Always(GetsPower(1000), there_is(Cards(RESOURCE), 3)), power=4500), square=4, damage=5000)
    s.zone(0, "resource", 3)
    ev = give(s, event("take", Put(Choose(1, Cards(RESOURCE)), HAND)))
    s.begin()
    assert s.power(rose) == 5500
    s.do("play", ev)
    assert s.where(rose) == "charge"


def test_they_apply_to_cards_that_come_later_zx_10_15_trap_62() -> None:
    """ZX-10.15, ZX-10.22, TRAP-62: the continuous bonus reaches the newcomer, the bonus of an Event does not."""
    s = Scenario()
    a = s.put(zx("flag", Always(GetsPower(1000, mine(other=True)))), square=0)
    b = s.put(PLAIN, square=3)
    ev = give(s, event("cheer", Power(2000, All(mine()))))
    card = give(s, FREE)
    s.begin().do("play", ev, "play", card, 4)
    assert (s.power(a), s.power(b), s.power(card)) == (7000, 8000, 6000)


def test_your_zx_includes_the_source_zx_10_16_trap_63() -> None:
    """ZX-10.16, TRAP-63: unless "other" is said."""
    s = Scenario()
    a = s.put(zx("a", Always(GetsPower(1000, mine(tribe=KNIGHT))), tribes=(KNIGHT,)), square=0)
    b = s.put(zx("b", Always(GetsPower(500, mine(other=True, tribe=KNIGHT))), tribes=(KNIGHT,)), square=2)
    c = s.put(zx("c", tribes=(WITCH,)), square=4)
    s.begin()
    assert (s.power(a), s.power(b), s.power(c)) == (6500, 6000, 5000)


def test_the_same_ability_granted_twice_is_two_abilities_zx_10_17_trap_64() -> None:
    """ZX-10.17, TRAP-64: sleeping once uses one of them: 3000, not 6000."""
    forge = zx("forge", Always(Gains(startup(SleepThis(), Deal(3000, Choose(1, theirs()))), mine(tribe=KNIGHT))))
    s = Scenario()
    s.put(forge, square=0)
    s.put(forge, square=2)
    k = s.put(zx("knight", tribes=(KNIGHT,)), square=4)
    b = s.put(power(9000), square=6, player=1)
    s.begin()
    assert [c for c in s.choices() if c[0] == "granted"] == [("granted", k, 0), ("granted", k, 1)]
    s.do(("granted", k, 1))
    assert s.damage(b) == 3000 and not s.can(("granted", k, 0))


def test_granted_triggers_twice_zx_10_17() -> None:
    """ZX-10.17, ZX-10.7: two granted automatic abilities trigger both; one gained until end of turn is a third."""
    teacher = zx("teacher", Always(Gains(auto(Attacks(), Draw()), mine(tribe=KNIGHT))))
    s = Scenario()
    s.put(teacher, square=0)
    s.put(teacher, square=2)
    k = s.put(zx("knight", tribes=(KNIGHT,)), square=4)
    ev = give(s, event("lesson", Grant(auto(Attacks(), Draw()), All(mine(tribe=KNIGHT)))))
    s.begin().do("play", ev, "attack", k, "player")
    assert s.decision == (11, 0) and s.waiting == [k, k, k]


def test_numeric_modifiers_add_up_zx_10_18() -> None:
    """ZX-10.18: continuous, until end of turn, per counted card, in any order."""
    s = Scenario()
    a = s.put(zx("a", Always(GetsPower(Per(500, Cards(HAND)))), power=3000), square=4)
    s.put(zx("curse", Always(GetsPower(-1000, theirs()))), square=6, player=1)
    up, _ = hand(s, event("up", Power(2000, Choose(1, mine()))), zx("h", cost=9))
    s.begin()
    assert s.power(a) == 3000
    s.do("play", up)
    assert s.power(a) == 4500


def test_special_abilities_act_inside_the_play_zx_10_20() -> None:
    """ZX-10.20: Life Recovery before any triggered ability, even one of the same card."""
    s = Scenario()
    both = zx("both", LIFE_RECOVERY, appears(If(Count(Cards("life"), low=2), (Draw(),))), icon=IGNITION)
    life = s.zone(1, "life", [both, PLAIN])
    s.begin(pending=(0, 1)).do(life[0], "play", 8)
    assert s.life(1) == 2 and s.count(1, "hand") == 1


# ---- effects --------------------------------------------------------------------------------------------------------


def test_lasting_effects_survive_their_source_and_end_with_the_turn_zx_10_22_10_23() -> None:
    """ZX-10.22, ZX-10.23: fixed when they resolve."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    helper = s.put(zx("helper", startup((), Power(Per(1000, mine()), Choose(1, mine(other=True))), once_per_turn=True)), square=0)
    kill = give(s, event("kill", Destroy(Choose(1, mine(name="helper")))))
    s.begin().do("ability", helper)
    assert s.power(a) == 7000
    s.do("play", kill)
    assert s.where(helper) == "charge" and s.power(a) == 7000
    s.end_turn().until("main", 1)
    assert s.power(a) == 5000


def test_no_reboot_lasts_for_one_reboot_phase_zx_10_23_7_4() -> None:
    """ZX-10.23, ZX-7.4: of its controller; used up by that phase."""
    s = Scenario()
    b = s.put(PLAIN, square=6, player=1, slept=True)
    ev = give(s, event("freeze", NoReboot(Choose(1, theirs()))))
    s.begin().do("play", ev).end_turn().until("main", 1)
    assert not s.rebooted(b)
    s.end_turn().until("main", 0)
    assert not s.rebooted(b)
    s.end_turn().until("main", 1)
    assert s.rebooted(b)


def test_if_you_did_and_then_zx_10_24_trap_71() -> None:
    """ZX-10.24, TRAP-71: "A. If you did, B" needs all of A; "A. Then B" does not."""
    for hand_cards, drawn in ((2, 3), (1, 0), (0, 0)):
        s = Scenario()
        ev = give(s, event("did", Put(Choose(2, Cards(HAND)), TRASH), IfDid((Draw(3),))))
        cards = hand(s, *[zx(f"h{i}", cost=9) for i in range(hand_cards)])
        s.begin().do("play", ev)
        if s.decision == (13, 0):
            s.do(cards[0])
        assert s.count(0, "hand") == drawn
    s = Scenario()
    ev = give(s, event("then", Move(Choose(1, mine()), Squares(NORMAL)), Draw()))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 1


def test_you_may_is_a_choice_zx_10_25_trap_72() -> None:
    """ZX-10.25, TRAP-72, DP-12: without it the effect is mandatory and nothing is asked."""
    for answer, cards in (("yes", 1), ("no", 0)):
        s = Scenario()
        ev = give(s, event("may", May((Draw(),))))
        s.begin().do("play", ev)
        assert s.decision == (12, 0)
        s.do(answer)
        assert s.count(0, "hand") == cards
    s = Scenario()
    a, b = s.put(zx("must", auto(DestroysByBattle(), Draw())), square=3), s.put(PLAIN, square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.decision == (5, 0) and s.count(0, "hand") == 1


def test_up_to_n_and_exactly_n_zx_10_26() -> None:
    """ZX-10.26, DP-13, ZX-0.4: up to 2 takes 0, 1 or 2; 2 takes two, or as many as exist."""
    s = Scenario()
    b = [s.put(PLAIN, square=q, player=1) for q in (6, 8)]
    ev = give(s, event("up to", Destroy(up_to(2, theirs()))))
    s.begin().do("play", ev)
    assert s.choices() == [*b, "pass"]
    s.do(b[0])
    assert s.choices() == [b[1], "pass"]
    s.do("done")
    assert s.where(b[0]) == "charge" and s.where(b[1]) == "square 8"
    for n in (1, 2, 3):
        s = Scenario()
        for q in (3, 6, 8)[:n]:
            s.put(PLAIN, square=q, player=1)
        ev = give(s, event("two", Destroy(Choose(2, theirs()))))
        s.begin().do("play", ev)
        while s.decision == (13, 0):
            assert "pass" not in s.choices()
            s.do(s.choices()[0])
        assert s.count(1, "square") == max(0, n - 2)


def test_any_number_with_a_total_cost_zx_10_26_10_28_trap_28() -> None:
    """ZX-10.26, ZX-10.27, ZX-10.28, TRAP-28: each once, either player's, total cost 6 or less."""
    s = Scenario()
    ev = give(s, event("wave", Put(any_number(any_zx(NORMAL), total_cost_max=6), HAND)))
    own = s.put(zx("two", cost=2), square=0)
    four, three = s.put(zx("four", cost=4), square=6, player=1), s.put(zx("three", cost=3), square=8, player=1)
    s.put(zx("little", cost=2), square=7, player=1)
    s.begin().do("play", ev)
    assert s.choices() == [own, four, three, "pass"]
    s.do(four)
    assert s.choices() == [own, "pass"]  # 4 + 3 is too much
    s.do(own)
    assert s.where(own) == s.where(four) == "hand" and s.where(three) == "square 8"
    assert own in s.hand(0) and four in s.hand(1)


def test_one_choice_takes_different_cards_zx_10_27_trap_68() -> None:
    """ZX-10.27, TRAP-68."""
    s = Scenario()
    b = [s.put(power(9000 + 500 * i), square=6 + 2 * i, player=1) for i in range(2)]
    ev = give(s, event("two bolts", Deal(3000, Choose(2, theirs()))))
    s.begin().do("play", ev, b[1])
    assert s.damage(b[0]) == s.damage(b[1]) == 3000


def test_no_owner_named_either_player_zx_10_28() -> None:
    """ZX-10.28: on squares, in Resource and in Charge alike."""
    s = Scenario()
    for zone in ("resource", "charge"):
        for player in (0, 1):
            s.zone(player, zone, [zx(f"{zone} {player}")])
    a = give(s, event("a", Put(Choose(1, Cards(CHARGE, EITHER)), TRASH)))
    b = give(s, event("b", Sleep(Choose(1, Cards(RESOURCE, EITHER)))))
    s.begin().do("play", a)
    assert [h.owner for h in s.choices()] == [0, 1]
    s.do(s.choices()[1])
    assert s.count(1, "charge") == 0
    s.do("play", b)
    assert [h.owner for h in s.choices()] == [0, 1]


def test_the_text_may_name_another_chooser_zx_10_29() -> None:
    """ZX-10.29, DP-27: "the opponent chooses a card of the own hand"."""
    s = Scenario()
    ev = give(s, event("rob", Put(Choose(1, Cards(HAND, THEIRS), by=OPPONENT), TRASH)))
    cards = hand(s, zx("x", cost=9), zx("y", cost=9), player=1)
    s.begin().do("play", ev)
    assert s.decision == (27, 1) and s.choices() == cards
    s.do(cards[1])
    assert s.where(cards[1]) == "trash"


def test_choices_are_made_while_resolving_zx_10_29() -> None:
    """ZX-10.29: the second sentence chooses after the first has been carried out."""
    s = Scenario()
    b = [s.put(power(n), square=q, player=1) for n, q in ((3000, 6), (9000, 8))]
    ev = give(s, event("twice", Destroy(Choose(1, theirs(power_max=3000))), Deal(1000, Choose(1, theirs()))))
    s.begin().do("play", ev)
    assert s.where(b[0]) == "charge" and s.damage(b[1]) == 1000


def test_slept_cards_may_be_chosen_to_sleep_zx_10_30_trap_69() -> None:
    """ZX-10.30, TRAP-69, ZX-15.2: nothing changes for them, so "if it was slept" fails."""
    s = Scenario()
    b = s.put(PLAIN, square=6, player=1, slept=True)
    s.zone(1, "resource", [zx("r")], slept=True)
    up = s.zone(1, "resource", [zx("r1"), zx("r2")])
    ev = give(s, event("sleep", Sleep(Choose(1, theirs())), IfDid((Draw(),))))
    three = give(s, event("three", Sleep(Choose(3, Cards(RESOURCE, THEIRS)))))
    s.begin().do("play", ev)
    assert not s.rebooted(b) and s.count(0, "hand") == 1
    s.do("play", three)
    assert len(s.choices()) == 3
    s.do(s.choices()[0], s.choices()[1])
    assert not s.rebooted(up[0]) and not s.rebooted(up[1]) and s.awake(1) == 0


def test_ties_for_the_highest_power_are_chosen_zx_10_31() -> None:
    """ZX-10.31: by the controller of the effect, among the tied ones."""
    s = Scenario()
    b = [s.put(power(n), square=q, player=1) for n, q in ((6000, 6), (6000, 8), (3000, 4))]
    ev = give(s, event("giant", Destroy(Choose(1, theirs(highest_power=True)))))
    s.begin().do("play", ev)
    assert s.decision == (13, 0) and s.choices() == b[:2]
    s.do(b[1])
    assert s.where(b[1]) == "charge" and s.count(1, "square") == 2


def test_split_damage_zx_10_32_14_4_trap_67() -> None:
    """ZX-10.32, DP-14, TRAP-67: every chosen one gets at least 1; the bonus comes on each share."""
    s = Scenario()
    s.put(zx("sharp", Always(DamageBonus(1000, Filter(colours=(RED,)), events=True))), square=0)
    b = [s.put(power(20000), square=6, player=1), s.put(power(19000), square=8, player=1)]
    ev = give(s, event("split", Deal(6000, any_number(theirs()), split=True)))
    s.begin().do("play", ev, b[0], b[1])
    assert s.decision == (14, 0)
    assert s.choices() == list(range(500, 6000, 500))
    s.do(2000)
    assert (s.damage(b[0]), s.damage(b[1])) == (3000, 5000)


def test_split_damage_among_three_zx_10_32() -> None:
    """ZX-10.32, DP-14: each share leaves at least a step for everyone who is left; the last one gets the rest; steps of 1 if
    there is too little for steps of 500."""
    s = Scenario()
    b = [s.put(power(20000 + 500 * q), square=q, player=1) for q in (4, 6, 8)]
    ev = give(s, event("split", Deal(3000, any_number(theirs()), split=True)))
    s.begin().do("play", ev, *b)
    assert s.choices() == [500, 1000, 1500, 2000]
    s.do(1000)
    assert s.choices() == [500, 1000, 1500]
    s.do(500)
    assert [s.damage(h) for h in b] == [1000, 500, 1500]
    s = Scenario()
    b = [s.put(power(20000 + 500 * q), square=q, player=1) for q in (4, 6, 8)]
    ev = give(s, event("split", Deal(4, any_number(theirs()), split=True)))
    s.begin().do("play", ev, *b)
    assert s.choices() == [1, 2]


def test_split_damage_on_one_is_all_of_it_zx_10_32() -> None:
    """ZX-10.32: nobody else was chosen."""
    s = Scenario()
    b = [s.put(power(20000), square=6, player=1), s.put(power(19000), square=8, player=1)]
    ev = give(s, event("split", Deal(6000, any_number(theirs()), split=True)))
    s.begin().do("play", ev, b[0], "done")
    assert (s.damage(b[0]), s.damage(b[1])) == (6000, 0)


def test_replacement_of_destruction_zx_10_33() -> None:
    """ZX-10.33, ZX-15.7: slept into Resource instead of Charge; it still counts as destroyed."""
    s = Scenario()
    b = s.put(zx("root", Always(WhenDestroyedPut()), auto(IsDestroyed(), Draw()), auto(PutIntoResource(), Draw())),
              square=6, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, theirs())), IfDid((Draw(5),))))
    s.begin().do("play", kill)
    assert s.waiting == [b, b]
    s.do(("wait", 0))
    assert s.where(b) == "resource" and not s.rebooted(b) and s.count(1, "hand") == 2
    assert s.count(0, "hand") == 0  # the move was replaced: "if you did" fails (ZX-10.49)


def test_several_replacements_the_turn_player_decides_zx_10_33() -> None:
    """ZX-10.33, DP-22."""
    s = Scenario()
    b = s.put(zx("root", Always(WhenDestroyedPut()), Always(WhenDestroyedPut(HAND))), square=6, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, theirs()))))
    s.begin().do("play", kill)
    assert s.decision == (22, 0) and s.choices() == ["resource", "hand"]
    s.do("hand")
    assert s.where(b) == "hand"


def test_if_you_did_after_a_replaced_move_fails_a_cost_is_paid_zx_10_49_trap_107() -> None:
    """ZX-10.49, ZX-8.21, TRAP-107: the same replacement, once as "if you did", once as a cost."""
    root = zx("root", Always(WhenDestroyedPut()), startup(DestroyThis(), Draw(2)))
    s = Scenario()
    a = s.put(root, square=4)
    s.begin().do("ability", a)
    assert s.where(a) == "resource" and s.count(0, "hand") == 2
    s = Scenario()
    a = s.put(root, square=4)
    ev = give(s, event("offer", Destroy(Choose(1, mine())), IfDid((Draw(2),))))
    s.begin().do("play", ev)
    assert s.where(a) == "resource" and s.count(0, "hand") == 0


def test_the_power_of_a_card_outside_squares_is_printed_zx_10_34_trap_52() -> None:
    """ZX-10.34, ZX-2.18, TRAP-52: a continuous bonus of squares does not apply in the Trash."""
    s = Scenario()
    s.zone(1, "trash", [zx("big", Always(GetsPower(3000)), power=4000)])
    b = s.put(power(9000), square=6, player=1)
    ev = give(s, event("flare", Put(Choose(1, Cards(TRASH, THEIRS)), "removed"), Deal(PowerOf(THAT), Choose(1, theirs()))))
    s.begin().do("play", ev)
    assert s.damage(b) == 4000


def test_damage_equal_to_a_power_or_half_of_it_zx_10_34() -> None:
    """ZX-10.34, ZX-1.7, TRAP-70: current power on squares; without such a Z/X nothing happens, no bonus damage either."""
    for present, dealt in ((True, 3500), (False, 0)):
        s = Scenario()
        s.put(zx("sharp", Always(DamageBonus(1000, Filter(colours=(RED,)), events=True))), square=0)
        if present:
            s.put(zx("bear", Always(GetsPower(1000)), power=4000), square=1)
        b = s.put(power(9000), square=6, player=1)
        ev = give(s, event("bear's blow", Deal(PowerOf(mine("my_player_square"), half=True), Choose(1, theirs()))))
        s.begin().do("play", ev)
        assert s.damage(b) == dealt


def test_damage_of_a_red_card_zx_10_36() -> None:
    """ZX-10.36: attacks and abilities of red Z/X and red Events, each time; not the blue ones, not on own Z/X."""
    s = Scenario()
    s.put(zx("athena", Always(DamageBonus(1000, Filter(colours=(RED,)), events=True))), square=0)
    red = s.put(zx("red", startup((), Deal(1000, Choose(1, theirs())), once_per_turn=True)), square=3)
    blue = s.put(zx("blue", startup((), Deal(1000, Choose(1, theirs())), once_per_turn=True), colours=(BLUE,)), square=7 - 2)
    b = s.put(power(20000), square=6, player=1)
    c = s.put(power(19500), square=8, player=1)
    fire = give(s, event("fire", Deal(1000, Choose(1, theirs()))))
    ice = give(s, event("ice", Deal(1000, All(theirs())), colours=(BLUE,)))
    self_ = give(s, event("self", Deal(1000, All(mine(name="athena")))))
    s.begin()
    attack(s, red, b)
    assert s.damage(b) == 6000
    s.do("ability", red, b)
    assert s.damage(b) == 8000
    s.do("play", fire, b)
    assert s.damage(b) == 10000
    s.do("play", ice)
    assert s.damage(b) == 11000 and s.damage(c) == 1000
    s.do("ability", blue, c)
    attack(s, blue, c)
    assert s.damage(c) == 7000
    s.do("play", self_)
    assert s.damage(s.cards(0, "square")[0]) == 1000


def test_all_damage_that_named_cards_deal_zx_10_36() -> None:
    """ZX-10.36: attacks and abilities of those cards."""
    s = Scenario()
    s.put(zx("horse", Always(DamageBonus(4000, Filter(name_has=("lord",))))), square=0)
    lord = s.put(zx("war lord", auto(Attacks(), Deal(5000, IT)), power=6000), square=3)
    b = s.put(power(20000), square=6, player=1)
    s.begin()
    attack(s, lord, b)
    assert s.where(b) == "square 6" and s.damage(b) == 9000 + 10000


def test_modes_zx_10_42() -> None:
    """ZX-10.42, DP-30: different ones, in printed order; one that can do nothing may be chosen."""
    modes = Modes(2, ((Draw(2),), (Destroy(Choose(1, theirs())),), (If(there_is(Cards(HAND)), (Draw(),)),)))
    s = Scenario()
    ev = give(s, event("modes", modes))
    s.begin().do("play", ev)
    assert s.decision == (30, 0) and s.choices() == [0, 1, 2]
    s.do(2)
    assert s.choices() == [0, 1]
    s.do(0)
    assert s.count(0, "hand") == 3  # printed order: the third one saw the two cards
    s = Scenario()
    ev = give(s, event("modes", modes))
    s.begin().do("play", ev, 1, 2)
    assert s.count(0, "hand") == 0


def test_repeated_effects_zx_10_43() -> None:
    """ZX-10.43: the number is counted once, before the first time; each time with new choices."""
    s = Scenario()
    b = [s.put(power(9000 + 500 * q), square=q, player=1) for q in (6, 8)]
    ev = give(s, event("volley", Repeat(Per(1, Cards(CHARGE)), (Put(Choose(1, Cards(CHARGE)), TRASH),
                                                                 Deal(1000, Choose(1, theirs()))))))
    s.zone(0, "charge", [PLAIN] * 3)
    s.begin().do("play", ev, b[0], b[0], b[1])
    assert (s.damage(b[0]), s.damage(b[1]), s.count(0, "charge")) == (2000, 1000, 0)


def test_parts_that_were_not_carried_out_leave_no_that_card_zx_10_47() -> None:
    """ZX-10.47: "up to 1 ... that Z/X" without a choice: the rest goes on."""
    s = Scenario()
    s.put(PLAIN, square=3)
    ev = give(s, event("move", Move(up_to(1, mine()), Squares(NORMAL)), Power(2000, THAT), Draw()))
    s.begin().do("play", ev, "done")
    assert s.power(s.cards(0, "square")[0]) == 5000 and s.count(0, "hand") == 1


def test_a_gate_counts_when_the_event_happens_zx_10_48() -> None:
    """ZX-10.48: an ability that it only has under a condition: just before it is destroyed; later it need not hold."""
    for charge, draws in ((1, 1), (0, 0)):
        s = Scenario()
        b = s.put(zx("gate", Always(Gains(auto(IsDestroyed(), Draw())), there_is(Cards(CHARGE)))), square=6, player=1)
        s.zone(1, "charge", charge)
        ev = give(s, event("kill", Destroy(Choose(1, theirs())), Put(All(Cards(CHARGE, THEIRS)), TRASH)))
        s.begin().do("play", ev)
        assert s.where(b) == "trash" and s.count(1, "hand") == draws


def test_destroy_acts_at_once_zx_10_50() -> None:
    """ZX-10.50: it is in Charge before the next sentence; damage and power loss are not."""
    one = Choose(1, theirs())
    for effect, seen in ((Destroy(one), 1), (Deal(5000, one), 0), (Power(-5000, one), 0)):
        s = Scenario()
        b = s.put(PLAIN, square=6, player=1)
        ev = give(s, event("end", effect, If(there_is(Cards(CHARGE, THEIRS)), (Draw(),))))
        s.begin().do("play", ev)
        assert s.where(b) == "charge" and s.count(0, "hand") == seen


def test_a_zx_that_dies_at_once_still_has_its_appear_ability_trap_27() -> None:
    """TRAP-27, ZX-10.8: -1000 from three neighbours kills it in the PPP; the ability resolves all the same."""
    s = Scenario()
    card = give(s, zx("brave", appears(Draw()), power=3000, cost=0))
    for q in (3, 5, 7):
        s.put(zx("prayer", Always(GetsPower(-1000, theirs(BESIDE_THIS)))), square=q, player=1)
    s.begin().do("play", card, 4)
    assert s.where(card) == "charge" and s.count(0, "hand") == 1


def test_a_card_cannot_count_itself_and_still_appear_trap_75() -> None:
    """TRAP-75: "remove 2 cards of your Trash: this card appears": this card may be removed, but then it does not appear."""
    seed = zx("seed", startup(PutCards(2, Cards(TRASH), "removed"), Appear(THIS, Squares(NORMAL)), zone=TRASH), cost=9)
    s = Scenario()
    card, _, _ = s.zone(0, "trash", [seed, zx("x"), zx("y")])
    s.begin().do("ability", card, "x", "y", 4)
    assert s.where(card) == "square 4"
    s = Scenario()
    card, _, _ = s.zone(0, "trash", [seed, zx("x"), zx("y")])
    s.begin().do("ability", card, card, "x")
    assert s.where(card) == "removed" and s.count(0, "square") == 0


def test_cost_changes_until_end_of_turn_zx_10_23() -> None:
    """ZX-10.23, ZX-8.12: with the other changes of the turn."""
    s = Scenario()
    b = s.put(zx("five", cost=5), square=6, player=1)
    ev = give(s, event("cheap", Cost(-2, Choose(1, theirs()))))
    s.begin().do("play", ev)
    assert s.cost(b) == 3
    s.end_turn()
    assert s.cost(b) == 5


def test_granted_range_until_end_of_turn_zx_10_17_16_4() -> None:
    """ZX-10.17, ZX-16.4: a gained continuous ability."""
    s = Scenario()
    a = s.put(PLAIN, square=0)
    s.put(PLAIN, square=8, player=1)
    ev = give(s, event("bow", Grant(Always(Range(INFINITE)), Choose(1, mine()))))
    s.begin()
    assert s.targets(a) == []
    s.do("play", ev)
    assert s.targets(a) == [7, 8]
    s.end_turn().until("main", 0)
    assert s.targets(a) == []


def test_other_events_that_trigger_zx_10_6() -> None:
    """ZX-10.6: a Z/X is moved from square to square; a phase starts."""
    s = Scenario()
    s.put(zx("watcher", auto(IsMoved(), Draw()), auto(PhaseStarts(END_PHASE), Draw())), square=0)
    s.put(PLAIN, square=3)
    step = give(s, event("step", Move(Choose(1, mine(name="plain")), Squares(NORMAL))))
    s.begin().do("play", step, 4)
    assert s.count(0, "hand") == 1
    s.end_turn()
    assert s.count(0, "hand") == 2


def test_watched_appearances_of_the_opponent_zx_10_6() -> None:
    """ZX-10.6, ZX-10.12."""
    s = Scenario()
    s.put(zx("watcher", auto(Appears(Subject(False, THEIRS)), Draw())), square=0)
    card = give(s, FREE, 1)
    s.begin(player=1).do("play", card, 8)
    assert s.count(0, "hand") == 1


def test_an_attacker_is_read_when_the_effect_resolves_zx_10_35() -> None:
    """ZX-10.35: "the attacking Z/X" exists only during the battle."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    first, second = (give(s, event(f"boost {i}", Power(1000, Choose(1, any_zx(state=ATTACKING))))) for i in range(2))
    s.begin().do("play", first)
    assert s.power(a) == 5000
    s.do("attack", a, b, "play", second)
    assert s.damage(b) == 6000


def test_the_costs_of_use_come_from_the_right_zone_zx_10_5() -> None:
    """ZX-10.5: in hand: sleep two of your [Knight]: this card appears."""
    squire = zx("squire", startup(SleepUnits(2, mine(tribe=KNIGHT)), Appear(THIS, Squares(NORMAL)), zone=HAND))
    s = Scenario()
    card = give(s, squire)
    knights = [s.put(zx(f"k{q}", tribes=(KNIGHT,)), square=q) for q in (0, 2)]
    s.begin().do("ability", card, knights[0], 4)
    assert s.where(card) == "square 4" and not any(map(s.rebooted, knights))


def test_the_trash_and_this_card_zx_10_9() -> None:
    """ZX-10.9: a card that trashed itself as cost may move itself on from there."""
    s = Scenario()
    card, = s.zone(0, "charge", [zx("c", startup(TrashThis(), If(ThisIs(TRASH), (Put(THIS, HAND), Recover())), zone=CHARGE))])
    s.begin().do("ability", card)
    assert s.where(card) == "hand" and s.life(0) == 5


def test_damage_to_oneself_zx_14_2() -> None:
    """ZX-14.2, ZX-12.9: an effect may damage its own controller."""
    s = Scenario()
    ev = give(s, event("pact", DealPlayer(1, "me"), Draw(2)))
    s.begin().do("play", ev)
    assert s.decision == (16, 1) and s.count(0, "hand") == 2
    s.do(s.choices()[0])
    assert s.life(0) == 3


def test_colours_count_for_selectors_zx_2_10() -> None:
    """ZX-2.10, ZX-10.28: "a green Z/X" is one that has green among its colours."""
    s = Scenario()
    both = s.put(zx("both", colours=(RED, GREEN)), square=0)
    s.put(zx("red"), square=2)
    ev = give(s, event("green", Power(1000, All(mine(colours=(GREEN,))))))
    s.begin().do("play", ev)
    assert s.power(both) == 6000 and s.power(s.cards(0, "square")[1]) == 5000
