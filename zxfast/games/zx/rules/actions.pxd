"""Sections 14 and 15: damage, destruction, power."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport clz, ctz, one, pop
from ..selectors cimport all_units, card_fits, condition, controller, locate, unit_fits
from ..state cimport *
from .continuous cimport current, held
from .triggers cimport heard, own_event, unit_event
from .zones cimport enter, into_resource, slot_of, to_charge, touch, unit_leaves, zone_of


cdef inline int bonus(Zx* s, Match* m, int p, int card, int slot) noexcept nogil:
    """ZX-14.4: what own damage bonuses add to damage of this source (slot -1: not a unit)."""
    cdef int t = s.occ[p] if s.granting else s.occ[p] & s.conts, q, i, n = 0
    cdef Ability* a
    while t:
        q = ctz(t)
        t &= t - 1
        for i in range(m.ab_n[s.card[q]] + s.ngrant + s.nlasting):
            a = &m.ab[held(s, m, q, i)]
            if a.cls != AB_CONT or a.cont != CT_BONUS or not condition(s, m, a.cond, p, s.card[q], q, Z_SQUARE):
                continue
            if (slot >= 0 or a.flags & AF_EVENTS) and source_fits(s, m, a.flt, card, slot):
                n += a.n
    return n


cdef inline bint source_fits(Zx* s, Match* m, int flt, int card, int slot) noexcept nogil:
    """A source of damage with the information it has now; not a unit: where the card is."""
    if slot < 0:
        slot = slot_of(s, card)
    return unit_fits(s, m, flt, slot) if slot >= 0 else card_fits(s, m, flt, card, zone_of(s, card))


cdef inline void lethal_by(Zx* s, int q, int card, int slot, bint event) noexcept nogil:
    """ZX-12.7c: the effect that made it lethal."""
    s.cause[q] = card
    s.cause_event[q] = event
    s.cause_uid[q] = s.uid[slot] if slot >= 0 else 0


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
            lethal_by(s, q, NONE if attack else card, slot, event)
    else:
        s.cause[q] = NONE
    touch(s, LOOK_REST)
    return n


cdef inline void change_power(Zx* s, Match* m, int q, int n, int card, int slot, bint event) noexcept nogil:
    """Power + n until end of turn (ZX-10.22), by an effect of `card`, the unit in `slot` (-1: not a unit)."""
    cdef bint before
    current(s, m)
    before = s.power[q] <= 0 or s.damage[q] >= s.power[q]
    s.temp[q] += n
    s.power[q] += n
    s.temped |= 1 << q
    if s.power[q] <= 0 or s.damage[q] >= s.power[q]:
        s.due |= DUE_LETHAL
        if not before:
            lethal_by(s, q, card, slot, event)
    else:
        s.cause[q] = NONE
    touch(s, LOOK_REST)


cdef inline bint player_damage(Zx* s, int p, int n) noexcept nogil:
    """ZX-12.9, ZX-12.9g."""
    if n <= 0 or (s.shielded >> p) & 1:
        return False
    s.pending[p] = s.pending[p] + n if s.pending[p] + n < 255 else 255
    s.due |= DUE_DAMAGE
    return True


cdef inline int replacement(Zx* s, Match* m, int q, int* zones) noexcept nogil:
    """Destinations that replacements give a destroyed unit (ZX-10.33), one for each zone; bit 7: slept."""
    cdef int c = s.card[q], p = controller(s, q), i, k, n = 0, z
    cdef Ability* a
    for i in range(m.ab_n[c] + s.ngrant + s.nlasting):
        a = &m.ab[held(s, m, q, i)]
        if a.cls == AB_CONT and a.cont == CT_REPLACE and condition(s, m, a.cond, p, c, q, Z_SQUARE):
            z = a.n | (a.extra << 7)
            for k in range(n):
                if zones[k] & 127 == a.n:
                    z = -1
                    break
            if z >= 0 and n < 8:
                zones[n] = z
                n += 1
    return n


cdef inline void destroyed_events(Zx* s, Match* m, int q, bint by_rule) noexcept nogil:
    """Destroyed; destroyed by battle (ZX-12.7b: never by an instruction); then "this card destroys" of the attacker and of the unit
    whose ability did it."""
    cdef int a = -1, k
    if heard(m, EV_DESTROYED):
        unit_event(s, m, EV_DESTROYED, q, q, s.uid[q], s.card[q])
    if by_rule and s.battle_end and s.target_uid == s.uid[q]:
        a = locate(s, s.attacker, s.attacker_uid)
        if a >= 0:
            if heard(m, EV_BATTLE_DESTROYS):
                unit_event(s, m, EV_BATTLE_DESTROYS, a, q, s.uid[q], s.card[q])
            if heard(m, EV_DESTROYS):
                own_event(s, m, EV_DESTROYS, s.card[a], controller(s, a), a, s.uid[a], q, s.uid[q], s.card[q])
    if s.cause[q] != NONE and s.cause_uid[q]:
        k = locate(s, 0, s.cause_uid[q])
        if k >= 0 and k != a and controller(s, k) != controller(s, q):
            if heard(m, EV_DESTROYS):
                own_event(s, m, EV_DESTROYS, s.card[k], controller(s, k), k, s.uid[k], q, s.uid[q], s.card[q])


cdef inline bint destroy(Zx* s, Match* m, int slots, uint8_t* choices, bint by_rule) noexcept nogil:
    """All these units are destroyed at the same time (ZX-15.7, 12.7). Returns whether none was replaced (ZX-10.49).

    choices: by slot the replacement that was chosen (DP-22), or NULL: the first. by_rule: by ZX-12.7, each by its own cause."""
    cdef int zone[16]
    cdef int card[16]
    cdef int other[8]
    cdef int t, q, n, first
    cdef bint plain = True
    current(s, m)
    t = slots
    while t:
        q = ctz(t)
        t &= t - 1
        zone[q] = Z_CHARGE
        if m.replaces:
            n = replacement(s, m, q, other)
            if n:
                zone[q] = choices[q] if choices != NULL and n > 1 else other[0]
                plain = False
    t = slots
    while t:                            # the board as it was just before
        q = ctz(t)
        t &= t - 1
        first = s.nwait
        destroyed_events(s, m, q, by_rule)
        while first < s.nwait:          # "this card" of abilities about its own end is where it goes now
            if s.wait[first].uid == s.uid[q] and m.ab[s.wait[first].ab].ev == EV_DESTROYED:
                s.wait[first].zone = zone[q] & 127
            first += 1
    t = slots
    while t:                            # displaced units first, so that none of the group changes its slot
        q = 63 - clz(<uint64_t>t)
        t &= ~(1 << q)
        card[q] = unit_leaves(s, m, q)
    t = slots
    while t:
        q = ctz(t)
        t &= t - 1
        if zone[q] == Z_CHARGE:
            to_charge(s, card[q])
        else:
            enter(s, m, card[q], zone[q] & 127, zone[q] >> 7, True)
    if not plain:
        t = slots
        while t:
            q = ctz(t)
            t &= t - 1
            if zone[q] & 127 == Z_RESOURCE:
                into_resource(s, m, card[q])
    return plain
