"""`zx.swap` and `zx.screen`: the same games where nothing differs, the difference of two plain runs, and when it stops."""

from __future__ import annotations

import json

import numpy as np
import pytest
from click.testing import CliRunner

import zxfast as zx
from zxfast.cli import cli
from zxfast.decks import load
from zxfast.decks.exchange import exchange
from zxfast.errors import UserError
from zxfast.stats.sprt import PairedGsprt

RED, OTHER = "b01_mono_red", "redgreen_resourcelink_b04"
SWAPS = [
    (RED, {"B01-012": ("B01-016", 1)}),
    (RED, {"B01-012": "B01-016", "B01-020": ("B03-004", 2)}),
    (RED, {"B01-010": ("B01-012", 1)}),  # a fourth copy, away from the others
    ("c01_white_red_asuka", {"C01-014": ("C01-013", 2)}),  # its icon depends on the game
]


@pytest.mark.parametrize("policy", ["random", "greedy", "heuristic"])
@pytest.mark.parametrize(("deck", "changes"), SWAPS, ids=str)
def test_games_that_are_not_replayed_are_the_same_games(deck, changes, policy):
    short, full = (
        zx.swap(deck, changes, OTHER, games=1000, policy=policy, seed=3, replay_all=replay_all, threads=1)
        for replay_all in (False, True)
    )
    assert (short.before == full.before).all()
    assert (short.after == full.after).all()
    assert short.replayed < full.replayed == 1000


def test_the_difference_is_that_of_two_plain_runs():
    found = zx.swap(RED, {"B01-012": "B01-016"}, OTHER, games=600, policy="random", seed=5, threads=1)
    changed = exchange(load(RED), {"B01-012": "B01-016"})
    for deck, points in ((RED, found.before), (changed, found.after)):
        winner = zx.match(deck, OTHER, games=600, policy="random", seed=5, threads=1).rows["winner"]
        half = np.select([winner == 0, winner == -1], [2, 1], 0).reshape(-1, 2).sum(axis=1)
        assert (half == points).all()
    assert found.difference.value == pytest.approx((found.after.mean() - found.before.mean()) / 4)
    assert sum(found.counts) == 300
    paired, apart = found.needed()
    assert paired < apart


def test_hidden_cards_are_those_that_nobody_saw():
    """In the log of a game without a reload a card that is not hidden appears by name, a hidden one does not."""
    from zxfast.games.zx import engine
    from zxfast.run.worker import Worker

    run = zx.match(RED, OTHER, games=40, policy="greedy", seed=1, threads=1)
    games = np.arange(40, dtype=np.uint64)
    rows, hidden = np.zeros(40, engine.ROW_DTYPE), np.zeros((40, 2), np.uint64)
    policy = engine.POLICIES["greedy"]
    engine.play_listed(*Worker(run.spec).prepare(), 1, games, policy, policy, "deck", rows, hidden)
    assert rows.tobytes() == run.rows.tobytes()
    seen_before = 0
    for game in range(40):
        for side, deck in enumerate(run.decks):
            bits = int(hidden[game, side])
            if run.rows["reloads"][game, side]:
                assert bits == 0
                continue
            life, played = int(run.rows["life_left"][game, side]), bits.bit_count()
            assert life <= played < 45  # opening hand and start resources are always seen
            seen_before += 50 - played
            assert bits >> len(deck.cards) == 0
    assert seen_before > 0


def test_a_start_card_matters_from_the_start():
    found = zx.swap(RED, {"B01-008": ("B01-012", 1)}, games=100, policy="random", threads=1)
    assert found.replayed == 100


def test_the_sequential_test_stops_and_does_not_depend_on_threads():
    test = PairedGsprt(0.0, 0.01)
    runs = [zx.swap(RED, {"B01-012": "B01-016"}, games=20_000, test=test, threads=threads) for threads in (1, 3)]
    assert runs[0].games == runs[1].games < 20_000 and runs[0].games % 500 == 0
    assert runs[0].counts == runs[1].counts
    assert runs[0].llr is not None and runs[0].llr.decision == "H1"
    assert runs[0].difference.low > 0


def test_screen_corrects_for_many_tests():
    screened = zx.screen(RED, "B01-016", games=400, policy="greedy", threads=1)
    table = screened.table
    assert len(table) == len(screened.swaps) >= 8
    assert (table["p_adjusted"] >= table["p"]).all()
    assert table["p_adjusted"].is_monotonic_increasing
    alone = zx.swap(RED, {"B01-012": ("B01-016", 1)}, games=400, policy="greedy", threads=1)
    row = table[table["changed"] == alone.changed.name].iloc[0]
    assert row["difference"] == pytest.approx(alone.difference.value)
    assert row["replayed"] == alone.replayed


def test_command():
    args = ["swap", RED, "2 B01-012=B01-016", "-n", "400", "--fixed", "--threads", "1"]
    text = CliRunner().invoke(cli, args).stdout
    assert "400 games of each deck" in text and "for 1 point at 5 % / 90 %" in text
    data = json.loads(CliRunner().invoke(cli, [*args, "--json"]).stdout)
    assert data["games"] == 400 and data["sprt"] is None and sum(data["counts"]) == 200
    assert CliRunner().invoke(cli, [*args, "--csv"]).stdout.count("\n") == 2
    tested = json.loads(CliRunner().invoke(cli, [*args[:-3], "--threads", "1", "--json"]).stdout)
    assert tested["sprt"]["h1"] == 0.01
    screened = json.loads(
        CliRunner().invoke(cli, ["swap", RED, "--screen", "B01-016", "-n", "40", "--threads", "1", "--json"]).stdout
    )
    assert len(screened["swaps"]) >= 8


@pytest.mark.parametrize(
    "args",
    [
        [RED],
        [RED, "B01-012=B01-016", "--screen", "B01-016"],
        [RED, "B01-012"],
        [RED, "B01-012=B01-014"],
        [RED, "B01-012=B01-016", "-n", "7"],
        [RED, "B01-012=B01-016", "--h1", "0"],
        [RED, "B01-012=B01-016", "--alpha", "2"],
        [RED, "B01-012=B01-016", "--policy", "nobody"],
        [RED, "--screen", "X99-001"],
    ],
)
def test_bad_input(args):
    result = CliRunner().invoke(cli, ["swap", *args])
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1


def test_odd_numbers_of_games():
    with pytest.raises(UserError, match="even"):
        zx.swap(RED, {"B01-012": "B01-016"}, games=5)
