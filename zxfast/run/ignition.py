"""`ignition`: exact odds of a deck's ignitions beside those of simulated games."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from zxfast.decks import DeckLike, load
from zxfast.stats.attempts import UNSEEN_IN_GAME, Attempts, Beside
from zxfast.stats.ignition import DeckIcons, deck_icons, exact_answers
from zxfast.stats.odds import Answer

from .execute import Progress, play
from .result import LEVEL, Run
from .spec import DEFAULT_POLICY, RunSpec
from .totals import Totals
from .worker import Chunk, Worker, no_tallies

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True)
class Ignition:
    """Ignition and Life of deck A of a run.

    run: the games, without rows. counts: what the engine recorded (`engine.ATTEMPT_TABLES`).
    """

    run: Run
    counts: np.ndarray

    def of(self, side: int) -> Attempts:
        """The attempts of deck A (0) or B (1)."""
        from zxfast.games.zx.engine import ATTEMPT_TABLES

        tables = {name: self.counts[at : at + int(np.prod(shape))].reshape(shape) for name, (at, shape) in ATTEMPT_TABLES.items()}
        lost, drawn, won = self.run.totals.table.outcomes
        wins = (won, lost)[side] + drawn / 2
        mine = {name: table[side] for name, table in tables.items() if name != "lost"}
        return Attempts(mine, wins, self.run.totals.games, int(tables["lost"][0]), LEVEL)

    @cached_property
    def attempts(self) -> Attempts:
        """Those of deck A."""
        return self.of(0)

    @cached_property
    def lines(self) -> list[Beside]:
        """The usual questions: exact beside simulated, with number, interval and difference in standard errors."""
        return self.attempts.lines()

    @property
    def table(self) -> pd.DataFrame:
        """`lines` as a frame, one row each."""
        import pandas as pd

        return pd.DataFrame([line.as_dict() for line in self.lines])

    @cached_property
    def deck(self) -> DeckIcons:
        """Icons of deck A before the game."""
        return deck_icons(self.run.spec.deck_a.cards)

    @property
    def answers(self) -> list[Answer]:
        """Exact odds before the game, as fractions with formulas (`zxfast.stats.ignition.exact_answers`)."""
        return exact_answers(self.deck.unseen, costs=self.deck.costs, recovery=self.deck.recovery)

    def to_dict(self) -> dict[str, Any]:
        """What `zxfast ignition --json` prints about the games."""
        spec, mine = self.run.spec, self.attempts
        values = {"hit": mine.value_of_hit("phase"), "charge_card": mine.value_of_charge()}
        return {
            "games": self.run.totals.games,
            "seed": spec.seed,
            "policies": [spec.policy_a, spec.policy_b],
            "decks": [{"name": deck.name, "hash": deck.hash} for deck in self.run.decks],
            "version": spec.version,
            "interrupted": self.run.interrupted,
            "unseen": UNSEEN_IN_GAME,
            "level": LEVEL,
            "lines": [line.as_dict() for line in self.lines],
            "situations": [line.as_dict() for kind in ("phase", "ability", "life") for line in mine.situations(kind)],
            "known": dict(
                zip(
                    ("attempts", "hits"),
                    np.sum([mine.known(kind) for kind in ("phase", "ability")], axis=0).tolist(),
                    strict=True,
                )
            ),
            "not_recorded": mine.lost,
            "win_rate": {
                name: None if gain is None else {"value": gain.value, "low": gain.low, "high": gain.high}
                for name, gain in values.items()
            },
            "worst": worst.as_dict() if (worst := mine.worst()) else None,
        }


class _Counts:
    """A sink that keeps sums only."""

    def __init__(self) -> None:
        from zxfast.games.zx.engine import ATTEMPT_COUNTS

        self.totals = Totals.empty()
        self.tallies = no_tallies()
        self.counts = np.zeros(ATTEMPT_COUNTS, dtype=np.int64)

    def add(self, chunk: Chunk) -> None:
        assert chunk.attempts is not None
        self.totals += Totals.of(chunk.rows)
        self.tallies += chunk.tallies
        self.counts += chunk.attempts

    def finish(self, spec: RunSpec, seconds: float, threads: int) -> Run:
        return Run(spec, self.totals, self.tallies, lambda: iter(()), seconds, threads)


def ignition(
    deck: DeckLike,
    against: DeckLike | None = None,
    *,
    games: int = 10_000,
    seed: int = 0,
    policy: str = DEFAULT_POLICY,
    policy_against: str | None = None,
    threads: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Ignition:
    """Play games and set the ignitions and Life of `deck` beside the exact odds.

    deck, against: as for `match`; against: default the same deck. policy: the player of both decks, unless policy_against says
    otherwise. The random streams belong to the seats, so that the two games of a pair draw different cards for a deck and the
    standard errors hold as they stand. Raises UserError for input that cannot be used.
    """
    mine = load(deck)
    other = mine if against is None else load(against)
    spec = RunSpec(mine, other, games, seed, policy, policy_against or policy, "seat")
    counts = _Counts()
    run = play(
        spec, threads=threads, executor=executor, progress=progress, worker=Worker(spec, attempts=True), sink=counts
    )  # fmt: skip
    return Ignition(run, counts.counts)
