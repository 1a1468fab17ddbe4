"""The missions in which whole hands change owners (UR-14.20 to UR-14.22)."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.urbno import events
from rulebound.games.urbno.layout import give_hand
from rulebound.games.urbno.missions.goals import MostTricks, PerTrick, tricks
from rulebound.games.urbno.missions.mission import Mission
from rulebound.games.urbno.seam import Part
from rulebound.games.urbno.state import State


class PairTricks(PerTrick):
    """The pair with more tricks (``sign`` +1) or fewer (-1); a tie is UR-D18's."""

    def __init__(self, sign: int) -> None:
        self.sign = sign

    def have(self, s: State, seat: int) -> int:
        return tricks(s, seat) + tricks(s, (seat + 2) % 4)

    def units(self, s: State, seat: int) -> int:
        mine, theirs = self.have(s, seat), self.have(s, (seat + 1) % 4)
        if mine == theirs:
            return int(s.rules.most_tricks_tie == "all_tied")
        return int(self.sign * mine > self.sign * theirs)

    def parts(self, s: State, viewer: int | None, seat: int) -> list[Part]:
        pair = sorted((seat, (seat + 2) % 4))
        return [{"seat": partner, "have": tricks(s, partner)} for partner in pair]


class Partners(Mission):
    """UR-14.20, UR-14.21: everybody plays the hand of the player opposite."""

    in_pairs = True

    def prepare(self, s: State) -> Flow[None]:
        s.tell(events.HandsCrossed)
        give_hand(s, [0, 1, 2, 3], [2, 3, 0, 1])
        yield from ()


class WanderingHands(Mission):
    """UR-14.22: after every trick each hand goes to the left-hand neighbour."""

    def end_trick(self, s: State) -> None:
        seats = list(range(s.seats))
        s.tell(events.HandsMoved)
        give_hand(s, seats, [s.left(seat) for seat in seats])

    def holder(self, s: State, seat: int, trick: int) -> int:
        return (seat + s.trick - trick - 1) % s.seats


partners_more: Final = Partners(20, 8, +1, PairTricks(+1))
partners_fewer: Final = Partners(21, 8, +1, PairTricks(-1))
wandering_hands: Final = WanderingHands(22, 6, +1, MostTricks())
