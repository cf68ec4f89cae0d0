"""Dealing anew what a player cannot see (ZX-19.1): the test that a player does not peek, and every player that looks ahead."""
from libc.stdint cimport uint8_t, uint64_t
from zxfast.core.bits cimport nth, one, pop
from zxfast.core.rng cimport below
from ..state cimport *


cdef inline uint64_t hidden_in(uint8_t* known, int n, int player) noexcept nogil:
    """Cards of a known end of a Deck that this player has not seen."""
    cdef uint64_t r = 0
    cdef int i
    for i in range(n):
        if not known[i] >> (6 + player) & 1:
            r |= one(known[i] & 63)
    return r


cdef inline uint64_t deal_some(uint64_t* pool, int n, uint64_t* stream) noexcept nogil:
    """n cards taken from the pool at random."""
    cdef uint64_t r = 0, b
    while n > 0:
        n -= 1
        b = one(nth(pool[0], below(stream, pop(pool[0]))))
        pool[0] &= ~b
        r |= b
    return r


cdef inline void redeal_known(uint8_t* known, int n, uint64_t gone, uint64_t* pool, uint64_t* stream) noexcept nogil:
    cdef int i, c
    for i in range(n):
        if gone >> (known[i] & 63) & 1:
            c = nth(pool[0], below(stream, pop(pool[0])))
            pool[0] &= ~one(c)
            known[i] = (known[i] & 192) | c


cdef inline uint64_t in_use(Zx* s, int owner) noexcept nogil:
    """Cards that an open procedure has named, wherever they are."""
    cdef uint64_t r = s.marked[owner]
    cdef int i
    for i in range(s.sp + 1):
        r |= s.fr[i].set[owner]
        if s.fr[i].card >> 7 == owner:
            r |= one(s.fr[i].card & 63)
    for i in range(s.nwait):
        if s.wait[i].card >> 7 == owner:
            r |= one(s.wait[i].card & 63)
    return r


cdef inline void redeal(Zx* s, int player, uint64_t* stream) noexcept nogil:
    """The cards of each owner that the player cannot see change places among Deck, Life and (the opponent's) hand."""
    cdef int o
    cdef uint64_t pool, top, bottom, in_deck, in_hand, in_life
    for o in range(2):
        top = hidden_in(s.top[o], s.ntop[o], player)
        bottom = hidden_in(s.bottom[o], s.nbottom[o], player)
        pool = (s.deck[o] & ~s.ordered[o]) | (s.life[o] & ~s.life_seen[o]) | top | bottom
        if o != player:
            pool |= s.hand[o]
        pool &= ~in_use(s, o)
        in_hand = s.hand[o] & pool
        in_life = s.life[o] & pool
        in_deck = s.deck[o] & pool & ~s.ordered[o]
        top &= pool
        bottom &= pool
        s.hand[o] &= ~in_hand
        s.life[o] &= ~in_life
        s.deck[o] &= ~(in_deck | top | bottom)
        s.ordered[o] &= ~(top | bottom)
        s.hand[o] |= deal_some(&pool, pop(in_hand), stream)
        s.life[o] |= deal_some(&pool, pop(in_life), stream)
        s.deck[o] |= deal_some(&pool, pop(in_deck), stream)
        s.deck[o] |= pool
        s.ordered[o] |= pool
        redeal_known(s.top[o], s.ntop[o], top, &pool, stream)
        redeal_known(s.bottom[o], s.nbottom[o], bottom, &pool, stream)
