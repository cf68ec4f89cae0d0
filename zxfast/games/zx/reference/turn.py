"""The turn and its phases (ZX-7)."""

from __future__ import annotations

from ..vocabulary import nodes as n
from . import actions, battle, checks, effects, play, triggers, zones
from .state import PASS, Decision, Flow, Option, State, Thing, Waiting, ask, pick


def turns(s: State, phase: str = n.REBOOT_PHASE) -> Flow[None]:
    """Turn after turn, the first one from a given phase on (ZX-7.1)."""
    phases = list(PHASES)
    at = phases.index(phase)
    while True:
        if s.turn >= s.options.turn_cap:  # ZX-1.11
            s.end(None, "turn_cap")
        for name in phases[at:]:
            s.phase = name
            triggers.emit(s, triggers.PhaseStarts(s.turn_player))
            yield from checks.ppp(s)
            yield from PHASES[name](s)
        at = 0
        s.turn += 1
        s.turn_player = 1 - s.turn_player
        s.actions = 0
        s.used.clear()
        s.turn_ends_done.clear()
        s.delayed.clear()


def reboot_phase(s: State) -> Flow[None]:
    """All slept Z/X and resources of the turn player at once (ZX-7.3, 7.4)."""
    player = s.turn_player
    for unit in s.line():
        if unit.controller == player:
            unit.rebooted = unit.rebooted or not unit.no_reboot
            unit.no_reboot = False
    s.rebooted[player].update(s.zones[n.RESOURCE][player])
    yield from checks.ppp(s)


def draw_phase(s: State) -> Flow[None]:
    """Two cards, one at a time; none on the first turn of the game (ZX-7.6 to 7.9)."""
    if s.turn > 0 or s.options.first_player_draws:
        yield from effects.draw(s, s.turn_player, s.options.draws)
    yield from checks.ppp(s)


def resource_phase(s: State) -> Flow[None]:
    """One hand card into Resource, or none (ZX-7.10 to 7.12, DP-03)."""
    card = yield from pick(s, 3, s.turn_player, [*s.zone(n.HAND, s.turn_player)], stop=True)
    if card is not None:
        yield from zones.move(s, [card], n.RESOURCE)
    yield from checks.ppp(s)


def ignition_phase(s: State) -> Flow[None]:
    """Charge card by charge card until a pass (ZX-7.13 to 7.16, DP-04)."""
    while s.actions < s.options.action_cap:  # ZX-1.10b
        card = yield from pick(s, 4, s.turn_player, [*s.zone(n.CHARGE, s.turn_player)], stop=True)
        if card is None:
            return
        s.actions += 1
        yield from zones.move(s, [card], n.TRASH)
        yield from play.ignite(s, s.turn_player)
        yield from checks.ppp(s)


def main_phase(s: State) -> Flow[None]:
    """Action after action until a pass (ZX-7.20 to 7.24, DP-05)."""
    player = s.turn_player
    while s.actions < s.options.action_cap:  # ZX-1.10b
        options: list[Option] = actions.cards_to_play(s, player)
        options += [name for name, _, _ in actions.startups(s, player)]
        options += actions.attacks(s, player)
        if not options and s.options.stop:
            yield Decision(5, player, [PASS])
            return
        answer = yield from ask(5, player, [*options, PASS])
        if answer == PASS:
            return
        if answer[0] == "attack":
            yield from battle.fight(s, answer[1], answer[2])
        else:
            yield from actions.act(s, player, answer)
        yield from checks.ppp(s)


def end_phase(s: State) -> Flow[None]:
    """Steps 3 to 8 of ZX-7.25."""
    while True:
        triggers.emit(s, triggers.TurnEnds(s.turn_player))
        for late in s.delayed:  # ZX-10.13
            c = late.context
            s.waiting.append(Waiting(c.controller, c.card, c.source, late.effects, c.is_event, c.it, list(c.that)))
        s.delayed.clear()
        yield from checks.ppp(s)
        end_of_turn_effects(s)
        if not (yield from checks.ppp(s)):
            break
    player = s.turn_player
    hand = s.zone(n.HAND, player)
    going: list[Thing] = yield from checks.pick_things(s, 20, player, [*hand], max(0, len(hand) - s.options.hand_limit))
    yield from zones.move(s, going, n.TRASH)


def end_of_turn_effects(s: State) -> None:
    """Damage and everything "until end of turn" end at the same moment (ZX-7.25 step 5, 7.27)."""
    for unit in s.line():
        unit.damage = unit.power_change = unit.cost_change = 0
        unit.cause = None
        unit.gained.clear()
        unit.no_damage.clear()


PHASES = {
    n.REBOOT_PHASE: reboot_phase, n.DRAW_PHASE: draw_phase, n.RESOURCE_PHASE: resource_phase,
    n.IGNITION_PHASE: ignition_phase, n.MAIN_PHASE: main_phase, n.END_PHASE: end_phase,
}
