"""The lists of rules, goals and steps in docs/scenarios.md, made from the registries.

Those that only one scenario has stand in its folder and are not listed.
``python -m tests.games.homm3.scenario_reference`` writes them; a test keeps them true.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic_core import PydanticUndefined

from rulebound.games.homm3 import GAME
from rulebound.games.homm3.map.scenario_parts import GOALS, RULES, STEPS
from rulebound.games.homm3.scenarios import common
from rulebound.games.homm3.scenarios.common.rules import Somewhere

DOC = Path(__file__).parents[3] / "docs" / "scenarios.md"
GENERAL = ("rules", "goals", "steps")
"""Modules of ``scenarios/common`` whose things serve any scenario."""
assert GAME  # all rules are loaded with the game


def _shared(registry: Mapping[str, type[BaseModel]]) -> dict[str, type[BaseModel]]:
    package = common.__name__ + "."
    return {name: c for name, c in registry.items() if c.__module__.startswith(package)}


REGISTRIES: Mapping[str, Mapping[str, type[BaseModel]]] = {
    "rules": _shared(RULES),
    "goals": _shared(GOALS),
    "steps": _shared(STEPS),
}


def tables(name: str) -> str:
    """The tables of one registry: first what is for everybody, then what was made for some."""
    registry = REGISTRIES[name]
    general = {n: c for n, c in registry.items() if _module(c) in GENERAL}
    special = {n: c for n, c in registry.items() if n not in general}
    text = f"\nFor any scenario:\n\n{_table(name, general)}"
    if special:
        text += "\nMade for certain scenarios, whose files show how they work together:\n\n"
        text += _table(name, special)
    return text


def _module(class_: type[BaseModel]) -> str:
    return class_.__module__.rpartition(".")[2]


def _table(name: str, things: Mapping[str, type[BaseModel]]) -> str:
    head = f"| {name[:-1].capitalize()} | Keys | What it does |\n|---|---|---|\n"
    rows = [
        f"| `{thing}` | {', '.join(_keys(class_))} | {_sentence(class_)} |\n"
        for thing, class_ in sorted(things.items())
    ]
    return head + "".join(rows)


def _keys(class_: type[BaseModel]) -> Iterator[str]:
    hidden = {"who"}
    if issubclass(class_, Somewhere):
        hidden |= set(Somewhere.model_fields)
        yield "*which Fields*"
    for name, info in class_.model_fields.items():
        if name not in hidden:
            yield _key(info.alias or name, info.default)


def _key(name: str, default: Any) -> str:
    if default is PydanticUndefined:
        return f"**`{name}`**"
    if default in (None, "", (), {}, False, 0):
        return f"`{name}`"
    if isinstance(default, bool):
        return f"`{name} = true`"
    if isinstance(default, tuple):
        return f"`{name} = {list(default)}`".replace("'", '"')
    return f"`{name} = {default}`" if not isinstance(default, str) else f'`{name} = "{default}"`'


def _sentence(class_: type[BaseModel]) -> str:
    text = (class_.__doc__ or "").strip().partition("\n\n")[0]
    return re.sub(r"\s+", " ", text).replace("``", "`")


def written(text: str) -> str:
    """The document with its lists as they should be."""
    for name in REGISTRIES:
        start, end = f"<!-- {name}: start -->\n", f"<!-- {name}: end -->"
        before, _, rest = text.partition(start)
        _, _, after = rest.partition(end)
        text = f"{before}{start}{tables(name)}{end}{after}"
    return text


if __name__ == "__main__":
    DOC.write_text(written(DOC.read_text(encoding="utf-8")), encoding="utf-8")
