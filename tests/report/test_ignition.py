"""What the report of ignitions says is what the simulated and the exact odds are."""

from dataclasses import replace
from fractions import Fraction

import pytest

import zxfast as zx
from zxfast.report import LANGS, html
from zxfast.report.words import Words
from zxfast.stats.attempts import K_OF
from zxfast.stats.ignition import hits

A, B = "c02_black_blue_ayase", "c01_white_red_asuka"
EN = Words("en")


@pytest.fixture(scope="module")
def result():
    return zx.ignition(A, B, games=400, seed=3, policy="heuristic", threads=1)


@pytest.fixture(scope="module")
def page(result, read):
    return read(html(result))


def check(rows, lines):
    """Rows (label, exact, simulated, interval, n, bar, SE) against lines."""
    for cells, line in zip(rows, lines, strict=True):
        assert float(cells[1][1]) == pytest.approx(line.exact)
        assert float(cells[2][1]) == pytest.approx(line.simulated)
        assert cells[3][0].strip() == f"[{100 * line.low:.2f}, {100 * line.high:.2f}]"
        assert cells[4][0].strip() == f"{line.n:,}"
        assert cells[6][1] == ("" if line.z != line.z else str(line.z))


def test_per_attempt(result, page):
    mine = result.attempts
    lines = [mine.attempts(kind, when) for kind in ("phase", "ability", "life") for when in (None, False, True)]
    check(page.tables[EN("simulated.caption")][1:], [line for line in lines if line.n])


def test_by_turn_in_a_row_and_in_life(result, page):
    mine = result.attempts
    check(page.tables[EN("simulated.turns_caption")][1:], mine.by_turn("phase"))
    check(page.tables[EN("simulated.row_caption")][1:], [line for n in (2, 3, 4) for line in mine.in_a_row(n) if line.n])
    check(page.tables[EN("simulated.life_caption")][1:], mine.life())


def test_exact_chances_as_fractions(result, page):
    for n, cells in enumerate(page.tables[EN("ignition.exact_caption")][1:], 1):
        for k in (1, 2, 3):
            chance = hits(result.deck.unseen, n).at_least(k)
            assert Fraction(cells[k][0].split("%")[1].strip()) == chance
            assert float(cells[k][1]) == float(chance)


def test_the_value_of_a_hit_has_its_interval(result, page):
    gain = result.attempts.value_of_hit("phase")
    assert f"{100 * gain.value:+.1f} [" in page.text
    assert f"Simulated and exact agree: {100 * result.attempts.attempts('phase').simulated:.2f}%" in page.text


def test_a_difference_of_many_standard_errors_is_called_a_fault(result, read):
    counts = result.counts.copy()
    table = replace(result, counts=counts).attempts.tables["cells"][0]
    moved = table[..., 0] // 2 * (K_OF > 0)
    table[..., 1] += moved
    table[..., 0] -= moved
    assert "Simulated and exact DIFFER" in read(html(replace(result, counts=counts))).text


def test_what_was_run(page):
    assert f"zxfast ignition {A} --against {B} --games 400 --seed 3 --policy heuristic" in page.text
    assert "random streams belong to the seats" in page.text


@pytest.mark.parametrize("lang", LANGS)
def test_every_language(result, read, lang):
    page = read(html(result, lang))
    assert ("html", {"lang": lang}) in page.elements
    assert "{" not in page.text


def test_one_game(read):
    page = read(html(zx.ignition(A, games=1, policy="random", threads=1)))
    assert "nan" not in page.text
    assert "1 games" in page.text
