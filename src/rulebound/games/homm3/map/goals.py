"""How a scenario is won and lost (H3-1.6 to H3-1.9, H3-12.1).

A goal is a class with :func:`goal` above it; its fields are what the scenario file gives. After
every action, and at the end of every Round, :meth:`Goal.reached` says who has won or lost by it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from rulebound.core.flow import Text
from rulebound.core.game import Result
from rulebound.games.homm3.map import campaign, occasions
from rulebound.games.homm3.map.scenario_parts import GOALS, Part
from rulebound.games.homm3.map.scenario_words import args_of
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.log.map import ScenarioOver

if TYPE_CHECKING:
    from rulebound.games.homm3.model.state import State


class Standing(NamedTuple):
    """How far one side has come."""

    seats: tuple[int, ...]
    """Who belongs to it."""
    have: int
    need: int = 0
    """What is to be reached; 0: whoever has the most is ahead."""


class Line(NamedTuple):
    """Something that a goal counts."""

    what: str
    """A message: what it is called."""
    standings: tuple[Standing, ...]
    args: Mapping[str, Any] = {}
    part: bool = False
    """It is contained in the line above."""


class Goal(Part):
    """A condition. ``round_ends``: the Round is over and nothing else happens in it."""

    def reached(self, s: "State", round_ends: bool) -> Collection[int] | None:
        """The seats for whom it is met: they win by a victory, lose by a defeat. ``None``: not."""
        return None

    def progress(self, s: "State") -> list[Line]:
        """What it counts, and how far each side has come; empty if there is nothing to count."""
        return []

    def worth(self, s: "State", seat: int, at: Hex) -> float:
        """How much it draws a player to a Field; for bots. A Mine is worth about 8."""
        return 0.0


G = TypeVar("G", bound=Goal)


def goal(name: str) -> Callable[[type[G]], type[G]]:
    def register(class_: type[G]) -> type[G]:
        assert name not in GOALS, f"there are two goals {name}"
        GOALS[name] = class_
        return class_

    return register


def sides(s: "State") -> list[tuple[int, ...]]:
    """The seats that play together, those who are out included."""
    teams: dict[int, list[int]] = {}
    for seat, realm in enumerate(s.map.realms):
        teams.setdefault(realm.team, []).append(seat)
    return [tuple(seats) for seats in teams.values()]


def by_side(
    s: "State", what: str, have: Callable[[Sequence[int]], int], need: int = 0, **args: Any
) -> Line:
    """A line in which each side has one number."""
    return Line(what, tuple(Standing(seats, have(seats), need) for seats in sides(s)), args)


def by_seat(s: "State", what: str, have: Callable[[int], int], need: int = 1) -> Line:
    """A line in which each player has a number, also those who play together."""
    return Line(
        what, tuple(Standing((seat,), have(seat), need) for seat in range(len(s.map.realms)))
    )


def together(s: "State", what: str, have: int, need: int, **args: Any) -> Line:
    """A line with one number for the whole table."""
    return Line(what, (Standing(tuple(range(len(s.map.realms))), have, need),), args)


def points_of(s: "State", seat: int) -> dict[str, int]:
    """The victory points of a player by what they are for."""
    found: dict[str, int] = {}
    for hear in s.map.listening(occasions.points):
        for what, points in hear(s, seat).items():
            found[what] = found.get(what, 0) + points
    return found


def judge(s: "State", *, round_ends: bool = False) -> None:
    """End the match if somebody has won or all have lost (H3-1.6, H3-1.7, H3-1.8)."""
    w = s.map
    if s.result is not None or w.verdict is not None:
        return
    alone = _last_side(s)
    if alone is not None:
        finish(s, alone, "eliminated" if alone else _undoing(s))
        return
    cubes = _all_cubes(s)
    if cubes is not None:
        finish(s, [cubes], "cubes")
        return
    for entry in w.scenario.victory:
        if round_ends or entry.at == "once":  # H3-17.2
            winners = entry.made.reached(s, round_ends)
            if winners is not None:
                finish(s, winners, entry.goal, **args_of(entry.made)[0])
                return
    for entry in w.scenario.defeat:
        if round_ends or entry.at != "round_end":
            losers = entry.made.reached(s, round_ends)
            if losers is not None:
                lost = {w.realms[seat].team for seat in losers}  # H3-1.9
                winners = [seat for seat in w.seats() if w.realms[seat].team not in lost]
                finish(s, winners, entry.goal, **args_of(entry.made)[0])
                return
    if round_ends and w.round >= last_round(s):
        finish(s, [], "rounds")


def last_round(s: "State") -> int:
    """The last Round of the scenario (H3-3.8)."""
    return s.map.scenario.rounds


def _last_side(s: "State") -> list[int] | None:
    """The side that is left when all its enemies are eliminated; nobody if everybody is."""
    w = s.map
    left = {realm.team for realm in w.realms if not realm.out}
    if not left:
        return []
    if len(left) == 1 and len({realm.team for realm in w.realms}) > 1:
        return w.seats()
    return None


def _undoing(s: "State") -> str:
    """By what all are lost when nobody is left."""
    found = (entry.goal for entry in s.map.scenario.defeat if entry.made.reached(s, False))
    return next(found, "nobody_left")


def _all_cubes(s: "State") -> int | None:
    """H3-1.8: in a clash of three or more a cube of every enemy wins at once."""
    w = s.map
    if w.mode != "clash" or len(w.realms) <= 2:
        return None
    for seat in w.seats():
        enemies = [other for other in range(len(w.realms)) if not w.friends(seat, other)]
        if all(other in w.realms[seat].cubes for other in enemies):
            return seat
    return None


def finish(s: "State", winners: Collection[int], reason: str, **args: object) -> None:
    """The scenario is over; a victory belongs to the whole team (H3-1.9)."""
    w = s.map
    teams = {w.realms[seat].team for seat in winners}
    first = tuple(seat for seat, realm in enumerate(w.realms) if realm.team in teams)
    rest = tuple(seat for seat in range(len(w.realms)) if seat not in first)
    scores = tuple(int(seat in first) for seat in range(len(w.realms)))
    ranking = (first, rest) if rest else (first,)
    result = Result(ranking, scores, Text(f"homm3-over-{reason}", {**args, "won": len(first)}))
    s.sealed += 1  # hidden cards may have counted: artifacts are worth points
    s.tell(ScenarioOver, reason=reason, winners=list(first), count=len(first))
    if campaign.goes_on(s, first):
        w.verdict = result  # H3-12.10: first the winner chooses what goes on to the next part
    else:
        s.result = result
