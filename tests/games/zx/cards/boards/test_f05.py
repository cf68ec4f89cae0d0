"""Free deck F05."""

from __future__ import annotations

from boards import GIANT, check_played, check_power, cost, covers, idle, options, plays, powers, ready

from zxfast.games.zx.vocabulary import BLUE
from zxfast.testing import Scenario


@plays(
    ("F05-002", BLUE, 3, 4500), ("F05-003", BLUE, 3, 4500),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("F05-001", 2500), ("F05-004", 4000), ("F05-005", 6000), ("F05-006", 5500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("F05-005")
def test_one_zx_may_move_to_a_square_beside_it_taken_or_not() -> None:
    for answer in (8, "pass"):
        s = Scenario()
        own, his = s.put(GIANT, 0), s.put(GIANT, 5, player=1, slept=True)
        s.put(GIANT, 1)
        old = s.put(GIANT, 8, player=1)
        card = ready(s, "F05-005")
        s.begin().do("play", card, 4)
        assert options(s) == {own, his, old, card}
        s.do(his)
        assert options(s) == {2, 4, 8, "pass"}
        s.do(answer)
        assert idle(s) and s.where(his) == f"square {8 if answer == 8 else 5}" and not s.rebooted(his)
        assert s.where(old) == ("trash" if answer == 8 else "square 8")  # two of one player: the later one stays


@covers("F05-005")
def test_no_zx_moves_to_the_other_players_player_square() -> None:
    s = Scenario()
    his = s.put(GIANT, 3, player=1)
    card = ready(s, "F05-005")
    s.begin().do("play", card, 4, card)
    assert options(s) == {1, 3, 5, "pass"}
    s.do(1)
    assert s.where(card) == "square 1" and s.where(his) == "square 3"
    s = Scenario()
    his = s.put(GIANT, 4, player=1)
    card = ready(s, "F05-005")
    s.begin().do("play", card, 0, his)
    assert options(s) == {3, 5, 7, "pass"}
    s.do(7)
    assert s.where(his) == "square 7"


@covers("F05-005")
def test_moving_onto_another_players_zx() -> None:
    """ZX-12.6b: the Z/X that was there first stays."""
    s = Scenario()
    his = s.put(GIANT, 5, player=1)
    card = ready(s, "F05-005")
    s.begin().do("play", card, 4, his, 4)
    assert s.where(his) == "trash" and s.where(card) == "square 4"


@covers("B01-033", "B01-031", "C03-010")
def test_the_dearer_printing_moves_to_squares_without_zx(number: str) -> None:
    s = Scenario()
    his = s.put(GIANT, 5, player=1)
    s.put(GIANT, 8, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4, his)
    assert options(s) == {2, "pass"}
    s.do(2)
    assert s.where(his) == "square 2"


@covers("F05-007")
def test_event_returns_either_of_cost_4() -> None:
    s = Scenario()
    own, his = s.put(cost(4), 3), s.put(cost(2), 5, player=1)
    s.put(cost(5), 8, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 1)
    card = ready(s, "F05-007")
    s.begin().do("play", card)
    assert options(s) == {own, his}
    s.do(own)
    assert s.where(own) == "hand" and s.where(his) == "square 5" and s.where(card) == "trash"
