"""What `make soak` plays, a little of each part, and that a fault is found."""

from __future__ import annotations

import pytest

from zxfast.games.zx import engine
from zxfast.testing import soak


@pytest.mark.parametrize("part", sorted(soak.PARTS))
def test_a_part_plays_until_its_time_is_over(part: str) -> None:
    result = soak.run(part, seconds=0, seed=3)
    assert result["faults"] == []
    assert result["games"] > 0


def test_a_fault_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object, **options: object) -> None:
        raise engine.EngineFault("seed 1, game 2: a card is in two zones")

    monkeypatch.setattr(engine._engine, "soak", broken)
    assert soak.run("memory", seconds=0)["faults"][0] == "strange game 0: seed 1, game 2: a card is in two zones"
