"""Carrying out the operations of card text (rules sections 10.6, 15, 20.6): one function per node.

Every operation sets `Context.did`: whether it acted on at least one object, on as many as asked, without its move being
replaced (ZX-10.24, 10.49). After a group of operations it is what the last of them left; a group that is not entered
leaves False.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zxfast.effects.node import Node

from ..vocabulary import nodes as n
from . import continuous, damage, play, selectors, triggers, zones
from .state import (
    PASS,
    Context,
    Delayed,
    Flow,
    Lasting,
    Ref,
    State,
    Thing,
    Unit,
    Waiting,
    ask,
    ask_yes,
    card_of,
    order,
    owner,
    pick,
)

Operation = Callable[[State, Any, Context], Flow[None]]


def resolve(s: State, effects: tuple[Node, ...], ctx: Context) -> Flow[None]:
    """Carry out an ability; revealed cards left in the Deck: it is shuffled afterwards (ZX-15.5)."""
    yield from carry_out(s, effects, ctx)
    if s.still_seen(ctx.revealed):
        zones.shuffle(s, ctx.controller)


def resolve_waiting(s: State, ability: Waiting) -> Flow[None]:
    """Resolve a triggered ability, whatever has become of its source (ZX-10.8)."""
    context = Context(ability.controller, ability.card, ability.source, ability.is_event, ability.it, list(ability.that))
    yield from resolve(s, ability.effects, context)


def carry_out(s: State, effects: tuple[Node, ...], ctx: Context) -> Flow[None]:
    for effect in effects:
        yield from OPERATIONS[type(effect)](s, effect, ctx)


def group(s: State, effects: tuple[Node, ...], ctx: Context) -> Flow[None]:
    """Operations inside another one."""
    ctx.did = False
    yield from carry_out(s, effects, ctx)


def player_of(who: str, ctx: Context) -> int:
    return ctx.controller if who == n.ME else 1 - ctx.controller


# ---- targets --------------------------------------------------------------------------------------------------------


def target(s: State, node: Any, ctx: Context) -> Flow[tuple[list[Thing], bool]]:
    """The objects an operation acts on, units by slot, then cards by id, and whether they are as many as asked; they
    become "that" (nodes `Choose` to `It`)."""
    match node:
        case n.Choose():
            things, complete = yield from choose(s, node, ctx)
        case n.All():
            things = selectors.things(s, node.of, ctx)
            complete = bool(things)
        case n.This() | n.That() | n.It():
            refs = ctx.that if isinstance(node, n.That) else [ctx.source if isinstance(node, n.This) else ctx.it]
            live = [s.live(ref) for ref in refs]
            things = [thing for thing in live if thing is not None]
            complete = bool(things) and len(things) == len(live)
        case _:
            raise ValueError(f"unknown target: {node!r}")
    things = sorted(things, key=order)
    ctx.that = [s.ref(thing) for thing in things]
    return things, complete


def choose(s: State, node: n.Choose, ctx: Context) -> Flow[tuple[list[Thing], bool]]:
    """One object at a time, each once (ZX-10.26 to 10.29, 15.22, DP-13, DP-27; Absolute Boundary ZX-16.6)."""
    player = player_of(node.by, ctx)
    kind = 13 if node.by == n.ME else 27
    left = [t for t in selectors.things(s, node.of, ctx) if not (isinstance(t, Unit) and continuous.protected(s, t))]
    wanted = len(left) if node.any_number else node.n
    if node.may and len(left) < node.n:
        return [], False
    chosen: list[Thing] = []
    spent = 0
    while len(chosen) < wanted:
        if node.total_cost_max is not None:
            left = [t for t in left if (cost := continuous.cost(s, t)) is not None and spent + cost <= node.total_cost_max]
        if not left:
            break
        stop = node.up_to or node.any_number or (node.may and not chosen)
        if isinstance(node.of, n.Cards) and node.of.zone == n.LIFE:
            one = yield from choose_life(s, left, player, stop)
        else:
            one = yield from pick(s, kind, player, left, stop)
        if one is None:
            break
        left.remove(one)
        chosen.append(one)
        spent += continuous.cost(s, one) or 0
    return chosen, bool(chosen) and (node.up_to or node.any_number or len(chosen) == node.n)


def choose_life(s: State, left: list[Thing], player: int, stop: bool) -> Flow[Thing | None]:
    """A face-down life card is picked as in DP-16; whether to take one is asked before (ZX-4.21; PROTOCOL.md)."""
    if stop and not (yield from ask_yes(12, player)):
        return None
    life = [card_of(card) for card in left]
    return (yield from zones.pick_life(s, owner(life[0]), player, life))


# ---- damage and power -----------------------------------------------------------------------------------------------


def op_deal(s: State, node: n.Deal, ctx: Context) -> Flow[None]:
    """ZX-15.1, 10.32."""
    amount = selectors.amount(s, node.amount, ctx)
    ctx.did = False
    if amount is None:
        return
    things, complete = yield from target(s, node.to, ctx)
    units = [thing for thing in things if isinstance(thing, Unit)]
    shares = (yield from split(s, amount, len(units), ctx.controller)) if node.split else [amount] * len(units)
    source = damage.source_of(s, ctx)
    dealt = [damage.deal(s, unit, share, source, ctx.card, ctx.controller, ctx.cause)
             for unit, share in zip(units, shares, strict=True)]
    ctx.did = complete and len(units) == len(things) and all(dealt)


def split(s: State, total: int, number: int, player: int) -> Flow[list[int]]:
    """Share out damage: all but the last, in steps; the last gets the rest (DP-14)."""
    step = s.options.split_step if total >= s.options.split_step * number else 1
    shares: list[int] = []
    for others in range(number - 1, 0, -1):
        most = total - sum(shares) - step * others
        answer = yield from ask(14, player, [("amount", share) for share in range(step, most + 1, step)])
        shares.append(answer[1])
    return [*shares, total - sum(shares)] if number else []


def op_deal_player(s: State, node: n.DealPlayer, ctx: Context) -> Flow[None]:
    """ZX-12.9, 14.2."""
    ctx.did = damage.deal_player(s, player_of(node.to, ctx), node.n, damage.source_of(s, ctx))
    yield from ()


def op_power(s: State, node: n.Power, ctx: Context) -> Flow[None]:
    """ZX-10.22."""
    amount = selectors.amount(s, node.amount, ctx)
    ctx.did = False
    if amount is None:
        return
    things, complete = yield from target(s, node.of, ctx)
    for thing in things:
        if isinstance(thing, Unit):
            damage.change_power(s, thing, amount, ctx.cause)
        else:
            complete = False
    ctx.did = complete


def on_units(change: Callable[[State, Any, Unit], None]) -> Operation:
    """An operation that changes each of its Z/X; the target is in the field `of`, `what` or `to`."""

    def operation(s: State, node: Any, ctx: Context) -> Flow[None]:
        field = next(getattr(node, name) for name in ("of", "what", "to") if hasattr(node, name))
        things, complete = yield from target(s, field, ctx)
        for thing in things:
            if isinstance(thing, Unit):
                change(s, node, thing)
            else:
                complete = False
        ctx.did = complete

    return operation


def change_cost(s: State, node: n.Cost, unit: Unit) -> None:
    """ZX-8.12, until end of turn."""
    unit.cost_change += node.n


def deals_no_damage(s: State, node: n.DealsNoDamage, unit: Unit) -> None:
    """ZX-13.24. "In this battle" means nothing outside a battle."""
    if node.until == n.TURN or s.battle is not None:
        unit.no_damage.add(node.until)


def no_reboot(s: State, node: n.NoReboot, unit: Unit) -> None:
    """ZX-7.4."""
    unit.no_reboot = True


def grant(s: State, node: n.Grant, unit: Unit) -> None:
    """ZX-10.17, until end of turn."""
    s.gains += 1
    unit.gained.append(Lasting(s.gains, node.ability))


# ---- destroying, moving, appearing ----------------------------------------------------------------------------------


def op_destroy(s: State, node: n.Destroy, ctx: Context) -> Flow[None]:
    """At once (ZX-10.50, 15.7, 12.7f)."""
    things, complete = yield from target(s, node.what, ctx)
    units = [thing for thing in things if isinstance(thing, Unit)]
    moved = (yield from damage.destroy(s, units, ctx.cause)) if units else []
    ctx.that = [ref for ref, _ in moved]
    ctx.did = complete and len(units) == len(things) and not any(replaced for _, replaced in moved)


def op_put(s: State, node: n.Put, ctx: Context) -> Flow[None]:
    """Move to a zone of the owner (ZX-4.8); a card that is already there is not moved."""
    things, complete = yield from target(s, node.what, ctx)
    going = [t for t in things if isinstance(t, Unit) or s.where[t] != node.zone or node.zone == n.DECK]
    if node.zone in zones.ENDS:
        going = yield from zones.in_order(s, ctx.controller, going)
    ctx.that = yield from put(s, going, node.zone, node.slept, node.shown, ctx)
    ctx.did = complete and len(going) == len(things)


def put(s: State, going: list[Thing], zone: str, slept: bool, shown: bool, ctx: Context) -> Flow[list[Ref]]:
    """Move a group; into the Deck: it is shuffled. A shown or revealed card is known where it goes (ZX-4.21)."""
    known = {card_of(t) for t in going} if shown else set(s.still_seen(ctx.revealed))
    owners = sorted({owner(card_of(t)) for t in going})
    refs = yield from zones.move(s, going, zone, slept=slept, known=known)
    if zone == n.DECK:
        for seat in owners:
            zones.shuffle(s, seat)
    return refs


def op_move(s: State, node: n.Move, ctx: Context) -> Flow[None]:
    """From square to square, one Z/X after the other (ZX-15.27, 10.37, DP-06)."""
    things, complete = yield from target(s, node.what, ctx)
    moved = []
    for unit in things:
        squares = selectors.move_squares(s, unit, node.to, ctx) if isinstance(unit, Unit) else []
        if not squares:
            continue
        options: list[tuple[Any, ...]] = [("square", q) for q in squares]
        answer = yield from ask(6, ctx.controller, [*options, PASS] if node.may else options)
        if answer != PASS:
            assert isinstance(unit, Unit)
            zones.relocate(s, unit, answer[1])
            moved.append(unit.ref)
    ctx.that = [*moved]
    ctx.did = complete and len(moved) == len(things)


def op_appear(s: State, node: n.Appear, ctx: Context) -> Flow[None]:
    """Cards appear at the same time on different squares, as many as possible (ZX-15.6, 9.20 to 9.23, DP-24, DP-06)."""
    things, complete = yield from target(s, node.what, ctx)
    left = [t for t in things if not isinstance(t, Unit) and s.cards[t].kind == n.ZX]
    units: list[Unit] = []
    taken: list[int] = []
    while left:
        free = {card: [q for q in selectors.appear_squares(s, card, node.to, ctx) if q not in taken] for card in left}
        left = [card for card in left if free[card]]
        if not left:
            break
        card = left[0]
        if len({q for squares in free.values() for q in squares}) < len(left):
            one = yield from pick(s, 24, ctx.controller, [*left])
            assert isinstance(one, int)
            card = one
        answer = yield from ask(6, ctx.controller, [("square", q) for q in free[card]])
        left.remove(card)
        taken.append(answer[1])
        before = s.where[card]
        units.append(zones.place(s, card, answer[1], rebooted=not node.slept))
        zones.report(s, card, before, n.SQUARE)
        yield from zones.settle(s)
    for unit in sorted(units, key=lambda u: u.slot):
        triggers.emit(s, triggers.Appeared(unit, unit))
    ctx.that = [unit.ref for unit in units]
    ctx.did = complete and len(units) == len(things)


def turn_op(rebooted: bool) -> Operation:
    """Sleep or reboot Z/X and resources (ZX-15.2, 10.30)."""

    def operation(s: State, node: Any, ctx: Context) -> Flow[None]:
        things, complete = yield from target(s, node.what, ctx)
        turned = [turn(s, thing, rebooted) for thing in things]
        ctx.did = complete and all(turned)

    return operation


def turn(s: State, thing: Thing, rebooted: bool) -> bool:
    """Turn one card; what is already turned so, or has no state, is not (ZX-15.2)."""
    if isinstance(thing, Unit):
        changed = thing.rebooted != rebooted
        thing.rebooted = rebooted
        return changed
    upright = s.rebooted[owner(thing)]
    if s.where[thing] != n.RESOURCE or (thing in upright) == rebooted:
        return False
    if rebooted:
        upright.add(thing)
    else:
        upright.remove(thing)
    return True


# ---- the Deck -------------------------------------------------------------------------------------------------------


def draw(s: State, seat: int, count: int, up_to: bool = False) -> Flow[int]:
    """One card at a time, a decision before each if "up to" (ZX-15.4, 4.7, DP-15)."""
    for done in range(count):
        if not s.zones[n.DECK][seat] or (up_to and not (yield from ask_yes(15, seat))):
            return done
        card = zones.look(s, seat, 1)[0]
        zones.set_zone(s, card, n.HAND)
        triggers.emit(s, triggers.Draws(seat))
        yield from zones.settle(s)
    return count


def from_deck(s: State, seat: int, zone: str, *, slept: bool = False, known: set[int] | None = None) -> Flow[Ref | None]:
    """Move the top card of a Deck; nothing if there is none (ZX-4.6, 12.2k)."""
    top = zones.look(s, seat, 1)
    if not top:
        return None
    refs = yield from zones.move(s, [top[0]], zone, slept=slept, known=known)
    return refs[0]


def op_draw(s: State, node: n.Draw, ctx: Context) -> Flow[None]:
    """ZX-15.4."""
    drawn = yield from draw(s, player_of(node.who, ctx), node.n, node.up_to)
    ctx.did = drawn > 0 and (node.up_to or drawn == node.n)


def op_from_deck(s: State, node: n.FromDeck, ctx: Context) -> Flow[None]:
    """ZX-4.6, 4.7."""
    moved: list[Ref] = []
    seen = set(s.still_seen(ctx.revealed))
    while len(moved) < node.n and s.zones[n.DECK][ctx.controller]:
        if node.up_to and not (yield from ask_yes(15, ctx.controller)):
            break
        ref = yield from from_deck(s, ctx.controller, node.zone, slept=node.slept, known=seen)
        assert ref is not None
        moved.append(ref)
    ctx.that = moved
    ctx.did = bool(moved) and (node.up_to or len(moved) == node.n)


def op_recover(s: State, node: n.Recover, ctx: Context) -> Flow[None]:
    """ZX-15.12."""
    done = 0
    while done < node.n and (yield from from_deck(s, ctx.controller, n.LIFE)) is not None:
        done += 1
    ctx.did = done == node.n


def op_look(s: State, node: n.Look, ctx: Context) -> Flow[None]:
    """ZX-15.24, 15.5."""
    cards = zones.look(s, ctx.controller, node.n)
    ctx.looked = [s.seen(card) for card in cards]
    if node.revealed:
        ctx.revealed += ctx.looked
    ctx.did = len(cards) == node.n
    yield from ()


def op_put_back(s: State, node: n.PutBack, ctx: Context) -> Flow[None]:
    """The rest of the looked-at cards (ZX-15.24, DP-21)."""
    left: list[Thing] = [*s.still_seen(ctx.looked)]
    if node.zone in zones.ENDS:
        left = yield from zones.in_order(s, ctx.controller, left)
    ctx.looked = []
    if node.zone == n.TRASH:
        for card in left:  # top first
            yield from zones.move(s, [card], n.TRASH)
    else:
        yield from put(s, left, node.zone, False, False, ctx)
    ctx.did = bool(left)


def op_shuffle(s: State, node: n.Shuffle, ctx: Context) -> Flow[None]:
    """ZX-15.3."""
    zones.shuffle(s, ctx.controller)
    ctx.did = True
    yield from ()


def op_ignite(s: State, node: n.Ignite, ctx: Context) -> Flow[None]:
    """All of them one after the other, no charge card needed (ZX-15.10, 7.17)."""
    done = 0
    while done < node.n and (yield from play.ignite(s, ctx.controller)):
        done += 1
    ctx.did = done == node.n


# ---- control --------------------------------------------------------------------------------------------------------


def op_may(s: State, node: n.May, ctx: Context) -> Flow[None]:
    """ZX-10.25, DP-12."""
    ctx.did = False
    if (yield from ask_yes(12, player_of(node.by, ctx))):
        yield from group(s, node.effects, ctx)


def op_if(s: State, node: n.If, ctx: Context) -> Flow[None]:
    """The condition is read now (ZX-10.10)."""
    yield from group(s, node.effects if selectors.holds(s, node.condition, ctx) else node.otherwise, ctx)


def op_if_did(s: State, node: n.IfDid, ctx: Context) -> Flow[None]:
    """ZX-10.24."""
    if ctx.did:
        yield from group(s, node.effects, ctx)


def op_pay(s: State, node: n.Pay, ctx: Context) -> Flow[None]:
    """Optional payment in an effect (ZX-8.13, DP-12, DP-08)."""
    ctx.did = False
    colours = play.colours_of_cost(node.colour)
    if play.payable(s, ctx.controller, node.n, colours) and (yield from ask_yes(12, ctx.controller)):
        yield from play.pay(s, ctx.controller, node.n, colours)
        yield from group(s, node.effects, ctx)


def op_opponent_pays(s: State, node: n.OpponentPays, ctx: Context) -> Flow[None]:
    """Tax (ZX-8.14, DP-28)."""
    payer = 1 - ctx.controller
    colours = play.colours_of_cost(node.colour)
    ctx.did = False
    if play.payable(s, payer, node.n, colours) and (yield from ask_yes(28, payer)):
        yield from play.pay(s, payer, node.n, colours)
    else:
        yield from group(s, node.otherwise, ctx)


def op_at_end_of_turn(s: State, node: n.AtEndOfTurn, ctx: Context) -> Flow[None]:
    """ZX-10.13."""
    context = Context(ctx.controller, ctx.card, ctx.source, ctx.is_event, ctx.it, list(ctx.that))
    s.delayed.append(Delayed(context, node.effects))
    ctx.did = True
    yield from ()


def op_modes(s: State, node: n.Modes, ctx: Context) -> Flow[None]:
    """Different ones, carried out in printed order (ZX-10.42, DP-30)."""
    left = list(range(len(node.modes)))
    chosen: list[int] = []
    while left and len(chosen) < node.n:
        answer = yield from ask(30, ctx.controller, [("mode", i) for i in left])
        left.remove(answer[1])
        chosen.append(answer[1])
    ctx.did = False
    for i in sorted(chosen):
        yield from carry_out(s, node.modes[i], ctx)


def op_repeat(s: State, node: n.Repeat, ctx: Context) -> Flow[None]:
    """The number is counted once before (ZX-10.43)."""
    times = selectors.amount(s, node.times, ctx) or 0
    ctx.did = False
    for _ in range(times):
        yield from carry_out(s, node.effects, ctx)


OPERATIONS: dict[type, Operation] = {
    n.Deal: op_deal, n.DealPlayer: op_deal_player, n.Power: op_power, n.Cost: on_units(change_cost), n.Destroy: op_destroy,
    n.Put: op_put, n.Move: op_move, n.Appear: op_appear, n.Sleep: turn_op(False), n.Reboot: turn_op(True),
    n.DealsNoDamage: on_units(deals_no_damage), n.NoReboot: on_units(no_reboot), n.Grant: on_units(grant), n.Draw: op_draw,
    n.FromDeck: op_from_deck, n.Recover: op_recover, n.Look: op_look, n.PutBack: op_put_back, n.Shuffle: op_shuffle,
    n.Ignite: op_ignite, n.May: op_may, n.If: op_if, n.IfDid: op_if_did, n.Pay: op_pay, n.OpponentPays: op_opponent_pays,
    n.AtEndOfTurn: op_at_end_of_turn, n.Modes: op_modes, n.Repeat: op_repeat,
}
