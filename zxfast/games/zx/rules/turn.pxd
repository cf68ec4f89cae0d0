"""Section 7: the phases of a turn."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport ctz, nth, one, pop
from ..ask cimport ASK, DONE, END, GO, ask, ask_own, pause, picked_own, push, stop
from ..options cimport *
from ..selectors cimport controller
from ..state cimport *
from ..vm cimport draw_one, push_effect
from .battle cimport battle
from .checks cimport checks, finish
from .ignition cimport step_ignite
from .play cimport act, menu, menu_attack
from .triggers cimport player_event, wait_for
from .zones cimport from_charge, from_hand, kinds, same_object, to_resource, to_trash, touch

cdef enum:  # TurnStep
    T_START = 0
    T_REBOOT
    T_DRAW_START
    T_DRAW
    T_DRAW_END
    T_RESOURCE_START
    T_RESOURCE
    T_RESOURCE_PUT
    T_IGNITION_START
    T_IGNITION
    T_IGNITION_PICK
    T_IGNITE
    T_IGNITED
    T_MAIN_START
    T_MAIN
    T_MAIN_PICK
    T_ACTED
    T_END_START
    T_END_TURN
    T_END_CLEAR
    T_END_AGAIN
    T_HAND
    T_HAND_PICK
    T_OVER


cdef inline void start_phase(Zx* s, Match* m, int phase) noexcept nogil:
    """ZX-7.2."""
    s.phase = phase
    touch(s, LOOK_TIME)
    if (m.watched >> EV_PHASE) & 1:
        player_event(s, m, EV_PHASE, s.tp)


cdef inline void reboot_all(Zx* s, int p) noexcept nogil:
    """ZX-7.3 c, ZX-7.4."""
    cdef int t = s.occ[p]
    s.up |= t & ~s.no_reboot
    s.no_reboot &= ~t
    s.res_up[p] = s.res[p]
    touch(s, LOOK_REST)


cdef inline void end_turn_triggers(Zx* s, Match* m) noexcept nogil:
    """ZX-7.25 step 3."""
    cdef int i
    player_event(s, m, EV_TURN_END, s.tp)
    for i in range(s.ndelay):
        if s.delay[i].waits == 0:
            s.delay[i].waits = 1
            wait_for(s, 0x8000 | i, s.delay[i].card, s.delay[i].p, 0, 0, 0, 0, NONE, Z_SQUARE)
    s.marked[0] = s.marked[1] = 0       # delayed effects that wait do not keep copies apart, use marks do
    for i in range(s.nmark):
        if s.mark[i].end == 0 and s.mark[i].uid == 0 and same_object(s, s.mark[i].card, s.mark[i].at):
            s.marked[s.mark[i].card >> 7] |= one(s.mark[i].card & 127)


cdef inline void clear_turn(Zx* s, Match* m) noexcept nogil:
    """ZX-7.25 step 5: damage and "until end of turn" end together."""
    cdef int t = s.damaged, q
    while t:
        s.damage[ctz(t)] = 0
        t &= t - 1
    s.damaged = 0
    t = s.temped
    while t:
        q = ctz(t)
        t &= t - 1
        s.power[q] -= s.temp[q]
        s.temp[q] = 0
        if s.cost_temp[q]:
            s.cost_temp[q] = 0
            s.due |= DUE_POWER
        if s.power[q] <= 0:
            s.due |= DUE_LETHAL
    s.temped = 0
    for q in range(SLOTS):
        s.cause[q] = NONE
    s.no_damage = 0
    if s.nlasting:
        s.nlasting = 0
        s.granting = s.ngrant != 0
        s.due |= DUE_POWER
    touch(s, LOOK_REST)


cdef inline int step_turn(Zx* s, Match* m, Frame* f) noexcept nogil:
    cdef int p = s.tp, r, c, a, t, n, at = f.at
    cdef Frame* g
    cdef uint64_t e
    if at == T_START:
        p = s.tp = (s.turn & 1) ^ s.first
        if s.turn >= TURN_CAP:
            return finish(s, 2, REASON_TURN_CAP)
        s.actions = 0
        start_phase(s, m, PH_REBOOT)
        at = T_REBOOT
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    if at == T_REBOOT:
        reboot_all(s, p)
        at = T_DRAW_START
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    if at == T_DRAW_START:
        start_phase(s, m, PH_DRAW)
        f.n = 0
        at = T_DRAW
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    if at == T_DRAW:
        if s.turn:                      # ZX-7.9
            while f.n < DRAW_PER_TURN and s.deck[p]:
                f.n += 1
                draw_one(s, m, p)
                if s.imm:
                    return pause(f, at, GO)     # ZX-7.8
        at = T_RESOURCE_START
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    if at == T_RESOURCE_START:
        start_phase(s, m, PH_RESOURCE)
        at = T_RESOURCE
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    if at == T_RESOURCE:
        at = T_RESOURCE_PUT
        if ask_own(s, m, DP_RESOURCE, p, p, kinds(s, m, p, s.hand[p]), 1):
            return pause(f, at, ASK)
    if at == T_RESOURCE_PUT:
        c = picked_own(s, p)
        if c >= 0:
            from_hand(s, c)
            to_resource(s, m, c, False)
        at = T_IGNITION_START
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    if at == T_IGNITION_START:
        start_phase(s, m, PH_IGNITION)
        at = T_IGNITION
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    while at <= T_IGNITED:
        if at == T_IGNITION:
            at = T_IGNITION_PICK
            if s.actions >= ACTION_CAP:
                at = T_MAIN_START
                break
            if ask_own(s, m, DP_IGNITION, p, p, kinds(s, m, p, s.charge[p]), 1):
                return pause(f, at, ASK)
        if at == T_IGNITION_PICK:
            c = picked_own(s, p)
            if c < 0:
                at = T_MAIN_START
                break
            s.actions += 1
            from_charge(s, c)
            to_trash(s, c)
            at = T_IGNITE
            if s.imm:
                return pause(f, at, GO)
        if at == T_IGNITE:
            at = T_IGNITED
            g = push(s, F_IGNITE, p)
            g.n = 1
            g.x = 0
            r = step_ignite(s, m, g)
            if r != DONE:
                return pause(f, at, r)
        if at == T_IGNITED:
            at = T_IGNITION
            r = checks(s, m, p)
            if r != DONE:
                return pause(f, at, r)
    if at == T_MAIN_START:
        start_phase(s, m, PH_MAIN)
        at = T_MAIN
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    while at <= T_ACTED:
        if at == T_MAIN:
            at = T_MAIN_PICK
            if s.actions >= ACTION_CAP:
                at = T_END_START
                break
            n = menu(s, m, p)
            if ask(s, m, DP_MAIN, p, n):
                return pause(f, at, ASK)
            if n == 1 and s.ask_life & 2:
                return pause(f, at, stop(s, DP_MAIN, p))
        if at == T_MAIN_PICK:
            n = s.dcards + s.dstart
            at = T_ACTED
            if s.answer < n:
                s.actions += 1
                r = act(s, m, p)
            elif s.answer < n + s.dattacks:
                s.actions += 1
                menu_attack(s, p, s.answer - n, &a, &t)
                r = battle(s, m, a, t)
            else:
                at = T_END_START
                r = checks(s, m, p)
                if r != DONE:
                    return pause(f, at, r)
                break
            if r != DONE:
                return pause(f, at, r)
        if at == T_ACTED:
            at = T_MAIN
            r = checks(s, m, p)
            if r != DONE:
                return pause(f, at, r)
    if at == T_END_START:
        start_phase(s, m, PH_END)
        at = T_END_TURN
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    while at <= T_END_AGAIN:
        if at == T_END_TURN:
            end_turn_triggers(s, m)
            at = T_END_CLEAR
            r = checks(s, m, p)
            if r != DONE:
                return pause(f, at, r)
        if at == T_END_CLEAR:
            clear_turn(s, m)
            s.resolved = 0
            at = T_END_AGAIN
            r = checks(s, m, p)
            if r != DONE:
                return pause(f, at, r)
        at = T_END_TURN if s.resolved else T_HAND
    while at <= T_HAND_PICK:
        if at == T_HAND:
            f.set[p] = 0
            at = T_HAND_PICK
        else:                           # T_HAND_PICK: an answer
            c = picked_own(s, p)
            f.set[p] |= one(c & 127)
        while pop(s.hand[p]) - pop(f.set[p]) > HAND_LIMIT:
            if ask_own(s, m, DP_HAND, p, p, kinds(s, m, p, s.hand[p] & ~f.set[p]), 0):
                return pause(f, at, ASK)
            c = picked_own(s, p)
            f.set[p] |= one(c & 127)
        at = T_OVER
        e = f.set[p]
        while e:
            c = p << 7 | ctz(e)
            e &= e - 1
            from_hand(s, c)
            to_trash(s, c)
        if s.imm:
            return pause(f, at, GO)
    s.ndelay = 0
    s.nmark = 0
    s.marked[0] = 0
    s.marked[1] = 0
    s.turn += 1
    return pause(f, T_START, GO)

