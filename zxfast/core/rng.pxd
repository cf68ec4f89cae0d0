"""Keyed random streams: xoshiro256++ seeded by splitmix64 (Blackman and Vigna, public domain algorithms)."""
from libc.stdint cimport uint32_t, uint64_t
from .bits cimport apart_void, mulhi


cdef inline uint64_t rotl(uint64_t x, int k) noexcept nogil:
    return (x << k) | (x >> (64 - k))


cdef inline uint64_t next64(uint64_t* s) noexcept nogil:
    cdef uint64_t s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3]
    cdef uint64_t r = rotl(s0 + s3, 23) + s0, t = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotl(s3, 45)
    s[0] = s0
    s[1] = s1
    s[2] = s2
    s[3] = s3
    return r


cdef inline uint32_t below(uint64_t* s, uint32_t n) noexcept nogil:
    """One draw, never a rejection: the bias is below n / 2**64."""
    return <uint32_t>mulhi(next64(s), n)


cdef inline uint64_t mix(uint64_t x) noexcept nogil:
    """The splitmix64 output for state x."""
    x += <uint64_t>0x9e3779b97f4a7c15
    x = (x ^ (x >> 30)) * <uint64_t>0xbf58476d1ce4e5b9
    x = (x ^ (x >> 27)) * <uint64_t>0x94d049bb133111eb
    return x ^ (x >> 31)


cdef inline uint64_t game_key(uint64_t seed, uint64_t pair) noexcept nogil:
    return mix(mix(seed) ^ pair)


cdef inline apart_void seed_stream(uint64_t* s, uint64_t game, int purpose, int owner) noexcept nogil:
    """The stream of one purpose and owner in one game: see PROTOCOL.md."""
    cdef uint64_t x = mix(game ^ <uint64_t>(purpose * 2 + owner))
    cdef int i
    for i in range(4):
        s[i] = mix(x)
        x += <uint64_t>0x9e3779b97f4a7c15
