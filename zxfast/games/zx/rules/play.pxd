"""Sections 9 and 10.1: what may be done with priority, and playing a card or using a startup ability."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_int, apart_set, ctz, nth, one, pop
from ..ask cimport ASK, DONE, GO, ask, ask_squares, picked_bit, push
from ..geometry cimport BOARD, NORMAL, STEP
from ..options cimport *
from ..selectors cimport all_units, condition, controller, cost_in_zone, occupied, select_cards
from ..state cimport *
from ..vm cimport SC_EVENTS_PLAYED, SC_ZX_PLAYED, push_effect, push_event, step_effect
from .continuous cimport current
from .cost cimport can_pay, card_colours, parts_ok, payable
from .ignition cimport may_play
from .payment cimport pay
from .squares cimport far_attackers, far_targets, legal_squares, near_attacks
from .triggers cimport mark, marked
from .zones cimport appear, kinds, leave, resource_kinds, to_trash, unit_leaves

cdef struct Usable:         # a startup ability that can be used now
    uint8_t card
    uint8_t slot            # NONE: not a unit
    uint8_t zone
    uint8_t granted         # 1 + number among the granted startup abilities of the unit
    uint16_t ab
    uint16_t source         # ability and unit that it comes from, as in Mark
    uint16_t by


cdef inline bint is_startup(Match* m, int ab, int zone) noexcept nogil:
    return m.ab[ab].cls == AB_STARTUP and m.ab[ab].zone == zone


cdef inline bint usable(Zx* s, Match* m, int ab, int p, int card, int slot, int source, int by) noexcept nogil:
    """ZX-10.1 to 10.5, of a startup ability that is valid where the card is."""
    if m.ab[ab].once and marked(s, s.uid[slot] if slot >= 0 else 0, card, source, by, 0):
        return False
    return can_use(s, m, &m.ab[ab], p, card, slot)


cdef inline bint can_use(Zx* s, Match* m, Ability* a, int p, int card, int slot) noexcept nogil:
    return parts_ok(s, m, a, p, card, slot, a.zone) and condition(s, m, a.cond, p, card, slot, a.zone)


cdef inline void found(Usable* out, int card, int slot, int zone, int granted, int ab, int source, int by) noexcept nogil:
    out.card = card
    out.slot = slot if slot >= 0 else NONE
    out.zone = zone
    out.granted = granted
    out.ab = ab
    out.source = source
    out.by = by


cdef inline int granted_startups(Zx* s, Match* m, int p, int q, int k, int n, Usable* out) noexcept nogil:
    cdef int i, ab, source, by, j = 0
    for i in range(s.ngrant + s.nlasting):
        if i < s.ngrant:
            if s.grant[i].slot != q:
                continue
            ab = s.grant[i].ab
            source = s.grant[i].source
            by = s.uid[s.grant[i].by]
        else:
            if s.lasting[i - s.ngrant].uid != s.uid[q]:
                continue
            ab = s.lasting[i - s.ngrant].ab
            source = 0x8000 | s.lasting[i - s.ngrant].number
            by = 0
        if m.ab[ab].cls != AB_STARTUP:
            continue
        j += 1
        if m.ab[ab].zone == Z_SQUARE and usable(s, m, ab, p, s.card[q], q, source, by):
            if n == k:
                found(out, s.card[q], q, Z_SQUARE, j, ab, source, by)
                return n + 1
            n += 1
    return n


cdef inline int startups(Zx* s, Match* m, int p, int k, Usable* out) noexcept nogil:
    """How many startup abilities p can use; with k >= 0 stops at the k-th and writes it to `out`."""
    cdef int t, q, i, c, n = 0, z, zone
    cdef uint64_t e
    t = s.occ[p] if s.granting else s.occ[p] & s.starters
    while t:
        q = ctz(t)
        t &= t - 1
        c = s.card[q]
        if (s.starters >> q) & 1:
            for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
                if is_startup(m, i, Z_SQUARE) and usable(s, m, i, p, c, q, i, 0):
                    if n == k:
                        found(out, c, q, Z_SQUARE, 0, i, i, 0)
                        return n + 1
                    n += 1
        if s.granting:
            i = granted_startups(s, m, p, q, k, n, out)
            if i > k and k >= 0:
                return i
            n = i
    if not m.startups[p]:
        return n
    for z in range(4):
        zone = Z_HAND + z               # HAND, RESOURCE, CHARGE, TRASH
        e = m.start_zone[zone][p]
        if e == 0:
            continue
        if zone == Z_HAND:
            e = kinds(s, m, p, e & s.hand[p])
        elif zone == Z_RESOURCE:
            e = resource_kinds(s, m, p, e & s.res[p])
        elif zone == Z_CHARGE:
            e = kinds(s, m, p, e & s.charge[p])
        else:
            e = kinds(s, m, p, e & s.trash[p])
        while e:
            c = p << 7 | ctz(e)
            e &= e - 1
            for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
                if is_startup(m, i, zone) and usable(s, m, i, p, c, -1, i, 0):
                    if n == k:
                        found(out, c, -1, zone, 0, i, i, 0)
                        return n + 1
                    n += 1
    return n


cdef inline apart_set allowed(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """Without those that their own text forbids."""
    cdef uint64_t e = cards & m.restricted[p]
    while e:
        if not may_play(s, m, p, p << 7 | ctz(e)):
            cards &= ~(e & -e)
        e &= e - 1
    return cards


cdef inline uint64_t playable(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """Of these cards those that may be played, and with a legal square (ZX-9.9)."""
    if cards & m.restricted[p]:
        cards = allowed(s, m, p, cards)
    if occupied(s) & NORMAL == NORMAL and cards & m.zx[p] and legal_squares(s, m, p, 127) == 0:
        cards &= ~m.zx[p]
    return cards


cdef inline uint64_t start_cards(Zx* s, Match* m, int p) noexcept nogil:
    """Cards outside squares with a startup ability valid where they are."""
    return ((s.hand[p] & m.start_zone[Z_HAND][p]) | (s.res[p] & m.start_zone[Z_RESOURCE][p])
            | (s.charge[p] & m.start_zone[Z_CHARGE][p]) | (s.trash[p] & m.start_zone[Z_TRASH][p]))


cdef inline uint64_t playable_in(Zx* s, Match* m, int p, uint64_t cards, int zone, bint events_only) noexcept nogil:
    """Of these cards those that p may play now: payable, allowed, and with a legal square (ZX-9.9)."""
    cdef uint64_t e, up
    if events_only:
        cards &= m.event[p]
    if zone == Z_RESOURCE:              # ZX-8.11: not with the card itself
        e = cards
        up = s.res_up[p]
        while e:
            s.res_up[p] = up & ~(e & -e)
            if payable(s, m, p, e & -e, zone) == 0:
                cards &= ~(e & -e)
            e &= e - 1
        s.res_up[p] = up
    else:
        cards = payable(s, m, p, cards, zone)
    return playable(s, m, p, cards)


cdef inline uint64_t permitted(Zx* s, Match* m, int p, int zone) noexcept nogil:
    """Cards of another zone that a text lets p play (ZX-8.11)."""
    cdef int t = s.occ[p] & s.conts, q, i
    cdef uint64_t r = 0
    cdef Ability* a
    while t:
        q = ctz(t)
        t &= t - 1
        for i in range(m.ab_first[s.card[q]], m.ab_first[s.card[q]] + m.ab_n[s.card[q]]):
            a = &m.ab[i]
            if a.cls == AB_CONT and a.cont == CT_PLAY_FROM and m.sel[a.sel].zone == zone:
                if condition(s, m, a.cond, p, s.card[q], q, Z_SQUARE):
                    r |= select_cards(s, m, &m.sel[a.sel], p, p, s.card[q])
    return r


cdef inline bint may_act(Zx* s, Match* m) noexcept nogil:
    """Could a player have an option in the battle event step? False: both decline without being asked."""
    return (((s.hand[0] & m.event[0]) | (s.hand[1] & m.event[1]) | (s.starters & (s.occ[0] | s.occ[1])) | s.granting | m.permissions) != 0
            or (m.startups[0] | m.startups[1] and start_cards(s, m, 0) | start_cards(s, m, 1)))


cdef inline apart_int far_attacks(Zx* s, int p, int attackers) noexcept nogil:
    cdef int n = 0
    while attackers:
        n += pop(far_targets(s, p, ctz(attackers)))
        attackers &= attackers - 1
    return n


cdef inline apart_int count_startups(Zx* s, Match* m, int p) noexcept nogil:
    cdef Usable out
    return startups(s, m, p, -1, &out)


cdef inline apart_int from_elsewhere(Zx* s, Match* m, int p, bint events_only) noexcept nogil:
    """Cards of Resource and Trash that a text lets p play."""
    s.dset[1] = resource_kinds(s, m, p, playable_in(s, m, p, permitted(s, m, p, Z_RESOURCE), Z_RESOURCE, events_only))
    s.dset[2] = kinds(s, m, p, playable_in(s, m, p, permitted(s, m, p, Z_TRASH), Z_TRASH, events_only))
    return pop(s.dset[1]) + pop(s.dset[2])


cdef inline int startup_options(Zx* s, Match* m, int p) noexcept nogil:
    """Startup abilities of the menu: how many."""
    if (s.starters & s.occ[p]) | s.granting or (m.startups[p] and start_cards(s, m, p)):
        return count_startups(s, m, p)
    return 0


cdef inline uint64_t hand_options(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """Of these cards of the hand those that p may play now, copies once."""
    return playable(s, m, p, kinds(s, m, p, payable(s, m, p, cards, Z_HAND)))


cdef inline int card_options(Zx* s, Match* m, int p, uint64_t cards, bint events_only) noexcept nogil:
    """Begins a menu: these cards of the hand, cards of other zones, startup abilities. Returns how many."""
    s.dform = FORM_ACTION
    s.dpass = 1
    s.dset[0] = cards
    s.dcards = pop(cards)
    if m.permissions:
        s.dcards += from_elsewhere(s, m, p, events_only)
    s.dstart = startup_options(s, m, p)
    return s.dcards + s.dstart


cdef inline int menu(Zx* s, Match* m, int p) noexcept nogil:
    """The options of DP-05 of player p; writes them into the decision and returns how many."""
    cdef int t, n = card_options(s, m, p, hand_options(s, m, p, s.hand[p]), False)
    s.datt = near_attacks(s, p)
    s.dnear = pop(s.datt)
    s.dattacks = s.dnear
    t = far_attackers(s, p)
    if t:
        s.dattacks += far_attacks(s, p, t)
    return n + s.dattacks + 1


cdef inline apart_int battle_menu(Zx* s, Match* m, int p) noexcept nogil:
    """The options of DP-10 of player p: no Z/X, no attacks."""
    cdef uint64_t cards = s.hand[p] & m.event[p]
    s.dnear = 0
    s.dattacks = 0
    return card_options(s, m, p, hand_options(s, m, p, cards) if cards else 0, True) + 1


cdef inline int menu_card(Zx* s, Match* m, int p, int k, int* zone) noexcept nogil:
    """The k-th card of the menu and where it is."""
    cdef int n = pop(s.dset[0])
    if k < n or not m.permissions:
        zone[0] = Z_HAND
        return p << 7 | nth(s.dset[0], k)
    k -= n
    n = pop(s.dset[1])
    if k < n:
        zone[0] = Z_RESOURCE
        return p << 7 | nth(s.dset[1], k)
    zone[0] = Z_TRASH
    return p << 7 | nth(s.dset[2], k - n)


cdef inline void menu_attack(Zx* s, int p, int k, int* attacker, int* target) noexcept nogil:
    """The k-th attack of the menu: slot and square."""
    cdef int i, t
    if k < s.dnear:
        i = nth(s.datt, k)
        target[0] = i % 9
        i = i // 9
        attacker[0] = target[0] - STEP[i]
        return
    k -= s.dnear
    t = far_attackers(s, p)
    while t:
        attacker[0] = ctz(t)
        i = far_targets(s, p, attacker[0])
        if k < pop(i):
            target[0] = nth(i, k)
            return
        k -= pop(i)
        t &= t - 1


cdef inline void replace_at_once(Zx* s, Match* m, int p, int q) noexcept nogil:
    """ZX-9.15: a play is followed by a pre-processing in which ⑥ takes the old Z/X first of all. Where nothing can see it until then
    (no ability of it watches, gives or counts, nothing else is due) it leaves here, without being displaced."""
    if (s.conts | s.watch) >> q & 1 or s.granting or s.due & ~DUE_POWER or s.deck[s.card[q] >> 7] == 0 or all_units(s) & ~BOARD:
        return
    to_trash(s, unit_leaves(s, m, q))


cdef inline int step_play(Zx* s, Match* m, Frame* f) noexcept nogil:
    """ZX-9.8: card from `zone`; Temporary zone, square, cost, payment, resolve."""
    cdef int p = f.p, c = f.card, r
    if f.at == 0:
        f.left = cost_in_zone(s, m, c, f.zone)
        f.x = card_colours(s, m, c, f.zone)
        leave(s, c, f.zone)
        if not s.seen_played[p] >> (c & 127) & 1:
            s.seen_played[p] |= one(c & 127)
            s.first_turn[p][c & 127] = (s.turn >> 1) + 1
        f.at = 1
        if (m.zx[p] >> (c & 127)) & 1:
            if ask_squares(s, m, p, legal_squares(s, m, p, c), 0):
                return ASK
        else:
            f.y = NONE
            f.at = 2
    if f.at == 1:
        f.y = picked_bit(s)
        f.at = 2
    if f.at == 2:
        f.at = 3
        if f.left:
            r = pay(s, m, p, f.left, f.x)
            if r != DONE:
                return r
    if f.y != NONE:
        s.side[p][SC_ZX_PLAYED] += 1
        r = f.y
        s.sp -= 1
        if occupied(s) >> r & 1:
            replace_at_once(s, m, p, r)
        appear(s, m, p, c, r, False, f.zone)
        return DONE
    s.side[p][SC_EVENTS_PLAYED] += 1
    s.sp -= 1
    push_event(s, m, p, c)
    return step_effect(s, m, &s.fr[s.sp])


cdef inline int play_card(Zx* s, Match* m, int p, int c, int zone) noexcept nogil:
    cdef Frame* f = push(s, F_PLAY, p)
    f.card = c
    f.zone = zone
    return step_play(s, m, f)


cdef inline int use_startup(Zx* s, Match* m, int p, Usable* u) noexcept nogil:
    """ZX-10.3: costs and effect are one program."""
    cdef Frame* f = push_effect(s, p, u.card, m.ab[u.ab].pc)
    f.ab = u.ab
    f.zone = u.zone
    if u.slot != NONE:
        f.slot = u.slot
        f.uid = s.uid[u.slot]
    if m.ab[u.ab].once:
        mark(s, f.uid, u.card, u.source, u.by, 0)
        if f.uid == 0:
            s.marked[p] |= one(u.card & 127)
    return step_effect(s, m, f)


cdef inline int act(Zx* s, Match* m, int p) noexcept nogil:
    """Carry out the chosen menu option: a card or a startup ability (attacks are the caller's)."""
    cdef int zone, c
    cdef Usable u
    if s.answer < s.dcards:
        c = menu_card(s, m, p, s.answer, &zone)
        return play_card(s, m, p, c, zone)
    startups(s, m, p, s.answer - s.dcards, &u)
    return use_startup(s, m, p, &u)
