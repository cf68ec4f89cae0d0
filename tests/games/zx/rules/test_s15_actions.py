"""Section 15 of the rules: keyword actions."""

from __future__ import annotations

import pytest
from stubs import PLAIN, attack, auto, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    CHARGE,
    DECK,
    DECK_BOTTOM,
    DECK_TOP,
    EVOLSEED,
    HAND,
    IGNITION,
    LIFE,
    LOOKED,
    NORMAL,
    NOT_THEIR_PLAYER_SQUARE,
    REMOVED,
    RESOURCE,
    TRASH,
    AbsoluteBoundary,
    All,
    Always,
    Appear,
    Appears,
    Cards,
    Choose,
    Deal,
    Destroy,
    Draw,
    Draws,
    EvolSeed,
    FromDeck,
    If,
    IfDid,
    Ignite,
    IsMoved,
    LifeDecreases,
    Look,
    Move,
    Power,
    Put,
    PutBack,
    Reboot,
    Recover,
    Shuffle,
    Sleep,
    Squares,
    any_zx,
    appears,
    at_most,
    mine,
    theirs,
    up_to,
)
from zxfast.testing import Scenario


def test_damage_to_a_zx_is_added_up_zx_15_1() -> None:
    """ZX-15.1: and compared with the power of that moment."""
    s = Scenario()
    b = s.put(power(5000), square=6, player=1, damage=3000)
    small, rest = give(s, event("small", Deal(1500, Choose(1, theirs())))), give(s, event("rest", Deal(500, Choose(1, theirs()))))
    s.begin().do("play", small)
    assert s.damage(b) == 4500
    s.do("play", rest)
    assert s.where(b) == "charge"


@pytest.mark.parametrize(("start", "effect", "done"), [
    (False, Sleep, True), (True, Sleep, False), (True, Reboot, True), (False, Reboot, False)])
def test_reboot_and_sleep_zx_15_2(start: bool, effect: type, done: bool) -> None:
    """ZX-15.2, ZX-2.16: on squares and in Resource; a card already in the wanted state is not turned: "if you did" fails."""
    s = Scenario()
    b = s.put(PLAIN, square=6, slept=start)
    r, = s.zone(0, "resource", [PLAIN], slept=start)
    one = give(s, event("one", effect(All(mine())), IfDid((Draw(),))))
    two = give(s, event("two", effect(All(Cards(RESOURCE))), IfDid((Draw(),))))
    s.begin().do("play", one)
    assert s.rebooted(b) == (effect is Reboot) and s.count(0, "hand") == 1 + done
    s.do("play", two)
    assert s.rebooted(r) == (effect is Reboot) and s.count(0, "hand") == 2 * done


def test_shuffling_makes_the_order_unknown_zx_15_3() -> None:
    """ZX-15.3, ZX-1.9: known ends of the Deck are forgotten; every card may be the next one."""
    drawn = set()
    for seed in range(40):
        s = Scenario(seed)
        mix = give(s, event("mix", Shuffle(), Draw()))
        cards = s.zone(0, "deck", [zx(f"d{i}") for i in range(4)])
        s.begin().do("play", mix)
        assert s.state["deck_top"][0] == []
        drawn.add(cards.index(s.hand(0)[0]))
    assert drawn == {0, 1, 2, 3}


def test_draw_and_draw_up_to_zx_15_4_4_7() -> None:
    """ZX-15.4, ZX-4.6, ZX-4.7, DP-15: one card at a time; "up to" asks before each card, zero is allowed."""
    for answers, cards in ((["no"], 0), (["yes", "no"], 1), (["yes", "yes", "yes"], 3)):
        s = Scenario()
        s.put(zx("happy", auto(Draws(), Put(Choose(1, Cards(TRASH)), REMOVED))), square=0)
        s.zone(0, "trash", [PLAIN] * 5)
        ev = give(s, event("upto", Draw(3, up_to=True)))
        top = s.zone(0, "deck", [zx(f"d{i}", cost=9) for i in range(6)])
        s.begin().do("play", ev)
        assert s.decision == (15, 0)
        for i, answer in enumerate(answers):
            if i:
                assert s.where(top[i - 1]) == "hand"  # seen before the next question
            s.do(answer)
        assert s.count(0, "hand") == cards


def test_look_take_one_and_put_back_zx_15_24() -> None:
    """ZX-15.24, DP-13: nothing is shuffled; the rest goes to the bottom in any order (DP-21)."""
    s = Scenario()
    ev = give(s, event("look", Look(4), Put(Choose(1, Cards(LOOKED)), HAND), PutBack(DECK_BOTTOM)))
    cards = s.zone(0, "deck", [zx(f"d{i}") for i in range(6)])
    s.begin().do("play", ev)
    assert s.decision == (13, 0) and s.choices() == cards[:4]
    s.do(cards[2])
    assert s.decision == (21, 0)
    s.do("order", cards[3], cards[0])
    assert s.where(cards[2]) == "hand"
    assert s.state["deck_bottom"][0] == [cards[i].id for i in (3, 0, 1)]
    assert s.state["deck_top"][0] == [cards[4].id, cards[5].id]


def test_put_back_on_top_in_any_order_zx_15_24() -> None:
    """ZX-15.24, DP-21: the first one named lies nearest to the top; the next draws bring them in that order."""
    s = Scenario()
    ev = give(s, event("order", Look(3), PutBack(DECK_TOP)))
    draw = give(s, event("draw", Draw(2)))
    cards = s.zone(0, "deck", [zx(f"d{i}") for i in range(6)])
    s.begin().do("play", ev, cards[2], cards[0])
    s.do("play", draw)
    assert s.hand(0) == [cards[0], cards[2]]


def test_reveal_take_and_shuffle_trap_49() -> None:
    """TRAP-49, ZX-15.5: revealed cards that stay in the Deck: shuffled; looked-at ones keep their place."""
    for revealed in (False, True):
        s = Scenario()
        ev = give(s, event("see", Look(2, revealed=revealed), Put(Choose(1, Cards(LOOKED)), HAND)))
        cards = s.zone(0, "deck", [zx(f"d{i}") for i in range(4)])
        s.begin().do("play", ev, cards[1])
        assert s.where(cards[1]) == "hand"
        assert s.state["deck_top"][0] == ([] if revealed else [cards[i].id for i in (0, 2, 3)])


def test_a_revealed_card_that_moves_leaves_no_shuffle_zx_15_5() -> None:
    """ZX-15.5: cards that the effect moves or puts back are no longer revealed."""
    s = Scenario()
    take = give(s, event("take", Look(1, revealed=True), Put(All(Cards(LOOKED)), HAND)))
    back = give(s, event("back", Look(2, revealed=True), PutBack(DECK_TOP)))
    cards = s.zone(0, "deck", [zx(f"d{i}") for i in range(4)])
    s.begin().do("play", take)
    assert s.state["deck_top"][0] == [h.id for h in cards[1:]]
    s.do("play", back, cards[2])
    assert s.state["deck_top"][0] == [cards[i].id for i in (2, 1, 3)]


def test_appearing_is_a_move_from_another_zone_zx_15_6() -> None:
    """ZX-15.6: at the same time on different squares; each one's ability triggers; a move is no appearance (ZX-15.27)."""
    s = Scenario()
    cards = s.zone(0, "trash", [zx(f"t{i}", appears(Draw())) for i in range(2)])
    ev = give(s, event("call", Appear(Choose(2, Cards(TRASH)), Squares(NOT_THEIR_PLAYER_SQUARE))))
    step = give(s, event("step", Move(Choose(1, mine()), Squares(NORMAL))))
    s.begin().do("play", ev, cards[0], 4, 3)
    assert s.decision == (11, 0) and s.waiting == [cards[1], cards[0]]  # by square
    s.do(("wait", 0))
    assert s.count(0, "hand") == 3
    s.do("play", step, cards[0], 8)
    assert s.count(0, "hand") == 2


def test_fewer_squares_than_cards_zx_15_6() -> None:
    """ZX-15.6, DP-24: as many as possible, chosen by the controller of the effect."""
    s = Scenario()
    for q in (0, 2, 3, 4, 5):
        s.put(PLAIN, square=q)
    cards = s.zone(0, "trash", [zx(f"t{i}") for i in range(3)])
    ev = give(s, event("call", Appear(All(Cards(TRASH)), Squares(NORMAL))))
    s.begin().do("play", ev)
    assert s.decision == (24, 0) and s.choices() == cards
    s.do(cards[2], 8)
    assert s.decision == (24, 0) and s.choices() == cards[:2]
    s.do(cards[1])
    assert [s.where(c) for c in cards] == ["trash", "square 6", "square 8"]


def test_destroy_sends_to_the_owners_charge_zx_15_7() -> None:
    """ZX-15.7, ZX-4.8, TRAP-51: own and opposing ones alike."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    ev = give(s, event("wrath", Destroy(All(any_zx()))))
    s.begin().do("play", ev)
    assert s.cards(0, "charge") == [a] and s.cards(1, "charge") == [b]


@pytest.mark.parametrize("zone", [HAND, DECK, RESOURCE, TRASH, REMOVED])
def test_a_card_goes_to_its_owners_zone_trap_51(zone: str) -> None:
    """TRAP-51, ZX-4.8: an opposing Z/X moved by my effect never enters my zone."""
    s = Scenario()
    b = s.put(PLAIN, square=6, player=1)
    ev = give(s, event("away", Put(Choose(1, theirs()), zone)))
    before = s.begin().count(0, zone)
    s.do("play", ev)
    assert s.where(b) == zone and b in s.cards(1, zone)
    assert s.count(0, zone) == before + {HAND: -1, TRASH: 1}.get(zone, 0)


def test_removed_cards_stay_away_zx_15_8() -> None:
    """ZX-15.8, ZX-4.19: they are in no other zone; a reload does not take them."""
    s = Scenario()
    gone, kept = s.zone(0, "trash", [zx("gone"), zx("kept")])
    ev = give(s, event("remove", Put(Choose(1, Cards(TRASH)), REMOVED), FromDeck(1, REMOVED), Draw()))
    last, = s.zone(0, "deck", [zx("last")])
    life = s.zone(0, "life", 3)
    s.begin().do("play", ev, gone, life[0])
    assert s.where(gone) == s.where(last) == "removed" and s.where(kept) == "hand"


def test_up_to_from_the_deck_asks_before_each_card_zx_15_8() -> None:
    """ZX-15.8, ZX-4.7, DP-15: "remove up to 3 cards of your Deck"."""
    s = Scenario()
    ev = give(s, event("remove", FromDeck(3, REMOVED, up_to=True)))
    s.begin().do("play", ev, "yes", "yes", "no")
    assert s.count(0, "removed") == 2


def test_ignition_zx_15_10() -> None:
    """ZX-15.10, DP-07: icon and played, icon and declined, no icon."""
    for card, answers, zone in (
            (zx("i", icon=IGNITION, cost=9), ("play", 4), "square 4"), (zx("i", icon=IGNITION), ("no",), "trash"),
            (zx("n"), (), "trash"), (zx("e", icon=EVOLSEED), (), "trash")):
        s = Scenario()
        top = s.zone(0, "deck", [card, 5])[0]
        ev = give(s, event("one", Ignite()))
        s.begin().do("play", ev)
        if answers:
            assert s.decision == (7, 0)
        s.do(*answers)
        assert s.where(top) == zone


def test_life_decrease_by_an_effect_and_increase_zx_15_11() -> None:
    """ZX-15.11: any move out of Life triggers "decreases", a move into Life does not."""
    s = Scenario()
    s.put(zx("fan", auto(LifeDecreases(), Draw())), square=0)
    ev = give(s, event("swap", Put(All(Cards(LIFE)), CHARGE), Recover(3)))
    s.zone(0, "life", 2)
    s.begin().do("play", ev, ("wait", 0))
    assert s.life(0) == 3 and s.count(0, "hand") == 2


def test_recover_stops_with_the_deck_zx_15_12() -> None:
    """ZX-15.12: card by card, with the reload check after each (ZX-4.6): the reload takes one away again."""
    s = Scenario()
    ev = give(s, event("heal", Recover(2)))
    s.zone(0, "deck", [zx("last")])
    s.zone(0, "trash", [PLAIN, PLAIN, PLAIN])
    life = s.zone(0, "life", 2)
    s.begin().do("play", ev, life[0])
    assert s.life(0) == 3 and s.count(0, "deck") == 2


def test_only_choose_is_choosing_zx_15_22() -> None:
    """ZX-15.22, ZX-16.6: "all" and costs are no choice, "choose" is: Absolute Boundary."""
    s = Scenario()
    b = s.put(zx("shy", Always(AbsoluteBoundary())), square=6, player=1)
    c = s.put(PLAIN, square=8, player=1)
    all_, one = give(s, event("all", Power(-1000, All(theirs())))), give(s, event("one", Power(-1000, Choose(1, theirs()))))
    s.begin().do("play", all_, "play", one)
    assert (s.power(b), s.power(c)) == (4000, 3000)


def test_putting_on_a_square_is_a_move_zx_15_27() -> None:
    """ZX-15.27, ZX-10.37: "is moved" triggers, "appears" does not; never onto the opponent's player square, nor its own."""
    s = Scenario()
    a = s.put(zx("mover", auto(Appears(), Draw(5)), auto(IsMoved(), Draw())), square=3)
    step = give(s, event("step", Move(Choose(1, mine()), Squares())))
    s.begin().do("play", step)
    assert s.choices() == [0, 1, 2, 4, 5, 6, 8]
    s.do(1)
    assert s.where(a) == "square 1" and s.count(0, "hand") == 1


def test_move_next_to_it_and_may_decline_zx_15_27() -> None:
    """ZX-15.27, DP-06: a pass only where the text says may."""
    s = Scenario()
    a = s.put(PLAIN, square=3)
    step = give(s, event("step", Move(Choose(1, mine()), Squares("beside_that"), may=True)))
    s.begin().do("play", step)
    assert s.choices() == [0, 4, 6, "pass"]
    s.do("pass")
    assert s.where(a) == "square 3"


def test_evol_seed_by_mill_and_by_unplayed_ignition_zx_16_5() -> None:
    """ZX-16.5, ZX-7.17: any direct move from Deck to Trash; not a played Event, not a discard."""
    seed = zx("seed", auto(EvolSeed(), If(at_most(9, Cards(HAND)), (Draw(),))), icon=EVOLSEED)
    for effect, draws in ((FromDeck(1, TRASH), 1), (Ignite(), 1), (FromDeck(1, HAND), 0)):
        s = Scenario()
        s.zone(0, "deck", [seed, 5])
        ev = give(s, event("ev", effect))
        s.begin().do("play", ev)
        assert s.count(0, "hand") == draws + (1 if effect == FromDeck(1, HAND) else 0)
    s = Scenario()
    card = give(s, seed)
    ev = give(s, event("discard", Put(Choose(1, Cards(HAND)), TRASH)))
    s.begin().do("play", ev)
    assert s.where(card) == "trash" and s.count(0, "hand") == 0


def test_a_card_into_the_deck_and_out_again_zx_15_3() -> None:
    """ZX-15.3: hand cards returned to the Deck are shuffled in; the Deck has lost its known order."""
    s = Scenario()
    ev = give(s, event("return", Put(up_to(2, Cards(HAND)), DECK), Draw()))
    cards = hand(s, zx("x", cost=9), zx("y", cost=9))
    s.zone(0, "deck", [zx(f"d{i}") for i in range(3)])
    s.begin().do("play", ev, cards[0], cards[1])
    assert s.count(0, "deck") == 4 and s.count(0, "hand") == 1 and s.state["deck_top"][0] == []


def test_power_of_the_attack_is_read_once_zx_15_1() -> None:
    """ZX-15.1, ZX-13.21: one damage of 5000, not less, although the target had only 1000 left."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1, damage=1000)
    s.begin()
    attack(s, a, b)
    assert s.damage(b) == 6000
