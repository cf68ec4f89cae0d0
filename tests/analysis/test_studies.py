"""Every study runs with --quick, and its README has the tables that it makes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(path.parent for path in (ROOT / "analysis").glob("*/run.py"))
STUDIES = [folder for folder in FOLDERS if "study.run(" in (folder / "run.py").read_text(encoding="utf-8")]
TABLE = re.compile(r"<!-- begin: (\w+) -->\n(.*?)\n?<!-- end: \1 -->", re.DOTALL)

pytestmark = pytest.mark.skipif(not FOLDERS, reason="not a source tree")


@pytest.fixture
def study(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "analysis"))
    import study

    return study


def test_there_are_studies():
    names = {folder.name for folder in STUDIES}
    assert names >= {"first_player_advantage", "policy_sensitivity", "starter_matchups", "ignition_probability"}


@pytest.mark.parametrize("folder", STUDIES, ids=lambda folder: folder.name)
def test_a_study_makes_the_tables_of_its_readme(folder):
    before = (folder / "README.md").read_bytes()
    command = [sys.executable, str(folder / "run.py"), "--quick", "--threads", "1"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert done.returncode == 0, done.stderr
    assert (folder / "README.md").read_bytes() == before
    made, shown = dict(TABLE.findall(done.stdout)), dict(TABLE.findall(before.decode()))
    assert made.keys() == shown.keys()
    for name, table in made.items():
        if name == "result":
            assert table.strip().endswith(".")
            continue
        lines = table.splitlines()
        assert len(lines) > 2
        assert len({line.count(" | ") for line in lines}) == 1
        if shown[name] and name not in ("matrix", "odds"):  # whose columns depend on the decks
            assert shown[name].splitlines()[0] == lines[0]


@pytest.mark.parametrize("folder", STUDIES, ids=lambda folder: folder.name)
def test_a_readme_has_question_method_result_and_command(folder):
    text = (folder / "README.md").read_text(encoding="utf-8")
    for part in ("**Question.**", "**Method.**", "**Result.**", f"python analysis/{folder.name}/run.py "):
        assert part in text


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_study_uses_only_what_is_public(folder):
    text = (folder / "run.py").read_text(encoding="utf-8")
    assert not re.search(r"\b(?:from|import) zxfast[\w.]*\._|\bzx\._|import _", text)


def test_tables_go_between_their_markers_only(study):
    text = "a\n<!-- begin: one -->\nold\n<!-- end: one -->\nb\n<!-- begin: two -->\n<!-- end: two -->\nc\n"
    done = study.put(text, {"one": "new \\1", "two": "| x |"})
    assert done == "a\n<!-- begin: one -->\nnew \\1\n<!-- end: one -->\nb\n<!-- begin: two -->\n| x |\n<!-- end: two -->\nc\n"
    assert study.put(done, {"one": "new \\1", "two": "| x |"}) == done
    with pytest.raises(ValueError, match="0 places for the table three"):
        study.put(text, {"three": ""})


def test_the_full_run_writes_its_readme_and_others_do_not(study, tmp_path, capsys):
    readme = tmp_path / "README.md"
    empty = "<!-- begin: t -->\n<!-- end: t -->\n"

    def tables(options):
        return {"t": f"{options.games} {options.seed} {options.threads}"}

    for arguments, written in ((["--quick"], ""), (["--games", "6"], ""), (["--seed", "3", "--threads", "1"], "500 3 1\n")):
        readme.write_text(empty)
        study.run(str(tmp_path / "run.py"), 500, tables, arguments)
        assert readme.read_text() == empty.replace("\n<", f"\n{written}<", 1)
    assert "<!-- begin: t -->\n20 1 None\n<!-- end: t -->" in capsys.readouterr().out
