"""Ways over the map: where heroes can ride and by which Fields, and how far others can come.

A ride is a sequence of ordinary steps (H3-3.20): it leads over Fields on which nothing has to be
fought, and ends at the first one where something has. All of it follows from what lies face up.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rulebound.games.homm3.map import flight, occasions, passage, rovers
from rulebound.games.homm3.map.fields import heroes_at, ways
from rulebound.games.homm3.map.travel import beaten_quickly, met, passes, safe
from rulebound.games.homm3.map.visits import Visit, counts_as_empty
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MOVEMENT, Leader, MapPhase, Rover, Trip

MOST_WAYS: Final = 4
"""So many ways to one Field are told; they differ in what is visited on them."""


class Ride(NamedTuple):
    """A way to a Field."""

    cost: int
    fields: tuple[Hex, ...]
    """Every Field on which the hero arrives, the last one included."""
    visits: tuple[Hex, ...] = ()
    """The Fields before the last one where a visit brings something."""


Rides = dict[Hex, list[Ride]]
"""By the Field where they end; the quietest way first."""


def rides(s: State, seat: int, hero: int, points: int, *, fighting: bool = False) -> Rides:
    """The shortest ways of a hero to all Fields where it can stop, with so many points.

    ``fighting``: as if whoever is met on the way were beaten.
    """
    start = s.map.realms[seat].heroes[hero]
    if start is None or points < 1:
        return {}
    if flight.flies(s, seat, hero):
        reached = flight.reach(s, seat, hero).items()
        return {to: [Ride(cost, (to,))] for to, cost in reached if not passes(s, seat, to)}
    if passage.helped(s, seat):
        reached = passage.reach(s, seat, hero).items()
        return {to: [Ride(cost, (to,))] for to, cost in reached if not passes(s, seat, to)}
    found: Rides = {}
    seen = {start}
    edge: Rides = {start: [Ride(0, ())]}
    for cost in range(1, points + 1):
        ahead: Rides = {}
        for at, known in edge.items():
            for to in ways(s, at):
                if to not in seen and _may_enter(s, seat, hero, to):
                    here = (at,) if at != start and brings(s, seat, hero, at) else ()
                    ahead.setdefault(to, []).extend(
                        Ride(cost, (*ride.fields, to), (*ride.visits, *here)) for ride in known
                    )
        seen.update(ahead)
        ahead = {to: _quietest(known) for to, known in ahead.items()}
        found.update((to, known) for to, known in ahead.items() if not passes(s, seat, to))
        edge = {to: way for to, way in ahead.items() if fighting or _goes_on(s, seat, hero, to)}
        if not edge:
            break
    return found


def _quietest(known: Iterable[Ride]) -> list[Ride]:
    """Those that differ in what is visited; first of all the one with the fewest visits."""
    found: dict[frozenset[Hex], Ride] = {}
    for ride in sorted(known, key=lambda ride: (len(ride.visits), ride.fields)):
        found.setdefault(frozenset(ride.visits), ride)
    return list(found.values())[:MOST_WAYS]


def _may_enter(s: State, seat: int, hero: int, to: Hex) -> bool:
    return all(hear(s, seat, hero, to) for hear in s.map.listening(occasions.may_enter))


def _goes_on(s: State, seat: int, hero: int, at: Hex) -> bool:
    """Whether a hero who comes there can ride on, without a fight."""
    if passes(s, seat, at):
        return True
    if any(hear(s, at) for hear in s.map.listening(occasions.leads_on)):
        return False
    trip = met(s, Trip(seat, hero, at, at))
    return not trip.foe or (trip.foe == "guards" and beaten_quickly(s, trip))


def brings(s: State, seat: int, hero: int, at: Hex) -> bool:
    """Whether a hero who comes there visits something, once whoever is there is beaten."""
    return not passes(s, seat, at) and not counts_as_empty(Visit(s, seat, hero, at))


def distances(s: State, seat: int, hero: int) -> dict[Hex, int]:
    """How many points a ride takes to each Field to which there is a way, however far it is."""
    found = rides(s, seat, hero, len(s.map.board.layout.where))
    return {to: known[0].cost for to, known in found.items()}


def first_fight(s: State, seat: int, hero: int, to: Hex) -> Hex | None:
    """Where the way to a Field leads through a fight; ``None``: no way leads there at all."""
    found = rides(s, seat, hero, len(s.map.board.layout.where), fighting=True).get(to)
    way = found[0].fields[:-1] if found else ()
    return next((at for at in way if not _goes_on(s, seat, hero, at)), None)


# ---- how far others can come ----


def threat(s: State, seat: int, hero: int) -> tuple[int, Iterable[Hex]]:
    """The points that a hero has in its next turn, and where it can come with them.

    What cards in hand could add is not told: they are secret.
    """
    w = s.map
    points = MOVEMENT[hero]
    if w.phase in (MapPhase.TURN_BEGINS, MapPhase.TURN) and seat in w.order[w.turn :]:
        points = w.realms[seat].movement[hero]
    return points, rides(s, seat, hero, points)


def rover_threat(s: State, rover: Rover) -> tuple[int, Iterable[Hex]]:
    """The same of an AI Hero (H3-10.120), over Fields that lie face up."""
    moves = rover.moves and not any(True for _ in s.map.listening(occasions.rovers_move))
    points = rovers.MOVEMENT if moves else 0
    found: set[Hex] = set()
    edge = {rover.at} if rover.at is not None else set()
    for _ in range(points):
        edge = {to for at in edge for to in ways(s, at)} - found - {rover.at}
        found |= edge
    return points, {at for at in found if not (heroes_at(s, at) and safe(s, at))}


def enemies(s: State, seat: int) -> list[tuple[int, Leader]]:
    """The heroes of the other side that stand on the map."""
    w = s.map
    return [
        (other, hero)
        for other in w.seats()
        if not w.friends(seat, other)
        for hero in Leader
        if w.realms[other].heroes[hero] is not None
    ]
