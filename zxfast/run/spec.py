"""What is to be played."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from zxfast import __version__
from zxfast.decks import Deck
from zxfast.decks.lookup import did_you_mean
from zxfast.errors import UserError

PAIRINGS = ("deck", "seat")
DEFAULT_POLICY = "greedy"
MAX_SEED = 2**64 - 1
MAX_GAMES = 2**64  # pairs and games are numbered in 64 bits


@dataclass(frozen=True, slots=True)
class RunSpec:
    """A run, completely: the same spec gives the same results on any number of threads and any machine.

    games: exact number. Games 2k and 2k + 1 are pair k: the same random streams, the seats swapped. An odd number of games
    leaves out the second game of the last pair. seed: 0 to 2^64 - 1. pairing: whether a stream belongs to the deck or to
    the seat. version: of the rules, cards and players; another version may play another game.
    """

    deck_a: Deck
    deck_b: Deck
    games: int
    seed: int = 0
    policy_a: str = DEFAULT_POLICY
    policy_b: str = DEFAULT_POLICY
    pairing: str = "deck"
    version: str = __version__

    def __post_init__(self) -> None:
        if not isinstance(self.games, int) or not 1 <= self.games <= MAX_GAMES:
            raise UserError(f"{self.games} games: give a whole number from 1 to 2^64")
        if not isinstance(self.seed, int) or not 0 <= self.seed <= MAX_SEED:
            raise UserError(f"seed {self.seed}: give a whole number from 0 to {MAX_SEED}")
        if self.pairing not in PAIRINGS:
            raise UserError(f"unknown pairing {self.pairing}: there are {' and '.join(PAIRINGS)}")

    @property
    def pairs(self) -> int:
        """Number of pairs, the last of which may be half."""
        return (self.games + 1) // 2


def check_policy(name: str, known: list[str]) -> str:
    """A policy's name if there is such a policy, else UserError with the nearest ones."""
    if name not in known:
        close = difflib.get_close_matches(name, known, n=1)
        raise UserError(f"unknown policy {name}{did_you_mean(close)}: there are {', '.join(known)}")
    return name
