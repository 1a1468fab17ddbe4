"""Rules that a scenario adds to the rule book, and how they are found.

A rule is a class with :func:`rule` above it. Its fields are what the scenario file gives besides
the name; methods with ``@on(…)`` above them listen to an occasion (:mod:`.occasions`). A rule keeps
nothing of its own: what it has to remember stands in ``World.notes`` or in those of a ``Realm``.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from rulebound.games.homm3.map.scenario import Named, Part, RuleEntry


class Rule(Part):
    """A rule of a scenario; it listens to what it is about."""


RULES: Final[dict[str, type[Rule]]] = {}
R = TypeVar("R", bound=Rule)


def rule(name: str) -> Callable[[type[R]], type[R]]:
    """Register a rule under the name that scenario files use."""

    def register(class_: type[R]) -> type[R]:
        assert name not in RULES, f"there are two rules {name}"
        RULES[name] = class_
        return class_

    return register


def given(entry: Named) -> dict[str, object]:
    """What stands in an entry besides its own keys."""
    return dict(entry.model_extra or {})


def make_rule(entry: RuleEntry) -> Rule:
    class_ = RULES.get(entry.rule)
    if class_ is None:
        raise ValueError(f"{entry.rule!r} is no rule; known are {', '.join(sorted(RULES))}")
    return class_.model_validate(given(entry), strict=False)
