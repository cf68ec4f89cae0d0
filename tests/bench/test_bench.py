"""The bench runs and prints what it promises; no speed is asserted here."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from zxfast.cli import bench, cli
from zxfast.games.zx import engine

FLOOR = Path(__file__).parents[3] / "shared" / "bench" / "zxfloor.c"


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(bench, "SECONDS", 0.05)


def test_without_a_floor_it_says_so():
    text = CliRunner().invoke(cli, ["bench", "--runs", "1"]).stdout
    assert f"engine variant {engine.VARIANT}" in text
    assert "not measured: no source given (--floor)" in text
    assert "random" in text and "greedy" in text and "checksum" in text


@pytest.mark.skipif(not FLOOR.is_file(), reason="the floor's source is not beside this project")
def test_with_a_floor_it_prints_ratios():
    total = json.loads(CliRunner().invoke(cli, ["bench", "--runs", "1", "--floor", str(FLOOR), "--json"]).stdout)
    assert total["floor"]["games_per_second"] > 0
    row = total["policies"]["random"]
    assert row["floor_ratio"] == pytest.approx(row["games_per_second"] / total["floor"]["games_per_second"])
    assert len(row["checksum"]) == 32


def test_a_floor_that_does_not_compile(tmp_path):
    source = tmp_path / "floor.c"
    source.write_text("int main( {")
    result = CliRunner().invoke(cli, ["bench", "--floor", str(source)])
    assert result.exit_code == 2
    assert "does not compile" in result.stderr
