"""Section 4 of the rules: zones."""

from __future__ import annotations

import pytest
from stubs import PLAIN, auto, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    CHARGE,
    DECK,
    DECK_BOTTOM,
    DECK_TOP,
    EITHER,
    HAND,
    LIFE,
    NORMAL,
    REMOVED,
    RESOURCE,
    THIS,
    TRASH,
    All,
    Appear,
    Cards,
    Choose,
    Draw,
    Filter,
    FromDeck,
    If,
    Move,
    Power,
    Put,
    PutIntoResource,
    Squares,
    any_zx,
    exactly,
    mine,
    startup,
    there_is,
)
from zxfast.testing import Scenario


def test_cards_of_every_zone_may_be_counted_zx_4_1() -> None:
    """ZX-4.1: also those of hidden zones, also the opponent's."""
    s = Scenario()
    s.zone(1, "hand", [zx("h", cost=9)] * 2)
    s.zone(1, "life", 3)
    s.zone(1, "deck", 7)
    checks = (exactly(2, Cards(HAND, "theirs")), exactly(3, Cards(LIFE, "theirs")), exactly(7, Cards(DECK, "theirs")))
    ev = give(s, event("count", *(If(check, (Draw(),)) for check in checks)))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 3


def test_a_new_zone_makes_a_new_object_zx_4_5_trap_50() -> None:
    """ZX-4.5, TRAP-50: bonus, damage and sleep do not come back with the card; a move on the board keeps them."""
    s = Scenario()
    a = s.put(zx("a", cost=0), square=0, damage=1000, slept=True)
    up = give(s, event("up", Power(2000, Choose(1, mine()))))
    step = give(s, event("step", Move(Choose(1, mine()), Squares(NORMAL))))
    back = give(s, event("back", Put(Choose(1, mine()), HAND)))
    s.begin().do("play", up, "play", step, 3)
    assert s.power(a) == 7000 and s.damage(a) == 1000 and not s.rebooted(a)
    s.do("play", back, "play", a, 3)
    assert s.power(a) == 5000 and s.damage(a) == 0 and s.rebooted(a)


def test_a_group_moves_at_the_same_time_zx_4_6() -> None:
    """ZX-4.6: out of other zones together: both see the other one in Resource; from the Deck one by one."""
    pair = [zx(f"pair {i}", auto(PutIntoResource(), If(there_is(Cards(RESOURCE), 2), (Draw(),)))) for i in range(2)]
    s = Scenario()
    hand(s, *pair)
    ev = give(s, event("plant", Put(All(Cards(HAND)), RESOURCE)))
    s.begin().do("play", ev)
    assert s.decision == (11, 0) and len(s.waiting) == 2
    s.do(("wait", 0))
    assert s.count(0, "hand") == 2


def test_up_to_from_the_deck_zx_4_7() -> None:
    """ZX-4.7, DP-15: a decision before each card; zero is allowed."""
    for n in (0, 1, 2):
        s = Scenario()
        ev = give(s, event("some", FromDeck(2, RESOURCE, up_to=True)))
        s.begin().do("play", ev)
        assert s.decision == (15, 0)
        s.do(*["yes"] * n, *["no"] * (n < 2))
        assert s.count(0, "resource") == n


@pytest.mark.parametrize("zone", [HAND, RESOURCE, CHARGE, TRASH, LIFE, REMOVED, DECK, DECK_TOP, DECK_BOTTOM])
def test_cards_go_to_zones_of_their_owner_zx_4_8(zone: str) -> None:
    """ZX-4.8, TRAP-51: both players' Z/X moved by one effect."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    ev = give(s, event("home", Put(All(any_zx()), zone)))
    s.begin().do("play", ev)
    there = DECK if zone in (DECK_TOP, DECK_BOTTOM) else zone
    assert a in s.cards(0, there) and b in s.cards(1, there)


def test_squares_are_shared_zx_4_10() -> None:
    """ZX-4.10, ZX-5.1: nine for both; my Z/X may stand in the opponent's row."""
    s = Scenario()
    a = [s.put(zx(f"a{q}"), square=q) for q in (0, 6, 8)]
    b = [s.put(zx(f"b{q}"), square=q, player=1) for q in (2, 4, 7)]
    s.begin()
    assert [s.where(h) for h in a + b] == [f"square {q}" for q in (0, 6, 8, 2, 4, 7)]


def test_the_deck_is_hidden_and_drawn_from_the_top_zx_4_11() -> None:
    """ZX-4.11: cards put on the top or the bottom are found there; all others come by chance."""
    s = Scenario()
    top, bottom = hand(s, zx("top", cost=9), zx("bottom", cost=9))
    ev = give(s, event("place", Put(Choose(1, Cards(HAND, filter=Filter(name="top"))), DECK_TOP),
                       Put(Choose(1, Cards(HAND, filter=Filter(name="bottom"))), DECK_BOTTOM)))
    draw = [give(s, event(f"draw {n}", Draw(n))) for n in (1, 10)]
    s.begin().do("play", ev)
    assert s.state["deck_top"][0] == [top.id] and s.state["deck_bottom"][0] == [bottom.id]
    s.do("play", draw[0])
    assert s.where(top) == "hand"
    s.do("play", draw[1])
    assert s.where(bottom) == "deck" and s.count(0, "deck") == 1


def test_the_hand_has_no_limit_during_the_turn_zx_4_12() -> None:
    """ZX-4.12, ZX-7.26: ten cards are fine until the end of the own turn."""
    s = Scenario()
    ev = give(s, event("many", Draw(10)))
    s.zone(0, "deck", [zx(f"d{i}", cost=9) for i in range(12)])
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 10
    s.end_turn()
    assert s.decision == (20, 0)


def test_resource_cards_are_upright_or_sideways_zx_4_13_zx_4_23() -> None:
    """ZX-4.13, ZX-4.23: a card enters rebooted unless the instruction says slept."""
    for slept in (False, True):
        s = Scenario()
        ev = give(s, event("grow", FromDeck(1, RESOURCE, slept=slept), Put(Choose(1, Cards(HAND)), RESOURCE, slept=slept)))
        give(s, zx("h", cost=9))
        s.begin().do("play", ev)
        assert s.count(0, "resource") == 2 and s.awake(0) == (0 if slept else 2)


def test_charge_is_public_and_limited_zx_4_14() -> None:
    """ZX-4.14: an effect may choose among the cards of both players' Charges."""
    s = Scenario()
    a, b = s.zone(0, "charge", [PLAIN])[0], s.zone(1, "charge", [PLAIN])[0]
    ev = give(s, event("pick", Put(Choose(1, Cards(CHARGE, EITHER)), TRASH)))
    s.begin().do("play", ev)
    assert s.choices() == [a, b]


def test_life_cards_are_picked_unseen_zx_4_15_zx_4_21() -> None:
    """ZX-4.15, ZX-4.21, DP-16: while nothing is known chance picks; a card that was seen when it came there is known."""
    s = Scenario(ask_life=False)
    s.begin(pending=(0, 1))
    assert s.decision == (5, 0) and s.life(1) == 3
    s = Scenario(ask_life=False)
    ev = give(s, event("hide", Put(THIS, LIFE)))
    s.put(PLAIN, square=4, player=1)
    s.begin().do("play", ev)
    assert s.where(ev) == "life" and s.life(0) == 5
    s.end_turn().until("main", 1)
    s.do("attack", 4, "player")
    assert s.decision == (16, 1)


def test_a_known_life_card_is_an_option_zx_4_21() -> None:
    """ZX-4.21, DP-16: the known one, or one of the others."""
    for choice, where in (("known", "charge"), ("unknown", "life")):
        s = Scenario(ask_life=False)
        s.put(PLAIN, square=4, player=1)
        known = give(s, event("hide", Put(THIS, LIFE)))
        s.zone(1, "hand", [])
        s.begin().do("play", known)
        s.end_turn().until("main", 1)
        s.do("attack", 4, "player")
        assert s.decision == (16, 1) and s.choices() == [known, "unknown"]
        s.do(known if choice == "known" else "unknown")
        assert s.where(known) == where and s.life(0) == 4


def test_the_trash_is_public_zx_4_16() -> None:
    """ZX-4.16: an effect may choose among all its cards."""
    s = Scenario()
    cards = s.zone(0, "trash", [zx(f"t{i}") for i in range(3)])
    ev = give(s, event("find", Put(Choose(1, Cards(TRASH)), HAND)))
    s.begin().do("play", ev)
    assert s.choices() == cards


def test_removed_cards_are_out_zx_4_19() -> None:
    """ZX-4.19: they are not in the Trash and do not save from an empty Deck."""
    s = Scenario()
    s.zone(0, "deck", [])
    s.zone(0, "removed", [PLAIN] * 5)
    s.begin()
    assert s.over == {"winner": 1, "reason": "deck_out"}


def test_the_temporary_zone_zx_4_20_zx_4_24() -> None:
    """ZX-4.20, ZX-4.24: a card that is being played is not in the hand, so it is not counted there."""
    s = Scenario()
    ev = give(s, event("empty handed", If(exactly(0, Cards(HAND)), (Draw(2),))))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 2


def test_life_value_zx_4_22() -> None:
    """ZX-4.22: the number of cards in Life."""
    for lives, drawn in ((2, 1), (3, 0)):
        s = Scenario()
        s.zone(0, "life", lives)
        ev = give(s, event("danger", If(exactly(2, Cards(LIFE)), (Draw(),))))
        s.begin().do("play", ev)
        assert s.count(0, "hand") == drawn


def test_the_order_of_a_square_zx_4_30() -> None:
    """ZX-4.30, ZX-12.6g: the one that came last stays, whatever was there first."""
    s = Scenario()
    old, new = s.put(power(9000), square=4), s.put(power(500), square=4)
    s.begin()
    assert s.where(old) == "trash" and s.where(new) == "square 4"


def test_draw_two_put_two_back_trap_13() -> None:
    """TRAP-13: a Deck of exactly 2: draw both, reload, then return to the new Deck; a Deck of 1 and one card the same."""
    for n in (2, 1):
        s = Scenario()
        ev = give(s, event("wash", Draw(n), Put(Choose(n, Cards(HAND)), DECK)))
        cards = s.zone(0, "deck", [zx(f"d{i}", cost=9) for i in range(n)])
        s.zone(0, "trash", [PLAIN, PLAIN])
        lost, *_ = s.zone(0, "life", 3)
        s.begin().do("play", ev)
        assert s.decision == (16, 1) and all(s.where(c) == "hand" for c in cards)
        s.do(lost)
        if n == 2:
            s.do(cards[0])
        assert s.count(0, "deck") == 2 + n and s.life(0) == 2


def test_resource_two_from_a_deck_of_one_trap_14() -> None:
    """TRAP-14: first card, reload, second card from the new Deck."""
    s = Scenario()
    ev = give(s, event("grow", FromDeck(2, RESOURCE)))
    s.zone(0, "deck", [zx("last")])
    s.zone(0, "trash", [zx("old"), zx("old 2")])
    lost, *_ = s.zone(0, "life", 3)
    s.begin().do("play", ev)
    assert s.count(0, "resource") == 1
    s.do(lost)
    assert s.count(0, "resource") == 2 and s.count(0, "deck") == 1


def test_a_card_appearing_out_of_life_leaves_it_zx_4_6() -> None:
    """ZX-4.5, ZX-4.6: every Z/X of a group leaves its zone before any ability of another one is looked at."""
    s = Scenario()
    s.zone(0, "trash", [zx(f"t{i}") for i in range(2)])
    ev = give(s, event("rise", Appear(All(Cards(TRASH)), Squares(NORMAL)), If(exactly(0, Cards(TRASH)), (Draw(),))))
    s.begin().do("play", ev, 0, 2)
    assert s.count(0, "square") == 2 and s.count(0, "hand") == 1


def test_marks_of_a_card_outside_squares_zx_4_5() -> None:
    """ZX-4.5, ZX-10.2: a once-per-turn ability of a resource card is that of this object."""
    spring = zx("spring", startup((), Draw(), zone=RESOURCE, once_per_turn=True))
    s = Scenario()
    one, two = s.zone(0, "resource", [spring] * 2)
    swap = give(s, event("swap", Put(All(Cards(RESOURCE)), TRASH), Put(All(Cards(TRASH)), RESOURCE)))
    s.begin().do("ability", one)
    assert s.can("ability", two)
    s.do("ability", two)
    assert s.choices() == [swap, "pass"]
    s.do("play", swap)
    assert s.choices() == [("ability", one, 0), "pass"]  # copies again: one option for both
