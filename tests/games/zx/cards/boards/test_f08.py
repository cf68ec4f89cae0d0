"""Free deck F08, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import GIANT, check_played, check_power, cost, covers, four, idle, options, plays, powers, ready
from stubs import ICON, event, resources

from zxfast.games.zx.vocabulary import BLACK, GREEN
from zxfast.testing import Scenario


@plays(
    ("F08-001", BLACK, 3, 4500), ("F08-002", BLACK, 3, 4500), ("F08-003", BLACK, 4, 6500), ("F08-008", GREEN, 2, 3500),
    ("F08-009", GREEN, 3, 5000), ("F08-010", GREEN, 3, 5000), ("F08-012", GREEN, 3, 4500),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("F08-004", 4500), ("F08-005", 8000), ("F08-006", 7000), ("F08-011", 4500), ("F08-013", 8000),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@pytest.mark.parametrize(("own", "other"), [(20, 0), (19, 20)])
@covers("F08-006", "B03-075")
def test_destroys_with_twenty_cards_in_trash(number: str, own: int, other: int) -> None:
    s = Scenario()
    mine, _, his, _ = four(s)
    s.zone(0, "trash", own)
    s.zone(1, "trash", other)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    if own == 20:
        assert options(s) == {mine, his, card}
        s.do(his)
    assert idle(s) and s.where(his) == ("charge" if own == 20 else "square 5")


@covers("F08-007", "B03-078")
def test_event_destroys_cost_6_or_more(number: str) -> None:
    s = Scenario()
    mine, his = s.put(cost(6), 3), s.put(cost(8), 5, player=1)
    s.put(cost(5), 8, player=1)
    s.put(cost(7), 7, player=1)
    s.put(cost(7), 1)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {mine, his}
    s.do(his)
    assert s.where(his) == "charge" and s.where(card) == "trash" and s.where(mine) == "square 3"


@pytest.mark.parametrize(("theirs", "own", "works"), [(6, 9, True), (0, 0, True), (7, 0, False)])
@covers("F08-011", "B03-085")
def test_2000_if_they_have_six_resources_or_fewer(number: str, theirs: int, own: int, works: bool) -> None:
    s = Scenario()
    units = four(s)
    card = ready(s, number)
    resources(s, GREEN, theirs, 1)
    resources(s, GREEN, own, slept=True)
    s.begin().do("play", card, 4)
    if works:
        assert options(s) == {*units, card}
        s.do(units[3])
    assert idle(s) and s.power(units[3]) == (22000 if works else 20000)
    s.end_turn()
    assert s.power(units[3]) == 20000


@covers("F08-014", "B03-099")
def test_event_a_charge_card_into_resource(number: str) -> None:
    s = Scenario()
    a, b = s.zone(0, "charge", [ICON, event("e")])
    s.zone(1, "charge", [GIANT])
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(b)
    assert s.where(b) == "resource" and not s.rebooted(b) and s.where(a) == "charge" and s.where(card) == "trash"
