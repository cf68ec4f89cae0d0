"""What holds for every player: legal answers to every kind of question, no hidden information."""

import random
from collections import Counter

import pytest

from zxfast.games.zx import codes as C
from zxfast.games.zx import engine

PLAYERS = ["random", "greedy", "heuristic"]
QUESTIONS = {number for name, number in vars(C).items() if name.startswith("DP_")}


def play(table, players, seed, pair, look=None):
    """One game; look(game, kind, player) is called at each decision. Some answers are at random: strange positions."""
    chance = random.Random(f"{seed} {pair}")
    game = engine.Game(table, seed=seed, pair=pair)
    game.run()
    while game.decision is not None:
        kind, who = game.decision
        k = game.suggest(players[who])
        if look is not None:
            look(game, kind, who)
        if chance.random() < 0.1:
            k = chance.randrange(len(game.options()))
        game.answer(k)                  # raises if there is no such option
        assert game.broken() is None
    assert game.over["reason"] in engine.REASONS
    return game


@pytest.mark.parametrize("players", [("greedy", "heuristic"), ("heuristic", "random"), ("heuristic", "heuristic")])
def test_every_question_gets_a_legal_answer(players, tables, strange_tables, asking_tables):
    asked = Counter()
    for i, table in enumerate(tables + strange_tables + asking_tables * 4):
        play(table, players, 6, i, lambda game, kind, who: asked.update([kind]))
    assert set(asked) == QUESTIONS


@pytest.mark.parametrize("name", PLAYERS)
def test_the_batch_plays_the_games_that_are_played_step_by_step(name, tables):
    for i, table in enumerate(tables[::5]):
        inside = engine.Game(table, seed=3, pair=i, policies=(name, name))
        inside.run()
        outside = engine.Game(table, seed=3, pair=i)
        outside.run()
        while outside.decision is not None:
            outside.policy(outside.decision[1], name)
            outside.state()             # looking at a position changes nothing
            who = outside.decision[1]
            outside.ask_again()
            outside.policy(who, None)
        assert outside.over == inside.over
        assert outside.state() == inside.state()


def hidden(game, player):
    """The faces that a player cannot see."""
    zones = game.state()["zones"]
    return [zones[zone][owner] for owner in (0, 1) for zone in ("deck", "life", "hand") if (zone, owner) != ("hand", player)]


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
def test_no_player_peeks(name, tables, strange_tables, asking_tables):
    """ZX-19.1: whatever cannot be seen changes places, the choice stays the same."""
    looked = Counter()

    def look(game, kind, who):
        looked["positions"] += 1
        options, choice = game.options(), game.suggest(name)
        for k in range(2):
            other = game.redealt(who, looked["positions"] * 2 + k)
            assert other.broken() is None
            assert other.options() == options
            assert other.suggest(name) == choice, (kind, options)
            looked["moved"] += hidden(other, who) != hidden(game, who)

    for i, table in enumerate(tables + strange_tables + asking_tables):
        play(table, (name, name), 8, i, look)
    assert looked["positions"] > 5000
    assert looked["moved"] > looked["positions"]


def test_dealing_anew_keeps_what_is_known(tables):
    """Own hand, public zones and numbers of cards are the same; the same seed deals the same."""

    def look(game, kind, who):
        before, after = game.state(), game.redealt(who, 5).state()
        for zone in ("resource", "rebooted", "charge", "trash", "removed"):
            assert before["zones"][zone] == after["zones"][zone]
        assert before["zones"]["hand"][who] == after["zones"]["hand"][who]
        for zone in ("hand", "life", "deck"):
            assert [len(cards) for cards in before["zones"][zone]] == [len(cards) for cards in after["zones"][zone]]
        assert before["units"] == after["units"]
        assert game.redealt(who, 5).state() == after

    for i, table in enumerate(tables[::4]):
        play(table, ("heuristic", "heuristic"), 2, i, look)
