"""Decks as text, CSV and JSON; each form is read back as the same deck."""

from __future__ import annotations

import csv
import io
import json

from .deck import Deck, count

FORMS = ("text", "csv", "json")


def write(deck: Deck, form: str, lang: str = "ja") -> str:
    """A deck in one of FORMS. lang: language of the names, "ja" or "zh"."""
    return {"text": as_text, "csv": as_csv, "json": as_json}[form](deck, lang)


def _rows(deck: Deck, lang: str) -> list[tuple[str, int, str, str]]:
    """Section, copies, number, name."""
    parts = (("player", (deck.player,) if deck.player else ()), ("main", deck.cards), ("dynamis", deck.dynamis))
    return [
        (section, copies, card.number, (card.zh or card.ja) if lang == "zh" else (card.ja or card.zh))
        for section, cards in parts
        for card, copies in count(cards).items()
    ]


def as_text(deck: Deck, lang: str = "ja") -> str:
    """Plain text: copies, number, name; a heading for each section."""
    lines = [f"name: {deck.name}"]
    section = ""
    for part, copies, number, name in _rows(deck, lang):
        if part != section:
            section = part
            lines += ["", {"player": "Player", "main": "Main deck", "dynamis": "Dynamis"}[part]]
        lines.append(f"{copies} {number}  {name}")
    return "\n".join(lines) + "\n"


def as_csv(deck: Deck, lang: str = "ja") -> str:
    """CSV with the columns deck, section, count, number, name."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["deck", "section", "count", "number", "name"])
    for section, copies, number, name in _rows(deck, lang):
        writer.writerow([deck.name, section, copies, number, name])
    return out.getvalue()


def as_json(deck: Deck, lang: str = "ja") -> str:
    """JSON: name, player and the array of card numbers, one for each copy."""
    data: dict[str, object] = {"name": deck.name, "player": deck.player.number if deck.player else None}
    data["cards"] = [card.number for card in deck.cards]
    if deck.dynamis:
        data["dynamis"] = [card.number for card in deck.dynamis]
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
