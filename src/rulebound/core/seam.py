"""The seam between a game and its clients: the types of all that goes across."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from rulebound.core.events import kind_of


@dataclass(frozen=True, slots=True)
class Seam:
    """What a game tells a client, as ``TypedDict`` classes of one module of the game.

    mypy checks the rules against them, the conformance suite checks real matches, and
    ``make wire`` makes the client's types of them (``web/src/games/<game>/wire.ts``).
    """

    view: Any
    facts: Any
    helps: Any
    events: Mapping[str, Any]
    """The arguments of an event, by its kind."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The fields of an option, by its kind; options of other kinds have none."""


def events_of(module: ModuleType) -> dict[str, Any]:
    """The events that a module declares, by their kinds: all its classes of public names."""
    return {
        kind_of(found): found
        for name, found in vars(module).items()
        if isinstance(found, type) and found.__module__ == module.__name__ and name[0] != "_"
    }
