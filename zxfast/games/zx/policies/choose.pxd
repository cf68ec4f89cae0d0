"""Which player answers. `random` is answered in ask.pxd."""
from ..state cimport Match, Zx


cdef inline int choose(Zx* s, Match* m, int kind, int who, int n) noexcept nogil:
    return 0
