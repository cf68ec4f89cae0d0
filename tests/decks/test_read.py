"""Deck files in the forms that people write, and what is said about bad ones."""

import csv
import json
import time
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from zxfast.decks import load
from zxfast.decks.parse import parse
from zxfast.errors import UserError
from zxfast.games.zx import decks as builtin
from zxfast.games.zx.vocabulary.card import plain

WIDE = str.maketrans("0123456789", "０１２３４５６７８９")


def names(deck):
    return Counter(card.name for card in deck.cards), deck.player.name


def lines(deck, form):
    return [form(copies, card) for card, copies in deck.counts.items()]


FORMS = {
    "count number": lambda n, c: f"{n} {c.number}",
    "count x number": lambda n, c: f"{n}x {c.number}",
    "count times number": lambda n, c: f"{n} × {c.number}",
    "number x count": lambda n, c: f"{c.number} x{n}",
    "number times count": lambda n, c: f"{c.number}×{n}",
    "number tab count": lambda n, c: f"{c.number}\t{n}",
    "number comma count": lambda n, c: f"{c.number},{n}",
    "lower case, short number": lambda n, c: f"{n} {c.number.lower().replace('-0', '-')}",
    "full width": lambda n, c: f"{n}　{c.number}".translate(WIDE),
    "full-width dash": lambda n, c: f"{n} {c.number.replace('-', '－')}",
    "count and number with name": lambda n, c: f"{n} {c.number} {c.ja}",
    "name in brackets": lambda n, c: f"{n} 《{c.ja}》",
    "name in quotes with counter": lambda n, c: f"「{c.ja}」 {n}枚",
    "Japanese name times count": lambda n, c: f"{c.ja} ×{n}",
    "Japanese name, full-width count": lambda n, c: f"{c.ja}　×　{n}".translate(WIDE),
    "Chinese name times count": lambda n, c: f"{c.zh} ×{n}",
    "Chinese name, count first": lambda n, c: f"{n}张 {c.zh}",
    "name and count in parentheses": lambda n, c: f"{c.ja}（{n}）",
    "with a comment": lambda n, c: f"{n} {c.number}  # good card",
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
def test_text_forms(asuka, tmp_path, form):
    path = tmp_path / "my deck.txt"
    text = ["# my deck", "", "【プレイヤー】", "天王寺飛鳥", "", "メインデッキ 50枚", *lines(asuka, form), "// end", "合計 50"]
    path.write_text("\n".join(text), encoding="utf-8")
    deck = load(path)
    assert deck.name == "my deck"
    assert names(deck) == names(asuka)


@pytest.mark.parametrize(
    "heading", ["Main deck", "[Main]", "== Z/X ==", "■イグニッション", "主卡组：", "Event (9)", "【事件卡】", "Level 3:"]
)
def test_headings_are_passed_over(asuka, tmp_path, heading):
    path = tmp_path / "d.txt"
    path.write_text("\n".join([heading, *lines(asuka, FORMS["count number"])]), encoding="utf-8")
    assert load(path).counts == asuka.counts


def test_copies_in_two_places_become_adjacent(asuka, tmp_path):
    rows = lines(asuka, lambda n, c: f"1 {c.number}")
    more = lines(asuka, lambda n, c: f"{n - 1} {c.number}")
    path = tmp_path / "d.txt"
    path.write_text("\n".join(rows + more), encoding="utf-8")
    assert load(path).cards == asuka.cards


def test_csv(asuka, tmp_path):
    path = tmp_path / "d.csv"
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["deck", "count", "number", "name", "source"])
        for card, copies in [*asuka.counts.items(), (asuka.player, 1)]:
            writer.writerow(["asuka", copies, card.number, card.ja, 'a "quoted", long\nremark'])
    deck = load(path)
    assert (deck.name, deck.hash) == ("asuka", asuka.hash)


def test_csv_with_japanese_headers_and_semicolons(asuka, tmp_path):
    path = tmp_path / "d.csv"
    rows = ["枚数;カード名", *lines(asuka, lambda n, c: f"{n};{c.ja}"), f"1;{asuka.player.ja}"]
    path.write_text("\r\n".join(rows), encoding="cp932")
    assert names(load(path)) == names(asuka)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_encodings_japanese(asuka, tmp_path, encoding):
    path = tmp_path / "d.txt"
    path.write_text("\n".join(lines(asuka, lambda n, c: f"{n} {c.ja}")), encoding=encoding)
    assert Counter(card.name for card in load(path).cards) == names(asuka)[0]


def test_encoding_chinese(asuka, tmp_path):
    path = tmp_path / "d.txt"
    path.write_text("\n".join(lines(asuka, lambda n, c: f"{n} {c.zh}")), encoding="gb18030")
    assert Counter(card.name for card in load(path).cards) == names(asuka)[0]


def test_json_array_of_numbers(asuka, tmp_path):
    path = tmp_path / "d.json"
    path.write_text(json.dumps([asuka.player.number, *(card.number for card in asuka.cards)]), encoding="utf-8")
    assert load(path).hash == asuka.hash


def test_json_objects(asuka, tmp_path):
    path = tmp_path / "d.json"
    counts = {card.number: copies for card, copies in asuka.counts.items()}
    for cards in (counts, [list(item) for item in counts.items()], [{"number": n, "count": k} for n, k in counts.items()]):
        path.write_text(json.dumps({"name": "other", "player": asuka.player.number, "cards": cards}), encoding="utf-8")
        deck = load(path)
        assert (deck.name, deck.hash) == ("other", asuka.hash)


def test_list_of_numbers(asuka):
    assert load([card.number for card in asuka.cards]).cards == asuka.cards


def test_every_built_in_deck_is_read_and_is_legal_as_far_as_it_is_compiled():
    for name in builtin.names():
        try:
            deck = load(name)
        except UserError as error:
            assert all("not compiled yet" in problem for problem in error.problems), name
        else:
            assert deck.name == name
            assert deck.player is not None


# ---- refusals -------------------------------------------------------------------------------------------------------


def refused(path):
    with pytest.raises(UserError) as caught:
        load(path)
    assert "\n" not in caught.value.message
    return caught.value


def changed(asuka, tmp_path, old, new, name="bad.txt"):
    text = "\n".join(lines(asuka, FORMS["count number"]))
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_unknown_number_names_file_line_and_nearest(asuka, tmp_path):
    error = refused(changed(asuka, tmp_path, "C01-005", "C01-095"))
    assert "bad.txt: line 3: unknown card C01-095 (did you mean " in error.message
    assert len(error.problems) == 1  # what an unknown card is cannot break the icon rule as well


def test_unknown_name_names_the_nearest(asuka, tmp_path):
    error = refused(changed(asuka, tmp_path, "C01-005", "鎧鍛治レインフォース"))
    assert "line 3: unknown card 鎧鍛治レインフォース (did you mean" in error.message
    assert "鎧鍛冶レインフォース" in error.message


def test_a_known_card_that_is_not_compiled_is_refused_as_such(asuka, tmp_path, monkeypatch):
    from zxfast.decks import lookup

    known = {number: card for number, card in lookup.compiled().items() if number != "C01-005"}
    monkeypatch.setattr(lookup, "compiled", lambda: known)
    error = refused(changed(asuka, tmp_path, "C01-005", "C01-005"))
    assert error.problems == (
        f"{tmp_path / 'bad.txt'}: line 3: card C01-005 鎧鍛冶レインフォース is not compiled yet and cannot be "
        "played: exchange it",
    )


def test_number_and_name_that_contradict_each_other(asuka, tmp_path):
    error = refused(changed(asuka, tmp_path, "C01-005", "C01-005 空のシエル"))
    assert "line 3: C01-005 鎧鍛冶レインフォース does not go with the name 空のシエル" in error.message


def test_a_name_printed_in_different_versions_is_read_as_the_regular_one_with_a_note(asuka, tmp_path):
    deck = load(changed(asuka, tmp_path, "C01-015", "賢さのサジェス"))
    assert any("not F04-005" in note for note in deck.notes)


def test_all_problems_at_once_with_lines(asuka, tmp_path):
    path = changed(asuka, tmp_path, "C01-005", "Z99-001")
    text = path.read_text(encoding="utf-8").replace("4 C01-003", "6 C01-003")
    path.write_text(text, encoding="utf-8")
    found = "\n".join(refused(path).problems)
    assert "line 3: unknown card Z99-001" in found
    assert "line 2: 6 copies of C01-003" in found
    assert "has 52 cards" in found


def test_absurd_numbers_of_copies(asuka, tmp_path):
    assert "copies: a line holds 1 to 60" in refused(changed(asuka, tmp_path, "4 C01-005", "9" * 200 + " C01-005")).message


@pytest.mark.parametrize("data", ["x" * 900_000, "4 C01-005 " * 90_000, "zz\n" * 300_000, "count,number\n" + "1,zz\n" * 150_000])
def test_large_nonsense_is_refused_quickly(tmp_path, data):
    path = tmp_path / "big.txt"
    path.write_text(data)
    start = time.perf_counter()
    refused(path)
    assert time.perf_counter() - start < 10


@pytest.mark.parametrize("copies", ["0", "61", "999999999999"])
def test_impossible_copies(asuka, tmp_path, copies):
    assert f"line 3: {copies} copies" in refused(changed(asuka, tmp_path, "4 C01-005", f"{copies} C01-005")).message


def test_empty_file(tmp_path):
    path = tmp_path / "empty.txt"
    path.write_text("\n \n")
    assert "is empty" in refused(path).message


def test_only_comments(tmp_path):
    path = tmp_path / "c.txt"
    path.write_text("# nothing\n")
    assert "has 0 cards" in refused(path).message


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", bytes(range(256)), b"\xff\xfe\x00", b"\x7fELF\0\1", b"\xc3\x28\xa0\xff\x01"]
)
def test_binary_file(tmp_path, data):
    path = tmp_path / "b.txt"
    path.write_bytes(data)
    assert "is not a text file" in refused(path).message


def test_huge_file(tmp_path):
    path = tmp_path / "h.txt"
    path.write_bytes(b"4 B01-001\n" * 200_000)
    assert "larger than 1 MiB" in refused(path).message


def test_folder(tmp_path):
    assert "is a folder" in refused(tmp_path).message


def test_missing_file_and_built_in_name(tmp_path):
    assert "did you mean c01_white_red_asuka?" in refused("c01_white_red_asuk").message
    assert "neither a file nor a built-in deck" in refused(tmp_path / "x.txt").message


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '["' + "x" * 9,
        '{"cards": [' + "9" * 5000 + "]}",
        '["C01-002", ',
        '{"cards": [1, 2]}',
        '[["C01-002", "four"]]',
        "[null]",
        '{"cards": 7}',
    ],
)
def test_bad_json(tmp_path, text):
    path = tmp_path / "d.json"
    path.write_text(text)
    assert "JSON" in refused(path).message


def test_csv_faults_have_lines(tmp_path):
    path = tmp_path / "d.csv"
    path.write_text("count,number\nfour,C01-002\n4,\n4,C01-003\n")
    problems = refused(path).problems
    assert f"{path}: line 2: 'four' is not a number of copies" in problems
    assert f"{path}: line 3: neither a number nor a name" in problems


def test_csv_with_two_decks(tmp_path):
    path = tmp_path / "d.csv"
    path.write_text("deck,count,number\na,4,C01-002\nb,4,C01-003\n")
    assert any("holds 2 decks (a, b)" in problem for problem in refused(path).problems)


def test_many_faults_stay_one_line(tmp_path):
    path = tmp_path / "d.txt"
    path.write_text("\n".join(f"4 Q{k:02}-001" for k in range(30)))
    error = refused(path)
    assert len(error.problems) > 30
    assert "more (`zxfast decks check` shows all)" in error.message


def test_printed_names_agree_with_the_compiled_cards():
    from zxfast.decks.lookup import compiled
    from zxfast.games.zx.printed import printed

    for number, card in compiled().items():
        if number in printed():
            row = printed()[number]
            assert (row.kind, plain(row.ja), plain(row.zh)) == (card.kind, plain(card.ja), plain(card.zh)), number


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.binary(max_size=300),
        st.text(max_size=200).map(lambda text: text.encode("utf-8", "ignore")),
        st.from_regex(
            r"(?:[0-9]{1,3}[x× ]?(?:C01-0[0-9]{2}|《空のシエル》|\[Main\]|name:)[ ,;\t×x0-9]{0,6}\n|[\[{\"]C01|,:\]}]{0,5}){0,8}"
        ).map(str.encode),
    )
)
def test_any_bytes_are_a_deck_or_one_line(tmp_path, data):
    """Property: whatever a file holds, nothing but a UserError with one line comes out."""
    path = tmp_path / "any"
    path.write_bytes(data)
    try:
        load(path)
    except UserError as error:
        assert "\n" not in error.message
        assert str(path) in error.message


@pytest.mark.parametrize("bullet", ["-", "- ", "* ", "• ", "・"])
def test_lines_of_a_list_with_bullets(bullet):
    [entry] = parse(f"{bullet}4 B01-003\n").entries
    assert entry.count == 4
