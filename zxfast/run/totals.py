"""What is added up while a run goes on: everything a summary needs, whatever the number of games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from zxfast.stats.seats import PairTable

CAPS = ("loop", "turn_cap")  # reasons that are no end of the game by its rules: a limit of the simulator
CAPS_KEPT = 1000  # game numbers kept by name


@dataclass(frozen=True)
class Totals:
    """Sums over games in order from an even one on.

    table: outcomes by pair and seat; clean: the same without every pair that holds a game ended by a cap. reasons: games by the
    number of their reason. capped: numbers of the first games ended by a cap. turns, decisions: sums.
    """

    table: PairTable
    clean: PairTable
    reasons: tuple[int, ...]
    capped: tuple[int, ...]
    turns: int
    decisions: int

    @classmethod
    def empty(cls) -> Totals:
        return cls(PairTable.empty(), PairTable.empty(), (), (), 0, 0)

    @classmethod
    def of(cls, rows: np.ndarray) -> Totals:
        """The totals of rows; the first one is a game in which deck A goes first."""
        from zxfast.games.zx.engine import REASONS

        winner, reason = rows["winner"], rows["reason"]
        reasons = np.bincount(reason, minlength=len(REASONS))
        table = clean = PairTable.of(winner)
        capped: np.ndarray = np.empty(0, dtype=np.uint64)
        caps = [REASONS.index(name) for name in CAPS]
        if reasons[caps].any():
            hit = np.isin(reason, caps)
            capped = rows["game"][hit]
            clean = PairTable.of(winner[~np.isin(rows["pair"], rows["pair"][hit])])
        return cls(
            table,
            clean,
            tuple(int(n) for n in reasons),
            tuple(int(game) for game in capped[:CAPS_KEPT]),
            int(rows["turns"].sum(dtype=np.int64)),
            int(rows["decisions"].sum(dtype=np.int64)),
        )

    def __add__(self, other: Totals) -> Totals:
        width = max(len(self.reasons), len(other.reasons))
        mine, theirs = (t.reasons + (0,) * (width - len(t.reasons)) for t in (self, other))
        return Totals(
            self.table + other.table,
            self.clean + other.clean,
            tuple(a + b for a, b in zip(mine, theirs, strict=True)),
            (self.capped + other.capped)[:CAPS_KEPT],
            self.turns + other.turns,
            self.decisions + other.decisions,
        )

    @property
    def games(self) -> int:
        return self.table.games
