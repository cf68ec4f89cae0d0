"""Copying a game: only what is in use of its lists."""
from libc.string cimport memcpy
from .state cimport *


cdef inline void copy_state(Zx* to, Zx* of) noexcept nogil:
    """`to` becomes the same game as `of`. Entries of lists beyond their counts are left as they were: nothing reads them."""
    memcpy(to, of, <char*>&of.fr[of.sp + 1] - <char*>of)
    if of.nwait:
        memcpy(to.wait, of.wait, of.nwait * sizeof(Wait))
    if of.nlasting:
        memcpy(to.lasting, of.lasting, of.nlasting * sizeof(Lasting))
    if of.ngrant:
        memcpy(to.grant, of.grant, of.ngrant * sizeof(Granted))
    if of.ndelay:
        memcpy(to.delay, of.delay, of.ndelay * sizeof(Delayed))
    if of.nmark:
        memcpy(to.mark, of.mark, of.nmark * sizeof(Mark))
    memcpy(&to.moved, &of.moved, <char*>&of.tries[of.ntries] - <char*>&of.moved)
