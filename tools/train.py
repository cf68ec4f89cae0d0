"""Training games for the profile-guided build: tools/train.py FOLDER VARIANT, called by setup.py.

FOLDER holds an instrumented `_engine_VARIANT`, which counts what runs in these games. The rest of the package is taken from the
source tree.
Always the same games: every built-in deck against the next one, with each player of the compiled core.
"""

import os
import sys
from pathlib import Path

GAMES = {"random": 12_000, "greedy": 6_000, "heuristic": 6_000}  # over all matches; 2 to 3 seconds


def main(folder: str, variant: str) -> None:
    os.environ["ZXFAST_VARIANT"] = variant
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    import zxfast.games.zx

    zxfast.games.zx.__path__.insert(0, folder)  # the instrumented module goes before one built in place
    import numpy as np

    from zxfast.decks import load
    from zxfast.errors import UserError
    from zxfast.games.zx import compiler, decks, engine

    names = decks.names()
    trained = 0
    for seed, name in enumerate(names):
        try:
            a, b = load(name), load(names[(seed + 1) % len(names)])
            tables = compiler.compile_match(a, b), compiler.compile_match(b, a)
        except (UserError, compiler.CompileError):
            continue  # a card of this deck is not compiled yet
        for policy, games in GAMES.items():
            if policy in engine.POLICIES:
                games //= len(names)
                rows, tallies = np.zeros(games, engine.ROW_DTYPE), np.zeros((2, 50, len(engine.TALLY_KINDS), 3), np.uint64)
                player = engine.POLICIES[policy]
                engine.play_games(*tables, seed, 0, games, player, player, "deck", rows, tallies)
                trained += games
    if not trained:
        raise SystemExit("no built-in deck can be played")


if __name__ == "__main__":
    main(*sys.argv[1:])
