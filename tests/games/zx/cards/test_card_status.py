"""Status of cards: complete, approximate, missing."""

from __future__ import annotations

from zxfast.effects.status import CardStatus, Status, status_of, statuses


def test_status(registry):
    assert status_of(registry, "B01-003") == CardStatus("B01-003", Status.COMPLETE, "")
    assert status_of(registry, "X99-001") == CardStatus("X99-001", Status.MISSING, "")
    approximate = status_of(registry, "F10-003")
    assert approximate.status == Status.APPROXIMATE
    assert "diagram" in approximate.note


def test_statuses_keep_the_order_and_drop_repetitions(registry):
    found = statuses(registry, ["F10-003", "B01-003", "F10-003"])
    assert [(entry.number, str(entry.status)) for entry in found] == [("F10-003", "approximate"), ("B01-003", "complete")]
