"""Playing cards, paying resource costs, ignition (ZX-8, 9, 15.10)."""

from __future__ import annotations

from collections.abc import Iterable

from ..vocabulary import nodes as n
from . import continuous, effects, selectors, triggers, zones
from .state import TEMPORARY, Context, Flow, State, Unit, ask, ask_yes, pick

COLOUR_BIT = {colour: 1 << i for i, colour in enumerate(n.COLOURS)}

# ---- resource costs -------------------------------------------------------------------------------------------------


def usable(s: State, seat: int, without: int | None = None) -> list[int]:
    """The rebooted resources of a player; `without`: a card that is on its way out (ZX-8.11)."""
    return sorted(s.rebooted[seat] - {without})


def payable(s: State, seat: int, cost: int | None, colours: Iterable[str], without: int | None = None) -> bool:
    """N rebooted resources, at least one of the colour (ZX-8.1, 8.2, 8.5). No colours = no colour needed."""
    if cost is None:
        return False
    resources = usable(s, seat, without)
    needed = set(colours)
    return len(resources) >= cost and (cost == 0 or not needed
                                       or any(needed & continuous.colours(s, card) for card in resources))


def pay(s: State, seat: int, cost: int, colours: Iterable[str]) -> Flow[None]:
    """Sleep N resources: class by class of equal colours, how many of it (DP-08; PROTOCOL.md)."""
    needed = set(colours)
    classes: dict[int, list[int]] = {}
    for card in usable(s, seat):
        mask = sum(COLOUR_BIT[colour] for colour in continuous.colours(s, card))
        classes.setdefault(mask, []).append(card)
    wanted = sum(COLOUR_BIT[colour] for colour in needed)
    masks = sorted(classes)
    missing = any(mask & wanted for mask in masks)  # the colour has not been paid yet
    left = min(cost, sum(map(len, classes.values())))
    for i, mask in enumerate(masks):
        later = sum(len(classes[m]) for m in masks[i + 1:])
        later_fits = any(m & wanted for m in masks[i + 1:])
        numbers = []
        for k in range(min(left, len(classes[mask])) + 1):
            still_missing = missing and not (k and mask & wanted)
            if left - k <= later and not (left and still_missing and not (later_fits and left - k)):
                numbers.append(k)
        answer = yield from ask(8, seat, [("pay", k) for k in numbers])
        left -= answer[1]
        missing = missing and not (answer[1] and mask & wanted)
        s.rebooted[seat].difference_update(classes[mask][:answer[1]])


def colours_of_cost(colour: str) -> set[str]:
    """The colour that a printed resource cost asks for (ZX-2.20)."""
    return set() if colour == n.COLOURLESS else {colour}


# ---- playing --------------------------------------------------------------------------------------------------------


def possible_free(s: State, card: int, seat: int) -> bool:
    """Whether a card may be played without paying its cost (ZX-8.15, 9.9, 9.19)."""
    if not continuous.may_be_played(s, card):
        return False
    return s.cards[card].kind == n.EVENT or bool(selectors.playable_squares(s, card, seat))


def possible(s: State, card: int, seat: int) -> bool:
    """Whether a card can be played and paid for (ZX-9.9)."""
    return possible_free(s, card, seat) and payable(s, seat, continuous.cost(s, card), continuous.colours(s, card), card)


def play(s: State, card: int, seat: int, *, free: bool = False, from_life: bool = False) -> Flow[None]:
    """The steps of ZX-9.8: Temporary zone, square, payment, resolve. Cost and colour are those of the card where it was."""
    cost, colours = continuous.cost(s, card), continuous.colours(s, card)
    yield from zones.move(s, [card], TEMPORARY)
    square = -1
    if s.cards[card].kind == n.ZX:
        options = [("square", q) for q in selectors.playable_squares(s, card, seat)]
        square = (yield from ask(6, seat, options))[1]
    if not free:
        assert cost is not None
        yield from pay(s, seat, cost, colours)
    if s.cards[card].kind == n.ZX:
        unit = zones.place(s, card, square)
        triggers.emit(s, triggers.Appeared(unit, unit))
        if from_life:
            yield from special(s, unit)
    else:
        yield from resolve_event(s, card, seat)


def resolve_event(s: State, card: int, seat: int) -> Flow[None]:
    """All 【★】 abilities from top to bottom, then to the Trash unless it has moved (ZX-9.8 step 6, 10.21)."""
    triggers.emit(s, triggers.EventPlayed(seat))
    ref = s.ref(card)
    for ability in s.cards[card].abilities:
        if isinstance(ability, n.OnPlay):
            yield from effects.resolve(s, ability.effects, Context(seat, card, ref, is_event=True))
    if s.where[card] == TEMPORARY:
        yield from zones.move(s, [card], n.TRASH)


def special(s: State, unit: Unit) -> Flow[None]:
    """Life Recovery and Void Bringer of a Z/X just played from Life (ZX-16.2, 16.3, 10.20)."""
    seat = unit.controller
    for has in continuous.held(s, unit):
        if s.unit(unit.uid) is None or len(s.zones[n.LIFE][seat]) > len(s.zones[n.LIFE][1 - seat]):
            return
        if isinstance(has.ability, n.LifeRecovery):
            yield from effects.from_deck(s, seat, n.LIFE)
        elif isinstance(has.ability, n.VoidBringer):
            target = yield from pick(s, 18, seat, [u for u in s.line() if not continuous.protected(s, u)], stop=True)
            if target is not None:
                yield from zones.move(s, [target], n.TRASH)


def ignite(s: State, seat: int) -> Flow[bool]:
    """Reveal the top card; play it if it has the icon, otherwise it goes to the Trash (ZX-15.10, DP-07)."""
    top = zones.look(s, seat, 1)
    if not top:
        return False
    card = top[0]
    if n.IGNITION in continuous.icons(s, card) and possible_free(s, card, seat) and (yield from ask_yes(7, seat)):
        yield from play(s, card, seat, free=True)
    else:
        yield from zones.move(s, [card], n.TRASH)
    return True
