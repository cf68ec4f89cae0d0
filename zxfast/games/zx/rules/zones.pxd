"""Section 4: moving cards. Each function moves one card and sets what becomes due; ZX-12.1e is the machine's."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport apart_int, apart_set, byte_of, ctz, keep_bits, lowest_of_runs, move_bit, nth, one, pop
from zxfast.core.rng cimport below
from ..geometry cimport BOARD, HOME
from ..options cimport *
from ..selectors cimport all_units, controller, slot_of, zone_of
from ..state cimport *
from .triggers cimport heard, own_event, player_event, unit_event


cdef inline apart_set scattered_kinds(Match* m, int p, uint64_t cards) noexcept nogil:
    cdef uint64_t e = cards, out = 0, seen = 0
    cdef int i
    while e:
        i = ctz(e)
        e &= e - 1
        if not (seen >> (m.same[p << 7 | i] & 63)) & 1:
            seen |= one(m.same[p << 7 | i] & 63)
            out |= one(i)
    return out


cdef inline uint64_t adjacent_kinds(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """`kinds` where all copies of a card are adjacent."""
    cdef uint64_t alone = cards & s.marked[p]
    return lowest_of_runs(cards & ~alone, m.run_first[p], m.run_last[p]) | alone


cdef inline uint64_t kinds(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """Copies of one card in one zone and state are one option: the lowest index (PROTOCOL.md)."""
    cdef uint64_t alone
    if m.scattered[p]:
        alone = cards & s.marked[p]
        return scattered_kinds(m, p, cards & ~alone) | alone
    return adjacent_kinds(s, m, p, cards)


cdef inline uint64_t resource_kinds(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """The same for Resource: rebooted and slept copies are different."""
    return kinds(s, m, p, cards & s.res_up[p]) | kinds(s, m, p, cards & ~s.res_up[p])


cdef inline void touch(Zx* s, int look) noexcept nogil:
    """What LOOK_* names has changed."""
    s.due |= byte_of(&s.looks, look)


cdef inline void moved(Zx* s, int p, int i) noexcept nogil:
    """ZX-4.5: a card that leaves a zone becomes a new object. i: its index in the deck of p."""
    s.moves += 1
    s.moved[p][i] = s.moves
    s.marked[p] &= ~one(i)


cdef inline bint same_object(Zx* s, int c, uint32_t since) noexcept nogil:
    """The card has not left its zone since then."""
    return s.moved[c >> 7][c & 63] <= since


cdef inline uint64_t same_objects(Zx* s, int p, uint64_t cards, uint32_t since) noexcept nogil:
    cdef uint64_t e = cards
    while e:
        if s.moved[p][ctz(e)] > since:
            cards &= ~(e & -e)
        e &= e - 1
    return cards


# ---- Deck (ZX-4.11) -------------------------------------------------------------------------------------------------

cdef inline int known_top(Zx* s, int p) noexcept nogil:
    """Take the first card of the known top list."""
    cdef int i, c = s.top[p][0] & 63
    s.ntop[p] -= 1
    for i in range(s.ntop[p]):
        s.top[p][i] = s.top[p][i + 1]
    s.ordered[p] &= ~one(c)
    return c


cdef inline int known_bottom(Zx* s, int p) noexcept nogil:
    cdef int i, c = s.bottom[p][0] & 63
    s.nbottom[p] -= 1
    for i in range(s.nbottom[p]):
        s.bottom[p][i] = s.bottom[p][i + 1]
    s.ordered[p] &= ~one(c)
    return c


cdef inline int deck_take(Zx* s, int p) noexcept nogil:
    """The top card leaves the Deck (it must not be empty); returns its index."""
    cdef int c
    if s.ordered[p]:
        return deck_take_known(s, p)
    c = nth(s.deck[p], below(s.deck_stream[p], pop(s.deck[p])))
    taken(s, p, c)
    return c


cdef inline void taken(Zx* s, int p, int c) noexcept nogil:
    s.deck[p] &= ~one(c)
    if s.deck[p] == 0:
        s.imm = 1
    moved(s, p, c)
    touch(s, LOOK_REST)


cdef inline apart_int deck_take_known(Zx* s, int p) noexcept nogil:
    """The same where the place of some cards is known."""
    cdef uint64_t u = s.deck[p] & ~s.ordered[p]
    cdef int c
    if s.ntop[p]:
        c = known_top(s, p)
        s.peeked[p] |= one(c)
    elif u:
        c = nth(u, below(s.deck_stream[p], pop(u)))
    else:
        c = known_bottom(s, p)
        s.peeked[p] |= one(c)
    taken(s, p, c)
    return c


cdef inline void deck_fix(Zx* s, int p, int n, int viewers) noexcept nogil:
    """The top n cards become known to `viewers` (bit per seat); they stay in the Deck (ZX-12.2h, ZX-15.24)."""
    cdef uint64_t u
    cdef int i, c, have = s.ntop[p]
    for i in range(n):
        if i < have:
            s.top[p][i] |= viewers << 6
            continue
        u = s.deck[p] & ~s.ordered[p]
        if u:
            c = nth(u, below(s.deck_stream[p], pop(u)))
        elif s.nbottom[p]:
            c = known_bottom(s, p)
        else:
            return
        s.ordered[p] |= one(c)
        s.top[p][s.ntop[p]] = c | viewers << 6
        s.ntop[p] += 1


cdef inline void shuffle(Zx* s, int p) noexcept nogil:
    """ZX-1.9: nobody knows the order any more; nothing is drawn."""
    s.moves += 1
    s.shuffled[p] = s.moves
    s.ordered[p] = 0
    s.peeked[p] &= s.life[p]
    s.ntop[p] = 0
    s.nbottom[p] = 0


cdef inline void deck_forget(Zx* s, int p, int i) noexcept nogil:
    """A card leaves the known lists (it leaves the Deck from the middle)."""
    cdef int k, n = 0
    if not (s.ordered[p] >> i) & 1:
        return
    s.ordered[p] &= ~one(i)
    for k in range(s.ntop[p]):
        if s.top[p][k] & 63 != i:
            s.top[p][n] = s.top[p][k]
            n += 1
    s.ntop[p] = n
    n = 0
    for k in range(s.nbottom[p]):
        if s.bottom[p][k] & 63 != i:
            s.bottom[p][n] = s.bottom[p][k]
            n += 1
    s.nbottom[p] = n


cdef inline void deck_put_top(Zx* s, int p, int i, int viewers) noexcept nogil:
    cdef int k
    for k in range(s.ntop[p], 0, -1):
        s.top[p][k] = s.top[p][k - 1]
    s.top[p][0] = i | viewers << 6
    s.ntop[p] += 1
    s.deck[p] |= one(i)
    s.ordered[p] |= one(i)
    touch(s, LOOK_REST)


cdef inline void deck_put_bottom(Zx* s, int p, int i, int viewers) noexcept nogil:
    s.bottom[p][s.nbottom[p]] = i | viewers << 6
    s.nbottom[p] += 1
    s.deck[p] |= one(i)
    s.ordered[p] |= one(i)
    touch(s, LOOK_REST)


# ---- into a zone ----------------------------------------------------------------------------------------------------

cdef inline void to_hand(Zx* s, int c) noexcept nogil:
    s.hand[c >> 7] |= one(c & 127)
    touch(s, LOOK_HAND)


cdef inline void to_trash(Zx* s, int c) noexcept nogil:
    cdef int p = c >> 7
    s.trash[p] |= one(c & 127)
    if s.deck[p] == 0:
        s.imm = 1                       # ZX-12.2j
    touch(s, LOOK_TRASH)


cdef inline void to_charge(Zx* s, int c) noexcept nogil:
    cdef int p = c >> 7
    s.charge[p] |= one(c & 127)
    if pop(s.charge[p]) > s.limit[p]:
        s.due |= DUE_CHARGE
    touch(s, LOOK_CHARGE)


cdef inline void to_life(Zx* s, int c, bint seen) noexcept nogil:
    s.life[c >> 7] |= one(c & 127)
    if seen:
        s.life_seen[c >> 7] |= one(c & 127)
    touch(s, LOOK_LIFE)


cdef inline void lay_resource(Zx* s, Match* m, int c, bint slept) noexcept nogil:
    """Without the event."""
    cdef int p = c >> 7
    s.res[p] |= one(c & 127)
    if not slept:
        s.res_up[p] |= one(c & 127)
    if (m.zone_cont[p] >> (c & 127)) & 1:
        s.due |= DUE_POWER
    touch(s, LOOK_RESOURCE)


cdef inline void into_resource(Zx* s, Match* m, int c) noexcept nogil:
    if heard(m, EV_RESOURCE):
        own_event(s, m, EV_RESOURCE, c, c >> 7, 0, 0, 0, 0, NONE)


cdef inline void to_resource(Zx* s, Match* m, int c, bint slept) noexcept nogil:
    lay_resource(s, m, c, slept)
    into_resource(s, m, c)


cdef inline void to_removed(Zx* s, int c) noexcept nogil:
    s.removed[c >> 7] |= one(c & 127)
    touch(s, LOOK_REST)


# ---- out of a zone --------------------------------------------------------------------------------------------------

cdef inline void from_hand(Zx* s, int c) noexcept nogil:
    cdef int p = c >> 7, i = c & 63
    s.hand[p] &= ~one(i)
    moved(s, p, i)
    touch(s, LOOK_HAND)


cdef inline void from_resource(Zx* s, int c) noexcept nogil:
    cdef int p = c >> 7, i = c & 63
    s.res[p] &= ~one(i)
    s.res_up[p] &= ~one(i)
    moved(s, p, i)
    touch(s, LOOK_RESOURCE)


cdef inline void from_charge(Zx* s, int c) noexcept nogil:
    cdef int p = c >> 7, i = c & 63
    s.charge[p] &= ~one(i)
    moved(s, p, i)
    touch(s, LOOK_CHARGE)


cdef inline void from_trash(Zx* s, int c) noexcept nogil:
    cdef int p = c >> 7, i = c & 63
    s.trash[p] &= ~one(i)
    moved(s, p, i)
    touch(s, LOOK_TRASH)


cdef inline void lift_life(Zx* s, int c) noexcept nogil:
    """Without the event."""
    cdef int p = c >> 7, i = c & 63
    s.life[p] &= ~one(i)
    s.life_seen[p] &= ~one(i)
    if s.life[p] == 0:
        s.due |= DUE_LOSS
    moved(s, p, i)
    touch(s, LOOK_LIFE)


cdef inline void from_life(Zx* s, Match* m, int c) noexcept nogil:
    lift_life(s, c)
    player_event(s, m, EV_LIFE, c >> 7) # ZX-15.11


cdef inline void leave(Zx* s, int c, int zone) noexcept nogil:
    """Out of a zone other than squares, without events. Z_TEMPORARY too."""
    cdef int p = c >> 7, i = c & 63
    if zone == Z_HAND:
        from_hand(s, c)
    elif zone == Z_RESOURCE:
        from_resource(s, c)
    elif zone == Z_CHARGE:
        from_charge(s, c)
    elif zone == Z_TRASH:
        from_trash(s, c)
    elif zone == Z_LIFE:
        lift_life(s, c)
    elif zone == Z_DECK:
        deck_forget(s, p, i)
        s.deck[p] &= ~one(i)
        if s.deck[p] == 0:
            s.imm = 1
        moved(s, p, i)
        touch(s, LOOK_REST)
    elif zone == Z_REMOVED:
        s.removed[p] &= ~one(i)
        moved(s, p, i)
        touch(s, LOOK_REST)
    else:
        moved(s, p, i)


cdef inline void enter(Zx* s, Match* m, int c, int zone, bint slept, bint seen) noexcept nogil:
    """Into a zone of the owner (ZX-4.8), without events. seen: both players know the card (on top, bottom, in Life)."""
    cdef int p = c >> 7
    if zone == Z_HAND:
        to_hand(s, c)
    elif zone == Z_TRASH:
        to_trash(s, c)
    elif zone == Z_CHARGE:
        to_charge(s, c)
    elif zone == Z_RESOURCE:
        lay_resource(s, m, c, slept)
    elif zone == Z_LIFE:
        to_life(s, c, seen)
    elif zone == Z_REMOVED:
        to_removed(s, c)
    elif zone == Z_DECK:
        s.deck[p] |= one(c & 127)
        touch(s, LOOK_REST)
    elif zone == Z_DECK_TOP:
        deck_put_top(s, p, c & 127, 3 if seen else 1 << p)
    elif zone == Z_DECK_BOTTOM:
        deck_put_bottom(s, p, c & 127, 3 if seen else 1 << p)


# ---- squares (ZX-4.10, 4.30) ----------------------------------------------------------------------------------------

cdef inline void slot_changes(Zx* s, int a, int now) noexcept nogil:
    """Effects being carried out go on to mean the same Z/X. now: bit of its new slot, 0 if it has left."""
    cdef int k
    for k in range(1, s.sp + 1):
        if s.fr[k].kind == F_EFFECT and s.fr[k].mask >> a & 1:
            s.fr[k].mask = (s.fr[k].mask & ~(1 << a)) | now


cdef inline void move_slot(Zx* s, int a, int b) noexcept nogil:
    """Everything of the unit in slot a is now in slot b."""
    cdef int x = 1 << a, y = 1 << b, i
    slot_changes(s, a, y)
    s.card[b] = s.card[a]
    s.where[b] = s.where[a]
    s.range[b] = s.range[a]
    s.base_range[b] = s.base_range[a]
    s.cost[b] = s.cost[a]
    s.cost_temp[b] = s.cost_temp[a]
    s.cause[b] = s.cause[a]
    s.cause_event[b] = s.cause_event[a]
    s.cause_uid[b] = s.cause_uid[a]
    s.came[b] = s.came[a]
    s.uid[b] = s.uid[a]
    s.arrival[b] = s.arrival[a]
    s.damage[b] = s.damage[a]
    s.power[b] = s.power[a]
    s.base[b] = s.base[a]
    s.temp[b] = s.temp[a]
    s.ignores[b] = s.ignores[a]
    move_bit(s.occ, x, y)
    for i in range(s.ngrant):
        if s.grant[i].slot == a:
            s.grant[i].slot = b
        if s.grant[i].by == a:
            s.grant[i].by = b


cdef inline void make_room(Zx* s, int q) noexcept nogil:
    """The unit in slot q is displaced to the lowest free slot of 9 .. 15."""
    cdef int free = ~(s.occ[0] | s.occ[1]) & 0xfe00
    if free == 0:
        s.error = ERR_SLOTS
        return
    move_slot(s, q, ctz(free))
    s.due |= DUE_IMPROPER


cdef inline void settle(Zx* s, int q) noexcept nogil:
    """Slot q is free: the unit on square q that arrived last goes back to it."""
    cdef int t = (s.occ[0] | s.occ[1]) & ~BOARD, k, best = -1
    while t:
        k = ctz(t)
        t &= t - 1
        if s.where[k] == q and (best < 0 or s.arrival[k] > s.arrival[best]):
            best = k
    if best >= 0:
        move_slot(s, best, q)


cdef inline int unit_leaves(Zx* s, Match* m, int q) noexcept nogil:
    """The Z/X in slot q leaves the squares; returns its card."""
    cdef int b = ~(1 << q), c = s.card[q], i, n
    if (s.conts >> q) & 1 or s.ngrant:
        s.due |= DUE_POWER
    touch(s, LOOK_SQUARES)
    slot_changes(s, q, 0)
    keep_bits(s.occ, b)
    if s.ngrant:
        n = 0
        for i in range(s.ngrant):
            if s.grant[i].slot != q and s.grant[i].by != q:
                s.grant[n] = s.grant[i]
                n += 1
        s.ngrant = n
    if (s.occ[0] | s.occ[1]) & ~BOARD and q < 9:
        settle(s, q)
    return c


cdef inline void has_traits(Zx* s, int traits, int b) noexcept nogil:
    """b: bit of the slot."""
    if traits & T_RANGED:
        s.ranged |= b
        s.ranged_base |= b
    if traits & T_POWERLESS:
        s.due |= DUE_LETHAL
    if traits & T_CONT:
        s.conts |= b
        s.due |= DUE_POWER
    if traits & T_STARTER:
        s.starters |= b
    if traits & T_WATCHER:
        s.watch |= b


cdef inline void put_unit(Zx* s, Match* m, int p, int c, int q, bint slept, int came) noexcept nogil:
    """A Z/X comes onto square q, without the event."""
    cdef int b = 1 << q
    if (s.occ[0] | s.occ[1]) & b:
        make_room(s, q)
    s.occ[p] |= b
    s.up &= ~b
    if not slept:
        s.up |= b
    s.card[q] = c
    s.where[q] = q
    s.damage[q] = 0
    s.temp[q] = 0
    s.cost_temp[q] = 0
    s.cost[q] = m.card_cost[c]
    s.cause[q] = NONE
    s.came[q] = came
    s.ignores[q] = 0
    if s.uids == 0xffff:
        s.error = ERR_UIDS
    s.uids += 1
    s.arrivals += 1
    s.uid[q] = s.uids
    s.arrival[q] = s.arrivals
    s.power[q] = m.card_power[c]
    s.base[q] = m.card_power[c]
    s.range[q] = m.card_range[c]
    s.base_range[q] = m.card_range[c]
    if m.traits[c]:
        has_traits(s, m.traits[c], b)
    if q == HOME[1 - p]:
        s.due |= DUE_IMPROPER           # ZX-5.11
    touch(s, LOOK_SQUARES)


cdef inline void appear(Zx* s, Match* m, int p, int c, int q, bint slept, int came) noexcept nogil:
    """ZX-15.6: a Z/X appears on square q."""
    put_unit(s, m, p, c, q, slept, came)
    if heard(m, EV_APPEAR):
        unit_event(s, m, EV_APPEAR, q, q, s.uid[q], c)


cdef inline void move_unit(Zx* s, Match* m, int a, int q) noexcept nogil:
    """ZX-15.27, ZX-10.37: the unit in slot a is put on square q; state, damage and effects stay."""
    cdef int from_square = s.where[a]
    if s.where[a] == q:
        return
    if (s.occ[0] | s.occ[1]) >> q & 1:
        make_room(s, q)
    move_slot(s, a, q)
    s.where[q] = q
    s.arrivals += 1
    s.arrival[q] = s.arrivals
    if (s.occ[0] | s.occ[1]) & ~BOARD and a < 9:
        settle(s, from_square)
    if q == HOME[1 - controller(s, q)]:
        s.due |= DUE_IMPROPER
    touch(s, LOOK_SQUARES)
    if heard(m, EV_MOVED):
        unit_event(s, m, EV_MOVED, q, q, s.uid[q], s.card[q])


# ---- groups (ZX-4.6) ------------------------------------------------------------------------------------------------

cdef inline void move_group(Zx* s, Match* m, uint8_t* cards, int n, int zone, bint slept, bint shown) noexcept nogil:
    """Cards and Z/X that are not in a Deck leave together; then their events, card by card. On top of a Deck the first ends up on
    top. shown: both players see them on the way."""
    cdef uint8_t before[116]
    cdef int k, i, q
    for k in range(n):
        before[k] = zone_of(s, cards[k])
        q = slot_of(s, cards[k]) if before[k] == Z_TEMPORARY else -1
        if q >= 0:
            before[k] = Z_SQUARE
            unit_leaves(s, m, q)
        else:
            leave(s, cards[k], before[k])
    for k in range(n):
        i = n - 1 - k if zone == Z_DECK_TOP else k
        enter(s, m, cards[i], zone, slept, shown or not (before[i] == Z_HAND or before[i] == Z_LIFE))
        if zone == Z_LIFE:
            s.peeked[cards[i] >> 7] |= one(cards[i] & 127)
    for k in range(n):
        if before[k] == Z_LIFE and zone != Z_LIFE:
            player_event(s, m, EV_LIFE, cards[k] >> 7)
        if zone == Z_RESOURCE and before[k] != Z_RESOURCE:
            into_resource(s, m, cards[k])
