"""The map in characters: two lines a Field, rows shifted by half a Field against each other."""

from collections.abc import Collection, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from rulebound.games.homm3.model.hexes import DIRECTIONS, Hex, neighbours
from rulebound.games.homm3.model.tiles import NUMERALS, Ground
from rulebound.games.homm3.model.world import ENEMY
from rulebound.terminal.homm3.ground import (
    BORDER,
    ENEMY_COLOUR,
    HIDDEN,
    INK,
    NOWHERE,
    TERRAINS,
    Pieces,
    numerals,
    seat_colour,
    seat_letter,
    sign_of,
)
from rulebound.terminal.homm3.plan import Plan, Window
from rulebound.terminal.homm3.signs import BLOOD, BRASS, GAME, GLOW, flowing
from rulebound.terminal.words import Words

CELLS: Final = (8, 6, 4)
"""Columns of a Field, the line on its west side among them."""
RULER: Final = 3
"""Columns of the numbers before the rows."""
LINES: Final = 2
"""Lines of a Field."""
_ROOMY: Final = 6
"""Columns of a Field that has room for numerals and for a name beside who stands there."""
_SE, _SW, _W = (DIRECTIONS.index(name) for name in ("SE", "SW", "W"))
_ON: Final = f"bold #000000 on {GLOW}"

Piece = tuple[str, str]
"""Characters and their style."""


class Canvas:
    """Lines of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: str) -> None:
        row = self.rows[line]
        for at, character in enumerate(text, start=column):
            if 0 <= at < len(row):
                row[at] = (character, style)

    def lines(self) -> list[Text]:
        found = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style=style)
            line.rstrip()
            found.append(line)
        return found


class Map:
    """Draws a part of a plan; ``marks`` are the Fields that can be chosen, with their names."""

    def __init__(
        self,
        words: Words,
        pieces: Pieces,
        plan: Plan,
        window: Window,
        cell: int,
        marks: Collection[Hex] = (),
        slots: Collection[Hex] = (),
        you: int | None = None,
    ) -> None:
        self.words = words
        self.pieces = pieces
        self.plan = plan
        self.window = window
        self.cell = cell
        self.half = cell // 2
        self.room = cell - 1
        self.marks = marks
        self.slots = slots
        self.you = you

    @property
    def width(self) -> int:
        return RULER + (self.window.right - self.window.left) * self.half + 1

    def lines(self) -> list[Text]:
        """The map with the letters of its columns and the numbers of its rows."""
        window = self.window
        self._paint()
        for r in range(window.top, window.bottom):
            number = self.plan.row(r).rjust(RULER - 1)
            self.canvas.put((r - window.top) * LINES, 0, number, "dim")
        return [self._ruler(), *self.canvas.lines()]

    def bare(self) -> list[Text]:
        """The map alone."""
        self._paint()
        return self.canvas.lines()

    def _paint(self) -> None:
        height = (self.window.bottom - self.window.top) * LINES
        self.canvas = Canvas(self.width, height)
        for at in self.slots:
            if self.window.holds(at):
                self._slot(at)
        for at in self.plan.fields:
            if self.window.holds(at):
                self._field(at)

    def _ruler(self) -> Text:
        """The letters of the columns, half a Field to the right of where they begin."""
        row = [" "] * self.width
        whole, window = self.plan.whole, self.window
        for half in range(window.left, window.right):
            if (half - whole.left) % 2 == 0:
                name = self.plan.column(half)
                at = RULER + (half - window.left) * self.half + self.half
                row[at : at + len(name)] = name
        return Text("".join(row).rstrip(), style="dim", no_wrap=True)

    def _corner(self, at: Hex) -> tuple[int, int]:
        """The line and the column where a Field begins."""
        q, r = at
        line = (r - self.window.top) * LINES
        return line, RULER + (2 * q + r - self.window.left) * self.half

    # ---- a Field ----

    def _field(self, at: Hex) -> None:
        terrain = self.plan.terrain(at)
        ground = HIDDEN if terrain is None else TERRAINS[terrain]
        line, column = self._corner(at)
        style = f"{INK} on {ground}"
        for number in range(LINES):
            self.canvas.put(line + number, column, " " * self.cell, style)
        self._edges(at, ground)
        if terrain is None:
            self._back(at, ground)
        elif self._is_rock(at):
            fill = self.pieces.rock * self.room
            for number in range(LINES):
                self.canvas.put(line + number, column + 1, fill, f"#8d877c on {ground}")
        else:
            self._row(at, 0, self._above(at), ground)
            self._row(at, 1, self._below(at), ground)
        self._underline(at, ground)

    def _is_rock(self, at: Hex) -> bool:
        """Nothing else than rock: nobody came to stand there, and it leads nowhere."""
        field = self.plan.field(at)
        empty = at not in self.plan.heroes and at not in self.plan.rovers and at not in self.marks
        return empty and field is not None and field.blocked

    def _row(self, at: Hex, number: int, ends: tuple[list[Piece], list[Piece]], on: str) -> None:
        """Pieces from the left and from the right; those from the left give way."""
        line, column = self._corner(at)
        start, stop = column + 1, column + self.cell
        left, right = ends
        for text, style in reversed(right):
            stop -= len(text)
            self.canvas.put(line + number, stop, text, _on(style, on))
        for text, style in left:
            shown = text[: max(0, stop - start)]
            self.canvas.put(line + number, start, shown, _on(style, on))
            start += len(shown)

    def _above(self, at: Hex) -> tuple[list[Piece], list[Piece]]:
        """The name of a Field that can be chosen, and who stands there."""
        found: list[Piece] = []
        for seat, hero in self.plan.heroes.get(at, ()):
            sign = self.pieces.heroes[0 if hero == "main" else 1]
            mine = " reverse" if seat == self.you else ""
            found.append((f"{sign}{seat_letter(seat)}", f"bold {seat_colour(seat)}{mine}"))
        if at in self.plan.rovers:
            number = self.plan.rovers[at]
            found.append((f"{self.pieces.army}{number + 1}", f"bold {ENEMY_COLOUR}"))
        if at not in self.marks:
            return [], found
        if self.cell < _ROOMY:
            found = []
        return [(self.plan.label(at), _ON)], found

    def _below(self, at: Hex) -> tuple[list[Piece], list[Piece]]:
        """The sign of the Location, and its guard, flags or cube."""
        field = self.plan.field(at)
        assert field is not None
        left: list[Piece] = [(sign_of(field), f"bold {INK}")]
        if field.guard:
            shown = NUMERALS[field.guard] if self.cell >= _ROOMY else str(field.guard)
            return left, [(shown, f"bold {BLOOD}")]
        mark = self.plan.marks.get(at)
        if mark is None:
            return left, []
        right: list[Piece] = []
        if mark["flags"]:
            roomy = self.cell >= _ROOMY
            flag = self.pieces.flag if roomy and len(mark["flags"]) < self.room - 2 else ""
            for seat in mark["flags"]:
                right.append((f"{flag}{seat_letter(seat)}", f"bold {seat_colour(seat)}"))
                flag = ""
        elif mark["cube"]:
            right.append((self.pieces.cube, "bold #000000"))
        return left, right

    def _back(self, at: Hex, ground: str) -> None:
        line, column = self._corner(at)
        for number in range(LINES):
            fill = self.pieces.fog * self.room
            self.canvas.put(line + number, column + 1, fill, f"#6a6a70 on {ground}")
        if self.plan.centre(at) != at:
            return
        if at in self.marks:
            self.canvas.put(line, column + 1, self.plan.label(at), _ON)
        kind = self.plan.kinds[at]
        shown = numerals(kind, self.pieces.dash)
        if len(shown) > self.room:
            shown = numerals(kind, self.pieces.dash, narrow=True)
        self.canvas.put(line + 1, column + 1, shown, f"bold {INK} on {ground}")

    def _slot(self, at: Hex) -> None:
        """A Field of a place where a tile can be put."""
        line, column = self._corner(at)
        self.canvas.put(line + 1, column + self.half, self.pieces.fog, NOWHERE)
        if at in self.marks and at in self.plan.slots:
            self.canvas.put(line, column + 1, self.plan.slots[at], _ON)

    # ---- its edges ----

    def _edges(self, at: Hex, ground: str) -> None:
        """The line on the west side; on the east side too where nothing follows."""
        line, column = self._corner(at)
        beside = neighbours(at)
        closed = self.plan.walled(at, _W, beside[_W])
        for number in range(LINES):
            self._edge(line + number, column, closed, f" on {ground}")
            if beside[DIRECTIONS.index("E")] not in self.plan.board.layout.where:
                self._edge(line + number, column + self.cell, False, "")

    def _edge(self, line: int, column: int, closed: bool, on: str) -> None:
        if closed:
            self.canvas.put(line, column, self.pieces.closed_edge, f"bold {BORDER}{on}")
        else:
            self.canvas.put(line, column, self.pieces.open_edge, f"#8a8a86{on}")

    def _underline(self, at: Hex, ground: str) -> None:
        """Solid lines below: in the blanks of the last line."""
        line, column = self._corner(at)
        row = self.canvas.rows[line + LINES - 1]
        beside = neighbours(at)
        for direction, start in ((_SW, column), (_SE, column + self.half)):
            if not self.plan.walled(at, direction, beside[direction]):
                continue
            for place in range(max(start, column + 1), start + self.half):
                character, style = row[place]
                if character in (" ", self.pieces.fog):
                    row[place] = (self.pieces.closed_below, f"bold {BORDER} on {ground}")
                else:
                    row[place] = (character, f"{style} underline")

    # ---- what the signs mean ----

    def legend(self, width: int) -> list[Text]:
        """The signs of the Fields that are shown."""
        found: dict[str, str] = {}
        for at in sorted(self.plan.fields, key=lambda at: (at[1], at[0])):
            field = self.plan.field(at) if self.window.holds(at) else None
            if field is not None and (sign := sign_of(field)):
                found[sign] = location_name(self.words, field.location, field.resource)
        pieces = [
            Text().append(sign, style=f"bold {BRASS}").append(f" {name}")
            for sign, name in found.items()
        ]
        return flowing(pieces, width) if pieces else []


def _on(style: str, ground: str) -> str:
    return style if " on " in style else f"{style} on {ground}"


def location_name(words: Words, location: str, resource: str = "") -> str:
    """The name of a Location; of a Mine with what it yields."""
    name = words.thing(GAME, "location", location)
    if location == Ground.MINE and resource:
        return f"{name} ({words.thing(GAME, 'resource', resource)})"
    return name


def described(words: Words, plan: Plan, at: Hex, players: Sequence[str]) -> str:
    """A Field in words: what it is, who guards it, whose flag flies there."""
    field = plan.field(at)
    if field is None:
        return ""
    parts = []
    if field.location != Ground.EMPTY:
        parts.append(location_name(words, field.location, field.resource))
    if field.guard:
        parts.append(words("cli-homm3-map-guards", numeral=NUMERALS[field.guard]))
    mark = plan.marks.get(at, {"flags": (), "cube": False})
    for seat in mark["flags"]:
        name = words("cli-homm3-map-enemy") if seat == ENEMY else players[seat]
        parts.append(words("cli-homm3-map-flag", name=name))
    if mark["cube"]:
        parts.append(words("cli-homm3-map-visited"))
    return ", ".join(parts)


def cell_for(window: Window, columns: int, sizes: Sequence[int] = CELLS) -> int:
    """The widest Fields with which a part of the map fits; the narrowest if none do."""
    halves = window.right - window.left
    return next((n for n in sizes if RULER + halves * n // 2 + 1 <= columns), sizes[-1])
