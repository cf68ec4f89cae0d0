"""Continuous abilities and what they make of the printed information (ZX-10.14 to 10.19). Nothing is cached.

A value that depends on itself (a power bonus that needs a power) is read once without continuous changes: `State.reading`
holds the values being computed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from zxfast.effects.node import Node

from ..vocabulary import nodes as n
from . import selectors
from .state import Context, State, Thing, Unit, card_of, owner

GIVEN = (n.GetsPower, n.ChargeLimit, n.DamageBonus, n.IgnoresDamage, n.PlayerIgnoresDamage, n.WhenDestroyedPut, n.Range,
         n.AbsoluteBoundary)  # continuous effects that other cards may give (vocabulary/check.py); all others are printed ones
ELSEWHERE = (n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.LIFE, n.REMOVED)  # zones other than squares, in the order of reading


class Held(NamedTuple):
    """An ability that a card or Z/X has. key: ("printed", position) or where a gained one comes from."""

    ability: Node
    key: tuple[Any, ...]

    @property
    def printed(self) -> bool:
        return self.key[0] == "printed"


class Active(NamedTuple):
    """A continuous effect that applies now, read from the point of view of `context`."""

    effect: Any
    context: Context
    holder: Thing
    key: tuple[Any, ...]  # which of the holder's abilities it is


def printed(s: State, card: int) -> list[Held]:
    if card not in s.printed:
        s.printed[card] = [Held(ability, ("printed", i)) for i, ability in enumerate(s.cards[card].abilities)]
    return s.printed[card]


def lasting(unit: Unit) -> list[Held]:
    return [Held(gain.ability, ("lasting", gain.number)) for gain in unit.gained]


def held(s: State, unit: Unit) -> list[Held]:
    """All abilities of a Z/X: printed, granted by continuous abilities, gained until end of turn (ZX-10.17)."""
    return printed(s, unit.card) + granted(s, unit) + lasting(unit)


def granted(s: State, unit: Unit) -> list[Held]:
    """Abilities from the continuous abilities of cards, by slot of the granting Z/X (PROTOCOL.md)."""
    found: list[Held] = []
    for giver in active(s, n.Gains):
        of = giver.effect.of
        gets = giver.holder is unit if isinstance(of, n.This) else unit in selectors.units(s, of, giver.context)
        if gets:
            found.append(Held(giver.effect.ability, ("granted", s.ref(giver.holder), giver.key)))
    return found


def context_of(s: State, thing: Thing) -> Context:
    """The point of view of a card: its controller, itself as THIS (ZX-0.7)."""
    seat = thing.controller if isinstance(thing, Unit) else owner(thing)
    return Context(seat, card_of(thing), s.ref(thing))


def applies(s: State, ability: Node, effect: type, thing: Thing) -> bool:
    """Whether this is a continuous ability with this kind of effect whose condition holds; the zone is not looked at."""
    if not isinstance(ability, n.Always) or not isinstance(ability.effect, effect):
        return False
    if ability.when is None:
        return True
    mark = ("when", card_of(thing), id(ability))
    if mark in s.reading:
        return False
    s.reading.add(mark)
    try:
        return selectors.holds(s, ability.when, context_of(s, thing))
    finally:
        s.reading.remove(mark)


def active(s: State, effect: type) -> Iterator[Active]:
    """All continuous effects of one kind that are valid now: Z/X by slot, then other cards by zone and id."""
    if effect not in s.kinds:
        return
    for unit in s.line():
        gained = effect in GIVEN and (unit.gained or n.Gains in s.kinds)
        for has in held(s, unit) if gained else printed(s, unit.card):
            if isinstance(has.ability, n.Always) and has.ability.zone == n.SQUARE and applies(s, has.ability, effect, unit):
                yield Active(has.ability.effect, context_of(s, unit), unit, has.key)
    for zone in ELSEWHERE:
        for card in s.outside(zone):
            for has in printed(s, card):
                if isinstance(has.ability, n.Always) and has.ability.zone == zone and applies(s, has.ability, effect, card):
                    yield Active(has.ability.effect, context_of(s, card), card, has.key)


def own(s: State, thing: Thing, effect: type) -> list[Any]:
    """The continuous effects of one kind that a card has about itself, in whatever zone it is."""
    if effect not in s.kinds:
        return []
    abilities = held(s, thing) if isinstance(thing, Unit) and effect in GIVEN else printed(s, card_of(thing))
    return [has.ability.effect for has in abilities if applies(s, has.ability, effect, thing)]  # type: ignore[attr-defined]


def affects(s: State, one: Active, thing: Thing) -> bool:
    """Whether a continuous effect with a field `of` acts on a card."""
    of = one.effect.of
    if isinstance(of, n.This):
        return one.holder is thing
    parts = of if isinstance(of, tuple) else (of,)
    for part in parts:
        if isinstance(part, n.Units) == isinstance(thing, Unit) and thing in selectors.things(s, part, one.context):
            return True
    return False


# ---- information ----------------------------------------------------------------------------------------------------


def power(s: State, unit: Unit) -> int:
    """Current power: printed, until end of turn, continuous (ZX-2.11, 10.18)."""
    value = (s.cards[unit.card].power or 0) + unit.power_change
    mark = ("power", unit.uid)
    if mark in s.reading:
        return value
    s.reading.add(mark)
    try:
        for one in active(s, n.GetsPower):
            if affects(s, one, unit):
                value += selectors.amount(s, one.effect.amount, one.context) or 0
    finally:
        s.reading.remove(mark)
    return value


def cost(s: State, thing: Thing) -> int | None:
    """Current cost; None if the card has none. Changes are summed, then the highest floor counts (ZX-2.8, 8.12)."""
    value = s.cards[card_of(thing)].cost
    if value is None:
        return None
    floor = 0
    if isinstance(thing, Unit):
        value += thing.cost_change
    mark = ("cost", card_of(thing))
    if mark not in s.reading:
        s.reading.add(mark)
        try:
            for one in active(s, n.GetsCost):
                if affects(s, one, thing):
                    value += one.effect.n
                    floor = max(floor, one.effect.floor)
        finally:
            s.reading.remove(mark)
    return max(value, floor)


def colours(s: State, thing: Thing) -> set[str]:
    """Current colours (ZX-2.9, 8.6)."""
    card = card_of(thing)
    mark = ("colours", card)
    if mark not in s.reading:
        s.reading.add(mark)
        try:
            if any(s.where[card] in effect.zones for effect in own(s, thing, n.GetsAllColours)):
                return set(n.COLOURS)
        finally:
            s.reading.remove(mark)
    return set(s.cards[card].colours)


def icons(s: State, thing: Thing) -> set[str]:
    """Current icons; gained ones in every zone (ZX-2.14, 2.15)."""
    card = card_of(thing)
    found = {s.cards[card].icon} - {None}
    mark = ("icons", card)
    if mark not in s.reading:
        s.reading.add(mark)
        try:
            found |= {effect.icon for effect in own(s, thing, n.GetsIcon)}
        finally:
            s.reading.remove(mark)
    return found  # type: ignore[return-value]


def attack_range(s: State, unit: Unit) -> int:
    """The largest Range, 1 without (ZX-13.4, 16.4)."""
    return max([1, *(effect.n for effect in own(s, unit, n.Range))])


def protected(s: State, unit: Unit) -> bool:
    """Absolute Boundary (ZX-16.6)."""
    return bool(own(s, unit, n.AbsoluteBoundary))


def charge_limit(s: State, seat: int) -> int | None:
    """ZX-12.5a, 12.5c; None = no limit."""
    limit = s.options.charge_limit
    for one in active(s, n.ChargeLimit):
        if (one.context.controller == seat) == (one.effect.who == n.ME):
            if one.effect.n is None:
                return None
            limit += one.effect.n
    return max(limit, 0)


def ignored_damage(s: State, unit: Unit) -> int:
    """A single damage up to this is ignored (ZX-14.3)."""
    return max([0, *(effect.up_to for effect in own(s, unit, n.IgnoresDamage))])


def takes_no_damage(s: State, seat: int) -> bool:
    """ZX-12.9g."""
    return any(one.context.controller == seat for one in active(s, n.PlayerIgnoresDamage))


def damage_bonus(s: State, source: Unit | None, card: int, seat: int) -> int:
    """What is added to each damage that a player deals to opposing Z/X: with the Z/X `source`, or with `card`, which is no
    longer, or never was, that Z/X on a square (ZX-14.4; PROTOCOL.md)."""
    bonus = 0
    for one in active(s, n.DamageBonus):
        if one.context.controller == seat and (source is not None or one.effect.events) \
                and selectors.fits(s, one.effect.by, source or s.unit_of_card(card) or card):
            bonus += one.effect.n
    return bonus


def destinations(s: State, unit: Unit) -> list[n.WhenDestroyedPut]:
    """Replacements for the destruction of a Z/X, one per zone, in the order of its abilities (ZX-10.33)."""
    found: dict[str, n.WhenDestroyedPut] = {}
    for effect in own(s, unit, n.WhenDestroyedPut):
        found.setdefault(effect.zone, effect)
    return list(found.values())


def appear_ban(s: State, card: int, seat: int) -> set[int]:
    """Squares on which a card cannot appear (ZX-9.18)."""
    context = Context(seat, card, s.ref(card))
    return set().union(*(selectors.area(s, effect.area, context) for effect in own(s, card, n.CannotAppearOn)))


def may_be_played(s: State, card: int) -> bool:
    """Printed play restrictions (ZX-9.7, 8.15)."""
    if n.PlayOnlyIf not in s.kinds:
        return True
    context = context_of(s, card)
    return all(selectors.holds(s, ability.effect.condition, context) for ability in s.cards[card].abilities
               if isinstance(ability, n.Always) and isinstance(ability.effect, n.PlayOnlyIf)
               and selectors.holds(s, ability.when, context))


def playable_zones(s: State, seat: int) -> dict[str, list[int]]:
    """Cards outside the hand that a player has the permission to play, by zone (ZX-7.21)."""
    found: dict[str, list[int]] = {zone: [] for zone in (n.RESOURCE, n.CHARGE, n.TRASH)}
    for one in active(s, n.MayPlayFrom):
        if one.context.controller == seat:
            zone = found[one.effect.of.zone]
            zone.extend(c for c in selectors.cards(s, one.effect.of, one.context) if owner(c) == seat and c not in zone)
    return {zone: sorted(cards) for zone, cards in found.items()}
