"""zxfast cards"""

from __future__ import annotations

from collections import Counter
from typing import Any

import click

from zxfast.decks.lookup import by_name, compiled
from zxfast.decks.parse import look_up
from zxfast.errors import UserError
from zxfast.games.zx.printed import printed
from zxfast.games.zx.vocabulary.card import Card, plain

from .common import json_option, print_json

STATES = ("complete", "approximate", "missing")


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
def show(cards: tuple[str, ...], lang: str, source: bool, as_json: bool) -> None:
    """Facts and abilities of CARDS: printed numbers or Japanese or Chinese names (all printings)."""
    found = [card for word in cards for card in _find(word)]
    if as_json:
        print_json([_facts(card) | {"text": _text(card, lang), "source": card.source()} for card in found])
        return
    click.echo("\n\n".join(card.source() if source else _words(card, lang) for card in found))


@command.command("status")
@click.option("--list", "state", type=click.Choice(STATES), help="List the cards of this state.")
@json_option
def status(state: str | None, as_json: bool) -> None:
    """How many of the known printed cards are complete, approximate, missing; by set."""
    numbers = {number: _state(number) for number in sorted({*printed(), *compiled()})}
    if state:
        rows = [
            {"number": number, "name": _name(number), "note": _note(number)} for number, its in numbers.items() if its == state
        ]
        if as_json:
            print_json(rows)
        for row in rows if not as_json else ():
            click.echo("  ".join(str(value) for value in row.values() if value))
        return
    sets = {number.partition("-")[0] for number in numbers}
    by_set = {name: Counter(its for number, its in numbers.items() if number.startswith(f"{name}-")) for name in sorted(sets)}
    total = Counter(numbers.values())
    if as_json:
        print_json({"total": _counts(total), "sets": {name: _counts(counts) for name, counts in by_set.items()}})
        return
    click.echo(f"{'set':5}" + "".join(f"{word:>13}" for word in STATES))
    for name, counts in [*by_set.items(), ("all", total)]:
        click.echo(f"{name:5}" + "".join(f"{counts[word]:13}" for word in STATES))


def _counts(counts: Counter[str]) -> dict[str, int]:
    return {word: counts[word] for word in STATES}


def _state(number: str) -> str:
    card = compiled().get(number)
    return "missing" if card is None else "approximate" if card.note else "complete"


def _name(number: str) -> str:
    known = compiled().get(number) or printed()[number]
    return known.ja or known.zh


def _note(number: str) -> str:
    card = compiled().get(number)
    return card.note if card else ""


def _find(word: str) -> list[Card]:
    numbers = by_name().get(plain(word).casefold(), ())
    cards = [compiled()[number] for number in numbers if number in compiled()]
    if cards:
        return cards
    found = look_up(word)
    if found.card is None:
        raise UserError(found.why.replace(" and cannot be played: exchange it", ""))
    return [found.card]


def _facts(card: Card) -> dict[str, Any]:
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
        "status": _state(card.number),
        "note": card.note,
    }


def _text(card: Card, lang: str) -> str:
    """The abilities in words, one a line; our words, not the printed ones."""
    describe = getattr(card, "describe", None)
    return str(describe(lang)) if describe else "\n".join(ability.source() for ability in card.abilities)


def _words(card: Card, lang: str) -> str:
    facts = [card.kind, "/".join(card.colours) or "colourless"]
    facts += [f"cost {card.cost}"] if card.cost is not None else []
    facts += [f"power {card.power}"] if card.power is not None else []
    facts += [f"[{tribe.zh if lang == 'zh' else tribe.ja}]" for tribe in card.tribes]
    facts += [f"{card.icon} icon"] if card.icon else []
    lines = [f"{card.number}  {card.ja}  {card.zh}".rstrip(), ", ".join(facts)]
    text = _text(card, lang)
    state = _state(card.number)
    return "\n".join([*lines, *([text] if text else []), state + (f": {card.note}" if card.note else "")])
