"""Card tables from tallies: counts by hand, by copies and by games, consistency, a screen without false findings."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from zxfast.stats.cards import KINDS, card_table, outcome_totals, screen
from zxfast.stats.pairs import difference
from zxfast.stats.rates import wilson

pytest.importorskip("pandas")


def small():
    """Six games, deck A: slots 0 and 1 are copies of x, slot 2 is y. Winners by game: A A B B draw A."""
    winner = np.array([0, 0, 1, 1, -1, 0])
    opening = [{0}, {0, 1}, {2}, set(), {0}, set()]
    drawn = [{1}, set(), {0}, {1}, set(), {2}]
    tallies = np.zeros((2, 3, len(KINDS), 3), dtype=np.uint64)
    by_games = np.zeros_like(tallies)
    first_slot = {0: 0, 1: 0, 2: 2}
    for g, who in enumerate(winner):
        outcome = {0: 2, 1: 0, -1: 1}[int(who)]
        for kind, slots in (("opening", opening[g]), ("drawn", drawn[g]), ("seen", opening[g] | drawn[g])):
            for slot in slots:
                tallies[0, slot, KINDS.index(kind), outcome] += 1
            for slot in {first_slot[s] for s in slots}:
                by_games[0, slot, KINDS.index(kind), outcome] += 1
    return {"winner": winner}, tallies, by_games


DECKS = (["x", "x", "y"], ["p", "q", "r"])


def test_totals():
    rows, _, _ = small()
    assert outcome_totals(rows).tolist() == [[2, 1, 3], [3, 1, 2]]
    with pytest.raises(ValueError, match="winner must"):
        outcome_totals({"winner": [0, 3]})


def test_by_copies():
    rows, tallies, _ = small()
    table = card_table(tallies, rows, DECKS).set_index("number")
    x = table.loc["x"]
    assert (x["copies"], x["games"], x["wr"]) == (2, 6, pytest.approx(3.5 / 6))
    # opening: games 0 (one copy), 1 (two), 4 (one, a draw); drawn: games 0, 2, 3
    assert (x["oh"], x["oh_n"]) == (pytest.approx(3.5 / 4), 4)
    assert (x["gd"], x["gd_n"]) == (pytest.approx(1 / 3), 3)
    assert (x["gih"], x["gih_n"]) == (pytest.approx(4.5 / 7), 7)
    assert (x["gns"], x["gns_n"]) == (pytest.approx(2.5 / 5), 5)
    assert x["iwd"] == pytest.approx(4.5 / 7 - 2.5 / 5)
    # copies in one game share a result: n divided by 1 + 1·4/12
    assert (x["oh_low"], x["oh_high"]) == pytest.approx(wilson(3.5 * 0.75, 3))
    y = table.loc["y"]
    assert (y["gih"], y["gih_n"]) == (pytest.approx(0.5), 2)
    assert (y["oh_low"], y["oh_high"]) == pytest.approx(wilson(0, 1))
    assert np.isnan(y["played"])
    assert (y["played_n"], y["played_low"], y["played_high"]) == (0, 0.0, 1.0)
    assert table.loc["p", "side"] == "B"


def test_by_games():
    rows, _, by_games = small()
    x = card_table(by_games, rows, DECKS, by="games").set_index("number").loc["x"]
    assert (x["oh"], x["oh_n"]) == (pytest.approx(2.5 / 3), 3)
    assert (x["gih"], x["gih_n"]) == (pytest.approx(2.5 / 5), 5)
    assert (x["gns"], x["gns_n"]) == (pytest.approx(1.0), 1)
    assert (x["gih_low"], x["gih_high"]) == pytest.approx(wilson(2.5, 5))
    d = difference(2.5, 5, 1, 1)
    assert (x["iwd_low"], x["iwd_high"]) == pytest.approx((d.low, d.high))


def test_cards_as_objects_and_kinds_in_another_order():
    rows, tallies, _ = small()
    cards = [SimpleNamespace(number=n, ja=f"ja {n}", zh=f"zh {n}") for n in DECKS[0]]
    kinds = ("kept", *(kind for kind in KINDS if kind != "kept"))
    more = np.concatenate([tallies[:, :, :1], np.delete(tallies, KINDS.index("kept"), axis=2)], axis=2)
    table = card_table(more, outcome_totals(rows), (cards, cards), kinds=kinds)
    assert table["name_ja"][0] == "ja x"
    assert (table["kept"][0], table["kept_n"][0]) == (table["oh"][0], table["oh_n"][0])


def random_run(games, effect, seed):
    """50 different cards; every game shows 20 of them; seeing card 0 adds `effect` to the chance to win."""
    rng = np.random.default_rng(seed)
    seen = np.argsort(rng.random((games, 50)), axis=1) < 20
    won = rng.random(games) < 0.5 + effect * (seen[:, 0] - 0.4)
    tallies = np.zeros((2, 50, len(KINDS), 3), dtype=np.int64)
    tallies[0, :, KINDS.index("seen"), 2] = seen[won].sum(axis=0)
    tallies[0, :, KINDS.index("seen"), 0] = seen[~won].sum(axis=0)
    return tallies, {"winner": np.where(won, 0, 1)}


def test_screen():
    names = [f"c{i}" for i in range(50)]
    tallies, rows = random_run(4000, 0.15, 1)
    found = screen(card_table(tallies, rows, (names, names)))
    assert found["number"][0] == "c0"
    assert found["iwd"][0] == pytest.approx(0.15, abs=0.05)
    assert (found["iwd_p_adjusted"] < 0.05).sum() == 1
    assert (found["iwd_p_adjusted"].dropna() >= found["iwd_p"].dropna() - 1e-12).all()
    with pytest.raises(ValueError, match="no column"):
        screen(found, "p")


def test_screen_of_nothing_finds_nothing():
    """Without any effect Holm finds something in at most about 5 percent of the runs."""
    names = [f"c{i}" for i in range(50)]
    false_findings = 0
    for seed in range(40):
        tallies, rows = random_run(500, 0.0, seed)
        table = card_table(tallies, rows, (names, names))
        false_findings += bool((screen(table[table["side"] == "A"])["iwd_p_adjusted"] < 0.05).any())
    assert false_findings <= 7


def test_bad_shapes():
    rows, tallies, _ = small()
    with pytest.raises(ValueError, match="shape"):
        card_table(tallies[0], rows, DECKS)
    with pytest.raises(ValueError, match="two lists of 3"):
        card_table(tallies, rows, (["x"], ["y"]))
    with pytest.raises(ValueError, match="by must be"):
        card_table(tallies, rows, DECKS, by="decks")
    with pytest.raises(ValueError, match="more often"):
        card_table(tallies * np.uint64(9), rows, DECKS)
    with pytest.raises(ValueError, match=r"\(2, 3\)"):
        card_table(tallies, np.zeros((3, 2)), DECKS)
