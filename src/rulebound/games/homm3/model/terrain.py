"""The map of a match: which tiles lie where, and what follows from it (H3-8.1 to H3-8.25).

Tiles are numbered in the order in which they came to the map. What depends on their places alone is
a ``Layout``, shared by all maps with the same places; a copy of a map is two references.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from rulebound.core.copying import Copyable, Shared
from rulebound.core.errors import RuleboundError
from rulebound.games.homm3.model.hexes import (
    CROSSINGS,
    OPPOSITE,
    Hex,
    circle,
    distance,
    flower,
    lattices,
    minus,
    neighbours,
    on_lattice,
    plus,
)
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import HIDDEN, ROTATIONS, Face, Field, turned

KEPT: Final = 256
"""Layouts that are kept: forks of a match place the same tiles again and again."""
KEPT_CROSSINGS: Final = 16384
OVERLAP: Final = 2
"""Tiles whose centers are no farther apart have Fields in common."""
LEAST_CONTACTS: Final = 2
"""So many tiles must touch a tile that is placed (H3-8.21)."""


class BadMap(RuleboundError):
    """A map that cannot be laid out; ``faults`` lists everything wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("bad map: " + "; ".join(faults))
        self.faults = faults


class Placed(NamedTuple):
    """A tile on the map."""

    tile: str
    centre: Hex
    rotation: int = 0
    """Sixths clockwise."""
    face_up: bool = True


class Spot(NamedTuple):
    """Where a Field belongs (H3-8.4)."""

    tile: int
    """The number of its tile on the map."""
    position: int
    """Where it is printed on the tile; while the tile is face down, where it lies in it."""


class Layout(NamedTuple):
    """What follows from the places of the tiles alone."""

    where: dict[Hex, tuple[int, int]]
    """Of each Field of the map: the tile and the position in which it lies there."""
    adjacent: tuple[tuple[int, ...], ...]
    """By tile: the tiles that share an edge with it (H3-8.5)."""
    lattices: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def layout(centres: tuple[Hex, ...]) -> Layout:
    """Of tiles that do not overlap."""
    numbers = {centre: tile for tile, centre in enumerate(centres)}
    return Layout(
        {
            at: (tile, position)
            for centre, tile in numbers.items()
            for position, at in enumerate(flower(centre))
        },
        tuple(
            tuple(tile for other, tile in numbers.items() if minus(other, centre) in CROSSINGS)
            for centre in centres
        ),
        lattices(centres),
    )


@lru_cache(maxsize=KEPT_CROSSINGS)
def _open_crossing(one: Placed, two: Placed) -> bool:
    """Whether some edge between two tiles that touch can be crossed.

    The lines tell it all: a Blocked Field is closed on all six edges.
    """
    here, there = _face(one), _face(two)
    return any(
        not (here.borders[position] >> direction | there.borders[beyond] >> OPPOSITE[direction]) & 1
        for position, direction, beyond in CROSSINGS[minus(two.centre, one.centre)]
    )


def _face(placed: Placed) -> Face:
    return turned(TILES[placed.tile], placed.rotation) if placed.face_up else HIDDEN


@dataclass(slots=True)
class Board(Copyable):
    """The map. ``lay_out`` makes one."""

    tiles: tuple[Placed, ...]
    layout: Shared[Layout] = field(compare=False, repr=False)
    printed: Shared[dict[Hex, Field | None]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """The Fields that were looked at since a tile was last turned or placed."""
    open_ways: Shared[dict[Hex, tuple[Hex, ...]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """And where one can step from them."""
    closed: Shared[dict[Hex, tuple[int, ...]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """Which tiles can be turned up from there."""
    sites: Shared[dict[Hex, tuple[Hex, ...]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """Where tiles can be placed from there."""

    # Fields

    def spot(self, at: Hex) -> Spot | None:
        """The tile and the printed position of a Field; ``None`` beside the map."""
        if at not in self.layout.where:
            return None
        tile, position = self.layout.where[at]
        return Spot(tile, _face(self.tiles[tile]).printed[position])

    def field(self, at: Hex) -> Field | None:
        """What is printed on a Field; ``None`` beside the map and on a tile that is face down."""
        if at not in self.printed:
            self.printed[at] = self._read(at)
        return self.printed[at]

    def _read(self, at: Hex) -> Field | None:
        spot = self.spot(at)
        if spot is None or not self.tiles[spot.tile].face_up:
            return None
        return TILES[self.tiles[spot.tile].tile].fields[spot.position]

    def find(self, spot: Spot) -> Hex:
        """Where a printed position lies on the map."""
        placed = self.tiles[spot.tile]
        return flower(placed.centre)[_face(placed).printed.index(spot.position)]

    def blocked(self, at: Hex) -> bool:
        """Whether a Field is known to be Blocked (H3-8.6)."""
        if at not in self.layout.where:
            return False
        tile, position = self.layout.where[at]
        return bool(_face(self.tiles[tile]).blocked >> position & 1)

    def borders(self, at: Hex) -> int:
        """The edges of a Field that carry a solid line on its own side, as far as known."""
        if at not in self.layout.where:
            return 0
        tile, position = self.layout.where[at]
        return _face(self.tiles[tile]).borders[position]

    def barred(self, at: Hex, direction: int) -> bool:
        """Whether an edge carries a solid line on either side (H3-8.7)."""
        beyond = neighbours(at)[direction]
        lines = self.borders(at) >> direction | self.borders(beyond) >> OPPOSITE[direction]
        return bool(lines & 1)

    def steps(self, at: Hex) -> tuple[Hex, ...]:
        """The Fields to which a hero can move from a Field (H3-3.24).

        Its border keeps everybody out of a Blocked Field, but does not keep in who stands there
        (H3-8.6).
        """
        if at not in self.open_ways:
            self.open_ways[at] = self._find_steps(at)
        return self.open_ways[at]

    def _find_steps(self, at: Hex) -> tuple[Hex, ...]:
        own = 0 if self.blocked(at) else self.borders(at)
        return tuple(
            to
            for direction, to in enumerate(neighbours(at))
            if not own >> direction & 1 and self._lets_in(to, OPPOSITE[direction])
        )

    def _lets_in(self, at: Hex, edge: int) -> bool:
        there = self.layout.where.get(at)
        if there is None:
            return False
        tile, position = there
        placed = self.tiles[tile]
        return placed.face_up and not _face(placed).borders[position] >> edge & 1

    # Tiles beside each other; borders do not matter (H3-8.7)

    def adjacent(self, tile: int) -> tuple[int, ...]:
        """The tiles that share an edge with a tile (H3-8.5)."""
        return self.layout.adjacent[tile]

    def next_to(self, at: Hex) -> tuple[int, ...]:
        """The tiles to which a neighbour of a Field belongs, its own among them (H3-8.5)."""
        where = self.layout.where
        return tuple(sorted({where[to][0] for to in neighbours(at) if to in where}))

    def discoverable(self, at: Hex) -> tuple[int, ...]:
        """The tiles that a hero on a Field can turn up (H3-8.20)."""
        if at not in self.closed:
            tiles = self.tiles
            self.closed[at] = tuple(t for t in self.next_to(at) if not tiles[t].face_up)
        return self.closed[at]

    def slots(self, at: Hex) -> tuple[Hex, ...]:
        """The centers where a hero on a Field can place a tile (H3-8.21 (a) and (b)).

        A free slot is next to the Field exactly if its center is two away.
        """
        if at not in self.sites:
            self.sites[at] = tuple(centre for centre in circle(at, 2) if self._takes(centre))
        return self.sites[at]

    def slots_beside(self, tile: int) -> tuple[Hex, ...]:
        """The free centers beside a tile that touch another one as well (H3-8.21 (b))."""
        at = self.tiles[tile].centre
        return tuple(sorted(c for offset in CROSSINGS if self._takes(c := plus(at, offset))))

    def slots_around(self, tiles: Collection[int] | None = None) -> tuple[Hex, ...]:
        """The free centers that touch one of some tiles, or any tile; for maps in the making."""
        near = range(len(self.tiles)) if tiles is None else tiles
        return tuple(
            sorted(
                {
                    c
                    for tile in near
                    for offset in CROSSINGS
                    if self._free(c := plus(self.tiles[tile].centre, offset))
                }
            )
        )

    def _takes(self, centre: Hex) -> bool:
        if not self._free(centre):
            return False
        contacts = sum(minus(placed.centre, centre) in CROSSINGS for placed in self.tiles)
        return contacts >= LEAST_CONTACTS

    def _free(self, centre: Hex) -> bool:
        """Whether a tile could lie there: nothing is in the way, and the lattice goes on."""
        where, _, names = self.layout
        if any(at in where for at in flower(centre)):
            return False
        first = self.tiles[0].centre
        return not names or any(on_lattice(name, minus(centre, first)) for name in names)

    # Walkable connections (H3-8.23); the open Fields of every tile hang together

    def connected(self, one: int, two: int) -> bool:
        """Whether one can walk from a tile straight to one that touches it."""
        return _open_crossing(self.tiles[one], self.tiles[two])

    def part(self, tile: int) -> frozenset[int]:
        """The tiles to which a walkable connection leads from a tile, itself included."""
        found, edge = {tile}, [tile]
        while edge:
            here = edge.pop()
            for there in self.layout.adjacent[here]:
                if there not in found and self.connected(here, there):
                    found.add(there)
                    edge.append(there)
        return frozenset(found)

    def rotations_to_discover(self, tile: int, hero: Hex) -> tuple[int, ...]:
        """How a hero on a Field may turn a tile that is turned up (H3-8.22, H3-8.23)."""
        home = self.layout.where[hero][0]
        return self._connecting(tile, home, self.part(home))

    def rotations_to_place(self, tile: str, centre: Hex, hero: Hex) -> tuple[int, ...]:
        """How a hero on a Field may turn a tile that is placed (H3-8.22, H3-8.23)."""
        home = self.layout.where[hero][0]
        placed = self.copy()
        placed.place(tile, centre, 0)
        return placed._connecting(len(self.tiles), home, self.part(home))

    def _connecting(self, tile: int, home: int, before: frozenset[int]) -> tuple[int, ...]:
        """The rotations that connect a tile to home and cut nothing off; if none does so, all."""
        wanted = before | {tile}
        return self._rotations(tile, lambda board: wanted <= board.part(home))

    def rotations_at_start(self, tile: int, waiting: Collection[int] = ()) -> tuple[int, ...]:
        """How a starting tile may be turned in setup: with an open way out (H3-17.81).

        ``waiting`` are starting tiles that will be turned later. They are no way out, since their
        owners could close it again.
        """
        others = [other for other in self.adjacent(tile) if other not in waiting]
        return self._rotations(
            tile, lambda board: any(board.connected(tile, other) for other in others)
        )

    def _rotations(self, tile: int, fits: Callable[["Board"], bool]) -> tuple[int, ...]:
        """The rotations of a tile after which the map fits; all of them if none does."""
        board = self.copy()
        found = []
        for rotation in ROTATIONS:
            board.turn(tile, rotation)
            if fits(board):
                found.append(rotation)
        return tuple(found) or ROTATIONS

    # Changes

    def turn(self, tile: int, rotation: int) -> None:
        """Lay a tile of the map face up (H3-2.2 step 21, H3-8.20, H3-8.22)."""
        placed = self.tiles[tile]._replace(rotation=rotation, face_up=True)
        self.tiles = (*self.tiles[:tile], placed, *self.tiles[tile + 1 :])
        self._look_again()

    def place(self, tile: str, centre: Hex, rotation: int, *, face_up: bool = True) -> int:
        """Add a tile to the map (H3-8.20); the number it gets.

        Nobody need know which tiles lie face down: of those only the places are looked at.
        """
        new = Placed(tile, centre, rotation, face_up)
        known = [placed for placed in (*self.tiles, new) if placed.face_up]
        if faults := [*_false_tiles(known), *_overlaps((*self.tiles, new))]:
            raise BadMap(faults)
        tiles = (*self.tiles, new)
        self.layout = layout(tuple(placed.centre for placed in tiles))
        self.tiles = tiles
        self._look_again()
        return len(tiles) - 1

    def _look_again(self) -> None:
        """Copies share what was looked up, so another map needs tables of its own."""
        self.printed, self.open_ways, self.closed, self.sites = {}, {}, {}, {}


def lay_out(tiles: Iterable[Placed]) -> Board:
    """A map of these tiles, or a list of all that is wrong with them."""
    tiles = tuple(tiles)
    if faults := _faults(tiles):
        raise BadMap(faults)
    return Board(tiles, layout(tuple(placed.centre for placed in tiles)))


def _faults(tiles: tuple[Placed, ...]) -> list[str]:
    if not tiles:
        return ["a map has at least one tile"]
    return [*_false_tiles(tiles), *_overlaps(tiles)]


def _false_tiles(tiles: Sequence[Placed]) -> Iterator[str]:
    """Tiles that do not exist, cannot be turned like this or lie on the map twice."""
    for placed in tiles:
        if placed.tile not in TILES:
            yield f"unknown tile {placed.tile!r}"
        if placed.rotation not in ROTATIONS:
            yield f"{placed.tile}: rotation {placed.rotation} is not among 0 to 5"
    for one, two in combinations(tiles, 2):
        if one.tile == two.tile:
            yield f"{one.tile} lies on the map twice"


def _overlaps(tiles: Sequence[Placed]) -> Iterator[str]:
    for one, two in combinations(tiles, 2):
        if distance(one.centre, two.centre) <= OVERLAP:
            yield f"{one.tile} at {one.centre} and {two.tile} at {two.centre} overlap"
