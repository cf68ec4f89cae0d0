"""Which of the built-in decks is best? Every deck against every other one. See README.md."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import study

import zxfast as zx
from zxfast.games.zx import decks as builtin

GAMES = 10_000
PLAYER = "heuristic"
SEEN = 0.05  # share of the resampled tables in whose mix a deck must be, to be listed


def tables(options: study.Options) -> dict[str, str]:
    decks = builtin.names()[:4] if options.quick else builtin.names()
    table = zx.matrix(decks, games=options.games, seed=options.seed, policy=PLAYER, threads=options.threads)
    field = zx.meta(table, samples=20 if options.quick else 1000, seed=options.seed)
    return {"result": result(field), "ranking": ranking(table, field), "matrix": matrix(table, field), "mix": mix(field)}


def result(field: zx.Meta) -> str:
    """What was found, in words."""
    best, last = field.standings[0], field.standings[-1]
    apart = "separable" if best.separable else "not separable"
    mixed = ", ".join(field.stability.names[i] for i in field.equilibrium.support())
    return (
        f"The best deck against the field is {best.name} with {study.share(best.rate, 2)}, {apart} from the next one;\n"
        f"the weakest is {last.name} with {study.share(last.rate, 2)}. The equilibrium mix holds {mixed}."
    )


def ranking(table: zx.Matrix, field: zx.Meta) -> str:
    ahead = table.rates.gt(0.5).sum(axis=1)
    rows = []
    for (_, row), standing in zip(field.table.iterrows(), field.standings, strict=True):
        elo = f"{row['elo']:+.0f} [{row['elo_low']:+.0f}, {row['elo_high']:+.0f}]".replace("-", "−")
        lead = "" if standing.lead is None else study.gap(standing.lead, 2) + ("" if standing.separable else " *")
        deck = standing.name
        rows.append([deck, study.share(standing.rate, 2), f"{standing.rate.n:,}", lead, elo, str(ahead[deck])])
    return study.markdown(["deck", "score against the field", "n", "ahead of the next, points", "Elo", "matchups ahead"], rows)


def matrix(table: zx.Matrix, field: zx.Meta) -> str:
    """Score of the row against the column, in per cent; bold where the interval leaves out 50."""
    order = [standing.name for standing in field.standings]

    def cell(a: str, b: str) -> str:
        score = None if a == b else table.cell(a, b)
        if score is None:
            return "·"
        text = f"{100 * score.value:.0f}"
        return text if score.low <= 0.5 <= score.high else f"**{text}**"

    rows = [[f"{i}. {deck}", *(cell(deck, other) for other in order)] for i, deck in enumerate(order, 1)]
    return study.markdown(["", *(str(i) for i in range(1, len(order) + 1))], rows)


def mix(field: zx.Meta) -> str:
    """The equilibrium mix and how it stands up to resampling of the games."""
    table = field.table
    seen = table[(table["mix"] > 0) | (table["in_mix"] > SEEN)].sort_values(["mix", "in_mix"], ascending=False)
    rows = []
    for _, row in seen.iterrows():
        weight, low, high, part = (100 * row[name] for name in ("mix", "mix_low", "mix_high", "in_mix"))
        rows.append([row["deck"], f"{weight:.1f} %", f"{low:.1f} – {high:.1f} %", f"{part:.0f} %"])
    return study.markdown(["deck", "share in the mix", "95 % of resampled shares", "in the mix in"], rows)


if __name__ == "__main__":
    study.run(__file__, GAMES, tables)
