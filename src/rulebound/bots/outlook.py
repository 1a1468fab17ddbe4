"""How likely something is to succeed that a seat could undertake: tried out in imagined matches.

A seat's outlook follows from what it sees: each time all that is hidden from it is dealt again.
"""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from rulebound.core.match import Match
from rulebound.core.rng import Rng

ROUNDS: Final = 8
"""What takes longer counts with the last of so many rounds."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What came of a number of attempts."""

    n: int = 0
    wins: tuple[int, ...] = (0,) * ROUNDS
    """How many were won within one round, within two, and so on."""
    beaten: int = 0
    lost: int = 0
    """What was lost of what was at stake, in all of them together."""

    @property
    def won(self) -> int:
        return self.wins[-1]

    def __add__(self, other: "Outlook") -> "Outlook":
        wins = tuple(a + b for a, b in zip(self.wins, other.wins, strict=True))
        return Outlook(self.n + other.n, wins, self.beaten + other.beaten, self.lost + other.lost)


def outlook(
    match: Match, seat: int, refs: tuple[str, ...], n: int, seed: int, seconds: float | None = None
) -> Outlook | None:
    """What ``n`` attempts bring, or fewer if the seconds are over; ``None``: none can be made.

    Without seconds the same seed always tells the same.
    """
    rng = Rng(seed)
    end = None if seconds is None else monotonic() + seconds
    found = Outlook()
    for _ in range(n):
        tried = match.imagine(seat, rng.bits()).attempt(seat, refs, Rng(rng.bits()))
        if tried is None:
            return None
        wins = tuple(int(tried.won and tried.rounds <= within) for within in range(1, ROUNDS))
        found += Outlook(1, (*wins, int(tried.won)), int(tried.beaten), tried.lost)
        if end is not None and monotonic() >= end:
            break
    return found
