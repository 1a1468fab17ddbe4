"""Discovering and placing tiles (H3-8.20 to H3-8.23, H3-17.10, H3-17.75, H3-17.81)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.homm3.model.hexes import Hex, distance, flower, lattices, neighbours
from rulebound.games.homm3.model.terrain import Board, Placed, lay_out
from rulebound.games.homm3.model.tile_data import TILES
from tests.games.homm3.world.maps import LANDS, heroes, laid, maps, open_fields, tiles_in, walk

ALL = (0, 1, 2, 3, 4, 5)


def picture() -> Board:
    return laid(N3=(0, 0), F2=(3, -1), F9=(1, 2))


def test_h3_t23_the_slot_of_the_picture_is_legal() -> None:
    board = picture()
    assert board.slots((3, 0)) == ((4, 1),)
    tile = board.place("F1", (4, 1), 0)
    assert board.adjacent(tile) == (1, 2)
    assert tile in board.next_to((3, 0))


@pytest.mark.parametrize("slot", [(6, -2), (5, -4)])
def test_h3_t23_slots_that_touch_only_f2_are_illegal(slot: Hex) -> None:
    board = picture()
    fields = flower((3, -1))
    assert any(distance(at, slot) == 2 for at in fields)
    assert all(slot not in board.slots(at) for at in fields)


def test_h3_8_21_a_the_slot_is_next_to_the_hero() -> None:
    board = picture()
    assert board.slots((2, 2)) == ((4, 1),)
    assert board.slots((0, 3)) == ((-2, 3),)
    assert board.slots((0, 0)) == board.slots((4, -2)) == ()


def test_h3_8_21_a_borders_do_not_matter() -> None:
    board = lay_out([Placed("S1", (3, -1)), Placed("F9", (1, 2))])
    assert board.barred((3, 0), 1)
    assert (4, 1) in board.slots((3, 0))


def test_h3_8_21_b_hidden_tiles_count() -> None:
    assert laid(N3=(0, 0), F2=(3, -1), _F9=(1, 2)).slots((3, 0)) == ((4, 1),)


def test_h3_8_21_one_tile_is_not_enough() -> None:
    board = laid(N3=(0, 0))
    assert all(board.slots(at) == () for at in flower((0, 0)))


def test_h3_8_21_a_slot_that_is_taken_is_not_free() -> None:
    board = laid(N3=(0, 0), F2=(3, -1), F9=(1, 2), _F1=(4, 1))
    assert (4, 1) not in board.slots((3, 0))


def test_h3_17_75_maps_of_one_lattice_keep_to_it() -> None:
    """(3, -2) and (3, 0) would be free and touch both tiles, but lie off the lattice."""
    board = laid(N3=(0, 0), F2=(6, -2))
    assert board.slots((1, 0)) == board.slots((1, -1)) == ((3, -1),)


def test_h3_17_75_on_mixed_maps_every_free_center_will_do() -> None:
    board = laid(N3=(0, 0), F2=(6, -2), F4=(-3, 0))
    assert board.slots((1, 0)) == ((3, -2), (3, -1), (3, 0))
    assert board.slots((1, -1)) == ((3, -2), (3, -1))


def test_h3_8_23_the_only_crossing_must_be_open() -> None:
    """F1 has its Blocked Field in the west, where the hero's tile touches it."""
    board = laid(F3=(0, 0), _F1=(3, 0))
    assert board.rotations_to_discover(1, (1, 0)) == (1, 2, 3, 4, 5)


def test_h3_8_23_guards_are_no_obstacle() -> None:
    """F2 as printed has the guard of its Artifact in the only crossing."""
    board = lay_out([Placed("F2", (0, 0), rotation=5), Placed("F8", (3, 0), 0, False)])
    guarded = board.field((1, 0))
    assert guarded is not None
    assert guarded.guard == 2
    assert 0 in board.rotations_to_discover(1, (1, 0))


def test_h3_8_23_no_tile_may_be_cut_off() -> None:
    board = laid(F3=(0, 0), _F1=(3, 0), F8=(6, 0))
    assert board.part(0) == {0, 1, 2}
    assert board.rotations_to_discover(1, (1, 0)) == (1, 2, 4, 5)


def test_h3_17_81_a_tile_that_was_cut_off_before_does_not_count() -> None:
    """The last tile turns its Blocked Field to the others: nothing can connect it."""
    board = laid(F3=(0, 0), _F1=(3, 0), F9=(6, 0))
    assert board.part(0) == {0, 1}
    assert board.rotations_to_discover(1, (1, 0)) == (1, 2, 3, 4, 5)


def test_h3_8_23_if_no_rotation_connects_all_are_offered() -> None:
    board = lay_out([Placed("F1", (0, 0), rotation=3), Placed("F2", (3, 0), 0, False)])
    assert board.part(0) == {0}
    assert board.rotations_to_discover(1, (0, 0)) == ALL


def test_h3_8_7_a_tile_may_be_discovered_over_a_solid_line() -> None:
    """Another way leads to the tile, through one that is still face down."""
    board = laid(S1=(0, 0), _F1=(3, 0), _F2=(3, -3))
    assert board.barred((1, 0), 1)
    assert board.discoverable((1, 0)) == (1,)
    assert board.part(0) == {0, 1, 2}
    assert board.rotations_to_discover(1, (1, 0)) == (0, 2, 3, 4, 5)


def test_h3_8_23_placing_asks_for_a_connection_to_the_hero() -> None:
    """Between two tiles in a row a third touches each with three edges: always connected."""
    assert picture().rotations_to_place("F1", (4, 1), (3, 0)) == ALL


def test_h3_8_23_placing_beside_closed_rims() -> None:
    """Only the exit of S1 in the east leads to the slot, into the north-west of the new tile."""
    board = lay_out([Placed("S1", (0, 0), 1), Placed("S2", (3, -1))])
    assert board.slots((1, 0)) == ((1, 2),)
    assert board.rotations_to_place("F1", (1, 2), (1, 0)) == (0, 2, 3, 4, 5)


def test_h3_8_23_placing_where_no_way_leads() -> None:
    board = lay_out([Placed("S1", (0, 0)), Placed("S2", (3, -1))])
    assert board.part(0) == {0}
    assert board.rotations_to_place("F1", (1, 2), (1, 0)) == ALL


def test_h3_8_23_asking_for_rotations_changes_nothing() -> None:
    board = laid(F3=(0, 0), _F1=(3, 0), F8=(6, 0))
    before = board.copy()
    board.rotations_to_discover(1, (1, 0))
    board.rotations_to_place("F5", (2, -3), (1, -1))
    board.rotations_at_start(0)
    assert board == before
    assert board.layout is before.layout


def test_h3_17_81_a_starting_tile_keeps_a_way_out() -> None:
    """The exits of S1, printed in the north-east and the west, must come to lie in the east."""
    board = laid(S1=(0, 0), _F1=(3, 0))
    assert board.rotations_at_start(0) == (1, 3)


def test_h3_17_81_any_neighbour_is_a_way_out() -> None:
    assert laid(S1=(0, 0), _F1=(3, -1)).rotations_at_start(0) == (0, 1, 2, 3)
    assert laid(S1=(0, 0), _F1=(3, -1), _F2=(-3, 1)).rotations_at_start(0) == ALL


def test_h3_17_81_a_blocked_field_is_no_way_out() -> None:
    board = laid(S1=(0, 0), F1=(3, 0), _F2=(-3, 0))
    assert board.blocked((2, 0))
    assert board.rotations_at_start(0) == (0, 4)


def test_h3_17_81_a_starting_tile_that_waits_to_be_turned_is_no_way_out() -> None:
    board = lay_out(
        [Placed("S1", (0, 0)), Placed("S2", (3, 0), 3), Placed("F2", (-3, 0), 0, False)]
    )
    assert board.rotations_at_start(0) == (0, 1, 3, 4)
    assert board.rotations_at_start(0, waiting={1}) == (0, 4)


def test_h3_17_81_without_any_way_out_all_rotations_are_offered() -> None:
    assert laid(S1=(0, 0), F1=(3, 0)).rotations_at_start(0) == ALL
    assert laid(S1=(0, 0)).rotations_at_start(0) == ALL


def allowed(before: set[int], boards: list[Board], tile: int, hero: Hex) -> tuple[int, ...]:
    """The rotations of H3-8.23, Field by Field."""
    found = []
    for rotation, board in enumerate(boards):
        fields = walk(board, hero)
        if open_fields(board, tile) <= fields and before <= tiles_in(board, fields):
            found.append(rotation)
    return tuple(found) or ALL


@given(maps(), st.data())
def test_h3_17_10_rotations_to_discover(board: Board, data: st.DataObject) -> None:
    hero = data.draw(st.sampled_from(heroes(board)))
    before = tiles_in(board, walk(board, hero))
    for tile in board.discoverable(hero):
        boards = [board.copy() for _ in ALL]
        for rotation, other in enumerate(boards):
            other.turn(tile, rotation)
        expected = allowed(before, boards, tile, hero)
        assert board.rotations_to_discover(tile, hero) == expected


@given(maps(), st.data())
def test_h3_17_10_rotations_to_place(board: Board, data: st.DataObject) -> None:
    used = {placed.tile for placed in board.tiles}
    id_ = data.draw(st.sampled_from([id_ for id_ in LANDS if id_ not in used]))
    hero = data.draw(st.sampled_from(heroes(board)))
    before = tiles_in(board, walk(board, hero))
    for slot in board.slots(hero):
        boards = [board.copy() for _ in ALL]
        for rotation, other in enumerate(boards):
            other.place(id_, slot, rotation)
        expected = allowed(before, boards, len(board.tiles), hero)
        assert board.rotations_to_place(id_, slot, hero) == expected


@given(maps())
def test_parts_are_what_can_be_walked_to(board: Board) -> None:
    for tile in range(len(board.tiles)):
        start = min(open_fields(board, tile))
        assert board.part(tile) == tiles_in(board, walk(board, start))


@given(st.sampled_from(["A", "B", "ABC"]).flatmap(maps), st.data())
def test_h3_8_21_slots(board: Board, data: st.DataObject) -> None:
    """All conditions once more, tried on every center near the hero."""
    hero = data.draw(st.sampled_from(heroes(board)))
    where = board.layout.where
    centres = [placed.centre for placed in board.tiles]
    expected = []
    for q in range(hero[0] - 4, hero[0] + 5):
        for r in range(hero[1] - 4, hero[1] + 5):
            fields = flower((q, r))
            touched = {where[to][0] for at in fields for to in neighbours(at) if to in where}
            if (
                not any(at in where for at in fields)
                and any(hero in neighbours(at) for at in fields)
                and len(touched) >= 2
                and (not lattices(centres) or lattices([*centres, (q, r)]))
            ):
                expected.append((q, r))
    assert list(board.slots(hero)) == expected


@given(st.sampled_from(["A", "B", "ABC"]).flatmap(maps), st.data())
def test_tiles_can_be_placed_wherever_slots_are_offered(board: Board, data: st.DataObject) -> None:
    """A map grows tile by tile, keeps its lattice, and its tiles never overlap."""
    names = board.layout.lattices
    for _ in range(data.draw(st.integers(1, 6))):
        offers = [(hero, slot) for hero in heroes(board) for slot in board.slots(hero)]
        if not offers:
            break
        hero, slot = data.draw(st.sampled_from(offers))
        used = {placed.tile for placed in board.tiles}
        id_ = data.draw(st.sampled_from([id_ for id_ in LANDS if id_ not in used]))
        rotation = data.draw(st.sampled_from(board.rotations_to_place(id_, slot, hero)))
        tile = board.place(id_, slot, rotation)
        assert tile in board.next_to(hero)
        assert len(board.adjacent(tile)) >= 2
        assert len(board.layout.where) == 7 * len(board.tiles)
        assert board.layout.lattices == names or len(names) == 2
        assert board == lay_out(board.tiles)
        assert board.layout == lay_out(board.tiles).layout


@given(maps())
def test_starting_tiles_are_never_walled_in_if_there_is_a_way(board: Board) -> None:
    for tile, placed in enumerate(board.tiles):
        if TILES[placed.tile].type != "starting":
            continue
        free = []
        for rotation in ALL:
            other = board.copy()
            other.turn(tile, rotation)
            if len(tiles_in(other, walk(other, placed.centre))) > 1:
                free.append(rotation)
        assert board.rotations_at_start(tile) == (tuple(free) or ALL)
