"""docs/results.md names every column, in order, and no other."""

import re
from pathlib import Path

import pytest

import zxfast as zx

PAGE = Path(__file__).parents[2] / "docs" / "results.md"
A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"

pytestmark = pytest.mark.skipif(not PAGE.is_file(), reason="not a source tree")


def documented(heading):
    """The columns in the first cells of the table below a heading; `x_*` is not used there."""
    section = re.split(r"^## ", PAGE.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1], flags=re.MULTILINE)[0]
    cells = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


@pytest.fixture(scope="module")
def run():
    return zx.match(A, B, games=20, policy="random", threads=1)


def test_keys_of_totals(run):
    assert documented("Totals") == list(run.to_dict())


def test_columns_of_games(run):
    assert documented("Games") == list(run.games.columns)


def test_columns_of_cards(run):
    assert documented("Cards") == list(run.cards.columns)


def test_columns_of_cells_and_decks():
    table = zx.matrix([A, B], games=20, policy="random", threads=1)
    assert documented("Cells of a matrix") == list(table.cells.columns)
    assert documented("Decks in a field") == list(zx.meta(table, samples=2).table.columns)


def test_columns_of_runs(tmp_path):
    pytest.importorskip("duckdb")
    zx.match(A, B, games=20, policy="random", threads=1, out=tmp_path)
    assert documented("Many runs at once") == list(zx.sql(tmp_path, "FROM runs").columns)


def test_files_of_a_run(tmp_path):
    zx.match(A, B, games=20, policy="random", threads=1, out=tmp_path)
    named = re.findall(r"^\| `([\w.*-]+\.\w+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    files = {path.name for path in tmp_path.iterdir() if not path.name.startswith(".")}
    assert {name for pattern in named for name in [path.name for path in tmp_path.glob(pattern)]} == files
