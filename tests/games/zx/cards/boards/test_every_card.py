"""Every card of a built-in deck has a test on a board."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from boards import COVERED, PLAYED

from zxfast.games.zx import decks

HERE = Path(__file__)


def load_board_tests() -> None:
    """The modules of this folder record what they cover when they are imported."""
    for path in sorted(HERE.parent.glob("test_*.py")):
        if path != HERE:
            spec = importlib.util.spec_from_file_location(f"boards_{path.stem}", path)
            assert spec is not None and spec.loader is not None
            spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_every_deck_card_has_a_board_test(registry) -> None:  # type: ignore[no-untyped-def]
    load_board_tests()
    numbers = {line.split()[1] for name in decks.names() for line in decks.read(name).splitlines() if not line.startswith("#")}
    cards = [registry[number] for number in sorted(numbers)]
    vanilla = [card for card in cards if not card.abilities and card.kind != "player"]
    others = [card for card in cards if card not in vanilla]
    assert [card.number for card in vanilla if card.number not in PLAYED] == []
    assert [card.number for card in others if card.number not in COVERED] == []
    assert [number for number in sorted(COVERED | PLAYED) if number not in registry] == []
