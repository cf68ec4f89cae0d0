"""What a table says about a field."""

import json

import numpy as np
import pytest

import zxfast as zx
from zxfast.decks import load
from zxfast.errors import UserError
from zxfast.matchups import Cell, Matrix, MatrixSpec
from zxfast.stats.pairs import PairCounts
from zxfast.stats.ratings import bradley_terry

NAMES = "c01_white_red_asuka", "redgreen_resourcelink_b04", "b01_mono_red"


def cell(a, b, won, pairs=500):
    """A cell in which deck A won both games of so many pairs and lost both of the others."""
    counts = PairCounts(ll=pairs - won, ww=won)
    games = {"games": 2 * pairs, "wins_a": 2 * won, "wins_b": 2 * (pairs - won), "draws": 0}
    return Cell(a, b, **games, pairs=counts, first=counts, capped=0, turns_mean=9.0, seed=1, seconds=0.1, checksum="")


def cyclic(won=300):
    a, b, c = NAMES
    spec = MatrixSpec(tuple(load(name) for name in NAMES), None, 1000)
    return Matrix(spec, (cell(a, b, won), cell(a, c, 500 - won), cell(b, c, won)))  # each beats the next one


def test_a_circle_has_an_even_mix_and_no_ranking():
    answer = zx.meta(cyclic(), samples=200)
    assert answer.equilibrium.weights == pytest.approx([1 / 3] * 3)
    assert answer.equilibrium.value == pytest.approx(0.5)
    assert [standing.rate.value for standing in answer.standings] == pytest.approx([0.5] * 3)
    assert not any(standing.separable for standing in answer.standings[:2])
    assert answer.ratings.elo == pytest.approx([0.0] * 3, abs=1e-6)
    assert answer.stability.same_support > 0.95
    assert answer.ratings.deviance[0] > 50  # strengths do not explain a circle


def test_the_answer_to_a_given_field():
    answer = zx.meta(cyclic(), shares={NAMES[1]: 30, NAMES[2]: 10}, samples=20)
    assert answer.shares == {NAMES[0]: 0.0, NAMES[1]: 0.75, NAMES[2]: 0.25}
    assert answer.best_response.name == NAMES[0]  # 0.75 * 0.6 + 0.25 * 0.4
    assert answer.best_response.rate.value == pytest.approx(0.55)
    scores = dict(zip(answer.table["deck"], answer.table["score"], strict=True))
    assert scores[NAMES[1]] == pytest.approx(0.75 * 0.5 + 0.25 * 0.6)


def test_pairs_that_move_together_widen_everything():
    table = cyclic()
    answer = zx.meta(table, samples=20)
    assert answer.design_effect == pytest.approx(2.0, rel=0.01)  # a pair is one observation here
    plain = bradley_terry(table.wins, NAMES)
    assert answer.ratings.standard_error == pytest.approx(plain.standard_error * np.sqrt(answer.design_effect))


def test_a_deck_that_never_lost_is_rated_with_a_penalty():
    answer = zx.meta(cyclic(500), samples=20)
    assert answer.ridge == 0.0  # a circle: everybody lost
    a, b, c = NAMES
    perfect = Matrix(cyclic().spec, (cell(a, b, 500), cell(a, c, 500), cell(b, c, 250)))
    answer = zx.meta(perfect, samples=20)
    assert answer.ridge > 0 and answer.best_response.name == a
    assert answer.equilibrium.support() == (0,)


def test_dictionary_is_json(tmp_path):
    total = zx.meta(cyclic(), samples=20).to_dict()
    assert json.loads(json.dumps(total))["equilibrium"]["decks"] == list(NAMES)


def test_what_cannot_be_answered(tmp_path):
    spec = MatrixSpec(tuple(load(name) for name in NAMES), None, 1000)
    with pytest.raises(UserError, match="was not played"):
        zx.meta(Matrix(spec, cyclic().results[:2]))
    with pytest.raises(UserError, match="nobody is not in the field"):
        zx.meta(cyclic(), shares={"nobody": 1})
    against = zx.matrix(NAMES[0], against=NAMES[1], games=4, policy="random", threads=1)
    with pytest.raises(UserError, match="every deck against every other one"):
        zx.meta(against)
    zx.match(NAMES[0], NAMES[1], games=4, policy="random", threads=1, out=tmp_path)
    with pytest.raises(UserError, match="holds a run of two decks"):
        zx.meta(tmp_path)
    with pytest.raises(UserError, match="holds no run and no matrix"):
        zx.meta(tmp_path / "nothing")
