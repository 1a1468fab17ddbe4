"""Rules that a scenario adds to the rule book, and how they are found.

A rule is a class with :func:`rule` above it. Its fields are what the scenario file gives besides
the name; methods with ``@on(…)`` above them listen to an occasion (:mod:`.occasions`). A rule keeps
nothing of its own: what it has to remember stands in ``World.notes`` or in those of a ``Realm``.
"""

from collections.abc import Callable
from typing import TypeVar

from rulebound.games.homm3.map.scenario_parts import RULES, Part


class Rule(Part):
    """A rule of a scenario; it listens to what it is about."""


R = TypeVar("R", bound=Rule)


def rule(name: str) -> Callable[[type[R]], type[R]]:
    """Register a rule under the name that scenario files use."""

    def register(class_: type[R]) -> type[R]:
        assert name not in RULES, f"there are two rules {name}"
        RULES[name] = class_
        return class_

    return register
