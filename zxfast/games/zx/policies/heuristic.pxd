"""`heuristic`: scores every option from tables and simple board arithmetic; no copies of the state, no hidden information.

It reads its own hand, public zones, numbers of cards, and Life cards that it knows. What it may not see: faces of the
opponent's hand, of Life, and which card of a Deck comes next (ZX-19.1).
"""
from libc.stdint cimport uint8_t, uint64_t
from zxfast.core.bits cimport ctz, pop
from ..rules.continuous cimport current
from ..rules.play cimport Usable, menu_card, startups
from ..selectors cimport cost_in_zone, has_card, locate
from ..state cimport *
from ..vm cimport *
from .attacks cimport Attack, attack_option, best_attacks
from .placing cimport Field, best_square, crowding, in_reach, square_score, survey
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
    return program(s, m, b, v, &f, m.event_pc[c], 0, 0, 0) - need


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
    if has_card(m.listen[EV_APPEAR], c):
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


cdef inline int copies(Zx* s, Match* m, Brain* b, int p, int c) noexcept nogil:
    """Other copies in the own hand."""
    return pop(s.hand[p] & m.alike[p][c & 63]) - 1


cdef inline int choose_play(Zx* s, Match* m, Brain* b, View* v, int p, int* score) noexcept nogil:
    """The card of the menu to play next: one of the set of hand cards that makes the most of the rebooted resources."""
    cdef int gain[64]
    cdef int cost[64]
    cdef int value[32]
    cdef int head[32]
    cdef int k, c, zone = Z_HAND, n, up = pop(s.res_up[p]), r, i, x, sum_ = 0, best = -1, high = 0, crowd = -1
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
            x = unit_play_gain(s, m, b, v, c) - crowd
        else:
            x = event_gain(s, m, b, v, c)
        gain[k] = x
        cost[k] = cost_in_zone(s, m, c, zone) if m.dyn_zone_cost else m.card_cost[c]
        if x > 0:
            n = 1 + copies(s, m, b, p, c) if zone == Z_HAND else 1
            sum_ += n * cost[k]
            cost[k] |= n << 8
        if x > high:
            high = x
            best = k
    score[0] = high
    if sum_ <= up or up > 31:
        return best
    for r in range(up + 1):
        value[r] = 0
        head[r] = -1
    for k in range(s.dcards):
        x = gain[k]
        c = cost[k] & 255
        n = cost[k] >> 8
        if x <= 0:
            continue
        while n > 0:
            n -= 1
            for r in range(up, c - 1, -1):
                i = value[r - c] + x
                if i > value[r]:
                    value[r] = i
                    i = head[r - c]
                    head[r] = i if i >= 0 and gain[i] >= x else k
    best = head[up]
    score[0] = gain[best] if best >= 0 else 0
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
        x = keep(s, m, b, p, c) - b.w[W_COPY] * copies(s, m, b, p, c)
        if m.card_colours[c] & lacking:
            x -= b.w[W_RES_COLOUR]
        if has_card(m.listen[EV_RESOURCE], c):
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


cdef inline int choose_mulligan(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
    return 1 if pop(s.hand[p] & m.zx[p] & m.cost_le[p][3]) >= b.w[W_MULLIGAN] else 0


cdef inline int choose_move(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """The square for a Z/X that is moved: good for its controller, or bad; staying is an option only if declining is."""
    cdef int q = s.fr[s.sp].k, sign = 1 if s.occ[p] >> q & 1 else -1, k = 0, best = n - 1, high = -1000000, x, t = s.dmask, prey = 0
    cdef Field field
    survey(s, m, b, p if sign > 0 else 1 - p, &field)
    if s.up >> q & 1:
        prey = in_reach(s, m, b, &field, s.power[q] + b.strike[s.card[q]])
    else:
        field.acts = 0
    if s.dpass:
        high = sign * square_score(s, m, b, &field, s.power[q], prey, s.range[q], s.where[q])
        if q < 9:                       # it stands there: nothing is replaced
            high += sign * b.replace_worth[s.card[q]]
    while t:
        x = sign * square_score(s, m, b, &field, s.power[q], prey, s.range[q], ctz(t))
        t &= t - 1
        if x > high:
            high = x
            best = k
        k += 1
    return best


cdef inline int choose_square(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """DP-06: for the card of the frame."""
    cdef Frame* g = &s.fr[s.sp]
    cdef Field field
    cdef int x
    if g.kind == F_EFFECT and m.code[g.pc].op == OP_MOVE:
        return choose_move(s, m, b, p, n)
    survey(s, m, b, p, &field)
    return best_square(s, m, b, &field, g.k if g.kind == F_EFFECT else g.card, s.dmask, &x)


cdef inline int choose_play_free(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
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


cdef inline int choose_excess(Zx* s, Match* m, Brain* b, int p, bint hand) noexcept nogil:
    """DP-19, DP-20: what is worth least."""
    cdef int k = 0, best = 0, low = 1000000, x, c
    cdef uint64_t e = s.dset[p]
    while e:
        c = p << 7 | ctz(e)
        e &= e - 1
        x = keep(s, m, b, p, c) - b.w[W_COPY] * copies(s, m, b, p, c) if hand else b.charge_worth[c]
        if x < low:
            low = x
            best = k
        k += 1
    return best


cdef inline int choose_most(Zx* s, Match* m, Brain* b, int p, bint units) noexcept nogil:
    """The own card that is worth most in hand or on a square; of the opponent's cards the one that is worth least (DP-21, DP-24)."""
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


cdef inline int choose_may(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
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


cdef inline int choose_continue(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
    """DP-15."""
    cdef Ins* i = &m.code[s.fr[s.sp].pc]
    if pop(s.deck[p]) <= b.w[W_DECK_SAFE]:
        return 1
    if i.op == OP_FROM_DECK and i.a == Z_TRASH:
        return 0 if b.w[W_MILL] >= 0 else 1
    return 0


cdef inline int choose_mode(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
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


cdef inline int choose_order(Zx* s, Match* m, Brain* b, int p) noexcept nogil:
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


cdef inline int decide(Zx* s, Match* m, Brain* b, int kind, int p, int n) noexcept nogil:
    if kind == DP_MAIN:
        return choose_main(s, m, b, p, n)
    if kind == DP_BATTLE:
        return choose_battle(s, m, b, p, n)
    if kind == DP_SQUARE:
        return choose_square(s, m, b, p, n)
    if kind == DP_PAY:
        return choose_payment(s, m, b, p, n)
    if kind == DP_RESOURCE:
        return choose_resource(s, m, b, p, n)
    if kind == DP_IGNITION:
        return choose_ignition(s, m, b, p, n)
    if kind == DP_PLAY_IGNITED or kind == DP_PLAY_LIFE:
        return choose_play_free(s, m, b, p)
    if kind == DP_CHOOSE or kind == DP_OPPONENT_CHOOSES:
        return choose_units_option(s, m, b, p, n) if s.dform == FORM_UNITS else choose_cards_option(s, m, b, p, n)
    if kind == DP_VOID:
        return choose_void(s, m, b, p, n)
    if kind == DP_MULLIGAN:
        return choose_mulligan(s, m, b, p)
    if kind == DP_CHARGE:
        return choose_excess(s, m, b, p, False)
    if kind == DP_HAND:
        return choose_excess(s, m, b, p, True)
    if kind == DP_MAY or kind == DP_OPPONENT_PAYS:
        return choose_may(s, m, b, p)
    if kind == DP_CONTINUE:
        return choose_continue(s, m, b, p)
    if kind == DP_ORDER:
        return choose_order(s, m, b, p)
    if kind == DP_MODES:
        return choose_mode(s, m, b, p)
    if kind == DP_SPLIT:
        return choose_split(s, m, b, p, n)
    if kind == DP_LIFE:
        return choose_life(s, m, b, p, n)
    if kind == DP_ARRANGE:
        return choose_most(s, m, b, p, False)
    if kind == DP_APPEAR or kind == DP_SETUP:
        return choose_most(s, m, b, p, True)
    if kind == DP_REPLACE:
        return choose_replacement(s, m, b, p, n)
    return 0


cdef inline int heuristic(Zx* s, Match* m, int kind, int p, int n) noexcept nogil:
    cdef int due = s.due, k
    current(s, m)                       # power as it is now, even in the middle of an effect
    k = decide(s, m, &m.brain[p], kind, p, n)
    s.due = due                         # what falls due is the engine's
    return k
