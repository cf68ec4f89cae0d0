"""From what people write to a card: printed numbers and Japanese or Chinese names."""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from zxfast.games.zx.printed import printed
from zxfast.games.zx.vocabulary.card import Card, plain

DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−ーｰ"), "-")
NUMBER = re.compile(r"([A-Za-z]{1,3})(\d{1,2})\s?-\s?(\d{1,3})(?![\w-])")  # B01-001; b1-1 and B01 - 001 are read as well


@dataclass(frozen=True, slots=True)
class Found:
    """The answer to a look-up: a card, or why there is none. note: a choice between printings worth knowing."""

    card: Card | None
    why: str = ""
    note: str = ""


def number_in(text: str) -> tuple[str, str] | None:
    """The printed number in a piece of text, in its usual form, and the text around it; None if there is none."""
    match = NUMBER.search(unicodedata.normalize("NFKC", text).translate(DASHES))
    if match is None:
        return None
    around = match.string[: match.start()] + " " + match.string[match.end() :]
    return f"{match[1].upper()}{match[2].zfill(2)}-{match[3].zfill(3)}", bare(around)


def bare(name: str) -> str:
    """A name without the brackets and quotes around it."""
    return name.strip().strip("《》〈〉「」『』【】[]()<>\"'“”").strip()


@cache
def compiled() -> dict[str, Card]:
    """Every card that the simulator can play, by number."""
    from zxfast.games.zx.cards import load_all

    return dict(load_all().cards)


@cache
def by_name() -> dict[str, tuple[str, ...]]:
    """Printed numbers by plain name, Japanese and Chinese, compiled or not."""
    names: dict[str, dict[str, None]] = {}
    known = [(card.number, card.ja, card.zh) for card in compiled().values()]
    known += [(row.number, row.ja, row.zh) for row in printed().values() if row.number not in compiled()]
    for number, ja, zh in known:
        for name in (ja, zh):
            if name:
                names.setdefault(plain(name).casefold(), {})[number] = None
    return {name: tuple(sorted(numbers)) for name, numbers in names.items()}


def title(number: str) -> str:
    """A number with its Japanese name, for messages."""
    card = compiled().get(number) or printed().get(number)
    return f"{number} {card.ja or card.zh}" if card else number


def by_number(number: str, name: str = "") -> Found:
    """Look a printed number up. name: what is written beside it; a contradiction is refused."""
    card = compiled().get(number)
    others = by_name().get(plain(bare(name)).casefold(), ()) if name else ()
    if others and number not in others:
        return Found(None, f"{title(number)} does not go with the name {bare(name)} ({', '.join(others)}): correct one of them")
    if card is not None:
        return Found(card)
    if number in printed():
        return Found(None, f"card {title(number)} is not compiled yet and cannot be played: exchange it")
    close = difflib.get_close_matches(number, [*printed(), *compiled()], n=3, cutoff=0.8)
    return Found(None, f"unknown card {number}{did_you_mean([title(other) for other in close])}")


def named(name: str) -> Found:
    """Look a Japanese or Chinese name up. Where printings differ the regular one is taken, never a weaker free one unasked."""
    wanted = plain(bare(name)).casefold()
    numbers = by_name().get(wanted)
    if numbers is None:
        close = difflib.get_close_matches(wanted, by_name(), n=3, cutoff=0.6)
        return Found(None, f"unknown card {bare(name)}{did_you_mean([title(by_name()[other][0]) for other in close])}")
    regular = [number for number in numbers if not number.startswith("F")] or list(numbers)  # F: free booklets, often changed
    cards = [compiled()[number] for number in regular if number in compiled()]
    if not cards:
        free = [number for number in numbers if number in compiled()]
        remedy = f"write {' or '.join(free)} for its other printing" if free else "exchange it"
        return Found(None, f"card {title(regular[0])} is not compiled yet and cannot be played: {remedy}")
    if len({_facts(card) for card in cards}) > 1:
        return Found(
            None, f"{bare(name)} is printed in different versions: write the number ({', '.join(c.number for c in cards)})"
        )
    differing = [number for number in numbers if number in compiled() and _facts(compiled()[number]) != _facts(cards[0])]
    return Found(cards[0], note=f"{bare(name)} read as {cards[0].number}, not {', '.join(differing)}" if differing else "")


def known_name(word: str) -> str | None:
    """The plain Japanese name of a card that is written as number or name, compiled or not; None if there is none."""
    numbered = number_in(word)
    numbers = (numbered[0],) if numbered else by_name().get(plain(bare(word)).casefold(), ())
    for number in numbers:
        known = compiled().get(number) or printed().get(number)
        if known:
            return plain(known.ja or known.zh)
    return None


def _facts(card: Card) -> object:
    if card.kind == "player":  # printings of a player differ in nothing that plays
        return card.name
    return card.kind, frozenset(card.colours), card.cost, card.power, card.tribes, card.icon, card.abilities


def did_you_mean(choices: list[str]) -> str:
    """ " (did you mean A or B?)", or nothing."""
    return f" (did you mean {' or '.join(dict.fromkeys(choices))}?)" if choices else ""
