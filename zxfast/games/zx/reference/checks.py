"""Priority pre-processing and the rule resolutions of its first step (ZX-11, 12)."""

from __future__ import annotations

from collections.abc import Callable

from ..vocabulary import nodes as n
from . import board, continuous, damage, effects, play, zones
from .state import Flow, State, Thing, Unit, Waiting, ask, ask_yes, pick

Resolution = Callable[[State], Flow[None]]


def ppp(s: State) -> Flow[int]:
    """Priority pre-processing: all rule resolutions that are due, then one waiting ability, again and again (ZX-11.4 to
    11.6). Gives how many resolutions and abilities there were."""
    count = 0
    while True:
        resolution = first_due(s)
        if resolution is None and not s.waiting:
            s.rounds = 0
            return count
        if count >= s.options.loop_cap:  # ZX-1.10c
            s.end(None, "loop")
        count += 1
        s.rounds = count
        if resolution is not None:
            yield from resolution(s)
        else:
            yield from resolve_waiting(s)


def first_due(s: State) -> Resolution | None:
    """The first resolution that is due, in the order of ZX-12.1; ③, ④ and ⑩ need cards of later sets."""
    if any(excess(s, seat) for seat in (0, 1)):
        return charge_excess
    if improper(s):
        return improper_zx
    if any(damage.lethal(s, unit) for unit in s.line()):
        return lethal_damage
    if any(loses(s, seat) for seat in (0, 1)):
        return loss
    if any(s.pending):
        return player_damage
    return None


# ---- ⑤ charge excess ------------------------------------------------------------------------------------------------


def excess(s: State, seat: int) -> int:
    """How many cards the Charge holds over the limit (ZX-12.5, 12.5d)."""
    limit = continuous.charge_limit(s, seat)
    return 0 if limit is None else max(0, len(s.zones[n.CHARGE][seat]) - limit)


def charge_excess(s: State) -> Flow[None]:
    """Turn player's choice, then the other's, then all at once into the Trash (ZX-12.5, DP-19; PROTOCOL.md)."""
    going: list[Thing] = []
    for seat in (s.turn_player, 1 - s.turn_player):
        going += yield from pick_things(s, 19, seat, [*s.zone(n.CHARGE, seat)], excess(s, seat))
    yield from zones.move(s, going, n.TRASH)


def pick_things(s: State, kind: int, seat: int, things: list[Thing], count: int) -> Flow[list[Thing]]:
    """Choose exactly so many, as far as there are, one at a time (PROTOCOL.md, 13, 19, 20)."""
    left = list(things)
    chosen: list[Thing] = []
    while len(chosen) < count:
        one = yield from pick(s, kind, seat, left)
        if one is None:
            break
        left.remove(one)
        chosen.append(one)
    return chosen


# ---- ⑥ improper Z/X -------------------------------------------------------------------------------------------------


def improper(s: State) -> list[Unit]:
    """The Z/X that must leave: the later player's on a shared square, then all but the last, and those on the opposing
    player square (ZX-12.6, 12.6b to 12.6d)."""
    leaving = []
    for square in board.ALL:
        here = s.on(square)
        staying = [unit for unit in here if unit.controller == here[0].controller]
        leaving += [unit for unit in here if unit not in staying]
        leaving += staying[:-1]
    for unit in s.line():
        if unit.square == board.PLAYER_SQUARE[1 - unit.controller] and unit not in leaving:
            leaving.append(unit)
    return leaving


def improper_zx(s: State) -> Flow[None]:
    """To their owners' Trash, as one group; not destruction (ZX-12.6e)."""
    yield from zones.move(s, [*improper(s)], n.TRASH)


# ---- ⑦ lethal damage ------------------------------------------------------------------------------------------------


def lethal_damage(s: State) -> Flow[None]:
    """All at the same time (ZX-12.7, 12.1f)."""
    yield from damage.destroy(s, [unit for unit in s.line() if damage.lethal(s, unit)], by_rule=True)


# ---- ⑧ loss ---------------------------------------------------------------------------------------------------------


def loses(s: State, seat: int) -> str | None:
    """Why a player loses (ZX-12.8)."""
    if not s.zones[n.LIFE][seat]:
        return "life"
    if not s.zones[n.DECK][seat] and not s.zones[n.TRASH][seat]:
        return "deck_out"
    return None


def loss(s: State) -> Flow[None]:
    """ZX-12.8, 1.2, 1.3."""
    reasons = [loses(s, 0), loses(s, 1)]
    losers = [seat for seat in (0, 1) if reasons[seat]]
    s.end(1 - losers[0] if len(losers) == 1 else None, "life" if "life" in reasons else "deck_out")
    yield from ()


# ---- ⑨ player damage ------------------------------------------------------------------------------------------------


def player_damage(s: State) -> Flow[None]:
    """One point of one player (ZX-12.9a to 12.9d, 12.9h)."""
    seat = s.turn_player if s.pending[s.turn_player] else 1 - s.turn_player
    s.pending[seat] -= 1
    card = yield from zones.pick_life(s, seat, 1 - seat)
    if n.IGNITION in continuous.icons(s, card) and play.possible_free(s, card, seat) and (yield from ask_yes(17, seat)):
        yield from play.play(s, card, seat, free=True, from_life=True)
    else:
        yield from zones.move(s, [card], n.CHARGE)


# ---- step 2 ---------------------------------------------------------------------------------------------------------


def resolve_waiting(s: State) -> Flow[None]:
    """The turn player picks one waiting ability, its controller resolves it (ZX-11.5, DP-11)."""
    answer = yield from ask(11, s.turn_player, [("wait", i) for i in range(len(s.waiting))])
    ability: Waiting = s.waiting.pop(answer[1])
    yield from effects.resolve_waiting(s, ability)
