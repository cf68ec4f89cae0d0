"""Every text exists in every language, asks for the same numbers, and every word that a report needs is there."""

import re
from string import Formatter

import pytest

from zxfast.errors import UserError
from zxfast.games.zx.engine import REASONS
from zxfast.games.zx.vocabulary.glossary import TERMS, term
from zxfast.report.words import LANGS, Words, load
from zxfast.run.spec import PAIRINGS

ENGLISH = load("en")


def fields(text):
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("lang", LANGS)
def test_no_key_is_missing_or_left_over(lang):
    assert load(lang).keys() == ENGLISH.keys()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", ENGLISH)
def test_a_text_says_something_with_the_same_numbers(lang, key):
    text = load(lang)[key]
    assert text.strip() == text
    assert text
    assert fields(text) - TERMS.keys() == fields(ENGLISH[key]) - TERMS.keys()


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_sentences_are_translated(lang):
    for key, text in load(lang).items():
        if len(re.findall(r"[A-Za-z]{2,}", re.sub(r"{[^}]*}", "", ENGLISH[key]))) > 3:
            assert text != ENGLISH[key]
            assert re.search(r"[぀-ヿ一-鿿]", text), key


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_the_engine_have_words(lang):
    words = Words(lang)
    assert {f"reason.{name}" for name in REASONS if name != "none"} <= words.texts.keys()
    assert {f"run.pairing_{name}" for name in PAIRINGS} <= words.texts.keys()


def test_the_words_of_the_game_come_from_the_glossary():
    for lang in LANGS:
        assert Words(lang)("ignition.title").lower() == term("ignition", lang).lower()
    assert Words("en")("ignition.title") == "Ignition"


def test_a_card_has_the_name_of_the_language_if_there_is_one():
    assert Words("zh").name("空のシエル", "天空的雪勒") == ("天空的雪勒", "zh")
    assert Words("zh").name("空のシエル", "") == ("空のシエル", "ja")
    assert Words("en").name("空のシエル", "天空的雪勒") == ("空のシエル", "ja")


def test_an_unknown_language_is_refused():
    with pytest.raises(UserError, match="there are en, ja, zh"):
        Words("fr")
