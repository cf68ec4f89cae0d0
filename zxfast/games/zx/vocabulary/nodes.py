"""The words of Z/X card text (rules section 20): triggers, costs, conditions, selectors, operations, durations.

A card's abilities are trees of these nodes. Both engines read the same trees: `compiler.py` turns them into a
program for the compiled core, `reference/` interprets them directly. All words are from the point of view of the
ability's controller ("mine", "theirs"); areas are read in that player's view (ZX-5.3).
"""

from __future__ import annotations

from typing import NamedTuple

from zxfast.effects.node import Node, node

# ---- constants ------------------------------------------------------------------------------------------------------

RED, BLUE, WHITE, BLACK, GREEN = "red", "blue", "white", "black", "green"
COLOURS = (RED, BLUE, WHITE, BLACK, GREEN)
COLOURLESS = "colourless"  # only as the colour of a cost: no colour needed (ZX-2.20)

MINE, THEIRS, EITHER = "mine", "theirs", "either"  # controller of a Z/X, or whose zone
ME, OPPONENT = "me", "opponent"  # a player, seen from the controller

SQUARE, HAND, RESOURCE, CHARGE, LIFE, TRASH, DECK, REMOVED = (
    "square", "hand", "resource", "charge", "life", "trash", "deck", "removed")
LOOKED = "looked"  # the cards that this effect looks at or has revealed from the Deck (they are still in the Deck)
DECK_TOP, DECK_BOTTOM = "deck_top", "deck_bottom"  # destinations

# Areas of squares (ZX-5.6 to 5.9), in the controller's view.
ANYWHERE, NORMAL, OWN_AREA, CENTRE_AREA, ENEMY_AREA = "anywhere", "normal", "own_area", "centre_area", "enemy_area"
MY_PLAYER_SQUARE, THEIR_PLAYER_SQUARE, PLAYER_SQUARES = "my_player_square", "their_player_square", "player_squares"
BESIDE_THEIR_PLAYER_SQUARE = "beside_their_player_square"
BESIDE_THIS = "beside_this"  # adjacent to the square of this card
NOT_THEIR_PLAYER_SQUARE = "not_their_player_square"

ZX, EVENT = "zx", "event"  # kinds of card
IGNITION, EVOLSEED = "ignition", "evolseed"  # icons
INFINITE = 99  # Range without limit (ZX-16.4)

REBOOT_PHASE, DRAW_PHASE, RESOURCE_PHASE, IGNITION_PHASE, MAIN_PHASE, END_PHASE = (
    "reboot", "draw", "resource", "ignition", "main", "end")

TURN, BATTLE = "turn", "battle"  # durations: until end of turn, until end of battle


class Tribe(NamedTuple):
    """A tribe (ZX-2.13): the constant's name and the Japanese and Chinese words."""

    name: str
    ja: str
    zh: str


# ---- selectors ------------------------------------------------------------------------------------------------------


@node
class Filter(Node):
    """What a card must be. Every field that is set must hold; a tuple means "one of these"."""

    kind: str | None = None  # ZX or EVENT
    cost_max: int | None = None
    cost_min: int | None = None
    cost_odd: bool = False
    colours: tuple[str, ...] = ()  # has at least one of these (ZX-2.10)
    tribe: Tribe | None = None
    icon: str | None = None  # has this icon now
    without_icon: str | None = None
    name: str | None = None  # the Japanese name without spaces, whole (ZX-2.7)
    name_has: tuple[str, ...] = ()  # the name contains one of these
    not_name: str | None = None
    power_max: int | None = None  # current power on squares, printed elsewhere (ZX-2.18)
    power_min: int | None = None


ANY = Filter()

# States of a Z/X on a square.
ATTACKING = "attacking"  # is the attacker of the current battle
ATTACKED = "attacked"  # is the target of the current battle
ATTACKING_ME = "attacking_me"  # attacks the controller, or a Z/X that stands on the controller's player square
NOT_IN_BATTLE = "not_in_battle"  # neither attacker nor target now (ZX-10.35)
DAMAGED = "damaged"  # has damage


@node
class Diagram(Node):
    """The squares of a printed diagram: nine bits, bit i = square i in the controller's view (ZX-5.9)."""

    mask: int


@node
class Units(Node):
    """Z/X on squares."""

    owner: str = EITHER  # whose control
    on: str | Diagram = ANYWHERE
    filter: Filter = ANY
    state: str | None = None
    other: bool = False  # other than this card
    highest_power: bool = False  # of those that fit, the ones with the highest current power (ZX-10.31)


@node
class Cards(Node):
    """Cards in a zone other than squares. `owner` says whose zone; LOOKED ignores it."""

    zone: str
    owner: str = MINE
    filter: Filter = ANY
    other: bool = False  # other than this card


@node
class Squares(Node):
    """Squares, for moving and appearing. Never the player square of the opponent of the Z/X's controller.

    on: an area; BESIDE_THAT = adjacent to the square of the Z/X that moves; BESIDE_THEIRS = adjacent to a square with
    an opposing Z/X. empty: only squares without any Z/X (ZX-5.13); otherwise, for appearing, the squares of
    ZX-9.12/9.13, and for moving any. normal: only normal squares (with BESIDE_THAT and BESIDE_THEIRS).
    """

    on: str | Diagram = ANYWHERE
    empty: bool = True
    normal: bool = False


BESIDE_THAT = "beside_that"
BESIDE_THEIRS = "beside_theirs"


# ---- targets: what an operation acts on. Evaluating one makes it "that" for what follows. ---------------------------


@node
class Choose(Node):
    """Choose `n` of `of` (ZX-15.22). Absolute Boundary protects Z/X on squares (ZX-16.6).

    up_to: 0..n. any_number: 0..all. may: nothing, or exactly n. total_cost_max: with any_number, the costs of the
    chosen ones add up to at most this. by: who chooses.
    """

    n: int
    of: Units | Cards
    up_to: bool = False
    may: bool = False
    any_number: bool = False
    total_cost_max: int | None = None
    by: str = ME


@node
class All(Node):
    """All that fit. Not a choice."""

    of: Units | Cards


@node
class This(Node):
    """This card: the object that the ability belongs to; where it went after its own event (destroyed, put into
    Resource, evol seed, cost) or its square. Nothing if it has become another object since (ZX-10.9)."""


@node
class That(Node):
    """What the last target was: the cards or Z/X chosen or named by the operation before."""


@node
class It(Node):
    """The other object of the event that triggered the ability: attacks: the attacked Z/X; attacked and the end of
    battle as attacked: the attacker; destroys by battle: the destroyed Z/X; deals damage: the damaged Z/X; appears: the
    Z/X that appeared. Nothing if it is no longer that object on a square."""


THIS, THAT, IT = This(), That(), It()
Target = Choose | All | This | That | It

# ---- amounts --------------------------------------------------------------------------------------------------------


@node
class Per(Node):
    """`n` for each thing that fits (ZX-10.43)."""

    n: int
    of: Units | Cards


@node
class PowerOf(Node):
    """Power of a card: current on squares, printed elsewhere (ZX-10.34). With a selector the single Z/X that fits; none:
    the operation does nothing (TRAP-70). half: divided by two, rounded down."""

    of: Units | This | That
    half: bool = False


Amount = int | Per | PowerOf

# ---- conditions -----------------------------------------------------------------------------------------------------


@node
class Count(Node):
    """How many fit: at least `low` and at most `high`. distinct: "names" or "tribes" counts different ones (ZX-2.7)."""

    of: Units | Cards
    low: int = 0
    high: int | None = None
    distinct: str | None = None


@node
class PlayerIs(Node):
    """The controller's Player card has this name (Japanese, no spaces; ZX-2.22)."""

    name: str


@node
class MyTurn(Node):
    """It is the controller's turn."""


@node
class TheirTurn(Node):
    """It is the opponent's turn."""


@node
class InPhase(Node):
    """The current phase is this one (ZX-7.18)."""

    phase: str


@node
class ThisIs(Node):
    """This card has this place: `zone`, and on squares the area `on`."""

    zone: str = SQUARE
    on: str | Diagram = ANYWHERE


@node
class ThisNotInBattle(Node):
    """This card is neither attacker nor target of the current battle (ZX-10.35)."""


@node
class AllOf(Node):
    conditions: tuple[Node, ...]


@node
class AnyOf(Node):
    conditions: tuple[Node, ...]


@node
class Not(Node):
    condition: Node


Condition = Count | PlayerIs | MyTurn | TheirTurn | InPhase | ThisIs | ThisNotInBattle | AllOf | AnyOf | Not

# ---- operations -----------------------------------------------------------------------------------------------------


@node
class Deal(Node):
    """Deal damage to Z/X on squares (ZX-15.1). split: the amount is shared among the chosen ones (ZX-10.32)."""

    amount: Amount
    to: Target
    split: bool = False


@node
class DealPlayer(Node):
    """Deal damage points to a player (ZX-12.9)."""

    n: int
    to: str = OPPONENT


@node
class Power(Node):
    """Power + amount (may be negative) until end of turn (ZX-10.22)."""

    amount: Amount
    of: Target


@node
class Cost(Node):
    """Cost + n of a Z/X on a square until end of turn."""

    n: int
    of: Target


@node
class Destroy(Node):
    """Destroy at once (ZX-10.50, ZX-15.7)."""

    what: Target


@node
class Put(Node):
    """Move cards or Z/X to a zone of their owner (ZX-4.8): HAND, RESOURCE, CHARGE, TRASH, LIFE (face-down), REMOVED,
    DECK (and shuffle), DECK_TOP, DECK_BOTTOM. Several on DECK_TOP/DECK_BOTTOM: the controller orders them (DP-21).
    slept: for RESOURCE (otherwise rebooted). shown: the cards are revealed on the way (for DECK)."""

    what: Target
    zone: str
    slept: bool = False
    shown: bool = False


@node
class Move(Node):
    """Put Z/X from their square on another (ZX-15.27, ZX-10.37). may: the controller may decline when choosing the
    square."""

    what: Target
    to: Squares
    may: bool = False


@node
class Appear(Node):
    """Make cards appear on squares (ZX-15.6, 9.20 to 9.23)."""

    what: Target
    to: Squares
    slept: bool = False


@node
class Sleep(Node):
    """Sleep Z/X or resources (ZX-15.2)."""

    what: Target


@node
class Reboot(Node):
    """Reboot Z/X or resources (ZX-15.2)."""

    what: Target


@node
class DealsNoDamage(Node):
    """These Z/X deal no damage until end of turn, or (BATTLE) in this battle (ZX-13.24)."""

    what: Target
    until: str = TURN


@node
class NoReboot(Node):
    """These Z/X do not reboot in the next reboot phase of their controller (ZX-7.4)."""

    what: Target


@node
class Grant(Node):
    """These Z/X gain an ability until end of turn (ZX-10.17)."""

    ability: Node
    to: Target


@node
class Draw(Node):
    """Draw n, one at a time (ZX-15.4). up_to: a decision before each card (DP-15). who: the player who draws."""

    n: int = 1
    up_to: bool = False
    who: str = ME


@node
class FromDeck(Node):
    """Move the top n cards of the controller's Deck, one at a time (ZX-4.6), to HAND (not a draw), RESOURCE, CHARGE,
    TRASH, LIFE (not recovery) or REMOVED. The cards are "that". up_to: a decision before each card (DP-15)."""

    n: int
    zone: str
    slept: bool = False
    up_to: bool = False


@node
class Recover(Node):
    """Recover n (ZX-15.12)."""

    n: int = 1


@node
class Look(Node):
    """Look at the top n cards of the own Deck (ZX-15.24): they are LOOKED, still in the Deck. revealed: both players see
    them (ZX-15.5)."""

    n: int
    revealed: bool = False


@node
class PutBack(Node):
    """Put the LOOKED cards that are left to DECK_TOP or DECK_BOTTOM in any order (DP-21), to TRASH, or (DECK) back into
    the Deck, which is shuffled."""

    zone: str


@node
class Shuffle(Node):
    """Shuffle the own Deck (ZX-15.3)."""


@node
class Ignite(Node):
    """Perform n ignitions by ability (ZX-15.10): all of them first, no charge card needed."""

    n: int = 1


@node
class May(Node):
    """The player may carry out `effects` (DP-12)."""

    effects: tuple[Node, ...]
    by: str = ME


@node
class If(Node):
    """`effects` if the condition holds now, otherwise `otherwise`."""

    condition: Condition
    effects: tuple[Node, ...]
    otherwise: tuple[Node, ...] = ()


@node
class IfDid(Node):
    """"If you did": `effects` only if the operation before was done completely (ZX-10.24): it acted on at least one
    object, on as many as asked, and its move was not replaced (ZX-10.49)."""

    effects: tuple[Node, ...]


@node
class Pay(Node):
    """The controller may pay a resource cost (ZX-8.13); `effects` if it was paid. Not asked if it cannot be paid."""

    colour: str
    n: int
    effects: tuple[Node, ...]


@node
class OpponentPays(Node):
    """Tax (ZX-8.14): the opponent may pay; if not, `otherwise`."""

    colour: str
    n: int
    otherwise: tuple[Node, ...]


@node
class AtEndOfTurn(Node):
    """Delayed (ZX-10.13): at the end of this turn `effects` are carried out; THAT in them means the objects that are
    "that" now, as long as they are the same objects in the zone they are in now."""

    effects: tuple[Node, ...]


@node
class Modes(Node):
    """Choose `n` different ones of the effects and carry them out in printed order (ZX-10.42, DP-30)."""

    n: int
    modes: tuple[tuple[Node, ...], ...]


@node
class Repeat(Node):
    """Carry out `effects` n times, or once for each thing that fits, counted once before (ZX-10.43)."""

    times: int | Per
    effects: tuple[Node, ...]


# ---- costs of startup abilities (ZX-2.20, ZX-8.7) -------------------------------------------------------------------


@node
class Resources(Node):
    """《C n》: sleep n resources, at least one of the colour (ZX-8.1)."""

    colour: str
    n: int


@node
class SleepThis(Node):
    """《sleep》 (ZX-8.10)."""


@node
class DestroyThis(Node):
    """Destroy this card (ZX-8.22)."""


@node
class TrashThis(Node):
    """Put this card from the zone of the ability into Trash (ZX-8.9)."""


@node
class PutCards(Node):
    """Put n own cards of a zone into another (usually Trash)."""

    n: int
    of: Cards
    to: str = TRASH


@node
class SleepUnits(Node):
    """Sleep n own rebooted Z/X."""

    n: int
    of: Units


CostPart = Resources | SleepThis | DestroyThis | TrashThis | PutCards | SleepUnits

# ---- triggers (ZX-10.6, 10.10) --------------------------------------------------------------------------------------


@node
class Subject(Node):
    """Whose event: this card, and/or a Z/X of `owner` that fits `filter`."""

    this: bool = True
    owner: str | None = None  # None: only this card
    filter: Filter = ANY


ONLY_THIS = Subject()


@node
class Appears(Node):
    """The subject appears (ZX-15.6). phase: only in this phase (ZX-7.18)."""

    who: Subject = ONLY_THIS
    phase: str | None = None


@node
class Attacks(Node):
    """The subject attacks. target: only a Z/X that fits."""

    who: Subject = ONLY_THIS
    target: Filter | None = None


@node
class IsAttacked(Node):
    """The subject is attacked."""

    who: Subject = ONLY_THIS


@node
class AttackBattleEnds(Node):
    """The battle in which this card attacked ends (ZX-13.26 a, 13.31)."""


@node
class AttackedBattleEnds(Node):
    """The battle in which this card was attacked ends."""


@node
class DestroysByBattle(Node):
    """The subject, attacking, destroys an opposing Z/X by battle (ZX-12.7b)."""

    who: Subject = ONLY_THIS


@node
class DestroysOpposing(Node):
    """This card destroys an opposing Z/X, by battle or by its own ability (F02-001)."""


@node
class IsDestroyed(Node):
    """The subject is destroyed. their_turn: only in the opponent's turn. by_ability_of: only by the effect of an ability
    (not an Event) of a card of the controller that fits (ZX-12.7c, g)."""

    who: Subject = ONLY_THIS
    their_turn: bool = False
    by_ability_of: Filter | None = None


@node
class DealsAttackDamage(Node):
    """This card attacks and deals damage to an opposing Z/X (ZX-13.21). target: filters are read when the damage is dealt
    (TRAP-104). on: only a target there. at_least: the damage of this one attack."""

    target: Filter = ANY
    on: str = ANYWHERE
    at_least: int = 1


@node
class PutIntoResource(Node):
    """This card is put into Resource (ZX-7.12)."""


@node
class EvolSeed(Node):
    """This card moves directly from Deck to Trash (ZX-16.5)."""


@node
class IsMoved(Node):
    """Any Z/X is put from a square on another square."""


@node
class LifeDecreases(Node):
    """A card leaves Life (ZX-15.11). whose: MINE, THEIRS or EITHER."""

    whose: str = EITHER


@node
class Draws(Node):
    """The controller draws a card; once for each card (TRAP-83)."""


@node
class EventPlayed(Node):
    """A player plays an Event; triggers when it is played, so it waits until the Event has been resolved."""

    whose: str = MINE


@node
class PhaseStarts(Node):
    """A phase starts. whose: the turn player's side."""

    phase: str
    whose: str = MINE


@node
class TurnEnds(Node):
    """At the end of the turn (ZX-7.25 step 3)."""

    whose: str = MINE


Trigger = (Appears | Attacks | IsAttacked | AttackBattleEnds | AttackedBattleEnds | DestroysByBattle | DestroysOpposing
           | IsDestroyed | DealsAttackDamage | PutIntoResource | EvolSeed | IsMoved | LifeDecreases | Draws | EventPlayed
           | PhaseStarts | TurnEnds)

# ---- continuous effects (ZX-10.14) ----------------------------------------------------------------------------------


@node
class GetsPower(Node):
    """Power + amount for all that fit (`of`), or this card."""

    amount: Amount
    of: Units | This = THIS


@node
class GetsCost(Node):
    """Cost + n. of: Units, or Cards of HAND and TRASH. floor: the result is at least this (ZX-8.12)."""

    n: int
    of: Units | tuple[Cards, ...]
    floor: int = 0


@node
class GetsIcon(Node):
    """This card has the icon, in every zone (ZX-2.15)."""

    icon: str = IGNITION


@node
class GetsAllColours(Node):
    """This card has all colours in these zones."""

    zones: tuple[str, ...]


@node
class ChargeLimit(Node):
    """Charge limit of a player + n; None = no limit (ZX-12.5a)."""

    n: int | None
    who: str = ME


@node
class DamageBonus(Node):
    """Damage that the sources deal to opposing Z/X + n (ZX-14.4). by: own Z/X on squares that fit; events: own Events that
    fit too."""

    n: int
    by: Filter
    events: bool = False


@node
class IgnoresDamage(Node):
    """This card takes no damage of `up_to` or less (ZX-14.3)."""

    up_to: int


@node
class PlayerIgnoresDamage(Node):
    """The controller takes no damage (ZX-12.9g)."""


@node
class Gains(Node):
    """All that fit, or this card, have the ability (ZX-10.17)."""

    ability: Node
    of: Units | This = THIS


@node
class WhenDestroyedPut(Node):
    """Replacement: when this card is destroyed it is put into `zone` instead of Charge (ZX-10.33)."""

    zone: str = RESOURCE
    slept: bool = True


@node
class Range(Node):
    """Range n (ZX-16.4)."""

    n: int


@node
class AbsoluteBoundary(Node):
    """No effect can choose this card (ZX-16.6)."""


@node
class CannotAppearOn(Node):
    """This card cannot appear on these squares (ZX-9.18)."""

    area: str = PLAYER_SQUARES


@node
class MayPlayFrom(Node):
    """The controller may play the cards of an own zone that fit, paying their cost (ZX-8.11)."""

    of: Cards


@node
class PlayOnlyIf(Node):
    """This card can only be played if the condition holds (ZX-9.7)."""

    condition: Condition


Continuous = (GetsPower | GetsCost | GetsIcon | GetsAllColours | ChargeLimit | DamageBonus | IgnoresDamage
              | PlayerIgnoresDamage | Gains | WhenDestroyedPut | Range | AbsoluteBoundary | CannotAppearOn | MayPlayFrom
              | PlayOnlyIf)

# ---- abilities (ZX-2.19) --------------------------------------------------------------------------------------------


@node
class Auto(Node):
    """【自】. optional conditions after the trigger belong into `If` among the effects."""

    trigger: Trigger
    effects: tuple[Node, ...]
    zone: str = SQUARE  # where a trigger of *other* cards is heard; own events need no zone


@node
class Startup(Node):
    """【起】. cost: all parts together. only_if: must hold to use it. once_per_turn: this ability of this object."""

    cost: tuple[CostPart, ...]
    effects: tuple[Node, ...]
    zone: str = SQUARE
    only_if: Condition | None = None
    once_per_turn: bool = False


@node
class Always(Node):
    """【常】. zone: where it is valid; when: it applies as long as this holds."""

    effect: Continuous
    when: Condition | None = None
    zone: str = SQUARE


@node
class OnPlay(Node):
    """【★】: carried out when the Event is played (ZX-10.21)."""

    effects: tuple[Node, ...]


@node
class StartCard(Node):
    """Start Card (ZX-16.1)."""


@node
class GateCard(Node):
    """Gate Card (ZX-16.11)."""


@node
class StartResource(Node):
    """Start Resource (ZX-16.13)."""


@node
class LifeRecovery(Node):
    """Life Recovery (ZX-16.2)."""


@node
class VoidBringer(Node):
    """Void Bringer (ZX-16.3)."""


Ability = Auto | Startup | Always | OnPlay | StartCard | GateCard | StartResource | LifeRecovery | VoidBringer
