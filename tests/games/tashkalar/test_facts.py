"""The printed facts of Tash-Kalar that a client draws with."""

from collections import Counter
from typing import Any

import pytest

import rulebound
from rulebound.games.tashkalar.board import RANKS
from rulebound.games.tashkalar.library import BEINGS
from tests.games.tashkalar.arena import arena


def facts(form: str = "high_form") -> dict[str, Any]:
    return dict(rulebound.game("tashkalar").told.facts({"form": form}))


def test_the_board() -> None:
    board = facts()["board"]
    assert len(set(board["squares"])) == 69
    assert {"c1", "a3", "e5", "i7"} <= set(board["squares"])
    assert not {"a1", "b1", "a2", "i9"} & set(board["squares"])
    assert board["red"] == ["c2", "h4", "e5", "d8"]
    assert board["green"] == ["f2", "a5", "i6", "c7", "g7"]


@pytest.mark.parametrize(
    ("form", "central", "marks"),
    [
        ("first_game", 9, []),
        ("high_form", 9, []),
        ("duel", 0, [["c5"], ["g5"]]),
        ("melee", 0, [["f8", "g8"], ["b3", "c3"], ["g3", "g4"]]),
    ],
)
def test_each_side_of_the_board_has_its_own_marks(
    form: str, central: int, marks: list[list[str]]
) -> None:
    board = facts(form)["board"]
    assert len(board["central"]) == central
    assert board["marks"] == marks


@pytest.mark.parametrize(
    ("form", "goal", "gate", "track"),
    [
        ("first_game", {"2": 6}, None, None),
        ("high_form", {"2": 9, "4": 9}, None, None),
        ("duel", {"2": 18, "4": 18}, {"2": 17, "4": 17}, 21),
        ("melee", {"3": 12, "4": 10}, {"3": 11, "4": 9}, 11),
    ],
)
def test_the_points_that_end_the_game_by_seats(
    form: str, goal: dict[str, int], gate: dict[str, int] | None, track: int | None
) -> None:
    found = facts(form)
    assert (found["goal"], found.get("gate"), found.get("track")) == (goal, gate, track)


def test_a_being_is_drawn_from_its_top_left_square() -> None:
    assert facts()["beings"]["assassin"] == {
        "rank": "heroic",
        "schools": ["northern", "southern"],
        "size": (4, 4),
        "cells": [(2, 0, "common"), (1, 1, "common"), (0, 2, "common")],
        "frame": (3, 3),
        "frame_rank": None,
        "marks": [(2, 2, "!")],
        "binding": True,
        "arrows": [],
    }


def test_a_square_can_be_marked_and_required_and_marks_differ() -> None:
    titan = facts()["beings"]["titan"]
    assert (1, 2, "heroic") in titan["cells"]
    assert (1, 2, "?") in titan["marks"]
    assert (0, 0, "!") in titan["marks"]
    assert not titan["binding"]


def test_a_framed_square_may_need_a_piece() -> None:
    storm = facts()["beings"]["storm_elemental"]
    assert storm["frame_rank"] == "common"
    assert storm["frame"] not in [cell[:2] for cell in storm["cells"]]


def test_arrows_are_those_of_the_card_as_printed() -> None:
    assert facts()["beings"]["bone_catapult"]["arrows"] == ["n", "ne", "e", "w"]
    assert facts()["beings"]["swordmaster"]["arrows"] == []


def test_every_picture_is_the_pattern_that_is_played() -> None:
    beings = facts()["beings"]
    assert beings.keys() == {being.id for being in BEINGS}
    for being in BEINGS:
        drawn = beings[being.id]
        fx, fy = drawn["frame"] or (0, 0)  # TK-12.58: a picture may have no frame
        cells = {(x - fx, fy - y): RANKS.index(rank) for x, y, rank in drawn["cells"]}
        if drawn["frame_rank"]:
            cells[0, 0] = RANKS.index(drawn["frame_rank"])
        assert cells == being.pattern.required
        assert drawn["rank"] == RANKS[being.rank]
        width, height = drawn["size"]
        spots = [drawn["frame"] or (0, 0), *drawn["cells"], *drawn["marks"]]
        assert all(0 <= spot[0] < width and 0 <= spot[1] < height for spot in spots)


def test_schools() -> None:
    found = facts()
    assert found["schools"].items() >= {
        ("northern", "blue"),
        ("southern", "red"),
        ("highland", "brown"),
        ("sylvan", "green"),
    }
    by_school = Counter(school for b in found["beings"].values() for school in b["schools"])
    assert by_school == dict.fromkeys(found["schools"], 18)
    legends = [b for b in found["beings"].values() if not b["schools"]]
    assert len(legends) == 12
    assert {b["rank"] for b in legends} == {"legendary"}


def test_flares_and_tasks() -> None:
    found = facts()
    assert found["flares"]["flare_09"] == {"upper": 5, "lower": 4}
    assert len(found["flares"]) == 12
    assert len(found["tasks"]) == 24
    assert found["tasks"]["red_legends"] == {
        "points": 3,
        "type": "colored",
        "advanced": True,
        "squares": ["c2", "h4", "e5", "d8"],
    }


def test_a_match_gives_the_facts_of_its_form_and_none_of_its_own() -> None:
    match = arena(form="duel")
    found = match.facts()
    assert found == facts("duel")
    found["beings"]["knight"]["cells"].clear()
    found["board"]["red"].clear()
    assert match.facts() == facts("duel")
