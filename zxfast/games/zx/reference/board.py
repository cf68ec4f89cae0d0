"""The field: squares, neighbours, areas as seen by a player (ZX-5)."""

from __future__ import annotations

ALL = tuple(range(9))
PLAYER_SQUARE = (1, 7)  # by seat (ZX-5.2)


def distance(a: int, b: int) -> int:
    """Steps between two squares (ZX-5.5)."""
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3)


def beside(square: int) -> set[int]:
    """The adjacent squares (ZX-5.4)."""
    return set(BESIDE[square])


def view(square: int, seat: int) -> int:
    """A square as the player of this seat sees it, and back (ZX-5.3)."""
    return square if seat == 0 else 8 - square


def rows(seat: int) -> tuple[set[int], set[int], set[int]]:
    """Own army area, centre area, enemy army area of a seat (ZX-5.6)."""
    first, middle, last = {0, 1, 2}, {3, 4, 5}, {6, 7, 8}
    return (first, middle, last) if seat == 0 else (last, middle, first)


BESIDE = tuple(frozenset(q for q in ALL if distance(q, square) == 1) for square in ALL)
