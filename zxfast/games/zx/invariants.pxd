"""What must hold between any two steps of a game."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint64_t
from libc.string cimport memcpy
from zxfast.core.bits cimport ctz, one, pop
from .geometry cimport BOARD
from .rules.continuous cimport recompute
from .state cimport *


cdef inline int broken(Zx* s, Match* m) noexcept nogil:
    """0, or which invariant does not hold (index into BROKEN)."""
    cdef int p, q, k
    cdef uint64_t seen, b
    cdef int all = s.occ[0] | s.occ[1]
    cdef Zx other
    for p in range(2):
        seen = 0
        for k in range(7):
            b = (s.deck[p] if k == 0 else s.hand[p] if k == 1 else s.res[p] if k == 2 else s.charge[p] if k == 3 else s.life[p] if k == 4
                 else s.trash[p] if k == 5 else s.removed[p])
            if seen & b:
                return 1
            seen |= b
        for q in range(SLOTS):
            if (all >> q) & 1 and s.card[q] >> 7 == p:
                if seen & one(s.card[q] & 127):
                    return 1
                seen |= one(s.card[q] & 127)
        if seen & ~m.owned[p]:
            return 2
        if s.phase != PH_SETUP and not s.ask_life and pop(m.owned[p] & ~seen) > s.sp + (m.gate_card[p] != 0):
            return 2                    # only cards in the Temporary zone, at most one per frame, and a gate card
        if s.res_up[p] & ~s.res[p]:
            return 3
        if s.ordered[p] & ~s.deck[p]:
            return 8
        if pop(s.ordered[p]) != s.ntop[p] + s.nbottom[p]:
            return 8
    if s.occ[0] & s.occ[1]:
        return 4
    if (s.up | s.damaged | s.temped | s.ranged | s.conts | s.starters | s.watch | s.boundary | s.no_damage | s.no_damage_battle | s.no_reboot) & ~all:
        return 6
    for q in range(SLOTS):
        if not (all >> q) & 1:
            continue
        if q < 9 and s.where[q] != q:
            return 7
        if q >= 9 and not (all >> s.where[q]) & 1:
            return 12
        for k in range(q):
            if (all >> k) & 1:
                if s.uid[k] == s.uid[q]:
                    return 11
                if s.card[k] == s.card[q]:
                    return 5
    if s.nwait > WAITS or s.sp >= FRAMES or s.nlasting > LASTINGS or s.ngrant > GRANTS or s.ndelay > DELAYS or s.nmark > MARKS:
        return 9
    if s.error:
        return 10
    if not s.due & DUE_POWER:           # continuous results are current when they are read
        memcpy(&other, s, sizeof(Zx))
        recompute(&other, m)
        for q in range(SLOTS):
            if (all >> q) & 1 and (other.power[q] != s.power[q] or other.cost[q] != s.cost[q] or other.range[q] != s.range[q]):
                return 13
        if other.limit[0] != s.limit[0] or other.limit[1] != s.limit[1] or other.boundary != s.boundary or other.shielded != s.shielded:
            return 13
    return 0
