"""A result in words, for people and terminals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from unicodedata import east_asian_width

from zxfast.stats.rates import Rate

if TYPE_CHECKING:
    from .result import Run

CAPS_SHOWN = 10  # game numbers in the text; `to_dict` has more


def summary(run: Run) -> str:
    """The result of a run in a few lines."""
    return "\n".join(_lines(run))


def percent(share: float) -> str:
    """A share in percent; small ones with two digits that mean something."""
    return f"{share:.2%}" if share >= 0.001 or share == 0 else f"{share:.2g}"


def interval(share: Rate | dict[str, Any]) -> str:
    """A rate with its bounds in percent: 51.20% [50.22%, 52.18%]."""
    value, low, high = (share[x] if isinstance(share, dict) else getattr(share, x) for x in ("value", "low", "high"))
    return "no data" if value is None or value != value else f"{value:7.2%} [{low:.2%}, {high:.2%}]"


def width(text: str) -> int:
    """Columns that a text takes on a terminal."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def pad(text: str, columns: int) -> str:
    """A text filled up to a number of columns."""
    return text + " " * (columns - width(text))


def _lines(run: Run) -> Iterator[str]:
    from .result import LEVEL, METHOD, rate

    total, table = run.to_dict(), run.totals.table
    games, caps = total["games"], total["caps"]
    pairs = table.counts()
    a, b = (deck.name for deck in run.decks)
    if a == b:
        a, b = f"{a} (A)", f"{b} (B)"
    interrupted = " (interrupted)" if run.interrupted else ""
    yield f"{games:,} games, {' against '.join(total['policies'])}, seed {total['seed']}{interrupted}"
    yield ""
    seats = table.balance(LEVEL)
    rows = [
        ("", "wins", "score, pairs as the unit", "going first", "going second"),
        (a, interval(total["win_rate_a"]), interval(pairs.rate(LEVEL)), _share(seats.first.value), _share(seats.second.value)),
        (
            b,
            interval(rate(total["wins_b"], games)),
            interval(table.counts("b").rate(LEVEL)),
            _share(1.0 - seats.second.value),
            _share(1.0 - seats.first.value),
        ),
        ("first player", interval(total["first_player_win_rate"]), interval(table.counts("first").rate(LEVEL)), "", ""),
    ]
    wide = [max(width(row[at]) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        yield "  " + "  ".join(pad(cell, columns) for cell, columns in zip(row, wide, strict=True)).rstrip()
    yield ""
    yield f"  intervals: {METHOD}, {LEVEL:.0%}, n = {games:,} games, {pairs.pairs:,} pairs"
    yield f"  draws {total['draws']:,}: nobody's win, half a win in the score"
    counts = ", ".join(f"{points} in {n:,}" for points, n in zip(("0", "½", "1", "1½", "2"), pairs.counts, strict=True))
    yield f"  points of {a} in a pair: {counts}"
    yield "  ended by: " + ", ".join(
        f"{name.replace('_', ' ')} {percent(n / games)}" for name, n in total["reasons"].items() if n
    )
    if caps["games"]:
        numbers = [str(number) for number in caps["numbers"][:CAPS_SHOWN]]
        more = f" and {caps['games'] - len(numbers):,} more" if caps["games"] > len(numbers) else ""
        yield f"  ended by a cap: {caps['games']:,} games, of seed {total['seed']}: {', '.join(numbers)}{more}"
        yield f"  without their pairs {a} scores {interval(caps['score_a_without']).strip()}"
    yield f"  mean length: {total['turns_mean']:.1f} turns, {total['decisions_mean']:.0f} decisions"
    threads = f"{run.threads} thread{'s' if run.threads > 1 else ''}"
    yield f"  {total['seconds']:.2f} s, {total['games_per_second']:,.0f} games/s ({total['variant']} engine, {threads})"
    yield f"  checksum {total['checksum']}"
    for card in total["coverage"]["approximate"]:
        yield f"  approximate: {card['number']} {card['name']}: {card['note']}"


def _share(value: float) -> str:
    return "no data" if value != value else f"{value:7.2%}"
