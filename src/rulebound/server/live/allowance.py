"""How much somebody may do at once, and how much in the long run."""

import time
from typing import Final

_MOST: Final = 10_000
"""So many people are remembered before those who have been quiet are forgotten."""


class Allowance:
    """A bucket of tokens; it may be overdrawn."""

    def __init__(self, burst: float, each_second: float, factor: float) -> None:
        self._burst = burst * factor
        self._each_second = each_second * factor
        self._tokens = self._burst
        self._since = time.monotonic()

    def take(self) -> float:
        """Take a token; how many are left, below zero if there were too few."""
        if not self._burst:
            return 0.0
        self._grow()
        self._tokens -= 1
        return self._tokens

    @property
    def full(self) -> bool:
        self._grow()
        return self._tokens >= self._burst

    def _grow(self) -> None:
        moment = time.monotonic()
        grown = self._tokens + (moment - self._since) * self._each_second
        self._tokens = min(self._burst, grown)
        self._since = moment


class Allowances:
    """One for each person, however many pages they have and however often they come."""

    def __init__(self) -> None:
        self._of: dict[str, Allowance] = {}

    def take(self, who: str, burst: float, each_second: float, factor: float) -> float:
        if who not in self._of:
            if len(self._of) >= _MOST:
                self._of = {name: left for name, left in self._of.items() if not left.full}
            self._of[who] = Allowance(burst, each_second, factor)
        return self._of[who].take()
