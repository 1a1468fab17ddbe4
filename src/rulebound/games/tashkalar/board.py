"""The arena (TK-1.1 to TK-1.7): squares, regions and lines as bitboards.

A set of squares is an int with one bit a square. Rows are 13 bits apart though only 9 wide: the
four empty bits between them catch every pattern cell that leaves the board at the left or right,
so that shifting a whole board never wraps round.
"""

from collections.abc import Iterable
from typing import Final

from rulebound.games.tashkalar.terms import Colour, Direction, Rank, RankName

STRIDE: Final = 13
COLUMNS: Final = "abcdefghi"

COMMON: Final = Rank.COMMON
HEROIC: Final = Rank.HEROIC
LEGENDARY: Final = Rank.LEGENDARY
RANKS: Final[tuple[RankName, ...]] = ("common", "heroic", "legendary")

COLOURS: Final = tuple(Colour)
COLOUR_LETTERS: Final = dict(zip(COLOURS, "rbngwop", strict=True))  # TK-0.7


def _exists(col: int, row: int) -> bool:
    """TK-1.1, with columns and rows from 1 to 9."""
    return 1 <= col <= 9 and 1 <= row <= 9 and 3 < col + row < 17 and -7 < col - row < 7


def square(col: int, row: int) -> int:
    return (row - 1) * STRIDE + col - 1


SQUARES: Final = tuple(square(c, r) for r in range(1, 10) for c in range(1, 10) if _exists(c, r))
NAMES: Final = {s: f"{COLUMNS[s % STRIDE]}{s // STRIDE + 1}" for s in SQUARES}
BY_NAME: Final = {name: s for s, name in NAMES.items()}
REFS: Final = {s: f"sq:{name}" for s, name in NAMES.items()}


def mask(names: str | Iterable[str]) -> int:
    """The set of the named squares: ``mask("c2 d8 e5")``."""
    found = 0
    for name in names.split() if isinstance(names, str) else names:
        found |= 1 << BY_NAME[name]
    return found


BOARD: Final = sum(1 << s for s in SQUARES)
RED: Final = mask("c2 d8 e5 h4")  # TK-1.2
GREEN: Final = mask("a5 c7 f2 g7 i6")
COLOURED: Final = RED | GREEN
COLOURLESS: Final = BOARD & ~COLOURED  # TK-9.22
CENTRE: Final = mask("e5")
CENTRAL: Final = mask("d4 d5 d6 e4 e5 e6 f4 f5 f6")  # TK-1.3
DUEL_MARKS: Final = (BY_NAME["c5"], BY_NAME["g5"])  # TK-1.4
MELEE_SYMBOLS: Final = (mask("f8 g8"), mask("b3 c3"), mask("g3 g4"))

DIRECTIONS: Final = tuple(direction.name.lower() for direction in Direction)
VECTORS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
SHIFTS: Final = tuple(dx + dy * STRIDE for dx, dy in VECTORS)


ROW: Final = (1 << 9) - 1
"""The bits of a row."""
_BY_ROW: Final = tuple(
    tuple(tuple(row * STRIDE + c for c in range(9) if bits >> c & 1) for bits in range(ROW + 1))
    for row in range(9)
)


_FEW: Final = 4
"""Fewer squares are found faster one by one than row by row."""


def squares(board: int) -> list[int]:
    """The squares of a set, from a1 upward."""
    out: list[int] = []
    if board.bit_count() < _FEW:
        while board:
            low = board & -board
            out.append(low.bit_length() - 1)
            board ^= low
        return out
    for by_bits in _BY_ROW:
        if bits := board & ROW:
            out += by_bits[bits]
        board >>= STRIDE
    return out


def only(board: int) -> int:
    """The square of a set that has one."""
    return board.bit_length() - 1


def names(board: int) -> list[str]:
    return [NAMES[s] for s in squares(board)]


def _line(s: int, direction: int) -> tuple[int, ...]:
    """The squares from ``s`` (not included) to the edge (TK-5.2.7)."""
    out = []
    s += SHIFTS[direction]
    while s in NAMES:
        out.append(s)
        s += SHIFTS[direction]
    return tuple(out)


# Tables by square; the places of squares that do not exist stay empty.
_SIZE: Final = max(SQUARES) + 1
LINES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_line(s, d) for d in Direction) if s in NAMES else () for s in range(_SIZE)
)


def _first(*directions: Direction) -> tuple[int, ...]:
    """By square: the squares beside it in these directions."""
    return tuple(
        sum(1 << lines[d][0] for d in directions if lines[d]) if lines else 0 for lines in LINES
    )


ORTHOGONAL: Final = _first(Direction.N, Direction.E, Direction.S, Direction.W)
DIAGONAL: Final = _first(Direction.NE, Direction.SE, Direction.SW, Direction.NW)
ADJACENT: Final = tuple(o | d for o, d in zip(ORTHOGONAL, DIAGONAL, strict=True))  # TK-5.2.5


def _within(s: int, distance: int) -> int:
    """The squares at distance 1 to ``distance`` (TK-5.2.6)."""
    col, row = s % STRIDE, s // STRIDE
    return sum(
        1 << t
        for t in SQUARES
        if t != s and max(abs(t % STRIDE - col), abs(t // STRIDE - row)) <= distance
    )


WITHIN: Final = tuple(
    tuple(_within(s, distance) if s in NAMES else 0 for s in range(_SIZE)) for distance in range(4)
)


def around(board: int) -> int:
    """All squares adjacent to some square of the set; they may belong to it themselves."""
    wide = board | board << 1 | board >> 1
    return (board << 1 | board >> 1 | wide << STRIDE | wide >> STRIDE) & BOARD


def connected(board: int, start: int) -> int:
    """The part of the set that is linked by adjacency to ``start`` (TK-5.2.8)."""
    group = start & board
    while True:
        wider = (group | around(group)) & board
        if wider == group:
            return group
        group = wider


def direction_of(start: int, end: int) -> int:
    """The direction of a step between adjacent squares."""
    return SHIFTS.index(end - start)


# TK-1.7
SIDES: Final = {
    "left": mask("a3 a4 a5 a6 a7"),
    "right": mask("i3 i4 i5 i6 i7"),
    "top": mask("c9 d9 e9 f9 g9"),
    "bottom": mask("c1 d1 e1 f1 g1"),
}
CORNERS: Final = {
    "upper_left": mask("a7 b8 c9"),
    "upper_right": mask("g9 h8 i7"),
    "lower_left": mask("a3 b2 c1"),
    "lower_right": mask("g1 h2 i3"),
}
FALLING: Final = mask("b8 c7 d6 e5 f4 g3 h2")
RISING: Final = mask("b2 c3 d4 e5 f6 g7 h8")
