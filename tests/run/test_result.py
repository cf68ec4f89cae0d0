"""Totals, frames, text, files and replay of real runs."""

import json

import numpy as np
import pytest

import zxfast as zx
from zxfast.errors import UserError
from zxfast.games.zx import engine
from zxfast.run.files import check_target, save
from zxfast.run.totals import Totals
from zxfast.stats.pairs import first_player_advantage, pentanomial, seat_balance, win_rate
from zxfast.stats.rates import wilson

A, B = "c01_white_red_asuka", "redgreen_resourcelink_b04"


@pytest.fixture(scope="module")
def run():
    return zx.match(A, B, games=600, seed=5, policy="random", threads=2)


def test_rows_have_no_bytes_that_mean_nothing():
    dtype = engine.ROW_DTYPE
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names)


def test_rows_are_numbered_paired_and_the_first_player_alternates(run):
    rows = run.rows
    assert rows["game"].tolist() == list(range(600))
    assert (rows["pair"] == rows["game"] // 2).all()
    assert (rows["first"] == rows["game"] % 2).all()


def test_totals_agree_with_the_rows(run):
    total = run.to_dict()
    assert total["wins_a"] == int((run.rows["winner"] == 0).sum())
    assert total["wins_b"] == int((run.rows["winner"] == 1).sum())
    assert total["wins_a"] + total["wins_b"] + total["draws"] == total["games"] == 600
    assert sum(total["reasons"].values()) == 600
    low, high = wilson(total["wins_a"], 600)
    assert total["win_rate_a"] == {"value": total["wins_a"] / 600, "low": low, "high": high, "level": 0.95, "method": "wilson"}
    first = int((run.rows["winner"] == run.rows["first"]).sum())
    assert total["first_player_win_rate"]["value"] == first / 600
    assert total["turns_mean"] == pytest.approx(run.rows["turns"].mean())
    assert total["decisions_mean"] == pytest.approx(run.rows["decisions"].mean())


def test_damage_dealt_covers_the_life_cards_it_revealed(run):
    damage, revealed = run.rows["damage"], run.rows["life_revealed"]
    assert (damage[:, 0] >= revealed[:, 1]).all() and (damage[:, 1] >= revealed[:, 0]).all()
    lost = (run.rows["reason"] == engine.REASONS.index("life")) & (run.rows["reloads"] == 0).all(
        axis=1
    )  # a reload takes a life card
    assert (damage[lost, run.rows["winner"][lost]] >= 1).all()


def test_pairs_and_seats_agree_with_the_rows(run):
    total = run.to_dict()
    assert tuple(total["pairs"].values()) == pentanomial(run.rows).counts
    seats = seat_balance(run.rows)
    for name, rate in (
        ("score_a", win_rate(run.rows)),
        ("score_a_first", seats.first),
        ("score_a_second", seats.second),
        ("first_player_score", first_player_advantage(run.rows)),
    ):
        assert total[name]["value"] == pytest.approx(rate.value)
        assert (total[name]["low"], total[name]["high"]) == pytest.approx((rate.low, rate.high))


def test_games_ended_by_a_cap_are_listed_and_left_out():
    from zxfast.run.words import summary

    run = zx.match(A, B, games=600, seed=5, policy="random", threads=1)
    rows = run.rows.copy()
    rows["reason"][[7, 100, 101]] = [engine.REASONS.index(name) for name in ("turn_cap", "loop", "turn_cap")]
    capped = type(run)(run.spec, Totals.of(rows[:90]) + Totals.of(rows[90:]), run.tallies, lambda: iter([rows]), 1.0, 1)
    caps = capped.to_dict()["caps"]
    assert caps["games"] == 3 and caps["reasons"] == {"loop": 1, "turn_cap": 2} and caps["numbers"] == [7, 100, 101]
    kept = rows[~np.isin(rows["pair"], [3, 50])]
    assert caps["score_a_without"]["n"] == len(kept) == 596
    assert caps["score_a_without"]["value"] == pytest.approx(win_rate(kept).value)
    text = summary(capped)
    assert "ended by a cap: 3 games, of seed 5: 7, 100, 101" in text
    assert "without their pairs" in text
    assert "ended by a cap" not in run.summary()


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_same_results_for_any_threads_chunks_and_executor(policy, monkeypatch):
    from concurrent.futures import ThreadPoolExecutor

    from zxfast.run import execute

    def checksum(**options):
        return zx.match(A, B, games=501, seed=9, policy=policy, **options).checksum

    one = checksum(threads=1)
    assert checksum(threads=3) == one
    with ThreadPoolExecutor(2) as pool:
        assert checksum(executor=pool) == one
    monkeypatch.setattr(execute, "_chunk_games", lambda left, per_game, lanes: min(left, 14))
    assert checksum(threads=2) == one
    assert zx.match(A, B, games=501, seed=10, policy=policy).checksum != one


def test_a_process_pool_gives_the_same_results():
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        other = zx.match(A, B, games=200, seed=5, policy="random", executor=pool, threads=1)
    assert other.checksum == zx.match(A, B, games=200, seed=5, policy="random").checksum


def test_odd_number_of_games_leaves_out_the_second_of_the_last_pair(run):
    odd = zx.match(A, B, games=35, seed=5, policy="random")
    assert len(odd.rows) == 35
    assert np.array_equal(odd.rows, run.rows[:35])
    even = zx.match(A, B, games=34, seed=5, policy="random")
    opening = engine.TALLY_KINDS.index("opening")
    more = (odd.tallies - even.tallies)[:, :, opening].sum(axis=(1, 2))
    assert more.min() >= 4  # one game more: at least one opening hand on each side
    assert more.max() <= 8


def test_prefix_of_a_longer_run_is_the_shorter_run(run):
    assert np.array_equal(zx.match(A, B, games=100, seed=5, policy="random").rows, run.rows[:100])


def test_different_policies_are_for_the_decks_not_the_seats():
    run = zx.match(A, B, games=200, seed=1, policy_a="greedy", policy_b="random")
    assert run.to_dict()["policies"] == ["greedy", "random"]
    for first in (0, 1):
        rows = run.rows[run.rows["first"] == first]
        assert (rows["winner"] == 0).mean() > 0.6  # the better player wins from both seats


def test_pairing_by_seat_plays_other_games_than_by_deck():
    by_deck, by_seat = (zx.match(A, B, games=50, seed=1, policy="random", pairing=pairing) for pairing in ("deck", "seat"))
    assert np.array_equal(by_deck.rows[::2], by_seat.rows[::2])  # A in seat 0: the same streams
    assert not np.array_equal(by_deck.rows[1::2], by_seat.rows[1::2])


def test_summary_in_words(run):
    text = run.summary()
    for part in (
        "600 games, random against random, seed 5",
        A,
        B,
        "wilson, 95%, n = 600 games, 300 pairs",
        run.checksum,
        engine.VARIANT,
    ):
        assert part in text
    assert "approximate" not in text


def test_games_frame(run):
    frame = run.games
    assert len(frame) == 600
    assert set(frame["winner"].unique()) <= {"A", "B", "draw"}
    assert (frame["winner"] == "A").sum() == run.to_dict()["wins_a"]
    assert (frame["reason"] == "life").sum() == run.to_dict()["reasons"]["life"]
    assert frame["deck_b"].unique().tolist() == [B]
    assert frame["life_left_b"].tolist() == run.rows["life_left"][:, 1].tolist()


def test_cards_frame(run):
    frame = run.cards
    assert frame.groupby("side")["copies"].sum().tolist() == [50, 50]
    kept = frame["opening_won"] + frame["opening_lost"] + frame["opening_drawn"]
    assert kept[frame["side"] == "A"].sum() >= 4 * 600  # four cards in each opening hand
    seen = frame["seen_won"] + frame["seen_lost"] + frame["seen_drawn"]
    assert (seen <= frame["copies"] * 600).all()
    assert (seen >= frame["played_won"] + frame["played_lost"] + frame["played_drawn"]).all()


def test_interrupted_text(run):
    import dataclasses

    rows = run.rows[:300]
    half = dataclasses.replace(run, totals=Totals.of(rows), chunks=lambda: iter([rows[:200], rows[200:]]))
    assert half.interrupted
    assert np.array_equal(half.rows, rows)
    assert "300 games" in half.summary() and "(interrupted)" in half.summary()
    assert half.to_dict()["games"] == 300


# ---- files ----------------------------------------------------------------------------------------------------------


def test_a_folder_has_totals_and_cards_beside_the_games(run, tmp_path):
    folder = tmp_path / "new" / "run"
    mine = zx.match(A, B, games=600, seed=5, policy="random", threads=1, out=folder)
    assert mine.checksum == run.checksum
    names = sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))
    assert names == ["cards.csv", "games-000000000000.parquet", "manifest.json", "summary.json"]
    assert json.loads((folder / "summary.json").read_text(encoding="utf-8")) == mine.to_dict()
    import pandas as pd

    assert pd.read_parquet(folder / "games-000000000000.parquet")["turns"].tolist() == run.rows["turns"].tolist()
    assert pd.read_csv(folder / "cards.csv")["opening_won"].tolist() == run.cards["opening_won"].tolist()


@pytest.mark.parametrize("name", ["r.json", "r.csv", "r.parquet"])
def test_single_files(run, tmp_path, name):
    path = tmp_path / name
    check_target(path)
    save(run, path)
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert path.stat().st_size > 100


@pytest.mark.parametrize("name", ["missing/r.json", "r.xlsx", "file.txt/run"])
def test_targets_that_cannot_be_written(tmp_path, name):
    (tmp_path / "file.txt").write_text("")
    with pytest.raises(UserError):
        check_target(tmp_path / name)


# ---- replay ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("policies", [("random", "random"), ("greedy", "random"), ("greedy", "greedy")])
@pytest.mark.parametrize("pairing", ["deck", "seat"])
def test_a_replayed_game_is_the_game_of_the_run(policies, pairing):
    run = zx.match(A, B, games=12, seed=77, policy_a=policies[0], policy_b=policies[1], pairing=pairing)
    for game in range(12):
        log, row = zx.replay(run, game=game), run.rows[game]
        assert {"A": 0, "B": 1, None: -1}[log.winner] == row["winner"]
        assert log.reason == engine.REASONS[row["reason"]]
        assert len(log.steps) == row["decisions"]
        assert log.turns == row["turns"]


def test_replay_is_readable(run):
    text = zx.replay(run, game=3).text
    assert text.startswith("game 3 of seed 5")
    assert "B goes first" in text
    assert "turn 1 " in text
    assert "C01-" in text
    assert " to trash" in text
    assert text.rstrip().splitlines()[-1].startswith(("A wins", "B wins", "draw"))


def test_replay_outside_the_run(run):
    with pytest.raises(UserError, match="the run has games 0 to 599"):
        zx.replay(run, game=600)


def test_unknown_policy():
    with pytest.raises(UserError, match=r"unknown policy gredy \(did you mean greedy\?\)"):
        zx.match(A, B, games=2, policy="gredy")


def test_card_table_by_copies_and_by_games():
    run = zx.match(A, B, games=300, seed=4, policy="random", threads=1)
    copies, games = run.card_table(), run.card_table(by="games")
    assert (copies["games"] == 300).all() and (games["games"] == 300).all()
    assert (games["gih_n"] + games["gns_n"] == 300).all()
    assert (copies["gih_n"] + copies["gns_n"] == 300 * copies["copies"]).all()
    assert (games["oh_n"] <= copies["oh_n"]).all() and (games["oh_n"] < copies["oh_n"]).any()
    single = copies["copies"] == 1
    same = [f"{state}_n" for state in ("oh", "gd", "gih", "played", "ignited", "life_played", "kept", "returned")]
    assert (copies.loc[single, same] == games.loc[single, same]).all(axis=None)
    hands = copies[copies["side"] == "A"][["oh_n", "kept_n", "returned_n"]].sum()
    mulligans = int(run.rows["mulligan"][:, 0].sum())
    assert 0 < mulligans < 300
    assert list(hands) == [4 * 300, 4 * (300 - mulligans), 4 * mulligans]
    first = copies["first_turn"].dropna()
    assert first.min() >= 1 and first.max() <= run.rows["turns"].max() / 2 + 1
