"""zxfast sql"""

from __future__ import annotations

import json
from itertools import takewhile

import click

from zxfast.run import sql

from .common import csv_option, json_option, print_csv, print_json
from .tables import show


@click.command("sql")
@click.argument("where", nargs=-1, required=True, metavar="FOLDER...")
@click.argument("query")
@json_option
@csv_option
def command(where: tuple[str, ...], query: str, as_json: bool, as_csv: str | None) -> None:
    """Ask the runs in or below FOLDERs a question in SQL (needs duckdb: pip install 'zxfast[sql]').

    Tables: games (one row per game), cards, runs; docs/results.md has their columns. For example

    zxfast sql results/ "SELECT deck_a, deck_b, avg(turns) FROM games GROUP BY ALL"
    """
    answer = sql(where, query)
    if as_json or as_csv:
        records = json.loads(answer.to_json(orient="records", date_format="iso"))
        print_csv(records, as_csv) if as_csv else print_json(records)
        return
    words = list(takewhile(lambda name: answer[name].dtype.kind not in "iufb", answer.columns))
    rows = [[f"{value:.6g}" if isinstance(value, float) else value for value in row] for row in answer.itertuples(index=False)]
    show(list(answer.columns), rows, left=len(words))
