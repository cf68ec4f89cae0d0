"""`zx.ignition` and `zxfast ignition`: simulated beside exact."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

import zxfast as zx
from zxfast.cli import cli
from zxfast.errors import UserError

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"


@pytest.fixture(scope="module")
def played():
    return zx.ignition(A, B, games=600, seed=2, policy="random", threads=1)


def test_all_attempts_of_the_games_are_there(played):
    rows = zx.match(A, B, games=600, seed=2, policy="random", pairing="seat", threads=1).rows
    for side in (0, 1):
        mine = played.of(side)
        for kind, field in (("phase", "phase_ignitions"), ("ability", "ability_ignitions"), ("life", "life_revealed")):
            known, _ = mine.known(kind)
            assert mine.attempts(kind).n + known == int(rows[field][:, side].sum())
        hits = mine.attempts("phase")
        assert round(hits.n * hits.simulated) + mine.known("phase")[1] == int(rows["phase_hits"][:, side].sum())
        assert sum(line.n for line in mine.by_turn("phase")) == hits.n
        assert sum(line.n for line in mine.situations("phase")) == hits.n
        assert mine.life()[0].n == 600
    assert not played.attempts.lost


def test_recording_changes_no_game_and_no_number_of_threads_matters(played):
    other = zx.ignition(A, B, games=600, seed=2, policy="random", threads=3)
    assert (other.counts == played.counts).all()
    plain = zx.match(A, B, games=600, seed=2, policy="random", pairing="seat")
    assert plain.totals.table.outcomes == played.run.totals.table.outcomes
    assert plain.totals.decisions == played.run.totals.decisions
    assert (plain.tallies == played.run.tallies).all()


def test_frame_and_exact_answers(played):
    assert list(played.table["key"]) == [line.key for line in played.lines]
    assert played.table["n"].min() >= 1
    assert str(next(answer.value for answer in played.answers if answer.key == "attempt")) == "20/49"


def test_command_as_text_json_and_csv():
    args = ["ignition", A, "--against", B, "-n", "200", "--policy", "random", "--threads", "1"]
    text = CliRunner().invoke(cli, args).stdout
    for words in ("an ignition in the phase hits", "2 of 3 ignitions in a row hit", "20/49", "N unseen", "a hit instead of"):
        assert words in text
    data = json.loads(CliRunner().invoke(cli, [*args, "--json"]).stdout)
    assert data["simulated"]["games"] == 200
    line = data["simulated"]["lines"][0]
    assert line["low"] < line["simulated"] < line["high"]
    table = CliRunner().invoke(cli, [*args, "--csv"]).stdout.splitlines()
    assert table[0].startswith("key,question,fraction,exact,simulated,n,low,high,z")
    assert len(table) == 1 + len(data["answers"]) + len(data["simulated"]["lines"])
    exact = json.loads(CliRunner().invoke(cli, ["ignition", A, "-n", "0", "--json"]).stdout)
    assert exact["simulated"] is None


def test_all_decks():
    result = CliRunner().invoke(cli, ["ignition", "--all", "-n", "300", "--policy", "random", "--json", "--threads", "1"])
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert len(data["decks"]) == 16
    assert all(row["within"] == (abs(row["worst_z"]) <= 4) for row in data["decks"])


@pytest.mark.parametrize("args", [[], [A, "--all"], ["--all", "-n", "0"], ["--all", "-n", "2"], [A, "--policy", "nobody"]])
def test_bad_input(args):
    result = CliRunner().invoke(cli, ["ignition", *args])
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_unknown_deck():
    with pytest.raises(UserError, match="nowhere"):
        zx.ignition("nowhere")
