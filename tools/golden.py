"""Golden playthroughs: whole games as text, to be read and to be compared after every change.

    python tools/golden.py        writes tests/games/zx/golden/*.txt anew (make golden)

A change of rules, cards or players shows as a diff of these files; what is in it has to be explained by the change.
"""

from __future__ import annotations

from pathlib import Path

from zxfast import RunSpec, replay
from zxfast.decks import load
from zxfast.games.zx import decks

FOLDER = Path(__file__).resolve().parents[1] / "tests/games/zx/golden"
GAMES = 20
PLAYERS = ("heuristic", "greedy", "random")


def specs() -> dict[str, tuple[RunSpec, int]]:
    """The games by name: the run and the number of the game. Every deck, every pair of players, both pairings, both seats."""
    names = decks.names()
    chosen = {}
    for k in range(GAMES):
        a, b = names[k % len(names)], names[(3 * k + 5) % len(names)]
        player_a, player_b = PLAYERS[k % 3], PLAYERS[k // 3 % 3]
        spec = RunSpec(load(a), load(b), 2, k, player_a, player_b, ("deck", "seat")[k // 2 % 2], version="golden")
        chosen[f"{k + 1:02}_{a}_{b}"] = spec, k % 2
    return chosen


def texts() -> dict[str, str]:
    """The games in words, by name."""
    return {name: replay(spec, game).text for name, (spec, game) in specs().items()}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    written = {FOLDER / f"{name}.txt": text for name, text in texts().items()}
    for path in set(FOLDER.glob("*.txt")) - set(written):
        path.unlink()
    for path, text in written.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(written)} games in {FOLDER.relative_to(Path.cwd()) if FOLDER.is_relative_to(Path.cwd()) else FOLDER}")


if __name__ == "__main__":
    main()
