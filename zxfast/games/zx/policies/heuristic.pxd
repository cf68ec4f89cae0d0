"""`heuristic`: scores every option from tables and simple board arithmetic; no copies of the state, no hidden information.

It reads its own hand, public zones, numbers of cards, and Life cards that it knows. What it may not see: faces of the
opponent's hand, of Life, and which card of a Deck comes next (ZX-19.1).
"""
from libc.stdint cimport int32_t, uint8_t, uint64_t
from zxfast.core.bits cimport ctz, grid_below, one, pop
from ..geometry cimport BOARD, around
from ..rules.continuous cimport current
from ..rules.play cimport Usable, menu_card, startup
from ..selectors cimport locate
from ..state cimport *
from ..vm cimport *
from .attacks cimport best_target, choose_attack, find_gaps
from .placing cimport best_square, crowding
from .values cimport Source, View, after, card_gain, look, pay_loss, place, prize, program, ready, removal, rest, unit_gain
from .weights cimport *


cdef inline void source_of_card(Source* f, int p, int c, int zone) noexcept nogil:
    f.p = p
    f.card = c
    f.slot = -1
    f.it = -1
    f.zone = zone


cdef inline void source_of_frame(Zx* s, Source* f) noexcept nogil:
    cdef Frame* g = &s.fr[s.sp]
    f.p = g.p
    f.card = g.card
    f.slot = locate(s, g.slot, g.uid) if g.uid else -1
    f.it = locate(s, g.it_slot, g.it_uid) if g.it_uid else -1
    f.zone = g.zone


cdef inline int event_gain(Zx* s, Match* m, Brain* b, View* v, int c) noexcept nogil:
    """What playing the Event c does, beyond the least that it must do."""
    cdef Source f
    cdef int need
    if m.event_pc[c] == 0:
        return -1
    source_of_card(&f, v.p, c, Z_TEMPORARY)
    need = b.w[W_EVENT] + b.w[W_EVENT_COST] * m.card_cost[c]
    if not v.my_turn:
        need = need * b.w[W_SPARE_BATTLE] // 100
    return program(s, m, b, v, &f, m.event_pc[c], 0, 0, 0) - need - 2   # 1 stands for next to nothing


cdef inline int best_startup(Zx* s, Match* m, Brain* b, View* v, int p, int* score) noexcept nogil:
    """The startup ability that gains most."""
    cdef Usable u
    cdef Source f
    cdef int k, x, best = -1
    score[0] = 0
    for k in range(s.dstart):
        startup(s, m, p, k, &u)
        f.p = p
        f.card = u.card
        f.slot = u.slot if u.slot != NONE else -1
        f.it = -1
        f.zone = u.zone
        x = program(s, m, b, v, &f, m.ab[u.ab].pc, 0, 0, 0) - b.w[W_STARTUP]
        if x > score[0]:
            score[0] = x
            best = k
    return best


cdef inline int event_now(Zx* s, Match* m, Brain* b, int p, int c) noexcept nogil:
    cdef View v
    look(s, m, b, p, &v)
    return event_gain(s, m, b, &v, c)


cdef inline int choose_play(Zx* s, Match* m, Brain* b, int p, int* score) noexcept nogil:
    """The card of the menu to play next: the best one, with what is left to pay for another one."""
    cdef int32_t gap[12]
    cdef int k = 0, best = -1, high = 0, up = pop(s.res_up[p]), crowd = crowding(s, b, p), z, c, x, left, on
    cdef int prey = s.occ[1 - p] & around(BOARD & ~(s.occ[0] | s.occ[1]))
    cdef uint64_t e, card
    if prey:                            # what one more attacker beside it destroys
        find_gaps(s, ready(s, p), gap)
    for z in range(3 if m.permissions else 1):
        e = s.dset[z]
        while e:
            card = e & -e
            c = p << 7 | ctz(e)
            e &= e - 1
            if m.event[p] & card:
                x = event_now(s, m, b, p, c)
            else:
                x = b.play_worth[c] - crowd
                if prey:
                    on = best_target(s, b, prey & grid_below(gap, m.card_power[c] + 1), -1, 0)
                    if on >= 0:
                        x += prize(b, s.card[on], on)
            left = up - m.card_cost[c]
            if x > 0 and left > 0 and s.hand[p] & m.cost_le[p][left] & ~card:
                x += b.w[W_AGAIN] + b.w[W_LEFT] * left
            best = k if x > high else best
            high = x if x > high else high
            k += 1
    score[0] = high
    return best


cdef inline int choose_main(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-05: attacks that gain something come before anything else."""
    cdef View v
    cdef int best = n - 1, high = 0, k, x
    if s.dattacks:
        k = choose_attack(s, m, b, p)
        if k >= 0:
            return s.dcards + s.dstart + k
    if s.dcards:
        k = choose_play(s, m, b, p, &high)
        if k >= 0:
            best = k
    if s.dstart:
        look(s, m, b, p, &v)
        k = best_startup(s, m, b, &v, p, &x)
        if k >= 0 and x > high:
            best = s.dcards + k
    return best


cdef inline int choose_battle(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-10: Events and startup abilities that change the battle or gain something anyway."""
    cdef View v
    cdef int best = n - 1, high = 0, k, x, zone = Z_HAND, c
    look(s, m, b, p, &v)
    for k in range(s.dcards):
        c = menu_card(s, m, p, k, &zone)
        x = event_gain(s, m, b, &v, c)
        if x > high:
            high = x
            best = k
    if s.dstart:
        k = best_startup(s, m, b, &v, p, &x)
        if k >= 0 and x > high:
            best = s.dcards + k
    return best


cdef inline uint64_t lacking(Zx* s, Match* m, int p) noexcept nogil:
    """Cards of colours that the hand has and Resource lacks."""
    cdef int k
    cdef uint64_t r = 0
    for k in range(m.ncls[p]):
        r |= 0 if s.res[p] & m.cls[p][k] else m.cls[p][k]
    return r


cdef inline int choose_resource(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-03: the hand card that is missed least, while more resources are of use."""
    cdef int k = 0, best = n - 1, low = 1000000, x, c, have = pop(s.res[p])
    cdef uint64_t e = s.dset[p], new = lacking(s, m, p), card
    if have >= b.w[W_RES_HIGH] or (have >= b.w[W_RES_LOW] and pop(s.hand[p]) < b.w[W_RES_HAND]):
        low = 0                         # only for what it does there
    while e:
        card = e & -e
        c = p << 7 | ctz(e)
        e &= e - 1
        x = b.resource_worth[c] - (b.w[W_RES_COLOUR] if new & card else 0)
        best = k if x < low else best
        low = x if x < low else low
        k += 1
    return best


cdef inline int choose_ignition(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-04: a charge card that is of no use there, otherwise any."""
    cdef uint64_t e = s.dset[p]
    if pop(s.deck[p]) <= b.w[W_DECK_SAFE]:
        return n - 1
    e = e & ~b.dear if e & ~b.dear else e
    return pop(s.dset[p] & ((e & -e) - 1))


cdef inline int choose_mulligan(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    return 1 if pop(s.hand[p] & m.zx[p] & m.cost_le[p][3]) >= b.w[W_MULLIGAN] else 0


cdef inline int number_of(Zx* s, int t) noexcept nogil:
    """Number of the option for square t."""
    return pop(<uint64_t>(s.dmask & ((1 << t) - 1)))


cdef inline int choose_move(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """The square for a Z/X that is moved: the best one, for an opposing one the one that is least good for its controller."""
    cdef int q = s.fr[s.sp].k, t = s.dmask, best = n - 1, x, low = 1000000
    if s.occ[p] >> q & 1:
        if s.dpass and q < 9:
            t |= 1 << q
        x = best_square(s, b, p, t, s.occ[p] & ~(1 << q), s.power[q] if s.up >> q & 1 else 0, s.range[q])
        return number_of(s, x) if s.dmask >> x & 1 else best
    if s.dpass:
        low = b.ground[8 - s.where[q]]
    while t:                            # as the opponent sees the squares (ZX-5.3)
        q = ctz(t)
        t &= t - 1
        x = b.ground[8 - q]
        if x < low:
            low = x
            best = number_of(s, q)
    return best


cdef inline int choose_square(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-06: for the card of the frame."""
    cdef Frame* g = &s.fr[s.sp]
    cdef int c = g.card
    if g.kind == F_EFFECT:
        if m.code[g.pc].op == OP_MOVE:
            return choose_move(s, m, b, p, n)
        c = g.k
    return number_of(s, best_square(s, b, p, s.dmask, s.occ[p], m.card_power[c], m.card_range[c]))


cdef inline int choose_play_free(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-07, DP-17: a card that costs nothing is played unless that does harm."""
    cdef View v
    cdef int c = s.fr[s.sp].card
    cdef Source f
    if m.zx[p] >> (c & 127) & 1:
        return 0 if b.worth[c] > crowding(s, b, p) else 1
    look(s, m, b, p, &v)
    source_of_card(&f, p, c, Z_TEMPORARY)
    return 0 if m.event_pc[c] and program(s, m, b, &v, &f, m.event_pc[c], 0, 0, 0) >= 0 else 1


cdef inline int choose_payment(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-08: of a class the hand still needs one stays rebooted if the others can pay."""
    cdef Frame* f = &s.fr[s.sp]
    cdef int k = f.k if f.kind == F_PAY else 0, have, want  # pay_two asks about the first class and has no frame
    cdef uint64_t e
    if k >= m.ncls[p]:
        return 0
    have = pop(s.res_up[p] & m.cls[p][k])
    e = s.hand[p] & m.by_class[p][k]
    want = have
    if e:
        want = have - 1
    k = want - s.dlow
    return 0 if k < 0 else n - 1 if k >= n else k


cdef inline int choose_units_option(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-13, DP-27 for Z/X."""
    cdef Frame* g = &s.fr[s.sp]
    cdef Ins* i = &m.code[g.pc]
    cdef View v
    cdef Source f
    cdef int t = s.dmask, q, k = 0, best = n - 1, high = -1000000, x, pc
    look(s, m, b, p, &v)
    source_of_frame(s, &f)
    if s.dpass:
        high = 0
        if i.b & CF_MAY:
            pc = after(m, g.pc + 1)
            if m.code[pc].op == OP_IF_DID:
                high = program(s, m, b, &v, &f, m.code[pc].n, 0, g.amount, 1) - program(s, m, b, &v, &f, pc + 1, 0, g.amount, 1)
    while t:
        q = ctz(t)
        t &= t - 1
        x = unit_gain(s, m, b, &v, &f, g.pc + 1, q, g.amount)
        if x > high:
            high = x
            best = k
        k += 1
    return best


cdef inline int choose_cards_option(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-13, DP-27 for cards in a zone."""
    cdef Frame* g = &s.fr[s.sp]
    cdef Ins* i = &m.code[g.pc]
    cdef View v
    cdef Source f
    cdef int k = 0, best = n - 1, high = -1000000, x, pc, side, c, zone = m.sel[i.a].zone
    cdef uint64_t e
    look(s, m, b, p, &v)
    source_of_frame(s, &f)
    if s.dpass:
        high = 0
        if i.b & CF_MAY:
            pc = after(m, g.pc + 1)
            if m.code[pc].op == OP_IF_DID:
                high = program(s, m, b, &v, &f, m.code[pc].n, 0, g.amount, 1) - program(s, m, b, &v, &f, pc + 1, 0, g.amount, 1)
    for side in range(2):
        e = s.dset[side]
        while e:
            c = side << 7 | ctz(e)
            e &= e - 1
            x = card_gain(s, m, b, &v, &f, g.pc + 1, c, zone)
            if x > high:
                high = x
                best = k
            k += 1
    return best


cdef inline int choose_targets(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-13, DP-27."""
    return choose_units_option(s, m, b, p, n) if s.dform == FORM_UNITS else choose_cards_option(s, m, b, p, n)


cdef inline int choose_void(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-18."""
    cdef View v
    cdef int t = s.dmask, q, k = 0, best = n - 1, high = 0, x
    look(s, m, b, p, &v)
    while t:
        q = ctz(t)
        t &= t - 1
        x = removal(s, m, b, &v, q, Z_TRASH)
        if x > high:
            high = x
            best = k
        k += 1
    return best


cdef inline int least(Zx* s, Match* m, Brain* b, int p, bint hand) noexcept nogil:
    """The own card that is worth least in hand, or in Charge."""
    cdef int k = 0, best = 0, low = 1000000, x, c
    cdef uint64_t e = s.dset[p]
    while e:
        c = p << 7 | ctz(e)
        e &= e - 1
        x = b.hand_worth[c] if hand else b.charge_worth[c]
        if x < low:
            low = x
            best = k
        k += 1
    return best


cdef inline int choose_charge(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-19."""
    return least(s, m, b, p, False)


cdef inline int choose_hand(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-20."""
    return least(s, m, b, p, True)


cdef inline int most(Zx* s, Match* m, Brain* b, int p, bint units) noexcept nogil:
    """The own card that is worth most in hand or on a square; of the opponent's cards the one that is worth least."""
    cdef int k = 0, best = 0, high = -1000000, x, c, side
    cdef uint64_t e
    for side in range(2):
        e = s.dset[side]
        while e:
            c = side << 7 | ctz(e)
            e &= e - 1
            x = b.worth[c] if units else b.hand_worth[c]
            if side != p:
                x = -x
            if x > high:
                high = x
                best = k
            k += 1
    return best


cdef inline int choose_arrange(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-21: the best card nearest to the top."""
    cdef int t, k = 0, best = 0, high = -1000000, x, c
    if s.dform != FORM_UNITS:
        return most(s, m, b, p, False)
    t = s.dmask
    while t:
        c = s.card[ctz(t)]
        t &= t - 1
        x = b.hand_worth[c] if c >> 7 == p else -b.hand_worth[c]
        if x > high:
            high = x
            best = k
        k += 1
    return best


cdef inline int choose_unit(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-01, DP-24: the best Z/X appears."""
    return most(s, m, b, p, True)


cdef inline int choose_may(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-12, DP-28: optional effects and payments."""
    cdef Frame* g = &s.fr[s.sp]
    cdef Ins* i = &m.code[g.pc]
    cdef View v
    cdef Source f
    cdef int x, y
    look(s, m, b, p, &v)
    source_of_frame(s, &f)
    if i.op == OP_OPPONENT_PAYS:
        x = -pay_loss(s, m, b, p, i.b)
        y = program(s, m, b, &v, &f, g.pc + 1, i.n, g.amount, 1)
        return 0 if x > y else 1
    x = program(s, m, b, &v, &f, g.pc + 1, 0, g.amount, 1)
    y = program(s, m, b, &v, &f, i.n, 0, g.amount, 1)
    if i.op == OP_PAY:
        x -= pay_loss(s, m, b, p, i.b)
    return 0 if x > y else 1


cdef inline int choose_continue(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-15."""
    cdef Ins* i = &m.code[s.fr[s.sp].pc]
    if pop(s.deck[p]) <= b.w[W_DECK_SAFE]:
        return 1
    if i.op == OP_FROM_DECK and i.a == Z_TRASH:
        return 0 if b.w[W_MILL] >= 0 else 1
    return 0


cdef inline int choose_mode(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-30."""
    cdef Frame* g = &s.fr[s.sp]
    cdef View v
    cdef Source f
    cdef int q, t = g.pc + 1, k = 0, best = 0, high = -1000000, x
    look(s, m, b, p, &v)
    source_of_frame(s, &f)
    for q in range(m.code[g.pc].b):
        if s.dmask >> q & 1:
            x = program(s, m, b, &v, &f, t + 1, m.code[t].n, g.amount, 1)
            if x > high:
                high = x
                best = k
            k += 1
        t = m.code[t].n
    return best


cdef inline int choose_order(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-11: own abilities first, those that gain most before the others."""
    cdef View v
    cdef Source f
    cdef Wait* w
    cdef int k, best = 0, high = -1000000, x
    look(s, m, b, p, &v)
    for k in range(s.nwait):
        w = &s.wait[k]
        if w.p != p:
            x = -100000
        elif w.ab & 0x8000:
            x = 0
        else:
            f.p = p
            f.card = w.card
            f.slot = locate(s, w.slot, w.uid) if w.uid else -1
            f.it = locate(s, w.it_slot, w.it_uid) if w.it_uid else -1
            f.zone = w.zone
            x = program(s, m, b, &v, &f, m.ab[w.ab].pc, 0, 0, 0)
        if x > high:
            high = x
            best = k
    return best


cdef inline int choose_split(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-14: just enough to destroy it, if that leaves enough; otherwise the least."""
    cdef Frame* f = &s.fr[s.sp]
    cdef int need, k
    if f.rep == 0:
        return 0
    need = rest(s, ctz(f.rep))
    k = (need - s.dlow + s.dstep - 1) // s.dstep
    if k < 0:
        k = 0
    return k if k < n else 0


cdef inline int choose_life(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-16: a card known to lack the ignition icon, otherwise an unknown one, otherwise the least dangerous."""
    cdef int k = 0, best = n - 1, low = 1000000, c, side, x
    cdef uint64_t e
    for side in range(2):
        e = s.dset[side]
        while e:
            c = side << 7 | ctz(e)
            x = (1000 if (m.icon[side] | m.maybe_icon[side]) & e & -e else 0) + b.worth[c]
            e &= e - 1
            if s.ask_life:              # asked for hidden cards: nothing is known of them
                x = 0
            if x < low and (x < 1000 or not s.dpass):
                low = x
                best = k
            k += 1
    return best


cdef inline int choose_replacement(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-22: where an own unit is worth most, an opposing one least."""
    cdef int k, q = s.fr[s.sp].k, c = s.card[q], x, best = 0, high = -1000000
    for k in range(n):
        x = place(s, m, b, c, (<uint8_t*>s.dset)[k] & 127)
        if not s.occ[p] >> q & 1:
            x = -x
        if x > high:
            high = x
            best = k
    return best


cdef inline int settled(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """In the middle of an effect: with power as it is now; what falls due by that is the engine's to find."""
    cdef int due = s.due, k
    current(s, m)
    k = m.think[s.dkind](s, m, b, p, n)
    s.due = due
    return k


cdef inline void thinkers(Think* by_kind) noexcept nogil:
    """Which function answers which question (Match.think)."""
    by_kind[0] = settled
    by_kind[DP_SETUP] = choose_unit
    by_kind[DP_MULLIGAN] = choose_mulligan
    by_kind[DP_RESOURCE] = choose_resource
    by_kind[DP_IGNITION] = choose_ignition
    by_kind[DP_MAIN] = choose_main
    by_kind[DP_SQUARE] = choose_square
    by_kind[DP_PLAY_IGNITED] = choose_play_free
    by_kind[DP_PAY] = choose_payment
    by_kind[DP_BATTLE] = choose_battle
    by_kind[DP_ORDER] = choose_order
    by_kind[DP_MAY] = choose_may
    by_kind[DP_CHOOSE] = choose_targets
    by_kind[DP_SPLIT] = choose_split
    by_kind[DP_CONTINUE] = choose_continue
    by_kind[DP_LIFE] = choose_life
    by_kind[DP_PLAY_LIFE] = choose_play_free
    by_kind[DP_VOID] = choose_void
    by_kind[DP_CHARGE] = choose_charge
    by_kind[DP_HAND] = choose_hand
    by_kind[DP_ARRANGE] = choose_arrange
    by_kind[DP_REPLACE] = choose_replacement
    by_kind[DP_APPEAR] = choose_unit
    by_kind[DP_OPPONENT_CHOOSES] = choose_targets
    by_kind[DP_OPPONENT_PAYS] = choose_may
    by_kind[DP_MODES] = choose_mode


cdef inline int heuristic(Zx* s, Match* m, int kind, int p, int n) noexcept nogil:
    return m.think[0 if s.due & DUE_POWER else kind](s, m, &m.brain[p], p, n)
