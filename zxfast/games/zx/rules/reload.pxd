"""ZX-12.2: reload."""
from libc.stdint cimport uint8_t, uint64_t
from zxfast.core.bits cimport ctz, one
from ..ask cimport ASK, DONE, GO
from ..state cimport *
from ..vm cimport SC_RELOADS
from .life cimport ask_life, picked_life
from .zones cimport from_life, moved, shuffle, to_charge, touch


cdef inline void forget_cards(Zx* s, int p, uint64_t cards) noexcept nogil:
    """Effects being carried out do not mean these cards any more: they are new objects (ZX-4.5)."""
    cdef int k
    for k in range(1, s.sp + 1):
        if s.fr[k].kind == F_EFFECT:
            s.fr[k].set[p] &= ~cards


cdef inline int step_reload(Zx* s, Match* m, Frame* f) noexcept nogil:
    cdef int p = f.p, c
    cdef uint64_t e
    if f.at == 0:
        s.side[p][SC_RELOADS] += 1
        e = s.deck[p] = s.trash[p]
        s.trash[p] = 0
        forget_cards(s, p, e)
        while e:
            moved(s, p, ctz(e))
            e &= e - 1
        shuffle(s, p)
        touch(s, LOOK_REST)
        touch(s, LOOK_TRASH)
        if s.life[p] == 0:              # ZX-12.2g
            s.sp -= 1
            return GO
        f.at = 1
        if ask_life(s, m, 1 - p, p, s.life[p]):
            return ASK
    c = picked_life(s, 1 - p, p)
    forget_cards(s, p, one(c & 127))
    from_life(s, m, c)
    to_charge(s, c)
    s.sp -= 1
    return GO
