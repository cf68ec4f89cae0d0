"""Decks against a field: expected scores with intervals, and which decks differ.

The score of a deck against a field is a weighted sum of its matchups, so is the difference of two decks; the matchup between
these two counts in both. The bounds come from those of the matchups: the distances to the bounds, weighted, squared and added
(Zou and Donner 2008, Statistics in Medicine 27, 1693-1702, "MOVER"). With two samples of equal weight this is Newcombe's
interval. Matchups are taken as independent of each other.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .pairs import Difference
from .rates import Rate

__all__ = ["Standing", "field_score", "field_shares", "standings"]

METHOD = "square-and-add"

Cells = Mapping[tuple[str, str], Rate]


@dataclass(frozen=True, slots=True)
class Standing:
    """A deck in a ranking. rate: its score against the field; lead: its difference over the next deck, None for the last."""

    name: str
    rate: Rate
    lead: Difference | None

    @property
    def separable(self) -> bool:
        """False if the interval of the difference to the next deck holds 0."""
        return self.lead is None or self.lead.separable

    def to_dict(self) -> dict[str, object]:
        """Name, score with bounds and games, lead over the next deck with bounds (None for the last), separable."""
        lead = self.lead
        return {
            "deck": self.name,
            "score": self.rate.value,
            "low": self.rate.low,
            "high": self.rate.high,
            "games": int(self.rate.n),
            "lead": lead.value if lead else None,
            "lead_low": lead.low if lead else None,
            "lead_high": lead.high if lead else None,
            "separable": self.separable,
        }


@dataclass(frozen=True)
class _Sum:
    """A constant and coefficients of matchups."""

    constant: float
    terms: Mapping[tuple[str, str], float]

    def minus(self, other: _Sum) -> _Sum:
        keys = self.terms.keys() | other.terms.keys()
        terms = {key: self.terms.get(key, 0.0) - other.terms.get(key, 0.0) for key in sorted(keys)}
        return _Sum(self.constant - other.constant, terms)

    def bounds(self, cells: Cells) -> tuple[float, float, float]:
        """Value, lower and upper bound."""
        value, below, above = self.constant, 0.0, 0.0
        for key, weight in self.terms.items():
            cell = cells[key]
            value += weight * cell.value
            down, up = cell.value - cell.low, cell.high - cell.value
            if weight < 0:
                down, up = up, down
            below += (weight * down) ** 2
            above += (weight * up) ** 2
        return value, value - math.sqrt(below), value + math.sqrt(above)


def field_shares(field: Sequence[str], shares: Mapping[str, float] | None = None) -> dict[str, float]:
    """Shares of the decks of a field, scaled to sum 1; all alike for None; a deck that is not named has none.

    Raises ValueError for a name that is not in the field, a negative share, or no share at all.
    """
    if shares is None:
        return dict.fromkeys(field, 1.0 / len(field))
    for name, share in shares.items():
        if name not in field:
            raise ValueError(f"{name} is not in the field: {', '.join(field)}")
        if not share >= 0 or not math.isfinite(share):
            raise ValueError(f"share {share} of {name}: give a number from 0")
    total = sum(shares.values())
    if not total > 0:
        raise ValueError("all shares are 0: give a positive one")
    return {name: shares.get(name, 0.0) / total for name in field}


def field_score(name: str, cells: Cells, shares: Mapping[str, float], level: float = 0.95) -> Rate:
    """Score of a deck against a field with its interval.

    Parameters: `cells` rates by (deck, opponent), each matchup in one order only; `shares` of the opponents, sum 1; `level` that
    of the cells' intervals, for the record. Against itself a deck scores 1/2. The `n` of the result: games of the matchups used.
    Raises ValueError if a matchup with a positive share was not played.
    """
    own = _score(name, cells, shares)
    value, low, high = own.bounds(cells)
    games = sum(cells[key].n for key in own.terms)
    return Rate(value, games, max(0.0, low), min(1.0, high), level, METHOD)


def standings(names: Sequence[str], cells: Cells, shares: Mapping[str, float], level: float = 0.95) -> list[Standing]:
    """Decks by the lower bound of their score against a field, best first, each with its lead over the next one.

    Parameters as in `field_score`. Raises ValueError as it does.
    """
    rates = {name: field_score(name, cells, shares, level) for name in names}
    order = sorted(names, key=lambda name: (-rates[name].low, -rates[name].value, name))
    table = []
    for name, after in zip(order, [*order[1:], None], strict=True):
        lead = None
        if after is not None:
            value, low, high = _score(name, cells, shares).minus(_score(after, cells, shares)).bounds(cells)
            lead = Difference(value, max(-1.0, low), min(1.0, high), level, METHOD)
        table.append(Standing(name, rates[name], lead))
    return table


def _score(name: str, cells: Cells, shares: Mapping[str, float]) -> _Sum:
    constant, terms = 0.0, {}
    for other, share in shares.items():
        if share == 0.0:
            continue
        if other == name:
            constant += share / 2.0
        elif (name, other) in cells and cells[name, other].n:
            terms[name, other] = share
        elif (other, name) in cells and cells[other, name].n:
            constant += share
            terms[other, name] = -share
        else:
            raise ValueError(f"{name} against {other} was not played: play it, or give {other} no share")
    return _Sum(constant, terms)
