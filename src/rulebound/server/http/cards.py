"""Cards that messengers show with a link, drawn by the server: words beside a picture."""

import asyncio
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final, Protocol

import resvg_py

from rulebound.locale import RIGHT_TO_LEFT, Translator
from rulebound.server.http.static import CLIENT

WIDE: Final = 1200
HIGH: Final = 630
_CARDS: Final = "cards"
_KEPT: Final = 200
_LONGEST_NAME: Final = 24
_FROM_RIGHT: Final = "\u202b{}\u202c"
"""A line as a whole is read from right to left, also where it begins with Latin letters."""


class Card(Protocol):
    """What anybody may know who has the link. Equal ones look the same."""

    @property
    def game(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def by(self) -> str:
        """Above the title."""
        ...

    @property
    def title(self) -> str: ...
    @property
    def lines(self) -> Sequence[str]: ...
    @property
    def picture(self) -> str:
        """An SVG; empty: the game's own."""
        ...

    def __hash__(self) -> int: ...


def plain_name(name: str) -> str:
    """A name without signs that would change what stands around it, and not too long."""
    seen = (sign for sign in name if sign == " " or unicodedata.category(sign)[0] not in "CZ")
    short = "".join(seen).strip()
    return short if len(short) <= _LONGEST_NAME else f"{short[: _LONGEST_NAME - 1]}…"


def said(words: Translator, message: str) -> str:
    try:
        return words(message)
    except KeyError:
        return ""


class Cards:
    """Pictures of cards, the last ones kept."""

    def __init__(
        self, folder: Path = CLIENT / _CARDS, paint: Callable[[str, Path], bytes] | None = None
    ) -> None:
        self.folder = folder
        self._paint = paint or painted
        self._kept: OrderedDict[Card, bytes] = OrderedDict()
        self._painting = asyncio.Lock()

    async def picture(self, told: Card) -> bytes:
        """Drawn once; one at a time, for each takes a part of a second."""
        async with self._painting:
            if told not in self._kept:
                drawn = drawing(told, self.folder)
                self._kept[told] = await asyncio.to_thread(self._paint, drawn, self.folder)
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(told)
            return self._kept[told]


def painted(drawn: str, folder: Path) -> bytes:
    fonts = sorted(str(font) for font in folder.glob("*.ttf"))
    return resvg_py.svg_to_bytes(
        svg_string=drawn,
        skip_system_fonts=True,
        font_files=fonts,
        font_family="Noto Sans",
        width=WIDE,
        height=HIGH,
    )


_PAGE: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><linearGradient id="shade" x1="{from_x}" x2="{to_x}">
<stop offset="0" stop-color="#1b1613"/><stop offset=".5" stop-color="#1b1613" stop-opacity="0"/>
</linearGradient></defs>
<rect width="1200" height="630" fill="#1b1613"/>
<svg x="{picture_x}" width="560" height="630">{picture}</svg>
<rect x="{picture_x}" width="560" height="630" fill="url(#shade)"/>
<g transform="translate({mark_x} 52) scale(1.8)" fill="none" stroke="#e3b552" stroke-width="1.8"
 stroke-linejoin="round" stroke-linecap="round">
<path d="M12 2.5 20.500 7v10L12 21.500 3.500 17V7z"/>
<path d="M8.500 16V8.500h4a2.300 2.300 0 0 1 0 4.600h-4m3.600 0L15.500 16"/></g>
<g text-anchor="{anchor}">{texts}</g>
</svg>"""


def drawing(told: Card, folder: Path) -> str:
    """The picture as SVG: the words at the side where reading begins, the game at the other."""
    right = told.language in RIGHT_TO_LEFT
    way = _FROM_RIGHT.format if right else str
    own = folder / f"{told.game}.svg"
    picture = told.picture or (own.read_text(encoding="utf-8") if own.is_file() else "")
    edge = WIDE - 64 if right else 64
    texts = [_line("Rulebound", edge + (-60 if right else 60), 86, 34, display=True)]
    if told.by:
        texts.append(_line(way(told.by), edge, 178, 34, colour="#cfc3b0"))
    title = wrapped(told.title, 20)[:3]
    texts += [
        _line(way(line), edge, 262 + 70 * i, 64, display=True) for i, line in enumerate(title)
    ]
    rest = [piece for line in told.lines for piece in wrapped(line, 40)][:5]
    below = 262 + 70 * len(title)
    texts += [
        _line(way(line), edge, below + 40 * i, 28, colour="#e5dccb") for i, line in enumerate(rest)
    ]
    return _PAGE.format(
        picture=picture,
        picture_x=0 if right else WIDE - 560,
        from_x=1 if right else 0,
        to_x=0 if right else 1,
        mark_x=edge - 43 if right else edge,
        anchor="end" if right else "start",
        texts="".join(texts),
    )


def _line(
    text: str, x: int, y: int, size: int, *, display: bool = False, colour: str = "#f4ead9"
) -> str:
    family, weight = ("Alegreya", 800) if display else ("Noto Sans", 500)
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-family="{family}" font-weight="{weight}"'
        f' fill="{colour}">{escape(text)}</text>'
    )


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most so many signs; a longer word is cut."""
    lines: list[str] = []
    for word in text.split():
        piece = word if len(word) <= width else f"{word[: width - 1]}…"
        if lines and len(lines[-1]) + 1 + len(piece) <= width:
            lines[-1] += f" {piece}"
        else:
            lines.append(piece)
    return lines
