"""Seeds of the matches that a test plays at random."""

from collections.abc import Iterator

run = 0
"""The seed of the run, for what draws while tests are collected; :mod:`tests.conftest` sets it."""


class Seeds:
    """``for seed in seeds(20)``: twenty of them, or fewer where samples are small."""

    def __init__(self, first: int, *, small: bool) -> None:
        self._next = first
        self.small = small
        self.share = 0.2 if small else 0.5
        """How much of a match is looked at."""
        self.last: int | None = None
        """The one that is being played with."""

    def __call__(self, number: int, *, small: int = 1) -> Iterator[int]:
        for _ in range(small if self.small else number):
            self.last = self._next
            self._next += 1
            yield self.last
