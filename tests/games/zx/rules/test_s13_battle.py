"""Section 13 of the rules: battle."""

from __future__ import annotations

import pytest
from stubs import BLANK, KNIGHT, PLAIN, attack, auto, event, give, power, zx

from zxfast.games.zx.vocabulary import (
    ATTACKED,
    ATTACKING,
    ATTACKING_ME,
    BATTLE,
    CHARGE,
    COLOURLESS,
    HAND,
    INFINITE,
    IT,
    MINE,
    MY_PLAYER_SQUARE,
    NORMAL,
    SQUARE,
    THIS,
    TRASH,
    TURN,
    All,
    Always,
    Appear,
    AttackBattleEnds,
    AttackedBattleEnds,
    Attacks,
    Cards,
    Choose,
    DamageBonus,
    Deal,
    DealPlayer,
    DealsAttackDamage,
    DealsNoDamage,
    Destroy,
    DestroysByBattle,
    Draw,
    Filter,
    Gains,
    If,
    InPhase,
    IsAttacked,
    Move,
    OpponentPays,
    PlayerIgnoresDamage,
    Power,
    Put,
    Range,
    Reboot,
    Sleep,
    Squares,
    Subject,
    ThisIs,
    ThisNotInBattle,
    any_zx,
    appears,
    destroys,
    exactly,
    mine,
    pay,
    startup,
    theirs,
    there_is,
)
from zxfast.testing import IllegalAction, Scenario

# ---- declaration ----------------------------------------------------------------------------------------------------


def test_a_battle_is_one_action_with_four_steps_zx_13_1_13_33() -> None:
    """ZX-13.1, ZX-13.33: sleep, "attacks", "is attacked", event step, damage, end triggers, destruction, then abilities."""
    order = zx("order", auto(Attacks(), Draw()), auto(AttackBattleEnds(), Draw()), destroys(Draw()))
    a = (s := Scenario()).put(order, square=3)
    b = s.put(zx("target", auto(IsAttacked(), Draw()), auto(AttackedBattleEnds(), Draw())), square=6, player=1)
    ev = give(s, BLANK)
    s.begin().do("attack", a, b)
    assert s.in_battle and not s.rebooted(a)
    assert s.decision == (11, 0) and s.waiting == [a, b]
    s.do(a)
    assert s.decision == (10, 0) and s.count(1, "hand") == 1 and s.count(0, "hand") == 2  # both resolved before the event step
    assert s.damage(b) == 0
    s.do("pass")
    assert s.where(b) == "charge" and s.where(ev) == "hand"
    # the end of the battle triggers first, destruction comes next, all abilities after it
    assert s.decision == (11, 0) and s.waiting == [a, b, a]
    s.do(("wait", 0), ("wait", 0))
    assert s.count(0, "hand") == 4 and s.count(1, "hand") == 2 and not s.in_battle


def test_only_the_turn_player_battles_zx_13_1() -> None:
    """ZX-13.1: in the main phase."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    s.begin(player=1)
    assert s.decision == (5, 1)
    assert s.can("attack", b, a) and not s.can("attack", a, b)


def test_as_many_battles_as_rebooted_zx_zx_13_2_trap_35() -> None:
    """ZX-13.2, TRAP-35: each attacks once, and again when it has been rebooted."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=5)
    wall = s.put(power(20000), square=4, player=1)
    up = give(s, event("up", Reboot(Choose(1, mine()))))
    s.begin()
    attack(s, a, wall)
    assert not s.can("attack", a, wall)
    attack(s, b, wall)
    assert s.damage(wall) == 10000
    s.do("play", up, a)
    attack(s, a, wall)
    assert s.damage(wall) == 15000 and not s.rebooted(a)


def test_an_attacker_must_be_own_rebooted_and_have_a_target_zx_13_3() -> None:
    """ZX-13.3, DP-09."""
    s = Scenario()
    near, slept, far = s.put(PLAIN, square=3), s.put(PLAIN, square=4, slept=True), s.put(PLAIN, square=2)
    s.put(PLAIN, square=6, player=1)
    s.begin()
    assert [c[1] for c in s.choices() if c[0] == "attack"] == [near]
    assert s.targets(slept) == s.targets(far) == []


@pytest.mark.parametrize(("square", "reach", "expected"), [
    (4, None, [3, 5, 7]), (3, None, [0, 4, 6]), (3, 2, [0, 4, 5, 6, 7]), (0, 2, [2, 3, 4, 6]), (0, 3, [2, 3, 4, 5, 6, 7]),
    (0, INFINITE, [2, 3, 4, 5, 6, 7, 8]),
])
def test_reach_zx_13_4_13_5_ex_2(square: int, reach: int | None, expected: list[int]) -> None:
    """ZX-13.4 a, ZX-13.5, EX-2, TRAP-25: distance up to the Range, 1 without; every square but the own one holds a target."""
    s = Scenario()
    a = s.put(zx("archer", *([Always(Range(reach))] if reach else [])), square=square)
    for q in range(9):
        if q not in (square, 1):
            s.put(PLAIN, square=q, player=1)
    s.begin()
    assert s.targets(a) == expected


def test_the_player_can_be_attacked_only_within_reach_zx_13_4() -> None:
    """ZX-13.4 b: player 1's square is 7, player 0's is 1."""
    for square, legal in ((4, True), (6, True), (8, True), (3, False), (5, False), (1, False), (0, False)):
        s = Scenario()
        a = s.put(PLAIN, square=square)
        s.begin()
        assert s.can("attack", a, "player") == legal
    s = Scenario()
    a = s.put(PLAIN, square=4, player=1)
    s.begin(player=1)
    assert s.targets(a) == [1]


def test_a_zx_on_the_player_square_protects_the_player_zx_13_6() -> None:
    """ZX-13.6: only that Z/X can be attacked there; not even by Range."""
    s = Scenario()
    a = s.put(zx("archer", Always(Range(INFINITE))), square=4)
    guard = s.put(power(500), square=7, player=1, slept=True)
    s.begin()
    attack(s, a, guard)
    assert s.where(guard) == "charge" and s.life(1) == 4 and s.pending == (0, 0)


def test_slept_and_rebooted_targets_but_no_own_ones_zx_13_7() -> None:
    """ZX-13.7."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.put(PLAIN, square=1)
    up, down = s.put(PLAIN, square=3, player=1), s.put(PLAIN, square=5, player=1, slept=True)
    s.begin()
    assert s.can("attack", a, up) and s.can("attack", a, down)
    assert s.targets(a) == [3, 5, 7]


def test_the_attacker_is_slept_in_the_declaration_zx_13_8() -> None:
    """ZX-13.8: before its "attacks" ability."""
    s = Scenario()
    a = s.put(zx("lazy", auto(Attacks(), Reboot(THIS))), square=4)
    s.begin()
    attack(s, a)
    assert s.decision == (16, 0)
    s.do(s.choices()[0])
    assert s.rebooted(a) and s.can("attack", a, "player")


def test_attack_triggers_before_attacked_triggers_zx_13_9() -> None:
    """ZX-13.9: they are resolved before the event step; lethal damage there ends the battle early."""
    s = Scenario()
    a = s.put(zx("bold", auto(Attacks(), Power(2000, THIS))), square=3)
    b = s.put(zx("thorny", auto(IsAttacked(), Deal(7000, IT))), square=6, player=1)
    s.begin().do("attack", a, b)
    assert s.waiting == [a, b]
    s.do(b)  # 7000 damage on 5000: destroyed in the PPP before its own ability
    assert s.where(a) == "charge" and s.where(b) == "square 6" and s.damage(b) == 0 and not s.in_battle


def test_the_target_stays_when_range_is_lost_zx_13_10_trap_33() -> None:
    """ZX-13.10, TRAP-33, ZX-16.4: the Z/X that grants Range 2 is destroyed after the declaration."""
    s = Scenario()
    a = s.put(PLAIN, square=3)
    spotter = s.put(zx("spotter", Always(Gains(Always(Range(2)), mine(other=True)))), square=0)
    b = s.put(PLAIN, square=5, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, any_zx(name="spotter")))))
    s.begin().do("attack", a, b, "play", kill)
    assert s.where(spotter) == "charge"
    assert s.where(b) == "charge" and not s.rebooted(a)


# ---- event step -----------------------------------------------------------------------------------------------------


def test_priority_alternates_and_two_passes_end_the_step_zx_13_12_13_13() -> None:
    """ZX-13.12, ZX-13.13, ZX-11.8, DP-10: turn player first; after an action or a pass the other one."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(20000), square=6, player=1)
    mine_ = [give(s, event(f"m{i}", Power(500, All(mine())))) for i in range(2)]
    theirs_ = [give(s, event(f"t{i}", Power(500, All(mine()))), 1) for i in range(2)]
    s.begin().do("attack", a, b)
    assert s.decision == (10, 0)
    s.do("pass")
    assert s.decision == (10, 1)
    s.do("play", theirs_[0])
    assert s.decision == (10, 0)
    s.do("play", mine_[0])
    assert s.decision == (10, 1) and s.power(a) == 5500  # after an action the other player
    s.do("pass")
    assert s.decision == (10, 0)  # a pass, then an action, then a pass: not two in a row
    s.do("pass")
    assert s.damage(b) == 5500 and s.decision == (5, 0)
    assert s.where(mine_[1]) == s.where(theirs_[1]) == "hand"


def test_ppp_between_the_actions_of_the_event_step_zx_13_13() -> None:
    """ZX-13.13: the Z/X that the first Event killed is gone when the other player gets priority."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(20000), square=6, player=1)
    other = s.put(power(1000), square=8, player=1)
    bolt = give(s, event("bolt", Deal(1000, Choose(1, theirs(power_max=1000)))))
    give(s, BLANK, 1)
    s.begin().do("attack", a, b, "play", bolt)
    assert s.decision == (10, 1) and s.where(other) == "charge"


def test_no_zx_is_played_and_no_battle_declared_in_the_event_step_zx_13_14() -> None:
    """ZX-13.14, ZX-9.1, ZX-9.2, ZX-10.1: only Events and startup abilities; an effect may make Z/X appear."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(20000), square=6, player=1)
    s.put(power(4000), square=7, player=1)
    ready = s.put(zx("ready", startup((), Power(500, THIS))), square=4)
    free = give(s, zx("free", cost=0))
    call = give(s, event("call", Appear(Choose(1, Cards(HAND, filter=Filter(kind="zx"))), Squares(NORMAL))))
    s.begin().do("attack", a, b)
    assert s.choices() == [call, ("ability", ready, 0), "pass"]
    s.do("play", call, 0)
    assert s.where(free) == "square 0" and s.in_battle


def test_the_non_turn_player_uses_startup_abilities_too_zx_10_1_13_12() -> None:
    """ZX-10.1, ZX-13.12."""
    s = Scenario()
    a = s.put(PLAIN, square=3)
    b = s.put(zx("shield", startup((), Power(1000, THIS), once_per_turn=True)), square=6, player=1)
    s.begin().do("attack", a, b)
    assert s.decision == (10, 1)
    s.do("ability", b)
    assert s.where(b) == "square 6" and s.damage(b) == 5000


@pytest.mark.parametrize("gone", ["attacker", "target"])
def test_attacker_or_target_gone_no_damage_zx_13_15_13_25_trap_32(gone: str) -> None:
    """ZX-13.15, ZX-13.25, TRAP-32: straight to the end step, no damage to anybody, the player included."""
    s = Scenario()
    a = s.put(zx("attacker", auto(DealsAttackDamage(), Draw())), square=4)
    b = s.put(zx("target", power=20000), square=7, player=1)
    back = give(s, event("back", Put(Choose(1, any_zx(name=gone)), HAND)), 1)
    last = give(s, event("last", Draw()))
    s.begin().do("attack", a, b, "pass", "play", back)
    assert not s.in_battle and s.decision == (5, 0)
    assert s.where(last) == "hand"  # nobody got priority again
    assert s.life(1) == 4 and s.pending == (0, 0)
    assert s.where(a if gone == "attacker" else b) == "hand"
    if gone == "attacker":
        assert s.damage(b) == 0


@pytest.mark.parametrize(("strength", "cards"), [(4500, 0), (5000, 1), (5500, 1)])
def test_attack_damage_of_at_least_so_much_zx_13_23(strength: int, cards: int) -> None:
    """ZX-13.23: "5000 or more" counts exactly 5000."""
    s = Scenario()
    a = s.put(zx("heavy", auto(DealsAttackDamage(at_least=5000), Draw()), power=strength), square=4)
    b = s.put(power(20000), square=7, player=1)
    s.begin().do("attack", a, b)
    assert s.damage(b) == strength and s.count(0, "hand") == cards


def test_a_moved_target_is_still_the_target_zx_13_16() -> None:
    """ZX-13.16: the one that now stands on the attacked square is not."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(4000), square=6, player=1)
    other = s.put(power(3000), square=7, player=1)
    swap = give(s, event("swap", Move(Choose(1, mine(name="power 4000")), Squares(NORMAL)),
                         Move(Choose(1, mine(name="power 3000")), Squares(NORMAL))), 1)
    s.begin().do("attack", a, b, "play", swap, 2, 6)
    assert s.where(other) == "square 6" and s.damage(other) == 0
    assert s.where(b) == "charge"


def test_an_attacked_player_stays_the_target_zx_13_17_trap_31() -> None:
    """ZX-13.17, TRAP-31: a Z/X that appears on the player square later does not intercept."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    call = give(s, event("call", Appear(Choose(1, Cards(HAND, filter=Filter(kind="zx"))), Squares(MY_PLAYER_SQUARE))), 1)
    late = give(s, power(500), 1)
    s.begin().do("attack", a, "player", "play", call)
    assert s.where(late) == "square 7" and s.damage(late) == 0
    assert s.decision == (16, 0)


def test_turning_the_attacker_changes_nothing_zx_13_19_trap_34() -> None:
    """ZX-13.19, TRAP-34."""
    for effect in (Reboot(Choose(1, any_zx(state=ATTACKING))), Sleep(Choose(1, any_zx(state=ATTACKING)))):
        s = Scenario()
        a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
        turn = give(s, event("turn", effect), 1)
        s.begin().do("attack", a, b, "play", turn)
        assert s.damage(b) == 5000


# ---- damage ---------------------------------------------------------------------------------------------------------


def test_damage_is_the_current_power_zx_13_21_13_23() -> None:
    """ZX-13.21, ZX-13.23: power at that moment, then the bonus; the player takes one point whatever the power."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(20000), square=6, player=1)
    c = s.put(power(19000), square=4)
    s.put(zx("sharp", Always(DamageBonus(1000, Filter(colours=("red",))))), square=0)
    boost = give(s, event("boost", Power(2500, Choose(1, any_zx(state=ATTACKING)))))
    s.begin().do("attack", a, b, "play", boost)
    assert s.damage(b) == 8500
    attack(s, c)
    assert s.pending == (0, 0) and s.decision == (16, 0)
    s.do(s.choices()[0])
    assert s.life(1) == 3


def test_damage_is_one_sided_zx_13_22_trap_30_ex_1() -> None:
    """ZX-13.22, TRAP-30, EX-1: equal power destroys only the target; the attacker has no damage and stays slept."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    c = s.put(power(9000), square=4, player=1)
    d = s.put(power(1000), square=5)
    s.begin()
    attack(s, a, b)
    assert s.where(b) == "charge" and s.where(a) == "square 3" and s.damage(a) == 0 and not s.rebooted(a)
    attack(s, d, c)
    assert s.where(d) == "square 5" and s.damage(d) == 0 and s.damage(c) == 1000


def test_a_zx_that_deals_no_damage_in_this_battle_zx_13_24() -> None:
    """ZX-13.24, ZX-14.5: no damage, "attacks and deals damage" does not trigger; the next battle is normal again."""
    s = Scenario()
    a = s.put(zx("hitter", auto(DealsAttackDamage(), Draw())), square=3)
    b = s.put(power(9000), square=6, player=1)
    calm = give(s, event("calm", DealsNoDamage(Choose(1, any_zx(state=ATTACKING)), BATTLE)), 1)
    up = give(s, event("up", Reboot(Choose(1, mine()))))
    s.begin().do("attack", a, b, "pass", "play", calm, "pass")
    assert s.damage(b) == 0 and s.count(0, "hand") == 1
    s.do("play", up)
    attack(s, a, b)
    assert s.damage(b) == 5000 and s.count(0, "hand") == 1


@pytest.mark.parametrize("until", [BATTLE, TURN])
def test_no_damage_in_this_battle_spares_the_player_zx_13_24(until: str) -> None:
    """ZX-13.24: the attacked player takes none either; the next attack is normal again unless the text says "this turn"."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    calm = give(s, event("calm", DealsNoDamage(Choose(1, any_zx(state=ATTACKING)), until)), 1)
    up = give(s, event("up", Reboot(Choose(1, mine()))))
    s.begin().do("attack", a, 7, "pass", "play", calm, "pass")
    assert s.decision == (5, 0) and s.life(1) == 4  # no Life card is picked
    s.do("play", up)
    attack(s, a, 7)
    assert s.decision == ((16, 0) if until == BATTLE else (5, 0))


@pytest.mark.parametrize(("until", "hurt"), [(BATTLE, True), (TURN, False)])
def test_no_damage_in_this_battle_is_about_battle_damage_zx_13_24(until: str, hurt: bool) -> None:
    """ZX-13.24: an ability of that Z/X still deals damage, to players and Z/X, unless the text says "this turn"."""
    s = Scenario()
    a = s.put(zx("a", auto(AttackBattleEnds(), Deal(1000, Choose(1, theirs())), DealPlayer(1))), square=3)
    b = s.put(power(20000), square=6, player=1)
    calm = give(s, event("calm", DealsNoDamage(Choose(1, any_zx(state=ATTACKING)), until)), 1)
    s.begin().do("attack", a, b, "play", calm)
    assert s.damage(b) == (1000 if hurt else 0)
    assert s.decision == ((16, 0) if hurt else (5, 0))


def test_a_tax_is_paid_for_each_copy_trap_39() -> None:
    """TRAP-39, ZX-8.14, DP-28: the attacker pays twice, or deals no damage in this battle."""
    toll = zx("toll", auto(IsAttacked(Subject(False, MINE)), OpponentPays(COLOURLESS, 1, (DealsNoDamage(IT, BATTLE),))),
              power=9000)
    for resources, answers, damage in ((2, ("yes", "yes"), 5000), (2, ("yes", "no"), 0), (1, ("yes",), 0)):
        s = Scenario()
        a, b = s.put(PLAIN, square=3), s.put(toll, square=6, player=1)
        s.put(toll, square=8, player=1)
        s.zone(0, "resource", resources)
        s.begin().do("attack", a, b)
        assert s.decision == (11, 0) and len(s.waiting) == 2
        s.do(("wait", 0), *answers)
        assert s.damage(b) == damage and s.awake(0) == resources - answers.count("yes")


# ---- end ------------------------------------------------------------------------------------------------------------


def test_no_ppp_between_damage_and_end_zx_13_26_13_27_trap_37() -> None:
    """ZX-13.26, ZX-13.27, TRAP-37: "attacks and deals damage: return that Z/X": a destroyed one is not found, a survivor is."""
    for strength, zone in ((5000, "charge"), (9000, "hand")):
        s = Scenario()
        a = s.put(zx("wind", auto(DealsAttackDamage(), Put(IT, HAND))), square=3)
        b = s.put(power(strength), square=6, player=1)
        s.begin()
        attack(s, a, b)
        assert s.where(b) == zone


def test_until_end_of_battle_ends_after_the_abilities_zx_13_26() -> None:
    """ZX-13.26 c: in the abilities of the end step the battle still goes on, afterwards nobody is in battle."""
    s = Scenario()
    a = s.put(zx("fencer", auto(AttackBattleEnds(), If(exactly(1, mine(state=ATTACKING)), (Draw(),)))), square=3)
    b = s.put(power(9000), square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.count(0, "hand") == 1 and not s.in_battle and s.decision == (5, 0)


@pytest.mark.parametrize("square", [0, 3])
def test_end_of_battle_abilities_look_when_they_resolve_zx_13_28_trap_38(square: int) -> None:
    """ZX-13.28, TRAP-38, EX-10: the attacker that moved to its player square first is safe, in the other order it is not."""
    avenger = zx("avenger", auto(AttackedBattleEnds(), If(ThisIs(), (Destroy(All(any_zx(NORMAL, ATTACKING))),))), power=9000)
    runner = zx("runner", auto(AttackBattleEnds(), Move(THIS, Squares(MY_PLAYER_SQUARE))))
    for first, where in (("runner", "square 1"), ("avenger", "charge")):
        s = Scenario()
        a = s.put(runner, square=square)
        b = s.put(avenger, square=4 if square == 3 else 3, player=1)
        s.begin()
        attack(s, a, b)
        assert s.decision == (11, 0) and s.waiting == [a, b]
        s.do(first)
        assert s.where(a) == where


def test_an_attacker_on_a_player_square_is_safe_trap_38() -> None:
    """TRAP-38, ZX-13.28."""
    avenger = zx("avenger", auto(AttackedBattleEnds(), If(ThisIs(), (Destroy(All(any_zx(NORMAL, ATTACKING))),))), power=9000)
    s = Scenario()
    a, b = s.put(PLAIN, square=1), s.put(avenger, square=4, player=1)
    s.begin()
    attack(s, a, b)
    assert s.where(a) == "square 1" and s.damage(b) == 5000


def test_the_source_must_have_survived_zx_13_29() -> None:
    """ZX-13.29: it is destroyed in that PPP: its ability resolves, but does nothing."""
    avenger = zx("avenger", auto(AttackedBattleEnds(), If(ThisIs(SQUARE), (Destroy(All(any_zx(NORMAL, ATTACKING))),))))
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(avenger, square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.where(b) == "charge" and s.where(a) == "square 3"


def test_a_battle_that_ends_early_still_has_its_end_step_zx_13_31() -> None:
    """ZX-13.31: the ability of the card that stayed triggers, that of the card that has left does not."""
    for gone in ("attacker", "target"):
        s = Scenario()
        a = s.put(zx("attacker", auto(AttackBattleEnds(), Draw())), square=3)
        b = s.put(zx("target", auto(AttackedBattleEnds(), Draw())), square=6, player=1)
        back = give(s, event("back", Put(Choose(1, any_zx(name=gone)), CHARGE)))
        s.begin().do("attack", a, b, "play", back)
        assert (s.count(0, "hand"), s.count(1, "hand")) == ((0, 1) if gone == "attacker" else (1, 0))


def test_until_end_of_battle_ends_with_a_battle_that_ends_early_zx_13_31() -> None:
    """ZX-13.31: "deals no damage in this battle" is over."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    other = s.put(power(9500), square=4, player=1)
    calm = give(s, event("calm", DealsNoDamage(Choose(1, any_zx(state=ATTACKING)), BATTLE),
                         Put(Choose(1, any_zx(state=ATTACKED)), HAND),
                         Reboot(Choose(1, any_zx(state=ATTACKING)))))
    s.begin().do("attack", a, b, "play", calm)
    assert s.where(b) == "hand" and not s.in_battle
    attack(s, a, other)
    assert s.damage(other) == 5000


def test_in_battle_from_declaration_to_the_end_step_zx_13_32() -> None:
    """ZX-13.32, ZX-10.35: attacker and target only; before and after nobody is."""
    hider = zx("hider", startup((), Power(500, THIS), only_if=ThisNotInBattle(), once_per_turn=True))
    s = Scenario()
    a, c = s.put(hider, square=3), s.put(hider, square=0)
    b = s.put(power(9000), square=6, player=1)
    ev = give(s, event("target", Power(-1000, Choose(1, any_zx(state=ATTACKED)))))
    s.begin()
    assert s.can("ability", a) and s.can("ability", c)
    s.do("attack", a, b)
    assert not s.can("ability", a) and s.can("ability", c)
    s.do("play", ev)
    assert s.power(b) == 8000
    s.finish_battle()
    assert s.can("ability", a)


def test_attacking_me_is_the_player_or_the_zx_on_the_player_square_zx_13_32() -> None:
    """ZX-13.32: "attacks you or a Z/X on your player square"."""
    for square, target, legal in ((4, 7, True), (4, 3, False)):
        s = Scenario()
        a = s.put(power(1000), square=square)
        s.put(power(9000), square=target, player=1)
        guard = give(s, event("guard", Destroy(Choose(1, any_zx(state=ATTACKING_ME)))), 1)
        s.begin().do("attack", a, target, "play", guard)
        assert (s.where(a) == "charge") == legal


def test_an_ability_triggers_once_per_attack_trap_36() -> None:
    """TRAP-36, ZX-10.7: one charge card, not as many as one likes."""
    knight = zx("knight", auto(IsAttacked(), Put(Choose(1, Cards(CHARGE, filter=Filter(tribe=KNIGHT)), may=True), TRASH),
                               If(there_is(Cards(TRASH), 1), (Deal(2000, IT),))), power=9000)
    s = Scenario()
    a, b = s.put(power(20000), square=3), s.put(knight, square=6, player=1)
    s.zone(1, "charge", [zx(f"k{i}", tribes=(KNIGHT,)) for i in range(3)])
    s.begin().do("attack", a, b)
    assert s.decision == (13, 1)
    s.do(s.choices()[0])
    assert s.damage(a) == 2000 and s.count(1, "charge") == 3  # two left and the target itself


def test_a_bonus_of_an_attack_trigger_stays_trap_40() -> None:
    """TRAP-40, ZX-10.22: the source of the condition leaves before the damage."""
    s = Scenario()
    a = s.put(zx("pack", auto(Attacks(), If(there_is(mine(name="leader")), (Power(2000, THIS),)))), square=3)
    s.put(zx("leader"), square=0)
    b = s.put(power(9000), square=6, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, any_zx(name="leader")))), 1)
    s.begin().do("attack", a, b, "play", kill)
    assert s.damage(b) == 7000


def test_the_turn_player_orders_the_other_players_abilities_trap_41() -> None:
    """TRAP-41, ZX-11.5."""
    s = Scenario()
    a = s.put(power(500), square=3)
    first, second = (s.put(zx(name, auto(IsAttacked(Subject(True, MINE)), Draw()), power=9000), square=q, player=1)
                     for name, q in (("x", 6), ("y", 8)))
    s.begin().do("attack", a, first)
    assert s.decision == (11, 0) and s.waiting == [first, second]
    s.do(second)
    assert s.count(1, "hand") == 2


def test_a_zx_played_out_of_life_in_a_battle_was_not_attacked_trap_105() -> None:
    """TRAP-105, ZX-7.18: it stands there when the end-of-battle abilities resolve, but is no target."""
    lucky = zx("lucky", auto(AttackedBattleEnds(), Draw()), appears(If(InPhase("main"), (Draw(2),))), icon="ignition")
    s = Scenario()
    a = s.put(zx("a", auto(AttackBattleEnds(), If(there_is(theirs()), (Draw(),)))), square=4)
    life = s.zone(1, "life", [lucky, PLAIN])
    s.begin()
    attack(s, a)
    s.do(life[0], "play", 7)
    assert s.decision == (11, 0)
    s.do(a)
    assert s.count(0, "hand") == 1 and s.count(1, "hand") == 2


def test_filters_of_deals_damage_are_read_when_it_is_dealt_trap_104() -> None:
    """TRAP-104, ZX-10.10: power 5000 or less at that moment, against a condition behind the trigger event."""
    early = zx("early", auto(DealsAttackDamage(Filter(power_max=5000)), Draw()), power=1000)
    for printed, change, drawn in ((5000, 0, 1), (5500, -500, 1), (5000, 500, 0)):
        s = Scenario()
        a = s.put(early, square=3)
        b = s.put(power(printed), square=6, player=1)
        ev = give(s, event("change", Power(change, Choose(1, any_zx(state=ATTACKED)))), 1)
        s.begin().do("attack", a, b, "play", ev)
        assert s.damage(b) == 1000 and s.count(0, "hand") == drawn


def test_an_optional_payment_when_attacked_zx_8_13() -> None:
    """ZX-8.13, DP-12: in the opponent's turn, after the cost is known to be payable."""
    s = Scenario()
    a = s.put(PLAIN, square=3)
    b = s.put(zx("payer", auto(IsAttacked(), pay("red", 1, Power(3000, THIS)))), square=6, player=1)
    red, = s.zone(1, "resource", [PLAIN])
    s.begin().do("attack", a, b)
    assert s.decision == (12, 1)
    s.do("yes")
    assert not s.rebooted(red) and s.power(b) == 8000 and s.where(b) == "square 6"


def test_nothing_to_attack_with_nothing_is_offered_zx_13_3() -> None:
    """ZX-13.3: without a legal pair no battle can be declared."""
    s = Scenario()
    s.put(PLAIN, square=0)
    s.begin()
    assert s.choices() == ["pass"]
    with pytest.raises(IllegalAction):
        s.do("attack", 0, 3)


def test_protection_of_the_player_does_not_forbid_the_attack_zx_12_9g() -> None:
    """ZX-12.9g: "takes no damage" is no filter on targets."""
    s = Scenario()
    a = s.put(zx("a", auto(AttackBattleEnds(), Draw()), destroys(Draw())), square=4)
    s.put(zx("shelter", Always(PlayerIgnoresDamage())), square=6, player=1)
    s.begin()
    attack(s, a)
    assert s.life(1) == 4 and s.count(0, "hand") == 1


def test_destroys_by_battle_of_another_own_zx_zx_12_7b() -> None:
    """ZX-12.7b: "one of your Z/X destroys an opposing Z/X by battle" is about the attacker."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    s.put(zx("cheer", auto(DestroysByBattle(Subject(False, MINE)), Draw())), square=0)
    s.put(zx("boo", auto(DestroysByBattle(Subject(False, MINE)), Draw())), square=8, player=1)
    s.begin()
    attack(s, a, b)
    assert (s.count(0, "hand"), s.count(1, "hand")) == (1, 0)
