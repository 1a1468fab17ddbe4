"""All Map Tiles, read from the TOML files of their boxes.

A file that cannot be used is refused with a list of everything wrong with it.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

from rulebound.core.errors import RuleboundError
from rulebound.games.homm3.model.hexes import CENTRE, POSITIONS
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.tiles import (
    LAYERS,
    LOCATIONS,
    NUMERALS,
    RING_NAMES,
    TYPES,
    Field,
    Ground,
    Layer,
    Tile,
    TileType,
    borders_of,
    hangs_together,
)

KEYS: Final = ("terrain", "layer", "fields", "closed")
WATER: Final = {"~": True, "~?": None}


class BadTiles(RuleboundError):
    """Tiles that cannot be used; ``faults`` lists everything wrong with them."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("bad tiles: " + "; ".join(faults))
        self.faults = faults


class _Fault(Exception):
    """What is wrong with a part of a tile."""


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word)):
        raise _Fault(f"{word!r} must be a whole number above 0")
    return int(word)


def _mine(amount: str, resource: str) -> dict[str, Any]:
    if resource not in Cost._fields:
        raise _Fault(f"{resource!r} must be one of {', '.join(Cost._fields)}")
    return {"amount": _number(amount), "resource": resource}


Reader = Callable[..., dict[str, Any]]
PARAMETERS: Final[Mapping[str, tuple[tuple[str, ...], Reader]]] = {
    Ground.MINE: (("an amount", "a resource"), _mine),
    Ground.RESOURCE: (("a number of dice",), lambda dice: {"dice": _number(dice)}),
    Ground.TREASURE: (("a number of dice",), lambda dice: {"dice": _number(dice)}),
    Ground.TOWN: (("a faction",), lambda faction: {"faction": faction}),
    Ground.SETTLEMENT: (("a faction",), lambda faction: {"faction": faction}),
}
"""What follows a Location; the others stand alone."""


def read_field(text: str) -> Field:
    """A Field from its words: water, guard, Location and what the Location needs."""
    words = text.split()
    sea = WATER[words.pop(0)] if words and words[0] in WATER else False
    guard = NUMERALS.index(words.pop(0)) if words and words[0] in NUMERALS else 0
    if not words:
        raise _Fault("no Location")
    location, *given = words
    if location not in LOCATIONS:
        raise _Fault(f"unknown Location {location!r}")
    if location == Ground.BLOCKED and guard:
        raise _Fault("a Blocked Field has no guard")
    needed, reader = PARAMETERS.get(location, ((), dict))
    if len(given) != len(needed):
        raise _Fault(f"{location} must be followed by {' and '.join(needed) or 'nothing'}")
    return Field(location, guard, sea=sea, **reader(*given))


def _texts(table: Mapping[str, Any], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise _Fault(f"{key} must be a list of texts")
    return value


def _fields(table: Mapping[str, Any]) -> tuple[Field, ...]:
    texts = _texts(table, "fields")
    if len(texts) != len(POSITIONS):
        raise _Fault(f"a tile has {len(POSITIONS)} fields, not {len(texts)}")
    found = []
    for name, text in zip(POSITIONS, texts, strict=True):
        try:
            found.append(read_field(text))
        except _Fault as fault:
            raise _Fault(f"{name}: {fault}") from None
    return tuple(found)


def _closed(table: Mapping[str, Any]) -> tuple[int, ...]:
    names = _texts(table, "closed")
    for name in names:
        if name not in RING_NAMES:
            raise _Fault(f"closed: {name!r} must be one of {', '.join(RING_NAMES)}")
    return tuple(POSITIONS.index(name) for name in names)


def _word(table: Mapping[str, Any], key: str, usual: str = "") -> str:
    word = table.get(key, usual)
    if not isinstance(word, str) or not word:
        raise _Fault(f"{key} must be a text")
    return word


def read_tile(id_: str, type_: TileType, box: str, table: Mapping[str, Any]) -> Tile:
    """A tile from its table."""
    for key in table:
        if key not in KEYS:
            raise _Fault(f"unknown key {key!r}, known are {', '.join(KEYS)}")
    layer = _word(table, "layer", Layer.SURFACE)
    if layer not in LAYERS:
        raise _Fault(f"layer {layer!r} must be one of {', '.join(LAYERS)}")
    fields = _fields(table)
    if type_ == TileType.STARTING and fields[CENTRE].location != Ground.TOWN:
        raise _Fault("a starting tile has a Town in its center")
    borders = borders_of(fields, _closed(table))
    tile = Tile(id_, type_, box, _word(table, "terrain"), layer, fields, borders)
    if not hangs_together(tile):
        raise _Fault("its open Fields do not hang together")
    return tile


def read_box(box: str, text: str) -> dict[str, Tile]:
    """The tiles of a box by their ids."""
    try:
        types = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTiles([f"{box}: {error}"]) from error
    found: dict[str, Tile] = {}
    faults = []
    for type_, tables in types.items():
        if type_ not in TYPES:
            faults.append(f"{box}: type {type_!r} must be one of {', '.join(TYPES)}")
            continue
        if not isinstance(tables, dict):
            faults.append(f"{box}: {type_} must hold tables of tiles")
            continue
        for id_, table in tables.items():
            try:
                if not isinstance(table, dict):
                    raise _Fault("a tile must be a table")
                if id_ in found:
                    raise _Fault("there is another tile with this id")
                found[id_] = read_tile(id_, TileType(type_), box, table)
            except _Fault as fault:
                faults.append(f"{box}: {id_}: {fault}")
    if faults:
        raise BadTiles(faults)
    return found


def read_boxes(texts: Mapping[str, str]) -> dict[str, Tile]:
    """The tiles of several boxes, given as texts by box."""
    found: dict[str, Tile] = {}
    for box, text in texts.items():
        tiles = read_box(box, text)
        if twice := found.keys() & tiles.keys():
            raise BadTiles([f"{box}: {id_}: in box {found[id_].box} too" for id_ in sorted(twice)])
        found |= tiles
    return found


TILES: Final[dict[str, Tile]] = {}
"""By id, the core box first."""


def load(boxes: Iterable[str]) -> None:
    """Lay out the tiles that come with some boxes."""
    folder = files("rulebound.games.homm3") / "boxes"
    shipped = {box: folder / box / "tiles.toml" for box in boxes}
    texts = {
        box: tiles.read_text(encoding="utf-8") for box, tiles in shipped.items() if tiles.is_file()
    }
    TILES.update(read_boxes(texts))
