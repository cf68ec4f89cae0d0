"""Matrices on disk: interrupted, resumed, made larger, damaged."""

import json
import signal
import subprocess
import sys
import time

import pytest

import zxfast as zx
from zxfast.errors import UserError
from zxfast.matchups import Matrix
from zxfast.run.manifest import kind_of

A, B, C = "c01_white_red_asuka", "redgreen_resourcelink_b04", "b01_mono_red"


def play(decks, games, **options):
    return zx.matrix(decks, games=games, seed=4, policy="random", threads=1, **options)


def same(table, other):
    assert table.cells.drop(columns="seconds").equals(other.cells.drop(columns="seconds"))


def test_on_disk_and_loaded_it_is_the_same(tmp_path):
    table = play([A, B, C], 60, out=tmp_path)
    same(table, play([A, B, C], 60))
    loaded = zx.load(tmp_path)
    assert isinstance(loaded, Matrix) and not loaded.interrupted
    same(loaded, table)
    assert loaded.spec == table.spec
    names = sorted(path.name for path in tmp_path.iterdir() if not path.name.startswith("."))
    assert names == ["cells", "cells.csv", "manifest.json", "summary.json"]
    assert kind_of(tmp_path / "manifest.json") == "matrix"


def test_each_cell_is_a_run_that_replays(tmp_path):
    table = play([A, B], 20, out=tmp_path)
    [folder] = (tmp_path / "cells").iterdir()
    run = zx.load(folder)
    assert run.checksum == table.cells["checksum"][0]
    assert zx.replay(run, game=3).turns == run.games["turns"][3]


def test_resumed_with_more_decks_and_more_games(tmp_path):
    play([A, B], 40, out=tmp_path)
    with pytest.raises(UserError, match="holds a matrix already: --resume goes on with it"):
        play([A, B], 40, out=tmp_path)
    same(play([A, B, C], 60, out=tmp_path, resume=True), play([A, B, C], 60))
    same(zx.load(tmp_path), play([A, B, C], 60))


@pytest.mark.parametrize(
    ("change", "words"),
    [({"seed": 5}, "seed 4, not 5"), ({"policy": "greedy"}, "policy random, not greedy"), ({"pairing": "seat"}, "pairing deck")],
)
def test_resume_of_another_matrix_names_the_difference(tmp_path, change, words):
    play([A, B], 20, out=tmp_path)
    with pytest.raises(UserError, match=words):
        zx.matrix([A, B], **{"games": 20, "seed": 4, "policy": "random", "threads": 1, "out": tmp_path, "resume": True, **change})


def test_killed_and_resumed_it_is_the_same(tmp_path):
    folder, games = tmp_path / "m", 1500
    options = [A, B, C, "-n", str(games), "--seed", "4", "--policy", "random", "--threads", "1", "--out", str(folder), "--resume"]
    command = [sys.executable, "-m", "zxfast", "matrix", *options]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    limit = time.monotonic() + 60
    while time.monotonic() < limit and running.poll() is None and len(list(folder.glob("cells/*"))) < 2:
        time.sleep(0.002)
    running.send_signal(signal.SIGKILL)
    _, errors = running.communicate()
    assert running.returncode == -signal.SIGKILL, errors
    assert zx.load(folder).interrupted
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    same(zx.load(folder), play([A, B, C], games))


def test_damaged_folders_are_refused(tmp_path):
    play([A, B], 20, out=tmp_path)
    path = tmp_path / "manifest.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"seed": 4', '"seed": "x"'), encoding="utf-8")
    with pytest.raises(UserError, match=r"manifest\.json is damaged: .*seed"):
        zx.load(tmp_path)
    path.write_text(text, encoding="utf-8")
    part = next(tmp_path.glob("cells/*/games-*.parquet"))
    part.write_bytes(part.read_bytes()[:50])
    with pytest.raises(UserError, match=r"games-.*parquet is damaged"):
        zx.load(tmp_path)
    same(play([A, B], 20, out=tmp_path, resume=True), play([A, B], 20))


def test_a_bad_player_leaves_nothing_behind(tmp_path):
    with pytest.raises(UserError, match="unknown policy clever"):
        zx.matrix([A, B], games=20, policy="clever", out=tmp_path / "m")
    assert not (tmp_path / "m").exists()


def test_sql_over_a_matrix(tmp_path):
    pytest.importorskip("duckdb")
    table = play([A, B, C], 40, out=tmp_path)
    wins = zx.sql(tmp_path, "SELECT deck_a, deck_b, sum((winner = 'A')::INT) AS wins FROM games GROUP BY ALL")
    expected = {(row.deck_a, row.deck_b): row.wins_a for row in table.cells.itertuples()}
    assert {(row.deck_a, row.deck_b): row.wins for row in wins.itertuples()} == expected


def test_runs_and_matrices_do_not_mix(tmp_path):
    play([A, B], 20, out=tmp_path / "m")
    zx.match(A, B, games=20, policy="random", threads=1, out=tmp_path / "r")
    with pytest.raises(UserError, match=r"holds a matrix: give the folder of one of its runs, in .*cells"):
        zx.match(A, B, games=20, policy="random", threads=1, out=tmp_path / "m", resume=True)
    with pytest.raises(UserError, match="holds a run of two decks: give another folder"):
        play([A, B], 20, out=tmp_path / "r", resume=True)


def test_a_cell_of_one_game_has_no_rate_and_still_is_json():
    total = play([A, B], 1).to_dict()
    assert total["cells"][0]["win_rate"] is None
    json.dumps(total, allow_nan=False)
