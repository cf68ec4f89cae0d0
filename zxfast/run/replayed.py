"""One game of a run again, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from zxfast.errors import UserError
from zxfast.games.zx.log import DECISIONS, Words

from .columns import SIDES
from .result import Run
from .spec import RunSpec
from .worker import Worker

PLAYER = 2  # purpose of the stream that `random` decides with (PROTOCOL.md)


@dataclass(frozen=True, slots=True)
class Step:
    """A decision: number from 1, turn from 1, the side that decides, DP number, options in words, the one taken, what changed."""

    number: int
    turn: int
    phase: str
    side: str
    kind: int
    options: tuple[str, ...]
    taken: int
    changes: tuple[str, ...]
    standing: str


@dataclass(frozen=True)
class Replay:
    """A replayed game. game: its number in the run; over: winner "A", "B" or None, and the reason."""

    spec: RunSpec
    game: int
    steps: tuple[Step, ...]
    winner: str | None
    reason: str
    turns: int

    @cached_property
    def text(self) -> str:
        """The whole game as a readable log."""
        return "\n".join(self._lines()) + "\n"

    def __str__(self) -> str:
        return self.text

    def _lines(self) -> Iterator[str]:
        spec = self.spec
        yield f"game {self.game} of seed {spec.seed}, pairing {spec.pairing}, zxfast {spec.version}"
        for side, deck, policy in zip(SIDES, (spec.deck_a, spec.deck_b), (spec.policy_a, spec.policy_b), strict=True):
            yield f"{side}: {deck.name} ({deck.hash}), {policy}"
        yield f"{SIDES[self.game % 2]} goes first"
        heading: tuple[int, str] | None = None
        for step in self.steps:
            if (step.turn, step.phase) != heading:
                if heading is None or heading[0] != step.turn:
                    yield ""
                    yield f"turn {step.turn}   {step.standing}"
                heading = step.turn, step.phase
                yield f" {step.phase}"
            yield f"  {step.number:4} {step.side} {DECISIONS.get(step.kind, f'DP-{step.kind:02}')}: {step.options[step.taken]}"
            for change in step.changes:
                yield f"         {change}"
        yield ""
        yield (
            f"{self.winner} wins ({self.reason}) in turn {self.turns}"
            if self.winner
            else f"draw ({self.reason}) in turn {self.turns}"
        )


def replay(run: Run | RunSpec, game: int) -> Replay:
    """Play game `game` (from 0) of a run again, alone; it is the same game as in the run. Raises UserError outside the run."""
    spec = run.spec if isinstance(run, Run) else run
    if not 0 <= game < spec.games:
        raise UserError(f"game {game}: the run has games 0 to {spec.games - 1}")
    from zxfast.games.zx import engine

    swapped = game % 2 == 1
    table = Worker(spec).prepare()[game % 2]
    decks = (spec.deck_b, spec.deck_a) if swapped else (spec.deck_a, spec.deck_b)
    letters = SIDES[::-1] if swapped else SIDES
    policies = (spec.policy_b, spec.policy_a) if swapped else (spec.policy_a, spec.policy_b)
    owners = (0, 1) if spec.pairing == "seat" or not swapped else (1, 0)
    numbers = [_player_stream(spec.seed, game // 2, owner) for owner in owners]
    words = Words(decks, letters)
    board = engine.Game(table, seed=spec.seed, pair=game // 2, swapped=swapped, pairing=spec.pairing, policies=(None, None))
    steps: list[Step] = []
    going = board.run()
    while going:
        before: dict[str, Any] = board.state()
        kind, seat = board.decision
        options = board.options()
        if policies[seat] == "random":
            taken = next(numbers[seat]) * len(options) >> 64  # PROTOCOL.md: one number for each decision
        else:
            taken = board.suggest(policies[seat])
        texts = tuple(words.option(option, before, kind) for option in options)
        standing = words.standing(before)
        board.answer(taken)
        going = board.run()
        after = board.state()
        changes = tuple(words.changes(before, after))
        steps.append(
            Step(len(steps) + 1, before["turn"] + 1, before["phase"], letters[seat], kind, texts, taken, changes, standing)
        )
    last = board.state()
    over = last["over"]
    winner = letters[over["winner"]] if over["winner"] is not None else None
    return Replay(spec, game, tuple(steps), winner, over["reason"], last["turn"] + 1)


def _player_stream(seed: int, pair: int, owner: int) -> Iterator[int]:
    """The outputs of a PLAYER stream, one after the other."""
    from zxfast.games.zx import engine

    done, size = 0, 256
    while True:
        yield from engine.random_numbers(seed, pair, PLAYER, owner, size)[done:]
        done, size = size, 2 * size
