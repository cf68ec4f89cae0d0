"""Sections 11 and 12: priority pre-processing and the rule resolutions, in their order."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_int, ctz, dead16, nth, one, pop
from ..ask cimport ASK, DONE, END, GO, ask, ask_own, ask_squares, ask_units, ask_yes, picked_bit, picked_card, push
from ..attempts cimport note_life
from ..geometry cimport BOARD, HOME
from ..options cimport *
from ..selectors cimport all_units, controller, icon_of, locate
from ..state cimport *
from ..vm cimport (MORE, SC_LIFE_HITS, SC_LIFE_PLAYED, SC_LIFE_RECOVERIES, SC_LIFE_REVEALED, SC_VOID_BRINGERS, choose_replacements,
                   push_effect, push_event, recall, step_effect)
from .actions cimport destroy
from .continuous cimport recompute
from .ignition cimport may_play
from .life cimport ask_life, picked_life
from .squares cimport legal_squares
from .zones cimport (appear, deck_take, from_charge, from_life, kinds, to_charge, to_life, to_trash, unit_leaves)


cdef inline int improper(Zx* s) noexcept nogil:
    """ZX-12.6: slots of all improper Z/X."""
    cdef int out = 0, square, t, q, here, first, last, n, p
    for p in range(2):                  # c)
        if s.occ[p] >> HOME[1 - p] & 1:
            out |= 1 << HOME[1 - p]
    t = all_units(s) & ~BOARD
    n = 0
    while t:
        n |= 1 << s.where[ctz(t)]
        t &= t - 1
    while n:                            # squares with several
        square = ctz(n)
        n &= n - 1
        here = 0
        t = all_units(s)
        first = last = -1
        while t:
            q = ctz(t)
            t &= t - 1
            if s.where[q] == square:
                here |= 1 << q
                if first < 0 or s.arrival[q] < s.arrival[first]:
                    first = q
        p = controller(s, first)
        out |= here & s.occ[1 - p]      # b)
        here &= s.occ[p]
        if square == HOME[1 - p]:
            out |= here                 # c)
            continue
        t = here
        while t:
            q = ctz(t)
            t &= t - 1
            if last < 0 or s.arrival[q] > s.arrival[last]:
                last = q
        out |= here & ~(1 << last)      # a) on what is left (ZX-12.6d)
    return out


cdef inline int lethal(Zx* s) noexcept nogil:
    """ZX-12.7: slots of all Z/X with lethal damage or power 0 or less."""
    return dead16(s.power, s.damage) & all_units(s)


cdef inline int finish(Zx* s, int winner, int reason) noexcept nogil:
    """winner 2: draw."""
    s.over = 1
    s.winner = winner
    s.reason = reason
    return END


cdef inline int loss(Zx* s) noexcept nogil:
    """ZX-12.8: bit p = player p loses."""
    cdef int p, out = 0
    for p in range(2):
        if s.life[p] == 0 or (s.deck[p] | s.trash[p]) == 0:
            out |= 1 << p
    return out


cdef inline int step_checks(Zx* s, Match* m, Frame* f) noexcept nogil:
    # u = player, card = life card, set = cards picked, rep = resolutions so far
    cdef int p, q, t, c, r, k
    cdef bint icon
    cdef Wait* w
    cdef Frame* g
    while True:
        if f.at == 0:
            if s.imm or s.error:
                return GO
            if s.due & DUE_POWER:
                recompute(s, m)
            if s.due == 0:
                s.resolved = f.rep
                s.rounds = 0
                s.sp -= 1
                return DONE
            f.rep += 1
            s.rounds = f.rep
            if f.rep > LOOP_CAP and really_due(s):
                return finish(s, 2, REASON_LOOP)
            if s.due & DUE_CHARGE:      # ⑤
                if not excess(s):
                    s.due &= ~DUE_CHARGE
                    f.rep -= 1
                    continue
                f.set[0] = 0
                f.set[1] = 0
                f.n = 0
                f.at = 1
            elif s.due & DUE_IMPROPER:  # ⑥
                s.due &= ~DUE_IMPROPER
                t = improper(s)
                if t == 0:
                    f.rep -= 1
                while t:                # displaced units first: they do not move then
                    q = 15
                    while not t >> q & 1:
                        q -= 1
                    t &= ~(1 << q)
                    to_trash(s, unit_leaves(s, m, q))
                continue
            elif s.due & DUE_LETHAL:    # ⑦
                s.due &= ~DUE_LETHAL
                f.mask = lethal(s)
                if f.mask == 0:
                    f.rep -= 1
                    continue
                if m.replaces > 1:
                    if choose_replacements(s, m, f, f.mask, 7) == ASK:
                        return ASK
                    destroy(s, m, f.mask, <uint8_t*>f.set, True)
                    f.at = 0
                else:
                    destroy(s, m, f.mask, NULL, True)
                continue
            elif s.due & DUE_LOSS:      # ⑧
                s.due &= ~DUE_LOSS
                r = loss(s)
                if r:
                    return finish(s, 2 if r == 3 else 2 - r, REASON_DECK_OUT if s.life[0] and s.life[1] else REASON_LIFE)
                f.rep -= 1
                continue
            elif s.due & DUE_DAMAGE:    # ⑨ one point
                p = s.tp if s.pending[s.tp] else 1 - s.tp
                if s.pending[p] == 0:
                    s.due &= ~DUE_DAMAGE
                    f.rep -= 1
                    continue
                s.pending[p] -= 1
                if s.pending[0] + s.pending[1] == 0:
                    s.due &= ~DUE_DAMAGE
                f.u = p
                f.at = 2
                if ask_life(s, m, 1 - p, p, s.life[p]):
                    return ASK
            else:                       # step 2: DUE_WAIT
                s.dform = FORM_WAIT
                f.at = 6
                if ask(s, m, DP_ORDER, s.tp, s.nwait):
                    return ASK
        if f.at == 1 or f.at == 8:
            r = charge_excess(s, m, f)
            if r == ASK:
                return ASK
            f.at = 0
            continue
        if f.at == 7:
            if choose_replacements(s, m, f, f.mask, 7) == ASK:
                return ASK
            destroy(s, m, f.mask, <uint8_t*>f.set, True)
            f.at = 0
            continue
        p = f.u
        if f.at == 2:
            c = picked_life(s, 1 - p, p)
            f.card = c
            s.side[p][SC_LIFE_REVEALED] += 1
            s.answer = 1
            f.at = 3
            icon = icon_of(s, m, c, Z_LIFE, -1)
            if s.recording:
                note_life(s, m, p, c, icon)
            if icon:
                s.side[p][SC_LIFE_HITS] += 1
                if may_play(s, m, p, c):
                    if ask_yes(s, m, DP_PLAY_LIFE, p):
                        return ASK
        c = f.card
        if f.at == 3:
            from_life(s, m, c)
            if s.answer == 1:
                to_charge(s, c)
                f.at = 0
                continue
            s.side[p][SC_LIFE_PLAYED] += 1
            s.seen_life_played[p] |= one(c & 127)
            if (m.event[p] >> (c & 127)) & 1:
                f.at = 0
                push_event(s, m, p, c)
                r = step_effect(s, m, &s.fr[s.sp])
                if r != DONE:
                    return r
                continue
            f.at = 4
            if ask_squares(s, m, p, legal_squares(s, m, p, c), 0):
                return ASK
        if f.at == 4:
            appear(s, m, p, c, picked_bit(s), False, Z_LIFE)
            f.at = 0
            # ZX-10.20, 16.2, 16.3: part of the play, before anything else
            if not (m.recovery[p] | m.bringer[p]) >> (c & 127) & 1:
                continue
            if m.recovery[p] >> (c & 127) & 1 and s.deck[p] and pop(s.life[p]) <= pop(s.life[1 - p]):
                s.side[p][SC_LIFE_RECOVERIES] += 1
                to_life(s, p << 7 | deck_take(s, p), False)
            if m.bringer[p] >> (c & 127) & 1:
                f.at = 9
                if s.imm:
                    return GO
        if f.at == 9:
            f.at = 0
            if pop(s.life[p]) <= pop(s.life[1 - p]):
                f.at = 5
                if ask_units(s, m, DP_VOID, p, all_units(s) & ~s.boundary, 1):
                    return ASK
        if f.at == 5:
            q = picked_bit(s)
            f.at = 0
            if q >= 0:
                s.side[p][SC_VOID_BRINGERS] += 1
                to_trash(s, unit_leaves(s, m, q))
            continue
        if f.at == 6:
            f.at = 0
            w = &s.wait[s.answer]
            g = push_effect(s, w.p, w.card, 0)
            if w.ab & 0x8000:
                recall(s, g, &s.delay[w.ab & 0x7fff])
            else:
                g.pc = m.ab[w.ab].pc
                g.ab = w.ab
                g.slot = w.slot
                g.uid = w.uid
                g.it_slot = w.it_slot
                g.it_uid = w.it_uid
                g.it_card = w.it_card
                g.zone = w.zone
                g.this_at = w.at
            s.nwait -= 1
            for k in range(s.answer, s.nwait):
                s.wait[k] = s.wait[k + 1]
            if s.nwait == 0:
                s.due &= ~DUE_WAIT
            r = step_effect(s, m, g)
            if r != DONE:
                return r


cdef inline bint excess(Zx* s) noexcept nogil:
    return pop(s.charge[0]) > s.limit[0] or pop(s.charge[1]) > s.limit[1]


cdef inline bint really_due(Zx* s) noexcept nogil:
    """The flags say that something may be due."""
    return ((s.due & DUE_CHARGE and excess(s)) or (s.due & DUE_IMPROPER and improper(s) != 0) or (s.due & DUE_LETHAL and lethal(s) != 0)
            or (s.due & DUE_LOSS and loss(s) != 0) or s.pending[0] + s.pending[1] or s.nwait)


cdef inline int charge_excess(Zx* s, Match* m, Frame* f) noexcept nogil:
    """⑤, ZX-12.5: the turn player first, one card at a time; then all of them move at once. n = 1: the other player."""
    cdef int p, c, i
    cdef uint64_t e
    if f.at == 8:
        c = picked_card(s)
        f.set[c >> 7] |= one(c & 127)
    while f.n < 2:
        p = s.tp ^ f.n
        if pop(s.charge[p]) - pop(f.set[p]) <= s.limit[p]:
            f.n += 1
            continue
        f.at = 8
        if ask_own(s, m, DP_CHARGE, p, p, kinds(s, m, p, s.charge[p] & ~f.set[p]), 0):
            return ASK
        c = picked_card(s)
        f.set[c >> 7] |= one(c & 127)
    for i in range(2):
        e = f.set[i]
        while e:
            c = i << 7 | ctz(e)
            e &= e - 1
            from_charge(s, c)
            to_trash(s, c)
    s.due &= ~DUE_CHARGE
    return DONE


cdef inline apart_int due_checks(Zx* s, Match* m, int p) noexcept nogil:
    cdef Frame* f
    if s.due == DUE_POWER and not s.imm:
        recompute(s, m)
        if s.due == 0:
            return DONE
    f = push(s, F_CHECKS, p)
    f.rep = 0
    return step_checks(s, m, f)


cdef inline int checks(Zx* s, Match* m, int p) noexcept nogil:
    """A priority pre-processing. Nothing due: done at once."""
    return due_checks(s, m, p) if s.due else DONE
