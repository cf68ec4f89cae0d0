"""Fixtures of the card tests: the registry of all cards, and the shared card data where it is there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zxfast.games.zx.cards import load_all

SHARED = Path(__file__).resolve().parents[5] / "shared" / "data" / "zx"


@pytest.fixture(scope="session")
def registry():
    return load_all()


@pytest.fixture(scope="session")
def cards(registry):
    """All defined cards, by number."""
    return sorted(registry.cards.values(), key=lambda card: card.number)


@pytest.fixture(scope="session")
def data():
    """Rows of the shared cards.jsonl by printed number."""
    path = SHARED / "cards.jsonl"
    if not path.exists():
        pytest.skip("../shared/data/zx/cards.jsonl is not here")
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {row["number"]: row for row in rows}


@pytest.fixture(scope="session")
def shared_decks():
    """The folder of shared deck lists."""
    path = SHARED / "decks"
    if not path.is_dir():
        pytest.skip("../shared/data/zx/decks is not here")
    return path
