"""Matchups of many decks: which cells to play, playing them, the table that comes out."""

from .api import matrix
from .table import Cell, Matrix

__all__ = ["Cell", "Matrix", "matrix"]
