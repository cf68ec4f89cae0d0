"""What the cards did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zxfast.run.result import LEVEL, SIDES, Run
from zxfast.stats.cards import screen
from zxfast.stats.pairs import Difference
from zxfast.stats.rates import Rate

from ..cells import bar, difference_cell, p_cell, rate_cell, scale_of, whole
from ..decks import card_cell, names
from ..page import Block, Cell, Column, Prose, Scale, Table
from ..words import Words

RATES = ("oh", "gd", "gih", "gns", "played", "ignited", "life_played")  # columns of `card_table` beside iwd


def card_blocks(run: Run, words: Words) -> list[Block]:
    """One table of cards per deck, the largest IWD first."""
    table = screen(run.card_table(level=LEVEL))
    blocks: list[Block] = [Prose(words("cards.lead"))]
    for side, name in zip(SIDES, names(run.decks), strict=True):
        part = table[table["side"] == side].sort_values("iwd", ascending=False, kind="stable")
        blocks.append(_card_table(part.to_dict("records"), words("cards.caption", name=name), side.lower(), words))
    return [*blocks, Prose(words("cards.note"), "note")]


def _card_table(records: Sequence[dict[Any, Any]], caption: str, side: str, words: Words) -> Table:
    scale = scale_of([_gain(record) for record in records], 0.0, signed=True)
    columns = [
        Column(words("column.card"), numeric=False),
        Column(words("column.copies")),
        Column("IWD", words("cards.iwd")),
        Column("", words("cards.iwd"), scale=scale),
        Column("p", words("cards.p")),
        *(Column(words(f"cards.{key}_short"), words(f"cards.{key}")) for key in RATES),
    ]
    return Table(columns, [_row(record, scale, side, words) for record in records], caption, "wide")


def _row(record: dict[Any, Any], scale: Scale, side: str, words: Words) -> list[Cell]:
    gain = _gain(record)
    return [
        card_cell(record["number"], record["name_ja"], record["name_zh"], words),
        whole(record["copies"]),
        difference_cell(gain),
        Cell(bar=bar(gain, scale), sort=gain.value, side=side),
        p_cell(record["iwd_p_adjusted"]),
        *(rate_cell(Rate(record[key], record[f"{key}_n"], record[f"{key}_low"], record[f"{key}_high"], LEVEL)) for key in RATES),
    ]


def _gain(record: dict[Any, Any]) -> Difference:
    return Difference(record["iwd"], record["iwd_low"], record["iwd_high"], LEVEL, "newcombe")
