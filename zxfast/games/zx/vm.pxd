"""Carrying out effects (rules 10.6 and 20.6): one instruction after the other, never the checks (ZX-11.12)."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset
from zxfast.core.bits cimport clz, ctz, nth, one, pop
from .ask cimport ASK, DONE, GO, ask, ask_cards, ask_number, ask_own, ask_squares, ask_units, ask_yes, picked_bit, picked_card, picked_number, push
from .geometry cimport BESIDE, BOARD, HOME
from .rules.actions cimport change_power, deal, destroy, player_damage, replacement
from .rules.continuous cimport amount_of, current
from .rules.cost cimport can_pay
from .rules.payment cimport pay
from .rules.squares cimport legal_squares
from .rules.triggers cimport own_event, player_event, unit_event
from .rules.zones cimport (deck_fix, deck_put_bottom, deck_take, enter, from_life, kinds, known_top, leave, move_unit, put_unit,
                           resource_kinds, shuffle, to_charge, to_hand, to_life, to_resource, to_trash, touch, touch_squares, unit_leaves, zone_of)
from .selectors cimport (all_units, fitting, condition, controller, has_card, in_area, locate, occupied, select_cards, select_units, zone_set)
from .state cimport *

cdef enum:  # Op
    OP_END = 0
    OP_CHOOSE_UNITS
    OP_CHOOSE_CARDS
    OP_ALL_UNITS
    OP_ALL_CARDS
    OP_THIS
    OP_IT
    OP_AMOUNT
    OP_DEAL
    OP_SPLIT
    OP_DEAL_PLAYER
    OP_POWER
    OP_COST
    OP_DESTROY
    OP_PUT
    OP_MOVE
    OP_APPEAR
    OP_SLEEP
    OP_REBOOT
    OP_NO_DAMAGE
    OP_NO_REBOOT
    OP_GRANT
    OP_DRAW
    OP_FROM_DECK
    OP_RECOVER
    OP_LOOK
    OP_PUT_BACK
    OP_SHUFFLE
    OP_IGNITE
    OP_MAY
    OP_IF
    OP_IF_DID
    OP_PAY
    OP_OPPONENT_PAYS
    OP_DELAY
    OP_JUMP
    OP_CHOOSE_MODES
    OP_MODE
    OP_REPEAT
    OP_AGAIN
    OP_COST_RESOURCES
    OP_COST_SLEEP
    OP_COST_DESTROY
    OP_COST_TRASH
    OPS

cdef enum:
    MORE = 4                # an instruction stops for the immediate class and goes on where it was

cdef enum:  # ChooseFlag
    CF_UP_TO = 1
    CF_MAY = 2
    CF_ANY = 4
    CF_OPPONENT = 8
    CF_COST = 16            # picked to pay a cost: Absolute Boundary does not protect (ZX-16.6)
    CF_TOTAL = 32           # total cost c

cdef enum:  # SquareFlag
    SQ_EMPTY = 1
    SQ_BESIDE_THAT = 2
    SQ_BESIDE_THEIRS = 4
    SQ_MAY = 8
    SQ_BESIDE_THIS = 16

cdef enum:  # SideCounter
    SC_LIFE_LEFT = 0
    SC_DAMAGE
    SC_PHASE_IGNITIONS
    SC_PHASE_HITS
    SC_PHASE_PLAYED
    SC_ABILITY_IGNITIONS
    SC_ABILITY_HITS
    SC_ABILITY_PLAYED
    SC_LIFE_REVEALED
    SC_LIFE_HITS
    SC_LIFE_PLAYED
    SC_RELOADS
    SC_ZX_PLAYED
    SC_EVENTS_PLAYED
    SC_ATTACKS
    SC_LIFE_RECOVERIES
    SC_VOID_BRINGERS
    SC_MULLIGAN


cdef inline int this_slot(Zx* s, Frame* f) noexcept nogil:
    return locate(s, f.slot, f.uid) if f.uid else -1


cdef inline void nothing(Frame* f) noexcept nogil:
    f.mask = 0
    f.set[0] = 0
    f.set[1] = 0


cdef inline void take_this(Zx* s, Frame* f) noexcept nogil:
    """This card: the unit, or the card in the zone where it is expected (ZX-10.9)."""
    cdef int q = this_slot(s, f)
    nothing(f)
    f.want = 1
    if q >= 0:
        f.mask = 1 << q
        f.tz = Z_SQUARE
    elif f.zone == Z_TEMPORARY:
        f.tz = Z_TEMPORARY
        f.set[f.card >> 7] = one(f.card & 127)
    elif f.zone != Z_SQUARE and zone_set(s, f.zone, f.card >> 7) >> (f.card & 127) & 1:
        f.tz = f.zone
        f.set[f.card >> 7] = one(f.card & 127)


cdef inline int objects(Frame* f) noexcept nogil:
    return pop(f.mask) + pop(f.set[0]) + pop(f.set[1])


cdef inline void did(Frame* f, int done) noexcept nogil:
    """ZX-10.24: completely, and at least one."""
    f.did = done >= (f.want if f.want else 1)


cdef inline int within_total(Zx* s, int slots, int left) noexcept nogil:
    cdef int t = slots, q
    while t:
        q = ctz(t)
        t &= t - 1
        if s.cost[q] > left:
            slots &= ~(1 << q)
    return slots


cdef inline int choose_units(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """DP-13: one Z/X at a time from what keeps the whole choice legal."""
    cdef int t, q, k, p = f.p, with_pass, who = 1 - p if i.b & CF_OPPONENT else p
    if f.at == 0:
        current(s, m)
        nothing(f)
        f.tz = Z_SQUARE
        f.n = 0
        f.left = i.c
    else:
        q = picked_bit(s)
        if q < 0:
            f.want = f.n if i.b & (CF_UP_TO | CF_ANY) else i.n
            return GO
        f.mask |= 1 << q
        f.n += 1
        f.left -= s.cost[q]
    while True:
        t = select_units(s, m, &m.sel[i.a], p, this_slot(s, f)) & ~f.mask
        if not i.b & CF_COST:
            t &= ~s.boundary
        elif i.b & CF_COST:
            t &= s.up
        if i.b & CF_TOTAL:
            t = within_total(s, t, f.left)
        if t == 0 or (f.n >= i.n and not i.b & CF_ANY):
            f.want = f.n if i.b & (CF_UP_TO | CF_ANY) else i.n
            return GO
        with_pass = 1 if i.b & (CF_UP_TO | CF_ANY) or (i.b & CF_MAY and f.n == 0) else 0
        f.at = 1
        if ask_units(s, m, DP_OPPONENT_CHOOSES if i.b & CF_OPPONENT else DP_CHOOSE, who, t, with_pass):
            return ASK
        q = picked_bit(s)
        if q < 0:
            f.want = f.n if i.b & (CF_UP_TO | CF_ANY) else i.n
            return GO
        f.mask |= 1 << q
        f.n += 1
        f.left -= s.cost[q]


cdef inline uint64_t choosable(Zx* s, Match* m, Frame* f, Ins* i, int o) noexcept nogil:
    cdef Selector* e = &m.sel[i.a]
    cdef uint64_t r
    if e.zone == Z_LOOKED:
        if o != f.p:
            return 0
        return kinds(s, m, o, fitting(s, m, e.flt, Z_DECK, o, s.looked & ~f.set[o]))
    r = select_cards(s, m, e, f.p, o, f.card) & ~f.set[o]
    return resource_kinds(s, m, o, r) if e.zone == Z_RESOURCE else kinds(s, m, o, r)


cdef inline bint pick(Zx* s, Frame* f) noexcept nogil:
    cdef int c = picked_card(s)
    if c < 0:
        return False
    f.set[c >> 7] |= one(c & 127)
    f.n += 1
    return True


cdef inline int choose_cards(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    cdef int with_pass, who = 1 - f.p if i.b & CF_OPPONENT else f.p
    cdef uint64_t a, b
    if f.at == 0:
        nothing(f)
        f.tz = m.sel[i.a].zone
        f.n = 0
    elif not pick(s, f):
        f.want = f.n if i.b & (CF_UP_TO | CF_ANY) else i.n
        return GO
    while True:
        a = choosable(s, m, f, i, 0)
        b = choosable(s, m, f, i, 1)
        if (a | b) == 0 or (f.n >= i.n and not i.b & CF_ANY):
            break
        with_pass = 1 if i.b & (CF_UP_TO | CF_ANY) or (i.b & CF_MAY and f.n == 0) else 0
        f.at = 1
        if ask_cards(s, m, DP_OPPONENT_CHOOSES if i.b & CF_OPPONENT else DP_CHOOSE, who, a, b, with_pass):
            return ASK
        if not pick(s, f):
            break
    f.want = f.n if i.b & (CF_UP_TO | CF_ANY) else i.n
    return GO


cdef inline void do_deal(Zx* s, Match* m, Frame* f, int n) noexcept nogil:
    cdef int t = f.mask, q, done = 0, src = this_slot(s, f)
    while t:
        q = ctz(t)
        t &= t - 1
        if deal(s, m, q, n, f.p, f.card, src, f.x != 0, False):
            done += 1
    did(f, done)


cdef inline int do_split(Zx* s, Match* m, Frame* f, int n) noexcept nogil:
    """DP-14: shares for the chosen ones by slot, the last one gets the rest."""
    cdef int q, k, step
    if f.at == 0:
        f.left = n
        f.rep = f.mask
        f.done = 0
    else:
        q = ctz(f.rep)
        k = picked_number(s)
        f.left -= k
        f.rep &= f.rep - 1
        if deal(s, m, q, k, f.p, f.card, this_slot(s, f), f.x != 0, False):
            f.done += 1
    while f.rep:
        q = ctz(f.rep)
        k = pop(f.rep)
        if k == 1:
            if deal(s, m, q, f.left, f.p, f.card, this_slot(s, f), f.x != 0, False):
                f.done += 1
            break
        step = s.split_step if f.left >= k * s.split_step else 1
        f.at = 1
        # all but the last: at least one step for each of the others
        if ask_number(s, m, DP_SPLIT, f.p, step, step, (f.left - (k - 1) * step) // step):
            return ASK
        k = picked_number(s)
        f.left -= k
        f.rep &= f.rep - 1
        if deal(s, m, q, k, f.p, f.card, this_slot(s, f), f.x != 0, False):
            f.done += 1
    did(f, f.done)
    return GO


cdef inline int arrange(Zx* s, Match* m, Frame* f, int zone, bint seen) noexcept nogil:
    """DP-21: the cards of f.set go to the top or bottom of f.p's Deck, the first chosen nearest to the top."""
    # f.done: cards already placed
    cdef int c, k
    while True:
        if f.at == 2:
            c = picked_card(s)
            f.set[c >> 7] &= ~one(c & 127)
            if zone == Z_DECK_BOTTOM:
                deck_put_bottom(s, c >> 7, c & 127, 3 if seen else 1 << f.p)
            else:
                put_at(s, c, f.done, 3 if seen else 1 << f.p)
                f.done += 1
        if f.set[0] | f.set[1] == 0:
            return GO
        f.at = 2
        if ask_cards(s, m, DP_ARRANGE, f.p, f.set[0], f.set[1], 0):
            return ASK


cdef inline void put_at(Zx* s, int c, int position, int viewers) noexcept nogil:
    """Into the known top list at this position from the top."""
    cdef int p = c >> 7, k
    for k in range(s.ntop[p], position, -1):
        s.top[p][k] = s.top[p][k - 1]
    s.top[p][position] = (c & 63) | viewers << 6
    s.ntop[p] += 1
    s.deck[p] |= one(c & 127)
    s.ordered[p] |= one(c & 127)
    touch(s)


cdef inline int do_put(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """Move "that" to a zone of the owners. At: 0 start, 1 looked cards one by one, 2 ordering."""
    cdef int t, q, c, p, n
    cdef bint slept = i.b, seen
    cdef uint64_t e
    if f.at == 0:
        n = objects(f)
        did(f, n)
        f.done = 0
        seen = i.c or f.mask or f.tz == Z_RESOURCE or f.tz == Z_CHARGE or f.tz == Z_TRASH or f.tz == Z_TEMPORARY
        f.v = seen
        t = f.mask
        if i.a >= Z_DECK_TOP:
            # leave first, then the controller orders them
            while t:
                q = 63 - clz(<uint64_t>t)
                t &= ~(1 << q)
                c = unit_leaves(s, m, q)
                f.set[c >> 7] |= one(c & 127)
                f.tz = Z_TEMPORARY
            f.mask = 0
            for p in range(2):
                e = f.set[p]
                while e:
                    leave(s, m, p << 7 | ctz(e), f.tz)
                    e &= e - 1
            f.at = 3
            return arrange(s, m, f, i.a, seen)
        while t:
            q = 63 - clz(<uint64_t>t)
            t &= ~(1 << q)
            c = unit_leaves(s, m, q)
            enter(s, m, c, i.a, slept, True)
            if i.a == Z_DECK:
                shuffle(s, c >> 7)
        if f.mask:
            f.mask = 0
            return GO
    elif f.at >= 2:
        return arrange(s, m, f, i.a, f.v)
    if f.tz == Z_LOOKED:
        f.at = 1
        while f.set[f.p]:
            c = ctz(f.set[f.p])
            f.set[f.p] &= f.set[f.p] - 1
            s.looked &= ~one(c)
            leave(s, m, f.p << 7 | c, Z_DECK)
            enter(s, m, f.p << 7 | c, i.a, slept, f.v)
            if i.a == Z_TRASH:
                own_event(s, m, EV_SEED, f.p << 7 | c, f.p, 0, 0, 0, 0, NONE)
            if s.imm:
                return MORE
        return GO
    for p in range(2):
        e = f.set[p]
        while e:
            c = p << 7 | ctz(e)
            e &= e - 1
            if f.tz == Z_TEMPORARY:
                f.x = 2             # the Event goes elsewhere than to Trash
            else:
                leave(s, m, c, f.tz)
            enter(s, m, c, i.a, slept, f.v)
        if i.a == Z_DECK and f.set[p]:
            shuffle(s, p)
    f.tz = i.a
    return GO


cdef inline int named_squares(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """The squares of an area, in the controller's view."""
    cdef int r = m.sel[i.a].area[f.p], t, k, near = 0
    if i.b & SQ_BESIDE_THIS:
        k = this_slot(s, f)
        r &= BESIDE[s.where[k]] if k >= 0 else 0
    if i.b & SQ_BESIDE_THEIRS:
        t = s.occ[1 - f.p]
        while t:
            k = ctz(t)
            t &= t - 1
            near |= BESIDE[s.where[k]]
        r &= near
    return r


cdef inline int move_squares(Zx* s, Match* m, Frame* f, Ins* i, int q) noexcept nogil:
    cdef int r = named_squares(s, m, f, i)
    if i.b & SQ_BESIDE_THAT:
        r &= BESIDE[s.where[q]]
    if i.b & SQ_EMPTY:
        r &= ~occupied(s)
    return r & ~(1 << HOME[1 - controller(s, q)]) & ~(1 << s.where[q])


cdef inline int do_move(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """ZX-15.27. Several: one after the other by slot."""
    cdef int q, t
    if f.at == 0:
        f.rep = f.mask
        f.done = 0
        f.mask = 0
    while True:
        if f.at == 1:
            t = picked_bit(s)
            q = locate(s, f.k, f.u | f.v << 8)
            f.at = 0
            if t >= 0 and q >= 0:
                move_unit(s, m, q, t)
                f.mask |= 1 << t
                f.done += 1
        if f.rep == 0:
            did(f, f.done)
            return GO
        q = ctz(f.rep)
        f.rep &= f.rep - 1
        t = move_squares(s, m, f, i, q)
        if t == 0:
            continue
        f.k = q
        f.u = s.uid[q] & 255
        f.v = s.uid[q] >> 8
        f.at = 1
        if ask_squares(s, m, f.p, t, 1 if i.b & SQ_MAY else 0):
            return ASK


cdef inline int appear_squares(Zx* s, Match* m, Frame* f, Ins* i, int c) noexcept nogil:
    """ZX-9.20 to 9.22; cards that appear at the same time take different squares (ZX-15.6)."""
    cdef int r = named_squares(s, m, f, i) & ~f.rep, p = c >> 7
    if i.b & SQ_EMPTY:
        r &= ~occupied(s) & ~(1 << HOME[1 - p])
        if has_card(m.not_player_square, c):
            r &= ~((1 << HOME[0]) | (1 << HOME[1]))
        return r
    return r & legal_squares(s, m, p, c)


cdef inline uint64_t can_appear(Zx* s, Match* m, Frame* f, Ins* i, int o) noexcept nogil:
    cdef uint64_t e = f.set[o], r = 0
    while e:
        if m.zx[o] & e & -e and appear_squares(s, m, f, i, o << 7 | ctz(e)):
            r |= e & -e
        e &= e - 1
    return r


cdef inline int do_appear(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """ZX-15.6. at: 1 which card next, 2 its square. rep = squares taken, n = asked for, k = the card."""
    cdef int c, q, t, came
    cdef uint64_t a, b
    if f.at == 0:
        f.rep = 0
        f.done = 0
        f.mask = 0
        f.want = f.want if f.want else pop(f.set[0]) + pop(f.set[1])
        f.at = 7
    if f.at == 1:
        f.k = picked_card(s)
        f.at = 3
    elif f.at == 2:
        f.at = 4
    while True:
        if f.at == 7:
            a = can_appear(s, m, f, i, 0)
            b = can_appear(s, m, f, i, 1)
            if a | b == 0:
                break
            if pop(a) + pop(b) > pop(appear_squares(s, m, f, i, ctz(a) if a else 128 | ctz(b))):
                f.at = 1
                if ask_cards(s, m, DP_APPEAR, f.p, a, b, 0):
                    return ASK
                f.k = picked_card(s)
            else:
                f.k = ctz(a) if a else 128 | ctz(b)
            f.at = 3
        if f.at == 3:
            f.at = 2
            if ask_squares(s, m, f.p, appear_squares(s, m, f, i, f.k), 0):
                return ASK
            f.at = 4
        q = picked_bit(s)
        c = f.k
        f.set[c >> 7] &= ~one(c & 127)
        came = f.tz if f.tz != Z_LOOKED else Z_DECK
        if f.tz == Z_LOOKED:
            s.looked &= ~one(c & 127)
        if f.tz == Z_TEMPORARY:
            f.x = 2
        else:
            leave(s, m, c, f.tz)
        put_unit(s, m, c >> 7, c, q, i.c, came | 128)
        f.rep |= 1 << q
        f.done += 1
        f.at = 7
        if s.imm:
            return MORE
    t = f.rep
    while t:
        q = ctz(t)
        t &= t - 1
        unit_event(s, m, EV_APPEAR, q, q, s.uid[q], s.card[q])
    f.mask = f.rep
    f.tz = Z_SQUARE
    nothing_cards(f)
    did(f, f.done)
    return GO


cdef inline void nothing_cards(Frame* f) noexcept nogil:
    f.set[0] = 0
    f.set[1] = 0


cdef inline void do_turn(Zx* s, Match* m, Frame* f, bint up) noexcept nogil:
    """ZX-15.2: sleep or reboot; what is already turned is not turned."""
    cdef int n, t, p
    cdef uint64_t e
    t = f.mask & (~s.up if up else s.up)
    n = pop(t)
    s.up = (s.up | t) if up else (s.up & ~t)
    if f.tz == Z_RESOURCE:
        for p in range(2):
            e = f.set[p] & (~s.res_up[p] if up else s.res_up[p])
            n += pop(e)
            s.res_up[p] = (s.res_up[p] | e) if up else (s.res_up[p] & ~e)
    touch_squares(s)
    touch(s)
    did(f, n)


cdef inline int draw_one(Zx* s, Match* m, int p) noexcept nogil:
    cdef int c = deck_take(s, p)
    s.hand[p] |= one(c)
    s.seen_drawn[p] |= one(c)
    touch(s)
    player_event(s, m, EV_DRAW, p)
    return c


cdef inline int do_draw(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """ZX-15.4, ZX-4.7: one at a time, the immediate class after each."""
    cdef int p = 1 - f.p if i.a else f.p
    if f.at == 0:
        f.n = 0
        f.want = i.n
        f.at = 1
    while True:
        if f.at == 1:
            if f.n >= i.n or s.deck[p] == 0:
                break
            if i.b:
                f.at = 2
                if ask_yes(s, m, DP_CONTINUE, p):
                    return ASK
        if i.b and s.answer == 1:
            f.want = f.n
            break
        f.at = 1
        draw_one(s, m, p)
        f.n += 1
        if s.imm:
            return MORE
    did(f, f.n)
    return GO


cdef inline int do_from_deck(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    cdef int c, p = f.p
    if f.at == 0:
        f.n = 0
        f.want = i.n
        nothing(f)
        f.tz = i.a
        f.at = 1
    while True:
        if f.at == 1:
            if f.n >= i.n or s.deck[p] == 0:
                break
            if i.c:
                f.at = 2
                if ask_yes(s, m, DP_CONTINUE, p):
                    return ASK
        if i.c and s.answer == 1:
            f.want = f.n
            break
        f.at = 1
        c = deck_take(s, p)
        enter(s, m, p << 7 | c, i.a, i.b, False)
        if i.a == Z_TRASH:
            own_event(s, m, EV_SEED, p << 7 | c, p, 0, 0, 0, 0, NONE)   # ZX-16.5
        f.set[p] |= one(c)
        f.n += 1
        if s.imm:
            return MORE
    did(f, f.n)
    return GO


cdef inline int do_recover(Zx* s, Match* m, Frame* f, int n) noexcept nogil:
    """ZX-15.12."""
    if f.at == 0:
        f.n = 0
        f.want = n
        f.at = 1
    while f.n < n and s.deck[f.p]:
        to_life(s, f.p << 7 | deck_take(s, f.p), False)
        f.n += 1
        if s.imm:
            return MORE
    did(f, f.n)
    return GO


cdef inline int do_put_back(Zx* s, Match* m, Frame* f, int zone) noexcept nogil:
    """The looked cards that are left: on top or bottom in any order, to Trash one by one, or shuffled in."""
    cdef int c, k, p = f.p
    if zone == Z_DECK:
        shuffle(s, p)
        s.looked = 0
        return GO
    if zone == Z_TRASH:
        f.at = 1
        while s.looked:
            c = s.top[p][0] & 63
            if not (s.looked >> c) & 1:
                s.looked = 0
                break
            s.looked &= ~one(c)
            known_top(s, p)
            s.deck[p] &= ~one(c)
            if s.deck[p] == 0:
                s.imm = 1
            to_trash(s, p << 7 | c)
            own_event(s, m, EV_SEED, p << 7 | c, p, 0, 0, 0, 0, NONE)
            if s.imm:
                return MORE
        return GO
    if f.at == 0:
        f.set[p] = s.looked
        f.set[1 - p] = 0
        while s.looked:
            c = ctz(s.looked)
            s.looked &= s.looked - 1
            forget(s, p, c)
        f.done = 0
        f.at = 3
    return arrange(s, m, f, zone, False)


cdef inline void forget(Zx* s, int p, int i) noexcept nogil:
    """Out of the known top list; the card stays in the Deck."""
    cdef int k, n = 0
    s.ordered[p] &= ~one(i)
    for k in range(s.ntop[p]):
        if s.top[p][k] & 63 != i:
            s.top[p][n] = s.top[p][k]
            n += 1
    s.ntop[p] = n


cdef inline void do_delay(Zx* s, Frame* f, int pc) noexcept nogil:
    """ZX-10.13: remembers the objects that are "that" now."""
    cdef Delayed* d
    cdef int t = f.mask, q, p
    cdef uint64_t e
    if objects(f) == 0:
        return
    if s.ndelay >= DELAYS:
        s.error = ERR_DELAYS
        return
    d = &s.delay[s.ndelay]
    s.ndelay += 1
    d.pc = pc
    d.p = f.p
    d.card = f.card
    d.zone = f.tz if f.mask == 0 else Z_SQUARE
    d.n = 0
    d.pad[0] = 0
    while t and d.n < 4:
        q = ctz(t)
        t &= t - 1
        d.uid[d.n] = s.uid[q]
        d.n += 1
    for p in range(2):
        e = f.set[p]
        while e and d.n < 4:
            q = ctz(e)
            e &= e - 1
            d.uid[d.n] = p << 7 | q
            d.n += 1
            s.marked[p] |= one(q)
        if e:
            s.error = ERR_DELAYS
    if t:
        s.error = ERR_DELAYS


cdef inline void recall(Zx* s, Frame* f, Delayed* d) noexcept nogil:
    """The objects of a delayed effect that are still the same objects become "that"."""
    cdef int i, q, c
    nothing(f)
    f.tz = d.zone
    for i in range(d.n):
        if d.zone == Z_SQUARE:
            q = locate(s, 0, d.uid[i])
            if q >= 0:
                f.mask |= 1 << q
        else:
            c = d.uid[i]
            if s.marked[c >> 7] & zone_set(s, d.zone, c >> 7) & one(c & 127):
                f.set[c >> 7] |= one(c & 127)
    f.want = d.n


cdef inline int do_modes(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """DP-30: i.a different ones of i.b modes, one at a time."""
    cdef int q
    if f.at == 0:
        f.modes = 0
        f.n = 0
    else:
        q = picked_bit(s)
        f.modes |= 1 << q
        f.n += 1
    while f.n < i.a:
        s.dform = FORM_MODES
        s.dmask = ((1 << i.b) - 1) & ~f.modes
        s.dpass = 0
        f.at = 1
        if ask(s, m, DP_MODES, f.p, pop(s.dmask)):
            return ASK
        f.modes |= 1 << picked_bit(s)
        f.n += 1
    return GO


cdef inline int choose_replacements(Zx* s, Match* m, Frame* f, int slots, int at) noexcept nogil:
    """DP-22: for units with several different replacements; the choices stand in the 16 bytes of f.set."""
    cdef int zones[8]
    cdef int n, j
    if f.at == at:
        (<uint8_t*>f.set)[f.k] = (<uint8_t*>s.dset)[s.answer]
        f.k += 1
    else:
        memset(f.set, NONE, 16)
        f.k = 0
    while f.k < SLOTS:
        if slots >> f.k & 1:
            n = replacement(s, m, f.k, zones)
            if n > 1:
                for j in range(n):
                    (<uint8_t*>s.dset)[j] = zones[j]
                s.dform = FORM_REPLACE
                f.at = at
                if ask(s, m, DP_REPLACE, s.tp, n):
                    return ASK
                (<uint8_t*>f.set)[f.k] = (<uint8_t*>s.dset)[s.answer]
        f.k += 1
    return GO


cdef inline void push_ignition(Zx* s, int p, int n) noexcept nogil:
    """Ignitions by ability (ZX-15.10); carried out by rules/ignition.pxd."""
    cdef Frame* f = push(s, F_IGNITE, p)
    f.n = n
    f.x = 1


cdef inline Frame* push_effect(Zx* s, int p, int card, int pc) noexcept nogil:
    cdef Frame* f = push(s, F_EFFECT, p)
    f.card = card
    f.pc = pc
    f.slot = 0
    f.uid = 0
    f.it_uid = 0
    f.it_slot = 0
    f.it_card = NONE
    f.zone = Z_SQUARE
    f.x = 0
    f.did = 0
    f.want = 0
    f.tz = Z_SQUARE
    f.amount = 0
    f.y = 0
    f.modes = 0
    nothing(f)
    return f


cdef inline void push_event(Zx* s, Match* m, int p, int c) noexcept nogil:
    """An Event in the Temporary zone carries out its abilities (ZX-10.21)."""
    cdef Frame* f = push_effect(s, p, c, m.event_pc[c])
    f.x = 1
    f.zone = Z_TEMPORARY
    player_event(s, m, EV_EVENT_PLAYED, p)


cdef inline int step_effect(Zx* s, Match* m, Frame* f) noexcept nogil:
    """at: 0 = before the instruction; 9 = it is finished. Everything else belongs to the instruction."""
    cdef int p = f.p, q, t, n, r, zone
    cdef Ins* i
    while True:
        if s.imm:
            return GO
        i = &m.code[f.pc]
        r = GO
        if i.op == OP_END:
            s.sp -= 1
            s.looked = 0
            if f.x == 1:
                to_trash(s, f.card)     # ZX-9.8 step 6
            return GO if s.imm else DONE
        elif i.op == OP_CHOOSE_UNITS:
            r = choose_units(s, m, f, i)
        elif i.op == OP_CHOOSE_CARDS:
            r = choose_cards(s, m, f, i)
        elif i.op == OP_ALL_UNITS:
            current(s, m)
            nothing(f)
            f.mask = select_units(s, m, &m.sel[i.a], p, this_slot(s, f))
            f.tz = Z_SQUARE
            f.want = 0
        elif i.op == OP_ALL_CARDS:
            nothing(f)
            f.tz = m.sel[i.a].zone
            f.want = 0
            if f.tz == Z_LOOKED:
                f.set[p] = fitting(s, m, m.sel[i.a].flt, Z_DECK, p, s.looked)
            else:
                f.set[0] = select_cards(s, m, &m.sel[i.a], p, 0, f.card)
                f.set[1] = select_cards(s, m, &m.sel[i.a], p, 1, f.card)
        elif i.op == OP_THIS:
            take_this(s, f)
        elif i.op == OP_IT:
            nothing(f)
            f.tz = Z_SQUARE
            f.want = 1
            q = locate(s, f.it_slot, f.it_uid)
            if q >= 0:
                f.mask = 1 << q
        elif i.op == OP_AMOUNT:
            current(s, m)
            if i.a == AM_POWER_THAT:
                q = ctz(f.mask) if f.mask else -1
                t = ctz(f.set[0]) if f.set[0] else (128 | ctz(f.set[1]) if f.set[1] else -1)
                f.amount = s.power[q] if q >= 0 else (m.card_power[t] if t >= 0 else 0)
                if i.n == 2:
                    f.amount = f.amount // 2
                if f.amount < 0:
                    f.amount = 0
            else:
                f.amount = amount_of(s, m, i.a, i.b, i.n, p, f.card, this_slot(s, f))
        elif i.op == OP_DEAL:
            do_deal(s, m, f, f.amount if i.c else i.n)
        elif i.op == OP_SPLIT:
            r = do_split(s, m, f, f.amount if i.c else i.n)
        elif i.op == OP_DEAL_PLAYER:
            q = this_slot(s, f)
            if q < 0 or not s.no_damage >> q & 1:
                current(s, m)
                player_damage(s, 1 - p if i.a else p, i.n)
            f.did = 1
        elif i.op == OP_POWER:
            t = f.mask
            n = f.amount if i.c else i.n
            while t:
                q = ctz(t)
                t &= t - 1
                change_power(s, m, q, n, f.card, f.x != 0)
            did(f, pop(f.mask))
        elif i.op == OP_COST:
            t = f.mask
            while t:
                q = ctz(t)
                t &= t - 1
                s.cost_temp[q] += i.n
                s.temped |= 1 << q
            s.due |= DUE_POWER
            did(f, pop(f.mask))
        elif i.op == OP_DESTROY:
            n = pop(f.mask)
            if m.replaces > 1 and n:
                r = choose_replacements(s, m, f, f.mask, 5)
            if r == GO:
                t = f.mask
                while t:
                    q = ctz(t)
                    t &= t - 1
                    s.cause[q] = f.card
                    s.cause_event[q] = f.x != 0
                did(f, n)
                if not destroy(s, m, f.mask, <uint8_t*>f.set if m.replaces > 1 else NULL):
                    f.did = 0           # ZX-10.49
                nothing(f)
        elif i.op == OP_PUT:
            r = do_put(s, m, f, i)
        elif i.op == OP_MOVE:
            r = do_move(s, m, f, i)
        elif i.op == OP_APPEAR:
            r = do_appear(s, m, f, i)
        elif i.op == OP_SLEEP:
            do_turn(s, m, f, False)
        elif i.op == OP_REBOOT:
            do_turn(s, m, f, True)
        elif i.op == OP_NO_DAMAGE:
            if i.a:
                s.no_damage_battle |= f.mask
            else:
                s.no_damage |= f.mask
            did(f, pop(f.mask))
        elif i.op == OP_NO_REBOOT:
            s.no_reboot |= f.mask
            did(f, pop(f.mask))
        elif i.op == OP_GRANT:
            t = f.mask
            while t:
                q = ctz(t)
                t &= t - 1
                if s.nlasting >= LASTINGS:
                    s.error = ERR_LASTINGS
                    break
                s.lasting[s.nlasting].uid = s.uid[q]
                s.lasting[s.nlasting].ab = i.n
                s.nlasting += 1
                s.granting = 1
            s.live = s.live_zones = DUE_POWER
            s.due |= DUE_POWER
            did(f, pop(f.mask))
        elif i.op == OP_DRAW:
            r = do_draw(s, m, f, i)
        elif i.op == OP_FROM_DECK:
            r = do_from_deck(s, m, f, i)
        elif i.op == OP_RECOVER:
            r = do_recover(s, m, f, i.n)
        elif i.op == OP_LOOK:
            deck_fix(s, p, i.n, 3 if i.b else 1 << p)
            s.looked = 0
            for n in range(i.n if i.n < s.ntop[p] else s.ntop[p]):
                s.looked |= one(s.top[p][n] & 63)
            f.did = pop(s.looked) >= i.n
        elif i.op == OP_PUT_BACK:
            r = do_put_back(s, m, f, i.a)
        elif i.op == OP_SHUFFLE:
            shuffle(s, p)
        elif i.op == OP_IGNITE:
            f.pc += 1
            push_ignition(s, p, i.n)
            return GO
        elif i.op == OP_MAY:
            if f.at == 0:
                f.at = 1
                if ask_yes(s, m, DP_MAY, 1 - p if i.a else p):
                    return ASK
            f.at = 0
            if s.answer == 1:
                f.did = 0
                f.pc = i.n
                continue
        elif i.op == OP_IF:
            current(s, m)
            if not condition(s, m, i.a | i.b << 8, p, f.card, this_slot(s, f), f.zone):
                f.pc = i.n
                continue
        elif i.op == OP_IF_DID:
            if not f.did:
                f.pc = i.n
                continue
        elif i.op == OP_PAY or i.op == OP_OPPONENT_PAYS:
            t = p if i.op == OP_PAY else 1 - p
            if f.at == 0:
                if not can_pay(s, m, t, i.b, i.a):
                    s.answer = 1
                else:
                    f.at = 1
                    if ask_yes(s, m, DP_MAY if i.op == OP_PAY else DP_OPPONENT_PAYS, t):
                        return ASK
                f.at = 1
            if f.at == 1:
                if s.answer == 1:
                    f.at = 0
                    f.did = 0
                    f.pc = i.n if i.op == OP_PAY else f.pc + 1
                    continue
                f.at = 2
                r = pay(s, m, t, i.b, i.a)
                if r != DONE:
                    return r
                r = GO
            f.at = 0
            f.did = 1
            if i.op == OP_OPPONENT_PAYS:
                f.pc = i.n
                continue
        elif i.op == OP_DELAY:
            do_delay(s, f, i.n)
        elif i.op == OP_JUMP:
            f.pc = i.n
            continue
        elif i.op == OP_CHOOSE_MODES:
            r = do_modes(s, m, f, i)
        elif i.op == OP_MODE:
            if not f.modes >> i.a & 1:
                f.pc = i.n
                continue
        elif i.op == OP_REPEAT:
            current(s, m)
            f.y = i.n if i.a == AM_FIXED else amount_of(s, m, i.a, i.b, i.n, p, f.card, this_slot(s, f))
        elif i.op == OP_AGAIN:
            if f.y == 0:
                f.pc = i.n
                continue
            f.y -= 1
        elif i.op == OP_COST_RESOURCES:
            if f.at == 0:
                f.at = 1
                r = pay(s, m, p, i.b, i.a)
                if r != DONE:
                    return r
                r = GO
        elif i.op == OP_COST_SLEEP:
            q = this_slot(s, f)
            if q >= 0:
                s.up &= ~(1 << q)
        elif i.op == OP_COST_DESTROY:
            q = this_slot(s, f)
            if q >= 0:
                if m.replaces > 1:
                    r = choose_replacements(s, m, f, 1 << q, 5)
                if r == GO:
                    s.cause[q] = NONE
                    destroy(s, m, 1 << q, <uint8_t*>f.set if m.replaces > 1 else NULL)
                    f.zone = zone_of(s, f.card)
                    nothing(f)
        elif i.op == OP_COST_TRASH:
            leave(s, m, f.card, f.zone)
            to_trash(s, f.card)
            f.zone = Z_TRASH
        else:
            s.error = ERR_OPCODE
        if r != GO:
            return GO if r == MORE else r
        f.at = 0
        f.pc += 1
