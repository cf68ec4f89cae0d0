"""Filters, selectors, counting and conditions (rules 20.4 and 20.5)."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_int, ctz, one, pop
from .geometry cimport BESIDE, BOARD, HOME
from .state cimport *

cdef enum:  # CondKind
    CK_COUNT = 0
    CK_NAMES            # number of different names
    CK_TRIBES
    CK_TRUE
    CK_FALSE
    CK_MY_TURN
    CK_THEIR_TURN
    CK_PHASE            # flag
    CK_THIS_IS          # flag = zone, area
    CK_NOT_IN_BATTLE
    CK_ALL              # low records follow
    CK_ANY
    CK_NOT
    CK_PLAYER_IS        # bit p of flag


cdef inline int all_units(Zx* s) noexcept nogil:
    return s.occ[0] | s.occ[1]


cdef inline int controller(Zx* s, int q) noexcept nogil:
    return (s.occ[1] >> q) & 1


cdef inline int locate(Zx* s, int slot, int uid) noexcept nogil:
    """The slot where the unit uid is now, or -1 (ZX-4.5, ZX-10.37)."""
    if uid == 0:
        return -1
    if slot < SLOTS and ((s.occ[0] | s.occ[1]) >> slot) & 1 and s.uid[slot] == uid:
        return slot
    return locate_moved(s, uid)


cdef inline apart_int locate_moved(Zx* s, int uid) noexcept nogil:
    cdef int t = s.occ[0] | s.occ[1], q
    while t:
        q = ctz(t)
        t &= t - 1
        if s.uid[q] == uid:
            return q
    return -1


cdef inline int slot_of(Zx* s, int c) noexcept nogil:
    """The slot of the Z/X that this card is now, or -1."""
    cdef int t = s.occ[0] | s.occ[1]
    while t:
        if s.card[ctz(t)] == c:
            return ctz(t)
        t &= t - 1
    return -1


cdef inline int zone_of(Zx* s, int c) noexcept nogil:
    """Where a card is: a zone other than squares, or Z_TEMPORARY (also for a unit)."""
    cdef int p = c >> 7
    cdef uint64_t b = one(c & 127)
    if s.hand[p] & b:
        return Z_HAND
    if s.trash[p] & b:
        return Z_TRASH
    if s.charge[p] & b:
        return Z_CHARGE
    if s.res[p] & b:
        return Z_RESOURCE
    if s.deck[p] & b:
        return Z_DECK
    if s.life[p] & b:
        return Z_LIFE
    if s.removed[p] & b:
        return Z_REMOVED
    return Z_TEMPORARY


cdef inline int occupied(Zx* s) noexcept nogil:
    """Squares with at least one Z/X: the newest of a square has the slot of the square."""
    return (s.occ[0] | s.occ[1]) & BOARD


cdef inline int in_area(Zx* s, int slots, int squares) noexcept nogil:
    cdef int over = slots & ~BOARD, q
    slots &= squares | ~BOARD
    while over:
        q = ctz(over)
        over &= over - 1
        if not (squares >> s.where[q]) & 1:
            slots &= ~(1 << q)
    return slots


cdef inline bint fits_dynamic(Zx* s, Match* m, Filter* f, int c, int zone, int slot) noexcept nogil:
    cdef int n
    if f.dyn & FD_COST:
        n = s.cost[slot] if zone == Z_SQUARE else cost_in_zone(s, m, c, zone)
        if n == 255:
            return False                # ZX-1.8
        if n < f.cost_min or (f.cost_max != 255 and n > f.cost_max) or (f.odd and n & 1 == 0):
            return False
    if f.dyn & FD_COLOUR and colours_of(s, m, c, zone, slot) & f.colours == 0:
        return False
    if f.dyn & FD_ICON and icon_of(s, m, c, zone, slot) != (f.icon == 1):
        return False
    if f.dyn & FD_POWER:
        n = s.power[slot] if zone == Z_SQUARE else m.card_power[c]
        if n < f.power_min or n > f.power_max:
            return False
    return True


cdef inline bint unit_fits(Zx* s, Match* m, int flt, int q) noexcept nogil:
    cdef Filter* f = &m.flt[flt]
    cdef int c = s.card[q]
    if not (f.set[c >> 6] >> (c & 63)) & 1:
        return False
    return f.dyn == 0 or fits_dynamic(s, m, f, c, Z_SQUARE, q)


cdef inline bint card_fits(Zx* s, Match* m, int flt, int c, int zone) noexcept nogil:
    cdef Filter* f = &m.flt[flt]
    if not (f.set[c >> 6] >> (c & 63)) & 1:
        return False
    return f.dyn == 0 or fits_dynamic(s, m, f, c, zone, 0)


cdef inline int units_that_fit(Zx* s, Match* m, int flt, int slots) noexcept nogil:
    cdef Filter* f = &m.flt[flt]
    cdef int t = slots, q, c, r = 0
    while t:                            # without a branch, which nobody could predict
        q = ctz(t)
        t &= t - 1
        c = s.card[q]
        r |= <int>(f.set[c >> 6] >> (c & 63) & 1) << q
    if f.dyn:
        t = r
        while t:
            q = ctz(t)
            t &= t - 1
            if not fits_dynamic(s, m, f, s.card[q], Z_SQUARE, q):
                r &= ~(1 << q)
    return r


cdef inline int battle_attacker(Zx* s) noexcept nogil:
    return locate(s, s.attacker, s.attacker_uid) if s.in_battle else -1


cdef inline int battle_target(Zx* s) noexcept nogil:
    return locate(s, s.target, s.target_uid) if s.in_battle and s.target_uid else -1


cdef inline int in_state(Zx* s, int state, int p) noexcept nogil:
    """Slots of units in a state of ZX-10.35."""
    cdef int a, t
    if state == US_DAMAGED:
        return s.damaged
    a = battle_attacker(s)
    t = battle_target(s)
    if state == US_ATTACKING:
        return 1 << a if a >= 0 else 0
    if state == US_ATTACKED:
        return 1 << t if t >= 0 else 0
    if state == US_NOT_IN_BATTLE:
        return 0xffff & ~(1 << a if a >= 0 else 0) & ~(1 << t if t >= 0 else 0)
    # attacks the player p, or a Z/X on p's player square
    if a < 0 or s.tp == p:
        return 0
    if s.target_uid == 0 or (t >= 0 and s.where[t] == HOME[p]):
        return 1 << a
    return 0


cdef inline int select_units(Zx* s, Match* m, Selector* e, int p, int slot) noexcept nogil:
    """Slots that fit; p the controller, slot the unit of the ability or -1."""
    if e.simple:
        return s.occ[0] | s.occ[1] if e.owner == O_EITHER else s.occ[p] if e.owner == O_MINE else s.occ[1 - p]
    return select_fitting(s, m, e, p, slot)


cdef inline int select_fitting(Zx* s, Match* m, Selector* e, int p, int slot) noexcept nogil:
    cdef int t, u, q, best
    if e.owner == O_EITHER:
        t = s.occ[0] | s.occ[1]
    elif e.owner == O_MINE:
        t = s.occ[p]
    else:
        t = s.occ[1 - p]
    if e.beside_this:
        t = in_area(s, t, BESIDE[s.where[slot]]) if slot >= 0 else 0
    elif e.area[p] != BOARD:
        t = in_area(s, t, e.area[p])
    if e.state:
        t &= in_state(s, e.state, p)
    if e.flags & SF_OTHER and slot >= 0:
        t &= ~(1 << slot)
    if e.flt:
        t = units_that_fit(s, m, e.flt, t)
    if e.flags & SF_HIGHEST and t:
        best = -0x7fffffff
        u = t
        while u:
            q = ctz(u)
            u &= u - 1
            if s.power[q] > best:
                best = s.power[q]
        u = t
        while u:
            q = ctz(u)
            u &= u - 1
            if s.power[q] < best:
                t &= ~(1 << q)
    return t


cdef inline uint64_t zone_set(Zx* s, int zone, int p) noexcept nogil:
    if zone == Z_HAND:
        return s.hand[p]
    if zone == Z_RESOURCE:
        return s.res[p]
    if zone == Z_CHARGE:
        return s.charge[p]
    if zone == Z_TRASH:
        return s.trash[p]
    if zone == Z_LIFE:
        return s.life[p]
    if zone == Z_DECK:
        return s.deck[p]
    if zone == Z_REMOVED:
        return s.removed[p]
    return 0


cdef inline uint64_t fitting(Zx* s, Match* m, int flt, int zone, int p, uint64_t cards) noexcept nogil:
    """Of the cards of p in a zone those that fit."""
    cdef uint64_t e
    if flt == 0:
        return cards
    cards &= m.flt[flt].set[2 * p]
    if m.flt[flt].dyn:
        e = cards
        while e:
            if not fits_dynamic(s, m, &m.flt[flt], p << 7 | ctz(e), zone, 0):
                cards &= ~(e & -e)
            e &= e - 1
    return cards


cdef inline uint64_t select_cards(Zx* s, Match* m, Selector* e, int p, int o, int card) noexcept nogil:
    """Cards of owner o that a selector of controller p names; card = the card of the ability."""
    cdef uint64_t r
    if (e.owner == O_MINE and o != p) or (e.owner == O_THEIRS and o == p):
        return 0
    r = zone_set(s, e.zone, o)
    if e.flags & SF_OTHER and card != NONE and card >> 7 == o:
        r &= ~one(card & 127)
    return fitting(s, m, e.flt, e.zone, o, r)


cdef inline int count(Zx* s, Match* m, int sel, int p, int card, int slot) noexcept nogil:
    cdef Selector* e = &m.sel[sel]
    if e.zone == Z_SQUARE:
        return pop(select_units(s, m, e, p, slot))
    if e.owner == O_EITHER:
        return pop(select_cards(s, m, e, p, 0, card)) + pop(select_cards(s, m, e, p, 1, card))
    return pop(select_cards(s, m, e, p, p if e.owner == O_MINE else 1 - p, card))


cdef inline bint enough(Zx* s, Match* m, Cond* k, int p, int card, int slot) noexcept nogil:
    cdef int n = count(s, m, k.sel, p, card, slot)
    return n >= k.low and (k.high < 0 or n <= k.high)


cdef inline bint condition_at(Zx* s, Match* m, int* at, int p, int card, int slot, int zone) noexcept nogil:
    cdef Cond* k = &m.cond[at[0]]
    cdef int i, n, q, c, _i
    cdef bint yes, r
    cdef uint64_t seen, seen2, e
    at[0] += 1
    if k.kind == CK_COUNT:
        return enough(s, m, k, p, card, slot)
    if k.kind == CK_TRUE:
        return True
    if k.kind == CK_MY_TURN:
        return s.tp == p
    if k.kind == CK_THEIR_TURN:
        return s.tp != p
    if k.kind == CK_PLAYER_IS:
        return k.flag >> p & 1
    if k.kind == CK_PHASE:
        return s.phase == k.flag
    if k.kind == CK_THIS_IS:
        if k.flag == Z_SQUARE:
            return slot >= 0 and (k.area[p] >> s.where[slot]) & 1
        return slot < 0 and card != NONE and (zone_set(s, k.flag, card >> 7) >> (card & 127)) & 1
    if k.kind == CK_NOT_IN_BATTLE:
        return slot < 0 or (slot != battle_attacker(s) and slot != battle_target(s))
    if k.kind == CK_NOT:
        return not condition_at(s, m, at, p, card, slot, zone)
    if k.kind == CK_ALL or k.kind == CK_ANY:
        yes = k.kind == CK_ALL
        n = k.low
        for _i in range(n):
            r = condition_at(s, m, at, p, card, slot, zone)
            if k.kind == CK_ALL:
                yes = yes and r
            else:
                yes = yes or r
        return yes
    if k.kind == CK_NAMES or k.kind == CK_TRIBES:
        seen = seen2 = 0
        n = 0
        for i in range(2):
            if m.sel[k.sel].zone == Z_SQUARE:
                e = select_units(s, m, &m.sel[k.sel], p, slot) & s.occ[i]
            else:
                e = select_cards(s, m, &m.sel[k.sel], p, i, card)
            while e:
                q = ctz(e)
                e &= e - 1
                c = s.card[q] if m.sel[k.sel].zone == Z_SQUARE else i << 7 | q
                if k.kind == CK_TRIBES:
                    seen |= m.tribes[c]
                elif m.name_id[c] < 64:
                    seen |= one(m.name_id[c])
                else:
                    seen2 |= one(m.name_id[c] - 64)
        n = pop(seen) + pop(seen2)
        return n >= k.low and (k.high < 0 or n <= k.high)
    return False


cdef inline bint condition(Zx* s, Match* m, int index, int p, int card, int slot, int zone) noexcept nogil:
    """Does the condition hold for the ability of this card (unit slot, or -1)? Index 0: no condition."""
    cdef int at = index
    if index == 0:
        return True
    if m.cond[index].kind == CK_COUNT:
        return enough(s, m, &m.cond[index], p, card, slot)
    return condition_at(s, m, &at, p, card, slot, zone)


cdef inline bint icon_of(Zx* s, Match* m, int c, int zone, int slot) noexcept nogil:
    """ZX-2.15: the ignition icon, printed or gained, in any zone."""
    cdef int p = c >> 7, i
    if (m.icon[p] >> (c & 127)) & 1:
        return True
    if (m.maybe_icon[p] >> (c & 127)) & 1:
        for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
            if m.ab[i].cls == AB_CONT and m.ab[i].cont == CT_ICON:
                if condition(s, m, m.ab[i].cond, p, c, slot if zone == Z_SQUARE else -1, zone):
                    return True
    return False


cdef inline int colours_of(Zx* s, Match* m, int c, int zone, int slot) noexcept nogil:
    """ZX-2.9, ZX-8.6: the colours, printed or gained. slot: of a unit."""
    cdef int i, p = c >> 7
    if m.dyn_colour:
        for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
            if m.ab[i].cls == AB_CONT and m.ab[i].cont == CT_COLOURS and (m.ab[i].n >> zone) & 1:
                if condition(s, m, m.ab[i].cond, p, c, slot if zone == Z_SQUARE else -1, zone):
                    return 31
    return m.card_colours[c]


cdef inline int cost_in_zone(Zx* s, Match* m, int c, int zone) noexcept nogil:
    """ZX-8.12: the cost of a card outside squares: sum of the changes, then the highest floor, never below 0."""
    cdef int n = m.card_cost[c], p, t, q, i, floor = 0
    cdef Ability* a
    if not m.dyn_zone_cost or n == 255:
        return n
    t = s.conts
    while t:
        q = ctz(t)
        t &= t - 1
        p = controller(s, q)
        for i in range(m.ab_first[s.card[q]], m.ab_first[s.card[q]] + m.ab_n[s.card[q]]):
            a = &m.ab[i]
            if a.cls == AB_CONT and a.cont == CT_COST and a.sel and m.sel[a.sel].zone != Z_SQUARE and m.sel[a.sel].zone == zone:
                # the filter of such a selector looks at printed facts only (checked by the compiler)
                if (p == c >> 7) == (m.sel[a.sel].owner != O_THEIRS) or m.sel[a.sel].owner == O_EITHER:
                    if (m.sel[a.sel].flt == 0 or m.flt[m.sel[a.sel].flt].set[c >> 6] >> (c & 63) & 1) and condition(s, m, a.cond, p, s.card[q], q, Z_SQUARE):
                        n += a.n
                        if a.extra > floor:
                            floor = a.extra
    return n if n > floor else floor
