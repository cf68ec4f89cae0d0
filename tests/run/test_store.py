"""Runs on disk: nothing lost or doubled whatever happens, nothing silently wrong."""

import os
import shutil
import signal
import subprocess
import sys
import time

import msgspec
import numpy as np
import pytest

import zxfast as zx
from zxfast.errors import UserError
from zxfast.games.zx import engine
from zxfast.run import RunSpec, play, store
from zxfast.run.columns import from_arrow, to_arrow
from zxfast.run.manifest import Manifest, read_manifest
from zxfast.run.worker import Worker

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"


def match(games, out=None, **options):
    return zx.match(A, B, games=games, seed=6, policy="random", threads=1, out=out, **options)


@pytest.fixture
def many_parts(monkeypatch):
    monkeypatch.setattr(store, "PART_SECONDS", 0.0)


@pytest.fixture(scope="module")
def whole():
    return match(700)


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A folder with a run of 400 games in several parts."""
    folder = tmp_path_factory.mktemp("finished")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "PART_SECONDS", 0.0)
        match(400, folder)
    return folder


@pytest.fixture
def folder(finished, tmp_path):
    shutil.copytree(finished, tmp_path / "run")
    return tmp_path / "run"


def same(run, other):
    assert run.checksum == other.checksum
    assert np.array_equal(run.rows, other.rows)
    assert np.array_equal(run.tallies, other.tallies)
    mine, theirs = run.to_dict(), other.to_dict()
    for name in ("seconds", "games_per_second", "threads"):
        del mine[name], theirs[name]
    assert mine == theirs


def test_rows_survive_arrow():
    rows = np.zeros(6, dtype=engine.ROW_DTYPE)
    rng = np.random.default_rng(0)
    for name in engine.ROW_DTYPE.names:
        if name not in ("pad", "winner", "first", "reason"):
            rows[name] = rng.integers(0, 2**15, rows[name].shape)
    rows["winner"], rows["first"], rows["reason"] = [-1, 0, 1, 0, -1, 1], [0, 1] * 3, [1, 2, 3, 4, 5, 1]
    assert from_arrow(to_arrow(rows, ("a", "b"))).tobytes() == rows.tobytes()


def test_a_run_on_disk_is_the_run_in_memory(tmp_path, whole, many_parts):
    run = match(700, tmp_path / "new" / "run")
    same(run, whole)
    loaded = zx.load(tmp_path / "new" / "run")
    same(loaded, whole)
    assert loaded.spec == whole.spec
    assert loaded.games.equals(whole.games)
    assert loaded.cards.equals(whole.cards)
    assert not loaded.interrupted
    assert len(list((tmp_path / "new" / "run").glob("games-*.parquet"))) > 2
    assert zx.replay(loaded, game=5).text == zx.replay(whole, game=5).text


def test_a_resumed_run_is_the_run_in_one_go(folder, whole, many_parts):
    before = [part.file for part in read_manifest(folder).parts]
    same(match(700, folder, resume=True), whole)
    parts = read_manifest(folder).parts
    assert [part.file for part in parts][: len(before)] == before
    assert sum(part.games for part in parts) == 700
    same(zx.load(folder), whole)


def test_resume_of_a_finished_run_plays_nothing(folder, monkeypatch):
    asked = []
    play_pairs = Worker.__call__
    monkeypatch.setattr(Worker, "__call__", lambda self, pair, games: asked.append(games) or play_pairs(self, pair, games))
    run = match(400, folder, resume=True)
    assert run.totals.games == 400
    assert asked == [2]  # the last pair once more, to see that it is the same engine


def test_resume_without_a_run_begins_one(tmp_path, whole):
    same(match(700, tmp_path / "none", resume=True), whole)


def test_a_run_is_not_written_over(folder):
    before = (folder / "manifest.json").read_bytes()
    with pytest.raises(UserError, match="holds a run already: --resume goes on with it"):
        match(400, folder)
    assert (folder / "manifest.json").read_bytes() == before


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 7}, "seed 6, not 7"),
        ({"policy_b": "greedy"}, "policy b random, not greedy"),
        ({"pairing": "seat"}, "pairing deck, not seat"),
        ({"b": "b01_mono_red"}, f"deck b {B} \\(.{{16}}\\), not b01_mono_red"),
        ({"games": 300}, "holds 400 games already: give at least as many"),
    ],
)
def test_resume_of_another_run_names_the_difference(folder, change, words):
    options = {"a": A, "b": B, "games": 700, "seed": 6, "policy": "random", "out": folder, "resume": True, **change}
    with pytest.raises(UserError, match=words):
        zx.match(**options)
    zx.load(folder)


def test_resume_by_another_version_is_refused(folder):
    manifest = read_manifest(folder)
    old = msgspec.structs.replace(manifest, version="0.0.1")
    (folder / "manifest.json").write_bytes(msgspec.json.encode(old))
    with pytest.raises(UserError, match=r"version 0\.0\.1, not"):
        match(700, folder, resume=True)


def test_resume_by_an_engine_that_plays_other_games_is_refused(folder, monkeypatch):
    play_pairs = Worker.__call__

    def other(self, pair, games):
        chunk = play_pairs(self, pair, games)
        chunk.rows["turns"] += 1
        return chunk

    monkeypatch.setattr(Worker, "__call__", other)
    with pytest.raises(UserError, match="game 398 differs when it is played again"):
        match(700, folder, resume=True)


def test_an_odd_run_cannot_be_made_longer(tmp_path):
    match(35, tmp_path)
    assert zx.load(tmp_path).totals.games == 35
    with pytest.raises(UserError, match="ends in the middle of a pair"):
        match(50, tmp_path, resume=True)
    assert match(35, tmp_path, resume=True).totals.games == 35


# ---- what can be damaged --------------------------------------------------------------------------------------------


def overwrite(path):
    data = bytearray(path.read_bytes())
    data[40:80] = bytes(40)  # in the first column
    path.write_bytes(data)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda folder, part: part.unlink(), "is missing: the command that played it, with --resume, plays"),
        (lambda folder, part: overwrite(part), "is damaged"),
        (lambda folder, part: part.write_bytes(b""), "is damaged"),
        (lambda folder, part: part.write_bytes(part.read_bytes()[:-100]), "is damaged"),
        (lambda folder, part: shutil.copy(sorted(folder.glob("games-*"))[0], part), "its games are not those that were written"),
    ],
)
def test_a_damaged_part_is_refused_and_played_again_by_resume(folder, harm, words, whole):
    part = sorted(folder.glob("games-*.parquet"))[1]
    harm(folder, part)
    with pytest.raises(UserError, match=words) as error:
        zx.load(folder)
    assert str(part) in str(error.value) and "\n" not in str(error.value)
    same(match(700, folder, resume=True), whole)
    same(zx.load(folder), whole)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda text: "", "damaged"),
        (lambda text: text[: len(text) // 2], "damaged"),
        (lambda text: text.replace('"seed": 6', '"seed": "six"'), r"Expected `int`, got `str` - at `\$\.seed`"),
        (lambda text: text.replace('"parts"', '"pieces"'), "holds no finished games yet"),
        (lambda text: text.replace("C01-005", "C01-999"), "unknown card C01-999"),
        (lambda text: text.replace("C01-005", "C01-003"), "is not the one that was played"),
        (lambda text: text.replace('"first_game": 0', '"first_game": 2'), "does not begin with game 0"),
        (lambda text: text.replace('"file": "games-', '"file": "../games-'), "damaged"),
        (lambda text: text.replace('"format": 1', '"format": 2'), "damaged"),
    ],
)
def test_a_damaged_manifest_is_refused(folder, harm, words):
    path = folder / "manifest.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(harm(text), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    with pytest.raises(UserError, match=words) as error:
        zx.load(folder)
    assert "\n" not in str(error.value)


def test_parts_without_a_manifest_are_not_touched(folder):
    (folder / "manifest.json").unlink()
    with pytest.raises(UserError, match="holds no run and no matrix"):
        zx.load(folder)
    with pytest.raises(UserError, match=r"holds parts of a run but no manifest\.json"):
        match(400, folder, resume=True)
    assert len(list(folder.glob("games-*.parquet"))) > 2


def test_a_full_disk_is_one_message(tmp_path, monkeypatch):
    real = store.write_whole

    def full(path, write_to):
        if path.suffix == ".parquet":
            raise OSError(28, "No space left on device")
        real(path, write_to)

    monkeypatch.setattr(store, "write_whole", full)
    with pytest.raises(UserError, match="No space left on device; --resume goes on later"):
        match(100, tmp_path)
    monkeypatch.undo()
    assert match(100, tmp_path, resume=True).totals.games == 100


def test_one_process_writes_a_folder_at_a_time(tmp_path):
    from zxfast.run.disk import locked

    with locked(tmp_path), pytest.raises(UserError, match="another process writes to"):
        match(10, tmp_path)


# ---- killed ---------------------------------------------------------------------------------------------------------

PLAYER = """
import sys
from zxfast.run import execute, store
store.PART_GAMES, execute.CHUNK_SECONDS = 400, 0.01
from zxfast.cli import main
main()
"""


def test_killed_and_resumed_nothing_is_lost_or_doubled(tmp_path):
    folder, games = tmp_path / "run", 12_000
    options = [A, B, "-n", str(games), "--seed", "6", "--policy", "random", "--threads", "1", "--out", str(folder), "--resume"]
    command = [sys.executable, "-c", PLAYER, "match", *options]
    kept = []
    for parts in (1, 4, 8):  # killed as soon as there are so many parts
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        limit = time.monotonic() + 60
        while time.monotonic() < limit and running.poll() is None and len(list(folder.glob("games-*.parquet"))) < parts:
            time.sleep(0.002)
        running.send_signal(signal.SIGKILL)
        _, errors = running.communicate()
        assert running.returncode == -signal.SIGKILL, errors
        kept.append(read_manifest(folder).done if (folder / "manifest.json").exists() else 0)
    assert 0 <= kept[0] <= kept[1] <= kept[2] < games and kept[2] > 0
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    run = zx.load(folder)
    assert run.rows["game"].tolist() == list(range(games))
    same(run, match(games))
    assert not [name for name in os.listdir(folder) if name.endswith(".part")]


def test_a_part_that_no_manifest_lists_is_played_again(folder, whole):
    manifest = read_manifest(folder)
    shorter = msgspec.structs.replace(manifest, parts=manifest.parts[:-1], complete=False)
    (folder / "manifest.json").write_bytes(msgspec.json.encode(shorter))
    (folder / ".games-000000000400.parquet.999.part").write_bytes(b"half")
    same(match(700, folder, resume=True), whole)
    assert not list(folder.glob(".*.part"))


# ---- until ----------------------------------------------------------------------------------------------------------


def test_until_stops_at_the_width_on_any_number_of_threads(tmp_path):
    def until(**options):
        return match(50_000, until=3.0, **{"threads": 1, **options})

    def match(games, **options):
        return zx.match(A, B, games=games, seed=6, policy="random", **options)

    run = until()
    win = run.to_dict()["score_a"]
    assert 100 * (win["high"] - win["low"]) <= 3.0
    assert run.totals.games % 2000 == 0 and not run.interrupted
    shorter = match(run.totals.games - 2000, threads=1).to_dict()["score_a"]
    assert 100 * (shorter["high"] - shorter["low"]) > 3.0
    same(until(threads=3), run)
    match(1000, threads=1, out=tmp_path)
    same(until(out=tmp_path, resume=True), run)
    same(zx.load(tmp_path), run)


def test_until_ends_at_the_games(fake, spec):
    run = play(spec(5001), threads=2, worker=fake(), until=0.01)
    assert run.totals.games == 5001


@pytest.mark.parametrize("until", [0, -1, 100, float("nan")])
def test_bad_until(until):
    with pytest.raises(UserError, match="give the width of the interval in percentage points"):
        match(10, until=until)


def test_manifest_says_what_it_must(folder):
    manifest = read_manifest(folder)
    assert isinstance(manifest, Manifest)
    assert manifest.complete and manifest.done == manifest.games == 400
    assert manifest.seconds > 0
    spec = manifest.spec()
    assert isinstance(spec, RunSpec) and spec.deck_a.name == A and spec.seed == 6


def test_no_flipped_bit_gives_other_games(folder):
    part = read_manifest(folder).parts[0]
    path, (rows, tallies) = folder / part.file, store.read_part(folder, part)
    data = path.read_bytes()
    caught = 0
    for at in range(4, len(data), 397):  # some bytes of a file mean nothing for its games
        path.write_bytes(data[:at] + bytes([data[at] ^ 0x10]) + data[at + 1 :])
        try:
            found = store.read_part(folder, part)
        except UserError:
            caught += 1
        else:
            assert found[0].tobytes() == rows.tobytes() and np.array_equal(found[1], tallies)
    assert caught > 5


def test_ctrl_c_keeps_what_is_finished_and_resume_goes_on(tmp_path, whole, monkeypatch):
    play_pairs, asked = Worker.__call__, []

    def interrupted(self, pair, games):
        asked.append(games)
        if len(asked) == 5:
            os.kill(os.getpid(), signal.SIGINT)
        return play_pairs(self, pair, games)

    monkeypatch.setattr("zxfast.run.execute._chunk_games", lambda left, per_game, lanes: min(left, 50))
    monkeypatch.setattr(Worker, "__call__", interrupted)
    run = match(700, tmp_path)
    assert run.interrupted and 100 <= run.totals.games < 700
    assert zx.load(tmp_path).interrupted
    same(zx.load(tmp_path), run)
    monkeypatch.setattr(Worker, "__call__", play_pairs)
    same(match(700, tmp_path, resume=True), whole)


def test_bad_options_leave_nothing_behind(tmp_path):
    for options in ({"threads": 0}, {"until": -1.0}, {"policy_b": "clever"}):
        with pytest.raises(UserError):
            zx.match(A, B, games=10, out=tmp_path / "new", **options)
        assert not (tmp_path / "new").exists()
