"""Official card questions and answers, booster 1. Test names carry the id of the ruling."""

from __future__ import annotations

import pytest
from stubs import PLAIN, attack, event, give, power, resources, zx

from zxfast.games.zx.vocabulary import Choose, Destroy, Draw, any_zx
from zxfast.testing import Scenario


@pytest.mark.parametrize("slept", [True, False])
@pytest.mark.parametrize("number", ["B01-031", "B01-033"])
def test_qa1_04_a_moved_zx_keeps_its_state(number: str, slept: bool) -> None:
    s = Scenario()
    mover = give(s, number)
    resources(s, "blue", 5)
    moved = s.put(PLAIN, square=3, slept=slept)
    s.begin().do("play", mover, 8)
    assert s.decision == (13, 0)
    s.do(moved, 6)
    assert s.where(moved) == "square 6" and s.rebooted(moved) != slept


@pytest.mark.parametrize("alone", [True, False])
def test_qa1_05_a_zx_of_either_player_may_be_chosen(alone: bool) -> None:
    s = Scenario()
    wave = give(s, "B01-035")
    resources(s, "blue", 6)
    own, other = s.put(PLAIN, square=3), s.put(PLAIN, square=6, player=1)
    s.begin().do("play", wave, 8, own)
    s.do("done" if alone else other)
    assert s.where(own) == "hand" and own in s.hand(0)
    assert s.where(other) == ("square 6" if alone else "hand")


@pytest.mark.parametrize(("costs", "legal"), [
    ((("opp", 5),), True), ((("own", 2), ("opp", 4)), True), ((("own", 3), ("opp", 2)), True),
    ((("opp", 2), ("opp", 2), ("opp", 2)), True), ((("opp", 4), ("opp", 3)), False),
])
def test_qa1_06_total_cost_of_any_number(costs: tuple[tuple[str, int], ...], legal: bool) -> None:
    s = Scenario()
    wave = give(s, "B01-035")
    resources(s, "blue", 6)
    chosen = [s.put(zx(f"{i}", cost=cost), square=q, player=0 if side == "own" else 1)
              for i, ((side, cost), q) in enumerate(zip(costs, (3, 5, 6), strict=False))]
    protected = s.put(zx("guard", cost=2), square=7, player=1)
    s.put(zx("big", cost=9), square=0, player=1)
    s.begin().do("play", wave, 8)
    for i, zx_ in enumerate(chosen):
        assert protected not in s.choices()  # normal squares only
        if i + 1 < len(chosen) or legal:
            s.do(zx_)
        else:
            assert zx_ not in s.choices()
    if s.decision == (13, 0):
        s.do("done")
    gone = chosen if legal else chosen[:-1]
    assert all(s.where(h) == "hand" for h in gone) and s.where(protected) == "square 7"


def test_qa1_07_a_draw_without_may_is_mandatory() -> None:
    s = Scenario()
    a, b = s.put("B01-036", square=3), s.put(PLAIN, square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.decision == (5, 0) and s.count(0, "hand") == 1


@pytest.mark.parametrize(("number", "returned"), [("B01-023", 1), ("B01-037", 2)])
def test_qa1_08_reload_between_two_draws(number: str, returned: int) -> None:
    s = Scenario()
    card, = s.zone(0, "charge" if number == "B01-023" else "hand", [number])
    resources(s, "blue", 2)
    last, = s.zone(0, "deck", [zx("last")])
    s.zone(0, "trash", [zx("old")])
    life = s.zone(0, "life", [zx("l1"), zx("l2")])
    s.begin().do("ability" if number == "B01-023" else "play", card)
    assert s.decision == (16, 1) and s.where(last) == "hand"
    s.do(life[0])
    assert s.life(0) == 1 and s.where(life[0]) == "charge"
    drawn = s.hand(0)
    assert len(drawn) == 2  # the second one came from the new Deck
    while s.decision == (13, 0):
        s.do(s.choices()[0])
    assert s.count(0, "hand") == 2 - returned and s.state["deck_top"][0] == []


@pytest.mark.parametrize(("number", "returned"), [("B01-023", 1), ("B01-037", 2)])
def test_qa1_09_reload_after_the_last_draw_before_the_put_back(number: str, returned: int) -> None:
    s = Scenario()
    card, = s.zone(0, "charge" if number == "B01-023" else "hand", [number])
    resources(s, "blue", 2)
    top = s.zone(0, "deck", [zx("a"), zx("b")])
    s.zone(0, "trash", [zx("old")])
    life = s.zone(0, "life", [zx("l1"), zx("l2")])
    s.begin().do("ability" if number == "B01-023" else "play", card)
    assert s.decision == (16, 1) and s.where(top[0]) == s.where(top[1]) == "hand"
    s.do(life[1])
    while s.decision == (13, 0):
        s.do(s.choices()[0])
    in_deck = 1 + returned + (1 if number == "B01-023" else 0)  # the paid card was in the Trash
    assert s.count(0, "deck") == in_deck and s.count(0, "hand") == 2 - returned
    assert s.life(0) == 1 and s.count(0, "charge") == 1


def test_qa1_10_a_bonus_for_all_your_zx_is_fixed_on_resolution() -> None:
    s = Scenario()
    phoenix = s.put("B01-048", square=0)
    a = s.put(PLAIN, square=3)
    kill = give(s, event("kill", Destroy(Choose(1, any_zx(name="聖獣オーラフェニックス")))))
    b = give(s, zx("late", cost=0))
    s.begin().do("play", kill)
    assert s.where(phoenix) == "charge" and s.power(a) == 7000
    s.do("play", b, 5)
    assert s.power(b) == 5000


@pytest.mark.parametrize("number", ["B01-050", "B01-053"])
def test_qa1_11_an_attacker_on_its_player_square_is_safe(number: str) -> None:
    for square, where in ((1, "square 1"), (3, "charge")):
        s = Scenario()
        a = s.put(PLAIN, square=square)
        b = s.put(number, square=4, player=1)
        s.begin()
        attack(s, a, b)
        assert s.damage(b) == 5000 and s.where(a) == where


def test_qa1_14_a_rebooted_zx_may_attack_again() -> None:
    s = Scenario()
    s.player_card(0, "上柚木綾瀬")
    a, b = s.put("B01-070", square=3), s.put(power(20000), square=6, player=1)
    s.zone(0, "charge", 3)
    s.begin()
    attack(s, a, b)
    assert not s.rebooted(a)
    s.do("ability", a)
    assert s.rebooted(a) and s.count(0, "trash") == 3
    attack(s, a, b)
    assert s.damage(b) == 12000


def test_qa1_15_costs_are_paid_with_own_cards() -> None:
    s = Scenario()
    s.player_card(0, "上柚木綾瀬")
    a = s.put("B01-070", square=3, slept=True)
    s.zone(0, "charge", 2)
    s.zone(1, "charge", 4)
    s.begin()
    assert not s.can("ability", a)


def test_qa1_16_a_pending_trigger_resolves_without_its_source() -> None:
    s = Scenario()
    hater = s.put("B01-072", square=4)
    other = s.put(PLAIN, square=0)
    bringer, _ = s.zone(1, "life", ["B01-002", PLAIN])
    s.begin()
    attack(s, hater)
    s.do(bringer, "play", 8)
    assert s.decision == (18, 1)
    s.do(hater)
    assert s.where(hater) == "trash" and s.decision == (13, 0)
    s.do(other)
    assert s.where(other) == "charge"


def test_qa1_17_life_recovery_does_not_undo_the_decrease() -> None:
    s = Scenario()
    hater = s.put("B01-072", square=4)
    recovery, _ = s.zone(1, "life", ["B01-024", PLAIN])
    s.begin()
    attack(s, hater)
    s.do(recovery, "play", 8)
    assert s.life(1) == 2 and s.decision == (13, 0)


def test_qa1_18_the_trigger_may_destroy_what_came_out_of_life() -> None:
    s = Scenario()
    hater = s.put("B01-072", square=4)
    recovery, _ = s.zone(1, "life", ["B01-024", PLAIN])
    s.begin()
    attack(s, hater)
    s.do(recovery, "play", 8, recovery)
    assert s.where(recovery) == "charge"


@pytest.mark.parametrize("player", [0, 1])
def test_qa1_19_life_lost_by_a_reload_triggers(player: int) -> None:
    s = Scenario()
    s.put("B01-072", square=4)
    victim = s.put(PLAIN, square=0, player=1)
    s.zone(player, "deck", [PLAIN])
    s.zone(player, "trash", [PLAIN])
    life = s.zone(player, "life", 3)
    ev = give(s, event("draw", Draw(who="me" if player == 0 else "opponent")))
    s.begin().do("play", ev, life[0])
    assert s.decision == (13, 0) and victim in s.choices()
    s.do(victim)
    assert s.where(victim) == "charge"


def test_qa1_20_a_bonus_that_ends_lets_old_damage_kill() -> None:
    """ZX-22.11: "at that moment" means the next PPP."""
    s = Scenario()
    rose = s.put("B01-084", square=4, damage=5000)
    returner = give(s, "B01-092")
    cards = resources(s, "green", 9)
    s.begin()
    assert s.power(rose) == 5500
    s.do("play", returner, 0)
    assert s.decision == (13, 0) and s.where(rose) == "square 4"
    s.do(cards[0])
    assert s.where(rose) == "charge" and s.count(0, "resource") == 8


def test_qa1_22_reload_between_two_moves_of_one_effect() -> None:
    s = Scenario()
    ev = give(s, "B01-100")
    resources(s, "green", 5)
    last, = s.zone(0, "deck", [zx("last")])
    old, = s.zone(0, "trash", [zx("old")])
    life = s.zone(0, "life", 3)
    s.begin().do("play", ev)
    assert s.decision == (16, 1) and s.where(last) == "resource" and not s.rebooted(last)
    s.do(life[0])
    assert s.where(old) == "resource" and not s.rebooted(old)
    # The Event goes to Trash while the Deck is empty and becomes the Deck (ZX-12.2j): a second life card is lost.
    assert s.decision == (16, 1) and s.where(ev) == "deck" and s.life(0) == 2
