"""Which player answers. `random` is answered in ask.pxd; numbers as in POLICIES of engine.pxi."""
from ..state cimport Match, Zx
from .greedy cimport greedy
from .heuristic cimport heuristic

cdef enum:
    GREEDY = 2
    HEURISTIC = 3


cdef inline int choose(Zx* s, Match* m, int kind, int who, int n) noexcept nogil:
    if s.policy[who] == HEURISTIC:
        return heuristic(s, m, kind, who, n)
    return greedy(s, m, kind, who, n)
