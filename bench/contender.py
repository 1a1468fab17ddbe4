"""What every library has to show, so that all are measured by the same code."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

P = TypeVar("P")


class Contender(ABC, Generic[P]):
    """A game as one library plays it."""

    @abstractmethod
    def walk(self, seed: int, rng: Random) -> Iterator[P]:
        """Play one match at random, pausing before each decision with the live position."""

    def stops(self, seed: int, rng: Random) -> Iterator[P]:
        """The positions of a walk at which a fork is worth measuring: all but the first."""
        walk = self.walk(seed, rng)
        next(walk, None)
        return walk

    @abstractmethod
    def options(self, position: P) -> list[Any]:
        """What can be chosen there; tells whether a copy is one."""

    @abstractmethod
    def forker(self, position: P) -> Callable[[], P]:
        """What makes an independent copy of the position."""

    def imaginer(self, position: P) -> Callable[[], P] | None:
        """What makes a copy in which hidden things are re-dealt, if the library can."""
        return None


@dataclass(frozen=True, slots=True)
class Entry:
    """A contender that is not loaded yet."""

    peer: str
    game: str
    load: Callable[[], Contender[Any]]
    """Raises ``ImportError`` if the library is not installed."""

    @property
    def label(self) -> str:
        return f"{self.peer} {self.game}"
