"""The loop: the immediate class first (ZX-12.1a), then the top frame."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memset
from zxfast.core.rng cimport game_key, seed_stream
from .ask cimport ASK, DONE, END, GO, push
from .options cimport CHARGE_LIMIT, SPLIT_STEP
from .rules.battle cimport step_battle
from .rules.checks cimport step_checks
from .rules.ignition cimport step_ignite
from .rules.payment cimport step_pay
from .rules.play cimport step_play
from .rules.reload cimport step_reload
from .rules.setup cimport step_setup
from .rules.turn cimport step_turn
from .state cimport *
from .vm cimport step_effect


cdef inline void immediate(Zx* s) noexcept nogil:
    """ZX-12.2, 12.2f, 12.2i: the frame pushed last is carried out first: the turn player's."""
    cdef int i, p
    s.imm = 0
    for i in range(2):
        p = s.tp ^ i ^ 1
        if s.deck[p] == 0:
            if s.trash[p]:
                push(s, F_RELOAD, p).at = 0
            else:
                s.due |= DUE_LOSS


cdef inline int run(Zx* s, Match* m) noexcept nogil:
    """Until a decision is open (ASK) or the game is over (END)."""
    cdef int r = GO, k
    cdef Frame* f
    while r == GO or r == DONE:
        if s.error or s.over:
            s.over = 1
            return END
        if s.imm:
            immediate(s)
        f = &s.fr[s.sp]
        k = f.kind
        if k == F_TURN:
            r = step_turn(s, m, f)
        elif k == F_CHECKS:
            r = step_checks(s, m, f)
        elif k == F_EFFECT:
            r = step_effect(s, m, f)
        elif k == F_BATTLE:
            r = step_battle(s, m, f)
        elif k == F_PLAY:
            r = step_play(s, m, f)
        elif k == F_PAY:
            r = step_pay(s, m, f)
        elif k == F_RELOAD:
            r = step_reload(s, m, f)
        elif k == F_IGNITE:
            r = step_ignite(s, m, f)
        else:
            r = step_setup(s, m, f)
    return r


cdef inline void begin(Zx* s, Match* m, uint64_t seed, uint64_t pair, int swapped, int by_seat, int policy0, int policy1) noexcept nogil:
    """A new game before set-up. Streams belong to the deck (seat ^ swapped) or to the seat."""
    cdef uint64_t key = game_key(seed, pair)
    cdef int p, owner
    memset(s, 0, <char*>&s.fr[1] - <char*>s)       # the lists are empty: their entries are never read
    memset(&s.moved, 0, <char*>s.tries - <char*>&s.moved)
    for p in range(2):
        owner = p if by_seat else p ^ swapped
        seed_stream(s.deck_stream[p], key, 0, owner)
        seed_stream(s.life_stream[p], key, 1, owner)
        seed_stream(s.player_stream[p], key, 2, owner)
        s.deck[p] = m.owned[p]
        s.limit[p] = CHARGE_LIMIT
    s.policy[0] = policy0
    s.policy[1] = policy1
    s.swapped = swapped
    s.split_step = SPLIT_STEP
    s.fr[0].kind = F_SETUP
