"""`heuristic`: how strong it is, and its weights."""

import tomllib

import pytest

import zxfast as zx
from zxfast.decks import load
from zxfast.errors import UserError
from zxfast.games.zx import codes as C
from zxfast.games.zx import engine
from zxfast.games.zx.compiler import compile_match
from zxfast.games.zx.policies.card_values import card_values
from zxfast.games.zx.policies.weights import DEFAULT, board_names, default_weights, from_tables, load_weights

DECKS = ["b01_mono_red", "b01_mono_blue", "c01_white_red_asuka", "c02_black_blue_ayase", "white_black_evolseed_b04",
         "f08_black_green_free"]


@pytest.mark.parametrize("deck", DECKS)
def test_heuristic_beats_greedy_and_random(deck):
    """Far above 60 % and 99.5 %: margins of more than six standard errors."""
    run = zx.match(deck, deck, games=1000, seed=4, policy_a="heuristic", policy_b="greedy")
    assert run.to_dict()["wins_a"] > 600
    run = zx.match(deck, deck, games=400, seed=4, policy_a="heuristic", policy_b="random")
    assert run.to_dict()["wins_a"] >= 398


def test_every_weight_of_the_core_is_in_the_file():
    tables = tomllib.loads(DEFAULT.read_text(encoding="utf-8"))
    assert list(tables["board"]) == board_names()
    assert len(board_names()) == C.WEIGHTS
    assert default_weights().board == tuple(tables["board"].values())


def test_other_weights_play_other_games(tmp_path):
    text = DEFAULT.read_text(encoding="utf-8")
    path = tmp_path / "slow.toml"
    path.write_text(text.replace("\nhit = ", "\nhit = -"), encoding="utf-8")
    weights = load_weights(path)
    a = load("b01_mono_red")
    games = []
    for table in (compile_match(a, a), compile_match(a, a, (weights, weights))):
        game = engine.Game(table, seed=1, policies=("heuristic", "heuristic"))
        game.run()
        games.append(game.state())
    assert games[0] != games[1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda t: t["board"].pop("hit"), r"\[board\] lacks hit"),
        (lambda t: t["board"].update(charm=3), r"\[board\] has no weight called charm"),
        (lambda t: t["cards"].update(unit_cost=1.5), r"\[cards\] unit_cost must be a whole number"),
        (lambda t: t["board"].update(hit=10**6), r"\[board\] hit must be a whole number from"),
        (lambda t: t.pop("cards"), r"\[cards\] lacks"),
    ],
)
def test_wrong_weights_are_named(change, message):
    tables = tomllib.loads(DEFAULT.read_text(encoding="utf-8"))
    change(tables)
    with pytest.raises(UserError, match=message):
        from_tables(tables)


def test_files_that_are_no_weights(tmp_path):
    path = tmp_path / "w.toml"
    with pytest.raises(UserError, match=r"w\.toml: not a file of weights"):
        load_weights(path)
    path.write_text("[board", encoding="utf-8")
    with pytest.raises(UserError, match=r"w\.toml: not a file of weights"):
        load_weights(path)


def test_values_of_cards():
    """A Z/X is worth more with its cost, power and good abilities; an Event only in hand."""
    from zxfast.games.zx.cards import load_all

    cards = load_all().cards
    value = {number: card_values(cards[number], default_weights()) for number in ("B01-003", "B01-016", "B01-020", "B01-015")}
    assert value["B01-003"].square < value["B01-016"].square
    assert value["B01-020"].square == 0 < value["B01-020"].hand
    assert value["B01-015"].hand > 0.5 * value["B01-015"].square  # its appearance destroys something
    assert card_values(cards["B01-005"], default_weights()).charge > value["B01-003"].charge
