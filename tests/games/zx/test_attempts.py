"""What the engine records about ignition and Life (ZX-15.10, 12.9), against an account kept beside the reference engine."""

from __future__ import annotations

import random

import numpy as np
import pytest

from zxfast.decks import load
from zxfast.games.zx import compiler, engine
from zxfast.games.zx.reference import ReferenceGame, checks, continuous, effects, play, zones
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.testing.fuzz import make_deck

KINDS = engine.ATTEMPT_KINDS


class Account:
    """Attempts of reference games: (kind, seat, own turn, shuffled, N, K, hit, cost of the hit, costs of all unseen icons)."""

    def __init__(self, monkeypatch):
        self.begin()
        for module, name in (
            (zones, "look"),
            (play, "ignite"),
            (zones, "shuffle"),
            (zones, "set_zone"),
            (zones, "pick_life"),
            (checks, "player_damage"),
        ):
            monkeypatch.setattr(module, name, getattr(self, name)(getattr(module, name)))
        self.operations(monkeypatch)

    def begin(self):
        self.attempts, self.apart, self.shuffled, self.damage = [], [set(), set()], [False, False], False
        self.by_ability = self.looking = False
        self.peeked = [set(), set()]  # Life cards that somebody knew when they were put there
        self.seen = [set(), set()]  # cards whose place in the Deck was known

    def operations(self, monkeypatch):
        def during(flag, real):
            def operation(s, node, ctx):
                setattr(self, flag, True)
                yield from real(s, node, ctx)
                setattr(self, flag, False)

            return operation

        for node, flag in ((n.Ignite, "by_ability"), (n.Look, "looking")):
            monkeypatch.setitem(effects.OPERATIONS, node, during(flag, effects.OPERATIONS[node]))

    def look(self, real):
        def look(s, seat, count):
            before = {*s.deck_top[seat], *s.deck_bottom[seat]}
            cards = real(s, seat, count)
            self.seen[seat] |= before | (set(cards) if self.looking else set())
            return cards

        return look

    def unseen(self, s, seat):
        """Cards in the Deck without known place, and unknown Life that is not known to be apart from the Deck."""
        return set(zones.unordered(s, seat)) | (self.unknown_life(s, seat) - self.apart[seat])

    def unknown_life(self, s, seat):
        return set(s.zone(n.LIFE, seat)) - s.known_life[seat] - self.peeked[seat]

    def note(self, s, kind, seat, cards, card):
        icons = [c for c in cards if n.IGNITION in continuous.icons(s, c)]
        hit = n.IGNITION in continuous.icons(s, card)
        cost = [min(s.cards[c].cost or 0, 15) for c in (card, *icons)]
        seen = kind, seat, s.turn // 2, self.shuffled[seat], len(cards), len(icons)
        self.attempts.append((*seen, hit, hit * cost[0], sum(cost[1:])))

    def ignite(self, real):
        def ignite(s, seat):
            cards = set() if s.deck_top[seat] or not zones.unordered(s, seat) else self.unseen(s, seat)
            for card in zones.look(s, seat, 1):
                self.note(s, KINDS[self.by_ability], seat, cards, card)
            return (yield from real(s, seat))

        return ignite

    def shuffle(self, real):
        def shuffle(s, seat):
            if s.phase != "setup":
                self.apart[seat] = set(s.zone(n.LIFE, seat))
                self.shuffled[seat] = True
            self.seen[seat].clear()
            real(s, seat)

        return shuffle

    def set_zone(self, real):
        def set_zone(s, card, zone, **more):
            seat = card >> 7
            known = s.where[card] != n.DECK or card in self.seen[seat] or card not in s.deck_top[seat]
            self.apart[seat].discard(card)
            self.peeked[seat].discard(card)
            self.seen[seat].discard(card)
            real(s, card, zone, **more)
            if zone == n.LIFE and known:
                self.peeked[seat].add(card)

        return set_zone

    def player_damage(self, real):
        def player_damage(s):
            self.damage = True
            yield from real(s)

        return player_damage

    def pick_life(self, real):
        def pick_life(s, seat, chooser, among=None):
            card = yield from real(s, seat, chooser, among)
            if self.damage:
                self.damage = False
                unknown = self.unknown_life(s, seat)
                cards = self.unseen(s, seat)
                if card not in cards:
                    cards = unknown & self.apart[seat] if card in unknown else set()
                self.note(s, "life", seat, cards, card)
            return card

        return pick_life


def recorded(decks, seed, games):
    tables = compiler.compile_match(*decks), compiler.compile_match(*decks[::-1])
    rows, attempts = np.zeros(games, engine.ROW_DTYPE), np.zeros(engine.ATTEMPT_COUNTS, np.int64)
    engine.play_games(*tables, seed, 0, games, 1, 1, "deck", rows, None, attempts)
    return rows, {
        name: attempts[at : at + int(np.prod(shape))].reshape(shape) for name, (at, shape) in engine.ATTEMPT_TABLES.items()
    }


def played(account, decks, seed, games):
    for g in range(games):
        swapped = bool(g & 1)
        account.begin()
        game = ReferenceGame(decks[::-1] if swapped else decks, seed, g >> 1, swapped, policies=("random", "random"))
        game.run()
        for kind, seat, *rest in account.attempts:
            yield g, KINDS.index(kind), seat ^ swapped, *rest


def check(account, decks, seed, games):
    rows, tables = recorded(decks, seed, games)
    expected = {name: np.zeros_like(table) for name, table in tables.items()}
    attempts = []
    for g, kind, deck, turn, shuffled, cards, icons, hit, cost, costs in played(account, decks, seed, games):
        attempts.append((g, kind, deck, turn, cards, icons, int(hit)))
        if not cards:
            expected["known"][deck, kind, int(hit)] += 1
            continue
        at = cards * (cards + 1) // 2 + icons
        expected["cells"][deck, kind, int(shuffled), at, int(hit)] += 1
        expected["turns"][deck, kind, min(turn, 31), :2] += 1, hit
        expected["saved"][deck, kind, cards] += cost, costs, cost * cost, cost * costs, costs * costs
    assert not tables["lost"]
    for name in ("known", "cells", "saved"):
        assert np.argwhere(tables[name] != expected[name]).tolist() == []
    assert (tables["turns"][..., :2] == expected["turns"][..., :2]).all()
    assert (tables["series"][..., :30] == series(attempts)[..., :30]).all()
    assert (tables["series"][..., 30:].sum(axis=(1, 2)) == games).all()
    check_luck(tables["luck"], rows, attempts)


def series(attempts):
    """Runs of up to four ignitions of one game, player and turn in which only the last card turned over was learned."""
    table, run = np.zeros(engine.ATTEMPT_TABLES["series"][1], np.int64), []

    def close():
        if run:
            _, _, deck, _, cards, icons, _ = run[0]
            hits = int("".join(str(attempt[-1]) for attempt in run), 2)
            table[deck, cards * (cards + 1) // 2 + icons, (1 << len(run)) - 2 + hits] += 1
            run.clear()

    for attempt in attempts:
        g, kind, deck, turn, cards, icons, _ = attempt
        if run:
            before, _, player, then, n, k, hit = run[-1]
            if kind == 2 or len(run) == 4 or (g, deck, turn, cards, icons) != (before, player, then, n - 1, k - hit):
                close()
        if kind != 2 and cards:
            run.append(attempt)
    close()
    return table


def check_luck(luck, rows, attempts):
    """Sums over pairs of games, in steps of 1/4096 for each game."""
    for deck in (0, 1):
        for kind in range(3):
            mine = [(g, icons / cards, hit) for g, k, d, _, cards, icons, hit in attempts if (k, d) == (kind, deck) and cards]
            lucks = np.array([sum(hit - p for game, p, hit in mine if game == g) for g in range(len(rows))])
            spreads = np.array([sum(p * (1 - p) for game, p, _ in mine if game == g) for g in range(len(rows))])
            points = np.select([rows["winner"] == deck, rows["winner"] == -1], [2, 1], 0)
            x, y, z = (4096 * np.array(v).reshape(-1, 2).sum(axis=1) for v in (points * lucks, lucks, spreads))
            sums = [len(rows) // 2, *(v.sum() for v in (x, y, z, x * x, x * y, x * z, y * y, y * z, z * z))]
            assert luck[deck, kind] == pytest.approx(sums, rel=1e-3, abs=4096 * 8)


@pytest.fixture
def account(monkeypatch):
    return Account(monkeypatch)


def test_built_in_decks(account):
    decks = load("c01_white_red_asuka"), load("f10_white_green_free")
    check(account, decks, 3, 8)


@pytest.mark.parametrize("style", ["both", "startup", "tiny", "recovery", "made-up events"])
def test_strange_decks(account, style):
    chance = random.Random(style)
    for seed in range(4):
        check(account, [make_deck(style, chance) for _ in range(2)], seed, 2)
