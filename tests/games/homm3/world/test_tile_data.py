"""Reading tiles from TOML: what is refused, and how it is said."""

import pytest

from rulebound.games.homm3.model.hexes import ALL_EDGES, POSITIONS, rim
from rulebound.games.homm3.model.tile_data import BadTiles, read_box, read_boxes, read_field
from rulebound.games.homm3.model.tiles import Field

SEVEN = ["empty", "blocked", "III mine 5 gold", "town castle", "stables", "temple", "windmill"]


def table(
    *fields: str, head: str = "far.X1", terrain: str = 'terrain = "grass"', more: str = ""
) -> str:
    listed = ", ".join(f'"{field}"' for field in fields or SEVEN)
    return f"[{head}]\n{terrain}\nfields = [{listed}]\n{more}\n"


def faults(text: str) -> list[str]:
    with pytest.raises(BadTiles) as refused:
        read_box("mine", text)
    return refused.value.faults


def with_first(field: str) -> str:
    return table(field, *SEVEN[1:])


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("empty", Field("empty")),
        ("IV pandoras_box", Field("pandoras_box", 4)),
        ("III mine 5 gold", Field("mine", 3, resource="gold", amount=5)),
        ("II treasure_symbol 2", Field("treasure_symbol", 2, dice=2)),
        ("settlement tower", Field("settlement", faction="tower")),
        ("~ V jetsam", Field("jetsam", 5, sea=True)),
        ("~? grail", Field("grail", sea=None)),
    ],
)
def test_a_field_is_read_from_its_words(text: str, field: Field) -> None:
    assert read_field(text) == field


def test_a_tile_is_read_from_its_table() -> None:
    tile = read_box("mine", table(more='closed = ["E", "SW"]\nlayer = "underground"'))["X1"]
    assert (tile.id, tile.type, tile.box) == ("X1", "far", "mine")
    assert (tile.terrain, tile.layer) == ("grass", "underground")
    assert [field.location for field in tile.fields][:3] == ["empty", "blocked", "mine"]
    lines = {POSITIONS[at]: edges for at, edges in enumerate(tile.borders) if edges}
    east, south_west = rim(POSITIONS.index("E")), rim(POSITIONS.index("SW"))
    assert lines == {"NE": ALL_EDGES, "E": east, "SW": south_west}


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ("", "no Location"),
        ("III", "no Location"),
        ("castle_in_the_air", "unknown Location 'castle_in_the_air'"),
        ("VIII mine 5 gold", "unknown Location 'VIII'"),
        ("I blocked", "a Blocked Field has no guard"),
        ("mine", "mine must be followed by an amount and a resource"),
        ("mine gold 5", "'5' must be one of gold, materials, valuables"),
        ("mine five gold", "'five' must be a whole number above 0"),
        ("mine 0 gold", "'0' must be a whole number above 0"),
        ("treasure_symbol", "treasure_symbol must be followed by a number of dice"),
        ("town", "town must be followed by a faction"),
        ("stables 2", "stables must be followed by nothing"),
    ],
)
def test_a_bad_field_is_named_with_its_place(field: str, fault: str) -> None:
    assert faults(with_first(field)) == [f"mine: X1: NW: {fault}"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (table(*SEVEN[1:]), "X1: a tile has 7 fields, not 6"),
        (table(terrain=""), "X1: terrain must be a text"),
        (
            table(more="colour = 1"),
            "X1: unknown key 'colour', known are terrain, layer, fields, clos",
        ),
        (table(more='layer = "sky"'), "X1: layer 'sky' must be one of surface, underground, sea"),
        (table(more="layer = 3"), "X1: layer must be a text"),
        (table(more='closed = ["C"]'), "X1: closed: 'C' must be one of NW, NE, W, E, SW, SE"),
        (table(more='closed = "E"'), "X1: closed must be a list of texts"),
        (table(head="faraway.X1"), "type 'faraway' must be one of starting, far, near, center"),
        ("far = 3", "far must hold tables of tiles"),
        ("[far]\nX1 = 3", "X1: a tile must be a table"),
        (table() + table(head="near.X1"), "X1: there is another tile with this id"),
        (
            with_first("grail").replace("far", "starting").replace("town castle", "empty"),
            "X1: a st",
        ),
    ],
)
def test_a_bad_tile_is_named(text: str, fault: str) -> None:
    (found,) = faults(text)
    assert found.startswith(f"mine: {fault}")


def test_all_faults_are_listed() -> None:
    text = table("gold") + table("empty", head="near.X2") + table(head="near.X3")
    assert [fault.split(":")[1] for fault in faults(text)] == [" X1", " X2"]


def test_a_file_that_is_no_toml_is_refused() -> None:
    (fault,) = faults("[far.X1]\nterrain = grass")
    assert fault.startswith("mine: ")
    assert "line 2" in fault


def test_the_open_fields_of_a_tile_must_hang_together() -> None:
    """Maps look for walkable connections tile by tile (H3-8.23)."""
    ring = ["empty", "blocked", "blocked", "blocked", "empty", "empty", "empty"]
    assert faults(table(*ring)) == ["mine: X1: its open Fields do not hang together"]
    assert faults(table(*["blocked"] * 7)) == ["mine: X1: its open Fields do not hang together"]


def test_an_id_belongs_to_one_box() -> None:
    with pytest.raises(BadTiles, match="X1: in box one too"):
        read_boxes({"one": table(), "two": table()})
