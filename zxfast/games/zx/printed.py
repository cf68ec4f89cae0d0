"""Numbers and names of the printed cards of the early sets, compiled or not: tells a card that is missing from a typing error."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import NamedTuple


class Printed(NamedTuple):
    """One printed card. kind: "zx", "event" or "player"; ja, zh: names, empty where not known."""

    number: str
    kind: str
    ja: str
    zh: str


@cache
def printed() -> dict[str, Printed]:
    """The table `printed.tsv` by number."""
    lines = resources.files(__package__).joinpath("printed.tsv").read_text(encoding="utf-8").splitlines()
    return {row[0]: Printed(*row) for row in (line.split("\t") for line in lines[1:])}
