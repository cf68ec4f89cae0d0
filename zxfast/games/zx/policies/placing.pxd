"""Squares: where a Z/X attacks from at once, guards the own player square, and is little exposed."""
from libc.stdint cimport int32_t
from zxfast.core.bits cimport ctz, grid_below, pop
from ..geometry cimport BESIDE, BOARD, HOME, around, within
from ..state cimport *
from .attacks cimport best_target, find_gaps
from .values cimport hit
from .weights cimport *


cdef inline void fill_places(Brain* b, int p) noexcept nogil:
    """What the Brain of seat p knows before the game: squares by their place, and hits by the Life that is left."""
    cdef int t, v, k, home = HOME[p], goal = HOME[1 - p]
    for t in range(9):
        v = b.w[W_SQ_CENTRE] if t == 4 else 0
        if BESIDE[goal] >> t & 1:
            v += b.w[W_SQ_FORWARD]
        if t == home:
            v += b.w[W_SQ_GUARD]
        elif BESIDE[home] >> t & 1:
            v += b.w[W_SQ_SCREEN]
        b.ground[t] = v
        b.at[t] = b.w[W_PRIZE_HOME] if t == goal else b.w[W_PRIZE_NEAR] if BESIDE[home] >> t & 1 else 0
    for k in range(8):
        b.hit[k] = b.w[W_HIT] + b.w[W_HIT_LOW] * (4 - k) if k > 1 else b.w[W_LETHAL]
    for k in range(1, 512):
        b.best[k] = ctz(k)
        for t in range(9):
            if k >> t & 1 and b.ground[t] > b.ground[b.best[k]]:
                b.best[k] = t


cdef inline int cheapest(Zx* s, Brain* b, int slots) noexcept nogil:
    """The unit of these that is worth least; -1: there is none."""
    cdef int q, best = -1, low = 1 << 24
    while slots:
        q = ctz(slots)
        slots &= slots - 1
        if b.replace_worth[s.card[q]] < low:
            low = b.replace_worth[s.card[q]]
            best = q
    return best


cdef inline int from_where(int targets, int reach) noexcept nogil:
    """Squares from which a Z/X attacks any of these."""
    cdef int r
    if reach <= 1:
        return around(targets)
    r = 0
    while targets:
        r |= within(ctz(targets), reach)
        targets &= targets - 1
    return r


cdef inline int best_square(Zx* s, Brain* b, int p, int squares, int mine, int power, int reach) noexcept nogil:
    """The best of these squares for a Z/X of p that could attack with this power; mine: the other Z/X of p."""
    cdef int32_t gap[12]
    cdef int o = 1 - p, home = HOME[o], on = -1, high = 0, near
    if squares & ~mine == 0:
        return cheapest(s, b, squares)
    squares &= ~mine
    if s.tp == p and s.phase <= PH_MAIN:
        near = from_where(squares, reach)
        if near & (s.occ[o] | 1 << home):
            find_gaps(s, mine & s.up & BOARD, gap)
            if near >> home & 1 and not s.occ[o] >> home & 1:
                on = home
                high = hit(s, b, o)
            on = best_target(s, b, near & s.occ[o] & grid_below(gap, power + 1) & ~grid_below(gap, 1), on, high)
            if on >= 0:
                squares &= from_where(1 << on, reach)
    return b.best[squares]


cdef inline int crowding(Zx* s, Brain* b, int p) noexcept nogil:
    """What has to be given up for another Z/X: nothing as long as a legal square is empty."""
    cdef int q
    if BOARD & ~(s.occ[0] | s.occ[1] | 1 << HOME[1 - p]):
        return 0
    q = cheapest(s, b, s.occ[p] & s.up & BOARD)     # ZX-9.13
    return b.replace_worth[s.card[q]] if q >= 0 else 10000
