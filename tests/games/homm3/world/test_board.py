"""The map: Fields, borders, steps, neighbours (H3-8.4 to H3-8.8, H3-3.24)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.homm3.model.hexes import (
    OPPOSITE,
    POSITIONS,
    Hex,
    distance,
    flower,
    neighbours,
)
from rulebound.games.homm3.model.terrain import BadMap, Board, Placed, Spot, lay_out
from rulebound.games.homm3.model.tile_data import TILES
from tests.games.homm3.world.maps import laid, lines, maps, open_fields

E = 1


def test_h3_8_4_a_field_belongs_to_a_tile_and_a_position() -> None:
    board = laid(N3=(0, 0), F2=(3, -1))
    assert board.spot((3, 0)) == Spot(1, POSITIONS.index("SE"))
    assert board.spot((0, 0)) == Spot(0, POSITIONS.index("C"))
    assert board.spot((2, 1)) is None


def test_h3_8_4_the_position_is_the_printed_one() -> None:
    board = lay_out([Placed("F2", (3, -1), rotation=1)])
    assert board.spot((4, -1)) == Spot(0, POSITIONS.index("NE"))
    settlement = board.field((4, -1))
    assert settlement is not None
    assert (settlement.location, settlement.guard) == ("settlement", 3)


def test_h3_8_24_the_fields_of_a_hidden_tile_are_not_known() -> None:
    board = laid(N3=(0, 0), _F2=(3, -1))
    assert board.field((3, 0)) is None
    assert board.field((9, 9)) is None
    assert not board.blocked((2, 0))
    assert board.borders((2, 0)) == 0
    board.turn(1, 0)
    assert board.blocked((2, 0))
    assert board.field((2, 0)) == TILES["F2"].fields[POSITIONS.index("SW")]


def test_h3_8_5_tiles_are_adjacent_if_they_share_an_edge() -> None:
    board = laid(N3=(0, 0), F2=(3, -1), _F9=(1, 2), F4=(6, -1))
    assert [board.adjacent(tile) for tile in range(4)] == [(1, 2), (0, 2, 3), (0, 1), (1,)]


def test_h3_8_5_a_field_is_next_to_the_tiles_of_its_neighbours() -> None:
    board = laid(N3=(0, 0), F2=(3, -1), _F9=(1, 2))
    assert board.next_to((3, 0)) == (1, 2)
    assert board.next_to((1, 0)) == (0, 1, 2)
    assert board.next_to((0, 0)) == (0,)


def test_h3_8_6_a_blocked_field_cannot_be_entered() -> None:
    board = laid(F1=(0, 0))
    assert board.blocked((-1, 0))
    assert board.steps((0, 0)) == ((1, -1), (1, 0), (0, 1), (-1, 1), (0, -1))


def test_h3_8_6_a_blocked_field_may_be_left() -> None:
    board = laid(F4=(0, 0))
    assert board.steps((0, 0)) == neighbours((0, 0))
    assert (0, 0) not in board.steps((1, 0))


def test_h3_8_6_who_leaves_a_blocked_field_is_held_by_the_border_of_another() -> None:
    board = laid(S1=(0, 0), F1=(3, 0))
    assert board.blocked((2, 0))
    assert set(board.steps((2, 0))) == {(3, 0), (2, 1), (3, -1)}


def test_h3_8_7_a_solid_line_bars_both_directions() -> None:
    board = laid(S1=(0, 0), F3=(3, 0))
    assert board.barred((1, 0), E)
    assert board.barred((2, 0), OPPOSITE[E])
    assert (2, 0) not in board.steps((1, 0))
    assert (1, 0) not in board.steps((2, 0))


def test_h3_8_7_an_open_rim_can_be_crossed() -> None:
    board = lay_out([Placed("S1", (0, 0), rotation=1), Placed("F3", (3, 0))])
    assert not board.barred((1, 0), E)
    assert (2, 0) in board.steps((1, 0))
    assert (1, 0) in board.steps((2, 0))


def test_h3_8_7_the_line_of_the_neighbour_alone_bars_too() -> None:
    board = lay_out([Placed("F3", (0, 0)), Placed("S1", (3, 0), rotation=3)])
    assert board.borders((1, 0)) == 0
    assert board.barred((1, 0), E)
    assert (2, 0) not in board.steps((1, 0))


def test_h3_8_7_borders_do_not_matter_for_adjacency() -> None:
    board = laid(S1=(0, 0), _F1=(3, 0))
    assert board.adjacent(0) == (1,)
    assert board.discoverable((1, 0)) == (1,)


def test_h3_3_24_nobody_walks_onto_a_hidden_tile_or_off_the_map() -> None:
    board = laid(F9=(0, 0), _F2=(3, -1))
    assert board.steps((1, -1)) == ((1, 0), (0, 0), (0, -1))
    board.turn(1, 0)
    assert board.steps((1, -1)) == ((2, -1), (1, 0), (0, 0), (0, -1))


def test_h3_8_20_tiles_next_to_a_field_can_be_discovered() -> None:
    board = laid(N3=(0, 0), _F2=(3, -1), _F9=(1, 2), _F4=(6, -1))
    assert board.discoverable((1, 0)) == (1, 2)
    assert board.discoverable((-1, 0)) == ()
    board.turn(1, 2)
    assert board.tiles[1] == Placed("F2", (3, -1), 2, True)
    assert board.discoverable((1, 0)) == (2,)


def test_a_map_that_cannot_be_is_refused_with_all_its_faults() -> None:
    with pytest.raises(BadMap) as refused:
        lay_out([Placed("F1", (0, 0)), Placed("F1", (2, 0), 6), Placed("Z9", (9, 9))])
    assert refused.value.faults == [
        "F1: rotation 6 is not among 0 to 5",
        "unknown tile 'Z9'",
        "F1 lies on the map twice",
        "F1 at (0, 0) and F1 at (2, 0) overlap",
    ]


def test_an_empty_map_is_refused() -> None:
    with pytest.raises(BadMap, match="at least one tile"):
        lay_out([])


@pytest.mark.parametrize(
    ("tile", "centre"), [("F2", (1, 1)), ("N3", (9, 9))], ids=["overlap", "twice"]
)
def test_a_tile_that_cannot_be_placed_changes_nothing(tile: str, centre: Hex) -> None:
    board = laid(N3=(0, 0), F9=(3, -1))
    before = board.copy()
    with pytest.raises(BadMap):
        board.place(tile, centre, 0)
    assert board == before
    assert board.layout is before.layout


def test_a_copy_and_its_original_do_not_touch() -> None:
    board = laid(N3=(0, 0), _F2=(3, -1))
    copy = board.copy()
    assert copy == board
    board.turn(1, 4)
    assert board.place("F9", (1, 2), 3) == 2
    assert copy == laid(N3=(0, 0), _F2=(3, -1))
    assert copy.spot((1, 2)) is None
    assert copy.adjacent(0) == (1,)
    assert board.adjacent(0) == (1, 2)
    assert board.tiles[1:] == (Placed("F2", (3, -1), 4), Placed("F9", (1, 2), 3))


@given(maps())
def test_every_field_lies_where_its_spot_says(board: Board) -> None:
    for tile, placed in enumerate(board.tiles):
        spots = []
        for at in flower(placed.centre):
            spot = board.spot(at)
            assert spot is not None
            assert spot.tile == tile
            assert board.find(spot) == at
            spots.append(spot.position)
        assert sorted(spots) == list(range(7))


@given(maps())
def test_borders_are_symmetric_and_as_printed(board: Board) -> None:
    walls = lines(board)
    for at in board.layout.where:
        for direction, to in enumerate(neighbours(at)):
            barred = board.barred(at, direction)
            assert barred == board.barred(to, OPPOSITE[direction])
            assert barred == ((at, to) in walls)


@given(maps())
def test_steps_are_those_of_the_rule(board: Board) -> None:
    walls = lines(board)
    shown = [tile for tile, placed in enumerate(board.tiles) if placed.face_up]
    ground = set().union(*(open_fields(board, tile) for tile in shown))
    for at in ground:
        steps = {to for to in neighbours(at) if to in ground and (at, to) not in walls}
        assert set(board.steps(at)) == steps
        assert all(at in board.steps(to) for to in steps)


@given(maps(), st.data())
def test_adjacency_is_a_shared_edge(board: Board, data: st.DataObject) -> None:
    one = data.draw(st.integers(0, len(board.tiles) - 1))
    own = flower(board.tiles[one].centre)
    beside = {tile for at in own for tile in board.next_to(at)} - {one}
    assert set(board.adjacent(one)) == beside
    for tile in beside:
        theirs = flower(board.tiles[tile].centre)
        assert min(distance(at, to) for at in own for to in theirs) == 1
        assert one in board.adjacent(tile)
