"""All cards: one module per set, one definition per printed number. Importing the package fills the registry."""

from importlib import import_module

from ..vocabulary.card import Registry, registry

SETS = (
    "b01", "b02", "b03", "b04", "b05", "c01", "c02", "c03", "c04", "e01", "f01", "f02", "f03", "f04", "f05", "f07",
    "f08", "f09", "f10", "p01", "p02", "p03", "p04", "p05",
)


def load_all() -> Registry:
    """The registry with every card of every set."""
    for name in SETS:
        import_module(f"{__name__}.{name}")
    return registry


load_all()
