"""Section 9 of the rules: playing a card, squares, appearing."""

from __future__ import annotations

import pytest
from stubs import BLANK, ICON, PLAIN, RECOVERY, attack, auto, event, give, power, zx

from zxfast.games.zx.vocabulary import (
    BESIDE_THIS,
    CHARGE,
    DECK,
    EVENT,
    GREEN,
    HAND,
    IGNITION,
    IGNITION_PHASE,
    LIFE,
    MY_PLAYER_SQUARE,
    NORMAL,
    NOT_THEIR_PLAYER_SQUARE,
    RESOURCE,
    THIS,
    TRASH,
    Always,
    Appear,
    Appears,
    CannotAppearOn,
    Cards,
    Choose,
    Deal,
    Destroy,
    Draw,
    EventPlayed,
    Filter,
    If,
    Ignite,
    IsDestroyed,
    MayPlayFrom,
    OnPlay,
    PlayOnlyIf,
    Put,
    Squares,
    appears,
    at_most,
    mine,
    theirs,
    there_is,
)
from zxfast.testing import Scenario

FREE = zx("free", cost=0)


def squares_for(s: Scenario, card: object) -> list[int]:
    """The squares that are offered for a Z/X that is played."""
    s.do("play", card)
    assert s.decision is not None and s.decision[0] == 6
    return s.choices()


# ---- who and when ---------------------------------------------------------------------------------------------------


def test_zx_are_played_from_hand_in_the_own_main_phase_only_zx_9_1() -> None:
    """ZX-9.1: not in the resource or ignition phase, not in the opponent's turn."""
    for phase in ("resource", "ignition"):
        s = Scenario()
        card = give(s, FREE)
        s.zone(0, "charge", [PLAIN])
        s.begin(phase=phase)
        assert not s.can("play", card) if phase == "ignition" else s.choices() == [card, "pass"]
        if phase == "resource":
            s.do("pass")
        assert s.decision == (4, 0) and card not in s.choices()
        s.do("pass")
        assert s.can("play", card)
    s = Scenario()
    card = give(s, FREE, 1)
    s.begin()
    assert s.decision == (5, 0) and s.choices() == ["pass"] and s.where(card) == "hand"


def test_events_are_played_in_the_main_phase_and_in_battle_zx_9_2() -> None:
    """ZX-9.2: in the battle event step by either player; in the main phase by the turn player only."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    own, other = give(s, BLANK), give(s, BLANK, 1)
    s.begin()
    assert s.can("play", own) and not s.can("play", other)
    s.do("attack", a, b)
    assert s.choices() == [own, "pass"]
    s.do("pass")
    assert s.choices() == [other, "pass"]


def test_an_event_without_target_may_be_played_zx_9_6() -> None:
    """ZX-9.6, ZX-0.4: it does what it can."""
    s = Scenario()
    ev = give(s, event("hope", Destroy(Choose(1, theirs())), Draw()))
    s.begin().do("play", ev)
    assert s.where(ev) == "trash" and s.count(0, "hand") == 1


def test_printed_play_restrictions_zx_9_7() -> None:
    """ZX-9.7, ZX-9.25: must be true at the start of the play; "can only be played" restricts plays only."""
    late = zx("late", Always(PlayOnlyIf(at_most(2, Cards(LIFE)))), cost=0)
    for lives, legal in ((2, True), (3, False)):
        s = Scenario()
        card = give(s, late)
        call = give(s, event("call", Appear(Choose(1, Cards(HAND)), Squares(NORMAL))))
        s.zone(0, "life", lives)
        s.begin()
        assert s.can("play", card) == legal
        s.do("play", call, 4)
        assert s.where(card) == "square 4"


def test_an_ignited_card_that_may_not_be_played_goes_on_unplayed_zx_9_25() -> None:
    """ZX-9.25, ZX-8.15: from Life to Charge, from the Deck to Trash; free plays obey the restriction."""
    late = zx("late", Always(PlayOnlyIf(at_most(2, Cards(LIFE)))), cost=0, icon=IGNITION)
    s = Scenario()
    top, = s.zone(0, "deck", [late, 3])[:1]
    s.zone(0, "charge", [PLAIN])
    s.begin(phase="ignition").do(s.cards(0, "charge")[0])
    assert s.where(top) == "trash" and s.decision == (5, 0)
    s = Scenario()
    life = s.zone(1, "life", [late, PLAIN, PLAIN, PLAIN])
    s.begin(pending=(0, 1)).do(life[0])
    assert s.where(life[0]) == "charge" and s.decision == (5, 0)


# ---- procedure ------------------------------------------------------------------------------------------------------


def test_the_steps_of_playing_a_zx_zx_9_8() -> None:
    """ZX-9.8, ZX-4.20: Temporary zone, square, payment, then it is on the square, rebooted."""
    s = Scenario()
    card = give(s, zx("two", cost=2))
    s.zone(0, "resource", [PLAIN, PLAIN, zx("blue", colours=("blue",))])
    s.begin().do("play", card)
    assert s.decision == (6, 0) and s.where(card) == "temporary" and s.awake(0) == 3
    s.do(4)
    assert s.decision == (8, 0) and s.where(card) == "temporary" and s.count(0, "square") == 0
    s.do(1)
    assert s.where(card) == "square 4" and s.rebooted(card) and s.awake(0) == 1


def test_an_event_carries_out_all_its_abilities_then_goes_to_trash_zx_9_8() -> None:
    """ZX-9.8 step 5 and 6, ZX-10.21: from top to bottom."""
    s = Scenario()
    ev = give(s, event("two", abilities=(OnPlay((Draw(),)), OnPlay((If(there_is(Cards(HAND), 1), (Draw(2),)),)))))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 3 and s.where(ev) == "trash"


@pytest.mark.parametrize(("zone", "name"), [(CHARGE, "charge"), (LIFE, "life"), (HAND, "hand"), (DECK, "deck")])
def test_an_event_whose_text_moves_it_elsewhere_zx_9_8(zone: str, name: str) -> None:
    """ZX-9.8 step 6: it does not go to Trash."""
    s = Scenario()
    ev = give(s, event("tidy", Draw(), Put(THIS, zone)))
    s.begin().do("play", ev)
    assert s.where(ev) == name and s.count(0, "trash") == 0


def test_only_plays_with_a_square_and_a_payment_are_offered_zx_9_9() -> None:
    """ZX-9.9: too few resources, a missing colour, no legal square."""
    s = Scenario()
    dear, other, fits = give(s, zx("dear", cost=4)), give(s, zx("white", cost=1, colours=("white",))), give(s, zx("ok"))
    s.zone(0, "resource", [PLAIN] * 3)
    s.begin()
    assert not s.can("play", dear) and not s.can("play", other) and s.can("play", fits)
    s = Scenario()
    card = give(s, FREE)
    for q in (0, 1, 2, 3, 4, 5):
        s.put(PLAIN, square=q, slept=True)
    for q in (6, 8):
        s.put(PLAIN, square=q, player=1)
    s.begin()
    assert not s.can("play", card)


def test_a_play_is_resolved_before_anyone_acts_zx_9_10() -> None:
    """ZX-9.10, ZX-10.3: nobody can answer an Event in the battle event step."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(6000), square=6, player=1)
    s.put(PLAIN, square=8, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, theirs(NORMAL)))))
    give(s, event("save", Put(Choose(1, mine()), HAND)), 1)
    s.begin().do("attack", a, b, "play", kill)
    assert s.decision == (13, 0)  # it is being carried out
    s.do(b)
    assert s.where(b) == "charge"


def test_abilities_triggered_in_a_play_wait_zx_9_11_trap_74() -> None:
    """ZX-9.11, TRAP-74: "when an Event is played, draw" resolves after the Event, even if its source has left."""
    s = Scenario()
    fan = s.put(zx("fan", auto(EventPlayed(), Draw())), square=0)
    ev = give(s, event("back", Put(Choose(1, mine()), HAND), If(there_is(Cards(HAND), 2), (Draw(5),))))
    s.begin().do("play", ev)
    assert s.where(fan) == "hand" and s.count(0, "hand") == 2


# ---- squares --------------------------------------------------------------------------------------------------------


def test_legal_squares_of_a_played_zx_zx_9_12_9_13() -> None:
    """ZX-9.12, ZX-9.13, ZX-9.14, TRAP-19, TRAP-29: empty ones, own rebooted ones; not slept, not opposing, not the opponent's."""
    s = Scenario()
    card = give(s, FREE)
    s.put(PLAIN, square=0)
    s.put(PLAIN, square=2, slept=True)
    s.put(PLAIN, square=3, player=1)
    s.put(PLAIN, square=5, player=1, slept=True)
    s.begin()
    assert squares_for(s, card) == [0, 1, 4, 6, 8]


def test_the_own_player_square_zx_9_12() -> None:
    """ZX-9.12: empty or with an own rebooted Z/X, for both seats; the enemy row is legal (ZX-9.14, TRAP-29)."""
    s = Scenario()
    card = give(s, FREE, 1)
    s.put(PLAIN, square=7, player=1)
    s.begin(player=1)
    assert squares_for(s, card) == [0, 2, 3, 4, 5, 6, 7, 8]


def test_several_zx_on_a_square_all_must_be_own_and_rebooted_zx_9_12_9_16() -> None:
    """ZX-9.12, ZX-9.16: in the middle of three ignitions a square may hold two; a slept one below forbids it."""
    deep = zx("deep", appears(Ignite(2)), cost=0)
    s = Scenario()
    card = give(s, deep)
    s.zone(0, "deck", [ICON, ICON, 3])
    s.put(PLAIN, square=4)
    s.begin().do("play", card, 0)
    assert s.decision == (7, 0)
    s.do("play", 4)
    s.do("play")
    assert 4 in s.choices()  # rebooted, rebooted
    s.do(4)
    assert s.count(0, "trash") == 2 and [h.number for h in s.cards(0, "square")] == ["deep", "icon"]


def test_replacing_is_no_destruction_zx_9_15_ex_4_trap_20() -> None:
    """ZX-9.15, EX-4, TRAP-19, TRAP-20: Trash, no trigger; the appear ability does not see the old one any more."""
    s = Scenario()
    old = s.put(zx("old", auto(IsDestroyed(), Draw())), square=1, damage=3000)
    card = give(s, zx("new", appears(If(there_is(mine(other=True)), (Draw(3),))), cost=0))
    s.begin().do("play", card, 1)
    assert s.where(old) == "trash" and s.where(card) == "square 1"
    assert s.count(0, "hand") == 0 and s.count(0, "charge") == 0 and s.damage(card) == 0


def test_three_ignitions_onto_one_square_trap_97() -> None:
    """TRAP-97, ZX-9.16: all stand there until the PPP, which keeps only the last."""
    s = Scenario()
    ev = give(s, event("triple", Ignite(3)))
    top = s.zone(0, "deck", [zx(f"i{i}", icon=IGNITION) for i in range(3)] + [5])
    s.begin().do("play", ev, "play", 4, "play", 4)
    assert len(s.state["units"]) == 2 and s.decision == (7, 0)
    s.do("play", 4)
    assert [s.where(h) for h in top[:3]] == ["trash", "trash", "square 4"]


def test_a_played_zx_enters_rebooted_zx_9_17_trap_58() -> None:
    """ZX-9.17, ZX-8.11, TRAP-58: out of Resource, slept or rebooted; it cannot pay for itself."""
    for slept in (False, True):
        s = Scenario()
        s.put(zx("gate", Always(MayPlayFrom(Cards(RESOURCE, filter=Filter(colours=(GREEN,)))))), square=0)
        green, = s.zone(0, "resource", [zx("green", cost=1, colours=(GREEN,))], slept=slept)
        s.begin()
        assert not s.can("play", green)
        s = Scenario()
        s.put(zx("gate", Always(MayPlayFrom(Cards(RESOURCE, filter=Filter(colours=(GREEN,)))))), square=0)
        green, = s.zone(0, "resource", [zx("green", cost=1, colours=(GREEN,))], slept=slept)
        other, = s.zone(0, "resource", [zx("payer", colours=(GREEN,))])
        s.begin().do("play", green, 4)
        assert s.where(green) == "square 4" and s.rebooted(green) and not s.rebooted(other)


def test_cannot_appear_on_a_player_square_zx_9_18() -> None:
    """ZX-9.18: for plays, ignition and effects."""
    shy = zx("shy", Always(CannotAppearOn()), cost=0)
    s = Scenario()
    card = give(s, shy)
    s.begin()
    assert squares_for(s, card) == [0, 2, 3, 4, 5, 6, 8]
    s = Scenario()
    card = give(s, shy)
    call = give(s, event("call", Appear(Choose(1, Cards(HAND)), Squares(MY_PLAYER_SQUARE))))
    s.begin().do("play", call)
    assert s.where(card) == "hand"


def test_the_same_squares_by_ignition_and_from_life_zx_9_19() -> None:
    """ZX-9.19, TRAP-82: without a legal square it goes where an unplayed card goes."""
    s = Scenario()
    s.put(PLAIN, square=0)
    s.put(PLAIN, square=2, slept=True)
    s.put(PLAIN, square=3, player=1)
    paid, = s.zone(0, "charge", [PLAIN])
    s.zone(0, "deck", [ICON, 3])
    s.begin(phase="ignition").do(paid, "play")
    assert s.choices() == [0, 1, 4, 5, 6, 8]
    s = Scenario()
    for q in (0, 1, 2, 3, 4, 5):
        s.put(PLAIN, square=q, slept=True)
    for q in (6, 8):
        s.put(PLAIN, square=q, player=1)
    paid, = s.zone(0, "charge", [PLAIN])
    top = s.zone(0, "deck", [ICON, 3])[0]
    s.begin(phase="ignition").do(paid)
    assert s.where(top) == "trash" and s.decision == (5, 0)


# ---- by an effect ---------------------------------------------------------------------------------------------------


def test_an_effect_uses_the_squares_it_names_zx_9_20() -> None:
    """ZX-9.20: normal squares without Z/X; any square without Z/X but the opponent's player square."""
    for on, expected in ((NORMAL, [0, 2, 3, 5, 6, 8]), (NOT_THEIR_PLAYER_SQUARE, [0, 1, 2, 3, 5, 6, 8])):
        s = Scenario()
        give(s, FREE)
        call = give(s, event("call", Appear(Choose(1, Cards(HAND)), Squares(on))))
        s.put(PLAIN, square=4)
        s.begin().do("play", call)
        assert s.decision == (6, 0) and s.choices() == expected


def test_without_a_square_condition_own_rebooted_ones_may_be_replaced_zx_9_21() -> None:
    """ZX-9.21: the squares of ZX-9.12 and ZX-9.13."""
    s = Scenario()
    card = give(s, FREE)
    call = give(s, event("call", Appear(Choose(1, Cards(HAND)), Squares(empty=False))))
    old = s.put(PLAIN, square=4)
    s.put(PLAIN, square=3, slept=True)
    s.put(PLAIN, square=5, player=1)
    s.begin().do("play", call)
    assert s.choices() == [0, 1, 2, 4, 6, 8]
    s.do(4)
    assert s.where(card) == "square 4" and s.where(old) == "trash"


@pytest.mark.parametrize("slept", [False, True])
def test_rebooted_unless_the_text_says_slept_zx_9_22(slept: bool) -> None:
    """ZX-9.22: even a card that was slept in Resource."""
    s = Scenario()
    card, = s.zone(0, "resource", [FREE], slept=True)
    call = give(s, event("call", Appear(Choose(1, Cards(RESOURCE)), Squares(NORMAL), slept=slept)))
    s.begin().do("play", call, 4)
    assert s.rebooted(card) != slept


def test_without_a_legal_square_the_card_stays_zx_9_23() -> None:
    """ZX-9.23, ZX-4.24."""
    s = Scenario()
    card, = s.zone(0, "trash", [FREE])
    call = give(s, event("call", Appear(Choose(1, Cards(TRASH)), Squares(MY_PLAYER_SQUARE))))
    s.put(PLAIN, square=1)
    s.begin().do("play", call)
    assert s.where(card) == "trash" and s.count(0, "square") == 1


# ---- more -----------------------------------------------------------------------------------------------------------


def test_playing_is_appearing_but_appearing_is_no_play_zx_0_8_9_24() -> None:
    """ZX-15.6, ZX-9.8: "appears" triggers in both cases; the Event put on no square triggers "event played" once."""
    s = Scenario()
    s.put(zx("fan", auto(EventPlayed(), Draw())), square=0)
    card = give(s, zx("caller", appears(Draw()), cost=0))
    call = give(s, event("call", Appear(Choose(1, Cards(HAND, filter=Filter(name="caller"))), Squares(NORMAL))))
    s.begin().do("play", call, 4, ("wait", 0))
    assert s.where(card) == "square 4" and s.count(0, "hand") == 2


def test_an_ignited_event_is_played_completely_inside_the_effect_zx_9_24() -> None:
    """ZX-9.24, ZX-15.10: it resolves and goes to Trash before the effect goes on; "event played" triggers for it."""
    s = Scenario()
    s.put(zx("fan", auto(EventPlayed(), Draw())), square=0)
    lit = event("lit", Draw(2), icon=IGNITION, cost=9)
    outer = give(s, event("outer", Ignite(1), If(there_is(Cards(TRASH, filter=Filter(kind=EVENT)), 1), (Draw(),))))
    s.zone(0, "deck", [lit, 9])
    s.begin().do("play", outer, "play")
    assert s.decision == (11, 0) and s.count(0, "hand") == 3  # both Events have resolved, two abilities wait
    s.do(("wait", 0))
    assert s.count(0, "hand") == 5


def test_appearing_is_recorded_with_its_phase_zx_7_18_9_26() -> None:
    """ZX-7.18, ZX-9.26, TRAP-78: "appears in the ignition phase" for any way in that phase, not for a play in battle."""
    spark = zx("spark", auto(Appears(phase=IGNITION_PHASE), Draw()), icon=IGNITION, cost=0)
    s = Scenario()
    paid, = s.zone(0, "charge", [PLAIN])
    s.zone(0, "deck", [spark, 5])
    s.begin(phase="ignition").do(paid, "play", 4)
    assert s.count(0, "hand") == 1
    s = Scenario()
    card = give(s, spark)
    s.begin().do("play", card, 4)
    assert s.count(0, "hand") == 0
    s = Scenario()
    a = s.put(PLAIN, square=4)
    life = s.zone(1, "life", [spark, PLAIN])
    s.begin()
    attack(s, a)
    s.do(life[0], "play", 8)
    assert s.where(life[0]) == "square 8" and s.count(1, "hand") == 0


def test_life_recovery_needs_a_play_from_life_zx_9_26_trap_05() -> None:
    """ZX-16.2, TRAP-05: played from hand, by ignition, or put by an effect it does nothing."""
    s = Scenario()
    card = give(s, zx("cheap", *RECOVERY.abilities, cost=0))
    call = give(s, event("call", Appear(Choose(1, Cards(TRASH, filter=Filter(name="recovery"))), Squares(NORMAL))))
    s.zone(0, "trash", [RECOVERY])
    paid, = s.zone(0, "charge", [PLAIN])
    s.zone(0, "deck", [RECOVERY, 5])
    s.zone(0, "life", 1)
    s.begin(phase="ignition").do(paid, "play", 4)
    s.do("play", card, 3)
    assert s.count(0, "square") == 2
    s.do("play", call, 5)
    assert s.count(0, "square") == 3 and s.life(0) == 1


def test_a_card_that_is_played_cannot_be_discarded_by_itself_trap_88() -> None:
    """TRAP-88, ZX-4.24."""
    s = Scenario()
    ev = give(s, event("discard", Put(Choose(1, Cards(HAND)), CHARGE), If(there_is(Cards(CHARGE)), (Draw(),))))
    s.begin().do("play", ev)
    assert s.where(ev) == "trash" and s.count(0, "charge") == 0 and s.count(0, "hand") == 0


def test_appear_squares_beside_this_card_zx_5_4() -> None:
    """ZX-5.4: squares adjacent to the square of this card."""
    s = Scenario()
    give(s, FREE)
    s.put(zx("nest", auto(EventPlayed(), Appear(Choose(1, Cards(HAND)), Squares(BESIDE_THIS)))), square=0)
    ev = give(s, BLANK)
    s.begin().do("play", ev)
    assert s.decision == (6, 0) and s.choices() == [1, 3]


def test_the_watcher_of_an_event_sees_the_board_after_the_checks_zx_9_11() -> None:
    """ZX-9.11: damage of the Event, then ⑦, then the watcher."""
    s = Scenario()
    s.put(zx("fan", auto(EventPlayed(), If(at_most(0, theirs()), (Draw(),)))), square=0)
    b = s.put(PLAIN, square=6, player=1)
    ev = give(s, event("bolt", Deal(5000, Choose(1, theirs()))))
    s.begin().do("play", ev)
    assert s.where(b) == "charge" and s.count(0, "hand") == 1
