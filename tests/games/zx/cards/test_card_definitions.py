"""All defined cards: sound, named consistently, printable and readable back."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from zxfast.effects.node import walk
from zxfast.games.zx import vocabulary
from zxfast.games.zx.cards import SETS
from zxfast.games.zx.vocabulary import Filter, PlayerIs, Registry, plain, zx
from zxfast.games.zx.vocabulary import card as card_module
from zxfast.games.zx.vocabulary.check import check_all
from zxfast.games.zx.vocabulary.describe import describe
from zxfast.games.zx.vocabulary.phrases import LANGUAGES
from zxfast.games.zx.vocabulary.source import card_source


def test_every_card_is_sound(cards):
    assert [str(problem) for problem in check_all(cards)] == []


def test_how_many(cards):
    assert len(cards) == 680
    assert [card.number for card in cards if card.note] == ["B05-059", "F10-003"]


def test_a_number_cannot_be_defined_twice(registry):
    with pytest.raises(ValueError, match="B01-003 is defined twice"):
        zx("B01-003", ja="x", zh="x", color="red", cost=2, power=3500)


def test_one_module_for_each_set(cards):
    assert {card.number.split("-")[0].lower() for card in cards} == set(SETS)


def test_each_card_stands_in_the_module_of_its_set():
    folder = Path(vocabulary.__file__).parents[1] / "cards"
    for name in SETS:
        numbers = [line.split('"')[1] for line in (folder / f"{name}.py").read_text(encoding="utf-8").splitlines()
                   if line.startswith(("zx(", "event(", "player("))]
        assert numbers
        assert all(number.startswith(name.upper()) for number in numbers)
        assert numbers == sorted(numbers)


def test_named_cards_exist(cards):
    """Every name that a text asks for is the name, or part of the name, of a card. One player is not in the data."""
    known = {card.name for card in cards}
    players = {card.name for card in cards if card.kind == "player"} | {"萌音楽研究者小池雅也(4444ver)"}
    for card in cards:
        for node in walk(card.abilities):
            if isinstance(node, Filter):
                for name in (node.name, node.not_name):
                    assert name is None or name in known, (card.number, name)
                for part in node.name_has:
                    assert any(part in name for name in known), (card.number, part)
            if isinstance(node, PlayerIs):
                assert node.name in players, (card.number, node.name)


def test_one_name_in_japanese_one_in_chinese(cards):
    """Reprints have the same names in both languages."""
    names = {}
    for card in cards:
        if card.ja and card.zh:
            assert names.setdefault(plain(card.ja), card.zh) == card.zh, card.number


def test_source_gives_the_card_again(cards, monkeypatch):
    monkeypatch.setattr(card_module, "registry", Registry())
    for card in cards:
        assert eval(card_source(card), dict(vars(vocabulary))) == card


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_described(cards, lang):
    for card in cards:
        lines = describe(card, lang).splitlines()
        assert len(lines) == 1 + len(card.abilities) + bool(card.note)
        assert card.number in lines[0]
        text = "\n".join(lines)
        assert "None" not in text, text
        assert "  " not in text, text
        assert "{" not in text, text
        assert all(line.strip() for line in lines)


def test_english_needs_no_japanese_outside_names(cards):
    for card in cards:
        for line in describe(card, "en").splitlines()[1:]:
            while "「" in line:
                line = line[:line.index("「")] + line[line.index("」") + 1:]
            assert all(ord(char) < 0x2000 or char in "《》∞" for char in line), line


def test_descriptions_are_not_the_printed_sentences(cards, data):
    """The descriptions are our words: no printed sentence with a choice or a number in it comes out unchanged."""
    for card in cards:
        for lang, printed in (("ja", data[card.number]["text_ja"]), ("zh", data[card.number]["text_zh"])):
            ours = set(describe(card, lang).splitlines()[1:])
            assert not ours & {line for line in (printed or "").splitlines() if len(line) > 20}


def test_importing_the_program_does_not_load_cards():
    code = "import sys, zxfast; sys.exit('zxfast.games.zx.cards' in sys.modules or 'zxfast.games.zx.vocabulary' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
