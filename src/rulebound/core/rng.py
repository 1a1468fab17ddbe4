"""Randomness: a counter-based generator of two integers, cheap to copy and stable for ever."""

from collections.abc import Sequence
from typing import TypeVar

from rulebound.core.copying import Copyable

T = TypeVar("T")
_MASK = (1 << 64) - 1
_SPAN = 1 << 64
_GOLDEN = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """The finalising bit mixer of SplitMix64."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & _MASK
    return x ^ (x >> 31)


class Rng(Copyable):
    """The n-th number drawn is a function of ``key`` and n alone."""

    __slots__ = ("count", "key")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.key = mix((seed + _GOLDEN) & _MASK)
        self.count = count

    def copy(self) -> "Rng":
        twin = Rng.__new__(Rng)
        twin.key = self.key
        twin.count = self.count
        return twin

    def bits(self) -> int:
        """The next 64 random bits."""
        self.count += 1
        return mix((self.key + self.count * _GOLDEN) & _MASK)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError("below() needs a positive bound")
        limit = _SPAN - _SPAN % n
        while (x := self.bits()) >= limit:
            pass
        return x % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        out = list(items)
        key, count, golden, mask = self.key, self.count, _GOLDEN, _MASK
        for n in range(len(out), 1, -1):
            while True:  # as below(n), written out because decks are shuffled often
                count += 1
                x = (key + count * golden) & mask
                x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & mask
                x = (x ^ (x >> 27)) * 0x94D049BB133111EB & mask
                x ^= x >> 31
                j = x % n
                if x - j <= _SPAN - n:
                    break
            out[n - 1], out[j] = out[j], out[n - 1]
        self.count = count
        return tuple(out)
