"""Every word that people read: Project Fluent files.

The words of a game stand in its own package: those of the whole game in `words/<language>`, those
of one part (a box, a deck, a scenario) beside it, in a file that holds all languages, one after
the other. There a line such as ``### en`` begins the words of a language.

A message argument that names a thing (a card, a colour, a task) is put into the reader's language
before the message is formatted; arguments that name seats become the players' names.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import find_spec
from threading import Lock
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from rulebound.core.flow import Option, Text
from rulebound.core.game import game as find_game

LANGUAGES: Final = ("en", "el", "hu", "ka", "he")
RIGHT_TO_LEFT: Final = frozenset({"he"})
_SIGNED: Final = re.compile(r"[-+]\d+|[-+\d]+( [-+\d]+)+")
"""Numbers that a game gives with their signs."""
_DEFINED: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Messages and terms of a Fluent file."""
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What one of them may speak of."""
_LANGUAGE: Final = re.compile(rf"^### ({'|'.join(LANGUAGES)})$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the arguments of a game's messages mean; each game says it in ``words/arguments.json``.

    Everything else is a number or a plain word.
    """

    things: Mapping[str, str] = field(default_factory=dict)
    """By argument: the kind of thing whose name is said."""
    numbered: Sequence[str] = ()
    """Those of them that name a thing by its number."""
    signed: Sequence[str] = ()
    """Numbers that are said with their sign."""
    seats: Sequence[str] = ("seat",)
    """A player's name is said; below zero: none."""
    optional: Sequence[str] = ()
    """What options of one kind may speak of or not; ``none`` if they do not."""
    refs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By kind of ref: the arguments that the first, the second one … of an option fill, where it is
    not the one argument that is called like the kind."""
    joined: Sequence[str] = ()
    """Kinds of refs of which an option may have several that are all said."""


class Translator:
    """Messages in one language."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self._lexicon = _lexicon(language)

    def __call__(self, name: str, /, **args: Any) -> str:
        """The message of that id; ``id.attribute`` for an attribute."""
        message_id, _, attribute = name.partition(".")
        message = self._lexicon.message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"message {name!r} in {self.language!r} has no text")
        text, errors = self._lexicon.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {name!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def has(self, message_id: str) -> bool:
        return self._lexicon.has(message_id)

    def names(self, prefix: str) -> list[str]:
        """The ids of all messages that begin so."""
        return self._lexicon.names(prefix)

    def thing(self, game: str, kind: str, value: Any) -> str:
        """The name of a thing of a game: ``thing(game, "card", "knight")``."""
        message_id = f"{game}-{kind}-{value}"
        if self.has(message_id):
            return self(message_id)
        text = find_game(game).told.describe(kind, str(value))
        return self.text(game, text) if text else str(value)

    def text(self, game: str, text: Text, players: Sequence[str] = ()) -> str:
        """A prompt, a reason or a result in words."""
        return self(text.id, **self._words(game, text.args, players))

    def event(self, game: str, event: Mapping[str, Any], players: Sequence[str] = ()) -> str:
        """A log line."""
        kind = event["kind"]
        args = {key: value for key, value in event.items() if key not in ("kind", "at")}
        words = self._words(game, args, players)
        if "why" in args and self.has(f"{game}-why-point-{args['why']}"):
            words["why"] = self(f"{game}-why-point-{args['why']}")
        return self(f"{game}-log-{kind}", **words)

    def option(self, game: str, option: Option, players: Sequence[str] = ()) -> str:
        """What choosing an option would do."""
        meaning = arguments(game)
        args: dict[str, Any] = dict.fromkeys(meaning.optional, "none")
        for ref in option.refs:
            kind, _, value = ref.partition(":")
            if kind in meaning.refs:
                for key in [key for key in meaning.refs[kind] if key not in args][:1]:
                    args[key] = value
            elif kind == "seat":
                args["seat"] = self._word(game, "seat", int(value), players)
            else:
                args["number"] = value
                name = self.thing(game, meaning.things.get(kind, kind), value)
                more = kind in meaning.joined and args.get(kind, "none") != "none"
                args[kind] = f"{args[kind]}, {name}" if more else name
        for key, value in option.fields.items():
            if args.get(key, "none") == "none" and value is not None and value != []:
                args[key] = self._word(game, key, value, players)
        return self(f"{game}-option-{option.kind}", **args)

    def _words(self, game: str, args: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
        return {key: self._word(game, key, value, players) for key, value in args.items()}

    def _word(self, game: str, key: str, value: Any, players: Sequence[str]) -> Any:
        meaning = arguments(game)
        if key in meaning.things and value in ("", [], ()):
            return "none"
        if key in meaning.signed and isinstance(value, int):
            return _minus(f"{value:+d}") if value else "0"
        if isinstance(value, str) and _SIGNED.fullmatch(value):
            return _minus(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._word(game, key, item, players)) for item in value)
        if key in meaning.seats and isinstance(value, int):
            if value < 0:
                return "none"
            return players[value] if players else str(value + 1)
        if key in meaning.things and (isinstance(value, str) or key in meaning.numbered):
            return self.thing(game, meaning.things[key], value)
        return value


def _minus(text: str) -> str:
    """As it is printed: with a minus sign, not a hyphen."""
    return text.replace("-", "−")


class _Lexicon:
    """All messages of a language. To read a file takes long, so it waits until it is needed."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._reading = Lock()
        self._unread = dict(sorted(source(language).items()))
        self._files: dict[str, str] = {}
        """Where a message or a term stands."""
        for file, text in self._unread.items():
            for name in _DEFINED.findall(text):
                self._files.setdefault(name, file)

    def has(self, message_id: str) -> bool:
        return message_id in self._files

    def names(self, prefix: str) -> list[str]:
        return [name for name in self._files if name.startswith(prefix)]

    def message(self, message_id: str) -> Any:
        with self._reading:  # whoever comes meanwhile waits until it is read
            self._read(message_id)
        return self.bundle.get_message(message_id)

    def _read(self, name: str) -> None:
        """Read the file in which something stands, and those of all that it speaks of."""
        text = self._unread.pop(self._files.get(name, ""), None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))
            for other in _NAMED.findall(text):
                self._read(other)


@cache
def _lexicon(language: str) -> _Lexicon:
    return _Lexicon(language)


@cache
def source(language: str) -> dict[str, str]:
    """The Fluent texts of a language, ours and those of the installed games, by name."""
    found = {}
    for owner, folder in _folders():
        for path, entry in _texts(folder):
            if path.startswith(f"{language}/"):
                found[f"{owner}/{path}"] = entry.read_text(encoding="utf-8")
    for path, parts in beside().items():
        if language in parts:
            found[path] = parts[language]
    return found


@cache
def beside() -> dict[str, dict[str, str]]:
    """The Fluent files that stand beside a part of a game, each by language."""
    return {
        f"{name}/{path}": by_language(entry.read_text(encoding="utf-8"))
        for name, package in _games()
        for path, entry in _texts(package)
        if not path.startswith("words/")
    }


def by_language(text: str) -> dict[str, str]:
    """The parts of a file that holds all languages."""
    head, *parts = _LANGUAGE.split(text)
    if any(line and not line.startswith("#") for line in head.splitlines()):
        raise ValueError(f"words before the first language: {head}")
    return dict(zip(parts[::2], parts[1::2], strict=True))


@cache
def arguments(game: str) -> Arguments:
    """What the arguments of a game's messages mean."""
    file = dict(_folders())[game] / "arguments.json"
    return (
        Arguments(**json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else Arguments()
    )


def _folders() -> Iterator[tuple[str, Traversable]]:
    """Where words are, each folder with one folder a language."""
    yield "rulebound", files(__package__)
    for name, package in _games():
        yield name, package / "words"


def _games() -> Iterator[tuple[str, Traversable]]:
    for point in entry_points(group="rulebound.games"):
        yield point.name, _package(point.module)


def _package(name: str) -> Traversable:
    """The folder of a package; finding it does not import it."""
    spec = find_spec(name)
    assert spec is not None, f"there is no package {name}"
    reader = cast(Any, spec.loader).get_resource_reader(name)
    return cast(TraversableResources, reader).files()


def _texts(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """All Fluent files in a folder, by their paths."""
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.is_dir():
            yield from _texts(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".ftl"):
            yield f"{path}{entry.name}", entry
