"""What the report of a match says is what the run says."""

import re
from dataclasses import replace

import numpy as np
import pytest

import zxfast as zx
from zxfast.report import LANGS, html
from zxfast.report.words import Words
from zxfast.stats.ignition import deck_icons, hits
from zxfast.stats.rates import rate

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"
EN = Words("en")


@pytest.fixture(scope="module")
def page(run, read):
    return read(html(run))


def row(page, caption, first):
    [found] = [cells for cells in page.tables[caption] if cells and cells[0][0].strip().startswith(first)]
    return [text.split() for text, _ in found], [value for _, value in found]


def test_win_rates_are_those_of_the_run(run, page):
    total = run.to_dict()
    caption = EN("result.caption")
    for first, share in ((f"{A} wins", total["win_rate_a"]), ("the first player wins", total["first_player_win_rate"])):
        texts, values = row(page, caption, first)
        assert texts[1] == [f"{share['value']:.2%}"]
        assert float(values[1]) == share["value"]
        assert " ".join(texts[2]) == f"[{100 * share['low']:.2f}, {100 * share['high']:.2f}]"
        assert texts[3] == ["2,000"]
    lost = rate(total["wins_b"], 2000)
    assert float(row(page, caption, f"{B} wins")[1][1]) == lost.value


def test_scores_are_those_of_the_run(run, page):
    total = run.to_dict()
    starts = {f"{A}, both": "score_a", f"{A} going first": "score_a_first", f"{A} going second": "score_a_second",
              "whoever": "first_player_score"}  # fmt: skip
    for first, key in starts.items():
        texts, values = row(page, EN("result.pair_caption"), first)
        assert float(values[1]) == total[key]["value"]
        assert texts[3] == [f"{total[key]['n']:,.0f}"]


def test_the_verdict_follows_the_interval(run, page):
    score = run.to_dict()["score_a"]
    ahead = f"{A} is ahead" if score["low"] > 0.5 else f"{B} is ahead" if score["high"] < 0.5 else "not separable"
    assert ahead in page.text


def test_pairs_and_reasons_add_up(run, page):
    total = run.to_dict()
    pairs = [cells[1][0] for cells in page.tables[EN("pair.caption")][1:]]
    assert [int(n.replace(",", "")) for n in pairs] == list(total["pairs"].values())
    ends = {cells[0][0].strip(): cells[1][0] for cells in page.tables[EN("reason.caption")][1:]}
    assert int(ends["Life used up"].replace(",", "")) == total["reasons"]["life"]


def test_turns_are_those_of_the_rows(run, page):
    turns = run.rows["turns"]
    table = page.tables[EN("length.caption")][1:]
    assert sum(int(cells[1][0].replace(",", "")) for cells in table) == 2000
    for cells in table:
        here = run.rows[turns == int(cells[0][1])]
        assert int(cells[1][0].replace(",", "")) == len(here)
        assert float(cells[3][1]) == pytest.approx(np.mean(np.where(here["winner"] < 0, 0.5, here["winner"] == 0)))
    assert f"{turns.mean():.2f} [" in page.text
    assert f"median {int(np.quantile(turns, 0.5, method='inverted_cdf'))};" in page.text


def test_ignition_is_that_of_the_rows_beside_the_exact_chance(run, page):
    unseen = deck_icons(run.decks[0].cards).unseen
    texts, values = row(page, EN("ignition.caption"), A)
    tried, hit = (run.rows[f"phase_{name}"][:, 0].sum() for name in ("ignitions", "hits"))
    assert float(values[1]) == pytest.approx(unseen.icons / unseen.cards)
    assert float(values[2]) == pytest.approx(tried / 2000)
    assert float(values[4]) == pytest.approx(hit / tried)
    assert texts[4][-1] == f"{tried:,}"
    exact = page.tables[EN("ignition.exact_caption")][1:]
    assert float(exact[3][2][1]) == pytest.approx(float(hits(unseen, 4).at_least(2)))


def test_play_is_that_of_the_rows(run, page):
    _, values = row(page, EN("play.caption"), "attacks")
    a, b = run.rows["attacks"].astype(float).T
    assert [float(value) for value in values[1:]] == pytest.approx([a.mean(), b.mean(), (a - b).mean()])


def test_cards_are_those_of_the_card_table(run, page):
    table = run.card_table()
    for side, name in zip("AB", (A, B), strict=True):
        shown = page.tables[EN("cards.caption", name=name)]
        mine = table[table["side"] == side].set_index("number")
        assert len(shown) - 1 == len(mine)
        gains = [float(cells[2][1]) for cells in shown[1:]]
        assert gains == sorted(gains, reverse=True)
        for cells in shown[1:]:
            card = mine.loc[cells[0][1]]
            assert card["name_ja"] in cells[0][0]
            assert float(cells[2][1]) == pytest.approx(card["iwd"])
            assert float(cells[5][1]) == pytest.approx(card["oh"])
            assert f"{card['oh_n']:,}" in cells[5][0]


def test_what_was_run_can_be_run_again(run, page):
    for said in (run.checksum, "heuristic", zx.__version__, *(deck.hash for deck in run.decks)):
        assert said in page.text
    assert f"zxfast match {A} {B} --games 2000 --seed 5 --policy heuristic" in page.text
    for deck in run.decks:
        [table] = [rows for caption, rows in page.tables.items() if caption.startswith(f"{deck.name}: 50 cards")]
        assert sum(int(cells[1][0]) for cells in table[1:]) == 50 + (deck.player is not None)


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_needs_nothing_else(run, read, lang):
    text = html(run, lang)
    page = read(text)
    assert ("html", {"lang": lang}) in page.elements
    for tag, values in page.elements:
        assert tag not in ("img", "iframe", "object", "embed")
        assert not values.get("src")
        assert values.get("href", "#").startswith(("#", "data:"))
    assert not re.search(r"https?://|@import|url\(", text)
    assert "{" not in page.text


def test_no_rate_is_without_its_number(run, page):
    """Every table of rates has a column n, or shows the number in the cell."""
    for cells in page.tables[EN("cards.caption", name=A)][1:]:
        for text, value in cells[5:]:
            assert value == "" or re.fullmatch(r"[\d.]+%[\d.]+–[\d.]+\n[\d,]+", text.strip())


def test_names_of_decks_are_escaped(run, read):
    evil = '<script>alert("x")</script> & "co"'
    decks = [replace(deck, name=evil + side) for deck, side in zip(run.decks, "ab", strict=True)]
    text = html(replace(run, spec=replace(run.spec, deck_a=decks[0], deck_b=decks[1])))
    assert "<script>alert" not in text
    assert text.count("<script>") == 1
    assert evil + "a" in read(text).text


@pytest.mark.parametrize("games", [1, 2, 3])
def test_a_handful_of_games(read, games):
    run = zx.match(A, A, games=games, seed=3, policy="random", threads=1)
    page = read(html(run))
    assert f"{games} games" in page.text
    assert f"{A} (A)" in page.text
    assert "inf" not in re.sub(r"[a-z]*info[a-z]*", "", page.text)
    assert "nan" not in page.text
    assert ("Not one complete pair" in page.text) == (games == 1)


def test_draws_are_counted_half_and_shown(run, read):
    def drawn():
        for rows in run.chunks():
            rows = rows.copy()
            rows["winner"][::4] = -1
            yield rows

    totals = type(run.totals).of(next(drawn()))
    page = read(html(replace(run, totals=totals, chunks=drawn, digest=None)))
    texts, values = row(page, EN("result.caption"), "drawn")
    assert texts[1] == ["25.0%"]
    assert float(values[1]) == 0.25
    assert "won and drawn" in page.text
    assert any(values.get("class") == "fill neutral" for tag, values in page.elements if tag == "rect")


def test_an_interrupted_run_says_so(run, read):
    page = read(html(replace(run, spec=replace(run.spec, games=9000))))
    assert "interrupted: 9,000 games were wanted" in page.text
    assert "2,000 / 9,000" in page.text


def test_only_results_have_reports():
    with pytest.raises(TypeError, match="no report of a dict"):
        html({})
