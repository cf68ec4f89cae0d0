"""Lockstep: the compiled engine and the reference engine play the same game; after every decision their states must be equal."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from zxfast.games.zx import decks as built_in
from zxfast.games.zx import engine
from zxfast.games.zx.compiler import DeckLike, Program
from zxfast.games.zx.reference import Options
from zxfast.games.zx.reference.engine import ReferenceGame

Chooser = Callable[[dict[str, Any], random.Random], int]


class Mismatch(AssertionError):
    """The engines differ. `report` says where: seed, pair, decision number, what differs, and the answers so far."""

    def __init__(self, report: dict[str, Any]) -> None:
        super().__init__(json.dumps({key: report[key] for key in ("decks", "seed", "pair", "decision", "difference")}, indent=1))
        self.report = report


def difference(a: Any, b: Any, where: str = "") -> list[str]:
    """Where two states differ: "path: compiled | reference"."""
    if isinstance(a, dict) and isinstance(b, dict):
        return [line for key in sorted({*a, *b}, key=str) for line in difference(a.get(key), b.get(key), f"{where}/{key}")]
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        return [line for i, (x, y) in enumerate(zip(a, b, strict=True)) for line in difference(x, y, f"{where}/{i}")]
    return [] if a == b else [f"{where}: {a!r} | {b!r}"]


def any_option(decision: dict[str, Any], chance: random.Random) -> int:
    """Uniform over the options."""
    return chance.randrange(len(decision["options"]))


class LeastTaken:
    """Prefers options of a kind that has been taken least so far: (decision kind, first word of the option)."""

    def __init__(self) -> None:
        self.taken: Counter[tuple[int, str]] = Counter()

    def __call__(self, decision: dict[str, Any], chance: random.Random) -> int:
        options = decision["options"]
        keys = [(decision["kind"], option[0]) for option in options]
        if chance.random() < 0.5:
            k = chance.randrange(len(options))
        else:
            least = min(self.taken[key] for key in keys)
            k = chance.choice([i for i, key in enumerate(keys) if self.taken[key] == least])
        self.taken[keys[k]] += 1
        return k


def ask_players(game: Any, state: dict[str, Any]) -> list[str]:
    """Ask every player what it would do: one of the options, and the game stays as it is."""
    for name in engine.POLICIES:
        k = game.suggest(name)
        if not 0 <= k < len(state["decision"]["options"]):
            return [f"player {name} takes option {k} of {len(state['decision']['options'])}"]
        found = difference(state, game.state())
        if found:
            return [f"player {name} changes the game: compiled before | after", *found[:12]]
    return []


def play(decks: Sequence[DeckLike], seed: int, pair: int, chooser: Chooser = any_option, *, names: Sequence[str] = ("", ""),
         table: Any = None, answers: Iterable[int] | None = None, swapped: bool = False,
         kinds: Counter[int] | None = None, most: int | None = None, made: list[int] | None = None,
         endings: Counter[str] | None = None, position: dict[str, Any] | None = None,
         watch: int = 0, players: Sequence[str | None] = (None, None)) -> int:
    """Play one game in both engines; returns the number of decisions. Raises Mismatch at the first difference.

    answers: answers to give instead of the chooser's (regression files); the chooser goes on when they end. most: decisions after
    which the game is left. made: a list that gets the answers. kinds, endings: decision kinds and reasons of the end are counted.
    position: where to start instead of set-up, as both engines load it. watch: at every so-many-th decision each player (policy)
    of the compiled engine says what it would do, and a copy of the game must go the same way. players: by seat, who answers
    instead of the chooser.
    """
    table = table if table is not None else engine.Table(Program(decks))
    fast = engine.Game(table, seed=seed, pair=pair, swapped=swapped)
    if position is None:
        slow = ReferenceGame(decks, seed=seed, pair=pair, swapped=swapped)
    else:
        slow = ReferenceGame(decks, seed=seed, options=Options(ask_life=position.get("ask_life", False)))
        fast.load(position | {"seed": seed})
        slow.load(position)
    chance = random.Random(f"{seed} {pair}")
    given = iter(answers or ())
    made = [] if made is None else made

    def report(lines: list[str]) -> dict[str, Any]:
        return {"decks": list(names), "seed": seed, "pair": pair, "decision": len(made), "answers": made, "difference": lines}

    a, b = fast.run(), slow.run()
    while True:
        state = fast.state()
        other = slow.state()
        found = [] if state == other else difference(state, other)
        wrong = fast.broken()
        if found or a != b or wrong:
            raise Mismatch(report(found[:12] + ([f"invariant: {wrong}"] if wrong else [])))
        if not a or len(made) == most:
            if endings is not None:
                endings[state["over"]["reason"] if not a else "left"] += 1
            return len(made)
        decision = state["decision"]
        if kinds is not None:
            kinds[decision["kind"]] += 1
        k = next(given, None)
        if k is None:
            player = players[decision["player"]]
            k = chooser(decision, chance) if player is None else fast.suggest(player)
        k = min(k, len(decision["options"]) - 1)
        made.append(k)
        copy = fast.copy() if watch and len(made) % watch == 0 else None
        if copy is not None:
            found = ask_players(copy, state)
            if found:
                raise Mismatch(report(found))
        a = fast.answer(k)
        if copy is not None:
            copy.answer(k)
            found = difference(fast.state(), copy.state())
            if found:
                raise Mismatch(report(["game | copy of the game", *found[:12]]))
        slow.answer(k)
        b = slow.run()


def built_in_decks() -> dict[str, Any]:
    """The built-in decks by name."""
    from zxfast.decks import load

    return {name: load(name) for name in built_in.names()}


def run(games: int, seed: int = 0, *, stop_after: int = 1, folder: str | Path | None = None,
        progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play `games` games over the pairs of built-in decks in turn; half the choices go to kinds of options taken least so far.

    stop_after: mismatches after which it stops. folder: where a regression file is written for each mismatch.
    Returns games, decisions, mismatches, reports of the mismatches, decision kinds asked.
    """
    decks = built_in_decks()
    names = sorted(decks)
    pairs = [(x, y) for x in names for y in names]
    random.Random(seed).shuffle(pairs)
    chooser = LeastTaken()
    kinds: Counter[int] = Counter()
    decisions = played = 0
    reports: list[dict[str, Any]] = []
    for i in range(games):
        x, y = pairs[i % len(pairs)]
        try:
            decisions += play((decks[x], decks[y]), seed, i, chooser if i % 2 else any_option, names=(x, y), swapped=bool(i & 2),
                              kinds=kinds)
        except Mismatch as mismatch:
            report = mismatch.report | {"swapped": bool(i & 2)}
            reports.append(report)
            if folder is not None:
                path = Path(folder) / f"lockstep_{seed}_{i}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(report, indent=1), encoding="utf-8")
        played += 1
        if progress is not None:
            progress(played)
        if len(reports) >= stop_after:
            break
    return {"games": played, "decisions": decisions, "mismatches": len(reports), "seed": seed, "variant": engine.VARIANT,
            "decision_kinds": {f"DP-{kind:02}": n for kind, n in sorted(kinds.items())}, "reports": reports}
