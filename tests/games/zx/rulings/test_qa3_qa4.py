"""Official card questions and answers, boosters 3 and 4 and EX pack 1."""

from __future__ import annotations

import pytest
from stubs import PLAIN, attack, event, give, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    BLUE,
    BRAVER,
    CHARGE,
    METAL_FORTRESS,
    RED,
    RESOURCE,
    TRASH,
    Always,
    Cards,
    Choose,
    Deal,
    Destroy,
    GetsPower,
    Put,
    any_number,
    any_zx,
    appears,
    startup,
    theirs,
)
from zxfast.testing import Scenario


def test_qa3_01_damage_of_red_cards() -> None:
    """Red attack, red ability, red Event: +1000 each; a card of another colour deals what it deals."""
    for colour, bonus in ((RED, 1000), (BLUE, 0)):
        s = Scenario()
        s.put("B03-006", square=0)
        a = s.put(zx("a", startup((), Deal(1000, Choose(1, theirs())), once_per_turn=True), colours=(colour,)), square=3)
        b = s.put(power(20000), square=6, player=1)
        ev = give(s, event("bolt", Deal(2000, Choose(1, theirs())), colours=(colour,)))
        s.begin()
        attack(s, a, b)
        assert s.damage(b) == 5000 + bonus
        s.do("ability", a)
        assert s.damage(b) == 6000 + 2 * bonus
        s.do("play", ev)
        assert s.damage(b) == 8000 + 3 * bonus


def test_qa3_02_the_bonus_comes_on_each_share() -> None:
    ryoma = zx("B02-015 stub", appears(Deal(6000, any_number(theirs()), split=True)), cost=0)
    s = Scenario()
    s.put("B03-006", square=0)
    card = give(s, ryoma)
    b, c = s.put(power(20000), square=6, player=1), s.put(power(19000), square=8, player=1)
    s.begin().do("play", card, 4, b, c)
    assert s.decision == (14, 0) and 0 not in s.choices() and 6000 not in s.choices()
    s.do(2000)
    assert (s.damage(b), s.damage(c)) == (3000, 5000)


def test_qa3_03_an_attacked_player_stays_the_target() -> None:
    s = Scenario()
    a = s.put(PLAIN, square=4)
    sword = give(s, "B03-020", 1)
    hero = give(s, zx("hero", tribes=(BRAVER,), power=1000), 1)
    resources(s, "red", 4, 1)
    life = s.zone(1, "life", 3)
    s.begin().do("attack", a, "player", "play", sword, 7)
    assert s.where(hero) == "square 7" and not s.rebooted(hero)
    s.do(life[0])
    assert s.life(1) == 2 and s.damage(hero) == 0


def test_qa3_04_range_is_looked_at_in_the_declaration_only() -> None:
    s = Scenario()
    clock = s.put("B03-036", square=3)
    a = s.put(zx("fortress", tribes=(METAL_FORTRESS,)), square=1)
    b = s.put(power(9000), square=7, player=1)
    kill = give(s, event("kill", Destroy(Choose(1, theirs(name="巨大時計バークリウム")))), 1)
    s.begin().do("attack", a, b, "play", kill)
    assert s.where(clock) == "charge" and s.damage(b) == 5000


def test_qa3_05_a_revealed_card_is_still_in_life() -> None:
    s = Scenario()
    a = s.put(PLAIN, square=4)
    snow, _ = s.zone(1, "life", ["B03-048", PLAIN])
    s.begin()
    attack(s, a)
    s.do(snow)
    assert s.where(snow) == "charge" and s.decision == (5, 0)
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.zone(1, "life", ["B03-048"])
    s.begin()
    attack(s, a)
    assert s.decision == (17, 1)


def test_qa3_06_in_battle_only_while_the_battle_goes_on() -> None:
    s = Scenario()
    dragon, b = s.put("B03-037", square=3), s.put(power(20000), square=6, player=1)
    resources(s, "blue", 1)
    s.begin()
    assert s.can("ability", dragon)
    s.do("attack", dragon, b)
    assert s.decision == (5, 0)  # nobody had anything to do in the event step: the ability was not usable
    s.do("ability", dragon, 8)
    assert s.where(dragon) == "square 8"
    s = Scenario()
    dragon, a = s.put("B03-037", square=6, player=1), s.put(PLAIN, square=3)
    resources(s, "blue", 1, 1)
    s.begin().do("attack", a, dragon)
    assert s.decision == (5, 0) and s.damage(dragon) == 5000


def test_qa3_08_a_player_that_takes_no_damage() -> None:
    s = Scenario()
    a = s.put(PLAIN, square=4)
    s.put("B03-057", square=6, player=1)
    s.begin()
    attack(s, a)
    assert s.life(1) == 4 and s.pending == (0, 0) and s.decision == (5, 0)


def test_qa3_09_the_evol_seed_finds_an_empty_trash() -> None:
    s = Scenario()
    alice, = s.zone(0, "deck", ["B03-067"])
    s.zone(0, "trash", [PLAIN])
    paid, = s.zone(0, "charge", [zx("paid")])
    life = s.zone(0, "life", 3)
    s.begin(phase="ignition").do(paid)
    assert s.decision == (16, 1) and s.where(alice) == "deck" and s.waiting == [alice]
    s.do(life[0])
    assert s.count(0, "deck") == 3 and s.count(0, "trash") == 0 and s.count(0, "hand") == 0
    assert s.where(life[0]) == "charge" and s.waiting == []


@pytest.mark.parametrize("reloaded", [True, False])
def test_qa3_10_the_seed_cannot_appear_out_of_the_new_deck(reloaded: bool) -> None:
    s = Scenario()
    fighter = s.zone(0, "deck", ["B03-074"] if reloaded else ["B03-074", PLAIN])[0]
    resources(s, "black", 6)
    paid, = s.zone(0, "charge", [zx("paid")])
    life = s.zone(0, "life", 3)
    s.begin(phase="ignition").do(paid)
    if reloaded:
        s.do(life[0])
    assert s.decision == (12, 0)
    s.do("yes")
    if reloaded:
        assert s.where(fighter) == "deck" and s.count(0, "square") == 0
    else:
        s.do(4)
        assert s.where(fighter) == "square 4"


@pytest.mark.parametrize("number", ["B04-009", "B04-010"])
def test_qa4_01_destroyed_as_a_cost_with_a_full_charge(number: str) -> None:
    """Usable. The ruling (2012) sends the card to the Trash; the engine follows the charge excess rule of S001 (ZX-12.5, 22.4):
    five cards for a moment, the owner chooses which four stay."""
    for dropped in ("new", "old"):
        s = Scenario()
        lizard = s.put(number, square=4)
        b = s.put(power(20000), square=6, player=1)
        old = s.zone(0, "charge", [zx(f"c{i}") for i in range(4)])
        resources(s, "red", 2)
        s.begin().do("ability", lizard)
        assert s.damage(b) == (8000 if number == "B04-009" else 10000)
        assert s.decision == (19, 0) and s.where(lizard) == "charge"
        s.do(lizard if dropped == "new" else old[2])
        assert s.where(lizard) == ("trash" if dropped == "new" else "charge") and s.count(0, "charge") == 4


def test_qa4_03_a_bonus_needs_damage() -> None:
    s = Scenario()
    s.put("B03-006", square=0)
    b = s.put(PLAIN, square=6, player=1)
    bear = give(s, "B04-019")
    resources(s, "red", 3)
    s.begin().do("play", bear)
    assert s.where(bear) == "trash" and s.damage(b) == 0


def test_qa4_04_absolute_boundary_works_on_squares_only() -> None:
    for zone in (TRASH, RESOURCE, CHARGE):
        s = Scenario()
        s.player_card(0, "雷鳥超")
        card, = s.zone(0, zone, ["B04-036"])
        ev = give(s, event("take", Put(Choose(1, Cards(zone)), "hand")))
        s.begin().do("play", ev)
        assert s.where(card) == "hand"
    s = Scenario()
    s.player_card(0, "雷鳥超")
    card = s.put("B04-036", square=4)
    ev = give(s, event("take", Put(Choose(1, any_zx()), "hand")))
    s.begin().do("play", ev)
    assert s.where(card) == "square 4"


def test_qa4_05_the_power_in_the_trash_is_the_printed_one() -> None:
    sword = zx("B02-092 stub", Always(GetsPower(2000)), power=5000)
    s = Scenario()
    card, = s.zone(1, "trash", [sword])
    b = s.put(power(20000), square=6, player=1)
    flare = give(s, "B04-018")
    resources(s, "red", 2)
    s.begin().do("play", flare)
    assert s.where(card) == "removed" and s.damage(b) == 5000


def test_qa4_06_three_squares_beside_the_opponents_player_square() -> None:
    s = Scenario()
    units = {q: s.put(zx(f"u{q}"), square=q, player=1) for q in (0, 2, 3, 4, 5, 6, 7, 8)}
    ev = give(s, "B04-040")
    resources(s, "blue", 4)
    s.begin().do("play", ev)
    assert {q for q, h in units.items() if s.where(h) == "hand"} == {4, 6, 8}


def test_qa4_07_damage_of_5000_or_less_is_not_received() -> None:
    s = Scenario()
    a, wall = s.put(PLAIN, square=3), s.put("B04-056", square=6, player=1)
    ev = give(s, event("bolt", Deal(5000, Choose(1, theirs()))))
    s.begin()
    attack(s, a, wall)
    s.do("play", ev)
    assert s.damage(wall) == 0


def test_qa4_08_the_threshold_is_compared_after_bonuses() -> None:
    s = Scenario()
    s.put("B03-006", square=0)
    wall = s.put("B04-056", square=6, player=1)
    ev = give(s, "B01-019")
    resources(s, "red", 2)
    s.begin().do("play", ev, wall)
    assert s.damage(wall) == 6000


def test_qa4_09_a_larger_damage_counts_in_full() -> None:
    s = Scenario()
    wall = s.put("B04-056", square=6, player=1)
    ev = give(s, "B01-020")
    resources(s, "red", 4)
    s.begin().do("play", ev)
    assert s.damage(wall) == 8000 and s.where(wall) == "square 6"


def test_qa4_11_cost_reductions_add_up() -> None:
    """6 becomes 2, as the ruling says. For 3 the ruling, as quoted, says 0 ("never below 0"); the printed text says "not 0 or
    less", which ZX-8.12 and TRAP-59 read as a floor of 1. The engine follows the rules text; see MP-02."""
    s = Scenario()
    s.zone(0, "resource", ["B04-012", "B04-073", "B04-073"])
    three, six = s.put(zx("three", cost=3), square=6, player=1), s.put(zx("six", cost=6), square=8, player=1)
    own = s.put(zx("own", cost=6), square=0)
    s.begin()
    assert (s.cost(six), s.cost(three), s.cost(own)) == (2, 1, 6)
    s.end_turn().until("main", 1)
    assert (s.cost(six), s.cost(three)) == (6, 3)  # only in the own turn


def test_qa4_12_the_trigger_stays_although_its_card_is_in_hand_again() -> None:
    s = Scenario()
    first, = s.zone(0, "resource", ["B04-015"])
    resources(s, "red", 6)
    wolf, second, big = hand(s, "B04-090", "B04-015", zx("big", cost=7))
    s.begin(phase="resource").do(wolf)
    assert s.decision == (13, 0)  # which hand card to put
    s.do(second)
    assert s.where(second) == "resource" and s.waiting == [second]
    s.do(second)
    assert s.where(second) == "hand" and s.where(first) == "resource" and s.decision == (12, 0)
    s.do("yes")
    assert s.decision == (8, 0)
    s.do(5)
    assert set(s.choices()) == {second, big} and s.awake(0) == 3
    s.do(big, 4)
    assert s.where(big) == "square 4"


def test_qa4_14_a_card_cannot_pay_for_itself() -> None:
    s = Scenario()
    s.put("B04-096", square=0)
    ev, = s.zone(0, "resource", ["B01-097"])
    s.begin()
    assert not s.can("play", ev)
    s = Scenario()
    s.put("B04-096", square=0)
    ev, = s.zone(0, "resource", ["B01-097"])
    payer, = resources(s, "green", 1)
    s.begin().do("play", ev)
    assert s.where(ev) == "trash" and not s.rebooted(payer) and s.power(s.cards(0, "square")[0]) == 12000


def test_qa4_18_a_slept_resource_card_is_played_rebooted() -> None:
    s = Scenario()
    s.put("B04-096", square=0)
    card, = s.zone(0, "resource", [zx("green", cost=1, colours=("green",))], slept=True)
    resources(s, "green", 1)
    s.begin().do("play", card, 4)
    assert s.where(card) == "square 4" and s.rebooted(card)


def test_qae_04_an_appear_ability_of_a_zx_that_dies_at_once() -> None:
    s = Scenario()
    for q in (3, 5, 7):
        s.put("E01-011", square=q, player=1)
    card = give(s, "B01-022")
    resources(s, "blue", 2)
    kept = zx("kept", cost=9)
    give(s, kept)
    s.begin().do("play", card, 4)
    assert s.where(card) == "charge" and s.decision == (13, 0) and s.count(0, "hand") == 2
    s.do(kept)
    assert s.count(0, "hand") == 1


def test_qae_07_a_condition_is_checked_on_resolution() -> None:
    s = Scenario()
    for q in (3, 5):
        s.put("C03-002", square=q)
    hand(s, *[zx(f"h{i}", cost=9) for i in range(3)])
    s.begin().end_turn()
    assert s.decision == (11, 0)
    s.do(("wait", 0))
    assert s.count(0, "hand") == 4
