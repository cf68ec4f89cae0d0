"""Files that appear whole or not at all, and folders that one process writes at a time."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from zxfast.errors import UserError

try:
    import fcntl
except ImportError:  # not on Windows: there nobody is kept from writing a folder twice
    fcntl = None  # type: ignore[assignment]

LOCK = ".lock"


def write_whole(path: Path, write_to: Callable[[Path], object]) -> None:
    """Let `write_to` write a file beside `path`, bring it to the disk, then rename it. Raises OSError."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        write_to(part)
        _sync(part)
        part.replace(path)
        with suppress(OSError):  # not every system can do this to a folder
            _sync(path.parent)
    finally:
        part.unlink(missing_ok=True)


def make_folder(path: Path) -> None:
    """Create a folder if need be and make sure that it can be written to. Raises UserError."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"cannot create the folder {path}: {error.strerror}") from None
    check_writable(path)


def check_writable(folder: Path) -> None:
    """Raises UserError if no file can be made in a folder."""
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".zxfast-"):
            pass
    except OSError as error:
        raise UserError(f"cannot write into {folder}: {error.strerror}") from None


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other processes from writing a run to the folder. Raises UserError if one does already."""
    with (folder / LOCK).open("w") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise UserError(f"another process writes to {folder}: wait until it has ended, or give another folder") from None
            except OSError:  # a file system without locks
                pass
        yield


def _sync(path: Path) -> None:
    number = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
