"""Runs to report on, and a reader of HTML that needs no browser."""

from html.parser import HTMLParser

import pytest

import zxfast as zx

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"
VOID = {"meta", "link", "br", "line", "rect", "circle", "path", "polyline"}


class Reader(HTMLParser):
    """Tables by caption as rows of (text, data-sort), all text, all elements; complains about elements that do not close."""

    def __init__(self, text):
        super().__init__()
        self.tables, self.elements, self.texts, self.stack = {}, [], [], []
        self.rows = self.cell = self.caption = None
        self.feed(text)
        assert self.stack == []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.elements.append((tag, values))
        if tag not in VOID:
            self.stack.append(tag)
        if tag == "table":
            self.rows, self.caption = [], ""
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.cell = ["", values.get("data-sort")]
            self.rows[-1].append(self.cell)

    def handle_startendtag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        assert self.stack.pop() == tag
        if tag == "table":
            self.tables[self.caption] = self.rows
        elif tag in ("td", "th"):
            self.cell = None

    def handle_data(self, data):
        if self.stack and self.stack[-1] in ("script", "style"):
            return
        self.texts.append(data)
        if "caption" in self.stack:
            self.caption += data
        if self.cell is not None:
            self.cell[0] += data

    @property
    def text(self):
        return " ".join(self.texts)


@pytest.fixture(scope="session")
def read():
    return Reader


@pytest.fixture(scope="session")
def run():
    """A run long enough for curves."""
    return zx.match(A, B, games=2000, seed=5, policy="heuristic", threads=1)
