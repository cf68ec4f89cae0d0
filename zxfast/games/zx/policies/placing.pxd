"""Squares: where a Z/X attacks from at once, guards the own player square, and is little exposed."""
from libc.stdint cimport uint64_t
from zxfast.core.bits cimport ctz, pop
from ..geometry cimport BESIDE, BOARD, HOME, within
from ..selectors cimport occupied
from ..state cimport *
from .values cimport hit, power_of, prize, reachers, rest
from .weights cimport *

cdef struct Field:          # the board as a Z/X that is about to be placed finds it
    int p
    int o
    int enemies             # squares
    int open_               # the opponent's player square is empty
    int hit
    int need[9]             # power that is missing to destroy the unit there with the ready attackers; 0 = none
    int prize[9]


cdef inline void survey(Zx* s, Match* m, int p, Field* f) noexcept nogil:
    cdef int t, e, n
    f.p = p
    f.o = 1 - p
    f.enemies = s.occ[f.o] & BOARD
    f.open_ = not occupied(s) >> HOME[f.o] & 1
    f.hit = hit(s, m, f.o)
    t = f.enemies
    while t:
        e = ctz(t)
        t &= t - 1
        n = rest(s, e) + m.guard[s.card[e]]
        if s.tp == p:
            n -= power_of(s, m, reachers(s, p, e))
        f.need[e] = n if n > 0 else 0
        f.prize[e] = prize(s, m, p, e)


cdef inline int square_score(Zx* s, Match* m, Field* f, int c, int power, int strike, int reach, int t) noexcept nogil:
    """The card c with this power, extra power in attacks and Range on square t."""
    cdef int p = f.p, o = f.o, beside = BESIDE[t], v, gain = 0, e, x
    cdef int near = (within(t, reach) if reach > 1 else beside) & f.enemies
    cdef bint mine = s.tp == p and s.phase <= PH_MAIN and strike >= 0
    v = m.w[W_SQ_NEAR] * pop(<uint64_t>near) - m.w[W_SQ_EXPOSED] * pop(<uint64_t>(beside & ~s.occ[p]))
    if mine:
        x = near
        while x:
            e = ctz(x)
            x &= x - 1
            if f.need[e] and power + strike >= f.need[e] and f.prize[e] > gain:
                gain = f.prize[e]
    if (within(t, reach) if reach > 1 else beside) >> HOME[o] & 1:
        if f.open_:
            if mine and f.hit > gain:
                gain = f.hit
        v += m.w[W_SQ_FORWARD]
    v += gain * m.w[W_SQ_GAIN] // 100
    if t == HOME[p]:
        v += (m.w[W_SQ_GUARD] + m.w[W_SQ_GUARD_LOW] * (4 - pop(s.life[p])) + m.w[W_SQ_GUARD_POWER] * power // 1000
              + m.w[W_SQ_GUARD_THREAT] * pop(<uint64_t>(beside & f.enemies)))
    elif beside >> HOME[p] & 1:
        v += m.w[W_SQ_SCREEN]
    if t == 4:
        v += m.w[W_SQ_CENTRE]
    if s.occ[p] >> t & 1:
        v -= m.worth[s.card[t]] * m.w[W_REPLACE] // 100 + m.w[W_REPLACE_FLAT]
    return v


cdef inline int best_square(Zx* s, Match* m, Field* f, int c, int squares, int* score) noexcept nogil:
    """Number of the best of these squares for a card that comes onto the board."""
    cdef int k = 0, best = 0, v, high = -1000000
    while squares:
        v = square_score(s, m, f, c, m.card_power[c], m.strike[c], m.card_range[c], ctz(squares))
        squares &= squares - 1
        if v > high:
            high = v
            best = k
        k += 1
    score[0] = high
    return best
