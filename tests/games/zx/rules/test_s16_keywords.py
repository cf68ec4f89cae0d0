"""Section 16 of the rules: keyword abilities."""

from __future__ import annotations

import pytest
from stubs import BRINGER, PLAIN, RECOVERY, attack, auto, event, give, power, zx

from zxfast.games.zx.vocabulary import (
    EVOLSEED,
    HAND,
    IGNITION,
    INFINITE,
    LIFE_RECOVERY,
    NORMAL,
    RESOURCE,
    THEIRS,
    THIS,
    TRASH,
    VOID_BRINGER,
    AbsoluteBoundary,
    Always,
    Appear,
    Auto,
    Cards,
    Choose,
    Deal,
    Destroy,
    Draw,
    EvolSeed,
    Filter,
    FromDeck,
    Gains,
    GateCard,
    GetsIcon,
    If,
    Ignite,
    IsDestroyed,
    Put,
    PutIntoResource,
    Range,
    Recover,
    Squares,
    StartCard,
    StartResource,
    any_zx,
    appears,
    exactly,
    life,
    mine,
    theirs,
)
from zxfast.testing import Scenario


def deck(*special: object) -> list[object]:
    """Fifty cards: these, the rest are dear Z/X without icon."""
    return [*special, *(zx(f"p{i}", cost=9) for i in range(50 - len(special)))]


# ---- set-up keywords ------------------------------------------------------------------------------------------------


def test_start_card_zx_16_1() -> None:
    """ZX-16.1, ZX-6.2, ZX-3.5, DP-01: any number in the deck, at most one taken, none is legal."""
    starts = [zx(f"start {i}", StartCard(), auto(PutIntoResource(), Draw())) for i in range(3)]
    s = Scenario.game(deck(*starts), deck(starts[0]))  # type: ignore[arg-type]
    assert s.decision == (1, 0) and [getattr(c, "card", c) for c in s.choices()] == [*starts, "pass"]
    s.do(starts[1])
    assert s.decision == (1, 1)  # one was taken: no second question
    s.do("pass", "keep", "keep")
    assert [h.card for h in s.cards(0, "square")] == [starts[1]]
    assert s.where(s.cards(0, "square")[0]) == "square 1" and s.rebooted(s.cards(0, "square")[0])
    assert s.count(1, "square") == 0


def test_gate_card_zx_16_11() -> None:
    """ZX-16.11, ZX-6.4, DP-01: it leaves the deck for the Dynamis and is in no other zone."""
    gate = zx("gate", GateCard())
    s = Scenario.game(deck(gate, zx("gate 2", GateCard())), deck())  # type: ignore[arg-type]
    assert s.decision == (1, 0) and len(s.choices()) == 3
    taken = s.choices()[0]
    s.do(taken, "keep", "keep")
    assert s.where(taken) == "temporary" and s.count(0, "deck") == 39 and s.count(1, "deck") == 40


def test_start_resource_zx_16_13() -> None:
    """ZX-16.13, ZX-6.5, ZX-6.11, DP-01: rebooted in Resource, in addition to the two cards; nothing triggers."""
    spring = zx("spring", StartResource(), auto(PutIntoResource(), Draw(3)))
    s = Scenario.game(deck(spring), deck())  # type: ignore[arg-type]
    taken = s.choices()[0]
    s.do(taken, "keep", "keep")
    assert s.where(taken) == "resource" and s.rebooted(taken) and s.count(0, "resource") == 3
    assert len(s.hand(0)) == 4 and s.count(0, "deck") == 39


# ---- Life Recovery, Void Bringer ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "other", "recovered"), [(1, 1, 1), (3, 2, 1), (4, 2, 0), (4, 4, 1), (2, 1, 1), (3, 1, 0)])
def test_life_recovery_compares_without_itself_zx_16_2_trap_04(own: int, other: int, recovered: int) -> None:
    """ZX-16.2, ZX-4.25, TRAP-04, TRAP-85: it came from Life, by way of the Temporary zone; own Life without it ≤ the opponent's:
    recover 1; it stays on the square in any case."""
    s = Scenario()
    card, *_ = s.zone(1, "life", [RECOVERY, *[PLAIN] * (own - 1)])
    s.zone(0, "life", other)
    s.begin(pending=(0, 1))
    if own > 1:
        s.do(card)
    s.do("play", 8)
    assert s.where(card) == "square 8" and s.life(1) == own - 1 + recovered


def test_life_recovery_is_mandatory_and_takes_the_top_of_the_deck_zx_16_2() -> None:
    """ZX-16.2, ZX-15.12: no question; an Event with the keyword cannot exist on a square."""
    s = Scenario()
    card, _ = s.zone(1, "life", [RECOVERY, PLAIN])
    top = s.zone(1, "deck", [zx("top"), 5])[0]
    s.begin(pending=(0, 1)).do(card, "play", 8)
    assert s.where(top) == "life" and s.decision == (5, 0)


@pytest.mark.parametrize("way", ["hand", "ignition", "effect"])
@pytest.mark.parametrize("keyword", [LIFE_RECOVERY, VOID_BRINGER])
def test_only_when_played_from_life_zx_16_2_16_3_trap_05(keyword: object, way: str) -> None:
    """ZX-16.2, ZX-16.3, TRAP-05."""
    s = Scenario()
    card = zx("card", keyword, cost=0, icon=IGNITION)
    s.zone(0, "life", 1)
    s.put(PLAIN, square=8, player=1)
    if way == "hand":
        h = give(s, card)
        s.begin().do("play", h, 4)
    elif way == "ignition":
        h = s.zone(0, "deck", [card, 5])[0]
        ev = give(s, event("ignite", Ignite()))
        s.begin().do("play", ev, "play", 4)
    else:
        h, = s.zone(0, "trash", [card])
        ev = give(s, event("call", Appear(Choose(1, Cards(TRASH)), Squares(NORMAL))))
        s.begin().do("play", ev, 4)
    assert s.where(h) == "square 4" and s.life(0) == 1 and s.count(1, "square") == 1 and s.decision == (5, 0)


def test_void_bringer_zx_16_3() -> None:
    """ZX-16.3, DP-18: may choose any Z/X, itself included, on player squares too, either player's; Trash, no destruction."""
    s = Scenario()
    a = s.put(zx("a", auto(IsDestroyed(), Draw())), square=1)
    b = s.put(PLAIN, square=4, player=1)
    shy = s.put(zx("shy", Always(AbsoluteBoundary())), square=0)
    card, *_ = s.zone(1, "life", [BRINGER, PLAIN])
    s.begin(pending=(0, 1)).do(card, "play", 8)
    assert s.decision == (18, 1) and s.choices() == [a, b, card, "pass"]
    s.do(a)
    assert s.where(a) == "trash" and s.count(0, "hand") == 0 and s.where(shy) == "square 0"


def test_void_bringer_may_be_declined_or_fail_the_comparison_zx_16_3() -> None:
    """ZX-16.3, TRAP-04: the same comparison as Life Recovery."""
    s = Scenario()
    card, *_ = s.zone(1, "life", [BRINGER, PLAIN, PLAIN, PLAIN])
    s.zone(0, "life", 2)
    s.begin(pending=(0, 1)).do(card, "play", 8)
    assert s.decision == (5, 0)
    s = Scenario()
    card, *_ = s.zone(1, "life", [BRINGER, PLAIN])
    s.begin(pending=(0, 1)).do(card, "play", 8, "pass")
    assert s.where(card) == "square 8"


def test_both_keywords_on_one_card_zx_16_3() -> None:
    """ZX-16.2, ZX-16.3: recovery first (printed order), then the comparison is looked at again."""
    both = zx("both", LIFE_RECOVERY, VOID_BRINGER, icon=IGNITION)
    s = Scenario()
    card, *_ = s.zone(1, "life", [both, PLAIN, PLAIN])
    s.zone(0, "life", 2)
    s.begin(pending=(0, 1)).do(card, "play", 8)
    assert s.life(1) == 3 and s.decision == (5, 0)  # 3 > 2: no Void Bringer any more


# ---- Range ----------------------------------------------------------------------------------------------------------


def test_several_ranges_the_largest_counts_zx_16_4() -> None:
    """ZX-16.4."""
    s = Scenario()
    a = s.put(zx("archer", Always(Range(2)), Always(Range(3))), square=0)
    for q in (3, 5, 7, 8):
        s.put(PLAIN, square=q, player=1)
    s.begin()
    assert s.targets(a) == [3, 5, 7]


def test_range_reaches_the_player_zx_16_4() -> None:
    """ZX-16.4: the player on the player square, and ∞ any square."""
    for reach, legal in ((2, False), (3, True), (INFINITE, True)):
        s = Scenario()
        a = s.put(zx("archer", Always(Range(reach))), square=0)
        s.begin()
        assert s.can("attack", a, "player") == legal


def test_granted_range_zx_16_4() -> None:
    """ZX-16.4, ZX-10.14: as long as the granting Z/X is there."""
    s = Scenario()
    a = s.put(PLAIN, square=0)
    s.put(zx("lens", Always(Gains(Always(Range(2)), mine(other=True)))), square=2)
    s.put(PLAIN, square=4, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, mine(name="lens")))))
    s.begin()
    assert s.targets(a) == [4]
    s.do("play", kill)
    assert s.targets(a) == []


# ---- Evol Seed ------------------------------------------------------------------------------------------------------


def test_evol_seed_of_a_card_played_from_the_deck_zx_16_5() -> None:
    """ZX-16.5: an Event that is played by ignition and then goes to Trash does not trigger."""
    seed = event("seed", Draw(), icon=IGNITION, abilities=(Auto(EvolSeed(), (Draw(3),)),))
    for answer, cards in (("play", 1), ("no", 3)):
        s = Scenario()
        top = s.zone(0, "deck", [seed, 9])[0]
        ev = give(s, event("ignite", Ignite()))
        s.begin().do("play", ev, answer)
        assert s.where(top) == "trash" and s.count(0, "hand") == cards


def test_evol_seed_waits_and_its_card_may_be_gone_zx_16_5_trap_15_trap_16() -> None:
    """ZX-16.5, TRAP-15, TRAP-16: the reload takes the card away, the ability still resolves."""
    for effect in (Put(Choose(1, Cards(TRASH, filter=Filter(kind="zx"))), HAND), Appear(THIS, Squares(NORMAL))):
        s = Scenario()
        card, = s.zone(0, "deck", [zx("seed", auto(EvolSeed(), effect, Draw()), icon=EVOLSEED)])
        old, = s.zone(0, "trash", [zx("old")])
        ev = give(s, event("mill", FromDeck(1, TRASH)))
        lost, *_ = s.zone(0, "life", 2)
        s.begin().do("play", ev)
        assert s.decision == (16, 1) and s.waiting == [card] and s.where(card) == s.where(old) == "deck"
        s.do(lost)
        assert s.count(0, "square") == 0 and s.count(0, "hand") == 1 and s.count(0, "deck") == 1


# ---- Absolute Boundary ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [0, 1])
def test_absolute_boundary_zx_16_6_trap_47(player: int) -> None:
    """ZX-16.6, TRAP-47: no player's effect can choose it on a square; it can be attacked, and chosen in other zones."""
    shy = zx("shy", Always(AbsoluteBoundary()))
    s = Scenario()
    b = s.put(shy, square=3, player=1)
    other, = s.zone(1, "resource", [shy])
    a = s.put(PLAIN, square=0)
    kill = give(s, event("kill", Destroy(Choose(1, any_zx(name="shy")))), player)
    take = give(s, event("take", Put(Choose(1, Cards(RESOURCE, THEIRS if player == 0 else "mine")), HAND)), player)
    s.begin(player=player).do("play", kill, "play", take)
    assert s.where(b) == "square 3" and s.where(other) == "hand"
    if player == 0:
        attack(s, a, b)
        assert s.where(b) == "charge"


def test_absolute_boundary_does_not_stop_what_does_not_choose_zx_16_6() -> None:
    """ZX-16.6, ZX-15.22: damage to all, replacing, the highest power among the rest."""
    shy = zx("shy", Always(AbsoluteBoundary()), power=9000)
    s = Scenario()
    b = s.put(shy, square=6, player=1)
    c, d = s.put(power(4000), square=8, player=1), s.put(power(3000), square=4, player=1)
    giant = give(s, event("giant", Deal(1000, Choose(1, theirs(highest_power=True)))))
    wave = give(s, event("wave", Deal(9000, Choose(1, theirs(name="nobody"))), Recover()))
    s.begin().do("play", giant)
    assert (s.damage(b), s.damage(c), s.damage(d)) == (0, 0, 0)  # the highest power is the protected one: nobody is chosen
    s.do("play", wave)
    assert s.life(0) == 5 and s.where(b) == "square 6"


def test_an_icon_that_depends_on_life_zx_2_15() -> None:
    """ZX-2.15: it counts in the Deck too, where ignition looks at it."""
    late = zx("late", Always(GetsIcon(), exactly(1, life())), appears(If(exactly(1, life()), (Draw(),))))
    for lives, asked in ((1, True), (2, False)):
        s = Scenario()
        s.zone(0, "life", lives)
        top = s.zone(0, "deck", [late, 5])[0]
        ev = give(s, event("ignite", Ignite()))
        s.begin().do("play", ev)
        assert (s.decision == (7, 0)) == asked
        if asked:
            s.do("play", 4)
            assert s.where(top) == "square 4" and s.count(0, "hand") == 1
        else:
            assert s.where(top) == "trash"
