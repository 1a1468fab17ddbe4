"""Deathmatch Duel (TK-2.8)."""

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import COMMON, DUEL_MARKS, NAMES, REFS
from rulebound.games.tashkalar.forms.base import Form
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.terms import Gain


def points_for(tally: list[int], side: int) -> int:
    """2 for a legendary, 1 for a heroic piece, 1 for two commons (TK-2.8.5, TK-2.9.8)."""
    common, heroic, legendary = tally[3 * side : 3 * side + 3]
    return 2 * legendary + heroic + common // 2


class Duel(Form):
    id = "duel"
    seats = (2, 4)
    teams = True
    legends_optional = True  # TK-2.6.9
    end_score = 18
    start_marks = tuple(1 << square for square in DUEL_MARKS)
    track = 21

    def stones(self, seats: int) -> int:
        return 16

    def set_up(self, s: State) -> Flow[None]:
        """TK-2.8.2, TK-2.8.3: who plays last puts a piece of each colour on the marks."""
        s.scores = [0] * s.rules.sides
        yield CHECKPOINT
        seat = (s.first - 1) % s.rules.seats
        here, there = DUEL_MARKS

        def build() -> tuple[Option, ...]:
            return tuple(
                Option("start", (REFS[here], f"colour:{s.colour_of(side)}"), data=side)
                for side in (0, 1)
            )

        option = yield Decision(seat, Text("tashkalar-ask-start", {}), build)
        for side, square in ((option.data, here), (1 - option.data, there)):
            s.put(side, COMMON, 1 << square)
            s.tell(events.Started, square=NAMES[square], colour=s.colour_of(side))

    def legend_summoned(self, s: State) -> Flow[None]:
        self._gain(s, s.side, 1, Gain.LEGEND)  # TK-2.8.6
        yield from ()

    def flare_invoked(self, s: State, against: int) -> None:
        self._gain(s, against, 1, Gain.FLARE)  # TK-2.8.7

    def close(self, s: State, option: Option) -> Flow[None]:
        points = self.points(s, 1 - s.side)
        if points:
            self._gain(s, s.side, points, Gain.DESTROYED)
        yield from ()

    def points(self, s: State, side: int) -> int:
        return points_for(s.tally, side)

    def _gain(self, s: State, side: int, points: int, why: Gain) -> None:
        s.scores[side] += points
        s.tell(events.Scored, colour=s.colour_of(side), points=points, why=why)

    def score(self, s: State, side: int) -> int:
        return s.scores[side]


DUEL = Duel()
