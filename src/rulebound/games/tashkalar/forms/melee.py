"""Deathmatch Melee (TK-2.9)."""

from functools import partial

from rulebound.core.flow import CHECKPOINT, Decision, Flow, Option, Text, plain
from rulebound.games.tashkalar import events
from rulebound.games.tashkalar.board import (
    COMMON,
    MELEE_SYMBOLS,
    NAMES,
    REFS,
    squares,
)
from rulebound.games.tashkalar.forms.base import Form
from rulebound.games.tashkalar.forms.duel import points_for
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.terms import Colour, Gain


def _start_options(s: State, symbol: int, sides: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(
        Option("start", (REFS[square], f"colour:{s.colour_of(side)}"), data=(side, square))
        for square in squares(symbol)
        for side in sides
    )


class Melee(Form):
    id = "melee"
    seats = (3, 4)
    may_resign = False  # TK-2.5.8
    start_marks = MELEE_SYMBOLS
    track = 11

    def stones(self, seats: int) -> int:
        return 18 - seats

    def goal(self, seats: int) -> int:
        return 12 if seats == 3 else 10  # TK-2.9.12

    def set_up(self, s: State) -> Flow[None]:
        """TK-2.9.2 to TK-2.9.4."""
        n = s.rules.seats
        s.scores = [0] * (n * n)
        s.improvised = [(1 << n) - 1 & ~(1 << seat) for seat in range(n)]
        yield CHECKPOINT
        second = (s.first + 1) % n
        left = [side for side in range(n) if n == 3 or side != second]  # D-39
        for symbol in MELEE_SYMBOLS:
            build = partial(_start_options, s, symbol, tuple(left))
            option = yield Decision((s.first - 1) % n, Text("tashkalar-ask-start", {}), build)
            side, square = option.data
            left.remove(side)
            s.put(side, COMMON, 1 << square)
            s.tell(events.Started, square=NAMES[square], colour=s.colour_of(side))

    def legend_summoned(self, s: State) -> Flow[None]:
        """TK-2.9.10, D-18."""
        yield from self._score_one_of(s, s.rivals(s.side), Gain.LEGEND)

    def flare_invoked(self, s: State, against: int) -> None:
        self._gain(s, against, s.side, 1, Gain.FLARE)  # TK-2.9.11

    def close(self, s: State, option: Option) -> Flow[None]:
        """TK-2.9.8, TK-2.9.9."""
        for side in s.rivals(s.side):
            points = self.points(s, side)
            if points:
                self._gain(s, s.side, side, points, Gain.DESTROYED)
        singles = self.singles(s)
        if singles:
            yield from self._score_one_of(s, singles, Gain.SINGLES)

    def points(self, s: State, side: int) -> int:
        return points_for(s.tally, side)

    def singles(self, s: State) -> list[int]:
        """One alone brings nothing."""
        found = [side for side in s.rivals(s.side) if s.tally[3 * side] % 2]
        return found if len(found) > 1 else []

    def _score_one_of(self, s: State, sides: list[int], why: Gain) -> Flow[None]:
        colours = [s.colour_of(side) for side in sides]
        option = yield Decision(
            s.turn,
            Text("tashkalar-ask-score", {"why": why}),
            lambda: tuple(plain("score", f"colour:{colour}") for colour in colours),
        )
        chosen = colours.index(Colour(option.refs[0].partition(":")[2]))
        self._gain(s, s.side, sides[chosen], 1, why)

    def _gain(self, s: State, side: int, colour: int, points: int, why: Gain) -> None:
        s.scores[side * s.rules.sides + colour] += points
        s.tell(
            events.ScoredIn,
            colour=s.colour_of(side),
            points=points,
            into=s.colour_of(colour),
            why=why,
        )

    def row(self, s: State, side: int) -> list[int]:
        """A player's scores in the colours of the opponents."""
        n = s.rules.sides
        return [s.scores[side * n + other] for other in range(n) if other != side]

    def score(self, s: State, side: int) -> int:
        return min(self.row(s, side))

    def standing(self, s: State, side: int) -> tuple[int, ...]:
        lost = self.penalty(s, side)  # TK-12.11: in each colour
        return tuple(sorted(points - lost for points in self.row(s, side)))  # TK-2.9.13

    def triggered(self, s: State) -> bool:
        goal = self.goal(s.rules.seats)
        return max(s.scores) >= goal and any(
            max(self.row(s, side)) - self.penalty(s, side) >= goal for side in range(s.rules.sides)
        )

    def final_score(self, s: State, seat: int) -> dict[Colour, int]:
        lost = self.penalty(s, seat)
        return {colour: points - lost for colour, points in self.shown_score(s, seat).items()}

    def shown_score(self, s: State, seat: int) -> dict[Colour, int]:
        n = s.rules.sides
        return {
            s.colour_of(other): s.scores[seat * n + other] for other in range(n) if other != seat
        }


MELEE = Melee()
