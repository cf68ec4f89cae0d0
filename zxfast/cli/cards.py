"""zxfast cards"""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

from zxfast.decks.lookup import by_name, compiled
from zxfast.decks.parse import look_up
from zxfast.effects.status import Status, status_of, statuses
from zxfast.errors import UserError
from zxfast.games.zx.printed import printed
from zxfast.games.zx.vocabulary.card import Card, plain
from zxfast.games.zx.vocabulary.describe import describe
from zxfast.games.zx.vocabulary.source import card_source

from .common import csv_option, json_option, print_csv, print_json

STATES = tuple(status.value for status in Status)


@click.group("cards")
def command() -> None:
    """Show cards and what of them is compiled."""


@command.command("show")
@click.argument("cards", nargs=-1, required=True)
@click.option(
    "--lang", type=click.Choice(["en", "ja", "zh"]), default="en", show_default=True, help="Language of the description."
)
@click.option("--source", is_flag=True, help="Print the definition as Python.")
@json_option
@csv_option
def show(cards: tuple[str, ...], lang: str, source: bool, as_json: bool, as_csv: str | None) -> None:
    """Facts and abilities of CARDS: printed numbers or Japanese or Chinese names (all printings)."""
    found = [card for word in cards for card in _find(word)]
    if as_json or as_csv:
        rows = [_data(card, lang) for card in found]
        print_csv(rows, as_csv) if as_csv else print_json(rows)
        return
    click.echo("\n\n".join(card_source(card) if source else describe(card, lang) for card in found))


@command.command("status")
@click.option("--list", "state", type=click.Choice(STATES), help="List the cards of this state.")
@json_option
@csv_option
def status(state: str | None, as_json: bool, as_csv: str | None) -> None:
    """How many of the known printed cards are complete, approximate, missing; by set."""
    known = statuses(compiled(), sorted({*printed(), *compiled()}))
    if state:
        rows = [{"number": one.number, "name": _name(one.number), "note": one.note} for one in known if one.status == state]
        if as_json or as_csv:
            print_csv(rows, as_csv) if as_csv else print_json(rows)
        for row in rows if not (as_json or as_csv) else ():
            click.echo("  ".join(value for value in row.values() if value))
        return
    by_set: dict[str, Counter[str]] = {}
    for one in known:
        by_set.setdefault(one.number.partition("-")[0], Counter())[one.status] += 1
    total = sum(by_set.values(), Counter[str]())
    if as_json:
        print_json({"total": _counts(total), "sets": {name: _counts(counts) for name, counts in by_set.items()}})
        return
    if as_csv:
        print_csv([{"set": name, **_counts(counts)} for name, counts in by_set.items()], as_csv)
        return
    click.echo(f"{'set':5}" + "".join(f"{word:>13}" for word in STATES))
    for name, counts in [*by_set.items(), ("all", total)]:
        click.echo(f"{name:5}" + "".join(f"{counts[word]:13}" for word in STATES))


def _counts(counts: Counter[str]) -> dict[str, int]:
    return {word: counts[word] for word in STATES}


def _name(number: str) -> str:
    known = compiled().get(number) or printed()[number]
    return known.ja or known.zh


def _find(word: str) -> list[Card]:
    numbers = by_name().get(plain(word).casefold(), ())
    cards = [compiled()[number] for number in numbers if number in compiled()]
    if cards:
        return cards
    found = look_up(word)
    if found.card is None:
        raise UserError(found.why.replace(" and cannot be played: exchange it", ""))
    return [found.card]


def _data(card: Card, lang: str) -> dict[str, Any]:
    known = status_of(compiled(), card.number)
    return {
        "number": card.number,
        "kind": card.kind,
        "name_ja": card.ja,
        "name_zh": card.zh,
        "colours": list(card.colours),
        "cost": card.cost,
        "power": card.power,
        "tribes": [tribe.ja for tribe in card.tribes],
        "icon": card.icon,
        "status": known.status,
        "note": known.note,
        "text": describe(card, lang),
        "source": card_source(card),
    }
