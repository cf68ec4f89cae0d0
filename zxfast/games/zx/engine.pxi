# The body of the engine modules: match table, single games, whole batches. Included by the _engine_*.pyx, which differ only
# in compiler flags.
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

import numpy as np

from zxfast.core.bits cimport ctz, lowest_of_runs, nth, one, pop
from zxfast.core.rng cimport below, mix, next64, seed_stream
from .ask cimport ASK, END, OUTSIDE, RANDOM, push
from .attempts cimport COUNTS, PAIRS_NK, P_BITS, Luck, add_attempts, add_luck, unseen_cards
from .geometry cimport BOARD, HOME
from .invariants cimport broken
from .machine cimport begin, run
from .options cimport CHARGE_LIMIT
from .policies.choose cimport seat_players
from .policies.placing cimport fill_places
from .policies.redeal cimport redeal
from .policies.weights cimport W_KILL, W_PLAY, W_PLAY_FLAT, W_REPLACE, W_REPLACE_FLAT
from .rules.continuous cimport recompute
from .rules.cost cimport CO_RESOURCES
from .rules.play cimport Usable, menu_attack, menu_card, startup
from .rules.turn cimport T_DRAW_START, T_END_START, T_IGNITION_START, T_MAIN_START, T_RESOURCE_START, T_START
from .rules.zones cimport put_unit
from .snapshot cimport copy_state
from .state cimport *
from .vm cimport OPS, SC_MULLIGAN, runs

from . import codes as C
from .policies.card_values import BARE_CHARGE, card_values
from .policies.weights import default_weights

REASONS = ("none", "life", "deck_out", "loop", "turn_cap", "concede")
ERRORS = ("none", "frames", "waiting list", "lasting effects", "granted abilities", "delayed effects", "marks", "slots", "uids",
          "asked during an immediate resolution", "answer", "opcode")
PHASES = ("setup", "reboot", "draw", "resource", "ignition", "main", "end")
POLICIES = {"random": 1, "greedy": 2, "heuristic": 3}
SIDE_FIELDS = ("life_left", "damage", "phase_ignitions", "phase_hits", "phase_played", "ability_ignitions", "ability_hits",
               "ability_played", "life_revealed", "life_hits", "life_played", "reloads", "zx_played", "events_played", "attacks",
               "life_recoveries", "void_bringers", "mulligan")
# What is counted for every card slot: games in which that copy was ...; "games_...": games in which any copy was, counted at one of their
# slots; "turns": sum of the own turns in which it was first played (in the games of "played").
STATES = ("opening", "returned", "kept", "drawn", "played", "ignited", "life_played", "seen")
TALLY_KINDS = (*STATES, *(f"games_{name}" for name in STATES), "turns")
# What is counted about ignition and Life (attempts.pxd): tables in one flat array of ATTEMPT_COUNTS int64, with place and shape.
ATTEMPT_KINDS = ("phase", "ability", "life")
ATTEMPT_COUNTS = C.COUNTS
ATTEMPT_TABLES = {"cells": (C.COUNTS_CELLS, (2, 3, 2, C.PAIRS_NK, 2)), "series": (C.COUNTS_SERIES, (2, C.PAIRS_NK, C.SERIES)),
                  "turns": (C.COUNTS_TURNS, (2, 3, C.OWN_TURNS, 4)), "saved": (C.COUNTS_SAVED, (2, 3, 51, 5)),
                  "known": (C.COUNTS_KNOWN, (2, 3, 2)), "luck": (C.COUNTS_LUCK, (2, 3, 10)), "lost": (C.COUNTS_LOST, (1,))}
ROW_DTYPE = np.dtype([("game", "<u8"), ("pair", "<u8"), ("decisions", "<u4"), ("turns", "<u2"), ("first", "u1"), ("winner", "i1"),
                      ("reason", "u1"), ("pad", "V7")] + [(name, "<u2", (2,)) for name in SIDE_FIELDS])
cdef extern from *:
    """
    #ifndef ZX_PROFILED
    #define ZX_PROFILED 0
    #endif
    """
    const bint ZX_PROFILED
PROFILED = bool(ZX_PROFILED)  # compiled with the profile of training games (setup.py)
STATE_BYTES = sizeof(Zx)
MATCH_BYTES = sizeof(Match)
ZONE_NAMES = {"square": C.Z_SQUARE, "hand": C.Z_HAND, "resource": C.Z_RESOURCE, "charge": C.Z_CHARGE, "trash": C.Z_TRASH,
              "life": C.Z_LIFE, "deck": C.Z_DECK, "removed": C.Z_REMOVED}
ZONE_BY_NUMBER = {number: name for name, number in ZONE_NAMES.items()}

cdef packed struct Row:
    uint64_t game
    uint64_t pair
    uint32_t decisions
    uint16_t turns
    uint8_t first
    int8_t winner
    uint8_t reason
    uint8_t pad[7]
    uint16_t side[18][2]


class EngineError(RuntimeError):
    """The core met a limit of its own lists. Names seed and game, so that it can be played again."""


class EngineFault(EngineError):
    """The core or a player has broken a rule of the machine: a fault of the program, never of the decks."""


def stopped(int error, str where=""):
    """The exception for an error code of the core."""
    if error <= ERR_UIDS:
        return EngineError(f"{where}the core met its limit: {ERRORS[error]}")
    return EngineFault(f"{where}the core is at fault: {ERRORS[error]}")






cdef uint64_t look_bytes(int bits):
    """Bits LOOK_* as in Zx.looks."""
    cdef uint64_t r = 0
    for k in range(8):
        if bits >> k & 1:
            r |= <uint64_t>DUE_POWER << 8 * <int>k
    return r


cdef class Table:
    """The read-only table of a match: two decks compiled by `compiler.Program`, seat 0 and seat 1.

    weights: of the player `heuristic` in each seat, two `policies.weights.Weights`; None = those of heuristic.toml.
    """
    cdef Match m
    cdef readonly object program

    def __init__(self, program, weights=None):
        self.program = program
        memset(&self.m, 0, sizeof(Match))
        seat_players(&self.m)
        self.fill_cards()
        self.fill_tables()
        self.weigh(weights)

    cdef fill_cards(self):
        cdef Match* m = &self.m
        cdef int p, i, c, k, n, first, count
        cdef uint64_t b
        program = self.program
        for p in range(2):
            cards = program.decks[p]
            m.owned[p] = ((<uint64_t>1 << <int>len(cards)) - 1) if cards else 0
            classes = sorted({sum(1 << C_COLOURS.index(x) for x in card.colours) for card in cards})
            if len(classes) > 16:
                raise ValueError("a deck has more than 16 different sets of colours")
            m.ncls[p] = len(classes)
            m.two_classes[p] = len(classes) <= 2 and not program.dyn_colour
            for k, colours in enumerate(classes):
                m.cls_colours[p][k] = colours
            seen = set()
            for i, card in enumerate(cards):
                c = p << 7 | i
                b = one(i)
                colours = sum(1 << C_COLOURS.index(x) for x in card.colours)
                m.card_cost[c] = 255 if card.cost is None else card.cost
                m.hit_cost[c] = min(card.cost or 0, 15)
                for k in range(4):
                    if m.hit_cost[c] >> k & 1:
                        m.cost_bit[p][k] |= b
                m.card_colours[c] = colours
                m.card_power[c] = card.power or 0
                m.card_range[c] = 1
                m.same[c] = program.numbers[p][card.number]
                m.name_id[c] = program.names[card.name]
                m.tribes[c] = sum(1 << program.tribes[t.name] for t in card.tribes)
                if card.kind == "zx":
                    m.zx[p] |= b
                else:
                    m.event[p] |= b
                if card.icon == "ignition":
                    m.icon[p] |= b
                for k in range(64):
                    if card.cost is not None and card.cost <= k:
                        m.cost_le[p][k] |= b
                if colours == 0 or card.cost == 0:
                    m.free_colour[p] |= b
                for k in range(m.ncls[p]):
                    if m.cls_colours[p][k] == colours:
                        m.cls[p][k] |= b
                    if m.cls_colours[p][k] & colours:
                        m.by_class[p][k] |= b
                # runs of adjacent copies
                if i == 0 or cards[i - 1].number != card.number:
                    m.run_first[p] |= b
                    if card.number in seen:
                        m.scattered[p] = 1
                    seen.add(card.number)
                for k, other in enumerate(cards):
                    if other.number == card.number:
                        m.alike[p][i] |= one(k)
                if i + 1 == len(cards) or cards[i + 1].number != card.number:
                    m.run_last[p] |= b
                for ability in card.abilities:
                    kind = type(ability).__name__
                    if kind == "StartCard":
                        m.start_card[p] |= b
                    elif kind == "GateCard":
                        m.gate_card[p] |= b
                    elif kind == "StartResource":
                        m.start_resource[p] |= b
                    elif kind == "LifeRecovery":
                        m.recovery[p] |= b
                    elif kind == "VoidBringer":
                        m.bringer[p] |= b
                m.event_pc[c] = program.on_play[p, card.number]
                first, count = program.first[p, card.number]
                m.ab_first[c] = first
                m.ab_n[c] = count
                for k in range(first, first + count):
                    self.note_ability(c, program.abilities[k])
                applied = [k for k in range(first, first + count) if is_applied(program.abilities[k])]
                if applied:
                    m.cont_first[c] = min(applied)
                    m.cont_n[c] = max(applied) + 1 - min(applied)
                if m.card_range[c] > 1:
                    m.traits[c] |= T_RANGED
                if m.card_power[c] <= 0:
                    m.traits[c] |= T_POWERLESS

    def weigh(self, weights=None):
        """Give the player `heuristic` of seat 0 and seat 1 these weights (None: the default)."""
        self.fill_values(0, default_weights() if weights is None else weights[0])
        self.fill_values(1, default_weights() if weights is None else weights[1])

    cdef fill_values(self, int seat, weights):
        cdef Brain* b = &self.m.brain[seat]
        cdef int p, i, c
        for i, n in enumerate(weights.board):
            b.w[i] = n
        fill_places(b, seat)
        b.dear = 0
        values = {}
        for p in range(2):
            for i, card in enumerate(self.program.decks[p]):
                c = p << 7 | i
                if card.number not in values:
                    values[card.number] = card_values(card, weights)
                v = values[card.number]
                b.worth[c], b.hand_worth[c], b.charge_worth[c] = short(v.square), short(v.hand), short(v.charge)
                b.resource_worth[c] = short(v.hand - v.resource)
                b.kill_worth[c] = short(v.square * b.w[W_KILL] // 100)
                b.replace_worth[c] = short(v.square * b.w[W_REPLACE] // 100 + b.w[W_REPLACE_FLAT])
                b.play_worth[c] = short(v.square * b.w[W_PLAY] // 100 + b.w[W_PLAY_FLAT])
                if p == seat and v.charge > BARE_CHARGE:
                    b.dear |= one(i)

    cdef note_ability(self, int c, record):
        """Which sets the card belongs to because of this ability."""
        cdef Match* m = &self.m
        cdef int p = c >> 7
        if record["cls"] == AB_AUTO:
            if record["this_"] or record["owner"] != O_THEIRS:
                m.hears[c] |= 1 << <int>record["ev"]
            if record["others"]:
                m.traits[c] |= T_WATCHER
        elif record["cls"] == AB_STARTUP:
            if record["zone"] == Z_SQUARE:
                m.traits[c] |= T_STARTER
            else:
                m.start_zone[<int>record["zone"]][p] |= one(c & 127)
                m.startups[p] = 1
        elif record["cls"] == AB_CONT:
            cont = record["cont"]
            if cont == CT_RANGE and record["cond"] == 0 and record["zone"] == Z_SQUARE:
                m.card_range[c] = max(m.card_range[c], record["n"])
            elif cont == CT_ICON:
                m.maybe_icon[p] |= one(c & 127)
            elif cont == CT_NOT_ON:
                m.traits[c] |= T_NOT_EVERYWHERE
                m.restricted[p] |= one(c & 127)
            elif cont == CT_PLAY_IF:
                m.conditional[p] |= one(c & 127)
                m.restricted[p] |= one(c & 127)
            elif cont == CT_COLOURS or cont == CT_REPLACE:
                pass
            elif record["zone"] == Z_RESOURCE:
                m.zone_cont[p] |= one(c & 127)
                m.looks[c] |= look_bytes(record["looks"] | 1 << LOOK_RESOURCE)
            else:
                m.traits[c] |= T_CONT
                m.looks[c] |= look_bytes(record["looks"])
                if cont == CT_PLAY_FROM:
                    m.permissions = 1

    cdef note_startups(self, int p, int index):
        """Fills start_le: an ability needs as many rebooted Resources as the largest part of its cost; the rest is parts_ok's."""
        cdef Match* m = &self.m
        cdef int c = p << 7 | index, i, j, k, need
        for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
            if m.ab[i].cls == AB_STARTUP:
                need = 0
                for j in range(m.ab[i].cost, m.ab[i].cost + m.ab[i].ncost):
                    if m.part[j].kind == CO_RESOURCES and m.part[j].n > need:
                        need = m.part[j].n
                for k in range(need, 64):
                    m.start_le[p][k] |= one(index)

    cdef fill_tables(self):
        cdef Match* m = &self.m
        cdef int i, p
        program = self.program
        for i, r in enumerate(program.filters):
            if i:
                for k in range(4):
                    m.flt[i].set[<int>k] = r["set"][k]
                m.flt[i].dyn = r["dyn"]
                m.flt[i].cost_min = r["cost_min"]
                m.flt[i].cost_max = r["cost_max"]
                m.flt[i].odd = r["odd"]
                m.flt[i].colours = r["colours"]
                m.flt[i].icon = r["icon"]
                m.flt[i].power_min = r["power_min"]
                m.flt[i].power_max = r["power_max"]
        for i in range(4):
            m.flt[0].set[i] = <uint64_t>0xffffffffffffffff
        for i, r in enumerate(program.selectors):
            if i:
                m.sel[i].zone = r["zone"]
                m.sel[i].owner = r["owner"]
                m.sel[i].flt = r["flt"]
                m.sel[i].state = r["state"]
                m.sel[i].flags = r["flags"]
                m.sel[i].beside_this = r["beside_this"]
                m.sel[i].area[0], m.sel[i].area[1] = r["area"]
                m.sel[i].simple = (r["zone"] == Z_SQUARE and r["flt"] == 0 and r["state"] == 0 and r["flags"] == 0
                                   and not r["beside_this"] and r["area"] == (0x1ff, 0x1ff))
        for i, r in enumerate(program.conditions):
            if i:
                m.cond[i].kind = r["kind"]
                m.cond[i].sel = r["sel"]
                m.cond[i].flag = r["flag"]
                m.cond[i].area[0], m.cond[i].area[1] = r["area"]
                m.cond[i].low = r["low"]
                m.cond[i].high = r["high"]
        for i, r in enumerate(program.parts):
            m.part[i].kind = r["kind"]
            m.part[i].n = r.get("n", 0)
            m.part[i].sel = r.get("sel", 0)
            m.part[i].colours = r.get("colours", 0)
            m.part[i].to = r.get("to", 0)
            m.part[i].own = r.get("own", 0)
        for i, r in enumerate(program.abilities):
            if i:
                m.ab[i].cls = r["cls"]
                m.ab[i].ev = r.get("ev", 0)
                m.ab[i].this_ = r.get("this_", 0)
                m.ab[i].owner = r.get("owner", 0)
                m.ab[i].others = r.get("others", 0)
                m.ab[i].flt = r.get("flt", 0)
                m.ab[i].target = r.get("target", 0)
                m.ab[i].flags = r.get("flags", 0)
                m.ab[i].phase = r.get("phase", 0)
                m.ab[i].zone = r.get("zone", 0)
                m.ab[i].once = r.get("once", 0)
                m.ab[i].k = r.get("k", 0)
                m.ab[i].ncost = r.get("ncost", 0)
                m.ab[i].cost = r.get("cost", 0)
                m.ab[i].cont = r.get("cont", 0)
                m.ab[i].sel = r.get("sel", 0)
                m.ab[i].pc = r.get("pc", 0)
                m.ab[i].cond = r.get("cond", 0)
                m.ab[i].area[0], m.ab[i].area[1] = r.get("area", (0x1ff, 0x1ff))
                m.ab[i].ab = r.get("ab", 0)
                m.ab[i].per = r.get("per", 0)
                m.ab[i].amount = r.get("amount", 0)
                m.ab[i].n = r.get("n", 0)
                m.ab[i].extra = r.get("extra", 0)
                if m.ab[i].cls == AB_AUTO:
                    m.heard |= <uint32_t>1 << m.ab[i].ev
                if m.ab[i].cls == AB_AUTO and m.ab[i].others:
                    m.watched |= <uint32_t>1 << m.ab[i].ev
        for i, r in enumerate(program.code):
            m.code[i].op, m.code[i].a, m.code[i].b, m.code[i].c, m.code[i].n = r
        m.dyn_cost = program.dyn_cost
        m.dyn_zone_cost = program.dyn_zone_cost
        m.dyn_colour = program.dyn_colour
        m.dyn_icon = program.dyn_icon
        m.grants = program.has_grants
        m.special = program.special
        m.late = program.late
        m.replaces = program.replacements
        for p in range(2):
            m.plain[p] = m.two_classes[p] and not m.scattered[p] and not m.dyn_zone_cost
            for i in range(len(program.decks[p])):
                self.note_startups(p, i)


C_COLOURS = ("red", "blue", "white", "black", "green")


def short(n):
    """The nearest number of 16 bits: made-up cards may be worth more."""
    return max(-32768, min(32767, n))


def is_applied(record):
    """Is it a continuous ability whose results stand in the state? Others are looked up where they matter."""
    return record["cls"] == AB_CONT and record["zone"] == Z_SQUARE and record["cont"] in (
        CT_POWER, CT_RANGE, CT_BOUNDARY, CT_LIMIT, CT_BONUS, CT_IGNORES, CT_PLAYER_IGNORES)


def ids(uint64_t cards, int p):
    """Card ids of a set."""
    out = []
    while cards:
        out.append(p << 7 | ctz(cards))
        cards &= cards - 1
    return out


cdef class Game:
    """One game, step by step.

    table: the match; seat 0 and seat 1 as compiled. seed, pair: keys of the random streams. swapped: seat 0 holds deck B.
    pairing: "deck" or "seat", what the streams belong to. policies: a policy name for each seat, or None = asked from outside.
    """
    cdef Zx s
    cdef readonly Table table
    cdef int status

    def __init__(self, Table table, uint64_t seed=0, uint64_t pair=0, bint swapped=False, str pairing="deck", policies=(None, None),
                 int first=0):
        self.table = table
        numbers = [OUTSIDE if name is None else POLICIES[name] for name in policies]
        begin(&self.s, &table.m, seed, pair, swapped, pairing == "seat", numbers[0], numbers[1])
        self.s.first = self.s.tp = first
        self.status = -1

    def run(self):
        """Play on until a decision is open (True) or the game is over (False)."""
        if self.status == ASK:
            return True
        with nogil:
            self.status = run(&self.s, &self.table.m)
        if self.s.error:
            raise stopped(self.s.error)
        return self.status == ASK

    def answer(self, int k):
        """Answer the open decision with option k and play on."""
        if self.status != ASK:
            raise ValueError("no decision is open")
        if not 0 <= k < self.s.dn:
            raise ValueError(f"option {k} of {self.s.dn}")
        self.s.decisions += 1
        self.s.answer = k
        self.status = -1
        return self.run()

    @property
    def over(self):
        if self.status != END and not self.s.over:
            return None
        return {"winner": None if self.s.winner == 2 else self.s.winner, "reason": REASONS[self.s.reason]}

    @property
    def decision(self):
        """(kind, player) of the open decision, or None."""
        return (self.s.dkind, self.s.dwho) if self.status == ASK else None

    @property
    def decisions(self):
        return self.s.decisions

    @property
    def turn(self):
        return self.s.turn

    def copy(self):
        """An independent copy."""
        cdef Game other = Game.__new__(Game)
        copy_state(&other.s, &self.s)
        other.table = self.table
        other.status = self.status
        return other

    def policy(self, int seat, name):
        """Let a seat be played by a policy from now on (None: asked from outside)."""
        self.s.policy[seat] = OUTSIDE if name is None else POLICIES[name]

    def ask_again(self):
        """Hand the open decision to the policy of its seat."""
        cdef int k
        if self.s.policy[self.s.dwho] == RANDOM:
            k = below(self.s.player_stream[self.s.dwho], self.s.dn)
        else:
            k = self.table.m.choose[self.s.policy[self.s.dwho]](&self.s, &self.table.m, self.s.dkind, self.s.dwho, self.s.dn)
        return self.answer(k)

    def suggest(self, str name):
        """The option that a policy would take now, without taking it."""
        cdef Zx saved = self.s
        cdef int k
        self.s.policy[self.s.dwho] = POLICIES[name]
        if self.s.policy[self.s.dwho] == RANDOM:
            k = below(self.s.player_stream[self.s.dwho], self.s.dn)
        else:
            k = self.table.m.choose[self.s.policy[self.s.dwho]](&self.s, &self.table.m, self.s.dkind, self.s.dwho, self.s.dn)
        self.s = saved
        if not 0 <= k < self.s.dn:
            raise EngineFault(f"player {name} takes option {k} of {self.s.dn} at DP-{self.s.dkind:02}")
        return k

    def redealt(self, int player, uint64_t seed):
        """A copy in which the cards that this player cannot see have changed places at random."""
        cdef Game other = self.copy()
        cdef uint64_t stream[4]
        seed_stream(stream, seed, 3, player)
        redeal(&other.s, player, stream)
        return other

    def options(self):
        """The options of the open decision, as PROTOCOL.md writes them."""
        cdef Zx* s = &self.s
        cdef Match* m = &self.table.m
        cdef int k, p = s.dwho, zone, a, t
        cdef Usable u
        cdef Frame* f
        if self.status != ASK:
            return []
        if s.dform == FORM_CARDS:
            out = [("card", c) for c in ids(s.dset[0], 0) + ids(s.dset[1], 1)]
        elif s.dform == FORM_UNITS:
            out = [("unit", q) for q in ids(s.dmask, 0)]
        elif s.dform == FORM_SQUARES:
            out = [("square", q) for q in ids(s.dmask, 0)]
        elif s.dform == FORM_YES:
            return [("yes",), ("no",)]
        elif s.dform == FORM_NUMBER:
            return [("amount" if s.dkind == DP_SPLIT else "pay", s.dlow + k * s.dstep) for k in range(s.dn)]
        elif s.dform == FORM_WAIT:
            return [("wait", k) for k in range(s.dn)]
        elif s.dform == FORM_LIFE:
            out = [("card", c) for c in ids(s.dset[0], 0) + ids(s.dset[1], 1)]
            return out + [("unknown",)] if s.dpass else out
        elif s.dform == FORM_REPLACE:
            return [("replace", ZONE_BY_NUMBER[(<uint8_t*>s.dset)[k] & 127]) for k in range(s.dn)]
        elif s.dform == FORM_MODES:
            return [("mode", q) for q in ids(s.dmask, 0)]
        else:
            out = []
            for k in range(s.dcards):
                out.append(("card", menu_card(s, m, p, k, &zone)))
            for k in range(s.dstart):
                startup(s, m, p, k, &u)
                if u.granted:
                    out.append(("granted", u.slot, u.granted - 1))
                else:
                    out.append(("ability", u.card, ZONE_BY_NUMBER[u.zone], m.ab[u.ab].k))
            for k in range(s.dattacks):
                menu_attack(s, p, k, &a, &t)
                out.append(("attack", a, t))
        return out + [("pass",)] if s.dpass else out

    def waiting(self):
        """The waiting abilities in order: dicts with card id, controller, position of the ability on its card (None: delayed)."""
        cdef int k
        return [{"card": self.s.wait[k].card, "player": self.s.wait[k].p,
                 "ability": None if self.s.wait[k].ab & 0x8000 else self.table.m.ab[self.s.wait[k].ab].k}
                for k in range(self.s.nwait)]

    def state(self):
        """The state as PROTOCOL.md describes it."""
        cdef Zx* s = &self.s
        cdef int p, q
        if s.due & DUE_POWER:
            recompute(s, &self.table.m)
        zones = {"hand": s.hand, "resource": s.res, "rebooted": s.res_up, "charge": s.charge, "life": s.life, "trash": s.trash,
                 "removed": s.removed, "deck": s.deck}
        units = []
        for q in range(SLOTS):
            if (s.occ[0] | s.occ[1]) >> q & 1:
                units.append({"slot": q, "square": s.where[q], "card": s.card[q], "controller": s.occ[1] >> q & 1, "uid": s.uid[q],
                              "arrival": s.arrival[q], "rebooted": bool(s.up >> q & 1), "damage": s.damage[q], "power": s.power[q],
                              "cost": None if s.cost[q] == 255 else s.cost[q]})
        open_ = None
        if self.status == ASK:
            open_ = {"kind": s.dkind, "player": s.dwho, "options": self.options()}
        return {"turn": s.turn, "phase": PHASES[s.phase], "turn_player": s.tp, "first": s.first, "over": self.over,
                "pending": [s.pending[0], s.pending[1]],
                "battle": {"attacker": s.attacker_uid, "target": s.target_uid} if s.in_battle else None,
                "zones": {name: [ids(sets[0], 0), ids(sets[1], 1)] for name, sets in zones.items()},
                "deck_top": [[p << 7 | (s.top[p][q] & 63) for q in range(s.ntop[p])] for p in range(2)],
                "deck_bottom": [[p << 7 | (s.bottom[p][q] & 63) for q in range(s.nbottom[p])] for p in range(2)],
                "units": units, "waiting": s.nwait, "decision": open_}

    def load(self, dict position):
        """Put the game into any position (Scenario): the keys of `state()` that describe it, see PROTOCOL.md.

        Cards that are in no zone do not exist. `deck_top` and `deck_bottom` fix the order at the ends of the Deck. `phase` begins with its first step; "main" with
        the turn player about to get priority.
        """
        cdef Zx* s = &self.s
        cdef Match* m = &self.table.m
        cdef int p, q, k
        cdef Frame* f
        zones = position.get("zones", {})
        begin(s, m, position.get("seed", 0), 0, 0, 0, s.policy[0], s.policy[1])
        s.deck[0] = s.deck[1] = 0
        for p in range(2):
            for name, at in (("hand", 0), ("resource", 1), ("rebooted", 2), ("charge", 3), ("life", 4), ("trash", 5), ("removed", 6),
                             ("deck", 7)):
                cards = 0
                for c in zones.get(name, [[], []])[p]:
                    cards |= 1 << (c & 127)
                set_zone(s, at, p, cards)
            for c in position.get("deck_top", [[], []])[p]:
                s.top[p][s.ntop[p]] = c & 63
                s.ntop[p] += 1
                s.deck[p] |= one(c & 127)
                s.ordered[p] |= one(c & 127)
            for c in position.get("deck_bottom", [[], []])[p]:
                s.bottom[p][s.nbottom[p]] = c & 63
                s.nbottom[p] += 1
                s.deck[p] |= one(c & 127)
                s.ordered[p] |= one(c & 127)
        s.turn = position.get("turn", 2)
        s.first = (position.get("turn_player", 0) ^ (s.turn & 1)) & 1
        s.tp = position.get("turn_player", 0)
        s.ask_life = position.get("ask_life", False) | position.get("stop", False) << 1
        s.split_step = position.get("split_step", s.split_step)
        for unit in position.get("units", []):
            put_unit(s, m, unit["controller"], unit["card"], unit["square"], not unit.get("rebooted", True), Z_HAND)
            q = unit["square"]
            s.damage[q] = unit.get("damage", 0)
            if s.damage[q]:
                s.damaged |= 1 << q
        s.pending[0], s.pending[1] = position.get("pending", (0, 0))
        for p in range(2):
            if s.deck[p] == 0:
                s.imm = 1
        s.due |= DUE_POWER | DUE_LETHAL | DUE_LOSS | DUE_CHARGE | DUE_IMPROPER | (DUE_DAMAGE if s.pending[0] + s.pending[1] else 0)
        phase = position.get("phase", "main")
        s.phase = PHASES.index(phase)
        f = &s.fr[0]
        f.kind = F_TURN
        f.at = {"reboot": T_START, "draw": T_DRAW_START, "resource": T_RESOURCE_START, "ignition": T_IGNITION_START,
                "main": T_MAIN_START, "end": T_END_START}[phase]
        s.sp = 0
        self.status = -1

    def broken(self):
        """Invariants: None, or what is wrong (cards conserved, sets consistent, lists within bounds)."""
        cdef int code = broken(&self.s, &self.table.m)
        return BROKEN[code] if code else None


BROKEN = ("", "a card is in two zones", "a card is lost or made", "rebooted cards outside Resource", "a unit of both players",
          "a unit in two slots", "masks of empty slots", "slot and square differ", "known deck lists", "a list is too long",
          "an error code is set", "two units with one uid", "a unit on a square without the slot of the square",
          "power differs from its recomputation")


cdef void set_zone(Zx* s, int at, int p, uint64_t cards) noexcept:
    if at == 0:
        s.hand[p] = cards
    elif at == 1:
        s.res[p] = cards
    elif at == 2:
        s.res_up[p] = cards
    elif at == 3:
        s.charge[p] = cards
    elif at == 4:
        s.life[p] = cards
    elif at == 5:
        s.trash[p] = cards
    elif at == 6:
        s.removed[p] = cards
    else:
        s.deck[p] = cards


cdef enum:
    COUNTED = 16            # kinds of tallies in vertical counters
    KINDS = 17
    LEVELS = 8              # a vertical counter holds up to 255 games before it is emptied

cdef struct Tally:          # bit i of level k: bit k of the count of card i
    uint64_t level[2][3][8][16]

cdef int64_t CHANCE[1326]   # K/N by (N, K) in units of 2^-P_BITS

cdef fill_chances():
    for n in range(1, 51):
        for k in range(n + 1):
            CHANCE[<int>(n * (n + 1) // 2 + k)] = (k << (P_BITS + 1)) // n + 1 >> 1

fill_chances()


cdef inline void add_tally(Tally* t, int deck, int outcome, uint64_t* cards) noexcept nogil:
    """Add one to the counts of the cards of each kind: a ripple-carry adder over all counters at once."""
    cdef uint64_t* level = &t.level[deck][outcome][0][0]
    cdef uint64_t carry, left = 1
    cdef int k
    while left:
        left = 0
        for k in range(COUNTED):
            carry = level[k] & cards[k]
            level[k] ^= cards[k]
            cards[k] = carry
            left |= carry
        level += COUNTED


cdef void empty_tally(Tally* t, uint64_t* cells) noexcept nogil:
    """Move the counts to cells [2 decks][50 cards][kinds][3 outcomes]."""
    cdef int d, kind, outcome, k, i
    cdef uint64_t e
    for d in range(2):
        for kind in range(COUNTED):
            for outcome in range(3):
                for k in range(LEVELS):
                    e = t.level[d][outcome][k][kind]
                    while e:
                        i = ctz(e)
                        e &= e - 1
                        cells[((d * 50 + i) * KINDS + kind) * 3 + outcome] += one(k)
    memset(t, 0, sizeof(Tally))


cdef inline uint64_t one_copy(Match* m, int p, uint64_t cards) noexcept nogil:
    """Of all copies of each card only the first one."""
    cdef uint64_t r = 0
    if not m.scattered[p]:
        return lowest_of_runs(cards, m.run_first[p], m.run_last[p])
    while cards:
        r |= cards & -cards
        cards &= ~m.alike[p][ctz(cards)]
    return r


cdef inline void record(Zx* s, Match* m, Row* row, Tally* tally, uint64_t* cells, uint64_t game, uint64_t pair) noexcept nogil:
    cdef int p, d, k, outcome
    cdef uint64_t state[16]
    cdef uint64_t played
    row.game = game
    row.pair = pair
    row.decisions = s.decisions
    row.turns = s.turn + 1
    row.first = s.first ^ s.swapped
    row.winner = -1 if s.winner == 2 else s.winner ^ s.swapped
    row.reason = s.reason
    memset(row.pad, 0, 7)
    for p in range(2):
        d = p ^ s.swapped
        s.side[p][0] = pop(s.life[p])
        for k in range(SIDE_COUNTERS):
            row.side[k][d] = s.side[p][k]
        outcome = 1 if s.winner == 2 else 2 if s.winner == p else 0
        state[0] = s.seen_opening[p]
        state[1] = s.seen_returned[p]
        state[2] = 0 if s.side[p][SC_MULLIGAN] else s.seen_opening[p]
        state[3] = s.seen_drawn[p]
        state[4] = s.seen_played[p]
        state[5] = s.seen_ignited[p]
        state[6] = s.seen_life_played[p]
        state[7] = s.seen_opening[p] | s.seen_drawn[p]
        for k in range(8):
            state[8 + k] = one_copy(m, p, state[k])
        played = state[4]
        add_tally(tally, d, outcome, state)
        while played:
            k = ctz(played)
            played &= played - 1
            cells[((d * 50 + k) * KINDS + COUNTED) * 3 + outcome] += s.first_turn[p][k]


def play_games(Table ab, Table ba, uint64_t seed, uint64_t first_game, uint64_t games, int policy_a, int policy_b, str pairing, rows, tallies, attempts=None):
    """Play games [first_game, first_game + games) without the GIL; game 2k and 2k + 1 are pair k with seats swapped.

    rows: array of ROW_DTYPE of that length, filled in place. tallies: uint64 array (2, 50, TALLY_KINDS, 3) to which card counts are added, or None.
    attempts: int64 array of ATTEMPT_COUNTS to which ignitions and Life are added, or None.
    Raises EngineError with seed and game if a list of the core overflows.
    """
    if rows.dtype != ROW_DTYPE or len(rows) < games:
        raise ValueError("rows must be an array of ROW_DTYPE with one row per game")
    cdef uint8_t[::1] view = rows.view(np.uint8).reshape(-1)
    cdef Row* row = <Row*>&view[0] if games else NULL
    cdef uint64_t[::1] cells
    cdef uint64_t spare[5100]
    cdef uint64_t* cell = spare
    cdef int64_t[::1] tried
    cdef int64_t* counts = NULL
    cdef Luck luck[6]
    cdef Tally tally
    cdef Zx s
    cdef uint64_t g, bad = 0
    cdef int by_seat = pairing == "seat", error = 0
    cdef Match* m
    if tallies is not None:
        cells = tallies.reshape(-1)
        if cells.shape[0] != 5100:
            raise ValueError(f"tallies must have the shape (2, 50, {len(TALLY_KINDS)}, 3)")
        cell = &cells[0]
    if attempts is not None:
        tried = attempts
        if tried.shape[0] != COUNTS:
            raise ValueError(f"attempts must have the shape ({COUNTS},)")
        counts = &tried[0]
    memset(&tally, 0, sizeof(Tally))
    memset(luck, 0, sizeof(luck))
    with nogil:
        for g in range(first_game, first_game + games):
            if g & 1:
                m = &ba.m
                begin(&s, m, seed, g >> 1, 1, by_seat, policy_b, policy_a)
            else:
                m = &ab.m
                begin(&s, m, seed, g >> 1, 0, by_seat, policy_a, policy_b)
            s.recording = counts != NULL
            run(&s, m)
            if s.error:
                error = s.error
                bad = g
                break
            record(&s, m, row + (g - first_game), &tally, cell, g, g >> 1)
            if counts:
                add_attempts(&s, counts, CHANCE, luck)
                if g & 1 or g + 1 == first_game + games:
                    add_luck(counts, luck)
            if (g - first_game) % 255 == 254:
                empty_tally(&tally, cell)
        empty_tally(&tally, cell)
    if error:
        raise stopped(error, f"seed {seed}, game {bad}: ")


def play_listed(Table ab, Table ba, uint64_t seed, uint64_t[::1] numbers, int policy_a, int policy_b, str pairing, rows, uint64_t[:, ::1] hidden=None, int fill=0):
    """Play the games with these numbers without the GIL, as `play_games` does.

    rows: array of ROW_DTYPE, one row for each, filled in place. hidden: uint64 array (games, 2 decks): bit i is set if nobody saw the card in slot
    i during the whole game, or None. fill: what every byte of the state is before each game; no result depends on it.
    Raises EngineError with seed and game if a list of the core overflows.
    """
    if rows.dtype != ROW_DTYPE or len(rows) != len(numbers) or (hidden is not None and (hidden.shape[0] != len(numbers) or hidden.shape[1] != 2)):
        raise ValueError("rows must be an array of ROW_DTYPE, and hidden one of two columns, with one row per game")
    cdef uint8_t[::1] view = rows.view(np.uint8).reshape(-1)
    cdef Row* row = <Row*>&view[0] if len(numbers) else NULL
    cdef uint64_t spare[5100]
    cdef Tally tally
    cdef Zx s
    cdef uint64_t g, bad = 0
    cdef Py_ssize_t i, n = len(numbers)
    cdef int by_seat = pairing == "seat", error = 0, p
    cdef bint shown = hidden is not None
    cdef Match* m
    memset(&tally, 0, sizeof(Tally))
    memset(spare, 0, sizeof(spare))
    with nogil:
        for i in range(n):
            g = numbers[i]
            m = &ba.m if g & 1 else &ab.m
            memset(&s, fill, sizeof(Zx))
            begin(&s, m, seed, g >> 1, g & 1, by_seat, policy_b if g & 1 else policy_a, policy_a if g & 1 else policy_b)
            run(&s, m)
            if s.error:
                error = s.error
                bad = g
                break
            record(&s, m, row + i, &tally, spare, g, g >> 1)
            if shown:
                for p in range(2):
                    hidden[i, p ^ s.swapped] = 0 if s.shuffled[p] else unseen_cards(&s, p) & ~s.seen_returned[p]
    if error:
        raise stopped(error, f"seed {seed}, game {bad}: ")


ASKED_INSIDE, RETURNING, COPIED, COPIES_PLAYED = range(4)


cdef uint64_t finish_game(Zx* s, Match* m) noexcept nogil:
    """Play a game whose decision is open to the end, both players at random; a number that tells how it went."""
    s.policy[0] = s.policy[1] = RANDOM
    s.decisions += 1
    s.answer = below(s.player_stream[s.dwho], s.dn)
    run(s, m)
    return game_sum(s)


cdef inline uint64_t game_sum(Zx* s) noexcept nogil:
    return mix(s.decisions ^ mix(s.turn ^ mix(s.winner ^ mix(s.player_stream[0][0] ^ mix(s.player_stream[1][1] ^ s.deck_stream[0][2])))))


def soak(Table table, uint64_t seed, uint64_t first_game, uint64_t games, int way, bint check=False):
    """Play random games of one seating in one of four ways that must agree; returns (sum over the games, decisions).

    way: ASKED_INSIDE = answered in the core; RETURNING = the machine stops at every decision; COPIED = and goes on with a copy;
    COPIES_PLAYED = and besides plays a copy to the end at every decision. check: invariants at every decision (not ASKED_INSIDE).
    Raises EngineFault with seed and game if an invariant breaks or a copy ends differently, EngineError if a list overflows.
    """
    cdef Match* m = &table.m
    cdef Zx s, other
    cdef uint64_t g, total = 0, decisions = 0, end = 0, bad = 0
    cdef int code = 0, policy = RANDOM if way == 0 else OUTSIDE
    cdef bint differs = False
    memset(&other, 0, sizeof(Zx))
    with nogil:
        for g in range(first_game, first_game + games):
            begin(&s, m, seed, g, 0, 0, policy, policy)
            end = 0
            while run(&s, m) == ASK and not s.error:
                if check:
                    code = broken(&s, m)
                    if code:
                        break
                if way >= 2:
                    copy_state(&other, &s)
                    copy_state(&s, &other)
                if way == 3:
                    total ^= finish_game(&other, m)
                    total ^= game_sum(&other)
                    if other.error:     # where a list overflows the state means nothing
                        end = 0
                    elif end and end != game_sum(&other):
                        differs = True
                        break
                    else:
                        end = game_sum(&other)
                s.decisions += 1
                s.answer = below(s.player_stream[s.dwho], s.dn)
            if code or differs or s.error or (end and end != game_sum(&s)):
                bad = g
                differs = code == 0 and s.error == 0
                break
            total += game_sum(&s)
            decisions += s.decisions
    if differs:
        raise EngineFault(f"seed {seed}, game {bad}: a copy of the game ended differently")
    if code:
        raise EngineFault(f"seed {seed}, game {bad}: {BROKEN[code]}")
    if s.error:
        raise stopped(s.error, f"seed {seed}, game {bad}: ")
    return total, decisions


def copy_time(Table table, int n):
    """Seconds for one copy of a game's state, the mean of n copies in the middle of a game (bench)."""
    import time
    cdef Match* m = &table.m
    cdef Zx s, other
    cdef int i
    begin(&s, m, 1, 0, 0, 0, OUTSIDE, OUTSIDE)
    for i in range(60):
        if run(&s, m) != ASK:
            break
        s.answer = 0
    start = time.perf_counter()
    with nogil:
        for i in range(n):
            copy_state(&other, &s)
            copy_state(&s, &other)
    return (time.perf_counter() - start) / (2 * n)


def play_pairs(Table ab, Table ba, uint64_t seed, uint64_t first_pair, uint64_t n_pairs, int policy_a, int policy_b, str pairing, rows, tallies, attempts=None):
    """`play_games` for whole pairs."""
    play_games(ab, ba, seed, 2 * first_pair, 2 * n_pairs, policy_a, policy_b, pairing, rows, tallies, attempts)


def instructions_run():
    """How often each instruction (OP_* of codes.py) has been carried out in this process; None without internal checks."""
    cdef int k
    return [runs(k) for k in range(OPS)] if VARIANT in ("debug", "asan") else None


def random_numbers(uint64_t seed, uint64_t pair, int purpose, int owner, int n):
    """The first n outputs of a stream (tests)."""
    cdef uint64_t state[4]
    seed_stream(state, mix(mix(seed) ^ pair), purpose, owner)
    return [next64(state) for _ in range(n)]


def xoshiro(a, b, c, d, int n):
    """Outputs of xoshiro256++ from a given state (published vectors)."""
    cdef uint64_t state[4]
    state[0], state[1], state[2], state[3] = a, b, c, d
    return [next64(state) for _ in range(n)]


def splitmix(uint64_t x, int n):
    """Outputs of splitmix64 from state x (published vectors)."""
    out = []
    for _ in range(n):
        out.append(mix(x))
        x += <uint64_t>0x9e3779b97f4a7c15
    return out
