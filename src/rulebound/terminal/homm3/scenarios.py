"""Scenarios of Heroes III: a list of them, and the faults of a file."""

from pathlib import Path
from typing import Any

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_check import matches, needed_boxes, outer_faults
from rulebound.games.homm3.map.scenario_files import read_table
from rulebound.games.homm3.map.scenario_parts import BadScenario
from rulebound.games.homm3.map.scenario_reading import read_scenario, shipped
from rulebound.games.homm3.model.state import DIFFICULTIES
from rulebound.games.homm3.trial import setup_faults
from rulebound.terminal.words import Words

assert GAME  # the rules of scenarios are known once the game is loaded


def listed() -> list[dict[str, Any]]:
    """The scenarios that come with the game, as data."""
    return [
        {
            "id": scenario.id,
            "name": scenario.name,
            "modes": {mode: list(scenario.seats(mode)) for mode in scenario.modes},
            "rounds": scenario.rounds,
            "variants": [list(group) for group in scenario.variants],
        }
        for scenario in shipped().values()
    ]


def scenario_table(words: Words) -> Table:
    table = Table(box=ROUNDED)
    for head in ("id", "name", "modes", "players", "rounds", "variants"):
        table.add_column(words(_HEADS[head]), no_wrap=head == "id")
    for one in listed():
        seats = sorted({n for counts in one["modes"].values() for n in counts})
        table.add_row(
            Text(one["id"]),
            Text(one["name"]),
            Text(", ".join(one["modes"])),
            Text(", ".join(map(str, seats))),
            Text(str(one["rounds"])),
            Text("\n".join(", ".join(group) for group in one["variants"])),
        )
    return table


_HEADS = {
    "id": "cli-scenario-id",
    "name": "cli-scenario-name",
    "modes": "cli-scenario-modes",
    "players": "cli-scenario-players",
    "rounds": "cli-scenario-rounds",
    "variants": "cli-scenario-variants",
}


def check(file: str) -> tuple[str, list[str]]:
    """The name of a scenario and everything wrong with it."""
    try:
        scenario, option = _read(file)
    except BadScenario as bad:
        return file, bad.faults
    faults = list(outer_faults(scenario))
    return scenario.name, faults or list(setup_faults(scenario, option))


def boxes_needed(file: str) -> list[tuple[int, tuple[str, ...]]]:
    """By number of players: the boxes that a scenario needs, with its usual variants."""
    scenario, _ = _read(file)
    found: dict[int, tuple[str, ...]] = {}
    for mode, seats, names in matches(scenario):
        fitted = scenario.fitted(mode, seats, scenario.played(names), DIFFICULTIES[1])
        boxes = None if fitted is None else needed_boxes(fitted, seats)
        if boxes is not None:
            found.setdefault(seats, boxes)
    return sorted(found.items())


def _read(file: str) -> tuple[Scenario, Any]:
    """A scenario, and what option ``scenario`` holds for it."""
    if file in shipped():
        return shipped()[file], file
    table = read_table(Path(file))
    return read_scenario(Path(file).name, table), table
