"""zxfast odds"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import click

from zxfast.errors import UserError

from .common import csv_option, json_option, print_csv, print_json

F = TypeVar("F", bound=Callable[..., Any])

UNKNOWN = "cards not yet seen by anyone: the deck without the cards set aside (50, less one for a start card)"


@click.group("odds", context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Exact odds of drawing cards, as fractions and decimals, with the formula and the numbers that went in.

    N is the number of unknown cards: the deck of 50 without those set aside, so 49 with a start card. Cards that count must not
    include those set aside.
    """


odds = command


# what the commands share


def _checked(function: F) -> F:
    """Numbers that do not fit together are bad input."""

    @functools.wraps(function)
    def run(*args: Any, **options: Any) -> Any:
        try:
            return function(*args, **options)
        except UserError:
            raise
        except ValueError as error:
            raise UserError(str(error)) from error

    return run  # type: ignore[return-value]


def _options(*options: Callable[[F], F]) -> Callable[[F], F]:
    def add(function: F) -> F:
        for option in reversed(options):
            function = option(function)
        return function

    return add


unseen_option = click.option(
    "-N",
    "--unseen",
    "cards",
    type=click.IntRange(0),
    default=49,
    show_default=True,
    help="Unknown cards: 50 without a start card, 49 with one set aside, 48 with a gate card too.",
)
hand_option = click.option("--hand", type=click.IntRange(0), default=4, show_default=True, help="Cards of the opening hand.")
turns_option = click.option("--turns", type=click.IntRange(1), default=5, show_default=True, help="Own turns to show.")
groups_option = click.option(
    "-g", "--group", "groups", multiple=True, metavar="NAME=K", help="K cards of that name; a+b: in both groups."
)
wants_option = click.option(
    "-w",
    "--want",
    "wants",
    multiple=True,
    metavar="NAME>=k",
    help="Also NAME=k, NAME<=k, NAME=k..m, a|b>=k. Default: one of each group.",
)


def _pairs(items: Iterable[str], what: str) -> dict[str, int]:
    result: dict[str, int] = {}
    for item in items:
        name, _, number = item.rpartition("=")
        if not name or not number.strip().isdigit():
            raise UserError(f"{what} {item!r}: write NAME=NUMBER, for example icon=20")
        result[name.strip()] = result.get(name.strip(), 0) + int(number)
    return result


def _wants(items: Sequence[str], groups: Iterable[str]) -> dict[str, int | tuple[int, int | None]]:
    if not items:
        return dict.fromkeys((part.strip() for group in groups for part in group.split("+")), 1)
    result: dict[str, int | tuple[int, int | None]] = {}
    for item in items:
        match = re.fullmatch(r"\s*(.+?)\s*(>=|<=|=)\s*(\d+)(?:\s*\.\.\s*(\d+))?\s*", item)
        if not match or (match[4] and match[2] != "="):
            raise UserError(f"wanted {item!r}: write NAME>=k, NAME<=k, NAME=k or NAME=k..m")
        low, high = int(match[3]), int(match[4] or match[3])
        if low > high:
            raise UserError(f"wanted {item!r}: write the smaller number first")
        result[match[1]] = (low, None) if match[2] == ">=" else (0, low) if match[2] == "<=" else (low, high)
    return result


def _in_words(wants: dict[str, int | tuple[int, int | None]]) -> str:
    parts = []
    for name, limit in wants.items():
        low, high = (limit, None) if isinstance(limit, int) else limit
        number = f"at least {low}" if high is None else f"at most {high}" if not low and high else f"{low} to {high}"
        parts.append(f"{number if low != high else f'exactly {low}'} {name}")
    return " and ".join(parts)


def _seat(first: bool) -> str:
    return "going first" if first else "going second"


def show(answers: Sequence[Any], as_json: bool, as_csv: str | None = None, **extra: Any) -> None:
    """Print answers: question, percent or number, fraction; then formula, numbers and what counts as unseen, once per group."""
    if as_json:
        print_json({**extra, "answers": [answer.as_dict() for answer in answers]})
        return
    if as_csv:
        rows = [
            {**answer.as_dict(), "given": [f"{name} = {value}" for name, value in answer.given.items()]} for answer in answers
        ]
        print_csv(rows, as_csv)
        return
    width = max((len(answer.question) for answer in answers), default=0)
    noted: list[str] = []
    for answer in answers:
        number = _number(answer.value, answer.question)
        click.echo(f"  {answer.question:<{width}}  {number:>10}  {answer.value}")
        given = ", ".join(f"{name} = {value}" for name, value in answer.given.items() if name in ("N", "K", "R", "total"))
        note = f"  {answer.formula}   ({given})" if given else f"  {answer.formula}"
        if note not in noted:
            noted.append(note)
    click.echo("\nformulas")
    for note in noted:
        click.echo(note)
    for words in dict.fromkeys(answer.unseen for answer in answers):
        click.echo(f"  N: {words}")


def _number(value: Fraction, question: str) -> str:
    return f"{float(value):.4f}" if "expected" in question or value > 1 else f"{float(value):.4%}"


# commands


@command.command("cards")
@unseen_option
@click.option("-n", "--seen", "drawn", type=click.IntRange(0), required=True, help="Cards drawn, dealt or looked at.")
@_options(groups_option, wants_option, json_option, csv_option)
@_checked
def cards_command(
    cards: int, drawn: int, groups: tuple[str, ...], wants: tuple[str, ...], as_json: bool, as_csv: str | None
) -> None:
    """Any number of groups among n of N cards.

    Example: zxfast odds cards -n 4 -g recovery=4 -g void=4
    """
    from zxfast.stats.odds import Answer, chance, hypergeometric

    sizes = _pairs(groups, "group")
    if not sizes:
        raise UserError("no group given: add for example -g icon=20")
    want = _wants(wants, sizes)
    given = {"N": cards, "n": drawn, **sizes}
    answers = [
        Answer(
            "chance",
            f"{_in_words(want)} among {drawn} cards",
            chance(cards, sizes, drawn, want),
            "C(K1,k1)·C(K2,k2)·…/C(N,n)",
            given,
            UNKNOWN,
        )
    ]
    if len(sizes) == 1:
        (name, size), numbers = next(iter(sizes.items())), {"N": cards, "K": next(iter(sizes.values())), "n": drawn}
        count = hypergeometric(cards, size, drawn)
        for k, p in count:
            answers.append(Answer(f"exactly-{k}", f"exactly {k} {name}", p, "C(K,k)·C(N-K,n-k)/C(N,n)", numbers, UNKNOWN))
        answers.append(Answer("mean", f"expected number of {name}", count.mean, "n·K/N", numbers, UNKNOWN))
    show(answers, as_json, as_csv)


@command.command("hand")
@unseen_option
@hand_option
@click.option("--draws", type=click.IntRange(0), default=0, show_default=True, help="Cards drawn after the hand is final.")
@click.option("--keep", "keeps", multiple=True, metavar="NAME>=k", help="Keep a hand that holds this. Default: what is wanted.")
@_options(groups_option, wants_option, json_option, csv_option)
@_checked
def hand_command(
    cards: int,
    hand: int,
    draws: int,
    keeps: tuple[str, ...],
    groups: tuple[str, ...],
    wants: tuple[str, ...],
    as_json: bool,
    as_csv: str | None,
) -> None:
    """The opening hand, without and with the one full redraw (ZX-6.9).

    Example: zxfast odds hand -g cheap=22 --draws 2
    """
    from zxfast.stats.odds import Answer, hand_chance

    sizes = _pairs(groups, "group")
    if not sizes:
        raise UserError("no group given: add for example -g cheap=22")
    want = _wants(wants, sizes)
    given = {"N": cards, "n": hand, "draws": draws, **sizes}
    where = f"in a hand of {hand}" + (f" and {draws} draws" if draws else "")
    rules: list[tuple[str, str, dict[str, Any]]] = [("plain", "no redraw", {})]
    if keeps:
        keep = _wants(keeps, sizes)
        rules.append(("redraw", f"redraw unless {_in_words(keep)}", {"redraws": 1, "keep": keep}))
    else:
        rules.append(("redraw", "redraw unless the hand has it", {"redraws": 1}))
    rules.append(("best", "best redraw decision", {"redraws": 1, "keep": "best"}))
    formula = "P(kept and wanted) + P(not kept)·P(wanted after a redraw)"
    answers = [
        Answer(
            key,
            f"{_in_words(want)} {where}, {words}",
            hand_chance(cards, sizes, want, hand=hand, draws=draws, **options),
            formula if options else "C(K1,k1)·C(K2,k2)·…/C(N,n)",
            given,
            UNKNOWN,
        )
        for key, words, options in rules
    ]
    show(answers, as_json, as_csv)


@command.command("turns")
@unseen_option
@click.option("-K", "--copies", type=click.IntRange(0), default=4, show_default=True, help="Copies that count.")
@click.option("-k", "--at-least", "k", type=click.IntRange(0), default=1, show_default=True, help="Copies wanted.")
@_options(turns_option, json_option, csv_option)
@_checked
def turns_command(cards: int, copies: int, k: int, turns: int, as_json: bool, as_csv: str | None) -> None:
    """Copies drawn by the draw phase of each own turn, going first and second, without and with the redraw."""
    from zxfast.stats.odds import Answer, cards_seen, drawn_by

    answers = []
    for first in (True, False):
        for redraws in (0, 1):
            for turn in range(1, turns + 1):
                n = cards_seen(turn, first)
                words = f", redraw below {k}" if redraws else ""
                answers.append(
                    Answer(
                        f"turn-{turn}-{'first' if first else 'second'}{'-redraw' if redraws else ''}",
                        f"at least {k} of {copies} by own turn {turn} {_seat(first)} (n = {n}){words}",
                        drawn_by(cards, copies, turn, first, k=k, redraws=redraws),
                        "P(kept and drawn) + P(not kept)·P(drawn after a redraw)"
                        if redraws
                        else "sum of C(K,k)·C(N-K,n-k)/C(N,n)",
                        {"N": cards, "K": copies, "n": n, "turn": turn},
                        UNKNOWN,
                    )
                )
    show(answers, as_json, as_csv)


@command.command("colours")
@unseen_option
@click.option("-c", "--colour", "colours", multiple=True, metavar="NAME=K", help="K cards of a colour; red+blue: of both.")
@click.option("--need", "needs", multiple=True, metavar="NAME", help="Colour wanted. Default: all given.")
@_options(turns_option, json_option, csv_option)
@_checked
def colours_command(
    cards: int, colours: tuple[str, ...], needs: tuple[str, ...], turns: int, as_json: bool, as_csv: str | None
) -> None:
    """Colours in Resource by each own turn: two cards from set-up and one placed per turn, drawn by then.

    Example: zxfast odds colours -c red=25 -c splash=10 --need splash
    """
    from zxfast.stats.odds import Answer, colours_available

    sizes = _pairs(colours, "colour")
    if not sizes:
        raise UserError("no colour given: add for example -c red=25 -c blue=24")
    need = list(needs) or None
    wanted = " and ".join(need or dict.fromkeys(c for key in sizes for c in key.split("+")))
    answers = [
        Answer(
            f"turn-{turn}-{'first' if first else 'second'}",
            f"{wanted} in Resource in own turn {turn} {_seat(first)}",
            colours_available(cards, sizes, turn, first, need=need),
            "all hands in which the colours the resources lack can be placed one per turn",
            {"N": cards, "turn": turn, **sizes},
            UNKNOWN,
        )
        for first in (True, False)
        for turn in range(1, turns + 1)
    ]
    show(answers, as_json, as_csv)


@command.command("curve")
@unseen_option
@click.option("--copies", type=click.IntRange(0), default=4, show_default=True, help="Copies of the card.")
@click.option("--sources", type=click.IntRange(0), required=True, help="Other cards of its colour.")
@click.option("--cost", type=click.IntRange(0), required=True, help="Its cost.")
@click.option("--turn", type=click.IntRange(1), help="Own turn. Default: the first one with enough resources.")
@json_option
@csv_option
@_checked
def curve_command(cards: int, copies: int, sources: int, cost: int, turn: int | None, as_json: bool, as_csv: str | None) -> None:
    """A card on curve: drawn, enough resources, its colour among them; one resource placed every turn, nothing else played."""
    from zxfast.stats.odds import RESOURCES, Answer, castable

    t = turn or max(1, cost - RESOURCES)
    answers = [
        Answer(
            f"{'first' if first else 'second'}{'-redraw' if redraws else ''}",
            f"castable in own turn {t} {_seat(first)}" + (", hand without it redrawn" if redraws else ""),
            castable(cards, copies, sources, cost, first, turn=turn, redraws=redraws),
            "a copy in hand and its colour in the resources or in another card of the hand",
            {"N": cards, "copies": copies, "sources": sources, "cost": cost, "turn": t},
            UNKNOWN,
        )
        for first in (True, False)
        for redraws in (0, 1)
    ]
    show(answers, as_json, as_csv)


@command.command("dead")
@unseen_option
@click.option("-c", "--cards", "groups", multiple=True, metavar="COLOUR:COST=K", help="K cards of that colour and cost.")
@click.option("--turn", type=click.IntRange(1), default=1, show_default=True, help="Own turn.")
@json_option
@csv_option
@_checked
def dead_command(cards: int, groups: tuple[str, ...], turn: int, as_json: bool, as_csv: str | None) -> None:
    """Dead hands: nothing in hand can be paid for, whatever is placed as resource.

    Example: zxfast odds dead -c red:2=8 -c red:3=8 -c red:5=9 -c blue:3=8 -c blue:7=16
    """
    from zxfast.stats.odds import Answer, dead_hand

    if not groups:
        raise UserError("no cards given: add for example -c red:2=8 -c red:3=8")
    kinds: dict[tuple[str, int], int] = {}
    for key, size in _pairs(groups, "cards").items():
        colour, _, cost = key.rpartition(":")
        if not cost.strip().isdigit():
            raise UserError(f"cards {key}={size}: write COLOUR:COST=NUMBER, for example red:3=8")
        kinds[colour.strip(), int(cost)] = kinds.get((colour.strip(), int(cost)), 0) + size
    answers = [
        Answer(
            f"{'first' if first else 'second'}{'-redraw' if redraws else ''}",
            f"no playable card in own turn {turn} {_seat(first)}" + (", hand without a cheap card redrawn" if redraws else ""),
            dead_hand(cards, kinds, first, turn=turn, redraws=redraws),
            "all hands without a card of cost at most 2 + turn whose colour is in the resources or in another card of the hand",
            {"N": cards, "turn": turn},
            UNKNOWN,
        )
        for first in (True, False)
        for redraws in (0, 1)
    ]
    show(answers, as_json, as_csv)


@command.command("reload")
@click.option("--aside", type=click.IntRange(0, 3), default=1, show_default=True, help="Cards set aside before the game.")
@click.option(
    "--ignitions",
    default="0",
    show_default=True,
    metavar="N | N:P,N:P",
    help="Per own turn: a number, or numbers with chances, 0:1/4,1:3/4.",
)
@click.option("--mill", type=click.IntRange(0), default=0, show_default=True, help="Further cards taken per own turn.")
@click.option("--mill-from", type=click.IntRange(1), default=1, show_default=True, help="First own turn of --mill.")
@json_option
@csv_option
@_checked
def reload_command(aside: int, ignitions: str, mill: int, mill_from: int, as_json: bool, as_csv: str | None) -> None:
    """The own turn in which the Deck is empty for the first time and reloaded."""
    from zxfast.stats.odds import Answer, deck_after_setup, reload_turn

    attempts = _per_turn(ignitions)
    deck = deck_after_setup(aside=aside)
    answers = []
    unseen = "no faces matter here: N is the number of cards in the Deck after set-up"
    for first in (True, False):
        turn = reload_turn(deck, first, ignitions=attempts, others=lambda t: mill if t >= mill_from else 0)
        seat, given = "first" if first else "second", {"N": deck}
        for t in turn.values:
            formula = "P(draws + ignitions + others >= N)"
            answers.append(
                Answer(
                    f"by-{t}-{seat}",
                    f"reload by own turn {t} {_seat(first)}",
                    turn.at_most(t),
                    formula,
                    {**given, "turn": int(t)},
                    unseen,
                )
            )
        answers.append(
            Answer(f"mean-{seat}", f"expected own turn of the reload {_seat(first)}", turn.mean, "sum of P(T > t)", given, unseen)
        )
    show(answers, as_json, as_csv)


def _per_turn(text: str) -> Any:
    from zxfast.stats.distribution import Distribution

    if text.strip().isdigit():
        return int(text)
    try:
        return Distribution((int(n), Fraction(p)) for n, p in (part.split(":") for part in text.split(",")))
    except (ValueError, ZeroDivisionError) as error:
        raise UserError(
            f"ignitions {text!r}: write a number, or numbers with chances that add up to 1, 0:1/4,1:1/2,2:1/4"
        ) from error


@command.command("ignition")
@click.option("--deck", type=click.IntRange(1), default=50, show_default=True, help="Cards of the deck.")
@click.option("--icons", type=click.IntRange(0), default=20, show_default=True, help="Ignition icons in it.")
@click.option(
    "--aside", type=click.IntRange(0), default=1, show_default=True, help="Cards set aside (start, gate, start resource)."
)
@click.option("--aside-icons", type=click.IntRange(0), default=0, show_default=True, help="Icons among those set aside.")
@click.option(
    "--seen", type=click.IntRange(0), default=0, show_default=True, help="Cards known already: hand, Resource, Charge, Trash …"
)
@click.option("--seen-icons", type=click.IntRange(0), default=0, show_default=True, help="Icons among the cards known.")
@click.option("-n", "--attempts", type=click.IntRange(1), default=4, show_default=True, help="Ignitions to look at.")
@click.option("--life", type=click.IntRange(0), default=4, show_default=True, help="Unknown Life cards.")
@json_option
@csv_option
@_checked
def ignition_command(
    deck: int,
    icons: int,
    aside: int,
    aside_icons: int,
    seen: int,
    seen_icons: int,
    attempts: int,
    life: int,
    as_json: bool,
    as_csv: str | None,
) -> None:
    """Ignition and Life from plain numbers (for a deck list see `zxfast ignition`)."""
    from zxfast.stats.ignition import Unseen, exact_answers

    unseen = Unseen.of_deck(deck, icons, aside=aside, aside_icons=aside_icons).after(seen, seen_icons)
    informed = 8 if not seen and unseen.cards > 8 else 0
    show(exact_answers(unseen, attempts=attempts, life=life, seen=informed), as_json, as_csv)
