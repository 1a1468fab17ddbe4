"""Turning up and placing tiles (H3-8.20 to H3-8.25)."""

from collections.abc import Iterable, Iterator

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.map import occasions, random_town
from rulebound.games.homm3.map.fields import tile_of
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.log.map import Discovered, PlacedTile, Rotated
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.world import HEROES
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask


def options(s: State, seat: int, hero: int) -> Iterator[Option]:
    """The tiles that a hero can turn up, and the slots where it can place one of their own."""
    w = s.map
    realm = w.realms[seat]
    at = realm.heroes[hero]
    if at is None or not realm.movement[hero]:
        return
    name = f"hero:{HEROES[hero]}"
    for tile in openable(s, w.board.discoverable(at)):
        centre = w.board.tiles[tile].centre
        yield Telling("discover", (name, f"tile:{name_of(centre)}"), data=(hero, tile))
    if realm.pool:
        for slot, kind, refs in _places(s, seat, w.board.slots(at)):
            yield Telling("place", (name, *refs), data=(hero, slot, kind))


def _places(
    s: State, seat: int, slots: Iterable[Hex]
) -> Iterator[tuple[Hex, str, tuple[str, ...]]]:
    """Where tiles of their own pool can go; their type is named if there are several."""
    kinds = list(dict.fromkeys(TILES[tile].type for tile in s.map.realms[seat].pool))
    for slot in slots:
        for kind in kinds:
            more = (f"kind:{kind}",) if len(kinds) > 1 else ()
            yield slot, kind, (f"slot:{name_of(slot)}", *more)


def openable(s: State, tiles: Iterable[int]) -> list[int]:
    """Those of some face-down tiles that the scenario lets heroes turn up."""
    listening = s.listening(occasions.may_discover)
    return [tile for tile in tiles if all(hear(s, tile) for hear in listening)]


def discover(s: State, seat: int, hero: int, tile: int) -> Flow[None]:
    """For a movement point a face-down tile is turned up."""
    realm = s.map.realms[seat]
    at = realm.heroes[hero]
    assert at is not None
    realm.add_movement(hero, -1)
    yield from reveal(s, seat, tile, at)


def reveal(s: State, seat: int, tile: int, at: Hex) -> Flow[None]:
    """A tile is turned up and rotated by the player; ``at`` is where the paying hero stands."""
    board = s.map.board
    s.sealed += 1
    centre = board.tiles[tile].centre
    rotations = board.rotations_to_discover(tile, at)
    board.turn(tile, rotations[0])  # everybody sees it now
    s.tell(Discovered, seat=seat, tile=board.tiles[tile].tile, field=name_of(centre))
    yield from turn(s, seat, tile, rotations)
    yield from random_town.found(s, tile)


def turn(s: State, seat: int, tile: int, rotations: tuple[int, ...]) -> Flow[None]:
    """A player turns a tile as it may be turned."""
    placed = s.map.board.tiles[tile]

    def build() -> tuple[Option, ...]:
        where = f"tile:{name_of(placed.centre)}"
        return tuple(Telling("rotate", (where, f"turn:{n}"), data=n) for n in rotations)

    option = yield from ask(seat, Text("homm3-ask-rotate", {"tile": placed.tile}), build)
    s.map.board.turn(tile, option.data)
    s.tell(Rotated, seat=seat, tile=placed.tile, turn=option.data)


def place(s: State, seat: int, hero: int, slot: Hex, kind: str) -> Flow[None]:
    """For a movement point a tile of their own pool is laid out."""
    realm = s.map.realms[seat]
    at = realm.heroes[hero]
    assert at is not None
    realm.add_movement(hero, -1)
    yield from lay(s, seat, slot, at, kind)


def lay(s: State, seat: int, slot: Hex, at: Hex, kind: str) -> Flow[None]:
    """The top tile of that type in a player's pool is placed on a slot and rotated."""
    w = s.map
    realm = w.realms[seat]
    tile = next(tile for tile in reversed(realm.pool) if TILES[tile].type == kind)
    realm.pool = decks.without(realm.pool, tile)
    s.sealed += 1
    rotations = w.board.rotations_to_place(tile, slot, at)
    number = w.board.place(tile, slot, rotations[0])
    s.tell(PlacedTile, seat=seat, tile=tile, field=name_of(slot))
    yield from turn(s, seat, number, rotations)
    yield from random_town.found(s, number)


def from_observatory(s: State, seat: int, at: Hex) -> Flow[None]:
    """A face-down tile beside the tile of the observatory is turned up, for no movement (H3-8.60).

    With an option a tile of their own pool may be placed beside it instead.
    """
    w = s.map
    here = tile_of(s, at)

    def build() -> tuple[Option, ...]:
        found = [
            Telling("discover", (f"tile:{name_of(w.board.tiles[t].centre)}",), data=(t, None))
            for t in openable(s, w.board.adjacent(here))
            if not w.board.tiles[t].face_up
        ]
        if s.rules.observatory_places_tile and w.realms[seat].pool:
            found += [
                Telling("place", refs, data=(slot, kind))
                for slot, kind, refs in _places(s, seat, w.board.slots_beside(here))
            ]
        return tuple(found)

    if not build():
        return
    option = yield from ask(seat, Text("homm3-ask-observatory"), build)
    if option.kind == "discover":
        yield from reveal(s, seat, option.data[0], at)
    else:
        yield from lay(s, seat, option.data[0], at, option.data[1])
