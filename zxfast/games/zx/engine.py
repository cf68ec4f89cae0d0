"""The compiled engine: the fastest variant that this CPU can run, under one name.

The environment variable ZXFAST_VARIANT (portable, v3, debug, asan) forces a variant. All variants give the same results.
"""

from __future__ import annotations

import importlib
import os
import platform
from pathlib import Path
from types import ModuleType
from typing import Any

VARIANTS = ("v3", "portable", "debug", "asan")
MADE_BY = {"debug": "make debug", "asan": "make asan"}

# What x86-64-v3 adds, in the names of /proc/cpuinfo ("abm" is LZCNT and POPCNT, "xsave" stands for OSXSAVE).
V3_FLAGS = frozenset({"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "popcnt", "xsave"})


def cpu_flags(cpuinfo: str) -> frozenset[str]:
    """The feature flags of the first CPU in the text of /proc/cpuinfo; empty if there are none."""
    for line in cpuinfo.splitlines():
        key, _, value = line.partition(":")
        if key.strip() == "flags":
            return frozenset(value.split())
    return frozenset()


def best_variant() -> str:
    """ "v3" on an x86-64 CPU that has everything of x86-64-v3 and tells so, else "portable"."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return "portable"
    try:
        flags = cpu_flags(Path("/proc/cpuinfo").read_text())
    except OSError:
        return "portable"
    return "v3" if flags >= V3_FLAGS else "portable"


def _load() -> ModuleType:
    forced = os.environ.get("ZXFAST_VARIANT")
    if forced:
        if forced not in VARIANTS:
            raise ImportError(f"ZXFAST_VARIANT={forced}: there are {', '.join(VARIANTS)}")
        return _module(forced)
    best = best_variant()
    try:
        return _module(best)
    except ModuleNotFoundError:
        if best == "portable":
            raise
        return _module("portable")  # the compiler did not know x86-64-v3


def _module(variant: str) -> ModuleType:
    name = f"{__package__}._engine_{variant}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        remedy = f"`{MADE_BY[variant]}` builds it" if variant in MADE_BY else "build it with `make build` or `pip install .`"
        raise ModuleNotFoundError(f"the {variant} variant of the engine is not built: {remedy}", name=name) from None


_engine = _load()

VARIANT: str = _engine.VARIANT


def __getattr__(name: str) -> Any:
    return getattr(_engine, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *dir(_engine)})
