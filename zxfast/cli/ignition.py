"""zxfast ignition"""

from __future__ import annotations

from typing import Any

import click

from zxfast.decks import load
from zxfast.errors import UserError

from .common import json_option, print_json
from .odds import show


@click.command("ignition", context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("deck")
@click.option("-n", "--attempts", type=click.IntRange(1, 20), default=4, show_default=True, help="Ignitions to look at.")
@click.option("--life", type=click.IntRange(0), default=4, show_default=True, help="Life cards.")
@click.option(
    "--seen", type=click.IntRange(0), default=8, show_default=True, help="Cards seen, for the chances by icons among them."
)
@click.option("--turns", type=click.IntRange(0), default=5, show_default=True, help="Own turns, one ignition in each.")
@click.option("--no-start", is_flag=True, help="Leave the start card in the deck.")
@click.option("--left", type=click.IntRange(0), help="Also across a reload: cards left in the Deck, Trash as given by --trash.")
@click.option("--trash", type=click.IntRange(0), default=0, show_default=True, help="Cards in the Trash, for --left.")
@click.option("--trash-icons", type=click.IntRange(0), default=0, show_default=True, help="Icons among them.")
@json_option
def command(
    deck: str,
    attempts: int,
    life: int,
    seen: int,
    turns: int,
    no_start: bool,
    left: int | None,
    trash: int,
    trash_icons: int,
    as_json: bool,
) -> None:
    """Exact odds of ignition and Life for a deck: per attempt, k of n, in a row, by icons seen, after a look at the top, cost
    saved.

    DECK is a built-in list or a file. Values are fractions and decimals, with formula, N, K, n and what counts as unseen.
    """
    from zxfast.stats.ignition import UNSEEN, across_reload, deck_icons, exact_answers
    from zxfast.stats.odds import Answer

    loaded = load(deck)
    facts = deck_icons(loaded.cards, start=not no_start)
    unseen = facts.unseen
    try:
        answers = exact_answers(
            unseen, attempts=attempts, life=life, seen=seen, turns=turns, costs=facts.costs, recovery=facts.recovery
        )
        if left is not None:
            count = across_reload(unseen, left, attempts, trash=trash, trash_icons=trash_icons, events=facts.events)
            given = {
                "N": unseen.cards,
                "K": unseen.icons,
                "deck": left,
                "trash": trash,
                "trash icons": trash_icons,
                "n": attempts,
            }
            words = f"of {attempts} ignitions with {left} cards left in the Deck and {trash} in the Trash"
            rule = "all ways through the Deck, the misses and Charge cards going into the new one"
            answers.append(Answer("reload-any", f"at least one hit {words}", count.at_least(1), rule, given, UNSEEN))
            answers.append(Answer("reload-mean", f"expected hits {words}", count.mean, rule, given, UNSEEN))
    except ValueError as error:
        raise UserError(str(error)) from error
    head: dict[str, Any] = {
        "deck": {"name": loaded.name, "hash": loaded.hash},
        "aside": list(facts.aside),
        "N": unseen.cards,
        "K": unseen.icons,
        "events": facts.events,
        "recovery": facts.recovery,
        "void": facts.void,
        "evolseed": facts.evolseed,
        "counted_without_icon": list(facts.gains),
    }
    if as_json:
        print_json({**head, "unseen": UNSEEN, "answers": [answer.as_dict() for answer in answers]})
        return
    apart = f"set aside: {', '.join(facts.aside)}" if facts.aside else "nothing set aside"
    click.echo(f"{loaded.name}: {unseen.icons} icons among {unseen.cards} unseen cards; {apart}")
    special = f"{facts.events} Events, {facts.recovery} Life Recovery, {facts.void} Void Bringer"
    click.echo(f"among the icons: {special}; besides them {facts.evolseed} evol seeds")
    if facts.gains:
        click.echo(f"counted without icon although their text can give it: {', '.join(facts.gains)}")
    click.echo()
    show(answers, False)
