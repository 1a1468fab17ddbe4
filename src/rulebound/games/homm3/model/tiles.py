"""What a Map Tile is: seven Fields with their Locations, guards and borders (H3-8.1, H3-8.2)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, Literal, NamedTuple

from rulebound.games.homm3.model.hexes import (
    ALL_EDGES,
    CENTRE,
    FLOWER,
    OPPOSITE,
    POSITIONS,
    SIXTHS,
    neighbours,
    rim,
    turn_edges,
    turn_position,
)
from rulebound.games.homm3.model.kinds import Resource


class TileType(StrEnum):
    """The backs of Map Tiles."""

    STARTING = "starting"
    FAR = "far"
    NEAR = "near"
    CENTER = "center"


TYPES: Final = (TileType.STARTING, TileType.FAR, TileType.NEAR, TileType.CENTER)


class Layer(StrEnum):
    """Where a Map Tile lies."""

    SURFACE = "surface"
    UNDERGROUND = "underground"
    SEA = "sea"


LAYERS: Final = (Layer.SURFACE, Layer.UNDERGROUND, Layer.SEA)

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
"""By difficulty: what is printed; nothing where no guard stands."""


class Ground(StrEnum):
    """The Locations that rules speak of by name."""

    EMPTY = "empty"
    BLOCKED = "blocked"
    TOWN = "town"
    SETTLEMENT = "settlement"
    MINE = "mine"
    RESOURCE = "resource_symbol"
    TREASURE = "treasure_symbol"
    RANDOM_TOWN = "random_town"
    SANCTUARY = "sanctuary"
    STABLES = "stables"
    TRADING_POST = "trading_post"
    CLOSED_POST = "closed_trading_post"
    """What a Trading Post is if everybody trades at all times (OPT-8)."""
    OBELISK = "obelisk"
    UTOPIA = "dragon_utopia"


class Category(StrEnum):
    """The categories of Locations (H3-8.33)."""

    VISITABLE = "visitable"
    FLAGGABLE = "flaggable"
    REVISITABLE = "revisitable"
    NOTHING = "nothing"
    """Empty and Blocked Fields."""


LOCATIONS: Final = frozenset(
    [
        "empty",
        "blocked",
        "town",
        "settlement",
        "mine",
        "resource_symbol",
        "treasure_symbol",
        "artifact_symbol",
        "water_wheel",
        "windmill",
        "mystical_garden",
        "learning_stone",
        "temple",
        "fountain_of_youth",
        "warriors_tomb",
        "shrine_of_magic_gesture",
        "shrine_of_magic_incantation",
        "pandoras_box",
        "tree_of_knowledge",
        "witch_hut",
        "magic_spring",
        "redwood_observatory",
        "trading_post",
        "stables",
        "sanctuary",
        "obelisk",
        "dragon_utopia",
        "grail",
        "war_machine_factory",
        "scholar",
        "star_axis",
        "random_town",
        "black_market",
        "library_of_enlightenment",
        "tavern",
        "university",
        "market_of_time",
        "hill_fort",
        "prison",
        "spell_scroll",
        "cyclops_stockpile",
        "elemental_conflux",
        "faerie_ring",
        "grave",
        "buoy",
        "derelict_ship",
        "flotsam",
        "jetsam",
        "mermaid",
        "sea_barrel",
        "sea_chest",
        "shipwreck",
        "shipwreck_survivor",
        "temple_of_the_sea",
    ]
)
"""All that is printed on tiles; the shrine of the gesture is free, that of the incantation paid."""


class Field(NamedTuple):
    """A Field as printed."""

    location: str
    guard: int = 0
    """The difficulty of its guard, 1 to 7; 0 if it has none."""
    resource: Resource | Literal[""] = ""
    """What a Mine yields: ``gold``, ``materials`` or ``valuables``."""
    amount: int = 0
    """How much of it."""
    dice: int = 0
    """How many dice a resource or treasure symbol rolls; one of them counts."""
    faction: str = ""
    """Whose Town it is; the style in which a Settlement is drawn."""
    sea: bool | None = False
    """On sea tiles: water or land; ``None`` where it is not known."""

    @property
    def blocked(self) -> bool:
        return self.location == Ground.BLOCKED


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A Map Tile in its printed orientation; fields and borders by position, in reading order."""

    id: str
    type: TileType
    box: str
    terrain: str
    layer: str
    fields: tuple[Field, ...]
    borders: tuple[int, ...]
    """The edges of each Field that carry a solid yellow line."""


class Face(NamedTuple):
    """What lies at each position of a tile that is turned."""

    printed: tuple[int, ...]
    """The position at which it is printed."""
    borders: tuple[int, ...]
    blocked: int
    """The positions of Blocked Fields, as bits."""


HIDDEN: Final = Face(tuple(range(len(POSITIONS))), (0,) * len(POSITIONS), 0)
"""A tile that lies face down: nothing is known of it, so it counts as fully open (H3-8.23)."""


def borders_of(fields: tuple[Field, ...], closed: tuple[int, ...]) -> tuple[int, ...]:
    """The solid lines: all around a Blocked Field, and along the rim of closed positions."""
    return tuple(
        ALL_EDGES if field.blocked else rim(position) if position in closed else 0
        for position, field in enumerate(fields)
    )


@cache
def turned(tile: Tile, sixths: int) -> Face:
    """A tile turned clockwise (H3-8.3)."""
    printed = tuple(turn_position(position, -sixths) for position in range(len(POSITIONS)))
    return Face(
        printed,
        tuple(turn_edges(tile.borders[position], sixths) for position in printed),
        sum(tile.fields[position].blocked << at for at, position in enumerate(printed)),
    )


def hangs_together(tile: Tile) -> bool:
    """Whether one can walk from any open Field of a tile to any other without leaving the tile.

    The map reckons with whole tiles when it looks for walkable connections, so all tiles must.
    """
    open_fields = {
        FLOWER[at]: tile.borders[at] for at, field in enumerate(tile.fields) if not field.blocked
    }
    edge = list(open_fields)[:1]
    found = set(edge)
    while edge:
        at = edge.pop()
        for direction, to in enumerate(neighbours(at)):
            if to not in open_fields or to in found:
                continue
            if open_fields[at] >> direction & 1 or open_fields[to] >> OPPOSITE[direction] & 1:
                continue
            found.add(to)
            edge.append(to)
    return 0 < len(found) == len(open_fields)


ROTATIONS: Final = tuple(range(SIXTHS))
"""The ways a tile can lie, in sixths clockwise."""
RING_NAMES: Final = tuple(name for at, name in enumerate(POSITIONS) if at != CENTRE)
