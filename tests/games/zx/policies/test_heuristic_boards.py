"""`heuristic` on small boards: what anyone would do."""

import pytest

from zxfast.games.zx.vocabulary import (
    ATTACKING,
    DECK_TOP,
    GREEN,
    HAND,
    IGNITION,
    NORMAL,
    RED,
    TRASH,
    All,
    Card,
    Choose,
    Deal,
    Destroy,
    Draw,
    May,
    Modes,
    OnPlay,
    Power,
    Put,
    Startup,
    any_zx,
    appears,
    as_resource,
    colourless,
    hand,
    mine,
    theirs,
)
from zxfast.testing.scenario import FILLER, Scenario


def zx(number, power=5000, *abilities, cost=3, colours=(RED,), icon=None):
    return Card(number, "zx", number, "", colours, cost, power, (), icon, abilities)


def event(number, *effects, cost=1, colours=(RED,), icon=None):
    return Card(number, "event", number, "", colours, cost, None, (), icon, (OnPlay(effects),))


def taken(s):
    """What heuristic does now, with handles instead of ids."""
    return tuple(s._by_id.get(x, x) if i == 1 and option[0] in ("card", "ability") else x
                 for option in [s.suggestion("heuristic")] for i, x in enumerate(option))


def resources(s, n, card=FILLER, player=0):
    return s.zone(player, "resource", [card] * n)


RED_CARD = zx("red", 5000)


def test_it_attacks_what_it_destroys():
    s = Scenario()
    s.put(zx("five", 5000), 4)
    s.put(zx("weak", 4000, cost=2), 3, player=1)
    s.put(zx("strong", 9000, cost=7), 5, player=1)
    assert taken(s.begin()) == ("attack", 4, 3)


def test_two_attackers_destroy_together():
    s = Scenario()
    s.put(zx("five", 5000), 3)
    s.put(zx("six", 6000), 5)
    s.put(zx("strong", 10000, cost=7), 4, player=1)
    s.begin()
    assert taken(s) == ("attack", 5, 4)
    s.do("attack", 5, 4).finish_battle()
    assert taken(s) == ("attack", 3, 4)


def test_it_does_not_attack_for_nothing():
    s = Scenario()
    s.put(zx("five", 5000), 3)
    s.put(zx("strong", 10000, cost=7), 4, player=1)
    assert taken(s.begin()) == ("pass",)


def test_the_last_life_card_comes_first():
    """A hit that wins is worth more than any Z/X."""
    s = Scenario()
    s.put(zx("five", 5000), 4)
    s.put(zx("prey", 1000, cost=8), 3, player=1)
    s.zone(1, "life", 1)
    assert taken(s.begin()) == ("attack", 4, 7)


def test_the_guard_is_destroyed_when_that_wins():
    s = Scenario()
    s.put(zx("six", 6000), 6)
    s.put(zx("five", 5000), 4)
    s.put(zx("guard", 5500, cost=1), 7, player=1)
    s.put(zx("prey", 5000, cost=8), 5, player=1)
    s.zone(1, "life", 1)
    s.begin()
    assert taken(s) == ("attack", 6, 7)
    s.do("attack", 6, 7).finish_battle()
    assert taken(s) == ("attack", 4, 7)


def test_it_plays_two_cards_rather_than_one():
    """With five resources cost 2 and cost 3 together are more than cost 4."""
    s = Scenario()
    resources(s, 5, RED_CARD)
    two, three = s.zone(0, "hand", [zx("two", 4000, cost=2), zx("three", 5000, cost=3)])
    s.zone(0, "hand", [zx("four", 6000, cost=4)])
    assert taken(s.begin())[1] in (two, three)


def test_a_new_unit_goes_where_it_attacks():
    s = Scenario()
    resources(s, 3, RED_CARD)
    card = s.zone(0, "hand", [zx("three", 5000)])[0]
    s.put(zx("prey", 4500), 5, player=1)
    s.put(zx("wall", 9000, cost=6), 7, player=1)
    s.put(zx("guard", 6000), 1)
    s.begin().do("play", card)
    assert taken(s)[1] in (2, 4, 8)


def test_removal_takes_the_best_opposing_unit():
    s = Scenario()
    resources(s, 1, RED_CARD)
    card = s.zone(0, "hand", [event("destroy", Destroy(Choose(1, any_zx(NORMAL))))])[0]
    s.put(zx("own", 9000, cost=8), 1)
    s.put(zx("small", 2000, cost=2), 6, player=1)
    s.put(zx("big", 12000, cost=7), 5, player=1)
    s.begin()
    assert taken(s) == ("card", card)
    s.do("play", card)
    assert taken(s) == ("unit", 5)


def test_no_removal_without_an_opposing_unit():
    s = Scenario()
    resources(s, 1, RED_CARD)
    s.zone(0, "hand", [event("destroy", Destroy(Choose(1, any_zx(NORMAL))))])
    s.put(zx("own", 9000, cost=8), 3)
    assert taken(s.begin()) == ("pass",)


def test_an_ignited_event_that_hurts_is_not_played():
    s = Scenario()
    s.zone(0, "charge", 1)
    s.zone(0, "deck", [event("destroy", Destroy(Choose(1, any_zx(NORMAL))), icon=IGNITION), *[FILLER] * 9])
    s.put(zx("own", 9000, cost=8), 3)
    s.begin(phase="ignition")
    assert taken(s)[0] == "card"
    s.do(("card", s.suggestion("heuristic")[1]))
    assert taken(s) == ("no",)


PUMP = event("pump", Power(3000, Choose(1, any_zx())))


def test_power_saves_the_attacked_unit():
    """In the opponent's turn, and only if it changes the battle."""
    for attacker, saved in ((7000, True), (4000, False), (12000, False)):
        s = Scenario()
        resources(s, 1, RED_CARD, player=1)
        card = s.zone(1, "hand", [PUMP])[0]
        a = s.put(zx("attacker", attacker), 3)
        b = s.put(zx("target", 5000), 4, player=1)
        s.put(zx("other", 5000), 8, player=1)
        s.begin().do("attack", a, b)
        assert (taken(s) == ("card", card)) is saved
        if saved:
            s.do("play", card)
            assert taken(s) == ("unit", 4)


def test_power_helps_the_attacker():
    s = Scenario()
    resources(s, 1, RED_CARD)
    card = s.zone(0, "hand", [PUMP])[0]
    a = s.put(zx("attacker", 5000), 3)
    b = s.put(zx("target", 7000, cost=5), 4, player=1)
    s.begin().do("attack", a, b)
    assert taken(s) == ("card", card)
    s.do("play", card)
    assert taken(s) == ("unit", 3)


def test_the_attacker_of_the_last_life_card_is_destroyed():
    s = Scenario()
    resources(s, 2, RED_CARD, player=1)
    card = s.zone(1, "hand", [event("stop", Destroy(Choose(1, any_zx(state=ATTACKING))), cost=2)])[0]
    s.zone(1, "life", 1)
    a = s.put(zx("attacker", 1000, cost=1), 4)
    s.begin().do("attack", a, 7)
    assert taken(s) == ("card", card)


def test_payment_keeps_the_colour_that_the_hand_needs():
    """DP-08: the second card is green, so a green resource stays rebooted."""
    s = Scenario()
    resources(s, 2, RED_CARD)
    resources(s, 2, zx("green", 5000, colours=(GREEN,)))
    card = s.zone(0, "hand", [zx("two", 4000, cost=2)])[0]
    s.zone(0, "hand", [zx("leaf", 4000, cost=2, colours=(GREEN,))])
    s.begin().do("play", card, 3)
    while s.decision[0] == 8:
        s.do(s.suggestion("heuristic"))
    rebooted = s.state["zones"]["rebooted"][0]
    assert any(s._by_id[c].card.colours == (GREEN,) for c in rebooted)


def test_void_bringer_takes_the_best_opposing_unit():
    from zxfast.games.zx.vocabulary import VOID_BRINGER

    s = Scenario()
    bringer = s.zone(1, "life", [zx("bringer", 3000, VOID_BRINGER, cost=2, icon=IGNITION), FILLER])[0]
    a = s.put(zx("attacker", 5000), 4)
    s.put(zx("big", 9000, cost=7), 3)
    s.put(zx("own", 9000, cost=8), 8, player=1)
    s.begin().do("attack", a, 7).finish_battle()
    s.do(bringer)
    assert taken(s) == ("yes",)
    s.do("yes", 7)
    assert s.decision[0] == 18
    assert taken(s) == ("unit", 3)


def test_resource_gets_the_colour_that_is_missing():
    s = Scenario()
    resources(s, 3, RED_CARD)
    leaf = s.zone(0, "hand", [zx("leaf", 5000, colours=(GREEN,), cost=3)])[0]
    s.zone(0, "hand", [zx("a", 5000), zx("b", 5000), zx("c", 5000)])
    s.begin(phase="resource")
    assert taken(s) == ("card", leaf)


def test_resource_for_what_the_card_does_there():
    s = Scenario()
    resources(s, 3, RED_CARD)
    s.zone(0, "hand", [zx("a", 5000), zx("b", 5000)])
    link = s.zone(0, "hand", [zx("link", 5000, as_resource(Destroy(Choose(1, theirs()))))])[0]
    s.put(zx("big", 9000, cost=7), 4, player=1)
    s.begin(phase="resource")
    assert taken(s) == ("card", link)


@pytest.mark.parametrize(("effects", "answer"), [
    ((Destroy(Choose(1, theirs())),), "yes"),
    ((Destroy(Choose(1, mine())),), "no"),
    ((Draw(1),), "yes"),
    ((Put(Choose(2, hand()), TRASH),), "no"),
])
def test_may(effects, answer):
    s = Scenario()
    resources(s, 3, RED_CARD)
    card = s.zone(0, "hand", [zx("may", 5000, appears(May(effects)))])[0]
    s.zone(0, "hand", [zx("a", 6000, cost=8), zx("b", 6000, cost=8)])
    s.put(zx("own", 6000), 1)
    s.put(zx("big", 9000, cost=7), 8, player=1)
    s.begin().do("play", card, 3)
    assert s.decision[0] == 12
    assert taken(s) == (answer,)


def test_the_better_mode():
    s = Scenario()
    resources(s, 1, RED_CARD)
    modes = Modes(1, ((Power(1000, Choose(1, mine())),), (Destroy(Choose(1, theirs())),), (Put(Choose(1, mine()), HAND),)))
    card = s.zone(0, "hand", [event("modes", modes)])[0]
    s.put(zx("own", 6000), 1)
    s.put(zx("big", 9000, cost=7), 8, player=1)
    s.begin().do("play", card)
    assert taken(s) == ("mode", 1)


def test_split_damage_destroys_two():
    s = Scenario()
    resources(s, 1, RED_CARD)
    card = s.zone(0, "hand", [event("split", Deal(8000, Choose(2, theirs()), split=True))])[0]
    s.put(zx("a", 3000), 4, player=1)
    s.put(zx("b", 5000), 8, player=1)
    s.begin().do("play", card)
    while s.decision[0] == 13:
        s.do(s.suggestion("heuristic"))
    assert taken(s) == ("amount", 3000)


def test_a_startup_ability_is_used_when_it_gains():
    ability = Startup((colourless(1),), (Destroy(Choose(1, theirs(NORMAL))),))
    for square, used in ((5, True), (7, False)):
        s = Scenario()
        resources(s, 1, RED_CARD)
        unit = s.put(zx("user", 3000, ability), 1)
        s.put(zx("big", 9000, cost=7), square, player=1)
        s.begin()
        assert (taken(s) == ("ability", unit, "square", 0)) is used


def test_the_best_zx_comes_nearest_to_the_top():
    """DP-21 about Z/X on squares: an answer for each of them, the best one first."""
    s = Scenario()
    resources(s, 1, RED_CARD)
    card = s.zone(0, "hand", [event("back", Put(All(mine()), DECK_TOP))])[0]
    s.put(zx("weak", 2000, cost=1), 0), s.put(zx("strong", 9000, cost=7), 4), s.put(zx("middle", 5000), 2)
    s.begin().do("play", card)
    assert s.decision == (21, 0)
    slots = {unit["square"]: unit["slot"] for unit in s._state["units"]}
    assert s.suggestion("heuristic") == ("unit", slots[4])
    s.do(s.suggestion("heuristic"))
    assert s.suggestion("heuristic") == ("unit", slots[2])
