"""zxfast matrix and zxfast meta as a user meets them."""

import csv
import json

import pytest
from calls import bad, call

A, B, C = "c01_white_red_asuka", "redgreen_resourcelink_b04", "b01_mono_red"
OPTIONS = ("-n", 60, "--policy", "random", "--threads", 1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("matrix")
    assert call("matrix", A, B, C, *OPTIONS, "--out", path).exit_code == 0
    return path


def test_matrix_text_is_plain_when_piped():
    result = call("matrix", A, B, C, *OPTIONS)
    assert result.exit_code == 0 and result.stderr == ""
    assert "\x1b" not in result.stdout
    assert "3 cells of 60 games, random, seed 0" in result.stdout
    [row] = [line for line in result.stdout.splitlines() if line.startswith(f" {A} ") and f" {B} " in line]
    assert row.count("%") == 6 and "[" in row  # two rates with their bounds
    assert "not separable" in result.stdout


def test_matrix_json_and_csv_say_the_same(folder):
    total = json.loads(call("matrix", A, B, C, *OPTIONS, "--json").stdout)
    text = call("matrix", A, B, C, *OPTIONS, "--csv-bom").stdout
    assert text.startswith("\ufeffdeck_a,deck_b,games")
    rows = list(csv.DictReader(text.lstrip("\ufeff").splitlines()))
    assert [row["checksum"] for row in rows] == [cell["checksum"] for cell in total["cells"]]
    assert [float(row["low"]) for row in rows] == [cell["low"] for cell in total["cells"]]
    assert json.loads((folder / "summary.json").read_text(encoding="utf-8"))["cells"][0]["checksum"] == rows[0]["checksum"]
    assert [row["deck"] for row in total["ranking"]] == sorted(
        (A, B, C), key=lambda name: -next(row["low"] for row in total["ranking"] if row["deck"] == name)
    )


def test_matrix_against_a_field_with_shares():
    field = ("--against", B, "--against", C, "--share", f"{B}=3", "--share", f"{C}=1")
    total = json.loads(call("matrix", A, *field, *OPTIONS, "--json").stdout)
    first, second = (cell["win_rate"] for cell in total["cells"])
    assert total["ranking"][0]["score"] == pytest.approx(0.75 * first + 0.25 * second)


def test_meta(folder):
    total = json.loads(call("meta", folder, "--samples", 50, "--json").stdout)
    assert {row["deck"] for row in total["decks"]} == {A, B, C}
    assert sum(row["mix"] for row in total["decks"]) == pytest.approx(1)
    text = call("meta", folder, "--samples", 50, "--share", f"{A}=1")
    assert text.exit_code == 0 and "\x1b" not in text.stdout
    assert "best response: " in text.stdout and "Elo by Bradley-Terry" in text.stdout
    rows = list(csv.DictReader(call("meta", folder, "--samples", 50, "--csv").stdout.splitlines()))
    assert [row["deck"] for row in rows] == [row["deck"] for row in total["decks"]]


def test_bad_input_is_one_line_and_code_2(folder, tmp_path):
    assert "nothing to play" in bad("matrix", A)
    assert "no deck nowhere" in bad("matrix", A, "nowhere")
    assert "two decks are called" in bad("matrix", A, A)
    assert "write DECK=NUMBER" in bad("matrix", A, B, "--share", "much")
    assert "nobody is not in the field" in bad("matrix", A, B, "-n", 10**9, "--share", "nobody=1")
    assert "--resume needs the folder" in bad("matrix", A, B, "--resume")
    assert "holds a matrix already" in bad("matrix", A, B, "--out", folder)
    assert "nobody is not in the field" in bad("meta", folder, "--share", "nobody=1")
    assert "holds no run and no matrix" in bad("meta", tmp_path / "none")
    (tmp_path / "empty").mkdir()
    assert "is an empty folder" in bad("matrix", tmp_path / "empty")
