"""ZX-12.2: reload."""
from libc.stdint cimport uint8_t, uint64_t
from ..ask cimport ASK, DONE, GO, ask_life, picked_life
from ..state cimport *
from ..vm cimport SC_RELOADS
from .zones cimport from_life, shuffle, to_charge, touch


cdef inline int step_reload(Zx* s, Match* m, Frame* f) noexcept nogil:
    cdef int p = f.p, c
    if f.at == 0:
        s.side[p][SC_RELOADS] += 1
        s.deck[p] = s.trash[p]
        s.trash[p] = 0
        s.marked[p] &= ~s.deck[p]
        shuffle(s, p)
        touch(s)
        if s.life[p] == 0:              # ZX-12.2g
            s.sp -= 1
            return GO
        f.at = 1
        if ask_life(s, m, 1 - p, p):
            return ASK
    c = picked_life(s, p)
    from_life(s, m, c)
    to_charge(s, c)
    s.sp -= 1
    return GO
