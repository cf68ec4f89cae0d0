"""zxfast ignition"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zxfast.decks import load
from zxfast.errors import UserError
from zxfast.report import check_report, write
from zxfast.run.spec import DEFAULT_POLICY, MAX_SEED

from . import odds
from .common import csv_option, json_option, print_csv, print_json, progress_bar, report_options
from .main import FAULT, INTERRUPTED, OK
from .tables import show

if TYPE_CHECKING:
    from zxfast.run.ignition import Ignition
    from zxfast.stats.attempts import Beside
    from zxfast.stats.odds import Answer

LIMIT = 4.0  # standard errors that simulated and exact may differ
SITUATIONS = 12  # numbers of unseen cards and icons shown, the most frequent ones
LEAST = 100  # attempts of a line that is printed


@click.command("ignition", context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("deck", required=False)
@click.option("--against", metavar="DECK", help="Opponent of the simulated games; default: the same deck.")
@click.option(
    "-n", "--games", type=click.IntRange(0), default=10_000, show_default=True, help="Games to play; 0: exact odds only."
)
@click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True, help="Same seed, same games.")
@click.option("--policy", default=DEFAULT_POLICY, show_default=True, metavar="NAME", help="Player of both decks.")
@click.option("--policy-against", metavar="NAME", help="Player of the opponent, if another.")
@click.option("--threads", type=click.IntRange(1), help="Default: all CPUs. Does not change the results.")
@click.option("--all", "every", is_flag=True, help=f"All built-in decks: is every one within {LIMIT:g} standard errors?")
@click.option("--attempts", type=click.IntRange(1, 20), default=4, show_default=True, help="Ignitions to look at.")
@click.option("--life", type=click.IntRange(0), default=4, show_default=True, help="Life cards.")
@click.option(
    "--seen", type=click.IntRange(0), default=8, show_default=True, help="Cards seen, for the chances by icons among them."
)
@click.option("--turns", type=click.IntRange(0), default=5, show_default=True, help="Own turns, one ignition in each.")
@click.option("--no-start", is_flag=True, help="Leave the start card in the deck (exact odds).")
@click.option("--left", type=click.IntRange(0), help="Also across a reload: cards left in the Deck, Trash as given by --trash.")
@click.option("--trash", type=click.IntRange(0), default=0, show_default=True, help="Cards in the Trash, for --left.")
@click.option("--trash-icons", type=click.IntRange(0), default=0, show_default=True, help="Icons among them.")
@report_options
@json_option
@csv_option
def command(
    deck: str | None,
    against: str | None,
    games: int,
    seed: int,
    policy: str,
    policy_against: str | None,
    threads: int | None,
    every: bool,
    attempts: int,
    life: int,
    seen: int,
    turns: int,
    no_start: bool,
    left: int | None,
    trash: int,
    trash_icons: int,
    report: Path | None,
    lang: str,
    as_json: bool,
    as_csv: str | None,
) -> int:
    """Ignition and Life of a deck: exact odds, and beside them what simulated games gave.

    DECK is a built-in list or a file. Exact values are fractions and decimals, with formula, N, K, n and what counts as unseen.
    Simulated values come with number, interval and difference in standard errors.
    """
    from zxfast.run.ignition import ignition
    from zxfast.stats.ignition import UNSEEN, across_reload, deck_icons, exact_answers
    from zxfast.stats.odds import Answer

    options: dict[str, Any] = {
        "games": games, "seed": seed, "policy": policy, "policy_against": policy_against, "threads": threads
    }  # fmt: skip
    if report is not None:
        if every or not games:
            raise UserError("--report tells of the simulated games of one deck: give DECK and some games")
        check_report(report)
    if every:
        if deck is not None or not games:
            raise UserError("--all takes every built-in deck: give no DECK and some games")
        return _all(against, options, as_json, as_csv)
    if deck is None:
        raise UserError("which deck? give DECK, or --all for every built-in one")
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
    played = None
    if games:
        with progress_bar(not (as_json or as_csv)) as progress:
            played = ignition(loaded, against, progress=progress, **options)
    if played and report is not None:
        write(played, report, lang)
    if as_json:
        head |= {"unseen": UNSEEN, "answers": [answer.as_dict() for answer in answers]}
        print_json(head | {"simulated": played.to_dict() if played else None})
    elif as_csv:
        print_csv([*map(_exact_row, answers), *map(_row, played.lines if played else ())], as_csv)
    else:
        if played:
            _print_simulated(played)
        _print_exact(loaded.name, head, answers)
    if played and played.run.interrupted:
        click.echo(f"interrupted: {played.run.totals.games:,} of {games:,} games", err=True)
        return INTERRUPTED
    return OK


def _exact_row(answer: Answer) -> dict[str, Any]:
    data = answer.as_dict()
    row = {name: data[name] for name in ("key", "question", "fraction")} | {"exact": data["decimal"]}
    empty = dict.fromkeys(("simulated", "n", "low", "high", "z"))
    return row | empty | {"formula": answer.formula, "given": [f"{name} = {value}" for name, value in answer.given.items()]}


def _row(line: Beside) -> dict[str, Any]:
    data = line.as_dict()
    names = ("exact", "simulated", "n", "low", "high", "z", "formula")
    return {
        "key": f"simulated-{line.key}",
        "question": line.question,
        "fraction": None,
        **{name: data[name] for name in names},
        "given": [],
    }


def _print_exact(name: str, head: dict[str, Any], answers: Sequence[Answer]) -> None:
    apart = f"set aside: {', '.join(head['aside'])}" if head["aside"] else "nothing set aside"
    click.echo(f"exact odds before the game: {name}: {head['K']} icons among {head['N']} unseen cards; {apart}")
    special = f"{head['events']} Events, {head['recovery']} Life Recovery, {head['void']} Void Bringer"
    click.echo(f"among the icons: {special}; besides them {head['evolseed']} evol seeds")
    if head["counted_without_icon"]:
        click.echo(f"counted without icon although their text can give it: {', '.join(head['counted_without_icon'])}")
    click.echo()
    odds.show(answers, False)


def _print_simulated(played: Ignition) -> None:
    from zxfast.stats.attempts import UNSEEN_IN_GAME

    spec, mine = played.run.spec, played.attempts
    players = f"{spec.policy_a} against {spec.policy_b}"
    click.echo(f"{spec.deck_a.name} against {spec.deck_b.name}: {played.run.totals.games:,} games, {players}, seed {spec.seed}")
    click.echo(f"N unseen cards, K of them with icon: {UNSEEN_IN_GAME}")
    click.echo("exact: mean of the exact values at the moment of each attempt; difference in standard errors (SE)\n")
    lines = [line for line in played.lines if line.n >= LEAST]
    frequent = sorted((line for line in mine.situations("phase")), key=lambda line: -line.n)[:SITUATIONS]
    columns = ("", "exact", "simulated", "95 %", "n", "SE")
    show(columns, [_cells(line) for line in lines])
    show(("most frequent situations", *columns[1:]), [_cells(line) for line in frequent])
    for kind in ("phase", "ability"):
        tried, hit = mine.known(kind)
        if tried:
            click.echo(f"with the top card known ({kind}): {tried:,} ignitions, {hit:,} hits; nothing is left to chance")
    hit_value, charge = mine.value_of_hit("phase"), mine.value_of_charge()
    if hit_value and charge:
        click.echo(f"a hit instead of a miss in the ignition phase: {hit_value} of win rate")
        click.echo(f"a Charge card spent there, compared with a sure miss: {charge}")
    if mine.lost:
        click.echo(f"{mine.lost:,} attempts of very long games were not recorded (both decks)")
    formulas = dict.fromkeys(line.formula for line in lines)
    click.echo(f"formulas: {'; '.join(formulas)}\n")


def _cells(line: Beside) -> tuple[str, ...]:
    z = "" if math.isnan(line.z) else f"{line.z:+.2f}"
    interval = f"[{line.low:.4f}, {line.high:.4f}]"
    return line.question, f"{line.exact:.4f}", f"{line.simulated:.4f}", interval, f"{line.n:,}", z


def _all(against: str | None, options: dict[str, Any], as_json: bool, as_csv: str | None) -> int:
    """Every built-in deck; FAULT if simulated and exact differ too much."""
    from zxfast.games.zx.decks import names
    from zxfast.run.ignition import ignition

    found = []
    for name in names():
        with progress_bar(not (as_json or as_csv)) as progress:
            played = ignition(name, against, progress=progress, **options)
        if played.run.interrupted:
            click.echo(f"interrupted in {name}", err=True)
            return INTERRUPTED
        phase, worst = played.attempts.attempts("phase"), played.attempts.worst()
        if worst is None:
            raise UserError(f"{name}: too few ignitions in {played.run.totals.games} games: play more (-n)")
        found.append(
            {
                "deck": name,
                "games": played.run.totals.games,
                "ignitions": phase.n,
                "exact": phase.exact,
                "simulated": phase.simulated,
                "z": phase.z,
                "tests": len(played.attempts.tests()),
                "worst": worst.question,
                "worst_z": worst.z,
                "within": abs(worst.z) <= LIMIT,
            }
        )
    if as_json:
        print_json({"limit": LIMIT, "within": all(row["within"] for row in found), "decks": found})
    elif as_csv:
        print_csv(found, as_csv)
    else:
        rows = [
            (row["deck"], f"{row['ignitions']:,}", f"{row['exact']:.4f}", f"{row['simulated']:.4f}", f"{row['z']:+.2f}",
             f"{row['worst_z']:+.2f}", row["worst"])
            for row in found
        ]  # fmt: skip
        show(("deck", "ignitions", "exact", "simulated", "SE", f"largest of {found[0]['tests']} tests", "in"), rows)
    return OK if all(row["within"] for row in found) else FAULT
