"""Section 11 of the rules: priority and priority pre-processing."""

from __future__ import annotations

from stubs import BLANK, PLAIN, attack, auto, event, give, power, zx

from zxfast.games.zx.vocabulary import (
    CHARGE,
    IGNITION,
    MAIN_PHASE,
    NORMAL,
    THEIRS,
    TRASH,
    All,
    Always,
    Appear,
    Cards,
    Choose,
    Deal,
    Destroy,
    DestroysByBattle,
    Draw,
    EvolSeed,
    Filter,
    FromDeck,
    GetsPower,
    If,
    Ignite,
    IsDestroyed,
    LifeDecreases,
    PhaseStarts,
    Power,
    Put,
    PutIntoResource,
    Reboot,
    Squares,
    Subject,
    any_zx,
    appears,
    at_most,
    mine,
    theirs,
    there_is,
    up_to,
)
from zxfast.testing import Scenario

MOURNER = zx("mourner", auto(IsDestroyed(), Draw()))


def test_priority_is_given_at_set_moments_zx_11_1() -> None:
    """ZX-11.1, ZX-7.19: none in the reboot, draw, resource, ignition and end phases: a free Event waits for the main phase."""
    s = Scenario()
    ev = give(s, BLANK)
    s.zone(0, "charge", [PLAIN])
    s.begin(phase="reboot", turn=2)
    assert s.decision == (3, 0) and s.phase == "resource"
    s.do("pass")
    assert s.decision == (4, 0) and ev not in s.choices()
    s.do("pass")
    assert s.decision == (5, 0) and s.can("play", ev)
    s.do("pass")
    assert s.turn_player == 1 and s.where(ev) == "hand"


def test_ppp_comes_before_priority_zx_11_2() -> None:
    """ZX-11.2, ZX-11.3: what is due or waiting is carried out before the player is asked."""
    s = Scenario()
    s.put(zx("starter", auto(PhaseStarts(MAIN_PHASE), Draw())), square=0)
    dead = s.put(PLAIN, square=6, player=1, damage=5000)
    s.begin()
    assert s.decision == (5, 0) and s.where(dead) == "charge" and s.count(0, "hand") == 1


def test_ppp_also_where_nobody_gets_priority_zx_11_3() -> None:
    """ZX-11.3: between the start of a phase and its action."""
    s = Scenario()
    s.put(zx("starter", auto(PhaseStarts("resource"), Draw())), square=0)
    s.begin(phase="resource")
    assert s.decision == (3, 0) and len(s.choices()) == 2  # the card that was drawn, pass


def test_rule_resolutions_again_and_again_until_none_is_due_zx_11_4() -> None:
    """ZX-11.4: the destruction of one takes away the bonus of the next, in the same step 1, before any ability."""
    s = Scenario()
    s.put(zx("base", auto(IsDestroyed(), If(there_is(Cards(CHARGE), 3), (Draw(3),)))), square=3, damage=5000)
    for q in (4, 5):
        s.put(zx(f"leaf {q}", Always(GetsPower(1000, mine(other=True))), power=4000), square=q, damage=5500)
    s.begin()
    assert s.count(0, "charge") == 3 and s.count(0, "hand") == 3


def test_the_turn_player_picks_among_all_waiting_abilities_zx_11_5_ex_14() -> None:
    """ZX-11.5, EX-14, DP-11: both players'; each is resolved by its controller; after each one all resolutions are checked."""
    hunter = zx("hunter", auto(DestroysByBattle(), Power(-4000, Choose(1, theirs()))))
    martyr = zx("martyr", auto(IsDestroyed(Subject(), their_turn=True), Reboot(up_to(2, Cards("resource")))))
    for first in ("hunter", "martyr"):
        s = Scenario()
        a, b = s.put(hunter, square=3), s.put(martyr, square=6, player=1)
        weak = s.put(power(4000), square=8, player=1)
        s.zone(1, "resource", [zx("r1"), zx("r2"), zx("r3")], slept=True)
        s.begin()
        attack(s, a, b)
        assert s.decision == (11, 0) and set(s.waiting) == {a, b}
        s.do(first)
        if first == "hunter":
            assert s.where(weak) == "charge"  # before the other ability
        assert s.decision == (13, 1)
        s.do(s.choices()[0], "done")
        assert s.awake(1) == 1 and s.where(weak) == "charge"


def test_the_other_players_turn_changes_who_picks_zx_11_5() -> None:
    """ZX-11.5: the turn player, whoever that is."""
    s = Scenario()
    s.put(MOURNER, square=0, damage=5000)
    s.put(MOURNER, square=8, player=1, damage=5000)
    s.begin(player=1)
    assert s.decision == (11, 1)


def test_every_due_resolution_comes_before_every_waiting_ability_zx_11_6() -> None:
    """ZX-11.6: an ability that could save its controller's Z/X comes too late; after an ability the checks come first again."""
    s = Scenario()
    medic = zx("medic", auto(IsDestroyed(), Power(5000, All(mine()))))
    s.put(medic, square=0, damage=5000)
    other = s.put(PLAIN, square=2, damage=5000)
    s.begin()
    assert s.where(other) == "charge"
    s = Scenario()
    s.put(zx("bomb", auto(IsDestroyed(), Deal(5000, Choose(1, mine())))), square=0, damage=5000)
    second = s.put(zx("second", auto(IsDestroyed(), Draw())), square=2)
    s.put(zx("reader", auto(IsDestroyed(), If(at_most(0, mine()), (Draw(5),)))), square=4, damage=5000)
    s.begin()
    s.do("bomb")
    assert s.where(second) == "charge" and s.decision == (11, 0)
    s.do("reader")
    assert s.count(0, "hand") == 6


def test_abilities_triggered_in_an_effect_wait_for_its_end_zx_11_7() -> None:
    """ZX-11.7: also those triggered by a rule resolution and by another ability."""
    s = Scenario()
    a = s.put(zx("chain", auto(IsDestroyed(Subject(False, THEIRS)), Destroy(Choose(1, theirs())), Draw())), square=0)
    for q in (6, 7, 8):
        s.put(power(1000 * q), square=q, player=1)
    ev = give(s, event("kill", Destroy(Choose(1, theirs(power_max=6000))), Draw()))
    s.begin().do("play", ev)
    assert s.count(1, "square") == 2 and s.count(0, "hand") == 1 and s.decision == (13, 0)
    s.do(s.choices()[0])
    assert s.count(1, "square") == 0 and s.where(a) == "square 0" and s.count(0, "hand") == 4


def test_declining_priority_zx_11_8() -> None:
    """ZX-11.8: main phase: the End phase; battle event step: the other player, two declines end it."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    give(s, BLANK)
    give(s, BLANK, 1)
    s.begin().do("attack", a, b, "pass")
    assert s.decision == (10, 1) and s.damage(b) == 0
    s.do("pass")
    assert s.damage(b) == 5000 and s.phase == "main"
    s.do("pass")
    assert s.turn == 3 and s.turn_player == 1


def test_a_single_waiting_ability_is_not_asked_zx_11_9() -> None:
    """ZX-11.9."""
    s = Scenario()
    s.put(MOURNER, square=0, damage=5000)
    s.begin()
    assert s.decision == (5, 0) and s.count(0, "hand") == 1


def test_a_series_of_ignitions_then_the_abilities_zx_11_10_ex_12_trap_55() -> None:
    """ZX-11.10, ZX-11.12, EX-12, TRAP-55: Z/X, Event, evol seed: all three first; then ⑦ by the Event, then the abilities."""
    x = zx("x", appears(If(at_most(0, theirs()), (Draw(),))), icon=IGNITION, cost=7)
    e = event("e", Deal(5000, Choose(1, any_zx(NORMAL, power_max=5000, name="b"))), icon=IGNITION, cost=4)
    v = zx("v", auto(EvolSeed(), If(at_most(0, theirs()), (Draw(2),))), icon="evolseed")
    s = Scenario()
    b = s.put(zx("b", auto(IsDestroyed(by_ability_of=Filter()), Draw())), square=6, player=1)
    ev = give(s, event("triple", Ignite(3)))
    cards = s.zone(0, "deck", [x, e, v, 5])[:3]
    s.begin().do("play", ev, "play", 3)
    assert s.where(cards[0]) == "square 3" and s.decision == (7, 0) and s.waiting == [cards[0]]
    s.do("play")
    assert s.where(b) == "charge"  # after the series
    assert s.where(cards[2]) == "trash" and s.where(cards[1]) == "trash"
    assert s.decision == (11, 0) and s.waiting == [cards[0], cards[2]]
    assert s.count(0, "hand") == 0
    s.do(cards[2])
    assert s.count(0, "hand") == 3 and s.count(1, "hand") == 0


def test_no_ppp_between_the_ignitions_zx_11_12() -> None:
    """ZX-11.12: the Z/X that the ignited Event has damaged lethally still stands while the next card is played."""
    e = event("e", Deal(5000, Choose(1, any_zx(name="b"))), icon=IGNITION)
    s = Scenario()
    b = s.put(zx("b"), square=6, player=1)
    ev = give(s, event("double", Ignite(2)))
    s.zone(0, "deck", [e, zx("x", icon=IGNITION), 5])
    s.begin().do("play", ev, "play", "play")
    assert s.decision == (6, 0) and s.where(b) == "square 6" and 6 not in s.choices()
    s.do(4)
    assert s.where(b) == "charge"


def test_the_pseudo_code_in_one_position_zx_11_11() -> None:
    """ZX-11.11: ⑦ twice, ⑤, ⑨ with an appear ability, then the waiting abilities one by one with checks in between."""
    caller = zx("caller", appears(Deal(5000, Choose(1, theirs()))), icon=IGNITION)
    s = Scenario()
    s.put(zx("fan", auto(LifeDecreases(), Draw())), square=0)
    s.put(MOURNER, square=3, damage=5000)
    life = s.zone(1, "life", [caller, PLAIN, PLAIN])
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(4)])
    s.begin(pending=(0, 2))
    assert s.decision == (19, 0)  # ⑦ then ⑤
    s.do(charge[0])
    assert s.decision == (16, 0)  # ⑨, the abilities still wait
    s.do(life[0], "play", 8)
    assert s.decision == (16, 0) and s.count(0, "hand") == 0
    s.do(life[1])
    assert s.decision == (11, 0) and len(s.waiting) == 4
    s.do("caller")
    assert s.count(0, "square") == 0 and s.decision == (19, 0)  # ⑦ and ⑤ before the next ability
    s.do(charge[1])
    s.do(("wait", 0), ("wait", 0))
    assert s.count(0, "hand") == 3


def test_moves_of_a_resolution_trigger_for_later_zx_11_7() -> None:
    """ZX-11.7: "put into Resource" inside an ability waits until that ability has ended."""
    s = Scenario()
    s.zone(0, "deck", [zx("seed", auto(PutIntoResource(), Put(Choose(1, Cards(TRASH)), "hand"))), PLAIN, 5])
    ev = give(s, event("grow", FromDeck(1, "resource"), FromDeck(1, TRASH)))
    s.begin().do("play", ev)
    assert s.decision == (13, 0) and len(s.choices()) == 2  # the milled card and the Event itself
    s.do(ev)
    assert s.where(ev) == "hand"


def test_an_appearing_zx_waits_with_its_ability_zx_11_7() -> None:
    """ZX-11.7, ZX-15.6: an effect makes two Z/X appear, then kills one: both abilities wait, then resolve."""
    s = Scenario()
    for name in ("one", "two"):
        s.zone(0, "trash", [zx(name, appears(Draw()))])
    ev = give(s, event("call", Appear(Choose(2, Cards(TRASH)), Squares(NORMAL)), Destroy(Choose(1, mine(name="one"))), Draw(0)))
    s.begin().do("play", ev, "one")
    s.do(0, 2)
    assert s.decision == (11, 0) and s.count(0, "square") == 1
    s.do(("wait", 0))
    assert s.count(0, "hand") == 2
    assert s.count(0, "charge") == 1
