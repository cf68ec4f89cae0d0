"""Section 5 of the rules: the field. Section 19: what is asked and what must not be seen."""

from __future__ import annotations

import pytest
from stubs import PLAIN, attack, event, give, hand, power, zx

from zxfast.games.zx.vocabulary import (
    BESIDE_THEIR_PLAYER_SQUARE,
    BESIDE_THEIRS,
    BESIDE_THIS,
    CENTRE_AREA,
    ENEMY_AREA,
    HAND,
    IGNITION,
    INFINITE,
    LIFE,
    MY_PLAYER_SQUARE,
    NORMAL,
    OWN_AREA,
    PLAYER_SQUARES,
    RESOURCE,
    THEIR_PLAYER_SQUARE,
    THEIRS,
    THIS,
    All,
    Always,
    Appear,
    Cards,
    Choose,
    Diagram,
    GetsPower,
    Move,
    Power,
    Put,
    Range,
    Squares,
    any_zx,
    mine,
    startup,
    theirs,
)
from zxfast.testing import Scenario

ADJACENT = {0: (1, 3), 1: (0, 2, 4), 2: (1, 5), 3: (0, 4, 6), 4: (1, 3, 5, 7), 5: (2, 4, 8), 6: (3, 7), 7: (4, 6, 8), 8: (5, 7)}


def reached(player: int, on: object) -> set[int]:
    """The squares of an area as an effect of a player reads it: all nine squares are full, what is there gets +500."""
    s = Scenario()
    units = {}
    for q in range(9):
        owner = 1 if q == 7 else 0 if q == 1 else (q + player) % 2
        units[q] = s.put(zx(f"u{q}"), square=q, player=owner)
    ev = give(s, event("mark", Power(500, All(any_zx(on)))), player)  # type: ignore[arg-type]
    s.begin(player=player).do("play", ev)
    return {q for q, h in units.items() if s.power(h) == 5500}


def test_coordinates_and_player_squares_zx_5_1_zx_5_2() -> None:
    """ZX-5.1, ZX-5.2, ZX-5.11: square 1 is player 0's, square 7 player 1's; each may stand on the own one only."""
    for player, own, other in ((0, 1, 7), (1, 7, 1)):
        s = Scenario()
        card = give(s, zx("free", cost=0), player)
        s.begin(player=player).do("play", card)
        assert own in s.choices() and other not in s.choices() and len(s.choices()) == 8


@pytest.mark.parametrize(("on", "zero", "one"), [
    (OWN_AREA, {0, 1, 2}, {6, 7, 8}), (CENTRE_AREA, {3, 4, 5}, {3, 4, 5}), (ENEMY_AREA, {6, 7, 8}, {0, 1, 2}),
    (NORMAL, {0, 2, 3, 4, 5, 6, 8}, {0, 2, 3, 4, 5, 6, 8}), (MY_PLAYER_SQUARE, {1}, {7}), (THEIR_PLAYER_SQUARE, {7}, {1}),
    (PLAYER_SQUARES, {1, 7}, {1, 7}), (BESIDE_THEIR_PLAYER_SQUARE, {4, 6, 8}, {0, 2, 4}),
    ("anywhere", set(range(9)), set(range(9))),
])
def test_areas_are_read_in_the_controllers_view_zx_5_6_zx_5_7_zx_5_8(on: str, zero: set[int], one: set[int]) -> None:
    """ZX-5.6, ZX-5.7, ZX-5.8, TRAP-26: own, centre, enemy area; normal squares; three squares beside the opponent's."""
    assert reached(0, on) == zero
    assert reached(1, on) == one


def test_diagrams_are_turned_for_the_other_player_zx_5_3_zx_5_9() -> None:
    """ZX-5.3, ZX-5.9: bit i is square i of player 0 and square 8 - i of player 1."""
    assert reached(0, Diagram(0b000001101)) == {0, 2, 3}
    assert reached(1, Diagram(0b000001101)) == {8, 6, 5}


@pytest.mark.parametrize("square", range(9))
def test_adjacent_squares_zx_5_4(square: int) -> None:
    """ZX-5.4, TRAP-25: squares that share an edge, never diagonals."""
    s = Scenario()
    s.put(zx("aura", Always(GetsPower(500, any_zx(BESIDE_THIS)))), square=square, player=1 if square == 7 else 0)
    units = {q: s.put(zx(f"u{q}"), square=q, player=1 if q == 7 else 0) for q in range(9) if q != square}
    s.begin()
    assert tuple(q for q, h in units.items() if s.power(h) == 5500) == ADJACENT[square]


@pytest.mark.parametrize(("square", "n", "expected"), [
    (0, 2, [2, 3, 4, 6]), (0, 3, [2, 3, 4, 5, 6, 7]), (0, 4, [2, 3, 4, 5, 6, 7, 8]), (1, 2, [0, 2, 3, 4, 5, 7]), (8, 1, [5, 7]),
    (8, 2, [2, 4, 5, 6, 7]),
])
def test_distance_counts_edge_steps_zx_5_5(square: int, n: int, expected: list[int]) -> None:
    """ZX-5.5: rows and columns added; the two player squares are at distance 2, the corners at 4."""
    s = Scenario()
    a = s.put(zx("archer", Always(Range(n))), square=square)
    for q in range(9):
        if q not in (square, 1):
            s.put(zx(f"u{q}"), square=q, player=1)
    s.begin()
    assert s.targets(a) == [q for q in expected if q != 1 and not (square == 1 and q == 1)]


def test_at_most_one_zx_per_square_zx_5_10() -> None:
    """ZX-5.10, ZX-12.6: several at once are corrected in the next PPP."""
    s = Scenario()
    for _ in range(3):
        s.put(PLAIN, square=4)
    s.begin()
    assert s.count(0, "square") == 1 and s.count(0, "trash") == 2


def test_zx_do_not_move_by_themselves_zx_5_12() -> None:
    """ZX-5.12: no action of the main phase moves a Z/X; after battles and turns it stands where it stood."""
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=6, player=1)
    s.begin()
    assert s.choices() == [("attack", a, b), "pass"]
    attack(s, a, b)
    s.end_turn().until("main", 0)
    assert (s.where(a), s.where(b)) == ("square 3", "square 6")


def test_empty_means_without_any_zx_zx_5_13() -> None:
    """ZX-5.13: of neither player; a Player card does not fill the player square."""
    s = Scenario()
    s.player_card(0, "somebody")
    give(s, zx("free", cost=0))
    s.put(PLAIN, square=0)
    s.put(PLAIN, square=8, player=1)
    ev = give(s, event("call", Appear(Choose(1, Cards(HAND)), Squares())))
    s.begin().do("play", ev)
    assert s.choices() == [1, 2, 3, 4, 5, 6]


def test_squares_beside_opposing_zx_zx_5_4() -> None:
    """ZX-5.4, ZX-5.13: empty ones next to an opposing Z/X, wherever the own one comes from."""
    s = Scenario()
    a = s.put(zx("wolf", startup((), Move(THIS, Squares(BESIDE_THEIRS)))), square=0)
    s.put(PLAIN, square=8, player=1)
    s.begin().do("ability", a)
    assert s.where(a) == "square 5"  # 7 is the opponent's player square, so 5 is the only one


# ---- 19 -------------------------------------------------------------------------------------------------------------


def test_everything_offered_is_an_option_of_the_list_zx_19_4() -> None:
    """ZX-19.4, ZX-1.6: a whole game: rearranging cards, conceding or anything else outside the list is never offered."""
    known = {"card", "square", "attack", "pass", "yes", "no", "pay", "wait", "unit", "unknown"}
    deck = [zx(f"p{i}", cost=i % 4 + 1, power=3000 + 500 * (i % 5), icon=IGNITION if i % 2 else None) for i in range(50)]
    s = Scenario.game(deck, deck, seed=7)
    words = set()
    while s.over is None and s.turn < 16:
        options = s.state["decision"]["options"]
        assert len(options) > 1  # a single option is never asked
        words |= {option[0] for option in options}
        s.do(options[(7 * len(s.done)) % len(options)])
    assert words <= known and {"card", "square", "attack", "yes"} <= words


def test_hidden_cards_are_no_options_zx_4_4_zx_2_17() -> None:
    """ZX-4.4, ZX-2.17, ZX-19.1, DP-16: face-down life cards are not named; only the one that was seen is, beside "unknown"."""
    s = Scenario(ask_life=False)
    s.put(PLAIN, square=4, player=1)
    seen = give(s, event("hide", Put(THIS, LIFE)))
    s.begin().do("play", seen)
    s.end_turn().until("main", 1)
    s.do("attack", 4, "player")
    assert s.choices() == [seen, "unknown"]


def test_public_cards_are_named_zx_4_2() -> None:
    """ZX-4.2: the opponent's face-up cards of a public zone are options by card."""
    s = Scenario()
    cards = s.zone(1, "resource", [zx("a"), zx("b")])
    ev = give(s, event("take", Put(Choose(1, Cards(RESOURCE, THEIRS)), "trash")))
    s.begin().do("play", ev)
    assert s.choices() == cards


def test_the_turn_player_is_asked_first_zx_19_3() -> None:
    """ZX-19.3: both have too much Charge; both have pending damage."""
    for turn_player in (0, 1):
        s = Scenario()
        for player in (0, 1):
            s.zone(player, "charge", [zx(f"c{i}") for i in range(5)])
        s.begin(player=turn_player, pending=(1, 1))
        assert s.decision == (19, turn_player)
        s.do(s.choices()[0])
        assert s.decision == (19, 1 - turn_player)
        s.do(s.choices()[0])
        assert s.decision == (16, 1 - turn_player)  # the turn player's damage: the other one picks


def test_one_option_is_no_question_zx_11_9() -> None:
    """ZX-11.9: forced choices of an effect are made by the engine."""
    s = Scenario(stop=False)
    s.put(zx("archer", Always(Range(INFINITE))), square=0)
    b = s.put(PLAIN, square=7, player=1)
    ev = hand(s, event("mark", Power(500, Choose(1, theirs())), Power(500, Choose(1, mine()))))[0]
    s.begin().do("play", ev)
    assert s.decision == (5, 0) and s.power(b) == 5500
