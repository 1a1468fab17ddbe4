"""Whether all possibilities are equally likely, by counting."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from typing import TypeVar

T = TypeVar("T")
Split = tuple[tuple[T, ...], ...]


def splits(cards: Sequence[T], rooms: Sequence[int]) -> Iterable[Split[T]]:
    """All ways to deal the cards to places that have room for so many."""
    if not rooms:
        yield ()
        return
    for first in combinations(cards, rooms[0]):
        others = [card for card in cards if card not in first]
        for rest in splits(others, rooms[1:]):
            yield (first, *rest)


def even(found: "Counter[object]", worlds: set[object], *, sigmas: float = 5.0) -> None:
    """Every world occurs, no other one does, and none far too often or too seldom.

    The seeds are fixed, so this holds or it does not; with others each world would fail once in
    millions of runs.
    """
    assert set(found) == worlds
    expected = sum(found.values()) / len(worlds)
    allowed = sigmas * sqrt(expected)
    assert all(abs(count - expected) < allowed for count in found.values()), sorted(found.values())
    squares = sum((count - expected) ** 2 for count in found.values()) / expected
    free = len(worlds) - 1
    assert abs(squares - free) < sigmas * sqrt(2 * free)
