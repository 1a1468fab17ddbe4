"""How long a bot may still think."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

SAFETY: Final = 0.05
"""The part of its time that a bot leaves alone, for what it cannot interrupt."""


class Clock:
    """Runs down by seconds or, where a match must come out the same again, not at all."""

    __slots__ = ("_seconds", "_start", "_timer")

    def __init__(self, seconds: float | None, timer: Callable[[], float] = monotonic) -> None:
        self._seconds = None if seconds is None else seconds * (1 - SAFETY)
        self._timer = timer
        self._start = 0.0 if seconds is None else timer()

    def left(self) -> float | None:
        """The seconds that are left."""
        if self._seconds is None:
            return None
        return self._start + self._seconds - self._timer()

    def restart(self, left: float | None) -> None:
        """So many seconds are left; the twin of a process begins to count at another number."""
        if left is not None:
            self._seconds, self._start = left, self._timer()

    @property
    def stopped(self) -> bool:
        """Whether somebody broke the thought off: the time stands at infinity."""
        return self._timer() == inf

    def late(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over."""
        if self._seconds is None:
            return False
        # Of a clock that stands at infinity nothing is left: that compares with nothing.
        return not self._timer() < self._start + share * self._seconds
