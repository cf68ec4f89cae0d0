"""Plays a RunSpec in chunks on an executor; what comes out does not depend on threads, chunks or executor."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from types import FrameType

import numpy as np

from zxfast.errors import UserError

from .result import Run
from .spec import RunSpec
from .worker import Chunk, Worker

FIRST_GAMES = 64  # of the first chunks, whose speed is not known yet
CHUNK_SECONDS = 0.06  # of a chunk in the middle of a run: handing over costs far below 1 ms
LAST_SECONDS = 0.01  # of the chunks at the end, which even the threads out

Play = Callable[[int, int], Chunk]
Progress = Callable[[int, int], None]


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
    worker: Play | None = None,
) -> Run:
    """Play a run.

    threads: default all CPUs of this process. executor: anything with the interface of concurrent.futures instead of
    threads of our own (`threads` is then the number of chunks under way). progress: called with (games done, games). worker:
    what plays a chunk, by default the compiled core.

    Ctrl-C stops handing out work; the games finished without a gap from the first on are the result, `interrupted` is set.
    """
    if threads is not None and threads < 1:
        raise UserError(f"{threads} threads: give a whole number from 1")
    lanes = threads or cpus()
    worker = worker or Worker(spec)
    collect = _Collector(spec)
    start = time.perf_counter()
    with _stop_on_interrupt() as stopped:
        if executor is not None:
            _drive(spec, worker, executor, lanes, collect, progress, stopped)
        else:
            with ThreadPoolExecutor(lanes) as pool:
                _drive(spec, worker, pool, lanes, collect, progress, stopped)
    seconds = time.perf_counter() - start
    return collect.run(seconds, lanes)


def _drive(
    spec: RunSpec,
    worker: Play,
    pool: Executor,
    lanes: int,
    collect: _Collector,
    progress: Progress | None,
    stopped: threading.Event,
) -> None:
    next_game = 0
    per_game = 0.0  # seconds, as last measured
    pending: set[Future[Chunk]] = set()
    try:
        while pending or next_game < spec.games:
            if stopped.is_set():
                break
            while next_game < spec.games and len(pending) < lanes + 1:
                games = _chunk_games(spec.games - next_game, per_game, lanes)
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


class _Collector:
    """Puts chunks into their place, in any order of arrival; `done` games from the first on have no gap."""

    def __init__(self, spec: RunSpec) -> None:
        self.spec = spec
        self.done = 0
        self.rows: np.ndarray | None = None
        self.tallies: np.ndarray | None = None
        self.waiting: dict[int, Chunk] = {}

    def add(self, chunk: Chunk) -> None:
        self.waiting[2 * chunk.first_pair] = chunk
        while (ready := self.waiting.pop(self.done, None)) is not None:
            if self.rows is None or self.tallies is None:
                if self.spec.games * ready.rows.dtype.itemsize > memory() // 2:
                    raise UserError(f"{self.spec.games} games do not fit into memory: play fewer, with several seeds")
                self.rows = np.zeros(self.spec.games, dtype=ready.rows.dtype)
                self.tallies = np.zeros_like(ready.tallies)
            self.rows[self.done : self.done + len(ready.rows)] = ready.rows
            self.tallies += ready.tallies
            self.done += len(ready.rows)

    def run(self, seconds: float, threads: int) -> Run:
        if self.rows is None or self.tallies is None:
            raise KeyboardInterrupt  # nothing was finished
        return Run(self.spec, self.rows[: self.done], self.tallies, seconds, threads)


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
