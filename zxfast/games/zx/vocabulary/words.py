"""Short words for nodes that occur all the time. Every function returns plain nodes; nothing here is a node of its own."""

from __future__ import annotations

from typing import Any

from zxfast.effects.node import Node

from .nodes import (
    ANYWHERE,
    ATTACKING,
    BLACK,
    BLUE,
    CHARGE,
    COLOURLESS,
    EITHER,
    GREEN,
    HAND,
    LIFE,
    LOOKED,
    MINE,
    NORMAL,
    RED,
    RESOURCE,
    SQUARE,
    THEIRS,
    THIS,
    TRASH,
    WHITE,
    All,
    AllOf,
    Always,
    Appears,
    AttackedBattleEnds,
    Attacks,
    Auto,
    Cards,
    Choose,
    Condition,
    CostPart,
    Count,
    Destroy,
    DestroysByBattle,
    Diagram,
    EvolSeed,
    Filter,
    If,
    IfDid,
    LifeRecovery,
    May,
    OnPlay,
    Pay,
    Put,
    PutIntoResource,
    Range,
    Resources,
    StartCard,
    Startup,
    Subject,
    ThisIs,
    Units,
    VoidBringer,
    WhenDestroyedPut,
)

# ---- selectors: keyword arguments that the selector does not know are fields of Filter ----------------------------


def that_is(colour: str | None = None, **fields: Any) -> Filter:
    """A Filter; `colour` is short for `colours` with one colour."""
    if colour is not None:
        fields["colours"] = (colour,)
    return Filter(**fields)


def _units(owner: str, on: str | Diagram, state: str | None, other: bool, highest_power: bool, what: dict[str, Any]) -> Units:
    return Units(owner, on, that_is(**what), state, other, highest_power)


def mine(on: str | Diagram = ANYWHERE, state: str | None = None, other: bool = False, highest_power: bool = False,
         **what: Any) -> Units:
    """Own Z/X on squares."""
    return _units(MINE, on, state, other, highest_power, what)


def theirs(on: str | Diagram = ANYWHERE, state: str | None = None, other: bool = False, highest_power: bool = False,
           **what: Any) -> Units:
    """The opponent's Z/X on squares."""
    return _units(THEIRS, on, state, other, highest_power, what)


def any_zx(on: str | Diagram = ANYWHERE, state: str | None = None, other: bool = False, highest_power: bool = False,
           **what: Any) -> Units:
    """Z/X on squares, whoever controls them."""
    return _units(EITHER, on, state, other, highest_power, what)


def hand(owner: str = MINE, other: bool = False, **what: Any) -> Cards:
    return Cards(HAND, owner, that_is(**what), other)


def resource(owner: str = MINE, other: bool = False, **what: Any) -> Cards:
    return Cards(RESOURCE, owner, that_is(**what), other)


def charge(owner: str = MINE, other: bool = False, **what: Any) -> Cards:
    return Cards(CHARGE, owner, that_is(**what), other)


def trash(owner: str = MINE, other: bool = False, **what: Any) -> Cards:
    return Cards(TRASH, owner, that_is(**what), other)


def life(owner: str = MINE) -> Cards:
    return Cards(LIFE, owner)


def looked(**what: Any) -> Cards:
    """The cards that this effect looks at or has revealed."""
    return Cards(LOOKED, MINE, that_is(**what))


# ---- choices and conditions -----------------------------------------------------------------------------------------


def up_to(n: int, of: Units | Cards) -> Choose:
    """Choose 0 to n."""
    return Choose(n, of, up_to=True)


def may_choose(n: int, of: Units | Cards) -> Choose:
    """Choose n or nothing."""
    return Choose(n, of, may=True)


def any_number(of: Units | Cards, total_cost_max: int | None = None) -> Choose:
    """Choose as many as wanted."""
    return Choose(0, of, any_number=True, total_cost_max=total_cost_max)


def there_is(of: Units | Cards, n: int = 1) -> Count:
    """At least n fit."""
    return Count(of, low=n)


def at_most(n: int, of: Units | Cards) -> Count:
    return Count(of, high=n)


def exactly(n: int, of: Units | Cards) -> Count:
    return Count(of, low=n, high=n)


def both(*conditions: Condition) -> AllOf:
    """All conditions hold."""
    return AllOf(conditions)


def if_(condition: Condition, *effects: Node) -> If:
    return If(condition, effects)


def if_did(*effects: Node) -> IfDid:
    """Only if the operation before was done completely."""
    return IfDid(effects)


def pay(colour: str, n: int, *effects: Node) -> Pay:
    """The controller may pay; if it did, the effects."""
    return Pay(colour, n, effects)


def may(*effects: Node) -> May:
    return May(effects)


def this_or_mine(**what: Any) -> Subject:
    """This card or one of the own Z/X that fit."""
    return Subject(True, MINE, that_is(**what))


def one_of_mine(**what: Any) -> Subject:
    """One of the own Z/X that fit."""
    return Subject(False, MINE, that_is(**what))


def one_of_theirs(**what: Any) -> Subject:
    """One of the opponent's Z/X that fit."""
    return Subject(False, THEIRS, that_is(**what))


# ---- abilities ------------------------------------------------------------------------------------------------------

START_CARD = StartCard()
LIFE_RECOVERY = LifeRecovery()
VOID_BRINGER = VoidBringer()


def ranged(n: int) -> Always:
    return Always(Range(n))


def on_play(*effects: Node) -> OnPlay:
    return OnPlay(effects)


def appears(*effects: Node) -> Auto:
    """When this card appears."""
    return Auto(Appears(), effects)


def attacks(*effects: Node) -> Auto:
    """When this card attacks."""
    return Auto(Attacks(), effects)


def destroys(*effects: Node) -> Auto:
    """When this card destroys an opposing Z/X by battle."""
    return Auto(DestroysByBattle(), effects)


def evol_seed(*effects: Node) -> Auto:
    """Evol Seed: when this card moves directly from Deck to Trash."""
    return Auto(EvolSeed(), effects)


def as_resource(*effects: Node) -> Auto:
    """When this card is put into Resource."""
    return Auto(PutIntoResource(), effects)


def startup(cost: CostPart | tuple[CostPart, ...], *effects: Node, zone: str = SQUARE, only_if: Condition | None = None,
            once_per_turn: bool = False) -> Startup:
    """A startup ability; one cost part needs no tuple."""
    parts = cost if isinstance(cost, tuple) else (cost,)
    return Startup(parts, effects, zone, only_if, once_per_turn)


def red(n: int) -> Resources:
    return Resources(RED, n)


def blue(n: int) -> Resources:
    return Resources(BLUE, n)


def white(n: int) -> Resources:
    return Resources(WHITE, n)


def black(n: int) -> Resources:
    return Resources(BLACK, n)


def green(n: int) -> Resources:
    return Resources(GREEN, n)


def colourless(n: int) -> Resources:
    return Resources(COLOURLESS, n)


# ---- whole abilities that several cards have ------------------------------------------------------------------------

# The battle in which this card was attacked ends: if it is still there, the attacker on a normal square is destroyed.
DESTROYS_ATTACKER = Auto(AttackedBattleEnds(), (if_(ThisIs(), Destroy(All(any_zx(NORMAL, ATTACKING)))),))
# Evol Seed of Events: discard a card to take this one back.
RETURNS_FOR_DISCARD = evol_seed(Put(may_choose(1, hand()), TRASH), if_did(Put(THIS, HAND)))
# Destroyed: slept into Resource instead of Charge.
INTO_RESOURCE_INSTEAD = Always(WhenDestroyedPut())
