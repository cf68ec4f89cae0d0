"""What every command that prints results has in common: JSON, CSV, and a terminal that shows what is going on."""

import csv
import json
import os
import pty
import subprocess
import sys

import pytest
from calls import good

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"

TABLES = [
    (("odds", "ignition"), "answers"),
    (("odds", "turns", "--copies", "4"), "answers"),
    (("odds", "cards", "-n", "5", "-g", "icon=20"), "answers"),
    (("decks", "list"), None),
    (("decks", "check", A, B), None),
    (("cards", "show", "C01-004", "C01-005"), None),
    (("cards", "status", "--list", "approximate"), None),
    (("cards", "status"), "sets"),
    (("matrix", A, B, "-n", "10", "--threads", "1"), "cells"),
]


@pytest.mark.parametrize(("args", "key"), TABLES, ids=[" ".join(args[:2]) for args, _ in TABLES])
def test_csv_has_a_row_for_everything_in_the_json(args, key):
    data = json.loads(good(*args, "--json"))
    data = data[key] if key else data
    text = good(*args, "--csv")
    rows = list(csv.DictReader(text.splitlines(keepends=True)))
    assert len(rows) == len(data) > 0
    assert all(None not in row and None not in row.values() for row in rows)  # no row is longer or shorter than the header
    marked = good(*args, "--csv-bom")
    assert marked.startswith("\ufeff")
    if args[0] != "matrix":  # its seconds differ
        assert marked == "\ufeff" + text


def on_a_terminal(*args, columns=160):
    """What a command writes to a terminal of 160 columns."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "NO_COLOR": ""}
    running = subprocess.Popen(
        [sys.executable, "-m", "zxfast", *args], stdin=slave, stdout=slave, stderr=slave, env=environment, close_fds=True
    )
    os.close(slave)
    shown = b""
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        shown += piece
    os.close(master)
    assert running.wait(timeout=60) == 0, shown.decode(errors="replace")
    return shown.decode()


def test_a_terminal_shows_rate_and_running_interval():
    shown = on_a_terminal("match", A, B, "-n", "30000", "--policy", "random", "--threads", "1")
    assert "games/s" in shown
    assert "/30000" in shown
    assert "A 4" in shown and "%, 4" in shown  # A 41.5% [41.0%, 42.1%]
    assert "30,000 games, random against random" in shown


def test_a_terminal_is_left_alone_with_json():
    shown = on_a_terminal("match", A, B, "-n", "200", "--threads", "1", "--json")
    assert "\x1b" not in shown
    assert json.loads(shown)["games"] == 200


def test_a_narrow_terminal_loses_no_numbers():
    shown = on_a_terminal("matrix", A, B, "-n", "20", "--threads", "1", columns=40)
    after = shown[shown.index("win rate of the row") :]
    assert "…" not in after
    assert "going first wins" in after and "over the next, points" in after
