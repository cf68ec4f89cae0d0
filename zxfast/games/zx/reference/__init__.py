"""The reference engine of Z/X: plain Python by chapter of the rules text, slow and readable.

It is the second opinion on the compiled engine: both read the same card nodes and PROTOCOL.md, and nothing else is shared.
Nothing is cached: continuous results are computed from the cards whenever they are read.
"""

from .engine import ReferenceGame
from .state import Decision, Options

__all__ = ["Decision", "Options", "ReferenceGame"]
