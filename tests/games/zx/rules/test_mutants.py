"""Rules whose breaking only the mutation check showed to be untested (tools/mutate.py)."""

from __future__ import annotations

import pytest
from stubs import BRINGER, PLAIN, attack, auto, event, give, power, zx

from zxfast.games.zx.vocabulary import (
    ATTACKED,
    COLOURLESS,
    DECK_TOP,
    IGNITION,
    NORMAL,
    RESOURCE,
    TRASH,
    AttackBattleEnds,
    Cards,
    Choose,
    Deal,
    DealsNoDamage,
    Destroy,
    DestroysByBattle,
    DestroysOpposing,
    Draw,
    If,
    IfDid,
    Ignite,
    Move,
    Power,
    Put,
    Resources,
    SleepThis,
    Squares,
    TrashThis,
    any_zx,
    mine,
    startup,
    theirs,
    there_is,
)
from zxfast.testing import Scenario


def test_cards_put_on_top_together_lie_in_the_named_order_zx_4_6() -> None:
    """ZX-4.6, DP-21: from another zone than the Deck as well, the first one named is nearest to the top."""
    s = Scenario()
    cards = s.zone(0, "trash", [zx(f"t{i}", cost=9) for i in range(3)])
    ev = give(s, event("return", Put(Choose(3, Cards(TRASH)), DECK_TOP)))
    draw = give(s, event("draw", Draw()))
    s.begin().do("play", ev, cards[0], cards[1], cards[2], cards[0])
    assert s.state["deck_top"][0] == [cards[2].id, cards[0].id, cards[1].id]
    s.do("play", draw)
    assert s.hand(0) == [cards[2]]


def test_deals_no_damage_ends_with_the_turn_zx_7_25() -> None:
    """ZX-7.25, ZX-10.23: "deals no damage this turn" is over in the next turn of the player."""
    s = Scenario()
    a, b = s.put(zx("a"), square=3), s.put(power(9000), square=6, player=1)
    calm = give(s, event("calm", DealsNoDamage(Choose(1, mine()))))
    s.begin().do("play", calm)
    attack(s, a, b)
    assert s.damage(b) == 0
    s.until("main", 1).until("main", 0)
    attack(s, a, b)
    assert s.damage(b) == 5000


def test_deals_no_damage_is_about_that_object_zx_4_5() -> None:
    """ZX-4.5: a Z/X that comes onto the square afterwards deals damage."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    calm = give(s, event("calm", DealsNoDamage(Choose(1, mine()))))
    new = give(s, zx("new", cost=0))
    s.begin().do("play", calm).do("play", new, 3)
    assert s.where(a) == "trash"
    attack(s, new, b)
    assert s.damage(b) == 5000


def test_a_resource_put_into_trash_as_a_cost_does_not_pay_zx_8_7() -> None:
    """ZX-8.7: all parts are paid together; the card itself is not one of the slept resources."""
    for others, usable in ((0, False), (1, True)):
        s = Scenario()
        card, *_ = s.zone(0, "resource", [zx("self", startup((TrashThis(), Resources(COLOURLESS, 1)), Draw(), zone=RESOURCE)),
                                          *[PLAIN] * others])
        s.begin()
        assert s.can("ability", card) == usable


@pytest.mark.parametrize(("deck", "damage"), [(1, 0), (3, 1000)])
def test_fewer_cards_drawn_than_asked_is_not_done_zx_10_24(deck: int, damage: int) -> None:
    """ZX-10.24: "if you did" after a draw of two looks for both of them."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.zone(0, "deck", deck)
    ev = give(s, event("two", Draw(2), IfDid((Deal(1000, Choose(1, mine())),))))
    s.begin().do("play", ev)
    assert s.damage(a) == damage


def test_otherwise_is_for_the_condition_that_does_not_hold_zx_10_24() -> None:
    """ZX-10.24: one of the two branches, never both."""
    for opposing in (False, True):
        s = Scenario()
        a = s.put(PLAIN, square=4)
        if opposing:
            s.put(PLAIN, square=8, player=1)
        ev = give(s, event("either", If(there_is(theirs()), (Draw(),), (Deal(1000, Choose(1, mine())),))))
        s.begin().do("play", ev)
        assert s.count(0, "hand") == (1 if opposing else 0)
        assert s.damage(a) == (0 if opposing else 1000)


def test_a_power_change_of_a_moved_zx_ends_with_the_turn_zx_10_37() -> None:
    """ZX-10.37, ZX-7.25: it goes with the Z/X to the other square and is over at the end of the turn."""
    s = Scenario()
    a = s.put(PLAIN, square=4)
    ev = give(s, event("go", Power(2000, Choose(1, mine())), Move(Choose(1, mine()), Squares(NORMAL))))
    s.begin().do("play", ev, 8)
    assert s.where(a) == "square 8" and s.power(a) == 7000
    s.until("main", 1)
    assert s.power(a) == 5000


def test_destroyed_by_an_ability_after_the_battle_is_not_by_battle_zx_12_7() -> None:
    """ZX-12.7a, ZX-13.26: only lethal damage of the battle makes it destruction by battle."""
    s = Scenario()
    a = s.put(zx("a", auto(AttackBattleEnds(), Destroy(Choose(1, any_zx(state=ATTACKED)))), auto(DestroysByBattle(), Draw())),
              square=3)
    b = s.put(power(9000), square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.where(b) == "charge" and s.count(0, "hand") == 0


def test_the_first_lethal_damage_destroys_zx_12_7() -> None:
    """ZX-12.7c: damage that comes when the damage is lethal already does not take the destruction over."""
    s = Scenario()
    a = s.put(zx("a", startup(SleepThis(), Deal(5000, Choose(1, theirs())), Ignite()), auto(DestroysOpposing(), Draw())),
              square=3)
    b = s.put(PLAIN, square=6, player=1)
    s.zone(0, "deck", [event("spark", Deal(1000, Choose(1, theirs())), icon=IGNITION), 5])
    s.begin().do("ability", a, "play")
    assert s.where(b) == "charge" and s.count(0, "hand") == 1


def test_void_bringer_with_equal_life_zx_16_3() -> None:
    """ZX-16.3: as many life cards as the opponent are few enough."""
    s = Scenario()
    a = s.put(PLAIN, square=1)
    card, *_ = s.zone(1, "life", [BRINGER, PLAIN, PLAIN])
    s.zone(0, "life", 2)
    s.begin(pending=(0, 1)).do(card, "play", 8, a)
    assert s.where(a) == "trash"
