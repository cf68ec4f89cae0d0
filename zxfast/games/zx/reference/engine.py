"""The reference game: runs the procedures, answers for random players, prints the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from zxfast.effects.node import Node, walk

from ..vocabulary import nodes as n
from ..vocabulary.card import Card
from . import continuous, effects, rng, setup, turn, zones
from .state import NO, PASS, Decision, Flow, GameOver, Options, State, Unit, owner

PURPOSES = (rng.DECK, rng.LIFE, rng.PLAYER)
PRINTED_ZONES = (n.HAND, n.RESOURCE, n.CHARGE, n.LIFE, n.TRASH, n.REMOVED, n.DECK)

KNOWN = frozenset({
    *effects.OPERATIONS, Card, n.Filter, n.Diagram, n.Units, n.Cards, n.Squares, n.Choose, n.All, n.This, n.That, n.It, n.Per,
    n.PowerOf, n.Count, n.PlayerIs, n.MyTurn, n.TheirTurn, n.InPhase, n.ThisIs, n.ThisNotInBattle, n.AllOf, n.AnyOf, n.Not,
    n.Resources, n.SleepThis, n.DestroyThis, n.TrashThis, n.PutCards, n.SleepUnits, n.Subject, n.Appears, n.Attacks,
    n.IsAttacked, n.AttackBattleEnds, n.AttackedBattleEnds, n.DestroysByBattle, n.DestroysOpposing, n.IsDestroyed,
    n.DealsAttackDamage, n.PutIntoResource, n.EvolSeed, n.IsMoved, n.LifeDecreases, n.Draws, n.EventPlayed, n.PhaseStarts,
    n.TurnEnds, n.GetsPower, n.GetsCost, n.GetsIcon, n.GetsAllColours, n.ChargeLimit, n.DamageBonus, n.IgnoresDamage,
    n.PlayerIgnoresDamage, n.Gains, n.WhenDestroyedPut, n.Range, n.AbsoluteBoundary, n.CannotAppearOn, n.MayPlayFrom,
    n.PlayOnlyIf, n.Auto, n.Startup, n.Always, n.OnPlay, n.StartCard, n.GateCard, n.StartResource, n.LifeRecovery,
    n.VoidBringer,
})


class DeckLike(Protocol):
    """What a deck must offer: up to 50 cards, and the Player card if there is one."""

    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def player(self) -> Card | None: ...


class UnknownNode(ValueError):
    """A card has a word that this engine does not know."""


class ReferenceGame:
    """One game between decks[0] in seat 0 and decks[1] in seat 1.

    pairing: "deck" keys the random streams by deck (deck number = seat ^ swapped), "seat" by seat. policies: "random" or
    None (asked) by seat.
    """

    def __init__(self, decks: Sequence[DeckLike], seed: int = 0, pair: int = 0, swapped: bool = False, pairing: str = "deck",
                 first: int = 0, policies: Sequence[str | None] = (None, None), options: Options | None = None) -> None:
        if pairing not in ("deck", "seat"):
            raise ValueError(f'pairing must be "deck" or "seat", not {pairing!r}')
        for policy in policies:
            if policy not in (None, "random"):
                raise ValueError(f'the reference engine only has the policy "random", not {policy!r}')
        cards = {seat << 7 | i: card for seat in (0, 1) for i, card in enumerate(decks[seat].cards)}
        nodes = [node for card in dict.fromkeys(cards.values()) for node in checked(card)]
        streams = {(purpose, seat): rng.Stream.of(seed, pair, purpose, seat ^ int(swapped) if pairing == "deck" else seat)
                   for purpose in PURPOSES for seat in (0, 1)}
        self.policies = tuple(policies)
        self.decisions = 0
        self.decision: Decision | None = None
        self.s = State(options or Options(), cards, (decks[0].player, decks[1].player), streams, first=first, turn_player=first,
                       kinds=frozenset(map(type, nodes)), elsewhere=frozenset(c for c in cards if elsewhere(cards[c])))
        for card in cards:
            self.s.where[card] = n.DECK
            self.s.stamps[card] = 0
            self.s.zones[n.DECK][owner(card)].add(card)
        self._flow: Flow[None] = self._whole_game()
        self._started = False

    def _whole_game(self) -> Flow[None]:
        yield from setup.set_up(self.s)
        yield from turn.turns(self.s)

    def load(self, position: dict[str, Any]) -> None:
        """Start from a position instead of from set-up.

        Keys as in `state()`, all optional: turn, turn_player, first, phase (it begins with its first step), pending, zones
        (cards named in no zone do not exist; without "rebooted" all resources are), deck_top, deck_bottom (their cards
        need not be named in the zone deck), units (square, card; controller, rebooted, damage; slot, uid and arrival are
        assigned in list order).
        """
        s = self.s
        given = position.get("zones", {})
        for sets in s.zones.values():
            sets[0].clear()
            sets[1].clear()
        s.where.clear()
        ends = {side: position.get(side, ([], [])) for side in ("deck_top", "deck_bottom")}
        for seat in (0, 1):
            for zone in PRINTED_ZONES:
                extra = [*ends["deck_top"][seat], *ends["deck_bottom"][seat]] if zone == n.DECK else []
                for card in dict.fromkeys([*given.get(zone, ([], []))[seat], *extra]):
                    self._put(card, zone)
                    s.zones[zone][seat].add(card)
            s.rebooted[seat].clear()
            s.rebooted[seat].update(given.get("rebooted", given.get(n.RESOURCE, ([], [])))[seat])
            s.deck_top[seat][:] = ends["deck_top"][seat]
            s.deck_bottom[seat][:] = ends["deck_bottom"][seat]
            s.known_life[seat].clear()
        s.turn, s.turn_player, s.first = (position.get(key, 0) for key in ("turn", "turn_player", "first"))
        s.pending = list(position.get("pending", (0, 0)))
        s.units.clear()
        for wanted in position.get("units", ()):
            self._put(wanted["card"], n.SQUARE)
            s.uids += 1
            unit = Unit(s.uids, wanted["card"], wanted.get("controller", owner(wanted["card"])), wanted["square"],
                        wanted["square"], 0, wanted.get("rebooted", True), wanted.get("damage", 0))
            zones.put_on_slot(s, unit, unit.square)
        s.phase = position.get("phase", n.MAIN_PHASE)
        self._flow = turn.turns(s, s.phase)

    def _put(self, card: int, zone: str) -> None:
        if card not in self.s.cards or card in self.s.where:
            raise ValueError(f"card {card} is in no deck or in two zones of the position")
        self.s.where[card] = zone

    @property
    def over(self) -> dict[str, Any] | None:
        """None while the game goes on, then its winner and the reason."""
        return self.s.over

    def run(self) -> bool:
        """Go on to the next decision of a player without policy. False: the game is over."""
        if self.decision is None and self.s.over is None:
            self._step(None)
        while self.decision is not None and self.policies[self.decision.player] == "random":
            stream = self.s.streams[rng.PLAYER, self.decision.player]
            self._step(stream.below(len(self.decision.options)))
        return self.decision is not None

    def answer(self, k: int) -> None:
        """Choose option k of the open decision; `run` goes on."""
        if self.decision is None:
            raise ValueError("no decision is open")
        if not 0 <= k < len(self.decision.options):
            raise ValueError(f"option {k} of {len(self.decision.options)}")
        self._step(k)

    def _step(self, k: int | None) -> None:
        try:
            self.decision = next(self._flow) if k is None else self._flow.send(k)
            while self.s.rounds > self.s.options.optional_cap and self.decision.options[-1] in (PASS, NO):  # ZX-1.10b
                self.decision = self._flow.send(len(self.decision.options) - 1)
            self.decisions += 1
        except GameOver:
            self.decision = None

    def state(self) -> dict[str, Any]:
        """The position as both engines print it (PROTOCOL.md, "State")."""
        s = self.s
        printed: dict[str, list[list[int]]] = {zone: [s.zone(zone, 0), s.zone(zone, 1)] for zone in PRINTED_ZONES}
        printed["rebooted"] = [sorted(s.rebooted[0]), sorted(s.rebooted[1])]
        decision = self.decision
        return {
            "turn": s.turn, "phase": s.phase, "turn_player": s.turn_player, "first": s.first,
            "over": None if s.over is None else dict(s.over), "pending": list(s.pending),
            "battle": None if s.battle is None else {"attacker": s.battle.attacker, "target": s.battle.target},
            "zones": printed, "deck_top": [list(known) for known in s.deck_top],
            "deck_bottom": [list(known) for known in s.deck_bottom],
            "units": [{"slot": u.slot, "square": u.square, "card": u.card, "controller": u.controller, "uid": u.uid,
                       "arrival": u.arrival, "rebooted": u.rebooted, "damage": u.damage, "power": continuous.power(s, u),
                       "cost": continuous.cost(s, u)} for u in s.line()],
            "waiting": len(s.waiting),
            "decision": None if decision is None else {"kind": decision.kind, "player": decision.player,
                                                       "options": list(decision.options)},
        }


def checked(card: Card) -> list[Node]:
    """All nodes of a card; an unknown one is an error that names the card."""
    nodes = walk(card)
    for node in nodes:
        if type(node) not in KNOWN:
            raise UnknownNode(f"card {card.number}: the reference engine does not know {type(node).__name__}")
    return nodes


def elsewhere(card: Card) -> bool:
    """Whether a card has a continuous or automatic ability for a zone other than squares."""
    return any(isinstance(ability, n.Always | n.Auto) and ability.zone != n.SQUARE for ability in card.abilities)
