"""Questions to many runs at once."""

import sys

import pytest

import zxfast as zx
from zxfast.errors import UserError
from zxfast.run import store

A, B, C = "c01_white_red_asuka", "redgreen_resourcelink_b04", "b01_mono_red"


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    folder = tmp_path_factory.mktemp("it's results")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "PART_SECONDS", 0.0)
        runs = {
            name: zx.match(A, deck, games=200, seed=seed, policy="random", threads=1, out=folder / name)
            for name, deck, seed in (("one", B, 1), ("two", C, 2))
        }
    return folder, runs


@pytest.mark.parametrize("where", ["", "*", "o*"])
def test_games_of_many_runs(results, where):
    pytest.importorskip("duckdb")
    folder, runs = results
    frame = zx.sql(
        folder / where, "SELECT run, count(*) AS games, sum((winner = 'A')::INT) AS wins FROM games GROUP BY ALL ORDER BY 1"
    )
    names = ["one"] if where == "o*" else ["one", "two"]
    assert frame["run"].tolist() == [str(folder / name) for name in names]
    assert frame["games"].tolist() == [200] * len(names)
    assert frame["wins"].tolist() == [runs[name].to_dict()["wins_a"] for name in names]


def test_runs_and_cards_join(results):
    pytest.importorskip("duckdb")
    folder, runs = results
    query = """SELECT deck_b, sum(opening_won) AS won FROM cards JOIN runs USING (run) WHERE side = 'A' GROUP BY ALL ORDER BY 1"""
    frame = zx.sql([folder / "one", folder / "two"], query)
    expected = {run.spec.deck_b.name: run.cards.query("side == 'A'")["opening_won"].sum() for run in runs.values()}
    assert dict(zip(frame["deck_b"], frame["won"], strict=True)) == expected


def test_a_part_that_no_manifest_lists_does_not_count(results, tmp_path):
    pytest.importorskip("duckdb")
    run = zx.match(A, B, games=20, policy="random", threads=1, out=tmp_path / "r")
    part = next((tmp_path / "r").glob("games-*.parquet"))
    part.with_name("games-000000000020.parquet").write_bytes(part.read_bytes())
    assert zx.sql(tmp_path, "SELECT count(*) AS n FROM games")["n"][0] == run.totals.games


def test_bad_questions(results, tmp_path):
    pytest.importorskip("duckdb")
    with pytest.raises(UserError, match=r"SQL: Binder Error.*turnz") as error:
        zx.sql(results[0], "SELECT turnz FROM games")
    assert "\n" not in str(error.value)
    with pytest.raises(UserError, match="no run with finished games"):
        zx.sql(tmp_path, "FROM games")


def test_without_duckdb_the_remedy_is_named(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(UserError, match=r"pip install 'zxfast\[sql\]'"):
        zx.sql(tmp_path, "FROM games")


def test_the_command_prints_what_the_function_answers(results):
    pytest.importorskip("duckdb")
    import csv
    import json

    from click.testing import CliRunner

    from zxfast.cli import cli

    folder, runs = results
    query = "SELECT deck_b, avg(turns) AS turns, count(*) AS games FROM games GROUP BY ALL ORDER BY 1 DESC"
    ask = ["sql", str(folder / "one"), str(folder / "two"), query]
    call = [CliRunner().invoke(cli, [*ask, *form]) for form in ([], ["--json"], ["--csv"])]
    assert [result.exit_code for result in call] == [0, 0, 0]
    rows = json.loads(call[1].stdout)
    assert [row["deck_b"] for row in rows] == [B, C] and [row["games"] for row in rows] == [200, 200]
    assert rows[0]["turns"] == pytest.approx(runs["one"].rows["turns"].mean())
    assert [float(row["turns"]) for row in csv.DictReader(call[2].stdout.splitlines())] == [row["turns"] for row in rows]
    assert f" {B} " in call[0].stdout
    wrong = CliRunner().invoke(cli, ["sql", str(folder), "SELECT nothing FROM games"])
    assert wrong.exit_code == 2 and wrong.stderr.startswith("error: SQL: Binder Error")


def test_no_question(results):
    pytest.importorskip("duckdb")
    with pytest.raises(UserError, match="no question"):
        zx.sql(results[0], " ; ")


def test_no_run_names_the_places(tmp_path):
    pytest.importorskip("duckdb")
    with pytest.raises(UserError, match=f"no run with finished games in {tmp_path}, none: give"):
        zx.sql((tmp_path, "none"), "SELECT 1")
