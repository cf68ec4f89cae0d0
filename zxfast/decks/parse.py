"""Deck lists as people write them: text, CSV and JSON to entries with line numbers."""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from zxfast.games.zx.vocabulary.card import Card

from .lookup import Found, bare, by_number, known_name, named, number_in

MAX_COPIES = 60  # more of one line is a typing error
MAX_LINE = 300  # characters; a card and a remark are shorter
MAX_PROBLEMS = 60  # a file with more of them is something else than a deck list


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault of a deck list. line: counted from 1; None if no single line is at fault."""

    line: int | None
    text: str

    def __str__(self) -> str:
        return self.text if self.line is None else f"line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list. card: None if there is no such card (then a Problem says why). section: "main" or "dynamis"."""

    line: int | None
    count: int
    card: Card | None
    section: str = "main"


@dataclass(slots=True)
class Listing:
    """What a deck file says."""

    entries: list[Entry] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    name: str = ""

    @property
    def hopeless(self) -> bool:
        """True, with a last problem, when reading on is of no use."""
        if len(self.problems) < MAX_PROBLEMS:
            return False
        self.problems.append(Problem(None, f"{MAX_PROBLEMS} faults so far, not read further: is this a deck list?"))
        return True

    def add(self, line: int, copies: int, found: Found, section: str) -> None:
        if not 1 <= copies <= MAX_COPIES:
            self.problems.append(Problem(line, f"{copies} copies: a line holds 1 to {MAX_COPIES}"))
            return
        if found.card is None:
            self.problems.append(Problem(line, found.why))
        if found.note:
            self.notes.append(f"line {line}: {found.note}")
        self.entries.append(Entry(line, copies, found.card, section))


def parse(text: str) -> Listing:
    """Read a deck list; the form is recognised by its content."""
    start = text.lstrip()
    if start.startswith(("[", "{")):
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:  # also numbers with thousands of digits
            if start.startswith("{") or start[1:].lstrip().startswith(('"', "{", "[")):
                listing = Listing()
                where = getattr(error, "lineno", None)
                listing.problems.append(Problem(where, f"damaged JSON ({str(error).partition(':')[0]})"))
                return listing
        else:
            return _json(data)
    header = next((line for line in text.splitlines() if line.strip()), "")
    for delimiter in ",;\t":
        columns = [_COLUMNS.get(_fold(cell)) for cell in header.split(delimiter)]
        if "count" in columns and ("number" in columns or "name" in columns):
            return _csv(text, delimiter, columns)
    return _lines(text)


def look_up(word: str) -> Found:
    """A card by what is written: a number, a name, or both."""
    numbered = number_in(word)
    return by_number(*numbered) if numbered else named(word)


# ---- text -----------------------------------------------------------------------------------------------------------

_TIMES = "[xX×✕✖*]"
_COPIES = "(?:枚|张|張|copies|copy)"
_COUNT_FIRST = re.compile(rf"(\d+)(?:\s*(?:{_TIMES}|{_COPIES})\s*|\s+)(\S.*)")
_COUNT_LAST = re.compile(
    rf"(.*?\S)(?:\s*{_TIMES}\s*(\d+)|\s+(\d+)\s*{_COPIES}?|\s*(\d+)\s*{_COPIES}|\s*[(\[]\s*{_TIMES}?\s*(\d+)\s*{_COPIES}?\s*[)\]])"
)
_COUNT_GLUED = re.compile(r"(\d+)([A-Za-z].*)")
_PLAYER = re.compile(r"(?:player(?:\s*card)?|プレイヤー(?:カード)?|玩家(?:卡)?)\s*[:：]?\s+(\S.*)", re.IGNORECASE)
_TITLE = re.compile(r"(?:name|title|deck(?:\s*name)?|デッキ名|卡组名|名称)\s*[:：=]\s*(\S.*)", re.IGNORECASE)
_BULLET = re.compile(r"^[-*+•·・]\s*(?=\d)")  # of a list in a text or on a page
_COMMENT = re.compile(r"(?:^|(?<=\s))(?:#|//).*")
_HEADING_FRAME = "[]【】<>《》()（）=~*#■□◆◇●○・-:： \t"
_HEADING_COUNT = re.compile(rf"[\s:(（]*\d+\s*(?:{_COPIES}|cards?)?[)）]?$")

_HEADINGS = {
    "main": (
        "main|main deck|maindeck|deck|the deck|cards|メイン|メインデッキ|デッキ|主卡组|主卡組|卡组|卡組|主牌组|牌组"
        "|z/x|zx|zxs|ゼクス|event|events|イベント|事件|事件卡|ignition|ig|イグニッション|イグニッションアイコン|点燃|点燃标记"
        "|start card|start|スタートカード|起始卡|evol seed|エヴォルシード|觉醒之种"
        "|life recovery|ライフリカバリー|生命恢复|void bringer|ヴォイドブリンガー|虚空使者"
        "|red|blue|white|black|green|赤|青|白|黒|緑|红|蓝|黑|绿|その他|他|其他|other|others"
    ),
    "player": "player|player card|プレイヤー|プレイヤーカード|玩家|玩家卡",
    "dynamis": ("dynamis|extra|extra deck|デュナミス|デュナミスゾーン|エクストラ|エクストラデッキ|神域|神域区|神域卡组|额外卡组"),
    "": "total|合計|合计|总计|計|计|枚数",
}
_SECTIONS = {word: section for section, words in _HEADINGS.items() for word in words.split("|")}


def _fold(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip().strip("\ufeff\"'").casefold()


def _heading(line: str) -> str | None:
    """The section that a line opens ("" = a line to pass over), None if it is no heading."""
    words = _HEADING_COUNT.sub("", line.strip(_HEADING_FRAME)).strip(_HEADING_FRAME).casefold()
    if words in _SECTIONS:
        return _SECTIONS[words]
    framed = line[0] in "[【■□◆◇●○=-~" or line.endswith(":")
    if framed and not number_in(line) and named(line.strip(_HEADING_FRAME)).card is None and not _COUNT_FIRST.fullmatch(line):
        return "main"
    return None


def _lines(text: str) -> Listing:
    listing = Listing()
    section = "main"
    for at, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", unicodedata.normalize("NFKC", raw).strip("\ufeff")).strip()
        if not line:
            continue
        if listing.hopeless:
            break
        if len(line) > MAX_LINE:
            listing.problems.append(Problem(at, f"{len(line)} characters: a line holds one card"))
            continue
        if title := _TITLE.fullmatch(line):
            listing.name = title[1].strip()
            continue
        heading = _heading(line)
        if heading is not None:
            section = heading or section
            continue
        if player := _PLAYER.fullmatch(line):
            listing.add(at, 1, look_up(_uncounted(player[1])), "main")
            continue
        copies, found = _line(" ".join(re.split(r"[,;\t]+", _BULLET.sub("", line))).strip())
        listing.add(at, copies, found, "dynamis" if section == "dynamis" else "main")
    return listing


def restrictions(text: str) -> Iterator[tuple[int, int, str | None]]:
    """Lines of a ban list: line, copies, plain card name (None if there is no such card)."""
    for at, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", unicodedata.normalize("NFKC", raw).strip("\ufeff")).strip()
        if match := _COUNT_FIRST.fullmatch(line):
            yield at, _number(match[1]), known_name(match[2])
        elif line:
            yield at, 0, known_name(line)


def _number(digits: str) -> int:
    """Digits as a number; absurdly many of them are simply too many copies."""
    return int(digits[:12])


def _uncounted(word: str) -> str:
    """A word without a count of one around it."""
    for pattern in (r"1\s*[x×]?\s+(.+)", r"(.+?)\s*[x×]\s*1"):
        if match := re.fullmatch(pattern, word):
            return match[1]
    return word


def _line(line: str) -> tuple[int, Found]:
    """Copies and card of a line. Names may begin or end with digits: the first reading that is a card wins."""
    readings: list[tuple[int, str]] = []
    if match := _COUNT_FIRST.fullmatch(line) or _COUNT_GLUED.fullmatch(line):
        readings.append((_number(match[1]), match[2]))
    if match := _COUNT_LAST.fullmatch(line):
        readings.append((_number(next(group for group in match.groups()[1:] if group)), match[1]))
    if not readings or not number_in(line):
        readings.append((1, line))
    else:
        del readings[1:]  # beside a printed number nothing is left to guess
    answers = [(copies, look_up(word)) for copies, word in readings]
    return next((answer for answer in answers if answer[1].card is not None), answers[0])


# ---- CSV ------------------------------------------------------------------------------------------------------------

_COLUMNS = {
    word: column
    for column, words in {
        "count": "count|copies|qty|quantity|amount|枚数|数量|张数|張数|数",
        "number": "number|no|no.|id|card number|cardnumber|card_number|code|カード番号|番号|型番|编号|卡号|卡片编号|编码",
        "name": "name|card|card name|cardname|card_name|name_ja|name_zh|カード名|名前|名称|卡名|卡片名称",
        "deck": "deck|デッキ|卡组",
        "section": "section|zone|区分|部分|分类",
    }.items()
    for word in words.split("|")
}


def _csv(text: str, delimiter: str, columns: list[str | None]) -> Listing:
    listing = Listing()
    decks: dict[str, None] = {}
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    seen_header = False
    while True:
        try:
            row = next(reader, None)
        except csv.Error as error:
            listing.problems.append(Problem(reader.line_num, f"damaged CSV ({error})"))
            break
        if row is None or listing.hopeless:
            break
        cells = {column: cell.strip() for column, cell in zip(columns, row, strict=False) if column}
        if not seen_header or not any(cell.strip() for cell in row) or row[0].lstrip().startswith("#"):
            seen_header = seen_header or any(cell.strip() for cell in row)
            continue
        at = reader.line_num
        number, name = cells.get("number", ""), cells.get("name", "")
        copies = unicodedata.normalize("NFKC", cells.get("count", ""))
        decks.setdefault(cells.get("deck", ""))
        if not number and not name:
            listing.problems.append(Problem(at, "neither a number nor a name"))
        elif not re.fullmatch(r"\d{1,6}", copies):
            listing.problems.append(Problem(at, f"{cells.get('count', '')!r} is not a number of copies"))
        else:
            numbered = number_in(number)
            found = by_number(numbered[0], name) if numbered else look_up(number or name)
            section = _SECTIONS.get(_fold(cells.get("section", "")), "main")
            listing.add(at, int(copies), found, "dynamis" if section == "dynamis" else "main")
    if len(decks) > 1:
        listing.problems.append(Problem(None, f"holds {len(decks)} decks ({', '.join(decks)}): one deck in a file"))
    listing.name = next(iter(decks), "")
    return listing


# ---- JSON -----------------------------------------------------------------------------------------------------------


def _json(data: Any) -> Listing:
    """An array of numbers, or an object with cards, and if wanted name, player, dynamis. "Line" is the place in the list."""
    listing = Listing()
    if isinstance(data, list):
        data = {"cards": data}
    if isinstance(data.get("name"), str):
        listing.name = data["name"]
    player = data.get("player") or []
    lists = (
        ("main", data.get("cards", [])),
        ("main", player if isinstance(player, list) else [player]),
        ("dynamis", data.get("dynamis", [])),
    )
    for section, items in lists:
        if isinstance(items, dict):
            items = [list(item) for item in items.items()]
        if not isinstance(items, list):
            listing.problems.append(Problem(None, "JSON: cards must be an array of card numbers"))
            continue
        for at, item in enumerate(items, 1):
            if listing.hopeless:
                return listing
            copies: Any = 1
            if isinstance(item, dict):
                copies, word = item.get("count", 1), item.get("number") or item.get("name")
            elif isinstance(item, list) and len(item) == 2:
                word, copies = item if isinstance(item[0], str) else item[::-1]
            else:
                word = item
            if not isinstance(word, str) or not bare(word) or not isinstance(copies, int) or isinstance(copies, bool):
                listing.problems.append(
                    Problem(at, f"{json.dumps(item, ensure_ascii=False)[:60]} is not a card number (JSON entry {at})")
                )
            else:
                listing.add(at, copies, look_up(word), section)
    return listing
