"""Scenario files: what they say, and everything that can be wrong with them."""

import copy
from typing import Any

import pytest

from rulebound.core.errors import BadOption
from rulebound.core.flow import Text
from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_check import needed_boxes, outer_faults
from rulebound.games.homm3.map.scenario_parts import BadScenario
from rulebound.games.homm3.map.scenario_reading import (
    read_scenario,
    read_text,
    shipped,
    shipped_ids,
)
from rulebound.games.homm3.map.scenario_words import in_words
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.words import Sentence
from rulebound.games.homm3.trial import setup_faults
from rulebound.locale import Translator
from tests.games.homm3.matches import state

SLOTS: list[dict[str, Any]] = [
    {"at": [-3, 1], "kind": "starting", "player": 1},
    {"at": [3, -1], "kind": "starting", "player": 2},
    {"at": [0, 0], "kind": "near", "label": "middle"},
]
TABLE: dict[str, Any] = {
    "id": "duel",
    "name": "Duel",
    "modes": ["clash"],
    "rounds": 8,
    "start": {"gold": 10, "units": [{"tier": "bronze", "count": 2}]},
    "maps": [{"players": [2], "slots": SLOTS}],
    "victory": [{"goal": "enemy_town"}],
}
TOML = """
id = "duel"
name = "Duel"
modes = ["clash"]

[[maps]]
players = [2]
slots = [
  { at = [-3, 1], kind = "starting", player = 1 },
  { at = [3, -1], kind = "starting", player = 2 },
  { at = [0, 0], kind = "near" },
]

[[victory]]
goal = "enemy_town"
"""


def table(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(TABLE), **changes}


def read(**changes: Any) -> Scenario:
    return read_scenario("duel.toml", table(**changes))


def faults(**changes: Any) -> list[str]:
    with pytest.raises(BadScenario) as bad:
        read(**changes)
    return bad.value.faults


def slots(*more: dict[str, Any], **first: Any) -> list[dict[str, Any]]:
    """A map whose first slot is changed."""
    return [{"players": [2], "slots": [{**SLOTS[0], **first}, *SLOTS[1:], *more]}]


def start(scenario: Any, seats: int = 2, **options: Any) -> State:
    match = GAME.start(
        seats=seats, options={"form": "scenario", "scenario": scenario, **options}, seed=1
    )
    return state(match)


# ---- reading ----


def test_a_small_file_is_a_scenario() -> None:
    scenario = read_text("duel.toml", TOML)
    assert (scenario.id, scenario.rounds, scenario.seats("clash")) == ("duel", 16, (2,))


def test_every_shipped_file_has_the_name_of_its_scenario() -> None:
    assert tuple(shipped()) == shipped_ids()
    assert all(scenario.id == id_ for id_, scenario in shipped().items())


@pytest.mark.parametrize("id_", shipped_ids())
def test_shipped_scenarios_have_no_faults(id_: str) -> None:
    assert list(outer_faults(shipped()[id_])) == []


@pytest.mark.parametrize("id_", shipped_ids())
def test_shipped_scenarios_have_names_and_texts(id_: str) -> None:
    words = Translator("en")
    for attribute in ("", ".about", ".goal"):
        message = f"homm3-scenario-{id_}{attribute}"
        assert words(message) != message, message


# ---- each fault has a clear message ----


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"colour": 1}, "colour: Extra inputs are not permitted"),
        ({"id": "Two Words"}, "id: String should match pattern"),
        ({"modes": ["war"]}, "modes.1: Input should be 'clash', 'alliance'"),
        ({"rounds": 17}, "rounds: Input should be less than or equal to 16"),
        ({"maps": []}, "maps: Tuple should have at least 1 item"),
        ({"maps": slots(at=[0, 1])}, "maps.1: the slots [0, 1] and [0, 0] overlap"),
        ({"maps": slots(at=[0])}, "maps.1.slots.1.at: a place must be two whole numbers: [q, r]"),
        ({"maps": slots(kind="sea")}, "maps.1.slots.1.kind: Input should be 'starting'"),
        ({"maps": slots(tile="S99")}, "maps.1.slots.1.tile: 'S99' is no tile"),
        ({"maps": slots(has=["inn"])}, "maps.1.slots.1.has.1: 'inn' is no Location"),
        ({"maps": slots(player=3)}, "maps.1: players of starting tiles must be 1, 2, 3"),
        (
            {"maps": [{"players": [3], "slots": SLOTS}]},
            "maps.1: 3 players need 3 starting tiles",
        ),
        (
            {"maps": [{"players": [2], "slots": SLOTS, "teams": [0]}]},
            "maps.1: teams must name the team of each of the 2 players",
        ),
        (
            {"start": {"units": [{"unit": "castle_unicorns"}]}},
            "start.units.1.unit: 'castle_unicorns' is no unit",
        ),
        (
            {"start": {"units": [{"unit": "neutral_boars+"}]}},
            "start.units.1.unit: neutral_boars have no Pack",
        ),
        ({"start": {"units": [{}]}}, "start.units.1: either a unit or a tier must be given"),
        (
            {"start": {"units": [{"tier": "bronze", "own": True}]}},
            "start.units.1: own and search belong to neutral units",
        ),
        ({"start": {"buildings": ["inn"]}}, "start.buildings.1: Input should be 'city_hall'"),
        ({"start": {"faction": "elves"}}, "start.faction: 'elves' is no faction"),
        ({"start": {"faction": "castle", "hero": "merlin"}}, "start.hero: 'merlin' is no hero"),
        (
            {"start": {"faction": "castle", "hero": "sandro"}},
            "start.hero: sandro needs faction = 'necropolis'",
        ),
        ({"boxes": ["oceans"]}, "boxes: 'oceans' is no box; known are rampart"),
        ({"rules": [{"rule": "no_magic"}]}, "rules.1: 'no_magic' is no rule; known are"),
        ({"rules": [{"rule": "level_cap"}]}, "rules.1.level: Field required"),
        (
            {"rules": [{"rule": "level_cap", "level": 9}]},
            "rules.1.level: Input should be less than or equal to 7",
        ),
        (
            {"rules": [{"rule": "each_faction", "labels": ["edge"]}]},
            "rules.1: no slot has the label 'edge'",
        ),
        ({"victory": [{"goal": "luck"}]}, "victory.1: 'luck' is no goal; known are"),
        (
            {"victory": [{"goal": "flag", "field": "inn"}]},
            "victory.1.field: 'inn' is no Location",
        ),
        (
            {"events": [{"rounds": [2], "steps": [{"rain": {}}]}]},
            "events.1.steps.1: 'rain' is no step; known are",
        ),
        (
            {"events": [{"rounds": [2], "steps": [{"gain": {"mana": 1}}]}]},
            "events.1.steps.1.mana: Extra inputs are not permitted",
        ),
        (
            {"events": [{"rounds": [20], "steps": [{"gain": {}}]}]},
            "events.1.rounds.1: Input should be less than or equal to 16",
        ),
        ({"variants": ["calm", "calm"]}, "variants: 'calm' is named twice"),
        ({"variants": ["easy"]}, "variants: 'easy' cannot be the name of a variant"),
        (
            {"rules": [{"rule": "no_hiring", "variants": ["hard_mode"]}]},
            "rules.1.variants: 'hard_mode' is no variant; known are none",
        ),
        ({"rounds_by": {"night": 4}}, "rounds_by: 'night' is neither a difficulty nor a variant"),
        (
            {"victory": [{"goal": "enemy_town", "modes": ["alliance"]}]},
            "victory.1.modes: 'alliance' is not among the modes of the scenario",
        ),
        (
            {
                "modes": ["clash", "alliance"],
                "maps": [{"players": [2], "modes": ["clash"], "slots": SLOTS}],
            },
            "maps: there is none for the mode 'alliance'",
        ),
        (
            {"enemies": [{"id": "foe", "start": {"slot": [9, 9]}, "army": ["neutral_boars"]}]},
            "enemies.1.start: the map has no slot [9, 9]",
        ),
        (
            {"enemies": [{"id": "foe", "start": {"tile": "C1"}, "army": ["neutral_boars"]}]},
            "enemies.1.start: no slot holds the tile C1",
        ),
        (
            {"enemies": [{"id": "foe", "start": {}, "army": ["neutral_boars"]}]},
            "enemies.1.start: either a slot or a tile must be given",
        ),
    ],
)
def test_a_fault_is_named_with_its_place(changes: dict[str, Any], fault: str) -> None:
    found = faults(**changes)
    assert any(line.startswith(fault) for line in found), found


def test_all_faults_are_listed_at_once() -> None:
    found = faults(rounds=99, boxes=3, rules=[{"rule": "no_magic"}])
    assert len(found) == 3


def test_faults_within_the_file_are_listed_at_once_too() -> None:
    found = faults(boxes=["oceans"], start={"faction": "elves"}, rounds_by={"night": 3})
    assert len(found) == 3


def test_a_broken_file_says_where() -> None:
    with pytest.raises(BadScenario, match="line 1"):
        read_text("duel.toml", "id = =")


def test_a_file_that_is_nested_without_end_is_refused() -> None:
    step: dict[str, Any] = {"gain": {"gold": 1}}
    for _ in range(200):
        step = {"may": {"steps": [step]}}
    assert faults(events=[{"rounds": [1], "steps": [step]}]) == ["its tables are nested too deeply"]


# ---- parts for some matches only ----

TWO: dict[str, Any] = {
    "variants": [["long", "short"], ["rich", "poor"]],
    "rounds_by": {"short": 4, "hard": 6},
    "starts": [
        {"variants": ["poor"], "gold": 1},
        {"variants": ["poor", "short"], "materials": 9},
    ],
    "rules": [
        {"rule": "no_hiring", "variants": ["short"]},
        {"rule": "level_cap", "level": 5, "players": [3]},
    ],
}


def fitted(*names: str, difficulty: str = "normal") -> Scenario:
    whole = read(**TWO)
    found = whole.fitted("clash", 2, whole.played(names), difficulty)
    assert found is not None
    return found


def test_the_first_name_of_each_group_is_the_usual_one() -> None:
    usual = fitted()
    assert (usual.rounds, usual.start.gold, usual.start.materials) == (8, 10, 0)
    assert usual.rules == ()


def test_names_of_one_group_are_alternatives() -> None:
    short = fitted("short")
    assert [entry.rule for entry in short.rules] == ["no_hiring"]
    assert (short.rounds, short.start.gold) == (4, 10)


def test_names_of_several_groups_must_all_be_played() -> None:
    assert fitted("poor").start.materials == 0
    both = fitted("poor", "short")
    assert (both.start.gold, both.start.materials) == (1, 9)
    assert both.start.units  # what is not given stays


def test_rounds_go_by_difficulty() -> None:
    assert fitted(difficulty="hard").rounds == 6


def test_variants_are_options_of_a_match() -> None:
    s = start(table(**TWO), variant=["short"])
    assert s.map.scenario.rounds == 4
    assert start(table(**TWO), variant="poor short").map.scenario.start.gold == 1
    with pytest.raises(BadOption, match="exclude each other"):
        start(table(**TWO), variant=["short", "long"])
    with pytest.raises(BadOption, match="no variant 'wet'; known: long, short, rich, poor"):
        start(table(**TWO), variant=["wet"])


def test_a_scenario_is_for_its_players_and_modes_only() -> None:
    with pytest.raises(BadOption, match="duel is not for 3 players; allowed: 2"):
        start(table(), seats=3)
    with pytest.raises(BadOption, match="duel is not for 1 player; allowed: 2"):
        start(table(), seats=1)
    with pytest.raises(BadOption, match="no alliance scenario; its modes: clash"):
        start(table(), mode="alliance")


def test_teams_count_only_where_there_are_teams() -> None:
    changes = {
        "modes": ["clash", "alliance"],
        "maps": [{"players": [2], "slots": SLOTS, "teams": [1, 1]}],
    }
    assert [r.team for r in start(table(**changes)).map.realms] == [0, 1]
    assert [r.team for r in start(table(**changes), mode="alliance").map.realms] == [1, 1]


# ---- whether it can be played ----


def outer(**changes: Any) -> list[str]:
    return list(outer_faults(read(**changes)))


def test_a_good_file_can_be_set_up() -> None:
    assert outer() == []
    assert list(setup_faults(read(), table())) == []


def test_a_slot_that_cannot_be_reached_is_a_fault_unless_it_lies_aside() -> None:
    far = {"at": [20, 20], "kind": "far"}
    assert outer(maps=slots(far)) == [
        "clash, 2 players: no tiles lead from the start to the slot [20, 20]"
    ]
    assert outer(maps=slots({**far, "aside": True})) == []


def test_a_map_that_cannot_be_dealt_is_a_fault() -> None:
    wanted = {"at": [1, 2], "kind": "near", "has": ["grail"]}
    (fault,) = outer(maps=slots(wanted))
    assert (
        fault
        == "clash, 2 players: there are not enough tiles for the map and the players' own ones"
    )
    with pytest.raises(BadOption, match="not enough tiles"):
        start(table(maps=slots(wanted)))


def test_the_boxes_that_a_map_needs() -> None:
    fits = read().fitted("clash", 2, (), "normal")
    assert fits is not None
    assert needed_boxes(fits, 2) == ("core",)
    scenario = shipped()["trial_by_combat"]
    four = scenario.fitted("clash", 4, scenario.played(()), "normal")
    assert four is not None
    assert needed_boxes(four, 4) == ("core", "rampart")


def test_a_scenario_without_a_goal_or_with_a_late_one_is_faulty() -> None:
    assert outer(victory=[]) == ["victory: there is no way to win"]
    assert outer(victory=[{"goal": "most_flags", "round": 9}]) == [
        "clash, 2 players: the goal most_flags comes after the last Round"
    ]


def test_what_only_the_setup_shows_is_found_there() -> None:
    """Two players who must both play one faction."""
    changed = table(start={"faction": "castle"})
    found = list(setup_faults(read_scenario("duel", changed), changed))
    assert found
    assert found[0].startswith("clash, 2 players: ")


# ---- in words ----


def test_rules_and_events_are_told_in_words() -> None:
    found = in_words(shipped()["crossroads"])
    points = next(rule for rule in found["rules"] if rule["id"] == "homm3-rule-points")
    assert points["args"]["main_heroes"] == 3
    assert {"location": "obelisk", "amount": 2} in [part["args"] for part in points["parts"]]
    obelisk = next(rule for rule in found["rules"] if rule["id"] == "homm3-rule-field_steps")
    (choice,) = obelisk["parts"]
    assert [part["id"] for part in choice["parts"]] == ["homm3-step-option"] * 3
    assert found["events"][0]["id"] == "homm3-timed-start"


def test_things_with_names_of_their_own_stand_below() -> None:
    scenario = read(rules=[{"rule": "no_building", "roles": ["dwelling_gold"]}])
    (rule,) = in_words(scenario)["rules"]
    assert rule["args"]["roles"] == 1
    assert [part["id"] for part in rule["parts"]] == ["homm3-role-dwelling_gold"]


@pytest.mark.parametrize("id_", shipped_ids())
def test_every_sentence_about_a_scenario_is_a_message(id_: str) -> None:
    words = Translator("en")

    def check(sentence: Sentence) -> None:
        text = Text(sentence["id"], sentence["args"])
        assert words.text("homm3", text, ()) != sentence["id"]
        for part in sentence["parts"]:
            check(part)

    told = in_words(shipped()[id_])
    sentences = told["victory"] + told["defeat"] + told["rules"] + told["events"]
    assert sentences
    for sentence in sentences:
        check(sentence)
