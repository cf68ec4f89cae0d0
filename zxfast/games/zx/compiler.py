"""Card nodes to the tables and programs of the compiled core: one `Program` for a match of two decks."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from zxfast.effects.node import Node, walk

from . import codes as C
from .vocabulary import nodes as N
from .vocabulary.card import Card, plain
from .vocabulary.check import GRANTABLE, continuous_problems, looks_at

COLOUR_BIT = {colour: 1 << i for i, colour in enumerate(N.COLOURS)}
ZONE = {N.SQUARE: C.Z_SQUARE, N.HAND: C.Z_HAND, N.RESOURCE: C.Z_RESOURCE, N.CHARGE: C.Z_CHARGE, N.TRASH: C.Z_TRASH,
        N.LIFE: C.Z_LIFE, N.DECK: C.Z_DECK, N.REMOVED: C.Z_REMOVED, N.LOOKED: C.Z_LOOKED, N.DECK_TOP: C.Z_DECK_TOP,
        N.DECK_BOTTOM: C.Z_DECK_BOTTOM}
OWNER = {N.EITHER: C.O_EITHER, N.MINE: C.O_MINE, N.THEIRS: C.O_THEIRS}
PHASE = {N.REBOOT_PHASE: C.PH_REBOOT, N.DRAW_PHASE: C.PH_DRAW, N.RESOURCE_PHASE: C.PH_RESOURCE,
         N.IGNITION_PHASE: C.PH_IGNITION, N.MAIN_PHASE: C.PH_MAIN, N.END_PHASE: C.PH_END}
STATE = {None: C.US_ANY, N.ATTACKING: C.US_ATTACKING, N.ATTACKED: C.US_ATTACKED, N.ATTACKING_ME: C.US_ATTACKING_ME,
         N.NOT_IN_BATTLE: C.US_NOT_IN_BATTLE, N.DAMAGED: C.US_DAMAGED}
# Areas as seat 0 sees them (ZX-5.2, ZX-5.6).
AREA = {N.ANYWHERE: 0x1FF, N.NORMAL: 0x17D, N.OWN_AREA: 0x007, N.CENTRE_AREA: 0x038, N.ENEMY_AREA: 0x1C0,
        N.MY_PLAYER_SQUARE: 0x002, N.THEIR_PLAYER_SQUARE: 0x080, N.PLAYER_SQUARES: 0x082,
        N.BESIDE_THEIR_PLAYER_SQUARE: 0x150, N.NOT_THEIR_PLAYER_SQUARE: 0x17F, N.BESIDE_THIS: 0x1FF,
        N.BESIDE_THAT: 0x1FF, N.BESIDE_THEIRS: 0x1FF}
FAR = 9  # a Range that reaches every square (ZX-16.4)
REGISTERS = 3  # Repeat and Modes inside one another

EVERYTHING = 255  # all bits LOOK_*
LOOK = {N.SQUARE: C.LOOK_SQUARES, N.HAND: C.LOOK_HAND, N.RESOURCE: C.LOOK_RESOURCE, N.CHARGE: C.LOOK_CHARGE,
        N.TRASH: C.LOOK_TRASH, N.LIFE: C.LOOK_LIFE}


def depends_on(n: Node) -> int:
    """What this word makes a continuous ability depend on: bits LOOK_*."""
    if isinstance(n, N.Units):
        return EVERYTHING if n.state is not None or n.highest_power else 1 << C.LOOK_SQUARES
    if isinstance(n, N.Filter):
        return EVERYTHING if n.power_max is not None or n.power_min is not None else 0
    if isinstance(n, N.Cards | N.ThisIs):
        return 1 << LOOK[n.zone] if n.zone in LOOK else EVERYTHING
    if isinstance(n, N.MyTurn | N.TheirTurn | N.InPhase):
        return 1 << C.LOOK_TIME
    return EVERYTHING if isinstance(n, N.ThisNotInBattle | N.PowerOf) else 0


class CompileError(ValueError):
    """A card that the core cannot play. The message names card, ability and node."""


class DeckLike(Protocol):
    """What a match needs of a deck: up to 50 cards in list order, and the Player card."""

    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def player(self) -> Card | None: ...


def areas(on: str | N.Diagram) -> tuple[int, int]:
    """The nine-bit mask of an area for a controller in seat 0 and in seat 1 (rotated, ZX-5.3)."""
    mask = on.mask if isinstance(on, N.Diagram) else AREA[on]
    turned = sum(1 << (8 - i) for i in range(9) if mask >> i & 1)
    return mask, turned


def gained(ability: Node) -> Node:
    """"This card gains a continuous ability while C" is the ability itself under condition C.

    Not for replacements, whose order tells printed and gained ones apart.
    """
    while (isinstance(ability, N.Always) and isinstance(ability.effect, N.Gains) and isinstance(ability.effect.of, N.This)
           and isinstance(ability.effect.ability, N.Always) and ability.zone == N.SQUARE
           and not isinstance(ability.effect.ability.effect, N.WhenDestroyedPut)):
        inner = ability.effect.ability
        both = tuple(c for c in (ability.when, inner.when) if c is not None)
        when = both[0] if len(both) == 1 else N.AllOf(both) if both else None
        ability = N.Always(inner.effect, when, inner.zone)
    return ability


def together(ability: N.Startup) -> N.Startup:
    """Costs do not pay with the card that another part of the same cost sleeps or takes away (ZX-8.7)."""
    trashed = any(isinstance(part, N.TrashThis) for part in ability.cost)
    used = trashed or any(isinstance(part, N.SleepThis | N.DestroyThis) for part in ability.cost)
    parts: list[N.CostPart] = []
    for part in ability.cost:
        if isinstance(part, N.PutCards):
            part = replace(part, of=replace(part.of, other=part.of.other or trashed))
        elif isinstance(part, N.SleepUnits):
            part = replace(part, of=replace(part.of, other=part.of.other or used))
        parts.append(part)
    return replace(ability, cost=tuple(parts))


class Program:
    """Everything the core's match table is filled from. Lists of plain numbers; index 0 of each table means "none"."""

    def __init__(self, decks: Sequence[DeckLike]) -> None:
        self.decks = [list(deck.cards) for deck in decks]
        for cards in self.decks:
            if len(cards) > 50:
                raise CompileError(f"a deck has at most 50 cards, this one has {len(cards)}")
        self.players = [plain(deck.player.name) if deck.player is not None else "" for deck in decks]
        self.seat = 0
        self.where = ""
        every = [node for cards in self.decks for card in set(cards) for node in walk(card)]
        self.dyn_cost = any(isinstance(n, N.Cost) or (isinstance(n, N.GetsCost) and isinstance(n.of, N.Units)) for n in every)
        self.dyn_zone_cost = any(isinstance(n, N.GetsCost) and isinstance(n.of, tuple) for n in every)
        self.dyn_colour = any(isinstance(n, N.GetsAllColours) for n in every)
        self.dyn_icon = any(isinstance(n, N.GetsIcon) for n in every)
        self.special = any(isinstance(n, N.IgnoresDamage | N.Gains | N.Grant | N.ChargeLimit | N.DamageBonus
                                      | N.PlayerIgnoresDamage | N.AbsoluteBoundary)
                           or (isinstance(n, N.Always) and isinstance(n.effect, N.Range) and n.when is not None) for n in every)
        self.late = any(isinstance(n, N.Always) and 5 in (what for part in walk(n) for what in looks_at(part)) for n in every)
        self.has_grants = any(isinstance(n, N.Gains | N.Grant) for n in every)
        self.replacements = len({n.zone for n in every if isinstance(n, N.WhenDestroyedPut)})
        self.depth = 0
        self.given = False
        self.filters: list[dict[str, Any]] = [{}]
        self.selectors: list[dict[str, Any]] = [{}]
        self.conditions: list[dict[str, Any]] = [{}]
        self.parts: list[dict[str, Any]] = []
        self.abilities: list[dict[str, Any]] = [{}]
        self.code: list[tuple[int, int, int, int, int]] = [(C.OP_END, 0, 0, 0, 0)]
        self._filter_index: dict[N.Filter, int] = {N.ANY: 0}
        self._selector_index: dict[Any, int] = {}
        self._later: list[tuple[int, Node]] = []
        self._granted: dict[tuple[int, Node], int] = {}
        self._delayed: list[tuple[int, tuple[Node, ...]]] = []
        self.names: dict[str, int] = {}
        self.tribes: dict[str, int] = {}
        self.numbers: list[dict[str, int]] = [{}, {}]
        self.first: dict[tuple[int, str], tuple[int, int]] = {}
        self.on_play: dict[tuple[int, str], int] = {}
        for seat, cards in enumerate(self.decks):
            self.seat = seat
            for card in dict.fromkeys(cards):
                self.card(seat, card)
        # granted abilities may grant abilities in turn
        while self._later:
            self.grants()
        self.check_sizes()

    # ---- cards ------------------------------------------------------------------------------------------------------

    def card(self, seat: int, card: Card) -> None:
        self.names.setdefault(card.name, len(self.names))
        for tribe in card.tribes:
            self.tribes.setdefault(tribe.name, len(self.tribes))
        self.numbers[seat].setdefault(card.number, len(self.numbers[seat]))
        records = []
        played: list[N.OnPlay] = []
        for k, ability in enumerate(card.abilities):
            self.where = f"card {card.number}, ability {k + 1}"
            if isinstance(ability, N.OnPlay):
                played.append(ability)
                continue
            records.extend(self.ability(ability, k))
        self.first[seat, card.number] = (len(self.abilities), len(records))
        self.abilities.extend(records)
        self.on_play[seat, card.number] = self.programs([ability.effects for ability in played]) if played else 0

    def grants(self) -> None:
        later, self._later = self._later, []
        self.given = True
        for seat, ability in later:
            self.seat = seat
            records = self.ability(ability, 0) or [dict(cls=C.AB_CONT)]  # nothing: its condition can never hold
            if len(records) != 1:
                raise self.error(ability, "cannot be granted")
            self._granted[seat, ability] = len(self.abilities)
            self.abilities.extend(records)
        # now the numbers are known
        for record in self.abilities:
            if isinstance(record.get("ab"), Node):
                key = (record["seat"], record["ab"])
                record["ab"] = self._granted.get(key, record["ab"])
        self.code = [(op, a, b, c, self._granted.get(n, n) if isinstance(n, tuple) else n)
                     for op, a, b, c, n in self.code]

    def error(self, node: Node, why: str) -> CompileError:
        return CompileError(f"{self.where}: {type(node).__name__} {why}")

    # ---- filters, selectors, conditions -------------------------------------------------------------------------------

    def fits(self, card: Card, f: N.Filter) -> bool:
        """The part of a filter that printed facts decide; parts that can change are left to the core."""
        cost = card.cost
        if not (self.dyn_cost or self.dyn_zone_cost) and (f.cost_max is not None or f.cost_min is not None or f.cost_odd):
            if cost is None or (f.cost_max is not None and cost > f.cost_max) or (f.cost_min is not None and cost < f.cost_min):
                return False
            if f.cost_odd and cost % 2 == 0:
                return False
        if f.colours and not self.dyn_colour and not set(f.colours) & set(card.colours):
            return False
        if (f.icon == N.EVOLSEED and card.icon != N.EVOLSEED) or (f.without_icon == N.EVOLSEED and card.icon == N.EVOLSEED):
            return False
        if not self.dyn_icon:
            if (f.icon == N.IGNITION and card.icon != N.IGNITION) or (f.without_icon == N.IGNITION and card.icon == N.IGNITION):
                return False
        if f.kind is not None and card.kind != f.kind:
            return False
        if f.tribe is not None and all(tribe.name != f.tribe.name for tribe in card.tribes):
            return False
        if card.power is None and (f.power_max is not None or f.power_min is not None):
            return False
        name = card.name
        if (f.name is not None and name != plain(f.name)) or (f.not_name is not None and name == plain(f.not_name)):
            return False
        return not f.name_has or any(plain(part) in name for part in f.name_has)

    def filter(self, f: N.Filter) -> int:
        if f in self._filter_index:
            return self._filter_index[f]
        sets = [0, 0, 0, 0]
        for seat, cards in enumerate(self.decks):
            for i, card in enumerate(cards):
                if self.fits(card, f):
                    sets[2 * seat + (i >> 6)] |= 1 << (i & 63)
        dyn = 0
        if (self.dyn_cost or self.dyn_zone_cost) and (f.cost_max is not None or f.cost_min is not None or f.cost_odd):
            dyn |= C.FD_COST
        if self.dyn_colour and f.colours:
            dyn |= C.FD_COLOUR
        icon = 1 if f.icon == N.IGNITION else 2 if f.without_icon == N.IGNITION else 0
        if self.dyn_icon and icon:
            dyn |= C.FD_ICON
        if f.power_max is not None or f.power_min is not None:
            dyn |= C.FD_POWER
        self.filters.append(dict(
            set=sets, dyn=dyn, cost_min=f.cost_min or 0, cost_max=255 if f.cost_max is None else f.cost_max, odd=int(f.cost_odd),
            colours=sum(COLOUR_BIT[c] for c in f.colours), icon=icon,
            power_min=-(2**30) if f.power_min is None else f.power_min, power_max=2**30 if f.power_max is None else f.power_max))
        self._filter_index[f] = len(self.filters) - 1
        return len(self.filters) - 1

    def selector(self, e: N.Units | N.Cards) -> int:
        if e in self._selector_index:
            return self._selector_index[e]
        if isinstance(e, N.Units):
            record = dict(zone=C.Z_SQUARE, owner=OWNER[e.owner], flt=self.filter(e.filter), state=STATE[e.state],
                          flags=(C.SF_OTHER if e.other else 0) | (C.SF_HIGHEST if e.highest_power else 0),
                          beside_this=int(e.on == N.BESIDE_THIS), area=areas(e.on))
        else:
            record = dict(zone=ZONE[e.zone], owner=OWNER[e.owner], flt=self.filter(e.filter), state=0,
                          flags=C.SF_OTHER if e.other else 0, beside_this=0, area=(0x1FF, 0x1FF))
        self.selectors.append(record)
        self._selector_index[e] = len(self.selectors) - 1
        return len(self.selectors) - 1

    def fixed_areas(self, node: Node, on: str | N.Diagram) -> tuple[int, int]:
        """An area that does not depend on where this card stands."""
        if on == N.BESIDE_THIS:
            raise self.error(node, "cannot name the squares beside this card")
        return areas(on)

    def squares(self, e: N.Squares) -> tuple[int, int]:
        """Selector with the area, and the flags."""
        flags = C.SQ_EMPTY if e.empty else 0
        if e.on == N.BESIDE_THAT:
            flags |= C.SQ_BESIDE_THAT
        if e.on == N.BESIDE_THEIRS:
            flags |= C.SQ_BESIDE_THEIRS
        if e.on == N.BESIDE_THIS:
            flags |= C.SQ_BESIDE_THIS
        on = e.on
        if e in self._selector_index:
            return self._selector_index[e], flags
        area = areas(on)
        if e.normal:
            area = (area[0] & AREA[N.NORMAL], area[1] & AREA[N.NORMAL])
        self.selectors.append(dict(zone=C.Z_SQUARE, owner=0, flt=0, state=0, flags=0, beside_this=0, area=area))
        self._selector_index[e] = len(self.selectors) - 1
        return len(self.selectors) - 1, flags

    def known(self, condition: Node) -> bool | None:
        """Conditions that the match itself decides: the Player card cannot change in the early game. A given ability may come to
        Z/X of both players."""
        if isinstance(condition, N.PlayerIs):
            answers = [plain(condition.name) == player for player in self.players]
            return answers[self.seat] if answers[0] == answers[1] or not self.given else None
        if isinstance(condition, N.Not):
            inner = self.known(condition.condition)
            return None if inner is None else not inner
        if isinstance(condition, N.AllOf | N.AnyOf):
            values = [self.known(c) for c in condition.conditions]
            if isinstance(condition, N.AllOf):
                return False if False in values else True if all(v is True for v in values) else None
            return True if True in values else False if all(v is False for v in values) else None
        return None

    def condition(self, condition: N.Condition | None) -> int:
        """Index of the condition's first record; 0 = none or always true."""
        if condition is None or self.known(condition) is True:
            return 0
        at = len(self.conditions)
        self.conditions.extend(self.condition_records(condition))
        return at

    def condition_records(self, c: Node) -> list[dict[str, Any]]:
        def record(kind: int, sel: int = 0, flag: int = 0, area: tuple[int, int] = (0, 0), low: int = 0,
                   high: int = -1) -> dict[str, Any]:
            return dict(kind=kind, sel=sel, flag=flag, area=area, low=low, high=high)

        known = self.known(c)
        if known is not None:
            return [record(C.CK_TRUE if known else C.CK_FALSE)]
        if isinstance(c, N.Count):
            kind = {None: C.CK_COUNT, "names": C.CK_NAMES, "tribes": C.CK_TRIBES}[c.distinct]
            return [record(kind, self.selector(c.of), low=c.low, high=-1 if c.high is None else c.high)]
        if isinstance(c, N.PlayerIs):
            return [record(C.CK_PLAYER_IS, flag=sum(1 << p for p in (0, 1) if plain(c.name) == self.players[p]))]
        if isinstance(c, N.MyTurn):
            return [record(C.CK_MY_TURN)]
        if isinstance(c, N.TheirTurn):
            return [record(C.CK_THEIR_TURN)]
        if isinstance(c, N.InPhase):
            return [record(C.CK_PHASE, flag=PHASE[c.phase])]
        if isinstance(c, N.ThisIs):
            return [record(C.CK_THIS_IS, flag=ZONE[c.zone], area=self.fixed_areas(c, c.on))]
        if isinstance(c, N.ThisNotInBattle):
            return [record(C.CK_NOT_IN_BATTLE)]
        if isinstance(c, N.Not):
            return [record(C.CK_NOT), *self.condition_records(c.condition)]
        if isinstance(c, N.AllOf | N.AnyOf):
            undecided = [inner for inner in c.conditions if self.known(inner) is None]  # the others do not decide it
            parts = [entry for inner in undecided for entry in self.condition_records(inner)]
            if len(undecided) == 1:
                return parts
            return [record(C.CK_ALL if isinstance(c, N.AllOf) else C.CK_ANY, low=len(undecided)), *parts]
        raise self.error(c, "is not a condition")

    # ---- abilities ----------------------------------------------------------------------------------------------------

    def ability(self, ability: Node, k: int) -> list[dict[str, Any]]:
        ability = gained(ability)
        if isinstance(ability, N.Auto):
            record = self.trigger(ability.trigger)
            if record["others"] and ability.zone != N.SQUARE:
                raise self.error(ability, f"watches other cards from {ability.zone}: only squares are supported")
            record.update(cls=C.AB_AUTO, k=k, pc=self.program(ability.effects))
            return [record]
        if isinstance(ability, N.Startup):
            ability = together(ability)
            cost = [self.part(ability, i) for i in range(len(ability.cost))]
            at = len(self.parts)
            self.parts.extend(cost)
            return [dict(cls=C.AB_STARTUP, k=k, zone=ZONE[ability.zone], once=int(ability.once_per_turn), cost=at,
                         ncost=len(cost), cond=self.condition(ability.only_if), pc=self.program(ability.effects, ability))]
        if isinstance(ability, N.Always):
            if ability.when is not None and self.known(ability.when) is False:
                return []
            if isinstance(ability.effect, N.Gains) and not isinstance(ability.effect.ability, GRANTABLE):
                raise self.error(ability.effect.ability, "cannot be granted")
            return self.always(ability, k)
        if isinstance(ability, N.StartCard | N.GateCard | N.StartResource | N.LifeRecovery | N.VoidBringer):
            return []
        raise self.error(ability, "is not supported")

    def subject(self, who: N.Subject) -> dict[str, Any]:
        return dict(this_=int(who.this), others=int(who.owner is not None), owner=OWNER[who.owner or N.EITHER],
                    flt=self.filter(who.filter) if who.owner is not None else 0)

    def trigger(self, t: Node) -> dict[str, Any]:
        own = dict(this_=1, others=0, owner=0, flt=0)
        if isinstance(t, N.Appears):
            return dict(self.subject(t.who), ev=C.EV_APPEAR, phase=PHASE[t.phase] if t.phase else 0)
        if isinstance(t, N.Attacks):
            out = dict(self.subject(t.who), ev=C.EV_ATTACK)
            if t.target is not None:
                out.update(flags=C.AF_TARGET, target=self.filter(t.target))
            return out
        if isinstance(t, N.IsAttacked):
            return dict(self.subject(t.who), ev=C.EV_ATTACKED)
        if isinstance(t, N.AttackBattleEnds):
            return dict(own, ev=C.EV_ATTACK_END)
        if isinstance(t, N.AttackedBattleEnds):
            return dict(own, ev=C.EV_ATTACKED_END)
        if isinstance(t, N.DestroysByBattle):
            return dict(self.subject(t.who), ev=C.EV_BATTLE_DESTROYS)
        if isinstance(t, N.DestroysOpposing):
            return dict(own, ev=C.EV_DESTROYS)
        if isinstance(t, N.IsDestroyed):
            out = dict(self.subject(t.who), ev=C.EV_DESTROYED, flags=C.AF_THEIR_TURN if t.their_turn else 0)
            if t.by_ability_of is not None:
                out.update(flags=out["flags"] | C.AF_BY_ABILITY, target=self.filter(t.by_ability_of))
            return out
        if isinstance(t, N.DealsAttackDamage):
            return dict(own, ev=C.EV_ATTACK_DAMAGE, flags=C.AF_TARGET, target=self.filter(t.target),
                        area=self.fixed_areas(t, t.on), n=t.at_least)
        if isinstance(t, N.PutIntoResource):
            return dict(own, ev=C.EV_RESOURCE)
        if isinstance(t, N.EvolSeed):
            return dict(own, ev=C.EV_SEED)
        if isinstance(t, N.IsMoved):
            return dict(this_=1, others=1, owner=C.O_EITHER, flt=0, ev=C.EV_MOVED)
        watch = dict(this_=0, others=1, flt=0)
        if isinstance(t, N.LifeDecreases):
            return dict(watch, owner=OWNER[t.whose], ev=C.EV_LIFE)
        if isinstance(t, N.Draws):
            return dict(watch, owner=C.O_MINE, ev=C.EV_DRAW)
        if isinstance(t, N.EventPlayed):
            return dict(watch, owner=OWNER[t.whose], ev=C.EV_EVENT_PLAYED)
        if isinstance(t, N.PhaseStarts):
            return dict(watch, owner=OWNER[t.whose], ev=C.EV_PHASE, phase=PHASE[t.phase])
        if isinstance(t, N.TurnEnds):
            return dict(watch, owner=OWNER[t.whose], ev=C.EV_TURN_END)
        raise self.error(t, "is not a trigger")

    def always(self, ability: N.Always, k: int) -> list[dict[str, Any]]:
        e = ability.effect
        for problem in continuous_problems(ability):
            raise CompileError(f"{self.where}: {problem}")
        counted = isinstance(e, N.GetsPower | N.ChargeLimit | N.PlayerIgnoresDamage) or (
            isinstance(e, N.GetsCost) and not isinstance(e.of, tuple))
        if ability.zone != N.SQUARE and not (counted and ability.zone == N.RESOURCE):
            raise self.error(e, f"is not supported in {ability.zone}")
        base = dict(cls=C.AB_CONT, k=k, cond=self.condition(ability.when), zone=ZONE[ability.zone], seat=self.seat,
                    looks=functools.reduce(operator.or_, map(self.looks, walk(ability)), 0))
        of = getattr(e, "of", N.THIS)
        if isinstance(e, N.GetsCost) and isinstance(e.of, tuple):
            if any(self.filters[self.filter(cards.filter)].get("dyn") for cards in e.of):
                raise self.error(e, "can only name printed facts of cards outside squares")
            return [dict(base, cont=C.CT_COST, sel=self.selector(cards), n=e.n, extra=e.floor) for cards in e.of]
        sel = 0 if isinstance(of, N.This) else self.selector(of)
        if isinstance(e, N.GetsPower):
            kind, per, n = self.amount_parts(e.amount)
            return [dict(base, cont=C.CT_POWER, sel=sel, amount=kind, per=per, n=n)]
        if isinstance(e, N.GetsCost):
            return [dict(base, cont=C.CT_COST, sel=sel, n=e.n, extra=e.floor)]
        if isinstance(e, N.GetsIcon):
            return [dict(base, cont=C.CT_ICON)]
        if isinstance(e, N.GetsAllColours):
            return [dict(base, cont=C.CT_COLOURS, n=sum(1 << ZONE[z] for z in e.zones))]
        if isinstance(e, N.ChargeLimit):
            return [dict(base, cont=C.CT_LIMIT, n=C.UNLIMITED if e.n is None else e.n, extra=int(e.who == N.OPPONENT))]
        if isinstance(e, N.DamageBonus):
            return [dict(base, cont=C.CT_BONUS, flt=self.filter(e.by), flags=C.AF_EVENTS if e.events else 0, n=e.n)]
        if isinstance(e, N.IgnoresDamage):
            return [dict(base, cont=C.CT_IGNORES, n=e.up_to)]
        if isinstance(e, N.PlayerIgnoresDamage):
            return [dict(base, cont=C.CT_PLAYER_IGNORES)]
        if isinstance(e, N.Gains):
            self._later.append((self.seat, e.ability))
            return [dict(base, cont=C.CT_GAINS, sel=sel, ab=e.ability)]
        if isinstance(e, N.WhenDestroyedPut):
            return [dict(base, cont=C.CT_REPLACE, n=ZONE[e.zone], extra=int(e.slept and e.zone == N.RESOURCE))]
        if isinstance(e, N.Range):
            return [dict(base, cont=C.CT_RANGE, n=min(e.n, FAR))]
        if isinstance(e, N.AbsoluteBoundary):
            return [dict(base, cont=C.CT_BOUNDARY)]
        if isinstance(e, N.CannotAppearOn):
            return [dict(base, cont=C.CT_NOT_ON, area=self.fixed_areas(e, e.area))]
        if isinstance(e, N.MayPlayFrom):
            return [dict(base, cont=C.CT_PLAY_FROM, sel=sel)]
        if isinstance(e, N.PlayOnlyIf):
            allowed = e.condition if ability.when is None else N.AnyOf((N.Not(ability.when), e.condition))
            return [dict(base, cont=C.CT_PLAY_IF, cond=self.condition(allowed))]
        raise self.error(e, "is not supported")

    def looks(self, n: Node) -> int:
        """What this word makes a continuous ability depend on in this match: bits LOOK_*.

        Gained icons and colours, and costs changed outside squares, may come from anywhere.
        """
        gained = isinstance(n, N.Filter) and ((self.dyn_icon and N.IGNITION in (n.icon, n.without_icon))
                                              or (self.dyn_colour and bool(n.colours)))
        changing = isinstance(n, N.Cards) and self.filters[self.filter(n.filter)].get("dyn")
        return EVERYTHING if gained or changing else depends_on(n)

    def part(self, ability: N.Startup, k: int) -> dict[str, Any]:
        part, before = ability.cost[k], ability.cost[:k]
        if isinstance(part, N.Resources):
            own = ability.zone == N.RESOURCE and any(isinstance(p, N.TrashThis) for p in before)
            n = part.n + sum(p.n for p in before if isinstance(p, N.Resources))
            return dict(kind=C.CO_RESOURCES, n=n, colours=self.colours(part.colour), own=int(own))
        if isinstance(part, N.SleepThis):
            return dict(kind=C.CO_SLEEP_THIS)
        if isinstance(part, N.DestroyThis):
            return dict(kind=C.CO_DESTROY_THIS)
        if isinstance(part, N.TrashThis):
            return dict(kind=C.CO_TRASH_THIS)
        if isinstance(part, N.PutCards):
            n = part.n + sum(p.n for p in before if isinstance(p, N.PutCards) and p.of.zone == part.of.zone)
            return dict(kind=C.CO_PUT, n=n, sel=self.selector(part.of), to=ZONE[part.to])
        if isinstance(part, N.SleepUnits):
            itself = any(isinstance(p, N.SleepThis | N.DestroyThis | N.TrashThis) for p in ability.cost)
            if itself and part.of.highest_power:
                raise self.error(part, "cannot ask for the highest power beside a part that uses this card")
            return dict(kind=C.CO_SLEEP_UNITS, n=part.n, sel=self.selector(part.of))
        raise self.error(part, "is not a cost")

    @staticmethod
    def colours(colour: str) -> int:
        return 0 if colour == N.COLOURLESS else COLOUR_BIT[colour]

    # ---- programs -----------------------------------------------------------------------------------------------------

    def program(self, effects: tuple[Node, ...], startup: N.Startup | None = None) -> int:
        return self.programs([effects], startup)

    def programs(self, abilities: list[tuple[Node, ...]], startup: N.Startup | None = None) -> int:
        """One ability, with its cost if it has one; or the abilities of an Event one after the other."""
        start = len(self.code)
        if startup is not None:
            for part in startup.cost:
                self.emit_cost(part)
            if any(isinstance(part, N.PutCards | N.SleepUnits | N.DestroyThis) for part in startup.cost):
                self.emit(C.OP_NEXT)
        for k, effects in enumerate(abilities):
            if k:
                self.emit(C.OP_NEXT)
            self.emit_all(effects)
        self.emit(C.OP_END)
        delayed, self._delayed = self._delayed, []
        for at, inner in delayed:
            op, a, b, c, _ = self.code[at]
            self.code[at] = (op, a, b, c, self.program(inner))
        return start

    def emit(self, op: int, a: int = 0, b: int = 0, c: int = 0, n: Any = 0) -> int:
        self.code.append((op, a, b, c, n))
        return len(self.code) - 1

    def jump_here(self, at: int) -> None:
        op, a, b, c, _ = self.code[at]
        self.code[at] = (op, a, b, c, len(self.code))

    def emit_all(self, effects: tuple[Node, ...]) -> None:
        for effect in effects:
            self.effect(effect)

    def emit_cost(self, part: Node) -> None:
        if isinstance(part, N.Resources):
            self.emit(C.OP_COST_RESOURCES, self.colours(part.colour), part.n)
        elif isinstance(part, N.SleepThis):
            self.emit(C.OP_COST_SLEEP)
        elif isinstance(part, N.DestroyThis):
            self.emit(C.OP_COST_DESTROY)
        elif isinstance(part, N.TrashThis):
            self.emit(C.OP_COST_TRASH)
        elif isinstance(part, N.PutCards):
            self.emit(C.OP_CHOOSE_CARDS, self.selector(part.of), C.CF_COST, 0, part.n)
            self.emit(C.OP_PUT, ZONE[part.to])
        elif isinstance(part, N.SleepUnits):
            self.emit(C.OP_CHOOSE_UNITS, self.selector(part.of), C.CF_COST, 0, part.n)
            self.emit(C.OP_SLEEP)
        else:
            raise self.error(part, "is not a cost")

    def target(self, t: Node) -> None:
        if isinstance(t, N.Choose):
            if isinstance(t.of, N.Cards) and (t.of.zone == N.DECK or (t.of.zone == N.LIFE and t.of.owner == N.EITHER)):
                raise self.error(t, f"cannot choose among the face-down cards of {t.of.zone}")
            flags = ((C.CF_UP_TO if t.up_to else 0) | (C.CF_MAY if t.may else 0) | (C.CF_ANY if t.any_number else 0)
                     | (C.CF_OPPONENT if t.by == N.OPPONENT else 0) | (C.CF_TOTAL if t.total_cost_max is not None else 0))
            op = C.OP_CHOOSE_UNITS if isinstance(t.of, N.Units) else C.OP_CHOOSE_CARDS
            self.emit(op, self.selector(t.of), flags, t.total_cost_max or 0, t.n)
        elif isinstance(t, N.All):
            self.emit(C.OP_ALL_UNITS if isinstance(t.of, N.Units) else C.OP_ALL_CARDS, self.selector(t.of))
        elif isinstance(t, N.This):
            self.emit(C.OP_THIS)
        elif isinstance(t, N.It):
            self.emit(C.OP_IT)
        elif isinstance(t, N.That):
            self.emit(C.OP_THAT)
        else:
            raise self.error(t, "is not a target")

    def amount_parts(self, amount: Any) -> tuple[int, int, int]:
        """Kind, selector and number of an amount."""
        if isinstance(amount, int):
            return C.AM_FIXED, 0, amount
        if isinstance(amount, N.Per):
            return C.AM_PER, self.selector(amount.of), amount.n
        if isinstance(amount, N.PowerOf):
            n = 2 if amount.half else 1
            if isinstance(amount.of, N.This):
                return C.AM_POWER_THIS, 0, n
            if isinstance(amount.of, N.That):
                return C.AM_POWER_THAT, 0, n
            return C.AM_POWER_UNIT, self.selector(amount.of), n
        raise self.error(amount, "is not an amount")

    def with_amount(self, op: int, amount: Any, to: Node) -> None:
        """An operation with an amount, which is read before the target; the power of a card that is not there skips all of it."""
        kind, sel, n = self.amount_parts(amount)
        if kind == C.AM_FIXED:
            self.target(to)
            self.emit(op, 0, 0, 0, n)
            return
        power = kind != C.AM_PER
        at = self.emit(C.OP_AMOUNT, kind, sel, n == 2 if power else 0, n)
        self.target(to)
        self.emit(op, 0, 0, 1)
        if power:
            self.jump_here(at)

    def register(self, e: Node) -> int:
        if self.depth == REGISTERS:
            raise self.error(e, "stands too deep inside others")
        return self.depth

    def effect(self, e: Node) -> None:
        if isinstance(e, N.Deal):
            self.with_amount(C.OP_SPLIT if e.split else C.OP_DEAL, e.amount, e.to)
        elif isinstance(e, N.DealPlayer):
            self.emit(C.OP_DEAL_PLAYER, int(e.to == N.OPPONENT), 0, 0, e.n)
        elif isinstance(e, N.Power):
            self.with_amount(C.OP_POWER, e.amount, e.of)
        elif isinstance(e, N.Cost):
            self.target(e.of)
            self.emit(C.OP_COST, 0, 0, 0, e.n)
        elif isinstance(e, N.Destroy):
            self.target(e.what)
            self.emit(C.OP_DESTROY)
        elif isinstance(e, N.Put):
            self.target(e.what)
            self.emit(C.OP_PUT, ZONE[e.zone], int(e.slept), int(e.shown))
        elif isinstance(e, N.Move):
            self.target(e.what)
            sel, flags = self.squares(e.to)
            self.emit(C.OP_MOVE, sel, flags | (C.SQ_MAY if e.may else 0))
        elif isinstance(e, N.Appear):
            if e.to.on == N.BESIDE_THAT:
                raise self.error(e, "appears, so no square is beside it before")
            self.target(e.what)
            sel, flags = self.squares(e.to)
            self.emit(C.OP_APPEAR, sel, flags, int(e.slept))
        elif isinstance(e, N.Sleep | N.Reboot):
            self.target(e.what)
            self.emit(C.OP_SLEEP if isinstance(e, N.Sleep) else C.OP_REBOOT)
        elif isinstance(e, N.DealsNoDamage):
            self.target(e.what)
            self.emit(C.OP_NO_DAMAGE, int(e.until == N.BATTLE))
        elif isinstance(e, N.NoReboot):
            self.target(e.what)
            self.emit(C.OP_NO_REBOOT)
        elif isinstance(e, N.Grant):
            self.target(e.to)
            if not isinstance(e.ability, GRANTABLE):
                raise self.error(e.ability, "cannot be granted")
            self._later.append((self.seat, e.ability))
            self.emit(C.OP_GRANT, n=(self.seat, e.ability))
        elif isinstance(e, N.Draw):
            self.emit(C.OP_DRAW, int(e.who == N.OPPONENT), int(e.up_to), 0, e.n)
        elif isinstance(e, N.FromDeck):
            self.emit(C.OP_FROM_DECK, ZONE[e.zone], int(e.slept), int(e.up_to), e.n)
        elif isinstance(e, N.Recover):
            self.emit(C.OP_RECOVER, n=e.n)
        elif isinstance(e, N.Look):
            self.emit(C.OP_LOOK, 0, int(e.revealed), 0, e.n)
        elif isinstance(e, N.PutBack):
            self.emit(C.OP_PUT_BACK, ZONE[e.zone])
        elif isinstance(e, N.Shuffle):
            self.emit(C.OP_SHUFFLE)
        elif isinstance(e, N.Ignite):
            self.emit(C.OP_IGNITE, n=e.n)
        elif isinstance(e, N.May):
            at = self.emit(C.OP_MAY, int(e.by == N.OPPONENT))
            self.emit_all(e.effects)
            self.jump_here(at)
        elif isinstance(e, N.If):
            known = self.known(e.condition)
            if known is not None:
                branch = e.effects if known else e.otherwise
                if not branch or isinstance(branch[0], N.IfDid):
                    self.emit(C.OP_UNDONE)
                self.emit_all(branch)
                return
            index = self.condition(e.condition)
            at = self.emit(C.OP_IF, index & 255, index >> 8)
            self.emit_all(e.effects)
            if e.otherwise:
                end = self.emit(C.OP_JUMP)
                self.jump_here(at)
                self.emit_all(e.otherwise)
                self.jump_here(end)
            else:
                self.jump_here(at)
        elif isinstance(e, N.IfDid):
            at = self.emit(C.OP_IF_DID)
            self.emit_all(e.effects)
            self.jump_here(at)
        elif isinstance(e, N.Pay):
            at = self.emit(C.OP_PAY, self.colours(e.colour), e.n)
            self.emit_all(e.effects)
            self.jump_here(at)
        elif isinstance(e, N.OpponentPays):
            at = self.emit(C.OP_OPPONENT_PAYS, self.colours(e.colour), e.n)
            self.emit_all(e.otherwise)
            self.jump_here(at)
        elif isinstance(e, N.AtEndOfTurn):
            self._delayed.append((self.emit(C.OP_DELAY), e.effects))
        elif isinstance(e, N.Modes):
            register = self.register(e)
            self.emit(C.OP_CHOOSE_MODES, e.n, len(e.modes), register)
            self.depth += 1
            for k, mode in enumerate(e.modes):
                at = self.emit(C.OP_MODE, k, register)
                self.emit_all(mode)
                self.jump_here(at)
            self.depth -= 1
        elif isinstance(e, N.Repeat):
            kind, sel, n = self.amount_parts(e.times)
            register = self.register(e)
            self.emit(C.OP_REPEAT, kind, sel, register, n)
            top = self.emit(C.OP_AGAIN, register)
            self.depth += 1
            self.emit_all(e.effects)
            self.depth -= 1
            self.emit(C.OP_JUMP, n=top)
            self.jump_here(top)
        else:
            raise self.error(e, "is not supported")

    def check_sizes(self) -> None:
        sizes = (
            ("filters", len(self.filters), C.MAX_FILTERS),
            ("selectors", len(self.selectors), C.MAX_SELECTORS),
            ("conditions", len(self.conditions), C.MAX_CONDITIONS),
            ("cost parts", len(self.parts), C.MAX_PARTS),
            ("abilities", len(self.abilities), C.MAX_ABILITIES),
            ("instructions", len(self.code), C.MAX_CODE),
            ("card names", len(self.names), 128),
            ("tribes", len(self.tribes), 64),
        )
        for what, have, most in sizes:
            if have > most:
                raise CompileError(f"the two decks together need {have} {what}, the core holds {most}")


def compile_match(deck_0: DeckLike, deck_1: DeckLike, weights: Any = None) -> Any:
    """The match table of the core for a deck in seat 0 and one in seat 1.

    weights: of the player `heuristic` in each seat, see `policies.weights`.

    Raises CompileError naming card, ability and node if a card cannot be played by the core.
    """
    from . import engine

    return engine.Table(Program((deck_0, deck_1)), weights)
