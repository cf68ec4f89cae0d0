"""Sections 1 and 2 of the rules: the game, cards and their parameters."""

from __future__ import annotations

import pytest
from stubs import KNIGHT, PLAIN, WITCH, attack, auto, event, give, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    BLUE,
    CHARGE,
    COLOURLESS,
    DECK_BOTTOM,
    EITHER,
    EVOLSEED,
    HAND,
    IGNITION,
    LIFE,
    RED,
    RESOURCE,
    TRASH,
    WHITE,
    All,
    Always,
    Cards,
    Choose,
    Count,
    Deal,
    Destroy,
    Draw,
    EvolSeed,
    Filter,
    FromDeck,
    GetsCost,
    GetsIcon,
    GetsPower,
    If,
    Ignite,
    IsDestroyed,
    IsMoved,
    Move,
    PlayerIs,
    Power,
    PowerOf,
    Put,
    Recover,
    Resources,
    Squares,
    any_number,
    any_zx,
    appears,
    at_most,
    exactly,
    mine,
    startup,
    theirs,
    there_is,
)
from zxfast.testing import Scenario

# ---- 1 --------------------------------------------------------------------------------------------------------------


def test_one_player_loses_the_other_wins_at_once_zx_1_2() -> None:
    """ZX-1.2: nothing more happens: the waiting ability is not resolved."""
    s = Scenario()
    s.put(zx("late", auto(IsDestroyed(), Recover())), square=8, player=1, damage=5000)
    s.zone(1, "life", 0)
    s.begin()
    assert s.over == {"winner": 0, "reason": "life"} and s.count(1, "charge") == 1 and s.decision is None


def test_both_lose_it_is_a_draw_zx_1_3() -> None:
    """ZX-1.3, ZX-12.9a: damage to both: the turn player is processed first and loses alone; both empty at once: a draw."""
    s = Scenario()
    s.zone(0, "life", 1)
    s.zone(1, "life", 1)
    s.begin(pending=(1, 1))
    assert s.winner == 1
    s = Scenario()
    for player in (0, 1):
        s.zone(player, "life", 0)
    s.begin()
    assert s.over == {"winner": None, "reason": "life"}


def test_losing_conditions_are_looked_at_in_the_ppp_zx_1_4() -> None:
    """ZX-1.4, ZX-12.8a: Life is empty for a moment inside an effect."""
    s = Scenario()
    ev = give(s, event("swap", Put(All(Cards(LIFE)), TRASH), Recover()))
    s.begin().do("play", ev)
    assert s.over is None and s.life(0) == 1


def test_nobody_is_offered_to_concede_zx_1_6() -> None:
    """ZX-1.6, DP-29: disabled by default: no list of options of a whole game contains it."""
    deck = [zx(f"p{i}", cost=2, icon=IGNITION if i % 2 else None) for i in range(50)]
    s = Scenario.game(deck, deck, seed=1)
    kinds = set()
    while s.over is None and s.turn < 12:
        assert s.decision is not None
        kinds.add(s.decision[0])
        options = s.state["decision"]["options"]
        assert not any("concede" in str(option) for option in options)
        s.do(options[len(s.done) % len(options)])
    assert {2, 3, 4, 5} <= kinds


def test_numbers_zx_1_7() -> None:
    """ZX-1.7: half of a power is a whole number; damage of millions and damage beyond 16 bits."""
    s = Scenario()
    s.put(power(5500), square=1)
    b = s.put(power(20000), square=6, player=1)
    half = give(s, event("half", Deal(PowerOf(mine()), All(theirs())), Deal(PowerOf(mine(), half=True), All(theirs()))))
    end = give(s, event("end", Deal(5_000_000, Choose(1, theirs()))))
    s.begin().do("play", half)
    assert s.damage(b) == 5500 + 2750
    s.do("play", end)
    assert s.where(b) == "charge"
    s = Scenario()
    wall = s.put(zx("wall", power=60000), square=6, player=1)
    big = give(s, event("big", Deal(40000, Choose(1, theirs()))))
    s.begin().do("play", big)
    assert s.damage(wall) == 40000


def test_infinite_cost_zx_1_8_zx_2_8() -> None:
    """ZX-1.8, ZX-2.8: it cannot be paid, no selector by cost finds it, it cannot be part of a total cost."""
    s = Scenario()
    card = give(s, zx("priceless", cost=None))
    resources(s, "red", 20)
    b = s.put(zx("token", cost=None), square=6, player=1)
    c = s.put(zx("cheap", cost=1), square=8, player=1)
    low = give(s, event("low", Destroy(All(theirs(cost_max=99)))))
    high = give(s, event("high", Destroy(All(theirs(cost_min=0)))))
    total = give(s, event("total", Put(any_number(theirs(), total_cost_max=20), HAND)))
    s.begin()
    assert not s.can("play", card) and s.cost(b) is None
    s.do("play", total)
    assert s.choices() == [c, "pass"]
    s.do("pass", "play", low, "play", high)
    assert s.where(b) == "square 6" and s.where(c) == "charge"


def test_random_orders_are_equally_likely_zx_1_9() -> None:
    """ZX-1.9: the top card after a shuffle: each of five cards in 200 games, none far from 40."""
    counts = [0] * 5
    for seed in range(200):
        s = Scenario(seed)
        s.zone(0, "deck", [])
        cards = s.zone(0, "hand", [zx(f"d{i}", cost=9) for i in range(5)])
        ev = give(s, event("mix", Put(All(Cards(HAND)), "deck"), Draw()))
        s.zone(0, "trash", [PLAIN])
        s.zone(0, "deck", [PLAIN])
        s.begin().do("play", ev)
        drawn = s.hand(0)[0]
        if drawn in cards:
            counts[cards.index(drawn)] += 1
    assert sum(counts) > 140 and all(15 <= n <= 55 for n in counts)


def test_a_mandatory_loop_is_a_draw_zx_1_10() -> None:
    """ZX-1.10 c: two abilities that move each other without end."""
    s = Scenario()
    s.put(zx("restless", auto(IsMoved(), Move(Choose(1, mine()), Squares()))), square=0)
    for q in (2, 3, 4, 5, 6):
        s.put(PLAIN, square=q, player=1)
    ev = give(s, event("push", Move(Choose(1, mine()), Squares())))
    s.begin().do("play", ev)
    for _ in range(4000):
        if s.over is not None:
            break
        s.do(s.choices()[0])
    assert s.over == {"winner": None, "reason": "loop"}


def test_an_optional_loop_ends_with_the_action_cap_zx_1_10() -> None:
    """ZX-1.10 b: a free ability used again and again: after the cap the player passes."""
    s = Scenario()
    a = s.put(zx("spinner", startup((), Power(0, Choose(1, mine())))), square=0)
    s.begin()
    for _ in range(500):
        s.do("ability", a)
    assert s.turn_player == 1


def test_an_optional_loop_of_ignitions_ends_with_the_action_cap_zx_1_10() -> None:
    """ZX-1.10 b: each ignited Z/X brings the next charge: after the cap the player declines for the rest of the turn."""
    round_ = Put(All(Cards(TRASH)), CHARGE), Put(All(Cards(CHARGE)), DECK_BOTTOM), FromDeck(1, CHARGE)
    back = event("back", *round_, cost=0, icon=IGNITION)
    s = Scenario()
    s.zone(0, "deck", [back] * 5)
    s.zone(0, "charge", [back])
    s.zone(0, "hand", [event("late", Draw(), cost=0)])
    s.begin(phase="ignition")
    for _ in range(500):
        assert s.decision == (4, 0)
        s.do(s.choices()[0])
        if s.decision == (7, 0):
            s.do("yes")
    assert s.turn_player == 1


def test_the_turn_cap_zx_1_11() -> None:
    """ZX-1.11: a draw with its own reason."""
    s = Scenario().begin(turn=199)
    s.end_turn()
    assert s.over == {"winner": None, "reason": "turn_cap"}


# ---- 2 --------------------------------------------------------------------------------------------------------------


def test_names_whole_and_in_part_zx_2_7() -> None:
    """ZX-2.7, ZX-24.8: whole strings, substrings; spaces and width do not count; different names in a zone are counted once."""
    s = Scenario()
    a = s.put(zx("a", name="関聖帝君　関羽雲長"), square=0)
    b = s.put(zx("b", name="地上最凶 呂布奉先"), square=2)
    whole = give(s, event("whole", Power(1000, All(mine(name="関聖帝君関羽雲長")))))
    part = give(s, event("part", Power(500, All(mine(name_has=("呂布", "張飛"))))))
    s.begin().do("play", whole, "play", part)
    assert (s.power(a), s.power(b)) == (6000, 5500)
    for names, drawn in ((["x", "x", "y"], 0), (["x", "y", "z"], 2)):
        s = Scenario()
        s.zone(0, "trash", [zx(f"{i}", name=name) for i, name in enumerate(names)])
        ev = give(s, event("names", If(Count(Cards(TRASH), low=3, distinct="names"), (Draw(2),))))
        s.begin().do("play", ev)
        assert s.count(0, "hand") == drawn


def test_same_name_means_all_printings_zx_2_25() -> None:
    """ZX-2.7, ZX-2.25: other than cards of that name, this card included."""
    s = Scenario()
    s.zone(0, "trash", [zx("1", name="twin"), zx("2", name="twin")])
    other, = s.zone(0, "trash", [zx("3", name="other")])
    ev = give(s, event("not twin", Put(Choose(1, Cards(TRASH, filter=Filter(kind="zx", not_name="twin"))), HAND)))
    s.begin().do("play", ev)
    assert s.hand(0) == [other]


def test_colourless_is_not_a_colour_zx_2_9() -> None:
    """ZX-2.9: a text that asks for any of the five colours does not find it."""
    five = ("red", "blue", "white", "black", "green")
    s = Scenario()
    grey, red = s.put(zx("grey", colours=()), square=0), s.put(zx("red"), square=2)
    ev = give(s, event("colours", Power(1000, All(mine(colours=five)))))
    s.begin().do("play", ev)
    assert (s.power(grey), s.power(red)) == (5000, 6000)


def test_has_the_colour_among_others_zx_2_10() -> None:
    """ZX-2.10: a red and blue card is red and is blue; a text about several colours wants one of them."""
    s = Scenario()
    both = s.put(zx("both", colours=(RED, BLUE)), square=0)
    wanted = [(RED,), (BLUE,), (WHITE,), (WHITE, BLUE)]
    ev = [give(s, event(f"e{i}", Power(1000, All(mine(colours=c))))) for i, c in enumerate(wanted)]
    s.begin()
    for e in ev:
        s.do("play", e)
    assert s.power(both) == 8000


def test_current_power_zx_2_11() -> None:
    """ZX-2.11: printed power and all modifiers; inside an effect it may be negative, until the next PPP."""
    s = Scenario()
    a = s.put(zx("a", Always(GetsPower(-3000, mine(cost_max=3, cost_min=3))), power=5000), square=0)
    s.begin()
    assert s.power(a) == 2000
    s = Scenario()
    a = s.put(PLAIN, square=0)
    ev = give(s, event("dip", Power(-6000, Choose(1, mine())), Power(2000, Choose(1, mine(power_max=-1000)))))
    s.begin().do("play", ev)
    assert s.where(a) == "square 0" and s.power(a) == 1000


def test_damage_does_not_change_power_zx_2_12() -> None:
    """ZX-2.12."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3, damage=3000), s.put(power(9000), square=6, player=1)
    s.begin()
    assert s.power(a) == 5000
    attack(s, a, b)
    assert s.damage(b) == 5000


def test_tribes_zx_2_13() -> None:
    """ZX-2.13: a card may have several, or none; different tribes in a zone are counted."""
    s = Scenario()
    both, none = s.put(zx("both", tribes=(KNIGHT, WITCH)), square=0), s.put(zx("none"), square=2)
    ev = [give(s, event(f"e{i}", Power(1000, All(mine(tribe=t))))) for i, t in enumerate((KNIGHT, WITCH))]
    s.begin()
    for e in ev:
        s.do("play", e)
    assert (s.power(both), s.power(none)) == (7000, 5000)
    for tribes, drawn in (([(KNIGHT,), (KNIGHT,)], 0), ([(KNIGHT,), (WITCH,)], 1), ([(KNIGHT, WITCH)], 1)):
        s = Scenario()
        s.zone(0, "trash", [zx(f"{i}", tribes=t) for i, t in enumerate(tribes)])
        ev_ = give(s, event("tribes", If(Count(Cards(TRASH), low=2, distinct="tribes"), (Draw(),))))
        s.begin().do("play", ev_)
        assert s.count(0, "hand") == drawn


def test_icons_zx_2_14() -> None:
    """ZX-2.14: ignition icon, evol seed icon, none; each is looked for by itself."""
    for icon, seeds, lit in ((EVOLSEED, 1, 0), (IGNITION, 0, 1), (None, 0, 0)):
        s = Scenario()
        s.zone(0, "trash", [zx("card", icon=icon)])
        ev = give(s, event("count", If(there_is(Cards(TRASH, filter=Filter(icon=EVOLSEED))), (Draw(),)),
                           If(there_is(Cards(TRASH, filter=Filter(icon=IGNITION))), (Draw(2),)),
                           If(there_is(Cards(TRASH, filter=Filter(without_icon=IGNITION))), (Draw(4),))))
        s.begin().do("play", ev)
        assert s.count(0, "hand") == seeds + 2 * lit + 4 * (1 - lit)


def test_a_gained_icon_counts_in_every_zone_zx_2_15() -> None:
    """ZX-2.15: "while you have 9 or more resources this card has the icon": on top of the Deck, in Life, in the Trash."""
    leaf = zx("leaf", Always(GetsIcon(), there_is(Cards(RESOURCE), 9)), appears(Draw()))
    for n, has in ((9, True), (8, False)):
        s = Scenario()
        resources(s, "green", n)
        s.zone(0, "deck", [leaf, 5])
        ev = give(s, event("ignite", Ignite()))
        s.begin().do("play", ev)
        assert (s.decision == (7, 0)) == has
        s = Scenario()
        resources(s, "green", n, 1)
        s.zone(1, "life", [leaf])
        s.begin(pending=(0, 1))
        assert (s.decision == (17, 1)) == has
        s = Scenario()
        resources(s, "green", n)
        s.zone(0, "trash", [leaf])
        ev = give(s, event("count", If(there_is(Cards(TRASH, filter=Filter(icon=IGNITION))), (Draw(),))))
        s.begin().do("play", ev)
        assert s.count(0, "hand") == has


def test_states_exist_on_squares_and_in_resource_zx_2_16() -> None:
    """ZX-2.16: a slept Z/X that goes to Charge and comes back has no state in between; it comes rebooted into Resource."""
    s = Scenario()
    a = s.put(PLAIN, square=0, slept=True)
    ev = give(s, event("tour", Put(Choose(1, mine()), CHARGE), Put(Choose(1, Cards(CHARGE)), RESOURCE)))
    s.begin().do("play", ev)
    assert s.where(a) == "resource" and s.rebooted(a)


@pytest.mark.parametrize("name", ["黒崎神門", "黒崎神門EX", ""])
def test_the_name_of_the_player_card_zx_2_22(name: str) -> None:
    """ZX-2.22: "your player is X"."""
    s = Scenario()
    if name:
        s.player_card(0, name)
    s.player_card(1, "黒崎神門")
    ev = give(s, event("loyal", If(PlayerIs("黒崎神門"), (Draw(),))))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == (name == "黒崎神門")


def test_a_trigger_word_is_not_a_cost_zx_2_20() -> None:
    """ZX-2.20, ZX-8.3: 《colourless0》 costs nothing and needs no resource."""
    s = Scenario()
    a = s.put(zx("free", startup(Resources(COLOURLESS, 0), Draw(), once_per_turn=True)), square=0)
    b = s.put(zx("one", startup(Resources(COLOURLESS, 1), Draw())), square=2)
    s.begin()
    assert s.can("ability", a) and not s.can("ability", b)


def test_abilities_are_valid_on_squares_zx_2_21() -> None:
    """ZX-2.21: without a zone in the text: not in hand, Resource, Charge, Trash."""
    flag = zx("flag", Always(GetsPower(1000, mine())), auto(IsDestroyed(), Draw()), startup((), Draw()))
    s = Scenario()
    for zone in ("hand", "resource", "charge", "trash"):
        s.zone(0, zone, [flag])
    a = s.put(PLAIN, square=0)
    s.begin()
    assert s.power(a) == 5000 and not [c for c in s.choices() if c[0] == "ability"]


def test_costs_are_looked_at_where_the_card_is_zx_2_18() -> None:
    """ZX-2.18: a cost reduction of Z/X on squares does not apply in the Trash."""
    s = Scenario()
    s.put(zx("cheap", Always(GetsCost(-2, mine()))), square=0)
    s.zone(0, "trash", [zx("five", cost=5)])
    ev = give(s, event("three", Put(Choose(1, Cards(TRASH, filter=Filter(kind="zx", cost_max=3))), HAND)))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 0


def test_evol_seed_only_from_the_deck_zx_16_5() -> None:
    """ZX-16.5: from hand or squares to the Trash it does not trigger."""
    seed = zx("seed", auto(EvolSeed(), Draw()), icon=EVOLSEED)
    s = Scenario()
    s.put(seed, square=0)
    give(s, seed)
    ev = give(s, event("dump", Put(All(mine()), TRASH), Put(All(Cards(HAND)), TRASH), FromDeck(1, HAND)))
    s.begin().do("play", ev)
    assert s.count(0, "hand") == 1 and s.count(0, "trash") == 3


def test_odd_costs_and_either_player_zx_10_28() -> None:
    """ZX-10.28: an unqualified text counts both players' cards."""
    s = Scenario()
    hand(s, zx("x", cost=9))
    hand(s, zx("y", cost=9), player=1)
    odd, even = s.put(zx("odd", cost=3), square=6, player=1), s.put(zx("even", cost=4), square=8, player=1)
    kill = give(s, event("kill", Destroy(All(any_zx(cost_odd=True)))))
    count = give(s, event("count", If(exactly(2, Cards(HAND, EITHER)), (Draw(),)),
                          If(at_most(1, Cards(HAND, EITHER)), (Draw(3),))))
    s.begin().do("play", kill)
    assert s.where(odd) == "charge" and s.where(even) == "square 8"
    s.do("play", count)
    assert s.count(0, "hand") == 2
