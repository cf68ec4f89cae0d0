"""Section 10.2: events and the waiting list."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_void, ctz, one, pop
from ..selectors cimport card_fits, condition, controller, slot_of, unit_fits, zone_of
from ..state cimport *
from .continuous cimport current


cdef inline bint heard(Match* m, int ev) noexcept nogil:
    """Does any ability of the match have this event? Asked before the event is put together."""
    return (m.heard >> ev) & 1


cdef inline bint hears(Match* m, int ev, int c) noexcept nogil:
    """Does an ability of the card trigger on this event of its own?"""
    return (m.hears[c] >> ev) & 1


cdef inline void wait_for(Zx* s, int ab, int card, int p, int slot, int uid, int it_slot, int it_uid, int it_card, int zone) noexcept nogil:
    """ZX-10.6: the ability is triggered and waits."""
    cdef Wait* w
    if s.nwait >= WAITS:
        s.error = ERR_WAITS
        return
    w = &s.wait[s.nwait]
    w.ab = ab
    w.card = card
    w.p = p
    w.slot = slot
    w.uid = uid
    w.it_slot = it_slot
    w.it_uid = it_uid
    w.it_card = it_card
    w.zone = zone
    w.at = s.moves
    s.nwait += 1
    s.due |= DUE_WAIT


cdef inline bint cause_fits(Zx* s, Match* m, int flt, int c) noexcept nogil:
    """The card whose ability was the cause, with the information it has now."""
    cdef int q = slot_of(s, c)
    return unit_fits(s, m, flt, q) if q >= 0 else card_fits(s, m, flt, c, zone_of(s, c))


cdef inline bint trigger_holds(Zx* s, Match* m, Ability* a, int p, int it_slot, int it_uid) noexcept nogil:
    """What stands in the trigger event itself (ZX-10.10), apart from the subject."""
    cdef int c
    if a.flags & AF_THEIR_TURN and s.tp == p:
        return False
    if a.phase and s.phase != a.phase:
        return False
    if a.flags & AF_BY_ABILITY:         # `it` is the destroyed unit itself (ZX-12.7c, g)
        c = s.cause[it_slot]
        if c == NONE or s.cause_event[it_slot] or c >> 7 != p or not cause_fits(s, m, a.target, c):
            return False
    if a.flags & AF_TARGET:
        if it_uid == 0 or not unit_fits(s, m, a.target, it_slot):
            return False
        if a.ev == EV_ATTACK_DAMAGE and (s.scratch < a.n or not (a.area[p] >> s.where[it_slot]) & 1):
            return False
    return True


cdef inline bint own_ability(Zx* s, Match* m, Ability* a, int ev, int p, int slot, int uid, int it_slot, int it_uid) noexcept nogil:
    """"One of your Z/X" is also the unit itself if it fits (ZX-10.16)."""
    if a.cls != AB_AUTO or a.ev != ev:
        return False
    if not a.this_ and (uid == 0 or a.owner == O_THEIRS or (a.flt and not unit_fits(s, m, a.flt, slot))):
        return False
    return trigger_holds(s, m, a, p, it_slot, it_uid)


cdef inline void granted_event(Zx* s, Match* m, int ev, int c, int p, int slot, int uid, int it_slot, int it_uid, int it_card) noexcept nogil:
    """Abilities granted to the unit: continuous grants, then lasting ones."""
    cdef int i
    for i in range(s.ngrant):
        if s.grant[i].slot == slot and own_ability(s, m, &m.ab[s.grant[i].ab], ev, p, slot, uid, it_slot, it_uid):
            wait_for(s, s.grant[i].ab, c, p, slot, uid, it_slot, it_uid, it_card, Z_SQUARE)
    for i in range(s.nlasting):
        if s.lasting[i].uid == uid and own_ability(s, m, &m.ab[s.lasting[i].ab], ev, p, slot, uid, it_slot, it_uid):
            wait_for(s, s.lasting[i].ab, c, p, slot, uid, it_slot, it_uid, it_card, Z_SQUARE)


cdef inline void own_event(Zx* s, Match* m, int ev, int c, int p, int slot, int uid, int it_slot, int it_uid, int it_card) noexcept nogil:
    """Abilities of the card itself; one AND where there are none."""
    if hears(m, ev, c) or s.granting or m.grants:
        card_event(s, m, ev, c, p, slot, uid, it_slot, it_uid, it_card)


cdef inline apart_void card_event(Zx* s, Match* m, int ev, int c, int p, int slot, int uid, int it_slot, int it_uid, int it_card) noexcept nogil:
    cdef int i
    current(s, m)
    for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
        if own_ability(s, m, &m.ab[i], ev, p, slot, uid, it_slot, it_uid):
            wait_for(s, i, c, p, slot, uid, it_slot, it_uid, it_card,
                     Z_RESOURCE if ev == EV_RESOURCE else Z_TRASH if ev == EV_SEED else Z_SQUARE)
    if uid and s.granting:
        granted_event(s, m, ev, c, p, slot, uid, it_slot, it_uid, it_card)


cdef inline bint watches(Zx* s, Match* m, Ability* a, int ev, int p, int slot, int who, int it_slot, int it_uid) noexcept nogil:
    """Does an ability of controller p watch this event of the unit `slot` of player `who`?"""
    if not (a.cls == AB_AUTO and a.ev == ev and a.others):
        return False
    if a.owner == O_MINE and who != p or a.owner == O_THEIRS and who == p:
        return False
    if a.flt and not unit_fits(s, m, a.flt, slot):
        return False
    return trigger_holds(s, m, a, p, it_slot, it_uid)


cdef inline void watch_loop(Zx* s, Match* m, int ev, int slot, int it_slot, int it_uid, int it_card) noexcept nogil:
    cdef int t = (s.occ[0] | s.occ[1] if s.granting else s.watch) & ~(1 << slot), q, p, i, c, who = controller(s, slot)
    while t:
        q = ctz(t)
        t &= t - 1
        p = controller(s, q)
        c = s.card[q]
        if (s.watch >> q) & 1:
            for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
                if watches(s, m, &m.ab[i], ev, p, slot, who, it_slot, it_uid):
                    wait_for(s, i, c, p, q, s.uid[q], it_slot, it_uid, it_card, Z_SQUARE)
        if s.granting:
            for i in range(s.ngrant):
                if s.grant[i].slot == q and watches(s, m, &m.ab[s.grant[i].ab], ev, p, slot, who, it_slot, it_uid):
                    wait_for(s, s.grant[i].ab, c, p, q, s.uid[q], it_slot, it_uid, it_card, Z_SQUARE)
            for i in range(s.nlasting):
                if s.lasting[i].uid == s.uid[q] and watches(s, m, &m.ab[s.lasting[i].ab], ev, p, slot, who, it_slot, it_uid):
                    wait_for(s, s.lasting[i].ab, c, p, q, s.uid[q], it_slot, it_uid, it_card, Z_SQUARE)


cdef inline void unit_event(Zx* s, Match* m, int ev, int slot, int it_slot, int it_uid, int it_card) noexcept nogil:
    """An event of the unit in `slot`: its own abilities, then those of units that watch it. `it` = the other object."""
    if hears(m, ev, s.card[slot]) or s.granting or m.grants or (m.watched >> ev) & 1:
        heard_unit_event(s, m, ev, slot, it_slot, it_uid, it_card)


cdef inline apart_void heard_unit_event(Zx* s, Match* m, int ev, int slot, int it_slot, int it_uid, int it_card) noexcept nogil:
    if m.grants:
        current(s, m)
    own_event(s, m, ev, s.card[slot], controller(s, slot), slot, s.uid[slot], it_slot, it_uid, it_card)
    if (m.watched >> ev) & 1 and (s.watch or s.granting):
        current(s, m)
        watch_loop(s, m, ev, slot, it_slot, it_uid, it_card)


cdef inline bint player_watches(Ability* a, int ev, int p, int who, int phase) noexcept nogil:
    return (a.cls == AB_AUTO and a.ev == ev and a.others and (a.phase == 0 or a.phase == phase)
            and (a.owner == O_EITHER or (a.owner == O_MINE) == (who == p)))


cdef inline bint marked(Zx* s, int uid, int card, int ab, int by, int end) noexcept nogil:
    """Has this ability of this object been used, or triggered at the end of the turn (ZX-10.2, ZX-7.25)?"""
    cdef int i
    for i in range(s.nmark):
        if s.mark[i].end == end and s.mark[i].uid == uid and s.mark[i].ab == ab and s.mark[i].by == by:
            if uid or (s.mark[i].card == card and s.moved[card >> 7][card & 63] <= s.mark[i].at):
                return True
    return False


cdef inline void mark(Zx* s, int uid, int card, int ab, int by, int end) noexcept nogil:
    """ab, by: see Mark."""
    if s.nmark >= MARKS:
        s.error = ERR_MARKS
        return
    s.mark[s.nmark].at = s.moves
    s.mark[s.nmark].uid = uid
    s.mark[s.nmark].card = card
    s.mark[s.nmark].ab = ab
    s.mark[s.nmark].by = by
    s.mark[s.nmark].end = end
    s.nmark += 1


cdef inline void player_hears(Zx* s, Match* m, int ev, int ab, int q, int who, int source, int by) noexcept nogil:
    cdef int p = controller(s, q)
    if not player_watches(&m.ab[ab], ev, p, who, s.phase):
        return
    if ev == EV_TURN_END:               # ZX-7.25 step 3: at most once per turn
        if marked(s, s.uid[q], s.card[q], source, by, 1):
            return
        mark(s, s.uid[q], s.card[q], source, by, 1)
    wait_for(s, ab, s.card[q], p, q, s.uid[q], 0, 0, NONE, Z_SQUARE)


cdef inline void player_loop(Zx* s, Match* m, int ev, int who) noexcept nogil:
    cdef int t = s.occ[0] | s.occ[1] if s.granting else s.watch, q, i, c
    while t:
        q = ctz(t)
        t &= t - 1
        c = s.card[q]
        if (s.watch >> q) & 1:
            for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
                player_hears(s, m, ev, i, q, who, i, 0)
        if not s.granting:
            continue
        for i in range(s.ngrant):
            if s.grant[i].slot == q:
                player_hears(s, m, ev, s.grant[i].ab, q, who, s.grant[i].source, s.uid[s.grant[i].by])
        for i in range(s.nlasting):
            if s.lasting[i].uid == s.uid[q]:
                player_hears(s, m, ev, s.lasting[i].ab, q, who, 0x8000 | s.lasting[i].number, 0)


cdef inline void player_event(Zx* s, Match* m, int ev, int who) noexcept nogil:
    """An event of a player (life decreases, draw, event played, phase, turn end): units that watch it, by slot."""
    if (m.watched >> ev) & 1:
        if m.grants:
            current(s, m)
        if s.watch or s.granting:
            player_loop(s, m, ev, who)
