"""Built-in decks: text lists of the early game, one file each.

Lines: `# comment`, `4 C01-003` (copies and printed number), `player C01-001`.
"""

from __future__ import annotations

from importlib import resources


def names() -> list[str]:
    """Names of the built-in decks, sorted."""
    return sorted(file.name.removesuffix(".txt") for file in resources.files(__name__).iterdir() if file.name.endswith(".txt"))


def read(name: str) -> str:
    """Text of a built-in deck. Raises KeyError with the known names if there is none of this name."""
    if name not in names():
        raise KeyError(f"no built-in deck {name!r}; there are: {', '.join(names())}")
    return resources.files(__name__).joinpath(f"{name}.txt").read_text(encoding="utf-8")
