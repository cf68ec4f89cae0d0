"""Which of the built-in decks is best? Every deck against every other one. See README.md."""

from __future__ import annotations

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np
import study

import zxfast as zx
from zxfast.games.zx import decks as builtin
from zxfast.stats.meta import stability
from zxfast.stats.rates import Rate, z_of
from zxfast.stats.ratings import bradley_terry

GAMES = 10_000
PLAYER = "heuristic"
LEVEL = 0.95


def tables(options: study.Options) -> dict[str, str]:
    decks = builtin.names()[:4] if options.quick else builtin.names()
    table = zx.matrix(decks, games=options.games, seed=options.seed, policy=PLAYER, threads=options.threads)
    order = ranking(table)
    return {"ranking": by_deck(table, order), "matrix": matrix(table, order), "mix": mix(table, options)}


def against_the_field(table: zx.Matrix) -> dict[str, Rate]:
    """Mean win rate of every deck against the others, all equally often; the cells are independent of each other."""
    found = {}
    for deck in table.names:
        mine = [cell for cell in table.results if deck in (cell.deck_a, cell.deck_b)]
        pairs = [cell.pairs for cell in mine]
        mean = float(np.mean([cell.pairs.mean if cell.deck_a == deck else 1.0 - cell.pairs.mean for cell in mine]))
        half = z_of(LEVEL) * math.sqrt(sum(part.standard_error**2 for part in pairs)) / len(pairs)
        found[deck] = Rate(mean, sum(part.games for part in pairs), mean - half, mean + half, LEVEL, "normal (pairs)")
    return found


def ranking(table: zx.Matrix) -> list[str]:
    rates = against_the_field(table)
    return sorted(rates, key=lambda deck: -rates[deck].low)


def by_deck(table: zx.Matrix, order: list[str]) -> str:
    rates = against_the_field(table)
    elo = bradley_terry(table.wins, table.names, draws=table.draws).table(LEVEL).set_index("deck")
    ahead = table.rates.gt(0.5).sum(axis=1)
    rows = []
    for place, deck in enumerate(order, 1):
        e = elo.loc[deck]
        rating = f"{e['elo']:+.0f} [{e['elo_low']:+.0f}, {e['elo_high']:+.0f}]".replace("-", "−")
        rows.append([deck, str(place), study.share(rates[deck], 2), f"{rates[deck].n:,}", rating, str(ahead[deck])])
    return study.markdown(["deck", "place", "mean win rate", "n", "Elo", "matchups ahead"], rows)


def matrix(table: zx.Matrix, order: list[str]) -> str:
    """Win rate of the row against the column, in per cent; bold where the interval leaves out 50."""
    sure = {(cell.deck_a, cell.deck_b) for cell in table.results if 0.5 not in cell.pairs.rate(LEVEL)}
    rates = table.rates

    def cell(a: str, b: str) -> str:
        text = "·" if a == b else f"{100 * rates.loc[a, b]:.0f}"
        return f"**{text}**" if (a, b) in sure or (b, a) in sure else text

    rows = [[f"{i}. {deck}", *(cell(deck, other) for other in order)] for i, deck in enumerate(order, 1)]
    return study.markdown(["", *(str(i) for i in range(1, len(order) + 1))], rows)


def mix(table: zx.Matrix, options: study.Options) -> str:
    """The equilibrium mix and how it stands up to resampling of the games."""
    found = stability(table.wins, table.names, draws=table.draws, samples=20 if options.quick else 500, seed=options.seed).table()
    played = found[(found["weight"] > 0) | (found["in_support"] > 0.05)].sort_values(["weight", "mean"], ascending=False)
    rows = []
    for _, row in played.iterrows():
        weight, low, high, part = (100 * row[name] for name in ("weight", "low", "high", "in_support"))
        rows.append([row["deck"], f"{weight:.1f} %", f"{low:.1f} – {high:.1f} %", f"{part:.0f} %"])
    return study.markdown(["deck", "share in the mix", "95 % of resampled shares", "in the mix in"], rows)


if __name__ == "__main__":
    study.run(__file__, GAMES, tables)
