"""The texts say what is true: files and commands they name exist, the deck in the README is read."""

import re
from pathlib import Path

import pytest

from zxfast.cli.main import COMMANDS
from zxfast.decks.parse import parse

ROOT = Path(__file__).parents[2]
TEXTS = ("README.md", "README.ja.md", "README.zh.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md")
TEXTS += ("docs/scenario.md", "docs/results.md", "docs/ignition.md", "docs/swap.md")

pytestmark = pytest.mark.skipif(not (ROOT / "README.md").is_file(), reason="not a source tree")


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_somewhere(name):
    for target in re.findall(r"\]\(([^)]+)\)", text(name)):
        file, _, anchor = target.partition("#")
        assert (ROOT / file).is_file(), target
        if anchor:
            headings = [re.sub(r"[^a-z ]", "", line.lower()).strip() for line in text(file).splitlines() if line.startswith("#")]
            assert anchor.replace("-", " ") in headings, target


@pytest.mark.parametrize("name", TEXTS)
def test_commands_exist(name):
    targets = set(re.findall(r"^(\w+):", text("Makefile"), re.MULTILINE))
    for command in re.findall(r"(?:`|^ *)zxfast ([a-z]+)\b", text(name), re.MULTILINE):
        assert command in COMMANDS, command
    for target in re.findall(r"`make (\w+)`|^make (\w+)", text(name), re.MULTILINE):
        assert set(target) - {""} <= targets


@pytest.mark.parametrize("name", ["README.md", "README.ja.md", "README.zh.md"])
def test_every_command_is_named(name):
    assert set(re.findall(r"^zxfast ([a-z]+)\b", text(name), re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_named_files_exist(name):
    everything = {str(path.relative_to(ROOT)) for folder in ("zxfast", "tests") for path in (ROOT / folder).rglob("*")}
    for file in re.findall(r"`((?:[\w]+/)*[\w]+(?:\.(?:py|pxd|pxi|md|tsv)|/))`", text(name)):
        found = (ROOT / file).exists() or any(path.endswith("/" + file.rstrip("/")) for path in everything)
        assert found, file


def test_the_example_deck_of_the_readme_is_read():
    [block] = re.findall(r"```\n(# comment\n.*?)```", text("README.md"), re.DOTALL)
    listing = parse(block)
    assert listing.problems == []
    assert sorted(entry.count for entry in listing.entries) == [1, 4, 4, 4, 4]


def test_no_paths_of_one_machine():
    for name in (*TEXTS, "Makefile", "pyproject.toml", "setup.py"):
        assert not re.search(r"(^|[^\w.])/(home|root|work|tmp)/", text(name)), name
