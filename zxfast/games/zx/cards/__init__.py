"""All cards: one module per set, one definition per printed number. Importing the package fills the registry."""

from ..vocabulary.card import Registry, registry
from . import b01, b02, b03, b04, b05, c01, c02, c03, c04, e01, f01, f02, f03, f04, f05, f07, f08, f09, f10, p01, p02, p03, p04, p05

SETS = (b01, b02, b03, b04, b05, c01, c02, c03, c04, e01, f01, f02, f03, f04, f05, f07, f08, f09, f10, p01, p02, p03, p04, p05)


def load_all() -> Registry:
    """The registry with every card of every set."""
    return registry
