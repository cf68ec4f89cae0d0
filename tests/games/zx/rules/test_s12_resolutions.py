"""Section 12 of the rules: rule resolutions."""

from __future__ import annotations

import pytest
from stubs import BRINGER, ICON, PLAIN, RECOVERY, attack, auto, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    CHARGE,
    DECK_BOTTOM,
    EITHER,
    HAND,
    IGNITION,
    LIFE,
    MINE,
    OPPONENT,
    RESOURCE,
    THEIRS,
    THIS,
    TRASH,
    All,
    Always,
    Attacks,
    Cards,
    ChargeLimit,
    Choose,
    Count,
    Deal,
    DealPlayer,
    Destroy,
    DestroysByBattle,
    DestroyThis,
    Draw,
    EvolSeed,
    Filter,
    FromDeck,
    GetsIcon,
    GetsPower,
    If,
    IsDestroyed,
    LifeDecreases,
    Look,
    Move,
    PlayerIgnoresDamage,
    PlayerIs,
    Power,
    Put,
    PutBack,
    Recover,
    Squares,
    Subject,
    appears,
    exactly,
    mine,
    startup,
    theirs,
    there_is,
)
from zxfast.testing import Scenario

MOURNER = zx("mourner", auto(IsDestroyed(), Draw()))  # draws when destroyed
WATCHER = zx("watcher", auto(LifeDecreases(), Draw()))


# ---- order ----------------------------------------------------------------------------------------------------------


def test_order_of_charge_improper_lethal_loss_zx_12_1() -> None:
    """ZX-12.1, ZX-12.1b: ⑤ before ⑥ before ⑦ before ⑧ before ⑨; all of them due in the same check."""
    s = Scenario()
    old, new = s.put(MOURNER, square=4), s.put(PLAIN, square=4)
    dead = s.put(PLAIN, square=3, player=1, damage=5000)
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(5)])
    s.zone(1, "life", 0)
    s.begin(pending=(1, 0))
    assert s.decision == (19, 0)  # ⑤ first: nothing else has happened
    assert s.where(old) == s.where(new) == "square 4" and s.where(dead) == "square 3" and s.pending == (1, 0)
    s.do(charge[0])
    assert s.where(old) == "trash" and s.where(dead) == "charge"  # ⑥ and ⑦ before ⑧
    assert s.over == {"winner": 0, "reason": "life"}
    assert s.pending == (1, 0) and s.life(0) == 4  # ⑨ never came


def test_the_check_starts_again_at_the_beginning_zx_12_1d() -> None:
    """ZX-12.1d: after ⑦ has put a fifth card into Charge, ⑤ comes before ⑧."""
    s = Scenario()
    dead = s.put(PLAIN, square=3, damage=5000)
    old = s.zone(0, "charge", [zx(f"c{i}") for i in range(4)])
    s.zone(1, "life", 0)
    s.begin()
    assert s.decision == (19, 0) and s.over is None
    s.do(old[1])
    assert s.where(old[1]) == "trash" and s.where(dead) == "charge"
    assert s.winner == 0


def test_lethal_damage_waits_for_the_end_of_the_effect_zx_12_1b() -> None:
    """ZX-12.1b, ZX-11.12: ⑦ is not carried out inside an effect; the Z/X with lethal damage is still seen by the rest."""
    s = Scenario()
    ev = give(s, event("burn", Deal(5000, Choose(1, theirs())), If(there_is(theirs()), (Draw(2),))))
    dead = s.put(PLAIN, square=4, player=1)
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 2
    assert s.where(dead) == "charge"


def test_reload_is_immediate_but_only_due_by_moves_zx_12_1e() -> None:
    """ZX-12.1e, ZX-12.2h: looking at the last card is no reload, moving it is."""
    s = Scenario()
    ev = give(s, event("peek", Look(3), PutBack(DECK_BOTTOM)))
    last, = s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [ICON])
    s.begin().do("play", ev)
    assert s.where(last) == "deck" and s.count(0, "deck") == 1 and s.life(0) == 4


def test_a_group_goes_into_the_trash_before_the_reload_zx_12_1e_4_6() -> None:
    """ZX-12.1e, ZX-4.6: cards that leave a zone other than the Deck move together, then the reload takes all of them."""
    s = Scenario()
    ev = give(s, event("dump", Draw(1), Put(All(Cards(HAND)), TRASH)))
    hand(s, PLAIN, PLAIN)
    s.zone(0, "deck", [ICON])
    s.begin().do("play", ev)
    assert s.decision == (16, 1)
    assert s.count(0, "deck") == 3 and s.count(0, "trash") == 0


def test_both_players_charge_the_turn_player_chooses_first_zx_12_1f() -> None:
    """ZX-12.1f: one resolution for both players."""
    s = Scenario()
    a = s.zone(0, "charge", [zx(f"a{i}") for i in range(5)])
    b = s.zone(1, "charge", [zx(f"b{i}") for i in range(5)])
    s.begin(player=1, phase="draw", turn=3)
    assert s.decision == (19, 1)
    s.do(b[0])
    assert s.decision == (19, 0)
    assert s.where(b[0]) == "charge"  # they move at the same time
    s.do(a[4])
    assert s.where(b[0]) == s.where(a[4]) == "trash"


def test_all_lethal_zx_are_destroyed_at_the_same_time_zx_12_1f() -> None:
    """ZX-12.1f, ZX-12.7: two Z/X that watch each other both see the other one destroyed."""
    s = Scenario()
    s.put(zx("wife", auto(IsDestroyed(Subject(False, MINE, Filter(name="husband"))), Draw())), square=3, damage=5000)
    s.put(zx("husband", auto(IsDestroyed(Subject(False, MINE, Filter(name="wife"))), Draw())), square=5, damage=5000)
    s.begin()
    assert s.decision == (11, 0) and len(s.waiting) == 2
    s.do(("wait", 0))
    assert s.count(0, "hand") == 2


# ---- reload ---------------------------------------------------------------------------------------------------------


def test_reload_in_the_middle_of_a_draw_zx_12_2a_trap_12() -> None:
    """ZX-12.1a, ZX-12.2, ZX-12.2a, ZX-12.2b, TRAP-12, TRAP-86: draw, reload, the opponent picks a life card, second draw."""
    s = Scenario()
    ev = give(s, event("draw two", Draw(2), Put(Choose(1, Cards(HAND)), CHARGE)))
    last, = s.zone(0, "deck", [zx("last")])
    old, _ = s.zone(0, "trash", [zx("old")]) + hand(s, zx("spare"))
    life = s.zone(0, "life", [ICON, RECOVERY])
    s.begin().do("play", ev)
    assert s.decision == (16, 1)  # the opponent chooses, also in the own turn
    assert s.where(old) == "deck" and s.where(last) == "hand"
    s.do(life[1])
    # not damage, no ignition, no Life Recovery (ZX-12.2b, TRAP-06)
    assert s.where(life[1]) == "charge" and s.life(0) == 1 and s.pending == (0, 0)
    assert s.where(old) == "hand" and s.decision == (13, 0)  # the effect goes on
    s.do(old)
    assert s.where(old) == "charge" and s.count(0, "hand") == 2
    # the Event went to Trash while the Deck was empty: it is the new Deck (ZX-12.2j)
    assert s.where(ev) == "deck" and s.winner == 1


def test_life_lost_by_a_reload_is_a_decrease_zx_12_2c() -> None:
    """ZX-12.2c, TRAP-06: "when life decreases" triggers, the icon does nothing."""
    s = Scenario()
    s.put(WATCHER, square=7, player=1)
    ev = give(s, event("draw", Draw()))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN])
    life = s.zone(0, "life", [ICON, ICON])
    s.begin().do("play", ev, life[0])
    assert s.where(life[0]) == "charge"
    assert s.count(1, "hand") == 1


def test_charge_may_exceed_its_limit_by_a_reload_zx_12_2d() -> None:
    """ZX-12.2d: the fifth card lies in Charge until the next PPP; the effect can count it."""
    s = Scenario()
    ev = give(s, event("draw", Draw(), If(there_is(Cards(CHARGE), 5), (Recover(),))))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN, PLAIN])
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(4)])
    life = s.zone(0, "life", 4)
    s.begin().do("play", ev, life[0])
    assert s.life(0) == 4  # one lost, one recovered inside the effect
    assert s.decision == (19, 0)
    s.do(charge[2])
    assert s.count(0, "charge") == 4


def test_last_life_lost_by_a_reload_may_be_refilled_zx_12_2e() -> None:
    """ZX-12.2e, ZX-12.8a: Life is empty inside the effect only."""
    s = Scenario()
    ev = give(s, event("draw", Draw(), Recover()))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN, PLAIN])
    s.zone(0, "life", 1)
    s.begin().do("play", ev)
    assert s.over is None and s.life(0) == 1 and s.count(0, "charge") == 1


def test_last_life_lost_by_a_reload_loses_after_the_effect_zx_12_2e() -> None:
    """ZX-12.2e: the interrupted effect is finished first."""
    s = Scenario()
    ev = give(s, event("draw", Draw(2)))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN, PLAIN])
    s.zone(0, "life", 1)
    s.begin().do("play", ev)
    assert s.over == {"winner": 1, "reason": "life"}
    assert s.count(0, "hand") == 2


def test_no_reload_with_an_empty_trash_until_a_card_reaches_it_zx_12_2f_trap_103() -> None:
    """ZX-12.2f, ZX-12.2j, TRAP-103: the Event that drew the last card becomes the new Deck when it goes to Trash."""
    s = Scenario()
    ev = give(s, event("draw two", Draw(2)))
    last, = s.zone(0, "deck", [PLAIN])
    life = s.zone(0, "life", 3)
    s.begin().do("play", ev)
    assert s.where(last) == "hand" and s.decision == (16, 1)
    s.do(life[0])
    assert s.where(ev) == "deck" and s.over is None and s.life(0) == 2
    assert s.count(0, "hand") == 1  # the second card was skipped: the Deck was empty at that moment (ZX-12.2k)


def test_deck_and_trash_empty_loses_at_the_check_zx_12_2f() -> None:
    """ZX-12.2f, ZX-12.8, ZX-1.4: the Event that goes to Charge leaves both empty."""
    s = Scenario()
    ev = give(s, event("draw", Draw(), Put(THIS, CHARGE)))
    s.zone(0, "deck", [PLAIN])
    s.begin().do("play", ev)
    assert s.over == {"winner": 1, "reason": "deck_out"} and s.life(0) == 4


def test_reload_with_empty_life_only_shuffles_zx_12_2g() -> None:
    """ZX-12.2g: the second reload of one effect finds no life card."""
    s = Scenario()
    ev = give(s, event("churn", Draw(), Put(All(Cards(HAND)), TRASH), Draw()))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN])
    s.zone(0, "life", 1)
    s.begin().do("play", ev)
    assert s.over == {"winner": 1, "reason": "life"}
    assert (s.count(0, "charge"), s.count(0, "deck"), s.count(0, "hand"), s.count(0, "trash")) == (1, 1, 1, 1)


def test_the_card_being_played_is_not_reloaded_zx_12_2h_trap_17() -> None:
    """ZX-12.2h, ZX-4.24, TRAP-17: the Event is in the Temporary zone while it is carried out."""
    s = Scenario()
    ev = give(s, event("draw", Draw()))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN, PLAIN])
    life = s.zone(0, "life", 2)
    s.begin().do("play", ev)
    assert s.decision == (16, 1) and s.where(ev) == "temporary" and s.count(0, "deck") == 2
    s.do(life[1])
    assert s.where(ev) == "trash" and s.count(0, "deck") == 2


@pytest.mark.parametrize("turn_player", [0, 1])
def test_two_reloads_at_once_the_turn_player_first_zx_12_2i(turn_player: int) -> None:
    """ZX-12.2i."""
    s = Scenario()
    ev = give(s, event("flood", Draw(), Draw(who=OPPONENT), Put(All(Cards(HAND, EITHER)), TRASH)), turn_player)
    for player in (0, 1):
        s.zone(player, "deck", [PLAIN])
    s.begin(player=turn_player).do("play", ev)
    assert s.decision == (16, 1 - turn_player)
    assert s.count(turn_player, "deck") == 1 and s.count(1 - turn_player, "trash") == 1
    s.do(s.cards(turn_player, "life")[0])
    assert s.decision == (16, turn_player) and s.count(1 - turn_player, "deck") == 1


def test_a_discarded_card_makes_the_deck_zx_12_2j() -> None:
    """ZX-12.2j: with Deck and Trash empty the discarded card is the new Deck before the effect draws again."""
    s = Scenario()
    last = give(s, event("draw", Draw(), Put(THIS, CHARGE), Put(Choose(1, Cards(HAND)), TRASH), Draw()))
    s.zone(0, "deck", [zx("top")])
    life = s.zone(0, "life", 2)
    s.begin().do("play", last)
    assert s.decision == (16, 1)  # the discarded card is the Deck at once
    s.do(life[0])
    assert s.count(0, "hand") == 1 and s.count(0, "deck") == 0 and s.count(0, "charge") == 2
    assert s.over == {"winner": 1, "reason": "deck_out"}


def test_excess_charge_cards_make_the_deck_zx_12_2j() -> None:
    """ZX-12.2j: a reload answers the excess cards of ⑤."""
    s = Scenario()
    ev = give(s, event("draw", Draw(), Put(THIS, CHARGE)))
    s.zone(0, "deck", [PLAIN])
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin().do("play", ev)
    assert s.decision == (19, 0)
    s.do(charge[0])
    assert s.where(charge[0]) == "deck" and s.decision == (16, 1)
    s.do(s.cards(0, "life")[0])
    assert s.decision == (19, 0) and s.count(0, "charge") == 5  # the life card made five again
    s.do(charge[1])
    assert s.over is None and s.where(charge[1]) == "trash" and s.decision == (5, 0)


def test_an_instruction_without_deck_and_trash_is_skipped_zx_12_2k() -> None:
    """ZX-12.2k, ZX-0.4: the rest of the series is skipped, the rest of the effect goes on."""
    s = Scenario()
    ev = give(s, event("mill", FromDeck(3, RESOURCE), Deal(5000, Choose(1, theirs()))))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "life", 3)
    dead = s.put(PLAIN, square=4, player=1)
    s.begin().do("play", ev)
    assert s.count(0, "resource") == 1
    assert s.decision == (16, 1)  # the Event in the Trash is the new Deck
    s.do(s.cards(0, "life")[0])
    assert s.where(dead) == "charge"


# ---- player card ----------------------------------------------------------------------------------------------------


def test_without_a_player_card_there_is_a_nameless_one_zx_12_3() -> None:
    """ZX-12.3: it can be attacked like any other and has no name."""
    s = Scenario()
    a = s.put(zx("loyal", auto(Attacks(), If(PlayerIs("黒崎神門"), (Draw(),)))), square=4)
    s.begin()
    attack(s, a)
    assert s.decision == (16, 0) and s.count(0, "hand") == 0


# ---- charge excess --------------------------------------------------------------------------------------------------


def test_charge_excess_may_drop_an_older_card_zx_12_5_trap_45() -> None:
    """ZX-12.5, ZX-12.5b, DP-19, TRAP-45: the destroyed card becomes the fifth, its owner chooses which four stay."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    charge = s.zone(1, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin()
    attack(s, a, b)
    assert s.decision == (19, 1) and s.where(b) == "charge"
    assert s.choices() == [*charge, b] or set(s.choices()) == {*charge, b}
    s.do(charge[3])
    assert s.where(b) == "charge" and s.where(charge[3]) == "trash" and s.count(1, "charge") == 4


def test_charge_excess_comes_before_waiting_abilities_trap_45() -> None:
    """TRAP-45, ZX-11.6: an ability that takes a charge card finds four."""
    s = Scenario()
    taker = zx("taker", auto(DestroysByBattle(), Put(Choose(1, Cards(CHARGE, THEIRS)), TRASH)))
    a, b = s.put(taker, square=3), s.put(PLAIN, square=6, player=1)
    charge = s.zone(1, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin()
    attack(s, a, b)
    assert s.decision == (19, 1)
    s.do(charge[0])
    assert s.decision == (13, 0) and s.count(1, "charge") == 4
    s.do(b)
    assert s.count(1, "charge") == 3


@pytest.mark.parametrize(("change", "kept"), [(1, 5), (2, 6), (-2, 2), (None, 6), (-4, 0), (-7, 0)])
def test_the_charge_limit_changes_zx_12_5a_12_5c(change: int | None, kept: int) -> None:
    """ZX-12.5a, ZX-12.5c, TRAP-46: raised, lowered (acts on the cards already there), unlimited; below 0 counts as 0."""
    s = Scenario()
    s.put(zx("limit", Always(ChargeLimit(change))), square=4)
    s.zone(0, "charge", [PLAIN] * 6)
    s.begin()
    assert s.count(0, "charge") == kept and s.count(0, "trash") == 6 - kept


def test_limit_changes_add_up_before_they_count_as_zero_zx_12_5c() -> None:
    """ZX-12.5c: 4 - 7 + 2 is below 0, whichever stands on the lower square."""
    for squares in ((3, 5), (5, 3)):
        s = Scenario()
        s.put(zx("less", Always(ChargeLimit(-7))), square=squares[0])
        s.put(zx("more", Always(ChargeLimit(2))), square=squares[1])
        s.zone(0, "charge", [PLAIN] * 2)
        s.begin()
        assert s.count(0, "charge") == 0


def test_the_opponents_limit_is_lowered_trap_46() -> None:
    """TRAP-46, ZX-12.5c: the owner of the Charge chooses, at the next PPP after the limit was lowered."""
    s = Scenario()
    tyrant = give(s, zx("tyrant", Always(ChargeLimit(-2, OPPONENT)), cost=0))
    charge = s.zone(1, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin()
    assert s.count(1, "charge") == 4
    s.do("play", tyrant, 4)
    assert s.decision == (19, 1)
    s.do(charge[1], charge[2])
    assert s.cards(1, "charge") == [charge[0], charge[3]]


def test_a_raised_limit_ends_with_its_source_zx_12_5d() -> None:
    """ZX-12.5d: ⑤ counts with the limit of the moment; ⑦ destroys the source, ⑤ is due again."""
    s = Scenario()
    s.put(zx("limit", Always(ChargeLimit(2))), square=4, damage=5000)
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(5)])
    s.begin()
    assert s.decision == (19, 0)
    assert len(s.choices()) == 6 and s.count(0, "square") == 0
    s.do(charge[0], charge[1])
    assert s.count(0, "charge") == 4


# ---- improper Z/X ---------------------------------------------------------------------------------------------------


def test_several_own_zx_on_a_square_only_the_last_stays_zx_12_6() -> None:
    """ZX-12.6, ZX-12.6e, ZX-4.30: not destruction; the one that arrived last stays."""
    s = Scenario()
    first, second, last = s.put(MOURNER, square=4), s.put(MOURNER, square=4), s.put(PLAIN, square=4)
    s.begin()
    assert s.where(first) == s.where(second) == "trash" and s.where(last) == "square 4"
    assert s.count(0, "hand") == 0 and s.count(0, "charge") == 0


def test_two_controllers_on_a_square_the_first_one_stays_zx_12_6b_trap_22() -> None:
    """ZX-12.6b, TRAP-22: whatever the power."""
    s = Scenario()
    first = s.put(power(500), square=4, player=1)
    second = s.put(power(9000), square=4)
    s.begin()
    assert s.where(first) == "square 4" and s.where(second) == "trash"


def test_on_the_opponents_player_square_zx_12_6c_trap_23() -> None:
    """ZX-12.6c, TRAP-23, ZX-5.11."""
    s = Scenario()
    lost, also = s.put(MOURNER, square=7), s.put(MOURNER, square=1, player=1)
    s.begin()
    assert s.where(lost) == s.where(also) == "trash"
    assert s.count(0, "hand") == s.count(1, "hand") == 0


def test_b_is_applied_before_a_zx_12_6d() -> None:
    """ZX-12.6d: mine, mine, theirs on one square: theirs leaves first, then the older of mine."""
    s = Scenario()
    mine_1, mine_2 = s.put(PLAIN, square=4), s.put(power(1000), square=4)
    theirs_3 = s.put(PLAIN, square=4, player=1)
    s.begin()
    assert s.where(mine_1) == "trash" and s.where(mine_2) == "square 4" and s.where(theirs_3) == "trash"


def test_b_before_a_when_the_last_own_one_came_after_an_opposing_one_zx_12_6d() -> None:
    """ZX-12.6d: mine, theirs, theirs: both of theirs leave although the last of them is the last of its controller."""
    s = Scenario()
    first = s.put(PLAIN, square=4)
    second, third = s.put(PLAIN, square=4, player=1), s.put(power(8000), square=4, player=1)
    s.begin()
    assert s.where(first) == "square 4" and s.where(second) == s.where(third) == "trash"


def test_improper_and_lethal_goes_to_the_trash_zx_12_6f_trap_21() -> None:
    """ZX-12.6f, TRAP-21: ⑥ before ⑦."""
    s = Scenario()
    old = s.put(MOURNER, square=4, damage=5000)
    s.put(PLAIN, square=4)
    s.begin()
    assert s.where(old) == "trash" and s.count(0, "hand") == 0


def test_a_moved_zx_arrives_at_that_moment_zx_12_6g() -> None:
    """ZX-12.6g, ZX-4.30: the one that was moved there is the last, although it is older on the board."""
    s = Scenario()
    mover = s.put(PLAIN, square=3)
    stands = s.put(power(7000), square=4)
    ev = give(s, event("shift", Move(Choose(1, mine()), Squares(empty=False))))
    s.begin().do("play", ev, mover, 4)
    assert s.where(mover) == "square 4" and s.where(stands) == "trash"


def test_a_zx_moved_onto_an_opposing_one_goes_zx_12_6g() -> None:
    """ZX-12.6b, ZX-12.6g: it arrived later."""
    s = Scenario()
    mover = s.put(power(9000), square=3)
    stands = s.put(power(500), square=4, player=1)
    ev = give(s, event("shift", Move(Choose(1, mine()), Squares(empty=False))))
    s.begin().do("play", ev, 4)
    assert s.where(mover) == "trash" and s.where(stands) == "square 4"


# ---- lethal damage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "zone"), [(4500, "square 4"), (5000, "charge"), (5500, "charge")])
def test_damage_of_at_least_the_power_destroys_zx_12_7(damage: int, zone: str) -> None:
    """ZX-12.7: equal kills."""
    s = Scenario()
    a = s.put(PLAIN, square=4, damage=damage)
    s.begin()
    assert s.where(a) == zone


def test_power_zero_or_less_destroys_zx_12_7() -> None:
    """ZX-12.7, ZX-2.11: without any damage; a printed power of 0 too, unless it is raised."""
    s = Scenario()
    null = s.put(zx("null", power=0), square=3)
    raised = s.put(zx("raised", Always(GetsPower(1000)), power=0), square=5)
    weak = s.put(PLAIN, square=6, player=1)
    ev = give(s, event("drain", Power(-6000, Choose(1, theirs()))))
    s.begin()
    assert s.where(null) == "charge" and s.where(raised) == "square 5"
    s.do("play", ev)
    assert s.where(weak) == "charge"


def test_destroyed_by_battle_is_the_first_ppp_of_the_end_step_zx_12_7a() -> None:
    """ZX-12.7a: only there; the same damage by an Event in the event step is not by battle."""
    s = Scenario()
    hero = zx("hero", auto(DestroysByBattle(), Draw()))
    a, b = s.put(hero, square=3), s.put(PLAIN, square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.count(0, "hand") == 1

    s = Scenario()
    a, b = s.put(hero, square=3), s.put(PLAIN, square=6, player=1)
    bolt = give(s, event("bolt", Deal(5000, Choose(1, theirs()))))
    s.begin().do("attack", a, b, "play", bolt)
    s.finish_battle()
    assert s.where(b) == "charge" and s.count(0, "hand") == 0


def test_a_later_round_of_the_ppp_is_by_battle_too_zx_12_7b_trap_93() -> None:
    """ZX-12.7b, TRAP-93: the -4000 of the ability kills another one in the same PPP; the attacker destroyed only its target."""
    s = Scenario()
    hero = zx("hero", auto(DestroysByBattle(), Power(-4000, Choose(1, theirs()))))
    counter = zx("counter", auto(DestroysByBattle(Subject(True, MINE)), Draw()), power=500)
    a, b = s.put(hero, square=3), s.put(PLAIN, square=6, player=1)
    other = s.put(power(4000), square=8, player=1)
    s.put(counter, square=0)
    s.begin()
    attack(s, a, b)
    s.do(a)  # the -4000 first
    assert s.where(b) == s.where(other) == "charge"
    assert s.count(0, "hand") == 1  # "destroys by battle" was true once only


def test_the_instruction_destroy_is_never_by_battle_zx_12_7b_12_7f() -> None:
    """ZX-12.7b, ZX-12.7f, ZX-10.50: an ability of that same PPP destroys another Z/X."""
    s = Scenario()
    hero = zx("hero", auto(DestroysByBattle(), Destroy(Choose(1, theirs()))))
    a, b = s.put(hero, square=3), s.put(PLAIN, square=6, player=1)
    others = [s.put(PLAIN, square=q, player=1) for q in (7, 8)]
    s.begin()
    attack(s, a, b)
    s.do(others[0])
    assert s.where(others[0]) == "charge" and s.where(others[1]) == "square 8"




def martyr(**fields: object) -> object:
    """Draws when destroyed by the effect of an ability of its controller's cards."""
    return zx("martyr", auto(IsDestroyed(by_ability_of=Filter()), Draw()), **fields)


def test_only_the_last_effect_counts_zx_12_7c_trap_79() -> None:
    """ZX-12.7c, TRAP-79: 2000 damage of an earlier battle, then -4000 by an own ability: destroyed by that effect."""
    s = Scenario()
    m = s.put(martyr(power=6000), square=3, damage=2000)
    s.put(zx("drainer", startup((), Power(-4000, Choose(1, mine(other=True))))), square=0)
    s.begin().do("ability", s.cards(0, "square")[0])
    assert s.where(m) == "charge" and s.count(0, "hand") == 1


def test_an_event_or_an_opposing_ability_is_not_an_own_ability_zx_12_7c() -> None:
    """ZX-12.7c: the last effect is an Event: "by an ability of your cards" is false."""
    s = Scenario()
    m = s.put(martyr(), square=3)
    s.put(zx("scratcher", startup((), Deal(1000, Choose(1, mine(other=True))), once_per_turn=True)), square=0)
    ev = give(s, event("bolt", Deal(4000, Choose(1, mine(power_min=5000, name="martyr")))))
    s.begin().do("ability", s.cards(0, "square")[0])
    assert s.damage(m) == 1000
    s.do("play", ev)
    assert s.where(m) == "charge" and s.count(0, "hand") == 0


def test_losing_the_source_of_power_is_destruction_by_no_effect_zx_12_7d_trap_80() -> None:
    """ZX-12.7d, TRAP-80: an ability destroys the Z/X that raised the power; the other dies of no effect."""
    s = Scenario()
    m = s.put(martyr(), square=3, damage=5500)
    flag = s.put(zx("flag", Always(GetsPower(1000, mine(other=True)))), square=5)
    s.put(zx("killer", startup((), Destroy(Choose(1, mine(name="flag"))))), square=0)
    s.begin()
    assert s.power(m) == 6000
    s.do("ability", s.cards(0, "square")[0])
    assert s.where(flag) == s.where(m) == "charge" and s.count(0, "hand") == 0


def test_damage_and_power_loss_are_one_destruction_zx_12_7e() -> None:
    """ZX-12.7e."""
    s = Scenario()
    m = s.put(MOURNER, square=3)
    ev = give(s, event("both", Deal(5000, Choose(1, mine())), Power(-5000, All(mine()))))
    s.begin().do("play", ev)
    assert s.where(m) == "charge" and s.count(0, "hand") == 1


def test_destroyed_as_a_cost_has_no_cause_zx_12_7f() -> None:
    """ZX-12.7f, ZX-8.22, TRAP-100: not by an effect, but destroyed; the ability waits."""
    s = Scenario()
    bomb = zx("bomb", startup(DestroyThis(), If(there_is(Cards(CHARGE), 5), (Recover(),))),
              auto(IsDestroyed(), Draw()), auto(IsDestroyed(by_ability_of=Filter()), Draw(5)))
    b = s.put(bomb, square=4)
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin().do("ability", b)
    assert s.life(0) == 5  # five cards were in Charge when the effect resolved
    assert s.decision == (19, 0) and s.waiting == [b]
    s.do(charge[0])
    assert s.count(0, "hand") == 1


def test_destroyed_by_the_damage_of_an_ability_in_a_battle_end_step_zx_12_7g() -> None:
    """ZX-12.7g: the first PPP of a battle end step is "by battle", but the cause is still the ability."""
    s = Scenario()
    thorn = zx("thorn", auto(Attacks(), Deal(1000, Choose(1, mine(name="martyr")))))
    a = s.put(thorn, square=3)
    m = s.put(martyr(power=1000), square=0)
    hit = s.put(power(9000), square=6, player=1)
    s.begin()
    attack(s, a, hit)
    assert s.where(m) == "charge" and s.count(0, "hand") == 1


# ---- loss -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lives", "winner"), [((0, 1), 1), ((1, 0), 0), ((0, 0), None)])
def test_no_life_loses_both_is_a_draw_zx_12_8(lives: tuple[int, int], winner: int | None) -> None:
    """ZX-12.8, ZX-1.2, ZX-1.3."""
    s = Scenario()
    for player in (0, 1):
        s.zone(player, "life", lives[player])
    s.begin()
    assert s.over == {"winner": winner, "reason": "life"}


def test_one_without_life_one_without_cards_is_a_draw_zx_12_8() -> None:
    """ZX-12.8, ZX-1.3: both losing conditions at the same point."""
    s = Scenario()
    s.zone(0, "life", 0)
    s.zone(1, "deck", [])
    s.begin()
    assert s.over is not None and s.winner is None


# ---- player damage --------------------------------------------------------------------------------------------------


def test_damage_to_a_player_only_adds_to_the_pending_value_zx_12_9() -> None:
    """ZX-12.9, ZX-14.2: the effect is finished before a life card moves."""
    s = Scenario()
    ev = give(s, event("blast", DealPlayer(2), If(Count(Cards(LIFE, THEIRS), low=4), (Draw(),))))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 1  # all four were still there
    assert s.decision == (16, 0) and s.pending == (0, 1)


@pytest.mark.parametrize("turn_player", [0, 1])
def test_the_turn_players_damage_comes_first_zx_12_9a_trap_10(turn_player: int) -> None:
    """ZX-12.9a, ZX-12.9d, TRAP-10: all points of the turn player, then the other one's."""
    s = Scenario()
    s.begin(player=turn_player, pending=(2, 2))
    for expected in (1 - turn_player, 1 - turn_player, turn_player, turn_player):
        assert s.decision == (16, expected)
        s.do(s.choices()[0])
    assert s.life(0) == s.life(1) == 2


def test_the_opponent_picks_the_owner_reveals_zx_12_9b_trap_86() -> None:
    """ZX-12.9b, TRAP-86, ZX-4.15."""
    s = Scenario()
    life = s.zone(1, "life", [zx("a"), zx("b"), zx("c")])
    s.begin(pending=(0, 1))
    assert s.decision == (16, 0) and s.choices() == life
    s.do(life[1])
    assert s.where(life[1]) == "charge" and s.life(1) == 2 and s.decision == (5, 0)


def test_a_life_card_with_the_icon_may_be_played_zx_12_9c() -> None:
    """ZX-12.9c, DP-17, TRAP-61: without cost and colour, on any legal square; or it goes to Charge."""
    s = Scenario()
    life = s.zone(1, "life", [ICON, ICON, PLAIN])
    blocked = s.put(PLAIN, square=5)
    s.begin(pending=(0, 3))
    s.do(life[0])
    assert s.decision == (17, 1)
    s.do("yes")
    assert s.decision == (6, 1) and 5 not in s.choices() and 1 not in s.choices()
    s.do(4)
    assert s.where(life[0]) == "square 4" and s.rebooted(life[0])
    s.do(life[1], "no")
    assert s.where(life[1]) == "charge" and s.where(life[2]) == "charge"
    assert s.where(blocked) == "square 5" and s.winner == 0


def test_an_event_with_the_icon_is_played_from_life_at_once_zx_12_9c_trap_81() -> None:
    """ZX-12.9c, TRAP-81: in the opponent's turn, free, carried out during the rule resolution; then it goes to Trash."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    bolt, _ = s.zone(1, "life", [event("bolt", Deal(5000, Choose(1, theirs())), cost=7, icon=IGNITION), PLAIN])
    s.begin()
    attack(s, a)
    s.do(bolt)
    assert s.decision == (17, 1)
    s.do("play")
    assert s.where(bolt) == "trash" and s.where(a) == "charge" and s.life(1) == 1


def test_no_legal_square_the_life_card_goes_to_charge_zx_12_9c_trap_82() -> None:
    """TRAP-82: all squares hold opposing or own slept Z/X: no question is asked."""
    s = Scenario()
    for square in (0, 1, 2, 3, 4, 5):
        s.put(PLAIN, square=square)
    for square in (6, 7, 8):
        s.put(PLAIN, square=square, player=1, slept=True)
    life = s.zone(1, "life", [ICON, PLAIN])
    s.begin(pending=(0, 1)).do(life[0])
    assert s.where(life[0]) == "charge" and s.decision == (5, 0)


def test_back_to_the_first_check_after_each_point_zx_12_9d_trap_87() -> None:
    """ZX-12.9d, TRAP-87, EX-5: two points with four charge cards: ⑤ between the points and after them."""
    s = Scenario()
    ev = give(s, event("blast", DealPlayer(2)))
    life = s.zone(1, "life", [zx(f"l{i}", icon=IGNITION) for i in range(3)])
    charge = s.zone(1, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin().do("play", ev, life[0], "no")
    assert s.decision == (19, 1) and s.count(1, "charge") == 5 and s.pending == (0, 1)
    s.do(charge[0])
    assert s.decision == (16, 0) and s.count(1, "charge") == 4
    s.do(life[1], "no")
    assert s.decision == (19, 1)
    s.do(life[0])
    assert s.life(1) == 1 and s.over is None and s.decision == (5, 0)


def test_two_points_with_one_life_lose_before_the_second_zx_12_9e_trap_01() -> None:
    """ZX-12.9e, TRAP-01: the loss comes at the check after the first point; pending damage is left over."""
    s = Scenario()
    s.zone(1, "life", 1)
    s.begin(pending=(0, 2))
    assert s.winner == 0 and s.pending == (0, 1)


def test_life_recovery_decreases_all_the_same_zx_12_9f_trap_08() -> None:
    """ZX-12.9f, TRAP-08, ZX-15.11: the decrease has happened although Life ends where it began."""
    s = Scenario()
    a = s.put(WATCHER, square=4)
    life = s.zone(1, "life", [RECOVERY, PLAIN])
    s.begin()
    attack(s, a)
    s.do(life[0], "play", 8)
    assert s.life(1) == 2 and s.count(0, "hand") == 1


def test_a_player_that_takes_no_damage_zx_12_9g_trap_11() -> None:
    """ZX-12.9g, TRAP-11: attacks do not decrease Life; a reload still takes a life card."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.put(zx("shelter", Always(PlayerIgnoresDamage())), square=6, player=1)
    ev = give(s, event("blast", DealPlayer(2)))
    drain = give(s, event("generous", Draw(who=OPPONENT)))
    s.zone(1, "deck", [PLAIN])
    s.zone(1, "trash", [PLAIN])
    s.begin()
    attack(s, a)
    assert s.life(1) == 4 and s.pending == (0, 0) and s.decision == (5, 0)
    s.do("play", ev)
    assert s.life(1) == 4 and s.pending == (0, 0)
    s.do("play", drain)
    s.do(s.choices()[0])
    assert s.life(1) == 3


def test_the_second_life_card_before_the_first_ones_ability_zx_12_9h_trap_92() -> None:
    """ZX-12.9h, TRAP-92: appear abilities wait until all damage is processed, Life Recovery acts at once."""
    s = Scenario()
    caller = zx("caller", appears(Draw()), icon=IGNITION)
    life = s.zone(1, "life", [caller, RECOVERY, PLAIN])
    s.begin(pending=(0, 2)).do(life[0], "play", 8)
    assert s.waiting == [life[0]] and s.decision == (16, 0) and s.count(1, "hand") == 0
    s.do(life[1], "play", 6)
    assert s.life(1) == 2  # recovered before the ability
    assert s.count(1, "hand") == 1


def test_the_revealed_card_is_still_in_life_zx_12_9h_trap_09() -> None:
    """ZX-12.9h, TRAP-09: an icon "while your Life is 1" does not exist while the second card is being revealed."""
    late = zx("late", Always(GetsIcon(), exactly(1, Cards(LIFE))))
    s = Scenario()
    life = s.zone(1, "life", [late, late])
    s.begin(pending=(0, 1)).do(life[0])
    assert s.where(life[0]) == "charge" and s.decision == (5, 0)
    s = Scenario()
    s.zone(1, "life", [late])
    s.begin(pending=(0, 1))
    assert s.decision == (17, 1)  # with one card in Life it has the icon
    s.do("no")
    assert s.winner == 0


def test_damage_that_arises_in_player_damage_is_added_zx_12_9i() -> None:
    """ZX-12.9i: an Event played from Life deals damage to the turn player, who is then processed first."""
    s = Scenario()
    back, *_ = s.zone(1, "life", [event("back", DealPlayer(1), icon=IGNITION), PLAIN, PLAIN])
    s.begin(pending=(0, 2)).do(back, "play")
    assert s.pending == (0, 1)  # one point of player 0 is being processed, one of player 1 is left
    assert s.decision == (16, 1)
    s.do(s.choices()[0])
    assert s.decision == (16, 0) and s.life(0) == 3


def test_life_recovery_saves_at_life_one_zx_12_8a_trap_02_ex_3() -> None:
    """ZX-12.8a, TRAP-02, EX-3, ZX-14.8: Life is 0 only inside the resolution."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.zone(0, "life", 2)
    recovery, = s.zone(1, "life", [RECOVERY])
    s.begin()
    attack(s, a)
    assert s.decision == (17, 1)
    s.do("play", 7)
    assert s.over is None and s.life(1) == 1 and s.where(recovery) == "square 7"


def test_a_plain_icon_card_loses_played_or_not_ex_3() -> None:
    """EX-3, ZX-12.8."""
    for answers in (("play", 7), ("no",)):
        s = Scenario()
        a = s.put(PLAIN, square=4)
        s.zone(1, "life", [ICON])
        s.begin()
        attack(s, a)
        s.do(*answers)
        assert s.winner == 0


def test_void_bringer_at_life_one_loses_zx_14_9_trap_03() -> None:
    """ZX-14.9, TRAP-03: it may remove a Z/X, but Life is 0 at the check."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.zone(1, "life", [BRINGER])
    s.begin()
    attack(s, a)
    s.do("play", 8)
    assert s.decision == (18, 1)
    s.do(a)
    assert s.where(a) == "trash" and s.over == {"winner": 0, "reason": "life"}


def test_last_card_recovered_trap_91_ex_11() -> None:
    """TRAP-91, EX-11: the recovered card was the last of the Deck; the reload takes it away again."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.zone(1, "life", [RECOVERY])
    s.zone(1, "deck", [PLAIN])
    s.zone(1, "trash", [PLAIN] * 5)
    s.begin()
    attack(s, a)
    s.do("play", 7)
    assert s.over == {"winner": 0, "reason": "life"}
    assert s.count(1, "deck") == 5 and s.count(1, "charge") == 1


def test_last_card_recovered_with_an_empty_trash_trap_91() -> None:
    """TRAP-91, ZX-12.8: no reload; Life 1, but Deck and Trash are empty."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.zone(1, "life", [RECOVERY])
    s.zone(1, "deck", [PLAIN])
    s.begin()
    attack(s, a)
    s.do("play", 7)
    assert s.over == {"winner": 0, "reason": "deck_out"} and s.life(1) == 1


def test_ignition_of_the_last_card_reload_during_the_play_trap_18() -> None:
    """TRAP-18, ZX-12.1a, ZX-7.16: the paid charge card is the new Deck while the revealed Z/X is being played."""
    s = Scenario()
    paid, = s.zone(0, "charge", [PLAIN])
    last, = s.zone(0, "deck", [ICON])
    life = s.zone(0, "life", 3)
    s.begin(phase="ignition").do(paid)
    assert s.decision == (7, 0) and s.where(paid) == "trash" and s.where(last) == "deck"
    s.do("play")
    assert s.decision == (16, 1) and s.where(paid) == "deck" and s.where(last) == "temporary"
    s.do(life[0])
    assert s.decision == (6, 0)
    s.do(4)
    assert s.where(last) == "square 4" and s.where(life[0]) == "charge"


def test_ignition_at_the_end_of_the_deck_ex_6() -> None:
    """EX-6, ZX-7.14, ZX-12.2, ZX-16.5: one evol seed without icon in the Deck: it triggers, the reload takes everything away."""
    s = Scenario()
    seed, = s.zone(0, "deck", [zx("x", auto(EvolSeed(), Put(Choose(1, Cards(TRASH)), HAND)), icon="evolseed")])
    paid, = s.zone(0, "charge", [zx("c")])
    old, = s.zone(0, "trash", [zx("t1")])
    life = s.zone(0, "life", 3)
    s.begin(phase="ignition").do(paid)
    assert s.decision == (16, 1) and s.waiting == [seed]
    assert {s.where(h) for h in (seed, paid, old)} == {"deck"}
    s.do(life[2])
    assert s.where(life[2]) == "charge" and s.count(0, "hand") == 0 and s.count(0, "trash") == 0
    assert s.decision == (4, 0)  # the life card may be used for the next ignition


def test_equal_damage_of_two_effects_ex_5() -> None:
    """EX-5: Life 3, Charge 4 of 4, two points: ⑨ ⑤ ⑧ ⑨ ⑤ ⑧, and nothing is due."""
    s = Scenario()
    ev = give(s, event("blast", DealPlayer(2)))
    life = s.zone(1, "life", [zx(f"l{i}") for i in range(3)])
    charge = s.zone(1, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin().do("play", ev, life[0])
    assert s.decision == (19, 1) and s.pending == (0, 1)
    s.do(charge[0], life[1])
    assert s.decision == (19, 1) and s.pending == (0, 0)
    s.do(life[1])
    assert s.life(1) == 1 and s.decision == (5, 0) and s.count(1, "charge") == 4
