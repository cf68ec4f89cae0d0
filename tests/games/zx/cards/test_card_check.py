# ruff: noqa: F403, F405
"""The checker finds wrong cards and says where."""

from __future__ import annotations

import pytest

from zxfast.games.zx.vocabulary import *
from zxfast.games.zx.vocabulary.card import Card
from zxfast.games.zx.vocabulary.check import CardError, check, require

ONE = Choose(1, theirs(NORMAL))


def unit(*abilities, **facts):
    usual = {"number": "T01-001", "kind": ZX, "ja": "試験", "colours": (RED,), "cost": 3, "power": 5000}
    return Card(**{**usual, "abilities": abilities, **facts})


def ev(*abilities, **facts):
    usual = {"number": "T01-002", "kind": EVENT, "ja": "試験", "colours": (RED,), "cost": 1}
    return Card(**{**usual, "abilities": abilities, **facts})


def messages(card):
    return [problem.message for problem in check(card)]


def test_a_sound_card():
    card = unit(START_CARD, appears(Deal(5000, ONE)), attacks(Look(3), Put(Choose(1, looked()), HAND), PutBack(DECK_BOTTOM)))
    assert check(card) == []
    assert require(card) is card


def test_the_message_names_card_ability_and_node():
    with pytest.raises(CardError) as error:
        require(unit(START_CARD, appears(FromDeck(0, RESOURCE))))
    assert str(error.value) == 'card T01-001, ability 2, FromDeck(0, "resource"): n is 0, outside 1 to 50'


def test_all_problems_at_once():
    with pytest.raises(CardError) as error:
        require(unit(appears(Draw(0)), attacks(Recover(0))))
    assert len(str(error.value).splitlines()) == 2


@pytest.mark.parametrize(("ability", "expected"), [
    # types
    (appears(Deal("5000", ONE)), "amount is \"5000\", which has the wrong type"),
    (appears(Deal(True, ONE)), "amount is True, which has the wrong type"),
    (appears(Destroy(theirs(NORMAL))), "which has the wrong type"),
    (appears(Put(ONE, HAND, slept=1)), "slept is 1, which has the wrong type"),
    (Auto(Appears(), [Draw()]), "effects is"),
    (Always(Draw()), "effect is Draw(), which has the wrong type"),
    (Auto(Draw(), (Draw(),)), "trigger is Draw(), which has the wrong type"),
    (appears(Deal(1000, Choose(1, Units(THEIRS, filter=Filter(tribe="ANGEL"))))), "tribe is"),
    # words
    (appears(Put(ONE, "grave")), "zone has the unknown word 'grave'"),
    (appears(Deal(1000, Choose(1, theirs("nowhere")))), "on has the unknown word 'nowhere'"),
    (appears(Deal(1000, Choose(1, theirs(BESIDE_THAT)))), "on has the unknown word 'beside_that'"),
    (appears(Deal(1000, Choose(1, Units("me")))), "owner has the unknown word 'me'"),
    (appears(Put(Choose(1, Cards(SQUARE)), HAND)), "zone has the unknown word 'square'"),
    (appears(Draw(who=MINE)), "who has the unknown word 'mine'"),
    (appears(Deal(1000, Choose(1, theirs(colours=("purple",))))), "colours has the unknown word 'purple'"),
    (Auto(Appears(phase="night"), (Draw(),)), "phase has the unknown word 'night'"),
    (startup(red(1), Draw(), zone=LIFE), "zone has the unknown word 'life'"),
    (appears(FromDeck(1, DECK)), "zone has the unknown word 'deck'"),
    (Always(GetsIcon("star")), "icon has the unknown word 'star'"),
    # ranges
    (appears(Put(Choose(1, theirs(Diagram(512))), HAND)), "mask is 512, outside 1 to 511"),
    (appears(Draw(0)), "n is 0"),
    (ranged(0), "n is 0"),
    (appears(Put(Choose(0, theirs()), HAND)), "chooses 0"),
    (appears(Deal(0, ONE)), "deals 0"),
    (appears(Power(0, ONE)), "changes nothing"),
    (Always(GetsPower(0)), "changes nothing"),
    (appears(Deal(1000, Choose(1, theirs(cost_min=5, cost_max=4)))), "cost_min is greater than cost_max"),
    (Always(GetsPower(1000), when=Count(hand(), 3, 2)), "low is greater than high"),
    (Always(GetsPower(1000), when=Count(hand())), "always holds"),
    (appears(Repeat(0, (Draw(),))), "repeats 0 times"),
    (appears(Modes(3, ((Draw(),), (Recover(),)))), "chooses 3 of 2 modes"),
    # choices
    (appears(Destroy(Choose(1, theirs(), up_to=True, may=True))), "exclude each other"),
    (appears(Destroy(Choose(1, theirs(), total_cost_max=6))), "total_cost_max needs any_number"),
    (appears(Put(Choose(1, Cards(DECK)), HAND)), "look at them first"),
    (appears(Put(Choose(1, Cards(LOOKED, THEIRS)), HAND)), "LOOKED has no owner"),
    (appears(Deal(PowerOf(THIS), ONE, split=True)), "split damage is a number"),
    (appears(Deal(1000, Choose(1, Units(filter=Filter(EVENT))))), "Events do not stand on squares"),
    # zones
    (appears(Destroy(Choose(1, hand()))), "Destroy acts on Z/X on squares"),
    (appears(Move(Choose(1, trash()), Squares())), "Move acts on Z/X on squares"),
    (appears(Appear(Choose(1, mine()), Squares())), "use Move"),
    (appears(Appear(Choose(1, hand()), Squares(BESIDE_THAT))), "BESIDE_THAT is for moving"),
    (appears(Sleep(Choose(1, hand()))), "only Z/X on squares and cards in Resource sleep or reboot"),
    (appears(Put(ONE, CHARGE, slept=True)), "only cards in Resource are slept"),
    (appears(Put(Choose(1, hand()), TRASH, shown=True)), "hidden zone"),
    (appears(Put(Choose(1, hand()), HAND)), "puts cards from hand into hand"),
    (startup(SleepThis(), Draw(), zone=CHARGE), "needs the card on a square"),
    (startup(TrashThis(), Draw()), "needs a zone other than the square"),
    (startup((), Draw()), "has no cost"),
    (startup(PutCards(1, hand(THEIRS)), Draw()), "a cost takes own cards"),
    (startup(SleepUnits(1, theirs()), Draw()), "a cost sleeps own Z/X"),
    (Always(GetsPower(1000), when=ThisIs(HAND, on=NORMAL)), "an area belongs to squares"),
    (Auto(EvolSeed(), (Draw(),), zone=TRASH), "an event of the card itself needs no zone"),
    # names
    (Always(GetsPower(1000), when=there_is(mine(name="刀職人 一刀"))), "must be plain: '刀職人一刀'"),
    (Always(GetsPower(1000), when=PlayerIs("")), "must be plain"),
    # what is what
    (appears(MyTurn()), "is not an operation"),
    (appears(), "has no effects"),
    (Always(GetsPower(1000), when=both(Draw(), MyTurn())), "Draw() is not a condition"),
    (Always(GetsPower(1000), when=both()), "has no conditions"),
    (Always(Gains(LIFE_RECOVERY)), "cannot be given to another card"),
    (Auto(Appears(Subject(this=False)), (Draw(),)), "has no subject"),
    (on_play(Draw()), "only an Event is carried out when it is played"),
    # order
    (appears(Reboot(THAT)), "nothing has been chosen or named before"),
    (appears(Deal(PowerOf(THAT), ONE)), "nothing has been chosen or named before"),
    (appears(AtEndOfTurn((Put(THAT, HAND),))), "nothing has been chosen or named before"),
    (appears(If(MyTurn(), (Draw(),), (Put(THAT, HAND),))), "nothing has been chosen or named before"),
    (Always(Gains(attacks(Put(THAT, HAND)))), "nothing has been chosen or named before"),
    (startup(red(1), Destroy(IT)), "the event of this ability has no other object"),
    (Auto(TurnEnds(), (Destroy(IT),)), "the event of this ability has no other object"),
    (Auto(AttackBattleEnds(), (Destroy(IT),)), "the event of this ability has no other object"),
    (appears(Grant(Auto(Draws(), (Destroy(IT),)), ONE)), "the event of this ability has no other object"),
    (appears(Put(Choose(1, looked()), HAND)), "no cards have been looked at before"),
    (appears(Put(Choose(1, looked()), HAND), Look(3)), "no cards have been looked at before"),
    (appears(PutBack(DECK_TOP)), "puts back cards that were not looked at"),
    (appears(if_did(Draw())), "needs an operation before it"),
    (appears(Draw(), if_(MyTurn(), if_did(Draw()))), "needs an operation before it"),
    (appears(Look(1), if_did(Draw())), "needs an operation before it"),
])
def test_wrong_abilities(ability, expected):
    found = messages(unit(ability, icon=EVOLSEED if isinstance(getattr(ability, "trigger", None), EvolSeed) else None))
    assert len(found) >= 1
    assert any(expected in message for message in found), found


@pytest.mark.parametrize("ability", [
    appears(Destroy(ONE), if_did(Put(THAT, HAND))),
    appears(FromDeck(2, RESOURCE, slept=True), AtEndOfTurn((Put(THAT, TRASH),))),
    appears(May((Destroy(ONE),)), Put(THAT, HAND)),
    attacks(Power(1000, IT)),
    appears(Put(IT, HAND)),
    Auto(AttackedBattleEnds(), (Destroy(IT),)),
    appears(If(MyTurn(), (Destroy(ONE),)), Put(THAT, HAND)),
    startup(colourless(0), Draw()),
    appears(Modes(1, ((Destroy(ONE), Put(THAT, HAND)), (Draw(),)))),
    appears(Grant(attacks(Destroy(IT)), ONE)),
])
def test_right_abilities(ability):
    assert messages(unit(ability)) == []


@pytest.mark.parametrize(("card", "expected"), [
    (unit(kind="token"), "unknown kind 'token'"),
    (unit(number="one"), "strange number"),
    (unit(ja=""), "has no name"),
    (unit(colours=(RED, RED)), "has a colour twice"),
    (unit(icon="star"), "unknown icon"),
    (unit(power=None), "a Z/X needs a power"),
    (unit(cost=-1), "out of range"),
    (unit(LIFE_RECOVERY), "imply the ignition icon"),
    (unit(evol_seed(Draw())), "belong together"),
    (unit(icon=EVOLSEED), "belong together"),
    (ev(), "needs an OnPlay ability"),
    (ev(on_play(Draw()), power=1000), "no power and no tribe"),
    (ev(on_play(Draw()), attacks(Draw())), "an Event is never on a square"),
    (ev(on_play(Draw()), START_CARD), "only a Z/X has this ability"),
    (Card("T01-003", "player", "試験", cost=1), "a Player card has no cost"),
])
def test_wrong_facts(card, expected):
    assert any(expected in message for message in messages(card)), messages(card)


def test_something_that_is_no_ability():
    found = check(unit(Draw()))
    assert [(problem.ability, problem.node, problem.message) for problem in found] == [(1, "Draw()", "is not an ability")]
