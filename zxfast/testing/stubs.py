"""Stub cards made up by chance: any node of the card language inside any other, as far as `vocabulary.check` lets it pass."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from zxfast.effects.node import Node
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary import tribes
from zxfast.games.zx.vocabulary.card import Card
from zxfast.games.zx.vocabulary.check import check

TRIBES = (tribes.ANGEL, tribes.BRAVER, tribes.LEAFER)
NAMES = ("alpha", "beta", "gamma", "delta", "alphabet")
PLAYERS = ("alpha player", "beta player")

AREAS = (n.ANYWHERE, n.NORMAL, n.OWN_AREA, n.CENTRE_AREA, n.ENEMY_AREA, n.MY_PLAYER_SQUARE, n.THEIR_PLAYER_SQUARE,
         n.PLAYER_SQUARES, n.BESIDE_THEIR_PLAYER_SQUARE, n.BESIDE_THIS, n.NOT_THEIR_PLAYER_SQUARE)
OWNERS = (n.MINE, n.THEIRS, n.EITHER)
STATES = (n.ATTACKING, n.ATTACKED, n.ATTACKING_ME, n.NOT_IN_BATTLE, n.DAMAGED)
PHASES = (n.REBOOT_PHASE, n.DRAW_PHASE, n.RESOURCE_PHASE, n.IGNITION_PHASE, n.MAIN_PHASE, n.END_PHASE)
OPEN_ZONES = (n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.REMOVED)
PUT_ZONES = (n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.LIFE, n.REMOVED, n.DECK, n.DECK_TOP, n.DECK_BOTTOM)
EVERYTHING = 9  # a level above everything that continuous results may look at


class Maker:
    """Makes nodes. `that`, `looked`, `it`: whether there is something to name at this place, as in `vocabulary.check`."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.that = self.looked = self.it = False

    def one(self, *things: Any) -> Any:
        return self.chance.choice(things)

    def odds(self, p: float) -> bool:
        return self.chance.random() < p

    # ---- selectors ----------------------------------------------------------------------------------------------------

    def filter(self, level: int = EVERYTHING, unit: bool = False) -> n.Filter:
        """level: only what is found before it (see `vocabulary.check.looks_at`)."""
        fields: dict[str, Any] = {}
        if self.odds(0.5):
            return n.Filter()
        kinds = ["kind", "tribe", "name", "name_has", "not_name", "colours", "cost", "icon", "power"]
        for kind in self.chance.sample(kinds, self.one(1, 1, 2)):
            if kind == "kind":
                fields["kind"] = n.ZX if unit else self.one(n.ZX, n.ZX, n.EVENT)
            elif kind == "tribe":
                fields["tribe"] = self.one(*TRIBES)
            elif kind == "name":
                fields["name"] = self.one(*NAMES)
            elif kind == "name_has":
                fields["name_has"] = tuple(self.chance.sample(("alpha", "ta", "m"), self.one(1, 2)))
            elif kind == "not_name":
                fields["not_name"] = self.one(*NAMES)
            elif kind == "colours" and level > 1:
                fields["colours"] = tuple(self.chance.sample(n.COLOURS, self.one(1, 2)))
            elif kind == "cost" and level > 2:
                fields.update(self.one({"cost_max": self.one(2, 3, 4)}, {"cost_min": self.one(2, 3)}, {"cost_odd": True}))
            elif kind == "icon" and level > 3:
                fields[self.one("icon", "without_icon")] = self.one(n.IGNITION, n.EVOLSEED)
            elif kind == "power" and level > 5:
                fields.update(self.one({"power_max": self.one(2000, 4000, 6000)}, {"power_min": self.one(3000, 5000)}))
        return n.Filter(**fields)

    def units(self, level: int = EVERYTHING, owner: str | None = None) -> n.Units:
        area: Any = n.ANYWHERE if self.odds(0.6) else self.one(*AREAS, n.Diagram(self.chance.randrange(1, 512)))
        return n.Units(owner or self.one(*OWNERS), area, self.filter(level, unit=True),
                       self.one(*STATES) if self.odds(0.12) else None, self.odds(0.15), level > 5 and self.odds(0.1))

    def cards(self, level: int = EVERYTHING, zones: tuple[str, ...] = OPEN_ZONES, owner: str | None = None) -> n.Cards:
        zone = self.one(*zones)
        if zone == n.LOOKED:
            return n.Cards(zone, n.MINE, self.filter(level))
        return n.Cards(zone, owner or self.one(n.MINE, n.MINE, n.THEIRS, n.EITHER), self.filter(level), self.odds(0.1))

    def things(self, level: int = EVERYTHING) -> n.Units | n.Cards:
        if self.odds(0.5):
            return self.units(level)
        return self.cards(level, (*OPEN_ZONES, n.LIFE, n.DECK))

    def squares(self, moving: bool) -> n.Squares:
        area: Any = n.ANYWHERE if self.odds(0.4) else self.one(*AREAS, n.BESIDE_THEIRS, n.Diagram(self.chance.randrange(1, 512)),
                                                               *((n.BESIDE_THAT,) * 3 if moving else ()))
        return n.Squares(area, self.odds(0.6), self.odds(0.3))

    def choice(self, of: n.Units | n.Cards) -> n.Choose:
        form = self.one("n", "n", "up_to", "may", "any", "total")
        by = n.OPPONENT if self.odds(0.15) else n.ME
        count = self.one(1, 1, 1, 2, 3)
        if form == "up_to":
            return n.Choose(count, of, up_to=True, by=by)
        if form == "may":
            return n.Choose(count, of, may=True, by=by)
        if form == "any":
            return n.Choose(1, of, any_number=True, by=by)
        if form == "total":
            return n.Choose(1, of, any_number=True, total_cost_max=self.one(3, 5, 8), by=by)
        return n.Choose(count, of, by=by)

    def named(self) -> list[Any]:
        return [n.THIS, *([n.THAT] * 2 if self.that else []), *([n.IT] * 2 if self.it else [])]

    def unit_target(self) -> Any:
        if self.odds(0.3):
            return self.one(*self.named())
        of = self.units()
        return n.All(of) if self.odds(0.25) else self.choice(of)

    def any_target(self, zones: tuple[str, ...]) -> Any:
        """zones: those of the cards, SQUARE for Z/X."""
        if self.odds(0.25):
            return self.one(*self.named())
        of: Any
        if n.SQUARE in zones and self.odds(0.4):
            of = self.units()
        else:
            cards = tuple(zone for zone in zones if zone != n.SQUARE)
            of = self.cards(zones=(*cards, *((n.LOOKED,) * 2 if self.looked else ())))
            if of.zone == n.LIFE and of.owner == n.EITHER:
                of = n.Cards(n.LIFE, n.MINE, of.filter)
        return n.All(of) if self.odds(0.15) else self.choice(of)

    # ---- amounts and conditions ---------------------------------------------------------------------------------------

    def per(self, factor: int, level: int = EVERYTHING) -> n.Per:
        return n.Per(factor, self.things(level))

    def amount(self, numbers: tuple[int, ...]) -> Any:
        kind = self.chance.random()
        if kind < 0.65:
            return self.one(*numbers)
        if kind < 0.8:
            return self.per(self.one(500, 1000))
        return n.PowerOf(self.one(self.units(), n.THIS, *([n.THAT, n.THAT] if self.that else [])), self.odds(0.4))

    def count(self, level: int = EVERYTHING) -> n.Count:
        of = self.things(level)
        low = self.one(1, 1, 2, 3)
        different = n.Count(of, low, None, self.one("names", "tribes"))
        return self.one(n.Count(of, low), n.Count(of, 0, low), n.Count(of, low, low + 2), different)

    def condition(self, level: int = EVERYTHING, depth: int = 0) -> Any:
        if depth < 2 and self.odds(0.25):
            parts = tuple(self.condition(level, depth + 1) for _ in range(self.one(1, 2, 3)))
            return self.one(n.AllOf(parts), n.AnyOf(parts), n.Not(parts[0]))
        zone = self.one(n.SQUARE, n.SQUARE, n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.LIFE)
        return self.one(
            self.count(level), self.count(level), n.PlayerIs(self.one(*PLAYERS).replace(" ", "")), n.MyTurn(), n.TheirTurn(),
            n.InPhase(self.one(*PHASES)), n.ThisIs(zone, self.one(*AREAS) if zone == n.SQUARE else n.ANYWHERE),
            n.ThisNotInBattle())

    # ---- operations ---------------------------------------------------------------------------------------------------

    def effects(self, depth: int = 0, most: int = 3) -> tuple[Node, ...]:
        steps: list[Node] = []
        for _ in range(self.chance.randint(1, most)):
            if self.looked and depth == 0 and self.odds(0.4):
                steps.append(n.PutBack(self.one(n.DECK_TOP, n.DECK_BOTTOM, n.TRASH, n.DECK)))
                continue
            step = self.step(depth)
            steps.append(step)
            if depth < 3 and self.odds(0.25) and not isinstance(step, n.Look | n.PutBack | n.Shuffle | n.AtEndOfTurn):
                steps.append(n.IfDid(self.effects(depth + 1, 2)))
        return tuple(steps)

    def step(self, depth: int) -> Node:
        simple: list[Callable[[], Node]] = [
            self.deal, self.deal, self.deal_player, self.power, self.power, self.cost, self.destroy, self.put, self.put, self.put,
            self.move, self.move, self.appear, self.appear, self.turn, self.turn, self.no_damage, self.no_reboot, self.grant,
            self.draw, self.from_deck, self.from_deck, self.recover, self.look, self.look, self.shuffle, self.ignite]
        if depth < 3 and self.odds(0.3):
            return self.nested(depth)
        return self.one(*simple)()

    def nested(self, depth: int) -> Node:
        kind = self.one("may", "if", "if", "pay", "tax", "late", "late", "modes", "repeat")
        if kind == "may":
            return n.May(self.effects(depth + 1), self.one(n.ME, n.ME, n.OPPONENT))
        if kind == "if":
            condition = self.condition()
            before = self.that, self.looked
            first = self.effects(depth + 1)
            after = self.that, self.looked
            if self.odds(0.5):
                return n.If(condition, first)
            self.that, self.looked = before
            second = self.effects(depth + 1)
            self.that, self.looked = self.that or after[0], self.looked or after[1]
            return n.If(condition, first, second)
        colour = self.one(*n.COLOURS, n.COLOURLESS, n.COLOURLESS)
        if kind == "pay":
            return n.Pay(colour, self.one(0, 1, 1, 2), self.effects(depth + 1))
        if kind == "tax":
            return n.OpponentPays(colour, self.one(0, 1, 1, 2), self.effects(depth + 1))
        if kind == "late":
            return n.AtEndOfTurn(self.effects(depth + 1, 2))
        if kind == "modes":
            before = self.that, self.looked
            after = before
            modes = []
            for _ in range(self.one(2, 3)):
                self.that, self.looked = before
                modes.append(self.effects(depth + 1, 2))
                after = self.that or after[0], self.looked or after[1]
            self.that, self.looked = after
            return n.Modes(self.chance.randint(1, len(modes)), tuple(modes))
        times = self.one(2, 3, self.per(1))
        return n.Repeat(times, self.effects(depth + 1, 2))

    def target_named(self, node: Node) -> Node:
        self.that = True
        return node

    def deal(self) -> Node:
        if self.odds(0.2):
            return self.target_named(n.Deal(self.one(1000, 4000, 6000), self.choice(self.units()), split=True))
        return self.target_named(n.Deal(self.amount((500, 1000, 3000, 5000)), self.unit_target()))

    def deal_player(self) -> Node:
        return n.DealPlayer(self.one(1, 1, 2), self.one(n.ME, n.OPPONENT))

    def power(self) -> Node:
        return self.target_named(n.Power(self.amount((-4000, -1000, 500, 2000, 3000)), self.unit_target()))

    def cost(self) -> Node:
        return self.target_named(n.Cost(self.one(-2, -1, 1, 2), self.unit_target()))

    def destroy(self) -> Node:
        return self.target_named(n.Destroy(self.unit_target()))

    def put(self) -> Node:
        to = self.one(*PUT_ZONES)
        zones = tuple(zone for zone in (*OPEN_ZONES, n.LIFE, n.SQUARE) if zone != to)
        what = self.any_target(zones)
        slept = to == n.RESOURCE and self.odds(0.5)
        shown = to in (n.DECK, n.DECK_TOP, n.DECK_BOTTOM, n.HAND) and self.odds(0.2)
        return self.target_named(n.Put(what, to, slept, shown))

    def move(self) -> Node:
        return self.target_named(n.Move(self.unit_target(), self.squares(True), self.odds(0.3)))

    def appear(self) -> Node:
        return self.target_named(n.Appear(self.any_target((*OPEN_ZONES, n.LIFE)), self.squares(False), self.odds(0.3)))

    def turn(self) -> Node:
        if self.odds(0.5):
            what = self.unit_target()
        else:
            of = self.cards(zones=(n.RESOURCE,))
            what = n.All(of) if self.odds(0.2) else self.choice(of)
        return self.target_named(self.one(n.Sleep, n.Reboot)(what))

    def no_damage(self) -> Node:
        return self.target_named(n.DealsNoDamage(self.unit_target(), self.one(n.TURN, n.BATTLE)))

    def no_reboot(self) -> Node:
        return self.target_named(n.NoReboot(self.unit_target()))

    def grant(self) -> Node:
        to = self.unit_target()
        ability = self.grantable()
        self.that = True
        return n.Grant(ability, to)

    def draw(self) -> Node:
        return n.Draw(self.one(1, 1, 2, 3), self.odds(0.3), self.one(n.ME, n.ME, n.OPPONENT))

    def from_deck(self) -> Node:
        zone = self.one(n.HAND, n.RESOURCE, n.CHARGE, n.TRASH, n.TRASH, n.LIFE, n.REMOVED)
        self.that = True
        return n.FromDeck(self.one(1, 2, 3), zone, zone == n.RESOURCE and self.odds(0.5), self.odds(0.3))

    def recover(self) -> Node:
        return n.Recover(self.one(1, 1, 2))

    def look(self) -> Node:
        self.looked = True
        return n.Look(self.one(1, 2, 3, 5), self.odds(0.5))

    def shuffle(self) -> Node:
        return n.Shuffle()

    def ignite(self) -> Node:
        return n.Ignite(self.one(1, 2))

    # ---- abilities ----------------------------------------------------------------------------------------------------

    def begin(self, it: bool = False) -> None:
        self.that = self.looked = False
        self.it = it

    def subject(self) -> n.Subject:
        if self.odds(0.4):
            return n.ONLY_THIS
        return n.Subject(self.odds(0.5), self.one(*OWNERS), self.filter(unit=True))

    def trigger(self) -> Any:
        area = self.one(n.ANYWHERE, n.ANYWHERE, n.NORMAL, n.PLAYER_SQUARES, n.ENEMY_AREA)
        return self.one(
            n.Appears(self.subject(), self.one(None, None, n.IGNITION_PHASE, n.MAIN_PHASE)), n.Appears(),
            n.Attacks(self.subject(), self.filter() if self.odds(0.3) else None), n.IsAttacked(self.subject()),
            n.AttackBattleEnds(), n.AttackedBattleEnds(), n.DestroysByBattle(self.subject()), n.DestroysOpposing(),
            n.IsDestroyed(self.subject(), self.odds(0.3), self.filter() if self.odds(0.3) else None), n.IsDestroyed(),
            n.DealsAttackDamage(self.filter(unit=True), area, self.one(1, 5000)), n.PutIntoResource(), n.IsMoved(),
            n.LifeDecreases(self.one(*OWNERS)), n.Draws(), n.EventPlayed(self.one(*OWNERS)),
            n.PhaseStarts(self.one(*PHASES), self.one(*OWNERS)), n.TurnEnds(self.one(*OWNERS)))

    def auto(self, trigger: Any = None) -> n.Auto:
        trigger = trigger or self.trigger()
        self.begin(isinstance(trigger, n.Appears | n.Attacks | n.IsAttacked | n.AttackedBattleEnds | n.DestroysByBattle
                              | n.DealsAttackDamage))
        return n.Auto(trigger, self.effects())

    def startup(self, zones: tuple[str, ...] = ()) -> n.Startup:
        zone = self.one(*(zones or (n.SQUARE, n.SQUARE, n.SQUARE, n.HAND, n.RESOURCE, n.CHARGE, n.TRASH)))
        parts: list[Any] = []
        if self.odds(0.4):
            parts.append(n.Resources(self.one(*n.COLOURS, n.COLOURLESS, n.COLOURLESS), self.one(0, 1, 1, 2)))
        if zone == n.SQUARE and self.odds(0.35):
            parts.append(n.SleepThis())
        if zone != n.SQUARE and self.odds(0.4):
            parts.insert(0, n.TrashThis())
        for _ in range(self.one(0, 0, 1, 1, 2)):
            of = self.cards(zones=(n.HAND, n.RESOURCE, n.CHARGE, n.TRASH), owner=n.MINE)
            parts.append(n.PutCards(self.one(1, 1, 2), of, self.one(*(z for z in PUT_ZONES if z not in (of.zone, n.LIFE)))))
        if self.odds(0.15):
            parts.append(n.SleepUnits(self.one(1, 1, 2), self.units(owner=n.MINE)))
        if zone == n.SQUARE and self.odds(0.15):
            parts.append(n.DestroyThis())
        self.begin()
        return n.Startup(tuple(parts) or (n.Resources(n.COLOURLESS, 0),), self.effects(), zone,
                         self.condition() if self.odds(0.3) else None, not parts or self.odds(0.3))

    def grantable(self) -> Any:
        kind = self.one("auto", "startup", "always", "always")
        saved = self.that, self.looked, self.it
        try:
            if kind == "auto":
                return self.auto()
            if kind == "startup":
                return self.startup((n.SQUARE,))
            return n.Always(self.own_effect(grantable=True), self.condition() if self.odds(0.15) else None)
        finally:
            self.that, self.looked, self.it = saved

    def own_effect(self, grantable: bool = False) -> Any:
        makers = [
            lambda: n.GetsPower(self.one(-1000, 1000, self.per(500, 5)), self.one(n.THIS, self.units(5))),
            lambda: n.ChargeLimit(self.one(None, -2, 1), self.one(n.ME, n.OPPONENT)),
            lambda: n.DamageBonus(self.one(1000, 3000), self.filter(), self.odds(0.5)),
            lambda: n.IgnoresDamage(self.one(1000, 5000)), n.PlayerIgnoresDamage,
            lambda: n.WhenDestroyedPut(self.one(n.HAND, n.RESOURCE, n.TRASH, n.LIFE, n.REMOVED), self.odds(0.5)),
            lambda: n.Range(self.one(2, 3, n.INFINITE)), n.AbsoluteBoundary]
        if not grantable:
            makers += [
                lambda: n.GetsCost(self.one(-2, -1, 1, 2), self.units(2), self.one(0, 1)),
                lambda: n.GetsCost(self.one(-2, -1, 1, 2), tuple(
                    n.Cards(zone, self.one(*OWNERS), self.filter(1))
                    for zone in self.one((n.HAND,), (n.HAND, n.TRASH), (n.RESOURCE,))), self.one(0, 1)),
                n.GetsIcon, n.GetsIcon,
                lambda: n.GetsAllColours(tuple(self.chance.sample((n.HAND, n.RESOURCE, n.TRASH, n.SQUARE), 2))),
                lambda: n.Gains(self.grantable(), self.one(n.THIS, self.units(4), self.units(4))),
                lambda: n.Gains(self.grantable(), self.one(n.THIS, self.units(4), self.units(4))),
                lambda: n.CannotAppearOn(self.one(n.PLAYER_SQUARES, n.ENEMY_AREA, n.CENTRE_AREA)),
                lambda: n.MayPlayFrom(self.cards(zones=(n.RESOURCE, n.TRASH), owner=n.MINE)),
                lambda: n.PlayOnlyIf(self.condition())]
        return self.one(*makers)()

    def always(self) -> n.Always:
        effect = self.own_effect()
        level = {n.GetsAllColours: 1, n.GetsCost: 2, n.GetsIcon: 3, n.Gains: 4, n.GetsPower: 5}.get(type(effect), EVERYTHING)
        when = self.condition(level) if self.odds(0.45) and not isinstance(effect, n.CannotAppearOn) else None
        counted = isinstance(effect, n.GetsPower | n.ChargeLimit | n.PlayerIgnoresDamage) or (
            isinstance(effect, n.GetsCost) and not isinstance(effect.of, tuple))
        return n.Always(effect, when, n.RESOURCE if counted and self.odds(0.25) else n.SQUARE)

    # ---- cards --------------------------------------------------------------------------------------------------------

    def card(self, number: str, style: str = "") -> Card:
        """A sound card. style: "auto", "startup", "always", "grants", "seed", "event" or "" for any."""
        while True:
            card = self.draft(number, style)
            if not check(card):
                return card

    def draft(self, number: str, style: str) -> Card:
        colours = tuple(self.chance.sample(n.COLOURS, self.one(0, 1, 1, 1, 1, 2)))
        icon = n.IGNITION if self.odds(0.4) else None
        cost = self.one(0, 1, 1, 2, 2, 3, 4)
        name = self.one(*NAMES)
        abilities: list[Any] = []
        if style == "event" or (style in ("", "seed") and self.odds(0.3)):
            for _ in range(self.one(1, 1, 2)):
                self.begin()
                abilities.append(n.OnPlay(self.effects()))
            if style == "seed" or self.odds(0.2):
                abilities.append(self.auto(n.EvolSeed()))
                icon = n.EVOLSEED
            elif self.odds(0.15):
                abilities.append(self.auto(n.PutIntoResource()))
            elif self.odds(0.15):
                abilities.append(self.one(n.Always(n.GetsIcon(), self.condition(3)), n.Always(n.PlayOnlyIf(self.condition())),
                                          self.startup((n.HAND, n.RESOURCE, n.CHARGE, n.TRASH))))
            return Card(number, n.EVENT, name, "", colours, cost, None, (), icon, tuple(abilities))
        for _ in range(self.one(1, 1, 2, 2, 3)):
            kind = style or self.one("auto", "auto", "startup", "always", "always", "seed", "start", "life")
            if kind == "auto":
                abilities.append(self.auto())
            elif kind == "startup":
                abilities.append(self.startup())
            elif kind == "always":
                abilities.append(self.always())
            elif kind == "grants":
                of = self.one(n.THIS, self.units(4), self.units(4))
                abilities.append(n.Always(n.Gains(self.grantable(), of), self.condition(4) if self.odds(0.2) else None))
            elif kind == "seed":
                abilities.append(self.auto(n.EvolSeed()))
                icon = n.EVOLSEED
            elif kind == "start":
                abilities.append(self.one(n.StartCard(), n.GateCard(), n.StartResource()))
            elif icon == n.IGNITION:
                abilities.append(self.one(n.LifeRecovery(), n.VoidBringer()))
        power = self.one(500, 1000, 2000, 3000, 3000, 4000, 5000, 6000, 8000)
        own = tuple(self.chance.sample(TRIBES, self.one(0, 1, 1, 2)))
        return Card(number, n.ZX, name, "", colours, None if self.odds(0.03) else cost, power, own, icon, tuple(abilities))


def made_up(seed: str, count: int, style: str = "") -> list[Card]:
    """`count` cards, the same for the same seed; those of other seeds have other numbers."""
    chance = random.Random(seed)
    maker, group = Maker(chance), chance.randrange(1_000_000)
    return [maker.card(f"M{group:06}-{i:02}", style) for i in range(count)]
