"""Scenario files of one's own: reading them, and what a record keeps of them."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.core.errors import BadRecord
from rulebound.games.homm3.map.scenario_parts import BadScenario
from rulebound.games.homm3.map.scenario_reading import shipped_ids

ENDING: Final = ".toml"
MAX_SIZE: Final = 200_000


def load(value: Any) -> Any:
    """The value of option ``scenario``: the path of a file becomes the table in it."""
    if isinstance(value, str) and value.endswith(ENDING):
        return read_table(Path(value))
    return value


def read_table(path: Path) -> dict[str, Any]:
    """What stands in a scenario file."""
    try:
        if not path.is_file():
            raise BadScenario(path.name, ["it is not a file"])
        with path.open("rb") as file:
            content = file.read(MAX_SIZE + 1)
        if len(content) > MAX_SIZE:
            raise BadScenario(path.name, [f"it is larger than {MAX_SIZE} bytes"])
        return tomllib.loads(content.decode("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadScenario(path.name, [str(error) or "it cannot be read"]) from None


def check_recorded(value: Any) -> None:
    """A record names a scenario that comes with the game, or carries its whole table."""
    if not isinstance(value, Mapping) and value not in shipped_ids():
        raise BadRecord("a record names a scenario of the game or carries its whole table")
