"""Free deck F10."""

from __future__ import annotations

import pytest
from boards import GIANT, MILL, WEAK, check_played, check_power, cost, covers, four, idle, options, plays, powers, ready
from stubs import ICON, attack, event, hand, resources, zx

from zxfast.games.zx.vocabulary import ANGEL, GREEN, WHITE
from zxfast.testing import Scenario

ANGELIC = zx("angelic", tribes=(ANGEL,))


@plays(
    ("F10-001", WHITE, 3, 4500), ("F10-002", WHITE, 3, 4500), ("F10-005", WHITE, 5, 8000), ("F10-009", GREEN, 3, 5000),
    ("F10-010", GREEN, 3, 4500), ("F10-011", GREEN, 3, 5000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("F10-003", 5500), ("F10-004", 6000), ("F10-006", 5500), ("F10-008", 2000), ("F10-012", 5500), ("F10-013", 9000),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("F10-003")
@pytest.mark.parametrize("player", [0, 1])
def test_1000_on_the_squares_of_the_diagram(player: int) -> None:
    """The diagram of the definition (its note says that the printed one is not known): the own row and the centre."""
    s = Scenario()
    view = (lambda q: 8 - q) if player else (lambda q: q)
    mine = {q: s.put(GIANT, view(q), player=player) for q in (0, 1, 3, 4, 6)}
    card = s.put("F10-003", view(2), player=player)
    other = s.put(GIANT, view(5), player=1 - player)
    s.begin()
    assert {q: s.power(h) - 20000 for q, h in mine.items()} == {0: 1000, 1: 1000, 3: 0, 4: 1000, 6: 0}
    assert s.power(card) == 6500 and s.power(other) == 20000


@covers("F10-003")
def test_nothing_for_theirs_on_the_diagram() -> None:
    s = Scenario()
    card, his = s.put("F10-003", 6), s.put(GIANT, 4, player=1)
    s.begin()
    assert s.power(card) == 5500 and s.power(his) == 20000


@covers("F10-004")
def test_one_opposing_on_any_square_loses_1000() -> None:
    s = Scenario()
    _, _, his, his_home = four(s)
    card = ready(s, "F10-004")
    s.begin().do("play", card, 4)
    assert options(s) == {his, his_home}
    s.do(his_home)
    assert s.power(his_home) == 19000 and s.power(his) == 20000
    s.end_turn()
    assert s.power(his_home) == 20000


@covers("F10-006")
def test_esprit_range_2_and_500_for_each_other_angel() -> None:
    s = Scenario()
    card = s.put("F10-006", 0)
    s.put(ANGELIC, 5)
    s.put("F10-006", 1)
    s.put(GIANT, 2)
    s.put(ANGELIC, 4, player=1)
    s.put(WEAK, 6, player=1)
    s.put(WEAK, 8, player=1)
    s.begin()
    assert s.power(card) == 6500 and s.targets(card) == [4, 6]


@covers("F10-007")
def test_event_4000_for_the_zx_on_my_player_square() -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    card = ready(s, "F10-007")
    s.begin().do("play", card)
    assert [s.power(h) for h in (own, home, his, his_home)] == [20000, 24000, 20000, 20000] and s.where(card) == "trash"
    s.end_turn()
    assert s.power(home) == 20000


@covers("F10-007")
def test_event_for_the_defender_in_a_battle() -> None:
    s = Scenario()
    card = ready(s, "F10-007", 1)
    guard, attacker = s.put(zx("guard", power=4500), 7, player=1), s.put(zx("attacker", power=8000), 4)
    s.begin().do("attack", attacker, guard, "play", card).finish_battle()
    assert s.where(guard) == "square 7" and s.damage(guard) == 8000


@covers("F10-012")
def test_green_2_out_of_charge_one_of_two_into_resource() -> None:
    s = Scenario()
    card, = s.zone(0, "charge", ["F10-012"])
    first, second, third = s.zone(0, "deck", [ICON, event("e"), WEAK])
    resources(s, GREEN, 2)
    s.begin().do("ability", card)
    assert s.where(card) == "trash" and s.awake(0) == 0 and options(s) == {first, second}
    s.do(second)
    assert s.where(second) == "resource" and not s.rebooted(second) and s.where(first) == "deck"
    draw = s.count(0, "hand")
    assert draw == 0 and idle(s) and s.count(0, "deck") == 2 and s.where(third) == "deck"


@covers("F10-012")
def test_the_rest_lies_at_the_bottom() -> None:
    s = Scenario()
    card, = s.zone(0, "charge", ["F10-012"])
    first, second, third = s.zone(0, "deck", [ICON, event("e"), WEAK])
    resources(s, GREEN, 2)
    mill = hand(s, MILL)[0]
    s.begin().do("ability", card, second, "play", mill)
    assert s.where(third) == "trash" and s.where(first) == "deck"


@covers("F10-012")
def test_green_2_only_out_of_charge_for_green() -> None:
    for zone, colour, n in (("hand", GREEN, 2), ("charge", GREEN, 1), ("charge", WHITE, 2)):
        s = Scenario()
        unit = s.put("F10-012", 4)
        card, = s.zone(0, zone, ["F10-012"])
        resources(s, colour, n)
        s.begin()
        assert not s.can("ability", card) and not s.can("ability", unit)


@covers("F10-014")
def test_event_one_zx_and_the_top_card_into_resource() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    top, *_ = s.zone(0, "deck", [ICON, 5])
    card = ready(s, "F10-014")
    s.begin().do("play", card)
    assert options(s) == {own, his}
    s.do(his)
    assert s.cards(1, "resource") == [his] and not s.rebooted(his)
    assert s.where(top) == "resource" and not s.rebooted(top) and s.count(0, "resource") == 6 and s.where(card) == "trash"


@covers("F10-014")
def test_event_the_top_card_even_without_a_zx() -> None:
    s = Scenario()
    top, *_ = s.zone(0, "deck", [ICON, 5])
    card = ready(s, "F10-014")
    s.begin().do("play", card)
    assert s.where(top) == "resource"


@covers("F10-008")
def test_queen_bee_attacks_with_5000() -> None:
    s = Scenario()
    card, target = s.put("F10-008", 4), s.put(zx("target", power=5000), 5, player=1)
    resources(s, GREEN, 9)
    s.put(cost(1), 0)
    s.begin()
    attack(s, card, target)
    assert s.where(target) == "charge"
