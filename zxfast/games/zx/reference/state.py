"""What a game consists of: zones, units, waiting abilities; decisions and how they are asked."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from zxfast.effects.node import Node

from ..vocabulary import nodes as n
from ..vocabulary.card import Card
from .rng import Stream

T = TypeVar("T")
Option = tuple[Any, ...]

TEMPORARY = "temporary"  # ZX-4.20
DYNAMIS = "dynamis"  # ZX-4.17; only gate cards come here in the early game
ZONES = (n.HAND, n.RESOURCE, n.CHARGE, n.LIFE, n.TRASH, n.REMOVED, n.DECK, TEMPORARY, DYNAMIS)
PUBLIC = (n.SQUARE, n.RESOURCE, n.CHARGE, n.TRASH, n.REMOVED, TEMPORARY)  # ZX-4.2

PASS: Option = ("pass",)
YES: Option = ("yes",)
NO: Option = ("no",)


@dataclass(frozen=True)
class Options:
    """Every default of an [OPEN] rule that is a number, and the caps."""

    turn_cap: int = 200  # ZX-1.11
    action_cap: int = 500  # ZX-1.10b
    optional_cap: int = 100  # ZX-1.10b: after so many in one pre-processing every choice that can be declined is declined
    loop_cap: int = 1000  # ZX-1.10c
    split_step: int = 500  # ZX-10.32
    ask_life: bool = False  # every life card is an option of DP-16
    stop: bool = False  # DP-05 is asked even if pass is its only option
    charge_limit: int = 4  # ZX-12.5a
    hand_limit: int = 6  # ZX-7.26
    opening_hand: int = 4  # ZX-6.8
    opening_life: int = 4  # ZX-6.10
    opening_resources: int = 2  # ZX-6.11, in addition to a start resource
    draws: int = 2  # ZX-7.7
    first_player_draws: bool = False  # ZX-7.9


@dataclass(frozen=True)
class Decision:
    """A question to a player: kind = number of the decision point (rules section 19)."""

    kind: int
    player: int
    options: list[Option]


Flow = Generator[Decision, int, T]  # a procedure that may ask


class GameOver(Exception):
    """The game has ended; State.over says how."""


class UnitRef(NamedTuple):
    """A Z/X on a square as an object (ZX-4.5)."""

    uid: int


class CardRef(NamedTuple):
    """A card in another zone as an object: it is this object as long as its stamp is the same (ZX-4.5)."""

    card: int
    stamp: int


Ref = UnitRef | CardRef


class Cause(NamedTuple):
    """The effect that made a Z/X lethal or destroyed it (ZX-12.7c)."""

    card: int
    controller: int
    source: Ref | None
    is_event: bool


class Lasting(NamedTuple):
    """An ability gained until end of turn (ZX-10.17)."""

    number: int  # order of time
    ability: Node


@dataclass(eq=False)
class Unit:
    """A Z/X on a square."""

    uid: int
    card: int
    controller: int
    square: int
    slot: int
    arrival: int
    rebooted: bool = True
    damage: int = 0
    power_change: int = 0  # until end of turn
    cost_change: int = 0  # until end of turn
    gained: list[Lasting] = field(default_factory=list)  # until end of turn
    no_damage: set[str] = field(default_factory=set)  # deals no damage until n.TURN, n.BATTLE
    no_reboot: bool = False  # in the next reboot phase of its controller (ZX-7.4)
    cause: Cause | None = None  # the effect that made it lethal

    @property
    def ref(self) -> UnitRef:
        return UnitRef(self.uid)


Thing = Unit | int  # a Z/X on a square, or a card (its id) in another zone


class Seen(NamedTuple):
    """A looked-at card of a Deck; a shuffle ends it, the card itself stays the same object (ZX-15.3, 15.24)."""

    ref: CardRef
    shuffles: int  # of that Deck so far


@dataclass
class Context:
    """An ability being carried out, or a continuous ability being read: who, from where, about what."""

    controller: int
    card: int
    source: Ref | None  # THIS
    is_event: bool = False
    it: Ref | None = None
    that: list[Ref] = field(default_factory=list)
    looked: list[Seen] = field(default_factory=list)
    revealed: list[Seen] = field(default_factory=list)  # of the looked-at cards, those both players see (ZX-15.5)
    did: bool = False  # the operation before was done completely (ZX-10.24)

    @property
    def cause(self) -> Cause:
        return Cause(self.card, self.controller, self.source, self.is_event)


@dataclass
class Waiting:
    """A triggered ability that waits (ZX-10.6), or a delayed effect whose moment has come (ZX-10.13)."""

    controller: int
    card: int
    source: Ref | None
    effects: tuple[Node, ...]
    is_event: bool = False  # a delayed effect of an Event
    it: Ref | None = None
    that: list[Ref] = field(default_factory=list)
    own: bool = False  # triggered by the event of its own card


@dataclass
class Delayed:
    """An effect for the end of this turn (ZX-10.13)."""

    context: Context
    effects: tuple[Node, ...]


@dataclass
class Battle:
    """The current battle (ZX-13): target 0 = the player."""

    attacker: int
    target: int


@dataclass
class State:
    """The whole game. Card id = seat << 7 | index; owner = seat."""

    options: Options
    cards: dict[int, Card]
    players: tuple[Card | None, Card | None]
    streams: dict[tuple[int, int], Stream]  # by purpose and seat
    first: int = 0
    turn: int = 0
    turn_player: int = 0
    phase: str = "setup"
    over: dict[str, Any] | None = None
    pending: list[int] = field(default_factory=lambda: [0, 0])
    battle: Battle | None = None
    battle_destruction: bool = False  # in the first PPP of a battle end step (ZX-12.7a)
    where: dict[int, str] = field(default_factory=dict)  # card -> zone
    zones: dict[str, tuple[set[int], set[int]]] = field(default_factory=lambda: {z: (set(), set()) for z in ZONES})
    rebooted: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))
    deck_top: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    deck_bottom: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    known_life: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))  # known to the owner's opponent
    stamps: dict[int, int] = field(default_factory=dict)
    shuffles: list[int] = field(default_factory=lambda: [0, 0])  # of each Deck
    units: dict[int, Unit] = field(default_factory=dict)  # by slot
    uids: int = 0
    arrivals: int = 0
    gains: int = 0
    waiting: list[Waiting] = field(default_factory=list)
    delayed: list[Delayed] = field(default_factory=list)
    used: set[tuple[Any, ...]] = field(default_factory=set)  # once-per-turn abilities used this turn (ZX-10.2)
    turn_ends_done: set[tuple[Any, ...]] = field(default_factory=set)  # ZX-7.25 step 3
    actions: int = 0  # of this turn
    rounds: int = 0  # resolutions and abilities of the current pre-processing
    kinds: frozenset[type] = frozenset()  # node classes that occur on the cards of this game
    elsewhere: frozenset[int] = frozenset()  # cards with abilities for zones other than squares
    printed: dict[int, list[Any]] = field(default_factory=dict)  # abilities by card, as continuous.py names them
    reading: set[tuple[Any, ...]] = field(default_factory=set)  # values being computed now: see continuous.py

    def line(self) -> list[Unit]:
        """The units in order: by slot (PROTOCOL.md)."""
        return [self.units[slot] for slot in sorted(self.units)]

    def zone(self, name: str, seat: int) -> list[int]:
        """The cards of a zone of a player, by id."""
        return sorted(self.zones[name][seat])

    def outside(self, zone: str) -> list[int]:
        """The cards of a zone, seat 0 first, that have abilities for zones other than squares."""
        return sorted(card for card in self.elsewhere if self.where.get(card) == zone)

    def unit(self, uid: int) -> Unit | None:
        return next((unit for unit in self.units.values() if unit.uid == uid), None)

    def unit_of_card(self, card: int) -> Unit | None:
        return next((unit for unit in self.units.values() if unit.card == card), None)

    def on(self, square: int) -> list[Unit]:
        """The units on a square, in order of arrival (ZX-4.30)."""
        return sorted((u for u in self.units.values() if u.square == square), key=lambda u: u.arrival)

    def stamp(self, card: int) -> CardRef:
        """A card outside the squares as the object that it is now."""
        return CardRef(card, self.stamps[card])

    def seen(self, card: int) -> Seen:
        """A card of a Deck that is looked at now."""
        return Seen(self.stamp(card), self.shuffles[owner(card)])

    def still_seen(self, seen: list[Seen]) -> list[int]:
        """Of looked-at cards those that are still in the Deck and not shuffled."""
        return [at.ref.card for at in seen if self.live(at.ref) is not None and self.where[at.ref.card] == n.DECK
                and self.shuffles[owner(at.ref.card)] == at.shuffles]

    def ref(self, thing: Thing) -> Ref:
        return thing.ref if isinstance(thing, Unit) else self.stamp(thing)

    def live(self, ref: Ref | None) -> Thing | None:
        """The object of a reference, if it still is that object (ZX-4.5, 10.9)."""
        if isinstance(ref, UnitRef):
            return self.unit(ref.uid)
        if isinstance(ref, CardRef) and self.stamps.get(ref.card) == ref.stamp:
            return ref.card
        return None

    def end(self, winner: int | None, reason: str) -> None:
        """The game is over (ZX-1.2, 1.3)."""
        self.over = {"winner": winner, "reason": reason}
        raise GameOver


def owner(card: int) -> int:
    """The player whose deck the card comes from (ZX-0.6)."""
    return card >> 7


def card_of(thing: Thing) -> int:
    return thing.card if isinstance(thing, Unit) else thing


def order(thing: Thing) -> tuple[int, int]:
    """Units by slot, then cards by id (PROTOCOL.md)."""
    return (0, thing.slot) if isinstance(thing, Unit) else (1, thing)


def ask(kind: int, player: int, options: list[Option]) -> Flow[Option]:
    """Ask a decision; a single option is taken at once (PROTOCOL.md, "Decisions")."""
    if len(options) == 1:
        return options[0]
    answer = yield Decision(kind, player, options)
    return options[answer]


def option(thing: Thing) -> Option:
    return ("unit", thing.slot) if isinstance(thing, Unit) else ("card", thing)


def distinct(s: State, cards: list[int]) -> list[int]:
    """One of several copies in one zone and state, the lowest; marked copies stay apart (PROTOCOL.md, "Copies")."""
    marked = {mark[0].card for mark in s.used if isinstance(mark[0], CardRef) and s.live(mark[0]) is not None}
    for delayed in s.delayed:
        marked |= {ref.card for ref in delayed.context.that if isinstance(ref, CardRef) and s.live(ref) is not None}
    seen, result = set(), []
    for card in sorted(cards):
        if card not in marked:
            key = (owner(card), s.where[card], s.cards[card].number, card in s.rebooted[owner(card)])
            if key in seen:
                continue
            seen.add(key)
        result.append(card)
    return result


def distinct_things(s: State, things: list[Thing]) -> list[Thing]:
    """The things as options: units by slot, then cards without needless copies."""
    units = sorted((t for t in things if isinstance(t, Unit)), key=lambda u: u.slot)
    return [*units, *distinct(s, [t for t in things if not isinstance(t, Unit)])]


def pick(s: State, kind: int, player: int, things: list[Thing], stop: bool = False) -> Flow[Thing | None]:
    """Ask for one of several things; None = pass, offered if `stop`."""
    offered = distinct_things(s, things)
    options = [option(thing) for thing in offered]
    if stop:
        options.append(PASS)
    if not options:
        return None
    answer = yield from ask(kind, player, options)
    return None if answer == PASS else offered[options.index(answer)]


def ask_yes(kind: int, player: int) -> Flow[bool]:
    answer = yield from ask(kind, player, [YES, NO])
    return answer == YES
