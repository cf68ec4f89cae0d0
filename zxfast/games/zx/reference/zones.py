"""Moving cards: zones, known ends of the Deck, squares, reload (ZX-4, 12.2)."""

from __future__ import annotations

from ..vocabulary import nodes as n
from . import rng, triggers
from .state import PUBLIC, Flow, Option, Ref, State, Thing, Unit, ask, distinct, option, order, owner, pick

ENDS = (n.DECK_TOP, n.DECK_BOTTOM)

# ---- the Deck -------------------------------------------------------------------------------------------------------


def unordered(s: State, seat: int) -> list[int]:
    """The cards of a Deck whose place nobody knows."""
    return [c for c in s.zone(n.DECK, seat) if c not in s.deck_top[seat] and c not in s.deck_bottom[seat]]


def look(s: State, seat: int, count: int) -> list[int]:
    """Fix the top cards of a Deck and give them, top first (PROTOCOL.md, "Top card of a Deck"; ZX-15.24)."""
    known = s.deck_top[seat]
    while len(known) < count:
        rest = unordered(s, seat)
        if rest:
            known.append(rest[s.streams[rng.DECK, seat].below(len(rest))])
        elif s.deck_bottom[seat]:
            known.append(s.deck_bottom[seat].pop(0))
        else:
            break
    return known[:count]


def shuffle(s: State, seat: int) -> None:
    """Forget what was known of a Deck (ZX-15.3)."""
    s.shuffles[seat] += 1
    s.deck_top[seat].clear()
    s.deck_bottom[seat].clear()


# ---- one card, one Z/X ----------------------------------------------------------------------------------------------


def set_zone(s: State, card: int, zone: str, *, slept: bool = False, known: bool = False) -> None:
    """Put one card into a zone of its owner as a new object (ZX-4.5, 4.8). `known`: seen on its way into Life."""
    seat = owner(card)
    before = s.where[card]
    if before != n.SQUARE:
        s.zones[before][seat].discard(card)
    for marked in (s.deck_top[seat], s.deck_bottom[seat]):
        if card in marked:
            marked.remove(card)
    s.rebooted[seat].discard(card)
    s.known_life[seat].discard(card)
    place = n.DECK if zone in ENDS else zone
    s.where[card] = place
    s.stamps[card] += 1
    if place != n.SQUARE:
        s.zones[place][seat].add(card)
    if zone == n.DECK_TOP:
        s.deck_top[seat].insert(0, card)
    elif zone == n.DECK_BOTTOM:
        s.deck_bottom[seat].append(card)
    elif zone == n.RESOURCE and not slept:
        s.rebooted[seat].add(card)
    elif zone == n.LIFE and (known or before in PUBLIC):
        s.known_life[seat].add(card)


def put_on_slot(s: State, unit: Unit, square: int) -> None:
    """The newest arrival takes the slot of its square; who stood there is displaced (PROTOCOL.md, "Cards and seats")."""
    make_room(s, square)
    unit.square = unit.slot = square
    s.arrivals += 1
    unit.arrival = s.arrivals
    s.units[square] = unit


def make_room(s: State, square: int) -> None:
    if square in s.units:
        older = s.units.pop(square)
        older.slot = next(slot for slot in range(9, 16) if slot not in s.units)
        s.units[older.slot] = older


def take_off_slot(s: State, unit: Unit) -> None:
    """If others stand on the square, the one that arrived last goes back to its slot (PROTOCOL.md)."""
    del s.units[unit.slot]
    others = s.on(unit.square)
    if others and unit.square not in s.units:
        last = others[-1]
        del s.units[last.slot]
        last.slot = unit.square
        s.units[last.slot] = last


def place(s: State, card: int, square: int, *, rebooted: bool = True) -> Unit:
    """Make a card a Z/X on a square; no event (ZX-6.12, 15.6)."""
    set_zone(s, card, n.SQUARE)
    s.uids += 1
    unit = Unit(s.uids, card, owner(card), square, square, 0, rebooted)
    put_on_slot(s, unit, square)
    return unit


def relocate(s: State, unit: Unit, square: int) -> None:
    """From square to square: the same object, a new arrival (ZX-4.5, 4.30, 10.37)."""
    make_room(s, square)
    take_off_slot(s, unit)
    put_on_slot(s, unit, square)
    triggers.emit(s, triggers.Moved(unit))


# ---- groups ---------------------------------------------------------------------------------------------------------


def transfer(s: State, thing: Thing, zone: str, *, slept: bool = False, known: bool = False) -> Ref:
    """Move one thing and return what it is afterwards; no events."""
    if isinstance(thing, Unit):
        take_off_slot(s, thing)
        thing = thing.card
    set_zone(s, thing, zone, slept=slept, known=known)
    return s.ref(thing)


def report(s: State, card: int, before: str, zone: str) -> None:
    """The events of a card that has changed zone (ZX-7.12, 15.11, 16.5)."""
    if before == n.LIFE and zone != n.LIFE:
        triggers.emit(s, triggers.LifeDecreases(owner(card)))
    if zone == n.RESOURCE and before != n.RESOURCE:
        triggers.emit(s, triggers.IntoResource(card))
    if before == n.DECK and zone == n.TRASH:
        triggers.emit(s, triggers.EvolSeed(card))


def move(s: State, things: list[Thing], zone: str, *, slept: bool = False,
         known: set[int] | None = None) -> Flow[list[Ref]]:
    """Move things to a zone: together, but out of the Deck one at a time (ZX-4.6); reloads at once (ZX-12.1e).
    known: cards that both players see on the way."""
    refs: list[Ref] = []
    known = known or set()
    things = sorted(things, key=order) if zone not in ENDS else things
    from_deck = [t for t in things if not isinstance(t, Unit) and s.where[t] == n.DECK]
    together = [t for t in things if t not in from_deck]
    moved = [(t.card, n.SQUARE) if isinstance(t, Unit) else (t, s.where[t]) for t in together]
    # the last of the ones for the top is put first, so that the first ends up on top
    for thing in reversed(together) if zone == n.DECK_TOP else together:
        refs.append(transfer(s, thing, zone, slept=slept, known=thing in known))
    for card, before in moved:
        report(s, card, before, zone)
    if together:
        yield from settle(s)
    for card in reversed(from_deck) if zone == n.DECK_TOP else from_deck:
        refs.append(transfer(s, card, zone, slept=slept, known=card in known))
        report(s, card, n.DECK, zone)
        yield from settle(s)
    return refs


def in_order(s: State, player: int, things: list[Thing]) -> Flow[list[Thing]]:
    """The order of cards for an end of the Deck, the first nearest to the top (DP-21); Decks of seat 0, then seat 1."""
    result: list[Thing] = []
    for seat in (0, 1):
        left = [t for t in things if owner(t.card if isinstance(t, Unit) else t) == seat]
        while left:
            chosen = yield from pick(s, 21, player, left)
            assert chosen is not None
            left.remove(chosen)
            result.append(chosen)
    return result


# ---- Life -----------------------------------------------------------------------------------------------------------


def pick_life(s: State, seat: int, chooser: int, among: list[int] | None = None) -> Flow[int]:
    """One life card: by chance, unless the chooser knows some (DP-16, ZX-4.21; PROTOCOL.md)."""
    life = s.zone(n.LIFE, seat) if among is None else among
    stream = s.streams[rng.LIFE, seat]
    if s.options.ask_life:
        answer = yield from ask(16, chooser, [("card", card) for card in life])
        return answer[1]
    known = [card for card in life if card in s.known_life[seat]] if chooser != seat else []
    unknown = [card for card in life if card not in known]
    if not known:
        return unknown[stream.below(len(unknown))]
    options: list[Option] = [option(card) for card in distinct(s, known)]
    if unknown:
        options.append(("unknown",))
    answer = yield from ask(16, chooser, options)
    return unknown[stream.below(len(unknown))] if answer == ("unknown",) else answer[1]


# ---- reload ---------------------------------------------------------------------------------------------------------


def settle(s: State) -> Flow[None]:
    """The immediate class: reloads that are due, turn player first (ZX-12.1a, 12.2, 12.2i)."""
    while True:
        due = [seat for seat in (s.turn_player, 1 - s.turn_player) if not s.zones[n.DECK][seat] and s.zones[n.TRASH][seat]]
        if not due or s.phase == "setup":
            return
        yield from reload(s, due[0])


def reload(s: State, seat: int) -> Flow[None]:
    """The Trash becomes the Deck; the opponent chooses a life card for the Charge (ZX-12.2a to 12.2g)."""
    for card in s.zone(n.TRASH, seat):
        set_zone(s, card, n.DECK)
    shuffle(s, seat)
    if s.zones[n.LIFE][seat]:
        card = yield from pick_life(s, seat, 1 - seat)
        set_zone(s, card, n.CHARGE)
        report(s, card, n.LIFE, n.CHARGE)
