"""Sequential tests and Elo: section 2 of the shared statistics oracles (ST-20 to ST-29), properties, a simulation."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxfast.stats.sprt import (
    Gsprt,
    PairedGsprt,
    TrinomialBayesElo,
    Wald,
    bayeselo_probabilities,
    bayeselo_scale,
    bounds,
    constrained_fit,
    difference_counts,
    draw_elo,
    elo_estimate,
    elo_of_score,
    gsprt,
    los,
    score_of_elo,
    trinomial_bayeselo,
    wald,
)

PENTA = [10789, 19328, 33806, 19402, 10543]


def test_st_20_trinomial_bayeselo():
    """ST-20: 1477 wins, 1351 losses, 2942 draws, elo 0 against 10, errors 0.01."""
    test = TrinomialBayesElo(0, 10, 0.01, 0.01)
    llr = test.llr(wins=1477, losses=1351, draws=2942)
    assert llr.value == pytest.approx(2.523585, abs=5e-7)
    assert round(llr.value, 2) == 2.52
    assert (llr.bounds.lower, llr.bounds.upper) == pytest.approx((-4.595, 4.595), abs=5e-4)
    assert llr.decision is None
    assert trinomial_bayeselo(1477, 1351, 2942, 0, 10, 0.01, 0.01) == llr


def test_st_22_pentanomial_gsprt():
    """ST-22: pairs, and the trinomial version of the same games."""
    assert gsprt(PENTA, -3, 1).value == pytest.approx(2.131068, abs=5e-7)
    assert gsprt([65804, 56553, 65388], -3, 1).value == pytest.approx(2.049043, abs=5e-7)


def test_st_24_elo_from_pairs():
    """ST-24: Elo estimate, error and likelihood of superiority."""
    estimate = elo_estimate(PENTA)
    assert estimate.elo == pytest.approx(-0.773577, abs=5e-7)
    assert estimate.error == pytest.approx(1.277580, abs=5e-7)
    assert estimate.los == pytest.approx(0.117659, abs=5e-7)
    assert estimate.low < estimate.elo < estimate.high


def test_st_27_wald():
    """ST-27: 0.50 against 0.55 with errors 0.05: bounds, two states, average sample numbers."""
    test = Wald(0.50, 0.55, 0.05, 0.05)
    assert (test.bounds.lower, test.bounds.upper) == pytest.approx((-2.944439, 2.944439), abs=5e-7)
    first = test.llr(330, 270)
    assert first.value == pytest.approx(3.005020, abs=5e-7)
    assert first.decision == "H1"
    second = test.llr(520, 480)
    assert second.value == pytest.approx(-1.011754, abs=5e-7)
    assert second.decision is None
    assert test.average_sample_number(0.50) == pytest.approx(527.34, abs=5e-3)
    assert test.average_sample_number(0.55) == pytest.approx(529.11, abs=5e-3)
    assert wald(330, 270, 0.50, 0.55) == first


def test_st_29_pairs_without_draws():
    """ST-29: 120 LL, 300 split, 180 WW; the empty classes need no pseudo-count."""
    assert gsprt([120, 0, 300, 0, 180], 0, 20).value == pytest.approx(4.941119, abs=5e-7)
    assert gsprt([120, 300, 180], 0, 20).value == pytest.approx(4.941119, abs=5e-7)


def test_operating_characteristic_ends():
    test = Wald(0.5, 0.55, 0.05, 0.10)
    assert test.accept_h0(0.5) == pytest.approx(0.95)
    assert test.accept_h0(0.55) == pytest.approx(0.10)
    win, loss = test.steps
    flat = loss / (loss - win)  # drift zero: the limits, continuous with the values beside it
    assert test.accept_h0(flat) == pytest.approx(test.accept_h0(flat + 1e-6), abs=1e-4)
    assert test.average_sample_number(flat) == pytest.approx(test.average_sample_number(flat + 1e-6), rel=1e-3)


def test_wald_error_rates_and_sample_number_by_simulation():
    """Simulated at p0: the error stays below alpha, the mean length is near the formula."""
    test, rng = Wald(0.5, 0.6, 0.05, 0.05), random.Random(1)
    win, loss = test.steps
    wrong, length, runs = 0, 0, 2000
    for _ in range(runs):
        llr = 0.0
        while test.bounds.decide(llr) is None:
            llr += win if rng.random() < 0.5 else loss
            length += 1
        wrong += llr > 0
    assert wrong / runs < 0.05 + 4 * math.sqrt(0.05 * 0.95 / runs)
    assert length / runs == pytest.approx(test.average_sample_number(0.5), rel=0.12)


@given(st.floats(-600, 600))
def test_elo_scale_round_trip(elo):
    assert elo_of_score(score_of_elo(elo)) == pytest.approx(elo, abs=1e-6)
    assert score_of_elo(elo) + score_of_elo(-elo) == pytest.approx(1)


def test_elo_ends():
    assert elo_of_score(0) == -math.inf
    assert elo_of_score(1) == math.inf
    assert score_of_elo(200) == pytest.approx(0.7597469)


@given(st.floats(-300, 300), st.floats(1, 600))
def test_bayeselo_round_trip(elo, drawelo):
    loss, draw, win = bayeselo_probabilities(elo, drawelo)
    assert loss + draw + win == pytest.approx(1)
    assert draw_elo(win, loss) == pytest.approx(drawelo, abs=1e-6)
    step = 1e-3  # the scale is the slope of logistic Elo at 0
    low, _, high = bayeselo_probabilities(step, drawelo)
    slope = elo_of_score(high + (1 - high - low) / 2) / step
    assert slope == pytest.approx(bayeselo_scale(drawelo), rel=1e-4)


@given(st.lists(st.integers(0, 50), min_size=2, max_size=7).filter(lambda c: sum(c) > 0), st.floats(0.05, 0.95))
def test_constrained_fit_meets_its_constraints(counts, mean):
    fit = constrained_fit(counts, mean)
    k = len(counts)
    assert min(fit) >= 0
    assert sum(fit) == pytest.approx(1, abs=1e-9)
    assert sum(p * i / (k - 1) for i, p in enumerate(fit)) == pytest.approx(mean, abs=1e-9)


@given(
    st.lists(st.integers(0, 50), min_size=5, max_size=5).filter(lambda c: sum(c) > 0), st.floats(0.1, 0.9), st.integers(0, 10**6)
)
def test_constrained_fit_is_most_likely(counts, mean, seed):
    """No feasible neighbour is more likely than the fit (empty classes included)."""
    fit, rng = constrained_fit(counts, mean), random.Random(seed)

    def likelihood(p):
        return sum(c * math.log(max(q, 1e-300)) for c, q in zip(counts, p, strict=True) if c)

    best = likelihood(fit)
    for _ in range(20):
        i, j, k = rng.sample(range(5), 3)  # move along the plane of constant sum and mean
        step = rng.choice([-1, 1]) * 10 ** rng.uniform(-6, -2)
        near = list(fit)
        near[i] += step * (k - j)
        near[j] += step * (i - k)
        near[k] += step * (j - i)
        if min(near) >= 0:
            assert likelihood(near) <= best + 1e-7


@given(st.lists(st.integers(0, 200), min_size=5, max_size=5), st.floats(-20, 0), st.floats(1, 30))
def test_gsprt_symmetry(counts, elo0, elo1):
    """Seen from the other side with the hypotheses mirrored and exchanged the ratio changes its sign."""
    here, there = gsprt(counts, elo0, elo1).value, gsprt(counts[::-1], -elo1, -elo0).value
    assert here == pytest.approx(-there, abs=1e-6)


def test_gsprt_from_the_first_pair_on():
    test = Gsprt(0, 50)
    assert test.llr([0, 0, 0, 0, 0]).value == 0.0
    assert test.llr([0, 0, 0, 0, 1]).value == pytest.approx(math.log(score_of_elo(50) / 0.5))
    assert test.llr([1, 0, 0, 0, 0]).value < 0
    assert test.llr([0, 0, 0, 0, 500]).decision == "H1"
    assert test.llr([500, 0, 0, 0, 0]).decision == "H0"


def test_paired_difference():
    """Nine classes of differences of pair points; the test of a difference d is that of a mean score (1+d)/2."""
    a, b = [2, 1, 1.5, 0, 2], [2, 0, 1, 0.5, 0]
    counts = difference_counts(a, b)
    assert counts == [0, 0, 0, 1, 1, 1, 1, 0, 1]
    assert difference_counts([1, 0], [0, 1], games=1) == [1, 0, 0, 0, 1]
    test = PairedGsprt(0, 0.05)
    assert test.llr(counts).value > 0
    assert test.llr(counts[::-1]).value < 0
    mean = sum(x - y for x, y in zip(a, b, strict=True)) / 10
    fitted = PairedGsprt(0, mean).llr(counts).value
    assert fitted >= PairedGsprt(0, mean + 0.05).llr(counts).value
    assert fitted >= PairedGsprt(0, mean - 0.05).llr(counts).value
    with pytest.raises(ValueError, match="in halves"):
        difference_counts([0.3], [0])
    with pytest.raises(ValueError, match="same length"):
        difference_counts([1], [])
    with pytest.raises(ValueError, match="must differ"):
        PairedGsprt(0.1, 0.1)


def test_paired_test_error_rate_by_simulation():
    """No difference: the alternative is accepted in at most about alpha of the runs; a true one is found."""
    for truth, wanted in ((0.0, "H0"), (0.1, "H1")):
        rng, right = random.Random(7), 0
        for _ in range(150):
            counts = [0] * 9
            decision = None
            while decision is None:
                for _ in range(25):
                    step = (rng.random() < 0.3 + truth) - (rng.random() < 0.3)  # difference of pair points over 2
                    counts[4 + 4 * step] += 1
                decision = PairedGsprt(0.0, 0.1, 0.05, 0.05).llr(counts).decision
            right += decision == wanted
        assert right / 150 > 0.9


def test_llr_object():
    llr = Wald(0.5, 0.6).llr(20, 20)
    assert llr.n == 40
    assert -1 < llr.progress < 0
    assert "go on" in str(llr)
    assert "accept H1" in str(Wald(0.5, 0.6).llr(300, 100))
    assert "accept H0" in str(Wald(0.5, 0.6).llr(100, 300))


def test_los():
    assert los(0, 0) == 0.5
    assert los(330, 270) == pytest.approx(0.9928, abs=5e-5)
    assert los(270, 330) == pytest.approx(1 - los(330, 270))
    assert elo_estimate([0, 0, 10]).los == 1.0
    assert elo_estimate([0, 0, 10]).error == math.inf


def test_bad_input():
    with pytest.raises(ValueError, match="alpha and beta"):
        bounds(0.6, 0.5)
    with pytest.raises(ValueError, match="p0 and p1"):
        Wald(0.5, 0.5)
    with pytest.raises(ValueError, match="must differ"):
        Gsprt(1, 1)
    with pytest.raises(ValueError, match="must differ"):
        TrinomialBayesElo(1, 1)
    with pytest.raises(ValueError, match="pseudo"):
        TrinomialBayesElo(0, 1, pseudo=0)
    with pytest.raises(ValueError, match="negative"):
        Wald(0.4, 0.5).llr(-1, 0)
    with pytest.raises(ValueError, match="classes"):
        constrained_fit([0, 0], 0.5)
    with pytest.raises(ValueError, match="strictly"):
        draw_elo(0, 0.5)
    with pytest.raises(ValueError, match="score"):
        elo_of_score(1.2)
    with pytest.raises(ValueError, match="strictly"):
        Wald(0.4, 0.5).accept_h0(1)
