"""The source archive builds a wheel, and the installed wheel plays from an empty folder."""

import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (ROOT / "setup.py").is_file(), reason="not a source tree"),
]


def run(*command, cwd, **environment):
    done = subprocess.run(list(map(str, command)), cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Folder with the sdist and the wheel built from it. Made once: two builds in one source tree disturb each other."""
    folder = tmp_path_factory.mktemp("dist")
    quick = {"ZXFAST_OPTIMISE": "-O0", "ZXFAST_PGO": "0"}
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder, **quick)
    return folder


@pytest.fixture(scope="module")
def installed(built, tmp_path_factory):
    """Folder into which the wheel is installed, without its dependencies (they are here already)."""
    target = tmp_path_factory.mktemp("site")
    [wheel] = built.glob("*.whl")
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", target, wheel, cwd=target)
    return target


def test_the_sdist_has_every_source_of_the_engine(built):
    [sdist] = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        str(path.relative_to(ROOT))
        for suffix in ("py", "pyx", "pxd", "pxi", "html", "css", "js")
        for path in (ROOT / "zxfast").rglob(f"*.{suffix}")
    }
    wanted |= {"LICENSE", "README.md", "Makefile", "pyproject.toml", "setup.py", "tools/train.py"}
    assert wanted <= names
    assert not [name for name in names if name.endswith((".so", ".c", ".gcda"))]


def test_the_wheel_has_what_runs_and_no_more(built):
    [wheel] = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "zxfast/games/zx/decks/c01_white_red_asuka.txt" in names
    assert "zxfast/games/zx/printed.tsv" in names
    assert "zxfast/py.typed" in names
    assert {f"zxfast/report/template/{name}" for name in ("report.html", "style.css", "sort.js")} <= set(names)
    assert {f"zxfast/report/texts/{lang}.toml" for lang in ("en", "ja", "zh")} <= set(names)
    assert any(re.search(r"licenses/LICENSE$", name) for name in names)
    assert any(re.search(r"/_engine_portable\..*so$", name) for name in names)
    assert "zxfast/games/zx/vm.pxd" in names  # the compiler reads the numbers of the core from it
    assert not [name for name in names if name.endswith((".c", ".pyx", ".pxi", ".gcda"))]
    assert not [name for name in names if name.startswith(("tests", "tools", "analysis", "docs", "build"))]


@pytest.mark.parametrize("policy", ["random", "greedy", "heuristic"])
def test_the_installed_wheel_plays_from_an_empty_folder(installed, tmp_path, policy):
    """It is compiled without a profile, the engine in place usually with one: both give the same results."""
    where = run(sys.executable, "-c", "import zxfast; print(zxfast.__file__)", cwd=tmp_path, PYTHONPATH=str(installed))
    assert Path(where.strip()).is_relative_to(installed)
    match = ("match", "c01_white_red_asuka", "redgreen_resourcelink_b04", "-n", 300, "--json", "--policy", policy)
    command = (sys.executable, "-m", "zxfast", *match)
    outside = json.loads(run(*command, cwd=tmp_path, PYTHONPATH=str(installed)))
    inside = json.loads(run(*command, cwd=ROOT))
    assert outside["games"] == 300
    assert outside["checksum"] == inside["checksum"]
    assert list(tmp_path.iterdir()) == []


def test_the_command_is_installed(installed):
    assert (installed / "bin" / "zxfast").is_file()


def test_no_build_for_this_machine_only():
    code = re.sub(r'#[^\n]*|""".*?"""', "", (ROOT / "setup.py").read_text(encoding="utf-8"), flags=re.DOTALL)
    assert "march=x86-64-v3" in code
    assert "native" not in code
