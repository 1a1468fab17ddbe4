"""How long a bot may still think."""

from time import monotonic
from typing import Final

SAFETY: Final = 0.05
"""The part of its time that a bot leaves alone, for what it cannot interrupt."""


class Clock:
    """Runs down by seconds or, where a match must come out the same again, not at all."""

    __slots__ = ("_seconds", "_start")

    def __init__(self, seconds: float | None) -> None:
        self._seconds = None if seconds is None else seconds * (1 - SAFETY)
        self._start = 0.0 if seconds is None else monotonic()

    def late(self, share: float = 1.0) -> bool:
        """Whether this share of the time is over."""
        return self._seconds is not None and monotonic() >= self._start + share * self._seconds
