"""Tune the weights of the player `heuristic` by playing changed weights against the best so far. See README.md."""

from __future__ import annotations

import argparse
import math
import random
import time
import tomllib
from pathlib import Path

import numpy as np

from zxfast.decks import load
from zxfast.games.zx import decks as built_in
from zxfast.games.zx import engine
from zxfast.games.zx.compiler import Program
from zxfast.games.zx.policies.weights import DEFAULT, Weights, from_tables

FIXED = ("lethal", "charge_keep")  # switches rather than weights


class Arena:
    """Plays two sets of weights, or one against another player, on every built-in deck against itself and against others."""

    def __init__(self, names: list[str], cross: int, seed: int) -> None:
        decks = {name: load(name) for name in names}
        chance = random.Random(seed)
        pairs = [(a, a) for a in names] + [tuple(chance.sample(names, 2)) for _ in range(cross)]
        self.tables = [
            (engine.Table(Program((decks[a], decks[b]))), engine.Table(Program((decks[b], decks[a])))) for a, b in pairs
        ]
        self.names = ["/".join(dict.fromkeys(pair)) for pair in pairs]

    def play(self, a: Weights, b: Weights, games: int, seed: int, opponent: str = "heuristic") -> np.ndarray:
        """Share of games that `a` wins, one number per pair of decks; `games` of each, seats balanced.

        In the second half of the games the two change decks and play the same random numbers again: two equal players get 0.5.
        """
        rates = np.zeros(len(self.tables))
        rows = np.zeros(games // 2, dtype=engine.ROW_DTYPE)
        for k, (ab, ba) in enumerate(self.tables):
            for side in range(2):
                weights = (a, b) if side == 0 else (b, a)
                numbers = [engine.POLICIES["heuristic"], engine.POLICIES[opponent]]
                ab.weigh(weights)
                ba.weigh(weights[::-1])
                engine.play_games(ab, ba, seed, 0, games // 2, *(numbers if side == 0 else numbers[::-1]), "deck", rows, None)
                rates[k] += (np.sum(rows["winner"] == side) + 0.5 * np.sum(rows["winner"] == -1)) / (2 * (games // 2))
        return rates


def changed(tables: dict[str, dict[str, int]], chance: random.Random, most: int, size: float) -> dict[str, dict[str, int]]:
    """A copy in which a few weights are larger or smaller."""
    new = {name: dict(table) for name, table in tables.items()}
    places = [(t, n) for t in new for n in new[t] if n not in FIXED]
    for table, name in chance.sample(places, chance.randint(1, most)):
        old = new[table][name]
        step = max(1.0, abs(old) * size) * chance.gauss(0, 1)
        new[table][name] = old + (round(step) or chance.choice((-1, 1)))
    return new


def text_of(tables: dict[str, dict[str, int]], head: str) -> str:
    """The TOML text, with the comment lines that stand before the first table."""
    parts = [head.rstrip()]
    for table, values in tables.items():
        parts.append(f"\n[{table}]\n" + "\n".join(f"{name} = {value}" for name, value in values.items()))
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", type=Path, default=DEFAULT)
    parser.add_argument("--out", type=Path, default=Path("tuned.toml"))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=400, help="per pair of decks; four times as many in the second comparison")
    parser.add_argument("--cross", type=int, default=8, help="pairs of different decks beside each deck against itself")
    parser.add_argument("--most", type=int, default=4, help="weights changed at once")
    parser.add_argument("--size", type=float, default=0.4, help="typical change as a share of the weight")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="only play the start weights against greedy and random")
    args = parser.parse_args()
    text = args.start.read_text(encoding="utf-8")
    head = text.split("\n[")[0]
    best = tomllib.loads(text)
    arena = Arena(list(built_in.names()), 0 if args.show else args.cross, args.seed)
    weights = from_tables(best)
    if args.show:
        for opponent in ("greedy", "random"):
            for name, rate in zip(arena.names, arena.play(weights, weights, args.games, args.seed, opponent), strict=True):
                error = 1.96 * math.sqrt(max(rate * (1 - rate), 1e-9) / args.games)
                print(f"{opponent:8s} {name:28s} {rate:.4f}  n {args.games}  +- {error:.4f}")
        return
    chance = random.Random(args.seed)
    end = time.monotonic() + 60 * args.minutes
    tried = taken = 0
    while time.monotonic() < end:
        tried += 1
        tables = changed(best, chance, args.most, args.size)
        new = from_tables(tables)
        old = from_tables(best)
        n = args.games * len(arena.tables)
        rates = arena.play(new, old, args.games, 1000 * args.seed + 10 * tried)
        if rates.mean() < 0.5 + 1.0 * 0.5 / math.sqrt(n):
            continue
        rates = arena.play(new, old, 4 * args.games, 10**6 + 1000 * args.seed + 10 * tried)
        if rates.mean() < 0.5 + 1.5 * 0.5 / math.sqrt(4 * n):
            continue
        taken += 1
        diff = {name: (best[t][name], v) for t in tables for name, v in tables[t].items() if best[t][name] != v}
        best = tables
        changes = ", ".join(f"{k} {a} -> {b}" for k, (a, b) in diff.items())
        print(f"try {tried}: {rates.mean():.4f} (lowest {rates.min():.3f}) {changes}", flush=True)
        args.out.write_text(text_of(best, head), encoding="utf-8")
    print(f"{tried} tried, {taken} taken")


if __name__ == "__main__":
    main()
