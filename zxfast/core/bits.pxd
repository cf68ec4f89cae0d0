"""Bit tricks and verbatim C: the only place with intrinsics; each has a portable form with the same result."""
from libc.stdint cimport int8_t, int32_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef extern from * nogil:
    """
    #include <stdint.h>
    /* A function of its own, once in the machine code: where it is called from many places, or seldom (the instruction cache is small). */
    #if defined(__GNUC__)
    #define ZX_APART(type) __attribute__((noinline)) type
    #else
    #define ZX_APART(type) type
    #endif
    #ifdef ZX_DEBUG
    #define ZX_CHECKING 1
    #else
    #define ZX_CHECKING 0
    #endif
    #define ZX_LIKELY(x) __builtin_expect(!!(x), 1)
    #if defined(__POPCNT__)
    static inline int zx_pop(uint64_t m) { return __builtin_popcountll(m); }
    #else
    static inline int zx_pop(uint64_t v) {
      v = v - ((v >> 1) & 0x5555555555555555ULL);
      v = (v & 0x3333333333333333ULL) + ((v >> 2) & 0x3333333333333333ULL);
      v = (v + (v >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
      return (int)((v * 0x0101010101010101ULL) >> 56); }
    #endif
    static inline int zx_ctz(uint64_t m) { return __builtin_ctzll(m); }
    static inline int zx_clz(uint64_t m) { return __builtin_clzll(m); }
    #if defined(__BMI2__)
    #include <immintrin.h>
    static inline int zx_nth(uint64_t m, int k) { return (int)__builtin_ctzll(_pdep_u64(1ULL << k, m)); }
    static inline uint64_t zx_low(uint64_t m, int k) { return _pdep_u64((1ULL << k) - 1, m); }
    #else
    static inline int zx_nth(uint64_t m, int k) { while (k--) m &= m - 1; return __builtin_ctzll(m); }
    static inline uint64_t zx_low(uint64_t m, int k) { uint64_t r = m; while (k--) r &= r - 1; return m ^ r; }
    #endif
    static inline uint64_t zx_mulhi(uint64_t a, uint64_t b) {
    #if defined(__GNUC__)
      __asm__("" : "+r"(b));    /* GCC multiplies with a sign where it knows that b is a small int: four instructions more */
    #endif
      return (uint64_t)(((unsigned __int128)a * b) >> 64); }
    /* byte k of *x, from the lowest: a load of one byte where memory holds that one first */
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    static inline uint8_t zx_byte(const uint64_t* x, int k) { return ((const uint8_t*)x)[k]; }
    #else
    static inline uint8_t zx_byte(const uint64_t* x, int k) { return (uint8_t)(*x >> 8 * k); }
    #endif
    """
    int CHECKING "ZX_CHECKING"      # the debug variant: it tests its own invariants
    ctypedef int apart_int "ZX_APART(int)"
    ctypedef void apart_void "ZX_APART(void)"
    ctypedef uint64_t apart_set "ZX_APART(uint64_t)"
    bint likely "ZX_LIKELY"(bint x) noexcept
    int pop "zx_pop"(uint64_t m) noexcept
    int ctz "zx_ctz"(uint64_t m) noexcept
    int clz "zx_clz"(uint64_t m) noexcept
    int nth "zx_nth"(uint64_t m, int k) noexcept        # position of the k-th set bit, from 0
    uint64_t low "zx_low"(uint64_t m, int k) noexcept   # the k lowest set bits
    uint8_t byte_of "zx_byte"(const uint64_t* x, int k) noexcept
    uint64_t mulhi "zx_mulhi"(uint64_t a, uint64_t b) noexcept


cdef inline uint64_t one(int i) noexcept nogil:
    return <uint64_t>1 << i


cdef inline uint64_t lowest_of_runs(uint64_t x, uint64_t first, uint64_t last) noexcept nogil:
    """Of each run of bits [first .. last] keep the lowest one that is set in x: negation inside each run, without a carry
    between runs. Bits outside all runs are dropped."""
    return x & (((~x & ~last) + first) ^ (~x & last))


cdef extern from * nogil:
    """
    /* out[i] = a[i] + b[i] for 16 numbers: a loop that the compiler turns into vector code. */
    static inline void zx_add16(int32_t* out, const int32_t* a, const int32_t* b) { for (int i = 0; i < 16; i++) out[i] = a[i] + b[i]; }
    /* bit i: power[i] <= 0 or damage[i] >= power[i] (ZX-12.7) */
    #if defined(__AVX2__)
    static inline int zx_dead16(const int32_t* power, const int32_t* damage) {
      int r = 0;
      for (int i = 0; i < 2; i++) {
        __m256i p = _mm256_loadu_si256((const __m256i*)(power + 8 * i)), d = _mm256_loadu_si256((const __m256i*)(damage + 8 * i));
        __m256i alive = _mm256_and_si256(_mm256_cmpgt_epi32(p, _mm256_setzero_si256()), _mm256_cmpgt_epi32(p, d));
        r |= (~_mm256_movemask_ps(_mm256_castsi256_ps(alive)) & 0xff) << (8 * i); }
      return r; }
    #else
    static inline int zx_dead16(const int32_t* power, const int32_t* damage) {
      int r = 0;
      for (int i = 0; i < 16; i++) r |= (power[i] <= 0 || damage[i] >= power[i]) << i;
      return r; }
    #endif
    /* In each of 16 masks: only the bits of `keep` stay; what bit x was becomes bit y, which is 0 before. */
    static inline void zx_keep_bits(uint16_t* masks, uint16_t keep) { for (int i = 0; i < 16; i++) masks[i] &= keep; }
    static inline void zx_move_bit(uint16_t* masks, uint16_t x, uint16_t y) {
      for (int i = 0; i < 16; i++) masks[i] = (uint16_t)((masks[i] & ~x & ~y) | (masks[i] & x ? y : 0)); }
    """
    void keep_bits "zx_keep_bits"(uint16_t* masks, uint16_t keep) noexcept
    void move_bit "zx_move_bit"(uint16_t* masks, uint16_t x, uint16_t y) noexcept
    void add16 "zx_add16"(int32_t* out, const int32_t* a, const int32_t* b) noexcept
    int dead16 "zx_dead16"(const int32_t* power, const int32_t* damage) noexcept


cdef extern from * nogil:
    """
    /* A grid of three rows of three squares, in lanes: square t is number t + t / 3 of twelve, the fourth of each row is not used.
       gap[t] = power[t] - damage[t] - the sum of given[] on the squares beside t that are in `givers`. */
    #if defined(__AVX2__)
    static inline __m128i zx_row(const int32_t* a, int givers, int r) {
      const __m128i bits = _mm_setr_epi32(1, 2, 4, 8);
      __m128i in = _mm_and_si128(_mm_set1_epi32(givers >> 3 * r & 7), bits);
      return _mm_and_si128(_mm_loadu_si128((const __m128i*)(a + 3 * r)), _mm_cmpeq_epi32(in, bits)); }
    static inline __m128i zx_left(const int32_t* power, const int32_t* damage, __m128i row, __m128i other, int r) {
      __m128i a = _mm_loadu_si128((const __m128i*)(power + 3 * r)), b = _mm_loadu_si128((const __m128i*)(damage + 3 * r));
      __m128i sides = _mm_add_epi32(_mm_slli_si128(row, 4), _mm_srli_si128(row, 4));
      return _mm_sub_epi32(_mm_sub_epi32(a, b), _mm_add_epi32(sides, other)); }
    static inline void zx_gaps(int32_t* gap, const int32_t* power, const int32_t* damage, const int32_t* given, int givers) {
      __m128i a = zx_row(given, givers, 0), b = zx_row(given, givers, 1), c = zx_row(given, givers, 2);
      _mm_storeu_si128((__m128i*)gap, zx_left(power, damage, a, b, 0));
      _mm_storeu_si128((__m128i*)(gap + 4), zx_left(power, damage, b, _mm_add_epi32(a, c), 1));
      _mm_storeu_si128((__m128i*)(gap + 8), zx_left(power, damage, c, b, 2)); }
    static inline int zx_low_row(const int32_t* gap, int r, __m128i x) {
      return _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpgt_epi32(x, _mm_loadu_si128((const __m128i*)(gap + 4 * r))))) & 7; }
    static inline int zx_below(const int32_t* gap, int32_t limit) {
      __m128i x = _mm_set1_epi32(limit);
      return zx_low_row(gap, 0, x) | zx_low_row(gap, 1, x) << 3 | zx_low_row(gap, 2, x) << 6; }
    #else
    static inline int zx_given(const int32_t* given, int givers, int t) { return givers >> t & 1 ? given[t] : 0; }
    static inline void zx_gaps(int32_t* gap, const int32_t* power, const int32_t* damage, const int32_t* given, int givers) {
      for (int t = 0; t < 9; t++)
        gap[t + t / 3] = power[t] - damage[t] - (t % 3 ? zx_given(given, givers, t - 1) : 0) - (t % 3 < 2 ? zx_given(given, givers, t + 1) : 0)
          - (t > 2 ? zx_given(given, givers, t - 3) : 0) - (t < 6 ? zx_given(given, givers, t + 3) : 0); }
    static inline int zx_below(const int32_t* gap, int32_t limit) {
      int r = 0;
      for (int t = 0; t < 9; t++) r |= (gap[t + t / 3] < limit) << t;
      return r; }
    #endif
    """
    void grid_gaps "zx_gaps"(int32_t* gap, const int32_t* power, const int32_t* damage, const int32_t* given, int givers) noexcept
    int grid_below "zx_below"(const int32_t* gap, int32_t limit) noexcept    # squares with a gap below the limit
