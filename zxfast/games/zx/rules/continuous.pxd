"""Section 10.3: results of continuous abilities, computed anew when something they look at has changed."""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset
from zxfast.core.bits cimport add16, apart_void, ctz, dead16, one, pop
from ..options cimport *
from ..selectors cimport all_units, condition, controller, count, locate, select_units
from ..state cimport *


cdef enum:
    EVERYTHING = 0x4040404040404040     # DUE_POWER in each byte of Zx.looks


cdef inline int amount_of(Zx* s, Match* m, int kind, int sel, int n, int p, int card, int slot) noexcept nogil:
    """A fixed or a counted amount (ZX-10.43); `n` is the factor."""
    return n if kind == AM_FIXED else n * count(s, m, sel, p, card, slot)


cdef inline int held(Zx* s, Match* m, int q, int k) noexcept nogil:
    """The k-th of all abilities that units have: printed ones of the unit in slot q, then the granted and the lasting ones of all
    units; 0 if it is not one of this unit."""
    cdef int c = s.card[q]
    if k < m.ab_n[c]:
        return m.ab_first[c] + k
    k -= m.ab_n[c]
    if k < s.ngrant:
        return s.grant[k].ab if s.grant[k].slot == q else 0
    k -= s.ngrant
    return s.lasting[k].ab if s.lasting[k].uid == s.uid[q] else 0


cdef inline void collect_grants(Zx* s, Match* m) noexcept nogil:
    """ZX-10.17: every grant is an ability of its own. In order of the granting units' slots."""
    cdef int t = s.conts, q, i, p, c, u, r
    cdef Ability* a
    s.ngrant = 0
    s.granting = s.nlasting != 0
    while t:
        q = ctz(t)
        t &= t - 1
        c = s.card[q]
        p = controller(s, q)
        for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
            a = &m.ab[i]
            if a.cls != AB_CONT or a.cont != CT_GAINS or a.zone != Z_SQUARE or not condition(s, m, a.cond, p, c, q, Z_SQUARE):
                continue
            u = select_units(s, m, &m.sel[a.sel], p, q) if a.sel else 1 << q
            while u:
                r = ctz(u)
                u &= u - 1
                if s.ngrant >= GRANTS:
                    s.error = ERR_GRANTS
                    return
                s.grant[s.ngrant].slot = r
                s.grant[s.ngrant].by = q
                s.grant[s.ngrant].ab = a.ab
                s.grant[s.ngrant].source = i
                s.ngrant += 1
                s.granting = 1


cdef inline void apply(Zx* s, Match* m, Ability* a, int p, int c, int q, int part) noexcept nogil:
    """One continuous ability of the unit in slot q (-1: of card c in another zone), controller p. part: 1 only power, 2 only the rest."""
    cdef int u, k, n
    if part and (a.cont == CT_POWER) != (part == 1):
        return
    if not condition(s, m, a.cond, p, c, q, a.zone):
        return
    if a.cont != CT_POWER:
        apply_special(s, a, p, q)
        return
    n = a.n if a.amount == AM_FIXED else amount_of(s, m, a.amount, a.per, a.n, p, c, q)
    u = select_units(s, m, &m.sel[a.sel], p, q) if a.sel else (1 << q if q >= 0 else 0)
    while u:
        k = ctz(u)
        u &= u - 1
        s.power[k] += n


cdef inline apart_void apply_special(Zx* s, Ability* a, int p, int q) noexcept nogil:
    cdef int who
    if a.cont == CT_RANGE:
        if q >= 0 and a.n > s.range[q]:
            s.range[q] = a.n
            s.ranged |= 1 << q
    elif a.cont == CT_BOUNDARY:
        if q >= 0:
            s.boundary |= 1 << q
    elif a.cont == CT_LIMIT:
        who = p if a.extra == 0 else 1 - p
        if a.n == UNLIMITED:
            s.limit[who] = UNLIMITED
        elif s.limit[who] != UNLIMITED:
            s.limit[who] += a.n         # raised by LIMIT_ZERO until all changes are summed
    elif a.cont == CT_PLAYER_IGNORES:
        s.shielded |= 1 << p
    elif a.cont == CT_BONUS:
        s.bonus = 1
    elif a.cont == CT_IGNORES:
        if q >= 0 and a.n > s.ignores[q]:
            s.ignores[q] = a.n


cdef inline void costs(Zx* s, Match* m) noexcept nogil:
    """ZX-8.12 for Z/X on squares: increases and reductions first, then the highest floor, never below 0."""
    cdef int sum_[16]
    cdef int low[16]
    cdef int i, j, t, u, k, c, p, q, n
    cdef uint64_t e
    cdef Ability* a
    for i in range(16):
        sum_[i] = 0
        low[i] = 0
    for j in range(3):                  # sources: units, then Resource cards of both players
        e = s.conts if j == 0 else s.res[j - 1] & m.zone_cont[j - 1]
        while e:
            q = ctz(e)
            e &= e - 1
            c = s.card[q] if j == 0 else (j - 1) << 7 | q
            p = controller(s, q) if j == 0 else j - 1
            for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
                a = &m.ab[i]
                if a.cls != AB_CONT or a.cont != CT_COST or a.zone != (Z_SQUARE if j == 0 else Z_RESOURCE):
                    continue
                if a.sel and m.sel[a.sel].zone != Z_SQUARE:
                    continue
                if not condition(s, m, a.cond, p, c, q if j == 0 else -1, a.zone):
                    continue
                u = select_units(s, m, &m.sel[a.sel], p, q if j == 0 else -1) if a.sel else (1 << q if j == 0 else 0)
                while u:
                    k = ctz(u)
                    u &= u - 1
                    sum_[k] += a.n
                    if a.extra > low[k]:
                        low[k] = a.extra
    t = all_units(s)
    while t:
        k = ctz(t)
        t &= t - 1
        n = m.card_cost[s.card[k]]
        if n == 255:
            continue
        n += sum_[k] + s.cost_temp[k]
        if n < low[k]:
            n = low[k]
        s.cost[k] = n


cdef inline void note_sources(Zx* s, Match* m) noexcept nogil:
    """When to compute anew: what the sources now in play look at."""
    cdef int t = s.conts, p
    cdef uint64_t e
    s.looks = EVERYTHING if s.nlasting or s.ngrant else 0
    while t:
        s.looks |= m.looks[s.card[ctz(t)]]
        t &= t - 1
    for p in range(2):
        e = s.res[p] & m.zone_cont[p]
        while e:
            s.looks |= m.looks[p << 7 | ctz(e)]
            e &= e - 1


cdef inline void apply_all(Zx* s, Match* m, int part) noexcept nogil:
    cdef int t = s.conts, q, i, p, c
    cdef uint64_t e
    while t:
        q = ctz(t)
        t &= t - 1
        c = s.card[q]
        p = controller(s, q)
        for i in range(m.cont_first[c], m.cont_first[c] + m.cont_n[c]):
            if m.ab[i].cls == AB_CONT and m.ab[i].zone == Z_SQUARE:
                apply(s, m, &m.ab[i], p, c, q, part)
    for i in range(s.ngrant):
        if m.ab[s.grant[i].ab].cls == AB_CONT:
            q = s.grant[i].slot
            apply(s, m, &m.ab[s.grant[i].ab], controller(s, q), s.card[q], q, part)
    for i in range(s.nlasting):
        if m.ab[s.lasting[i].ab].cls == AB_CONT:
            q = locate(s, 0, s.lasting[i].uid)
            if q >= 0:
                apply(s, m, &m.ab[s.lasting[i].ab], controller(s, q), s.card[q], q, part)
    for p in range(2):
        e = s.res[p] & m.zone_cont[p]
        while e:
            c = p << 7 | ctz(e)
            e &= e - 1
            for i in range(m.ab_first[c], m.ab_first[c] + m.ab_n[c]):
                if m.ab[i].cls == AB_CONT and m.ab[i].zone == Z_RESOURCE:
                    apply(s, m, &m.ab[i], p, c, -1, part)


cdef inline apart_void clear_special(Zx* s) noexcept nogil:
    """All but power and cost as printed."""
    s.bonus = 0
    s.shielded = 0
    s.boundary = 0
    s.limit[0] = CHARGE_LIMIT + LIMIT_ZERO
    s.limit[1] = CHARGE_LIMIT + LIMIT_ZERO
    s.ranged = s.ranged_base
    memcpy(s.range, s.base_range, sizeof(s.range))
    memset(s.ignores, 0, sizeof(s.ignores))


cdef inline apart_void settle_limits(Zx* s) noexcept nogil:
    """ZX-12.5c: below 0 counts as 0."""
    cdef int p
    for p in range(2):
        if s.limit[p] != UNLIMITED:
            s.limit[p] = s.limit[p] - LIMIT_ZERO if s.limit[p] > LIMIT_ZERO else 0
        if pop(s.charge[p]) > s.limit[p]:
            s.due |= DUE_CHARGE


cdef inline void recompute(Zx* s, Match* m) noexcept nogil:
    """Everything derived: grants, cost, power, Range, limits, prevention; then what became due by it."""
    s.due &= ~DUE_POWER
    add16(s.power, s.base, s.temp)
    if m.special:
        clear_special(s)
    if m.dyn_cost:
        costs(s, m)
    if m.grants:
        collect_grants(s, m)
    if m.late:                          # something looks at power
        apply_all(s, m, 1)
        apply_all(s, m, 2)
    else:
        apply_all(s, m, 0)
    note_sources(s, m)
    if m.special:
        settle_limits(s)
    if dead16(s.power, s.damage) & all_units(s):
        s.due |= DUE_LETHAL


cdef inline void current(Zx* s, Match* m) noexcept nogil:
    """Make continuous results current before they are read."""
    if s.due & DUE_POWER:
        recompute(s, m)
