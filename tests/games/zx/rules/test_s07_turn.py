"""Section 7 of the rules: the turn and its phases."""

from __future__ import annotations

import pytest
from stubs import BLANK, ICON, PLAIN, attack, auto, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    CHARGE,
    DRAW_PHASE,
    END_PHASE,
    HAND,
    IGNITION,
    IGNITION_PHASE,
    MAIN_PHASE,
    MINE,
    REBOOT_PHASE,
    RESOURCE_PHASE,
    THAT,
    THEIRS,
    THIS,
    TRASH,
    Always,
    AtEndOfTurn,
    Cards,
    Choose,
    Deal,
    Destroy,
    Draw,
    EventPlayed,
    EvolSeed,
    GetsPower,
    If,
    Ignite,
    IsDestroyed,
    NoReboot,
    PhaseStarts,
    Power,
    Put,
    PutIntoResource,
    Recover,
    TurnEnds,
    appears,
    at_most,
    mine,
    startup,
    theirs,
    there_is,
)
from zxfast.testing import Scenario

PHASES = (REBOOT_PHASE, DRAW_PHASE, RESOURCE_PHASE, IGNITION_PHASE, MAIN_PHASE, END_PHASE)


def clock(phase: str, whose: str = MINE) -> object:
    """Recovers a card when a phase starts: Life counts the starts."""
    return zx(f"clock {phase} {whose}", auto(PhaseStarts(phase, whose), Recover()))


# ---- order ----------------------------------------------------------------------------------------------------------


def test_phases_in_order_then_the_opponents_turn_zx_7_1() -> None:
    """ZX-7.1, TRAP-90, ZX-4.13: reboot, draw, resource, ignition, main, end; the ignition phase comes before the main phase."""
    s = Scenario()
    seen = []
    s.zone(0, "charge", [PLAIN])
    s.put(zx("starter", *[auto(PhaseStarts(p), Put(Choose(1, Cards(HAND), may=True), HAND)) for p in PHASES]), square=0)
    hand(s, PLAIN)
    s.begin(phase="reboot", turn=2)
    while s.turn == 2:
        if s.phase not in seen:
            seen.append(s.phase)
        s.do(s.choices()[-1])
    assert seen == list(PHASES) and s.turn_player == 1


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_begins_with_its_trigger_and_a_ppp_zx_7_2(phase: str) -> None:
    """ZX-7.2: the ability has resolved before anything of the phase happens; once per own turn."""
    s = Scenario()
    s.put(clock(phase), square=0)
    s.put(clock(phase, THEIRS), square=8, player=1)
    s.begin(phase="reboot").until("main", 1)
    assert (s.life(0), s.life(1)) == (5, 5)


# ---- reboot phase ---------------------------------------------------------------------------------------------------


def test_the_reboot_phase_zx_7_3() -> None:
    """ZX-7.3: start triggers and PPP first, then all own slept Z/X and resources at once; the opponent's stay."""
    s = Scenario()
    early = zx("early", auto(PhaseStarts(REBOOT_PHASE), If(there_is(Cards("resource")), (Put(THIS, CHARGE),))))
    a = s.put(early, square=0, slept=True)
    b = s.put(PLAIN, square=3, slept=True)
    c = s.put(PLAIN, square=8, player=1, slept=True)
    r, = s.zone(0, "resource", [PLAIN], slept=True)
    q, = s.zone(1, "resource", [PLAIN], slept=True)
    s.begin(phase="reboot").until("main", 0)
    assert s.where(a) == "charge" and s.rebooted(b) and s.rebooted(r)
    assert not s.rebooted(c) and not s.rebooted(q)


def test_rebooting_is_mandatory_but_for_marked_cards_zx_7_4() -> None:
    """ZX-7.4: the mark is used up by that one phase of that player."""
    s = Scenario()
    b, c = s.put(PLAIN, square=6, player=1, slept=True), s.put(PLAIN, square=8, player=1, slept=True)
    ev = give(s, event("freeze", NoReboot(Choose(1, theirs()))))
    s.begin().do("play", ev, b).end_turn().until("main", 1)
    assert not s.rebooted(b) and s.rebooted(c)
    s.end_turn().until("main", 1)
    assert s.rebooted(b)


def test_a_mark_on_an_own_zx_waits_for_the_own_phase_zx_7_4() -> None:
    """ZX-7.4: the opponent's reboot phase does not use it up."""
    s = Scenario()
    a = s.put(PLAIN, square=0, slept=True)
    ev = give(s, event("freeze", NoReboot(Choose(1, mine()))))
    s.begin().do("play", ev).end_turn().until("main", 1)
    s.end_turn().until("main", 0)
    assert not s.rebooted(a)
    s.end_turn().until("main", 1)
    s.end_turn().until("main", 0)
    assert s.rebooted(a)


# ---- draw phase -----------------------------------------------------------------------------------------------------


def test_the_draw_phase_zx_7_6_zx_7_7() -> None:
    """ZX-7.6, ZX-7.7: triggers, PPP, two cards, PPP; no decision."""
    s = Scenario()
    s.put(zx("early", auto(PhaseStarts(DRAW_PHASE), If(at_most(0, Cards(HAND)), (Recover(),)))), square=0)
    top = s.zone(0, "deck", [zx(f"d{i}", cost=9) for i in range(5)])
    s.begin(phase="draw")
    assert s.decision == (3, 0) and s.hand(0) == top[1:3]  # the first one became Life before the draw


def test_a_reload_between_the_two_cards_zx_7_8() -> None:
    """ZX-7.8, TRAP-12."""
    s = Scenario()
    last, = s.zone(0, "deck", [zx("last", cost=9)])
    old, = s.zone(0, "trash", [zx("old", cost=9)])
    life = s.zone(0, "life", 2)
    s.begin(phase="draw")
    assert s.decision == (16, 1) and s.hand(0) == [last]
    s.do(life[0])
    assert set(s.hand(0)) == {last, old}


def test_no_card_in_the_first_turn_of_the_game_zx_7_9() -> None:
    """ZX-7.9, TRAP-89: triggers and PPP of the phase happen; the second player draws two."""
    s = Scenario()
    s.put(clock(DRAW_PHASE), square=0)
    s.begin(phase="draw", turn=0)
    assert s.count(0, "hand") == 0 and s.life(0) == 5
    s.until("main", 1)
    assert s.count(1, "hand") == 2


# ---- resource phase -------------------------------------------------------------------------------------------------


def test_one_hand_card_into_resource_or_none_zx_7_10_zx_7_11() -> None:
    """ZX-7.10, ZX-7.11, DP-03: any card, Z/X or Event, any colour; at most one; rebooted (ZX-4.23)."""
    s = Scenario()
    cards = hand(s, PLAIN, event("e", Draw()), zx("white", colours=("white",)))
    s.begin(phase="resource")
    assert s.choices() == [*cards, "pass"]
    s.do(cards[1])
    assert s.where(cards[1]) == "resource" and s.rebooted(cards[1]) and s.decision == (5, 0)
    s = Scenario()
    hand(s, PLAIN)
    s.begin(phase="resource").do("pass")
    assert s.count(0, "resource") == 0


def test_putting_into_resource_triggers_zx_7_12_trap_53() -> None:
    """ZX-7.12, TRAP-53: "when put into Resource", also by the rule of the phase; it is no play."""
    s = Scenario()
    s.put(zx("fan", auto(EventPlayed(), Draw(5))), square=0)
    card = give(s, event("seed", Draw(3), abilities=(auto(PutIntoResource(), Draw()),)))
    s.begin(phase="resource").do(card)
    assert s.where(card) == "resource" and s.count(0, "hand") == 1


def test_the_ability_of_a_card_that_left_resource_again_trap_53() -> None:
    """TRAP-53, ZX-10.8."""
    s = Scenario()
    ev = give(s, event("in and out", Put(Choose(1, Cards(HAND)), "resource"), Put(THAT, HAND)))
    card = give(s, zx("seed", auto(PutIntoResource(), Draw()), cost=9))
    s.begin().do("play", ev)
    assert s.where(card) == "hand" and s.count(0, "hand") == 2


# ---- ignition phase -------------------------------------------------------------------------------------------------


def test_ignition_again_and_again_until_a_pass_zx_7_13_zx_7_15() -> None:
    """ZX-7.13, ZX-7.15, DP-04, DP-07: as many as there are charge cards, PPP after each; new charge cards may be used too."""
    s = Scenario()
    paid = s.zone(0, "charge", [zx("c0"), zx("c1")])
    top = s.zone(0, "deck", [zx("boom", appears(Destroy(Choose(1, mine(name="victim")))), icon=IGNITION), zx("n1"), zx("n2"), 5])
    victim = s.put(zx("victim"), square=0)
    s.begin(phase="ignition")
    assert s.decision == (4, 0) and s.choices() == [*paid, "pass"]
    s.do(paid[0], "play", 4)
    assert s.where(victim) == "charge" and s.decision == (4, 0) and set(s.choices()) == {paid[1], victim, "pass"}
    s.do(victim)
    assert s.where(top[1]) == "trash"
    s.do(paid[1])
    assert s.where(top[2]) == "trash" and s.decision == (5, 0)
    s = Scenario()
    s.zone(0, "charge", [PLAIN])
    s.begin(phase="ignition").do("pass")
    assert s.decision == (5, 0) and s.count(0, "charge") == 1


def test_the_charge_card_goes_to_trash_before_the_card_is_revealed_zx_7_14() -> None:
    """ZX-7.14, ZX-4.14: an evol seed may fetch the paid card; without cost no card is paid (ZX-7.17)."""
    seed = zx("seed", auto(EvolSeed(), Put(Choose(1, Cards(TRASH)), HAND)))
    s = Scenario()
    paid, = s.zone(0, "charge", [zx("paid")])
    top = s.zone(0, "deck", [seed, 5])[0]
    s.begin(phase="ignition").do(paid)
    assert s.decision == (13, 0) and s.choices() in ([paid, top], [top, paid])
    s.do(paid)
    assert s.where(paid) == "hand" and s.where(top) == "trash"


def test_with_an_empty_charge_there_is_no_question_zx_7_16() -> None:
    """ZX-7.16: one can only pass."""
    s = Scenario()
    s.begin(phase="ignition")
    assert s.decision == (5, 0)


def test_ignition_by_an_ability_uses_no_charge_zx_7_17() -> None:
    """ZX-7.17."""
    s = Scenario()
    ev = give(s, event("ignite", Ignite()))
    s.zone(0, "charge", [PLAIN])
    top = s.zone(0, "deck", [ICON, 5])[0]
    s.begin().do("play", ev, "play", 4)
    assert s.where(top) == "square 4" and s.count(0, "charge") == 1


def test_no_plays_and_no_startup_abilities_in_the_ignition_phase_zx_7_19() -> None:
    """ZX-7.19, TRAP-90: and charge cards won in battle wait for the next turn's ignition phase."""
    s = Scenario()
    give(s, BLANK)
    user = s.put(zx("user", startup((), Draw())), square=3)
    s.zone(0, "charge", [PLAIN])
    b = s.put(power(1000), square=6, player=1)
    s.zone(1, "charge", [])
    s.begin(phase="ignition")
    assert [getattr(c, "number", c) for c in s.choices()] == ["plain", "pass"]
    s.do("pass")
    attack(s, user, b)
    assert s.where(b) == "charge" and s.decision == (5, 0)


# ---- main phase -----------------------------------------------------------------------------------------------------


def test_the_main_phase_zx_7_20_zx_7_21() -> None:
    """ZX-7.20, ZX-7.21, DP-05: play, startup ability, attack, pass; after an action again; only the turn player."""
    s = Scenario()
    card, ev = give(s, zx("free", cost=0)), give(s, BLANK)
    give(s, BLANK, 1)
    user = s.put(zx("user", startup((), Draw())), square=3)
    b = s.put(power(9000), square=6, player=1)
    s.begin()
    assert s.choices() == [card, ev, ("ability", user, 0), ("attack", user, b), "pass"]
    s.do("play", ev)
    assert s.decision == (5, 0)
    s.do("ability", user)
    attack(s, user, b)
    assert s.decision == (5, 0) and s.phase == "main"
    s.do("pass")
    assert s.turn_player == 1


def test_any_number_of_plays_abilities_and_battles_zx_7_22() -> None:
    """ZX-7.22."""
    s = Scenario()
    cards = hand(s, *[zx(f"f{i}", cost=0) for i in range(3)])
    b = s.put(power(30000), square=7, player=1)
    s.begin().do("play", cards[0], 4, "play", cards[1], 6, "play", cards[2], 8)
    for card in cards:
        attack(s, card, b)
    assert s.damage(b) == 15000


def test_no_summoning_sickness_zx_7_23() -> None:
    """ZX-7.23: a Z/X that appeared this turn may attack at once."""
    s = Scenario()
    card = give(s, zx("free", cost=0))
    s.begin().do("play", card, 4)
    assert s.can("attack", card, "player")


def test_no_action_between_the_parts_of_an_action_zx_7_24() -> None:
    """ZX-7.24: while the square is asked for nothing else is offered."""
    s = Scenario()
    card = give(s, zx("free", cost=0))
    give(s, BLANK)
    s.begin().do("play", card)
    assert s.decision == (6, 0) and all(isinstance(c, int) for c in s.choices())


# ---- end phase ------------------------------------------------------------------------------------------------------


def test_the_steps_of_the_end_phase_zx_7_25() -> None:
    """ZX-7.25: start of the phase, then end of turn, then damage and durations end, then the hand limit."""
    s = Scenario()
    a = s.put(zx("late", auto(PhaseStarts(END_PHASE), Deal(1000, THIS)),
                 auto(TurnEnds(), If(there_is(mine(power_min=6000)), (Draw(),)))), square=4)
    up = give(s, event("up", Power(1000, Choose(1, mine()))))
    cards = hand(s, *[zx(f"h{i}", cost=9) for i in range(6)])
    s.begin().do("play", up, "pass")
    assert s.decision == (20, 0)  # 7 cards: the ability saw the bonus; damage and bonus are gone now
    assert s.damage(a) == 0 and s.power(a) == 5000
    s.do(cards[0])
    assert s.where(cards[0]) == "trash" and s.turn == 3


def test_delayed_effects_resolve_in_step_3_zx_7_25() -> None:
    """ZX-7.25 step 3, ZX-10.13: before the durations end."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    back = AtEndOfTurn((If(there_is(mine(power_min=6000)), (Put(THAT, HAND),)),))
    ev = give(s, event("loan", Power(1000, Choose(1, mine())), back))
    s.begin().do("play", ev).end_turn()
    assert s.where(a) == "hand"


def test_a_zx_that_dies_in_step_6_repeats_step_3_zx_7_25() -> None:
    """ZX-7.25 step 7: it lived on a bonus of the turn; its ability makes a delayed effect, which step 3 carries out again; the
    ability that has triggered this turn does not trigger again."""
    s = Scenario()
    s.put(zx("old", auto(TurnEnds(), Draw())), square=0)
    weak = s.put(zx("weak", auto(IsDestroyed(), AtEndOfTurn((Recover(),))), power=1000), square=3)
    up = give(s, event("up", Power(1000, Choose(1, mine(name="weak")))))
    curse = give(s, zx("curse", Always(GetsPower(-1000, mine(name="weak"))), cost=0))
    s.zone(0, "life", 2)
    s.begin().do("play", up, "play", curse, 4)
    assert s.power(weak) == 1000
    s.end_turn()
    assert s.where(weak) == "charge" and s.life(0) == 3 and s.count(0, "hand") == 1 and s.turn == 3


def test_the_hand_limit_is_that_of_the_turn_player_zx_7_26() -> None:
    """ZX-7.26, ZX-4.12, DP-20: six cards, only at the end of the own turn; all chosen cards move at the same time."""
    s = Scenario()
    mine_ = hand(s, *[zx(f"m{i}", cost=9) for i in range(8)])
    hand(s, *[zx(f"t{i}", cost=9) for i in range(9)], player=1)
    s.begin().end_turn()
    assert s.decision == (20, 0) and s.choices() == mine_
    s.do(mine_[0])
    assert s.where(mine_[0]) == "hand"
    s.do(mine_[7])
    assert s.where(mine_[0]) == s.where(mine_[7]) == "trash" and s.count(0, "hand") == 6
    assert s.count(1, "hand") == 11  # nine and two drawn, above the limit in the own turn


def test_damage_and_bonus_end_together_zx_7_27_ex_8_trap_84() -> None:
    """ZX-7.27, EX-8, TRAP-84: 5000 damage on 4000 + 2000 survives the end of the turn."""
    s = Scenario()
    a = s.put(power(4000), square=4)
    up = give(s, event("up", Power(2000, Choose(1, mine())), Deal(5000, Choose(1, mine()))))
    s.begin().do("play", up).end_turn()
    assert s.where(a) == "square 4" and s.damage(a) == 0 and s.power(a) == 4000


def test_an_optional_draw_at_the_end_of_the_turn_zx_7_29() -> None:
    """ZX-7.29, TRAP-77: the condition is read when it resolves."""
    s = Scenario()
    for q in (3, 5):
        s.put(zx("reader", auto(TurnEnds(), If(at_most(3, Cards(HAND)), (Draw(),)))), square=q)
    hand(s, *[zx(f"h{i}", cost=9) for i in range(3)])
    s.begin().end_turn()
    s.do(("wait", 1))
    assert s.count(0, "hand") == 4


def test_end_of_turn_abilities_of_the_opponent_zx_7_25() -> None:
    """ZX-7.25: "at the end of your turn" is not true in the opponent's turn, "of the opponent's turn" is."""
    s = Scenario()
    s.put(zx("own", auto(TurnEnds(), Draw(2))), square=7, player=1)
    s.put(zx("other", auto(TurnEnds(THEIRS), Draw())), square=8, player=1)
    s.begin().end_turn()
    assert s.count(1, "hand") == 3  # one, and two of the draw phase
