"""From a result to one HTML file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zxfast import __version__
from zxfast.errors import UserError
from zxfast.run.disk import check_writable, write_whole

from .page import Facts, Figure, Group, Page, Prose, Table
from .words import Words

if TYPE_CHECKING:
    from jinja2 import Environment

INSTALL = "reports need jinja2: pip install 'zxfast[report]'"
SUFFIXES = (".html", ".htm")


def check_report(path: Path) -> None:
    """Make sure, before anything is played, that a report can be written to `path`; UserError if not."""
    if path.suffix not in SUFFIXES:
        raise UserError(f"cannot write a report to {path}: give a file that ends in {' or '.join(SUFFIXES)}")
    if path.is_dir():
        raise UserError(f"cannot write a report to {path}: it is a folder")
    _environment()
    check_writable(path.parent)


def html(result: Any, lang: str = "en") -> str:
    """The report of a result as HTML text that needs no other file and no network.

    result: a `zxfast.Run`, a `zxfast.Matrix` or what `zxfast.ignition` gives. lang: "en", "ja" or "zh". Raises UserError for
    another language, or without jinja2 (the extra `report`), and TypeError for a result that has no report.
    """
    words = Words(lang)
    template = _environment().get_template("report.html")
    parts = {name: (files(__package__) / "template" / name).read_text(encoding="utf-8") for name in ("style.css", "sort.js")}
    page = page_of(result, words)
    return template.render(page=page, words=words, style=parts["style.css"], script=parts["sort.js"], version=__version__)


def write(result: Any, path: str | Path, lang: str = "en") -> None:
    """Write the report of a result to `path`, whole or not at all. See `html`; UserError also if the disk does not take it."""
    target = Path(path)
    check_report(target)
    text = html(result, lang)
    try:
        write_whole(target, lambda part: part.write_text(text, encoding="utf-8"))
    except OSError as error:
        raise UserError(f"cannot write {target}: {error.strerror or error}") from None


def page_of(result: Any, words: Words) -> Page:
    """What the report of a result says."""
    from zxfast.matchups import Matrix
    from zxfast.run import Run
    from zxfast.run.ignition import Ignition

    if isinstance(result, Run):
        from .match import match_page

        return match_page(result, words)
    if isinstance(result, Matrix):
        from .matrix import matrix_page

        return matrix_page(result, words)
    if isinstance(result, Ignition):
        from .ignition import ignition_page

        return ignition_page(result, words)
    raise TypeError(f"no report of a {type(result).__name__}: give a Run, a Matrix or an Ignition")


def _environment() -> Environment:
    try:
        from jinja2 import Environment, PackageLoader, StrictUndefined
    except ImportError:
        raise UserError(INSTALL) from None
    loader = PackageLoader(__package__, "template")
    made = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.tests.update({kind.__name__.lower(): _is(kind) for kind in (Facts, Figure, Group, Prose, Table)})
    return made


def _is(kind: type) -> Any:
    return lambda block: isinstance(block, kind)
