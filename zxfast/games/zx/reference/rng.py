"""Random streams: xoshiro256++ seeded by splitmix64 (PROTOCOL.md, "Random numbers")."""

from __future__ import annotations

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15

DECK, LIFE, PLAYER = 0, 1, 2  # purposes


def finalise(z: int) -> int:
    """The output function of splitmix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def mix(x: int) -> int:
    """The splitmix64 output for state x."""
    return finalise((x + GOLDEN) & MASK)


def splitmix(state: int, n: int) -> list[int]:
    """The first n splitmix64 outputs from a state."""
    return [finalise((state + GOLDEN * (i + 1)) & MASK) for i in range(n)]


def rotl(x: int, k: int) -> int:
    return ((x << k) | (x >> (64 - k))) & MASK


class Stream:
    """One xoshiro256++ generator."""

    def __init__(self, words: list[int]) -> None:
        self.words = list(words)

    @classmethod
    def of(cls, seed: int, pair: int, purpose: int, owner: int) -> Stream:
        """The stream of one purpose and owner in one game (PROTOCOL.md)."""
        key = mix(mix(mix(seed & MASK) ^ (pair & MASK)) ^ (purpose * 2 + owner))
        return cls(splitmix(key, 4))

    def next(self) -> int:
        s = self.words
        result = (rotl((s[0] + s[3]) & MASK, 23) + s[0]) & MASK
        t = (s[1] << 17) & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)
        return result

    def below(self, n: int) -> int:
        """A number 0..n-1: the high 64 bits of next() * n. Always exactly one draw."""
        return (self.next() * n) >> 64
