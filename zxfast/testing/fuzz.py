"""Fuzzing: strange decks and made-up cards, played in lockstep by both engines.

A game is named by seed and number: it can be played again with `game(seed, number)`. A fault is also written as a file that holds
the cards themselves and the answers, so that it can be replayed after the makers of decks and cards have changed.
"""

from __future__ import annotations

import faulthandler
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from zxfast.decks.deck import Deck
from zxfast.effects.node import Node, source, walk
from zxfast.errors import UserError
from zxfast.games.zx import codes, engine, vocabulary
from zxfast.games.zx.cards import registry
from zxfast.games.zx.compiler import CompileError, Program
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary.card import Card

from . import lockstep
from .coverage import Coverage
from .stubs import PLAYERS, made_up

MOST_DECISIONS = 500  # of one game; then it is left unfinished
ZONES = {n.LIFE: (1, 5), n.DECK: (1, 12), n.RESOURCE: (2, 9), n.HAND: (2, 7), n.CHARGE: (0, 4), n.TRASH: (0, 12),
         n.REMOVED: (0, 2)}  # of a position: least and most cards
PHASES = (n.REBOOT_PHASE, n.DRAW_PHASE, n.RESOURCE_PHASE, n.IGNITION_PHASE, n.MAIN_PHASE, n.MAIN_PHASE, n.MAIN_PHASE, n.END_PHASE)
PLAYED = ((None, None), (None, None), ("heuristic", None), (None, None), (None, "greedy"), (None, None), ("heuristic",) * 2)
SECONDS = 120  # a game that takes longer ends the program with a traceback


class Style(NamedTuple):
    """How to make a deck: its size, how many different cards, and which cards."""

    size: tuple[int, int]
    different: tuple[int, int]
    cards: Callable[[random.Random, int], list[Card]]


def has(*kinds: type[Node]) -> Callable[[Card], bool]:
    return lambda card: any(isinstance(node, kinds) for node in walk(card))


def registered(chance: random.Random, count: int, wanted: Callable[[Card], bool] = lambda card: True) -> list[Card]:
    fitting = [card for card in registry.cards.values() if card.kind != "player" and wanted(card)]
    return chance.sample(fitting, min(count, len(fitting)))


def stubs(style: str = "") -> Callable[[random.Random, int], list[Card]]:
    return lambda chance, count: made_up(str(chance.random()), count, style)


def both(chance: random.Random, count: int) -> list[Card]:
    return registered(chance, count - count // 2) + stubs()(chance, count // 2)


def of(wanted: Callable[[Card], bool]) -> Callable[[random.Random, int], list[Card]]:
    return lambda chance, count: registered(chance, count, wanted)


def mixed(style: str, wanted: Callable[[Card], bool]) -> Callable[[random.Random, int], list[Card]]:
    """Stubs of one style with registered cards that go well with them."""
    return lambda chance, count: stubs(style)(chance, count - count // 3) + registered(chance, count // 3, wanted)


CHANGERS = has(n.GetsCost, n.Cost, n.GetsAllColours, n.GetsIcon)
GRANTERS = has(n.Gains, n.Grant)

STYLES: dict[str, Style] = {
    "registered": Style((50, 50), (12, 24), registered),
    "stubs": Style((50, 50), (6, 12), stubs()),
    "both": Style((50, 50), (8, 16), both),
    "automatic": Style((50, 50), (6, 10), stubs("auto")),
    "startup": Style((50, 50), (6, 10), stubs("startup")),
    "continuous": Style((50, 50), (6, 10), stubs("always")),
    "granters": Style((50, 50), (5, 8), mixed("grants", GRANTERS)),
    "watchers": Style((50, 50), (5, 9), mixed("auto", has(n.LifeDecreases, n.IsMoved, n.Draws, n.TurnEnds))),
    "changers": Style((50, 50), (6, 10), mixed("always", CHANGERS)),
    "seeds": Style((50, 50), (6, 12), of(lambda card: card.icon == n.EVOLSEED)),
    "made-up seeds": Style((30, 50), (6, 10), stubs("seed")),
    "events": Style((50, 50), (8, 16), of(lambda card: card.kind == n.EVENT)),
    "made-up events": Style((50, 50), (5, 9), stubs("event")),
    "no icons": Style((50, 50), (10, 20), of(lambda card: card.icon is None)),
    "one card": Style((50, 50), (1, 1), both),
    "one stub": Style((50, 50), (1, 1), stubs()),
    "tiny": Style((10, 20), (3, 8), both),
    "tiny stubs": Style((10, 20), (3, 8), stubs()),
    "recovery": Style((40, 50), (5, 9), of(has(n.LifeRecovery, n.VoidBringer, n.LifeDecreases))),
}


def make_deck(style: str, chance: random.Random, different: int | None = None) -> Deck:
    """A deck of a style. different: at most so many different cards."""
    how = STYLES[style]
    count = chance.randint(*how.different)
    cards = how.cards(chance, min(count, different or count))
    size = chance.randint(*how.size)
    copies = [1] * len(cards)
    while sum(copies) < size:
        copies[chance.randrange(len(cards))] += 1
    name = chance.choice((None, *PLAYERS, *(node.name for card in cards for node in walk(card) if isinstance(node, n.PlayerIs))))
    player = Card("P-1", "player", name) if name else None
    return Deck(style, tuple(card for card, k in zip(cards, copies, strict=True) for _ in range(k))[:size], player)


def make_position(decks: Iterable[Deck], chance: random.Random) -> dict[str, Any]:
    """A position in the middle of a game: the cards of both decks anywhere."""
    zones: dict[str, list[list[int]]] = {zone: [[], []] for zone in (*ZONES, "rebooted")}
    units: list[dict[str, Any]] = []
    squares = list(range(9))
    chance.shuffle(squares)
    for seat, deck in enumerate(decks):
        cards = [seat << 7 | i for i in range(len(deck.cards))]
        chance.shuffle(cards)
        standing = [card for card in cards if deck.cards[card & 127].kind == n.ZX][:chance.randint(0, 4)]
        for card in standing:
            free = [square for square in squares if square != (7, 1)[seat]]
            if free:
                squares.remove(free[0])
                cards.remove(card)
                units.append({"card": card, "controller": seat, "square": free[0], "rebooted": chance.random() < 0.7,
                              "damage": chance.choice((0, 0, 0, 500, 2000))})
        for zone, (low, high) in ZONES.items():
            count = min(len(cards), chance.randint(low, high))
            zones[zone][seat] = sorted(cards[:count])
            del cards[:count]
        zones["deck" if chance.random() < 0.5 else "trash"][seat].extend(cards)
        zones["rebooted"][seat] = sorted(card for card in zones["resource"][seat] if chance.random() < 0.8)
    turn, player = chance.randint(1, 20), chance.randint(0, 1)
    return {"turn": turn, "turn_player": player, "first": player ^ (turn & 1), "phase": chance.choice(PHASES),
            "pending": chance.choice(([0, 0], [0, 0], [1, 0], [0, 1], [1, 2])), "zones": zones, "units": units,
            "deck_top": [[], []], "ask_life": chance.random() < 0.2}


class Game(NamedTuple):
    """A game to play in lockstep. position: where it starts, None: set-up."""

    decks: tuple[Deck, Deck]
    table: Any
    seed: int
    number: int
    swapped: bool
    position: dict[str, Any] | None


def game(seed: int, number: int, styles: Iterable[str] = tuple(STYLES)) -> Game:
    """Game `number` of a seed: two decks, of one style or of two."""
    chance = random.Random(f"{seed} {number}")
    names = tuple(styles)
    first = names[number % len(names)]
    second = first if chance.random() < 0.5 else chance.choice(names)
    for different in (None, 12, 8, 5, 3, 2, 1):
        decks = make_deck(first, chance, different), make_deck(second, chance, different)
        try:
            table = engine.Table(Program(decks))
        except CompileError as error:
            if "together need" not in str(error):
                raise
        else:
            position = make_position(decks, chance) if chance.random() < 0.6 else None
            return Game(decks, table, seed, number, bool(number & 1), position)
    raise CompileError(f"seed {seed}, game {number}: no deck fits into the tables of the core")


# ---- files of faults ------------------------------------------------------------------------------------------------


def as_file(decks: Iterable[Deck], report: dict[str, Any]) -> dict[str, Any]:
    """What a fault needs to be played again, cards included."""
    decks = list(decks)
    cards = {card.number: source(card) for deck in decks for card in deck.cards
             if card.number not in registry or registry[card.number] != card}
    names = ("seed", "pair", "swapped", "position", "difference", "answers")
    kept = {key: report[key] for key in names if report.get(key) is not None}
    return kept | {"cards": cards, "decks": [[deck.name, deck.player and deck.player.name, *_runs(deck)] for deck in decks]}


def _runs(deck: Deck) -> list[list[Any]]:
    runs: list[list[Any]] = []
    for card in deck.cards:
        if runs and runs[-1][1] == card.number:
            runs[-1][0] += 1
        else:
            runs.append([1, card.number])
    return runs


def read_card(text: str) -> Card:
    """A card from its source."""
    card = eval(text, {**vars(vocabulary), "__builtins__": {}})
    assert isinstance(card, Card)
    return card


def decks_of(saved: dict[str, Any]) -> list[Deck]:
    """The decks of a saved fault."""
    own = {number: read_card(text) for number, text in saved["cards"].items()}
    return [Deck(name, tuple(own.get(number) or registry[number] for copies, number in runs for _ in range(copies)),
                 Card("P-1", "player", player) if player else None) for name, player, *runs in saved["decks"]]


def replay(path: str | Path) -> int:
    """Play a saved fault again; returns the number of decisions. Raises lockstep.Mismatch if it is still there."""
    saved = json.loads(Path(path).read_text(encoding="utf-8"))
    answers = saved["answers"]
    return lockstep.play(decks_of(saved), saved["seed"], saved["pair"], answers=answers, swapped=saved.get("swapped", False),
                         position=saved.get("position"), most=len(answers) + 60)


def replayed(path: str | Path) -> dict[str, Any]:
    """`replay` as a result of a run. Raises UserError for a file that is no saved fault."""
    try:
        saved = json.loads(Path(path).read_text(encoding="utf-8"))
        decks_of(saved)
        seed, _, _ = (saved[key] for key in ("seed", "pair", "answers"))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise UserError(f"{path} is no game that `zxfast fuzz --save` wrote: {type(error).__name__}: {error}") from None
    reports: list[dict[str, Any]] = []
    decisions = 0
    try:
        decisions = replay(path)
    except lockstep.Mismatch as mismatch:
        decisions = mismatch.report["decision"]
        reports.append(mismatch.report)
    return {"games": 1, "decisions": decisions, "mismatches": len(reports), "seed": seed, "variant": engine.VARIANT,
            "reports": reports}


# ---- runs -----------------------------------------------------------------------------------------------------------


class Run:
    """Plays games and keeps the books."""

    def __init__(self, seed: int, styles: Iterable[str], folder: str | Path | None) -> None:
        self.seed, self.styles = seed, tuple(styles)
        self.folder = Path(folder) if folder is not None else None
        self.coverage = Coverage()
        self.chooser = lockstep.LeastTaken()
        self.kinds: Counter[int] = Counter()
        self.by_style: Counter[str] = Counter()
        self.overflows: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.reports: list[dict[str, Any]] = []
        self.games = self.decisions = 0

    def play(self, number: int) -> None:
        """Play one game; a fault becomes a report."""
        try:
            g = game(self.seed, number, self.styles)
        except CompileError as error:
            self.overflows[str(error)] += 1
            return
        self._playing(number)
        self.by_style[g.decks[0].name] += 1
        chooser, players = self._answers(number)
        names = [deck.name for deck in g.decks]
        made: list[int] = []
        try:
            self.decisions += lockstep.play(g.decks, g.seed, number, chooser, names=names, table=g.table, swapped=g.swapped,
                                            kinds=self.kinds, most=MOST_DECISIONS, made=made, endings=self.endings,
                                            position=g.position, watch=4, players=players)
        except lockstep.Mismatch as mismatch:
            self._fault(g, mismatch.report)
        except engine.EngineFault as fault:
            self._fault(g, {"decks": names, "seed": g.seed, "pair": number, "decision": len(made), "answers": made,
                            "difference": [str(fault)]})
        except engine.EngineError as error:
            self.overflows[f"{str(error).rsplit(': ', 1)[-1]} ({' against '.join(names)})"] += 1
            self.decisions += len(made)
        except Exception as error:
            self._fault(g, {"decks": names, "seed": g.seed, "pair": number, "decision": len(made), "answers": made,
                            "difference": [f"{type(error).__name__}: {error}"]})
        self.games += 1

    def _answers(self, number: int) -> tuple[lockstep.Chooser, tuple[str | None, str | None]]:
        """Who answers in a game: any option or the kind of option least taken so far, and the players that do it instead."""
        return (self.chooser if number % 3 else lockstep.any_option), PLAYED[number % len(PLAYED)]

    def _fault(self, g: Game, report: dict[str, Any]) -> None:
        report = report | {"swapped": g.swapped, "game": g.number, "position": g.position}
        self.reports.append(report)
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.folder / f"fuzz_{g.seed}_{g.number}.json"
            path.write_text(json.dumps(as_file(g.decks, report), ensure_ascii=False), encoding="utf-8")

    def _playing(self, number: int) -> None:
        """If the program is ended from outside or by a fault of memory, this file names the game."""
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / "playing.txt").write_text(f"seed {self.seed}, game {number}, styles {', '.join(self.styles)}\n")

    def result(self) -> dict[str, Any]:
        """A dict for JSON."""
        never = self.coverage.never({card.number for card in registry.cards.values() if card.kind != "player"})
        decision_kinds = {name[3:]: k for name, k in vars(codes).items() if name.startswith("DP_")}
        never["decision_kinds"] = [f"DP-{k:02}" for k in sorted(decision_kinds.values()) if not self.kinds[k]]
        ran = engine.instructions_run()
        if ran is not None:
            never["opcodes"] = [name for name, k in vars(codes).items() if name.startswith("OP_") and k < len(ran) and not ran[k]]
        return {"games": self.games, "decisions": self.decisions, "mismatches": len(self.reports), "seed": self.seed,
                "variant": engine.VARIANT, "styles": dict(self.by_style), "endings": dict(self.endings.most_common()),
                "overflows": dict(self.overflows.most_common()),
                "decision_kinds": {f"DP-{kind:02}": k for kind, k in sorted(self.kinds.items())},
                "nodes": dict(self.coverage.nodes.most_common()), "never": never, "reports": self.reports}


def run(games: int, seed: int = 0, *, start: int = 0, styles: Iterable[str] = tuple(STYLES), stop_after: int = 1,
        folder: str | Path | None = None, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play `games` games of strange decks in lockstep.

    start: number of the first game. styles: which decks (STYLES). stop_after: faults after which it stops. folder: where a
    file is written for each fault. Returns a dict for JSON: games, decisions, mismatches, reports, what was never carried out.
    """
    book = Run(seed, styles, folder)
    with book.coverage.watching():
        for number in range(start, start + games):
            faulthandler.dump_traceback_later(SECONDS, exit=True)
            try:
                book.play(number)
            finally:
                faulthandler.cancel_dump_traceback_later()
            if progress is not None:
                progress(number - start + 1)
            if len(book.reports) >= stop_after:
                break
    if book.folder is not None:
        (book.folder / "playing.txt").unlink(missing_ok=True)
    return book.result()
