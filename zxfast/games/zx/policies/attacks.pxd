"""Attacks that gain something: destroying a Z/X, alone or together with others, and damage to the player."""
from libc.stdint cimport int32_t, uint64_t
from zxfast.core.bits cimport ctz, grid_below, grid_gaps, one, pop
from ..geometry cimport BESIDE, BOARD, HOME, around, within
from ..rules.squares cimport far_attackers, far_targets
from ..state cimport *
from .values cimport hit, prize, reach, ready, rest
from .weights cimport *

cdef enum:
    FAR_BELOW = 1 << 24     # more than any power


cdef inline void far_gaps(Zx* s, int far, int32_t* gap) noexcept nogil:
    """The power of these attackers beyond distance 1 taken off."""
    cdef int q, t, e
    while far:
        q = ctz(far)
        far &= far - 1
        t = within(q, s.range[q]) & ~BESIDE[q]
        while t:
            e = ctz(t)
            t &= t - 1
            gap[e + e // 3] -= s.power[q]


cdef inline void find_gaps(Zx* s, int attackers, int32_t* gap) noexcept nogil:
    """Power that these attackers together lack to destroy what stands on each square (bits.grid_gaps); 0 or less: nothing."""
    grid_gaps(gap, s.power, s.damage, s.power, attackers)
    if s.ranged & attackers:
        far_gaps(s, s.ranged & attackers, gap)


cdef inline int best_target(Zx* s, Brain* b, int targets, int on, int high) noexcept nogil:
    """The square of these where a destruction is worth most; `on` if nothing is worth more than `high`."""
    cdef int e, x
    while targets:
        e = ctz(targets)
        targets &= targets - 1
        x = prize(b, s.card[e], e)
        on = e if x > high else on
        high = x if x > high else high
    return on


cdef inline int attack_option(Zx* s, int p, int by, int on) noexcept nogil:
    """Number of this attack among the attacks of the menu."""
    cdef int d = on - by, bit, k, t, q
    if BESIDE[by] >> on & 1:
        bit = (0 if d == 1 else 9 if d == -1 else 18 if d == 3 else 27) + on
        return pop(s.datt & (one(bit) - 1))
    k = s.dnear
    t = far_attackers(s, p)
    while t:
        q = ctz(t)
        if q == by:
            return k + pop(<uint64_t>(far_targets(s, p, q) & ((1 << on) - 1)))
        k += pop(<uint64_t>far_targets(s, p, q))
        t &= t - 1
    return 0


cdef inline int choose_attack(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
    """Number of the best attack among the attacks of the menu; -1: none gains anything."""
    cdef int32_t gap[12]
    cdef int o = 1 - p, home = HOME[o], attackers = ready(s, p) & ~s.no_damage, on = -1, high = 0, slots, t, by, least, q, w, need
    find_gaps(s, attackers, gap)
    t = grid_below(gap, 1) & s.occ[o]
    slots = reach(s, attackers, home)
    if slots and not s.occ[o] >> home & 1:
        on = home
        high = hit(s, b, o) + b.w[W_HIT_FIRST]
        if pop(<uint64_t>slots) >= pop(s.life[o]):
            t = 0
    elif t >> home & 1 and pop(<uint64_t>slots) > pop(s.life[o]):
        t = 1 << home
    on = best_target(s, b, t, on, high)
    if on < 0:
        return -1
    need = 0
    if s.occ[o] >> on & 1:              # the weakest that is enough, otherwise the strongest first
        slots = reach(s, attackers, on)
        need = rest(s, on)
    elif slots & ~around(s.occ[o]):     # those that have nothing else to attack
        slots &= ~around(s.occ[o])
    by = ctz(slots)
    least = 2 * FAR_BELOW
    while slots:
        q = ctz(slots)
        slots &= slots - 1
        w = s.power[q]
        w = w if w >= need else FAR_BELOW - w
        by = q if w < least else by
        least = w if w < least else least
    return attack_option(s, p, by, on)
