"""docs/scenarios.md says everything that a scenario file may hold, and its example works."""

import re
import tomllib

import pytest
from pydantic import BaseModel

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.scenario import (
    AiDeck,
    Enemy,
    Event,
    GoalEntry,
    Map,
    RuleEntry,
    Scenario,
    Slot,
    Spot,
    Start,
    Supply,
    Units,
    When,
)
from rulebound.games.homm3.map.scenario_check import outer_faults
from rulebound.games.homm3.map.scenario_reading import read_text
from rulebound.games.homm3.scenarios.common.rules import Somewhere
from rulebound.games.homm3.trial import setup_faults
from tests.games.homm3.map.allies import play_on
from tests.games.homm3.scenario_reference import DOC, REGISTRIES, written

TEXT = DOC.read_text(encoding="utf-8")
SECTIONS: dict[str, str] = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S))


def section(beginning: str) -> str:
    return next(body for heading, body in SECTIONS.items() if heading.startswith(beginning))


def example() -> str:
    found = re.search(r"```toml\n(.*?)```", TEXT, re.S)
    assert found is not None
    return found[1]


def test_the_lists_are_those_of_the_registries() -> None:
    assert written(TEXT) == TEXT, "run python -m tests.games.homm3.scenario_reference"


@pytest.mark.parametrize("name", REGISTRIES)
def test_every_name_of_a_registry_stands_in_its_list(name: str) -> None:
    body = TEXT.partition(f"<!-- {name}: start -->")[2].partition(f"<!-- {name}: end -->")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", body, re.M)) == set(REGISTRIES[name])


@pytest.mark.parametrize(
    ("heading", "part"),
    [
        ("The file", Scenario),
        ("Only in some matches", When),
        ("What everybody begins with", Start),
        ("What everybody begins with", Units),
        ("What everybody begins with", Supply),
        ("Maps", Map),
        ("Maps", Slot),
        ("Armies that no player leads", Enemy),
        ("Armies that no player leads", Spot),
        ("Armies that no player leads", AiDeck),
        ("Events", Event),
        ("Victory and defeat", GoalEntry),
        ("Rules", RuleEntry),
        ("Rules", Somewhere),
    ],
)
def test_every_key_is_explained(heading: str, part: type[BaseModel]) -> None:
    body = section(heading)
    common = set() if part is When else set(When.model_fields)
    for key in set(part.model_fields) - common:
        assert re.search(rf"\b{key}\b", body), f"{heading}: {key}"


def test_the_example_has_no_faults() -> None:
    scenario = read_text("two_hills.toml", example())
    assert list(outer_faults(scenario)) == []


def test_the_example_can_be_set_up_and_played() -> None:
    table = tomllib.loads(example())
    scenario = read_text("two_hills.toml", example())
    assert list(setup_faults(scenario, table)) == []
    match = GAME.start(seats=2, options={"form": "scenario", "scenario": table}, seed=4)
    assert play_on(match).result is not None
