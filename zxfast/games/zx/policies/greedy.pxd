"""`greedy`: a simple table player. It is the yardstick of the others: frozen, never improved (design section 5).

It looks at costs, powers and squares only: plays what it can, most expensive first; attacks what it destroys, and the player; puts
Z/X near the opponent's player square; ignites with three charge cards; lets every effect happen.
"""
from libc.stdint cimport uint64_t
from zxfast.core.bits cimport ctz, pop
from ..geometry cimport BESIDE, BOARD, HOME
from ..rules.play cimport menu_attack
from ..state cimport *
from ..vm cimport OP_MOVE, OP_POWER, OP_REBOOT


cdef inline int greedy_attack(Zx* s, Match* m, int p, int q, int t) noexcept nogil:
    """Value of an attack of the unit q on square t: of what it destroys; the player counts more the less Life is left."""
    if s.occ[1 - p] >> t & 1:
        if s.power[q] < s.power[t] - s.damage[t]:
            return -1
        return 600 + 10 * m.card_cost[s.card[t]] + (200 if t == HOME[1 - p] else 0) - s.power[q] // 256
    return 900 - 100 * pop(s.life[1 - p])


cdef inline int greedy_square(Zx* s, Match* m, int p, int t) noexcept nogil:
    cdef int v = 10 * pop(<uint64_t>(BESIDE[t] & s.occ[1 - p]))
    if BESIDE[HOME[1 - p]] >> t & 1:
        v += 30 if s.occ[1 - p] >> HOME[1 - p] & 1 else 60
    if t == HOME[p]:
        v += 75 if BESIDE[t] & s.occ[1 - p] else 25
    if s.occ[p] >> t & 1:
        v -= 60 + 10 * m.card_cost[s.card[t]]
    return v


cdef inline int greedy_card(Match* m, uint64_t a, uint64_t b, int low) noexcept nogil:
    """Number of the card with the highest cost (low: the lowest) among those of seat 0, then seat 1."""
    cdef int k = 0, best = 0, v, high = -1000, p
    cdef uint64_t e
    for p in range(2):
        e = b if p else a
        while e:
            v = m.card_cost[p << 7 | ctz(e)]
            if low:
                v = -v
            if v > high:
                high = v
                best = k
            k += 1
            e &= e - 1
    return best


cdef inline int greedy_main(Zx* s, Match* m, int p, int n) noexcept nogil:
    """Playing a card, an attack or a startup ability: the highest value; the value of a pass is 0."""
    cdef int k, v, best = n - 1, high = 0, c, q = 0, t = 0
    cdef uint64_t e = s.dset[0]
    k = 0
    while e:
        c = p << 7 | ctz(e)
        e &= e - 1
        v = 200 + 30 * m.card_cost[c] if m.zx[p] >> (c & 127) & 1 else 150 if s.occ[1 - p] else 0
        if v > high:
            high = v
            best = k
        k += 1
    if s.dstart and high < 100:
        high = 100
        best = s.dcards
    for k in range(s.dattacks):
        menu_attack(s, p, k, &q, &t)
        v = greedy_attack(s, m, p, q, t)
        if v > high:
            high = v
            best = s.dcards + s.dstart + k
    return best


cdef inline int greedy_unit(Zx* s, Match* m, int p, int n) noexcept nogil:
    """The opposing Z/X of the highest cost; own ones for what helps, and if there is nothing else the cheapest."""
    cdef int t = s.dmask, q, v, k = 0, best = n - 1, high = -1000, pc = s.fr[s.sp].pc + 1 if s.fr[s.sp].kind == F_EFFECT else 0
    cdef int op = m.code[pc].op
    cdef bint help = op == OP_REBOOT or op == OP_MOVE or (op == OP_POWER and m.code[pc].n > 0)
    if s.dpass:
        high = 0
    while t:
        q = ctz(t)
        t &= t - 1
        v = 1 + m.card_cost[s.card[q]]
        if (s.occ[p] >> q & 1) != help:
            v = -v
        if v > high:
            high = v
            best = k
        k += 1
    return best


cdef inline int greedy(Zx* s, Match* m, int kind, int p, int n) noexcept nogil:
    cdef int k = 0, v, best = 0, high = -1000, t
    cdef uint64_t e
    if kind == DP_MAIN:
        return greedy_main(s, m, p, n)
    if kind == DP_BATTLE:               # one event if the battle does not go its way
        if s.target_uid == 0 or s.dcards == 0:
            return n - 1
        return 0 if (s.power[s.attacker] >= s.power[s.target] - s.damage[s.target]) == (p != s.tp) else n - 1
    if s.dform == FORM_SQUARES:
        t = s.dmask
        while t:
            v = greedy_square(s, m, p, ctz(t))
            t &= t - 1
            if v > high:
                high = v
                best = k
            k += 1
        return best
    if s.dform == FORM_UNITS:
        return greedy_unit(s, m, p, n)
    if kind == DP_MULLIGAN:             # redraw without a Z/X for the first turns
        return 1 if s.hand[p] & m.zx[p] & m.cost_le[p][3] else 0
    if kind == DP_RESOURCE:             # what cannot be played for a while, until there are eight
        if pop(s.res[p]) >= 8:
            return n - 1
        t = pop(s.res[p]) + 2
        e = s.dset[p]
        if t < 64 and e & ~m.cost_le[p][t]:
            return greedy_card(m, s.dset[0], s.dset[1], 0)
        return greedy_card(m, s.dset[0], s.dset[1], 1)
    if kind == DP_IGNITION:
        return greedy_card(m, s.dset[0], s.dset[1], 1) if pop(s.charge[p]) >= 3 else n - 1
    if s.dform == FORM_CARDS:           # what leaves the own hand, Charge or Resource is cheap, anything else is expensive
        return greedy_card(m, s.dset[0], s.dset[1], 1 if (s.hand[p] | s.charge[p] | s.res[p]) & s.dset[p] else 0)
    if s.dform == FORM_NUMBER:
        return n // 2
    return 0
