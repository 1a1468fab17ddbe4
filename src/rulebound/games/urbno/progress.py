"""How far everybody is in the mission of the round, in the mission's own unit (UR-13.6)."""

from typing import Any

from rulebound.games.urbno.cards import COLOURS
from rulebound.games.urbno.missions import (
    LIGHT,
    MISSIONS,
    majorities,
    of_each_colour,
    sums,
    tricks,
)
from rulebound.games.urbno.state import State
from rulebound.games.urbno.view import knows_pile

PAIR_MISSIONS = (20, 21)


def progress(s: State, viewer: int | None) -> list[dict[str, Any]]:
    """A row a seat. ``have`` is ``None`` where cards that the viewer cannot see decide."""
    return [_row(s, viewer, seat) for seat in range(s.seats)]


def have(s: State, viewer: int | None, seat: int) -> int | None:
    """How much a seat has of what the mission counts, if the viewer knows it."""
    goal = MISSIONS[s.mission].goal
    return goal.have(s, seat) if _known(s, viewer, seat) else None


def _known(s: State, viewer: int | None, seat: int) -> bool:
    mission = MISSIONS[s.mission]
    piles = range(s.seats) if mission.goal.compared else (seat,)
    return mission.counts_tricks or all(knows_pile(s, viewer, owner) for owner in piles)


def _row(s: State, viewer: int | None, seat: int) -> dict[str, Any]:
    mission = MISSIONS[s.mission]
    goal = mission.goal
    now = have(s, viewer, seat)
    return {
        "have": now,
        "of": goal.of,
        "unit": goal.unit,
        "over": now is not None and goal.exact and goal.of is not None and now > goal.of,
        "met": bool(goal.units(s, seat)) if mission.fixed and now is not None else None,
        "parts": _parts(s, viewer, seat),
    }


def _parts(s: State, viewer: int | None, seat: int) -> list[dict[str, Any]]:
    """What the number is made of: tricks of a pair, sums of tricks, cards of each colour."""
    goal = MISSIONS[s.mission].goal
    if s.mission in PAIR_MISSIONS:
        pair = sorted((seat, (seat + 2) % 4))
        return [{"seat": partner, "have": tricks(s, partner)} for partner in pair]
    if not knows_pile(s, viewer, seat):
        return []
    if goal.unit == "light-tricks":
        return [{"have": total, "met": total <= LIGHT} for total in sums(s, seat)]
    if goal.unit == "colours":
        counts = of_each_colour(s, seat)
        met: list[bool] | list[None] = [count > 0 for count in counts]
        if goal.compared:
            met = majorities(s, seat) if _known(s, viewer, seat) else [None] * 4
        return [
            {"colour": colour, "have": count, "met": done}
            for colour, count, done in zip(COLOURS, counts, met, strict=True)
        ]
    return []
