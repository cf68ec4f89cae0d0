"""Random streams against published vectors."""

from __future__ import annotations

from zxfast.games.zx.reference.rng import Stream, mix, splitmix


def test_splitmix64_gives_the_published_outputs_for_seed_1234567() -> None:
    assert splitmix(1234567, 5) == [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
                                    16408922859458223821]
    assert mix(1234567) == 6457827717110365317


def test_xoshiro256plusplus_gives_the_published_outputs_for_state_1_2_3_4() -> None:
    stream = Stream([1, 2, 3, 4])
    assert [stream.next() for _ in range(10)] == [
        41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205, 9973669472204895162,
        14011001112246962877, 12406186145184390807, 15849039046786891736, 10450023813501588000]


def test_below_draws_once_even_for_one() -> None:
    a, b = Stream([1, 2, 3, 4]), Stream([1, 2, 3, 4])
    assert a.below(1) == 0
    b.next()
    assert a.words == b.words


def test_below_is_even() -> None:
    stream = Stream.of(1, 2, 0, 1)
    counts = [0] * 5
    for _ in range(5000):
        counts[stream.below(5)] += 1
    assert max(counts) - min(counts) < 200


def test_streams_differ_by_purpose_owner_pair_and_seed() -> None:
    keys = [(s, p, u, o) for s in (0, 1) for p in (0, 1) for u in (0, 1, 2) for o in (0, 1)]
    assert len({Stream.of(*key).next() for key in keys}) == len(keys)
