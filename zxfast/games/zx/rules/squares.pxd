"""Sections 5, 9.3 and 13.4: legal squares and attacks."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport ctz, nth, pop
from ..geometry cimport BESIDE, BOARD, GOAL, within
from ..selectors cimport controller, in_area, occupied
from ..state cimport *


cdef inline int legal_squares(Zx* s, Match* m, int p, int c) noexcept nogil:
    """ZX-9.12, 9.13, 9.18: squares where p may play the Z/X c."""
    cdef int bad = s.occ[1 - p] | (s.occ[p] & ~s.up), r, t
    r = BOARD & ~bad & ~GOAL[p]
    t = bad & ~BOARD
    while t:                            # displaced units count for their square
        r &= ~(1 << s.where[ctz(t)])
        t &= t - 1
    if m.traits[c] & T_NOT_EVERYWHERE:
        r &= ~banned(m, p, c)
    return r


cdef inline int banned(Match* m, int p, int c) noexcept nogil:
    """ZX-9.18: squares on which c cannot appear."""
    cdef int i, r = 0
    for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
        if m.ab[i].cls == AB_CONT and m.ab[i].cont == CT_NOT_ON:
            r |= m.ab[i].area[p]
    return r


cdef inline int targets(Zx* s, int p) noexcept nogil:
    """ZX-13.4: squares that p's Z/X may attack, range apart. The player only behind an empty player square (ZX-13.6)."""
    return (s.occ[1 - p] & BOARD) | (GOAL[p] & ~occupied(s))


cdef inline uint64_t near_attacks(Zx* s, int p) noexcept nogil:
    """Attacks at distance 1: four shifted boards, directions +1, -1, +3, -3; bit = direction * 9 + target square."""
    cdef uint64_t a = <uint16_t>(s.occ[p] & s.up), t = <uint16_t>targets(s, p)
    cdef uint64_t x = a * 0x200002 & 0x7e001b6                          # +1 and +3: shifted by 1 and 21
    cdef uint64_t y = a * 0x1000100 & <uint64_t>0x1f801b600             # -1 and -3: by 8 and 24
    return (x | y) & t * 0x8040201


cdef inline int far_targets(Zx* s, int p, int q) noexcept nogil:
    """Targets of the unit in slot q beyond distance 1 (ZX-16.4)."""
    return targets(s, p) & within(q, s.range[q]) & ~BESIDE[q]


cdef inline int far_attackers(Zx* s, int p) noexcept nogil:
    return s.ranged & s.occ[p] & s.up & BOARD
