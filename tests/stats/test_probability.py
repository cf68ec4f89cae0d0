"""Every row of the shared table of exact probabilities, by id, each through a general function; the expected fraction stands
here too.
"""

from __future__ import annotations

import csv
from fractions import Fraction as F

import pytest

from zxfast.stats import ignition as ig
from zxfast.stats import odds
from zxfast.stats.distribution import Distribution
from zxfast.stats.ignition import Unseen

U50 = Unseen.of_deck(aside=0)  # no start card
U = Unseen.of_deck()  # start card without icon set aside: 49 unseen cards, 20 icons
U48 = Unseen.of_deck(aside=2)  # start card and gate card set aside
SEEN8 = {k: U.after(8, k) for k in range(9)}  # hand 4, resources 2, two draws
LATE = Unseen(17, 6)  # deck 15, unknown Life 2, 14 icons seen

COLOURS3 = {"a": 17, "b": 16, "c": 16}
HALF = Distribution.binomial(2, F(1, 2))  # 0, 1 or 2 ignitions with chance 1/4, 1/2, 1/4


def reload_chance(turn):
    return odds.reload_by(39, turn, first=False, ignitions=HALF, after="ignition")


def icons(k):
    return ig.hits(U, 4).p(k)


ROWS = {
    # one ignition
    "A01": (lambda: ig.success(U50), "2/5"),
    "A02": (lambda: ig.success(U), "20/49"),
    "A04": (lambda: ig.success(U48), "5/12"),
    # several ignitions in a turn
    "B01": (lambda: ig.hits(U, 2).at_least(1), "55/84"),
    "B02": (lambda: ig.hits(U, 3).at_least(1), "1055/1316"),
    "B03": (lambda: ig.hits(U, 4).at_least(1), "26875/30268"),
    "B06": (lambda: ig.in_a_row(U, 4), "4845/211876"),
    "B07": (lambda: icons(0), "3393/30268"),
    "B08": (lambda: icons(1), "2610/7567"),
    "B09": (lambda: icons(2), "2755/7567"),
    "B10": (lambda: icons(3), "8265/52969"),
    "B11": (lambda: icons(4), "4845/211876"),
    "B12": (lambda: ig.hits(U, 4).mean, "80/49"),
    "B13": (lambda: ig.hits(U, 4).variance, "2175/2401"),
    "B16": (lambda: ig.first_hit(U).p(3), "145/987"),
    "B20": (lambda: ig.run_of(U, 6, 3), "5415/30268"),
    "B21": (lambda: ig.stop_when(U, charge=3).spent.mean, "1139/588"),
    "B23": (lambda: ig.hits(U50, 3).at_least(1), "111/140"),
    "B24": (lambda: ig.in_a_row(U50, 3), "57/980"),
    # with what has been seen
    "C01": (lambda: ig.success(SEEN8[0]), "20/41"),
    "C02": (lambda: ig.success(SEEN8[2]), "18/41"),
    "C05": (lambda: ig.success(SEEN8[6]), "14/41"),
    "C06": (lambda: ig.success(SEEN8[8]), "12/41"),
    "C09": (lambda: sum(weight * p for weight, p in ig.informed(U, 8).values()), "20/49"),
    "C10": (lambda: ig.hits(SEEN8[3], 2).at_least(1), "136/205"),
    "C11": (lambda: ig.in_a_row(SEEN8[3], 2), "34/205"),
    "C12": (lambda: ig.hits(SEEN8[5], 3).mean, "45/41"),
    "C13": (lambda: ig.success(LATE), "6/17"),
    "C14": (lambda: ig.success(LATE.after(2, 2)), "4/15"),
    "C15": (lambda: ig.success(LATE.after(2, 0)), "2/5"),
    "C16": (lambda: ig.success(U.after(9, 5)), "3/8"),
    "C17": (lambda: ig.success(SEEN8[3].after(1, 0)), "17/40"),
    # Life
    "D01": (lambda: ig.life_icons(U).at_least(1), "26875/30268"),
    "D02": (lambda: ig.life_icons(U50).at_least(1), "5797/6580"),
    "D03": (lambda: ig.life_icons(U).p(0), "3393/30268"),
    "D04": (lambda: ig.life_icons(U).p(1), "2610/7567"),
    "D05": (lambda: ig.life_icons(U).p(2), "2755/7567"),
    "D06": (lambda: ig.life_icons(U).p(3), "8265/52969"),
    "D07": (lambda: ig.life_icons(U).p(4), "4845/211876"),
    "D08": (lambda: ig.life_icons(U).mean, "80/49"),
    "D09": (lambda: ig.life_icons(U, 1).p(1), "20/49"),
    "D12": (lambda: ig.life_icons(U.after(6, 4)).at_least(1), "10586/12341"),
    "D13": (lambda: odds.at_least(49, 4, odds.LIFE), "8983/30268"),
    "D14": (lambda: odds.chance(49, {"recovery": 4, "void": 4}, odds.LIFE, {"recovery|void": 1}), "55303/105938"),
    "D15": (lambda: odds.chance(49, {"recovery": 4, "void": 4}, odds.LIFE, {"recovery": 1, "void": 1}), "3789/52969"),
    "D19": (lambda: ig.damage_to_zero(Unseen(49, 4)).mean, "100/23"),
    "D20": (lambda: ig.success(U), "20/49"),
    # opening hand
    "E02": (lambda: odds.hand_chance(49, {"copy": 4}, {"copy": 1}), "8983/30268"),
    "E03": (lambda: odds.hand_chance(49, {"copy": 4}, {"copy": 1}, redraws=1), "463100599/916151824"),
    "E04": (lambda: odds.hand_chance(49, {"cheap": 18}, {"cheap": 1}), "25773/30268"),
    "E05": (lambda: odds.hand_chance(49, {"cheap": 22}, {"cheap": 1}), "97163/105938"),
    "E06": (lambda: odds.hand_chance(49, {"cheap": 26}, {"cheap": 1}), "1261/1316"),
    "E07": (lambda: odds.hand_chance(49, {"cheap": 22}, {"cheap": 1}, redraws=1), "11145859219/11222859844"),
    "E08": (lambda: odds.hand_chance(49, {"cheap": 24}, {"cheap": (2, 2)}), "900/2303"),
    "E09": (lambda: odds.hand_chance(49, {"icon": 20}, {"icon": 4}), "4845/211876"),
    "E10": (lambda: odds.hand_chance(49, {"icon": 20}, {"icon": 3}), "5415/30268"),
    "E11": (lambda: odds.hand_chance(49, {"vanilla": 12}, {"vanilla": 1}, draws=2), "6309/7567"),
    "E12": (lambda: odds.hand_chance(50, {"vanilla": 12}, {"vanilla": 1}, draws=2), "625239/756700"),
    "E13": (lambda: odds.hand_chance(49, {"vanilla": 12}, {"vanilla": 1}, draws=2, redraws=1), "108584363/114518978"),
    "E14": (lambda: odds.at_least(49, 4, 8, 2), "1809/15134"),
    "E16": (lambda: odds.exactly(49, 15, odds.RESOURCES, 2), "5/56"),
    "E19": (lambda: odds.exactly(49, 2, odds.LIFE + odds.RESOURCES, 2), "5/392"),
    # by turn
    "F01": (lambda: odds.drawn_by(49, 4, 2, first=True), "6319/15134"),
    "F02": (lambda: odds.drawn_by(49, 4, 2, first=False), "55303/105938"),
    "F03": (lambda: odds.drawn_by(49, 4, 3, first=True), "55303/105938"),
    "F04": (lambda: odds.drawn_by(49, 4, 3, first=False), "129625/211876"),
    "F05": (lambda: odds.drawn_by(49, 4, 4, first=True), "129625/211876"),
    "F06": (lambda: odds.drawn_by(49, 4, 4, first=False), "20833/30268"),
    "F07": (lambda: odds.drawn_by(49, 4, 5, first=True), "20833/30268"),
    "F08": (lambda: odds.drawn_by(49, 4, 5, first=False), "5697/7567"),
    "F09": (lambda: odds.drawn_by(49, 4, 3, first=True, redraws=1), "2128765409/3206531384"),
    "F14": (lambda: 1 - odds.drawn_by(49, 3, 6, first=False), "682/2303"),
    # colours
    "G02": (lambda: odds.chance(49, {"a": 25, "b": 24}, odds.RESOURCES, {"a": 1, "b": 1}), "25/49"),
    "G03": (lambda: odds.colours_available(49, {"splash": 10}, 1, first=True), "510533/665896"),
    "G04": (lambda: odds.colours_available(49, {"splash": 10}, 2, first=False), "172319935/186768694"),
    "G05": (lambda: odds.colours_available(49, {"splash": 8}, 3, first=True), "1966941/2277667"),
    "G06": (lambda: odds.colours_available(49, COLOURS3, 3, first=True, timed=False), "996027960/1027227817"),
    "G07": (lambda: odds.colours_available(49, COLOURS3, 1, first=True), "2963984/5243931"),
    "G09": (lambda: odds.smallest(lambda k: odds.colours_available(49, {"s": k}, 2, first=False), F("0.9"), 0, 49), "10"),
    "G10": (lambda: odds.copies_needed(49, odds.HAND, "0.95"), "26"),
    # deck and reload
    "H01": (lambda: odds.deck_after_setup(50, aside=1), "39"),
    "H02": (lambda: odds.reload_turn(39, first=False, after="draw").mean, "20"),
    "H03": (lambda: odds.reload_turn(39, first=True, after="draw").mean, "21"),
    "H05": (lambda: reload_chance(11), "35443/4194304"),
    "H06": (lambda: reload_chance(12), "1289565/8388608"),
    "H07": (lambda: reload_chance(13), "9688683/16777216"),
    "H09": (lambda: odds.cards_removed(10, first=False, ignitions=HALF).mean, "30"),
    "H10": (lambda: odds.reload_turn(39, first=False, others=lambda turn: 3 if turn >= 4 else 0).mean, "10"),
    # when to stop, two players
    "I02": (lambda: ig.stop_when(SEEN8[4], charge=2).success, "26/41"),
    "I04": (lambda: ig.stop_when(SEEN8[4], charge=4).success, "8862/10127"),
    "I06": (lambda: ig.stop_when(SEEN8[4], charge=4, need=2).success, "5182/10127"),
    "I07": (lambda: ig.hits(U, 2).beats(ig.hits(U, 2)), "11745/38416"),
    # evol seeds
    "J01": (lambda: odds.chance(49, {"icon": 20, "evolseed": 8}, 1, {"icon|evolseed": 1}), "4/7"),
    "J04": (lambda: odds.chance(49, {"icon": 20, "evolseed": 8}, 3, {"icon": 1, "evolseed": 1}), "680/2303"),
    "J05": (lambda: odds.hypergeometric(49, 12, 6).mean, "72/49"),
    # published figures of other games
    "X03": (lambda: odds.at_least(50, 2, 6), "279/1225"),
    "X04": (lambda: odds.at_least(50, 3, 6), "227/700"),
    "X06": (lambda: odds.at_least(50, 1, 5), "1/10"),
    "X08": (lambda: odds.at_least(50, 3, 5), "541/1960"),
    "X09": (lambda: odds.at_least(50, 4, 5), "2323/6580"),
    "X10": (lambda: odds.at_least(50, 1, 4), "2/25"),
    "X11": (lambda: odds.at_least(50, 2, 4), "38/245"),
    "X14": (lambda: odds.at_least(40, 3, 6), "487/1235"),
    "X15": (lambda: odds.at_least(40, 6, 6), "623369/959595"),
    "X17": (lambda: odds.at_least(40, 12, 6), "634/703"),
    "X18": (lambda: odds.at_least(40, 15, 6), "26152/27417"),
    "X19": (lambda: odds.at_least(40, 18, 6), "9433/9620"),
    "X20": (lambda: odds.exactly(40, 6, 6, 1), "139128/319865"),
    "X22": (lambda: odds.at_least(40, 5, 5), "41672/82251"),
    "X24": (lambda: odds.exactly(40, 6, 5, 0), "11594/27417"),
    "X25": (lambda: odds.at_least(40, 3, 5), "667/1976"),
    "X26": (lambda: odds.chance(40, {"a": 3, "b": 3}, 5, {"a": 1, "b": 1}), "10745/109668"),
    "X27": (lambda: odds.at_least(60, 26, 12, 8), "299759/4443467"),
    "X28": (lambda: odds.at_least(60, 4, 7), "38962/97527"),
    "X29": (lambda: odds.copies_needed(60, 7, "0.9"), "16"),
}


@pytest.mark.parametrize("row", ROWS)
def test_probability_row(row):
    compute, expected = ROWS[row]
    value = compute()
    assert F(value) == F(expected)
    assert not isinstance(value, float)


def test_the_shared_table_is_covered(oracle_file):
    """All rows of the shared table are here, with the same fractions and decimals."""
    with oracle_file("probability.csv").open(encoding="utf-8") as file:
        shared = {row["id"]: row for row in csv.DictReader(file)}
    assert set(shared) == set(ROWS)
    assert {name: F(row["exact_fraction"]) for name, row in shared.items()} == {name: F(e) for name, (_, e) in ROWS.items()}
    for name, row in shared.items():
        assert float(ROWS[name][0]()) == pytest.approx(float(row["decimal"]), abs=1e-10)
