"""Games in which the engines once differed, and a few new ones of every kind of strange deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zxfast.testing import fuzz
from zxfast.testing.stubs import made_up

FILES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_game_that_differed(path: Path) -> None:
    assert fuzz.replay(path) > 0


def test_strange_decks_in_lockstep() -> None:
    result = fuzz.run(len(fuzz.STYLES), seed=11)
    assert result["reports"] == []
    assert result["games"] == len(fuzz.STYLES)
    assert result["decisions"] > 1000


def test_a_fault_can_be_played_again(tmp_path: Path) -> None:
    game = fuzz.game(5, 1)
    report = {"seed": 5, "pair": 1, "swapped": game.swapped, "difference": [], "answers": [0] * 20}
    (tmp_path / "fault.json").write_text(json.dumps(fuzz.as_file(game.decks, report)))
    assert fuzz.replay(tmp_path / "fault.json") >= 20
    assert [deck.cards for deck in fuzz.decks_of(fuzz.as_file(game.decks, report))] == [deck.cards for deck in game.decks]


def test_stub_cards_are_the_same_for_the_same_seed() -> None:
    assert made_up("a", 5) == made_up("a", 5) != made_up("b", 5)
