"""Fixtures of the statistics tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None)  # timings on a busy machine say nothing
settings.load_profile("steady")

SHARED = Path(__file__).resolve().parents[2].parent / "shared" / "oracles"


@pytest.fixture(scope="session")
def oracle_file() -> Callable[[str], Path]:
    """Path of a shared oracle file by name; skips the test with the reason where it is absent."""

    def find(name: str) -> Path:
        path = SHARED / name
        if not path.exists():
            pytest.skip(f"../shared/oracles/{name} is not here")
        return path

    return find
