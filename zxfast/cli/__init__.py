"""The command line. Commands are loaded when they are called; every error of input is one line and exit code 2."""

from .main import cli, main

__all__ = ["cli", "main"]
