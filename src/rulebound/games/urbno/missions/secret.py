"""The missions before which everybody secretly chooses cards (UR-14.15, UR-14.24, UR-14.25)."""

from typing import ClassVar, Final

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.games.urbno import events
from rulebound.games.urbno.cards import CODES, CardOptions, set_of
from rulebound.games.urbno.layout import forget, remember
from rulebound.games.urbno.missions.goals import Exactly, MostTricks, PerTrick
from rulebound.games.urbno.missions.mission import Mission
from rulebound.games.urbno.state import State

_PICKS: Final = tuple(Option("pick", (f"half:{half + 1}",), data=half) for half in range(2))


class SecretChoice(Mission):
    """Nothing of the choices shows before the last one is made (UR-17.4)."""

    lays: ClassVar[CardOptions]

    def prepare(self, s: State) -> Flow[None]:
        yield from self._choose(s)
        yield from self.carry_out(s)
        s.laid = [()] * s.seats
        s.halves = []
        s.sealed += 1

    def carry_out(self, s: State) -> Flow[None]:
        """All have chosen: ``laid`` holds their cards."""
        raise NotImplementedError

    def _choose(self, s: State) -> Flow[None]:
        order = s.from_left_of_dealer()
        while s.asked < s.seats:
            seat = order[s.asked]
            if not s.laid[seat]:
                yield CHECKPOINT
            while len(s.laid[seat]) < self.chosen:
                left = _not_laid(s, seat)
                card = left.bit_length() - 1
                if left & (left - 1):
                    option = yield Decision(
                        seat,
                        Text(
                            "urbno-ask-choose",
                            {"which": self.number, "number": len(s.laid[seat]) + 1},
                        ),
                        lambda: self.lays(_not_laid(s, order[s.asked])),
                    )
                    card = option.data
                s.laid[seat] += (card,)
            s.asked += 1


def _not_laid(s: State, seat: int) -> int:
    return s.hands[seat] & ~set_of(s.laid[seat])


class PlannedMarch(SecretChoice):
    """UR-14.15: everybody lays the cards in a row and plays them in that order."""

    choice = "lay"
    chosen = 6
    lays = CardOptions(choice)
    in_a_row = True

    def carry_out(self, s: State) -> Flow[None]:
        s.rows = s.laid
        s.tell(events.RowsLaid)
        yield from ()


class HalfAHand(SecretChoice):
    """UR-14.24: the right-hand neighbour picks one of two face-down halves to play (UR-D24)."""

    choice = "split"
    chosen = 4
    lays = CardOptions(choice)

    def carry_out(self, s: State) -> Flow[None]:
        n = s.seats
        order = s.from_left_of_dealer()
        if not s.halves:
            s.halves = [s.rng.below(2) for _ in range(n)]
        while s.asked < 2 * n:
            yield CHECKPOINT
            owner = order[s.asked - n]
            option = yield Decision(
                s.right(owner),
                Text("urbno-ask-half", {"seat": owner}),
                lambda: _PICKS,
            )
            laid = set_of(s.laid[owner])
            rest = s.hands[owner] & ~laid
            halves = (laid, rest) if option.data == s.halves[owner] else (rest, laid)
            s.hands[owner], s.out[owner] = halves
            forget(s, laid | rest)
            s.tell(events.HalfPicked, seat=s.right(owner), to=owner)
            s.sealed += 1
            s.asked += 1


class ThreeToTheRight(SecretChoice):
    """UR-14.25: three cards go to the right-hand neighbour, all at the same time (UR-D25)."""

    choice = "pass"
    chosen = 3
    lays = CardOptions(choice)

    def carry_out(self, s: State) -> Flow[None]:
        for seat, cards in enumerate(s.laid):
            forget(s, s.hands[seat])
            s.hands[seat] &= ~set_of(cards)
        for seat, cards in enumerate(s.laid):
            came = set_of(cards)
            s.hands[s.right(seat)] |= came
            remember(s, came, seat)
            s.tell_only(
                (seat, s.right(seat)), events.Passed, seat=seat, cards=[CODES[c] for c in cards]
            )
        yield from ()


planned_march: Final = PlannedMarch(15, 6, +1, MostTricks())
half_a_hand: Final = HalfAHand(24, 8, +1, Exactly(0), tricks=4)
three_to_the_right: Final = ThreeToTheRight(25, 8, -1, PerTrick(), points=1)
