"""Carrying out effects (rules 10.6 and 20.6): one instruction after the other, never the checks (ZX-11.12)."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset
from zxfast.core.bits cimport clz, ctz, nth, one, pop
from .ask cimport ASK, DONE, GO, ask, ask_cards, ask_number, ask_own, ask_squares, ask_units, ask_yes, picked_bit, picked_card, picked_number, push
from .geometry cimport BESIDE, BOARD, HOME
from .rules.actions cimport change_power, deal, destroy, player_damage, replacement
from .rules.continuous cimport amount_of, current
from .rules.cost cimport can_pay
from .rules.life cimport ask_life, picked_life
from .rules.payment cimport pay
from .rules.squares cimport legal_squares
from .rules.triggers cimport heard, own_event, player_event, unit_event
from .rules.zones cimport (deck_fix, deck_take, enter, into_resource, kinds, leave, move_group, move_unit, moved, put_unit, resource_kinds,
                           same_object, same_objects, shuffle, to_life, to_trash, touch, unit_leaves, zone_of)
from .selectors cimport (all_units, cost_in_zone, fitting, condition, controller, count, in_area, locate, occupied, select_cards,
                         select_units, zone_set)
from .state cimport *

cdef enum:  # Op
    OP_END = 0
    OP_CHOOSE_UNITS
    OP_CHOOSE_CARDS
    OP_ALL_UNITS
    OP_ALL_CARDS
    OP_THIS
    OP_IT
    OP_THAT
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
    OP_UNDONE               # nothing has been done: an empty branch (ZX-10.24)
    OP_NEXT                 # the next ability of an Event
    OPS

cdef extern from * nogil:
    """
    #ifdef ZX_DEBUG
    static unsigned long long zx_run[64];
    #define ZX_RUN(op) ((void)zx_run[op]++)
    #define ZX_RUNS(op) zx_run[op]
    #else
    #define ZX_RUN(op) ((void)0)
    #define ZX_RUNS(op) 0
    #endif
    """
    void note_run "ZX_RUN"(int op) noexcept     # which instructions have been carried out, in the debug variant
    unsigned long long runs "ZX_RUNS"(int op) noexcept

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


cdef inline int this_card(Zx* s, Frame* f) noexcept nogil:
    """This card outside squares, or NONE if it has become another object (ZX-10.9)."""
    return f.card if f.zone != Z_SQUARE and same_object(s, f.card, f.this_at) else NONE


cdef inline int objects(Frame* f) noexcept nogil:
    return pop(f.mask) + pop(f.set[0]) + pop(f.set[1])


cdef inline void that_is(Zx* s, Frame* f) noexcept nogil:
    """The objects in mask and set are "that" from now on."""
    f.nthat = objects(f)
    f.that_at = s.moves


cdef inline void nothing(Frame* f) noexcept nogil:
    f.mask = 0
    f.set[0] = 0
    f.set[1] = 0


cdef inline void take_this(Zx* s, Frame* f) noexcept nogil:
    """This card: the unit, or the card where it went (ZX-10.9)."""
    cdef int q = this_slot(s, f), c = this_card(s, f)
    nothing(f)
    f.want = 1
    if q >= 0:
        f.mask = 1 << q
        f.tz = Z_SQUARE
    elif c != NONE:
        f.tz = f.zone
        f.set[c >> 7] = one(c & 127)
    that_is(s, f)


cdef inline void take_that(Zx* s, Frame* f) noexcept nogil:
    """Those that still are the same objects (ZX-4.5). The Z/X in mask always are: slot_changes keeps it so."""
    f.want = f.nthat
    f.set[0] = same_objects(s, 0, f.set[0], f.that_at)
    f.set[1] = same_objects(s, 1, f.set[1], f.that_at)
    that_is(s, f)


cdef inline void did(Frame* f, int done) noexcept nogil:
    """ZX-10.24: completely, and at least one."""
    f.did = done >= (f.want if f.want else 1)


# ---- cards looked at (ZX-15.5, 15.24) -------------------------------------------------------------------------------

cdef inline uint64_t looked_now(Zx* s, int p) noexcept nogil:
    """Those that are still in the Deck and not shuffled."""
    if s.looked == 0 or s.shuffled[p] > s.looked_at:
        return 0
    return same_objects(s, p, s.looked & s.deck[p], s.looked_at)


cdef inline uint64_t revealed_now(Zx* s, int p) noexcept nogil:
    if s.revealed == 0 or s.shuffled[p] > s.revealed_at:
        return 0
    return same_objects(s, p, s.revealed & s.deck[p], s.revealed_at)


cdef inline void look_at_top(Zx* s, Frame* f, Ins* i) noexcept nogil:
    cdef int k, p = f.p
    cdef uint64_t before = revealed_now(s, p)
    deck_fix(s, p, i.n, 3 if i.b else 1 << p)
    s.looked = 0
    for k in range(i.n if i.n < s.ntop[p] else s.ntop[p]):
        s.looked |= one(s.top[p][k] & 63)
    s.looked_at = s.moves
    s.revealed = before | (s.looked if i.b else 0)
    s.revealed_at = s.moves
    f.did = pop(s.looked) >= i.n


cdef inline void looked_no_more(Zx* s, int p) noexcept nogil:
    """ZX-15.5: a Deck with cards that are still revealed is shuffled."""
    if s.revealed and revealed_now(s, p):
        shuffle(s, p)
    s.looked = 0
    s.revealed = 0


# ---- targets --------------------------------------------------------------------------------------------------------

cdef inline void chosen(Zx* s, Frame* f, Ins* i) noexcept nogil:
    f.want = f.n if i.b & (CF_UP_TO | CF_ANY) else i.n
    that_is(s, f)


cdef inline int within_total(Zx* s, int slots, int left) noexcept nogil:
    cdef int t = slots, q
    while t:
        q = ctz(t)
        t &= t - 1
        if s.cost[q] > left:
            slots &= ~(1 << q)
    return slots


cdef inline int unit_choices(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    cdef int t = select_units(s, m, &m.sel[i.a], f.p, this_slot(s, f)) & ~f.mask
    if not i.b & CF_COST:
        t &= ~s.boundary
    else:
        t &= s.up & s.occ[f.p]
    if i.b & CF_TOTAL:
        t = within_total(s, t, f.left)
    return t


cdef inline int choose_units(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """DP-13: one Z/X at a time from what keeps the whole choice legal."""
    cdef int t, q, who = 1 - f.p if i.b & CF_OPPONENT else f.p
    if f.at == 0:
        current(s, m)
        nothing(f)
        f.tz = Z_SQUARE
        f.n = 0
        f.left = i.c
    while True:
        if f.at == 1:
            q = picked_bit(s)
            if q < 0:
                break
            f.mask |= 1 << q
            f.n += 1
            f.left -= s.cost[q]
        if f.n >= i.n and not i.b & CF_ANY:
            break
        t = unit_choices(s, m, f, i)
        if t == 0 or (f.at == 0 and i.b & CF_MAY and pop(t) < i.n):
            break
        f.at = 1
        if ask_units(s, m, DP_OPPONENT_CHOOSES if i.b & CF_OPPONENT else DP_CHOOSE, who, t,
                     1 if i.b & (CF_UP_TO | CF_ANY) or (i.b & CF_MAY and f.n == 0) else 0):
            return ASK
    chosen(s, f, i)
    return GO


cdef inline uint64_t card_choices(Zx* s, Match* m, Frame* f, Ins* i, int o) noexcept nogil:
    """Cards of o that may still be chosen, copies not merged."""
    cdef Selector* e = &m.sel[i.a]
    cdef uint64_t r, k
    cdef int c
    if e.zone == Z_LOOKED:
        r = fitting(s, m, e.flt, Z_DECK, o, looked_now(s, o)) if o == f.p else 0
    else:
        r = select_cards(s, m, e, f.p, o, this_card(s, f) if e.flags & SF_OTHER else NONE)
    r &= ~f.set[o]
    if i.b & CF_TOTAL:
        k = r
        while k:
            c = cost_in_zone(s, m, o << 7 | ctz(k), Z_DECK if e.zone == Z_LOOKED else e.zone)
            if c == 255 or c > f.left:
                r &= ~(k & -k)
            k &= k - 1
    return r


cdef inline void add_card(Zx* s, Match* m, Frame* f, Ins* i, int c) noexcept nogil:
    f.set[c >> 7] |= one(c & 127)
    f.n += 1
    if i.b & CF_TOTAL:
        f.left -= cost_in_zone(s, m, c, Z_DECK if m.sel[i.a].zone == Z_LOOKED else m.sel[i.a].zone)


cdef inline int choose_cards(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    cdef int c, who = 1 - f.p if i.b & CF_OPPONENT else f.p
    cdef uint64_t a, b
    if f.at == 0:
        current(s, m)
        nothing(f)
        f.tz = m.sel[i.a].zone
        f.n = 0
        f.left = i.c
    if f.tz == Z_LIFE:
        return choose_life_cards(s, m, f, i, who)
    while True:
        if f.at == 1:
            c = picked_card(s)
            if c < 0:
                break
            add_card(s, m, f, i, c)
        if f.n >= i.n and not i.b & CF_ANY:
            break
        a = card_choices(s, m, f, i, 0)
        b = card_choices(s, m, f, i, 1)
        if (a | b) == 0 or (f.at == 0 and i.b & CF_MAY and pop(a) + pop(b) < i.n):
            break
        if f.tz == Z_RESOURCE:
            a = resource_kinds(s, m, 0, a)
            b = resource_kinds(s, m, 1, b)
        else:
            a = kinds(s, m, 0, a)
            b = kinds(s, m, 1, b)
        f.at = 1
        if ask_cards(s, m, DP_OPPONENT_CHOOSES if i.b & CF_OPPONENT else DP_CHOOSE, who, a, b,
                     1 if i.b & (CF_UP_TO | CF_ANY) or (i.b & CF_MAY and f.n == 0) else 0):
            return ASK
    chosen(s, f, i)
    return GO


cdef inline int choose_life_cards(Zx* s, Match* m, Frame* f, Ins* i, int who) noexcept nogil:
    """Face-down cards (ZX-4.21): whether to take one more is asked first, then it is picked as in DP-16."""
    # at: 1 whether, 2 which
    cdef int o = 1 - f.p if m.sel[i.a].owner == O_THEIRS else f.p
    cdef uint64_t left
    while True:
        if f.at == 2:
            add_card(s, m, f, i, picked_life(s, who, o))
        left = card_choices(s, m, f, i, o)
        if f.at != 1:
            if f.at == 0 and i.b & CF_MAY and pop(left) < i.n:
                break
            if left == 0 or (f.n >= i.n and not i.b & CF_ANY):
                break
            s.answer = 0
            f.at = 1
            if i.b & (CF_UP_TO | CF_ANY) or (i.b & CF_MAY and f.n == 0):
                if ask_yes(s, m, DP_MAY, who):
                    return ASK
        if s.answer == 1:
            break
        f.at = 2
        if ask_life(s, m, who, o, left):
            return ASK
    chosen(s, f, i)
    return GO


# ---- operations -----------------------------------------------------------------------------------------------------

cdef inline void do_deal(Zx* s, Match* m, Frame* f, int n) noexcept nogil:
    cdef int t = f.mask, q, done = 0, src = this_slot(s, f)
    while t:
        q = ctz(t)
        t &= t - 1
        if deal(s, m, q, n, f.p, f.card, src, f.x != 0, False):
            done += 1
    did(f, done)


cdef inline int do_split(Zx* s, Match* m, Frame* f, int total) noexcept nogil:
    """DP-14: shares for the chosen ones by slot, the last one gets the rest; then all of them are dealt."""
    cdef int q, k, n = pop(f.mask), step = s.split_step if total >= n * s.split_step else 1, src = this_slot(s, f)
    if f.at == 0:
        f.left = total
        f.rep = f.mask                  # without a share yet
        f.n = 0
    while True:
        if f.at == 1:
            s.shares[f.n] = picked_number(s)
            f.left -= s.shares[f.n]
            f.rep &= f.rep - 1
            f.n += 1
        if f.n + 1 >= n:
            break
        f.at = 1
        # at least one step for each of the others
        if ask_number(s, m, DP_SPLIT, f.p, step, step, (f.left - (n - 1 - f.n) * step) // step):
            return ASK
    s.shares[f.n] = f.left
    f.done = 0
    k = 0
    for q in range(SLOTS):
        if f.mask >> q & 1:
            if deal(s, m, q, s.shares[k], f.p, f.card, src, f.x != 0, False):
                f.done += 1
            k += 1
    did(f, f.done)
    return GO


cdef inline uint64_t without_copies(Zx* s, Match* m, int p, uint64_t cards) noexcept nogil:
    """Cards of any zones without needless copies (PROTOCOL.md)."""
    cdef uint64_t r = 0, rest = cards
    cdef int z
    for z in range(Z_HAND, Z_LOOKED):
        if z == Z_RESOURCE:
            r |= resource_kinds(s, m, p, cards & s.res[p])
        elif cards & zone_set(s, z, p):
            r |= kinds(s, m, p, cards & zone_set(s, z, p))
        rest &= ~zone_set(s, z, p)
    return r | rest                     # an Event in the Temporary zone


cdef inline int arrange(Zx* s, Match* m, Frame* f) noexcept nogil:
    """DP-21: the order of "that" for the top or bottom of the Decks, the first chosen nearest to the top; seat 0's cards first.
    Nothing moves before it is complete. at: 2; rep = Z/X left, set = cards left, k = seat."""
    cdef int t, c, q
    while True:
        if f.at == 2:
            if s.dform == FORM_UNITS:
                q = picked_bit(s)
                f.rep &= ~(1 << q)
                c = s.card[q]
            else:
                c = picked_card(s)
                f.set[c >> 7] &= ~one(c & 127)
            s.order[s.norder] = c
            s.norder += 1
        f.at = 2
        t = f.rep & s.occ[f.k]
        if t:
            if ask_units(s, m, DP_ARRANGE, f.p, t, 0):
                return ASK
        elif f.set[f.k]:
            if ask_own(s, m, DP_ARRANGE, f.p, f.k, without_copies(s, m, f.k, f.set[f.k]), 0):
                return ASK
        elif f.k == 0:
            f.k = 1
            f.at = 3
        else:
            return GO


cdef inline int put_rest(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """Cards of Decks one at a time (ZX-4.6): those of s.order from f.n on. set collects what has moved."""
    cdef int c
    cdef bint seen
    while f.n < s.norder:
        c = s.order[f.n]
        f.n += 1
        seen = i.c or revealed_now(s, f.p) & one(c & 127) and c >> 7 == f.p
        leave(s, c, Z_DECK)
        enter(s, m, c, i.a, i.b, seen)
        if i.a == Z_LIFE:
            s.peeked[c >> 7] |= one(c & 127)
        f.set[c >> 7] |= one(c & 127)
        if i.a == Z_RESOURCE:
            into_resource(s, m, c)
        elif i.a == Z_TRASH:
            if heard(m, EV_SEED):
                own_event(s, m, EV_SEED, c, c >> 7, 0, 0, 0, 0, NONE)   # ZX-16.5
        if s.imm:
            return MORE
    return GO


cdef inline int do_put(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """Move "that" to a zone of the owners. at: 0 start, 2 and 3 ordering, 4 out of Decks; y = owners whose Deck is shuffled."""
    cdef int q, c, p, n = 0, k
    cdef uint64_t e, same
    cdef uint8_t cards[116]
    cdef bint top = i.a == Z_DECK_TOP
    if f.at == 0:
        k = objects(f)
        if i.a < Z_DECK_TOP and i.a != Z_DECK:      # what is already there does not move
            for p in range(2):
                same = f.set[p] & zone_set(s, i.a, p)
                f.set[p] &= ~same
        did(f, k)
        if objects(f) != k or k == 0:
            f.did = 0
        s.norder = 0
        f.rep = f.mask
        f.k = 0
        f.n = 0
        f.y = 0
    if i.a >= Z_DECK_TOP:
        if f.at <= 3:
            k = 0
            if f.at == 0 or f.at == 3:
                f.at = 3
            if arrange(s, m, f) == ASK:
                return ASK
    elif f.at == 0:
        q = f.mask
        while q:
            s.order[s.norder] = s.card[ctz(q)]
            s.norder += 1
            q &= q - 1
        for p in range(2):
            e = f.set[p]
            while e:
                s.order[s.norder] = p << 7 | ctz(e)
                s.norder += 1
                e &= e - 1
    if f.at != 4:
        nothing(f)
        k = 0
        for p in range(s.norder):           # those of Decks stay in s.order
            c = s.order[p]
            if s.deck[c >> 7] >> (c & 127) & 1:
                s.order[k] = c
                k += 1
            else:
                cards[n] = c
                n += 1
                f.set[c >> 7] |= one(c & 127)
                if f.zone == Z_TEMPORARY and c == f.card and f.x == 1 and same_object(s, c, f.this_at):
                    f.x = 2             # the Event goes elsewhere than to Trash
            if i.a == Z_DECK:
                f.y |= 1 << (c >> 7)
        s.norder = k
        if top:                             # the last one is put first
            for p in range(k // 2):
                c = s.order[p]
                s.order[p] = s.order[k - 1 - p]
                s.order[k - 1 - p] = c
        if n:
            move_group(s, m, cards, n, i.a, i.b, i.c)
        f.nthat = n + k
        f.that_at = s.moves
        f.tz = Z_DECK if i.a >= Z_DECK_TOP else i.a
        f.at = 4
        if s.imm:
            return MORE
    if put_rest(s, m, f, i) == MORE:
        return MORE
    if s.norder:
        f.that_at = s.moves
    for p in range(2):
        if f.y >> p & 1:
            shuffle(s, p)
    return GO


cdef inline int area_squares(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """The squares of a text, in its controller's view (ZX-5.3)."""
    cdef int r = m.sel[i.a].area[f.p], t, near = 0
    if i.b & SQ_BESIDE_THEIRS:
        t = s.occ[1 - f.p]
        while t:
            near |= BESIDE[s.where[ctz(t)]]
            t &= t - 1
        r &= near
    if i.b & SQ_BESIDE_THIS:
        t = this_slot(s, f)
        r &= BESIDE[s.where[t]] if t >= 0 else 0
    if i.b & SQ_EMPTY:
        r &= ~occupied(s)
    return r


cdef inline int move_squares(Zx* s, Match* m, Frame* f, Ins* i, int q) noexcept nogil:
    cdef int r = area_squares(s, m, f, i)
    if i.b & SQ_BESIDE_THAT:
        r &= BESIDE[s.where[q]]
    return r & ~(1 << HOME[1 - controller(s, q)]) & ~(1 << s.where[q])


cdef inline int do_move(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """ZX-15.27. Several: one after the other, by their slots before the first moves. n = the next in s.queue."""
    cdef int q, t
    if f.at == 0:
        s.nqueue = 0
        for q in range(SLOTS):
            if f.mask >> q & 1:
                s.queue[s.nqueue] = s.uid[q]
                s.nqueue += 1
        f.want = f.want if f.want > objects(f) else objects(f)
        nothing(f)
        f.n = 0
        f.done = 0
    while True:
        if f.at == 1:
            t = picked_bit(s)
            if t >= 0:
                move_unit(s, m, locate(s, 0, s.queue[f.n]), t)
                f.mask |= 1 << t
                f.done += 1
            f.n += 1
        f.at = 0
        if f.n >= s.nqueue:
            break
        q = locate(s, 0, s.queue[f.n])
        t = move_squares(s, m, f, i, q)
        if t == 0:
            f.n += 1
            continue
        f.k = q
        f.at = 1
        if ask_squares(s, m, f.p, t, 1 if i.b & SQ_MAY else 0):
            return ASK
    did(f, f.done)
    f.tz = Z_SQUARE
    that_is(s, f)
    return GO


cdef inline int appear_squares(Zx* s, Match* m, Frame* f, Ins* i, int c) noexcept nogil:
    """ZX-9.20 to 9.22, for the owner; cards that appear at the same time take different squares (ZX-15.6)."""
    return area_squares(s, m, f, i) & legal_squares(s, m, c >> 7, c) & ~f.rep


cdef inline int do_appear(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """ZX-15.6: one card after the other is put on its square; then all appear, by slot.
    at: 1 which card next, 2 its square, 3 placed. set = cards left, rep = squares taken, k = the card."""
    cdef int c, q, n, union
    cdef uint64_t e
    cdef uint64_t left[2]
    if f.at == 0:
        f.want = f.want if f.want > objects(f) else objects(f)
        f.mask = 0
        f.rep = 0
        f.done = 0
    while True:
        if f.at == 2:
            q = picked_bit(s)
            c = zone_of(s, f.k)
            if c == Z_TEMPORARY and f.x == 1:
                f.x = 2                 # the Event goes elsewhere than to Trash
            f.set[f.k >> 7] &= ~one(f.k & 127)
            f.rep |= 1 << q
            f.done += 1
            leave(s, f.k, c)
            put_unit(s, m, f.k >> 7, f.k, q, i.c, c | 128)
            f.at = 3
            if c == Z_LIFE:
                player_event(s, m, EV_LIFE, f.k >> 7)
            if s.imm:
                return MORE
        if f.at != 1:
            union = n = 0
            for q in range(2):
                left[q] = 0
                e = f.set[q] & m.zx[q]
                while e:
                    c = appear_squares(s, m, f, i, q << 7 | ctz(e))
                    if c:
                        left[q] |= e & -e
                        n += 1
                        union |= c
                    e &= e - 1
                f.set[q] = left[q]
            if n == 0:
                break
            f.at = 1
            if n > pop(union):
                if ask_cards(s, m, DP_APPEAR, f.p, without_copies(s, m, 0, left[0]), without_copies(s, m, 1, left[1]), 0):
                    return ASK
            else:
                s.dset[0] = left[0]
                s.dset[1] = left[1]
                s.answer = 0
        f.k = picked_card(s)
        f.at = 2
        if ask_squares(s, m, f.p, appear_squares(s, m, f, i, f.k), 0):
            return ASK
    for q in range(9):
        if f.rep >> q & 1:
            if heard(m, EV_APPEAR):
                unit_event(s, m, EV_APPEAR, q, q, s.uid[q], s.card[q])
    nothing(f)
    f.mask = f.rep
    f.tz = Z_SQUARE
    did(f, f.done)
    that_is(s, f)
    return GO


cdef inline void do_turn(Zx* s, Match* m, Frame* f, bint up) noexcept nogil:
    """ZX-15.2: sleep or reboot; what is already turned is not turned."""
    cdef int n, t, p
    cdef uint64_t e
    t = f.mask & (~s.up if up else s.up)
    n = pop(t)
    s.up = (s.up | t) if up else (s.up & ~t)
    for p in range(2):
        e = f.set[p] & s.res[p] & (~s.res_up[p] if up else s.res_up[p])
        n += pop(e)
        s.res_up[p] = (s.res_up[p] | e) if up else (s.res_up[p] & ~e)
    touch(s, LOOK_RESOURCE)
    touch(s, LOOK_REST)
    did(f, n)


cdef inline int draw_one(Zx* s, Match* m, int p) noexcept nogil:
    cdef int c = deck_take(s, p)
    s.hand[p] |= one(c)
    s.seen_drawn[p] |= one(c)
    touch(s, LOOK_HAND)
    player_event(s, m, EV_DRAW, p)
    return c


cdef inline int do_draw(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """ZX-15.4, ZX-4.7: one at a time, the immediate class after each."""
    cdef int p = 1 - f.p if i.a else f.p
    if f.at == 0:
        f.n = 0
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
            break
        f.at = 1
        draw_one(s, m, p)
        f.n += 1
        if s.imm:
            return MORE
    f.did = f.n > 0 and (i.b or f.n >= i.n)
    return GO


cdef inline int do_from_deck(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    cdef int c, p = f.p
    cdef bint seen
    if f.at == 0:
        f.n = 0
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
            break
        f.at = 1
        seen = s.ntop[p] and revealed_now(s, p) >> (s.top[p][0] & 63) & 1
        c = deck_take(s, p)
        enter(s, m, p << 7 | c, i.a, i.b, seen)
        f.set[p] |= one(c)
        f.n += 1
        if i.a == Z_RESOURCE:
            into_resource(s, m, p << 7 | c)
        elif i.a == Z_TRASH:
            if heard(m, EV_SEED):
                own_event(s, m, EV_SEED, p << 7 | c, p, 0, 0, 0, 0, NONE)   # ZX-16.5
        if s.imm:
            return MORE
    f.did = f.n > 0 and (i.c or f.n >= i.n)
    f.nthat = f.n
    f.that_at = s.moves
    return GO


cdef inline int do_recover(Zx* s, Match* m, Frame* f, int n) noexcept nogil:
    """ZX-15.12."""
    if f.at == 0:
        f.n = 0
        f.at = 1
    while f.n < n and s.deck[f.p]:
        to_life(s, f.p << 7 | deck_take(s, f.p), False)
        f.n += 1
        if s.imm:
            return MORE
    f.did = f.n >= n
    return GO


cdef inline int do_put_back(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """The looked cards that are left: on top or bottom in any order, to Trash one by one from the top, or shuffled in.
    "That" stays what it was. x, y: as in do_put. at: 2 and 3 ordering, 4 moving."""
    cdef int k, c, p = f.p
    cdef uint64_t e
    cdef Ins put
    if f.at == 0:
        e = looked_now(s, p)
        f.did = e != 0
        s.norder = 0
        s.kept[0] = f.set[0]
        s.kept[1] = f.set[1]
        f.rep = 0
        f.k = 0
        f.n = 0
        f.set[0] = f.set[1] = 0
        if i.a >= Z_DECK_TOP:
            f.set[p] = e
            f.at = 3
        else:
            for k in range(s.ntop[p]):
                c = s.top[p][k] & 63
                if e >> c & 1:
                    s.order[s.norder] = p << 7 | c
                    s.norder += 1
            f.at = 4
    if f.at <= 3:
        if arrange(s, m, f) == ASK:
            return ASK
        if i.a == Z_DECK_TOP:               # the last one is put first
            for k in range(s.norder // 2):
                c = s.order[k]
                s.order[k] = s.order[s.norder - 1 - k]
                s.order[s.norder - 1 - k] = c
        f.at = 4
    put.a = i.a
    put.b = 0
    put.c = 0
    k = put_rest(s, m, f, &put)
    f.set[0] = s.kept[0]
    f.set[1] = s.kept[1]
    if k == MORE:
        return MORE
    s.looked = 0
    if i.a == Z_DECK and s.norder:
        shuffle(s, p)
    return GO


cdef inline void do_delay(Zx* s, Frame* f, int pc) noexcept nogil:
    """ZX-10.13: remembers the objects that are "that" now."""
    cdef Delayed* d
    cdef int t = f.mask, p
    if s.ndelay >= DELAYS:
        s.error = ERR_DELAYS
        return
    d = &s.delay[s.ndelay]
    s.ndelay += 1
    d.pc = pc
    d.p = f.p
    d.card = f.card
    d.event = f.x != 0
    d.waits = 0
    d.uid = f.uid
    d.slot = f.slot
    d.zone = f.zone
    d.this_at = f.this_at
    d.it_uid = f.it_uid
    d.it_slot = f.it_slot
    d.it_card = f.it_card
    d.at = s.moves
    d.n = f.nthat
    d.units = 0
    while t:
        d.unit[d.units] = s.uid[ctz(t)]
        d.units += 1
        t &= t - 1
    for p in range(2):
        d.set[p] = same_objects(s, p, f.set[p], f.that_at)
        s.marked[p] |= d.set[p]


cdef inline void recall(Zx* s, Frame* f, Delayed* d) noexcept nogil:
    """A delayed effect is carried out: its "this", "it" and "that"."""
    cdef int k, q
    f.pc = d.pc
    f.x = 2 if d.event else 0
    f.uid = d.uid
    f.slot = d.slot
    f.zone = d.zone
    f.this_at = d.this_at
    f.it_uid = d.it_uid
    f.it_slot = d.it_slot
    f.it_card = d.it_card
    nothing(f)
    for k in range(d.units):
        q = locate(s, 0, d.unit[k])
        if q >= 0:
            f.mask |= 1 << q
    f.set[0] = d.set[0]
    f.set[1] = d.set[1]
    f.tz = NONE
    f.nthat = d.n
    f.that_at = d.at


cdef inline int do_modes(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """DP-30: i.a different ones of i.b modes, one at a time; register i.c."""
    if f.at == 0:
        f.loops[i.c] = 0
        f.n = 0
    while True:
        if f.at == 1:
            f.loops[i.c] |= 1 << picked_bit(s)
            f.n += 1
        if f.n >= i.a:
            f.did = 0
            return GO
        s.dform = FORM_MODES
        s.dmask = ((1 << i.b) - 1) & ~f.loops[i.c]
        s.dpass = 0
        f.at = 1
        if ask(s, m, DP_MODES, f.p, pop(s.dmask)):
            return ASK


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
    """Ignitions by ability (ZX-15.10); carried out by rules/ignition.pxd. The cards that this effect looks at wait in the frame."""
    cdef Frame* f = push(s, F_IGNITE, p)
    f.n = n
    f.x = 1
    f.set[0] = s.looked
    f.set[1] = s.revealed
    f.this_at = s.looked_at
    f.that_at = s.revealed_at
    s.looked = 0
    s.revealed = 0


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
    f.this_at = s.moves
    f.that_at = 0
    f.nthat = 0
    nothing(f)
    return f


cdef inline void push_event(Zx* s, Match* m, int p, int c) noexcept nogil:
    """An Event in the Temporary zone carries out its abilities (ZX-10.21)."""
    cdef Frame* f = push_effect(s, p, c, m.event_pc[c])
    f.x = 1
    f.zone = Z_TEMPORARY
    player_event(s, m, EV_EVENT_PLAYED, p)


cdef inline bint amount(Zx* s, Match* m, Frame* f, Ins* i) noexcept nogil:
    """A counted amount, or a power (ZX-10.34). False: there is no such card."""
    cdef int q = -1, c = NONE, t
    if i.a == AM_PER:
        f.amount = i.n * count(s, m, i.b, f.p, this_card(s, f), this_slot(s, f))
        return True
    if i.a == AM_POWER_UNIT:
        t = select_units(s, m, &m.sel[i.b], f.p, this_slot(s, f))
        q = ctz(t) if t else -1
    elif i.a == AM_POWER_THIS:
        q = this_slot(s, f)
        c = this_card(s, f)
    elif f.mask:
        q = ctz(f.mask)
    else:
        for t in range(2):
            if c == NONE and same_objects(s, t, f.set[t], f.that_at):
                c = t << 7 | ctz(same_objects(s, t, f.set[t], f.that_at))
    if q >= 0:
        f.amount = s.power[q]
    elif c != NONE and m.zx[c >> 7] >> (c & 127) & 1:
        f.amount = m.card_power[c]
    else:
        return False
    if i.c:
        f.amount >>= 1
    return True


cdef inline void do_grant(Zx* s, Frame* f, int ab) noexcept nogil:
    """ZX-10.17, until end of turn."""
    cdef int t = f.mask, k, n = 0
    if s.nlasting + pop(f.mask) > LASTINGS:     # what Z/X have that have left is over
        for k in range(s.nlasting):
            if locate(s, 0, s.lasting[k].uid) >= 0:
                s.lasting[n] = s.lasting[k]
                n += 1
        s.nlasting = n
    while t:
        if s.nlasting >= LASTINGS:
            s.error = ERR_LASTINGS
            return
        s.gains += 1
        s.lasting[s.nlasting].uid = s.uid[ctz(t)]
        s.lasting[s.nlasting].ab = ab
        s.lasting[s.nlasting].number = s.gains & 0x7fff
        s.nlasting += 1
        t &= t - 1
    s.granting = 1
    s.due |= DUE_POWER      # and with it what is looked at
    did(f, pop(f.mask))


cdef inline int do_destroy(Zx* s, Match* m, Frame* f) noexcept nogil:
    """ZX-10.50, 12.7f. "That" is what the cards have become."""
    cdef int t, q, n = pop(f.mask)
    cdef bint plain
    cdef uint64_t cards[2]
    if m.replaces > 1 and n and choose_replacements(s, m, f, f.mask, 5) == ASK:
        return ASK
    q = this_slot(s, f)
    cards[0] = cards[1] = 0
    t = f.mask
    while t:
        s.cause[ctz(t)] = f.card
        s.cause_event[ctz(t)] = f.x != 0
        s.cause_uid[ctz(t)] = s.uid[q] if q >= 0 else 0
        cards[s.card[ctz(t)] >> 7] |= one(s.card[ctz(t)] & 127)
        t &= t - 1
    did(f, n)
    t = f.mask
    plain = destroy(s, m, t, <uint8_t*>f.set if m.replaces > 1 else NULL, False) if t else True
    if not plain:
        f.did = 0                       # ZX-10.49
    f.mask = 0
    f.set[0] = cards[0]
    f.set[1] = cards[1]
    f.tz = NONE
    that_is(s, f)
    return GO


cdef inline int step_effect(Zx* s, Match* m, Frame* f) noexcept nogil:
    """at: 0 = before the instruction; 9 = it is finished. Everything else belongs to the instruction."""
    cdef int p = f.p, q, t, n, r
    cdef Ins* i
    while True:
        if s.imm:
            return GO
        i = &m.code[f.pc]
        note_run(i.op)
        r = GO
        if i.op == OP_END:
            looked_no_more(s, p)
            s.sp -= 1
            if f.x == 1:
                moved(s, f.card >> 7, f.card & 63)
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
            f.want = pop(f.mask)
            that_is(s, f)
        elif i.op == OP_ALL_CARDS:
            current(s, m)
            nothing(f)
            f.tz = m.sel[i.a].zone
            if f.tz == Z_LOOKED:
                f.set[p] = fitting(s, m, m.sel[i.a].flt, Z_DECK, p, looked_now(s, p))
            else:
                t = this_card(s, f)
                f.set[0] = select_cards(s, m, &m.sel[i.a], p, 0, t)
                f.set[1] = select_cards(s, m, &m.sel[i.a], p, 1, t)
            f.want = objects(f)
            that_is(s, f)
        elif i.op == OP_THIS:
            take_this(s, f)
        elif i.op == OP_THAT:
            take_that(s, f)
        elif i.op == OP_IT:
            nothing(f)
            f.tz = Z_SQUARE
            f.want = 1
            q = locate(s, f.it_slot, f.it_uid)
            if q >= 0:
                f.mask = 1 << q
            that_is(s, f)
        elif i.op == OP_AMOUNT:
            current(s, m)
            if not amount(s, m, f, i):  # TRAP-70: the operation is skipped
                f.did = 0
                f.pc = i.n
                continue
        elif i.op == OP_DEAL:
            do_deal(s, m, f, f.amount if i.c else i.n)
        elif i.op == OP_SPLIT:
            r = do_split(s, m, f, f.amount if i.c else i.n)
        elif i.op == OP_DEAL_PLAYER:
            q = this_slot(s, f)
            current(s, m)
            t = 1 - p if i.a else p
            f.did = (q < 0 or not s.no_damage >> q & 1) and player_damage(s, t, i.n)
            if f.did:
                s.side[1 - t][SC_DAMAGE] += i.n
        elif i.op == OP_POWER:
            t = f.mask
            n = f.amount if i.c else i.n
            r = this_slot(s, f)
            while t:
                q = ctz(t)
                t &= t - 1
                change_power(s, m, q, n, f.card, r, f.x != 0)
            r = GO
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
            r = do_destroy(s, m, f)
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
            if not i.a:
                s.no_damage |= f.mask
            elif s.in_battle:
                s.no_damage_battle |= f.mask
            did(f, pop(f.mask))
        elif i.op == OP_NO_REBOOT:
            s.no_reboot |= f.mask
            did(f, pop(f.mask))
        elif i.op == OP_GRANT:
            do_grant(s, f, i.n)
        elif i.op == OP_DRAW:
            r = do_draw(s, m, f, i)
        elif i.op == OP_FROM_DECK:
            r = do_from_deck(s, m, f, i)
        elif i.op == OP_RECOVER:
            r = do_recover(s, m, f, i.n)
        elif i.op == OP_LOOK:
            look_at_top(s, f, i)
        elif i.op == OP_PUT_BACK:
            r = do_put_back(s, m, f, i)
        elif i.op == OP_SHUFFLE:
            shuffle(s, p)
            f.did = 1
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
            f.did = 0
            if s.answer == 1:
                f.pc = i.n
                continue
        elif i.op == OP_IF:
            current(s, m)
            f.did = 0
            if not condition(s, m, i.a | i.b << 8, p, this_card(s, f), this_slot(s, f), f.zone):
                f.pc = i.n
                continue
        elif i.op == OP_IF_DID:
            if not f.did:
                f.pc = i.n
                continue
            f.did = 0
        elif i.op == OP_PAY or i.op == OP_OPPONENT_PAYS:
            t = p if i.op == OP_PAY else 1 - p
            if f.at == 0:
                f.did = 0
                f.at = 1
                if not can_pay(s, m, t, i.b, i.a):
                    s.answer = 1
                elif ask_yes(s, m, DP_MAY if i.op == OP_PAY else DP_OPPONENT_PAYS, t):
                    return ASK
            if f.at == 1:
                if s.answer == 1:
                    f.at = 0
                    f.pc = i.n if i.op == OP_PAY else f.pc + 1
                    continue
                f.at = 2
                r = pay(s, m, t, i.b, i.a)
                if r != DONE:
                    return r
                r = GO
            f.at = 0
            if i.op == OP_OPPONENT_PAYS:
                f.pc = i.n
                continue
        elif i.op == OP_DELAY:
            do_delay(s, f, i.n)
            f.did = 1
        elif i.op == OP_JUMP:
            f.pc = i.n
            continue
        elif i.op == OP_CHOOSE_MODES:
            r = do_modes(s, m, f, i)
        elif i.op == OP_MODE:
            if not f.loops[i.b] >> i.a & 1:
                f.pc = i.n
                continue
        elif i.op == OP_REPEAT:
            current(s, m)
            f.loops[i.c] = i.n if i.a == AM_FIXED else amount_of(s, m, i.a, i.b, i.n, p, this_card(s, f), this_slot(s, f))
            f.did = 0
        elif i.op == OP_AGAIN:
            if f.loops[i.a] == 0:
                f.pc = i.n
                continue
            f.loops[i.a] -= 1
        elif i.op == OP_UNDONE:
            f.did = 0
        elif i.op == OP_NEXT:
            looked_no_more(s, p)
            nothing(f)
            f.nthat = 0
            f.did = 0
        elif i.op == OP_COST_RESOURCES:
            if f.at == 0:
                f.at = 1
                r = pay(s, m, p, i.b, i.a if can_pay(s, m, p, 1, i.a) else 0)
                if r != DONE:
                    return r
                r = GO
        elif i.op == OP_COST_SLEEP:
            q = this_slot(s, f)
            if q >= 0:
                s.up &= ~(1 << q)
                touch(s, LOOK_REST)
        elif i.op == OP_COST_DESTROY:
            q = this_slot(s, f)
            if q >= 0:
                if m.replaces > 1:
                    r = choose_replacements(s, m, f, 1 << q, 5)
                if r == GO:
                    s.cause[q] = NONE
                    destroy(s, m, 1 << q, <uint8_t*>f.set if m.replaces > 1 else NULL, False)
                    f.zone = zone_of(s, f.card)
                    f.this_at = s.moves
        elif i.op == OP_COST_TRASH:
            leave(s, f.card, f.zone)
            to_trash(s, f.card)
            f.zone = Z_TRASH
            f.this_at = s.moves
        else:
            s.error = ERR_OPCODE
        if r != GO:
            return GO if r == MORE else r
        f.at = 0
        f.pc += 1
