"""Who wins: the first section of the report of a match."""

from __future__ import annotations

import math
from typing import Any

from zxfast.run.result import Run
from zxfast.stats.rates import Rate, rate

from ..cells import percent, rate_table, share_cells
from ..decks import names
from ..page import Block, Cell, Column, Group, Prose, Table
from ..words import Words


def result_blocks(run: Run, total: dict[str, Any], words: Words) -> list[Block]:
    """The verdict, the rates, the outcomes of pairs, how games ended."""
    a, b = names(run.decks)
    games = total["games"]
    score = rate_of(total["score_a"])
    wins = [
        (words("result.wins", name=a), rate_of(total["win_rate_a"], games), "a"),
        (words("result.wins", name=b), rate(total["wins_b"], games), "b"),
        (words("result.first_wins"), rate_of(total["first_player_win_rate"], games), ""),
        (words("result.drawn"), rate(total["draws"], games), ""),
    ]
    scores = [
        (words("result.score", name=a), score, "a"),
        (words("result.going_first", name=a), rate_of(total["score_a_first"]), "a"),
        (words("result.going_second", name=a), rate_of(total["score_a_second"]), "a"),
        (words("result.first_score"), rate_of(total["first_player_score"]), ""),
    ]
    if total["caps"]["games"]:
        scores.append((words("result.without_caps", name=a), rate_of(total["caps"]["score_a_without"]), "a"))
    blocks: list[Block] = [
        Prose(_verdict(score, a, b, words), "lead"),
        rate_table(wins, words("result.caption"), words),
        rate_table(scores, words("result.pair_caption"), words),
        Group([_pairs(total["pairs"], a, words), _ends(total["reasons"], games, words)]),
    ]
    if total["caps"]["games"]:
        numbers = ", ".join(map(str, total["caps"]["numbers"]))
        blocks.append(Prose(words("result.caps", n=f"{total['caps']['games']:,}", seed=total["seed"], numbers=numbers), "note"))
    return blocks


def rate_of(share: dict[str, Any], n: float | None = None) -> Rate:
    """A rate as `Run.to_dict` gives it; n where it does not tell."""
    value = math.nan if share["value"] is None else share["value"]
    return Rate(value, share["n"] if n is None else n, share["low"], share["high"], share["level"], share["method"])


def _verdict(score: Rate, a: str, b: str, words: Words) -> str:
    if not score.n:
        return words("verdict.none")
    key = "a" if score.low > 0.5 else "b" if score.high < 0.5 else "open"
    return words(f"verdict.{key}", a=a, b=b, rate=percent(score.value), low=percent(score.low), high=percent(score.high))


def _pairs(counts: dict[str, int], a: str, words: Words) -> Table:
    columns = [
        Column(words("column.pair", name=a), numeric=False),
        Column(words("column.pairs")),
        Column(words("column.share"), words("column.interval")),
    ]
    pairs = sum(counts.values())
    rows = [[Cell(words(f"pair.{key}"), sort=i), *share_cells(n, pairs)] for i, (key, n) in enumerate(counts.items())]
    return Table(columns, rows, words("pair.caption"))


def _ends(reasons: dict[str, int], games: int, words: Words) -> Table:
    columns = [
        Column(words("column.reason"), numeric=False),
        Column(words("column.games")),
        Column(words("column.share"), words("column.interval")),
    ]
    named = {words.get(f"reason.{name}", name.replace("_", " ")): n for name, n in reasons.items() if n}
    return Table(columns, [[Cell(name), *share_cells(n, games)] for name, n in named.items()], words("reason.caption"))
