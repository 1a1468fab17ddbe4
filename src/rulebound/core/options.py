"""Game options: names, types, defaults and allowed values, so that a client can build a form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulebound.core.errors import BadOption


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game.

    ``kind`` is ``bool``, ``choice`` (one of ``allowed``), ``list`` (any number of different
    values of ``allowed``, also given as a mapping that says of each whether it is meant) or ``any``
    (the game checks it itself; texts of ``allowed`` are names, others may be names of files).
    """

    name: str
    kind: str
    default: Any
    doc: str
    allowed: tuple[Any, ...] = ()

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
        }


@dataclass(frozen=True, slots=True)
class Schema:
    """All options of a game."""

    choices: tuple[Choice, ...]

    def complete(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The given options checked, the others at their defaults."""
        if given is not None and not isinstance(given, Mapping):
            raise BadOption(f"options must be a mapping of names to values, not {given!r}")
        values = dict(given or {})
        known = {choice.name for choice in self.choices}
        for name in values:
            if name not in known:
                raise BadOption(f"unknown option {name!r}; known: {', '.join(sorted(known))}")
        return {c.name: c.check(values.get(c.name, c.default)) for c in self.choices}

    def to_json(self) -> list[dict[str, Any]]:
        return [choice.to_json() for choice in self.choices]
