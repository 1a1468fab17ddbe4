"""What position texts of all games have in common: ``key: value`` lines and blocks for seats.

Faults are collected, so that a person can mend all of them at once. ``;`` starts a comment.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

from rulebound.core.errors import BadPosition

MAX_LENGTH: Final = 20_000
T = TypeVar("T")


class PositionText:
    """A position text taken apart."""

    def __init__(
        self, text: str, seats: int, keys: Iterable[str], seat_keys: Iterable[str]
    ) -> None:
        if len(text) > MAX_LENGTH:
            raise BadPosition([f"a position may have at most {MAX_LENGTH} characters"])
        self.faults: list[str] = []
        self.values: dict[str, str] = {}
        self.seats: list[dict[str, str]] = [{} for _ in range(seats)]
        self.heads = [""] * seats
        self.board: list[str] = []
        """The lines of the picture below ``board:``."""
        self._split(text, frozenset(keys), frozenset(seat_keys))

    def _split(self, text: str, keys: frozenset[str], seat_keys: frozenset[str]) -> None:
        seat = -1
        in_board = False
        for raw in text.splitlines():
            line = raw.split(";")[0].rstrip()
            key, colon, value = (part.strip() for part in line.partition(":"))
            if not key:
                continue
            if in_board and not colon:
                self.board.append(line)
                continue
            in_board = key == "board"
            head = re.fullmatch(r"seat (\d)", key)
            if not colon:
                self.fault(f"cannot read the line {line.strip()!r}")
            elif head and int(head[1]) < len(self.seats):
                seat = int(head[1])
                self.heads[seat] = value
            elif head:
                self.fault(f"there is no seat {head[1]}")
                seat = -1
            elif key in seat_keys and seat >= 0:
                self.seats[seat][key] = value
            elif key in keys:
                self.values[key] = value
            else:
                self.fault(f"unknown line {key!r}")

    def fault(self, text: str) -> None:
        self.faults.append(text)

    def check(self) -> None:
        """Give up if anything was wrong."""
        if self.faults:
            raise BadPosition(self.faults)

    def number(self, text: str, where: str, below: int = 1000) -> int:
        """A whole number from 0 on, below a bound."""
        if re.fullmatch(r"\d{1,9}", text) and int(text) < below:
            return int(text)
        self.fault(f"{where}: {text!r} must be a number below {below}")
        return 0

    def numbers(self, key: str, count: int) -> list[int]:
        """So many numbers on one line; all 0 if there is no such line."""
        words = self.values.get(key, " ".join(["0"] * count)).split()
        if len(words) != count:
            self.fault(f"{key}: {count} numbers are needed")
            return [0] * count
        return [self.number(word, key) for word in words]

    def take(
        self,
        words: Iterable[str],
        free: list[T],
        where: str,
        name_of: Callable[[T], str],
        shuffled: Callable[[list[T]], Iterable[T]],
    ) -> list[tuple[T, str]]:
        """Named cards, taken out of the free ones, each with what follows ``^``.

        ``*`` stands for all the others, shuffled.
        """
        return self.take_all([Line(words, free, where)], name_of, shuffled)[0]

    def of_seats(
        self, key: str, free: list[str], shuffled: Callable[[list[str]], Iterable[str]]
    ) -> list[tuple[str, ...]]:
        """The cards that every seat's line of that name says, taken out of the free ones."""
        lines = [
            Line(values.get(key, "").split(), free, f"{key} of {seat}")
            for seat, values in enumerate(self.seats)
        ]
        return [tuple(card for card, _ in found) for found in self.take_all(lines, str, shuffled)]

    def take_all(
        self,
        lines: Iterable["Line[T]"],
        name_of: Callable[[T], str],
        shuffled: Callable[[list[T]], Iterable[T]],
    ) -> list[list[tuple[T, str]]]:
        """The cards of several lines; ``*`` stands for all that no line names."""
        named = [(line, *self._named(line, name_of)) for line in lines]
        for line, found, star in named:
            if star is not None:
                found[star:star] = [(card, "") for card in shuffled(line.free)]
                line.free.clear()
        return [found for _, found, _ in named]

    def _named(
        self, line: "Line[T]", name_of: Callable[[T], str]
    ) -> tuple[list[tuple[T, str]], int | None]:
        """The cards that a line names, and where among them its first ``*`` is."""
        found: list[tuple[T, str]] = []
        star: int | None = None
        for word in line.words:
            if word == "*":
                star = len(found) if star is None else star
                continue
            name, _, eyes = word.partition("^")
            card = next((card for card in line.free if name_of(card) == name), None)
            if card is None:
                self.fault(f"{line.where}: {name!r} is unknown here or used already")
            else:
                line.free.remove(card)
                found.append((card, eyes))
        return found, star


class Line(NamedTuple, Generic[T]):
    """A line that names cards."""

    words: Iterable[str]
    free: list[T]
    """The cards from which it takes them; lines that share them share the list."""
    where: str
