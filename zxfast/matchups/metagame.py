"""Which deck to bring: what a table of matchups says about a field."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from zxfast.errors import UserError
from zxfast.run.result import LEVEL, as_dict
from zxfast.stats.field import Standing, field_shares
from zxfast.stats.meta import Equilibrium, Stability, equilibrium, stability, win_rates
from zxfast.stats.ratings import Ratings, bradley_terry

from .table import Matrix

if TYPE_CHECKING:
    import pandas as pd

RIDGE = 0.01  # where no finite Bradley-Terry fit exists


@dataclass(frozen=True)
class Meta:
    """What a square table says about a field.

    shares: of the decks in the field, sum 1. standings: the decks by the lower bound of their score against it. equilibrium:
    the mix that no deck beats; stability: the same over resampled tables. ratings: Bradley-Terry, zero in the middle; ridge:
    penalty of its fit, above 0 only if a deck never lost or never won. design_effect: variance with pairs over that of
    independent games, by which the resampling and the intervals of the ratings are widened or narrowed.
    """

    shares: dict[str, float]
    standings: tuple[Standing, ...]
    equilibrium: Equilibrium
    stability: Stability
    ratings: Ratings
    ridge: float
    design_effect: float

    @property
    def best_response(self) -> Standing:
        """The deck with the highest expected score against the field."""
        return max(self.standings, key=lambda standing: standing.rate.value)

    @cached_property
    def table(self) -> pd.DataFrame:
        """One row per deck, in order of the standings (columns: docs/results.md)."""
        import pandas as pd

        return pd.DataFrame.from_records(self._records())

    def to_dict(self) -> dict[str, Any]:
        """Everything, as `zxfast meta --json` prints it."""
        best, mix = self.best_response, self.stability
        deviance, freedom = self.ratings.deviance
        return {
            "decks": self._records(),
            "best_response": {"deck": best.name, "score": as_dict(best.rate)},
            "equilibrium": {
                "decks": [self.stability.names[i] for i in self.equilibrium.support()],
                "value": self.equilibrium.value,
                "same_support": mix.same_support,
                "loss_mean": mix.loss[0],
                "loss_high": mix.loss[1],
                "samples": mix.samples,
            },
            "ratings": {"deviance": deviance, "degrees_of_freedom": freedom, "ridge": self.ridge},
            "design_effect": self.design_effect,
            "level": LEVEL,
        }

    def _records(self) -> list[dict[str, Any]]:
        mix, half = self.stability, self.ratings.table(LEVEL).set_index("deck")
        records = []
        for standing in self.standings:
            at, elo = mix.names.index(standing.name), half.loc[standing.name]
            records.append(
                {
                    **standing.to_dict(),
                    "share": self.shares[standing.name],
                    "mix": float(mix.weights[at]),
                    "mix_low": float(mix.low[at]),
                    "mix_high": float(mix.high[at]),
                    "in_mix": float(mix.in_support[at]),
                    "elo": float(elo["elo"]),
                    "elo_low": float(elo["elo_low"]),
                    "elo_high": float(elo["elo_high"]),
                }
            )
        return records


def meta(
    table: Matrix | str | os.PathLike[str],
    *,
    shares: Mapping[str, float] | None = None,
    samples: int = 1000,
    seed: int = 0,
) -> Meta:
    """What a square table of matchups, or the folder of one, says about a field.

    shares: of the decks in the field by name, in any unit; without them all are equally frequent. samples: resampled tables
    for the stability of the equilibrium, drawn with `seed`. Needs scipy. Raises UserError for a table with missing matchups,
    bad shares, or a table of decks against a field.
    """
    if not isinstance(table, Matrix):
        from .api import load

        found = load(table)
        if not isinstance(found, Matrix):
            raise UserError(f"{table} holds a run of two decks: give the folder of a matrix")
        table = found
    if not table.square:
        raise UserError("a field needs every deck against every other one: play the matrix without --against")
    if samples < 1:
        raise UserError(f"{samples} samples: give a whole number from 1")
    standings = table.ranking(dict.fromkeys(table.names, 1.0))  # refuses missing matchups
    if shares is not None:
        standings = table.ranking(shares)
    weights = field_shares(table.names, shares)
    cells = [cell.pairs for cell in table.results if cell.deck_a != cell.deck_b]
    effect = sum(pairs.games for pairs in cells) / sum(pairs.effective_games for pairs in cells)
    mix = stability(
        table.wins, table.names, draws=table.draws, samples=samples, seed=seed, level=LEVEL, design_effect=effect
    )  # fmt: skip
    ridge = 0.0
    try:
        ratings = bradley_terry(table.wins, table.names, draws=table.draws)
    except ValueError:  # a deck that never lost, or never won
        ridge = RIDGE
        ratings = bradley_terry(table.wins, table.names, draws=table.draws, ridge=ridge)
    ratings = dataclasses.replace(ratings, covariance=ratings.covariance * effect)
    solved = equilibrium(win_rates(table.wins, table.draws))
    return Meta(weights, tuple(standings), solved, mix, ratings, ridge, effect)
