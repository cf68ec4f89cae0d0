"""Plays a RunSpec in chunks on an executor; what comes out does not depend on threads, chunks or executor."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Protocol

import numpy as np

from zxfast.errors import UserError

from .result import LEVEL, Run
from .spec import RunSpec
from .totals import Totals
from .worker import Chunk, Worker, no_tallies

FIRST_GAMES = 64  # of the first chunks, whose speed is not known yet
CHUNK_SECONDS = 0.06  # of a chunk in the middle of a run: handing over costs far below 1 ms
LAST_SECONDS = 0.01  # of the chunks at the end, which even the threads out
LOOK_GAMES = 2_000  # `until` is looked at after every so many games: at fixed places, so the end does not depend on threads

Play = Callable[[int, int], Chunk]
Progress = Callable[[int, int], None]
Watch = Callable[[Totals], None]


class Sink(Protocol):
    """Where games go, in order and without gaps. totals: of the games that are there."""

    totals: Totals

    def add(self, chunk: Chunk) -> None: ...
    def finish(self, spec: RunSpec, seconds: float, threads: int) -> Run: ...


def cpus() -> int:
    """CPUs that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def memory() -> int:
    """Bytes of memory of this machine; a large number where it does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1 << 62


def play(
    spec: RunSpec,
    *,
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    watch: Watch | None = None,
    until: float | None = None,
    worker: Play | None = None,
    sink: Sink | None = None,
) -> Run:
    """Play a run.

    threads: default all CPUs of this process. executor: anything with the interface of concurrent.futures instead of
    threads of our own (`threads` is then the number of chunks under way). progress: called with (games done, games); watch: with
    the `Totals` of the games done. until: stop as soon as the interval of the win rate (95 %, pairs as the unit) is this wide or
    less, in percentage points from bound to bound; `spec.games` is then the most to be played. It is looked at after every
    2,000 games. worker: what plays a chunk, by default the compiled core. sink: where games go, by default memory.

    Ctrl-C stops handing out work; the games finished without a gap from the first on are the result, `interrupted` is set.
    """
    check_options(threads, until)
    lanes = threads or cpus()
    worker = worker or Worker(spec)
    collect = _Collector(spec, sink or Memory(spec), until, watch)
    start = time.perf_counter()
    with _stop_on_interrupt() as stopped:
        if executor is not None:
            _drive(spec, worker, executor, lanes, collect, progress, stopped)
        else:
            with ThreadPoolExecutor(lanes) as pool:
                _drive(spec, worker, pool, lanes, collect, progress, stopped)
    seconds = time.perf_counter() - start
    return collect.run(seconds, lanes)


def check_options(threads: int | None, until: float | None) -> None:
    """Raises UserError for values that `play` cannot use."""
    if threads is not None and threads < 1:
        raise UserError(f"{threads} threads: give a whole number from 1")
    if until is not None and not 0 < until < 100:
        raise UserError(f"until {until}: give the width of the interval in percentage points, for example 0.5")


def _drive(
    spec: RunSpec,
    worker: Play,
    pool: Executor,
    lanes: int,
    collect: _Collector,
    progress: Progress | None,
    stopped: threading.Event,
) -> None:
    next_game = collect.done
    per_game = 0.0  # seconds, as last measured
    pending: set[Future[Chunk]] = set()
    try:
        while pending or next_game < spec.games:
            if stopped.is_set() or collect.enough:
                break
            while next_game < spec.games and len(pending) < lanes + 1:
                games = _chunk_games(spec.games - next_game, per_game, lanes)
                if collect.until is not None:
                    games = min(games, LOOK_GAMES - next_game % LOOK_GAMES)
                pending.add(pool.submit(worker, next_game // 2, games))
                next_game += games
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = future.result()
                per_game = chunk.seconds / len(chunk.rows)
                collect.add(chunk)
            if progress is not None:
                progress(collect.done, spec.games)
    finally:
        under_way = [future for future in pending if not future.cancel()]
        for future in wait(under_way).done:  # they end soon
            if future.exception() is None:
                collect.add(future.result())
    if progress is not None and stopped.is_set():
        progress(collect.done, spec.games)


def _chunk_games(left: int, per_game: float, lanes: int) -> int:
    """Games of the next chunk: an even number, or all that is left."""
    if per_game <= 0.0:
        games = FIRST_GAMES
    else:
        seconds = max(LAST_SECONDS, min(CHUNK_SECONDS, left * per_game / (2 * lanes)))
        games = max(2, int(seconds / per_game))
    return left if games >= left else games // 2 * 2


class Memory:
    """A sink that keeps everything in memory."""

    def __init__(self, spec: RunSpec) -> None:
        self.spec = spec
        self.totals = Totals.empty()
        self.rows: np.ndarray | None = None
        self.tallies = no_tallies()

    def add(self, chunk: Chunk) -> None:
        if self.rows is None:
            if self.spec.games * chunk.rows.dtype.itemsize > memory() // 2:
                raise UserError(f"{self.spec.games} games do not fit into memory: write them to a folder (--out)")
            self.rows = np.zeros(self.spec.games, dtype=chunk.rows.dtype)
        at = self.totals.games
        self.rows[at : at + len(chunk.rows)].view(np.uint8)[:] = chunk.rows.view(np.uint8)  # as bytes: sixteen times as fast
        self.tallies += chunk.tallies
        self.totals += Totals.of(chunk.rows)

    def finish(self, spec: RunSpec, seconds: float, threads: int) -> Run:
        assert self.rows is not None
        rows = self.rows[: self.totals.games]
        return Run(spec, self.totals, self.tallies, partial(iter, (rows,)), seconds, threads)


class _Collector:
    """Puts chunks into their place, in any order of arrival; `done` games from the first on have no gap."""

    def __init__(self, spec: RunSpec, sink: Sink, until: float | None, watch: Watch | None) -> None:
        self.spec = spec
        self.sink = sink
        self.until = until
        self.watch = watch
        self.waiting: dict[int, Chunk] = {}
        self.enough = False
        self.look()

    @property
    def done(self) -> int:
        return self.sink.totals.games

    def add(self, chunk: Chunk) -> None:
        self.waiting[2 * chunk.first_pair] = chunk
        while not self.enough and (ready := self.waiting.pop(self.done, None)) is not None:
            self.sink.add(ready)
            self.look()
            if self.watch is not None:
                self.watch(self.sink.totals)

    def look(self) -> None:
        """See whether the interval is narrow enough; only at fixed numbers of games."""
        if self.until is not None and self.done and self.done % LOOK_GAMES == 0:
            win = self.sink.totals.table.counts().rate(LEVEL)
            self.enough = 100.0 * (win.high - win.low) <= self.until

    def run(self, seconds: float, threads: int) -> Run:
        if not self.done:
            raise KeyboardInterrupt  # nothing was finished
        return self.sink.finish(replace(self.spec, games=self.done) if self.enough else self.spec, seconds, threads)


@contextmanager
def _stop_on_interrupt() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets; the second one raises as usual. Outside the main thread Ctrl-C is not ours."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return

    def stop(number: int, frame: FrameType | None) -> None:
        if stopped.is_set():
            raise KeyboardInterrupt
        stopped.set()

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)
