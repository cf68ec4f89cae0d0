"""The one error of bad input."""

from __future__ import annotations


class UserError(ValueError):
    """What the caller gave cannot be used: a deck, a name, an option, a file.

    message: one line that names the place (file, line) and the remedy. problems: every fault found, one line each, where
    there can be several; `message` then holds the first ones. The command line prints the message alone and ends with
    code 2.
    """

    def __init__(self, message: str, problems: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.problems = problems or (message,)
