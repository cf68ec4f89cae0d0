"""The report in a real browser: no console errors, the right language, sorting by clicks, phone and paper."""

import shutil

import pytest

import zxfast as zx
from zxfast.report import LANGS, write

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed (pip install playwright)")
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
BROWSER = next((path for name in BROWSERS if (path := shutil.which(name))), None)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(BROWSER is None, reason="no browser is installed (apt install chromium)"),
]
PHONE = {"width": 390, "height": 844}
DECKS = ["b01_mono_red", "b01_mono_blue", "c01_white_red_asuka", "redgreen_resourcelink_b04"]
HEADING = {"en": "Result", "ja": "結果", "zh": "结果"}


@pytest.fixture(scope="module")
def browser():
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=BROWSER)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def files(run, tmp_path_factory):
    folder = tmp_path_factory.mktemp("reports")
    for lang in LANGS:
        write(run, folder / f"{lang}.html", lang)
    table = zx.matrix(DECKS, games=40, policy="random", threads=1)
    write(table, folder / "matrix.html", "ja")
    write(zx.ignition(DECKS[0], DECKS[1], games=40, threads=1), folder / "ignition.html", "zh")
    return folder


@pytest.fixture
def show(browser, files):
    """Open a report by its name; afterwards nothing may have been complained about or asked for."""
    trouble, pages = [], []

    def show(name, **options):
        page = browser.new_page(**options)
        pages.append(page)
        page.on("console", lambda message: trouble.append(message.text))
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("request", lambda asked: asked.url.startswith(("file:", "data:")) or trouble.append(asked.url))
        page.goto((files / f"{name}.html").as_uri())
        return page

    yield show
    for page in pages:
        page.close()
    assert trouble == []


def column(table, number):
    return table.locator(f"tbody tr > :nth-child({number})").evaluate_all("cells => cells.map(cell => cell.dataset.sort)")


@pytest.mark.parametrize("lang", LANGS)
def test_the_language_is_right(show, lang):
    page = show(lang)
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.locator("h2").first.inner_text() == HEADING[lang]
    fonts = page.evaluate("getComputedStyle(document.body).fontFamily")
    assert {"en": "Segoe UI", "ja": "Hiragino Sans", "zh": "PingFang SC"}[lang] in fonts
    assert page.locator("svg text").first.evaluate("text => getComputedStyle(text).fontFamily") == fonts


def test_a_click_on_a_heading_sorts(show):
    page = show("en")
    table = page.locator("#cards table").first
    heading = table.get_by_role("columnheader", name="OH", exact=True)
    before = column(table, 1)
    heading.get_by_role("button").click()
    values = [float(value) for value in column(table, 6)]
    assert values == sorted(values, reverse=True)
    assert heading.get_attribute("aria-sort") == "descending"
    heading.get_by_role("button").click()
    values = [float(value) for value in column(table, 6)]
    assert values == sorted(values)
    assert sorted(column(table, 1)) == sorted(before)
    assert table.locator("[aria-sort]").count() == 1


def test_words_sort_from_a_on_and_what_has_no_value_comes_last(show):
    page = show("en")
    table = page.locator("#cards table").first
    table.get_by_role("button", name="card", exact=True).click()
    assert column(table, 1) == sorted(column(table, 1))
    for _ in range(2):
        table.get_by_role("button", name="ignited").click()
        values = column(table, 11)
        assert "" in values
        assert "" not in values[: len(values) - values.count("")]


def test_a_heat_map_sorts_by_a_column_and_its_own_cell_comes_last(show):
    page = show("matrix")
    table = page.locator("table.heat")
    table.get_by_role("button", name="2", exact=True).click()
    values = column(table, 3)
    assert values[-1] == ""
    assert [float(value) for value in values[:-1]] == sorted(map(float, values[:-1]), reverse=True)


def test_the_keyboard_sorts(show):
    page = show("en")
    table = page.locator("#play table")
    table.get_by_role("button", name="difference").focus()
    page.keyboard.press("Enter")
    values = [float(value) for value in column(table, 4)]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("name", [*LANGS, "matrix", "ignition"])
def test_a_phone_scrolls_only_down(show, name):
    page = show(name, viewport=PHONE)
    for part in page.locator("details").all():
        part.locator("summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    # what is wider than the screen scrolls in its own box
    over = page.evaluate(f"""[...document.querySelectorAll("body *")].filter(part => !part.closest(".scroll, svg")
        && part.getBoundingClientRect().right > {PHONE["width"]} + 0.5).map(part => part.outerHTML.slice(0, 80))""")
    assert over == []


def test_the_dark_page_is_dark_and_paper_is_white(show):
    page = show("en", color_scheme="dark")

    def brightness(what):
        colour = page.evaluate(f"getComputedStyle(document.body).{what}")
        return sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(",")[:3])

    assert brightness("backgroundColor") < 150 < 500 < brightness("color")
    page.emulate_media(media="print")
    assert brightness("color") == 0
    assert not page.locator("nav").is_visible()


def test_paper_shows_the_folded_numbers(show):
    page = show("en")
    assert not page.locator("details table").is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details table").is_visible()
