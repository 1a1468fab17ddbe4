"""Game options: names, types, defaults and allowed values, so that a client can build a form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from rulebound.core.errors import BadOption

SEATS: Final = "seats"
"""How ``when`` calls the number of seats."""
NUMBER: Final = "number"
"""What ``of`` calls plain numbers."""


@dataclass(frozen=True, slots=True)
class Except:
    """Any value but these."""

    values: tuple[Any, ...]


Case = Mapping[str, tuple[Any, ...] | Except]
"""Values of other options, and of the seats, that go together."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game.

    ``kind`` is ``bool``, ``choice`` (one of ``allowed``), ``list`` (any number of different
    values of ``allowed``, also given as a mapping that says of each whether it is meant) or ``any``
    (the game checks it itself; texts of ``allowed`` are names, others may be names of files).

    ``when`` says with which values of other options it counts: ``{"form": ("duel",)}``; of several
    cases one is enough. Where it does not count, nothing depends on it and nobody is asked for it.

    ``of`` is the kind of thing that its values are (``school``): they are called by name, all
    but those of ``open``, which leave open which one it is. Without it the values have words of
    their own. ``each`` says of a list that it has one value for each ``seat`` or ``side``.
    """

    name: str
    kind: str
    default: Any
    doc: str
    allowed: tuple[Any, ...] = ()
    when: Case | tuple[Case, ...] = ()
    of: str = ""
    open: tuple[Any, ...] = ()
    each: Literal["", "seat", "side"] = ""

    @property
    def cases(self) -> tuple[Case, ...]:
        return (self.when,) if isinstance(self.when, Mapping) else self.when

    def counts(self, known: Mapping[str, Any]) -> bool:
        """Whether it decides anything. Options that ``known`` does not hold are still open."""
        return not self.cases or any(
            all(_holds(known.get(name), wanted) for name, wanted in case.items())
            for case in self.cases
        )

    @property
    def fresh_default(self) -> Any:
        """The default, of which nobody else has a part that could be changed."""
        return self.check(self.default) if self.kind == "list" else self.default

    def check(self, value: Any) -> Any:
        if self.kind == "bool":
            if not isinstance(value, bool):
                raise BadOption(f"option {self.name!r} must be true or false, not {value!r}")
            return value
        if self.kind == "any":
            return value
        if self.kind == "choice":
            self._check_one(value)
            return value
        if isinstance(value, Mapping):
            if not all(isinstance(meant, bool) for meant in value.values()):
                raise BadOption(f"option {self.name!r} must say true or false of each: {value!r}")
            for item in value:
                self._check_one(item)
            value = [item for item, meant in value.items() if meant]
        if isinstance(value, str) or not isinstance(value, list | tuple):
            raise BadOption(f"option {self.name!r} must be a list, not {value!r}")
        for item in value:
            self._check_one(item)
        if len(set(value)) < len(value):
            raise BadOption(f"option {self.name!r} names something twice: {list(value)!r}")
        return list(value)

    def _check_one(self, value: Any) -> None:
        if not any(type(value) is type(a) and value == a for a in self.allowed):
            allowed = ", ".join(repr(a) for a in self.allowed)
            raise BadOption(f"option {self.name!r} cannot be {value!r}; allowed: {allowed}")

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "allowed": list(self.allowed),
            "doc": self.doc,
            "when": self.when_json(),
            "of": self.of,
            "open": list(self.open),
            "each": self.each,
        }

    def when_json(self) -> list[dict[str, dict[str, list[Any]]]]:
        """The cases, each option with the values that it has ``in`` it or must ``not`` have."""
        return [
            {name: _wanted_json(wanted) for name, wanted in case.items()} for case in self.cases
        ]


def _holds(value: Any, wanted: tuple[Any, ...] | Except) -> bool:
    if value is None:
        return True
    return value not in wanted.values if isinstance(wanted, Except) else value in wanted


def _wanted_json(wanted: tuple[Any, ...] | Except) -> dict[str, list[Any]]:
    return {"not": list(wanted.values)} if isinstance(wanted, Except) else {"in": list(wanted)}


@dataclass(frozen=True, slots=True)
class Schema:
    """All options of a game."""

    choices: tuple[Choice, ...]

    def __post_init__(self) -> None:
        """What ``when`` speaks of must be there."""
        known = {choice.name: choice for choice in self.choices}
        for choice in self.choices:
            for name, wanted in ((n, w) for case in choice.cases for n, w in case.items()):
                if name == SEATS:
                    continue
                if name not in known or name == choice.name:
                    raise ValueError(f"option {choice.name!r} cannot depend on {name!r}")
                for value in wanted.values if isinstance(wanted, Except) else wanted:
                    known[name].check(value)

    def complete(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The given options checked, the others at their defaults."""
        if given is not None and not isinstance(given, Mapping):
            raise BadOption(f"options must be a mapping of names to values, not {given!r}")
        values = dict(given or {})
        known = {choice.name for choice in self.choices}
        for name in values:
            if name not in known:
                raise BadOption(f"unknown option {name!r}; known: {', '.join(sorted(known))}")
        return {
            c.name: c.check(values[c.name]) if c.name in values else c.fresh_default
            for c in self.choices
        }

    def to_json(self) -> list[dict[str, Any]]:
        return [choice.to_json() for choice in self.choices]
