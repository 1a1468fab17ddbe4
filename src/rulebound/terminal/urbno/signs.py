"""Signs, colours and how a card is written: a colour is never alone, its code stands with it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from rulebound.games.urbno.cards import BY_CODE, COLOUR_CODES, COLOURS, RANKS, colour_of, rank_of

GAME: Final = "urbno"
GOLD: Final = "#d3a94a"
GLOW: Final = "#35c9ae"
_BADGES: Final = {
    "black": "#ffffff on #4b5258",
    "red": "#ffffff on #b3362b",
    "yellow": "#1d1a10 on #dcb63a",
    "blue": "#ffffff on #2c66b5",
}
_CODES: Final[dict[str, str]] = dict(zip(COLOURS, COLOUR_CODES, strict=True))


class Signs(NamedTuple):
    legal: str
    barred: str
    power: str
    winner: str
    turn: str
    crystal: str
    cube: str
    scroll: str
    arrow: str
    dot: str
    minus: str

    def join(self, parts: Iterable[str]) -> str:
        return f" {self.dot} ".join(parts)

    def signed(self, points: int) -> str:
        return f"+{points}" if points > 0 else str(points).replace("-", self.minus)


UNICODE: Final = Signs("✓", "×", "✦", "★", "►", "◆", "■", "≡", "→", "·", "−")
ASCII: Final = Signs("+", "x", "^", "*", ">", "k", "#", "=", ">", "-", "-")


def colour_name(card: str) -> str:
    return COLOURS[colour_of(BY_CODE[card])]


def rank_name(card: str) -> str:
    return RANKS[rank_of(BY_CODE[card])]


def badge(card: str) -> Text:
    """A card's code on its colour."""
    return Text().append(f" {card} ", style=_BADGES[colour_name(card)])


def colour_badge(colour: str) -> Text:
    return Text().append(f" {_CODES[colour]} ", style=_BADGES[colour])


def by_colour(cards: Iterable[str]) -> Mapping[str, list[str]]:
    """Cards sorted by colour and number."""
    found: dict[str, list[str]] = {}
    for card in sorted(cards, key=BY_CODE.__getitem__):
        found.setdefault(colour_name(card), []).append(card)
    return found


def aligned(rows: Sequence[Sequence[Text]], right: Iterable[int], gap: int = 2) -> list[Text]:
    """Rows as lines whose cells stand under each other; ``right`` columns end together."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        line = Text(no_wrap=True)
        for at, (cell, width) in enumerate(zip(row, widths, strict=True)):
            room = " " * (width - cell.cell_len)
            before, after = (room, "") if at in right else ("", room)
            line.append(before).append_text(cell).append(after)
            if at < len(row) - 1 and width:
                line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def flowing(pieces: Iterable[Text], width: int, indent: int = 0) -> list[Text]:
    """Pieces that are not broken, on as many lines as they need."""
    lines = [Text(" " * indent)]
    for piece in pieces:
        if lines[-1].cell_len > indent:
            if lines[-1].cell_len + 2 + piece.cell_len > width:
                lines.append(Text(" " * indent))
            else:
                lines[-1].append("  ")
        lines[-1].append_text(piece)
    return lines
