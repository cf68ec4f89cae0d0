"""Section 13: battle."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from ..ask cimport ASK, DONE, GO, ask, pause, push
from ..options cimport *
from ..selectors cimport battle_attacker, battle_target, controller, locate
from ..state cimport *
from ..vm cimport SC_ATTACKS, SC_DAMAGE
from .actions cimport deal, player_damage
from .checks cimport checks
from .continuous cimport current
from .play cimport act, battle_menu, may_act
from .triggers cimport heard, own_event, unit_event
from .zones cimport touch


cdef inline bint nobody_moved(Zx* s) noexcept nogil:
    """Attacker and target are where they were at the declaration."""
    return ((s.occ[s.tp] >> s.attacker) & 1 and s.uid[s.attacker] == s.attacker_uid
            and (s.target_uid == 0 or ((s.occ[1 - s.tp] >> s.target) & 1 and s.uid[s.target] == s.target_uid)))


cdef inline bint battle_stands(Zx* s) noexcept nogil:
    """ZX-13.15, 13.20: attacker and target, one of which has moved, are still on squares and opposed."""
    cdef int a, t
    a = locate(s, s.attacker, s.attacker_uid)
    if a < 0:
        return False
    if s.target_uid == 0:
        return True
    t = locate(s, s.target, s.target_uid)
    return t >= 0 and controller(s, a) != controller(s, t)


cdef inline void battle_damage(Zx* s, Match* m, int a, int t) noexcept nogil:
    """ZX-13.21 to 13.25. a, t: slots of attacker and target."""
    cdef int n, p = s.tp
    current(s, m)
    if s.target_uid == 0:
        if not (s.no_damage | s.no_damage_battle) >> a & 1:
            s.side[p][SC_DAMAGE] += player_damage(s, 1 - p, 1)
        return
    n = deal(s, m, t, s.power[a], p, s.card[a], a, False, True)
    if n:
        s.scratch = n
        if heard(m, EV_ATTACK_DAMAGE):
            own_event(s, m, EV_ATTACK_DAMAGE, s.card[a], p, a, s.uid[a], t, s.uid[t], s.card[t])


cdef inline void battle_over(Zx* s) noexcept nogil:
    s.in_battle = 0
    s.battle_end = 0
    s.no_damage_battle = 0
    s.attacker_uid = 0
    s.target_uid = 0
    touch(s, LOOK_TIME)


cdef inline bint ask_battle(Zx* s, Match* m, int who) noexcept nogil:
    """DP-10; declined without asking when the turn has had too many actions (ZX-1.10 b)."""
    if s.actions >= ACTION_CAP:
        s.answer = 0
        s.dpass = 1
        s.dcards = s.dstart = 0
        return False
    return ask(s, m, DP_BATTLE, who, battle_menu(s, m, who))


cdef inline int step_battle(Zx* s, Match* m, Frame* f) noexcept nogil:
    # u = who has priority, v = declines in a row
    # at: 0 declaration, 1 priority, 2 an answer, 3 after an action, 4 damage, 5 no damage, 6 over
    cdef int p = s.tp, a, t, r, at = f.at
    cdef bint still = False
    if at == 0:                         # declaration
        a = s.attacker
        t = s.target
        s.side[p][SC_ATTACKS] += 1
        s.up &= ~(1 << a)               # ZX-13.8
        s.in_battle = 1
        touch(s, LOOK_TIME)
        s.battle_end = 0
        f.u = p
        f.v = 0
        at = 1
        if s.target_uid:
            if heard(m, EV_ATTACK):
                unit_event(s, m, EV_ATTACK, a, t, s.target_uid, s.card[t])
            if heard(m, EV_ATTACKED):
                unit_event(s, m, EV_ATTACKED, t, a, s.attacker_uid, s.card[a])
        else:
            if heard(m, EV_ATTACK):
                unit_event(s, m, EV_ATTACK, a, 0, 0, NONE)
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    while at <= 3:
        if at == 3:
            f.u ^= 1
            at = 1
            r = checks(s, m, p)
            if r != DONE:
                return pause(f, at, r)
        if at == 1:
            still = nobody_moved(s)
            if not still and not battle_stands(s):
                at = 5
                break
            if not may_act(s, m):
                at = 4
                break
            if ask_battle(s, m, f.u):
                return pause(f, 2, ASK)
        while s.answer >= s.dcards + s.dstart:  # declined: nothing has changed, no pre-processing is due
            f.v += 1
            if f.v >= 2:
                break
            f.u ^= 1
            if ask_battle(s, m, f.u):
                return pause(f, 2, ASK)
        if f.v >= 2:
            at = 4
            break
        s.actions += 1
        f.v = 0
        at = 3
        r = act(s, m, f.u)
        if r != DONE:
            return pause(f, at, r)
    if at <= 5:
        a = s.attacker
        t = s.target if s.target_uid else -1
        if not still and not nobody_moved(s):
            a = battle_attacker(s)
            t = battle_target(s)
        if at == 4:                     # damage step
            battle_damage(s, m, a, t)
        at = 6                          # end step
        if heard(m, EV_ATTACK_END):
            if a >= 0:
                own_event(s, m, EV_ATTACK_END, s.card[a], p, a, s.uid[a], s.target, s.target_uid, NONE)
        if heard(m, EV_ATTACKED_END):
            if t >= 0:
                own_event(s, m, EV_ATTACKED_END, s.card[t], controller(s, t), t, s.uid[t], s.attacker, s.attacker_uid, NONE)
        s.battle_end = 1
        r = checks(s, m, p)
        if r != DONE:
            return pause(f, at, r)
    battle_over(s)
    s.sp -= 1
    return DONE


cdef inline int battle(Zx* s, Match* m, int attacker, int target) noexcept nogil:
    """ZX-13.3: slot of the attacker and target square; the target is the Z/X there, or the player."""
    s.attacker = attacker
    s.target = target
    s.attacker_uid = s.uid[attacker]
    s.target_uid = s.uid[target] if s.occ[1 - s.tp] >> target & 1 else 0
    return step_battle(s, m, push(s, F_BATTLE, s.tp))
