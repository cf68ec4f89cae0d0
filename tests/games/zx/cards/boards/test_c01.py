"""Starter C01, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    WEAK,
    check_played,
    check_power,
    cost,
    covers,
    four,
    idle,
    kill,
    options,
    plays,
    powers,
    ready,
    values,
)
from stubs import ICON, hand, power, resources, zx

from zxfast.games.zx.vocabulary import ANGEL, BLUE, RED, WHITE
from zxfast.testing import Scenario

ANGELIC = zx("angelic", tribes=(ANGEL,))


@plays(
    ("C01-005", RED, 3, 5000), ("C01-006", RED, 4, 6500), ("C01-010", WHITE, 2, 3500), ("C01-012", WHITE, 3, 5000),
    ("C01-014", WHITE, 5, 8000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("C01-002", 8000), ("C01-003", 4500), ("C01-004", 4500), ("C01-007", 7500), ("C01-008", 7000), ("C01-011", 4500),
    ("C01-013", 6000), ("C01-015", 6000), ("C01-016", 6500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@pytest.mark.parametrize(("player", "whose"), [("C01-001", 0), ("F04-008", 0), ("C01-001", 1), ("F01-008", 0)])
@covers("C01-002")
def test_all_opposing_lose_1000_for_asuka(player: str, whose: int) -> None:
    s = Scenario()
    s.player_card(whose, player)
    own, home, his, his_home = four(s)
    card = s.put("C01-002", 4)
    later, = hand(s, zx("later", cost=0), player=1)
    s.begin()
    lost = 1000 if whose == 0 and player != "F01-008" else 0
    assert [s.power(h) for h in (own, home, his, his_home, card)] == [20000, 20000, 20000 - lost, 20000 - lost, 8000]
    s.end_turn()
    s.until("main", 1).do("play", later, 8)
    assert s.power(later) == 5000 - lost  # continuous: later ones too


@covers("C01-004", "B01-005")
def test_red_2_out_of_charge_5000_damage(number: str) -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card, _ = s.zone(0, "charge", [number, ICON])
    resources(s, RED, 2)
    s.begin().do("ability", card)
    assert s.where(card) == "trash" and s.awake(0) == 0 and options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == 5000 and s.damage(own) == 0


@values("number, colour", ("C01-004", RED), ("B01-005", RED), ("C02-003", BLUE), ("B01-023", BLUE))
def test_only_out_of_charge_for_two_of_the_colour(number: str, colour: str) -> None:
    for zone, n, paid in (("hand", 2, colour), ("charge", 1, colour), ("charge", 2, WHITE)):
        s = Scenario()
        s.put(GIANT, 5, player=1)
        card, = s.zone(0, zone, [number])
        unit = s.put(number, 4)
        resources(s, paid, n)
        s.begin()
        assert not s.can("ability", card) and not s.can("ability", unit)


@values("number, printed", ("C01-011", 4500), ("E01-009", 4500), ("E01-012", 9000))
def test_500_for_each_other_angel(number: str, printed: int) -> None:
    s = Scenario()
    card = s.put(number, 4)
    s.put(ANGELIC, 6)
    s.put(number, 1)
    s.put(GIANT, 2)
    s.put(ANGELIC, 8, player=1)
    s.zone(0, "charge", [ANGELIC])
    s.begin()
    assert s.power(card) == printed + 1000


@pytest.mark.parametrize("life", [1, 2])
@covers("C01-013", "B03-048")
def test_icon_at_life_1(number: str, life: int) -> None:
    s = Scenario()
    s.zone(0, "life", life)
    s.zone(1, "life", 1)
    paid, = s.zone(0, "charge", [WEAK])
    card, *_ = s.zone(0, "deck", [number, 5])
    s.begin(phase="ignition").do(paid)
    if life == 1:
        assert s.decision == (7, 0)
        s.do("play", 4)
    assert s.where(card) == ("square 4" if life == 1 else "trash")


@covers("C01-013", "B03-048")
def test_icon_out_of_life(number: str) -> None:
    """The last life card: it has the icon while it is revealed. Played, Life is 0."""
    s = Scenario()
    card, = s.zone(1, "life", [number])
    s.begin(pending=(0, 1))
    assert s.decision == (17, 1)
    s.do("play", 8)
    assert s.winner == 0 and s.where(card) == "square 8"
    s = Scenario()
    card, other = s.zone(1, "life", [number, 1])
    s.begin(pending=(0, 1)).do(card)
    assert s.where(card) == "charge" and s.where(other) == "life"


@covers("B01-004", "C01-015", "F05-004", "B01-029", "B01-051", "C03-016", "F04-005")
def test_range_2(number: str) -> None:
    s = Scenario()
    card, friend = s.put(number, 0), s.put(GIANT, 1)
    for square in (3, 4, 6, 5, 8):
        s.put(WEAK, square, player=1)
    s.begin()
    assert s.targets(card) == [3, 4, 6] and s.targets(friend) == [4]


@covers("B01-004", "C01-015", "F05-004", "B01-029", "B01-051", "C03-016", "F04-005")
def test_range_2_reaches_the_player(number: str) -> None:
    s = Scenario()
    near, far = s.put(number, 3), s.put(number, 0)
    s.begin()
    assert s.can("attack", near, "player") and not s.can("attack", far, "player")


@covers("C01-016", "B02-053")
def test_minus_4000_when_it_destroys_by_battle(number: str) -> None:
    s = Scenario()
    card, friend = s.put(number, 4), s.put(GIANT, 0)
    target, other = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1)
    his, dead = s.put(GIANT, 8, player=1), s.put(power(4000), 6, player=1)
    s.put(GIANT, 7, player=1)
    s.begin()
    kill(s, friend, other)
    assert idle(s)
    kill(s, card, target)
    assert options(s) == {his, dead}
    s.do(his)
    assert s.power(his) == 16000 and s.where(dead) == "square 6"
    s.end_turn()
    assert s.power(his) == 20000


@covers("C01-017", "B01-057")
def test_light_wall_3500_for_an_attacked_zx_in_the_own_area(number: str) -> None:
    s = Scenario()
    card = ready(s, number, 1)
    target = s.put(power(16501), 7, player=1)
    s.put(GIANT, 8, player=1)
    attacker = s.put(GIANT, 4)
    s.begin().do("attack", attacker, target, "play", card)
    assert s.power(target) == 20001
    s.finish_battle()
    assert s.where(target) == "square 7" and s.where(card) == "trash"
    s.end_turn()
    assert s.power(target) == 16501


@covers("C01-017", "B01-057")
def test_light_wall_not_in_the_centre_nor_for_their_zx(number: str) -> None:
    for player, square, origin in ((1, 4, 3), (0, 8, 5)):
        s = Scenario()
        card = ready(s, number, player)
        target, attacker = s.put(power(18000), square, player=1), s.put(GIANT, origin)
        s.begin().do("attack", attacker, target, "play", card).finish_battle()
        assert s.where(target) == "charge" and s.where(card) == "trash"


def test_costs_of_the_abilities_are_own_cards() -> None:
    """ZX-10.1: the opponent's Charge offers nothing in my turn outside a battle."""
    s = Scenario()
    card, = s.zone(1, "charge", ["C01-004"])
    resources(s, RED, 2, 1)
    s.put(cost(1), 4)
    s.begin()
    assert not s.can("ability", card)
