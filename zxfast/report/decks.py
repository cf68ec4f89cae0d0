"""Deck lists, and names of decks and cards."""

from __future__ import annotations

import math
from collections.abc import Sequence

from zxfast.decks import Deck
from zxfast.games.zx.vocabulary.glossary import term
from zxfast.games.zx.vocabulary.nodes import EVENT, EVOLSEED, IGNITION, ZX
from zxfast.games.zx.vocabulary.phrases import colour

from .cells import whole
from .page import Block, Cell, Column, Prose, Section, Table
from .words import Words

KINDS = {ZX: "zx", EVENT: "event", "player": "player_card"}  # terms of the glossary
ICONS = {IGNITION: "ignition", EVOLSEED: "evol_seed"}


def names(decks: tuple[Deck, Deck]) -> tuple[str, str]:
    """The names of both decks, told apart where they are the same."""
    a, b = (deck.name for deck in decks)
    return (f"{a} (A)", f"{b} (B)") if a == b else (a, b)


def card_cell(number: str, ja: str, zh: str, words: Words) -> Cell:
    """A card by name in the reader's language and printed number; sorted by number."""
    name, lang = words.name(ja, zh)
    return Cell(name, number, number, lang=lang)


def deck_section(decks: Sequence[Deck], words: Words) -> Section:
    """The list of every different deck, and which cards are only approximately right."""
    different = list({deck.hash: deck for deck in decks}.values())
    rough = {card.number: card for deck in different for card in (*deck.cards, *deck.dynamis) if card.note}
    notes = [words("decks.approximate", number=c.number, name=c.ja or c.zh, note=c.note) for c in rough.values()]
    blocks: list[Block] = [_deck_table(deck, words, folded=len(different) > 2) for deck in different]
    return Section(
        "decks", words("decks.title"), [*blocks, *(Prose(note, "note") for note in notes or [words("decks.complete")])]
    )


def _deck_table(deck: Deck, words: Words, folded: bool) -> Table:
    keys = ("card", "copies", "colour", "cost", "power", "icon", "kind")
    columns = [Column(words(f"column.{key}"), numeric=key in ("copies", "cost", "power")) for key in keys]
    cards = [*deck.counts.items(), *([(deck.player, 1)] if deck.player else [])]
    rows = [
        [
            card_cell(card.number, card.ja, card.zh, words),
            whole(copies),
            Cell(" ".join(colour(value, words.lang) for value in card.colours)),
            _number(card.cost),
            _number(card.power),
            Cell(term(ICONS[card.icon], words.lang) if card.icon else ""),
            Cell(term(KINDS[card.kind], words.lang)),
        ]
        for card, copies in cards
    ]
    caption = words("decks.caption", name=deck.name, n=len(deck.cards), hash=deck.hash)
    return Table(columns, rows, caption, folded=folded)


def _number(value: int | None) -> Cell:
    return Cell("", sort=math.nan) if value is None else whole(value)
