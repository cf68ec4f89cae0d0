"""Damage, power changes and destruction, with the effect that is the cause (ZX-12.7, 14, 15.1, 15.7)."""

from __future__ import annotations

from ..vocabulary import nodes as n
from . import continuous, triggers, zones
from .state import Cause, Context, Flow, Ref, State, Unit, Waiting, ask


def lethal(s: State, unit: Unit) -> bool:
    """Whether the lethal damage resolution destroys it (ZX-12.7)."""
    power = continuous.power(s, unit)
    return power <= 0 or 0 < power <= unit.damage


def note_cause(s: State, unit: Unit, was_lethal: bool, cause: Cause | None) -> None:
    """Only the effect that made a Z/X lethal counts (ZX-12.7c)."""
    if not lethal(s, unit):
        unit.cause = None
    elif not was_lethal:
        unit.cause = cause


def deal(s: State, unit: Unit, amount: int, source: Unit | None, card: int, seat: int, cause: Cause | None, *,
         battle: bool = False) -> int:
    """Deal damage to a Z/X and say how much it took: none stays none, then bonuses, then what ignores it
    (ZX-13.23, 14.3 to 14.5). source: the Z/X on a square that deals it; otherwise it is `card`, wherever that is."""
    if amount <= 0 or silent(source, battle):
        return 0
    if unit.controller != seat:
        amount += continuous.damage_bonus(s, source, card, seat)
    if amount <= continuous.ignored_damage(s, unit):
        return 0
    was_lethal = lethal(s, unit)
    unit.damage += amount
    note_cause(s, unit, was_lethal, cause)
    return amount


def silent(source: Unit | None, battle: bool) -> bool:
    """A Z/X that deals no damage, or none in this battle (ZX-13.24)."""
    return source is not None and (n.TURN in source.no_damage or (battle and n.BATTLE in source.no_damage))


def deal_player(s: State, seat: int, points: int, source: Unit | None, *, battle: bool = False) -> bool:
    """Damage to a player is added to the pending value (ZX-12.9, 12.9g)."""
    if points <= 0 or silent(source, battle) or continuous.takes_no_damage(s, seat):
        return False
    s.pending[seat] += points
    return True


def change_power(s: State, unit: Unit, amount: int, cause: Cause) -> None:
    """Power + amount until end of turn (ZX-10.22); a loss may be the cause of destruction (ZX-12.7c)."""
    was_lethal = lethal(s, unit)
    unit.power_change += amount
    note_cause(s, unit, was_lethal, cause)


def source_of(s: State, ctx: Context) -> Unit | None:
    """The Z/X that deals the damage of an ability, if it is still on a square (ZX-10.36)."""
    this = s.live(ctx.source)
    return this if isinstance(this, Unit) else None


def destroy(s: State, units: list[Unit], cause: Cause | None = None, *, by_rule: bool = False) -> Flow[list[tuple[Ref, bool]]]:
    """Destroy Z/X at the same time: to Charge, or where a replacement says (ZX-15.7, 10.33). by_rule: by ZX-12.7, each by
    its own cause. Gives what each has become and whether its move was replaced."""
    units = sorted(units, key=lambda unit: unit.slot)
    targets: list[tuple[str, bool]] = []
    for unit in units:
        targets.append((yield from destination(s, unit)))
    triggered = [heard(s, unit, unit.cause if by_rule else cause, by_rule) for unit in units]
    moved: list[tuple[Ref, bool]] = []
    for unit, (zone, slept), waiting in zip(units, targets, triggered, strict=True):
        ref = zones.transfer(s, unit, zone, slept=slept)
        for ability in waiting:
            if ability.own:
                ability.source = ref
        s.waiting.extend(waiting)
        moved.append((ref, zone != n.CHARGE))
    for unit, (zone, _) in zip(units, targets, strict=True):
        zones.report(s, unit.card, n.SQUARE, zone)
    yield from zones.settle(s)
    return moved


def destination(s: State, unit: Unit) -> Flow[tuple[str, bool]]:
    """Where a destroyed Z/X goes; several replacements: the turn player decides (DP-22)."""
    found = continuous.destinations(s, unit)
    if not found:
        return n.CHARGE, False
    answer = yield from ask(22, s.turn_player, [("replace", effect.zone) for effect in found])
    return next((effect.zone, effect.slept) for effect in found if effect.zone == answer[1])


def heard(s: State, unit: Unit, cause: Cause | None, by_rule: bool) -> list[Waiting]:
    """What the destruction of one Z/X triggers, with the board as it is before the group leaves (ZX-10.11, 12.7b): its own
    destruction; destroyed by battle; then "this card destroys" of the attacker and of the Z/X whose ability did it."""
    found = triggers.collect(s, triggers.Destroyed(unit, cause=cause))
    attacker = None
    if by_rule and s.battle_destruction and s.battle is not None and s.battle.target == unit.uid:
        attacker = s.unit(s.battle.attacker)
    if attacker is not None:
        found += not_own(triggers.collect(s, triggers.BattleDestroyer(attacker, unit)))
        found += not_own(triggers.collect(s, triggers.Destroyer(attacker, unit)))
    by = None if cause is None else s.live(cause.source)
    if isinstance(by, Unit) and by is not attacker and by.controller != unit.controller:
        found += not_own(triggers.collect(s, triggers.Destroyer(by, unit)))
    return found


def not_own(found: list[Waiting]) -> list[Waiting]:
    """The source of these abilities is not the card whose move is being prepared."""
    for ability in found:
        ability.own = False
    return found


