"""Section 8: what a card costs, whether it can be paid, and the payment frame (DP-08)."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_set, ctz, low, one, pop
from ..selectors cimport colours_of, condition, controller, cost_in_zone, select_cards, select_units
from ..state cimport *
from .zones cimport resource_kinds, touch

cdef enum:  # CostKind
    CO_RESOURCES = 1
    CO_SLEEP_THIS
    CO_DESTROY_THIS
    CO_TRASH_THIS
    CO_PUT
    CO_SLEEP_UNITS


cdef inline int classes(Zx* s, Match* m, int p, uint64_t* sets, uint8_t* colours) noexcept nogil:
    """Rebooted resources by colour set, ordered by the bits of the set."""
    cdef int k, i, n = m.ncls[p]
    cdef uint64_t e
    for k in range(n):
        sets[k] = s.res_up[p] & m.cls[p][k]
        colours[k] = m.cls_colours[p][k]
    if m.dyn_colour:                    # ZX-8.6: the class of all colours is the last one
        sets[n] = 0
        colours[n] = 31
        for k in range(n):
            e = sets[k]
            while e:
                i = ctz(e)
                e &= e - 1
                if colours[k] != 31 and colours_of(s, m, p << 7 | i, Z_RESOURCE, -1) == 31:
                    sets[k] &= ~one(i)
                    sets[n] |= one(i)
        if n and colours[n - 1] == 31:
            sets[n - 1] |= sets[n]
        else:
            n += 1
    return n


cdef inline bint can_pay(Zx* s, Match* m, int p, int n, int colours) noexcept nogil:
    """ZX-8.1: n rebooted resources, one of them with one of the colours (0: any)."""
    cdef int k
    if n == 0:
        return True
    if n == 255 or pop(s.res_up[p]) < n:
        return False
    if colours == 0:
        return True
    if m.dyn_colour:
        return gives_colour(s, m, p, colours)
    for k in range(m.ncls[p]):
        if m.cls_colours[p][k] & colours and s.res_up[p] & m.cls[p][k]:
            return True
    return False


cdef inline bint gives_colour(Zx* s, Match* m, int p, int colours) noexcept nogil:
    cdef uint64_t e = s.res_up[p]
    while e:
        if colours_of(s, m, p << 7 | ctz(e), Z_RESOURCE, -1) & colours:
            return True
        e &= e - 1
    return False


cdef inline int card_colours(Zx* s, Match* m, int c, int zone) noexcept nogil:
    return colours_of(s, m, c, zone, -1) if m.dyn_colour else m.card_colours[c]


cdef inline apart_set payable_slow(Zx* s, Match* m, int p, uint64_t cards, int zone) noexcept nogil:
    cdef uint64_t e = cards, out = 0
    cdef int c
    while e:
        c = p << 7 | ctz(e)
        if can_pay(s, m, p, cost_in_zone(s, m, c, zone), card_colours(s, m, c, zone)):
            out |= e & -e
        e &= e - 1
    return out


cdef inline uint64_t given(Match* m, int p, int k, uint64_t up) noexcept nogil:
    """Cards that the rebooted resources of class k give a colour for; without a branch, which nobody could predict."""
    return m.by_class[p][k] & -<uint64_t>(up & m.cls[p][k] != 0)


cdef inline uint64_t payable_plain(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """`payable` for two classes of Resource, costs and colours that do not change."""
    cdef uint64_t up = s.res_up[p]
    return cards & m.cost_le[p][pop(up)] & (m.free_colour[p] | given(m, p, 0, up) | given(m, p, 1, up))


cdef inline uint64_t payable(Zx* s, Match* m, int p, uint64_t cards, int zone) noexcept nogil:
    """Of these cards of p those whose cost can be paid."""
    cdef uint64_t up = s.res_up[p], ok
    cdef int k
    if m.dyn_zone_cost | m.dyn_colour:
        return payable_slow(s, m, p, cards, zone)
    if m.two_classes[p]:
        return payable_plain(s, m, p, cards)
    ok = m.free_colour[p]
    for k in range(m.ncls[p]):
        if up & m.cls[p][k]:
            ok |= m.by_class[p][k]
    return cards & m.cost_le[p][pop(up)] & ok


cdef inline bint part_ok(Zx* s, Match* m, CostPart* k, int p, int card, int slot, int zone) noexcept nogil:
    """ZX-8.7: can this part be paid?"""
    cdef int t
    if k.kind == CO_RESOURCES:
        if k.own and s.res_up[p] >> (card & 127) & 1:
            s.res_up[p] ^= one(card & 127)
            t = can_pay(s, m, p, k.n, k.colours)
            s.res_up[p] ^= one(card & 127)
            return t
        return can_pay(s, m, p, k.n, k.colours)
    if k.kind == CO_SLEEP_THIS:
        return slot >= 0 and s.up >> slot & 1
    if k.kind == CO_DESTROY_THIS:
        return slot >= 0
    if k.kind == CO_TRASH_THIS:
        return True
    if k.kind == CO_PUT:
        return pop(select_cards(s, m, &m.sel[k.sel], p, p, card if slot < 0 else NONE)) >= k.n
    t = select_units(s, m, &m.sel[k.sel], p, slot) & s.up & s.occ[p]
    return pop(t) >= k.n


cdef inline bint parts_ok(Zx* s, Match* m, Ability* a, int p, int card, int slot, int zone) noexcept nogil:
    cdef int i
    for i in range(a.cost, a.cost + a.ncost):
        if not part_ok(s, m, &m.part[i], p, card, slot, zone):
            return False
    return True
