"""Every node class has a printer that speaks every language, for every word and option of its fields."""

from __future__ import annotations

import inspect
from dataclasses import MISSING, fields

import pytest

from zxfast.effects.node import Node, source
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary.check import RANGES, WORDS
from zxfast.games.zx.vocabulary.describe import PRINTERS, describe, words
from zxfast.games.zx.vocabulary.glossary import TERMS, term
from zxfast.games.zx.vocabulary.phrases import LANGUAGES
from zxfast.games.zx.vocabulary.tribes import ANGEL, TRIBES

CLASSES = [cls for cls in vars(n).values() if inspect.isclass(cls) and issubclass(cls, Node) and cls is not Node]
UNITS = n.Units(n.THEIRS, n.NORMAL)
CARDS = n.Cards(n.HAND)
DRAW = (n.Draw(),)

# Values to try for fields that are not words, numbers or booleans.
SAMPLES = {
    "filter": [n.Filter(n.ZX, 3), n.Filter(colours=(n.RED, n.BLUE)), n.Filter(tribe=ANGEL),
               n.Filter(name="百獣王ウェアライオン")],
    "by": [n.Filter(tribe=ANGEL), n.Filter(colours=(n.RED,))],
    "tribe": [ANGEL],
    "name": ["百獣王ウェアライオン"],
    "not_name": ["百獣王ウェアライオン"],
    "name_has": [("関羽", "呂布")],
    "on": [n.Diagram(0b010_111_010)],
    "of": [UNITS, CARDS, n.Units(n.MINE, filter=n.Filter(icon=n.EVOLSEED), other=True)],
    "what": [n.Choose(1, UNITS), n.Choose(2, CARDS, up_to=True), n.Choose(1, CARDS, may=True), n.All(UNITS), n.THIS,
             n.THAT, n.IT],
    "to": [n.Choose(1, UNITS), n.Choose(0, UNITS, any_number=True, total_cost_max=6), n.All(UNITS), n.IT],
    "amount": [1000, -1000, n.Per(500, CARDS), n.PowerOf(UNITS), n.PowerOf(n.THIS, half=True)],
    "condition": [n.MyTurn(), n.Count(CARDS, 3)],
    "conditions": [(n.MyTurn(), n.Count(CARDS, 9))],
    "effects": [DRAW],
    "otherwise": [DRAW],
    "modes": [(DRAW, (n.Recover(),))],
    "times": [2, n.Per(1, UNITS)],
    "cost": [(n.Resources(n.RED, 2), n.SleepThis())],
    "only_if": [n.MyTurn()],
    "when": [n.Not(n.MyTurn())],
    "trigger": [n.Appears(), n.EvolSeed()],
    "effect": [n.GetsPower(1000)],
    "ability": [n.Always(n.Range(2))],
    "who": [n.Subject(), n.Subject(False, n.THEIRS), n.Subject(True, n.MINE, n.Filter(tribe=ANGEL))],
    "target": [n.Filter(n.ZX, 4)],
    "by_ability_of": [n.Filter(tribe=ANGEL)],
    "zones": [(n.RESOURCE, n.TRASH)],
    "area": [],
}
# Fields whose class decides.
OF = {
    n.Choose: [UNITS, CARDS], n.All: [UNITS, CARDS], n.SleepUnits: [UNITS], n.PutCards: [CARDS], n.MayPlayFrom: [CARDS],
    n.GetsCost: [UNITS, (CARDS, n.Cards(n.TRASH))], n.GetsPower: [n.THIS, UNITS], n.Gains: [n.THIS, UNITS],
    n.PowerOf: [UNITS, n.THIS, n.THAT], n.Power: [n.Choose(1, UNITS), n.All(UNITS)], n.Cost: [n.Choose(1, UNITS), n.THIS],
}


# Fields that mean something only together with another.
NEEDS = {
    (n.Choose, "total_cost_max"): {"any_number": True},
    (n.Put, "slept"): {"zone": n.RESOURCE},
    (n.FromDeck, "slept"): {"zone": n.RESOURCE},
    (n.Subject, "this"): {"owner": n.MINE},
    (n.Subject, "filter"): {"owner": n.MINE},
}


def values(cls, field):
    """Values worth trying for a field."""
    key = (cls, field.name)
    if key in WORDS:
        found = [(word,) for word in sorted(WORDS[key])] if "tuple" in str(field.type) else sorted(WORDS[key])
        if field.name == "on" and "Diagram" in str(field.type):
            found.append(n.Diagram(0b000_010_111))
        return found
    if key in RANGES:
        return list(RANGES[key])
    if cls in OF and field.name == "of":
        return OF[cls]
    if (cls, field.name) in {(n.Move, "to"), (n.Appear, "to")}:
        return [n.Squares(), n.Squares(n.NORMAL), n.Squares(n.BESIDE_THAT, empty=False)]
    if (cls, field.name) == (n.ChargeLimit, "n"):
        return [None, -2]
    if field.type == "bool":
        return [True, False]
    if field.type == "int":
        return [1, 3]
    return SAMPLES[field.name]


def instances(cls):
    """Nodes of a class: the plain one, then one for each value of each field."""
    every = {field.name: values(cls, field) for field in fields(cls)}
    plain = {field.name: every[field.name][0] for field in fields(cls) if field.default is MISSING}
    found = [cls(**plain)]
    for name, options in every.items():
        found += [cls(**{**plain, name: option}) for option in options]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_every_node_class_has_a_printer_for_every_language(cls, lang):
    assert cls in PRINTERS
    for node in instances(cls):
        text = words(node, lang)
        assert text.strip(), node
        assert "None" not in text, node
        assert "{" not in text, node
        assert "(\"" not in text, node
        assert text.count("(") == text.count(")"), node
        assert text.count("「") == text.count("」"), node
        assert text.count("（") == text.count("）"), node


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_heard(lang):
    """Two nodes of one class that differ in one field read differently."""
    silent = {n.Choose: {"may"}}  # worded by the operation, see the next test
    same: list[list[str]] = []
    for cls in CLASSES:
        base = instances(cls)[0]
        for field in fields(cls):
            if field.name in silent.get(cls, ()):
                continue
            texts = {}
            for value in values(cls, field):
                plain = {f.name: getattr(base, f.name) for f in fields(cls)}
                node = cls(**{**plain, **NEEDS.get((cls, field.name), {}), field.name: value})
                texts.setdefault(words(node, lang), []).append(source(node))
            same += [found for found in texts.values() if len(set(found)) > 1]
    assert not same, "\n".join(map(str, same))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_optional_choice_is_worded_by_the_operation(lang):
    for make in (lambda what: n.Deal(1000, what), lambda what: n.Put(what, n.HAND), n.Destroy, n.Sleep, n.Reboot, n.NoReboot,
                 lambda what: n.Move(what, n.Squares()), lambda what: n.Power(1000, what), lambda what: n.Cost(1, what),
                 lambda what: n.Grant(n.Always(n.Range(2)), what), n.DealsNoDamage):
        may, must = words(make(n.Choose(1, UNITS, may=True)), lang), words(make(n.Choose(1, UNITS)), lang)
        assert may == {"en": "you may ", "ja": "任意で、", "zh": "可以"}[lang] + must


def test_printers_are_only_for_nodes():
    assert set(PRINTERS) == set(CLASSES)


def test_source_of_every_node_builds_it_again():
    names = {**vars(n), **TRIBES}
    for cls in CLASSES:
        for node in instances(cls):
            assert eval(source(node), dict(names)) == node


def test_unknown_language():
    with pytest.raises(KeyError, match="known: en, ja, zh"):
        words(n.Draw(), "fr")


def test_terms_are_known_in_english_and_chinese():
    for key, entry in TERMS.items():
        assert entry.en, key
        assert entry.zh, key
    assert [key for key, entry in TERMS.items() if not entry.ja] == [
        "assault", "cooperation", "install", "overdrive", "colour_transition", "copy"]
    assert term("square", "ja") == "スクエア"
    assert term("assault", "ja") == "Assault"


@pytest.mark.parametrize(("number", "lang", "expected"), [
    ("B01-015", "en", "When this card appears: deal 5000 damage to 1 chosen opposing Z/X on a normal square."),
    ("B01-015", "ja", "このカードの登場時: ノーマルスクエアの相手のゼクスから選んだ1枚に5000ダメージ。"),
    ("B01-015", "zh", "这张卡登场时：对所选的1张通常方阵上的对方的Z/X造成5000点伤害。"),
    ("B05-052", "en", "When one of your Z/X is attacked: you may pay 《white 1》; if you did,"
                      " the attacker gets power -1000 this turn."),
    ("B04-010", "en", "<《red 2》, destroy this card> deal 10000 damage to 1 chosen opposing Z/X on a normal square"
                      " (only if there are no cards in your hand)."),
])
def test_some_descriptions(registry, number, lang, expected):
    assert describe(registry[number], lang).splitlines()[1] == expected
