"""The view of the map."""

from typing import Literal

from pydantic import JsonValue
from typing_extensions import TypedDict

from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.tiles import TileType
from rulebound.games.homm3.model.world import HeroName, Mode, TownAction
from rulebound.games.homm3.seam.combat import Troop
from rulebound.games.homm3.seam.words import Sentence

WorldPhase = Literal[
    "setup",
    "round",
    "turn-begins",
    "turn",
    "combat",
    "aftermath",
    "rovers",
    "round-ends",
    "over",
]


class Amounts(TypedDict):
    gold: int
    materials: int
    valuables: int


class Tile(TypedDict):
    tile: str | None
    """Which one; ``None`` while it lies face down."""
    kind: TileType
    at: Hex
    rotation: int


class FieldNow(TypedDict):
    at: Hex
    guard: int
    location: str


class Mark(TypedDict):
    at: Hex
    cube: bool
    flags: list[int]
    """Seats; -2 is an AI Hero's flag."""
    yields: str | None
    faction: str | None


class Leader(TypedDict):
    at: Hex | None
    movement: int


class Leaders(TypedDict):
    main: Leader
    second: Leader


class Lasting(TypedDict):
    card: str
    what: str
    amount: int


class Prices(TypedDict):
    """What units and the Spell Book cost now; what is taken off once only stands beside it."""

    recruit: dict[str, Amounts]
    reinforce: dict[str, Amounts]
    """With what the units' own abilities save."""
    rebates: dict[str, int]
    """By building: the gold that it takes off one reinforcement, if its owner wants."""
    stands_in: bool
    """Other resources may be paid in place of gold for units."""
    book: Amounts


class Realm(TypedDict):
    seat: int
    faction: str
    team: int
    heroes: Leaders
    town: Hex | None
    income: Amounts
    buildings: list[str]
    fresh: list[str]
    """Built in this Round."""
    tokens: list[TownAction]
    """Town actions that are left."""
    cubes: list[int]
    pool: dict[TileType, int]
    used: list[str]
    spent: list[str]
    stored: dict[str, int]
    lasting: list[Lasting]
    grail: HeroName | None
    homeless: int
    out: bool
    wants: list[str]
    limit: int
    """The hand limit."""
    prices: Prices


class Rover(TypedDict):
    id: str
    at: Hex | None
    faction: str | None
    troops: list[Troop]
    movement: int
    moves: bool
    hero: bool


Trip = TypedDict(
    "Trip",
    {
        "seat": int | None,
        "hero": HeroName | None,
        "to": Hex,
        "from": Hex,
        "foe": str,
        "other": int | None,
        "level": int,
    },
)


Ending = Literal["victory", "defeat"]


class Notice(TypedDict):
    id: str
    args: dict[str, str | int | list[str]]


class Standing(TypedDict):
    """How far one side has come with a goal."""

    seats: list[int]
    have: int
    need: int | None
    """``None``: whoever has the most is ahead."""


class GoalLine(TypedDict):
    """Something that a goal counts."""

    what: Notice
    standings: list[Standing]
    part: bool
    """It is contained in the line above."""


class GoalNow(TypedDict):
    """How the scenario is won or lost, and how far everybody is."""

    ends: Ending
    text: Sentence
    lines: list[GoalLine]


class World(TypedDict):
    scenario: str
    name: str
    mode: Mode
    round: int
    rounds: int
    phase: WorldPhase
    first: int
    order: list[int]
    active: int | None
    tiles: list[Tile]
    fields: list[FieldNow]
    """Guards that stand, and Fields that count as something else than is printed."""
    marks: list[Mark]
    realms: list[Realm]
    rovers: list[Rover]
    proclaimed: list[str]
    trip: Trip | None
    power: int
    chain: list[str]
    casting: str | None
    grail: bool
    notices: list[Notice]
    points: list[int]
    goals: list[GoalNow]
    carry: dict[str, JsonValue] | None
    """What goes on to the next part of a campaign: its option ``carry``."""
