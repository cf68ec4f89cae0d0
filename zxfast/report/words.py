"""The words of a report: one file per language, the words of the game from the glossary."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from string import Formatter
from typing import Any

from zxfast.errors import UserError
from zxfast.games.zx.vocabulary.glossary import TERMS, term

LANGS = ("en", "ja", "zh")


class Words(Formatter):
    """Texts in one language: `words("turns.title")`, `words("played.by", player="greedy")`.

    A text may hold `{ignition}`, a word of the glossary, and `{ignition!c}`, the same at the beginning of a sentence.
    Raises UserError for a language that there is not, KeyError for a text that there is not.
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGS:
            raise UserError(f"no reports in the language {lang}: there are {', '.join(LANGS)}")
        self.lang = lang
        self.texts = load(lang)
        self._terms = {key: term(key, lang) for key in TERMS}

    def __call__(self, key: str, **values: Any) -> str:
        return self.vformat(self.texts[key], (), {**self._terms, **values})

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def get(self, key: str, otherwise: str) -> str:
        """A text, or `otherwise` where there is none: for names that come from the engine."""
        return self(key) if key in self.texts else otherwise

    def convert_field(self, value: Any, conversion: str | None) -> Any:
        return value[:1].upper() + value[1:] if conversion == "c" else super().convert_field(value, conversion)

    def name(self, ja: str, zh: str) -> tuple[str, str]:
        """A card's name for readers of this language, and the language that it is in."""
        order = ((zh, "zh"), (ja, "ja")) if self.lang == "zh" else ((ja, "ja"), (zh, "zh"))
        return next(((name, lang) for name, lang in order if name), ("", self.lang))


def load(lang: str) -> dict[str, str]:
    """All texts of a language by dotted key."""
    text = (files(__package__) / "texts" / f"{lang}.toml").read_text(encoding="utf-8")
    return dict(_flat(tomllib.loads(text)))


def _flat(table: Mapping[str, Any], prefix: str = "") -> Any:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value
