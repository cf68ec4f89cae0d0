"""DP-16: picking a life card (ZX-4.21, 12.2a, 12.9b)."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport nth, one, pop
from zxfast.core.rng cimport below
from ..ask cimport ask, ask_own
from ..state cimport *
from .zones cimport kinds


cdef inline uint64_t seen_life(Zx* s, int who, int p, uint64_t cards) noexcept nogil:
    """Those of p's life cards that `who` knows."""
    return cards & s.life_seen[p] if who != p else 0


cdef inline bint ask_life(Zx* s, Match* m, int who, int p, uint64_t among) noexcept nogil:
    """`who` picks one of these life cards of p. While it knows none of them the LIFE stream answers."""
    cdef uint64_t seen
    s.dset[2] = among
    if s.ask_life & 1:
        return ask_own(s, m, DP_LIFE, who, p, among, 0)
    seen = seen_life(s, who, p, among)
    s.dform = FORM_LIFE
    s.dset[p] = kinds(s, m, p, seen) if seen else 0
    s.dset[1 - p] = 0
    s.dpass = 1 if among & ~seen else 0
    if seen == 0:
        s.answer = 0
        return False
    return ask(s, m, DP_LIFE, who, pop(s.dset[p]) + s.dpass)


cdef inline int picked_life(Zx* s, int who, int p) noexcept nogil:
    cdef uint64_t unknown
    if s.answer < pop(s.dset[p]):
        return p << 7 | nth(s.dset[p], s.answer)
    unknown = s.dset[2] & ~seen_life(s, who, p, s.dset[2])
    return p << 7 | nth(unknown, below(s.life_stream[p], pop(unknown)))
