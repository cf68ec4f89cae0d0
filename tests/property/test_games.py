"""What holds in every game, of strange decks and of built-in ones, whatever the players do."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from zxfast import RunSpec, match, replay
from zxfast.decks import load
from zxfast.games.zx import decks, engine
from zxfast.games.zx.compiler import CompileError
from zxfast.games.zx.reference.engine import ReferenceGame
from zxfast.testing import fuzz

PLAYERS = sorted(engine.POLICIES)
ZONES = ("hand", "resource", "charge", "life", "trash", "removed", "deck")
MOST = 150  # decisions of one example

# The same examples in every run: a failure is always one of the change at hand.
fixed = settings(derandomize=True, deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])
few = settings(fixed, max_examples=10)

numbers = st.integers(0, 10**6)
players = st.sampled_from(PLAYERS)
specs = st.builds(
    RunSpec,
    deck_a=st.sampled_from(decks.names()).map(load),
    deck_b=st.sampled_from(decks.names()).map(load),
    games=st.just(4),
    seed=numbers,
    policy_a=players,
    policy_b=players,
    pairing=st.sampled_from(("deck", "seat")),
)


@st.composite
def strange_games(draw, positions=True):
    """A game of strange decks, from set-up or from a position in the middle of a game."""
    try:
        made = fuzz.game(draw(numbers), draw(st.integers(0, 500)))
    except CompileError:
        assume(False)
    game = engine.Game(made.table, seed=made.seed, pair=made.number, swapped=made.swapped)
    if positions and made.position is not None:
        game.load(made.position | {"seed": made.seed})
    return made, game


def decisions(game, chooser):
    """Play on, and stop at every decision."""
    try:
        game.run()
        while game.decision is not None and game.decisions < MOST:
            yield game.decision
            game.answer(chooser(len(game.options())))
    except engine.EngineFault:
        raise
    except engine.EngineError:
        return  # a list of the core is too short for these decks


def choices(seed):
    """Answers that depend on nothing but a number."""
    stream = chain.from_iterable(engine.random_numbers(seed, k, 0, 0, 64) for k in range(10**6))
    return lambda options: next(stream) % options


def places(state):
    """Every card with the places where it is."""
    cards = Counter(card for zone in ZONES for owner in state["zones"][zone] for card in owner)
    return cards + Counter(unit["card"] for unit in state["units"])


@fixed
@given(strange_games(), numbers)
def test_no_card_is_in_two_zones_and_none_changes_its_owner(strange, seed):
    made, game = strange
    for _ in decisions(game, choices(seed)):
        state = game.state()
        assert set(places(state).values()) <= {1}
        for zone in (*ZONES, "rebooted"):
            assert all(card >> 7 == owner for owner in (0, 1) for card in state["zones"][zone][owner])
        for owner in (0, 1):
            assert {card & 127 for card in places(state) if card >> 7 == owner} <= set(range(len(made.decks[owner].cards)))
            assert set(state["zones"]["rebooted"][owner]) <= set(state["zones"]["resource"][owner])


@fixed
@given(strange_games(positions=False), numbers)
def test_between_two_actions_every_card_is_somewhere(strange, seed):
    """At DP-03, 04 and 05 nothing is being played: no card is in the Temporary zone."""
    made, game = strange
    gates = {owner << 7 | i for owner in (0, 1) for i, card in enumerate(made.decks[owner].cards)
             if any(type(ability).__name__ == "GateCard" for ability in card.abilities)}
    everything = {owner << 7 | i for owner in (0, 1) for i in range(len(made.decks[owner].cards))}
    for kind, _ in decisions(game, choices(seed)):
        if kind in (3, 4, 5):
            assert everything - set(places(game.state())) <= gates


@fixed
@given(strange_games(), numbers)
def test_options_and_choices_do_not_depend_on_what_the_chooser_cannot_see(strange, seed):
    """ZX-19.1: Deck, Life and the opponent's hand are dealt anew; the question, the options and every player's choice stay."""
    _, game = strange
    for k, (kind, who) in enumerate(decisions(game, choices(seed))):
        other = game.redealt(who, k)
        assert other.broken() is None
        assert other.decision == (kind, who)
        assert other.options() == game.options()
        for name in PLAYERS:
            assert other.suggest(name) == game.suggest(name), (name, kind)


@fixed
@given(strange_games(), numbers)
def test_a_copy_goes_its_own_way_and_the_game_stays(strange, seed):
    _, game = strange
    for _ in islice(decisions(game, choices(seed)), 40):
        before = game.state()
        other = game.copy()
        for _ in islice(decisions(other, choices(seed + 1)), 20):
            pass
        assert game.state() == before


@few
@given(specs, st.integers(0, 3))
def test_a_replay_is_the_game_of_the_run(spec, number):
    run = match(spec.deck_a, spec.deck_b, games=spec.games, seed=spec.seed, policy_a=spec.policy_a, policy_b=spec.policy_b,
                pairing=spec.pairing, threads=1)
    log = replay(run, number)
    row = run.rows[number]
    winner = {"A": 0, "B": 1, None: -1}[log.winner]
    assert (winner, log.reason, log.turns, len(log.steps)) == (
        row["winner"], engine.REASONS[row["reason"]], row["turns"], row["decisions"])


@few
@given(specs, st.integers(0, 3))
def test_the_answers_of_a_log_lead_the_reference_engine_through_the_same_game(spec, number):
    log = replay(spec, number)
    seats = (spec.deck_b, spec.deck_a) if number % 2 else (spec.deck_a, spec.deck_b)
    game = ReferenceGame(seats, seed=spec.seed, pair=number // 2, swapped=bool(number % 2), pairing=spec.pairing)
    game.run()
    for step in log.steps:
        state = game.state()
        assert (state["decision"]["kind"], len(state["decision"]["options"])) == (step.kind, len(step.options))
        game.answer(step.taken)
        game.run()
    over = game.state()["over"]
    letters = "BA" if number % 2 else "AB"
    assert (over["reason"], None if over["winner"] is None else letters[over["winner"]]) == (log.reason, log.winner)
