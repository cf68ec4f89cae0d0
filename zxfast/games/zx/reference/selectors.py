"""Which cards, Z/X and squares a text means; conditions and amounts (rules section 20.4, 20.5)."""

from __future__ import annotations

from zxfast.effects.node import Node

from ..vocabulary import nodes as n
from ..vocabulary.card import plain
from . import board, continuous
from .state import Context, State, Thing, Unit, card_of, order, owner

# ---- filters --------------------------------------------------------------------------------------------------------


def fits(s: State, wanted: n.Filter, thing: Thing) -> bool:
    """Whether a card or Z/X is what a filter asks for, with its present information (ZX-2.7 to 2.18)."""
    card = s.cards[card_of(thing)]
    if wanted.kind is not None and card.kind != wanted.kind:
        return False
    if wanted.name is not None and card.name != plain(wanted.name):
        return False
    if wanted.name_has and not any(plain(part) in card.name for part in wanted.name_has):
        return False
    if wanted.not_name is not None and card.name == plain(wanted.not_name):
        return False
    if wanted.tribe is not None and wanted.tribe not in card.tribes:
        return False
    if wanted.colours and not set(wanted.colours) & continuous.colours(s, thing):
        return False
    if wanted.icon is not None and wanted.icon not in continuous.icons(s, thing):
        return False
    if wanted.without_icon is not None and wanted.without_icon in continuous.icons(s, thing):
        return False
    return fits_cost(s, wanted, thing) and fits_power(s, wanted, thing)


def fits_cost(s: State, wanted: n.Filter, thing: Thing) -> bool:
    """A card without cost fits no condition on cost (ZX-1.8, 2.8)."""
    if wanted.cost_max is None and wanted.cost_min is None and not wanted.cost_odd:
        return True
    cost = continuous.cost(s, thing)
    if cost is None:
        return False
    return ((wanted.cost_max is None or cost <= wanted.cost_max) and (wanted.cost_min is None or cost >= wanted.cost_min)
            and (not wanted.cost_odd or cost % 2 == 1))


def fits_power(s: State, wanted: n.Filter, thing: Thing) -> bool:
    """Current power on squares, printed power elsewhere (ZX-2.18)."""
    if wanted.power_max is None and wanted.power_min is None:
        return True
    power = power_of(s, thing)
    if power is None:
        return False
    return (wanted.power_max is None or power <= wanted.power_max) and (wanted.power_min is None or power >= wanted.power_min)


def power_of(s: State, thing: Thing) -> int | None:
    """ZX-10.34."""
    return continuous.power(s, thing) if isinstance(thing, Unit) else s.cards[thing].power


# ---- squares --------------------------------------------------------------------------------------------------------


def area(s: State, on: str | n.Diagram, ctx: Context, that: Unit | None = None) -> set[int]:
    """The squares of an area in the controller's view (ZX-5.3, 5.6 to 5.9)."""
    me = ctx.controller
    mine, theirs = board.PLAYER_SQUARE[me], board.PLAYER_SQUARE[1 - me]
    everything = set(board.ALL)
    if isinstance(on, n.Diagram):
        return {q for q in board.ALL if on.mask >> board.view(q, me) & 1}
    if on in (n.BESIDE_THIS, n.BESIDE_THAT):
        unit = s.live(ctx.source) if on == n.BESIDE_THIS else that
        return board.beside(unit.square) if isinstance(unit, Unit) else set()
    if on == n.BESIDE_THEIRS:
        return set().union(*(board.beside(u.square) for u in s.line() if u.controller != me))
    areas = {
        n.ANYWHERE: everything, n.NORMAL: everything - {mine, theirs},
        n.OWN_AREA: board.rows(me)[0], n.CENTRE_AREA: board.rows(me)[1], n.ENEMY_AREA: board.rows(me)[2],
        n.MY_PLAYER_SQUARE: {mine}, n.THEIR_PLAYER_SQUARE: {theirs}, n.PLAYER_SQUARES: {mine, theirs},
        n.BESIDE_THEIR_PLAYER_SQUARE: board.beside(theirs), n.NOT_THEIR_PLAYER_SQUARE: everything - {theirs},
    }
    return areas[on]


def playable_squares(s: State, card: int, seat: int) -> list[int]:
    """Legal squares for a Z/X that is played (ZX-9.12, 9.13, 9.18)."""
    squares = {q for q in board.ALL if all(u.controller == seat and u.rebooted for u in s.on(q))}
    return sorted(squares - {board.PLAYER_SQUARE[1 - seat]} - continuous.appear_ban(s, card, seat))


def appear_squares(s: State, card: int, to: n.Squares, ctx: Context) -> list[int]:
    """Legal squares for a card that an effect makes appear (ZX-9.20 to 9.23)."""
    squares = area(s, to.on, ctx) & set(playable_squares(s, card, owner(card)))
    return narrowed(s, squares, to)


def move_squares(s: State, unit: Unit, to: n.Squares, ctx: Context) -> list[int]:
    """Squares on which a Z/X may be put: another one, never the player square of its opponent (ZX-15.27)."""
    return narrowed(s, area(s, to.on, ctx, unit) - {unit.square, board.PLAYER_SQUARE[1 - unit.controller]}, to)


def narrowed(s: State, squares: set[int], to: n.Squares) -> list[int]:
    """Of these squares only the empty or the normal ones, if the text says so (ZX-5.8, 5.13)."""
    if to.empty:
        squares = {q for q in squares if not s.on(q)}
    if to.normal:
        squares = squares - set(board.PLAYER_SQUARE)
    return sorted(squares)


# ---- selectors ------------------------------------------------------------------------------------------------------


def is_side(whose: str, seat: int, ctx: Context) -> bool:
    """Whether a player is the one that MINE, THEIRS or EITHER names."""
    return whose == n.EITHER or (seat == ctx.controller) == (whose == n.MINE)


def in_state(s: State, state: str | None, unit: Unit, ctx: Context) -> bool:
    """States of a Z/X (ZX-10.35, 13.1)."""
    if state is None:
        return True
    if state == n.DAMAGED:
        return unit.damage > 0
    attacking = s.battle is not None and s.battle.attacker == unit.uid
    attacked = s.battle is not None and s.battle.target == unit.uid
    if state == n.ATTACKING:
        return attacking
    if state == n.ATTACKED:
        return attacked
    if state == n.NOT_IN_BATTLE:
        return not attacking and not attacked
    if state == n.ATTACKING_ME:
        if not attacking or s.battle is None:
            return False
        if s.battle.target == 0:
            return unit.controller != ctx.controller
        target = s.unit(s.battle.target)
        return target is not None and target.square == board.PLAYER_SQUARE[ctx.controller]
    raise ValueError(f"unknown state of a Z/X: {state!r}")


def units(s: State, wanted: n.Units, ctx: Context) -> list[Unit]:
    """The Z/X on squares that fit, by slot."""
    squares = area(s, wanted.on, ctx)
    found = [u for u in s.line() if u.square in squares and is_side(wanted.owner, u.controller, ctx)
             and not (wanted.other and u.ref == ctx.source) and in_state(s, wanted.state, u, ctx)
             and fits(s, wanted.filter, u)]
    if wanted.highest_power and found:
        highest = max(continuous.power(s, u) for u in found)
        found = [u for u in found if continuous.power(s, u) == highest]
    return found


def cards(s: State, wanted: n.Cards, ctx: Context) -> list[int]:
    """The cards of a zone that fit, by id."""
    if wanted.zone == n.LOOKED:
        found = sorted(s.still_seen(ctx.looked))
    else:
        found = [card for seat in (0, 1) if is_side(wanted.owner, seat, ctx) for card in s.zone(wanted.zone, seat)]
    this = s.live(ctx.source)
    return [card for card in found if not (wanted.other and card == this) and fits(s, wanted.filter, card)]


def things(s: State, wanted: n.Units | n.Cards, ctx: Context) -> list[Thing]:
    return [*units(s, wanted, ctx)] if isinstance(wanted, n.Units) else [*cards(s, wanted, ctx)]


# ---- amounts and conditions -----------------------------------------------------------------------------------------


def amount(s: State, value: int | Node, ctx: Context) -> int | None:
    """A number of a text; None if it is the power of a card that is not there (ZX-10.43, TRAP-70)."""
    if isinstance(value, int):
        return value
    if isinstance(value, n.Per):
        return value.n * len(things(s, value.of, ctx))
    if isinstance(value, n.PowerOf):
        if isinstance(value.of, n.Units):
            found: list[Thing] = [*units(s, value.of, ctx)]
        else:
            refs = [ctx.source] if isinstance(value.of, n.This) else ctx.that
            found = sorted((thing for thing in map(s.live, refs) if thing is not None), key=order)
        power = power_of(s, found[0]) if found else None
        return power if power is None or not value.half else power // 2
    raise ValueError(f"unknown amount: {value!r}")


def counted(s: State, node: n.Count, ctx: Context) -> int:
    """How many fit; with `distinct` how many different names or tribes (ZX-2.7)."""
    found = [s.cards[card_of(thing)] for thing in things(s, node.of, ctx)]
    if node.distinct == "names":
        return len({card.name for card in found})
    if node.distinct == "tribes":
        return len({tribe for card in found for tribe in card.tribes})
    return len(found)


def holds(s: State, condition: Node | None, ctx: Context) -> bool:
    """Whether a condition is true now (rules section 20.4)."""
    match condition:
        case None:
            return True
        case n.Count():
            count = counted(s, condition, ctx)
            return count >= condition.low and (condition.high is None or count <= condition.high)
        case n.PlayerIs():
            player = s.players[ctx.controller]
            return player is not None and player.name == plain(condition.name)
        case n.MyTurn():
            return s.turn_player == ctx.controller
        case n.TheirTurn():
            return s.turn_player != ctx.controller
        case n.InPhase():
            return s.phase == condition.phase
        case n.ThisIs():
            this = s.live(ctx.source)
            if isinstance(this, Unit):
                return condition.zone == n.SQUARE and this.square in area(s, condition.on, ctx)
            return this is not None and s.where[this] == condition.zone
        case n.ThisNotInBattle():
            this = s.live(ctx.source)
            return not (s.battle is not None and isinstance(this, Unit) and this.uid in (s.battle.attacker, s.battle.target))
        case n.AllOf():
            return all(holds(s, part, ctx) for part in condition.conditions)
        case n.AnyOf():
            return any(holds(s, part, ctx) for part in condition.conditions)
        case n.Not():
            return not holds(s, condition.condition, ctx)
    raise ValueError(f"unknown condition: {condition!r}")
