"""Game options as they are typed: ``name=value``, checked against the game's schema."""

import json
from collections.abc import Iterable
from typing import Any

from rulebound.core.errors import BadOption
from rulebound.core.options import Choice, Schema
from rulebound.terminal.words import Refused, Words

_BOOLS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def read_options(schema: Schema, typed: Iterable[str], words: Words) -> dict[str, Any]:
    """The values of ``name=value`` texts."""
    values: dict[str, Any] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(words("cli-error-option", text=text))
        values[name.strip()] = read_option(schema, name.strip(), value.strip())
    return values


def read_option(schema: Schema, name: str, text: str) -> Any:
    for choice in schema.choices:
        if choice.name == name:
            return choice.check(_value(choice, text))
    known = ", ".join(sorted(choice.name for choice in schema.choices))
    raise BadOption(f"unknown option {name!r}; known: {known}")


def _value(choice: Choice, text: str) -> Any:
    if choice.kind == "bool":
        return _BOOLS.get(text.lower(), text)
    if choice.kind == "any":
        return _data(text)
    if choice.kind == "list":
        return [_one(choice, item.strip()) for item in text.split(",") if item.strip()]
    return _one(choice, text)


def _data(text: str) -> Any:
    """What the text says as JSON; the text itself if it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _one(choice: Choice, text: str) -> Any:
    """The allowed value that is written like this; the text itself if there is none."""
    return next((value for value in choice.allowed if str(value) == text), text)
