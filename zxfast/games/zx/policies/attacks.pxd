"""Attacks that gain something: destroying a Z/X, alone or together with others, and damage to the player."""
from libc.stdint cimport uint64_t
from zxfast.core.bits cimport ctz, one, pop
from ..geometry cimport BESIDE, BOARD, HOME
from ..rules.squares cimport far_attackers, far_targets
from ..selectors cimport occupied
from ..state cimport *
from .values cimport hit, prize, reachers, ready, rest
from .weights cimport *

cdef struct Attack:
    int score
    int by                  # slot
    int on                  # square


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


cdef inline void consider(Attack* best, int score, int by, int on) noexcept nogil:
    if score > best.score:
        best.score = score
        best.by = by
        best.on = on


cdef inline void attack_unit(Zx* s, Match* m, Brain* b, int p, int e, int slots, Attack* best) noexcept nogil:
    """The unit in slot e, by some of these attackers: the weakest that is enough, otherwise together, the strongest first."""
    cdef int need = rest(s, e) + b.guard[s.card[e]], t = slots, q, w, total = 0, most = -1, by = -1, one_ = -1, least = 0
    while t:
        q = ctz(t)
        t &= t - 1
        w = s.power[q] + b.strike[s.card[q]]
        if w <= s.ignores[e] or s.no_damage >> q & 1:
            continue
        total += w
        if w > most:
            most = w
            by = q
        if w >= need and (one_ < 0 or w < least):
            one_ = q
            least = w
    if one_ >= 0:
        consider(best, b.w[W_ATTACK_FIRST] + prize(s, m, b, p, e), one_, e)
    elif total >= need and by >= 0:
        consider(best, b.w[W_ATTACK_FIRST] + prize(s, m, b, p, e), by, e)
    elif by >= 0:
        t = slots                       # only for what its attack does besides
        while t:
            q = ctz(t)
            t &= t - 1
            if b.attack_worth[s.card[q]] > 0:
                consider(best, b.attack_worth[s.card[q]], q, e)


cdef inline void best_attacks(Zx* s, Match* m, Brain* b, int p, Attack* best) noexcept nogil:
    cdef int o = 1 - p, home = HOME[o], t, q, e, slots, by = -1, low = 0, w, score
    best.score = 0
    best.by = best.on = -1
    if not occupied(s) >> home & 1:
        slots = reachers(s, p, home)
        if slots:
            score = hit(s, m, b, o) + b.w[W_HIT_FIRST]
            if pop(<uint64_t>slots) >= pop(s.life[o]):
                score = b.w[W_LETHAL] + 1000
            t = slots
            while t:
                q = ctz(t)
                t &= t - 1
                # a weak one: what it could destroy instead is less
                w = s.power[q] if BESIDE[q] & s.occ[o] else 0
                w -= b.attack_worth[s.card[q]] * 100
                if by < 0 or w < low:
                    by = q
                    low = w
            consider(best, score, by, home)
    t = s.occ[o] & BOARD
    while t:
        e = ctz(t)
        t &= t - 1
        slots = reachers(s, p, e)
        if slots:
            attack_unit(s, m, b, p, e, slots, best)
