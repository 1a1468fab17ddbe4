"""The grid of Fields and how tiles fit into it (H3-8.2 to H3-8.4).

Fields are hexagons with a corner up. ``q`` grows to the east, ``r`` to the south-east. Directions
(and the edges of a Field) are numbers, clockwise from the north-east; sets of edges are bits. The
seven positions of a tile are numbers in reading order.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

Hex = tuple[int, int]
"""A Field of the grid: axial coordinates (q, r)."""

KEPT: Final = 4096
"""Fields of which the surroundings are kept."""
SIXTHS: Final = 6
DIRECTIONS: Final = ("NE", "E", "SE", "SW", "W", "NW")
VECTORS: Final[tuple[Hex, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""By direction: the way to the neighbour."""
OPPOSITE: Final = tuple((direction + 3) % SIXTHS for direction in range(SIXTHS))
ALL_EDGES: Final = (1 << SIXTHS) - 1

POSITIONS: Final = ("NW", "NE", "W", "C", "E", "SW", "SE")
CENTRE: Final = POSITIONS.index("C")
RING: Final = tuple(POSITIONS.index(name) for name in DIRECTIONS)
"""By direction: the position on that side of the centre."""
FLOWER: Final[tuple[Hex, ...]] = tuple(
    (0, 0) if name == "C" else VECTORS[DIRECTIONS.index(name)] for name in POSITIONS
)
"""By position: the way to it from the centre of the tile."""


def plus(one: Hex, two: Hex) -> Hex:
    return one[0] + two[0], one[1] + two[1]


def minus(one: Hex, two: Hex) -> Hex:
    return one[0] - two[0], one[1] - two[1]


@lru_cache(maxsize=KEPT)
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """By direction: the six Fields that share an edge with a Field."""
    q, r = at
    return tuple((q + dq, r + dr) for dq, dr in VECTORS)


def name_of(at: Hex) -> str:
    """How refs and logs call a Field."""
    return f"{at[0]},{at[1]}"


def distance(one: Hex, two: Hex) -> int:
    """The fewest steps between two Fields of an open grid."""
    dq, dr = minus(two, one)
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@lru_cache(maxsize=KEPT)
def circle(at: Hex, radius: int) -> tuple[Hex, ...]:
    """The Fields at exactly this distance, in rising order."""
    reach = range(-radius, radius + 1)
    found = ((at[0] + dq, at[1] + dr) for dq in reach for dr in reach)
    return tuple(field for field in found if distance(at, field) == radius)


def turn(at: Hex, sixths: int) -> Hex:
    """A Field turned clockwise about the origin."""
    q, r = at
    for _ in range(sixths % SIXTHS):
        q, r = -r, q + r
    return q, r


def turn_position(position: int, sixths: int) -> int:
    """Where a position of a tile comes to lie when the tile is turned clockwise."""
    if position == CENTRE:
        return CENTRE
    return RING[(RING.index(position) + sixths) % SIXTHS]


def turn_edges(edges: int, sixths: int) -> int:
    """A set of edges turned clockwise."""
    sixths %= SIXTHS
    return (edges << sixths | edges >> SIXTHS - sixths) & ALL_EDGES


@lru_cache(maxsize=KEPT)
def flower(centre: Hex) -> tuple[Hex, ...]:
    """By position: the seven Fields of a tile."""
    q, r = centre
    return tuple((q + dq, r + dr) for dq, dr in FLOWER)


def rim(position: int) -> int:
    """The three edges of a ring position that lie on the rim of its tile."""
    outward = RING.index(position)
    return sum(1 << (outward + side) % SIXTHS for side in (-1, 0, 1))


FAMILIES: Final[dict[str, tuple[Hex, ...]]] = {
    name: tuple(turn(first, sixths) for sixths in range(SIXTHS))
    for name, first in (("A", (2, 1)), ("B", (3, -1)), ("C", (3, 0)))
}
"""How the centres of two tiles that touch can lie to each other (H3-8.4): three shared edges in the
families A and B, one in family C."""

LATTICES: Final = {"A": 5, "B": 3}
"""The families that fill the plane without gaps: for any two centres ``q + factor * r`` of the way
between them is a multiple of 7."""


def on_lattice(name: str, offset: Hex) -> bool:
    """Whether two centres that lie so to each other belong to one lattice of a family."""
    return (offset[0] + LATTICES[name] * offset[1]) % 7 == 0


def lattices(centres: Iterable[Hex]) -> tuple[str, ...]:
    """The gap-free lattices on which all these centres lie; none on a mixed map (H3-8.21)."""
    first, *others = centres
    return tuple(
        name for name in LATTICES if all(on_lattice(name, minus(at, first)) for at in others)
    )


Crossing = tuple[int, int, int]
"""A shared edge: the position in one tile, the direction from there, the position in the other."""


def _crossings(offset: Hex) -> tuple[Crossing, ...]:
    there = {field: position for position, field in enumerate(flower(offset))}
    return tuple(
        (position, direction, there[beyond])
        for position, field in enumerate(FLOWER)
        for direction, beyond in enumerate(neighbours(field))
        if beyond in there
    )


CROSSINGS: Final = {
    offset: _crossings(offset) for offsets in FAMILIES.values() for offset in offsets
}
"""By the way from one centre to the other: all edges that the two tiles share."""
