"""Battle: declaration, event step, damage, end (ZX-13)."""

from __future__ import annotations

from ..vocabulary import nodes as n
from . import actions, checks, continuous, damage, triggers
from .state import PASS, Battle, Flow, Option, State, Unit, ask


def fight(s: State, start: int, square: int) -> Flow[None]:
    """A whole battle (ZX-13.33)."""
    attacker = s.units[start]
    target = s.units.get(square)
    attacker.rebooted = False  # ZX-13.8
    s.actions += 1
    s.battle = Battle(attacker.uid, 0 if target is None else target.uid)
    triggers.emit(s, triggers.Attack(attacker, target))
    if target is not None:
        triggers.emit(s, triggers.Attacked(target, attacker))
    yield from checks.ppp(s)
    if (yield from event_step(s)):
        damage_step(s)
    yield from end_step(s)


def fighters(s: State) -> tuple[Unit | None, Unit | None, bool]:
    """Attacker, attacked Z/X, and whether both sides are still there; a player always is (ZX-13.15 to 13.17)."""
    assert s.battle is not None
    attacker, target = s.unit(s.battle.attacker), s.unit(s.battle.target)
    return attacker, target, attacker is not None and (s.battle.target == 0 or target is not None)


def event_step(s: State) -> Flow[bool]:
    """Events and startup abilities, alternately, until both decline; False if the battle ends early (ZX-13.12 to 13.15)."""
    player, declined = s.turn_player, 0
    while declined < 2:
        yield from checks.ppp(s)
        if not fighters(s)[2]:
            return False
        answer = PASS
        if s.actions < s.options.action_cap:  # ZX-1.10b
            options: list[Option] = actions.cards_to_play(s, player, n.EVENT)
            options += [name for name, _, _ in actions.startups(s, player)]
            answer = yield from ask(10, player, [*options, PASS])
        if answer == PASS:
            declined += 1
        else:
            declined = 0
            yield from actions.act(s, player, answer)
        player = 1 - player
    return True


def damage_step(s: State) -> None:
    """The attacker's power to the attacked Z/X, or one point to the player; no PPP here (ZX-13.21 to 13.26)."""
    attacker, target, _ = fighters(s)
    assert attacker is not None
    if target is None:
        damage.deal_player(s, 1 - attacker.controller, 1, attacker, battle=True)
        return
    dealt = damage.deal(s, target, continuous.power(s, attacker), attacker, attacker.card, attacker.controller, None, battle=True)
    if dealt:
        triggers.emit(s, triggers.AttackDamage(attacker, target, dealt))


def end_step(s: State) -> Flow[None]:
    """End-of-battle abilities, the PPP with destruction by battle, end of "until end of battle" (ZX-13.26, 13.31)."""
    attacker, target, _ = fighters(s)
    if attacker is not None:
        triggers.emit(s, triggers.AttackEnds(attacker, target))
    if target is not None:
        triggers.emit(s, triggers.AttackedEnds(target, attacker))
    s.battle_destruction = True
    yield from checks.ppp(s)
    s.battle_destruction = False
    for unit in s.line():
        unit.no_damage.discard(n.BATTLE)
    s.battle = None
