"""A run in a folder: Parquet parts of finished games, their tallies with them, and a manifest that lists the parts.

A part counts once the manifest lists it. Both appear whole or not at all, the part first, so whatever ends the process leaves a
run that can be gone on with; a part that no manifest lists is played again.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from zxfast.errors import UserError

from .columns import from_arrow, raw, to_arrow
from .disk import make_folder, write_whole
from .manifest import MANIFEST, Manifest, Part, difference, read_manifest
from .result import Run
from .spec import RunSpec
from .totals import Totals
from .worker import Chunk, Worker, no_tallies

if TYPE_CHECKING:
    import pyarrow as pa

PART_SECONDS = 10.0  # of play in a part: at most this is lost when the process is killed
PART_GAMES = 1_000_000  # about 100 MB of memory
TALLIES = b"zxfast.tallies"  # key in the metadata of a part
PATTERN = "games-*.parquet"


class Store:
    """Takes chunks in order of the games and keeps them in a folder."""

    def __init__(self, spec: RunSpec, folder: Path, resume: bool = False) -> None:
        """Open a folder for a run. resume: go on with the run that is there; without one, begin it.

        Raises UserError if the folder cannot be written, holds a run (without `resume`), another run, or a damaged one.
        """
        make_folder(folder)
        self.spec = spec
        self.folder = folder
        self.totals = Totals.empty()
        self.tallies = no_tallies()
        self.hash = hashlib.blake2b(digest_size=16)
        self.manifest = Manifest.of(spec)
        self._chunks: list[Chunk] = []
        self._start = self._since = perf_counter()
        self._earlier = 0.0  # seconds of play before this process
        self._writer = ThreadPoolExecutor(1)  # parts are written while the next one is played
        self._writing: Future[None] | None = None
        if (folder / MANIFEST).exists():
            if not resume:
                raise UserError(f"{folder} holds a run already: --resume goes on with it; or give another folder")
            self._go_on(read_manifest(folder))
        elif any(folder.glob(PATTERN)):
            raise UserError(f"{folder} holds parts of a run but no {MANIFEST}: put it back, or give another folder")
        for stray in set(folder.glob(PATTERN)) - {folder / part.file for part in self.manifest.parts}:
            stray.unlink()
        for half in folder.glob(".*.part"):
            half.unlink()
        self._write_manifest()

    def _go_on(self, found: Manifest) -> None:
        other = difference(self.spec, found.spec())
        if other:
            raise UserError(f"{self.folder} holds another run: {other}; give another folder")
        if self.spec.games < found.done:
            raise UserError(f"{self.folder} holds {found.done} games already: give at least as many")
        if found.done % 2 and self.spec.games > found.done:
            raise UserError(f"{self.folder} ends in the middle of a pair ({found.done} games): it cannot be made longer")
        for part in found.parts:
            try:
                rows, tallies = read_part(self.folder, part)
            except UserError:
                rows, tallies = self._play_again(part)
            self._count(rows, tallies)
        if found.parts:
            self._check_version(rows)
        self._earlier = found.seconds
        self.manifest = msgspec.structs.replace(found, games=self.spec.games, complete=False)

    def _play_again(self, part: Part) -> tuple[np.ndarray, np.ndarray]:
        """Repair a damaged part: its games are a function of the run."""
        chunk = Worker(self.spec)(part.first_game // 2, part.games)
        if _checksum(chunk.rows, chunk.tallies) != part.checksum:
            raise UserError(f"{self.folder / part.file} is damaged, and played again its games differ: use another folder")
        self._write_part(part.file, chunk.rows, chunk.tallies)
        return chunk.rows, chunk.tallies

    def _check_version(self, rows: np.ndarray) -> None:
        """The last pair once more: the same version number does not prove the same engine."""
        last = rows[-(2 - len(rows) % 2) :]
        again = Worker(self.spec)(int(last["pair"][0]), len(last)).rows
        if again.tobytes() != last.tobytes():
            raise UserError(
                f"{self.folder}: game {last['game'][0]} differs when it is played again: another engine wrote this run"
            )

    @property
    def done(self) -> int:
        return self.totals.games

    def add(self, chunk: Chunk) -> None:
        """Keep the games that follow those already there."""
        self._count(chunk.rows, chunk.tallies)
        self._chunks.append(chunk)
        games = sum(len(chunk.rows) for chunk in self._chunks)
        if games >= PART_GAMES or perf_counter() - self._since >= PART_SECONDS:
            self._flush()

    def finish(self, spec: RunSpec, seconds: float, threads: int) -> Run:
        """Bring everything to the disk. spec: with the number of games the run has now come to."""
        self._flush()
        self._wait()
        self._writer.shutdown()
        self.manifest = msgspec.structs.replace(
            self.manifest,
            games=spec.games,
            complete=self.done == spec.games,
            seconds=self._earlier + seconds,
            threads=threads,
        )
        self._write_manifest()
        chunks = partial(_rows_of, self.folder, self.manifest.parts)
        return Run(spec, self.totals, self.tallies, chunks, self.manifest.seconds, threads, self.hash.hexdigest())

    def _count(self, rows: np.ndarray, tallies: np.ndarray) -> None:
        self.totals += Totals.of(rows)
        self.tallies += tallies
        self.hash.update(raw(rows))

    def _flush(self) -> None:
        chunks, self._chunks, self._since = self._chunks, [], perf_counter()
        if chunks:
            self._wait()
            self._writing = self._writer.submit(self._write, chunks)

    def _wait(self) -> None:
        if self._writing is not None:
            self._writing.result()

    def _write(self, chunks: list[Chunk]) -> None:
        rows = np.concatenate([chunk.rows for chunk in chunks])
        tallies = no_tallies()
        for chunk in chunks:
            tallies += chunk.tallies
        first = int(rows["game"][0])
        part = Part(f"games-{first:012}.parquet", first, len(rows), _checksum(rows, tallies))
        self._write_part(part.file, rows, tallies)
        seconds = self._earlier + perf_counter() - self._start
        self.manifest = msgspec.structs.replace(self.manifest, parts=(*self.manifest.parts, part), seconds=seconds)
        self._write_manifest()

    def _write_part(self, file: str, rows: np.ndarray, tallies: np.ndarray) -> None:
        from pyarrow import parquet

        table = to_arrow(rows, (self.spec.deck_a.name, self.spec.deck_b.name))
        packed = base64.b64encode(zlib.compress(np.ascontiguousarray(tallies, dtype="<u8").tobytes()))
        table = table.replace_schema_metadata({TALLIES: packed})
        self._to_disk(file, lambda path: parquet.write_table(table, path, compression="zstd"))

    def _write_manifest(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(self.manifest), indent=1)
        self._to_disk(MANIFEST, lambda path: path.write_bytes(text + b"\n"))

    def _to_disk(self, file: str, write_to: Any) -> None:
        try:
            write_whole(self.folder / file, write_to)
        except OSError as error:
            raise UserError(f"cannot write {self.folder / file}: {error.strerror or error}; --resume goes on later") from None


def load_run(folder: Path) -> Run:
    """A run from its folder; every part is read once and checked. Raises UserError if something is missing or damaged."""
    manifest = read_manifest(folder)
    if not manifest.parts:
        raise UserError(f"{folder} holds no finished games yet: the command that played it, with --resume, goes on")
    totals, tallies, digest = Totals.empty(), no_tallies(), hashlib.blake2b(digest_size=16)
    for part in manifest.parts:
        rows, counted = read_part(folder, part)
        totals += Totals.of(rows)
        tallies += counted
        digest.update(raw(rows))
    chunks = partial(_rows_of, folder, manifest.parts)
    return Run(manifest.spec(), totals, tallies, chunks, manifest.seconds, manifest.threads, digest.hexdigest())


def read_part(folder: Path, part: Part) -> tuple[np.ndarray, np.ndarray]:
    """Rows and tallies of a part. Raises UserError if it is missing or damaged."""
    from pyarrow import ArrowException, parquet

    path = folder / part.file
    again = "the command that played it, with --resume, plays these games again"
    try:
        table: pa.Table = parquet.read_table(path)
        rows = from_arrow(table)
        packed = zlib.decompress(base64.b64decode(table.schema.metadata[TALLIES]))
        tallies = np.frombuffer(packed, dtype="<u8").reshape(no_tallies().shape).copy()
    except FileNotFoundError:
        raise UserError(f"{path} is missing: {again}") from None
    except (ArrowException, OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise UserError(f"{path} is damaged: {str(error).splitlines()[0]}; {again}") from None
    if _checksum(rows, tallies) != part.checksum:
        raise UserError(f"{path} is damaged: its games are not those that were written; {again}")
    return rows, tallies


def _rows_of(folder: Path, parts: tuple[Part, ...]) -> Iterator[np.ndarray]:
    for part in parts:
        yield read_part(folder, part)[0]


def _checksum(rows: np.ndarray, tallies: np.ndarray) -> str:
    digest = hashlib.blake2b(raw(rows), digest_size=16)
    digest.update(raw(tallies))
    return digest.hexdigest()
