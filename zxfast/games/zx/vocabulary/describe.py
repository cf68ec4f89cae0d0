"""Cards in words: every node in English ("en"), Japanese ("ja") and Chinese ("zh"), worded by us.

`describe(card, lang)` gives the whole card. Each node class has one printer, found by its type in `PRINTERS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from zxfast.effects.node import Node

from . import nodes as n
from .card import Card
from .glossary import term
from .phrases import (
    LANGUAGES,
    amount,
    cards,
    colour,
    colours,
    destination,
    icon,
    is_many,
    name,
    noun,
    owner_of,
    pick,
    place,
    subject,
    target,
    things,
    tribe,
    units,
    whose,
    zone,
)

PRINTERS: dict[type, Callable[[Any, str], str]] = {}


def prints(*classes: type) -> Callable[[Callable[[Any, str], str]], Callable[[Any, str], str]]:
    """Register the printer of node classes."""

    def add(function: Callable[[Any, str], str]) -> Callable[[Any, str], str]:
        for cls in classes:
            PRINTERS[cls] = function
        return function

    return add


def words(node: Node, lang: str) -> str:
    """One node in words, without a full stop. Raises KeyError for an unknown language or node class."""
    if lang not in LANGUAGES:
        raise KeyError(f"unknown language {lang!r}; known: {', '.join(LANGUAGES)}")
    return PRINTERS[type(node)](node, lang)


def describe(card: Card, lang: str = "en") -> str:
    """A card in words: a line of facts, a line for each ability, a line for the note of an approximate card."""
    lines = [_facts(card, lang)]
    lines += [_sentence(words(ability, lang), lang) for ability in card.abilities]
    if card.note:
        lines.append(pick(lang, "Approximate: ", "近似: ", "近似：") + card.note)
    return "\n".join(lines)


def _facts(card: Card, lang: str) -> str:
    title = (card.zh or card.ja) if lang == "zh" else (card.ja or card.zh)
    kind = {n.ZX: term("zx", lang), n.EVENT: term("event", lang)}.get(card.kind, term("player_card", lang))
    parts = [card.number, title, kind]
    if card.colours:
        parts.append(pick(lang, "/", "・", "/").join(colour(value, lang) for value in card.colours))
    if card.cost is not None:
        parts.append(f"{term('cost', lang)} {card.cost}")
    if card.power is not None:
        parts.append(f"{term('power', lang)} {card.power}")
    parts += [tribe(value, lang) for value in card.tribes]
    if card.icon is not None:
        parts.append(icon(card.icon, lang))
    return " | ".join(parts)


def _sentence(text: str, lang: str) -> str:
    if lang != "en":
        return text + "。"
    return text[:1].upper() + text[1:] + "."


_COMPOUND = (n.If, n.IfDid, n.May, n.Pay, n.OpponentPays, n.AtEndOfTurn, n.Modes, n.Repeat)


def effects(steps: tuple[Node, ...], lang: str) -> str:
    """Effects one after the other. A group that is not the last is bracketed, so that its end is seen."""
    join = pick(lang, "; ", "。", "；")
    parts = []
    for i, step in enumerate(steps):
        text = words(step, lang)
        if isinstance(step, _COMPOUND) and i + 1 < len(steps) and join in text:
            text = pick(lang, f"({text})", f"（{text}）", f"（{text}）")
        parts.append(text)
    return join.join(parts)


def _optional(what: object, text: str, lang: str) -> str:
    """Puts "may" in front if the choice may be declined."""
    if isinstance(what, n.Choose) and what.may:
        who = (
            pick(lang, "the opponent may ", "相手は任意で、", "对手可以")
            if what.by == n.OPPONENT
            else pick(lang, "you may ", "任意で、", "可以")
        )
        return who + text
    return text


def _act(what: Any, lang: str, en: str, ja: str, zh: str) -> str:
    """An operation on a target: the templates hold the target as {}, the English one its verbs as <one|many>."""
    en = re.sub(r"<(\w+)\|(\w+)>", r"\2" if is_many(what) else r"\1", en)
    return _optional(what, pick(lang, en, ja, zh).format(target(what, lang)), lang)


def _player(who: str, lang: str) -> str:
    return pick(lang, "you", "自分", "你") if who == n.ME else pick(lang, "the opponent", "相手", "对手")


# ---- selectors and targets ------------------------------------------------------------------------------------------


@prints(n.Filter)
def _filter(node: n.Filter, lang: str) -> str:
    return noun(node, lang, False)


@prints(n.Diagram)
def _diagram(node: n.Diagram, lang: str) -> str:
    return place(node, lang)


@prints(n.Units)
def _units(node: n.Units, lang: str) -> str:
    return units(node, lang)


@prints(n.Cards)
def _cards(node: n.Cards, lang: str) -> str:
    return cards(node, lang)


@prints(n.Squares)
def _squares(node: n.Squares, lang: str) -> str:
    where = place(n.NORMAL if node.normal and node.on == n.ANYWHERE else node.on, lang)
    empty = pick(lang, " without a Z/X", "空いている", "没有Z/X的") if node.empty else ""
    beside = node.on in (n.BESIDE_THAT, n.BESIDE_THEIRS)
    if lang == "en":
        return (f"on a normal square {where}" if node.normal and beside else where) + empty
    if beside:  # "the neighbouring empty normal square"
        square = term("normal_square" if node.normal else "square", lang)
        return where.removesuffix(term("square", lang)) + empty + square
    return empty + where


@prints(n.Choose, n.All, n.This, n.That, n.It)
def _target(node: Any, lang: str) -> str:
    return target(node, lang)


@prints(n.Per, n.PowerOf)
def _amount(node: Any, lang: str) -> str:
    return amount(node, lang)


@prints(n.Subject)
def _subject(node: n.Subject, lang: str) -> str:
    return subject(node, lang)


# ---- conditions -----------------------------------------------------------------------------------------------------


@prints(n.Count)
def _count(node: n.Count, lang: str) -> str:
    kinds = {
        "names": pick(lang, " with different names", "（異なる名前）", "（不同卡名）"),
        "tribes": pick(lang, " of different tribes", "（異なる種族）", "（不同种族）"),
        None: "",
    }[node.distinct]
    one = things(node.of, lang)
    many = things(node.of, lang, True) + kinds
    if node.high is None and node.low == 1:
        here = things(node.of, lang, link="に")
        return pick(lang, f"there is {_article(one)}", f"{here}があれば", f"存在{one}")
    if node.high is None:
        return pick(lang, f"there are {node.low} or more {many}", f"{many}が{node.low}枚以上なら", f"{many}有{node.low}张以上")
    if node.high == 0:
        here = things(node.of, lang, link="に")
        return pick(lang, f"there are no {many}", f"{here}がなければ", f"不存在{many}")
    if node.low == node.high == 1:
        return pick(lang, f"there is exactly one {one}", f"{one}がちょうど1枚なら", f"{one}恰好1张")
    if node.low == node.high:
        return pick(lang, f"there are exactly {node.low} {many}", f"{many}がちょうど{node.low}枚なら", f"{many}恰好{node.low}张")
    if node.low == 0:
        return pick(
            lang, f"there are {node.high} or fewer {many}", f"{many}が{node.high}枚以下なら", f"{many}在{node.high}张以下"
        )
    text = f"{node.low}～{node.high}"
    return pick(lang, f"there are {node.low} to {node.high} {many}", f"{many}が{text}枚なら", f"{many}有{text}张")


def _article(text: str) -> str:
    return ("an " if text[0] in "aeioE" else "a ") + text


@prints(n.PlayerIs)
def _player_is(node: n.PlayerIs, lang: str) -> str:
    who = name(node.name, lang)
    return pick(lang, f"your player is {who}", f"自分のプレイヤーが{who}なら", f"我方玩家是{who}")


@prints(n.MyTurn)
def _my_turn(node: n.MyTurn, lang: str) -> str:
    return pick(lang, "it is your turn", "自分のターン中なら", "处于我方回合")


@prints(n.TheirTurn)
def _their_turn(node: n.TheirTurn, lang: str) -> str:
    return pick(lang, "it is the opponent's turn", "相手のターン中なら", "处于对方回合")


@prints(n.InPhase)
def _in_phase(node: n.InPhase, lang: str) -> str:
    phase = term(f"{node.phase}_phase", lang)
    return pick(lang, f"it is the {phase}", f"{phase}中なら", f"处于{phase}")


@prints(n.ThisIs)
def _this_is(node: n.ThisIs, lang: str) -> str:
    if node.zone == n.SQUARE:
        where = place(node.on, lang)
        return pick(lang, f"this card is {where}", f"このカードが{where}にいれば", f"这张卡在{where}上")
    return pick(
        lang,
        f"this card is in your {zone(node.zone, lang)}",
        f"このカードが自分の{zone(node.zone, lang)}にあれば",
        f"这张卡在我方{zone(node.zone, lang)}",
    )


@prints(n.ThisNotInBattle)
def _this_not_in_battle(node: n.ThisNotInBattle, lang: str) -> str:
    return pick(lang, "this card is not in battle", "このカードがバトル中でなければ", "这张卡不在战斗中")


@prints(n.AllOf)
def _all_of(node: n.AllOf, lang: str) -> str:
    texts = [words(condition, lang) for condition in node.conditions]
    if lang == "ja":
        texts[:-1] = [_and_then(text) for text in texts[:-1]]
    return pick(lang, " and ", "、", "且").join(texts)


def _and_then(text: str) -> str:
    """A Japanese condition that goes on: "…なら" becomes "…で"."""
    for end, link in (
        ("があれば", "があり"),
        ("にあれば", "にあり"),
        ("がなければ", "がなく"),
        ("でなければ", "でなく"),
        ("いれば", "いて"),
        ("なら", "で"),
    ):
        if text.endswith(end):
            return text.removesuffix(end) + link
    return text


@prints(n.AnyOf)
def _any_of(node: n.AnyOf, lang: str) -> str:
    return pick(lang, " or ", "、または", "或").join(words(condition, lang) for condition in node.conditions)


@prints(n.Not)
def _not(node: n.Not, lang: str) -> str:
    inner = words(node.condition, lang)
    return pick(lang, f"it is not true that {inner}", f"「{inner}」に当てはまらなければ", f"不满足「{inner}」")


# ---- operations -----------------------------------------------------------------------------------------------------


@prints(n.Deal)
def _deal(node: n.Deal, lang: str) -> str:
    much = amount(node.amount, lang)
    if isinstance(node.amount, n.PowerOf):
        return _act(node.to, lang, f"deal damage to {{}} {much}", f"{{}}に{much}のダメージ", f"对{{}}造成{much}的伤害")
    if node.split:
        return _act(
            node.to,
            lang,
            f"deal {much} damage, shared out among {{}}",
            f"{{}}に合計{much}ダメージを振り分ける",
            f"对{{}}分配合计{much}点伤害",
        )
    if isinstance(node.amount, n.Per):
        each = much.removeprefix(str(node.amount.n))
        return _act(
            node.to,
            lang,
            f"deal {node.amount.n} damage{each} to {{}}",
            f"{{}}に{node.amount.n}ダメージ{each}",
            f"对{{}}造成{node.amount.n}点伤害{each}",
        )
    return _act(node.to, lang, f"deal {much} damage to {{}}", f"{{}}に{much}ダメージ", f"对{{}}造成{much}点伤害")


@prints(n.DealPlayer)
def _deal_player(node: n.DealPlayer, lang: str) -> str:
    who = _player(node.to, lang)
    return pick(
        lang,
        f"deal {node.n} damage to {who}",
        f"{who}に{node.n}点ダメージ",
        f"对{'自己' if node.to == n.ME else who}造成{node.n}点伤害",
    )


@prints(n.Power)
def _power(node: n.Power, lang: str) -> str:
    change = amount(node.amount, lang, sign=True)
    return _act(
        node.of, lang, f"{{}} <gets|get> power {change} this turn", f"{{}}はこのターン、パワー{change}", f"{{}}本回合力量{change}"
    )


@prints(n.Cost)
def _cost(node: n.Cost, lang: str) -> str:
    return _act(
        node.of,
        lang,
        f"{{}} <gets|get> cost {node.n:+d} this turn",
        f"{{}}はこのターン、コスト{node.n:+d}",
        f"{{}}本回合费用{node.n:+d}",
    )


@prints(n.Destroy)
def _destroy(node: n.Destroy, lang: str) -> str:
    return _act(node.what, lang, "destroy {}", "{}を破壊する", "破坏{}")


@prints(n.Put)
def _put(node: n.Put, lang: str) -> str:
    where = destination(node.zone, lang, owner_of(node.what, lang))
    how = ""
    if node.zone == n.RESOURCE:
        how = (
            pick(lang, ", slept", "スリープで", "以休眠状态")
            if node.slept
            else pick(lang, ", rebooted", "リブートで", "以重启状态")
        )
    if node.zone == n.LIFE:
        how = pick(lang, ", face-down", "裏向きで", "以背面")
    shown = pick(lang, "reveal and ", "公開して", "公开后") if node.shown else ""
    if node.zone == n.REMOVED:
        return _act(node.what, lang, "remove {} from the game", "{}をゲームから取り除く", "将{}移出游戏")
    return _act(
        node.what, lang, f"{shown}put {{}} {where}{how}", f"{{}}を{shown}{where}へ{how}置く", f"将{{}}{shown}{how}放到{where}"
    )


@prints(n.Move)
def _move(node: n.Move, lang: str) -> str:
    where = words(node.to, lang)
    en = where.removeprefix("on ") if where.startswith("on ") else f"to a square {where}"
    text = _act(
        node.what,
        lang,
        f"move {{}} {'to ' if where.startswith('on ') else ''}{en}",
        f"{{}}を{where}へ移動する",
        f"将{{}}移动到{where}",
    )
    return pick(lang, f"you may {text}", f"任意で、{text}", f"可以{text}") if node.may else text


@prints(n.Appear)
def _appear(node: n.Appear, lang: str) -> str:
    where = words(node.to, lang)
    how = pick(lang, "slept", "スリープで", "以休眠状态") if node.slept else pick(lang, "rebooted", "リブートで", "以重启状态")
    return _act(
        node.what, lang, f"make {{}} appear {how} {where}", f"{{}}を{where}に{how}登場させる", f"让{{}}{how}登场到{where}"
    )


@prints(n.Sleep)
def _sleep(node: n.Sleep, lang: str) -> str:
    return _act(node.what, lang, "sleep {}", "{}をスリープ", "休眠{}")


@prints(n.Reboot)
def _reboot(node: n.Reboot, lang: str) -> str:
    return _act(node.what, lang, "reboot {}", "{}をリブート", "重启{}")


@prints(n.DealsNoDamage)
def _deals_no_damage(node: n.DealsNoDamage, lang: str) -> str:
    until = (
        pick(lang, "this turn", "このターン", "本回合")
        if node.until == n.TURN
        else pick(lang, "in this battle", "このバトルで", "本次战斗")
    )
    return _act(
        node.what, lang, f"{{}} <deals|deal> no damage {until}", f"{{}}は{until}ダメージを与えられない", f"{{}}{until}不造成伤害"
    )


@prints(n.NoReboot)
def _no_reboot(node: n.NoReboot, lang: str) -> str:
    return _act(
        node.what,
        lang,
        "{} <does|do> not reboot in the next reboot phase of the controller",
        "{}は操作する側の次のリブートフェイズにリブートしない",
        "{}在其操控者的下个重启阶段不重启",
    )


@prints(n.Grant)
def _grant(node: n.Grant, lang: str) -> str:
    inner = words(node.ability, lang)
    return _act(node.to, lang, "{} <gains|gain> this turn: ", "{}はこのターン次を得る: ", "{}本回合得到：") + pick(
        lang, f'"{inner}"', f"“{inner}”", f"“{inner}”"
    )


@prints(n.Draw)
def _draw(node: n.Draw, lang: str) -> str:
    many = pick(
        lang,
        f"{'up to ' if node.up_to else ''}{node.n} {'card' if node.n == 1 else 'cards'}",
        f"{node.n}枚{'まで' if node.up_to else ''}",
        f"{'至多' if node.up_to else ''}{node.n}张卡",
    )
    if node.who == n.OPPONENT:
        return pick(lang, f"the opponent draws {many}", f"相手が{many}引く", f"对手抽{many}")
    return pick(lang, f"draw {many}", f"{many}引く", f"抽{many}")


@prints(n.FromDeck)
def _from_deck(node: n.FromDeck, lang: str) -> str:
    up_to = pick(lang, "up to ", "まで", "至多") if node.up_to else ""
    where = destination(node.zone, lang, pick(lang, "your ", "", ""))
    how = ""
    if node.zone == n.RESOURCE:
        how = (
            pick(lang, ", slept", "スリープで", "以休眠状态")
            if node.slept
            else pick(lang, ", rebooted", "リブートで", "以重启状态")
        )
    top = f"{up_to}the top {'card' if node.n == 1 else f'{node.n} cards'} of your Deck"
    return pick(
        lang,
        f"put {top} {where}{how}",
        f"自分のデッキの上{node.n}枚{up_to}を{where}へ{how}置く",
        f"将我方卡组最上方{up_to}{node.n}张卡{how}放到{where}",
    )


@prints(n.Recover)
def _recover(node: n.Recover, lang: str) -> str:
    return pick(lang, f"recover {node.n}", f"{node.n}点回復", f"回复{node.n}点")


@prints(n.Look)
def _look(node: n.Look, lang: str) -> str:
    verb = pick(lang, "reveal", "公開する", "公开") if node.revealed else pick(lang, "look at", "見る", "查看")
    top = f"the top {'card' if node.n == 1 else f'{node.n} cards'} of your Deck"
    return pick(lang, f"{verb} {top}", f"自分のデッキの上{node.n}枚を{verb}", f"{verb}我方卡组最上方{node.n}张卡")


@prints(n.PutBack)
def _put_back(node: n.PutBack, lang: str) -> str:
    if node.zone == n.TRASH:
        return pick(lang, "put the others into your Trash", "残りをトラッシュへ置く", "将剩余的卡放到废弃区")
    if node.zone == n.DECK:
        return pick(lang, "shuffle the rest into your Deck", "残りをデッキに戻してシャッフル", "将剩余的卡放回卡组并切洗")
    where = destination(node.zone, lang, pick(lang, "your ", "", ""))
    return pick(
        lang, f"put the others {where} in any order", f"残りを好きな順に{where}へ戻す", f"将剩余的卡以任意顺序放到{where}"
    )


@prints(n.Shuffle)
def _shuffle(node: n.Shuffle, lang: str) -> str:
    return pick(lang, "shuffle your Deck", "自分のデッキをシャッフル", "切洗我方卡组")


@prints(n.Ignite)
def _ignite(node: n.Ignite, lang: str) -> str:
    times = f"{node.n} ignition{'' if node.n == 1 else 's'}"
    return pick(lang, f"perform {times}", f"イグニッションを{node.n}回行う", f"进行{node.n}次点燃")


@prints(n.May)
def _may(node: n.May, lang: str) -> str:
    inner = effects(node.effects, lang)
    who = _player(node.by, lang)
    return pick(
        lang,
        f"{who} may {inner}",
        f"{who}は任意で、{inner}" if node.by == n.OPPONENT else f"任意で、{inner}",
        f"对手可以{inner}" if node.by == n.OPPONENT else f"可以{inner}",
    )


@prints(n.If)
def _if(node: n.If, lang: str) -> str:
    condition = words(node.condition, lang)
    text = pick(lang, f"if {condition}, ", f"{condition}、", f"若{condition}，") + effects(node.effects, lang)
    if node.otherwise:
        text += pick(lang, "; otherwise ", "。そうでなければ、", "；否则，") + effects(node.otherwise, lang)
    return text


@prints(n.IfDid)
def _if_did(node: n.IfDid, lang: str) -> str:
    return pick(lang, "if you did, ", "そうしたら、", "如此做了的话，") + effects(node.effects, lang)


def _price(colour_: str, number: int, lang: str) -> str:
    return f"《{colour(colour_, lang)}{' ' if lang == 'en' else ''}{number}》"


@prints(n.Pay)
def _pay(node: n.Pay, lang: str) -> str:
    price = _price(node.colour, node.n, lang)
    return pick(
        lang, f"you may pay {price}; if you did, ", f"任意で{price}を払う。払ったら、", f"可以支付{price}；支付了的话，"
    ) + effects(node.effects, lang)


@prints(n.OpponentPays)
def _opponent_pays(node: n.OpponentPays, lang: str) -> str:
    price = _price(node.colour, node.n, lang)
    return pick(
        lang,
        f"the opponent may pay {price}; if not, ",
        f"相手は任意で{price}を払う。払わなければ、",
        f"对手可以支付{price}；未支付的话，",
    ) + effects(node.otherwise, lang)


@prints(n.AtEndOfTurn)
def _at_end_of_turn(node: n.AtEndOfTurn, lang: str) -> str:
    return pick(lang, "at the end of this turn ", "このターンの終わりに、", "本回合结束时，") + effects(node.effects, lang)


@prints(n.Modes)
def _modes(node: n.Modes, lang: str) -> str:
    options = pick(lang, " / ", " / ", " / ").join(f"({i}) {effects(mode, lang)}" for i, mode in enumerate(node.modes, 1))
    return pick(lang, f"choose {node.n} of these: ", f"次から{node.n}つ選んで行う: ", f"从以下选择{node.n}项执行：") + options


@prints(n.Repeat)
def _repeat(node: n.Repeat, lang: str) -> str:
    inner = effects(node.effects, lang)
    if isinstance(node.times, int):
        return pick(lang, f"{node.times} times: {inner}", f"{node.times}回繰り返す: {inner}", f"重复{node.times}次：{inner}")
    of = things(node.times.of, lang)
    each = "" if node.times.n == 1 else pick(lang, f"{node.times.n} times ", f"{node.times.n}回ずつ", f"{node.times.n}次")
    return pick(lang, f"{each}for each {of}: {inner}", f"{of}1枚ごとに{each}: {inner}", f"每有1张{of}{each}：{inner}")


# ---- costs ----------------------------------------------------------------------------------------------------------


@prints(n.Resources)
def _resources(node: n.Resources, lang: str) -> str:
    return _price(node.colour, node.n, lang)


@prints(n.SleepThis)
def _sleep_this(node: n.SleepThis, lang: str) -> str:
    return pick(lang, "sleep this card", "このカードをスリープ", "休眠这张卡")


@prints(n.DestroyThis)
def _destroy_this(node: n.DestroyThis, lang: str) -> str:
    return pick(lang, "destroy this card", "このカードを破壊", "破坏这张卡")


@prints(n.TrashThis)
def _trash_this(node: n.TrashThis, lang: str) -> str:
    return pick(lang, "put this card into Trash", "このカードをトラッシュへ", "将这张卡放到废弃区")


@prints(n.PutCards)
def _put_cards(node: n.PutCards, lang: str) -> str:
    what = cards(node.of, lang, node.n != 1)
    where = destination(node.to, lang, pick(lang, "your ", "", ""))
    return pick(lang, f"put {node.n} {what} {where}", f"{what}{node.n}枚を{where}へ", f"将{node.n}张{what}放到{where}")


@prints(n.SleepUnits)
def _sleep_units(node: n.SleepUnits, lang: str) -> str:
    what = units(node.of, lang, node.n != 1)
    return pick(lang, f"sleep {node.n} {what}", f"{what}{node.n}枚をスリープ", f"休眠{node.n}张{what}")


# ---- triggers -------------------------------------------------------------------------------------------------------


@prints(n.Appears)
def _appears(node: n.Appears, lang: str) -> str:
    who = subject(node.who, lang)
    if node.phase is None:
        return pick(lang, f"when {who} appears", f"{who}の登場時", f"{who}登场时")
    phase = term(f"{node.phase}_phase", lang)
    return pick(lang, f"when {who} appears in the {phase}", f"{phase}での{who}の登場時", f"{who}在{phase}登场时")


@prints(n.Attacks)
def _attacks(node: n.Attacks, lang: str) -> str:
    who = subject(node.who, lang)
    if node.target is None:
        return pick(lang, f"when {who} attacks", f"{who}の攻撃時", f"{who}攻击时")
    what = noun(node.target, lang, True)
    return pick(lang, f"when {who} attacks a {what}", f"{who}が{what}へ攻撃した時", f"{who}攻击{what}时")


@prints(n.IsAttacked)
def _is_attacked(node: n.IsAttacked, lang: str) -> str:
    who = subject(node.who, lang)
    return pick(lang, f"when {who} is attacked", f"{who}が攻撃を受けた時", f"{who}受到攻击时")


@prints(n.AttackBattleEnds)
def _attack_battle_ends(node: n.AttackBattleEnds, lang: str) -> str:
    return pick(
        lang,
        "when a battle ends in which this card attacked",
        "このカードが攻撃側だったバトルの終わりに",
        "这张卡作为攻击方的战斗结束时",
    )


@prints(n.AttackedBattleEnds)
def _attacked_battle_ends(node: n.AttackedBattleEnds, lang: str) -> str:
    return pick(
        lang,
        "when a battle ends in which this card was attacked",
        "このカードが攻撃を受けたバトルの終わりに",
        "这张卡被攻击的战斗结束时",
    )


@prints(n.DestroysByBattle)
def _destroys_by_battle(node: n.DestroysByBattle, lang: str) -> str:
    who = subject(node.who, lang)
    return pick(
        lang,
        f"when {who} destroys an opposing Z/X by battle",
        f"{who}が相手のゼクスをバトルで倒した時",
        f"{who}以战斗破坏对方的Z/X时",
    )


@prints(n.DestroysOpposing)
def _destroys_opposing(node: n.DestroysOpposing, lang: str) -> str:
    return pick(lang, "when this card destroys an opposing Z/X", "このカードが相手のゼクスを倒した時", "这张卡破坏对方的Z/X时")


@prints(n.IsDestroyed)
def _is_destroyed(node: n.IsDestroyed, lang: str) -> str:
    who = subject(node.who, lang)
    turn = pick(lang, " in the opponent's turn", "相手のターンに", "在对方回合") if node.their_turn else ""
    by = ""
    if node.by_ability_of is not None:
        what = noun(node.by_ability_of, lang, False)
        by = pick(lang, f" by an ability of your {what}", f"自分の{what}の能力で", f"因我方{what}的能力")
    return pick(lang, f"when {who} is destroyed{by}{turn}", f"{turn}{who}が{by}破壊された時", f"{who}{turn}{by}被破坏时")


@prints(n.DealsAttackDamage)
def _deals_attack_damage(node: n.DealsAttackDamage, lang: str) -> str:
    what = noun(node.target, lang, True)
    where = (
        ""
        if node.on == n.ANYWHERE
        else pick(lang, " " + place(node.on, lang), place(node.on, lang) + "の", place(node.on, lang) + "上的")
    )
    least = (
        ""
        if node.at_least <= 1
        else pick(lang, f"{node.at_least} or more ", f"{node.at_least}以上の", f"{node.at_least}点以上的")
    )
    return pick(
        lang,
        f"when this card attacks and deals {least}damage to an opposing {what}{where}",
        f"このカードが攻撃して{where}相手の{what}に{least}ダメージを与えた時",
        f"这张卡攻击并对{where}对方的{what}造成{least}伤害时",
    )


@prints(n.PutIntoResource)
def _put_into_resource(node: n.PutIntoResource, lang: str) -> str:
    return pick(lang, "when this card is put into Resource", "このカードがリソースに入った時", "这张卡放到资源区时")


@prints(n.EvolSeed)
def _evol_seed(node: n.EvolSeed, lang: str) -> str:
    return term("evol_seed", lang)


@prints(n.IsMoved)
def _is_moved(node: n.IsMoved, lang: str) -> str:
    return pick(lang, "when a Z/X moves from a square to another", "ゼクスがスクエア間を移動した時", "Z/X在方阵之间移动时")


@prints(n.LifeDecreases)
def _life_decreases(node: n.LifeDecreases, lang: str) -> str:
    owner = pick(lang, "a player's ", "いずれかの", "任一方") if node.whose == n.EITHER else whose(node.whose, lang)
    return pick(lang, f"when {owner}Life decreases", f"{owner}ライフが減った時", f"{owner}生命减少时")


@prints(n.Draws)
def _draws(node: n.Draws, lang: str) -> str:
    return pick(lang, "for each card you draw", "自分がカードを引くたび", "我方每抽1张卡时")


@prints(n.EventPlayed)
def _event_played(node: n.EventPlayed, lang: str) -> str:
    who = {
        n.MINE: ("you play", "自分が", "我方"),
        n.THEIRS: ("the opponent plays", "相手が", "对方"),
        n.EITHER: ("a player plays", "いずれかが", "任一方"),
    }[node.whose]
    return pick(lang, f"when {who[0]} an Event", f"{who[1]}イベントをプレイした時", f"{who[2]}使用事件卡时")


def _turn_of(owner: str, lang: str) -> str:
    return {
        n.MINE: pick(lang, "your", "自分の", "我方"),
        n.THEIRS: pick(lang, "the opponent's", "相手の", "对方"),
        n.EITHER: pick(lang, "each", "各", "各"),
    }[owner]


@prints(n.PhaseStarts)
def _phase_starts(node: n.PhaseStarts, lang: str) -> str:
    phase = term(f"{node.phase}_phase", lang)
    owner = _turn_of(node.whose, lang)
    return pick(lang, f"at the start of {owner} {phase}", f"{owner}{phase}の始めに", f"{owner}{phase}开始时")


@prints(n.TurnEnds)
def _turn_ends(node: n.TurnEnds, lang: str) -> str:
    owner = _turn_of(node.whose, lang)
    return pick(lang, f"at the end of {owner} turn", f"{owner}ターンの終わりに", f"{owner}回合结束时")


# ---- continuous effects ---------------------------------------------------------------------------------------------


def _of(of: Any, lang: str) -> str:
    return target(of, lang) if isinstance(of, n.This) else target(n.All(of), lang)


@prints(n.GetsPower)
def _gets_power(node: n.GetsPower, lang: str) -> str:
    change = amount(node.amount, lang, sign=True)
    have = "has" if isinstance(node.of, n.This) else "have"
    return pick(
        lang,
        f"{_of(node.of, lang)} {have} power {change}",
        f"{_of(node.of, lang)}はパワー{change}",
        f"{_of(node.of, lang)}力量{change}",
    )


@prints(n.GetsCost)
def _gets_cost(node: n.GetsCost, lang: str) -> str:
    of = (node.of,) if isinstance(node.of, n.Units) else node.of
    what = pick(lang, " and ", "と", "和").join(target(n.All(one), lang) for one in of)
    floor = pick(lang, f" (at least {node.floor})", f"（最低{node.floor}）", f"（最低{node.floor}）") if node.floor else ""
    return pick(
        lang, f"{what} have cost {node.n:+d}{floor}", f"{what}はコスト{node.n:+d}{floor}", f"{what}费用{node.n:+d}{floor}"
    )


@prints(n.GetsIcon)
def _gets_icon(node: n.GetsIcon, lang: str) -> str:
    what = icon(node.icon, lang)
    return pick(lang, f"this card has the {what}", f"このカードは{what}を持つ", f"这张卡持有{what}")


@prints(n.GetsAllColours)
def _gets_all_colours(node: n.GetsAllColours, lang: str) -> str:
    where = pick(lang, " and ", "と", "和").join(zone(value, lang) for value in node.zones)
    return pick(
        lang, f"in your {where} this card has all colours", f"{where}のこのカードは全色になる", f"{where}的这张卡具有全部颜色"
    )


@prints(n.ChargeLimit)
def _charge_limit(node: n.ChargeLimit, lang: str) -> str:
    owner = whose(n.MINE if node.who == n.ME else n.THEIRS, lang)
    if node.n is None:
        return pick(lang, f"{owner}Charge has no limit", f"{owner}チャージに上限はない", f"{owner}充能区没有上限")
    return pick(
        lang,
        f"{owner}Charge limit is changed by {node.n:+d}",
        f"{owner}チャージの上限{node.n:+d}",
        f"{owner}充能区上限{node.n:+d}",
    )


@prints(n.DamageBonus)
def _damage_bonus(node: n.DamageBonus, lang: str) -> str:
    what = noun(node.by, lang, True, True)
    too = ""
    if node.events:
        front = colours(node.by.colours, lang) if node.by.colours else ""
        too = pick(
            lang,
            f" and {front} Events".replace("  ", " "),
            f"と{front}のイベント" if front else "とイベント",
            f"和{front}色的事件卡" if front else "和事件卡",
        )
    return pick(
        lang,
        f"damage that your {what}{too} deal to opposing Z/X is {node.n:+d}",
        f"自分の{what}{too}が相手のゼクスに与えるダメージ{node.n:+d}",
        f"我方的{what}{too}对对方Z/X造成的伤害{node.n:+d}",
    )


@prints(n.IgnoresDamage)
def _ignores_damage(node: n.IgnoresDamage, lang: str) -> str:
    return pick(
        lang,
        f"this card takes no damage of {node.up_to} or less",
        f"このカードに{node.up_to}以下のダメージは通らない",
        f"这张卡不受{node.up_to}点以下的伤害",
    )


@prints(n.PlayerIgnoresDamage)
def _player_ignores_damage(node: n.PlayerIgnoresDamage, lang: str) -> str:
    return pick(lang, "you take no damage", "自分へのダメージはなくなる", "我方玩家不受伤害")


@prints(n.Gains)
def _gains(node: n.Gains, lang: str) -> str:
    inner = words(node.ability, lang)
    have = "has" if isinstance(node.of, n.This) else "have"
    return pick(
        lang,
        f'{_of(node.of, lang)} {have} "{inner}"',
        f"{_of(node.of, lang)}は“{inner}”を持つ",
        f"{_of(node.of, lang)}具有“{inner}”",
    )


@prints(n.WhenDestroyedPut)
def _when_destroyed_put(node: n.WhenDestroyedPut, lang: str) -> str:
    where = destination(node.zone, lang, "")
    how = pick(lang, " slept", "スリープで", "以休眠状态") if node.slept else ""
    return pick(
        lang,
        f"if this card is destroyed it goes{how} {where} instead of Charge",
        f"このカードは破壊されるとチャージでなく{where}へ{how}行く",
        f"这张卡被破坏时不去充能区，改为{how}放到{where}",
    )


@prints(n.Range)
def _range(node: n.Range, lang: str) -> str:
    return f"{term('range', lang)}{' ' if lang == 'en' else ''}{'∞' if node.n >= n.INFINITE else node.n}"


@prints(n.AbsoluteBoundary)
def _absolute_boundary(node: n.AbsoluteBoundary, lang: str) -> str:
    return term("absolute_boundary", lang)


@prints(n.CannotAppearOn)
def _cannot_appear_on(node: n.CannotAppearOn, lang: str) -> str:
    where = place(node.area, lang)
    return pick(lang, f"this card cannot appear {where}", f"このカードは{where}へは登場不可", f"这张卡不能登场到{where}")


@prints(n.MayPlayFrom)
def _may_play_from(node: n.MayPlayFrom, lang: str) -> str:
    what = cards(node.of, lang, True)
    return pick(lang, f"you may play {what} for their cost", f"{what}をコストを払ってプレイできる", f"可以支付费用使用{what}")


@prints(n.PlayOnlyIf)
def _play_only_if(node: n.PlayOnlyIf, lang: str) -> str:
    condition = words(node.condition, lang)
    return pick(
        lang,
        f"play this card only if {condition}",
        f"{condition}このカードをプレイできる（それ以外では不可）",
        f"仅当{condition}时才能使用这张卡",
    )


# ---- abilities ------------------------------------------------------------------------------------------------------


def _valid(where: str, lang: str) -> str:
    """The zone in front of an ability, if it is not the square."""
    if where == n.SQUARE:
        return ""
    return pick(lang, f"({zone(where, lang)}) ", f"（{zone(where, lang)}）", f"（{zone(where, lang)}）")


_OTHERS = {
    n.Attacks: ("the attacked Z/X", "攻撃先のゼクス", "被攻击的Z/X"),
    n.IsAttacked: ("the attacker", "攻撃してきたゼクス", "攻击方的Z/X"),
    n.AttackedBattleEnds: ("the attacker", "攻撃してきたゼクス", "攻击方的Z/X"),
    n.DestroysByBattle: ("the destroyed Z/X", "倒したゼクス", "被破坏的Z/X"),
    n.DealsAttackDamage: ("the damaged Z/X", "ダメージを受けたゼクス", "受到伤害的Z/X"),
    n.Appears: ("the Z/X that appeared", "登場したゼクス", "登场的Z/X"),
}


@prints(n.Auto)
def _auto(node: n.Auto, lang: str) -> str:
    trigger = words(node.trigger, lang)
    text = effects(node.effects, lang)
    other = _OTHERS.get(type(node.trigger))
    if other is not None:  # the other object of the event gets its name
        text = text.replace(target(n.IT, lang), pick(lang, *other))
    return _valid(node.zone, lang) + pick(lang, f"{trigger}: ", f"{trigger}: ", f"{trigger}：") + text


@prints(n.Startup)
def _startup(node: n.Startup, lang: str) -> str:
    cost = pick(lang, ", ", "、", "、").join(words(part, lang) for part in node.cost)
    text = _valid(node.zone, lang) + pick(lang, f"<{cost}> ", f"＜{cost}＞", f"＜{cost}＞") + effects(node.effects, lang)
    if node.only_if is not None:
        condition = words(node.only_if, lang)
        text += pick(lang, f" (only if {condition})", f"（{condition}使える）", f"（仅限{condition}时）")
    if node.once_per_turn:
        text += pick(lang, " (once per turn)", "（1ターンに1回）", "（每回合1次）")
    return text


@prints(n.Always)
def _always(node: n.Always, lang: str) -> str:
    text = words(node.effect, lang)
    if node.when is not None:
        condition = words(node.when, lang)
        text = pick(lang, f"as long as {condition}, {text}", f"{condition}、{text}", f"只要{condition}，{text}")
    return _valid(node.zone, lang) + text


@prints(n.OnPlay)
def _on_play(node: n.OnPlay, lang: str) -> str:
    return effects(node.effects, lang)


@prints(n.StartCard)
def _start_card(node: n.StartCard, lang: str) -> str:
    return term("start_card", lang)


@prints(n.GateCard)
def _gate_card(node: n.GateCard, lang: str) -> str:
    return term("gate_card", lang)


@prints(n.StartResource)
def _start_resource(node: n.StartResource, lang: str) -> str:
    return term("start_resource", lang)


@prints(n.LifeRecovery)
def _life_recovery(node: n.LifeRecovery, lang: str) -> str:
    return term("life_recovery", lang)


@prints(n.VoidBringer)
def _void_bringer(node: n.VoidBringer, lang: str) -> str:
    return term("void_bringer", lang)
