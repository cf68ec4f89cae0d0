"""What a card is worth to the player `heuristic`, from its nodes alone; read when a match table is filled."""

from __future__ import annotations

from typing import Any, NamedTuple

from zxfast.effects.node import Node

from ..vocabulary import nodes as N
from ..vocabulary.card import Card
from .weights import Weights

# What one operation does for its controller, for an average target. A point of cost is worth about 10.
PER_DAMAGE = 5  # for each 1000 damage or power taken away
PER_POWER = 2  # for each 1000 power given
REMOVE, BOUNCE = 35, 26  # an opposing Z/X
LOSE = -25  # an own Z/X
TO = {N.HAND: 14, N.RESOURCE: 8, N.CHARGE: 5, N.LIFE: 50, N.TRASH: 0, N.REMOVED: 0, N.DECK: 2, N.DECK_TOP: 7,
      N.DECK_BOTTOM: 1}
BARE_CHARGE = 5  # a card in Charge that has no ability there
SIMPLE = {N.Sleep: 4, N.Reboot: 8, N.Move: 6, N.NoReboot: 10, N.DealsNoDamage: 10, N.Grant: 6, N.Look: 3, N.Appear: 30,
          N.Ignite: 15}


class CardValues(NamedTuple):
    """square: a Z/X standing there. resource: what the card does when it is put into Resource."""

    square: int
    hand: int
    charge: int
    resource: int


def amount(a: Any) -> int:
    """A typical size of an amount."""
    if isinstance(a, int):
        return a
    return 3 * a.n if isinstance(a, N.Per) else 5000


def of_units(target: Node) -> N.Units | None:
    of = getattr(target, "of", None)
    return of if isinstance(of, N.Units) else None


def spread(target: Node) -> float:
    """How many are acted on, typically; less for narrow filters."""
    units = of_units(target)
    if isinstance(target, N.All):
        return 1.7
    n: float = min(getattr(target, "n", 1), 3) if not getattr(target, "any_number", False) else 2
    if units is not None and units.filter.cost_max is not None:
        n *= min(1.0, 0.3 + 0.12 * units.filter.cost_max)
    if units is not None and (units.state is not None or units.filter.tribe is not None or units.filter.name is not None):
        n *= 0.7
    return n


def put(e: N.Put) -> float:
    """Moving cards or Z/X to another zone."""
    target = e.what
    if isinstance(target, N.This):
        return TO[e.zone] * 0.7
    units = of_units(target)
    if units is not None:
        if units.owner == N.MINE:
            return (LOSE + TO[e.zone]) * spread(target)
        return (REMOVE - TO[e.zone] * 0.7) * spread(target)
    of = getattr(target, "of", None)
    if isinstance(of, N.Cards):
        n = min(getattr(target, "n", 2), 3)
        change = TO[e.zone] - (0 if of.zone == N.LOOKED else TO[of.zone])
        return n * (-change if of.owner == N.THEIRS else change)
    return 0


def good(effects: tuple[Node, ...]) -> float:
    """What a series of effects is worth to its controller."""
    return sum(one(e) for e in effects)


def one(e: Node) -> float:
    if isinstance(e, N.Deal):
        return min(REMOVE, amount(e.amount) / 1000 * PER_DAMAGE) * spread(e.to)
    if isinstance(e, N.DealPlayer):
        return 45 * e.n * (1 if e.to == N.OPPONENT else -1)
    if isinstance(e, N.Power):
        n = amount(e.amount) / 1000
        return min(REMOVE, -n * PER_DAMAGE) * spread(e.of) if n < 0 else n * PER_POWER * spread(e.of)
    if isinstance(e, N.Destroy):
        units = of_units(e.what)
        if isinstance(e.what, N.This) or (units is not None and units.owner == N.MINE):
            return LOSE
        return REMOVE * spread(e.what)
    if isinstance(e, N.Put):
        return put(e)
    if isinstance(e, N.Draw):
        return 14 * e.n * (1 if e.who == N.ME else -1)
    if isinstance(e, N.FromDeck):
        return TO[e.zone] * e.n + (e.n if e.zone == N.TRASH else 0)
    if isinstance(e, N.Recover):
        return 50 * e.n
    if isinstance(e, N.May):
        return max(0.0, good(e.effects)) if e.by == N.ME else 0
    if isinstance(e, N.If):
        return 0.6 * good(e.effects) + 0.4 * good(e.otherwise)
    if isinstance(e, N.IfDid):
        return good(e.effects)
    if isinstance(e, N.Pay):
        return max(0.0, 0.6 * (good(e.effects) - 5 * e.n))
    if isinstance(e, N.OpponentPays):
        return 0.5 * good(e.otherwise)
    if isinstance(e, N.Modes):
        return sum(sorted((good(mode) for mode in e.modes), reverse=True)[: e.n])
    if isinstance(e, N.Repeat):
        return 2 * good(e.effects)
    for kind, value in SIMPLE.items():
        if isinstance(e, kind):
            return value
    return 0


def continuous(e: Node) -> float:
    """A continuous effect while the Z/X stands on a square."""
    if isinstance(e, N.GetsPower):
        n = amount(e.amount) / 1000
        return n * 2 if isinstance(e.of, N.This) else abs(n) * 5
    if isinstance(e, N.Gains):
        inner = e.ability
        value = continuous(inner.effect) if isinstance(inner, N.Always) else 5.0
        return value if isinstance(e.of, N.This) else 1.5 * value
    if isinstance(e, N.Range):
        return 5 * min(e.n - 1, 3)
    if isinstance(e, N.PlayerIgnoresDamage):
        return 30
    if isinstance(e, N.IgnoresDamage):
        return e.up_to / 1000
    if isinstance(e, N.WhenDestroyedPut | N.DamageBonus | N.MayPlayFrom | N.AbsoluteBoundary):
        return 5
    return 2


def paid(ability: N.Startup) -> float:
    """The effect of a startup ability less its cost."""
    cost = 0.0
    for part in ability.cost:
        if isinstance(part, N.Resources):
            cost += 6 * part.n
        elif isinstance(part, N.DestroyThis):
            cost -= LOSE
        elif isinstance(part, N.PutCards):
            cost += TO[part.of.zone] * part.n
    return max(0.0, good(ability.effects) - cost)


def card_values(card: Card, weights: Weights) -> CardValues:
    """The values of one card with these weights."""
    w = weights.cards
    square = appears = charge = play = resource = put = 0.0
    for ability in card.abilities:
        if isinstance(ability, N.OnPlay):
            play += good(ability.effects)
        elif isinstance(ability, N.Always):
            if ability.zone == N.SQUARE:
                square += continuous(ability.effect) * (0.6 if ability.when is not None else 1)
        elif isinstance(ability, N.Startup):
            if ability.zone == N.CHARGE:
                charge += 0.7 * paid(ability)
            elif ability.zone == N.SQUARE:
                square += w["square_startup"] / 100 * paid(ability)
            else:
                resource += 0.3 * paid(ability)
        elif isinstance(ability, N.Auto):
            value = good(ability.effects)
            trigger = ability.trigger
            who = getattr(trigger, "who", N.ONLY_THIS)
            if isinstance(trigger, N.Appears) and who.this:
                appears += value
            elif isinstance(trigger, N.EvolSeed | N.PutIntoResource):
                resource += 0.2 * value
                put += value if isinstance(trigger, N.PutIntoResource) else 0
            else:
                square += max(-10.0, min(20.0, w["square_auto"] / 100 * value))
    if card.kind == N.ZX:
        square += w["unit_cost"] * (card.cost or 0) + w["unit_power"] * (card.power or 0) / 1000
        hand = w["hand_unit"] / 100 * square + w["hand_appear"] / 100 * appears + resource
    else:
        square = 0
        hand = w["hand_event"] / 100 * play + resource
    return CardValues(round(square), round(max(1.0, hand)), round(BARE_CHARGE + charge), round(w["put"] / 100 * put))
