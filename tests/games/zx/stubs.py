"""Small cards for rule tests. A stub is named by its number; two different stubs of one player need different numbers."""

from __future__ import annotations

from typing import Any

from zxfast.games.zx.vocabulary import (
    EVENT,
    IGNITION,
    LIFE_RECOVERY,
    RED,
    VOID_BRINGER,
    ZX,
    Auto,
    Card,
    OnPlay,
    Tribe,
)
from zxfast.testing import Handle, Scenario

KNIGHT = Tribe("KNIGHT", ja="騎士", zh="骑士")
WITCH = Tribe("WITCH", ja="魔女", zh="魔女")


def zx(number: str, *abilities: Any, cost: int | None = 3, power: int = 5000, colours: tuple[str, ...] = (RED,),
       tribes: tuple[Tribe, ...] = (), icon: str | None = None, name: str = "") -> Card:
    """A Z/X: red, cost 3, power 5000, no icon."""
    return Card(number, ZX, name or number, "", colours, cost, power, tribes, icon, abilities)


def event(number: str, *effects: Any, cost: int = 0, colours: tuple[str, ...] = (RED,), icon: str | None = None,
          abilities: tuple[Any, ...] = ()) -> Card:
    """A red Event that costs nothing; `effects` are its one event ability."""
    own = (OnPlay(effects),) if effects else ()
    return Card(number, EVENT, number, "", colours, cost, None, (), icon, own + abilities)


def auto(trigger: Any, *effects: Any, **zone: str) -> Auto:
    """An automatic ability."""
    return Auto(trigger, effects, **zone)


def power(n: int, *abilities: Any, **fields: Any) -> Card:
    """A Z/X known by its power."""
    return zx(f"power {n}", *abilities, power=n, **fields)


PLAIN = zx("plain")
BLANK = event("blank")
ICON = zx("icon", icon=IGNITION)
RECOVERY = zx("recovery", LIFE_RECOVERY, icon=IGNITION)
BRINGER = zx("bringer", VOID_BRINGER, cost=2, power=3000, icon=IGNITION)


def hand(s: Scenario, *cards: Any, player: int = 0) -> list[Handle]:
    """Put cards into a hand."""
    return s.zone(player, "hand", cards)


def give(s: Scenario, card: Any, player: int = 0) -> Handle:
    """Put one card into a hand."""
    return s.zone(player, "hand", [card])[0]


def attack(s: Scenario, attacker: Any, target: Any = "player") -> Scenario:
    """An attack in which nobody plays anything."""
    return s.do("attack", attacker, target).finish_battle()


def resources(s: Scenario, colour: str, n: int, player: int = 0, *, slept: bool = False) -> list[Handle]:
    """n resources of one colour."""
    return s.zone(player, "resource", [zx(f"{colour} resource", colours=(colour,), cost=9)] * n, slept=slept)
