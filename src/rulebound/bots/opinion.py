"""What a bot thinks of a choice: its options, each with a chance to win and the line it expects.

A bot that can say so has a method ``opinion(chair, also)``; ``also`` names options that it shall
think about although they look bad.
"""

from collections.abc import Iterable, Sequence
from math import hypot, sqrt
from typing import Final, NamedTuple, Protocol

from rulebound.bots.base import Chair

SURE: Final = 1.96
"""So many deviations to both sides hold 95 of 100 cases."""
UNSURE: Final = 0.25
"""How far a value may be off that was found only once."""


class Thought(NamedTuple):
    """What a bot thinks of one option."""

    choice: str
    value: float
    """The chance to win, from 0 to 1."""
    within: float
    """The true value lies within this much of it, up and down, in 95 cases of 100."""
    samples: int
    """How often it was tried."""
    line: tuple[str, ...]
    """What is expected to be chosen, from the option on, by whoever has to choose."""


Opinion = tuple[Thought, ...]
"""The best option first."""


class Opinionated(Protocol):
    def opinion(self, chair: Chair, also: Sequence[str] = ()) -> Opinion: ...


def ranked(thoughts: Iterable[Thought]) -> Opinion:
    """The best first; what is not known well stands behind what is as good and better known."""
    return tuple(sorted(thoughts, key=lambda t: (-t.value, t.within, t.choice)))


def interval(total: float, squares: float, count: int) -> float:
    """How far the mean of so many values may be off, from their sum and the sum of squares."""
    if count < 2:
        return UNSURE
    mean = total / count
    spread = max(0.0, squares / count - mean * mean) * count / (count - 1)
    return SURE * sqrt(spread / count)


def parted(better: Thought, worse: Thought) -> bool:
    """Whether one is better by more than may be chance."""
    return better.value - worse.value > hypot(better.within, worse.within)
