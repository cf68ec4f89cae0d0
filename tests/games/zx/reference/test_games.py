"""Random games to the end: nothing breaks, no card is lost, the same seed gives the same game."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from zxfast.games.zx.reference import ReferenceGame
from zxfast.games.zx.vocabulary import nodes as n

CHOICE = n.Choose(1, n.Units())
ZOO = (  # one ability for each of fifty cards, so that every kind of operation happens
    n.StartCard(), n.GateCard(), n.StartResource(), n.LifeRecovery(), n.VoidBringer(),
    n.Always(n.Range(2)), n.Always(n.Range(n.INFINITE)), n.Always(n.AbsoluteBoundary()), n.Always(n.WhenDestroyedPut()),
    n.Always(n.GetsPower(n.Per(500, n.Cards(n.HAND)))), n.Always(n.GetsPower(-1000, n.Units(n.THEIRS, n.BESIDE_THIS))),
    n.Always(n.Gains(n.Auto(n.IsDestroyed(), (n.Draw(),)), n.Units(n.MINE))), n.Always(n.ChargeLimit(1)),
    n.Always(n.ChargeLimit(-2, n.OPPONENT)), n.Always(n.MayPlayFrom(n.Cards(n.RESOURCE))), n.Always(n.GetsIcon(), n.MyTurn()),
    n.Always(n.GetsCost(-1, (n.Cards(n.HAND),), floor=1)), n.Always(n.IgnoresDamage(3000)), n.Always(n.CannotAppearOn()),
    n.Always(n.DamageBonus(1000, n.Filter(), events=True)),
    n.Auto(n.Appears(), (n.Put(n.Choose(1, n.Units(n.THEIRS, n.NORMAL)), n.DECK_BOTTOM),)),
    n.Auto(n.Appears(), (n.Look(3), n.Put(n.Choose(1, n.Cards(n.LOOKED)), n.HAND), n.PutBack(n.DECK_TOP))),
    n.Auto(n.Appears(n.Subject(owner=n.MINE)), (n.Move(CHOICE, n.Squares(n.BESIDE_THAT), may=True),)),
    n.Auto(n.Appears(phase=n.IGNITION_PHASE), (n.Ignite(2),)), n.Auto(n.Attacks(), (n.Power(2000, n.THIS),)),
    n.Auto(n.Attacks(), (n.Look(3, revealed=True), n.Put(n.Choose(1, n.Cards(n.LOOKED), may=True), n.LIFE))),
    n.Auto(n.IsAttacked(), (n.OpponentPays(n.COLOURLESS, 1, (n.DealsNoDamage(n.IT, n.BATTLE),)),)),
    n.Auto(n.AttackBattleEnds(), (n.Put(n.THIS, n.HAND),)), n.Auto(n.AttackedBattleEnds(), (n.Destroy(n.IT),)),
    n.Auto(n.DestroysByBattle(), (n.FromDeck(2, n.RESOURCE, slept=True), n.AtEndOfTurn((n.Put(n.THAT, n.TRASH),)))),
    n.Auto(n.DestroysOpposing(), (n.DealPlayer(1),)),
    n.Auto(n.IsDestroyed(), (n.Appear(n.THIS, n.Squares(n.NORMAL), slept=True),)),
    n.Auto(n.DealsAttackDamage(), (n.Put(n.IT, n.DECK),)),
    n.Auto(n.PutIntoResource(), (n.Put(n.Choose(1, n.Cards(n.RESOURCE)), n.HAND),)),
    n.Auto(n.EvolSeed(), (n.Appear(n.THIS, n.Squares(n.NORMAL)),)), n.Auto(n.IsMoved(), (n.Draw(),)),
    n.Auto(n.LifeDecreases(), (n.Sleep(CHOICE), n.NoReboot(n.THAT))), n.Auto(n.Draws(), (n.Power(500, n.THIS),)),
    n.Auto(n.EventPlayed(n.EITHER), (n.Reboot(n.THIS),)), n.Auto(n.TurnEnds(), (n.Draw(2, up_to=True),)),
    n.Auto(n.PhaseStarts(n.MAIN_PHASE), (n.Grant(n.Always(n.Range(3)), CHOICE),)),
    n.Startup((n.SleepThis(),), (n.Deal(4000, n.Choose(2, n.Units(n.THEIRS), up_to=True), split=True),)),
    n.Startup((n.Resources(n.RED, 1), n.TrashThis()), (n.Deal(5000, CHOICE),), zone=n.CHARGE),
    n.Startup((n.PutCards(1, n.Cards(n.HAND)),), (n.Modes(1, ((n.Draw(),), (n.Recover(),))),), once_per_turn=True),
    n.Startup((n.DestroyThis(),), (n.Put(n.Choose(2, n.Cards(n.TRASH, n.EITHER)), n.REMOVED), n.IfDid((n.Draw(),)))),
)
EVENTS = (
    (n.Deal(5000, CHOICE),), (n.Draw(2), n.Put(n.Choose(1, n.Cards(n.HAND)), n.DECK)), (n.May((n.Put(n.THIS, n.LIFE),)),),
    (n.Repeat(n.Per(1, n.Units(n.MINE)), (n.FromDeck(1, n.TRASH),)),), (n.Put(n.Choose(1, n.Cards(n.LIFE)), n.HAND),),
)


@pytest.fixture
def decks(tables: Any) -> list[Any]:
    cards = [tables.stub(f"z{i}", ability, cost=1 + i % 5, power=1000 + 500 * (i % 14), colours=(n.COLOURS[i % 2],),
                         icon=n.IGNITION if i % 2 else n.EVOLSEED) for i, ability in enumerate(ZOO)]
    cards += [tables.event(f"e{i}", *effects, cost=1 + i % 3, icon=n.IGNITION) for i, effects in enumerate(EVENTS)]
    return [SimpleNamespace(cards=cards, player=None), SimpleNamespace(cards=cards[::-1], player=None)]


def check(game: ReferenceGame) -> None:
    """Every card in exactly one place; slots, stamps of the board and options are in order."""
    s = game.s
    places = Counter(card for zones in s.zones.values() for zone in zones for card in zone)
    places.update(unit.card for unit in s.units.values())
    assert places == Counter(s.cards.keys())
    for card, zone in s.where.items():
        assert (zone == n.SQUARE) == (s.unit_of_card(card) is not None)
    for slot, unit in s.units.items():
        assert unit.slot == slot
        assert slot == unit.square or (slot >= 9 and unit.square in s.units)
    for seat in (0, 1):
        known = [*s.deck_top[seat], *s.deck_bottom[seat]]
        assert len(set(known)) == len(known)
        assert set(known) <= s.zones[n.DECK][seat]
        assert s.rebooted[seat] <= s.zones[n.RESOURCE][seat]
        assert s.known_life[seat] <= s.zones[n.LIFE][seat]
    assert not s.reading
    if game.decision is not None:
        options = game.decision.options
        assert len(options) >= 2
        assert len(set(options)) == len(options)


def play(game: ReferenceGame, salt: int) -> list[Any]:
    """Answer by arithmetic until the game is over; gives what was seen."""
    seen = []
    while game.run():
        check(game)
        assert game.decision is not None
        seen.append((game.decision, game.state()))
        game.answer((salt * 7919 + len(seen) * 104729) % 1009 % len(game.decision.options))
    check(game)
    assert game.over is not None
    return seen


@pytest.mark.parametrize("pair", range(6))
def test_every_card_is_in_exactly_one_place(decks: list[Any], pair: int) -> None:
    """ZX-4: invariants after every decision, to the end of the game."""
    game = ReferenceGame(decks, seed=3, pair=pair, first=pair % 2)
    assert len(play(game, pair)) == game.decisions


def test_same_seed_same_game(decks: list[Any]) -> None:
    assert play(ReferenceGame(decks, seed=9), 1) == play(ReferenceGame(decks, seed=9), 1)
    assert play(ReferenceGame(decks, seed=9), 1) != play(ReferenceGame(decks, seed=10), 1)


def test_random_players_finish(decks: list[Any]) -> None:
    reasons = Counter()
    for pair in range(8):
        game = ReferenceGame(decks, seed=4, pair=pair, policies=("random", "random"))
        assert game.run() is False
        check(game)
        assert game.over is not None
        reasons[game.over["reason"]] += 1
    assert reasons["life"] + reasons["deck_out"] >= 6


def test_pairing_by_deck_swaps_the_streams(decks: list[Any]) -> None:
    """PROTOCOL: with pairing "deck" the streams follow the deck into the other seat."""
    a = ReferenceGame(decks, seed=1, pair=2)
    b = ReferenceGame(decks[::-1], seed=1, pair=2, swapped=True)
    c = ReferenceGame(decks[::-1], seed=1, pair=2, swapped=True, pairing="seat")
    draws = [[game.s.streams[0, seat].next() for seat in (0, 1)] for game in (a, b, c)]
    assert draws[1] == draws[0][::-1]
    assert draws[2] == draws[0]


@pytest.mark.slow
def test_real_decks_finish() -> None:
    """Random games between the built-in decks."""
    cards = pytest.importorskip("zxfast.games.zx.cards")
    builtin = pytest.importorskip("zxfast.decks")
    assert cards is not None
    names = ("b01_mono_red", "b01_mono_blue", "b01_mono_black", "b01_mono_green")
    lists = [builtin.load(name) for name in names]
    for pair in range(8):
        game = ReferenceGame([lists[pair % 4], lists[(pair + 1) % 4]], seed=6, pair=pair)
        play(game, pair)
