"""DP-08: paying a resource cost, class by class (ZX-8.1)."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport low, pop
from ..ask cimport ASK, DONE, OUTSIDE, ask_number, picked_number, push
from ..state cimport *
from .cost cimport can_pay, classes
from .zones cimport touch


cdef inline int step_pay(Zx* s, Match* m, Frame* f) noexcept nogil:
    # left = cards still to sleep, x = colours (0: any), u = 1 when the colour is satisfied, k = class
    cdef uint64_t sets[17]
    cdef uint8_t have[17]
    cdef int n, k, take, lo, hi, later, colour_later, p = f.p
    n = classes(s, m, p, sets, have)
    while True:
        if f.at:
            take = picked_number(s)
            s.res_up[p] &= ~low(sets[f.k], take)
            if take and have[f.k] & f.x:
                f.u = 1
            f.left -= take
            f.k += 1
            f.at = 0
        while f.k < n and sets[f.k] == 0:
            f.k += 1
        if f.left == 0:
            s.sp -= 1
            touch(s, LOOK_REST)
            return DONE
        later = colour_later = 0
        for k in range(f.k + 1, n):
            if sets[k]:
                take = pop(sets[k])
                later += take
                if have[k] & f.x:
                    colour_later += take
        k = pop(sets[f.k])
        lo = f.left - later
        if lo < 0:
            lo = 0
        hi = k if k < f.left else f.left
        if f.u == 0:
            if have[f.k] & f.x:
                if colour_later == 0 and lo < 1:
                    lo = 1
            elif hi > f.left - 1:
                hi = f.left - 1
        f.at = 1
        if ask_number(s, m, DP_PAY, p, lo, 1, hi - lo + 1):
            return ASK


cdef inline int pay_two(Zx* s, Match* m, int p, int n, int colours) noexcept nogil:
    """The usual case in one question: at most two classes, and a player that answers at once."""
    cdef uint64_t a = s.res_up[p] & m.cls[p][0], b = s.res_up[p] & ~m.cls[p][0]
    cdef int lo = n - pop(b), hi = pop(a), k
    if lo < 0:
        lo = 0
    if hi > n:
        hi = n
    if colours:                         # at least one of the class that alone gives the colour; most cards ask for one, so no branch
        lo |= (lo == 0) & (m.cls_colours[p][1] & colours == 0)
        hi -= (hi == n) & (m.cls_colours[p][1] & colours != 0) & (m.cls_colours[p][0] & colours == 0)
    ask_number(s, m, DP_PAY, p, lo, 1, hi - lo + 1)
    k = picked_number(s)
    s.res_up[p] &= ~(low(a, k) | low(b, n - k))
    touch(s, LOOK_REST)
    return DONE


cdef inline int pay(Zx* s, Match* m, int p, int n, int colours) noexcept nogil:
    """Push and carry out a payment that is known to be possible."""
    cdef Frame* f
    if m.dyn_colour and colours and not can_pay(s, m, p, 1, colours):
        colours = 0                     # what gave the colour has ended since the payment was found possible
    if n > pop(s.res_up[p]):
        n = pop(s.res_up[p])
    if n == 0:
        return DONE
    if s.policy[p] != OUTSIDE and m.two_classes[p]:
        return pay_two(s, m, p, n, colours)
    f = push(s, F_PAY, p)
    f.left = n
    f.x = colours
    f.u = colours == 0
    f.k = 0
    return step_pay(s, m, f)
