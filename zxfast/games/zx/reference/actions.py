"""What a player with priority may do, and using startup abilities (ZX-7.21, 10.1 to 10.5, 13.3, 13.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..vocabulary import nodes as n
from . import board, checks, continuous, damage, effects, play, selectors, zones
from .continuous import Held
from .state import Context, Flow, Option, State, Thing, Unit, card_of, distinct

# ---- options --------------------------------------------------------------------------------------------------------


def cards_to_play(s: State, seat: int, kind: str | None = None) -> list[Option]:
    """Hand cards, then cards of other zones that a text allows to play (DP-05, DP-10)."""
    found = list(distinct(s, s.zone(n.HAND, seat)))
    for cards in continuous.playable_zones(s, seat).values():
        found += distinct(s, cards)
    return [("card", card) for card in found if (kind is None or s.cards[card].kind == kind) and play.possible(s, card, seat)]


def startups(s: State, seat: int) -> Iterator[tuple[Option, Thing, Held]]:
    """The startup abilities a player can use, with their options: Z/X by slot, printed before granted; then cards of
    hand, Resource, Charge, Trash (PROTOCOL.md, 05)."""
    for unit in s.line():
        if unit.controller != seat:
            continue
        number = 0
        for has in continuous.held(s, unit):
            if not isinstance(has.ability, n.Startup):
                continue
            if has.printed:
                name: Option = ("ability", unit.card, n.SQUARE, has.key[1])
            else:
                name = ("granted", unit.slot, number)
                number += 1
            if has.ability.zone == n.SQUARE and usable(s, seat, unit, has):
                yield name, unit, has
    for zone in (n.HAND, n.RESOURCE, n.CHARGE, n.TRASH):
        for card in distinct(s, s.zone(zone, seat)):
            for has in continuous.printed(s, card):
                if isinstance(has.ability, n.Startup) and has.ability.zone == zone and usable(s, seat, card, has):
                    yield ("ability", card, zone, has.key[1]), card, has


def attacks(s: State, seat: int) -> list[Option]:
    """Pairs of attacker and target (ZX-13.3 to 13.7), in the order of PROTOCOL.md."""
    goal = board.PLAYER_SQUARE[1 - seat]
    attackers = [u for u in s.line() if u.slot < 9 and u.controller == seat and u.rebooted]
    targets = {u.slot for u in s.line() if u.slot < 9 and u.controller != seat}
    if not s.on(goal):
        targets.add(goal)
    near = [(step, to, to - step) for step in (1, -1, 3, -3) for to in sorted(targets)]
    found: list[Option] = [("attack", start, to) for _, to, start in near
                           if any(u.slot == start for u in attackers) and board.distance(start, to) == 1]
    for unit in attackers:
        reach = continuous.attack_range(s, unit)
        found += [("attack", unit.slot, to) for to in sorted(targets) if 1 < board.distance(unit.slot, to) <= reach]
    return found


# ---- startup abilities ----------------------------------------------------------------------------------------------


def mark(s: State, thing: Thing, has: Held) -> tuple[Any, ...]:
    """This ability of this object (ZX-10.2)."""
    return (s.ref(thing), has.key)


def usable(s: State, seat: int, thing: Thing, has: Held) -> bool:
    """Use limit, condition and all parts of the cost (ZX-10.2, 10.4, 8.7)."""
    ability: Any = has.ability
    if ability.once_per_turn and mark(s, thing, has) in s.used:
        return False
    ctx = Context(seat, card_of(thing), s.ref(thing))
    return (selectors.holds(s, ability.only_if, ctx)
            and all(payable(s, ability.cost, i, thing, ctx) for i in range(len(ability.cost))))


def payable(s: State, parts: tuple[Any, ...], index: int, thing: Thing, ctx: Context) -> bool:
    """Whether one part of a cost can be paid beside the parts before it (ZX-8.7, 8.8, 8.10, 8.17)."""
    part, before = parts[index], parts[:index]
    match part:
        case n.Resources():
            gone = card_of(thing) if any(isinstance(p, n.TrashThis) for p in before) else None
            spent = sum(p.n for p in before if isinstance(p, n.Resources))
            return play.payable(s, ctx.controller, part.n + spent, play.colours_of_cost(part.colour), gone)
        case n.SleepThis():
            return thing.rebooted if isinstance(thing, Unit) else thing in s.rebooted[ctx.controller]
        case n.DestroyThis():
            return isinstance(thing, Unit)
        case n.TrashThis():
            return True
        case n.PutCards():
            reserved = sum(p.n for p in before if isinstance(p, n.PutCards) and p.of.zone == part.of.zone)
            return len(cards_for(s, parts, part, thing, ctx)) >= part.n + reserved
        case n.SleepUnits():
            return len(units_for(s, parts, part, thing, ctx)) >= part.n
    raise ValueError(f"unknown part of a cost: {part!r}")


def cards_for(s: State, parts: tuple[Any, ...], part: n.PutCards, thing: Thing, ctx: Context) -> list[Thing]:
    """Own cards for a cost; not the card that is itself put into Trash by another part (ZX-8.8, 8.9)."""
    itself = any(isinstance(p, n.TrashThis) for p in parts)
    return [card for card in selectors.cards(s, part.of, ctx) if not (itself and card == thing)]


def units_for(s: State, parts: tuple[Any, ...], part: n.SleepUnits, thing: Thing, ctx: Context) -> list[Thing]:
    """Own rebooted Z/X for a cost; not the one that another part sleeps or takes away (ZX-8.8, 8.10)."""
    itself = any(isinstance(p, n.SleepThis | n.DestroyThis | n.TrashThis) for p in parts)
    return [u for u in selectors.units(s, part.of, ctx)
            if u.rebooted and u.controller == ctx.controller and not (itself and u is thing)]


def pay_part(s: State, parts: tuple[Any, ...], part: Any, thing: Thing, ctx: Context) -> Flow[None]:
    """Pay one part (ZX-8.1, 8.9, 8.10, 8.22). Where a part moves the card itself as such, THIS goes with it; a card that is
    picked among others for a part is no longer THIS (TRAP-75)."""
    before = ctx.source
    refs: list[Any] = []
    match part:
        case n.Resources():
            yield from play.pay(s, ctx.controller, part.n, play.colours_of_cost(part.colour))
        case n.SleepThis():
            effects.turn(s, thing, False)
        case n.DestroyThis():
            refs = [ref for ref, _ in (yield from damage.destroy(s, [thing]))] if isinstance(thing, Unit) else []
        case n.TrashThis():
            refs = yield from zones.move(s, [thing], n.TRASH)
        case n.PutCards():
            chosen = yield from checks.pick_things(s, 13, ctx.controller, cards_for(s, parts, part, thing, ctx), part.n)
            if part.to in zones.ENDS:
                chosen = yield from zones.in_order(s, ctx.controller, chosen)
            yield from effects.put(s, chosen, part.to, False, False, ctx)
        case n.SleepUnits():
            for unit in (yield from checks.pick_things(s, 13, ctx.controller, units_for(s, parts, part, thing, ctx), part.n)):
                effects.turn(s, unit, False)
    if s.live(before) is None:
        ctx.source = next((ref for ref in refs if getattr(ref, "card", None) == ctx.card), before)


def use(s: State, seat: int, thing: Thing, has: Held) -> Flow[None]:
    """Announce, pay the whole cost, resolve at once (ZX-10.3)."""
    ability: Any = has.ability
    if ability.once_per_turn:
        s.used.add(mark(s, thing, has))
    ctx = Context(seat, card_of(thing), s.ref(thing))
    for part in ability.cost:
        yield from pay_part(s, ability.cost, part, thing, ctx)
    yield from effects.resolve(s, ability.effects, ctx)


def act(s: State, seat: int, answer: Option) -> Flow[None]:
    """Play a card or use a startup ability."""
    s.actions += 1
    if answer[0] == "card":
        yield from play.play(s, answer[1], seat)
    else:
        thing, has = next((thing, has) for name, thing, has in startups(s, seat) if name == answer)
        yield from use(s, seat, thing, has)
