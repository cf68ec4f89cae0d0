"""Does a matchup flip between players? All matchups of the built-in decks, once per player. See README.md."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np
import study

import zxfast as zx
from zxfast.games.zx import decks as builtin
from zxfast.stats.multiple import adjust, p_value
from zxfast.stats.pairs import Difference, difference_of
from zxfast.stats.rates import Rate

GAMES = 4_000
PLAYERS = ("random", "greedy", "heuristic")
SURE = 0.05  # of an adjusted p-value
SHOWN = 12  # matchups in the list of the largest changes


def tables(options: study.Options) -> dict[str, str]:
    decks = builtin.names()[:4] if options.quick else builtin.names()
    tables = {player: play(decks, player, options) for player in PLAYERS}
    rates = {player: rates_of(table) for player, table in tables.items()}
    sure = {player: separable(found) for player, found in rates.items()}
    return {
        "result": result(sure),
        "players": by_players(rates, sure),
        "flips": by_matchup(rates, sure),
        "decks": by_deck(tables),
    }


def play(decks: list[str], player: str, options: study.Options) -> zx.Matrix:
    study.say(player)
    return zx.matrix(decks, games=options.games, seed=options.seed, policy=player, threads=options.threads)


def rates_of(table: zx.Matrix) -> dict[tuple[str, str], Rate]:
    return {(cell.deck_a, cell.deck_b): cell.pairs.rate() for cell in table.results}


def separable(rates: dict[tuple[str, str], Rate]) -> dict[tuple[str, str], int]:
    """1 where deck A is surely ahead, -1 where it is surely behind, else 0; Holm over all matchups of a player."""
    gaps = [Difference(r.value - 0.5, r.low - 0.5, r.high - 0.5, r.level, r.method) for r in rates.values()]
    p = adjust([p_value(gap) for gap in gaps])
    return {key: int(np.sign(gap.value)) if q < SURE else 0 for key, gap, q in zip(rates, gaps, p, strict=True)}


def result(sure: dict[str, dict[tuple[str, str], int]]) -> str:
    """What was found, in words."""
    parts = []
    for a, b in combinations(PLAYERS, 2):
        both = [key for key in sure[a] if sure[a][key] and sure[b][key]]
        flips = sum(sure[a][key] != sure[b][key] for key in both)
        parts.append(f"Between `{a}` and `{b}`, {flips} of {len(both)} matchups that both decide are flipped.")
    return "\n".join(parts)


def by_players(rates: dict[str, dict[tuple[str, str], Rate]], sure: dict[str, dict[tuple[str, str], int]]) -> str:
    rows = []
    for a, b in combinations(PLAYERS, 2):
        both = [key for key in rates[a] if sure[a][key] and sure[b][key]]
        flips = sum(sure[a][key] != sure[b][key] for key in both)
        x, y = (np.array([r.value for r in rates[player].values()]) for player in (a, b))
        moved = float(np.abs(x - y).mean())
        rows.append(
            [
                f"{a}, {b}",
                str(len(x)),
                str(len(both)),
                str(flips),
                f"{correlation(x, y):.2f}".replace("-", "−"),
                f"{100 * moved:.1f}",
            ]
        )
    columns = ["players", "matchups", "decided by both", "of these flipped", "correlation of win rates", "mean change in points"]
    return study.markdown(columns, rows)


def correlation(x: np.ndarray, y: np.ndarray) -> float:
    return float(np.corrcoef(x, y)[0, 1])


def by_matchup(rates: dict[str, dict[tuple[str, str], Rate]], sure: dict[str, dict[tuple[str, str], int]]) -> str:
    """The matchups that change most between the two players that plan."""
    a, b = PLAYERS[1:]
    order = sorted(rates[a], key=lambda key: -abs(rates[a][key].value - rates[b][key].value))
    rows = []
    for key in order[:SHOWN]:
        flipped = "yes" if sure[a][key] * sure[b][key] < 0 else "no"
        change = difference_of(rates[b][key], rates[a][key])
        rows.append([" – ".join(key), *(study.share(rates[player][key]) for player in PLAYERS), study.gap(change), flipped])
    return study.markdown(["matchup", *PLAYERS, f"{b} − {a}", "flipped"], rows)


def by_deck(tables: dict[str, zx.Matrix]) -> str:
    """Mean win rate of every deck against the others, and its place."""
    means = {player: mean_rates(table) for player, table in tables.items()}
    places = {
        player: {deck: i + 1 for i, deck in enumerate(sorted(found, key=lambda d: -found[d]))} for player, found in means.items()
    }
    last = PLAYERS[-1]
    rows = [
        [deck, *(f"{100 * means[player][deck]:.1f} % ({places[player][deck]})" for player in PLAYERS)]
        for deck in sorted(means[last], key=lambda deck: -means[last][deck])
    ]
    return study.markdown(["deck", *PLAYERS], rows)


def mean_rates(table: zx.Matrix) -> dict[str, float]:
    rates = table.rates.to_numpy(copy=True)
    np.fill_diagonal(rates, np.nan)
    return dict(zip(table.names, map(float, np.nanmean(rates, axis=1)), strict=True))


if __name__ == "__main__":
    study.run(__file__, GAMES, tables)
