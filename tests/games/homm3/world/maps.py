"""Maps for the tests of the world, and its rules said once more in the plainest way."""

import random
from collections.abc import Iterable

from hypothesis import strategies as st

from rulebound.games.homm3.model.hexes import (
    FAMILIES,
    FLOWER,
    VECTORS,
    Hex,
    distance,
    flower,
    neighbours,
    plus,
    turn,
)
from rulebound.games.homm3.model.terrain import Board, Placed, lay_out
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import TileType

Edge = tuple[Hex, Hex]
LANDS = [id_ for id_, tile in TILES.items() if tile.type != TileType.STARTING]


def laid(**centres: Hex) -> Board:
    """Tiles as printed, by id; a leading underscore lays a tile face down."""
    return lay_out(
        Placed(id_.lstrip("_"), centre, 0, not id_.startswith("_"))
        for id_, centre in centres.items()
    )


@st.composite
def maps(draw: st.DrawFn, families: str = "ABC") -> Board:
    """Two to twelve tiles that hang together, some of them face down, the first face up."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    offsets = [offset for name in families for offset in FAMILIES[name]]
    ids = rng.sample(list(TILES), draw(st.integers(2, 12)))
    centres: list[Hex] = [(rng.randint(-5, 5), rng.randint(-5, 5))]
    while len(centres) < len(ids):
        centre = plus(rng.choice(centres), rng.choice(offsets))
        if all(distance(centre, other) > 2 for other in centres):
            centres.append(centre)
    return lay_out(
        Placed(id_, centre, rng.randrange(6), not number or rng.random() < 0.6)
        for number, (id_, centre) in enumerate(zip(ids, centres, strict=True))
    )


def open_fields(board: Board, tile: int) -> set[Hex]:
    """The Fields of a tile that are not Blocked; of one that is face down all seven."""
    placed = board.tiles[tile]
    if not placed.face_up:
        return set(flower(placed.centre))
    return {
        plus(placed.centre, turn(FLOWER[position], placed.rotation))
        for position, field in enumerate(TILES[placed.tile].fields)
        if field.location != "blocked"
    }


def heroes(board: Board) -> list[Hex]:
    """Where a hero may stand."""
    tiles = [tile for tile, placed in enumerate(board.tiles) if placed.face_up]
    return sorted(at for tile in tiles for at in open_fields(board, tile))


def lines(board: Board) -> set[Edge]:
    """All edges with a solid line, from both sides."""
    found = set()
    for placed in board.tiles:
        if not placed.face_up:
            continue
        for position, edges in enumerate(TILES[placed.tile].borders):
            at = plus(placed.centre, turn(FLOWER[position], placed.rotation))
            for direction, way in enumerate(VECTORS):
                if edges >> direction & 1:
                    beyond = plus(at, turn(way, placed.rotation))
                    found |= {(at, beyond), (beyond, at)}
    return found


def walk(board: Board, start: Hex) -> set[Hex]:
    """All Fields that can be walked to, if guards are left aside and hidden tiles are open."""
    ground = set().union(*(open_fields(board, tile) for tile in range(len(board.tiles))))
    walls = lines(board)
    found, edge = {start}, [start]
    while edge:
        at = edge.pop()
        for to in neighbours(at):
            if to in ground and to not in found and (at, to) not in walls:
                found.add(to)
                edge.append(to)
    return found


def tiles_in(board: Board, fields: Iterable[Hex]) -> set[int]:
    return {board.layout.where[at][0] for at in fields}
