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
    int acts                # it could attack this turn
    int need[9]             # power that is missing to destroy the unit there with the ready attackers; 0 = none
    int prize[9]


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


cdef inline void survey(Zx* s, Match* m, Brain* b, int p, Field* f) noexcept nogil:
    cdef int t, e, n
    f.p = p
    f.o = 1 - p
    f.enemies = s.occ[f.o] & BOARD
    f.open_ = not occupied(s) >> HOME[f.o] & 1
    f.acts = s.tp == p and s.phase <= PH_MAIN
    if not f.acts:
        return
    t = f.enemies
    while t:
        e = ctz(t)
        t &= t - 1
        n = rest(s, e) + b.guard[s.card[e]] - power_of(s, m, b, reachers(s, p, e))
        f.need[e] = n if n > 0 else 0
        f.prize[e] = prize(s, m, b, p, e)


cdef inline int in_reach(Zx* s, Match* m, Brain* b, Field* f, int power) noexcept nogil:
    """Opposing units that an attacker with this power would destroy, which the others cannot."""
    cdef int t = f.enemies, e, r = 0
    if not f.acts:
        return 0
    while t:
        e = ctz(t)
        t &= t - 1
        if f.need[e] and power >= f.need[e]:
            r |= 1 << e
    return r


cdef inline int square_score(Zx* s, Match* m, Brain* b, Field* f, int power, int prey, int reach, int t) noexcept nogil:
    """A Z/X with this power and Range on square t; prey: units it would destroy."""
    cdef int p = f.p, o = f.o, beside = BESIDE[t], v, gain = 0, e, x
    cdef int area = within(t, reach) if reach > 1 else beside
    v = b.ground[t] + b.w[W_SQ_NEAR] * pop(<uint64_t>(area & f.enemies)) - b.w[W_SQ_EXPOSED] * pop(<uint64_t>(beside & ~s.occ[p]))
    x = area & prey
    while x:
        e = ctz(x)
        x &= x - 1
        if f.prize[e] > gain:
            gain = f.prize[e]
    if f.open_ and f.acts and area >> HOME[o] & 1:
        x = hit(s, m, b, o)
        if x > gain:
            gain = x
    if gain:
        v += gain * b.w[W_SQ_GAIN] // 100
    if t == HOME[p]:
        v += (b.w[W_SQ_GUARD_LOW] * (4 - pop(s.life[p])) + b.w[W_SQ_GUARD_POWER] * power // 1000
              + b.w[W_SQ_GUARD_THREAT] * pop(<uint64_t>(beside & f.enemies)))
    if s.occ[p] >> t & 1:
        v -= b.replace_worth[s.card[t]]
    return v


cdef inline int best_square(Zx* s, Match* m, Brain* b, Field* f, int c, int squares, int* score) noexcept nogil:
    """Number of the best of these squares for a card that comes onto the board."""
    cdef int k = 0, best = 0, v, high = -1000000, power = m.card_power[c], reach = m.card_range[c]
    cdef int prey = in_reach(s, m, b, f, power + b.strike[c])
    while squares:
        v = square_score(s, m, b, f, power, prey, reach, ctz(squares))
        squares &= squares - 1
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
