"""Deck lists: reading (forgiving), checking (strict), writing."""

from .deck import Deck
from .parse import Entry, Problem
from .read import DeckLike, load
from .rules import check
from .write import FORMS, write

__all__ = ["FORMS", "Deck", "DeckLike", "Entry", "Problem", "check", "load", "write"]
