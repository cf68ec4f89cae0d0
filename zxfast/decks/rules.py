"""What a deck must be (rules section 3). Every broken rule is reported, not only the first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from zxfast.games.zx.vocabulary.card import Card, plain
from zxfast.games.zx.vocabulary.nodes import EVENT, IGNITION, ZX, LifeRecovery, VoidBringer

from .deck import Deck
from .parse import Entry, Problem

MAIN_DECK = 50  # ZX-3.1
ICONS = 20  # ZX-3.2
COPIES = 4  # ZX-3.3
KEYWORD_COPIES = {"Life Recovery": LifeRecovery, "Void Bringer": VoidBringer}  # ZX-3.4: at most 4 cards with each
PLAYERS = 1  # ZX-3.6
DYNAMIS = 16  # ZX-3.7
LINES = 8  # named in a message


def check(deck: Deck, limits: Mapping[str, int] | None = None) -> list[Problem]:
    """Every broken rule of a deck in memory; see `broken`."""
    cards = [Entry(None, 1, card) for card in deck.cards]
    cards += [Entry(None, 1, deck.player)] if deck.player else []
    return broken(cards + [Entry(None, 1, card, "dynamis") for card in deck.dynamis], limits)


def broken(entries: Iterable[Entry], limits: Mapping[str, int] | None = None) -> list[Problem]:
    """Every broken rule of a list of entries.

    limits: copies allowed by plain card name, where a ban list says other than 4 (ZX-3.8): 0 for a banned card. Entries
    without a card (unknown, not compiled) count among the 50; what depends on their text is not judged.
    """
    entries = list(entries)
    main = [entry for entry in entries if entry.section == "main" and not (entry.card and entry.card.kind == "player")]
    players = [entry for entry in entries if entry.section == "main" and entry.card and entry.card.kind == "player"]
    dynamis = [entry for entry in entries if entry.section == "dynamis"]
    unknown = sum(entry.count for entry in main if entry.card is None)
    return [
        *_kinds(main),
        *_size(main),
        *_icons(main, unknown),
        *_names(main, limits or {}),
        *_keywords(main),
        *_players(players),
        *_dynamis(dynamis),
    ]


def _total(entries: Iterable[Entry]) -> int:
    return sum(entry.count for entry in entries)


def _lines(entries: list[Entry]) -> str:
    lines = [str(entry.line) for entry in entries if entry.line is not None]
    more = " …" if len(lines) > LINES else ""
    return f" (line{'s' if len(lines) > 1 else ''} {', '.join(lines[:LINES])}{more})" if lines else ""


def _kinds(main: list[Entry]) -> list[Problem]:
    wrong = [entry for entry in main if entry.card and entry.card.kind not in (ZX, EVENT)]
    return [
        Problem(e.line, f"{_title(e.card)} is no Z/X and no Event: it does not go into the main deck") for e in wrong if e.card
    ]


def _size(main: list[Entry]) -> list[Problem]:
    total = _total(main)
    if total == MAIN_DECK:
        return []
    remedy = f"add {MAIN_DECK - total}" if total < MAIN_DECK else f"take {total - MAIN_DECK} out"
    return [Problem(None, f"the main deck has {total} cards, not {MAIN_DECK}: {remedy}")]


def _icons(main: list[Entry], unknown: int) -> list[Problem]:
    icons = _total(entry for entry in main if entry.card and entry.card.icon == IGNITION)
    if icons > ICONS:
        return [
            Problem(None, f"{icons} cards with the ignition icon, not {ICONS}: exchange {icons - ICONS} for cards without it")
        ]
    if icons + unknown < ICONS:
        missing = ICONS - icons
        return [Problem(None, f"{icons} cards with the ignition icon, not {ICONS}: exchange {missing} for cards with it")]
    return []


def _names(main: list[Entry], limits: Mapping[str, int]) -> list[Problem]:
    by_name: dict[str, list[Entry]] = defaultdict(list)
    for entry in main:
        if entry.card:
            by_name[entry.card.name].append(entry)
    limits = {plain(name): copies for name, copies in limits.items()}
    found = []
    for name, entries in by_name.items():
        allowed = min(COPIES, limits.get(name, COPIES))
        total = _total(entries)
        if total > allowed:
            cause = "" if allowed == COPIES else " by the ban list"
            at = entries[-1].line
            word = "at most " if allowed else ""
            found.append(
                Problem(
                    at,
                    f"{total} copies of {_title(entries[0].card)}{_lines(entries) if len(entries) > 1 else ''}, "
                    f"{word}{allowed} allowed{cause}: take {total - allowed} out",
                )
            )
    return found


def _keywords(main: list[Entry]) -> list[Problem]:
    found = []
    for word, node in KEYWORD_COPIES.items():
        entries = [entry for entry in main if entry.card and any(isinstance(ability, node) for ability in entry.card.abilities)]
        total = _total(entries)
        if total > COPIES:
            found.append(
                Problem(None, f"{total} cards with {word}{_lines(entries)}, at most {COPIES} allowed: exchange {total - COPIES}")
            )
    return found


def _players(players: list[Entry]) -> list[Problem]:
    total = _total(players)
    if total <= PLAYERS:
        return []
    return [
        Problem(players[-1].line, f"{total} Player cards{_lines(players)}, at most {PLAYERS} allowed: take {total - PLAYERS} out")
    ]


def _dynamis(dynamis: list[Entry]) -> list[Problem]:
    found = []
    total = _total(dynamis)
    if total > DYNAMIS:
        found.append(Problem(None, f"{total} cards in the Dynamis, at most {DYNAMIS} allowed: take {total - DYNAMIS} out"))
    for entry in dynamis:
        if entry.card and entry.card.kind in (ZX, EVENT, "player"):
            found.append(Problem(entry.line, f"{_title(entry.card)} is no card of the Dynamis: move it to the main deck"))
    by_name: dict[str, list[Entry]] = defaultdict(list)
    for entry in dynamis:
        if entry.card:
            by_name[entry.card.name].append(entry)
    for entries in by_name.values():
        total = _total(entries)
        if total > COPIES:
            title = _title(entries[0].card)
            found.append(
                Problem(
                    entries[-1].line, f"{total} copies of {title} in the Dynamis, at most {COPIES}: take {total - COPIES} out"
                )
            )
    return found


def _title(card: Card | None) -> str:
    return f"{card.number} {card.ja or card.zh}" if card else "?"
