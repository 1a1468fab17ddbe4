"""Pattern pictures and where they lie on a board (TK-3.4 to TK-3.9).

A picture has one token a square: ``.`` nothing, ``c`` ``h`` a piece of at least that rank, ``@``
the framed square, ``C`` ``H`` a framed square that must hold such a piece, ``!`` ``?`` marked
squares (``!c``: marked and required). A picture without a frame lets its being appear elsewhere.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, NamedTuple

from rulebound.games.tashkalar.board import BOARD, COMMON, DIRECTIONS, HEROIC, STRIDE, VECTORS

Cell = tuple[int, int]
Need = tuple[str, int]
"""The board on which a cell needs a piece, and how far it is shifted."""
Matcher = Callable[[int, int, int], list[tuple[int, int]]]
HelpedMatcher = Callable[[int, int, int, int, int], list[tuple[int, int]]]

# TK-3.4: four rotations, then their mirror images.
TURNS: Final = (
    (1, 0, 0, 1),
    (0, -1, 1, 0),
    (-1, 0, 0, -1),
    (0, 1, -1, 0),
    (-1, 0, 0, 1),
    (0, 1, 1, 0),
    (1, 0, 0, -1),
    (0, -1, -1, 0),
)
TURN_NAMES: Final = ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")

# Boards are lifted by this many bits before matching, so that every shift is to the right.
LIFT: Final = 4 * STRIDE + 4

_WORTH_ASKING: Final = 2
"""After so many cells it is looked whether anything can still fit."""


class Orientation(NamedTuple):
    """A pattern in one of its orientations, as distances of board bits."""

    name: str
    common: tuple[int, ...]
    """How far to shift a lifted board of all own pieces, for each cell that takes any rank."""
    heroic: tuple[int, ...]
    """The same for cells that need an upgraded piece."""
    cells: tuple[int, ...]
    """All required cells as distances from the target."""
    marks: tuple[int, ...]
    second: tuple[int, ...]
    """Those marked squares that carry the second kind of mark."""
    arrows: tuple[int, ...]
    twins: int
    """Orientations of the same number differ in ranks only: the same squares, the same marks."""


class Pattern:
    """A picture read once: its different orientations."""

    def __init__(self, picture: str, *, binding: bool = False, arrows: str = "") -> None:
        self.picture = "\n".join(line.strip() for line in picture.strip().splitlines())
        self.required, marks, self.framed = _read(self.picture)
        vectors = [VECTORS[DIRECTIONS.index(name)] for name in arrows.split()]
        self.orientations = tuple(self._orient(marks if binding else {}, vectors))
        self.size = len(self.required)
        self.heroic = sum(rank == HEROIC for rank in self.required.values())
        """How many of the cells need an upgraded piece."""
        self.has_twins = len({o.twins for o in self.orientations}) < len(self.orientations)

    def _orient(self, marks: dict[Cell, str], arrows: list[Cell]) -> Iterator[Orientation]:
        seen = set()
        twins: dict[object, int] = {}
        for name, turn in zip(TURN_NAMES, TURNS, strict=True):
            cells = {_turn(turn, cell): rank for cell, rank in self.required.items()}
            if not self.framed:
                cells = _from_least(cells)
            turned_marks = frozenset((_turn(turn, cell), mark) for cell, mark in marks.items())
            turned_arrows = frozenset(VECTORS.index(_turn(turn, cell)) for cell in arrows)
            key = (frozenset(cells.items()), turned_marks, turned_arrows)
            if key in seen:  # TK-3.8: no duplicates through symmetry
                continue
            seen.add(key)
            outline = (frozenset(cells), turned_marks, turned_arrows)
            by_rank = {
                rank: sorted(_step(c) for c, r in cells.items() if r == rank) for rank in (0, 1)
            }
            yield Orientation(
                name,
                tuple(LIFT + step for step in by_rank[COMMON]),
                tuple(LIFT + step for step in by_rank[HEROIC]),
                tuple(sorted(map(_step, cells))),
                tuple(sorted(_step(cell) for cell, _ in turned_marks)),
                tuple(sorted(_step(cell) for cell, mark in turned_marks if mark == "?")),
                tuple(sorted(turned_arrows)),
                twins.setdefault(outline, len(twins)),
            )

    def targets(self, own: int, upgraded: int, allowed: int) -> list[tuple[int, int]]:
        """Orientation numbers and the sets of target squares that fit (TK-3.5, TK-3.9)."""
        found = self._match(own << LIFT, upgraded << LIFT, allowed)
        return self._without_twins(found) if self.has_twins else found

    @cached_property
    def _match(self) -> Matcher:
        """All orientations tried by straight-line code, in half the time that loops take.

        What several have in common is worked out once; so those that need the same piece first
        stand below each other:
        ``if fits1 := allowed & own >> 61:``
        ``    if fits := fits1 & own >> 48 & own >> 35: …``
        """
        cells = [
            (number, [*(("upgraded", s) for s in o.heroic), *(("own", s) for s in o.common)])
            for number, o in enumerate(self.orientations)
        ]
        often = Counter(cell for _, each in cells for cell in each)
        sorted_cells = [(n, sorted(each, key=lambda c: (-often[c], c))) for n, each in cells]
        lines = ["def match(own, upgraded, allowed):", "    found = []"]
        lines += _branches(sorted_cells, "allowed", 1)
        match: Matcher = _function("\n".join((*lines, "    return sorted(found)")))
        return match

    def targets_with_help(
        self, own: int, upgraded: int, help_any: int, help_upgraded: int, allowed: int, helpers: int
    ) -> list[tuple[int, int]]:
        """As :meth:`targets`, with exactly ``helpers`` (1 or 2) cells filled by others' pieces."""
        own, upgraded = own << LIFT, upgraded << LIFT
        help_any, help_upgraded = help_any << LIFT, help_upgraded << LIFT
        if helpers == 1:
            found = self._match_with_one(own, upgraded, help_any, help_upgraded, allowed)
            return self._without_twins(found) if self.has_twins else found
        found = []
        for number, orientation in enumerate(self.orientations):
            none, one, two = allowed, 0, 0
            for shifts, mine, theirs in (
                (orientation.heroic, upgraded, help_upgraded),
                (orientation.common, own, help_any),
            ):
                for shift in shifts:
                    m, t = mine >> shift, theirs >> shift
                    two = two & m | one & t
                    one = one & m | none & t
                    none &= m
            if two:
                found.append((number, two))
        return self._without_twins(found) if self.has_twins else found

    @cached_property
    def _match_with_one(self) -> HelpedMatcher:
        """As :meth:`_match`, with exactly one cell filled by another's piece."""
        lines = ["def match(own, upgraded, any, better, allowed):", "    found = []"]
        for number, orientation in enumerate(self.orientations):
            cells = [("upgraded", "better", shift) for shift in orientation.heroic]
            cells += [("own", "any", shift) for shift in orientation.common]
            (mine, theirs, shift), *others = cells
            lines.append(
                f"    one, none = allowed & {theirs} >> {shift}, allowed & {mine} >> {shift}"
            )
            depth = "    "
            for place, (mine, theirs, shift) in enumerate(others):
                if place < _WORTH_ASKING:  # deeper down the question costs more than it saves
                    lines.append(f"{depth}if one or none:")
                    depth += "    "
                lines.append(f"{depth}mine = {mine} >> {shift}")
                lines.append(f"{depth}one = one & mine | none & {theirs} >> {shift}")
                lines.append(f"{depth}none &= mine")
            lines.append(f"{depth}if one:")
            lines.append(f"{depth}    found.append(({number}, one))")
        match: HelpedMatcher = _function("\n".join((*lines, "    return found")))
        return match

    def targets_after_placing(
        self, own: int, upgraded: int, help_any: int, help_upgraded: int, empty: int, allowed: int
    ) -> list[list[tuple[int, int]]]:
        """As :meth:`targets`, with exactly one cell filled by a common piece yet to be placed.

        The lists are those with none, one and two cells filled by others' pieces.
        """
        found: list[list[tuple[int, int]]] = [[], [], []]
        own, upgraded, empty = own << LIFT, upgraded << LIFT, empty << LIFT
        help_any, help_upgraded = help_any << LIFT, help_upgraded << LIFT
        for number, orientation in enumerate(self.orientations):
            before, after = [allowed, 0, 0], [0, 0, 0]  # the piece is not yet placed, or it is
            for shifts, mine, theirs, room in (
                (orientation.heroic, upgraded, help_upgraded, 0),
                (orientation.common, own, help_any, empty),
            ):
                for shift in shifts:
                    m, t, r = mine >> shift, theirs >> shift, room >> shift
                    after = _one_more(after, m, t)
                    after = [fits | b & r for fits, b in zip(after, before, strict=True)]
                    before = _one_more(before, m, t)
            for helpers, fits in enumerate(after):
                if fits:
                    found[helpers].append((number, fits))
        return [self._without_twins(fits) if self.has_twins else fits for fits in found]

    def targets_with_blanks(
        self,
        own: int,
        upgraded: int,
        lent: tuple[int, int],
        helpers: int,
        empty: int,
        blanks: int,
        allowed: int,
    ) -> list[list[tuple[int, int]]]:
        """As :meth:`targets`, with up to so many cells that are empty squares (TK-12.62).

        The lists are those with none, one, … ``helpers`` cells filled by others' pieces.
        """
        found: list[list[tuple[int, int]]] = [[] for _ in range(helpers + 1)]
        own, upgraded, empty = own << LIFT, upgraded << LIFT, empty << LIFT
        help_any, help_upgraded = (board << LIFT for board in lent)
        for number, orientation in enumerate(self.orientations):
            # By others' pieces and empty squares used so far
            fits = {(h, e): 0 for h in range(helpers + 1) for e in range(blanks + 1)}
            fits[0, 0] = allowed
            for shifts, mine, theirs, room in (
                (orientation.heroic, upgraded, help_upgraded, 0),
                (orientation.common, own, help_any, empty),
            ):
                for shift in shifts:
                    fits = {
                        (h, e): fit & mine >> shift
                        | fits.get((h - 1, e), 0) & theirs >> shift
                        | fits.get((h, e - 1), 0) & room >> shift
                        for (h, e), fit in fits.items()
                    }
            for h, pairs in enumerate(found):
                every = 0
                for e in range(blanks + 1):
                    every |= fits[h, e]
                if every:
                    pairs.append((number, every))
        return [self._without_twins(pairs) if self.has_twins else pairs for pairs in found]

    def _without_twins(self, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """TK-3.8: the same squares with the same marks are one declaration."""
        taken: dict[int, int] = {}
        out = []
        for number, fits in found:
            twins = self.orientations[number].twins
            fresh = fits & ~taken.get(twins, 0)
            taken[twins] = taken.get(twins, 0) | fits
            if fresh:
                out.append((number, fresh))
        return out


def _branches(orientations: list[tuple[int, list[Need]]], fits: str, depth: int) -> Iterator[str]:
    """Code that finds which of these orientations fit, all of whose cells are still to be tried."""
    indent = "    " * depth
    heads: dict[Need, list[tuple[int, list[Need]]]] = {}
    for number, cells in orientations:
        if cells:
            heads.setdefault(cells[0], []).append((number, cells[1:]))
        else:
            yield f"{indent}found.append(({number}, {fits}))"
    for (board, shift), others in heads.items():
        tried = [f"{board} >> {shift}"]
        rest = others
        if len(others) == 1:  # nothing more to share: all its cells at once, the first two before
            ((number, cells),) = others
            tried += [f"{board} >> {shift}" for board, shift in cells]
            rest = [(number, [])]
        name = f"fits{depth}"
        test = f"({name} := {' & '.join([fits, *tried[:2]])})"
        if tried[2:]:
            test += f" and ({name} := {' & '.join([name, *tried[2:]])})"
        yield f"{indent}if {test}:"
        yield from _branches(rest, name, depth + 1)


def _function(code: str) -> Any:
    """The function ``match`` of some code."""
    made: dict[str, Any] = {}
    exec(code, made)  # as dataclasses make __init__
    return made["match"]


def _one_more(fits: list[int], mine: int, theirs: int) -> list[int]:
    """One more cell is filled by your piece or by an enemy piece; at most two of those may help."""
    none, one, two = fits
    return [none & mine, one & mine | none & theirs, two & mine | one & theirs]


def at(target: int, steps: tuple[int, ...]) -> int:
    """The squares that lie these distances from a target; those off the board do not exist."""
    found = 0
    for step in steps:
        if target + step >= 0:
            found |= 1 << (target + step)
    return found & BOARD


def _turn(turn: tuple[int, int, int, int], cell: Cell) -> Cell:
    a, b, c, d = turn
    dx, dy = cell
    return a * dx + b * dy, c * dx + d * dy


def _step(cell: Cell) -> int:
    return cell[0] + cell[1] * STRIDE


def _from_least(cells: dict[Cell, int]) -> dict[Cell, int]:
    """Cells seen from the least of them: without a frame, both ends of a picture are alike."""
    x, y = min(cells)
    return {(cx - x, cy - y): rank for (cx, cy), rank in cells.items()}


def _read(picture: str) -> tuple[dict[Cell, int], dict[Cell, str], bool]:
    """Required cells with their minimum ranks, and marked cells, around the framed square.

    The last value tells whether there is a frame.
    """
    tokens = {
        (x, -y): token
        for y, line in enumerate(picture.splitlines())
        for x, token in enumerate(line.split())
    }
    frame = next((cell for cell, token in tokens.items() if token in "@CH"), None)
    fx, fy = frame or (0, 0)
    required: dict[Cell, int] = {}
    marks: dict[Cell, str] = {}
    for (x, y), token in tokens.items():
        cell = (x - fx, y - fy)
        if token[0] in "!?":
            marks[cell] = token[0]
        if token[-1] in "cC":
            required[cell] = COMMON
        elif token[-1] in "hH":
            required[cell] = HEROIC
    return required, marks, frame is not None
