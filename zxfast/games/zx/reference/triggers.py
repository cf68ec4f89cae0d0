"""Events and the automatic abilities they trigger (ZX-10.6 to 10.13; PROTOCOL.md, "Waiting abilities")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..vocabulary import nodes as n
from . import continuous, selectors
from .continuous import Held
from .state import Cause, Context, State, Thing, Unit, Waiting, card_of

LISTENING = (n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.LIFE, n.REMOVED)  # zones other than squares, in order


@dataclass
class Event:
    """Something that happened. subject: whose event it is; it: the other object (node `It`)."""

    subject: Thing | None = None
    it: Unit | None = None


@dataclass
class Appeared(Event):
    """ZX-15.6."""


@dataclass
class Attack(Event):
    """ZX-13.9; it = the attacked Z/X."""


@dataclass
class Attacked(Event):
    """ZX-13.9; it = the attacker."""


@dataclass
class AttackEnds(Event):
    """ZX-13.26 a) for the attacker."""


@dataclass
class AttackedEnds(Event):
    """ZX-13.26 a) for the target."""


@dataclass
class AttackDamage(Event):
    """ZX-13.21; it = the damaged Z/X."""

    amount: int = 0


@dataclass
class Destroyed(Event):
    """ZX-15.7, with the effect that did it (ZX-12.7c)."""

    cause: Cause | None = None


@dataclass
class BattleDestroyer(Event):
    """The subject, the attacker, has destroyed `it` by battle (ZX-12.7b)."""


@dataclass
class Destroyer(Event):
    """The subject has destroyed `it`: as the attacker by battle, or by its own ability (ZX-12.7b, c)."""


@dataclass
class Moved(Event):
    """From square to square (ZX-15.27)."""


@dataclass
class IntoResource(Event):
    """ZX-7.12."""


@dataclass
class EvolSeed(Event):
    """Directly from Deck to Trash (ZX-16.5)."""


@dataclass
class PlayerEvent(Event):
    """About a player, without a card."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player = player


class LifeDecreases(PlayerEvent):
    """ZX-15.11."""


class Draws(PlayerEvent):
    """ZX-15.4."""


class EventPlayed(PlayerEvent):
    """ZX-9.8."""


class PhaseStarts(PlayerEvent):
    """ZX-7.2; player = the turn player."""


class TurnEnds(PlayerEvent):
    """ZX-7.25 step 3; player = the turn player."""


@dataclass
class Listener:
    """A Z/X or card that may hear an event."""

    thing: Thing
    context: Context
    own: bool  # it is the subject


def about(s: State, who: n.Subject, event: Event, listener: Listener) -> bool:
    """Whether the subject of an event is one that an ability is about (node `Subject`)."""
    if listener.own and who.this:
        return True
    if who.owner is None or not isinstance(event.subject, Unit):
        return False
    return selectors.is_side(who.owner, event.subject.controller, listener.context) \
        and selectors.fits(s, who.filter, event.subject)


def hears(s: State, trigger: Any, event: Any, listener: Listener) -> bool:
    """Whether an event is the trigger event of an ability; everything in it must be true now (ZX-10.10)."""
    ctx = listener.context
    match trigger, event:
        case n.Appears(), Appeared():
            return (trigger.phase is None or s.phase == trigger.phase) and about(s, trigger.who, event, listener)
        case n.Attacks(), Attack():
            hit = trigger.target is None or (event.it is not None and selectors.fits(s, trigger.target, event.it))
            return hit and about(s, trigger.who, event, listener)
        case n.IsAttacked(), Attacked():
            return about(s, trigger.who, event, listener)
        case n.AttackBattleEnds(), AttackEnds():
            return listener.own
        case n.AttackedBattleEnds(), AttackedEnds():
            return listener.own
        case n.DestroysByBattle(), BattleDestroyer():
            return about(s, trigger.who, event, listener)
        case n.DestroysOpposing(), Destroyer():
            return listener.own
        case n.IsDestroyed(), Destroyed():
            if trigger.their_turn and s.turn_player == ctx.controller:
                return False
            if trigger.by_ability_of is not None and not caused(s, trigger.by_ability_of, event.cause, ctx):
                return False
            return about(s, trigger.who, event, listener)
        case n.DealsAttackDamage(), AttackDamage():
            return (listener.own and event.it is not None and event.amount >= trigger.at_least
                    and event.it.square in selectors.area(s, trigger.on, ctx) and selectors.fits(s, trigger.target, event.it))
        case (n.PutIntoResource(), IntoResource()) | (n.EvolSeed(), EvolSeed()):
            return listener.own
        case n.IsMoved(), Moved():
            return True
        case (n.LifeDecreases(), LifeDecreases()) | (n.EventPlayed(), EventPlayed()) | (n.TurnEnds(), TurnEnds()):
            return selectors.is_side(trigger.whose, event.player, ctx)
        case n.PhaseStarts(), PhaseStarts():
            return trigger.phase == s.phase and selectors.is_side(trigger.whose, event.player, ctx)
        case n.Draws(), Draws():
            return event.player == ctx.controller
    return False


def caused(s: State, wanted: n.Filter, cause: Cause | None, ctx: Context) -> bool:
    """Whether an effect is that of an ability (not an Event) of a fitting card of the controller (ZX-12.7c, g)."""
    if cause is None or cause.is_event or cause.controller != ctx.controller:
        return False
    return selectors.fits(s, wanted, s.unit_of_card(cause.card) or cause.card)


def abilities(s: State, listener: Listener) -> list[Held]:
    """The abilities with which a listener can hear: on squares those for squares, elsewhere those for that zone; the
    zone of an ability does not matter for the events of its own card (node `Auto`)."""
    thing = listener.thing
    zone = n.SQUARE if isinstance(thing, Unit) else s.where[thing]
    held = continuous.held(s, thing) if isinstance(thing, Unit) else continuous.printed(s, thing)
    return [h for h in held if isinstance(h.ability, n.Auto) and (listener.own or h.ability.zone == zone)]


def listeners(s: State, subject: Thing | None) -> list[Listener]:
    """The subject first, then the other Z/X by slot, then cards of other zones with abilities valid there."""
    found = [] if subject is None else [Listener(subject, continuous.context_of(s, subject), True)]
    found += [Listener(u, continuous.context_of(s, u), False) for u in s.line() if u is not subject]
    for zone in LISTENING:
        found += [Listener(c, continuous.context_of(s, c), False) for c in s.outside(zone) if c != subject]
    return found


def collect(s: State, event: Event) -> list[Waiting]:
    """The abilities that an event triggers, in order, with the board as it is now."""
    found = []
    for listener in listeners(s, event.subject):
        for has in abilities(s, listener):
            ability: Any = has.ability
            if not hears(s, ability.trigger, event, listener):
                continue
            source = listener.context.source
            if isinstance(event, TurnEnds):  # once per turn and ability (ZX-7.25 step 3)
                mark = (source, has.key)
                if mark in s.turn_ends_done:
                    continue
                s.turn_ends_done.add(mark)
            found.append(Waiting(listener.context.controller, card_of(listener.thing), source, ability.effects,
                                 it=None if event.it is None else event.it.ref, own=listener.own))
    return found


def emit(s: State, event: Event) -> None:
    """Trigger what an event triggers; in set-up nothing does (ZX-6.12)."""
    if s.phase != "setup":
        s.waiting.extend(collect(s, event))
