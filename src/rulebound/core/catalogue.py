"""What a game shows in the gallery: all its cards and other printed things, each with its text."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rulebound.core.flow import Text


@dataclass(frozen=True, slots=True)
class Facet:
    """Something by which things are told apart and found, such as the school of a card."""

    id: str
    name: Text
    values: Mapping[str, Text]
    """In the order in which they are listed."""
    words: Mapping[str, str] = field(default_factory=dict)
    """By value: English words of which one in its text shows that a thing has it; a regular
    expression. Values without any are told by the things themselves."""
    shown: bool = False
    """Whether it is told wherever the name of a thing stands."""


@dataclass(frozen=True, slots=True)
class Line:
    """A part of what is printed on a thing."""

    text: Text
    label: Text | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a unit, a place: whatever is printed and has a name."""

    ref: str
    """How the table calls it: ``card:knight``; unlike that of all others of the game."""
    name: Text
    lines: tuple[Line, ...]
    traits: Mapping[str, tuple[str, ...]]
    """By facet: its values."""
    rules: tuple[str, ...]
    """The numbers of the rules that say what such a thing is."""
    rulings: tuple[str, ...] = ()
    """Messages with a ``text`` and a ``rule``: what else is to be known of it. Terms of the rules
    that its text uses are found by themselves."""
    picture: str = ""
    """Drawn with letters, for a terminal."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    facets: tuple[Facet, ...]
    entries: tuple[Entry, ...]


def numbers(entries: Iterable[Entry], facet: str) -> list[int]:
    """The values of a facet that are numbers, the smallest first."""
    return sorted({int(value) for entry in entries for value in entry.traits.get(facet, ())})
