"""Noun phrases of card descriptions: places, filters, selectors, targets, amounts, in English, Japanese and Chinese.

Each function takes the node and the language ("en", "ja", "zh"). The words are ours, not the printed ones.
"""

from __future__ import annotations

from .card import plain, registry
from .glossary import term
from .nodes import (
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    ATTACKING_ME,
    BESIDE_THAT,
    BESIDE_THEIR_PLAYER_SQUARE,
    BESIDE_THEIRS,
    BESIDE_THIS,
    BLACK,
    BLUE,
    CENTRE_AREA,
    COLOURLESS,
    DAMAGED,
    DECK,
    DECK_BOTTOM,
    DECK_TOP,
    EITHER,
    ENEMY_AREA,
    EVENT,
    EVOLSEED,
    GREEN,
    LOOKED,
    MINE,
    MY_PLAYER_SQUARE,
    NORMAL,
    NOT_IN_BATTLE,
    NOT_THEIR_PLAYER_SQUARE,
    OPPONENT,
    OWN_AREA,
    PLAYER_SQUARES,
    RED,
    REMOVED,
    THEIR_PLAYER_SQUARE,
    THEIRS,
    WHITE,
    ZX,
    All,
    Cards,
    Choose,
    Diagram,
    Filter,
    It,
    Per,
    PowerOf,
    Subject,
    That,
    This,
    Tribe,
    Units,
)

LANGUAGES = ("en", "ja", "zh")


def pick(lang: str, en: str, ja: str, zh: str) -> str:
    """The text of the language."""
    return {"en": en, "ja": ja, "zh": zh}[lang]


_COLOURS = {
    RED: ("red", "赤", "红"),
    BLUE: ("blue", "青", "蓝"),
    WHITE: ("white", "白", "白"),
    BLACK: ("black", "黒", "黑"),
    GREEN: ("green", "緑", "绿"),
    COLOURLESS: ("colourless", "無色", "无色"),
}

# place: one square, several squares (English); Japanese; Chinese
_PLACES = {
    ANYWHERE: ("on any square", "on squares", "スクエア", "方阵"),
    NORMAL: ("on a normal square", "on normal squares", "ノーマルスクエア", "通常方阵"),
    OWN_AREA: ("in your own area", "in your own area", "自軍エリア", "自军区域"),
    CENTRE_AREA: ("in the centre area", "in the centre area", "中央エリア", "中央区域"),
    ENEMY_AREA: ("in the enemy area", "in the enemy area", "敵軍エリア", "敌军区域"),
    MY_PLAYER_SQUARE: ("on your player square", "on your player square", "自分のプレイヤースクエア", "我方玩家方阵"),
    THEIR_PLAYER_SQUARE: (
        "on the opponent's player square",
        "on the opponent's player square",
        "相手のプレイヤースクエア",
        "对方玩家方阵",
    ),
    PLAYER_SQUARES: ("on a player square", "on player squares", "プレイヤースクエア", "玩家方阵"),
    BESIDE_THEIR_PLAYER_SQUARE: (
        "beside the opponent's player square",
        "beside the opponent's player square",
        "相手のプレイヤースクエアに隣り合うスクエア",
        "对方玩家方阵邻接的方阵",
    ),
    BESIDE_THIS: ("beside this card", "beside this card", "このカードの隣のスクエア", "这张卡邻接的方阵"),
    NOT_THEIR_PLAYER_SQUARE: (
        "on a square other than the opponent's player square",
        "on squares other than the opponent's player square",
        "相手のプレイヤースクエアを除くスクエア",
        "对方玩家方阵以外的方阵",
    ),
    BESIDE_THAT: ("beside its square", "beside its square", "その隣のスクエア", "其邻接的方阵"),
    BESIDE_THEIRS: ("beside an opposing Z/X", "beside opposing Z/X", "相手のゼクスに隣り合うスクエア", "与对方Z/X邻接的方阵"),
}
# parts of names in Chinese
_PARTS_ZH = {"アサギ": "亚莎纪", "エレファント": "大象", "フィエリテ": "菲爱缇", "信長": "信长", "呂布": "吕布", "関羽": "关羽"}
_STATES = {
    ATTACKING: (" that is attacking", "攻撃中の", "正在攻击的"),
    ATTACKED: (" that is being attacked", "攻撃を受けている", "正受到攻击的"),
    ATTACKING_ME: (
        " that is attacking you or your player square",
        "自分か自分のプレイヤースクエアのゼクスへ攻撃中の",
        "正在攻击你或你玩家方阵上Z/X的",
    ),
    NOT_IN_BATTLE: (" that is not in battle", "バトル中でない", "不在战斗中的"),
    DAMAGED: (" that has damage", "ダメージのある", "带有伤害的"),
}


def colour(value: str, lang: str) -> str:
    return pick(lang, *_COLOURS[value])


def colours(values: tuple[str, ...], lang: str) -> str:
    """One of several colours."""
    return pick(lang, " or ", "か", "或").join(colour(value, lang) for value in values)


def tribe(value: Tribe, lang: str) -> str:
    """[Tribe], with the word of the language where it is known."""
    return f"[{pick(lang, value.name.replace('_', ' ').title(), value.ja or value.zh, value.zh)}]"


def name(value: str, lang: str) -> str:
    """「card name」: the Chinese name of a registered card in Chinese, the Japanese name otherwise."""
    if lang == "zh":
        for card in registry.cards.values():
            if card.zh and plain(card.ja) == value:
                return f"「{card.zh}」"
    return f"「{value}」"


def names(values: tuple[str, ...], lang: str) -> str:
    """Parts of names, one of which a name must contain."""
    parts = [f"「{_PARTS_ZH.get(value, value) if lang == 'zh' else value}」" for value in values]
    return pick(lang, " or ", "か", "或").join(parts)


def icon(value: str, lang: str) -> str:
    if value == EVOLSEED:
        return pick(lang, "Evol Seed icon", "エヴォルシードアイコン", "觉醒之种标记")
    return term("ignition_icon", lang)


def place(on: str | Diagram, lang: str, many: bool = False) -> str:
    """An area of squares; those of a diagram are numbered 1 to 9 from the own left. English with preposition, for one or many."""
    if isinstance(on, Diagram):
        numbers = ", ".join(str(i + 1) for i in range(9) if on.mask >> i & 1)
        return pick(lang, f"on squares {numbers}", f"{numbers}番のスクエア", f"{numbers}号方阵")
    one, several, ja, zh = _PLACES[on]
    return pick(lang, several if many else one, ja, zh)


def zone(value: str, lang: str) -> str:
    """A zone by its name."""
    return term(value, lang)


def whose(owner: str, lang: str) -> str:
    """Owner in front of a zone or a noun; empty for either player."""
    if owner == EITHER:
        return ""
    return pick(lang, "your ", "自分の", "我方") if owner == MINE else pick(lang, "the opponent's ", "相手の", "对方")


def before(what: Filter, lang: str) -> str:
    """What a filter puts before the noun."""
    parts: list[str] = []
    if what.colours:
        parts.append(
            pick(lang, colours(what.colours, lang), colours(what.colours, lang) + "の", colours(what.colours, lang) + "色的")
        )
    if what.tribe is not None:
        parts.append(tribe(what.tribe, lang) + pick(lang, "", "の", "的"))
    if lang == "en":
        return " ".join(parts)
    if what.cost_max is not None:
        parts.append(pick(lang, "", f"コスト{what.cost_max}以下の", f"{what.cost_max}费以下的"))
    if what.cost_min is not None:
        parts.append(pick(lang, "", f"コスト{what.cost_min}以上の", f"{what.cost_min}费以上的"))
    if what.cost_odd:
        parts.append(pick(lang, "", "奇数コストの", "奇数费用的"))
    if what.power_max is not None:
        parts.append(pick(lang, "", f"パワー{what.power_max}以下の", f"力量{what.power_max}以下的"))
    if what.power_min is not None:
        parts.append(pick(lang, "", f"パワー{what.power_min}以上の", f"力量{what.power_min}以上的"))
    if what.icon is not None:
        parts.append(pick(lang, "", f"{icon(what.icon, lang)}付きの", f"持有{icon(what.icon, lang)}的"))
    if what.without_icon is not None:
        parts.append(pick(lang, "", f"{icon(what.without_icon, lang)}のない", f"没有{icon(what.without_icon, lang)}的"))
    if what.name_has:
        parts.append(pick(lang, "", f"名前に{names(what.name_has, lang)}が入る", f"卡名含{names(what.name_has, lang)}的"))
    if what.not_name is not None:
        parts.append(pick(lang, "", f"{name(what.not_name, lang)}を除く", f"{name(what.not_name, lang)}以外的"))
    return "".join(parts)


def after(what: Filter) -> str:
    """What a filter puts behind the English noun."""
    parts: list[str] = []
    if what.cost_max is not None:
        parts.append(f"of cost {what.cost_max} or less")
    if what.cost_min is not None:
        parts.append(f"of cost {what.cost_min} or more")
    if what.cost_odd:
        parts.append("of odd cost")
    if what.power_max is not None:
        parts.append(f"of power {what.power_max} or less")
    if what.power_min is not None:
        parts.append(f"of power {what.power_min} or more")
    if what.icon is not None:
        parts.append(f"with {'an' if icon(what.icon, 'en')[0] in 'EI' else 'the'} {icon(what.icon, 'en')}")
    if what.without_icon is not None:
        parts.append(f"without the {icon(what.without_icon, 'en')}")
    if what.name_has:
        parts.append(f"with {names(what.name_has, 'en')} in its name")
    if what.not_name is not None:
        parts.append(f"other than {name(what.not_name, 'en')}")
    return "".join(" " + part for part in parts)


def noun(what: Filter, lang: str, on_square: bool, many: bool = False) -> str:
    """The noun with its filter: "red Z/X of cost 3 or less"."""
    if what.name is not None:
        head = name(what.name, lang)
    elif on_square or what.kind == ZX:
        head = term("zx", lang)
    elif what.kind == EVENT:
        head = pick(lang, "Events" if many else "Event", "イベント", "事件卡")
    else:
        head = pick(lang, "cards" if many else "card", "カード", "卡")
    front = before(what, lang)
    if lang == "en":
        return f"{front} {head}".strip() + after(what)
    return front + head


def units(of: Units, lang: str, many: bool = False, every: bool = False, link: str = "の") -> str:
    """Z/X on squares, without number. many, every: the English plural, "your Z/X" instead of "Z/X of yours". link: the Japanese
    particle behind the place."""
    state = pick(lang, *_STATES[of.state]) if of.state is not None else ""
    what = noun(of.filter, lang, True, many)
    if lang == "en":
        front = {MINE: "your " if every else "", THEIRS: "opposing ", EITHER: ""}[of.owner] + ("other " if of.other else "")
        behind = " of yours" if of.owner == MINE and not every else ""
        top = " with the highest power" if of.highest_power else ""
        state = state.replace("that is", "that are") if many else state
        return f"{front}{what}{behind}{top} {place(of.on, lang, many)}{state}"
    other = pick(lang, "", "このカード以外の", "这张卡以外的") if of.other else ""
    top = pick(lang, "", "パワーが最も高い", "力量最高的") if of.highest_power else ""
    where = place(of.on, lang) + pick(lang, "", link, "上的")
    side = whose(of.owner, lang)
    side = side.replace("我方", "我方的").replace("对方", "对方的")
    return f"{where}{other}{side}{state}{top}{what}"


def cards(of: Cards, lang: str, many: bool = False, link: str = "の") -> str:
    """Cards in a zone, without number."""
    what = noun(of.filter, lang, False, many)
    other = pick(lang, "other ", "このカード以外の", "这张卡以外的") if of.other else ""
    if of.zone == LOOKED:
        return pick(lang, f"{other}{what} of those looked at", f"見たうちの{other}{what}", f"所看的{other}{what}")
    owner = whose(of.owner, lang) or pick(lang, "any ", "いずれかの", "任一方")
    return pick(
        lang,
        f"{other}{what} in {owner}{zone(of.zone, lang)}",
        f"{owner}{zone(of.zone, lang)}{link}{other}{what}",
        f"{owner}{zone(of.zone, lang)}的{other}{what}",
    )


def things(of: Units | Cards, lang: str, many: bool = False, every: bool = False, link: str = "の") -> str:
    return units(of, lang, many, every, link) if isinstance(of, Units) else cards(of, lang, many, link)


def subject(who: Subject, lang: str) -> str:
    """Whose event a trigger waits for."""
    this = pick(lang, "this card", "このカード", "这张卡")
    if who.owner is None:
        return this
    what = noun(who.filter, lang, True)
    side = {
        MINE: pick(lang, "one of your ", "自分の", "我方的"),
        THEIRS: pick(lang, "an opposing ", "相手の", "对方的"),
        EITHER: pick(lang, "any ", "いずれかの", "任意"),
    }[who.owner]
    return pick(lang, f"{this} or {side}{what}", f"{this}か{side}{what}", f"{this}或{side}{what}") if who.this else side + what


def target(node: object, lang: str) -> str:
    """What an operation acts on. A choice that may be declined is worded by the operation."""
    if isinstance(node, Choose):
        return _choice(node, lang)
    if isinstance(node, All):
        return pick(
            lang, f"all {things(node.of, lang, True, True)}", f"{things(node.of, lang)}すべて", f"全部{things(node.of, lang)}"
        )
    if isinstance(node, This):
        return pick(lang, "this card", "このカード", "这张卡")
    if isinstance(node, That):
        return pick(lang, "that card", "その対象", "该对象")
    assert isinstance(node, It)
    return pick(lang, "the other Z/X", "相手側のそのゼクス", "另一方的那张Z/X")


def is_many(node: object) -> bool:
    """Whether the English target is a plural."""
    return isinstance(node, All) or (isinstance(node, Choose) and (node.n != 1 or node.any_number))


def _choice(node: Choose, lang: str) -> str:
    many = is_many(node)
    what = things(node.of, lang, many)
    if node.any_number:
        text = pick(lang, f"any number of chosen {what}", f"{what}から好きな数だけ選んだもの", f"任意张所选的{what}")
        if node.total_cost_max is not None:
            text += pick(
                lang,
                f" (total cost {node.total_cost_max} or less)",
                f"（コスト合計{node.total_cost_max}以下）",
                f"（费用合计{node.total_cost_max}以下）",
            )
        return text
    if node.by == OPPONENT:
        return pick(
            lang,
            f"{node.n} {what} that the opponent chooses",
            f"{what}から相手が選んだ{node.n}枚",
            f"由对手选择的{node.n}张{what}",
        )
    if node.up_to:
        return pick(lang, f"up to {node.n} chosen {what}", f"{what}から選んだ{node.n}枚まで", f"所选的至多{node.n}张{what}")
    return pick(lang, f"{node.n} chosen {what}", f"{what}から選んだ{node.n}枚", f"所选的{node.n}张{what}")


def owner_of(node: object, lang: str) -> str:
    """Whose zone the target of a move goes to, in English with a space behind."""
    of = node.of if isinstance(node, Choose | All) else None
    if isinstance(node, This) or (isinstance(of, Cards) and of.owner == MINE):
        return pick(lang, "your ", "", "")
    return pick(lang, "their owners' " if is_many(node) else "its owner's ", "持ち主の", "持有者的")


def destination(value: str, lang: str, owner: str) -> str:
    """Where a card goes: English with preposition, Japanese and Chinese the bare place."""
    if value == REMOVED:
        return pick(lang, "out of the game", "ゲーム外", "游戏外")
    if value == DECK:
        return pick(lang, f"into {owner}Deck (shuffled)", f"{owner}デッキ（シャッフル）", f"{owner}卡组（切洗）")
    if value == DECK_TOP:
        return pick(lang, f"on top of {owner}Deck", f"{owner}デッキの上", f"{owner}卡组最上方")
    if value == DECK_BOTTOM:
        return pick(lang, f"at the bottom of {owner}Deck", f"{owner}デッキの下", f"{owner}卡组最下方")
    return pick(lang, f"into {owner}{zone(value, lang)}", f"{owner}{zone(value, lang)}", f"{owner}{zone(value, lang)}")


def amount(value: object, lang: str, sign: bool = False) -> str:
    """A number or how it is counted; sign: as a change, with its sign."""
    if isinstance(value, Per):
        number = f"{value.n:+d}" if sign else str(value.n)
        each = things(value.of, lang)
        return pick(lang, f"{number} for each {each}", f"{number}（{each}1枚ごと）", f"{number}（每有1张{each}）")
    if isinstance(value, PowerOf):
        of = things(value.of, lang) if isinstance(value.of, Units) else target(value.of, lang)
        half = pick(lang, "half ", "の半分", "的一半") if value.half else ""
        return pick(lang, f"as much as {half}the power of {of}", f"{of}のパワー{half}ぶん", f"等于{of}的力量{half}")
    return f"{value:+d}" if sign else str(value)
