"""The map as each seat may see it (H3-14.1)."""

from collections import Counter
from typing import Final, get_args

from rulebound.core.flow import Text
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import field, guard
from rulebound.games.homm3.map.goals import Line, last_round, points_of
from rulebound.games.homm3.map.prices import prices
from rulebound.games.homm3.map.resources import amounts
from rulebound.games.homm3.map.scenario import GoalEntry
from rulebound.games.homm3.map.scenario_words import goal_in_words
from rulebound.games.homm3.map.script import hand_limit
from rulebound.games.homm3.model.hexes import flower
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.world import HEROES, Leader, Realm, Rover, Trip, World
from rulebound.games.homm3.seam import world as seam

PHASES: Final[tuple[seam.WorldPhase, ...]] = get_args(seam.WorldPhase)


def view(s: State, seat: int | None) -> seam.World:
    w = s.map
    return {
        "scenario": w.scenario.id,
        "name": w.scenario.name,
        "mode": w.mode,
        "round": w.round,
        "rounds": last_round(s),
        "phase": PHASES[w.phase],
        "first": w.first,
        "order": list(w.order),
        "active": w.active if w.active >= 0 else None,
        "tiles": _tiles(w),
        "fields": _fields(s),
        "marks": _marks(w),
        "realms": [_realm(s, number, realm) for number, realm in enumerate(w.realms)],
        "rovers": [_rover(rover) for rover in w.rovers],
        "proclaimed": list(w.proclaimed),
        "trip": _trip(w.trip) if w.trip is not None else None,
        "power": w.power,
        "chain": list(w.chain),
        "casting": w.casting.card if w.casting is not None else None,
        "grail": w.grail,
        "notices": [
            _text(text) for hear in w.listening(occasions.notices) for text in hear(s, seat)
        ],
        "points": [sum(points_of(s, n).values()) for n in range(len(w.realms))],
        "goals": [
            *(_goal(s, "victory", entry) for entry in w.scenario.victory),
            *(_goal(s, "defeat", entry) for entry in w.scenario.defeat),
        ],
        "carry": w.carry,
    }


def _goal(s: State, ends: seam.Ending, entry: GoalEntry) -> seam.GoalNow:
    return {
        "ends": ends,
        "text": goal_in_words(entry),
        "lines": [_line(line) for line in entry.made.progress(s)],
    }


def _line(line: Line) -> seam.GoalLine:
    return {
        "what": {"id": line.what, "args": dict(line.args)},
        "standings": [
            {"seats": list(seats), "have": have, "need": need or None}
            for seats, have, need in line.standings
        ],
        "part": line.part,
    }


def _tiles(w: World) -> list[seam.Tile]:
    """Of a face-down tile everybody sees the back: its type, not which one it is."""
    return [
        {
            "tile": placed.tile if placed.face_up else None,
            "kind": TILES[placed.tile].type,
            "at": placed.centre,
            "rotation": placed.rotation if placed.face_up else 0,
        }
        for placed in w.board.tiles
    ]


def _fields(s: State) -> list[seam.FieldNow]:
    """Guards that still stand, and Fields that count as something else than is printed."""
    w = s.map
    found: list[seam.FieldNow] = []
    for placed in w.board.tiles:
        if not placed.face_up:
            continue
        for at in flower(placed.centre):
            printed, now = w.board.field(at), field(s, at)
            level = guard(s, at)
            if level or now != printed:
                found.append({"at": at, "guard": level, "location": now.location})
    return found


def _marks(w: World) -> list[seam.Mark]:
    return [
        {
            "at": at,
            "cube": mark.cube,
            "flags": list(mark.flags),
            "yields": mark.yields or None,
            "faction": mark.faction or None,
        }
        for at, mark in sorted(w.marks.items())
        if mark.cube or mark.flags or mark.yields or mark.faction
    ]


def _realm(s: State, number: int, realm: Realm) -> seam.Realm:
    return {
        "seat": number,
        "faction": realm.faction,
        "team": realm.team,
        "heroes": {
            "main": _leader(realm, Leader.MAIN),
            "second": _leader(realm, Leader.SECOND),
        },
        "town": realm.town,
        "income": amounts(realm.income),
        "buildings": list(realm.buildings),
        "fresh": list(realm.fresh),
        "tokens": sorted(realm.tokens),
        "cubes": list(realm.cubes),
        "pool": dict(Counter(TILES[tile].type for tile in realm.pool)),
        "used": list(realm.used),
        "spent": list(realm.spent),
        "stored": dict(realm.stored),
        "lasting": [{"card": e.card, "what": e.what, "amount": e.amount} for e in realm.lasting],
        "grail": realm.grail or None,
        "homeless": realm.homeless,
        "out": realm.out,
        "wants": sorted(realm.wants),
        "limit": hand_limit(s, number),
        "prices": prices(s, number),
    }


def _leader(realm: Realm, hero: Leader) -> seam.Leader:
    return {"at": realm.heroes[hero], "movement": realm.movement[hero]}


def _rover(rover: Rover) -> seam.Rover:
    return {
        "id": rover.id,
        "at": rover.at,
        "faction": rover.faction or None,
        "troops": [{"kind": troop.kind, "pack": troop.pack} for troop in rover.troops],
        "movement": rover.movement,
        "moves": rover.moves,
        "hero": rover.hero is not None,
    }


def _trip(trip: Trip) -> seam.Trip:
    return {
        "seat": trip.seat if trip.seat >= 0 else None,
        "hero": HEROES[trip.hero] if trip.seat >= 0 else None,
        "to": trip.to,
        "from": trip.came_from,
        "foe": trip.foe,
        "other": trip.other if trip.other >= 0 else None,
        "level": trip.level,
    }


def _text(text: Text) -> seam.Notice:
    return {"id": text.id, "args": dict(text.args)}
