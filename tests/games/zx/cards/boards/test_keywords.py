"""Cards with the keyword Life Recovery, Void Bringer or Start Card: the keyword where it acts (ZX-16.1 to 16.3)."""

from __future__ import annotations

import pytest
from boards import GIANT, covers, from_life, idle, options
from stubs import zx

from zxfast.testing import Scenario

LIFE_RECOVERY = ("B01-007", "B01-024", "B01-067", "B01-086", "B03-003", "B04-002", "B04-025", "B04-042", "B04-066", "B04-085",
                 "C01-005", "C02-004", "C04-006", "C04-016", "F01-003", "F02-003", "F05-002", "F07-004", "F08-009", "F10-011",
                 "B01-043", "B02-008", "B02-023", "B03-025", "B03-042", "B03-063", "B03-082", "B05-044", "C03-006", "F03-003",
                 "F04-002", "F09-009")
VOID_BRINGER = ("B01-002", "B01-021", "B01-062", "B01-081", "C01-010", "C04-003", "C04-013", "F07-008", "F08-008", "B01-041",
                "B02-042", "B02-061", "B02-081", "B03-001", "B03-021", "B03-041", "B03-061", "B03-081", "C02-011", "C03-003",
                "C03-012")
VOID_BRINGER_AND_MORE = ("B04-001", "B04-021", "B04-041", "B04-061", "B04-081", "F10-008")
START_CARD = ("B01-008", "B01-025", "B01-064", "B01-083", "B04-005", "B04-026", "B04-045", "B04-082", "B05-064", "C04-004",
              "F01-002", "F02-002", "F05-003", "F07-002", "F08-010", "F10-009", "B01-044", "B02-004", "B03-002", "B03-022",
              "B03-045", "B03-065", "B03-084", "B04-065", "C03-004", "F03-001", "F04-003", "F09-003")
START_CARD_AND_MORE = ("C01-004", "C02-003")


@pytest.mark.parametrize(("own", "other", "recovered"), [(1, 1, 1), (4, 3, 1), (4, 2, 0)])
@covers(*LIFE_RECOVERY)
def test_life_recovery(number: str, own: int, other: int, recovered: int) -> None:
    """Out of Life, with no more Life than the opponent: one card of the Deck into Life."""
    s, card = from_life(number, own, other)
    assert s.where(card) == "square 8" and s.life(1) == own - 1 + recovered and s.count(1, "deck") == 10 - recovered
    assert idle(s)


@covers(*VOID_BRINGER)
@pytest.mark.parametrize(("own", "other", "asked"), [(3, 2, True), (4, 2, False)])
def test_void_bringer(number: str, own: int, other: int, asked: bool) -> None:
    """Out of Life, with no more Life than the opponent: one Z/X on any square may go to Trash."""
    void_bringer(number, own, other, asked)


@pytest.mark.parametrize(("own", "other", "asked"), [(3, 2, True), (4, 2, False)])
@pytest.mark.parametrize("number", VOID_BRINGER_AND_MORE)
def test_void_bringer_of_cards_with_more_abilities(number: str, own: int, other: int, asked: bool) -> None:
    void_bringer(number, own, other, asked)


def void_bringer(number: str, own: int, other: int, asked: bool) -> None:
    for taken in (True, False):
        his = []
        s, card = from_life(number, own, other, board=lambda s, his=his: his.append(s.put(GIANT, 1)))  # type: ignore[misc]
        if asked:
            assert s.decision == (18, 1) and options(s) == {card, his[0], "pass"}
            s.do(his[0] if taken else "pass")
        assert idle(s) and s.where(card) == "square 8"
        assert s.where(his[0]) == ("trash" if asked and taken else "square 1") and s.count(0, "charge") == 0


@pytest.mark.parametrize("number", [*LIFE_RECOVERY, *VOID_BRINGER, *VOID_BRINGER_AND_MORE])
def test_nothing_when_declined_or_without_the_icon(number: str) -> None:
    """The card has the ignition icon; not played it goes to Charge, and no keyword acts."""
    s = Scenario()
    card, *_ = s.zone(1, "life", [number, 2])
    s.begin(pending=(0, 1)).do(card)
    assert s.decision == (17, 1)
    s.do("no")
    assert s.where(card) == "charge" and s.life(1) == 2 and idle(s)


@covers(*START_CARD)
def test_start_card(number: str) -> None:
    start_card(number)


@pytest.mark.parametrize("number", START_CARD_AND_MORE)
def test_start_card_of_cards_with_more_abilities(number: str) -> None:
    start_card(number)


def start_card(number: str) -> None:
    """On the player square before the first turn, or an ordinary card of the deck."""
    rest = [zx(f"p{i}", cost=9) for i in range(49)]
    for taken in (True, False):
        s = Scenario.game([number, *rest], [*rest, zx("last")])
        assert s.decision == (1, 0) and {getattr(c, "number", c) for c in s.choices()} == {number, "pass"}
        s.do(number if taken else "pass", "keep", "keep")
        on_squares = s.cards(0, "square")
        assert [h.number for h in on_squares] == ([number] if taken else []) and s.count(1, "square") == 0
        if taken:
            assert s.where(on_squares[0]) == "square 1" and s.rebooted(on_squares[0])
