"""Matchups of many decks: which cells to play, playing them, the table that comes out."""

from .api import load, matrix
from .metagame import Meta, meta
from .plan import MatrixSpec
from .table import Cell, Matrix

__all__ = ["Cell", "Matrix", "MatrixSpec", "Meta", "load", "matrix", "meta"]
