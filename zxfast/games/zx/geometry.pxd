"""Section 5: the 3x3 field. Masks are nine bits, bit i = square i."""
from libc.stdint cimport uint8_t, uint16_t, uint64_t

cdef extern from * nogil:
    """
    static const uint16_t ZX_BESIDE[9] = {0x00a, 0x015, 0x022, 0x051, 0x0aa, 0x114, 0x088, 0x150, 0x0a0};
    static const uint16_t ZX_WITHIN2[9] = {0x05e, 0x0bd, 0x133, 0x0f3, 0x1ef, 0x19e, 0x199, 0x17a, 0x0f4};
    static const uint16_t ZX_WITHIN3[9] = {0x0fe, 0x1fd, 0x1bb, 0x1f7, 0x1ef, 0x1df, 0x1bb, 0x17f, 0x0fe};
    static const uint8_t ZX_HOME[2] = {1, 7};
    static const uint8_t ZX_ATTACKER[36] = {
      0, 0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 3, 4, 5, 6, 7, 8, 0, 0, 0};
    static const uint8_t ZX_TARGET[36] = {
      0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    static const uint16_t ZX_GOAL[2] = {0x080, 0x002};
    """
    const uint16_t BESIDE "ZX_BESIDE"[9]      # ZX-5.4
    const uint16_t WITHIN2 "ZX_WITHIN2"[9]    # ZX-5.5: distance 1 or 2
    const uint16_t WITHIN3 "ZX_WITHIN3"[9]
    const uint8_t ATTACKER "ZX_ATTACKER"[36]  # squares of an attack at distance 1: direction (+1, -1, +3, -3) * 9 + target
    const uint8_t TARGET "ZX_TARGET"[36]
    const uint8_t HOME "ZX_HOME"[2]           # player squares (ZX-5.2)
    const uint16_t GOAL "ZX_GOAL"[2]          # mask of the opponent's one

cdef enum:
    BOARD = 0x1ff
    NORMAL = 0x17d      # normal squares (ZX-5.1)


cdef inline int within(int square, int distance) noexcept nogil:
    """Squares at distance 1 .. distance (ZX-5.5, ZX-16.4)."""
    if distance <= 1:
        return BESIDE[square]
    if distance == 2:
        return WITHIN2[square]
    if distance == 3:
        return WITHIN3[square]
    return BOARD & ~(1 << square)


cdef inline int around(int squares) noexcept nogil:
    """Squares beside any of these."""
    return ((squares & 0x0db) << 1 | (squares & 0x1b6) >> 1 | squares << 3 | squares >> 3) & BOARD
