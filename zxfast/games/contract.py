"""What a game offers to everything above it. A second game is a folder beside `zx` with the same names, added to GAMES."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol

GAMES = ("zx",)


class Engine(Protocol):
    """The compiled engine module of a game (`zxfast.games.<game>.engine`)."""

    VARIANT: str  # which build of the one body
    ROW_DTYPE: Any  # numpy dtype of a result row; winner, reason, first, turns, decisions are common to all games
    REASONS: Sequence[str]  # how a game can end, by the number in a row
    POLICIES: Mapping[str, int]  # players in the core by name
    TALLY_KINDS: Sequence[str]  # what is counted for each card
    Game: type  # one game step by step: run, decision, options, answer, copy, state, broken, over
    EngineError: type[Exception]  # a limit of the core, with seed and game

    def play_games(self, *arguments: Any) -> None:
        """Whole games without the GIL; rows and tallies are filled in place."""

    def soak(self, table: Any, seed: int, first_game: int, games: int, way: int, check: bool = False) -> tuple[int, int]:
        """Random games in one of four ways that must agree; with invariants if asked."""


class BuiltInDecks(Protocol):
    """The deck lists that come with a game (`zxfast.games.<game>.decks`)."""

    def names(self) -> Sequence[str]: ...
    def read(self, name: str) -> str: ...


def part(game: str, name: str) -> ModuleType:
    """A module of a game: "engine", "compiler" (with `compile_match`), "decks" or "cards".

    Raises KeyError for a game that is not registered.
    """
    if game not in GAMES:
        raise KeyError(f"there is no game called {game!r}: {', '.join(GAMES)}")
    return importlib.import_module(f"zxfast.games.{game}.{name}")
