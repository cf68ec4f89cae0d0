"""A table to set up positions of stub cards for the reference engine."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from zxfast.games.zx.reference import Options, ReferenceGame
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary.card import Card


def stub(number: str, *abilities: Any, kind: str = n.ZX, cost: int | None = 3, power: int | None = 5000,
         colours: tuple[str, ...] = (n.RED,), tribes: tuple[n.Tribe, ...] = (), icon: str | None = None) -> Card:
    """A card for a test; its name is its number."""
    return Card(number, kind, number, "", colours, cost, power if kind == n.ZX else None, tribes, icon, abilities)


def event(number: str, *effects: Any, cost: int = 0, icon: str | None = None, colours: tuple[str, ...] = (n.RED,)) -> Card:
    return stub(number, n.OnPlay(effects), kind=n.EVENT, cost=cost, icon=icon, colours=colours)


class Table:
    """A position under construction, then the game that starts from it. Cards are given as stubs, named by their ids."""

    stub = staticmethod(stub)
    event = staticmethod(event)

    def __init__(self) -> None:
        self.decks: tuple[list[Card], list[Card]] = ([], [])
        self.zones: dict[str, list[list[int]]] = {}
        self.units: list[dict[str, Any]] = []
        self.deck_top: list[list[int]] = [[], []]
        self.players: list[Card | None] = [None, None]
        self.filled: set[tuple[int, str]] = set()
        self.game: ReferenceGame

    def card(self, seat: int, card: Card) -> int:
        self.decks[seat].append(card)
        return seat << 7 | len(self.decks[seat]) - 1

    def put(self, seat: int, square: int, card: Card | None = None, **state: Any) -> int:
        """A Z/X on a square; further arguments: rebooted, damage."""
        number = self.card(seat, card or stub(f"vanilla {square}"))
        self.units.append({"square": square, "card": number, **state})
        return number

    def zone(self, seat: int, zone: str, *cards: Card | int) -> list[int]:
        """Cards in a zone; a number = so many plain red cards, each of its own name."""
        self.filled.add((seat, zone))
        lists = self.zones.setdefault(zone, [[], []])
        new = [card for entry in cards for card in
               ([stub(f"{zone} {seat} {i}", cost=9) for i in range(entry)] if isinstance(entry, int) else [entry])]
        ids = [self.card(seat, card) for card in new]
        lists[seat] += ids
        if zone == n.DECK:
            self.deck_top[seat] += ids
        return ids

    def stay(self, seat: int = 0) -> None:
        """Something to do in every main phase, so that the game stops there: a slept resource with a free ability."""
        free = n.Startup((n.Resources(n.COLOURLESS, 0),), (), zone=n.RESOURCE,
                         only_if=n.Count(n.Units(state=n.ATTACKING), high=0))
        self.zone(seat, n.RESOURCE, stub("stay", free, colours=()))
        self.zones.setdefault("rebooted", [[], []])

    def begin(self, player: int = 0, phase: str = n.MAIN_PHASE, turn: int = 2, options: Options | None = None,
              pending: tuple[int, int] = (0, 0), seed: int = 0) -> Table:
        """Start; zones that were not filled get 4 life cards and 10 deck cards."""
        for seat in (0, 1):
            for zone, number in ((n.LIFE, 4), (n.DECK, 10)):
                if (seat, zone) not in self.filled:
                    self.zone(seat, zone, number)
        decks = [SimpleNamespace(cards=self.decks[seat], player=self.players[seat]) for seat in (0, 1)]
        self.game = ReferenceGame(decks, seed=seed, options=options or Options(ask_life=True))
        self.game.load({"zones": self.zones, "units": self.units, "deck_top": self.deck_top, "phase": phase, "turn": turn,
                        "turn_player": player, "pending": list(pending)})
        self.game.run()
        return self

    def do(self, *answers: Any) -> Table:
        """Answer the open decision and those that follow; a word w stands for the option (w,)."""
        for answer in answers:
            wanted = (answer,) if isinstance(answer, str) else answer
            assert self.game.decision is not None, f"{wanted}: no decision is open"
            assert wanted in self.game.decision.options, f"{wanted} is not among {self.game.decision}"
            self.game.answer(self.game.decision.options.index(wanted))
            self.game.run()
        return self

    @property
    def options(self) -> list[tuple[Any, ...]]:
        assert self.game.decision is not None
        return self.game.decision.options

    @property
    def asked(self) -> tuple[int, int] | None:
        """Kind and player of the open decision."""
        return None if self.game.decision is None else (self.game.decision.kind, self.game.decision.player)

    def where(self, card: int) -> str | int:
        """The zone of a card, or its square."""
        state = self.game.state()
        for unit in state["units"]:
            if unit["card"] == card:
                return int(unit["square"])
        return next(zone for zone, lists in state["zones"].items() if zone != "rebooted" and card in lists[card >> 7])

    def unit(self, card: int) -> dict[str, Any]:
        return next(unit for unit in self.game.state()["units"] if unit["card"] == card)

    def count(self, zone: str, seat: int) -> int:
        return len(self.game.state()["zones"][zone][seat])

    @property
    def over(self) -> dict[str, Any] | None:
        return self.game.over


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def tables() -> type[Table]:
    """For tests that need several."""
    return Table
