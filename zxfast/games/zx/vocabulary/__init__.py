"""The language of Z/X cards: nodes, tribes, short words for them, and the registry of cards."""

from .card import *
from .nodes import *
from .tribes import *
from .words import *
