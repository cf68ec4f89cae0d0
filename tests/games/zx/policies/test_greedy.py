"""`greedy` is the yardstick: frozen, and clearly better than random play."""

import pytest

import zxfast as zx

DECKS = "b01_mono_red", "f08_black_green_free"


def test_greedy_is_frozen():
    """Only a change of rules or of the order of options (RESULTS in the changelog) may change this sum, never one of a player."""
    run = zx.match(*DECKS, games=400, seed=5, policy="greedy")
    assert run.to_dict()["checksum"] == "eb1c9b973ffb97e5e3e3fd0f7634dfaa"


@pytest.mark.parametrize("deck", [*DECKS, "c01_white_red_asuka", "b01_mono_blue"])
def test_greedy_beats_random(deck):
    run = zx.match(deck, deck, games=400, seed=2, policy_a="greedy", policy_b="random")
    assert run.to_dict()["wins_a"] >= 390
