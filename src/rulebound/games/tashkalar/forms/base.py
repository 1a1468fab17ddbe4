"""What the forms have in common, and where they differ."""

from rulebound.core.flow import Flow, Option
from rulebound.games.tashkalar.seam import Score
from rulebound.games.tashkalar.state import State


class Form:
    """A form of the game. The defaults here are those of a game without tasks and scores."""

    id: str
    seats: tuple[int, ...] = (2,)
    teams = False
    """Whether two teams can play it."""
    tasks = False
    advanced_tasks = True
    legends = True
    legends_optional = False
    """Whether players may leave them out."""
    schools: tuple[str, ...] = ()
    """The schools of the seats, if they are to be drawn at random."""
    discard_action = True
    final_round = True
    may_resign = True
    end_score: int
    start_marks: tuple[int, ...] = ()
    """Where starting pieces go (TK-1.4): each a set of squares that one piece may stand on."""
    pending_costs = 2
    """The points that a pending being costs at the end (TK-12.11)."""
    track: int = 0
    """The last number printed on the score board (TK-1.18); 0: the form has none."""

    def stones(self, seats: int) -> int:
        """Two-sided pieces a side can use (TK-1.10)."""
        return 17

    def goal(self, seats: int) -> int:
        """The points that trigger the end."""
        return self.end_score

    def set_up(self, s: State) -> Flow[None]:
        """The form's own setup, after the cards are dealt. Restartable until it asks."""
        yield from ()

    def legend_summoned(self, s: State) -> Flow[None]:
        """A legend card's piece has entered the board."""
        yield from ()

    def flare_invoked(self, s: State, against: int) -> None:
        """A flare was invoked, compared with that side."""

    def closing_options(self, s: State) -> list[Option]:
        """What besides ending the turn can be chosen when no action remains."""
        return []

    def close(self, s: State, option: Option) -> Flow[None]:
        """Claim or score (TK-2.4.1)."""
        yield from ()

    def points(self, s: State, side: int) -> int:
        """What that side's pieces destroyed so far this turn will bring at its end."""
        return 0

    def singles(self, s: State) -> list[int]:
        """The sides of which a single destroyed common is left over for one point together."""
        return []

    def score(self, s: State, side: int) -> int:
        return 0

    def penalty(self, s: State, side: int) -> int:
        """What the pending beings of a side would cost it now (TK-12.11)."""
        return self.pending_costs * sum(s.pending[seat] >= 0 for seat in s.rules.mates(side))

    def standing(self, s: State, side: int) -> tuple[int, ...]:
        """The key that ranks the sides, before the common tie-breaks."""
        return (self.score(s, side) - self.penalty(s, side),)

    def triggered(self, s: State) -> bool:
        """Whether the score condition for the end holds, penalties deducted (TK-12.12)."""
        goal = self.goal(s.rules.seats)
        return any(
            self.score(s, side) >= goal and self.score(s, side) - self.penalty(s, side) >= goal
            for side in range(s.rules.sides)
        )

    def shown_score(self, s: State, seat: int) -> Score:
        """As recorded, without penalties (TK-12.13)."""
        return self.score(s, s.rules.side_of[seat])

    def final_score(self, s: State, seat: int) -> Score:
        """With penalties (TK-12.11)."""
        side = s.rules.side_of[seat]
        return self.score(s, side) - self.penalty(s, side)
