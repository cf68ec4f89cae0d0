"""Definitions against the printed Japanese texts of the shared card data, feature by feature.

Not a translation: each test takes one thing that can be seen in a text (its numbers, tribes, zones, "may", "up to", slept …) and
asks for it in the nodes. A card that does something else than printed usually fails at least one of them.
"""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from zxfast.effects.node import walk
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary import plain
from zxfast.games.zx.vocabulary.tribes import TRIBES


@pytest.fixture(scope="session")
def texts(cards, data):
    """(card, text without reminders and names, all nodes) of every card with a Japanese text and without a note."""
    found = []
    for card in cards:
        text = data[card.number]["text_ja"]
        if text and not card.note:
            text = re.sub(r"（[^）]*）", "", text)
            found.append((card, re.sub(r"「[^」]*」", "「」", text), walk(card.abilities)))
    return found


def has(nodes, cls, **values):
    return any(isinstance(node, cls) and all(getattr(node, name) == value for name, value in values.items()) for node in nodes)


def expect(texts, in_text, in_nodes):
    """Both predicates agree on every card."""
    wrong = [(card.number, text) for card, text, nodes in texts if bool(in_text(text)) != bool(in_nodes(nodes))]
    assert wrong == []


def test_numbers(texts):
    """The numbers in the text (cost, damage, power, counts) are the numbers in the nodes; 0 and 1 are often implied."""
    wrong = []
    for card, text, nodes in texts:
        printed = {int(number) for number in re.findall(r"\d+", text)} | ({n.INFINITE} if "レンジ∞" in text else set())
        ours = {abs(getattr(node, field.name)) for node in nodes for field in fields(node)
                if type(getattr(node, field.name)) is int and getattr(node, field.name) != field.default}
        if printed - {0, 1} != ours - {0, 1}:
            wrong.append((card.number, printed, ours))
    assert wrong == []


def test_signs(texts):
    """Every +n and -n is a change by n with that sign."""
    wrong = []
    for card, text, nodes in texts:
        printed = {int(number) for number in re.findall(r"[+-]\d+", text)}
        ours = set()
        for node in nodes:
            if isinstance(node, n.Power | n.GetsPower):
                ours.add(node.amount.n if isinstance(node.amount, n.Per) else node.amount)
            if isinstance(node, n.Cost | n.DamageBonus):
                ours.add(node.n)
        if printed != ours:
            wrong.append((card.number, printed, ours))
    assert wrong == []


def test_tribes(texts):
    words = {tribe.ja for tribe in TRIBES.values() if tribe.ja}
    for card, text, nodes in texts:
        printed = {word for word in re.findall(r"\[([^]]+)\]", text) if word in words}
        ours = {node.tribe.ja for node in nodes if isinstance(node, n.Filter) and node.tribe}
        assert (card.number, printed) == (card.number, ours)


def test_names(cards, data):
    """The names in 「」 are the names in filters and player conditions."""
    for card in cards:
        text = data[card.number]["text_ja"] or ""
        if not text:
            continue
        ours = set()
        for node in walk(card.abilities):
            if isinstance(node, n.Filter):
                ours |= {name for name in (node.name, node.not_name) if name} | set(node.name_has)
            if isinstance(node, n.PlayerIs):
                ours.add(node.name)
        assert (card.number, {plain(name) for name in re.findall(r"「([^」]+)」", text)}) == (card.number, ours)


def test_optional(texts):
    expect(texts, lambda text: re.search("て(も)?よい", text),
           lambda nodes: has(nodes, n.Choose, may=True) or has(nodes, n.Move, may=True)
           or any(isinstance(node, n.May | n.Pay | n.OpponentPays | n.MayPlayFrom) for node in nodes))


def test_up_to(texts):
    expect(texts, lambda text: "枚まで" in text, lambda nodes: has(nodes, n.Choose, up_to=True))


def test_any_number(texts):
    expect(texts, lambda text: "好きな枚数" in text, lambda nodes: has(nodes, n.Choose, any_number=True))


def test_if_you_did(texts):
    """「…たならば」 after an operation. Payments and "置いて…ならば" are worded otherwise."""
    expect(texts, lambda text: re.search("(置い|戻し|破壊し|除外し|スリープし)た?ならば|置いてあなたの手札", text),
           lambda nodes: any(isinstance(node, n.IfDid) for node in nodes))


def test_payments(texts):
    expect(texts, lambda text: "支払ってよい" in text or "支払ってもよい" in text,
           lambda nodes: any(isinstance(node, n.Pay | n.OpponentPays) for node in nodes))


def test_slept(texts):
    expect(texts, lambda text: "スリープで" in text,
           lambda nodes: any(getattr(node, "slept", False) for node in nodes))


def test_colours_of_costs(texts):
    names = {"赤": n.RED, "青": n.BLUE, "白": n.WHITE, "黒": n.BLACK, "緑": n.GREEN, "無": n.COLOURLESS}
    for card, text, nodes in texts:
        printed = {(names[colour], int(number)) for colour, number in re.findall(r"《(.)(\d+)》", text)}
        # a cost of two parts closes its bracket after the second
        printed |= {(names[colour], int(number)) for colour, number in re.findall(r"《(.)(\d+)[^》]*》", text)}
        ours = {(node.colour, node.n) for node in nodes if isinstance(node, n.Resources | n.Pay | n.OpponentPays)}
        assert (card.number, printed) == (card.number, ours)


def test_normal_squares(texts):
    expect(texts, lambda text: "ノーマルスクエア" in text,
           lambda nodes: any(getattr(node, "on", None) == n.NORMAL or getattr(node, "normal", False) for node in nodes))


def test_areas(texts):
    expect(texts, lambda text: "自軍エリア" in text, lambda nodes: any(getattr(node, "on", None) == n.OWN_AREA for node in nodes))
    expect(texts, lambda text: "隣の" in text, lambda nodes: any("beside" in str(getattr(node, "on", "")) for node in nodes))


@pytest.mark.parametrize(("word", "zone", "others"), [
    ("手札", n.HAND, ()),
    ("リソース", n.RESOURCE, (n.PutIntoResource, n.WhenDestroyedPut)),
    ("チャージ", n.CHARGE, (n.ChargeLimit, n.WhenDestroyedPut)),
    ("トラッシュ", n.TRASH, (n.TrashThis, n.PutCards)),
])
def test_zones(texts, word, zone, others):
    def named(nodes):
        return any(isinstance(node, others) or zone in (getattr(node, "zone", None), getattr(node, "to", None))
                   or (isinstance(node, n.GetsAllColours) and zone in node.zones) for node in nodes)
    expect(texts, lambda text: word in text, named)


def test_opposing_units(texts):
    """An opposing Z/X as something chosen, counted or changed; not as the subject of a trigger."""
    def printed(text):
        for other in ("相手のゼクスを破壊した", "相手のゼクスに与えるダメージ", "相手のゼクスが破壊された",
                      "攻撃して[^、]*を与えた", "相手のトラッシュにあるゼクス", "相手のゼクスがあるスクエアの隣"):
            text = re.sub(other, "", text)
        return re.search("相手の(コスト[0-9]+以[上下]の|パワー[0-9]+以[上下]の)?ゼクス", text)
    expect(texts, printed, lambda nodes: has(nodes, n.Units, owner=n.THEIRS))


def test_kinds_of_ability(texts):
    """ZX-2.19: 【自】【起】【常】【★】 in their order, except for the two cards with a wrong mark (B02-090, reprint C04-019)."""
    marks = {n.Auto: "自", n.Startup: "起", n.OnPlay: "★"}
    for card, text, _ in texts:
        if card.number in ("B02-090", "C04-019"):
            continue
        printed = re.findall(r"^【(.)】", text, re.MULTILINE)
        ours = [marks.get(type(ability), "常") for ability in card.abilities
                if not (isinstance(ability, n.Always) and isinstance(ability.effect, n.PlayOnlyIf))]
        assert (card.number, printed) == (card.number, ours)


@pytest.mark.parametrize(("pattern", "triggers"), [
    (r"登場した時、", (n.Appears,)),
    (r"このカードが攻撃した時、|攻撃した時、", (n.Attacks,)),
    (r"攻撃された時、", (n.IsAttacked,)),
    (r"バトルで相手のゼクスを破壊した時、", (n.DestroysByBattle,)),
    (r"リソースに置かれた時、", (n.PutIntoResource,)),
    (r"エヴォルシード", (n.EvolSeed,)),
    (r"破壊された時、(?!チャージに置くかわり)", (n.IsDestroyed,)),
])
def test_triggers(texts, pattern, triggers):
    def printed(text):
        return re.search(pattern, text.replace("エヴォルシードアイコン", ""))
    expect(texts, printed, lambda nodes: any(isinstance(node, triggers) for node in nodes))


@pytest.mark.parametrize(("pattern", "operations"), [
    (r"ダメージを((割り振って)?与える|受ける)。", (n.Deal, n.DealPlayer)),
    (r"破壊する|破壊してよい", (n.Destroy, n.DestroyThis)),
    (r"引く|引き", (n.Draw,)),
    (r"登場させ", (n.Appear,)),
    (r"リブートする", (n.Reboot,)),
    (r"かわりに", (n.WhenDestroyedPut,)),
    (r"見て|公開し、その中", (n.Look,)),
    (r"次の相手のリブートフェイズ", (n.NoReboot,)),
    (r"ターン終了時、スクエア", (n.AtEndOfTurn,)),
])
def test_operations(texts, pattern, operations):
    expect(texts, lambda text: re.search(pattern, text), lambda nodes: any(isinstance(node, operations) for node in nodes))
