"""Files of reports: checked before a game is played, whole or not at all, without jinja2 one clear line."""

import sys

import pytest
from click.testing import CliRunner

from zxfast.cli import cli
from zxfast.errors import UserError
from zxfast.report import check_report, write

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"


def call(*args):
    return CliRunner().invoke(cli, [str(arg) for arg in args])


def test_match_writes_a_report(tmp_path):
    target = tmp_path / "out.html"
    result = call("match", A, B, "-n", 20, "--threads", 1, "--report", target, "--lang", "ja")
    assert result.exit_code == 0, result.output
    assert "wins" in result.stdout
    assert '<html lang="ja">' in target.read_text(encoding="utf-8")
    assert list(tmp_path.iterdir()) == [target]


def test_matrix_writes_a_report(tmp_path):
    target = tmp_path / "out.html"
    result = call("matrix", A, B, "-n", 20, "--threads", 1, "--report", target, "--lang", "zh")
    assert result.exit_code == 0, result.output
    assert '<html lang="zh">' in target.read_text(encoding="utf-8")
    assert call("matrix", A, B, "-n", 10**9, "--report", tmp_path / "no" / "out.html").exit_code == 2


def test_ignition_writes_a_report(tmp_path):
    target = tmp_path / "out.html"
    result = call("ignition", A, "-n", 20, "--threads", 1, "--report", target)
    assert result.exit_code == 0, result.output
    assert "Ignition of" in target.read_text(encoding="utf-8")
    for arguments in (["--all"], [A, "-n", 0]):
        refused = call("ignition", *arguments, "--report", tmp_path / "other.html")
        assert refused.exit_code == 2
        assert "one deck" in refused.stderr
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("name", ["out.pdf", "out", "missing/out.html"])
def test_a_bad_target_is_refused_before_playing(tmp_path, name):
    result = call("match", A, B, "-n", 10**9, "--report", tmp_path / name)
    assert result.exit_code == 2
    assert result.stderr.startswith("error: cannot write")
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_target(tmp_path):
    (tmp_path / "out.html").mkdir()
    with pytest.raises(UserError, match="it is a folder"):
        check_report(tmp_path / "out.html")


def test_an_unknown_language_is_refused(tmp_path):
    result = call("match", A, B, "-n", 20, "--report", tmp_path / "out.html", "--lang", "fr")
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_without_jinja2_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "jinja2", None)
    result = call("match", A, B, "-n", 10**9, "--report", tmp_path / "out.html")
    assert result.exit_code == 2
    assert "pip install 'zxfast[report]'" in result.stderr


def test_an_old_report_survives_a_failure(run, tmp_path, monkeypatch):
    target = tmp_path / "out.html"
    target.write_text("old")
    monkeypatch.setattr("zxfast.run.disk.Path.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(UserError, match="No space left"):
        write(run, target)
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]
