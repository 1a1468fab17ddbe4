"""Map positions: what is written can be read again, and a bad text names all its faults."""

import random
from typing import Any

import pytest

from rulebound.core.errors import BadPosition, RuleboundError
from rulebound.core.match import Match
from rulebound.games.homm3 import GAME
from tests.games.homm3.matches import state
from tests.games.homm3.test_positions import asked, differences, plain

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "clash": (2, {"scenario": "force_of_will", "events": True}),
    "alone": (1, {"scenario": "first_light"}),
    "against an AI Hero": (1, {"scenario": "queens_gambit_3"}),
    "together": (2, {"scenario": "wandering_dragons"}),
    "three": (3, {"scenario": "trial_by_combat", "boxes": ["tower", "rampart"]}),
}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_written_map_sets_up_the_same_table(name: str, seed: int) -> None:
    seats, given = TABLES[name]
    options = {"form": "scenario", **given}
    match = GAME.start(seats=seats, options=options, seed=seed)
    rng = random.Random(seed)
    written = 0
    while match.decision is not None and written < 60:
        s = state(match)
        if s.settled and s.battle is None:
            text = match.position()
            again = GAME.start(seats=seats, options=options, seed=99, position=text)
            assert differences(plain(state(again)), plain(s)) == []
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
    s = state(match)
    assert s.map.realms[0].heroes[0] == (-3, 1)
    assert s.map.realms[0].movement[0] == 2
    assert asked(match)[0] == 0
    assert any(notation.startswith("go main") for notation in asked(match)[2])


def test_a_long_match_is_counted() -> None:
    assert state(start("actions: 12345")).map.actions == 12345
    with pytest.raises(BadPosition, match="actions: '100000' must be a number below 100000"):
        start("actions: 100000")


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


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("phase: combat", "phase: unknown phase 'combat'; known: setup, round, turn-begins"),
        ("grail: perhaps", "grail: 'perhaps' must be yes or no"),
        ("order: 0 2", "order: there is no seat '2'"),
        ("proclaimed: rain", "proclaimed: there is no week 'rain'"),
        ("notes: 3", "notes: every note needs a name"),
        ("astrologers deck: attack", "astrologers deck: there is no card 'attack'"),
        ("azure discard: attack", "azure discard: there is no card 'attack'"),
        ("seat 0: atlantis", "seat 0: there is no faction 'atlantis'"),
        ("seat 0: castle nobody", "seat 0: there is no hero 'nobody'"),
        ("seat 0:\n xp: 13", "seat 0 xp: '13' must be a number below 13"),
        ("seat 0:\n troops: neutral_boars+", "seat 0 troops: neutral_boars have no Pack"),
        ("seat 0:\n main: 0,0 sleeps", "unknown word 'sleeps'; known: moves, visited"),
        ("seat 0:\n income: 10 0", "income: gold, materials and valuables are needed"),
        ("seat 0:\n buildings: castle_pub", "there is no building 'castle_pub'"),
        ("seat 0:\n stored: castle_pub=1", "stored: there is no building 'castle_pub'"),
        ("seat 0:\n carries: nobody", "unknown hero 'nobody'; known: main, second"),
        ("seat 0:\n lasting: [3]", "lasting: an effect needs a card and what it does"),
        ('seat 0:\n realm notes: {"dict":[[1,2],["a",3]]}', "every note needs a name"),
    ],
)
def test_a_bad_line_is_named(line: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        start(line)
    assert len(error.value.faults) == 1
    assert fault in error.value.faults[0]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("tile F1 0,0 turn 6", "F1 lies 'down' or at 'turn 0' to 'turn 5'"),
        ("mark 0,0 wet", "unknown word 'wet'; known: cube, taken, cleared, flags, yields, faction"),
        ("rover scouts 0,0 sleeps", "rover scouts: unknown word 'sleeps'; known: citadel, moves"),
        ("rover scouts 0,0 army castle_dragons", "there are no 'castle_dragons'"),
        ("cards scouts deck attack_a", "no rover 'scouts' has cards"),
        ("weather 0,0 fine", "cannot read 'weather 0,0 fine'"),
    ],
)
def test_a_bad_line_of_the_board_is_named(line: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        start(*MAP, f"  {line}")
    assert any(fault in found for found in error.value.faults), error.value.faults


def against_necromancer(*cards: str) -> Match:
    lines = ["board:", "rover necromancer gone", *(f"cards necromancer {line}" for line in cards)]
    options = {"form": "scenario", "scenario": "queens_gambit_2"}
    return GAME.start(seats=1, options=options, seed=1, position="\n".join(lines))


def test_an_ai_hero_of_the_scenario_may_have_other_cards() -> None:
    usual = state(against_necromancer()).map.rovers[0].hero
    hero = state(against_necromancer("deck attack_a", "spells", "power 2")).map.rovers[0].hero
    assert usual is not None
    assert hero is not None
    assert (hero.deck, hero.spells, hero.power) == (("attack_a",), (), 2)
    assert hero.skill == usual.skill
    assert len(usual.deck) > 1


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("deck fish", "cards necromancer deck: there is no card 'fish'"),
        ("power much", "cards necromancer power: 'much' must be a number below 1000"),
        ("cheese attack_a", "cards necromancer: unknown word 'cheese'; known: deck, discard"),
    ],
)
def test_bad_cards_of_an_ai_hero_are_named(line: str, fault: str) -> None:
    with pytest.raises(BadPosition) as error:
        against_necromancer(line)
    assert [found[: len(fault)] for found in error.value.faults] == [fault]


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
