"""Sections 14 and 15: damage, destruction, power."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport clz, ctz, one, pop
from ..selectors cimport all_units, card_fits, condition, controller, has_card, locate, unit_fits
from ..state cimport *
from .continuous cimport current
from .triggers cimport own_event, unit_event
from .zones cimport enter, leave, touch_squares, unit_leaves


cdef inline int bonus(Zx* s, Match* m, int p, int card, int slot) noexcept nogil:
    """ZX-14.4: what own damage bonuses add to damage of this source (slot -1: not a unit)."""
    cdef int t = s.occ[p] & s.conts, q, i, n = 0
    cdef Ability* a
    while t:
        q = ctz(t)
        t &= t - 1
        for i in range(m.ab_first[s.card[q]], m.ab_first[s.card[q]] + m.ab_n[s.card[q]]):
            a = &m.ab[i]
            if a.cls != AB_CONT or a.cont != CT_BONUS or not condition(s, m, a.cond, p, s.card[q], q, Z_SQUARE):
                continue
            if slot >= 0:
                if unit_fits(s, m, a.flt, slot):
                    n += a.n
            elif a.flags & AF_EVENTS and card_fits(s, m, a.flt, card, Z_TEMPORARY):
                n += a.n
    return n


cdef inline void lethal_by(Zx* s, int q, int card, bint event) noexcept nogil:
    """ZX-12.7c: the effect that made it lethal."""
    s.cause[q] = card
    s.cause_event[q] = event


cdef inline int deal(Zx* s, Match* m, int q, int n, int p, int card, int slot, bint event, bint attack) noexcept nogil:
    """Damage to the unit in slot q; returns what was dealt (ZX-13.23, 14.3 to 14.5)."""
    cdef bint before
    current(s, m)
    if n <= 0:
        return 0
    if slot >= 0 and (s.no_damage >> slot & 1 or (attack and s.no_damage_battle >> slot & 1)):
        return 0
    if s.bonus and controller(s, q) != p:
        n += bonus(s, m, p, card, slot)
    if s.ignores[q] and n <= s.ignores[q]:
        return 0
    before = s.damage[q] >= s.power[q]
    s.damage[q] += n
    s.damaged |= 1 << q
    if s.damage[q] >= s.power[q]:
        s.due |= DUE_LETHAL
        if not before:
            lethal_by(s, q, NONE if attack else card, event)
    touch_squares(s)
    return n


cdef inline void change_power(Zx* s, Match* m, int q, int n, int card, bint event) noexcept nogil:
    """Power + n until end of turn (ZX-10.22)."""
    cdef bint before
    current(s, m)
    before = s.power[q] <= 0 or s.damage[q] >= s.power[q]
    s.temp[q] += n
    s.power[q] += n
    s.temped |= 1 << q
    if s.power[q] <= 0 or s.damage[q] >= s.power[q]:
        s.due |= DUE_LETHAL
        if not before:
            lethal_by(s, q, card, event)
    touch_squares(s)


cdef inline void player_damage(Zx* s, int p, int n) noexcept nogil:
    """ZX-12.9, ZX-12.9g."""
    if n > 0 and not (s.shielded >> p) & 1:
        s.pending[p] = s.pending[p] + n if s.pending[p] + n < 255 else 255
        s.due |= DUE_DAMAGE


cdef inline int replacement(Zx* s, Match* m, int q, int* zones) noexcept nogil:
    """Destinations that replacements give a destroyed unit (ZX-10.33), different ones only; bit 7: slept."""
    cdef int c = s.card[q], p = controller(s, q), i, k, n = 0, z
    cdef Ability* a
    for i in range(m.ab_n[c] + s.ngrant + s.nlasting):
        if i < m.ab_n[c]:
            a = &m.ab[m.ab_first[c] + i]
        elif i < m.ab_n[c] + s.ngrant:
            k = i - m.ab_n[c]
            if s.grant[k].slot != q:
                continue
            a = &m.ab[s.grant[k].ab]
        else:
            k = i - m.ab_n[c] - s.ngrant
            if s.lasting[k].uid != s.uid[q]:
                continue
            a = &m.ab[s.lasting[k].ab]
        if a.cls == AB_CONT and a.cont == CT_REPLACE and condition(s, m, a.cond, p, c, q, Z_SQUARE):
            z = a.n | (a.extra << 7)
            for k in range(n):
                if zones[k] == z:
                    z = -1
                    break
            if z >= 0 and n < 8:
                zones[n] = z
                n += 1
    return n


cdef inline void destroyed_events(Zx* s, Match* m, int q) noexcept nogil:
    cdef int a, t, k
    unit_event(s, m, EV_DESTROYED, q, q, s.uid[q], s.card[q])
    if s.battle_end and s.target_uid == s.uid[q]:
        a = locate(s, s.attacker, s.attacker_uid)
        if a >= 0:
            unit_event(s, m, EV_BATTLE_DESTROYS, a, q, s.uid[q], s.card[q])
            own_event(s, m, EV_DESTROYS, s.card[a], controller(s, a), a, s.uid[a], q, s.uid[q], s.card[q])
            return
    if s.cause[q] != NONE and not s.cause_event[q] and has_card(m.listen[EV_DESTROYS], s.cause[q]):
        t = all_units(s)
        while t:
            k = ctz(t)
            t &= t - 1
            if s.card[k] == s.cause[q] and controller(s, k) != controller(s, q):
                own_event(s, m, EV_DESTROYS, s.card[k], controller(s, k), k, s.uid[k], q, s.uid[q], s.card[q])


cdef inline bint destroy(Zx* s, Match* m, int slots, uint8_t* choices) noexcept nogil:
    """All these units are destroyed at the same time (ZX-15.7, 12.7). Returns whether none was replaced (ZX-10.49).

    choices: by slot the replacement that was chosen (DP-22), or NULL: the first."""
    cdef int zone[16]
    cdef int other[8]
    cdef int t = slots, q, n, first = s.nwait
    cdef bint plain = True
    current(s, m)
    while t:                            # the board as it was just before
        q = ctz(t)
        t &= t - 1
        zone[q] = Z_CHARGE
        if m.replaces:
            n = replacement(s, m, q, other)
            if n:
                zone[q] = choices[q] if choices != NULL and n > 1 else other[0]
                plain = False
        first = s.nwait
        destroyed_events(s, m, q)
        while first < s.nwait:          # "this card" of its own abilities is where it goes now
            if s.wait[first].uid == s.uid[q]:
                s.wait[first].zone = zone[q] & 127
            first += 1
    t = slots
    while t:                            # displaced units first, so that none of the group changes its slot
        q = 63 - clz(<uint64_t>t)
        t &= ~(1 << q)
        enter(s, m, unit_leaves(s, m, q), zone[q] & 127, zone[q] >> 7, True)
    return plain
