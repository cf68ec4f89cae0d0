"""Results as one HTML file that needs nothing else: tables, pictures, what was run; in English, Japanese or Chinese."""

from .words import LANGS
from .write import check_report, html, write

__all__ = ["LANGS", "check_report", "html", "write"]
