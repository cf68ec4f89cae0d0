"""What a run gave: rows per game, tallies per card, and the numbers people ask for."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from zxfast.decks import Deck

from .spec import RunSpec

if TYPE_CHECKING:
    import pandas as pd

LEVEL = 0.95
METHOD = "wilson"
OUTCOMES = ("lost", "drawn", "won")
SIDES = ("A", "B")


@dataclass(frozen=True)
class Run:
    """A finished (or interrupted) run.

    rows: numpy structured array, one row per game in order (`engine.ROW_DTYPE`). tallies: uint64 array of shape
    (2 decks, 50 card slots, kinds of `engine.TALLY_KINDS`, 3 outcomes lost / drawn / won): games in which the card in that
    slot was in the opening hand, drawn, played and so on, by what became of the game for its deck. seconds: wall time.
    """

    spec: RunSpec
    rows: np.ndarray
    tallies: np.ndarray
    seconds: float
    threads: int

    @property
    def interrupted(self) -> bool:
        """True if Ctrl-C ended the run before all games were played."""
        return len(self.rows) < self.spec.games

    @property
    def decks(self) -> tuple[Deck, Deck]:
        return self.spec.deck_a, self.spec.deck_b

    @cached_property
    def checksum(self) -> str:
        """32 hexadecimal digits over all rows in game order: equal for equal results, whatever the threads or the variant."""
        packed = np.ascontiguousarray(self.rows)
        return hashlib.blake2b(packed.tobytes(), digest_size=16).hexdigest()

    def to_dict(self) -> dict[str, Any]:
        """All totals, as `zxfast match --json` prints them."""
        from zxfast.games.zx import engine

        spec, rows = self.spec, self.rows
        games = len(rows)
        wins_a, wins_b = (int(np.count_nonzero(rows["winner"] == side)) for side in (0, 1))
        decisive = rows["winner"] >= 0
        first_wins = int(np.count_nonzero(decisive & (rows["winner"] == rows["first"])))
        reasons = np.bincount(rows["reason"], minlength=len(engine.REASONS))
        return {
            "games": games,
            "wins_a": wins_a,
            "wins_b": wins_b,
            "draws": games - wins_a - wins_b,
            "reasons": {name: int(n) for name, n in zip(engine.REASONS, reasons, strict=True) if n or name != "none"},
            "win_rate_a": rate(wins_a, games),
            "first_player_win_rate": rate(first_wins, games),
            "turns_mean": float(rows["turns"].mean()),
            "decisions_mean": float(rows["decisions"].mean()),
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
        total = self.to_dict()
        games = total["games"]
        a, b = (deck.name for deck in self.decks)
        if a == b:
            a, b = f"{a} (A)", f"{b} (B)"
        share = {"a": rate(total["wins_a"], games), "b": rate(total["wins_b"], games), "first": total["first_player_win_rate"]}
        reasons = ", ".join(f"{name.replace('_', ' ')} {_percent(n / games)}" for name, n in total["reasons"].items() if n)
        players = " against ".join(total["policies"])
        width = max(_width(name) for name in (a, b, "first player"))
        lines = [
            f"{games:,} games, {players}, seed {total['seed']}{' (interrupted)' if self.interrupted else ''}",
            "",
            f"  {_pad(a, width)}  wins {_rate_words(share['a'])}",
            f"  {_pad(b, width)}  wins {_rate_words(share['b'])}",
            f"  {_pad('first player', width)}  wins {_rate_words(share['first'])}",
            "",
            f"  intervals: {METHOD}, {LEVEL:.0%}; draws {total['draws']:,}; shares are of all games, draws included",
            f"  ended by: {reasons}",
            f"  mean length: {total['turns_mean']:.1f} turns, {total['decisions_mean']:.0f} decisions",
            f"  {total['seconds']:.2f} s, {total['games_per_second']:,.0f} games/s "
            f"({total['variant']} engine, {self.threads} thread{'s' if self.threads > 1 else ''})",
            f"  checksum {total['checksum']}",
        ]
        for card in total["coverage"]["approximate"]:
            lines.append(f"  approximate: {card['number']} {card['name']}: {card['note']}")
        return "\n".join(lines)

    @cached_property
    def games(self) -> pd.DataFrame:
        """One row per game: the columns of `rows`; fields per side end in _a and _b."""
        import pandas as pd

        from zxfast.games.zx import engine

        rows = self.rows
        columns: dict[str, Any] = {}
        for name in rows.dtype.names or ():
            if name == "pad":
                continue
            values = rows[name]
            if values.ndim == 2:
                columns[f"{name}_a"], columns[f"{name}_b"] = values[:, 0], values[:, 1]
            elif name == "reason":
                columns[name] = pd.Categorical.from_codes(values.astype(int), list(engine.REASONS))
            elif name == "first":
                columns[name] = pd.Categorical.from_codes(values.astype(int), list(SIDES))
            elif name == "winner":
                columns[name] = pd.Categorical.from_codes(values.astype(int) % 3, [*SIDES, "draw"])
            else:
                columns[name] = values
        frame = pd.DataFrame(columns)
        for at, side, deck in zip((2, 3), "ab", self.decks, strict=True):
            frame.insert(at, f"deck_{side}", pd.Categorical.from_codes(np.zeros(len(rows), dtype=int), [deck.name]))
        return frame

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
                    for outcome, word in enumerate(OUTCOMES):
                        record[f"{name}_{word}"] = int(total[kind, outcome])
                records.append(record)
        return pd.DataFrame.from_records(records)


def rate(wins: int, games: int) -> dict[str, Any]:
    """A share of games with its interval."""
    from zxfast.stats.rates import wilson

    low, high = wilson(wins, games, LEVEL)
    return {"value": wins / games, "low": low, "high": high, "level": LEVEL, "method": METHOD}


def coverage(decks: tuple[Deck, Deck]) -> dict[str, Any]:
    """How completely the cards of the decks are compiled: a card that is not at all is never in a run."""
    cards = {card.number: card for deck in decks for card in (*deck.cards, *deck.dynamis)}
    rough = [card for card in cards.values() if card.note]
    return {
        "cards": len(cards),
        "complete": len(cards) - len(rough),
        "approximate": [{"number": card.number, "name": card.ja or card.zh, "note": card.note} for card in rough],
    }


def _percent(share: float) -> str:
    return f"{share:.2%}" if share >= 0.001 or share == 0 else f"{share:.2g}"


def _rate_words(share: dict[str, Any]) -> str:
    return f"{share['value']:7.2%}  [{share['low']:.2%}, {share['high']:.2%}]"


def _width(text: str) -> int:
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))
