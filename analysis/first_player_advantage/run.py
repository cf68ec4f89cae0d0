"""How much is it worth to go first? Every built-in deck against itself, with two players. See README.md."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import study

import zxfast as zx
from zxfast.games.zx import decks as builtin
from zxfast.stats.multiple import adjust, p_value
from zxfast.stats.pairs import Difference, PairCounts, difference_of
from zxfast.stats.rates import Rate, rate

GAMES = 30_000
PLAYERS = ("greedy", "heuristic")
LENGTHS = ((1, 8), (9, 12), (13, 16), (17, 20), (21, None))  # turns of both players


def tables(options: study.Options) -> dict[str, str]:
    decks = builtin.names()[:2] if options.quick else builtin.names()
    runs = {(deck, player): mirror(deck, player, options) for deck in decks for player in PLAYERS}
    return {"result": result(runs), "decks": by_deck(runs), "length": by_length(runs)}


def mirror(deck: str, player: str, options: study.Options) -> zx.Run:
    study.say(f"{deck}, {player}")
    return zx.match(deck, deck, games=options.games, seed=options.seed, policy=player, threads=options.threads)


def result(runs: dict[tuple[str, str], zx.Run]) -> str:
    """What was found, in words."""
    parts = []
    for player in PLAYERS:
        counts = {deck: run.totals.table.counts("first") for (deck, who), run in runs.items() if who == player}
        whole = sum(counts.values(), start=PairCounts()).rate()
        order = sorted(counts, key=lambda deck: counts[deck].mean)
        ends = " to ".join(f"{100 * counts[deck].mean:.1f} % ({deck})" for deck in (order[0], order[-1]))
        parts.append(f"Played by `{player}`, whoever goes first scores {study.share(whole)} over all decks, from {ends}.")
    return "\n".join(parts)


def by_deck(runs: dict[tuple[str, str], zx.Run]) -> str:
    counts = {key: run.totals.table.counts("first") for key, run in runs.items()}
    decks = list(dict.fromkeys(deck for deck, _ in counts))
    rates = {key: count.rate() for key, count in counts.items()}
    adjusted = dict(zip(rates, adjust([p_value(from_half(r)) for r in rates.values()]), strict=True))
    rows = []
    for deck in sorted(decks, key=lambda deck: -rates[deck, PLAYERS[-1]].value):
        cells = [study.share(rates[deck, player]) + (" *" if adjusted[deck, player] < 0.05 else "") for player in PLAYERS]
        rows.append([deck, *cells, study.gap(difference_of(rates[deck, PLAYERS[1]], rates[deck, PLAYERS[0]]))])
    whole = [sum((counts[deck, player] for deck in decks), start=PairCounts()).rate() for player in PLAYERS]
    rows.append(["**all**", *map(study.share, whole), study.gap(difference_of(whole[1], whole[0]))])
    return study.markdown(["deck against itself", *PLAYERS, f"{PLAYERS[1]} − {PLAYERS[0]}"], rows)


def from_half(r: Rate) -> Difference:
    """A rate as its difference from 1/2."""
    return Difference(r.value - 0.5, r.low - 0.5, r.high - 0.5, r.level, r.method)


def by_length(runs: dict[tuple[str, str], zx.Run]) -> str:
    rows = []
    for first, last in LENGTHS:
        cells = []
        for player in PLAYERS:
            games = won = 0
            every = 0
            for (_, who), run in runs.items():
                if who == player:
                    turns, winner = run.rows["turns"], run.rows["winner"]
                    here = (turns >= first) & (turns <= (last or turns.max()))
                    games += int(here.sum())
                    every += len(turns)
                    won += float((here & (winner == run.rows["first"])).sum()) + float((here & (winner < 0)).sum()) / 2
            r = rate(won, games)
            cells += [f"{100 * games / every:.1f} %", study.share(r) if games else "–"]
        rows.append([f"{first} to {last}" if last else f"{first} or more", *cells])
    columns = [text for player in PLAYERS for text in (f"{player}: games", "first player scores")]
    return study.markdown(["turns", *columns], rows)


if __name__ == "__main__":
    study.run(__file__, GAMES, tables)
