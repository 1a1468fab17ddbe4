"""What Fields count as now: Locations, guards, owners, and who stands where (H3-8.3)."""

from typing import Final

from rulebound.core.flow import Option
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.model.hexes import Hex, name_of, neighbours
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category, Field, Ground
from rulebound.games.homm3.model.world import NO_MARK, Mark

NOWHERE: Final = Field(Ground.EMPTY)
HAVENS: Final = (Ground.TOWN, Ground.SETTLEMENT, Ground.RANDOM_TOWN)
"""Places where heroes are hired and beaten ones find refuge."""


def field(s: State, at: Hex) -> Field:
    """What a Field counts as; beside the map and on face-down tiles nothing."""
    w = s.map
    printed = w.board.field(at)
    if printed is None:
        return NOWHERE
    if s.rules.free_trade and printed.location == Ground.TRADING_POST:
        printed = printed._replace(location=Ground.CLOSED_POST)
    for hear in w.listening(occasions.location):
        printed = hear(s, at, printed)
    return printed


def guard(s: State, at: Hex) -> int:
    """The difficulty of the guard that still stands on a Field; 0: there is none (H3-8.32)."""
    there = field(s, at)
    if not there.guard:
        return 0
    mark = s.map.mark(at)
    if LOCATION_TABLE[there.location].category == Category.VISITABLE:
        gone = mark.cube or mark.cleared
    else:
        gone = mark.taken or mark.cleared
    return 0 if gone else there.guard


def change(s: State, at: Hex, **what: object) -> Mark:
    """Change what lies on a Field."""
    marks = s.map.marks
    marks[at] = mark = marks.get(at, NO_MARK)._replace(**what)  # type: ignore[arg-type]
    return mark


def hero_at(s: State, at: Hex) -> tuple[int, int] | None:
    """The seat and the hero that stand on a Field, a Main Hero first (H3-3.26)."""
    found: tuple[int, int] | None = None
    for seat, realm in enumerate(s.map.realms):
        for hero, there in enumerate(realm.heroes):
            if there == at and (found is None or hero < found[1]):
                found = (seat, hero)
    return found


def heroes_at(s: State, at: Hex) -> list[tuple[int, int]]:
    return [
        (seat, hero)
        for seat, realm in enumerate(s.map.realms)
        if at in realm.heroes
        for hero, there in enumerate(realm.heroes)
        if there == at
    ]


def rover_at(s: State, at: Hex) -> int:
    """The number of the army without a player that stands on a Field; -1: none."""
    for number, rover in enumerate(s.map.rovers):
        if rover.at == at:
            return number
    return -1


def havens(s: State, seat: int) -> list[Hex]:
    """The Towns and Settlements that a player controls."""
    return sorted(
        at
        for at, mark in s.map.marks.items()
        if mark.owner == seat and field(s, at).location in HAVENS
    )


def refuges(s: State, seat: int) -> list[Hex]:
    """Where a beaten Main Hero may go: also to allies (H3-10.78), and where a rule says so."""
    w = s.map
    found = set(havens(s, seat))
    for other in w.seats():
        if w.friends(seat, other):
            found.update(havens(s, other))
    for hear in w.listening(occasions.refuges):
        found.update(hear(s, seat))
    return sorted(found)


def ways(s: State, at: Hex) -> list[Hex]:
    """The Fields to which one can step, as the map and the scenario's rules have it (H3-3.24)."""
    w = s.map
    found = list(w.board.steps(at))
    listening = w.listening(occasions.crosses)
    if listening:
        for to in neighbours(at):
            if to in found or w.board.field(to) is None:
                continue
            if any(hear(s, at, to) for hear in listening):
                found.append(to)
    return found


def tile_of(s: State, at: Hex) -> int:
    """The number of the tile on which a Field lies."""
    spot = s.map.board.spot(at)
    assert spot is not None
    return spot.tile


def at_field(kind: str, at: Hex) -> Option:
    """An option that touches a Field."""
    return Option(kind, (f"field:{name_of(at)}",), data=at)
