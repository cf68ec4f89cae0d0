"""The checker of card definitions: types, known words, ranges, zones, and where THAT, IT and LOOKED may stand.

It finds what would make an engine misread a card; it does not know whether the card does what is printed on it.
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, NamedTuple

from zxfast.effects.node import Node, children, source, walk

from . import nodes as n
from .card import Card, plain

OPERATIONS = (
    n.Deal, n.DealPlayer, n.Power, n.Cost, n.Destroy, n.Put, n.Move, n.Appear, n.Sleep, n.Reboot, n.DealsNoDamage, n.NoReboot,
    n.Grant, n.Draw, n.FromDeck, n.Recover, n.Look, n.PutBack, n.Shuffle, n.Ignite, n.May, n.If, n.IfDid, n.Pay, n.OpponentPays,
    n.AtEndOfTurn, n.Modes, n.Repeat,
)
GRANTABLE = (n.Auto, n.Startup, n.Always)
# Continuous effects that another card may give.
GRANTABLE_EFFECTS = (n.GetsPower, n.ChargeLimit, n.DamageBonus, n.IgnoresDamage, n.PlayerIgnoresDamage, n.WhenDestroyedPut,
                     n.Range, n.AbsoluteBoundary)
# Continuous effects that a card in Resource may have on others; whatever a card has on itself ignores the zone.
RESOURCE_EFFECTS = (n.GetsPower, n.GetsCost, n.ChargeLimit, n.PlayerIgnoresDamage)
# The order in which continuous results are found: each may look only at what comes before it.
_ORDER = {n.GetsAllColours: 1, n.GetsCost: 2, n.GetsIcon: 3, n.Gains: 4, n.GetsPower: 5}
_ORDER_WORDS = {1: "colours", 2: "costs", 3: "icons", 5: "power"}

_AREAS = {
    n.ANYWHERE, n.NORMAL, n.OWN_AREA, n.CENTRE_AREA, n.ENEMY_AREA, n.MY_PLAYER_SQUARE, n.THEIR_PLAYER_SQUARE, n.PLAYER_SQUARES,
    n.BESIDE_THEIR_PLAYER_SQUARE, n.BESIDE_THIS, n.NOT_THEIR_PLAYER_SQUARE,
}
_OWNERS = {n.MINE, n.THEIRS, n.EITHER}
_PLAYERS = {n.ME, n.OPPONENT}
_PHASES = {n.REBOOT_PHASE, n.DRAW_PHASE, n.RESOURCE_PHASE, n.IGNITION_PHASE, n.MAIN_PHASE, n.END_PHASE}
_ICONS = {n.IGNITION, n.EVOLSEED}
_ZONES = {n.SQUARE, n.HAND, n.RESOURCE, n.CHARGE, n.LIFE, n.TRASH, n.DECK, n.REMOVED}
_ABILITY_ZONES = {n.SQUARE, n.HAND, n.RESOURCE, n.CHARGE, n.TRASH}
_STATES = {n.ATTACKING, n.ATTACKED, n.ATTACKING_ME, n.NOT_IN_BATTLE, n.DAMAGED}

# The words that a text field may hold.
WORDS: dict[tuple[type, str], set[str]] = {
    (n.Filter, "kind"): {n.ZX, n.EVENT},
    (n.Filter, "colours"): set(n.COLOURS),
    (n.Filter, "icon"): _ICONS,
    (n.Filter, "without_icon"): _ICONS,
    (n.Units, "owner"): _OWNERS,
    (n.Units, "on"): _AREAS,
    (n.Units, "state"): _STATES,
    (n.Cards, "zone"): {n.HAND, n.RESOURCE, n.CHARGE, n.LIFE, n.TRASH, n.DECK, n.REMOVED, n.LOOKED},
    (n.Cards, "owner"): _OWNERS,
    (n.Squares, "on"): _AREAS | {n.BESIDE_THAT, n.BESIDE_THEIRS},
    (n.Choose, "by"): _PLAYERS,
    (n.Count, "distinct"): {"names", "tribes"},
    (n.InPhase, "phase"): _PHASES,
    (n.ThisIs, "zone"): _ZONES,
    (n.ThisIs, "on"): _AREAS - {n.BESIDE_THIS},
    (n.DealPlayer, "to"): _PLAYERS,
    (n.Put, "zone"): {n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.LIFE, n.REMOVED, n.DECK, n.DECK_TOP, n.DECK_BOTTOM},
    (n.DealsNoDamage, "until"): {n.TURN, n.BATTLE},
    (n.Draw, "who"): _PLAYERS,
    (n.FromDeck, "zone"): {n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.LIFE, n.REMOVED},
    (n.PutBack, "zone"): {n.DECK_TOP, n.DECK_BOTTOM, n.TRASH, n.DECK},
    (n.May, "by"): _PLAYERS,
    (n.Pay, "colour"): {*n.COLOURS, n.COLOURLESS},
    (n.OpponentPays, "colour"): {*n.COLOURS, n.COLOURLESS},
    (n.Resources, "colour"): {*n.COLOURS, n.COLOURLESS},
    (n.PutCards, "to"): {n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.REMOVED, n.DECK, n.DECK_TOP, n.DECK_BOTTOM},
    (n.Subject, "owner"): _OWNERS,
    (n.Appears, "phase"): _PHASES,
    (n.DealsAttackDamage, "on"): _AREAS - {n.BESIDE_THIS},
    (n.LifeDecreases, "whose"): _OWNERS,
    (n.EventPlayed, "whose"): _OWNERS,
    (n.PhaseStarts, "phase"): _PHASES,
    (n.PhaseStarts, "whose"): _OWNERS,
    (n.TurnEnds, "whose"): _OWNERS,
    (n.GetsIcon, "icon"): {n.IGNITION},
    (n.GetsAllColours, "zones"): {n.HAND, n.RESOURCE, n.CHARGE, n.LIFE, n.TRASH, n.DECK, n.REMOVED, n.SQUARE},
    (n.ChargeLimit, "who"): _PLAYERS,
    (n.WhenDestroyedPut, "zone"): {n.HAND, n.RESOURCE, n.TRASH, n.LIFE, n.REMOVED},
    (n.CannotAppearOn, "area"): _AREAS - {n.BESIDE_THIS},
    (n.Auto, "zone"): _ABILITY_ZONES,
    (n.Startup, "zone"): _ABILITY_ZONES,
    (n.Always, "zone"): {n.SQUARE, n.RESOURCE},
}

# Lowest and highest value of a number.
RANGES: dict[tuple[type, str], tuple[int, int]] = {
    (n.Diagram, "mask"): (1, 0b111_111_111),
    (n.Filter, "cost_max"): (0, 99),
    (n.Filter, "cost_min"): (0, 99),
    (n.Filter, "power_max"): (0, 100_000),
    (n.Filter, "power_min"): (0, 100_000),
    (n.Choose, "total_cost_max"): (0, 99),
    (n.Count, "low"): (0, 99),
    (n.Count, "high"): (0, 99),
    (n.DealPlayer, "n"): (1, 99),
    (n.Draw, "n"): (1, 50),
    (n.FromDeck, "n"): (1, 50),
    (n.Recover, "n"): (1, 50),
    (n.Look, "n"): (1, 50),
    (n.Ignite, "n"): (1, 50),
    (n.Pay, "n"): (0, 50),
    (n.OpponentPays, "n"): (0, 50),
    (n.Resources, "n"): (0, 50),
    (n.PutCards, "n"): (1, 50),
    (n.SleepUnits, "n"): (1, 9),
    (n.DealsAttackDamage, "at_least"): (1, 100_000),
    (n.IgnoresDamage, "up_to"): (1, 100_000),
    (n.Range, "n"): (1, n.INFINITE),
    (n.GetsCost, "floor"): (0, 99),
}

# Triggers whose event has another object (the meaning of IT).
_WITH_OTHER = (n.Appears, n.Attacks, n.IsAttacked, n.AttackedBattleEnds, n.DestroysByBattle, n.DealsAttackDamage)
# Operations on Z/X that stand on squares.
_ON_SQUARES = {
    n.Deal: "to", n.Power: "of", n.Cost: "of", n.Destroy: "what", n.Move: "what", n.DealsNoDamage: "what", n.NoReboot: "what",
    n.Grant: "to",
}


class Problem(NamedTuple):
    """What is wrong: in which card, in which ability (from 1; 0 = the facts of the card), in which node (as source)."""

    card: str
    ability: int
    node: str
    message: str

    def __str__(self) -> str:
        where = f"ability {self.ability}" if self.ability else "facts"
        return f"card {self.card}, {where}, {self.node}: {self.message}"


class CardError(ValueError):
    """A card definition is wrong; the message names card, ability number and node."""


def require(card: Card) -> Card:
    """The card itself if it is sound. Raises CardError with every problem, one a line."""
    problems = check(card)
    if problems:
        raise CardError("\n".join(map(str, problems)))
    return card


def check_all(cards: Iterable[Card]) -> list[Problem]:
    """Problems of several cards."""
    return [problem for card in cards for problem in check(card)]


def check(card: Card) -> list[Problem]:
    """Everything that is wrong with a card definition."""
    problems = [Problem(card.number, 0, card.kind, message) for message in _facts(card)]
    for number, ability in enumerate(card.abilities, 1):
        if not isinstance(ability, n.Ability):
            problems.append(Problem(card.number, number, _short(ability), "is not an ability"))
            continue
        found: list[tuple[Any, str]] = []
        for node in walk(ability):
            found += [(node, message) for message in _fields(node)]
        if not found:  # the rest relies on sound types
            for node in walk(ability):
                found += [(node, message) for message in _node(node)]
            found += _ability(ability, card.kind, granted=False)
        problems += [Problem(card.number, number, _short(node), message) for node, message in found]
    return problems


def _short(value: Any) -> str:
    text = source(value)
    return text if len(text) <= 120 else text[:117] + "..."


# ---- the card -------------------------------------------------------------------------------------------------------


def _facts(card: Card) -> list[str]:
    found = []
    if card.kind not in (n.ZX, n.EVENT, "player"):
        return [f"unknown kind {card.kind!r}"]
    if not re.fullmatch(r"[A-Z]+\d*-\d+[a-z]?", card.number):
        found.append(f"strange number {card.number!r}")
    if not card.ja and not card.zh:
        found.append("has no name")
    if len(set(card.colours)) != len(card.colours):
        found.append("has a colour twice")
    if card.kind == "player":
        if card.cost is not None or card.power is not None or card.abilities:
            found.append("a Player card has no cost, power or abilities")
        return found
    if card.icon not in (None, n.IGNITION, n.EVOLSEED):
        found.append(f"unknown icon {card.icon!r}")
    if card.kind == n.EVENT:
        if card.cost is None or card.power is not None or card.tribes:
            found.append("an Event has a cost, no power and no tribe")
        if not any(isinstance(ability, n.OnPlay) for ability in card.abilities):
            found.append("an Event needs an OnPlay ability")
    elif card.power is None or card.power < 0:
        found.append("a Z/X needs a power")
    if card.cost is not None and not 0 <= card.cost <= 99:
        found.append(f"cost {card.cost} is out of range")
    if any(isinstance(ability, n.LifeRecovery | n.VoidBringer) for ability in card.abilities) and card.icon != n.IGNITION:
        found.append("Life Recovery and Void Bringer imply the ignition icon")
    if sum(isinstance(ability, n.LifeRecovery | n.VoidBringer) for ability in card.abilities) > 1:
        found.append("has Life Recovery or Void Bringer twice")
    seeds = sum(isinstance(ability, n.Auto) and isinstance(ability.trigger, n.EvolSeed) for ability in card.abilities)
    if (seeds > 0) != (card.icon == n.EVOLSEED):
        found.append("the Evol Seed icon and an Evol Seed ability belong together")
    return found


# ---- single nodes ---------------------------------------------------------------------------------------------------

_HINTS: dict[type, dict[str, Any]] = {}


def _hints(cls: type) -> dict[str, Any]:
    if cls not in _HINTS:
        _HINTS[cls] = typing.get_type_hints(cls, vars(n))
    return _HINTS[cls]


def _is(value: Any, hint: Any) -> bool:
    """Whether a value has the annotated type. A bool is not an int here, a tribe not a plain tuple."""
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return any(_is(value, part) for part in typing.get_args(hint))
    if origin is tuple:
        inner = typing.get_args(hint)
        return type(value) is tuple and all(_is(item, inner[0]) for item in value)
    if hint is int:
        return type(value) is int
    return isinstance(value, hint)


def _fields(node: Node) -> list[str]:
    """Types, known words and ranges of the fields of one node."""
    found = []
    if type(node) is Card or type(node).__module__ != n.__name__:
        return [f"{type(node).__name__} is not a node of the card language"]
    hints = _hints(type(node))
    for field in fields(node):  # type: ignore[arg-type]
        value = getattr(node, field.name)
        if not _is(value, hints[field.name]):
            found.append(f"{field.name} is {_short(value)}, which has the wrong type")
            continue
        key = (type(node), field.name)
        if key in WORDS:
            for word in value if isinstance(value, tuple) else (value,):
                if isinstance(word, str) and word not in WORDS[key]:
                    found.append(f"{field.name} has the unknown word {word!r}; known: {', '.join(sorted(WORDS[key]))}")
        if key in RANGES and type(value) is int:
            low, high = RANGES[key]
            if not low <= value <= high:
                found.append(f"{field.name} is {value}, outside {low} to {high}")
    return found


def _zone(target: Any) -> str | None:
    """The zone that a target is taken from; None if the target does not say."""
    if not isinstance(target, n.Choose | n.All):
        return None
    return n.SQUARE if isinstance(target.of, n.Units) else target.of.zone


def _node(node: Node) -> list[str]:
    """What a single node must fulfil beyond its types."""
    found = []
    if isinstance(node, n.Filter):
        if node.cost_min is not None and node.cost_max is not None and node.cost_min > node.cost_max:
            found.append("cost_min is greater than cost_max")
        if node.power_min is not None and node.power_max is not None and node.power_min > node.power_max:
            found.append("power_min is greater than power_max")
        for text in (node.name, node.not_name, *node.name_has):
            if text is not None and (not text or text != plain(text)):
                found.append(f"the name {text!r} must be plain: {plain(text)!r}")
    if isinstance(node, n.PlayerIs) and (not node.name or node.name != plain(node.name)):
        found.append(f"the name {node.name!r} must be plain: {plain(node.name)!r}")
    if isinstance(node, n.Choose):
        if sum((node.up_to, node.may, node.any_number)) > 1:
            found.append("up_to, may and any_number exclude each other")
        if not node.any_number and not 1 <= node.n <= 50:
            found.append(f"chooses {node.n}")
        if node.total_cost_max is not None and not node.any_number:
            found.append("total_cost_max needs any_number")
        if isinstance(node.of, n.Cards) and node.of.zone == n.DECK:
            found.append("cards of the Deck cannot be chosen; look at them first")
        if isinstance(node.of, n.Cards) and node.of.zone == n.LIFE and node.of.owner == n.EITHER:
            found.append("a choice among life cards says whose Life")
    if isinstance(node, n.Count) and node.high is not None and node.low > node.high:
        found.append("low is greater than high")
    if isinstance(node, n.Count) and node.high is None and node.low == 0:
        found.append("always holds")
    if isinstance(node, n.Units) and node.filter.kind == n.EVENT:
        found.append("Events do not stand on squares")
    if isinstance(node, n.Cards) and node.zone == n.LOOKED and node.owner != n.MINE:
        found.append("LOOKED has no owner")
    if isinstance(node, n.Deal):
        if type(node.amount) is int and node.amount < 1:
            found.append(f"deals {node.amount}")
        if node.split and not (isinstance(node.to, n.Choose) and type(node.amount) is int):
            found.append("split damage is a number that is shared among chosen Z/X")
    if isinstance(node, n.Power | n.GetsPower) and node.amount == 0:
        found.append("changes nothing")
    if isinstance(node, n.Cost | n.GetsCost | n.DamageBonus | n.ChargeLimit) and node.n == 0:
        found.append("changes nothing")
    if isinstance(node, n.Put | n.FromDeck) and node.slept and node.zone != n.RESOURCE:
        found.append("only cards in Resource are slept")
    if isinstance(node, n.Put) and node.shown and node.zone not in (n.DECK, n.DECK_TOP, n.DECK_BOTTOM, n.HAND):
        found.append("shown is for cards that go to a hidden zone")
    if isinstance(node, n.Put) and _zone(node.what) == node.zone:
        found.append(f"puts cards from {node.zone} into {node.zone}")
    for cls, name in _ON_SQUARES.items():
        if isinstance(node, cls) and _zone(getattr(node, name)) not in (None, n.SQUARE):
            found.append(f"{cls.__name__} acts on Z/X on squares")
    if isinstance(node, n.Appear) and _zone(node.what) == n.SQUARE:
        found.append("a Z/X on a square cannot appear; use Move")
    if isinstance(node, n.Appear) and node.to.on == n.BESIDE_THAT:
        found.append("BESIDE_THAT is for moving")
    if isinstance(node, n.Sleep | n.Reboot) and _zone(node.what) not in (None, n.SQUARE, n.RESOURCE):
        found.append("only Z/X on squares and cards in Resource sleep or reboot")
    if isinstance(node, n.ThisIs) and node.zone != n.SQUARE and node.on != n.ANYWHERE:
        found.append("an area belongs to squares")
    if isinstance(node, n.AllOf | n.AnyOf):
        if not node.conditions:
            found.append("has no conditions")
        found += [f"{_short(item)} is not a condition" for item in node.conditions if not isinstance(item, n.Condition)]
    if isinstance(node, n.Not) and not isinstance(node.condition, n.Condition):
        found.append(f"{_short(node.condition)} is not a condition")
    if isinstance(node, n.Modes) and not 1 <= node.n <= len(node.modes):
        found.append(f"chooses {node.n} of {len(node.modes)} modes")
    if isinstance(node, n.Repeat) and type(node.times) is int and node.times < 1:
        found.append(f"repeats {node.times} times")
    if isinstance(node, n.Subject) and not node.this and node.owner is None:
        found.append("has no subject")
    if isinstance(node, n.GetsCost) and isinstance(node.of, tuple) and not node.of:
        found.append("has no cards")
    if isinstance(node, n.Grant | n.Gains):
        given = node.ability
        if not isinstance(given, GRANTABLE) or (isinstance(given, n.Always) and not isinstance(given.effect, GRANTABLE_EFFECTS)):
            found.append(f"{_short(given)} cannot be given to another card")
        elif given.zone != n.SQUARE:
            found.append(f"{_short(given)} is given to a Z/X on a square")
    if isinstance(node, n.PutCards) and node.of.zone == node.to:
        found.append(f"puts cards from {node.to} into {node.to}")
    if isinstance(node, n.MayPlayFrom) and (node.of.zone not in (n.RESOURCE, n.TRASH) or node.of.owner != n.MINE):
        found.append("only own cards of Resource and Trash can be played from there")
    if isinstance(node, n.GetsCost) and isinstance(node.of, tuple):
        found += [f"costs do not change in {cards.zone}" for cards in node.of if cards.zone not in (n.HAND, n.TRASH, n.RESOURCE)]
    if isinstance(node, n.Always):
        found += continuous_problems(node)
    return found


def continuous_problems(ability: n.Always) -> list[str]:
    """Why continuous results could not be found one after the other: an ability that looks at what it changes, or valid where it
    cannot be."""
    found = []
    effect = ability.effect
    if ability.zone == n.RESOURCE and (not isinstance(effect, RESOURCE_EFFECTS) or (isinstance(effect, n.GetsCost)
                                                                                   and isinstance(effect.of, tuple))):
        found.append(f"{type(effect).__name__} is not supported from Resource")
    if isinstance(effect, n.CannotAppearOn) and ability.when is not None:
        found.append("a ban on squares has no condition")
    level = _ORDER.get(type(effect), 9)
    looked = [ability.when, *(part for part in children(effect) if not isinstance(part, GRANTABLE))]
    for node in (node for part in looked if part is not None for node in walk(part)):
        for what in looks_at(node):
            if what >= level:
                found.append(f"{type(effect).__name__} looks at {_ORDER_WORDS[what]}")
    return found


def looks_at(node: Node) -> list[int]:
    """Which continuous results a node reads, as numbers of the order in which they are found."""
    found = []
    if isinstance(node, n.Filter):
        if node.colours:
            found.append(1)
        if node.cost_max is not None or node.cost_min is not None or node.cost_odd:
            found.append(2)
        if node.icon is not None or node.without_icon is not None:
            found.append(3)
        if node.power_max is not None or node.power_min is not None:
            found.append(5)
    if isinstance(node, n.PowerOf) or (isinstance(node, n.Units) and node.highest_power):
        found.append(5)
    return found


# ---- the order of effects -------------------------------------------------------------------------------------------


class _Known:
    """What has happened before a place in the effects: is there a "that", are there looked-at cards, is there an "it"."""

    def __init__(self, that: bool, looked: bool, it: bool) -> None:
        self.that, self.looked, self.it = that, looked, it

    def copy(self) -> _Known:
        return _Known(self.that, self.looked, self.it)


def _ability(ability: Any, kind: str, granted: bool) -> list[tuple[Any, str]]:
    """Problems of one ability as a whole, granted ones inside it included."""
    found: list[tuple[Any, str]] = []
    if not granted:
        if isinstance(ability, n.OnPlay) and kind != n.EVENT:
            found.append((ability, "only an Event is carried out when it is played"))
        if kind == n.EVENT and isinstance(ability, n.Auto) and not isinstance(ability.trigger, n.EvolSeed | n.PutIntoResource):
            found.append((ability, "an Event is never on a square"))
        if kind == n.EVENT and isinstance(ability, n.LifeRecovery | n.VoidBringer | n.StartCard):
            found.append((ability, "only a Z/X has this ability"))
    if isinstance(ability, n.Auto):
        if isinstance(ability.trigger, n.EvolSeed | n.PutIntoResource) and ability.zone != n.SQUARE:
            found.append((ability, "an event of the card itself needs no zone"))
        found += _effects(ability, ability.effects, _Known(False, False, isinstance(ability.trigger, _WITH_OTHER)))
    elif isinstance(ability, n.OnPlay):
        found += _effects(ability, ability.effects, _Known(False, False, False))
    elif isinstance(ability, n.Startup):
        if not ability.cost:
            found.append((ability, "has no cost; use Resources(COLOURLESS, 0)"))
        kinds = [type(part) for part in ability.cost]
        for kind_of_part in set(kinds) - {n.PutCards}:
            if kinds.count(kind_of_part) > 1:
                found.append((ability, f"has the cost {kind_of_part.__name__} twice"))
        if n.Resources in kinds and ability.zone == n.RESOURCE and n.TrashThis in kinds[kinds.index(n.Resources):]:
            found.append((ability, "TrashThis stands before Resources if it is put from Resource"))
        if n.Resources in kinds and any(isinstance(part, n.PutCards) and part.of.zone == n.RESOURCE
                                        for part in ability.cost[:kinds.index(n.Resources)]):
            found.append((ability, "Resources stands before PutCards from Resource"))
        if n.DestroyThis in kinds[:-1] or (n.TrashThis in kinds and n.DestroyThis in kinds):
            found.append((ability, "DestroyThis is the last part of a cost"))
        for part in ability.cost:
            if isinstance(part, n.SleepThis | n.DestroyThis) and ability.zone != n.SQUARE:
                found.append((part, "needs the card on a square"))
            if isinstance(part, n.TrashThis) and ability.zone == n.SQUARE:
                found.append((part, "needs a zone other than the square"))
            if isinstance(part, n.PutCards) and (part.of.owner != n.MINE or part.of.zone in (n.DECK, n.LIFE, n.LOOKED)):
                found.append((part, "a cost takes own cards of an open choice"))
            if isinstance(part, n.SleepUnits) and part.of.owner != n.MINE:
                found.append((part, "a cost sleeps own Z/X"))
        if ability.only_if is not None:
            found += _names(ability.only_if, _Known(False, False, False))
        found += _effects(ability, ability.effects, _Known(False, False, False))
    elif isinstance(ability, n.Always):
        found += _names(ability.effect, _Known(False, False, False))
        if ability.when is not None:
            found += _names(ability.when, _Known(False, False, False))
        if isinstance(ability.effect, n.Gains):
            found += _ability(ability.effect.ability, kind, granted=True)
    return found


def _effects(place: Any, steps: tuple[Any, ...], known: _Known) -> list[tuple[Any, str]]:
    """Problems of effects in their order; `known` goes on to what follows."""
    found: list[tuple[Any, str]] = []
    if not steps:
        found.append((place, "has no effects"))
    for i, step in enumerate(steps):
        if not isinstance(step, OPERATIONS):
            found.append((step, "is not an operation"))
            continue
        if isinstance(step, n.IfDid) and (i == 0 or isinstance(steps[i - 1], n.Look | n.PutBack | n.Shuffle | n.AtEndOfTurn)):
            found.append((step, "\"if you did\" needs an operation before it"))
        found += _step(step, known)
    return found


def _step(step: Any, known: _Known) -> list[tuple[Any, str]]:
    found: list[tuple[Any, str]] = []
    if isinstance(step, n.If):
        found += _names(step.condition, known)
        other = known.copy()
        found += _effects(step, step.effects, known)
        if step.otherwise:
            found += _effects(step, step.otherwise, other)
            known.that, known.looked = known.that or other.that, known.looked or other.looked
    elif isinstance(step, n.IfDid | n.May | n.Pay | n.AtEndOfTurn):
        found += _effects(step, step.effects, known)
    elif isinstance(step, n.OpponentPays):
        found += _effects(step, step.otherwise, known)
    elif isinstance(step, n.Repeat):
        if isinstance(step.times, n.Per):
            found += _names(step.times, known)
        found += _effects(step, step.effects, known)
    elif isinstance(step, n.Modes):
        before = known.copy()
        for mode in step.modes:
            own = before.copy()
            found += _effects(step, mode, own)
            known.that, known.looked = known.that or own.that, known.looked or own.looked
    elif isinstance(step, n.Grant):
        found += _names(step.to, known)
        found += _ability(step.ability, n.ZX, granted=True)
        known.that = True
    else:
        if isinstance(step, n.PutBack) and not known.looked:
            found.append((step, "puts back cards that were not looked at"))
        found += [problem for part in children(step) for problem in _names(part, known)]
        known.looked = known.looked or isinstance(step, n.Look)
        known.that = known.that or isinstance(step, n.FromDeck) or any(isinstance(part, n.Target) for part in children(step))
    return found


def _names(part: Any, known: _Known) -> list[tuple[Any, str]]:
    """THAT, IT and LOOKED inside a node that is not an operation."""
    found: list[tuple[Any, str]] = []
    for node in walk(part):
        if isinstance(node, n.That) and not known.that:
            found.append((node, "nothing has been chosen or named before"))
        if isinstance(node, n.It) and not known.it:
            found.append((node, "the event of this ability has no other object"))
        if isinstance(node, n.Cards) and node.zone == n.LOOKED and not known.looked:
            found.append((node, "no cards have been looked at before"))
    return found
