"""What happens on the map, as the log tells it: a class a kind of event.

``event`` in an argument is an Event card.
"""

from typing import Literal

from typing_extensions import TypedDict

from rulebound.games.homm3.model.world import HeroName

# ---- rounds and turns ----


class Round(TypedDict):
    number: int


class Turn(TypedDict):
    seat: int
    round: int


class TimedEvent(TypedDict):
    round: int


class Proclaimed(TypedDict):
    week: str


class WeekRedrawn(TypedDict):
    week: str


class WeekGoesOn(TypedDict):
    week: str


class Event(TypedDict):
    seat: int
    event: str


class TwoEvents(TypedDict):
    """One of the two will be picked."""

    seat: int
    events: list[str]


# ---- heroes ----


class Went(TypedDict):
    seat: int
    hero: HeroName
    field: str


class MovesOn(TypedDict):
    seat: int
    hero: HeroName
    amount: int


class Movement(TypedDict):
    seat: int
    amount: int


class Portal(TypedDict):
    seat: int
    hero: HeroName
    field: str


class Visited(TypedDict):
    seat: int
    hero: HeroName
    location: str
    field: str


class Refuge(TypedDict):
    seat: int
    field: str


class Retreated(TypedDict):
    seat: int
    hero: HeroName
    field: str


class HeroLost(TypedDict):
    seat: int


class Hired(TypedDict):
    seat: int
    field: str


class Xp(TypedDict):
    seat: int
    amount: int


class Level(TypedDict):
    seat: int
    level: int


class SkillTaken(TypedDict):
    seat: int
    card: str


# ---- tiles and Fields ----


class Discovered(TypedDict):
    seat: int
    tile: str
    field: str


class PlacedTile(TypedDict):
    seat: int
    tile: str
    field: str


class Rotated(TypedDict):
    seat: int
    tile: str
    turn: int


class RandomTown(TypedDict):
    seat: int
    faction: str
    field: str


class Flagged(TypedDict):
    seat: int
    location: str
    field: str


class EnemyFlagged(TypedDict):
    location: str
    field: str


class Cube(TypedDict):
    """A black cube goes to another player."""

    seat: int
    other: int


class CubesLifted(TypedDict):
    location: list[str]


# ---- rovers ----


class RoverWent(TypedDict):
    rover: str
    field: str


class RoverDiscovers(TypedDict):
    rover: str


class RoverBeaten(TypedDict):
    rover: str


# ---- combats on the map ----


class Announced(TypedDict):
    """A combat is announced; a rover has an id, a hero a name, the other is empty."""

    seat: int
    hero: HeroName | Literal[""]
    rover: str
    foe: str
    field: str
    level: int


class QuickCombat(TypedDict):
    seat: int
    level: int


class GaveUp(TypedDict):
    seat: int


# ---- resources and trade ----


class Gained(TypedDict):
    seat: int
    gold: int
    materials: int
    valuables: int


class Paid(TypedDict):
    seat: int
    gold: int
    materials: int
    valuables: int


class Lost(TypedDict):
    seat: int
    resource: str
    amount: int


class Production(TypedDict):
    """``amount`` has its sign."""

    seat: int
    resource: str
    amount: str


class Exchanged(TypedDict):
    seat: int
    sell: str
    give: int
    buy: str
    get: int


class Gave(TypedDict):
    seat: int
    to: int
    resource: str
    amount: int


class GaveCard(TypedDict):
    seat: int
    to: int
    card: str


class GaveUnit(TypedDict):
    seat: int
    to: int
    troop: str


class Offered(TypedDict):
    seat: int
    card: str


class SwapRefused(TypedDict):
    seat: int
    to: int


class BoughtMachine(TypedDict):
    seat: int
    card: str


# ---- towns ----


class Built(TypedDict):
    seat: int
    building: str


class UsedBuilding(TypedDict):
    seat: int
    building: str


class Stored(TypedDict):
    seat: int
    building: str
    count: int


# ---- units ----


class Joined(TypedDict):
    seat: int
    troop: str
    pack: int


class Left(TypedDict):
    seat: int
    troop: str


class Restored(TypedDict):
    seat: int
    troops: list[str]


class DrewUnits(TypedDict):
    seat: int
    troops: list[str]


class RevealedUnits(TypedDict):
    seat: int
    troops: list[str]


class UnitAbility(TypedDict):
    seat: int
    troop: str


# ---- dice ----


class RolledDice(TypedDict):
    seat: int
    die: str
    faces: list[str]


class RerolledDice(TypedDict):
    seat: int
    die: str
    faces: list[str]
    by: str


# ---- the end ----


class Eliminated(TypedDict):
    seat: int


class ScenarioOver(TypedDict):
    reason: str
    winners: list[int]
    count: int


class Carried(TypedDict):
    seat: int
    cards: list[str]
