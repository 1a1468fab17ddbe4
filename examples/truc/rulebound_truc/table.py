"""The cards, the table and its text, a position."""

from dataclasses import dataclass, field

from rulebound.core.copying import Copyable, Dropped, Unkeyed
from rulebound.core.events import Log, Teller
from rulebound.core.positions import PositionText
from rulebound.core.rng import Rng

RANKS, SUITS = ("9", "10", "J", "Q", "K", "A", "8", "7"), "cdhs"
PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)
HAND, NOBODY = 3, -1


@dataclass(slots=True)
class Table(Teller, Copyable):
    rng: Unkeyed[Rng]
    target: int
    log: Dropped[Log | None] = None
    sealed: Unkeyed[int] = 0
    deals: int = 0
    dealer: int = 1
    stake: int = 1
    offered: int = 0  # the stake that has to be accepted or not; 0: none
    points: list[int] = field(default_factory=lambda: [0, 0])
    hands: list[tuple[str, ...]] = field(default_factory=lambda: [(), ()])
    played: list[tuple[str, ...]] = field(default_factory=lambda: [(), ()])  # in this round

    @property
    def over(self) -> bool:
        return max(self.points) >= self.target

    @property
    def takers(self) -> list[int]:
        """3. Who took each trick of this round: the higher card did."""
        return [taker_of(*cards) for cards in zip(*self.played, strict=False)]

    @property
    def leader(self) -> int:
        return next((taker for taker in self.takers[::-1] if taker != NOBODY), 1 - self.dealer)

    @property
    def mover(self) -> int:
        return self.leader if self.led(1 - self.leader) is None else 1 - self.leader

    def led(self, seat: int) -> str | None:
        """The other player's card that waits for one of this seat's."""
        theirs = self.played[1 - seat]
        return theirs[-1] if len(theirs) > len(self.played[seat]) else None

    @property
    def winner(self) -> int | None:
        """4. Who has won the round (nobody, if all is spoilt); ``None`` while that is open."""
        taken = [taker for taker in self.takers if taker != NOBODY]
        two = [seat for seat in (0, 1) if taken.count(seat) == 2]
        won = taken[:1] if NOBODY in self.takers else two
        return won[0] if won else NOBODY if len(self.takers) == HAND else None


def taker_of(zero: str, one: str) -> int:
    higher = RANKS.index(one[:-1]) - RANKS.index(zero[:-1])
    return int(higher > 0) if higher else NOBODY


def read_position(t: Table, text: str) -> None:
    read = PositionText(text, 2, ("dealer", "stake", "points"), ("hand", "played"))
    t.dealer = read.number(read.values.get("dealer", "1"), "dealer", 2)
    t.stake = read.number(read.values.get("stake", "1"), "stake", t.target + 1)
    t.points = read.numbers("points", 2)
    free = list(PACK)
    t.hands, t.played = (read.of_seats(key, free, t.rng.shuffled) for key in ("hand", "played"))
    if any(len(hand + played) != HAND for hand, played in zip(t.hands, t.played, strict=True)):
        read.fault(f"both seats must have {HAND} cards, in hand and played")
    if t.over or t.stake not in (1, *range(2, t.target + 1, 2)):
        read.fault(f"nobody may have {t.target} points; the stake is 1, 2, 4 and so on")
    ahead = len(t.played[t.leader]) - len(t.played[1 - t.leader])
    if ahead not in (0, 1) or t.winner is not None:
        read.fault("the leader plays first, and the round is not decided")
    read.check()
