"""Planning and collecting: every game exactly once, in order, whatever the threads, chunks, executor; Ctrl-C keeps a prefix."""

import os
import signal
import threading
from concurrent.futures import Executor, Future

import numpy as np
import pytest

from zxfast.errors import UserError
from zxfast.run import play
from zxfast.run.execute import _chunk_games


@pytest.mark.parametrize("games", [1, 2, 3, 63, 64, 65, 1000, 4097])
@pytest.mark.parametrize("threads", [1, 3])
def test_every_game_once_in_order(fake, spec, games, threads):
    worker = fake(1e-6)
    run = play(spec(games), threads=threads, worker=worker)
    assert run.rows["game"].tolist() == list(range(games))
    assert not run.interrupted
    assert int(run.tallies[0, 0, 0, 0]) == games
    assert sum(n for _, n in worker.asked) == games
    assert all(n % 2 == 0 for pair, n in worker.asked if 2 * pair + n < games)  # only the last pair may be half


def test_checksum_does_not_depend_on_threads_or_chunks(fake, spec):
    runs = [play(spec(3001), threads=threads, worker=fake(speed)) for threads, speed in ((1, 0), (2, 1e-6), (5, 2e-5))]
    assert len({run.checksum for run in runs}) == 1
    other = play(spec(3000), threads=1, worker=fake())
    assert other.checksum != runs[0].checksum


class Backwards(Executor):
    """Runs what it has only when asked for more, newest first."""

    def __init__(self):
        self.jobs = []

    def submit(self, job, /, *args, **kwargs):
        future = Future()
        self.jobs.append((future, job, args))
        if len(self.jobs) > 3 or args[0] * 2 + args[1] >= 500:
            for waiting, work, values in reversed(self.jobs):
                waiting.set_result(work(*values))
            self.jobs.clear()
        return future


def test_any_executor_in_any_order(fake, spec):
    run = play(spec(500), threads=3, executor=Backwards(), worker=fake())
    assert run.rows["game"].tolist() == list(range(500))


def test_progress_ends_at_all(fake, spec):
    seen = []
    play(spec(1001), threads=2, worker=fake(1e-6), progress=lambda done, games: seen.append((done, games)))
    assert seen[-1] == (1001, 1001)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)


def test_ctrl_c_keeps_the_finished_games_without_a_gap(fake, spec):
    whole = play(spec(20_000), threads=2, worker=fake())
    worker = fake(2e-5, after=6, then=lambda: os.kill(os.getpid(), signal.SIGINT))
    before = signal.getsignal(signal.SIGINT)
    run = play(spec(20_000), threads=2, worker=worker)
    assert run.interrupted
    assert 64 <= len(run.rows) < 20_000
    assert np.array_equal(run.rows, whole.rows[: len(run.rows)])
    assert int(run.tallies[0, 0, 0, 0]) == len(run.rows)
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_before_anything_is_finished(fake, spec):
    class Never(Executor):
        def submit(self, job, /, *args, **kwargs):
            os.kill(os.getpid(), signal.SIGINT)
            return Future()

    with pytest.raises(KeyboardInterrupt):
        play(spec(100), threads=1, executor=Never(), worker=fake())


def test_an_error_in_a_chunk_comes_out_and_stops_the_run(spec, fake):
    def broken(first_pair, games):
        if first_pair >= 64:
            raise RuntimeError(f"pair {first_pair}")
        return good(first_pair, games)

    good = fake(1e-5)
    with pytest.raises(RuntimeError, match="pair"):
        play(spec(100_000), threads=2, worker=broken)
    assert sum(n for _, n in good.asked) < 100_000


def test_works_outside_the_main_thread(fake, spec):
    found = []
    thread = threading.Thread(target=lambda: found.append(play(spec(100), threads=2, worker=fake())))
    thread.start()
    thread.join()
    assert len(found[0].rows) == 100


def test_chunks_aim_at_a_time_and_shrink_at_the_end():
    assert _chunk_games(10**6, 2**-16, 2) == 3932  # 60 ms
    assert _chunk_games(4000, 2**-16, 2) == 1000  # a share of what is left
    assert _chunk_games(10**6, 10.0, 2) == 2  # slow players: never less than a pair
    assert _chunk_games(1, 1e-5, 2) == 1


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"games": 0}, "0 games"),
        ({"games": -5}, "-5 games"),
        ({"games": 2.5}, "2.5 games"),
        ({"games": 2, "seed": -1}, "seed -1"),
        ({"games": 2, "seed": 2**64}, f"seed {2**64}"),
        ({"games": 2, "pairing": "both"}, "unknown pairing both"),
    ],
)
def test_bad_specs(spec, options, word):
    with pytest.raises(UserError, match=word):
        spec(options.pop("games"), **options)


def test_more_games_than_memory_is_refused_at_the_start(spec, fake):
    worker = fake(1e-6)
    with pytest.raises(UserError, match="do not fit into memory"):
        play(spec(10**13), threads=2, worker=worker)
    assert len(worker.asked) <= 4


def test_bad_threads(spec, fake):
    with pytest.raises(UserError, match="0 threads"):
        play(spec(2), threads=0, worker=fake())
