"""What a report adds up over the rows of a run, chunk by chunk, so that a long run need not fit into memory."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from zxfast.run.result import Run
from zxfast.stats.means import Moments


@dataclass
class Tally:
    """Sums over all games.

    moments: every field of the rows per game, of deck A ("attacks_a") and deck B ("attacks_b"), and "turns"; pairs are the units.
    turns: games by number of turns, shape (turns, 3), by winner (A, B, nobody). hits: by side, shape (hits in the ignition phase,
    2): games and points of that deck.
    """

    moments: Moments
    turns: np.ndarray
    hits: tuple[np.ndarray, np.ndarray]


def tally(run: Run) -> Tally:
    """Read the rows of a run once."""
    moments: Moments | None = None
    turns = np.zeros((0, 3), dtype=np.int64)
    hits = [np.zeros((0, 2)), np.zeros((0, 2))]
    for rows in run.chunks():
        fields = [name for name in rows.dtype.names or () if rows[name].ndim == 2]
        names = ["turns", *(f"{name}_{side}" for name in fields for side in "ab")]
        part = Moments.of(names, np.column_stack([rows["turns"], *(rows[name] for name in fields)]), rows["pair"])
        moments = part if moments is None else moments + part
        winner = rows["winner"].astype(int)
        length = rows["turns"].astype(int)
        turns = _added(turns, np.bincount(3 * length + winner % 3, minlength=3 * int(length.max() + 1)).reshape(-1, 3))
        for side in (0, 1):
            points = np.where(winner == side, 1.0, np.where(winner < 0, 0.5, 0.0))
            number = rows["phase_hits"][:, side].astype(int)
            hits[side] = _added(hits[side], np.column_stack([np.bincount(number), np.bincount(number, weights=points)]))
    assert moments is not None, "a run has a game"
    return Tally(moments, turns, (hits[0], hits[1]))


def _added(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The sum of two tables, of which one may have more rows."""
    total = np.zeros((max(len(a), len(b)), a.shape[1]), dtype=a.dtype)
    total[: len(a)] += a
    total[: len(b)] += b.astype(a.dtype)
    return total
