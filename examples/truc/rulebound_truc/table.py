"""The cards, the table and its text, a position."""

from dataclasses import dataclass, field
from typing import Final

from rulebound.core.copying import Copyable, Dropped, Unkeyed
from rulebound.core.events import Log, Teller
from rulebound.core.positions import PositionText
from rulebound.core.rng import Rng

RANKS: Final = ("9", "10", "J", "Q", "K", "A", "8", "7")
SUITS: Final = "cdhs"
CODES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""A card is its place here."""
HAND: Final = 3
NOBODY: Final = -1


@dataclass(slots=True)
class Table(Teller, Copyable):
    rng: Unkeyed[Rng]
    target: int
    log: Dropped[Log | None] = None
    sealed: Unkeyed[int] = 0
    deals: int = 0
    dealer: int = 1
    stake: int = 1
    offered: int = 0
    """The stake that has to be accepted or not; 0: none."""
    points: list[int] = field(default_factory=lambda: [0, 0])
    hands: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    played: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """The cards of this round's tricks."""

    @property
    def over(self) -> bool:
        return max(self.points) >= self.target

    @property
    def takers(self) -> list[int]:
        return [taker_of(*cards) for cards in zip(*self.played, strict=False)]

    @property
    def leader(self) -> int:
        return next((taker for taker in self.takers[::-1] if taker != NOBODY), 1 - self.dealer)

    def led(self, seat: int) -> int:
        """The other player's card that waits for one of this seat's."""
        other = self.played[1 - seat]
        return other[-1] if len(other) > len(self.played[seat]) else NOBODY


def taker_of(zero: int, one: int) -> int:
    """3. The seat of the higher card."""
    higher = one // len(SUITS) - zero // len(SUITS)
    return int(higher > 0) if higher else NOBODY


def round_winner(takers: list[int]) -> int | None:
    """4. Who has won the round (nobody, if all is spoilt); ``None`` while that is open."""
    for seat in (0, 1):
        if takers.count(seat) == 2:
            return seat
    first = next((taker for taker in takers if taker != NOBODY), NOBODY)
    decided = len(takers) == HAND or (first != NOBODY and NOBODY in takers)
    return first if decided else None


def write_position(t: Table) -> str:
    """A raise that is not answered yet counts as not made."""
    lines = [f"dealer: {t.dealer}", f"stake: {t.stake}", f"points: {t.points[0]} {t.points[1]}"]
    for seat in (0, 1):
        hand, played = (" ".join(CODES[c] for c in held[seat]) for held in (t.hands, t.played))
        lines += [f"seat {seat}:", f"hand: {hand}", f"played: {played}"]
    return "\n".join(lines)


def read_position(t: Table, text: str) -> None:
    read = PositionText(text, 2, ("dealer", "stake", "points"), ("hand", "played"))
    t.dealer = read.number(read.values.get("dealer", "1"), "dealer", 2)
    t.stake = read.number(read.values.get("stake", "1"), "stake", t.target + 1)
    t.points = read.numbers("points", 2)
    free = list(range(len(CODES)))
    for seat, values in enumerate(read.seats):
        for key, held in (("hand", t.hands), ("played", t.played)):
            words = values.get(key, "").split()
            found = read.take(words, free, f"{key} of {seat}", CODES.__getitem__, t.rng.shuffled)
            held[seat] = tuple(card for card, _ in found)
        if len(t.hands[seat]) + len(t.played[seat]) != HAND:
            read.fault(f"seat {seat} must have {HAND} cards, in hand and played")
    if t.over or t.stake not in (1, *range(2, t.target + 1, 2)):
        read.fault(f"nobody may have {t.target} points; the stake is 1, 2, 4 and so on")
    if len(t.played[t.leader]) - len(t.played[1 - t.leader]) not in (0, 1):
        read.fault("the leader plays first")
    if round_winner(t.takers) is not None:
        read.fault("the round is decided already")
    read.check()
