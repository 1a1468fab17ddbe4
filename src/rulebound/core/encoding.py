"""How a game is put into numbers, for programs that learn.

A game names the columns of its views once. What is written follows from a view alone, so that a
seat's numbers tell nothing that its view does not tell.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Protocol

CODE: Final = 8
"""How many numbers stand for a word."""
HALF: Final = 32767.5


def clipped(number: float) -> float:
    """As far as it goes from -1 to 1."""
    return number if -1.0 <= number <= 1.0 else 1.0 if number > 1.0 else -1.0


@lru_cache(maxsize=1 << 15)
def code(word: str) -> "array[float]":
    """Numbers from -1 to 1 that stand for a word, always and everywhere the same ones.

    A thing is written as a ref (``card:knight``) in views and in options, so that a program can
    know it again.
    """
    digest = blake2b(word.encode(), digest_size=2 * CODE).digest()
    return array(
        "f", [int.from_bytes(digest[n : n + 2], "big") / HALF - 1.0 for n in range(0, 2 * CODE, 2)]
    )


class Column(Protocol):
    """Some numbers at a fixed place, made of a part of a view; nothing there: zeros."""

    @property
    def name(self) -> str: ...

    @property
    def width(self) -> int: ...

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        """Write what is called by the column's name from there on."""
        ...

    def names(self) -> Iterator[str]:
        """What each of the numbers is called."""
        ...


@dataclass(frozen=True, slots=True)
class Number:
    """A number, or yes and no; ``most`` and whatever is more becomes 1."""

    name: str
    most: float = 1.0
    width: int = field(default=1, init=False)

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        numbers[at] = clipped(value / self.most)

    def names(self) -> Iterator[str]:
        yield self.name


class _Known:
    """A column with a number for each of some known values; others are not written."""

    __slots__ = ("_index", "name", "values", "width")

    def __init__(self, name: str, values: Sequence[Any]) -> None:
        self.name = name
        self.values = tuple(values)
        self.width = len(self.values)
        self._index = {value: n for n, value in enumerate(self.values)}


class OneOf(_Known):
    """One of some known values."""

    __slots__ = ()

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        index = self._index.get(value)
        if index is not None:
            numbers[at + index] = 1.0

    def names(self) -> Iterator[str]:
        return (f"{self.name}={value}" for value in self.values)


class Many(_Known):
    """How often each of some known values occurs in a list, in no order."""

    __slots__ = ("most",)

    def __init__(self, name: str, values: Sequence[Any], most: int = 1) -> None:
        super().__init__(name, values)
        self.most = most

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        for item in value:
            index = self._index.get(item)
            if index is not None:
                numbers[at + index] = min(1.0, numbers[at + index] + 1 / self.most)

    def names(self) -> Iterator[str]:
        return (f"{self.name}*{value}" for value in self.values)


@dataclass(frozen=True, slots=True)
class Word:
    """A thing of a kind, by its :func:`code`."""

    name: str
    kind: str
    width: int = field(default=CODE, init=False)

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        numbers[at : at + CODE] = code(f"{self.kind}:{value}")

    def names(self) -> Iterator[str]:
        return (f"{self.name}~{n}" for n in range(CODE))


@dataclass(frozen=True, slots=True)
class Numbered:
    """A list of numbers in order, of which as many are written as there is room for."""

    name: str
    length: int
    most: float = 1.0

    @property
    def width(self) -> int:
        return self.length

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        for n, item in enumerate(value[: self.length], at):
            numbers[n] = clipped(item / self.most)

    def names(self) -> Iterator[str]:
        return (f"{self.name}[{n}]" for n in range(self.length))


class Part:
    """A part of a view with columns of its own."""

    __slots__ = ("_columns", "columns", "name", "width")

    def __init__(self, name: str, *columns: Column) -> None:
        self.name = name
        self.columns = columns
        self.width = sum(column.width for column in columns)
        self._columns = [(column.name, column.width, column.write) for column in columns]

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        for name, width, write in self._columns:
            found = value.get(name)
            if found is not None:
                write(numbers, at, found)
            at += width

    def names(self) -> Iterator[str]:
        prefix = f"{self.name}." if self.name else ""
        return (f"{prefix}{name}" for column in self.columns for name in column.names())


class Rows:
    """A list of things, each in a row that begins with 1; what comes after the last row is left
    out."""

    __slots__ = ("most", "name", "row", "width")

    def __init__(self, name: str, most: int, *columns: Column) -> None:
        self.name = name
        self.most = most
        self.row = Part("", *columns)
        self.width = most * (self.row.width + 1)

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        for item in value[: self.most]:
            numbers[at] = 1.0
            self.row.write(numbers, at + 1, item)
            at += self.row.width + 1

    def names(self) -> Iterator[str]:
        for n in range(self.most):
            yield f"{self.name}[{n}]"
            for name in self.row.names():
                yield f"{self.name}[{n}].{name}"


class Places:
    """Things that lie at known places, each at its place's row."""

    __slots__ = ("_index", "key", "name", "places", "row", "width")

    def __init__(self, name: str, key: str, places: Sequence[str], *columns: Column) -> None:
        self.name = name
        self.key = key
        self.places = tuple(places)
        self.row = Part("", *columns)
        self.width = len(self.places) * self.row.width
        self._index = {place: n * self.row.width for n, place in enumerate(self.places)}

    def write(self, numbers: "array[float]", at: int, value: Any) -> None:
        for item in value:
            index = self._index.get(item[self.key])
            if index is not None:
                self.row.write(numbers, at + index, item)

    def names(self) -> Iterator[str]:
        return (f"{self.name}[{p}].{name}" for p in self.places for name in self.row.names())


def _as_it_is(view: Mapping[str, Any]) -> Mapping[str, Any]:
    return view


def _nowhere(ref: str) -> tuple[float, float] | None:
    return None


@dataclass(frozen=True, slots=True)
class Table:
    """A form in which a game is played: so many seats, and these options."""

    name: str
    """In capitals, as names of environments are: ``Duel``."""
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Encoding:
    """A game in numbers."""

    title: str
    """Of the game, as names of environments are: ``TashKalar``."""
    tables: tuple[Table, ...]
    """The forms in which it is played; together they show all that it has."""
    bound: int
    """An action is the index of an option, and lower than this. A decision with more options
    offers the first ones only."""
    sheet: Part
    """The columns of a view as it is arranged."""
    arrange: Callable[[Mapping[str, Any]], Mapping[str, Any]] = _as_it_is
    """A seat's view as that seat looks at it: itself first, the others in the order of play."""
    where: Callable[[str], tuple[float, float] | None] = _nowhere
    """Where a thing (a ref) lies on a board, each number from -1 to 1."""

    def numbers(self, view: Mapping[str, Any]) -> "array[float]":
        """A seat's view in numbers from -1 to 1."""
        numbers = array("f", bytes(4 * self.sheet.width))
        self.sheet.write(numbers, 0, self.arrange(view))
        return numbers


def from_seat(seats: Sequence[Any], you: int | None) -> list[Any]:
    """What belongs to seats, beginning with yours."""
    first = you or 0
    return [*seats[first:], *seats[:first]]


def seats_away(seat: int | None, you: int | None, seats: int) -> int | None:
    """How many seats after yours a seat comes."""
    return None if seat is None else (seat - (you or 0)) % seats
