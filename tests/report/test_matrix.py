"""What the report of a table of matchups says is what the table says."""

import pytest

import zxfast as zx
from zxfast.report import LANGS, html
from zxfast.report.words import Words

DECKS = ["b01_mono_red", "c01_white_red_asuka", "redgreen_resourcelink_b04"]
EN = Words("en")


@pytest.fixture(scope="module")
def table():
    return zx.matrix(DECKS, games=200, seed=4, policy="heuristic", threads=1)


@pytest.fixture(scope="module")
def page(table, read):
    return read(html(table))


def test_the_ranking_is_that_of_the_table(table, page):
    rows = page.tables[EN("matrix.ranking_caption")][1:]
    for cells, standing in zip(rows, table.ranking(), strict=True):
        assert cells[0][0].strip() == standing.name
        assert float(cells[2][1]) == standing.rate.value
        assert cells[4][0].strip() == f"{standing.rate.n:,.0f}"
        assert cells[6][1] == ("" if standing.lead is None else str(standing.lead.value))


def test_the_heat_map_has_both_sides_of_every_matchup(table, page):
    rows = page.tables[EN("matrix.caption", games="200")][1:]
    order = [standing.name for standing in table.ranking()]
    assert [cells[0][0].strip() for cells in rows] == [f"{i}. {name}" for i, name in enumerate(order, 1)]
    for name, cells in zip(order, rows, strict=True):
        for other, (text, value) in zip(order, cells[1:], strict=True):
            if name == other:
                assert (text.strip(), value) == ("·", "")
            else:
                assert float(value) == pytest.approx(table.rates.loc[name, other])
                assert text.startswith(f"{100 * table.rates.loc[name, other]:.1f}")
                assert f"±{100 * table.cell(name, other).half_width:.1f}" in text


def test_colour_only_where_separable(table, read):
    styles = [values for tag, values in read(html(table)).elements if tag == "td" and "shade" in values.get("class", "")]
    assert len(styles) == 6
    for values in styles:
        score = float(values["data-sort"])
        rate = next(cell.rate for cell in table.results if score in (cell.rate.value, 1.0 - cell.rate.value))
        coloured = values["style"] != "--shade:0%"
        assert coloured == (not rate.low <= 0.5 <= rate.high)
        assert ("up" in values["class"].split()) == (coloured and score > 0.5)


def test_every_cell_is_listed_with_its_interval(table, page):
    rows = page.tables[EN("matrix.cells")][1:]
    for cells, cell in zip(rows, table.results, strict=True):
        assert [cells[0][0].strip(), cells[1][0].strip()] == [cell.deck_a, cell.deck_b]
        assert float(cells[2][1]) == cell.rate.value
        assert cells[3][0].strip() == f"[{100 * cell.rate.low:.2f}, {100 * cell.rate.high:.2f}]"
        assert cells[7][0].strip() == str(cell.seed)


def test_going_first_is_added_up(table, page):
    rows = {cells[0][0].strip(): cells for cells in page.tables[EN("matrix.first_caption")][1:]}
    first = [cell.first for cell in table.results]
    assert float(rows["all matchups"][1][1]) == pytest.approx(sum(pairs.mean for pairs in first) / 3)
    assert rows["all matchups"][3][0].strip() == "600"
    assert rows[DECKS[0]][3][0].strip() == "400"


def test_what_was_run(table, page):
    assert f"zxfast matrix {' '.join(DECKS)} --games 200 --seed 4 --policy heuristic" in page.text
    for deck in table.decks:
        assert deck.hash in page.text


def test_against_a_field(read):
    table = zx.matrix(DECKS[:1], against=DECKS[1:], games=20, policy="random", threads=1)
    page = read(html(table))
    assert "1 decks against a field of 2" in page.text
    [row] = page.tables[EN("matrix.caption", games="20")][1:]
    assert [float(value) for _, value in row[1:]] == pytest.approx(list(table.rates.loc[DECKS[0]]))
    assert f"--against {DECKS[1]} --against {DECKS[2]}" in page.text


@pytest.mark.parametrize("lang", LANGS)
def test_every_language(table, read, lang):
    page = read(html(table, lang))
    assert ("html", {"lang": lang}) in page.elements
    assert "{" not in page.text
