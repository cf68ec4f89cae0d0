"""ZX-15.10: ignition, by ability and in the phase; and playing a revealed card."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport nth, one, pop
from zxfast.core.rng cimport below
from ..ask cimport ASK, DONE, GO, ask_squares, ask_yes, pause, picked_bit, push
from ..attempts cimport note_ignition
from ..selectors cimport condition, icon_of
from ..state cimport *
from ..vm cimport (SC_ABILITY_HITS, SC_ABILITY_IGNITIONS, SC_ABILITY_PLAYED, SC_PHASE_HITS, SC_PHASE_IGNITIONS, SC_PHASE_PLAYED, push_event)
from .squares cimport legal_squares
from .triggers cimport heard, own_event
from .zones cimport appear, deck_fix, known_top, moved, to_trash, touch


cdef inline bint may_play(Zx* s, Match* m, int p, int c) noexcept nogil:
    """Printed restrictions (ZX-9.7, 8.15), and for a Z/X a legal square (ZX-9.19)."""
    cdef int i
    if (m.conditional[p] >> (c & 127)) & 1:
        for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
            if m.ab[i].cls == AB_CONT and m.ab[i].cont == CT_PLAY_IF and not condition(s, m, m.ab[i].cond, p, c, -1, Z_TEMPORARY):
                return False
    if (m.zx[p] >> (c & 127)) & 1:
        return legal_squares(s, m, p, c) != 0
    return True


cdef inline int step_ignite(Zx* s, Match* m, Frame* f) noexcept nogil:
    """n ignitions; x = 1 by ability. No pre-processing in between (ZX-11.10)."""
    cdef int c, p = f.p, at = f.at
    cdef bint icon, known
    while True:
        if at == 0:
            if f.n == 0 or s.deck[p] == 0:
                s.sp -= 1
                if f.x:                 # back to the ability: was all of it done, and what it looks at
                    s.fr[s.sp].did = f.n == 0
                    s.looked = f.set[0]
                    s.revealed = f.set[1]
                    s.looked_at = f.this_at
                    s.revealed_at = f.that_at
                return GO if s.imm else DONE
            f.n -= 1
            s.side[p][SC_ABILITY_IGNITIONS if f.x else SC_PHASE_IGNITIONS] += 1
            known = s.ordered[p] and (s.ntop[p] or s.deck[p] == s.ordered[p])
            if s.ordered[p]:
                if s.ntop[p] == 0 or not s.top[p][0] >> 6 == 3:
                    deck_fix(s, p, 1, 3)
                c = p << 7 | (s.top[p][0] & 63)
            else:
                c = p << 7 | nth(s.deck[p], below(s.deck_stream[p], pop(s.deck[p])))
            f.card = c
            icon = icon_of(s, m, c, Z_DECK, -1)
            if s.recording:
                note_ignition(s, m, p, f.x, c, icon, known)
            at = 1
            s.answer = 1
            if icon:
                s.side[p][SC_ABILITY_HITS if f.x else SC_PHASE_HITS] += 1
                if may_play(s, m, p, c):
                    if s.ordered[p] == 0:       # revealed: the only card of the Deck whose place is known
                        s.ordered[p] = one(c & 63)
                        s.top[p][0] = (c & 63) | 3 << 6
                        s.ntop[p] = 1
                    if ask_yes(s, m, DP_PLAY_IGNITED, p):
                        return pause(f, at, ASK)
        if at == 1:
            c = f.card
            if s.ordered[p]:
                known_top(s, p)
            moved(s, p, c & 63)
            s.deck[p] &= ~one(c & 127)
            if s.deck[p] == 0:
                s.imm = 1
            touch(s, LOOK_REST)
            if s.answer == 1:
                at = 0
                to_trash(s, c)
                if heard(m, EV_SEED):
                    own_event(s, m, EV_SEED, c, p, 0, 0, 0, 0, NONE)
                if s.imm:
                    return pause(f, at, GO)
                continue
            s.side[p][SC_ABILITY_PLAYED if f.x else SC_PHASE_PLAYED] += 1
            s.seen_ignited[p] |= one(c & 127)
            at = 2
            if s.imm:
                return pause(f, at, GO)     # TRAP-18: during the play
        if at == 2:
            c = f.card
            if (m.event[p] >> (c & 127)) & 1:
                at = 0
                push_event(s, m, p, c)
                return pause(f, at, GO)
            at = 3
            if ask_squares(s, m, p, legal_squares(s, m, p, c), 0):
                return pause(f, at, ASK)
        at = 0
        appear(s, m, p, f.card, picked_bit(s), False, Z_DECK | 64)
