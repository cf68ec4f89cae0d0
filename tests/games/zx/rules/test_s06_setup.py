"""Section 6 of the rules: setting up a game."""

from __future__ import annotations

from typing import Any

import pytest
from stubs import auto, event, zx

from zxfast.games.zx.vocabulary import (
    Appears,
    Card,
    Draw,
    GateCard,
    If,
    PlayerIs,
    PutIntoResource,
    Recover,
    StartCard,
    StartResource,
)
from zxfast.testing import Scenario

LOUD = (auto(Appears(), Draw(5)), auto(PutIntoResource(), Draw(5)))  # would draw if anything triggered


def deck(*special: Any) -> list[Any]:
    """These cards, the rest are dear Z/X of different names."""
    return [*special, *(zx(f"p{i}", *LOUD, cost=9) for i in range(50 - len(special)))]


def test_start_cards_zx_6_2_zx_6_12() -> None:
    """ZX-6.2, ZX-6.12, DP-01: the start card becomes a rebooted Z/X on the own player square; nothing triggers."""
    s = Scenario.game(deck(zx("start", StartCard(), *LOUD)), deck(zx("start", StartCard(), *LOUD)))
    assert s.phase == "setup" and s.decision == (1, 0)
    mine = s.choices()[0]
    s.do(mine)
    assert s.where(mine) == "temporary"  # face-down on the Player card
    assert s.decision == (1, 1)
    theirs = s.choices()[0]
    s.do(theirs, "keep", "keep")
    assert (s.where(mine), s.where(theirs)) == ("square 1", "square 7")
    assert s.rebooted(mine) and s.rebooted(theirs) and s.unit(mine)["uid"] == 1
    assert len(s.hand(0)) == 4 and s.turn == 0 and s.turn_player == 0


@pytest.mark.parametrize("who", [0, 1])
def test_the_player_card_is_there_from_the_start_zx_6_1(who: int) -> None:
    """ZX-6.1, ZX-2.22: each player's own one, by its name; without one it is nameless (ZX-12.3)."""
    loyal = event("loyal", If(PlayerIs("somebody"), (Recover(),)))
    players = [None, None]
    players[who] = Card("L1", "player", "somebody")
    s = Scenario.game([loyal] * 50, deck(), players=players)
    s.do("keep", "keep")
    s.until("main", 0)
    s.do("play", s.hand(0)[0])
    assert s.life(0) == (5 if who == 0 else 4)


def test_without_a_start_card_the_square_is_empty_zx_6_2() -> None:
    """ZX-6.2: none is legal."""
    s = Scenario.game(deck(zx("start", StartCard())), deck())
    s.do("pass", "keep", "keep")
    assert s.count(0, "square") == 0 and s.count(0, "deck") == 40


def test_start_gate_and_resource_cards_in_this_order_zx_6_4_zx_6_5() -> None:
    """ZX-6.4, ZX-6.5, ZX-6.15, DP-01: one of each may be taken; 40 - 3 cards are left in the Deck."""
    special = [zx("start", StartCard()), zx("gate", GateCard()), zx("spring", StartResource())]
    s = Scenario.game(deck(*special), deck())
    for card in special:
        assert s.decision == (1, 0) and s.choices()[0].card == card
        s.do(card)
    s.do("keep", "keep")
    assert s.count(0, "deck") == 37 and s.count(0, "resource") == 3 and s.count(1, "deck") == 40
    assert s.cards(0, "square")[0].card == special[0]


def test_the_deck_is_shuffled_zx_6_6() -> None:
    """ZX-6.6, ZX-1.9, ZX-4.11: no order is known, and the opening hands of many games hold every card."""
    seen = set()
    for seed in range(120):
        s = Scenario.game(deck(), deck(), seed=seed)
        assert s.state["deck_top"] == [[], []]
        seen |= {h.id for h in s.hand(0)}
    assert len(seen) == 50


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_given_zx_6_7(first: int) -> None:
    """ZX-6.7, ZX-19.3: it is no decision; the first player is asked first in set-up and begins."""
    s = Scenario.game(deck(zx("start", StartCard())), deck(zx("start", StartCard())), first=first)
    assert s.decision == (1, first)
    s.do("pass")
    assert s.decision == (1, 1 - first)
    s.do("pass")
    assert s.decision == (2, first)
    s.do("keep")
    assert s.decision == (2, 1 - first)
    s.do("keep")
    assert s.turn_player == first and s.decision == (3, first)


def test_four_cards_and_one_redraw_of_all_zx_6_8_zx_6_9() -> None:
    """ZX-6.8, ZX-6.9, DP-02: the whole hand or nothing, once each."""
    s = Scenario.game(deck(), deck(), seed=3)
    assert s.decision == (2, 0) and [len(s.hand(p)) for p in (0, 1)] == [4, 4]
    mine, theirs = s.hand(0), s.hand(1)
    assert s.choices() == ["yes", "no"]
    s.do("redraw")
    assert s.decision == (2, 1) and len(s.hand(0)) == 4 and s.hand(0) != mine and s.hand(1) == theirs
    s.do("keep")
    assert s.decision == (3, 0) and s.hand(1) == theirs


def test_a_redrawn_card_may_come_again_zx_6_9() -> None:
    """ZX-6.9: the hand is shuffled in before the new one is drawn."""
    again = 0
    for seed in range(30):
        s = Scenario.game(deck(), deck(), seed=seed)
        before = set(s.hand(0))
        s.do("redraw")
        again += bool(before & set(s.hand(0)))
    assert again > 0


def test_life_and_resources_zx_6_10_zx_6_11() -> None:
    """ZX-6.10, ZX-6.11, ZX-6.15, ZX-2.16: 4 life cards, 2 rebooted resources, 40 cards left; nothing triggers."""
    s = Scenario.game(deck(), deck())
    assert s.life(0) == 0
    s.do("keep", "keep")
    for p in (0, 1):
        assert (s.life(p), s.count(p, "resource"), s.awake(p), s.count(p, "deck"), len(s.hand(p))) == (4, 2, 2, 40, 4)
    assert s.waiting == []


def test_initial_values_zx_6_13() -> None:
    """ZX-6.13: no damage, no charge."""
    s = Scenario.game(deck(), deck())
    s.do("keep", "keep")
    assert s.pending == (0, 0) and s.count(0, "charge") == s.count(1, "charge") == s.count(0, "trash") == 0


def test_the_first_player_is_restricted_in_drawing_only_zx_6_14_trap_89() -> None:
    """ZX-6.14, ZX-7.9, TRAP-89: no draw on turn 0, but a resource, a play and an attack."""
    fast = zx("fast", cost=0)
    s = Scenario.game([fast] * 50, deck(), first=0)
    s.do("keep", "keep")
    assert s.turn == 0 and s.phase == "resource" and len(s.hand(0)) == 4
    s.do(s.hand(0)[0])
    assert s.count(0, "resource") == 3
    card = s.hand(0)[0]
    s.do("play", card, 4, "attack", card, "player").finish_battle()
    assert s.life(1) == 3
    s.until("resource", 1)
    assert len(s.hand(1)) == 6 and s.turn == 1
