"""zxfast: a batch simulator of the card game Z/X with a compiled core.

    import zxfast as zx
    run = zx.match("c01_white_red_asuka", "my_deck.txt", games=100_000, seed=1)
    print(run.summary())

Everything is loaded when first used: `import zxfast` alone loads neither the engine nor pandas.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from zxfast import report
    from zxfast.decks import Deck
    from zxfast.decks import load as deck
    from zxfast.errors import UserError
    from zxfast.matchups import Matrix, Meta, load, matrix, meta
    from zxfast.run import Run, RunSpec, match, replay, sql
    from zxfast.run.ignition import ignition
    from zxfast.run.swap import Screen, Swap, screen, swap

_HOME = {
    "Deck": ("zxfast.decks", "Deck"),
    "deck": ("zxfast.decks", "load"),
    "UserError": ("zxfast.errors", "UserError"),
    "Matrix": ("zxfast.matchups", "Matrix"),
    "Meta": ("zxfast.matchups", "Meta"),
    "matrix": ("zxfast.matchups", "matrix"),
    "meta": ("zxfast.matchups", "meta"),
    "Run": ("zxfast.run", "Run"),
    "RunSpec": ("zxfast.run", "RunSpec"),
    "load": ("zxfast.matchups", "load"),
    "match": ("zxfast.run", "match"),
    "ignition": ("zxfast.run.ignition", "ignition"),
    "replay": ("zxfast.run", "replay"),
    "report": ("zxfast.report", ""),
    "Screen": ("zxfast.run.swap", "Screen"),
    "Swap": ("zxfast.run.swap", "Swap"),
    "screen": ("zxfast.run.swap", "screen"),
    "swap": ("zxfast.run.swap", "swap"),
    "sql": ("zxfast.run", "sql"),
}

__all__ = [
    "Deck", "Matrix", "Meta", "Run", "RunSpec", "Screen", "Swap", "UserError", "__version__",
    "deck", "ignition", "load", "match", "matrix", "meta", "replay", "report", "screen", "sql", "swap",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'zxfast' has no attribute {name!r}")
    module, attribute = _HOME[name]
    home = importlib.import_module(module)
    value = getattr(home, attribute) if attribute else home
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
