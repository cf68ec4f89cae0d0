"""Runs: what to play, playing it in parallel, the result, and the replay of a single game."""

from .api import match
from .execute import play
from .query import sql
from .replayed import Replay, replay
from .result import Run
from .spec import RunSpec

__all__ = ["Replay", "Run", "RunSpec", "match", "play", "replay", "sql"]
