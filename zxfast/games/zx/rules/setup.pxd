"""Section 6: setting up a game. Nothing triggers during set-up (ZX-6.12)."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport ctz, one, pop
from ..ask cimport ASK, GO, ask_own, ask_yes, picked_card
from ..attempts cimport AT_SETUP, icons_among, note
from ..geometry cimport HOME
from ..options cimport *
from ..state cimport *
from ..vm cimport SC_MULLIGAN
from .turn cimport T_START
from .zones cimport deck_take, kinds, put_unit, to_hand, to_life, to_resource


cdef inline void deal_hand(Zx* s, int p) noexcept nogil:
    cdef int _i
    for _i in range(OPENING_HAND):
        if s.deck[p]:
            s.hand[p] |= one(deck_take(s, p))


cdef inline int step_setup(Zx* s, Match* m, Frame* f) noexcept nogil:
    # n = player in order, k = 0 start card, 1 gate card, 2 start resource; rep = start cards taken, by player: u, v
    cdef int p, c, i, _c
    cdef uint64_t cards
    while f.at <= 1:
        if f.at == 1:
            c = picked_card(s)
            p = s.first ^ f.n
            if c >= 0:
                s.deck[p] &= ~one(c & 127)
                if f.k == 0:
                    f.set[p] = one(c & 127)
                elif f.k == 2:
                    to_resource(s, m, c, False)
                    s.nwait = 0
            f.at = 0
            f.k += 1
        if f.k > 2:
            f.k = 0
            f.n += 1
        if f.n > 1:
            f.at = 2
            break
        p = s.first ^ f.n
        f.at = 1
        if ask_own(s, m, DP_SETUP, p, p, kinds(s, m, p, (m.start_card[p] if f.k == 0 else m.gate_card[p] if f.k == 1 else m.start_resource[p]) & s.deck[p]), 1):
            return ASK
    if f.at == 2:
        for i in range(2):
            deal_hand(s, s.first ^ i)
        f.n = 0
        f.at = 3
    while f.n < 2:                      # ZX-6.9
        p = s.first ^ f.n
        if f.at == 3:
            f.at = 4
            if ask_yes(s, m, DP_MULLIGAN, p):
                return ASK
        if s.answer == 0:
            s.side[p][SC_MULLIGAN] += 1
            s.seen_returned[p] = s.hand[p]
            s.deck[p] |= s.hand[p]
            s.hand[p] = 0
            deal_hand(s, p)
        f.at = 3
        f.n += 1
    for i in range(2):
        p = s.first ^ i
        s.seen_opening[p] = s.hand[p]
        cards = s.deck[p]
        for _c in range(LIFE_CARDS):
            if s.deck[p]:
                to_life(s, p << 7 | deck_take(s, p), False)
        if s.recording:
            note(s, m, p, AT_SETUP, cards, 0, pop(icons_among(s, m, p, s.life[p], Z_LIFE)), Z_LIFE)
        for _c in range(START_RESOURCES):
            if s.deck[p]:
                to_resource(s, m, p << 7 | deck_take(s, p), False)
        if s.life[p] == 0 or s.deck[p] == 0:
            f.u = 1                     # lost at once (ZX-12.8)
    for i in range(2):
        p = s.first ^ i
        if f.set[p]:
            put_unit(s, m, p, p << 7 | ctz(f.set[p]), HOME[p], False, Z_DECK)
    s.nwait = 0
    s.due = (s.due & DUE_POWER) | (DUE_LOSS if f.u else 0)
    s.imm = 0
    f.kind = F_TURN
    f.at = T_START
    return GO
