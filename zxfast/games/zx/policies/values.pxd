"""What Z/X, cards and effects are worth to a player: tables and simple arithmetic on what it may see.

`program` walks over the instructions of an effect and adds up what each would do on the board as it is: the best target of a choice,
the better branch of an option. Nothing is carried out.
"""
from libc.stdint cimport uint64_t
from zxfast.core.bits cimport ctz, pop
from ..geometry cimport BESIDE, BOARD, HOME, within
from ..rules.continuous cimport amount_of
from ..rules.cost cimport can_pay
from ..selectors cimport battle_attacker, battle_target, condition, occupied, select_cards, select_units, zone_set
from ..state cimport *
from ..vm cimport *
from .weights cimport *

cdef enum:
    DEPTH = 5               # nested options looked at
    STEPS = 40              # instructions looked at


cdef struct View:
    int p                   # whose view
    int o
    int at                  # attacker and target of the battle: slots, -1 = none
    int tg
    int doomed              # the attack succeeds as things stand
    int stake               # what its success is worth to the attacker
    int my_turn


cdef struct Source:         # whose effect is looked at
    int p
    int card
    int slot                # this card: slot, or -1
    int it                  # the other object of the event: slot, or -1
    int zone


cdef inline int rest(Zx* s, int q) noexcept nogil:
    """Damage that destroys the unit."""
    return s.power[q] - s.damage[q]


cdef inline int hit(Zx* s, Brain* b, int o) noexcept nogil:
    """One damage to the player o."""
    cdef int left = pop(s.life[o])
    return b.hit[left if left < 7 else 7]


cdef inline int ready(Zx* s, int p) noexcept nogil:
    return s.occ[p] & s.up & BOARD


cdef inline int reach(Zx* s, int attackers, int t) noexcept nogil:
    """Which of these attackers reach square t."""
    cdef int r = attackers & BESIDE[t], far = attackers & s.ranged & ~r, q
    while far:
        q = ctz(far)
        far &= far - 1
        r |= (within(q, s.range[q]) >> t & 1) << q
    return r


cdef inline int reachers(Zx* s, int p, int t) noexcept nogil:
    """Slots of p's rebooted Z/X that can attack square t."""
    return reach(s, ready(s, p), t)


cdef inline int power_of(Zx* s, int slots) noexcept nogil:
    cdef int n = 0, q
    while slots:
        q = ctz(slots)
        slots &= slots - 1
        n += s.power[q]
    return n


cdef inline int prize(Brain* b, int c, int t) noexcept nogil:
    """What it is worth that the opposing Z/X c on square t is gone."""
    return b.kill_worth[c] + b.at[t]


cdef inline int gone(Zx* s, Brain* b, int q) noexcept nogil:
    """The same for the unit in slot q."""
    return prize(b, s.card[q], s.where[q])


cdef inline void look(Zx* s, Match* m, Brain* b, int p, View* v) noexcept nogil:
    v.p = p
    v.o = 1 - p
    v.my_turn = s.tp == p
    v.at = v.tg = -1
    v.doomed = v.stake = 0
    if s.in_battle and not s.battle_end:
        v.at = battle_attacker(s)
        if v.at >= 0:                   # else nothing comes of the battle (ZX-13.15)
            v.tg = battle_target(s)
            if (s.no_damage | s.no_damage_battle) >> v.at & 1:
                return
            if v.tg >= 0:
                v.doomed = s.power[v.at] >= rest(s, v.tg) and s.ignores[v.tg] < s.power[v.at]
                v.stake = gone(s, b, v.tg) if v.my_turn else b.worth[s.card[v.tg]]
            elif s.target_uid == 0:
                v.doomed = 1
                v.stake = hit(s, b, 1 - s.tp)


cdef inline int place(Zx* s, Match* m, Brain* b, int c, int zone) noexcept nogil:
    """Worth of the card c in a zone to its owner."""
    cdef int p = c >> 7
    if zone == Z_HAND:
        return b.hand_worth[c]
    if zone == Z_CHARGE:
        return b.charge_worth[c] if pop(s.charge[p]) < s.limit[p] else 0
    if zone == Z_RESOURCE:
        return b.w[W_RESOURCE]
    if zone == Z_LIFE:
        return b.w[W_LIFE]
    if zone == Z_SQUARE:
        return b.worth[c]
    if zone == Z_DECK_TOP:
        return b.hand_worth[c] // 2
    if zone == Z_DECK or zone == Z_LOOKED or zone == Z_DECK_BOTTOM:
        return b.w[W_DECK]
    return 0


cdef inline int removal(Zx* s, Match* m, Brain* b, View* v, int q, int zone) noexcept nogil:
    """The unit in slot q goes to a zone of its owner."""
    cdef int c = s.card[q], there = place(s, m, b, c, zone)
    if s.occ[v.p] >> q & 1:
        if q == v.tg and v.doomed:      # lost anyway
            return there - place(s, m, b, c, Z_CHARGE)
        return there - b.worth[c]
    if q == v.tg and v.doomed:
        return place(s, m, b, c, Z_CHARGE) - there
    if q == v.at and v.doomed:          # the attack ends as well
        return gone(s, b, q) + v.stake - there
    return gone(s, b, q) - there


cdef inline int weaken(Zx* s, Match* m, Brain* b, View* v, int q, int n, bint lasting) noexcept nogil:
    """n damage, or (lasting) n less power until end of turn."""
    cdef int r = rest(s, q), have, gain
    if not lasting and s.ignores[q] >= n:
        return 0
    if n >= r:
        return removal(s, m, b, v, q, Z_CHARGE)
    if s.occ[v.p] >> q & 1:
        gain = -b.worth[s.card[q]] * b.w[W_CHIP] * n // (100 * r)
        if q == v.tg and not v.doomed and r - n <= s.power[v.at]:
            gain -= v.stake
        return gain
    if lasting and q == v.at and v.tg >= 0 and v.doomed and s.power[q] - n < rest(s, v.tg):
        return v.stake
    if q == v.tg:
        if not v.doomed and r - n <= s.power[v.at]:
            return v.stake
        return 0
    if not v.my_turn:
        return 0
    have = power_of(s, reachers(s, v.p, s.where[q])) if q < 9 else 0
    if have < r and have >= r - n:
        return gone(s, b, q) * b.w[W_ASSIST] // 100
    return gone(s, b, q) * b.w[W_CHIP] * n // (100 * r)


cdef inline int best_attack(Zx* s, Match* m, Brain* b, int p, int q, int power) noexcept nogil:
    """What the unit in slot q could still destroy or hit with this power, beyond what it can now."""
    cdef int o = 1 - p, t, e, best = 0, x
    t = (within(q, s.range[q]) if s.ranged >> q & 1 else BESIDE[q]) & s.occ[o] & BOARD
    while t:
        e = ctz(t)
        t &= t - 1
        if power >= rest(s, e):
            x = gone(s, b, e)
            if x > best:
                best = x
    return best


cdef inline int strengthen(Zx* s, Match* m, Brain* b, View* v, int q, int n) noexcept nogil:
    """Power + n until end of turn."""
    cdef int x
    if s.occ[v.o] >> q & 1:
        if q == v.at and v.tg >= 0 and not v.doomed and s.power[q] + n >= rest(s, v.tg):
            return -v.stake
        return -1 - n * b.w[W_PUMP] // 1000
    if q == v.tg:
        return v.stake if v.doomed and rest(s, q) + n > s.power[v.at] else 0
    if q == v.at:
        return v.stake if v.tg >= 0 and not v.doomed and s.power[q] + n >= rest(s, v.tg) else 0
    if v.my_turn and s.phase <= PH_MAIN and q < 9 and s.up >> q & 1:
        x = best_attack(s, m, b, v.p, q, s.power[q] + n) - best_attack(s, m, b, v.p, q, s.power[q])
        if x > 0:
            return x * b.w[W_ASSIST] // 100
    return 1                            # nothing now: better than an opposing one


cdef inline int unit_gain(Zx* s, Match* m, Brain* b, View* v, Source* f, int pc, int q, int amount) noexcept nogil:
    """What the instructions from pc on do to the unit in slot q that was chosen."""
    cdef int gain = 0, n, k
    cdef bint mine = s.occ[v.p] >> q & 1
    cdef Ins* i
    for k in range(6):
        i = &m.code[pc + k]
        if i.op == OP_DEAL or i.op == OP_SPLIT:
            gain += weaken(s, m, b, v, q, amount if i.c else i.n, False)
        elif i.op == OP_POWER:
            n = amount if i.c else i.n
            gain += strengthen(s, m, b, v, q, n) if n > 0 else weaken(s, m, b, v, q, -n, True)
        elif i.op == OP_DESTROY:
            return gain + removal(s, m, b, v, q, Z_CHARGE)
        elif i.op == OP_PUT:
            return gain + removal(s, m, b, v, q, i.a)
        elif i.op == OP_MOVE:
            gain += b.w[W_MOVE]
        elif i.op == OP_SLEEP:
            if s.up >> q & 1:
                if mine:
                    gain -= b.worth[s.card[q]] * b.w[W_SLEEP] // 100 if v.my_turn and s.phase <= PH_MAIN else 0
                elif not v.my_turn:
                    gain += b.worth[s.card[q]] * b.w[W_SLEEP] // 100
        elif i.op == OP_REBOOT:
            if not s.up >> q & 1:
                if mine and v.my_turn and s.phase <= PH_MAIN and q < 9:
                    gain += 1 + best_attack(s, m, b, v.p, q, s.power[q])
                    if BESIDE[HOME[v.o]] >> q & 1 and not occupied(s) >> HOME[v.o] & 1:
                        gain += hit(s, b, v.o)
                elif not mine and not v.my_turn:
                    gain -= b.worth[s.card[q]] * b.w[W_SLEEP] // 100
        elif i.op == OP_NO_REBOOT:
            n = b.worth[s.card[q]] * b.w[W_NO_REBOOT] // 100
            gain += -n if mine else n
        elif i.op == OP_NO_DAMAGE:
            if q == v.at and v.doomed:
                gain += -v.stake if mine else v.stake
        elif i.op == OP_GRANT:
            gain += b.w[W_GRANT] if mine else -b.w[W_GRANT]
        elif i.op != OP_COST and i.op != OP_DELAY and i.op != OP_IF_DID and i.op != OP_THAT:
            break
    return gain


cdef inline int card_gain(Zx* s, Match* m, Brain* b, View* v, Source* f, int pc, int c, int zone) noexcept nogil:
    """What the instruction at pc does to the card c that was chosen in a zone."""
    cdef Ins* i = &m.code[pc]
    cdef int gain
    if i.op == OP_PUT:
        gain = place(s, m, b, c, i.a) - place(s, m, b, c, zone)
    elif i.op == OP_APPEAR:
        gain = b.worth[c] - place(s, m, b, c, zone)
        return gain if f.p == v.p else -gain
    elif i.op == OP_SLEEP or i.op == OP_REBOOT:
        if zone != Z_RESOURCE or (s.res_up[c >> 7] >> (c & 127) & 1) == (i.op == OP_REBOOT):
            return 0
        gain = b.w[W_PAY] if s.tp == c >> 7 and s.phase <= PH_MAIN else b.w[W_PAY_LATE]
        if i.op == OP_SLEEP:
            gain = -gain
    else:
        return 0
    return gain if c >> 7 == v.p else -gain


cdef inline int after(Match* m, int pc) noexcept nogil:
    """The first instruction from pc on that does not act on what was chosen."""
    cdef int op = m.code[pc].op
    while (op == OP_DEAL or op == OP_SPLIT or op == OP_POWER or op == OP_COST or op == OP_DESTROY or op == OP_PUT or op == OP_MOVE
           or op == OP_APPEAR or op == OP_SLEEP or op == OP_REBOOT or op == OP_NO_DAMAGE or op == OP_NO_REBOOT or op == OP_GRANT
           or op == OP_DELAY or op == OP_THAT):
        pc += 1
        op = m.code[pc].op
    return pc


cdef inline int pay_loss(Zx* s, Match* m, Brain* b, int p, int n) noexcept nogil:
    """n resources slept now."""
    return n * (b.w[W_PAY] if s.tp == p and s.phase <= PH_MAIN else b.w[W_PAY_LATE])


cdef inline void keep_best(int* top, int n, int x) noexcept nogil:
    """top: the n (at most 4) largest, falling."""
    cdef int k = n - 1
    if x <= top[k]:
        return
    while k > 0 and top[k - 1] < x:
        top[k] = top[k - 1]
        k -= 1
    top[k] = x


cdef inline int choice(Zx* s, Match* m, Brain* b, View* v, Source* f, int pc, int amount, int* found) noexcept nogil:
    """The choice at pc with the best targets for who chooses; found = how many are chosen."""
    cdef Ins* i = &m.code[pc]
    cdef Selector* e = &m.sel[i.a]
    cdef int top[4]
    cdef int t, q, n = i.n, k, x, sum_ = 0, c, have = 0, p
    cdef bint mine = (f.p == v.p) != (i.b & CF_OPPONENT != 0), optional = i.b & (CF_UP_TO | CF_ANY | CF_MAY)
    cdef uint64_t u
    if i.b & CF_ANY or n > 4:
        n = 4
    if n < 1:
        n = 1
    for k in range(4):
        top[k] = -1000000
    if i.op == OP_CHOOSE_UNITS:
        t = select_units(s, m, e, f.p, f.slot)
        t &= s.up if i.b & CF_COST else ~s.boundary
        while t:
            q = ctz(t)
            t &= t - 1
            if i.b & CF_TOTAL and s.cost[q] > i.c:
                continue
            x = unit_gain(s, m, b, v, f, pc + 1, q, amount)
            keep_best(top, n, x if mine else -x)
            have += 1
        if i.b & CF_TOTAL and n > 2:
            n = 2
    elif e.zone == Z_DECK or e.zone == Z_LOOKED:
        have = n                        # unknown before it is seen
        for k in range(n):
            top[k] = b.w[W_SEARCH] if mine else -b.w[W_SEARCH]
    else:
        for p in range(2):
            if e.zone == Z_LIFE or (e.zone == Z_HAND and p != v.p):
                if e.owner != O_EITHER and (e.owner == O_MINE) != (p == f.p):
                    continue
                k = pop(zone_set(s, e.zone, p))     # hidden: only how many
                have += k
                x = b.w[W_LIFE] if e.zone == Z_LIFE else b.w[W_DRAW]
                if p == v.p:
                    x = -x
                while k > 0:
                    k -= 1
                    keep_best(top, n, x if mine else -x)
                continue
            u = select_cards(s, m, e, f.p, p, f.card)
            while u:
                c = p << 7 | ctz(u)
                u &= u - 1
                x = card_gain(s, m, b, v, f, pc + 1, c, e.zone)
                keep_best(top, n, x if mine else -x)
                have += 1
    if have < n:
        n = have
    found[0] = 0
    for k in range(n):
        if optional and top[k] <= 0 and not (i.b & CF_MAY):
            break
        sum_ += top[k]
        found[0] += 1
    return sum_ if mine else -sum_


cdef inline int program(Zx* s, Match* m, Brain* b, View* v, Source* f, int pc, int end, int amount, int depth) noexcept nogil:
    """What the program from pc on (up to `end`, 0 = all) is worth to v.p. amount: the last counted amount."""
    cdef int total = 0, steps = 0, x, y, t, q, n, k, k2
    cdef bint did = True
    cdef Ins* i
    cdef uint64_t u
    if depth > DEPTH:
        return 0
    while steps < STEPS and (end == 0 or pc < end):
        steps += 1
        i = &m.code[pc]
        if i.op == OP_END:
            break
        elif i.op == OP_CHOOSE_UNITS or i.op == OP_CHOOSE_CARDS:
            x = choice(s, m, b, v, f, pc, amount, &n)
            if i.b & CF_MAY and n:      # all or nothing, with what depends on it
                x += program(s, m, b, v, f, after(m, pc + 1), end, amount, depth + 1)
                y = after(m, pc + 1)
                y = program(s, m, b, v, f, m.code[y].n if m.code[y].op == OP_IF_DID else y, end, amount, depth + 1)
                if (f.p == v.p) != (i.b & CF_OPPONENT != 0):
                    return total + (x if x > y else y)
                return total + (x if x < y else y)
            total += x
            did = n > 0
            pc = after(m, pc + 1)
            continue
        elif i.op == OP_ALL_UNITS:
            t = select_units(s, m, &m.sel[i.a], f.p, f.slot)
            did = t != 0
            while t:
                q = ctz(t)
                t &= t - 1
                total += unit_gain(s, m, b, v, f, pc + 1, q, amount)
            pc = after(m, pc + 1)
            continue
        elif i.op == OP_ALL_CARDS:
            if m.sel[i.a].zone != Z_LOOKED and m.sel[i.a].zone != Z_DECK and m.sel[i.a].zone != Z_LIFE:
                for k in range(2):
                    if m.sel[i.a].zone == Z_HAND and k != v.p:
                        continue
                    u = select_cards(s, m, &m.sel[i.a], f.p, k, f.card)
                    while u:
                        total += card_gain(s, m, b, v, f, pc + 1, k << 7 | ctz(u), m.sel[i.a].zone)
                        u &= u - 1
            did = True
            pc = after(m, pc + 1)
            continue
        elif i.op == OP_THIS or i.op == OP_IT:
            q = f.slot if i.op == OP_THIS else f.it
            did = True
            if q >= 0:
                total += unit_gain(s, m, b, v, f, pc + 1, q, amount)
            elif i.op == OP_THIS:
                total += card_gain(s, m, b, v, f, pc + 1, f.card, f.zone)
            else:
                did = False
            pc = after(m, pc + 1)
            continue
        elif i.op == OP_AMOUNT:
            if i.a != AM_PER:
                q = f.slot
                if i.a == AM_POWER_UNIT:
                    t = select_units(s, m, &m.sel[i.b], f.p, f.slot)
                    q = ctz(t) if t else -1
                amount = 5000 if i.a == AM_POWER_THAT or q < 0 else s.power[q] >> i.c
            else:
                amount = amount_of(s, m, i.a, i.b, i.n, f.p, f.card, f.slot)
        elif i.op == OP_DEAL_PLAYER:
            k = 1 - f.p if i.a else f.p
            n = i.n
            if pop(s.life[k]) <= n:
                x = b.w[W_LETHAL]
            else:
                x = n * hit(s, b, k)
            total += x if k != v.p else -x
            did = True
        elif i.op == OP_DRAW:
            k = 1 - f.p if i.a else f.p
            x = i.n * b.w[W_DRAW]
            total += x if k == v.p else -x
            did = True
        elif i.op == OP_FROM_DECK:
            n = i.a
            x = i.n * (b.w[W_DRAW] if n == Z_HAND else b.w[W_RESOURCE] if n == Z_RESOURCE else b.w[W_CHARGE] if n == Z_CHARGE
                       else b.w[W_LIFE] if n == Z_LIFE else b.w[W_MILL])
            total += x if f.p == v.p else -x
            did = True
            pc = after(m, pc + 1)
            continue
        elif i.op == OP_RECOVER:
            total += i.n * b.w[W_LIFE] if f.p == v.p else -i.n * b.w[W_LIFE]
            did = True
        elif i.op == OP_LOOK:
            total += b.w[W_LOOK] if f.p == v.p else -b.w[W_LOOK]
            did = True
        elif i.op == OP_IGNITE:
            total += i.n * b.w[W_IGNITE] if f.p == v.p else -i.n * b.w[W_IGNITE]
        elif i.op == OP_MAY:
            x = program(s, m, b, v, f, pc + 1, end, amount, depth + 1)
            y = program(s, m, b, v, f, i.n, end, amount, depth + 1)
            if (f.p == v.p) != (i.a != 0):
                return total + (x if x > y else y)
            return total + (x if x < y else y)
        elif i.op == OP_IF:
            if not condition(s, m, i.a | i.b << 8, f.p, f.card, f.slot, f.zone):
                pc = i.n
                continue
        elif i.op == OP_IF_DID:
            if not did:
                pc = i.n
                continue
        elif i.op == OP_PAY:
            if not can_pay(s, m, f.p, i.b, i.a):
                pc = i.n
                continue
            x = pay_loss(s, m, b, f.p, i.b)
            x = program(s, m, b, v, f, pc + 1, end, amount, depth + 1) + (-x if f.p == v.p else x)
            y = program(s, m, b, v, f, i.n, end, amount, depth + 1)
            if f.p == v.p:
                return total + (x if x > y else y)
            return total + (x if x < y else y)
        elif i.op == OP_OPPONENT_PAYS:
            if can_pay(s, m, 1 - f.p, i.b, i.a):
                x = program(s, m, b, v, f, pc + 1, i.n, amount, depth + 1)
                y = pay_loss(s, m, b, 1 - f.p, i.b)
                if f.p != v.p:
                    y = -y
                if (f.p == v.p) == (x > y):
                    x = y
                total += x
                pc = i.n
                continue
        elif i.op == OP_JUMP:
            pc = i.n
            continue
        elif i.op == OP_CHOOSE_MODES:
            k = -1000000
            k2 = -1000000
            t = pc + 1
            n = pc + 1
            for _ in range(i.b):
                x = program(s, m, b, v, f, t + 1, m.code[t].n, amount, depth + 1)
                if x > k:
                    k2 = k
                    k = x
                elif x > k2:
                    k2 = x
                n = m.code[t].n
                t = n
            total += k + (k2 if i.a > 1 and k2 > 0 else 0)
            pc = n
            continue
        elif i.op == OP_REPEAT:
            n = i.n if i.a == AM_FIXED else amount_of(s, m, i.a, i.b, i.n, f.p, f.card, f.slot)
            t = m.code[pc + 1].n
            if n > 0:
                total += (n if n < 4 else 4) * program(s, m, b, v, f, pc + 2, t - 1, amount, depth + 1)
            pc = t
            continue
        elif i.op == OP_COST_RESOURCES:
            x = pay_loss(s, m, b, f.p, i.b)
            total += -x if f.p == v.p else x
        elif i.op == OP_COST_SLEEP:
            if f.slot >= 0 and f.p == v.p and s.tp == v.p and s.phase <= PH_MAIN:
                x = best_attack(s, m, b, v.p, f.slot, s.power[f.slot]) if f.slot < 9 else 0
                total -= x if x > 0 else 1
        elif i.op == OP_COST_DESTROY:
            if f.slot >= 0:
                total += removal(s, m, b, v, f.slot, Z_CHARGE)
        elif i.op == OP_COST_TRASH:
            x = place(s, m, b, f.card, f.zone)
            total += -x if f.p == v.p else x
        pc += 1
    return total
