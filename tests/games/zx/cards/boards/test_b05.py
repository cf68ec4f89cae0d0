"""Booster 5."""

from __future__ import annotations

from boards import check_played, plays

from zxfast.games.zx.vocabulary import BLACK


@plays(
    ("B05-064", BLACK, 3, 5000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)
