"""The combat board: four columns, five rows (H3-10.15 to H3-10.17).

Spaces are numbers, sets of spaces are bits. Column a to d, row 1 (the attacker's backline) to row 5
(the defender's backline): the attacker's left corner is ``a1``.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

COLUMNS: Final = 4
ROWS: Final = 5
SPACES: Final = COLUMNS * ROWS
OFF: Final = -1
"""Beside the board (the Arrow Tower)."""
STEPS: Final = 3
"""How far ground and flying units move (H3-9.10)."""
FAR: Final = 100
"""Added to the distance where no way leads (H3-10.115)."""
ALL: Final = (1 << SPACES) - 1
KEPT: Final = 4096
"""Answers about ways that are kept: the same is asked again and again."""

NAMES: Final = tuple(f"{'abcd'[at % COLUMNS]}{at // COLUMNS + 1}" for at in range(SPACES))
BY_NAME: Final = {name: at for at, name in enumerate(NAMES)}
ROW_OF: Final = tuple(at // COLUMNS for at in range(SPACES))
COLUMN_OF: Final = tuple(at % COLUMNS for at in range(SPACES))


def _row(row: int) -> int:
    return ((1 << COLUMNS) - 1) << row * COLUMNS


BACKLINE: Final = (_row(0), _row(4))
FRONTLINE: Final = (_row(1), _row(3))
MIDDLE: Final = _row(2)
OWN_SIDE: Final = (BACKLINE[0] | FRONTLINE[0], BACKLINE[1] | FRONTLINE[1])
"""By side: where it places its units."""


def _neighbours(at: int) -> int:
    row, column = divmod(at, COLUMNS)
    found = 0
    if row:
        found |= 1 << at - COLUMNS
    if row < ROWS - 1:
        found |= 1 << at + COLUMNS
    if column:
        found |= 1 << at - 1
    if column < COLUMNS - 1:
        found |= 1 << at + 1
    return found


NEXT_TO: Final = tuple(_neighbours(at) for at in range(SPACES))
"""The spaces that share an edge with a space (H3-10.16)."""


def spaces_in(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def spread(bits: int) -> int:
    """All spaces next to some space of a set."""
    found = 0
    while bits:
        low = bits & -bits
        found |= NEXT_TO[low.bit_length() - 1]
        bits ^= low
    return found


@lru_cache(maxsize=KEPT)
def reach(start: int, blocked: int, steps: int = STEPS) -> int:
    """Where somebody who walks can end, the start included."""
    found = edge = 1 << start
    for _ in range(steps):
        edge = spread(edge) & ~blocked & ~found
        if not edge:
            break
        found |= edge
    return found


@lru_cache(maxsize=KEPT)
def flight(start: int, blocked: int, steps: int = STEPS) -> int:
    """Where somebody who flies can end, the start included: over anything, onto a free space."""
    found = 1 << start
    for _ in range(steps):
        found |= spread(found)
    return found & ~blocked | 1 << start


def straight(one: int, two: int) -> int:
    """|dx| + |dy|."""
    return abs(ROW_OF[one] - ROW_OF[two]) + abs(COLUMN_OF[one] - COLUMN_OF[two])


@lru_cache(maxsize=KEPT)
def walk(start: int, goal: int, blocked: int) -> int:
    """The fewest steps to any space of a set; -1 if no way leads there."""
    seen = edge = 1 << start
    steps = 0
    while edge:
        if edge & goal:
            return steps
        edge = spread(edge) & ~blocked & ~seen
        seen |= edge
        steps += 1
    return -1


def path(start: int, goal: int, blocked: int) -> tuple[int, ...]:
    """A shortest way from a space to another, both ends included; empty if there is none."""
    rings = [1 << start]
    seen = 1 << start
    while not rings[-1] >> goal & 1:
        ring = spread(rings[-1]) & ~blocked & ~seen
        if not ring:
            return ()
        seen |= ring
        rings.append(ring)
    way = [goal]
    for ring in rings[-2::-1]:
        way.append(next(spaces_in(ring & NEXT_TO[way[-1]])))
    return tuple(way[::-1])


def behind(one: int, two: int) -> int:
    """The space behind ``two`` as seen from its neighbour ``one``; -1 at the edge."""
    beyond = 2 * two - one
    if 0 <= beyond < SPACES and NEXT_TO[two] >> beyond & 1:
        return beyond
    return OFF
