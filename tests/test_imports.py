"""Who may import whom, and what a bare `import zxfast` costs."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import zxfast

PACKAGE = Path(zxfast.__file__).parent

# Lower layers first; a module imports its own layer and lower ones. Those of one set do not import each other.
LAYERS = [
    {"core"}, {"effects"}, {"games"}, {"decks", "cardtext"}, {"stats"}, {"run"}, {"matchups"}, {"report"}, {"testing"}, {"cli"},
]  # fmt: skip
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
ANYWHERE = {"errors", "__version__"}

MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported(path):
    """First-level names below zxfast that a file imports, anywhere in it."""
    here = ("zxfast", *path.relative_to(PACKAGE).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) + 1 - node.level] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            names = [base] if len(base) > 1 else [(*base, alias.name) for alias in node.names]
        else:
            continue
        yield from (name[1] for name in names if name[0] == "zxfast" and len(name) > 1)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_import_order(path):
    own = path.relative_to(PACKAGE).parts[0]
    for name in imported(path):
        if name in ANYWHERE or name == own:
            continue
        assert name in RANK, f"{name} has no layer"
        assert RANK[name] < RANK[own], f"{own} imports {name}"


def test_core_and_effects_know_no_game():
    for folder in ("core", "effects"):
        for path in (PACKAGE / folder).rglob("*.p*"):
            if path.suffix in (".py", ".pyx", ".pxd", ".pxi"):
                assert "zxfast.games" not in path.read_text(encoding="utf-8"), path


def test_import_zxfast_loads_nothing_heavy():
    heavy = "pandas", "scipy", "pyarrow", "click", "rich", "msgspec", "zxfast.games.zx.engine", "zxfast.decks", "zxfast.run"
    code = f"import sys, zxfast; print([name for name in {heavy!r} if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_import_zxfast_takes_at_most_40_ms_beyond_numpy():
    code = "import numpy, time; t = time.perf_counter(); import zxfast; print(time.perf_counter() - t)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout) for _ in range(3)
    ]
    assert min(times) < 0.040


def test_a_match_needs_no_pandas_scipy_or_rich():
    code = (
        "import sys, zxfast as zx; zx.match('c01_white_red_asuka', 'redgreen_resourcelink_b04', games=10).summary();"
        "print([name for name in ('pandas', 'scipy', 'pyarrow', 'rich') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_every_public_name_is_there():
    for name in zxfast.__all__:
        assert getattr(zxfast, name) is not None
    assert set(zxfast.__all__) <= set(dir(zxfast))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = zxfast.nothing


def test_reports_are_public_as_the_readme_says():
    code = "import zxfast as zx; assert callable(zx.report.write) and 'report' in dir(zx)"
    subprocess.run([sys.executable, "-c", code], check=True)
