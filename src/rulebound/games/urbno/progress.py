"""How far everybody is in the mission of the round, in the mission's own unit (UR-13.6)."""

from rulebound.games.urbno.missions import MISSIONS
from rulebound.games.urbno.seam import Progress
from rulebound.games.urbno.state import State


def progress(s: State, viewer: int | None) -> list[Progress]:
    """A row a seat."""
    return [_row(s, viewer, seat) for seat in range(s.seats)]


def have(s: State, viewer: int | None, seat: int) -> int | None:
    """How much a seat has of what the mission counts, if the viewer knows it."""
    goal = MISSIONS[s.mission].goal
    return goal.have(s, seat) if goal.known(s, viewer, seat) else None


def _row(s: State, viewer: int | None, seat: int) -> Progress:
    mission = MISSIONS[s.mission]
    goal = mission.goal
    now = have(s, viewer, seat)
    return {
        "have": now,
        "of": goal.of,
        "unit": goal.unit,
        "over": now is not None and goal.exact and goal.of is not None and now > goal.of,
        "met": bool(goal.units(s, seat)) if mission.fixed and now is not None else None,
        "parts": goal.parts(s, viewer, seat),
    }
