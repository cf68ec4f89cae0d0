"""Starter C04, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    WEAK,
    check_played,
    check_power,
    cost,
    covers,
    from_life,
    idle,
    options,
    plays,
    powers,
    ready,
    values,
)
from stubs import ICON, attack, hand, power, resources, zx

from zxfast.games.zx.vocabulary import GREEN, RED, ranged
from zxfast.testing import Scenario


@plays(
    ("C04-003", RED, 2, 3500), ("C04-004", RED, 3, 5000), ("C04-005", RED, 3, 5000), ("C04-006", RED, 3, 5000),
    ("C04-007", RED, 4, 6500), ("C04-011", RED, 6, 9500), ("C04-013", GREEN, 2, 3500), ("C04-014", GREEN, 3, 5000),
    ("C04-016", GREEN, 3, 5000), ("C04-018", GREEN, 4, 6500), ("C04-020", GREEN, 5, 8000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("C04-002", 7500), ("C04-008", 6000), ("C04-009", 7000), ("C04-010", 7000), ("C04-015", 4500), ("C04-017", 5000),
    ("C04-019", 6500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@pytest.mark.parametrize("player", ["C04-001", "F03-008", "F01-008"])
@covers("C04-002")
def test_green_3_top_card_into_resource(player: str) -> None:
    s = Scenario()
    s.player_card(0, player)
    card = s.put("C04-002", 4)
    resources(s, GREEN, 7)
    top, second, *_ = s.zone(0, "deck", [ICON, WEAK, 5])
    s.begin().do("ability", card)
    assert s.awake(0) == 4
    if player == "F01-008":
        assert s.where(top) == "deck"
    else:
        assert s.where(top) == "resource" and not s.rebooted(top) and s.where(second) == "deck"
    s.do("ability", card)  # as often as it can be paid
    assert s.awake(0) == 1 and not s.can("ability", card) and s.where(second) == s.where(top)


@covers("C04-008")
def test_red_1_out_of_charge_2000_for_an_attacker() -> None:
    s = Scenario()
    attacker, target, friend = s.put(power(5000), 4), s.put(power(7000), 5, player=1), s.put(power(5000), 0)
    card, = s.zone(0, "charge", ["C04-008"])
    resources(s, RED, 1)
    s.begin().do("attack", attacker, target, "ability", card)
    assert s.power(attacker) == 7000 and s.power(friend) == 5000 and s.where(card) == "trash" and s.awake(0) == 0
    s.finish_battle()
    assert s.where(target) == "charge" and s.power(attacker) == 7000
    s.end_turn()
    assert s.power(attacker) == 5000


@covers("C04-008")
def test_red_1_for_nobody_outside_a_battle_and_for_their_attacker() -> None:
    s = Scenario()
    a = s.put(power(5000), 4)
    card, = s.zone(0, "charge", ["C04-008"])
    resources(s, RED, 1)
    s.begin()
    if s.can("ability", card):
        s.do("ability", card)
        assert s.power(a) == 5000 and s.where(card) == "trash"
    s = Scenario()
    a, b = s.put(power(5000), 1), s.put(power(9000), 4, player=1)
    card, = s.zone(1, "charge", ["C04-008"])
    resources(s, RED, 1, 1)
    s.begin().do("attack", a, b, "ability", card)
    assert s.power(a) == 7000 and s.power(b) == 9000


@covers("C04-009", "B04-010")
def test_red_2_destroy_this_10000_with_an_empty_hand(number: str) -> None:
    s = Scenario()
    card = s.put(number, 4)
    his, dead = s.put(GIANT, 5, player=1), s.put(power(10000), 8, player=1)
    s.put(GIANT, 7, player=1)
    s.put(GIANT, 3)
    resources(s, RED, 2)
    hand(s, ICON, player=1)
    s.begin().do("ability", card)
    assert s.where(card) == "charge" and s.awake(0) == 0 and options(s) == {his, dead}
    s.do(his)
    assert s.damage(his) == 10000 and s.where(dead) == "square 8"


@covers("C04-009", "B04-010")
def test_red_2_not_with_a_hand_card_or_one_resource(number: str) -> None:
    for cards, n in ((1, 2), (0, 1)):
        s = Scenario()
        card = s.put(number, 4)
        s.put(GIANT, 5, player=1)
        s.zone(0, "hand", cards)
        resources(s, RED, n)
        s.begin()
        assert not s.can("ability", card)


@covers("C04-015", "B02-083")
def test_sage_in_the_ignition_phase(number: str) -> None:
    for answer in (True, False):
        s = Scenario()
        paid, = s.zone(0, "charge", [WEAK])
        card, *_ = s.zone(0, "deck", [number, 5])
        a, b = hand(s, ICON, GIANT)
        hand(s, WEAK, player=1)
        s.begin(phase="ignition").do(paid, "play", 4)
        assert s.where(card) == "square 4" and options(s) == {a, b, "pass"}
        s.do(b if answer else "pass")
        assert s.where(b) == ("resource" if answer else "hand") and s.where(a) == "hand"
        assert not answer or not s.rebooted(b)


@values("number, kept", ("C04-015", "hand"), ("F07-001", "hand"))
def test_ignition_phase_only(number: str, kept: str) -> None:
    """Played from hand or out of Life it does nothing more."""
    s = Scenario()
    his = s.put(GIANT, 5, player=1)
    other, = hand(s, ICON)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert idle(s) and s.where(other) == kept and s.damage(his) == 0
    units = []
    s, card = from_life(number, 3, 3, board=lambda s: units.extend([s.put(GIANT, 5), *s.zone(1, "hand", [ICON])]))
    assert idle(s) and s.where(card) == "square 8" and s.damage(units[0]) == 0 and s.where(units[1]) == "hand"


@pytest.mark.parametrize("guard", [True, False])
@covers("C04-021", "B03-098")
def test_thorn_prison_the_attacker_deals_no_damage(number: str, guard: bool) -> None:
    s = Scenario()
    card = ready(s, number, 1)
    guarding = s.put(WEAK, 7, player=1) if guard else None
    attacker, other = s.put(cost(3), 4), s.put(cost(2), 6)
    s.begin().do("attack", attacker, 7, "play", card).finish_battle()
    assert s.life(1) == 4 and s.where(attacker) == "square 4" and not s.rebooted(attacker)
    if guarding is not None:
        assert s.where(guarding) == "square 7" and s.damage(guarding) == 0
    s.do("attack", other, 7).finish_battle()  # the other one still hurts
    if guarding is not None:
        assert s.where(guarding) == "charge"
    else:
        s.do(s.choices()[0])
        assert s.life(1) == 3


@covers("C04-021", "B03-098")
def test_thorn_prison_reaches_an_archer_on_a_player_square(number: str) -> None:
    s = Scenario()
    card = ready(s, number, 1)
    archer = s.put("C01-015", 1)
    cheap = s.put(zx("archer", ranged(2)), 3)
    s.begin().do("attack", archer, "player", "play", card).finish_battle()
    s.do(s.choices()[0])
    assert s.life(1) == 3 and s.rebooted(cheap)  # cost 5
    s = Scenario()
    card = ready(s, number, 1)
    archer = s.put(zx("archer", ranged(2)), 1)
    s.begin().do("attack", archer, "player", "play", card).finish_battle()
    assert s.life(1) == 4


@covers("C04-021", "B03-098")
def test_thorn_prison_not_for_cost_4_nor_other_targets(number: str) -> None:
    for price, square, origin in ((4, 7, 4), (3, 8, 5)):
        s = Scenario()
        card = ready(s, number, 1)
        target, attacker = s.put(WEAK, square, player=1), s.put(cost(price), origin)
        s.begin().do("attack", attacker, target, "play", card).finish_battle()
        assert s.where(target) == "charge" and s.where(card) == "trash"


def test_two_wheels_stay_in_charge_for_their_owner() -> None:
    """The other player cannot use it."""
    s = Scenario()
    a, b = s.put(GIANT, 4), s.put(WEAK, 5, player=1)
    s.zone(1, "charge", ["C04-008"])
    resources(s, RED, 1, 0)
    s.begin()
    attack(s, a, b)
    assert s.power(a) == 20000
