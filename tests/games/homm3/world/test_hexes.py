"""The grid of Fields (H3-8.3) and the lattices of tiles (H3-8.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.games.homm3.model.hexes import (
    CROSSINGS,
    DIRECTIONS,
    FAMILIES,
    FLOWER,
    OPPOSITE,
    POSITIONS,
    RING,
    VECTORS,
    Hex,
    circle,
    distance,
    flower,
    lattices,
    minus,
    neighbours,
    on_lattice,
    plus,
    rim,
    turn,
    turn_edges,
    turn_position,
)

HEXES = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
SPINS = st.integers(-12, 12)


def names(edges: int) -> set[str]:
    return {name for direction, name in enumerate(DIRECTIONS) if edges >> direction & 1}


def test_h3_8_3_the_neighbour_vectors() -> None:
    assert dict(zip(DIRECTIONS, VECTORS, strict=True)) == {
        "E": (1, 0),
        "W": (-1, 0),
        "NE": (1, -1),
        "NW": (0, -1),
        "SE": (0, 1),
        "SW": (-1, 1),
    }


def test_h3_8_3_positions_are_in_reading_order() -> None:
    assert POSITIONS == ("NW", "NE", "W", "C", "E", "SW", "SE")
    assert FLOWER == ((0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1))
    assert [POSITIONS[position] for position in RING] == list(DIRECTIONS)


def test_h3_8_3_directions_run_clockwise() -> None:
    assert [turn(way, 1) for way in VECTORS] == [*VECTORS[1:], VECTORS[0]]


def test_h3_8_3_the_opposite_direction_leads_back() -> None:
    for direction, way in enumerate(VECTORS):
        assert plus(way, VECTORS[OPPOSITE[direction]]) == (0, 0)


def test_h3_8_3_a_turn_by_a_sixth_moves_positions_and_edges_clockwise() -> None:
    moved = [POSITIONS[turn_position(position, 1)] for position in range(7)]
    assert moved == ["NE", "E", "NW", "C", "SE", "W", "SW"]
    assert names(turn_edges(0b100001, 1)) == {"NE", "E"}


def test_h3_8_3_the_rim_of_a_ring_position() -> None:
    assert names(rim(POSITIONS.index("E"))) == {"NE", "E", "SE"}
    assert names(rim(POSITIONS.index("NW"))) == {"W", "NW", "NE"}


def test_h3_8_3_rims_are_the_edges_that_leave_the_tile() -> None:
    for position in RING:
        outside = {
            DIRECTIONS[direction]
            for direction, to in enumerate(neighbours(FLOWER[position]))
            if to not in FLOWER
        }
        assert names(rim(position)) == outside


def test_h3_8_4_the_three_families() -> None:
    assert set(FAMILIES["A"]) == {(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)}
    assert set(FAMILIES["B"]) == {(3, -1), (1, 2), (-2, 3), (-3, 1), (-1, -2), (2, -3)}
    assert set(FAMILIES["C"]) == {(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)}


def test_h3_8_4_family_a_is_the_mirror_image_of_family_b() -> None:
    assert {(r, q) for q, r in FAMILIES["B"]} == set(FAMILIES["A"])


def test_h3_8_4_no_other_places_touch() -> None:
    near = [(q, r) for q in range(-6, 7) for r in range(-6, 7)]
    own = set(FLOWER)
    touching = set()
    for offset in near:
        other = set(flower(offset))
        if not own & other and any(to in other for at in own for to in neighbours(at)):
            touching.add(offset)
    assert touching == set().union(*FAMILIES.values()) == CROSSINGS.keys()


@pytest.mark.parametrize(("name", "edges"), [("A", 3), ("B", 3), ("C", 1)])
def test_h3_8_4_tiles_share_so_many_edges(name: str, edges: int) -> None:
    for offset in FAMILIES[name]:
        assert len(CROSSINGS[offset]) == edges


def test_h3_8_4_crossings_of_the_tile_to_the_east() -> None:
    written = {
        (POSITIONS[here], DIRECTIONS[way], POSITIONS[there])
        for here, way, there in CROSSINGS[3, -1]
    }
    assert written == {("NE", "E", "W"), ("E", "NE", "W"), ("E", "E", "SW")}


@pytest.mark.parametrize(("name", "one", "two"), [("A", (2, 1), (-1, 3)), ("B", (3, -1), (1, 2))])
def test_h3_8_4_a_lattice_fills_the_plane_without_gaps(name: str, one: Hex, two: Hex) -> None:
    reach = range(-12, 13)
    centres = {(a * one[0] + b * two[0], a * one[1] + b * two[1]) for a in reach for b in reach}
    covered = [at for centre in centres for at in flower(centre)]
    for q in range(-8, 9):
        for r in range(-8, 9):
            assert covered.count((q, r)) == 1
            assert on_lattice(name, (q, r)) == ((q, r) in centres)


def test_h3_8_21_the_lattice_of_a_map() -> None:
    assert lattices([(5, 5), (7, 6), (4, 8)]) == ("A",)
    assert lattices([(0, 0), (3, -1), (1, 2)]) == ("B",)
    assert lattices([(0, 0), (3, -1), (2, 1)]) == ()
    assert lattices([(0, 0), (3, 0)]) == ()
    assert lattices([(4, 4)]) == ("A", "B")


def test_h3_2_8_the_sandbox_lies_on_family_b() -> None:
    assert lattices([(-6, 2), (6, -2), (-3, 1), (3, -1), (-4, -1), (4, 1), (0, 0)]) == ("B",)


@given(HEXES)
def test_six_turns_are_the_identity(at: Hex) -> None:
    turned = at
    for _ in range(6):
        turned = turn(turned, 1)
    assert turned == at


@given(HEXES, HEXES, SPINS)
def test_turning_keeps_distances(one: Hex, two: Hex, sixths: int) -> None:
    assert distance(turn(one, sixths), turn(two, sixths)) == distance(one, two)


@given(HEXES, HEXES)
def test_distance_falls_by_one_on_some_way(one: Hex, two: Hex) -> None:
    steps = [distance(at, two) for at in neighbours(one)]
    assert distance(one, two) == distance(two, one)
    assert distance(one, two) == (0 if one == two else min(steps) + 1)


@given(HEXES, st.integers(0, 4))
def test_circles_hold_all_fields_at_a_distance(at: Hex, radius: int) -> None:
    found = circle(at, radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert all(distance(at, field) == radius for field in found)


@given(HEXES, HEXES)
def test_plus_and_minus_undo_each_other(one: Hex, two: Hex) -> None:
    assert plus(minus(one, two), two) == one


@given(st.integers(0, 6), SPINS)
def test_positions_turn_as_their_fields_do(position: int, sixths: int) -> None:
    assert FLOWER[turn_position(position, sixths)] == turn(FLOWER[position], sixths)


@given(st.integers(0, 63), SPINS)
def test_edges_turn_as_directions_do(edges: int, sixths: int) -> None:
    turned = {turn(way, sixths) for bit, way in enumerate(VECTORS) if edges >> bit & 1}
    found = turn_edges(edges, sixths)
    assert {way for bit, way in enumerate(VECTORS) if found >> bit & 1} == turned
    assert found < 64


@given(st.sampled_from(sorted(CROSSINGS)), SPINS)
def test_crossings_are_the_same_from_both_sides_and_turn(offset: Hex, sixths: int) -> None:
    back = {(there, OPPOSITE[way], here) for here, way, there in CROSSINGS[offset]}
    assert set(CROSSINGS[minus((0, 0), offset)]) == back
    turned = {
        (turn_position(here, sixths), (way + sixths) % 6, turn_position(there, sixths))
        for here, way, there in CROSSINGS[offset]
    }
    assert set(CROSSINGS[turn(offset, sixths)]) == turned
