"""`swap` and `screen`: what exchanging cards of a deck does, with common random numbers.

The changed deck plays the same games as the deck it comes from: the same streams, every unchanged card in its slot. A game in
which nobody saw a changed card is the same game, so it is not played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from zxfast.decks import Deck, DeckLike, load
from zxfast.decks.exchange import card_named, exchange
from zxfast.effects.node import walk
from zxfast.errors import UserError
from zxfast.stats.multiple import adjust, p_value
from zxfast.stats.pairs import Difference, games_to_detect, paired_difference
from zxfast.stats.rates import Rate
from zxfast.stats.sprt import Llr, PairedGsprt

from .execute import Progress, cpus
from .result import LEVEL
from .spec import DEFAULT_POLICY, RunSpec
from .worker import Worker

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

LOOK_PAIRS = 250  # the test is looked at after so many pairs: at fixed places, so the end does not depend on threads
LEAST_LOOKS = 2  # before the first decision, so that the likelihood ratio has something to go by
SET_UP = {"StartCard", "GateCard", "StartResource"}  # cards that matter before anybody has seen them


class Piece(NamedTuple):
    """Some pairs: half-points (0 to 4) of deck A per pair, shape (1 + changed decks, pairs), and games played by each."""

    points: NDArray[np.int8]
    played: NDArray[np.int64]


class Duel:
    """Plays pairs of games with a deck and with changes of it against one opponent."""

    def __init__(self, spec: RunSpec, changed: Sequence[Deck], replay_all: bool = False) -> None:
        self.spec = spec
        self.base = Worker(spec)
        self.changed = [Worker(replace(spec, deck_a=deck)) for deck in changed]
        slots = [_slots(spec.deck_a, deck) for deck in changed]
        self.masks = [None if replay_all or _matters_early(spec.deck_a, deck, s) else sum(1 << i for i in s)
                      for deck, s in zip(changed, slots, strict=True)]  # fmt: skip

    def __call__(self, first_pair: int, pairs: int) -> Piece:
        games = np.arange(2 * first_pair, 2 * (first_pair + pairs), dtype=np.uint64)
        hidden = np.zeros((len(games), 2), dtype=np.uint64)
        winner = self._play(self.base, games, hidden)
        points, played = [_points(winner)], [len(games)]
        for worker, mask in zip(self.changed, self.masks, strict=True):
            again = np.ones(len(games), dtype=bool) if mask is None else (hidden[:, 0] & np.uint64(mask)) != np.uint64(mask)
            other = winner.copy()
            other[again] = self._play(worker, games[again], None)
            points.append(_points(other))
            played.append(int(again.sum()))
        return Piece(np.array(points), np.array(played, dtype=np.int64))

    def _play(self, worker: Worker, games: NDArray[np.uint64], hidden: NDArray[np.uint64] | None) -> NDArray[np.int8]:
        from zxfast.games.zx import engine

        spec = self.spec
        rows = np.zeros(len(games), dtype=engine.ROW_DTYPE)
        if len(games):
            policies = engine.POLICIES[spec.policy_a], engine.POLICIES[spec.policy_b]
            engine.play_listed(*worker.prepare(), spec.seed, games, *policies, spec.pairing, rows, hidden)
        winner: NDArray[np.int8] = rows["winner"]
        return winner


def _slots(before: Deck, after: Deck) -> list[int]:
    return [slot for slot, (a, b) in enumerate(zip(before.cards, after.cards, strict=True)) if a.number != b.number]


def _matters_early(before: Deck, after: Deck, slots: Sequence[int]) -> bool:
    nodes = (node for slot in slots for deck in (before, after) for node in walk(deck.cards[slot]))
    return any(type(node).__name__ in SET_UP for node in nodes)


def _points(winner: NDArray[np.int8]) -> NDArray[np.int8]:
    """Half-points of deck A by pair: 2 for a game won, 1 for a draw."""
    halves = np.where(winner == 0, 2, np.where(winner == -1, 1, 0)).astype(np.int8)
    return halves.reshape(-1, 2).sum(axis=1, dtype=np.int8)


@dataclass(frozen=True)
class Swap:
    """A deck and a changed one in the same games.

    spec: the games of the unchanged deck (A) against the opponent. changed: the other deck. before, after: half-points (0 to 4)
    by pair. replayed: games that the changed deck played; the other ones are the same games. test: the sequential test; None: all
    games were played.
    """

    spec: RunSpec
    changed: Deck
    before: NDArray[np.int8]
    after: NDArray[np.int8]
    replayed: int
    test: PairedGsprt | None = None

    @property
    def games(self) -> int:
        """Games of each deck."""
        return 2 * len(self.before)

    @cached_property
    def difference(self) -> Difference:
        """Win rate of the changed deck minus that of the deck (a draw is half a win), paired, pairs of games as units.

        After a sequential stop the interval is that of a run of fixed length: somewhat too optimistic.
        """
        return paired_difference(self.after / 4, self.before / 4, LEVEL)

    @property
    def rates(self) -> tuple[Rate, Rate]:
        """Win rates of the deck and of the changed one, pairs as units."""
        from zxfast.stats.pairs import PairCounts

        counts = (np.bincount(points, minlength=5) for points in (self.before, self.after))
        a, b = (PairCounts(*(int(n) for n in count)).rate(LEVEL) for count in counts)
        return a, b

    @property
    def counts(self) -> list[int]:
        """Pairs by difference of points, from -2 to 2 in halves."""
        return [int(n) for n in np.bincount(self.after.astype(int) - self.before + 4, minlength=9)]

    @property
    def llr(self) -> Llr | None:
        """Log-likelihood ratio of the sequential test with its bounds."""
        return self.test.llr(self.counts) if self.test else None

    def needed(self, difference: float = 0.01, alpha: float = 0.05, power: float = 0.9) -> tuple[int, int]:
        """Games of each deck needed to detect a difference: with common random numbers, and without (two independent runs).

        From the variances between pairs (`zxfast.stats.pairs.games_to_detect`).
        """
        paired = float(np.var((self.after - self.before.astype(float)) / 4, ddof=1))
        apart = float(np.var(self.after / 4, ddof=1) + np.var(self.before / 4, ddof=1))
        return 2 * games_to_detect(difference, paired, alpha, power, samples=1), 2 * games_to_detect(
            difference, apart, alpha, power, samples=1
        )

    def to_dict(self) -> dict[str, Any]:
        """What `zxfast swap --json` prints."""
        gain, llr, (a, b) = self.difference, self.llr, self.rates
        paired, apart = self.needed()
        return {
            "deck": {"name": self.spec.deck_a.name, "hash": self.spec.deck_a.hash},
            "changed": {"name": self.changed.name, "hash": self.changed.hash},
            "against": {"name": self.spec.deck_b.name, "hash": self.spec.deck_b.hash},
            "games": self.games,
            "replayed": self.replayed,
            "win_rate": {"value": a.value, "low": a.low, "high": a.high},
            "win_rate_changed": {"value": b.value, "low": b.low, "high": b.high},
            "difference": {"value": gain.value, "low": gain.low, "high": gain.high, "level": gain.level, "method": gain.method},
            "p": p_value(gain) if self.replayed else 1.0,
            "counts": self.counts,
            "sprt": None if llr is None or self.test is None else {
                "h0": self.test.difference0, "h1": self.test.difference1, "llr": llr.value,
                "lower": llr.bounds.lower, "upper": llr.bounds.upper, "decision": llr.decision,
            },
            "needed_for_one_point": {"paired": paired, "unpaired": apart, "ratio": apart / paired},
            "seed": self.spec.seed,
            "policies": [self.spec.policy_a, self.spec.policy_b],
            "version": self.spec.version,
        }  # fmt: skip


@dataclass(frozen=True)
class Screen:
    """Swaps of one card after the other in the same games."""

    swaps: tuple[Swap, ...]
    method: str = "holm"

    @property
    def table(self) -> pd.DataFrame:
        """One row per swap, smallest adjusted p-value first: difference with interval, p, p adjusted for the number of swaps."""
        import pandas as pd

        records = [
            {
                "changed": swap.changed.name,
                "difference": swap.difference.value,
                "low": swap.difference.low,
                "high": swap.difference.high,
                "p": p_value(swap.difference) if any(swap.after != swap.before) else 1.0,
                "games": swap.games,
                "replayed": swap.replayed,
            }
            for swap in self.swaps
        ]
        frame = pd.DataFrame.from_records(records)
        frame.insert(5, "p_adjusted", adjust(frame["p"].to_numpy(), self.method))
        return frame.sort_values(["p_adjusted", "p"], kind="stable").reset_index(drop=True)


def swap(
    deck: DeckLike,
    changes: Mapping[str, str | tuple[str, int]],
    against: DeckLike | None = None,
    *,
    games: int = 20_000,
    test: PairedGsprt | None = None,
    seed: int = 0,
    policy: str = DEFAULT_POLICY,
    policy_against: str | None = None,
    replay_all: bool = False,
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Swap:
    """Exchange cards of a deck and measure the difference in win rate with common random numbers.

    changes: see `zxfast.decks.exchange.exchange`. against: the opponent, default the unchanged deck. games: an even number, the
    most that each deck plays. test: stop as soon as this sequential test has decided, looked at every 500 games. replay_all: play
    the games in which nobody saw a changed card too (same result). Raises UserError for input that cannot be used.
    """
    mine = load(deck)
    changed = exchange(mine, changes)
    spec = _spec(mine, against, games, seed, policy, policy_against)
    [found] = _swaps(spec, [changed], test, replay_all, threads, executor, progress)
    return found


def screen(
    deck: DeckLike,
    new: str,
    against: DeckLike | None = None,
    *,
    copies: int = 1,
    games: int = 20_000,
    seed: int = 0,
    policy: str = DEFAULT_POLICY,
    policy_against: str | None = None,
    method: str = "holm",
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Screen:
    """Exchange `copies` of every card of a deck in turn for the card `new`, all in the same games.

    Cards whose exchange would break the rules of deck construction are left out. method: how p-values are adjusted for the number
    of swaps (`zxfast.stats.multiple.ADJUSTMENTS`). The rest: see `swap`. Raises UserError if no card can be exchanged.
    """
    mine = load(deck)
    wanted = card_named(new)
    decks, why = [], ""
    for card, there in mine.counts.items():
        try:
            decks.append(exchange(mine, {card.number: (wanted.number, min(copies, there))}))
        except UserError as error:
            why = error.message
    if not decks:
        raise UserError(f"no card of {mine.name} can be exchanged for {wanted.number}: {why}")
    spec = _spec(mine, against, games, seed, policy, policy_against)
    return Screen(tuple(_swaps(spec, decks, None, False, threads, executor, progress)), method)


def _spec(mine: Deck, against: DeckLike | None, games: int, seed: int, policy: str, policy_against: str | None) -> RunSpec:
    if not isinstance(games, int) or games < 4 or games % 2:
        raise UserError(f"{games} games: give an even number from 4")
    other = mine if against is None else load(against)
    return RunSpec(mine, other, games, seed, policy, policy_against or policy)


def _swaps(
    spec: RunSpec,
    changed: Sequence[Deck],
    test: PairedGsprt | None,
    replay_all: bool,
    threads: int | None,
    executor: Executor | None,
    progress: Progress | None,
) -> list[Swap]:
    duel = Duel(spec, changed, replay_all)
    lanes = threads or cpus()
    pieces: list[Piece] = []
    counts = np.zeros(9, dtype=np.int64)
    pool = executor or ThreadPoolExecutor(lanes)
    try:
        for piece in _in_order(pool, duel, spec.games // 2, lanes):
            pieces.append(piece)
            if progress is not None:
                progress(2 * sum(p.points.shape[1] for p in pieces), spec.games)
            if test is not None:
                counts += np.bincount(piece.points[1].astype(int) - piece.points[0] + 4, minlength=9)
                if len(pieces) >= LEAST_LOOKS and test.llr(counts.tolist()).decision:
                    break
    finally:
        if executor is None:
            pool.shutdown(cancel_futures=True)
    points = np.concatenate([piece.points for piece in pieces], axis=1)
    played = np.sum([piece.played for piece in pieces], axis=0)
    return [Swap(spec, deck, points[0], points[1 + i], int(played[1 + i]), test) for i, deck in enumerate(changed)]


def _in_order(pool: Executor, duel: Duel, pairs: int, lanes: int) -> Iterator[Piece]:
    """The pieces in order, a few of them under way."""
    starts = iter(range(0, pairs, LOOK_PAIRS))

    def submit(count: int) -> list[Any]:
        return [pool.submit(duel, start, min(LOOK_PAIRS, pairs - start)) for start in islice(starts, count)]

    pending = submit(lanes + 1)
    while pending:
        yield pending.pop(0).result()
        pending += submit(1)
