"""Scenario itself: setting up, named actions, errors, and the examples of docs/scenario.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from zxfast.games.zx.vocabulary import IGNITION, RED, ZX, Card, Draw, OnPlay, SleepThis, StartCard, startup
from zxfast.testing import EnginesDiffer, IllegalAction, Scenario

PAGE = Path(__file__).parents[2] / "docs/scenario.md"


@pytest.mark.skipif(not PAGE.is_file(), reason="not a source tree")
def test_the_examples_of_the_page_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)


def test_an_illegal_action_lists_the_legal_ones() -> None:
    s = Scenario()
    a, b = s.put(square=3), s.put(square=6, player=1)
    s.begin()
    with pytest.raises(IllegalAction, match=r"attack 3 -> 6\n *pass"):
        s.do("attack", b, a)
    assert s.can("attack", a, b)
    assert not s.can("attack", a, "player")


def test_cards_at_the_bottom_of_the_deck_come_last() -> None:
    s = Scenario()
    draw = Card("draw", "event", "draw", colours=(RED,), cost=0, abilities=(OnPlay((Draw(2),)),))
    first, last = s.zone(0, "deck", ["B01-003", "B01-006"], bottom=True)
    top, = s.zone(0, "deck", ["B01-001"])
    cards = s.zone(0, "hand", [draw, draw])
    s.begin()
    s.do("play", cards[0])
    assert (s.where(top), s.where(first), s.where(last)) == ("hand", "hand", "deck")
    with pytest.raises(ValueError, match="only cards of the Deck"):
        Scenario().zone(0, "hand", 1, bottom=True)


def test_handles_of_copies_are_the_cards_that_are_named() -> None:
    s = Scenario()
    cards = s.zone(0, "hand", ["B01-003"] * 3)
    s.begin(phase="resource")
    assert len(s.choices()) == 2
    s.do(cards[2])
    assert [s.where(card) for card in cards] == ["hand", "hand", "resource"]


def test_default_zones_and_slept_resources() -> None:
    s = Scenario()
    up, down = s.zone(0, "resource", ["B01-003"]), s.zone(0, "resource", ["B01-003"], slept=True)
    s.zone(1, "deck", [])
    s.zone(1, "trash", [])
    s.zone(1, "life", 2)
    s.begin()
    assert (s.life(0), s.count(0, "deck"), s.awake(0)) == (4, 10, 1)
    assert s.rebooted(up[0]) and not s.rebooted(down[0])
    assert s.over == {"winner": 0, "reason": "deck_out"}
    assert s.winner == 0 and s.options() == [] and s.decision is None


@pytest.mark.parametrize("wrong", [
    lambda s: s.put("B01-017", square=4), lambda s: s.put("B99-999", square=4), lambda s: s.put("B01-013", square=9),
    lambda s: s.put("B01-013", square=1, player=2), lambda s: s.zone(0, "somewhere", 1), lambda s: s.zone(0, "hand", 51),
    lambda s: s.zone(0, "hand", ["B01-013"], slept=True), lambda s: s.begin(phase="tea"),
])
def test_wrong_positions_are_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"no|more than|only"):
        wrong(Scenario())


def test_a_scenario_that_has_begun_cannot_be_changed() -> None:
    s = Scenario().begin()
    with pytest.raises(RuntimeError, match="begun"):
        s.put(square=4)


def test_a_difference_between_the_engines_is_raised() -> None:
    s = Scenario()
    s.put(square=4)
    s.begin()
    s._slow.s.units[4].damage = 500
    with pytest.raises(EnginesDiffer, match="damage"):
        s.do("attack", 4, "player")


def test_two_abilities_of_one_card_are_told_apart_by_number() -> None:
    twice = Card("twice", ZX, "twice", colours=(RED,), cost=3, power=3000,
                 abilities=(startup(SleepThis(), Draw(1)), startup(SleepThis(), Draw(2))))
    s = Scenario()
    card = s.put(twice, square=4)
    s.put(square=7, player=1)
    s.begin()
    with pytest.raises(IllegalAction, match="several"):
        s.do("ability", card)
    s.do(("ability", card, 1))
    assert len(s.hand(0)) == 2


def test_a_whole_game_starts_with_set_up() -> None:
    start = Card("start", ZX, "start", colours=(RED,), cost=3, power=3000, icon=IGNITION, abilities=(StartCard(),))
    deck = [start] + [Card(f"card {i}", ZX, f"card {i}", colours=(RED,), cost=9, power=3000) for i in range(49)]
    s = Scenario.game(deck, deck, first=1)
    assert s.decision == (1, 1) and s.phase == "setup"
    s.do(start, "pass", "keep", "keep")
    assert s.cards(1, "square")[0].card == start and s.count(0, "square") == 0
    assert s.phase == "resource" and s.turn_player == 1
