"""The arena drawn with letters: compact, or as a grid where there is room."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from rulebound.games.tashkalar.board import BY_NAME, CENTRAL, COLOURS, COLUMNS, GREEN, RANKS, RED

WIDTH: Final = 40
LETTERS: Final[dict[str, str]] = dict(zip(COLOURS, "RBNGWOP", strict=True))  # TK-0.7, as capitals

SIDES: Final = {
    "red": "#c2402c",
    "blue": "#2f74c0",
    "brown": "#93611f",
    "green": "#3a8445",
    "white": "#c6d3df",
    "orange": "#c9620f",
    "purple": "#7a4ab0",
}
_DARK_LETTERS: Final = frozenset(("white",))
BRASS: Final = "#c9a76a"
GLOW: Final = "#35c9ae"
_STONE: Final = ("#2b3136", "#3b434a")
_TARGET_STONE: Final = "#1c5b50"
_RED_STONE: Final = "#643730"
_GREEN_STONE: Final = "#37543f"
_RED_MARK: Final = "#f0a895"
_GREEN_MARK: Final = "#9fe0b0"
_PALE: Final = "#8d969d"

TARGET: Final = "target"
USED: Final = "used"
Marks = Mapping[str, str]
"""Squares to point out: as targets or as used."""


class Glyphs(NamedTuple):
    """The signs of ranks and squares; sides are letters."""

    ranks: tuple[str, str, str]
    red: str
    green: str
    central: str
    plain: str
    box: str
    """Corners and lines by the edges that meet: up 1, down 2, left 4, right 8."""
    arrows: str
    """n ne e se s sw w nw"""
    marks: tuple[str, str]
    track: str
    ready: str
    yes: str
    gateway: str

    def rank(self, name: str) -> str:
        return self.ranks[RANKS.index(name)]

    def join(self, parts: Iterable[str]) -> str:
        return f" {self.plain} ".join(parts)


UNICODE: Final = Glyphs(
    ("•", "✦", "☼"),
    "◆",
    "●",
    "+",
    "·",
    " │││─┘┐┤─└┌├─┴┬┼",
    "↑↗→↘↓↙←↖",
    ("×", "∘"),
    "━·",
    "►",
    "✓",
    "∩",
)
ASCII: Final = Glyphs(
    ("c", "h", "l"),
    "#",
    "o",
    "+",
    ".",
    " |||-+++-+++-+++",
    "^/>\\v/<\\",
    ("x", "*"),
    "=.",
    ">",
    "!",
    "n",
)


class Piece(NamedTuple):
    colour: str
    rank: str
    gateway: bool


class Arena:
    """One drawing of the board."""

    def __init__(self, view: Mapping[str, Any], glyphs: Glyphs, marks: Marks | None = None) -> None:
        self.glyphs = glyphs
        self.pieces = {
            p["sq"]: Piece(p["colour"], p["rank"], p.get("gateway", False)) for p in view["board"]
        }
        self.marks = marks or {}
        self.centre = CENTRAL if view["tasks"] is not None else 0  # TK-1.3

    def compact(self) -> Text:
        """A line a row."""
        lines = [self._row(row) for row in range(9, 0, -1)]
        return Text("\n", no_wrap=True).join([*lines, _letters()])

    def grid(self) -> Text:
        """Squares with lines around them."""
        lines = [self._rule(9)]
        for row in range(9, 0, -1):
            lines += [self._row(row, lined=True), self._rule(row - 1)]
        return Text("\n", no_wrap=True).join([*lines, _letters()])

    # ---- rows ----

    def _row(self, row: int, lined: bool = False) -> Text:
        line = Text(f"{row} ", style=_PALE)
        for at in range(10):
            line.append_text(self._between(at, row, lined))
            if at < 9:
                line.append_text(self._square(f"{COLUMNS[at]}{row}"))
        return line

    def _between(self, at: int, row: int, lined: bool) -> Text:
        """What stands left of column ``at``: a line, or a bracket of a marked square."""
        left, right = _name(at - 1, row), _name(at, row)
        ends, begins = self.marks.get(left), self.marks.get(right)
        if ends or begins:
            sign = "|" if ends and begins else _bracket(ends or begins or "", bool(begins))
            return Text(sign, style=f"bold {GLOW}" if TARGET in (ends, begins) else "bold yellow")
        if lined and (left in BY_NAME or right in BY_NAME):
            return Text(self.glyphs.box[3], style=self._edge(left, right))
        ground = self._ground(left, 1 << BY_NAME[left])[0] if left in BY_NAME else None
        return Text(" ", style=Style(bgcolor=ground))

    def _square(self, name: str) -> Text:
        if name not in BY_NAME:
            return Text("   ")
        bit = 1 << BY_NAME[name]
        ground, mark, ink = self._ground(name, bit)
        piece = self.pieces.get(name)
        base = Style(bgcolor=ground, color=ink)
        if piece is None:
            return Text(f" {mark} ", style=base)
        cell = Text(mark if mark != self.glyphs.plain else " ", style=base)
        if piece.gateway:
            cell = Text(self.glyphs.gateway, style=Style(bgcolor=ground, color=GLOW, bold=True))
        cell.append(badge(piece.colour, self.glyphs.rank(piece.rank)))
        return cell

    def _ground(self, name: str, bit: int) -> tuple[str, str, str]:
        """The colour of a square, its mark, and the colour of the mark."""
        if bit & RED:
            ground, mark, ink = _RED_STONE, self.glyphs.red, _RED_MARK
        elif bit & GREEN:
            ground, mark, ink = _GREEN_STONE, self.glyphs.green, _GREEN_MARK
        else:
            shade = _STONE[(COLUMNS.index(name[0]) + int(name[1])) % 2]
            central = bool(bit & self.centre)
            mark = self.glyphs.central if central else self.glyphs.plain
            ground, ink = shade, BRASS if central else _PALE
            if self.marks.get(name) == TARGET:
                ground, ink = _TARGET_STONE, "white"
        return ground, mark, ink

    # ---- lines of the grid ----

    def _rule(self, row: int) -> Text:
        """The line between a row and the one above it."""
        line = Text("  ")
        for at in range(10):
            up = _is(at - 1, row + 1) or _is(at, row + 1)
            down = _is(at - 1, row) or _is(at, row)
            left = _is(at - 1, row) or _is(at - 1, row + 1)
            right = _is(at, row) or _is(at, row + 1)
            style = self._edge(_name(at, row), _name(at, row + 1))
            if style == _PALE:
                style = self._edge(_name(at - 1, row), _name(at - 1, row + 1))
            line.append(self.glyphs.box[up + 2 * down + 4 * left + 8 * right], style=style)
            if at < 9:
                edge = self._edge(_name(at, row), _name(at, row + 1))
                line.append((self.glyphs.box[12] if right else " ") * 3, style=edge)
        return line

    def _edge(self, one: str, other: str) -> str:
        """The outline of the central squares is of brass."""
        inside = {n in BY_NAME and bool(1 << BY_NAME[n] & self.centre) for n in (one, other)}
        return BRASS if len(inside) > 1 else _PALE


def badge(colour: str, sign: str = "") -> Text:
    """A piece or a side: its letter on its colour."""
    ink = "black" if colour in _DARK_LETTERS else "white"
    return Text(LETTERS[colour] + sign, style=Style(bgcolor=SIDES[colour], color=ink, bold=True))


def _letters() -> Text:
    return Text("    " + "   ".join(COLUMNS), style=_PALE)


def _name(column: int, row: int) -> str:
    return f"{COLUMNS[column]}{row}" if 0 <= column < 9 else ""


def _is(column: int, row: int) -> bool:
    return _name(column, row) in BY_NAME


def _bracket(mark: str, opens: bool) -> str:
    signs = "[]" if mark == TARGET else "()"
    return signs[0] if opens else signs[1]
