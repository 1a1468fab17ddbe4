"""Wald's sequential test: play on until it is clear which of two claims holds.

The claims are about the Elo by which one bot is stronger than another. A sample is one deal that
was played from every seat: its share of the points, from 0 to 1. Matches of one deal are not
independent, deals are. What values a share takes, and how often, is not known beforehand; so both
claims are given the distribution that fits them and the samples best (the generalised test; the
distribution is that of Owen's empirical likelihood).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

from rulebound.arena.ratings import expected_share
from rulebound.core.errors import RuleboundError

FARTHEST: Final = 2000
"""So far apart bots win or lose everything; claims beyond could not be told from each other."""
_FAINT: Final = 1e-3
"""So many samples each of 0 and 1 are taken to have been seen: both stay possible."""
_BISECTIONS: Final = 100


class Verdict(Enum):
    OPEN = "open"
    STRONGER = "stronger"
    """The higher claim holds."""
    NOT_STRONGER = "not-stronger"
    """The lower claim holds."""


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is it stronger by at least ``high`` Elo, or by no more than ``low``?"""

    low: float
    high: float
    error: float = 0.05
    """How often either claim may be taken wrongly."""

    def __post_init__(self) -> None:
        if not -FARTHEST <= self.low < self.high <= FARTHEST:
            raise RuleboundError(
                "a sequential test needs two Elo differences, the lower one first, "
                f"of {FARTHEST} at most"
            )
        if not 0 < self.error < 0.5:
            raise RuleboundError("the share of errors must be above 0 and below a half")

    @property
    def bound(self) -> float:
        """The test ends where the logarithm of the likelihood ratio is as far as this from 0."""
        return log((1 - self.error) / self.error)

    def evidence(self, shares: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio: above 0 it speaks for the higher claim."""
        counts: dict[float, float] = {**Counter(shares)}
        for extreme in (0.0, 1.0):
            counts[extreme] = counts.get(extreme, 0) + _FAINT
        low = _fitted(counts, expected_share(self.low))
        high = _fitted(counts, expected_share(self.high))
        return sum(count * log(high[share] / low[share]) for share, count in counts.items())

    def verdict(self, shares: Sequence[float]) -> Verdict:
        evidence = self.evidence(shares)
        if evidence >= self.bound:
            return Verdict.STRONGER
        return Verdict.NOT_STRONGER if evidence <= -self.bound else Verdict.OPEN

    def stop(self, shares: Sequence[float]) -> int | None:
        """After how many deals the test ends."""
        for length in range(1, len(shares) + 1):
            if self.verdict(shares[:length]) is not Verdict.OPEN:
                return length
        return None


def _fitted(counts: dict[float, float], mean: float) -> dict[float, float]:
    """Of all distributions over these shares with that mean, the one most likely to give them.

    It is ``p / (1 + tilt * (share - mean))``, p being how often a share was seen; the tilt is
    found by bisection, as the mean falls while it rises.
    """
    total = sum(counts.values())
    below, above = -1 / (max(counts) - mean), 1 / (mean - min(counts))
    for _ in range(_BISECTIONS):
        tilt = (below + above) / 2
        excess = sum(
            count * (share - mean) / _positive(1 + tilt * (share - mean))
            for share, count in counts.items()
        )
        below, above = (tilt, above) if excess > 0 else (below, tilt)
    return {
        share: count / total / _positive(1 + tilt * (share - mean))
        for share, count in counts.items()
    }


def _positive(value: float) -> float:
    """Rounding may bring it to 0 at the ends of the interval of tilts."""
    return max(value, 1e-300)
