"""The numbers of the core, read from the .pxd files that define them: one place for each."""

from __future__ import annotations

import importlib.resources
import re

FILES = ("state.pxd", "vm.pxd", "selectors.pxd", "rules/cost.pxd", "options.pxd", "attempts.pxd", "policies/weights.pxd")


def _enums(text: str) -> dict[str, int]:
    """Members of every `cdef enum` block, numbered as C does."""
    found: dict[str, int] = {}
    value = None
    for line in text.splitlines():
        line = line.split("#")[0].rstrip()
        if re.match(r"cdef enum\b", line):
            value = -1
        elif line and not line.startswith(" "):
            value = None
        elif line and value is not None:
            name, _, number = line.strip().partition("=")
            value = int(number, 0) if number else value + 1
            found[name.strip()] = value
    return found


_folder = importlib.resources.files(__package__)
for _file in FILES:
    globals().update(_enums(_folder.joinpath(_file).read_text(encoding="utf-8")))

MAX_FILTERS = MAX_SELECTORS = MAX_CONDITIONS = MAX_ABILITIES = 256
MAX_PARTS = 128
MAX_CODE = 2048


def __getattr__(name: str) -> int:
    raise AttributeError(f"the core has no number called {name}")
