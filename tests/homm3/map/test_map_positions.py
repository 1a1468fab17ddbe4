"""Map positions: what is written can be read again, and a bad text names all its faults."""

import random
from typing import Any

import pytest

from rulebound.core.errors import BadPosition, RuleboundError
from rulebound.core.match import Match
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.state import State
from tests.homm3.test_positions import asked, differences, plain

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "clash": (2, {"scenario": "force_of_will", "events": True}),
    "alone": (1, {"scenario": "first_light"}),
    "together": (2, {"scenario": "wandering_dragons"}),
    "three": (3, {"scenario": "trial_by_combat", "boxes": ["tower", "rampart"]}),
}


def table(match: Match) -> State:
    state = match._state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_written_map_sets_up_the_same_table(name: str, seed: int) -> None:
    seats, given = TABLES[name]
    options = {"form": "scenario", **given}
    match = GAME.start(seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    written = 0
    while match.decision is not None and written < 60:
        s = table(match)
        if s.settled and s.battle is None:
            text = match.position()
            again = GAME.start(seats=seats, options=options, seed=99, position=text)
            assert differences(plain(table(again)), plain(s)) == []
            assert asked(again) == asked(match)
            written += 1
        match.choose(rng.randrange(len(match.decision.options)))
    assert written > 10


def start(*lines: str) -> Match:
    options = {
        "form": "scenario",
        "scenario": "force_of_will",
        "factions": ["castle", "necropolis"],
    }
    return GAME.start(seats=2, options=options, seed=1, position="\n".join(lines))


MAP = ("board:", "  tile S3 -3,1", "  tile S1 3,-1", "  tile F1 0,0 turn 2")


def test_a_map_by_hand() -> None:
    match = start(
        *MAP,
        "  mark -3,1 flags 0 taken",
        "seat 0:",
        "  main: -3,1 moves 2",
        "seat 1:",
        "  main: 3,-1",
    )
    s = table(match)
    assert s.map.realms[0].heroes[0] == (-3, 1)
    assert s.map.realms[0].movement[0] == 2
    assert asked(match)[0] == 0
    assert any(notation.startswith("go main") for notation in asked(match)[2])


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(BadPosition) as error:
        start(
            "phase: dancing",
            "board:",
            "  tile X9 0,0",
            "  mark here cube",
            "seat 0:",
            "  hand: fireballs",
            "  tokens: dance",
        )
    text = str(error.value)
    for word in ("dancing", "X9", "here", "fireballs", "dance"):
        assert word in text


def test_heroes_stand_on_fields_that_are_face_up() -> None:
    with pytest.raises(BadPosition, match="9,9 is no Field"):
        start(*MAP, "seat 0:", "  main: 9,9", "seat 1:", "  main: 3,-1")


@pytest.mark.parametrize("notes", ["[", '{"set":3}', '{"a":1,"b":2}', "[" * 4000])
def test_hostile_notes_are_refused(notes: str) -> None:
    with pytest.raises(BadPosition):
        start(*MAP, f"notes: {notes}")


def test_no_position_inside_an_action() -> None:
    match = start(
        *MAP,
        "seat 0:",
        "  main: -3,1 moves 3",
        "  hand: magic_arrow attack",
        "seat 1:",
        "  main: 3,-1",
        "phase: turn-begins",
    )
    assert asked(match)[1] == "homm3-ask-refresh"
    with pytest.raises(RuleboundError, match="between two actions"):
        match.position()
