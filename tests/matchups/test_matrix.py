"""Tables of matchups."""

import pytest

import zxfast as zx
from zxfast.errors import UserError
from zxfast.games.zx import decks as builtin
from zxfast.matchups.plan import cell_seed, deck_set

A, B, C = "c01_white_red_asuka", "redgreen_resourcelink_b04", "b01_mono_red"


@pytest.fixture(scope="module")
def three():
    return zx.matrix([A, B, C], games=60, seed=4, policy="random", threads=1)


def test_every_pair_once_with_the_totals_of_its_run(three):
    cells = three.cells
    assert list(zip(cells["deck_a"], cells["deck_b"], strict=True)) == [(A, B), (A, C), (B, C)]
    row = cells.iloc[1]
    run = zx.match(A, C, games=60, seed=int(row["seed"]), policy="random", threads=1)
    assert row["checksum"] == run.checksum
    assert row["wins_a"] + row["wins_b"] + row["draws"] == row["games"] == 60
    assert row["wins_a"] == run.to_dict()["wins_a"]
    assert row["win_rate"] == pytest.approx((row["wins_a"] + row["draws"] / 2) / 60)
    assert row["low"] < row["win_rate"] < row["high"]
    assert 2 * sum(row[name] for name in ("ll", "ld", "dd_wl", "wd", "ww")) == 60


def test_rates_are_complementary(three):
    rates = three.rates.to_numpy()
    assert rates + rates.T == pytest.approx(1.0)
    assert three.rates.loc[B, A] == pytest.approx(1 - three.cells["win_rate"][0])


def test_a_cell_does_not_depend_on_the_other_decks(three):
    two = zx.matrix([A, C], games=60, seed=4, policy="random", threads=1)
    assert two.cells["checksum"][0] == three.cells["checksum"][1]
    assert zx.matrix([A, C], games=60, seed=5, policy="random", threads=1).cells["checksum"][0] != two.cells["checksum"][0]


def test_one_against_many(three):
    table = zx.matrix(A, against=[B, C, A], games=60, seed=4, policy="random", threads=1)
    assert table.cells["deck_b"].tolist() == [B, C]
    assert table.cells["checksum"].tolist() == three.cells["checksum"].tolist()[:2]
    assert table.rates.loc[A, A] == 0.5


def test_mirrors_are_played_when_asked_for():
    table = zx.matrix(A, games=20, policy="random", mirrors=True, threads=1)
    assert table.cells[["deck_a", "deck_b", "games"]].to_numpy().tolist() == [[A, A, 20]]
    assert table.rates.loc[A, A] == 0.5


def test_a_folder_of_decks(tmp_path):
    for name in (B, A):
        (tmp_path / f"{name}.txt").write_text(builtin.read(name), encoding="utf-8")
    assert [deck.name for deck in deck_set(tmp_path)] == [A, B]
    (tmp_path / "copy.txt").write_text(builtin.read(A), encoding="utf-8")
    with pytest.raises(UserError, match="are the same list"):
        deck_set(tmp_path)


def test_cells_have_seeds_of_their_own():
    a, b, c = deck_set([A, B, C])
    assert len({cell_seed(seed, *pair) for seed in (0, 1) for pair in ((a, b), (b, a), (a, c))}) == 6


def test_nothing_to_play():
    with pytest.raises(UserError, match="nothing to play"):
        zx.matrix(A)


def test_built_in_means_all_of_them():
    assert [deck.name for deck in deck_set("built-in")] == builtin.names()


def test_both_decks_in_rows_and_field_meet_once():
    table = zx.matrix([A, B], against=[B, A], games=20, policy="random", threads=1)
    assert table.cells[["deck_a", "deck_b"]].to_numpy().tolist() == [[A, B]]
    assert table.rates.loc[B, A] == pytest.approx(1 - table.rates.loc[A, B])


def test_one_name_for_two_lists_is_refused(tmp_path):
    (tmp_path / f"{A}.txt").write_text(builtin.read(B), encoding="utf-8")
    with pytest.raises(UserError, match=f"two decks are called {A}"):
        zx.matrix(A, against=[str(tmp_path / f"{A}.txt")], games=2)


def test_ranking_against_a_field_with_weights(three):
    rows = {standing.name: standing.rate.value for standing in three.ranking({B: 3, C: 1})}
    rates = three.rates
    for name in (A, B, C):
        assert rows[name] == pytest.approx(0.75 * rates.loc[name, B] + 0.25 * rates.loc[name, C])


def test_ctrl_c_keeps_the_finished_cells(monkeypatch):
    from zxfast.matchups import api

    played = []

    def match(*args, **options):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(args)
        return zx.match(*args, **options)

    monkeypatch.setattr(api, "match", match)
    table = zx.matrix([A, B, C], games=20, policy="random", threads=1)
    assert table.interrupted and len(table.results) == 2
