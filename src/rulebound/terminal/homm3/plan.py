"""The map as a reader sees it: which Field is where, what it is called, what lies on it."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from rulebound.core.flow import Option
from rulebound.games.homm3.model.hexes import Hex, flower, minus, name_of, plus, turn
from rulebound.games.homm3.model.terrain import Board, Placed, layout
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Field

PLACES: Final = ("field", "tile", "slot")
"""Kinds of refs that name a place on the map."""
_ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"


class Window(NamedTuple):
    """A part of the map: half columns and rows, the ends not included."""

    left: int
    right: int
    top: int
    bottom: int

    def holds(self, at: Hex) -> bool:
        """Whether a Field lies in it with its whole width."""
        return self.left <= across(at) < self.right - 1 and self.top <= at[1] < self.bottom


def across(at: Hex) -> int:
    """How far to the right a Field lies, in half Fields."""
    return 2 * at[0] + at[1]


def around(fields: Collection[Hex]) -> Window:
    """The least part of the map that holds these Fields."""
    rows = [r for _, r in fields]
    columns = [across(at) for at in fields]
    return Window(min(columns), max(columns) + 2, min(rows), max(rows) + 1)


class Plan:
    """``world`` is the map of a view."""

    def __init__(self, world: Mapping[str, Any]) -> None:
        self.world = world
        placed = tuple(
            Placed(tile["tile"] or "", _hex(tile["at"]), tile["rotation"], tile["tile"] is not None)
            for tile in world["tiles"]
        )
        self.board = Board(placed, layout(tuple(tile.centre for tile in placed)))
        self.kinds = {_hex(tile["at"]): tile["kind"] for tile in world["tiles"]}
        self.changed = {_hex(field["at"]): field for field in world["fields"]}
        self.marks = {_hex(mark["at"]): mark for mark in world["marks"]}
        self.heroes: dict[Hex, list[tuple[int, str]]] = {}
        for realm in world["realms"]:
            for hero, its in realm["heroes"].items():
                if its["at"] is not None:
                    self.heroes.setdefault(_hex(its["at"]), []).append((realm["seat"], hero))
        self.rovers = {
            _hex(rover["at"]): number
            for number, rover in enumerate(world["rovers"])
            if rover["at"] is not None
        }
        self.whole = self.drawn()
        pools = any(realm["pool"] for realm in world["realms"])
        free = self.board.slots_around() if pools else ()
        self.slots = {at: f"+{number}" for number, at in enumerate(free, start=1)}
        """By center: what the free places for tiles are called."""

    # ---- names ----

    def label(self, at: Hex) -> str:
        """What a Field is called: a letter for its column, a number for its row from below."""
        return self.column(across(at)) + self.row(at[1])

    def column(self, half: int) -> str:
        """The letter of the column in which a half Field lies; nothing beside the map."""
        if not self.whole.left <= half < self.whole.right:
            return ""
        turns, letter = divmod((half - self.whole.left) // 2, len(_ALPHABET))
        return _ALPHABET[letter] * (turns + 1)

    def row(self, r: int) -> str:
        """The number of a row; nothing beside the map."""
        return str(self.whole.bottom - r) if self.whole.top <= r < self.whole.bottom else ""

    def called(self) -> dict[str, str]:
        """The names of all Fields, tiles and free places of the map, by ref."""
        labels = {name_of(at): self.label(at) for at in self.fields}
        fields = {f"{kind}:{at}": its for kind in ("field", "place") for at, its in labels.items()}
        tiles = {f"tile:{name_of(at)}": self.label(at) for at in self.kinds}
        return {**fields, **tiles, **{f"slot:{name_of(at)}": s for at, s in self.slots.items()}}

    # ---- Fields ----

    @property
    def fields(self) -> Iterable[Hex]:
        return self.board.layout.where

    def field(self, at: Hex) -> Field | None:
        """What a Field counts as now; nothing beside the map and on a tile that is face down."""
        printed = self.board.field(at)
        if printed is None:
            return None
        now = self.changed.get(at)
        location = printed.location if now is None else now["location"]
        guard = 0 if now is None else now["guard"]
        return printed._replace(location=location, guard=guard)

    def terrain(self, at: Hex) -> str | None:
        """The terrain of a Field; none on a tile that is face down."""
        placed = self.board.tiles[self.board.layout.where[at][0]]
        return TILES[placed.tile].terrain if placed.face_up else None

    def centre(self, at: Hex) -> Hex:
        """The center of the tile to which a Field belongs."""
        return self.board.tiles[self.board.layout.where[at][0]].centre

    def walled(self, at: Hex, direction: int, beyond: Hex) -> bool:
        """Whether a solid line keeps two Fields of the map apart; rock needs no line."""
        return (
            beyond in self.board.layout.where
            and not self.board.blocked(at)
            and not self.board.blocked(beyond)
            and self.board.barred(at, direction)
        )

    # ---- parts ----

    def drawn(self, beside: Collection[Hex] = ()) -> Window:
        """The map without an empty margin, with further Fields beside it."""
        return around((*self.board.layout.where, *beside))

    def part(
        self, columns: int, rows: int, middle: Hex | None, beside: Collection[Hex] = ()
    ) -> Window:
        """As much of what is drawn as fits, with a Field in its middle if not all of it does."""
        left, right, top, bottom = self.drawn(beside)
        q, r = middle or ((left + right) // 4 - (top + bottom) // 4, (top + bottom) // 2)
        left, right = _cut(left, right, columns, across((q, r)))
        top, bottom = _cut(top, bottom, rows, r)
        return Window(left, right, top, bottom)


def _cut(low: int, high: int, room: int, middle: int) -> tuple[int, int]:
    if high - low <= room:
        return low, high
    start = min(max(low, middle - room // 2), high - room)
    return start, start + room


def _hex(at: Iterable[int]) -> Hex:
    q, r = at
    return q, r


def hex_of(name: str) -> Hex:
    q, _, r = name.partition(",")
    return int(q), int(r)


def turned(world: Mapping[str, Any], centre: Hex, rotation: int) -> dict[str, Any]:
    """The map with a tile turned otherwise; what lies on the tile turns with it."""
    tiles = []
    sixths = 0
    for tile in world["tiles"]:
        its = _hex(tile["at"]) == centre
        sixths = rotation - tile["rotation"] if its else sixths
        tiles.append({**tile, "rotation": rotation} if its else tile)
    own = flower(centre)

    def moved(thing: Mapping[str, Any]) -> Mapping[str, Any]:
        at = _hex(thing["at"])
        return (
            {**thing, "at": plus(centre, turn(minus(at, centre), sixths))} if at in own else thing
        )

    changed = {key: [moved(thing) for thing in world[key]] for key in ("fields", "marks")}
    return {**world, "tiles": tiles, **changed}


def places(options: Iterable[Option]) -> Iterator[tuple[str, Hex]]:
    """The places that options speak of, each with its kind."""
    for option in options:
        for ref in option.refs:
            kind, _, name = ref.partition(":")
            if kind in PLACES:
                yield kind, hex_of(name)


def slots(options: Iterable[Option]) -> frozenset[Hex]:
    """The Fields of the free places where options put a tile."""
    return frozenset(
        at for kind, centre in places(options) if kind == "slot" for at in flower(centre)
    )
