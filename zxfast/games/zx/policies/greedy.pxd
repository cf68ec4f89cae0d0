"""`greedy`: a simple table player. It is the yardstick of the others: frozen, never improved (design section 5).

It looks at costs, powers and squares only: plays what it can, most expensive first; attacks what it destroys, and the player; puts
Z/X near the opponent's player square; ignites with three charge cards; lets every effect happen.
"""
from libc.stdint cimport uint64_t
from zxfast.core.bits cimport apart_int, ctz, nth, pop
from ..geometry cimport ATTACKER, BESIDE, HOME, TARGET
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


cdef inline apart_int greedy_square(Zx* s, Match* m, int p) noexcept nogil:
    """Number of the best square: beside opposing Z/X or their player square, or one's own; not where a Z/X is replaced."""
    cdef int t = s.dmask, o = s.occ[1 - p], mine = s.occ[p], home = HOME[p], goal = HOME[1 - p]
    cdef int q, v, k = 0, best = 0, high = -1000
    cdef int prize = 30 if o >> goal & 1 else 60, guard = 75 if BESIDE[home] & o else 25
    while t:
        q = ctz(t)
        t &= t - 1
        v = 10 * pop(<uint64_t>(BESIDE[q] & o)) + (prize if BESIDE[goal] >> q & 1 else 0) + (guard if q == home else 0)
        if mine >> q & 1:
            v -= 60 + 10 * m.card_cost[s.card[q]]
        best = k if v > high else best
        high = v if v > high else high
        k += 1
    return best


cdef inline int greedy_own(Match* m, int p, uint64_t cards, bint low) noexcept nogil:
    """Number of the card of p with the highest cost (low: the lowest)."""
    cdef int k = 0, best = 0, v, high = -1000
    while cards:
        v = m.card_cost[p << 7 | ctz(cards)]
        cards &= cards - 1
        v = -v if low else v
        best = k if v > high else best
        high = v if v > high else high
        k += 1
    return best


cdef inline int greedy_card(Match* m, uint64_t a, uint64_t b, bint low) noexcept nogil:
    """The same among cards of seat 0, then seat 1."""
    cdef int x, y, v, w
    if b == 0:
        return greedy_own(m, 0, a, low)
    y = greedy_own(m, 1, b, low)
    if a == 0:
        return y
    x = greedy_own(m, 0, a, low)
    v = m.card_cost[nth(a, x)]
    w = m.card_cost[128 | nth(b, y)]
    return x if (v <= w if low else v >= w) else pop(a) + y


cdef inline apart_int greedy_main(Zx* s, Match* m, int p, int n) noexcept nogil:
    """Playing a card, an attack or a startup ability: the highest value; the value of a pass is 0."""
    cdef int k = 0, v, best = n - 1, high = 0, c, q = 0, t = 0
    cdef uint64_t e = s.dset[0]
    while e:
        c = p << 7 | ctz(e)
        v = 200 + 30 * m.card_cost[c] if m.zx[p] & e & -e else 150 if s.occ[1 - p] else 0
        e &= e - 1
        best = k if v > high else best
        high = v if v > high else high
        k += 1
    if s.dstart and high < 100:
        high = 100
        best = s.dcards
    k = s.dcards + s.dstart
    e = s.datt
    while e:                            # attacks at distance 1
        v = greedy_attack(s, m, p, ATTACKER[ctz(e)], TARGET[ctz(e)])
        e &= e - 1
        best = k if v > high else best
        high = v if v > high else high
        k += 1
    for c in range(s.dnear, s.dattacks):
        menu_attack(s, p, c, &q, &t)
        v = greedy_attack(s, m, p, q, t)
        if v > high:
            high = v
            best = k
        k += 1
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


cdef inline apart_int greedy_resource(Zx* s, Match* m, int p, int n) noexcept nogil:
    """What cannot be played for a while, until there are eight."""
    cdef int t = pop(s.res[p]) + 2
    cdef uint64_t e = s.dset[p]
    if t >= 10:
        return n - 1
    return greedy_own(m, p, e, e & ~m.cost_le[p][t] == 0)


cdef inline apart_int greedy_other(Zx* s, Match* m, int kind, int p, int n) noexcept nogil:
    if s.dform == FORM_UNITS:
        return greedy_unit(s, m, p, n)
    if kind == DP_MULLIGAN:             # redraw without a Z/X for the first turns
        return 1 if s.hand[p] & m.zx[p] & m.cost_le[p][3] else 0
    if s.dform == FORM_CARDS:           # what leaves the own hand, Charge or Resource is cheap, anything else is expensive
        return greedy_card(m, s.dset[0], s.dset[1], (s.hand[p] | s.charge[p] | s.res[p]) & s.dset[p] != 0)
    if s.dform == FORM_NUMBER:
        return n // 2
    return 0


cdef inline int greedy(Zx* s, Match* m, int kind, int p, int n) noexcept nogil:
    if kind == DP_MAIN:
        return greedy_main(s, m, p, n)
    if kind == DP_BATTLE:               # one event if the battle does not go its way
        if s.target_uid == 0 or s.dcards == 0:
            return n - 1
        return 0 if (s.power[s.attacker] >= s.power[s.target] - s.damage[s.target]) == (p != s.tp) else n - 1
    if s.dform == FORM_SQUARES:
        return greedy_square(s, m, p)
    if kind == DP_RESOURCE:
        return greedy_resource(s, m, p, n)
    if kind == DP_IGNITION:
        return greedy_own(m, p, s.dset[p], True) if pop(s.charge[p]) >= 3 else n - 1
    return greedy_other(s, m, kind, p, n)
