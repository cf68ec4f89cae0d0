"""The group of commands and what happens to errors."""

from __future__ import annotations

import difflib
import errno
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from zxfast import __version__
from zxfast.decks.lookup import did_you_mean
from zxfast.errors import UserError

OK, FAULT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130  # FAULT: of zxfast itself, or found by `fuzz`

COMMANDS = ("match", "matrix", "meta", "swap", "sql", "odds", "ignition", "replay", "decks", "cards", "fuzz", "bench")


class Commands(click.Group):
    """Commands by name, each in the module of its name; errors become exit codes."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"{__package__}.{cmd_name}").command
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            close = difflib.get_close_matches(args[0], COMMANDS, n=1)
            raise UserError(f"no command {args[0]}{did_you_mean(close)}: there are {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> NoReturn:
        if sys.stdout is None:  # closed by the caller
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - until the process ends
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # card names on a terminal that has no such letters
                stream.reconfigure(errors="backslashreplace")
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
        except UserError as error:
            _end(error.message, BAD_INPUT)
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(BAD_INPUT)
        except click.UsageError as error:
            where = f" (see `{error.ctx.command_path} --help`)" if error.ctx else ""
            _end(f"{error.format_message().rstrip('.')}{where}", BAD_INPUT)
        except click.ClickException as error:
            _end(error.format_message(), BAD_INPUT)
        except (click.Abort, KeyboardInterrupt):
            _end("interrupted: no result yet", INTERRUPTED)
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
            _end(f"cannot write all of the output: {error.strerror}", BAD_INPUT)
        sys.exit(code or OK)


def _end(message: str, code: int) -> NoReturn:
    click.echo(f"error: {' '.join(message.split())}", err=True)
    sys.exit(code)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, prog_name="zxfast")
def cli() -> None:
    """Simulate the card game Z/X: who wins, and why."""


def main() -> NoReturn:
    """Entry point of the `zxfast` command."""
    cli.main(prog_name="zxfast")
