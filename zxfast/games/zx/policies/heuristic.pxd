"""`heuristic`: scores every option from tables and simple board arithmetic; no copies of the state, no hidden information.

It reads its own hand, public zones, numbers of cards, and Life cards that it knows. What it may not see: faces of the
opponent's hand, of Life, and which card of a Deck comes next (ZX-19.1).
"""
from libc.stdint cimport uint8_t, uint64_t
from zxfast.core.bits cimport ctz, one, pop
from ..rules.continuous cimport current
from ..rules.play cimport Usable, menu_card, startups
from ..rules.triggers cimport hears
from ..selectors cimport cost_in_zone, locate
from ..state cimport *
from ..vm cimport *
from .attacks cimport Attack, attack_option, best_attacks
from .placing cimport Prey, best_prey, best_square, crowding, find_prey
from .values cimport Source, View, after, card_gain, look, pay_loss, place, program, removal, rest, unit_gain
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


cdef inline int appear_gain(Zx* s, Match* m, Brain* b, View* v, int c) noexcept nogil:
    """What the Z/X does when it appears."""
    cdef Source f
    cdef int i, n = 0
    source_of_card(&f, v.p, c, Z_SQUARE)
    for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
        if m.ab[i].cls == AB_AUTO and m.ab[i].ev == EV_APPEAR and m.ab[i].this_ and (m.ab[i].phase == 0 or m.ab[i].phase == s.phase):
            n += program(s, m, b, v, &f, m.ab[i].pc, 0, 0, 0)
    return n


cdef inline int unit_play_gain(Zx* s, Match* m, Brain* b, View* v, int c) noexcept nogil:
    cdef int n = b.play_worth[c]
    if hears(m, EV_APPEAR, c):
        n += appear_gain(s, m, b, v, c)
    return n


cdef inline int best_startup(Zx* s, Match* m, Brain* b, View* v, int p, int* score) noexcept nogil:
    """The startup ability that gains most."""
    cdef Usable u
    cdef Source f
    cdef int k, x, best = -1
    score[0] = 0
    for k in range(s.dstart):
        startups(s, m, p, k, &u)
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


cdef inline int choose_play(Zx* s, Match* m, Brain* b, View* v, int p, int* score) noexcept nogil:
    """The card of the menu to play next: the best one, or one of the best two that can both be paid."""
    cdef int gain[64]
    cdef int cost[64]
    cdef int k, c, zone = Z_HAND, up = pop(s.res_up[p]), i, x, sum_ = 0, best = -1, high = 0, crowd = -1
    cdef Prey prey
    cdef uint64_t e = s.dset[0]
    for k in range(s.dcards):
        if e:
            c = p << 7 | ctz(e)
            e &= e - 1
        else:
            c = menu_card(s, m, p, k, &zone)
        if m.zx[p] >> (c & 127) & 1:
            if crowd < 0:
                crowd = crowding(s, m, b, p)
                find_prey(s, m, b, p, &prey)
            x = unit_play_gain(s, m, b, v, c) - crowd + best_prey(s, m, b, p, &prey, m.card_power[c] + b.strike[c])
        else:
            x = event_gain(s, m, b, v, c)
        gain[k] = x
        cost[k] = cost_in_zone(s, m, c, zone) if m.dyn_zone_cost else m.card_cost[c]
        if x > 0:
            sum_ += cost[k]
            if zone == Z_HAND and s.hand[p] & m.alike[p][c & 63] & ~one(c & 63):
                sum_ += cost[k]
                cost[k] |= 256          # it could be played twice
            if x > high:
                high = x
                best = k
    score[0] = high
    if sum_ <= up or best < 0:
        return best
    for k in range(s.dcards):           # two cards may be more than the best one
        if gain[k] <= 0:
            continue
        c = cost[k] & 255
        if cost[k] & 256 and 2 * c <= up and 2 * gain[k] > high:
            high = 2 * gain[k]
            best = k
        for i in range(k):
            if gain[i] > 0 and c + (cost[i] & 255) <= up and gain[k] + gain[i] > high:
                high = gain[k] + gain[i]
                best = i if gain[i] >= gain[k] else k
    score[0] = gain[best]
    return best


cdef inline int choose_main(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-05."""
    cdef View v
    cdef Attack a
    cdef int best = n - 1, high = 0, k, x
    if s.dattacks:
        best_attacks(s, m, b, p, &a)
        if a.by >= 0:
            high = a.score
            best = s.dcards + s.dstart + attack_option(s, p, a.by, a.on)
    if high >= b.w[W_ATTACK_FIRST]:     # before anything else
        return best
    look(s, m, b, p, &v)
    if s.dcards:
        k = choose_play(s, m, b, &v, p, &x)
        if k >= 0 and x > high:
            high = x
            best = k
    if s.dstart:
        k = best_startup(s, m, b, &v, p, &x)
        if k >= 0 and x > high:
            high = x
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


cdef inline int keep(Zx* s, Match* m, Brain* b, int p, int c) noexcept nogil:
    """Worth of a card in the own hand now: less if it is far from being payable."""
    cdef int far = m.card_cost[c] - pop(s.res[p]) - 2, n = b.hand_worth[c]
    if m.card_cost[c] == 255:
        return n
    if far > 0:
        n -= far * b.w[W_RES_FAR]
    return n


cdef inline int colours_in(Match* m, int p, uint64_t cards) noexcept nogil:
    cdef int k, r = 0
    for k in range(m.ncls[p]):
        if cards & m.cls[p][k]:
            r |= m.cls_colours[p][k]
    return r


cdef inline int resource_gain(Zx* s, Match* m, Brain* b, View* v, int c) noexcept nogil:
    """What the card does when it is put into Resource."""
    cdef Source f
    cdef int i, n = 0
    source_of_card(&f, v.p, c, Z_RESOURCE)
    for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
        if m.ab[i].cls == AB_AUTO and m.ab[i].ev == EV_RESOURCE and m.ab[i].this_:
            n += program(s, m, b, v, &f, m.ab[i].pc, 0, 0, 0)
    return n


cdef inline int choose_resource(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-03: the hand card that is missed least, while more resources are of use."""
    cdef View v
    cdef int k = 0, best = n - 1, low = 1000000, x, c, have = pop(s.res[p]), lacking
    cdef uint64_t e = s.dset[p]
    look(s, m, b, p, &v)
    lacking = colours_in(m, p, s.hand[p]) & ~colours_in(m, p, s.res[p])
    if have >= b.w[W_RES_HIGH] or (have >= b.w[W_RES_LOW] and pop(s.hand[p]) < b.w[W_RES_HAND]):
        low = 0                         # only for what it does there
    while e:
        c = p << 7 | ctz(e)
        e &= e - 1
        x = keep(s, m, b, p, c)
        if m.card_colours[c] & lacking:
            x -= b.w[W_RES_COLOUR]
        if hears(m, EV_RESOURCE, c):
            x -= resource_gain(s, m, b, &v, c)
        if x < low:
            low = x
            best = k
        k += 1
    return best


cdef inline int choose_ignition(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-04: the charge card that is of least use there."""
    cdef int k = 0, best = n - 1, low, x
    cdef uint64_t e = s.dset[p]
    if pop(s.deck[p]) <= b.w[W_DECK_SAFE]:
        return best
    low = b.w[W_CHARGE_KEEP] + 1 if pop(s.charge[p]) < s.limit[p] else 1000000
    while e:
        x = b.charge_worth[p << 7 | ctz(e)]
        e &= e - 1
        if x < low:
            low = x
            best = k
        k += 1
    return best


cdef inline int choose_mulligan(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    return 1 if pop(s.hand[p] & m.zx[p] & m.cost_le[p][3]) >= b.w[W_MULLIGAN] else 0


cdef inline int choose_move(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """The square for a Z/X that is moved: the best one, for an opposing one the one that is least good for its controller."""
    cdef int q = s.fr[s.sp].k, k = 0, best = n - 1, x = 0, t = s.dmask, high, stay
    cdef int c = s.card[q], strike = b.strike[c], reach = s.range[q]
    cdef bint acts = s.up >> q & 1
    if s.occ[p] >> q & 1:
        k = best_square(s, m, b, p, t, s.power[q], strike, reach, acts, &x)
        if s.dpass and q < 9:
            best_square(s, m, b, p, 1 << q, s.power[q], strike, reach, acts, &stay)
            if stay + b.replace_worth[c] >= x:      # it stands there: nothing is replaced
                return best
        return k
    high = 1000000
    if s.dpass:
        high = b.ground[8 - s.where[q]]
    while t:                            # as the opponent sees the squares (ZX-5.3)
        x = b.ground[8 - ctz(t)]
        t &= t - 1
        if x < high:
            high = x
            best = k
        k += 1
    return best


cdef inline int choose_square(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-06: for the card of the frame."""
    cdef Frame* g = &s.fr[s.sp]
    cdef int x = 0, c = g.card
    if g.kind == F_EFFECT:
        if m.code[g.pc].op == OP_MOVE:
            return choose_move(s, m, b, p, n)
        c = g.k
    return best_square(s, m, b, p, s.dmask, m.card_power[c], b.strike[c], m.card_range[c], True, &x)


cdef inline int choose_play_free(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-07, DP-17: a card that costs nothing is played unless that does harm."""
    cdef View v
    cdef int c = s.fr[s.sp].card
    cdef Source f
    if m.zx[p] >> (c & 127) & 1:
        return 0 if b.worth[c] > crowding(s, m, b, p) else 1
    look(s, m, b, p, &v)
    source_of_card(&f, p, c, Z_TEMPORARY)
    return 0 if m.event_pc[c] and program(s, m, b, &v, &f, m.event_pc[c], 0, 0, 0) >= 0 else 1


cdef inline int choose_payment(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-08: of a class the hand still needs one stays rebooted if the others can pay."""
    cdef Frame* f = &s.fr[s.sp]
    cdef int k = f.k, have, want
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
            if zone == Z_HAND and side == p:
                x += b.hand_worth[c] - keep(s, m, b, p, c)
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
        x = keep(s, m, b, p, c) if hand else b.charge_worth[c]
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
