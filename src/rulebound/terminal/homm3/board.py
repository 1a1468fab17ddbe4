"""The combat board: four columns, five rows, the attacker's backline at the bottom."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from rulebound.games.homm3.model.spaces import COLUMNS, ROWS
from rulebound.terminal.homm3.signs import (
    BLOOD,
    BRASS,
    GAME,
    GLOW,
    SIDES,
    STONE,
    TIERS,
    TYPES,
    Signs,
    padded,
)
from rulebound.terminal.painter import View
from rulebound.terminal.words import Words

_CELL: Final = 17
"""Columns of a space between its lines; fewer where there is no room."""
_LEAST: Final = 11
WIDTH: Final = COLUMNS * (_CELL + 1) + 3
"""Columns of the whole board."""
_LETTERS: Final = "abcd"

Unit = dict[str, Any]


class Board:
    """Draws units on their spaces; ``marks`` are the spaces and units that can be chosen."""

    def __init__(
        self, words: Words, signs: Signs, view: View, marks: frozenset[str], width: int
    ) -> None:
        self.cell = max(_LEAST, min(_CELL, (width - 3) // COLUMNS - 1))
        self.words = words
        self.signs = signs
        self.battle = view["battle"]
        self.marks = marks
        self.at: Mapping[str, Unit] = {
            unit["space"]: unit for unit in self.battle["units"] if unit["alive"]
        }

    def lines(self, tall: bool) -> list[Text]:
        """Three lines a space if there is room, else two without lines between the rows."""
        upright, corners = self.signs.upright, self.signs.corners
        found = [self._rule(corners[0])]
        for row in range(ROWS - 1, -1, -1):
            cells = [self._cell(f"{letter}{row + 1}", tall) for letter in _LETTERS]
            for number in range(3 if tall else 2):
                line = Text(f"{row + 1} " if number == 0 else "  ", style="dim", no_wrap=True)
                for cell in cells:
                    line.append(upright, style="dim").append_text(cell[number])
                found.append(line.append(upright, style="dim"))
            if tall and row:
                found.append(self._rule(corners[1]))
        found.append(self._rule(corners[2]))
        names = "".join(letter.center(self.cell + 1) for letter in _LETTERS)
        found.append(Text(f"   {names}".rstrip(), style="dim"))
        return [*self._tower(), *found]

    def _rule(self, corners: str) -> Text:
        line = corners[1].join([self.signs.across * self.cell] * COLUMNS)
        return Text(f"  {corners[0]}{line}{corners[2]}", style="dim", no_wrap=True)

    # ---- a space ----

    def _cell(self, space: str, tall: bool) -> list[Text]:
        unit = self.at.get(space)
        if unit is not None:
            lines = self._unit(unit, tall)
        elif space in self.battle["walls"] or space == self.battle["gate"]:
            lines = self._piece(space, tall)
        else:
            lines = [*([Text()] if tall else []), self._empty(space), Text()]
        return [padded(line, self.cell) for line in lines]

    def _empty(self, space: str) -> Text:
        text = Text()
        if space in self.marks:
            text.append(f" [{space}]", style=f"bold {GLOW}")
        else:
            text.append(f"  {space}", style="dim")
        return text

    def _piece(self, space: str, tall: bool) -> list[Text]:
        gate = space == self.battle["gate"]
        sign = (self.signs.gate if gate else self.signs.wall) * 2
        name = self.words("cli-homm3-gate" if gate else "cli-homm3-wall")
        marked = space in self.marks
        name = f"[{name} {space}]" if marked else f"{name} {space}"
        line = Text().append(f"{sign} {name} {sign}", style=GLOW if marked else STONE)
        stones = Text(sign[0] * self.cell, style=STONE)
        return [stones, line, stones] if tall else [line, stones]

    # ---- a unit ----

    def _unit(self, unit: Unit, tall: bool) -> list[Text]:
        health = self.health(unit)
        if tall:
            kind = self.words("cli-homm3-pack" if unit["pack"] else "cli-homm3-few")
            type_ = self.words.thing(GAME, "type", unit["type"])
            room = self.cell - health.cell_len - 1
            second = Text(self.signs.short(f"{kind} {type_}", room), style=TIERS[unit["tier"]])
            second = padded(second, room + 1).append_text(health)
            return [self._name(unit, self.cell), second, self._values(unit, typed=False)]
        room = self.cell - health.cell_len - 1
        first = padded(self._name(unit, room), room + 1).append_text(health)
        return [first, self._values(unit, typed=True)]

    def _name(self, unit: Unit, width: int) -> Text:
        """The sign of its side, its name, ``+`` for a Pack; in brackets if it can be chosen."""
        text = Text(self.signs.sides[unit["side"]], style=SIDES[unit["side"]])
        if unit["name"] == self.battle["active"]:
            text = Text(self.signs.active, style=f"bold {GLOW}").append_text(text)
        name = self.words.thing(GAME, "unit", unit["name"])
        marked = unit["name"] in self.marks
        plus = "+" if unit["pack"] else ""
        room = width - text.cell_len - len(plus) - 2 * marked
        name = self.signs.short(name, room) + plus
        style = "bold" if not unit["tokens"]["activated"] else ""
        if marked:
            return text.append(f"[{name}]", style=f"bold {GLOW}")
        return text.append(name, style=f"{style} {SIDES[unit['side']]}".strip())

    def health(self, unit: Unit) -> Text:
        """Health left and health."""
        left = unit["health"] - unit["damage"]
        style = f"bold {BLOOD}" if unit["damage"] else ""
        return Text(f"{self.signs.heart}{left}/{unit['health']}", style=style)

    def _values(self, unit: Unit, typed: bool) -> Text:
        line = Text(f"{TYPES[unit['type']]} " if typed else "", style=TIERS[unit["tier"]])
        printed = (unit["printed"][0], unit["printed"][1], unit["printed"][3])
        values = zip("ADI", ("attack", "defense", "initiative"), printed, strict=True)
        for letter, key, usual in values:
            style = "" if unit[key] == usual else f"bold {BRASS}"
            line.append(f"{letter}{unit[key]} ", style=style)
        return line.append_text(self.tokens(unit))

    def tokens(self, unit: Unit) -> Text:
        s = self.signs
        tokens = unit["tokens"]
        text = Text()
        done = tokens["activated"] and unit["name"] != self.battle["active"]
        text.append(s.activated if done else "", style="dim")
        text.append(s.retaliated if tokens["retaliated"] else "", style="dim")
        text.append(s.defending if tokens["defending"] else "", style=f"bold {GLOW}")
        text.append(s.paralysed if tokens["paralysed"] else "", style=f"bold {BLOOD}")
        text.append(f"{s.poison}{tokens['poison']}" if tokens["poison"] else "", style=BLOOD)
        text.append(s.effect if unit["effects"] else "", style=f"bold {BRASS}")
        text.append(s.cover if unit["cover"] else "", style=BRASS)
        return text.append(s.asleep if unit["asleep"] else "", style="dim")

    # ---- beside the board ----

    def _tower(self) -> list[Text]:
        """The Arrow Tower, while it stands."""
        tower = self.at.get("tower")
        if tower is None:
            return []
        line = Text("  ").append_text(self._name(tower, WIDTH // 2)).append("  ")
        line.append_text(self.health(tower)).append(" ").append_text(self._values(tower, True))
        return [line]
