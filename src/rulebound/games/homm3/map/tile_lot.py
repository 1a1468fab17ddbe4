"""Which tiles lie face down on the map and in the players' pools (H3-8.24, H3-8.25)."""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache

from rulebound.core.rng import Rng
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.scenario import Slot
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Layer, TileType


def usable(boxes: Collection[str]) -> list[str]:
    """The tiles that can be drawn: of the surface, with Locations that we know."""
    return list(_usable(frozenset(boxes)))


@cache
def _usable(boxes: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        tile.id
        for tile in TILES.values()
        if tile.box in boxes
        and tile.type != TileType.STARTING
        and tile.layer == Layer.SURFACE
        and all(field.location in LOCATION_TABLE for field in tile.fields)
    )


def deal(slots: Sequence[Slot], tiles: Sequence[str], rng: Rng) -> list[str] | None:
    """A tile for each slot, no tile twice; ``None`` if there are too few.

    The choosiest slots are served first; if that does not work out, tiles change places.
    """
    order = rng.shuffled(tiles)
    taken: dict[str, int] = {}
    """By tile: the slot that has it."""
    choosiest = sorted(range(len(slots)), key=lambda n: sum(map(slots[n].takes, tiles)))
    for number in choosiest:
        if not _serve(slots, order, taken, number, set()):
            return None
    places = {number: tile for tile, number in taken.items()}
    return [places[number] for number in range(len(slots))]


def _serve(
    slots: Sequence[Slot], tiles: Sequence[str], taken: dict[str, int], number: int, tried: set[str]
) -> bool:
    """Give a slot a tile; others give theirs up if they can have another one."""
    for tile in tiles:
        if tile in tried or not slots[number].takes(tile):
            continue
        tried.add(tile)
        if tile not in taken or _serve(slots, tiles, taken, taken[tile], tried):
            taken[tile] = number
            return True
    return False


@lru_cache(maxsize=512)
def _taken_by(slot: Slot, tiles: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(tile for tile in tiles if slot.takes(tile))


def deal_evenly(slots: Sequence[Slot], tiles: tuple[str, ...], rng: Rng) -> list[str]:
    """A tile for each slot, no tile twice, all possibilities equally likely; there is one.

    Slots that take the same tiles are served together from a shuffle of these. If a tile is dealt
    twice, the whole does not count.
    """
    choices = [_taken_by(slot, tiles) for slot in slots]
    while True:
        dealt = {choice: rng.dealt(choice) for choice in dict.fromkeys(choices)}
        found = [dealt[choice].pop() for choice in choices]
        if len(set(found)) == len(found):
            return found
