"""zxfast decks"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from zxfast.decks import FORMS, Deck, load, write
from zxfast.decks.read import load_limits
from zxfast.errors import UserError
from zxfast.games.zx import decks as builtin
from zxfast.run.disk import write_whole

from .common import csv_option, json_option, print_csv, print_json
from .main import BAD_INPUT, OK

SUFFIXES = {".txt": "text", ".csv": "csv", ".json": "json"}


@click.group("decks")
def command() -> None:
    """List, check and convert deck lists."""


@command.command("list")
@json_option
@csv_option
def list_decks(as_json: bool, as_csv: str | None) -> None:
    """The built-in decks, and whether every card of theirs is compiled."""
    rows = [_row(name, *_try(name, {})) for name in builtin.names()]
    if as_json or as_csv:
        print_csv(rows, as_csv) if as_csv else print_json(rows)
        return
    width = max(len(row["name"]) for row in rows)
    for row in rows:
        state = (
            f"{'/'.join(row['colours']):12} {row['hash']}  {row['player'] or '-'}"
            if row["ok"]
            else f"not playable: {_reason(row)}"
        )
        click.echo(f"{row['name']:{width}}  {state}")


@command.command("check")
@click.argument("decks", nargs=-1, required=True)
@click.option("--ban-list", type=click.Path(path_type=Path), help="File with lines such as `0 B01-001` (banned) or `1 B01-015`.")
@json_option
@csv_option
def check_decks(decks: tuple[str, ...], ban_list: Path | None, as_json: bool, as_csv: str | None) -> int:
    """Check decks against every rule of deck construction; all faults are reported."""
    limits = load_limits(ban_list) if ban_list else {}
    rows = [_row(name, *_try(name, limits)) for name in decks]
    if as_json or as_csv:
        print_csv(rows, as_csv) if as_csv else print_json(rows)
    for row in rows if not (as_json or as_csv) else ():
        if row["ok"]:
            click.echo(f"{row['file']}: ok ({row['name']}, {row['cards']} cards, {row['hash']})")
        for note in row["notes"]:
            click.echo(f"{row['file']}: {note}")
        for problem in row["problems"]:
            click.echo(problem, err=True)
    return OK if all(row["ok"] for row in rows) else BAD_INPUT


@command.command("convert")
@click.argument("deck")
@click.option("--to", "form", type=click.Choice(FORMS), help="Default: by the ending of --out, else text.")
@click.option("--lang", type=click.Choice(["ja", "zh"]), default="ja", show_default=True, help="Language of the card names.")
@click.option("-o", "--out", type=click.Path(path_type=Path), help="Default: standard output.")
def convert_deck(deck: str, form: str | None, lang: str, out: Path | None) -> None:
    """Print or write DECK in another form."""
    text = write(load(deck), form or SUFFIXES.get(out.suffix if out else "", "text"), lang)
    if out is None:
        click.echo(text, nl=False)
        return
    try:
        write_whole(out, lambda path: path.write_text(text, encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot write {out}: {error.strerror}") from None


def _try(name: str, limits: dict[str, int]) -> tuple[Deck | None, tuple[str, ...]]:
    try:
        return load(name, limits), ()
    except UserError as error:
        return None, error.problems


def _row(file: str, deck: Deck | None, problems: tuple[str, ...]) -> dict[str, Any]:
    row: dict[str, Any] = {"file": file, "ok": deck is not None, "name": deck.name if deck else file, "problems": list(problems)}
    row["cards"] = len(deck.cards) if deck else None
    row["hash"] = deck.hash if deck else None
    row["player"] = deck.player.ja if deck and deck.player else None
    row["colours"] = list(dict.fromkeys(colour for card in deck.counts for colour in card.colours)) if deck else []
    row["notes"] = list(deck.notes) if deck else []
    return row


def _reason(row: dict[str, Any]) -> str:
    missing = sum("not compiled yet" in problem for problem in row["problems"])
    return f"{missing} cards are not compiled yet" if missing else str(row["problems"][0])
