"""Testing rules and cards: scenarios played in both engines."""

from .scenario import EnginesDiffer, Handle, IllegalAction, Scenario

__all__ = ["EnginesDiffer", "Handle", "IllegalAction", "Scenario"]
