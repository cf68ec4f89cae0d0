"""The command line as a user meets it: output, JSON, exit codes, one line for every error."""

import csv
import json
import os
import signal
import subprocess
import sys
import time

import pytest
from calls import bad, call

from zxfast import __version__
from zxfast.cli.main import COMMANDS
from zxfast.games.zx import decks as builtin

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"


# ---- match ----------------------------------------------------------------------------------------------------------


def test_match_json_has_every_promised_key():
    result = call("match", A, B, "-n", 200, "--seed", 3, "--policy-b", "random", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    total = json.loads(result.stdout)
    assert total["games"] == 200
    assert set(total) >= {
        "games", "wins_a", "wins_b", "draws", "reasons", "win_rate_a", "first_player_win_rate", "turns_mean", "decisions_mean",
        "seconds", "games_per_second", "seed", "version", "variant", "policies", "decks", "coverage", "checksum",
    }  # fmt: skip
    for share in (total["win_rate_a"], total["first_player_win_rate"]):
        assert set(share) == {"value", "low", "high", "level", "method"}
        assert share["low"] <= share["value"] <= share["high"]
    assert total["seed"] == 3
    assert total["version"] == __version__
    assert total["policies"] == ["greedy", "random"]
    assert [deck["name"] for deck in total["decks"]] == [A, B]
    assert total["coverage"]["approximate"] == []
    assert total["coverage"]["cards"] == total["coverage"]["complete"] > 30


def test_match_text_is_quiet_when_piped():
    result = call("match", A, B, "-n", 100, "--policy", "random")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "100 games, random against random, seed 0" in result.stdout
    assert "\x1b" not in result.stdout


def test_match_reads_deck_files(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(builtin.read(A), encoding="utf-8")
    one, two = (json.loads(call("match", deck, B, "-n", 50, "--json").stdout) for deck in (A, path))
    assert one["checksum"] == two["checksum"]
    assert two["decks"][0] == {"name": "mine", "hash": one["decks"][0]["hash"]}


def test_match_out_folder_and_replay_from_it(tmp_path):
    folder = tmp_path / "run"
    assert call("match", A, B, "-n", 20, "--seed", 4, "--out", folder).exit_code == 0
    total = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert total["games"] == 20
    from_folder = call("replay", folder, "--game", 7)
    from_options = call("replay", A, B, "--game", 7, "--seed", 4)
    assert from_folder.exit_code == from_options.exit_code == 0
    assert from_folder.stdout == from_options.stdout
    steps = json.loads(call("replay", folder, "-g", 7, "--json").stdout)
    assert steps["game"] == 7 and len(steps["steps"]) > 20


def test_match_resumes_and_stops_at_a_width(tmp_path):
    folder = tmp_path / "run"
    assert call("match", A, B, "-n", 500, "--policy", "random", "--out", folder).exit_code == 0
    assert "holds a run already" in bad("match", A, B, "-n", 500, "--policy", "random", "--out", folder)
    assert "seed 0, not 1" in bad("match", A, B, "--seed", 1, "--policy", "random", "--out", folder, "--resume")
    more = call("match", A, B, "--policy", "random", "--until", 4, "--out", folder, "--resume", "--json")
    total = json.loads(more.stdout)
    assert total["games"] % 2000 == 0
    assert 100 * (total["score_a"]["high"] - total["score_a"]["low"]) <= 4
    once = json.loads(call("match", A, B, "--policy", "random", "--until", 4, "--json").stdout)
    assert once["checksum"] == total["checksum"] == json.loads((folder / "summary.json").read_text())["checksum"]


def test_a_damaged_folder_is_one_line_and_code_2(tmp_path):
    folder = tmp_path / "run"
    options = ("match", A, B, "-n", 60, "--policy", "random", "--out", folder)
    call(*options)
    manifest = folder / "manifest.json"
    manifest.write_bytes(manifest.read_bytes()[:300])
    for args in ((*options, "--resume"), ("replay", folder, "-g", 1)):
        line = bad(*args)
        assert f"{manifest} is damaged" in line and "put a copy back" in line
    table = tmp_path / "table"
    call("matrix", A, B, "-n", 60, "--policy", "random", "--out", table)
    part = next(table.glob("cells/*/games-*.parquet"))
    part.write_bytes(b"PAR1")
    assert f"{part} is damaged" in bad("meta", table)


def test_match_csv(tmp_path):
    total = json.loads(call("match", A, B, "-n", 100, "--policy", "random", "--json").stdout)
    [row] = csv.DictReader(call("match", A, B, "-n", 100, "--policy", "random", "--csv").stdout.splitlines())
    assert row["checksum"] == total["checksum"]
    assert float(row["score_a_low"]) == total["score_a"]["low"]
    assert row["decks"] == f"{A}; {B}"
    marked = call("match", A, B, "-n", 100, "--policy", "random", "--csv-bom", "--out", tmp_path / "g.csv")
    assert marked.stdout.startswith("\ufeffgames,")
    assert (tmp_path / "g.csv").read_bytes().startswith(b"\xef\xbb\xbfgame,pair,deck_a,deck_b")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("match", A, "no_such_deck"), "no deck no_such_deck: neither a file nor a built-in deck"),
        (("match", A, "redgreen_resourcelink_b4"), "did you mean redgreen_resourcelink_b04?"),
        (("match", A, B, "-n", "-3"), "-3"),
        (("match", A, B, "-n", "0"), "0 is not in the range"),
        (("match", A, B, "-n", "many"), "'many' is not a valid integer"),
        (("match", A, B, "--seed", "-1"), "-1 is not in the range"),
        (("match", A, B, "--policy", "randon"), "unknown policy randon (did you mean random?)"),
        (("match", A, B, "--policy-b", "clever"), "unknown policy clever: there are random, greedy"),
        (("match", A, B, "--threads", "0"), "0 is not in the range"),
        (("match", A, B, "--pairing", "both"), "'both' is not one of"),
        (("match", A), "Missing argument 'DECK_B'"),
        (("match", A, B, "--colour"), "No such option"),
        (("match", A, B, "--out", "missing/folder/x.json"), "cannot write into"),
        (("match", A, B, "--out", "result.docx"), "give a folder or a file that ends in .json, .csv, .parquet"),
        (("matc", A, B), "no command matc (did you mean match?)"),
        (("replay", A, B), "Missing option '-g' / '--game'"),
        (("replay", A, B, B, "-g", "1"), "3 arguments"),
        (("replay", "nowhere", "-g", "1"), "nowhere is not the folder of a run"),
        (("match", A, B, "--resume"), "--resume needs the folder of the run: --out FOLDER"),
        (("match", A, B, "--resume", "--out", "x.csv"), "--resume needs the folder of the run"),
        (("match", A, B, "--until", "0"), "until 0.0: give the width"),
        (("cards", "show", "B01-999"), "unknown card B01-999 (did you mean"),
        (("bench", A), "1 decks: give two"),
        (("bench", "--floor", "missing.c"), "missing.c is not a file"),
        (("fuzz", "--games", "-1"), "-1 is not in the range"),
    ],
)
def test_bad_input_is_one_line_and_code_2(args, words):
    assert words in bad(*args)


def test_bad_deck_file_names_file_and_line(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text(builtin.read(A).replace("C01-005", "C01-555"), encoding="utf-8")
    assert f"{path}: line " in bad("match", path, B)
    for data in (b"", b"\0\1\2"):
        path.write_bytes(data)
        assert str(path) in bad("match", path, B)


def test_unwritable_output_is_found_before_a_game_is_played(tmp_path):
    (tmp_path / "file").write_text("")
    start = time.perf_counter()
    line = bad("match", A, B, "-n", 10**9, "--out", tmp_path / "file" / "run")
    assert "cannot create the folder" in line
    assert time.perf_counter() - start < 5


def test_help_and_version():
    assert __version__ in call("--version").stdout
    text = call("--help").stdout
    for name in COMMANDS:
        assert name in text
        assert call(name, "--help").exit_code == 0


# ---- decks and cards ------------------------------------------------------------------------------------------------


def test_decks_list():
    rows = json.loads(call("decks", "list", "--json").stdout)
    assert [row["name"] for row in rows] == builtin.names()
    assert all(row["ok"] for row in rows if row["name"] in (A, B))
    assert A in call("decks", "list").stdout


def test_decks_check_reports_everything_and_ends_with_2(tmp_path):
    path = tmp_path / "bad.txt"
    path.write_text("4 C01-003\n5 C01-003\n4 Q11-001\n")
    result = call("decks", "check", A, path)
    assert result.exit_code == 2
    assert result.stdout.startswith(f"{A}: ok")
    lines = result.stderr.splitlines()
    assert any(f"{path}: line 3: unknown card" in line for line in lines)
    assert any("the main deck has 13 cards" in line for line in lines)
    assert any("9 copies of C01-003" in line for line in lines)
    rows = json.loads(call("decks", "check", path, "--json").stdout)
    assert rows[0]["ok"] is False
    assert len(rows[0]["problems"]) == len(lines)
    assert call("decks", "check", A).exit_code == 0


def test_decks_check_with_a_ban_list(tmp_path):
    ban = tmp_path / "ban.txt"
    ban.write_text("# season\n0 C01-005\n1 《紅い牙ルビーハウル》\n", encoding="utf-8")
    result = call("decks", "check", A, "--ban-list", ban)
    assert result.exit_code == 2
    assert "0 allowed by the ban list" in result.stderr
    assert "at most 1 allowed by the ban list" in result.stderr
    ban.write_text("0 C99-999\n")
    assert "line 1: not a card" in bad("decks", "check", A, "--ban-list", ban)


@pytest.mark.parametrize("form", ["text", "csv", "json"])
def test_decks_convert(tmp_path, form):
    suffix = {"text": ".txt", "csv": ".csv", "json": ".json"}[form]
    path = tmp_path / f"deck{suffix}"
    assert call("decks", "convert", A, "-o", path).exit_code == 0
    assert path.read_text(encoding="utf-8") == call("decks", "convert", A, "--to", form).stdout
    row = json.loads(call("decks", "check", path, "--json").stdout)[0]
    assert row["ok"] and row["name"] == A


def test_decks_convert_to_an_unwritable_place(tmp_path):
    assert "cannot write" in bad("decks", "convert", A, "-o", tmp_path / "no" / "deck.txt")


def test_cards_show():
    text = call("cards", "show", "C01-004").stdout
    assert "C01-004 | 砂漠の女王クレオパトラ | Z/X | red | cost 3 | power 4500" in text
    assert "费用 3" in call("cards", "show", "C01-004", "--lang", "zh").stdout
    both = json.loads(call("cards", "show", "c01-4", "空のシエル", "--json").stdout)
    assert both[0]["number"] == "C01-004"
    assert {card["name_ja"] for card in both[1:]} == {"空のシエル"}
    source = call("cards", "show", "C01-004", "--source").stdout
    assert source.startswith('zx("C01-004", ja=')


def test_cards_status():
    total = json.loads(call("cards", "status", "--json").stdout)
    assert sum(total["total"].values()) == sum(sum(counts.values()) for counts in total["sets"].values()) >= 680
    assert total["sets"]["C01"] == {"complete": 17, "approximate": 0, "missing": 0}
    rows = json.loads(call("cards", "status", "--list", "missing", "--json").stdout)
    assert len(rows) == total["total"]["missing"]


# ---- fuzz -----------------------------------------------------------------------------------------------------------


def test_fuzz_json():
    result = call("fuzz", "--games", 4, "--seed", 1, "--json")
    assert result.exit_code == 0
    total = json.loads(result.stdout)
    assert total["games"] == 4
    assert total["mismatches"] == 0
    assert total["decisions"] > 100
    assert "4 games, " in call("fuzz", "--games", 4, "--seed", 1).stdout


def test_fuzz_ends_with_1_and_shows_a_mismatch(monkeypatch, tmp_path):
    from zxfast.testing import lockstep

    report = {"decks": ["a", "b"], "seed": 2, "pair": 7, "decision": 9, "answers": [1], "difference": ["/turn: 1 | 2"]}
    total = {"games": 8, "decisions": 99, "mismatches": 1, "seed": 2, "variant": "v3", "decision_kinds": {}, "reports": [report]}
    asked = {}
    monkeypatch.setattr(lockstep, "run", lambda games, seed, **options: asked.update(options) or total)
    result = call("fuzz", "--games", 50, "--seed", 2, "--save", tmp_path / "new")
    assert result.exit_code == 1
    assert "8 games, 99 decisions compared, 1 mismatches" in result.stdout
    assert "a against b, pair 7, decision 9:\n  /turn: 1 | 2" in result.stdout
    assert asked["folder"] == tmp_path / "new"


# ---- as a process ---------------------------------------------------------------------------------------------------


def process(*args, **options):
    return subprocess.Popen(
        [sys.executable, "-m", "zxfast", *map(str, args)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


def test_ctrl_c_keeps_what_is_finished(tmp_path):
    out = tmp_path / "games.csv"
    for patience in (2.5, 10, 40):  # on a busy machine the first games are late
        running = process("match", A, B, "-n", 2 * 10**7, "--threads", "2", "--json", "--out", out)
        time.sleep(patience)
        running.send_signal(signal.SIGINT)
        stdout, stderr = running.communicate(timeout=60)
        assert running.returncode == 130
        if stdout:
            break
    total = json.loads(stdout)
    assert total["interrupted"] is True
    assert 0 < total["games"] < 2 * 10**7
    assert stderr.startswith("interrupted: ")
    with out.open(encoding="utf-8", newline="") as file:
        assert sum(1 for _ in csv.reader(file)) == total["games"] + 1


def test_a_closed_pipe_is_no_traceback():
    running = process("replay", A, B, "-g", 0)
    running.stdout.close()
    with running:
        assert "Traceback" not in running.stderr.read()


def test_names_are_printed_where_the_terminal_has_no_such_letters():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    running = process("cards", "show", "C01-004", env=environment)
    stdout, stderr = running.communicate(timeout=60)
    assert running.returncode == 0, stderr
    assert "C01-004" in stdout


# ---- numbers and files that cannot be meant -------------------------------------------------------------------------


def test_a_game_beyond_every_run():
    assert "2^64" in bad("replay", A, B, "--game", 10**30)
    assert "2^64" in bad("match", A, B, "-n", 10**30)


def test_hypotheses_in_the_wrong_order():
    assert "give an --h1 above --h0" in bad("swap", "b01_mono_red", "B01-012=B01-016", "--h0", 2, "--h1", 1)


def test_no_deck_no_ban_list_no_matrix(tmp_path):
    assert "no deck given" in bad("match", "", B)
    assert "give a ban list" in bad("decks", "check", A, "--ban-list", tmp_path)
    assert "give a ban list" in bad("decks", "check", A, "--ban-list", tmp_path / "none.txt")
    assert "no run and no matrix" in bad("meta", tmp_path)


@pytest.mark.parametrize("content", [b"\x89PNG\r\n", b"[]", b"{}", b'{"cards": {}, "decks": [], "seed": 1}'])
def test_a_file_that_is_no_saved_game(tmp_path, content):
    file = tmp_path / "saved.json"
    file.write_bytes(content)
    assert "zxfast fuzz --save" in bad("fuzz", "--replay", file)


def test_odds_of_nothing():
    assert "smaller number first" in bad("odds", "cards", "-n", 4, "-g", "a=4", "-w", "a=3..1")
    assert "no cards given" in bad("odds", "dead")
    assert "100 cards left" in bad("ignition", A, "-n", 0, "--left", 100)


def test_an_interrupted_measurement_is_none(monkeypatch):
    from zxfast.cli import bench

    class Interrupted:
        interrupted = True

    monkeypatch.setattr(bench, "play", lambda spec, threads: Interrupted())
    assert call("bench", "--runs", 1).exit_code == 130


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_a_full_disk_behind_stdout():
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "zxfast", "decks", "list"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines()[0].startswith("error: cannot write all of the output")
    assert "Traceback" not in done.stderr


def test_closed_stdout():
    done = subprocess.run(
        ["sh", "-c", '"$0" -m zxfast match "$1" "$2" -n 2 --threads 1 >&-', sys.executable, A, B], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
