"""Signs and colours: a colour is never alone, a sign or a word stands with it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

GAME: Final = "homm3"
BRASS: Final = "#c99a3f"
GLOW: Final = "#35c9ae"
BLOOD: Final = "#d0564b"
STONE: Final = "#8a8f94"
SIDES: Final = ("#6ba4e7", "#e08a5b")
"""Attacker, defender."""
TIERS: Final = {
    "bronze": "#c48a56",
    "silver": "#b9c2ca",
    "gold": "#e0bd4a",
    "azure": "#5fb4e8",
}
TYPES: Final = {"ground": "G", "flying": "F", "ranged": "R"}


class Signs(NamedTuple):
    sides: tuple[str, str]
    active: str
    heart: str
    activated: str
    retaliated: str
    paralysed: str
    defending: str
    poison: str
    effect: str
    asleep: str
    cover: str
    legal: str
    arrow: str
    dot: str
    minus: str
    wall: str
    gate: str
    across: str
    upright: str
    corners: tuple[str, str, str]
    """Left, middle and right of the line above the board, between rows and below."""
    ellipsis: str

    def join(self, parts: Iterable[str]) -> str:
        return f" {self.dot} ".join(parts)

    def face(self, value: int) -> str:
        """A face of a die."""
        return f"+{value}" if value > 0 else str(value).replace("-", self.minus)

    def short(self, text: str, width: int) -> str:
        """A text that is cut to so many columns."""
        if cell_len(text) <= width:
            return text
        return set_cell_size(text, max(0, width - 1)).rstrip() + self.ellipsis


UNICODE: Final = Signs(
    ("▲", "▼"),
    *("►", "♥", "✓", "↩", "⊘", "◊", "☠", "✦", "z", "▣", "✓", "→", "·", "−"),
    *("▓", "╬", "─", "│"),
    ("┌┬┐", "├┼┤", "└┴┘"),
    "…",
)
ASCII: Final = Signs(
    ("^", "v"),
    *(">", "H", ".", "r", "x", "d", "p", "*", "z", "=", "+", ">", "-", "-"),
    *("#", "H", "-", "|"),
    ("+++", "+++", "+++"),
    "~",
)


def flowing(pieces: Iterable[Text], width: int, gap: str = "  ", indent: int = 0) -> list[Text]:
    """Pieces that are not broken, on as many lines as they need."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + cell_len(gap) + piece.cell_len <= width:
            lines[-1].append(gap, style="dim").append_text(piece)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(piece))
    return lines


def padded(line: Text, width: int) -> Text:
    """A line of exactly so many columns."""
    line = line.copy()
    line.truncate(width, pad=True)
    return line


def headed(head: str, lines: Sequence[Text]) -> list[Text]:
    return [Text(head, style="bold"), *lines] if lines else []


def aligned(rows: Sequence[Sequence[str]], width: int, indent: int) -> list[Text]:
    """Rows as lines whose cells stand under each other, if that is not too wide."""
    widths: dict[int, int] = {}
    for row in rows:
        for at, cell in enumerate(row):
            widths[at] = max(widths.get(at, 0), cell_len(cell))
    if indent + sum(widths.values()) + 2 * len(widths) - 2 > width:
        return [Text(" " * indent + "  ".join(row)) for row in rows]
    lines = []
    for row in rows:
        cells = (cell + " " * (widths[at] - cell_len(cell)) for at, cell in enumerate(row))
        lines.append(Text(" " * indent + "  ".join(cells).rstrip()))
    return lines
