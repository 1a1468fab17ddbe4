"""The tasks of the High Form (TK-2.7.8 to TK-2.7.13).

A criterion is a list of pairs (what you have, what you need); it holds when every pair does. Where
a card offers alternatives, the pairs are those of the alternative that lacks least.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from rulebound.games.tashkalar.board import (
    ADJACENT,
    CENTRAL,
    COLOURED,
    CORNERS,
    FALLING,
    GREEN,
    RED,
    RISING,
    SIDES,
    WITHIN,
    around,
    connected,
    mask,
    squares,
)
from rulebound.games.tashkalar.state import State
from rulebound.games.tashkalar.terms import TaskType

Progress = list[tuple[int, int]]
Criterion = Callable[[State, int], Progress]


class Task(NamedTuple):
    id: str
    type: TaskType
    advanced: bool
    points: int
    progress: Criterion
    squares: int = 0
    """The squares that the card speaks of."""

    def holds(self, s: State, side: int) -> bool:
        for have, need in self.progress(s, side):  # noqa: SIM110 (asked at every turn's end)
            if have < need:
                return False
        return True


def _nearest(alternatives: Iterator[Progress]) -> Progress:
    """The alternative that lacks least."""
    return min(alternatives, key=lambda pairs: sum(max(0, need - have) for have, need in pairs))


def _destroyed(total: int = 0, upgraded: int = 0) -> Criterion:
    def progress(s: State, side: int) -> Progress:
        tally = s.tally if side == s.side else [0]
        pairs = [(sum(tally), total)]
        if upgraded:
            pairs.append((sum(tally) - sum(tally[::3]), upgraded))
        return pairs

    return progress


def _end_of_legends(s: State, side: int) -> Progress:
    tally = s.tally if side == s.side else []
    return _nearest(iter(([(sum(tally[2::3]), 1)], [(sum(tally[1::3]), 2)])))


def _pieces_on(where: int, total: int = 0, upgraded: int = 0, legendary: int = 0) -> Criterion:
    def progress(s: State, side: int) -> Progress:
        return [
            ((s.boards[3 * side + rank] & where).bit_count(), need)
            for rank, need in enumerate((total, upgraded, legendary))
            if need
        ]

    return progress


def _rainbow_dominance(s: State, side: int) -> Progress:
    mine = s.boards[3 * side + 1]
    theirs = s.upgraded & ~mine
    return [((mine & c).bit_count(), (theirs & c).bit_count() + 1) for c in (RED, GREEN)]


def _summoned(total: int = 0, legends: int = 0, on_red: int = 0, on_green: int = 0) -> Criterion:
    def progress(s: State, side: int) -> Progress:
        needs = (total, legends, on_red, on_green)
        haves = s.summoned if side == s.side else (0, 0, 0, 0)
        return [(have, need) for have, need in zip(haves, needs, strict=True) if need]

    return progress


def _colored_summoning(s: State, side: int) -> Progress:
    return [(s.summoned[2] + s.summoned[3] if side == s.side else 0, 2)]


_PLUS: Final = mask("d5 e4 e5 e6 f5")
_TIMES: Final = mask("d4 d6 e5 f4 f6")


def _center_cross(s: State, side: int) -> Progress:
    own = s.own(side)
    return _nearest([((own & cross).bit_count(), 5)] for cross in (_PLUS, _TIMES))


_LINES: Final = tuple(
    mask(f"{c}{row}" for c in "abcdefghi") for row in (4, 5, 6)
) + tuple(mask(f"{column}{r}" for r in range(1, 10)) for column in "def")  # fmt: skip


def _line_dominance(s: State, side: int) -> Progress:
    own, enemies = s.own(side), s.enemies(side)
    leads = [(own & line).bit_count() - (enemies & line).bit_count() for line in _LINES]
    return [(max(leads), 6)]


def _diagonals(s: State, side: int) -> Progress:
    own, upgraded = s.boards[3 * side], s.boards[3 * side + 1]
    return [
        pair
        for diagonal in (FALLING, RISING)
        for pair in (
            ((own & diagonal).bit_count(), 4),
            ((upgraded & diagonal).bit_count(), 1),
        )
    ]


def _chain(*pairs: tuple[int, int]) -> Criterion:
    """Own pieces, linked by adjacency, join two regions."""

    def progress(s: State, side: int) -> Progress:
        own = s.own(side)
        joined = any(connected(own, own & start) & end for start, end in pairs)
        return [(int(joined), 1)]

    return progress


def _surround(need: int) -> Criterion:
    def progress(s: State, side: int) -> Progress:
        own = s.own(side)
        most = max([(own & ADJACENT[e]).bit_count() for e in squares(s.enemies(side))], default=0)
        return [(most, need)]

    return progress


def _isolation(s: State, side: int) -> Progress:
    enemies, empty = s.enemies(side), s.empty
    return [(int(any(_isolated(e, enemies, empty) for e in squares(enemies))), 1)]


def _isolated(piece: int, enemies: int, empty: int) -> bool:
    """TK-2.7.13: another enemy piece at distance 2, none that can be joined in 3 moves."""
    others = enemies & ~(1 << piece)
    if not others & WITHIN[2][piece]:
        return False
    beside = around(others)
    reached = 1 << piece
    for _ in range(4):
        if reached & beside:
            return False
        reached |= around(reached) & empty
    return True


TASKS: Final = (
    Task("destruction", TaskType.DESTRUCTION, False, 1, _destroyed(3)),
    Task("devastation", TaskType.DESTRUCTION, False, 2, _destroyed(4)),
    Task("heroic_destruction", TaskType.DESTRUCTION, False, 2, _destroyed(3, upgraded=1)),
    Task("heroic_devastation", TaskType.DESTRUCTION, True, 3, _destroyed(4, upgraded=2)),
    Task("end_of_legends", TaskType.DESTRUCTION, True, 2, _end_of_legends),
    Task("red_conquest", TaskType.COLORED, False, 2, _pieces_on(RED, 3, 2), RED),
    Task("green_conquest", TaskType.COLORED, False, 2, _pieces_on(GREEN, 3, 2), GREEN),
    Task("color_conquest", TaskType.COLORED, False, 3, _pieces_on(COLOURED, 5, 3), COLOURED),
    Task("red_legends", TaskType.COLORED, True, 3, _pieces_on(RED, 0, 2, 1), RED),
    Task("green_legends", TaskType.COLORED, True, 3, _pieces_on(GREEN, 0, 2, 1), GREEN),
    Task("rainbow_dominance", TaskType.COLORED, False, 2, _rainbow_dominance, COLOURED),
    Task("red_summoning", TaskType.SUMMONING, False, 1, _summoned(2, on_red=1), RED),
    Task("green_summoning", TaskType.SUMMONING, False, 1, _summoned(2, on_green=1), GREEN),
    Task("colored_summoning", TaskType.SUMMONING, False, 2, _colored_summoning, COLOURED),
    Task("legendary_summoning", TaskType.SUMMONING, True, 2, _summoned(2, legends=1)),
    Task("central_dominance", TaskType.PATTERN, False, 1, _pieces_on(CENTRAL, 5, 2), CENTRAL),
    Task("center_cross", TaskType.PATTERN, False, 2, _center_cross, CENTRAL),
    Task("line_dominance", TaskType.PATTERN, False, 2, _line_dominance, reduce(or_, _LINES)),
    Task("diagonals", TaskType.PATTERN, True, 3, _diagonals, FALLING | RISING),
    Task(
        "side_chain",
        TaskType.PATTERN,
        False,
        3,
        _chain((SIDES["left"], SIDES["right"]), (SIDES["bottom"], SIDES["top"])),
        sum(SIDES.values()),
    ),
    Task(
        "corner_chain",
        TaskType.PATTERN,
        False,
        3,
        _chain(
            (CORNERS["lower_left"], CORNERS["upper_right"]),
            (CORNERS["upper_left"], CORNERS["lower_right"]),
        ),
        sum(CORNERS.values()),
    ),
    Task("imprisonment", TaskType.ENEMY, False, 1, _surround(6)),
    Task("envelopment", TaskType.ENEMY, True, 2, _surround(7)),
    Task("isolation", TaskType.ENEMY, True, 2, _isolation),
)
