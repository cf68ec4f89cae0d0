"""`zxfast odds` and `zxfast ignition`: answers, JSON, errors."""

from __future__ import annotations

import json
from fractions import Fraction as F

import pytest
from click.testing import CliRunner

from zxfast.cli.ignition import command as ignition
from zxfast.cli.odds import command as odds
from zxfast.decks import load
from zxfast.errors import UserError
from zxfast.games.zx.decks import names
from zxfast.stats.ignition import Unseen, across_reload, deck_icons


def run(command, *arguments):
    result = CliRunner().invoke(command, [str(a) for a in arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def answers(command, *arguments):
    data = json.loads(run(command, *arguments, "--json"))
    for answer in data["answers"]:
        assert F(answer["fraction"]) == pytest.approx(answer["decimal"])
        assert answer["formula"]
        assert answer["given"]
        assert answer["unseen"]
    return {answer["key"]: F(answer["fraction"]) for answer in data["answers"]}


def test_cards():
    """D15: both of two groups in Life; E02: one group with its whole distribution."""
    assert answers(odds, "cards", "-n", 4, "-g", "recovery=4", "-g", "void=4")["chance"] == F(3789, 52969)
    one = answers(odds, "cards", "-n", 4, "-g", "copy=4")
    assert one["chance"] == F(8983, 30268)
    assert sum(p for key, p in one.items() if key.startswith("exactly")) == 1
    assert one["mean"] == F(16, 49)
    assert answers(odds, "cards", "-n", 4, "-g", "a=4", "-g", "b=4", "-w", "a|b>=1")["chance"] == F(55303, 105938)
    assert answers(odds, "cards", "-n", 4, "-g", "cheap=24", "-w", "cheap=2")["chance"] == F(900, 2303)
    assert (
        answers(odds, "cards", "-n", 4, "-g", "x=24", "-w", "x=1..2")["chance"]
        > answers(odds, "cards", "-n", 4, "-g", "x=24", "-w", "x<=1")["chance"]
    )


def test_hand():
    """E05, E07 and E13."""
    found = answers(odds, "hand", "-g", "cheap=22")
    assert found["plain"] == F(97163, 105938)
    assert found["redraw"] == found["best"] == F(11145859219, 11222859844)
    assert answers(odds, "hand", "-g", "vanilla=12", "--draws", 2)["redraw"] == F(108584363, 114518978)
    kept = answers(odds, "hand", "-g", "a=4", "-g", "b=10", "--draws", 4, "--keep", "b>=1")
    assert kept["plain"] < kept["redraw"] <= kept["best"]


def test_turns():
    """F01, F08, F09."""
    found = answers(odds, "turns")
    assert found["turn-2-first"] == F(6319, 15134)
    assert found["turn-5-second"] == F(5697, 7567)
    assert found["turn-3-first-redraw"] == F(2128765409, 3206531384)


def test_colours():
    """G03, G04, G07."""
    splash = answers(odds, "colours", "-c", "red=39", "-c", "splash=10", "--need", "splash", "--turns", 2)
    assert splash["turn-1-first"] == F(510533, 665896)
    assert splash["turn-2-second"] == F(172319935, 186768694)
    assert answers(odds, "colours", "-c", "a=17", "-c", "b=16", "-c", "c=16", "--turns", 1)["turn-1-first"] == F(2963984, 5243931)


def test_curve_and_dead():
    curve = answers(odds, "curve", "--sources", 45, "--cost", 3)
    assert curve["first"] == F(8983, 30268)
    assert curve["first"] < curve["first-redraw"]
    dead = answers(odds, "dead", "-c", ":3=22")
    assert dead["first"] == 1 - F(97163, 105938)
    assert dead["first-redraw"] == dead["first"] ** 2
    assert answers(odds, "dead", "-c", "red:2=49", "--turn", 2)["second"] == 0


def test_reload():
    """H02, H03, H05, H10."""
    plain = answers(odds, "reload")
    assert (plain["mean-second"], plain["mean-first"]) == (20, 20 + 1)
    assert answers(odds, "reload", "--ignitions", "0:1/4,1:1/2,2:1/4")["by-11-second"] == F(35443, 4194304)
    assert answers(odds, "reload", "--mill", 3, "--mill-from", 4)["mean-second"] == 10
    assert answers(odds, "reload", "--ignitions", 1)["mean-second"] == 13


def test_ignition_from_numbers():
    """A02, B03, B13 neighbours, C02 with what was seen, A01 without a start card."""
    found = answers(odds, "ignition")
    assert found["attempt"] == F(20, 49)
    assert found["any-of-4"] == F(26875, 30268)
    assert found["seen-2-of-8"] == F(18, 41)
    assert found["damage"] == F(20, 49)
    assert answers(odds, "ignition", "--seen", 8, "--seen-icons", 2)["attempt"] == F(18, 41)
    assert answers(odds, "ignition", "--aside", 0, "-n", 1)["attempt"] == F(2, 5)
    assert answers(odds, "ignition", "--aside-icons", 1)["attempt"] == F(19, 49)


def test_text_says_what_it_is():
    text = run(odds, "cards", "-n", 4, "-g", "icon=20")
    assert "at least 1 icon among 4 cards" in text
    assert "26875/30268" in text
    assert "N = 49, K = 20" in text
    assert "N: cards not yet seen" in text
    assert "1.6327" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["cards", "-n", "4"], "no group given"),
        (["cards", "-n", "4", "-g", "icon"], "write NAME=NUMBER"),
        (["cards", "-n", "4", "-g", "icon=20", "-w", "icon>2"], "write NAME>=k"),
        (["cards", "-n", "4", "-g", "icon=20", "-w", "icom>=2"], "no group 'icom'"),
        (["cards", "-n", "4", "-g", "icon=60"], "hold 60 cards"),
        (["hand"], "no group given"),
        (["colours"], "no colour given"),
        (["dead", "-c", "red=3"], "COLOUR:COST=NUMBER"),
        (["reload", "--ignitions", "1:1/2"], "add up to 1"),
        (["reload", "--ignitions", "x"], "write a number"),
        (["ignition", "--icons", "60"], "need 0 <= icons"),
    ],
)
def test_bad_input(arguments, message):
    result = CliRunner().invoke(odds, arguments)
    assert isinstance(result.exception, UserError)
    assert message in result.exception.message


def test_deck_with_a_start_card_without_icon():
    found = answers(ignition, "b01_mono_red", "-n", 0)
    assert found["attempt"] == F(20, 49)
    assert found["any-of-4"] == F(26875, 30268)
    assert found["recovery"] == F(8983, 30268)
    assert found["damage-to-zero"] == F(100, 23)
    assert found["saved"] == found["attempt"] * found["saved-hit"]
    assert found["turn-1"] == found["attempt"]
    assert answers(ignition, "b01_mono_red", "-n", 0, "--no-start")["attempt"] == F(2, 5)


def test_deck_with_a_start_card_with_icon():
    data = json.loads(run(ignition, "f01f02_red_black_free", "-n", 0, "--json"))
    assert (data["N"], data["K"], data["aside"]) == (49, 19, ["F01-002"])
    assert data["answers"][0]["fraction"] == "19/49"


def test_deck_text_and_reload():
    text = run(ignition, "c01_white_red_asuka", "-n", 0, "--attempts", 2, "--left", 1, "--trash", 3, "--trash-icons", 2)
    assert "20 icons among 49 unseen cards; set aside: C01-004" in text
    assert "C01-013" in text  # may get the icon by its own text
    expected = across_reload(Unseen(49, 20), 1, 2, trash=3, trash_icons=2).at_least(1)
    assert str(expected) in text
    result = CliRunner().invoke(ignition, ["b01_mono_red", "-n", "0", "--left", "60"])
    assert isinstance(result.exception, UserError)


def test_every_built_in_deck():
    """20 printed icons in every built-in deck (ZX-3.2); what is set aside is taken off."""
    assert names()
    for name in names():
        facts = deck_icons(load(name).cards)
        full = deck_icons(load(name).cards, start=False, gate=False, resource=False)
        assert full.unseen == Unseen(50, 20)
        assert len(full.costs) == 20
        assert facts.unseen.cards == 50 - len(facts.aside)
        assert facts.recovery <= 4
        assert facts.void <= 4
