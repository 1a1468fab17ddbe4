"""Reading scenarios: from the tables of their files, and all that come with the game (H3-2.7)."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pydantic import ValidationError

from rulebound.games.homm3.map.scenario import Scenario
from rulebound.games.homm3.map.scenario_check import inner_faults
from rulebound.games.homm3.map.scenario_parts import BadScenario

FILE: Final = "scenario.toml"
DEEPEST: Final = 24
"""How far tables of a file may be nested; no sensible one comes near."""


def read_scenario(name: str, table: Mapping[str, Any]) -> Scenario:
    """A scenario from the table of its file."""
    try:
        scenario = Scenario.model_validate(_frozen(table), strict=False)
    except ValidationError as error:
        raise BadScenario(name, list(faults(error))) from None
    except RecursionError:
        raise BadScenario(name, ["its tables are nested too deeply"]) from None
    if found := list(inner_faults(scenario)):
        raise BadScenario(name, found)
    return scenario


def _frozen(value: Any, depth: int = 0) -> Any:
    """Lists become tuples, as strict models want them."""
    if depth > DEEPEST:
        raise RecursionError
    if isinstance(value, Mapping):
        return {key: _frozen(item, depth + 1) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return tuple(_frozen(item, depth + 1) for item in value)
    return value


def faults(error: ValidationError) -> Iterator[str]:
    """Everything wrong with a table, each with its place; items are counted from 1."""
    errors = error.errors(include_url=False)
    for fault in errors:
        place = fault["loc"]
        if fault["type"] == "too_short" and any(
            other["loc"][: len(place)] == place and other is not fault for other in errors
        ):
            continue  # there are items, but none that can be used
        where = ".".join(
            str(part + 1) if isinstance(part, int) else str(part) for part in fault["loc"]
        )
        what = fault["msg"].removeprefix("Value error, ")
        yield f"{where}: {what}" if where else what


def read_text(name: str, text: str) -> Scenario:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(name, [str(error)]) from None
    return read_scenario(name, table)


@cache
def shipped_ids() -> tuple[str, ...]:
    """The ids of the scenarios that come with the game: the names of their folders."""
    folder = files("rulebound.games.homm3") / "scenarios"
    return tuple(sorted(f.name for f in folder.iterdir() if (f / FILE).is_file()))


@cache
def shipped() -> Mapping[str, Scenario]:
    """The scenarios that come with the game, by id."""
    folder = files("rulebound.games.homm3") / "scenarios"
    return {
        id_: read_text(f"{id_}.toml", (folder / id_ / FILE).read_text(encoding="utf-8"))
        for id_ in shipped_ids()
    }
