"""What every mission is and does; those that change a rule override what differs (UR-13)."""

from typing import ClassVar

from rulebound.core.flow import Flow
from rulebound.games.urbno.missions.goals import Goal
from rulebound.games.urbno.state import Cards, State
from rulebound.games.urbno.terms import Chosen


class Mission:
    """A mission: its deal, its goal, its points, and the rules that it changes."""

    choice: ClassVar[Chosen | None] = None
    """What everybody does secretly with cards before the tricks: a kind of option."""
    chosen: ClassVar[int] = 0
    """With how many cards."""
    table_cards: ClassVar[int] = 0
    """Cards on the table; one is turned up for each trick and gives its dominant colour."""
    in_a_row: ClassVar[bool] = False
    """Cards are played in the order of a row: there is no obligation to follow (UR-D21)."""
    in_pairs: ClassVar[bool] = False
    """Players opposite each other count together, so it needs four."""

    def __init__(
        self, number: int, deal: int, sign: int, goal: Goal, *, points: int = 0, tricks: int = 0
    ) -> None:
        """``points`` a unit; 0: a fixed mission, its points are the edition's (UR-13.3).

        ``deal`` is the number of cards for every player; as many tricks are played, unless
        ``tricks`` says otherwise.
        """
        self.number = number
        self.deal = deal
        self.sign = sign
        self.goal = goal
        self.points = points
        self.tricks = tricks or deal

    def __repr__(self) -> str:
        return f"<mission {self.number}>"

    @property
    def fixed(self) -> bool:
        return not self.points

    @property
    def rule(self) -> str:
        return f"UR-14.{self.number}"

    # ---- points (UR-13.2) ----

    def points_a_unit(self, s: State) -> int:
        return self.points or s.rules.edition.points[self.number]

    def score(self, s: State, seat: int) -> int:
        """What the mission gives or takes."""
        return self.sign * self.points_a_unit(s) * self.goal.units(s, seat)

    # ---- what a mission may change ----

    def clear(self, s: State) -> None:
        """Before the deal: places for cards that only this mission has."""

    def lay_out(self, s: State, seat: int, cards: Cards) -> Cards:
        """Lay a player's dealt cards in their places; returns those for the hand."""
        return cards

    def prepare(self, s: State) -> Flow[None]:
        """After the resources, before the first trick (phase P4)."""
        yield from ()

    def begin_trick(self, s: State) -> None:
        """Before the first card of a trick."""

    def refill(self, s: State, seat: int, played: int) -> None:
        """At the end of a player's turn (UR-9.7), if cards lie in columns or piles."""

    def end_trick(self, s: State) -> None:
        """After a trick that is not the last one."""

    def holder(self, s: State, seat: int, trick: int) -> int:
        """Who now has the hand that the seat had after that trick."""
        return seat
