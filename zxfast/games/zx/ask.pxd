"""Asking a player. `ask` returns True if the machine must stop and wait for the answer.

Invariants: the frame's `at` points behind the question when the machine stops; no immediate resolution is due; nothing that must
survive a stop lives in a C local. The options themselves stay in the state (dset, dmask …) so that the answer can be decoded after
any stop. A player in the core is asked without a stop: the frames that it sees cannot be gone on with, so who wants to play on
from there has to stop the machine (OUTSIDE) and to copy the state then.
"""
from libc.stdint cimport int32_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport CHECKING, apart_int, ctz, nth, one, pop
from zxfast.core.rng cimport below
from .options cimport OPTIONAL_CAP
from .state cimport *

cdef enum:
    OUTSIDE = 0     # policies: asked from outside
    RANDOM = 1

cdef enum:  # Step
    GO = 0          # the loop goes on with the top frame
    ASK = 1
    END = 2
    DONE = 3        # this frame is finished and popped


cdef inline bint ask(Zx* s, Match* m, int kind, int who, int n) noexcept nogil:
    if n < 2:
        s.answer = 0
        return False
    if s.rounds > OPTIONAL_CAP and (s.dform == FORM_YES or s.dpass and s.dform <= FORM_SQUARES):
        s.answer = n - 1                # ZX-1.10b
        return False
    if CHECKING and s.imm:
        s.error = ERR_ASK_IMMEDIATE
    if s.policy[who] == RANDOM:
        s.decisions += 1
        s.answer = below(s.player_stream[who], n)
        return False
    return ask_player(s, m, kind, who, n)


cdef inline apart_int ask_player(Zx* s, Match* m, int kind, int who, int n) noexcept nogil:
    s.dkind = kind
    s.dwho = who
    s.dn = n
    if s.policy[who] == OUTSIDE:
        return True
    s.decisions += 1
    s.answer = m.choose[s.policy[who]](s, m, kind, who, n)
    if s.answer >= n:
        s.error = ERR_ANSWER
        s.answer = 0
    return False


cdef inline int pause(Frame* f, int at, int step) noexcept nogil:
    """Leave a frame of turn, battle, play or ignition that goes on at `at`. While it runs, `at` is a local number: what is next
    is then known without looking."""
    f.at = at
    return step


cdef inline int stop(Zx* s, int kind, int who) noexcept nogil:
    """Stop at a question with one option (Scenario)."""
    s.dkind = kind
    s.dwho = who
    s.dn = 1
    return ASK


cdef inline bint ask_cards(Zx* s, Match* m, int kind, int who, uint64_t a, uint64_t b, int with_pass) noexcept nogil:
    """a: cards of seat 0, b: of seat 1."""
    s.dform = FORM_CARDS
    s.dset[0] = a
    s.dset[1] = b
    s.dpass = with_pass
    return ask(s, m, kind, who, pop(a) + pop(b) + with_pass)


cdef inline bint ask_own(Zx* s, Match* m, int kind, int who, int p, uint64_t cards, int with_pass) noexcept nogil:
    """Cards of p."""
    s.dform = FORM_CARDS
    s.dset[0] = s.dset[1] = 0
    s.dset[p] = cards
    s.dpass = with_pass
    return ask(s, m, kind, who, pop(cards) + with_pass)


cdef inline int picked_card(Zx* s) noexcept nogil:
    """The card that was chosen, or -1 for a pass (or nothing to choose)."""
    cdef int k = pop(s.dset[0]), r = s.answer
    if r < k:
        return nth(s.dset[0], r)
    if r - k < pop(s.dset[1]):
        return 128 | nth(s.dset[1], r - k)
    return -1


cdef inline int picked_own(Zx* s, int p) noexcept nogil:
    """The same after ask_own."""
    return p << 7 | nth(s.dset[p], s.answer) if s.answer < pop(s.dset[p]) else -1


cdef inline bint ask_units(Zx* s, Match* m, int kind, int who, int slots, int with_pass) noexcept nogil:
    s.dform = FORM_UNITS
    s.dmask = slots
    s.dpass = with_pass
    return ask(s, m, kind, who, pop(slots) + with_pass)


cdef inline bint ask_squares(Zx* s, Match* m, int who, int squares, int with_pass) noexcept nogil:
    s.dform = FORM_SQUARES
    s.dmask = squares
    s.dpass = with_pass
    return ask(s, m, DP_SQUARE, who, pop(squares) + with_pass)


cdef inline int picked_bit(Zx* s) noexcept nogil:
    """The slot, square, zone or mode that was chosen, or -1."""
    return nth(s.dmask, s.answer) if s.answer < pop(s.dmask) else -1


cdef inline bint ask_yes(Zx* s, Match* m, int kind, int who) noexcept nogil:
    """Answer 0 = yes, 1 = no."""
    s.dform = FORM_YES
    return ask(s, m, kind, who, 2)


cdef inline bint ask_number(Zx* s, Match* m, int kind, int who, int low, int step, int n) noexcept nogil:
    s.dform = FORM_NUMBER
    s.dlow = low
    s.dstep = step
    return ask(s, m, kind, who, n)


cdef inline int picked_number(Zx* s) noexcept nogil:
    return s.dlow + s.dstep * s.answer


cdef inline Frame* push(Zx* s, int kind, int p) noexcept nogil:
    cdef int n = s.sp + 1
    cdef Frame* f = &s.fr[n]
    if n >= FRAMES:
        s.error = ERR_FRAMES
        s.over = 1                      # the last frame is written to and never read
    else:
        s.sp = n
    f.kind = kind
    f.at = 0
    f.p = p
    return f
