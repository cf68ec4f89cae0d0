"""Free deck F01: the abilities are tested with those of Booster 1."""

from __future__ import annotations

from boards import check_played, check_power, plays, powers

from zxfast.games.zx.vocabulary import RED


@plays(
    ("F01-001", RED, 2, 3000), ("F01-002", RED, 3, 4500), ("F01-003", RED, 3, 4500),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("F01-004", 5000), ("F01-005", 5000), ("F01-006", 6500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)
