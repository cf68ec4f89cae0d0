"""Does ignition hit as often as mathematics says, and what is a hit worth? Every built-in deck. See README.md."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import study

import zxfast as zx
from zxfast.games.zx import decks as builtin
from zxfast.run.ignition import Ignition
from zxfast.stats.attempts import Beside
from zxfast.stats.ignition import hits, success

GAMES = 100_000
PLAYER = "heuristic"
ATTEMPTS = range(1, 9)  # of the exact odds
HITS = (1, 2, 3)


def tables(options: study.Options) -> dict[str, str]:
    decks = builtin.names()[:2] if options.quick else builtin.names()
    results = {deck: play(deck, options) for deck in decks}
    return {"result": result(results), "decks": by_deck(results), "worth": by_worth(results), "odds": odds(results)}


def play(deck: str, options: study.Options) -> Ignition:
    study.say(deck)
    return zx.ignition(deck, games=options.games, seed=options.seed, policy=PLAYER, threads=options.threads)


def result(results: dict[str, Ignition]) -> str:
    """What was found, in words."""
    tests = [(abs(line.z), deck, line) for deck, played in results.items() for line in played.attempts.tests()]
    gains = {deck: gain for deck, played in results.items() if (gain := played.attempts.value_of_hit("phase"))}
    parts = []
    if tests:
        z, deck, line = max(tests, key=lambda test: test[0])
        parts.append(f"The largest of all {len(tests)} differences is {z:.2f} standard errors ({deck}: {line.question}).")
    if gains:
        low, high = (pick(gains, key=lambda deck: gains[deck].value) for pick in (min, max))
        span = f"{study.gap(gains[low])} ({low}) to {study.gap(gains[high])} ({high})"
        parts.append(f"A hit instead of a miss is worth {span} percentage points of win rate.")
    return "\n".join(parts)


def by_deck(results: dict[str, Ignition]) -> str:
    rows = []
    for deck, result in results.items():
        unseen, phase = result.deck.unseen, result.attempts.attempts("phase")
        tests = result.attempts.tests()
        worst = max((abs(line.z) for line in tests), default=None)
        rows.append(
            [
                deck,
                f"{unseen.icons}/{unseen.cards} = {100 * float(success(unseen)):.2f} %",
                f"{100 * phase.exact:.3f} %",
                beside(phase),
                f"{phase.n:,}",
                f"{phase.z:+.2f}".replace("-", "−"),
                "–" if worst is None else f"{worst:.2f} of {len(tests)}",
            ]
        )
    columns = ["deck", "before the game", "exact at the attempts", "simulated", "attempts", "SE", "largest SE of all tests"]
    return study.markdown(columns, rows)


def beside(line: Beside) -> str:
    return f"{100 * line.simulated:.3f} % [{100 * line.low:.3f}, {100 * line.high:.3f}]"


def by_worth(results: dict[str, Ignition]) -> str:
    """What a hit saves in cost, and what it and the Charge card bring in win rate."""
    rows = []
    for deck, result in results.items():
        mine = result.attempts
        saved, hit, charge = mine.saved("phase"), mine.value_of_hit("phase"), mine.value_of_charge()
        gains = ["–" if gain is None else study.gap(gain) for gain in (hit, charge)]
        rows.append([deck, f"{saved.exact:.3f}", f"{saved.simulated:.3f} [{saved.low:.3f}, {saved.high:.3f}]", *gains])
    columns = ["deck", "cost saved per attempt, exact", "simulated", "a hit, points of win rate", "a Charge card spent, points"]
    return study.markdown(columns, rows)


def odds(results: dict[str, Ignition]) -> str:
    """Exact chances before the game; one group of columns per number of unseen cards and icons that occurs."""
    kinds = sorted(
        {(result.deck.unseen.cards, result.deck.unseen.icons): result.deck.unseen for result in results.values()}.items()
    )
    rows = []
    for n in ATTEMPTS:
        chances = [float(hits(cards, n).at_least(k)) for _, cards in kinds for k in HITS]
        rows.append([str(n), *(f"{100 * chance:.1f} %" for chance in chances)])
    columns = [f"{k} or more ({icons} of {number})" for (number, icons), _ in kinds for k in HITS]
    return study.markdown(["attempts", *columns], rows)


if __name__ == "__main__":
    study.run(__file__, GAMES, tables)
