"""Squares: where a Z/X attacks from at once, guards the own player square, and is little exposed."""
from libc.stdint cimport uint64_t
from zxfast.core.bits cimport ctz, pop
from ..geometry cimport BESIDE, BOARD, HOME, within
from ..selectors cimport occupied
from ..state cimport *
from .values cimport hit, power_of, prize, reachers, rest
from .weights cimport *

cdef inline int ground(Brain* b, int p, int t) noexcept nogil:
    """The part of the value of a square that never changes (Brain.ground)."""
    cdef int v = 0
    if BESIDE[HOME[1 - p]] >> t & 1:
        v += b.w[W_SQ_FORWARD]
    if t == HOME[p]:
        v += b.w[W_SQ_GUARD]
    elif BESIDE[HOME[p]] >> t & 1:
        v += b.w[W_SQ_SCREEN]
    if t == 4:
        v += b.w[W_SQ_CENTRE]
    return v


cdef inline int missing(Zx* s, Match* m, Brain* b, int p, int e) noexcept nogil:
    """Power that the ready attackers of p lack to destroy the unit in slot e; 0 = none."""
    cdef int n = rest(s, e) + b.guard[s.card[e]] - power_of(s, m, b, reachers(s, p, e))
    return n if n > 0 else 0


cdef struct Prey:           # opposing units that one more attacker on an empty square would destroy
    int n
    int need[9]
    int slot[9]


cdef inline void find_prey(Zx* s, Match* m, Brain* b, int p, Prey* y) noexcept nogil:
    cdef int t = s.occ[1 - p] & BOARD, e, n, empty = BOARD & ~(s.occ[0] | s.occ[1])
    y.n = 0
    while t:
        e = ctz(t)
        t &= t - 1
        if BESIDE[e] & empty:
            n = missing(s, m, b, p, e)
            if n:
                y.need[y.n] = n
                y.slot[y.n] = e
                y.n += 1


cdef inline int best_prey(Zx* s, Match* m, Brain* b, int p, Prey* y, int power) noexcept nogil:
    cdef int k, x, best = 0
    for k in range(y.n):
        if power >= y.need[k]:
            x = prize(s, m, b, p, y.slot[k]) * b.w[W_PLAY_PREY] // 100
            if x > best:
                best = x
    return best


cdef inline int best_square(Zx* s, Match* m, Brain* b, int p, int squares, int power, int strike, int reach, bint acts, int* score) noexcept nogil:
    """Number of the best of these squares for a Z/X of p; acts: it could attack this turn, with `strike` more power."""
    cdef int gain[9]
    cdef int o = 1 - p, t, e, n, q, k = 0, best = 0, v, high = -1000000
    for q in range(9):
        gain[q] = 0
    if acts and s.tp == p and s.phase <= PH_MAIN:
        t = s.occ[o] & BOARD
        while t:
            e = ctz(t)
            t &= t - 1
            n = (within(e, reach) if reach > 1 else BESIDE[e]) & squares
            if n == 0:
                continue
            v = missing(s, m, b, p, e)
            if v and power + strike >= v:
                v = prize(s, m, b, p, e) * b.w[W_SQ_GAIN] // 100
                while n:
                    q = ctz(n)
                    n &= n - 1
                    if v > gain[q]:
                        gain[q] = v
        if not occupied(s) >> HOME[o] & 1:
            n = (within(HOME[o], reach) if reach > 1 else BESIDE[HOME[o]]) & squares
            v = hit(s, m, b, o) * b.w[W_SQ_GAIN] // 100
            while n:
                q = ctz(n)
                n &= n - 1
                if v > gain[q]:
                    gain[q] = v
    while squares:
        q = ctz(squares)
        squares &= squares - 1
        v = b.ground[q] + gain[q]
        if q == HOME[p]:
            v += (b.w[W_SQ_GUARD_LOW] * (4 - pop(s.life[p])) + b.w[W_SQ_GUARD_POWER] * power // 1000
                  + b.w[W_SQ_GUARD_THREAT] * pop(<uint64_t>(BESIDE[q] & s.occ[o])))
        if s.occ[p] >> q & 1:
            v -= b.replace_worth[s.card[q]]
        if v > high:
            high = v
            best = k
        k += 1
    score[0] = high
    return best


cdef inline int crowding(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
    """What has to be given up for another Z/X: nothing as long as a legal square is empty."""
    cdef int t = BOARD & ~(s.occ[0] | s.occ[1]) & ~(1 << HOME[1 - p]), low = 10000, x
    if t:
        return 0
    t = s.occ[p] & s.up & BOARD         # ZX-9.13
    while t:
        x = b.replace_worth[s.card[ctz(t)]]
        t &= t - 1
        if x < low:
            low = x
    return low
