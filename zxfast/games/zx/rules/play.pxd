"""Sections 9 and 10.1: what may be done with priority, and playing a card or using a startup ability."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_int, apart_set, apart_void, ctz, nth, one, pop
from ..ask cimport ASK, DONE, GO, ask, ask_squares, pause, picked_bit, push
from ..geometry cimport ATTACKER, BOARD, NORMAL, TARGET
from ..options cimport *
from ..selectors cimport all_units, condition, controller, cost_in_zone, occupied, select_cards, zone_set
from ..state cimport *
from ..vm cimport SC_EVENTS_PLAYED, SC_ZX_PLAYED, push_effect, push_event, step_effect
from .continuous cimport current
from .cost cimport can_pay, card_colours, parts_ok, payable, payable_plain
from .ignition cimport may_play
from .payment cimport pay
from .squares cimport far_attackers, far_targets, legal_squares, near_attacks
from .triggers cimport mark, marked
from .zones cimport adjacent_kinds, appear, from_hand, kinds, leave, resource_kinds, to_trash, unit_leaves

cdef struct Usable:         # a startup ability that can be used now
    uint8_t card
    uint8_t slot            # NONE: not a unit
    uint8_t zone
    uint8_t granted         # 1 + number among the granted startup abilities of the unit
    uint16_t ab
    uint16_t source         # ability and unit that it comes from, as in Mark
    uint16_t by

cdef struct Search:         # for startup abilities that can be used
    int k                   # the number of the one that is wanted; -1: they are only counted
    int n                   # found so far
    Usable it


cdef inline bint is_startup(Match* m, int ab, int zone) noexcept nogil:
    return m.ab[ab].cls == AB_STARTUP and m.ab[ab].zone == zone


cdef inline bint usable(Zx* s, Match* m, int ab, int p, int card, int slot, int source, int by) noexcept nogil:
    """ZX-10.1 to 10.5, of a startup ability that is valid where the card is."""
    if m.ab[ab].once and marked(s, s.uid[slot] if slot >= 0 else 0, card, source, by, 0):
        return False
    return can_use(s, m, &m.ab[ab], p, card, slot)


cdef inline bint can_use(Zx* s, Match* m, Ability* a, int p, int card, int slot) noexcept nogil:
    return parts_ok(s, m, a, p, card, slot, a.zone) and condition(s, m, a.cond, p, card, slot, a.zone)


cdef inline bint found(Search* r, int card, int slot, int zone, int granted, int ab, int source, int by) noexcept nogil:
    """One more that can be used. True if it is the one that is wanted."""
    r.n += 1
    if r.n <= r.k or r.k < 0:
        return False
    r.it.card = card
    r.it.slot = slot if slot >= 0 else NONE
    r.it.zone = zone
    r.it.granted = granted
    r.it.ab = ab
    r.it.source = source
    r.it.by = by
    return True


cdef inline apart_int card_startups(Zx* s, Match* m, int p, int card, int slot, int zone, Search* r) noexcept nogil:
    """Startup abilities of a card that are valid in `zone`. True: what was wanted is found."""
    cdef int i
    for i in range(m.ab_first[card], m.ab_first[card] + m.ab_n[card]):
        if is_startup(m, i, zone) and usable(s, m, i, p, card, slot, i, 0) and found(r, card, slot, zone, 0, i, i, 0):
            return True
    return False


cdef inline bint granted_startups(Zx* s, Match* m, int p, int q, Search* r) noexcept nogil:
    """Those that the unit in slot q has been granted."""
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
            if found(r, s.card[q], q, Z_SQUARE, j, ab, source, by):
                return True
    return False


cdef inline apart_void look_for_startups(Zx* s, Match* m, int p, Search* r) noexcept nogil:
    """Startup abilities that p can use, in the order of the options."""
    cdef int t = s.occ[p] if s.granting else s.occ[p] & s.starters, q, c, z, zone
    cdef int up = pop(s.res_up[p])
    cdef uint64_t e
    while t:
        q = ctz(t)
        t &= t - 1
        c = s.card[q]
        if (s.starters >> q) & (m.start_le[c >> 7][up] >> (c & 63)) & 1 and card_startups(s, m, p, c, q, Z_SQUARE, r):
            return
        if s.granting and granted_startups(s, m, p, q, r):
            return
    if not m.startups[p]:
        return
    for z in range(4):
        zone = Z_HAND + z               # HAND, RESOURCE, CHARGE, TRASH
        e = m.start_zone[zone][p] & m.start_le[p][up]
        if e:
            e &= zone_set(s, zone, p)
        if e == 0:
            continue
        e = resource_kinds(s, m, p, e) if zone == Z_RESOURCE else kinds(s, m, p, e)
        while e:
            if card_startups(s, m, p, p << 7 | ctz(e), -1, zone, r):
                return
            e &= e - 1


cdef inline apart_int count_startups(Zx* s, Match* m, int p) noexcept nogil:
    """How many startup abilities p can use."""
    cdef Search r
    r.k = -1
    r.n = 0
    look_for_startups(s, m, p, &r)
    return r.n


cdef inline void startup(Zx* s, Match* m, int p, int k, Usable* out) noexcept nogil:
    """The k-th startup ability that p can use; there must be so many."""
    cdef Search r
    r.k = k
    r.n = 0
    look_for_startups(s, m, p, &r)
    out[0] = r.it


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
    """Cards outside squares with a startup ability valid where they are that there are enough Resources for."""
    cdef uint64_t there = ((s.hand[p] & m.start_zone[Z_HAND][p]) | (s.res[p] & m.start_zone[Z_RESOURCE][p])
                           | (s.charge[p] & m.start_zone[Z_CHARGE][p]) | (s.trash[p] & m.start_zone[Z_TRASH][p]))
    return there & m.start_le[p][pop(s.res_up[p])]


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
    if m.plain[p]:
        cards = adjacent_kinds(s, m, p, payable_plain(s, m, p, cards))
    else:
        cards = kinds(s, m, p, payable(s, m, p, cards, Z_HAND))
    return playable(s, m, p, cards)


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
    cdef int far, n = card_options(s, m, p, hand_options(s, m, p, s.hand[p]), False)
    cdef uint64_t near = near_attacks(s, p)
    s.datt = near
    s.dnear = pop(near)
    far = far_attackers(s, p)
    if far:
        far = far_attacks(s, p, far)
    s.dattacks = s.dnear + far
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
        target[0] = TARGET[i]
        attacker[0] = ATTACKER[i]
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


cdef inline apart_int play(Zx* s, Match* m, Frame* f, int at, int p, int c) noexcept nogil:
    """ZX-9.8: card c of p from `zone`; Temporary zone, square, cost, payment, resolve."""
    cdef int r, q = f.y, cost = f.left, colours = f.x, i = c & 63
    if at == 0:
        cost = cost_in_zone(s, m, c, f.zone)
        colours = card_colours(s, m, c, f.zone)
        if f.zone == Z_HAND:
            from_hand(s, c)
        else:
            leave(s, c, f.zone)
        if not s.seen_played[p] >> i & 1:
            s.seen_played[p] |= one(i)
            s.first_turn[p][i] = (s.turn >> 1) + 1
        if (m.zx[p] >> i) & 1:
            at = 1
            if ask_squares(s, m, p, legal_squares(s, m, p, c), 0):
                f.left = cost
                f.x = colours
                return pause(f, at, ASK)
        else:
            q = NONE
            at = 2
    if at == 1:
        q = <uint8_t>picked_bit(s)
        at = 2
    if at == 2:
        at = 3
        if cost:
            r = pay(s, m, p, cost, colours)
            if r != DONE:
                f.y = q
                return pause(f, at, r)
    s.sp -= 1
    if q != NONE:
        s.side[p][SC_ZX_PLAYED] += 1
        if occupied(s) >> q & 1:
            replace_at_once(s, m, p, q)
        appear(s, m, p, c, q, False, f.zone)
        return DONE
    s.side[p][SC_EVENTS_PLAYED] += 1
    push_event(s, m, p, c)
    return step_effect(s, m, &s.fr[s.sp])


cdef inline int step_play(Zx* s, Match* m, Frame* f) noexcept nogil:
    return play(s, m, f, f.at, f.p, f.card)


cdef inline int play_card(Zx* s, Match* m, int p, int c, int zone) noexcept nogil:
    cdef Frame* f = push(s, F_PLAY, p)
    f.card = c
    f.zone = zone
    return play(s, m, f, 0, p, c)


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
    startup(s, m, p, s.answer - s.dcards, &u)
    return use_startup(s, m, p, &u)
