"""Pairs as the unit: outcome counts, clustered intervals, seats, differences, caps."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.pairs import (
    PairCounts,
    capped_games,
    difference,
    difference_of,
    first_player_advantage,
    games_to_detect,
    pair_points,
    paired_difference,
    pentanomial,
    rank,
    seat_balance,
    win_rate,
)
from zxfast.stats.rates import rate, wilson

# pairs 0..6: WW, LL, W then D, L then D, DD, WL (first player wins both), WL (second player wins both); the last game is single
WINNERS = [0, 0, 1, 1, 0, -1, 1, -1, -1, -1, 0, 1, 1, 0, 0]


def rows_of(winners):
    n = len(winners)
    rows = np.zeros(n, dtype=[("game", "u8"), ("pair", "u8"), ("first", "u1"), ("winner", "i1"), ("reason", "u1")])
    rows["game"] = np.arange(n)
    rows["pair"] = np.arange(n) // 2
    rows["first"] = np.arange(n) % 2
    rows["winner"] = winners
    rows["reason"] = 1
    return rows


def test_five_counts():
    counts = pentanomial(rows_of(WINNERS))
    assert counts == PairCounts(ll=1, ld=1, dd_wl=3, wd=1, ww=1, single=1)
    assert (counts.pairs, counts.games) == (7, 14)
    assert counts.mean == 0.5
    assert counts + counts == PairCounts(2, 2, 6, 2, 2, 2)


def test_counts_from_frames_and_in_any_order():
    pd = pytest.importorskip("pandas")
    rows = rows_of(WINNERS)
    frame = pd.DataFrame({name: rows[name] for name in rows.dtype.names})
    shuffled = frame.sample(frac=1.0, random_state=3)
    assert pentanomial(frame) == pentanomial(shuffled) == pentanomial(rows)
    assert seat_balance(shuffled) == seat_balance(frame)
    worded = frame.assign(
        winner=pd.Categorical.from_codes(frame["winner"] % 3, ["A", "B", "draw"]), first=frame["first"].map({0: "A", 1: "B"})
    )
    assert pentanomial(worded) == pentanomial(rows)
    assert seat_balance(worded) == seat_balance(frame)
    with pytest.raises(ValueError, match="winner must be"):
        pentanomial(frame.assign(winner="nobody"))


def test_sides():
    rows = rows_of(WINNERS[:14])
    a, b = win_rate(rows), win_rate(rows, side="b")
    assert a.value + b.value == pytest.approx(1)
    assert (1 - b.high, 1 - b.low) == pytest.approx((a.low, a.high))
    pairs, points, games = pair_points(rows, "first")
    assert list(pairs) == list(range(7))
    assert list(points) == [1.0, 1.0, 1.5, 0.5, 1.0, 2.0, 0.0]
    assert set(games) == {2}
    assert first_player_advantage(rows).value == pytest.approx(0.5)


def test_clustered_variance_by_hand():
    """Pair scores 1, 0, 3/4, 1/4, 1/2, 1/2, 1/2: variance 5/48, standard error sqrt(5/336)."""
    counts = pentanomial(rows_of(WINNERS))
    assert counts.variance == pytest.approx(5 / 48)
    assert counts.standard_error == pytest.approx(math.sqrt(5 / 336))
    assert counts.effective_games == pytest.approx(0.25 * 336 / 5)
    r = counts.rate()
    assert (r.low, r.high) == pytest.approx(wilson(0.5 * 16.8, 16.8))
    assert r.n == 14
    normal = counts.rate(method="normal")
    assert normal.half_width == pytest.approx(1.959964 * math.sqrt(5 / 336), rel=1e-6)


def test_clustered_standard_error_against_statsmodels():
    """Same as the cluster-robust standard error of a mean (intercept-only regression, clusters = pairs)."""
    api = pytest.importorskip("statsmodels.api")
    rng = np.random.default_rng(4)
    rows = rows_of(rng.choice([0, 1], size=600))
    points = (rows["winner"] == 0).astype(float)
    fit = api.OLS(points, np.ones(600)).fit(cov_type="cluster", cov_kwds={"groups": rows["pair"].astype(int)})
    n, g = 600, 300  # statsmodels multiplies the variance by g/(g-1)·(n-1)/(n-1)
    counts = pentanomial(rows)
    assert counts.standard_error == pytest.approx(float(fit.bse[0]), rel=1e-9)
    assert (n, g) == (counts.games, counts.pairs)


def test_pairing_that_helps_and_that_hurts():
    split = PairCounts(dd_wl=90, ww=10)
    same = PairCounts(ll=45, ww=55)
    assert split.mean == same.mean == 0.55
    assert split.design_effect < 1 < same.design_effect
    assert split.rate().half_width < rate(110, 200).half_width < same.rate().half_width


def test_all_pairs_alike_still_have_an_interval():
    for counts in (PairCounts(dd_wl=50), PairCounts(ww=50), PairCounts(ll=1)):
        r = counts.rate()
        assert r.low < r.high
        assert r.low <= r.value <= r.high
    assert PairCounts().rate().n == 0
    assert (PairCounts().rate().low, PairCounts().rate().high) == (0.0, 1.0)


def test_coverage_of_the_pair_interval():
    """Correlated pairs: 95 percent intervals hold the true rate in about 95 percent of the runs."""
    rng = np.random.default_rng(5)
    held = 0
    runs = 1000
    for _ in range(runs):
        strength = rng.normal(0.2, 1.0, size=200)  # shared by the two games of a pair
        wins = rng.random((200, 2)) < (strength[:, None] > 0) * 0.8 + 0.1
        counts = np.bincount(wins.sum(axis=1) * 2, minlength=5)
        truth = 0.1 + 0.8 * 0.579259709
        held += truth in PairCounts(*(int(c) for c in counts)).rate()
    assert abs(held / runs - 0.95) < 4 * math.sqrt(0.95 * 0.05 / runs) + 0.005


@given(st.lists(st.integers(0, 60), min_size=5, max_size=5), st.floats(0.5, 0.999))
def test_pair_rate_properties(values, level):
    counts = PairCounts(*values)
    r = counts.rate(level)
    assert 0.0 <= r.low <= r.high <= 1.0
    if counts.pairs:
        assert r.low <= r.value <= r.high
        mirrored = PairCounts(*values[::-1]).rate(level)
        assert (1 - mirrored.high, 1 - mirrored.low) == pytest.approx((r.low, r.high), abs=1e-9)


def test_seat_balance():
    rows = rows_of([0, 1] * 40 + [0, 0] * 10 + [1, 1] * 10)
    balance = seat_balance(rows)
    assert balance.first.value == pytest.approx(50 / 60)
    assert balance.second.value == pytest.approx(10 / 60)
    assert balance.balanced == pentanomial(rows).rate()
    assert balance.gap.value == pytest.approx(40 / 60)
    assert balance.gap.method == "paired t"
    assert balance.gap.separable
    assert first_player_advantage(rows).value == pytest.approx(50 / 60)


def test_seat_balance_of_lopsided_runs():
    """Seats weigh equally even if one was played more often."""
    rows = rows_of([0, 1] * 40 + [0])
    balance = seat_balance(rows)
    assert balance.balanced.value == pytest.approx(0.5)
    assert balance.balanced.n == 81
    with pytest.raises(ValueError, match="each deck going first"):
        seat_balance(rows[rows["first"] == 0])


def test_newcombe_difference():
    """Newcombe 1998, 56/70 against 48/80: hybrid score interval 0.0524 to 0.3339; 9/10 against 3/10: 0.1705 to 0.8090."""
    d = difference(56, 70, 48, 80)
    assert (d.low, d.high) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert d.separable
    d = difference(9, 10, 3, 10)
    assert (d.low, d.high) == pytest.approx((0.1705, 0.8090), abs=5e-5)
    assert not difference(5, 10, 4, 10).separable
    assert "not separable" in str(difference(5, 10, 4, 10))


@pytest.mark.parametrize(("method", "name"), [("newcombe", "newcomb"), ("wald", "wald"), ("agresti-caffo", "agresti-caffo")])
@pytest.mark.parametrize("data", [(56, 70, 48, 80), (9, 10, 3, 10), (5, 56, 0, 29), (520, 1000, 480, 1000)])
def test_difference_against_statsmodels(method, name, data):
    proportion = pytest.importorskip("statsmodels.stats.proportion")
    k1, n1, k2, n2 = data
    expected = proportion.confint_proportions_2indep(k1, n1, k2, n2, method=name, compare="diff", correction=False)
    d = difference(*data, method=method)
    assert (d.low, d.high) == pytest.approx(expected, abs=1e-6)


def test_difference_edges():
    assert difference(0, 0, 5, 9).separable is False
    assert difference(0, 0, 5, 9, method="wald").separable is False
    with pytest.raises(ValueError, match="difference method"):
        difference(1, 2, 1, 2, method="exact")
    with pytest.raises(ValueError, match="different levels"):
        difference_of(rate(1, 2, 0.9), rate(1, 2, 0.95))


def test_paired_difference_against_scipy():
    stats = pytest.importorskip("scipy.stats")
    rng = np.random.default_rng(6)
    a, b = rng.random(50), rng.random(50)
    d = paired_difference(a, b)
    expected = stats.ttest_rel(a, b).confidence_interval(0.95)
    assert (d.low, d.high) == pytest.approx((expected.low, expected.high))
    with pytest.raises(ValueError, match="same length"):
        paired_difference(a, b[:-1])
    with pytest.raises(ValueError, match="at least two"):
        paired_difference([1.0], [0.0])


def test_games_to_detect():
    """One point at 5 percent and 90 percent power: 52538 games per deck unpaired (z = 1.959964 + 1.281552)."""
    assert games_to_detect(0.01) == math.ceil(2 * 0.25 * (1.959963985 + 1.281551566) ** 2 / 0.0001)
    assert games_to_detect(0.01) == 52538
    assert games_to_detect(0.01, variance=0.05, samples=1) < 10_000
    with pytest.raises(ValueError, match="difference > 0"):
        games_to_detect(0)


def test_rank_by_lower_bound():
    table = {"few": rate(9, 10), "many": rate(700, 1000), "weak": rate(300, 1000), "none": rate(0, 0)}
    order = rank(table)
    assert [name for name, _, _ in order] == ["many", "few", "weak", "none"]
    assert [apart for _, _, apart in order] == [False, True, False, True]


def test_capped_games_are_counted_and_listed():
    rows = rows_of([0, 0, 0, -1, 1, 1, 0, 1])
    rows["reason"] = [1, 1, 1, 5, 1, 1, 4, 1]
    caps = capped_games(rows, reasons=("none", "life", "deck_out", "both", "loop", "turn_cap"))
    assert caps.count == 2
    assert caps.by_reason == {"loop": 1, "turn_cap": 1}
    assert caps.games == (3, 6)
    assert caps.rate == win_rate(rows)
    assert caps.without == win_rate(rows[[0, 1, 4, 5]])
    named = {name: rows[name] for name in rows.dtype.names}
    named["reason"] = np.array(["life"] * 8)
    assert capped_games(named).count == 0
    with pytest.raises(ValueError, match="has no name"):
        capped_games(rows, reasons=("none", "life"))


def test_bad_rows():
    with pytest.raises(ValueError, match="no column 'winner'"):
        pentanomial({"pair": [1, 2]})
    with pytest.raises(ValueError, match="winner must be"):
        pentanomial({"pair": [1, 1], "winner": [0, 2]})
    with pytest.raises(ValueError, match="3 games"):
        pentanomial({"pair": [1, 1, 1], "winner": [0, 0, 0]})
    with pytest.raises(ValueError, match="side must"):
        win_rate(rows_of([0, 0]), side="left")
    with pytest.raises(ValueError, match="unit must"):
        win_rate(rows_of([0, 0]), unit="run")
    with pytest.raises(ValueError, match="'wilson' or 'normal'"):
        win_rate(rows_of([0, 0]), method="wald")
    assert win_rate(rows_of([0, 1, 0]), unit="game").value == pytest.approx(2 / 3)
