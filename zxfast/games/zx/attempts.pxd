"""Record of ignitions and of Life turned over (ZX-15.10, 12.9b): what the attempt was worth before its result was known.

A card is unseen while neither player knows its place. Until a Deck is shuffled in the game its unseen cards are those of Deck and Life; at a shuffle
(reload, search) its owner learns what is in the Deck, so from then on they are those of the Deck and what went from it to Life since.
Every unseen card is equally likely to be the one turned over, so the attempt hits with probability K/N exactly.
"""
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from zxfast.core.bits cimport ctz, one, pop
from .selectors cimport icon_of
from .state cimport *

cdef enum:  # AttemptKind
    AT_PHASE = 0
    AT_ABILITY
    AT_LIFE
    AT_SETUP                # the Life cards of set-up: hits = icons among them
    AT_KINDS = 3            # those that are single attempts

cdef enum:  # layout of the counts, all int64
    PAIRS_NK = 1326         # (N, K) with K <= N <= 50, at N * (N + 1) / 2 + K
    SERIES = 36             # results of 1 to 4 attempts in a row, then 0 to 4 icons in Life
    OWN_TURNS = 32
    COUNTS_CELLS = 0        # [2 decks][kind * 2 + shuffled][N, K][miss, hit]
    COUNTS_SERIES = 31824   # [2][N, K][SERIES]
    COUNTS_TURNS = 127296   # [2][kind][own turn][attempts, hits, sum p, sum p (1 - p)]
    COUNTS_SAVED = 128064   # [2][kind][N][c, s, c c, c s, s s], c = cost of the hit, s = costs of all unseen icons
    COUNTS_KNOWN = 129594   # [2][kind][miss, hit]: the card was known before
    COUNTS_LUCK = 129606    # [2][kind][10]: see add_luck
    COUNTS_LOST = 129666    # attempts that the list of a game had no room for
    COUNTS = 129667
    P_BITS = 30             # sums of p are in units of 2^-30
    LUCK_BITS = 12          # sums over the pairs in units of 2^-12

cdef struct Luck:           # of one deck and kind in the games of a pair
    int64_t points          # sum over games of (2 won, 1 drawn, 0 lost) * luck
    int64_t luck            # hits - sum p
    int64_t spread          # sum p (1 - p)


cdef inline uint64_t unseen_cards(Zx* s, int p) noexcept nogil:
    """The cards of p among which the next unknown card of the Deck is, all equally likely."""
    cdef uint64_t r = s.deck[p] & ~s.ordered[p], e = s.life[p] & ~(s.life_seen[p] | s.peeked[p])
    if s.shuffled[p] == 0:
        return r | e
    while e:
        if s.moved[p][ctz(e)] > s.shuffled[p]:
            r |= e & -e
        e &= e - 1
    return r


cdef inline uint64_t icons_among(Zx* s, Match* m, int p, uint64_t cards, int zone) noexcept nogil:
    cdef uint64_t r = cards & m.icon[p], e = cards & m.maybe_icon[p] & ~r
    while e:
        if icon_of(s, m, p << 7 | ctz(e), zone, -1):
            r |= e & -e
        e &= e - 1
    return r


cdef inline void note(Zx* s, Match* m, int p, int kind, uint64_t cards, int c, int hits, int zone) noexcept nogil:
    """An attempt of p that turns over card c, one of these unseen cards (0: c is known). hits: 1 if c has the icon."""
    cdef uint64_t icons
    cdef int k, costs = 0
    if s.ntries == TRIES:
        s.lost_tries += 1
        return
    icons = icons_among(s, m, p, cards, zone)
    for k in range(4):
        costs += pop(icons & m.cost_bit[p][k]) << k
    s.tries[s.ntries] = (pop(cards) | pop(icons) << 8 | hits << 16 | kind << 20 | p << 23
                         | <uint64_t>(s.turn >> 1) << 24 | <uint64_t>(m.hit_cost[c] if hits else 0) << 32
                         | <uint64_t>costs << 40 | <uint64_t>(s.shuffled[p] != 0) << 56)
    s.ntries += 1


cdef inline void note_ignition(Zx* s, Match* m, int p, int kind, int c, bint icon, bint known) noexcept nogil:
    """An ignition has shown card c on top of the Deck. known: a player knew that it lay there."""
    note(s, m, p, kind, 0 if known else unseen_cards(s, p) | one(c & 127), c, icon, Z_DECK)


cdef inline void note_life(Zx* s, Match* m, int p, int c, int hits) noexcept nogil:
    """A Life card of p is turned over by damage. Life from before the last shuffle is a set of its own: its owner knows which cards it holds."""
    cdef uint64_t b = one(c & 127), cards = unseen_cards(s, p), e
    if not cards & b:
        e = s.life[p] & ~(s.life_seen[p] | s.peeked[p] | cards)
        cards = e if e & b else 0
    note(s, m, p, AT_LIFE, cards, c, hits, Z_LIFE)


cdef inline void add_series(int64_t* counts, int at, int length, int bits) noexcept nogil:
    """A series that began with (N, K): hits and misses of 1 to 4 attempts, the first one in the highest bit."""
    if length:
        counts[at + (1 << length) - 2 + bits] += 1


cdef inline void add_attempts(Zx* s, int64_t* counts, int64_t* chance, Luck* luck) noexcept nogil:
    """Add the attempts of a game to the counts and to the luck [2 decks][kind] of its pair. chance: K/N by (N, K), in 2^-30."""
    cdef uint64_t t, key, next_key = 0
    cdef int64_t* a
    cdef int64_t x, v, c, costs, points
    cdef int i, n, nk, hits, kind, d, dk, turn, start = 0, length = 0, bits = 0
    cdef Luck game[6]
    cdef int64_t unit = <int64_t>1 << P_BITS, half = 1 << (P_BITS - LUCK_BITS - 1)
    for i in range(6):
        game[i].luck = game[i].spread = 0
    for i in range(s.ntries):
        t = s.tries[i]
        n = t & 255
        nk = n * (n + 1) // 2 + (t >> 8 & 255)
        hits = t >> 16 & 15
        kind = t >> 20 & 7
        d = (t >> 23 & 1) ^ s.swapped
        if kind == AT_SETUP:
            counts[COUNTS_SERIES + (d * PAIRS_NK + nk) * SERIES + 30 + hits] += 1
            continue
        dk = d * AT_KINDS + kind
        key = t & <uint64_t>0xff80ffff
        if length and (key != next_key or length == 4 or kind == AT_LIFE):
            add_series(counts, start, length, bits)
            length = 0
        if n == 0:
            counts[COUNTS_KNOWN + dk * 2 + hits] += 1
            continue
        counts[COUNTS_CELLS + ((dk * 2 + (t >> 56)) * PAIRS_NK + nk) * 2 + hits] += 1
        if kind != AT_LIFE:
            if length == 0:
                start = COUNTS_SERIES + (d * PAIRS_NK + nk) * SERIES
                bits = 0
            length += 1
            bits = bits * 2 + hits
            next_key = key - 1 - (hits << 8)
        x = chance[nk]
        v = x * (unit - x) >> P_BITS
        turn = t >> 24 & 255
        a = counts + COUNTS_TURNS + (dk * OWN_TURNS + (turn if turn < OWN_TURNS else OWN_TURNS - 1)) * 4
        a[0] += 1
        a[1] += hits
        a[2] += x
        a[3] += v
        c = t >> 32 & 255
        costs = t >> 40 & <uint64_t>0xfff
        a = counts + COUNTS_SAVED + (dk * 51 + n) * 5
        a[0] += c
        a[1] += costs
        a[2] += c * c
        a[3] += c * costs
        a[4] += costs * costs
        game[dk].luck += (<int64_t>hits << P_BITS) - x
        game[dk].spread += v
    add_series(counts, start, length, bits)
    counts[COUNTS_LOST] += s.lost_tries
    for i in range(6):
        game[i].luck = game[i].luck + half >> (P_BITS - LUCK_BITS)
        game[i].spread = game[i].spread + half >> (P_BITS - LUCK_BITS)
        points = 1 if s.winner == 2 else 2 if s.winner ^ s.swapped == (i >= 3) else 0
        luck[i].points += points * game[i].luck
        luck[i].luck += game[i].luck
        luck[i].spread += game[i].spread


cdef inline void add_luck(int64_t* counts, Luck* luck) noexcept nogil:
    """The games of one pair belong together: add their luck with its squares and products, and begin a new pair."""
    cdef int i
    cdef int64_t* a
    cdef Luck x
    for i in range(6):
        x = luck[i]
        a = counts + COUNTS_LUCK + i * 10
        a[0] += 1
        a[1] += x.points
        a[2] += x.luck
        a[3] += x.spread
        a[4] += x.points * x.points
        a[5] += x.points * x.luck
        a[6] += x.points * x.spread
        a[7] += x.luck * x.luck
        a[8] += x.luck * x.spread
        a[9] += x.spread * x.spread
        luck[i].points = luck[i].luck = luck[i].spread = 0
