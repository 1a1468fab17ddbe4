"""The Map Tiles (H3-8.1, H3-8.2, Appendix A.9)."""

from collections import Counter

import pytest

from rulebound.games.homm3.model.boxes import FACTIONS, expansions
from rulebound.games.homm3.model.hexes import (
    ALL_EDGES,
    CENTRE,
    DIRECTIONS,
    FLOWER,
    POSITIONS,
    RING,
    neighbours,
    turn_position,
)
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import HIDDEN, LOCATIONS, NUMERALS, Field, Tile, turned

CORE = """
S1 | Blocked | Empty | I Mine 2 BM | Town | Resource 1 | I Treasure 1 | Empty
S2 | Empty | Blocked | Resource 1 | Town | I Mine 2 BM | I Treasure 1 | Empty
S3 | Blocked | Empty | I Treasure 1 | Town | Resource 1 | I Mine 2 BM | Empty
F1 | III Settlement | Windmill | Blocked | Empty | II Artifact | Trading Post | Stables
F2 | Trading Post | III Settlement | Shrine paid | Empty | Magic Spring | Blocked | II Artifact
F3 | Water Wheel | Learning Stone | III Settlement | II Artifact | Stables | Empty | Blocked
F4 | III Mine 5 G | II Magic Spring | Water Wheel | Blocked | Trading Post | Temple | Empty
F5 | III Mine 5 G | II Garden | Empty | Observatory | Blocked | Trading Post | Learning Stone
F6 | II Artifact | Trading Post | Water Wheel | Blocked | Shrine paid | Empty | III Mine 5 G
F7 | II Treasure 2 | Blocked | Learning Stone | Shrine free | Empty | Observatory | III Mine 1 V
F8 | Stables | Empty | Temple | III Mine 1 V | Windmill | II Treasure 2 | Blocked
F9 | Empty | III Mine 1 V | Blocked | Observatory | Fountain | II Treasure 2 | Learning Stone
N1 | Blocked | Windmill | Tree | IV Witch Hut | Sanctuary | Trading Post | V Mine 1 V
N2 | Tree | Blocked | IV Tomb | Witch Hut | Sanctuary | V Mine 1 V | Shrine free
N3 | Witch Hut | Blocked | Trading Post | Obelisk | V Mine 1 V | IV Pandora | Tree
N4 | Water Wheel | Magic Spring | IV Shrine free | Obelisk | V Mine 5 G | Tomb | Blocked
N5 | Shrine free | V Mine 5 G | IV Magic Spring | Obelisk | Tomb | Blocked | Water Wheel
N6 | Trading Post | V Mine 5 G | Magic Spring | IV Pandora | Fountain | Water Wheel | Blocked
C1 | VI Pandora | Fountain | Tomb | VII Utopia | Blocked | Garden | VI Shrine free
C2 | VI Tree | Shrine free | Garden | VII Grail | Temple | VI Pandora | Blocked
"""
"""Appendix A.9, with short names."""
SHORT = {
    "artifact_symbol": "Artifact",
    "dragon_utopia": "Utopia",
    "fountain_of_youth": "Fountain",
    "mystical_garden": "Garden",
    "pandoras_box": "Pandora",
    "redwood_observatory": "Observatory",
    "resource_symbol": "Resource",
    "shrine_of_magic_gesture": "Shrine free",
    "shrine_of_magic_incantation": "Shrine paid",
    "treasure_symbol": "Treasure",
    "tree_of_knowledge": "Tree",
    "warriors_tomb": "Tomb",
}
UNITS = {"gold": "G", "materials": "BM", "valuables": "V"}
YIELDS = {("gold", 5), ("materials", 2), ("valuables", 1)}
GUARDS = {"starting": "I I", "far": "II III", "near": "IV V", "center": "VI VI VII"}
ONE_TOO_MANY = "#C5"
"""Its list names three guards VI; no print of it is known."""
WITHOUT_BLOCKED = "F23 U7 W2 W3 W5 W6 #N8 #N9 #N10 #N11 #C4 #C5"
COUNTS = {
    "core": {"starting": 3, "far": 9, "near": 6, "center": 2},
    "rampart": {"starting": 1, "far": 3, "near": 2, "center": 1},
    "fortress": {"starting": 1, "far": 3, "near": 2, "center": 1},
    "inferno": {"starting": 1, "far": 3, "near": 2, "center": 1},
    "tower": {"starting": 1, "far": 10, "near": 3, "center": 1},
    "stronghold": {"starting": 1, "far": 3, "near": 7, "center": 1},
    "conflux": {"starting": 1, "far": 3, "near": 8},
    "cove": {"starting": 1, "far": 3, "near": 7, "center": 1},
    "stretch_goals_2024": {"far": 3, "near": 8, "center": 4},
}
ALL = list(TILES.values())
STARTS = [tile for tile in ALL if tile.type == "starting"]


def written(field: Field) -> str:
    name = SHORT.get(field.location, field.location.replace("_", " ").title())
    yields = f"{field.amount} {UNITS[field.resource]}" if field.resource else ""
    dice = str(field.dice) if field.dice else ""
    return " ".join(part for part in (NUMERALS[field.guard], name, yields, dice) if part)


def ids(tile: Tile) -> str:
    return tile.id


def by_name(tile: Tile) -> dict[str, int]:
    return dict(zip(POSITIONS, tile.borders, strict=True))


def exits(tile: Tile) -> set[str]:
    """The ring Fields with an edge on the rim that carries no line."""
    return {
        POSITIONS[position]
        for position in RING
        for direction, to in enumerate(neighbours(FLOWER[position]))
        if to not in FLOWER and not tile.borders[position] >> direction & 1
    }


@pytest.mark.parametrize("row", CORE.strip().splitlines(), ids=lambda row: row[:2])
def test_appendix_a9_the_fields_of_the_core_tiles(row: str) -> None:
    id_, *fields = row.split(" | ")
    assert [written(field) for field in TILES[id_].fields] == fields


def test_appendix_a9_the_core_box_has_these_tiles_and_comes_first() -> None:
    rows = [row.partition(" ")[0] for row in CORE.strip().splitlines()]
    assert list(TILES)[: len(rows)] == rows
    assert {tile.id for tile in ALL if tile.box == "core"} == set(rows)


def test_appendix_a9_the_towns_of_the_core_box() -> None:
    factions = [TILES[id_].fields[CENTRE].faction for id_ in ("S1", "S2", "S3")]
    assert factions == ["necropolis", "dungeon", "castle"]


@pytest.mark.parametrize(
    ("id_", "ways"), [("S1", {"NE", "W"}), ("S2", {"NW", "E"}), ("S3", {"NE", "W"})]
)
def test_appendix_a9_the_exits_of_the_core_starting_tiles(id_: str, ways: set[str]) -> None:
    assert exits(TILES[id_]) == ways


@pytest.mark.parametrize("id_", ["S1", "S3"])
def test_appendix_a9_closed_rims_to_the_south_east(id_: str) -> None:
    borders = by_name(TILES[id_])
    lines = {
        name: [DIRECTIONS[way] for way in range(6) if edges >> way & 1]
        for name, edges in borders.items()
    }
    assert lines["E"] == ["NE", "E", "SE"]
    assert lines["SE"] == ["E", "SE", "SW"]
    assert lines["SW"] == ["SE", "SW", "W"]
    assert lines["NE"] == lines["W"] == lines["C"] == []


@pytest.mark.parametrize("tile", [tile for tile in ALL if tile.type != "starting"], ids=ids)
def test_appendix_a9_other_tiles_are_closed_only_around_blocked_fields(tile: Tile) -> None:
    for field, edges in zip(tile.fields, tile.borders, strict=True):
        assert edges == (ALL_EDGES if field.blocked else 0)


@pytest.mark.parametrize("id_", ["F7", "F8", "F9"])
def test_h3_t24_the_mine_of_the_picture(id_: str) -> None:
    (mine,) = [field for field in TILES[id_].fields if field.location == "mine"]
    assert (mine.resource, mine.amount, NUMERALS[mine.guard]) == ("valuables", 1, "III")


def test_h3_8_1_types_by_box() -> None:
    counts: dict[str, Counter[str]] = {box: Counter() for box in ("core", *expansions())}
    for tile in ALL:
        counts[tile.box][tile.type] += 1
    assert counts == COUNTS
    assert len(ALL) == 107


@pytest.mark.parametrize("tile", ALL, ids=ids)
def test_h3_8_1_guards_fit_the_numerals_of_the_type(tile: Tile) -> None:
    guards = " ".join(NUMERALS[guard] for guard in sorted(f.guard for f in tile.fields) if guard)
    assert guards == ("VI VI VI VII" if tile.id == ONE_TOO_MANY else GUARDS[tile.type])


@pytest.mark.parametrize("tile", ALL, ids=ids)
def test_h3_8_2_seven_fields_at_most_one_of_them_blocked(tile: Tile) -> None:
    assert len(tile.fields) == len(tile.borders) == 7
    blocked = sum(field.blocked for field in tile.fields)
    assert blocked == (0 if tile.id in WITHOUT_BLOCKED.split() else 1)


@pytest.mark.parametrize("tile", ALL, ids=ids)
def test_h3_8_2_locations_have_what_they_need_and_nothing_else(tile: Tile) -> None:
    for field in tile.fields:
        place = field.location
        assert ((field.resource, field.amount) in YIELDS) == (place == "mine")
        assert (field.dice in (1, 2)) == (place in ("resource_symbol", "treasure_symbol"))
        assert (field.faction in FACTIONS) == (place in ("town", "settlement"))
        assert field.sea is False or tile.layer == "sea"


def test_h3_8_2_every_location_is_printed_somewhere() -> None:
    assert {field.location for tile in ALL for field in tile.fields} == LOCATIONS


def test_every_box_of_the_options_has_its_tiles() -> None:
    assert list(dict.fromkeys(tile.box for tile in ALL)) == ["core", *expansions()]


def test_every_faction_has_a_starting_tile() -> None:
    factions = [tile.fields[CENTRE].faction for tile in STARTS]
    assert sorted(factions) == sorted(FACTIONS)


@pytest.mark.parametrize("tile", STARTS, ids=ids)
def test_starting_tiles_have_their_exits_beside_the_blocked_field(tile: Tile) -> None:
    (blocked,) = [at for at, field in enumerate(tile.fields) if field.blocked]
    beside = {POSITIONS[turn_position(blocked, sixths)] for sixths in (-1, 1)}
    assert exits(tile) == beside


@pytest.mark.parametrize("tile", ALL, ids=ids)
def test_h3_8_3_turning_a_tile_six_times_by_a_sixth_is_the_identity(tile: Tile) -> None:
    printed = tuple(range(7))
    step = turned(tile, 1).printed
    for sixths in range(1, 7):
        printed = tuple(printed[at] for at in step)
        assert turned(tile, sixths).printed == printed
    assert turned(tile, 6) == turned(tile, 0)
    assert turned(tile, 0).borders == tile.borders


@pytest.mark.parametrize("sixths", range(6))
def test_h3_8_3_turning_moves_blocked_fields_and_their_lines(sixths: int) -> None:
    face = turned(TILES["S1"], sixths)
    at = turn_position(POSITIONS.index("NW"), sixths)
    assert face.blocked == 1 << at
    assert face.borders[at] == ALL_EDGES
    assert face.printed[at] == POSITIONS.index("NW")


def test_h3_8_3_a_starting_tile_turned_clockwise_by_one() -> None:
    face = turned(TILES["S1"], 1)
    closed = {POSITIONS[at] for at, edges in enumerate(face.borders) if edges not in (0, ALL_EDGES)}
    assert closed == {"SE", "SW", "W"}
    assert face.printed[POSITIONS.index("NW")] == POSITIONS.index("W")


def test_h3_8_23_a_hidden_tile_counts_as_open() -> None:
    assert HIDDEN.blocked == 0
    assert not any(HIDDEN.borders)
