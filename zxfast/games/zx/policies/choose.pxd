"""Which player answers: by number of the policy, as in POLICIES of engine.pxi. `random` is answered in ask.pxd."""
from ..state cimport Choose, Match, Zx
from .greedy cimport greedy
from .heuristic cimport heuristic, thinkers

cdef enum:
    GREEDY = 2
    HEURISTIC = 3


cdef inline void seat_players(Match* m) noexcept nogil:
    m.choose[GREEDY] = greedy
    m.choose[HEURISTIC] = heuristic
    thinkers(m.think)
