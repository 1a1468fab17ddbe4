"""What a friend would point out on the map: ways, what waits there, and how far enemies can come.

All of it follows from what everybody sees.
"""

from typing import NamedTuple

from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.map import occasions, routes
from rulebound.games.homm3.map.fields import field, guard, hero_at, rover_at
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.travel import beaten_quickly, met, step, steps
from rulebound.games.homm3.model.heroes import TOP_XP
from rulebound.games.homm3.model.hexes import Hex, flower, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier, roster
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import HEROES, HeroName, Leader, MapPhase, Trip
from rulebound.games.homm3.seam.helps import GuardsThere, Helps, Ride, StepHelp, Threat


def helps(s: State, seat: int | None) -> Helps:
    """Guards and threats at any time; in their own turn where each hero can ride."""
    w = s.map
    if seat is None or s.result is not None or w.phase == MapPhase.SETUP:
        return {}
    found: Helps = {"guards": _all_guards(s, seat), "threats": _threats(s, seat)}
    if w.phase == MapPhase.TURN and w.active == seat:
        found |= _riding(s, seat)
    return found


def _riding(s: State, seat: int) -> Helps:
    found: Helps = {"steps": {}, "rides": {}, "far": {}}
    for hero in Leader:
        at, points = s.map.realms[seat].heroes[hero], s.map.realms[seat].movement[hero]
        if at is None:
            continue
        name: HeroName = HEROES[hero]
        rides = routes.rides(s, seat, hero, points)
        waits = {to: points - known[0].cost for to, known in rides.items()}
        waits |= {to: points - 1 for to in steps(s, seat, hero) if to not in waits}
        found["steps"][name] = {
            name_of(to): _step(s, seat, hero, to, left) for to, left in waits.items()
        }
        found["rides"][name] = {
            name_of(to): [_ride(hero, ride) for ride in known] for to, known in rides.items()
        }
        found["far"][name] = {
            name_of(to): cost
            for to, cost in routes.distances(s, seat, hero).items()
            if to not in rides
        }
    return found


def _ride(hero: int, ride: routes.Ride) -> Ride:
    return {
        "cost": ride.cost,
        "fields": [name_of(at) for at in ride.fields],
        "steps": [step(hero, at).notation for at in ride.fields],
    }


def _step(s: State, seat: int, hero: int, to: Hex, left: int) -> StepHelp:
    """``left``: the movement points that are left there."""
    w = s.map
    there = hero_at(s, to)
    found: StepHelp = {}
    if routes.brings(s, seat, hero, to):
        found["visit"] = True
    if there is not None:
        found["hero"] = {
            "seat": there[0],
            "hero": HEROES[there[1]],
            "friend": w.friends(seat, there[0]),
        }
    number = rover_at(s, to)
    if number >= 0:
        found["rover"] = w.rovers[number].id
    trip = met(s, Trip(seat, hero, to, to))
    if trip.foe == "units":
        found["storm"] = trip.other
    elif trip.foe == "guards":
        found["guards"] = _guards(s, seat, hero, to, trip.level)
        if not found["guards"]["quick"]:
            found["guards"].setdefault("rounds", left + 1)
    return found


def _all_guards(s: State, seat: int) -> dict[str, GuardsThere]:
    fields = (at for placed in s.map.board.tiles if placed.face_up for at in flower(placed.centre))
    return {
        name_of(at): _guards(s, seat, Leader.MAIN, at, level)
        for at in fields
        if (level := guard(s, at))
    }


def _guards(s: State, seat: int, hero: int, to: Hex, level: int) -> GuardsThere:
    """Guards by tier for this difficulty; which units will come only if everybody knows it.

    H3-10.9, H3-10.90, H3-13.30.
    """
    here = s.map.realms[seat].heroes[hero]
    trip = Trip(seat, hero, to, here or to, "guards", level=level)
    if beaten_quickly(s, trip):
        return {"level": level, "quick": True}
    army = _army(s, trip)
    own = s.players[seat].level
    xp = 1 if level == own else 2 if level > own else 0
    if army.azure:
        xp = TOP_XP - s.players[seat].xp
    tiers = zip(TIERS, army.tiers, strict=True)
    found: GuardsThere = {
        "level": level,
        "quick": False,
        "tiers": {name: count for name, count in tiers if count},
        "xp": xp if hero == Leader.MAIN else 0,
    }
    if army.azure:
        found["rounds"] = None
    if army.known:
        found["troops"] = [{"kind": troop.kind, "pack": troop.pack} for troop in army.known]
    if army.secret:
        found["secret"] = army.secret
    if field(s, to).location == Ground.RANDOM_TOWN:
        found["walls"] = True
    return found


class _Guards(NamedTuple):
    """What is known of guards before they are met."""

    tiers: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Those that are drawn from the neutral decks."""
    known: tuple[Troop, ...] = ()
    secret: int = 0
    azure: bool = False


def _army(s: State, trip: Trip) -> _Guards:
    told = (hear(s, trip) for hear in s.map.listening(occasions.foretold))
    foretold = next((army for army in told if army is not None), None)
    if foretold is not None:
        known, secret = foretold
        azure = any(KINDS[troop.kind].tier == Tier.AZURE for troop in known)
        return _Guards(known=known, secret=secret, azure=azure)
    there = field(s, trip.to).location
    faction = s.map.mark(trip.to).faction
    if there == Ground.RANDOM_TOWN and faction:
        others = (kind for kind in roster(faction) if kind.tier > Tier.BRONZE)
        known = tuple(Troop(kind.id, kind.tier == Tier.SILVER) for kind in others)
        return _Guards((1, 0, 0, 0), known)
    given = (hear(s, trip) for hear in s.map.listening(occasions.guards))
    tiers = next((t for t in given if t is not None), usual(s, trip.level))
    units = LOCATION_TABLE[there].guards
    if units and tiers[Tier.AZURE]:
        bronze, silver, gold, azures = tiers
        tiers = (bronze, silver, gold, azures - 1)
        return _Guards(tiers, tuple(Troop(unit) for unit in units), azure=azures > 1)
    return _Guards(tiers, azure=tiers[Tier.AZURE] > 0)


def _threats(s: State, seat: int) -> list[Threat]:
    found: list[Threat] = []
    for other, hero in routes.enemies(s, seat):
        points, fields = routes.threat(s, other, hero)
        names = sorted(map(name_of, fields))
        found.append({"seat": other, "hero": HEROES[hero], "points": points, "fields": names})
    for rover in s.map.rovers:
        points, fields = routes.rover_threat(s, rover)
        if points:
            names = sorted(map(name_of, fields))
            found.append({"rover": rover.id, "points": points, "fields": names})
    return found
