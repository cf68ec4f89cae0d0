"""What a run gave: rows per game, tallies per card, and the numbers people ask for."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from zxfast.decks import Deck

from .columns import SIDES, columns, raw
from .spec import RunSpec
from .totals import CAPS, Totals

if TYPE_CHECKING:
    import pandas as pd

    from zxfast.stats.rates import Rate

LEVEL = 0.95
METHOD = "wilson"
OUTCOMES = ("lost", "drawn", "won")
PAIR_OUTCOMES = ("ll", "ld", "dd_wl", "wd", "ww")


@dataclass(frozen=True)
class Run:
    """A finished (or interrupted) run.

    totals: sums over all games. tallies: uint64 array of shape (2 decks, 50 card slots, kinds of `engine.TALLY_KINDS`, 3
    outcomes lost / drawn / won): games in which the card in that slot was in the opening hand, drawn, played and so on, by what
    became of the game for its deck. chunks: gives the rows again, in order, in pieces that fit into memory. seconds: wall time.
    """

    spec: RunSpec
    totals: Totals
    tallies: np.ndarray
    chunks: Callable[[], Iterator[np.ndarray]]
    seconds: float
    threads: int
    digest: str | None = None  # the checksum, if it is known already

    @cached_property
    def rows(self) -> np.ndarray:
        """All rows: numpy structured array, one row per game in order (`engine.ROW_DTYPE`)."""
        pieces = list(self.chunks())
        return pieces[0] if len(pieces) == 1 else np.concatenate(pieces)

    @property
    def interrupted(self) -> bool:
        """True if the run was ended before all games were played."""
        return self.totals.games < self.spec.games

    @property
    def decks(self) -> tuple[Deck, Deck]:
        return self.spec.deck_a, self.spec.deck_b

    @cached_property
    def checksum(self) -> str:
        """32 hexadecimal digits over all rows in game order: equal for equal results, whatever the threads or the variant."""
        if self.digest is not None:
            return self.digest
        digest = hashlib.blake2b(digest_size=16)
        for rows in self.chunks():
            digest.update(raw(rows))
        return digest.hexdigest()

    def to_dict(self) -> dict[str, Any]:
        """All totals, as `zxfast match --json` prints them."""
        from zxfast.games.zx import engine

        spec, totals, table = self.spec, self.totals, self.totals.table
        games = totals.games
        _, draws, wins_a = table.outcomes
        reasons = dict(zip(engine.REASONS, totals.reasons, strict=True))
        caps = {name: reasons[name] for name in CAPS}
        seats = table.balance(LEVEL)
        return {
            "games": games,
            "wins_a": wins_a,
            "wins_b": games - draws - wins_a,
            "draws": draws,
            "reasons": {name: n for name, n in reasons.items() if n or name != "none"},
            "win_rate_a": rate(wins_a, games),
            "first_player_win_rate": rate(table.first_wins, games),
            "pairs": dict(zip(PAIR_OUTCOMES, table.counts().counts, strict=True)),
            "score_a": as_dict(table.counts().rate(LEVEL)),
            "score_a_first": as_dict(seats.first),
            "score_a_second": as_dict(seats.second),
            "first_player_score": as_dict(table.counts("first").rate(LEVEL)),
            "caps": {
                "games": sum(caps.values()),
                "reasons": caps,
                "numbers": list(totals.capped),
                "score_a_without": as_dict(totals.clean.counts().rate(LEVEL)),
            },
            "turns_mean": totals.turns / games,
            "decisions_mean": totals.decisions / games,
            "seconds": self.seconds,
            "games_per_second": games / self.seconds if self.seconds > 0 else 0.0,
            "threads": self.threads,
            "seed": spec.seed,
            "pairing": spec.pairing,
            "version": spec.version,
            "variant": engine.VARIANT,
            "policies": [spec.policy_a, spec.policy_b],
            "decks": [{"name": deck.name, "hash": deck.hash} for deck in self.decks],
            "coverage": coverage(self.decks),
            "interrupted": self.interrupted,
            "checksum": self.checksum,
        }

    def summary(self) -> str:
        """The result in a few lines of text."""
        from .words import summary

        return summary(self)

    @cached_property
    def games(self) -> pd.DataFrame:
        """One row per game; fields per side end in _a and _b (docs/results.md)."""
        import pandas as pd

        a, b = self.decks
        return pd.DataFrame(
            {
                name: pd.Categorical.from_codes(values, list(words)) if words else values
                for name, values, words in columns(self.rows, (a.name, b.name))
            }
        )

    @cached_property
    def cards(self) -> pd.DataFrame:
        """One row per card and deck: copies in the deck and, per kind, how many copies-in-games were lost, drawn, won."""
        import pandas as pd

        from zxfast.games.zx import engine

        records = []
        for side, deck in enumerate(self.decks):
            slots: dict[str, list[int]] = {}
            for slot, card in enumerate(deck.cards):
                slots.setdefault(card.number, []).append(slot)
            for card in deck.counts:
                mine = slots[card.number]
                record: dict[str, Any] = {
                    "side": SIDES[side],
                    "deck": deck.name,
                    "number": card.number,
                    "name_ja": card.ja,
                    "name_zh": card.zh,
                    "copies": len(mine),
                }
                total = self.tallies[side, mine].sum(axis=0)
                for kind, name in enumerate(engine.TALLY_KINDS):
                    if not name.startswith("games_"):
                        for outcome, word in enumerate(OUTCOMES):
                            record[f"{name}_{word}"] = int(total[kind, outcome])
                records.append(record)
        return pd.DataFrame.from_records(records)

    def card_table(self, by: str = "copies", level: float = LEVEL) -> pd.DataFrame:
        """Win rates of every card in the words of the field (OH, GD, GIH, GNS, IWD, played, kept ...) with intervals.

        by: "copies" or "games"; level: of the intervals. The columns: see `zxfast.stats.cards.card_table`.
        """
        from zxfast.games.zx import engine
        from zxfast.stats.cards import card_table

        names = [f"games_{name}" for name in engine.STATES] if by == "games" else [*engine.STATES, "turns"]
        tallies = self.tallies[:, :, [engine.TALLY_KINDS.index(name) for name in names]]
        lost, drawn, won = self.totals.table.outcomes
        outcomes = np.array([[lost, drawn, won], [won, drawn, lost]])
        kinds = [name.removeprefix("games_") for name in names]
        return card_table(tallies, outcomes, [deck.cards for deck in self.decks], kinds=kinds, by=by, level=level)


def rate(wins: int, games: int) -> dict[str, Any]:
    """A share of games with its interval."""
    from zxfast.stats.rates import wilson

    low, high = wilson(wins, games, LEVEL)
    return {"value": wins / games, "low": low, "high": high, "level": LEVEL, "method": METHOD}


def number(value: float) -> float | None:
    """A number for JSON: None where there is none."""
    return None if math.isnan(value) else value


def as_dict(share: Rate) -> dict[str, Any]:
    """A rate as a dictionary; None where there is no number."""
    return {
        "value": number(share.value),
        "low": share.low,
        "high": share.high,
        "level": share.level,
        "method": share.method,
        "n": share.n,
    }


def coverage(decks: Iterable[Deck]) -> dict[str, Any]:
    """How completely the cards of the decks are compiled: a card that is not at all is never in a run."""
    cards = {card.number: card for deck in decks for card in (*deck.cards, *deck.dynamis)}
    rough = [card for card in cards.values() if card.note]
    return {
        "cards": len(cards),
        "complete": len(cards) - len(rough),
        "approximate": [{"number": card.number, "name": card.ja or card.zh, "note": card.note} for card in rough],
    }
