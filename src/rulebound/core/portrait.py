"""A finished match at a glance: what a history lists, and a picture that can be given away."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

SIZE: Final = 600
"""How wide and high a picture is drawn."""

HUES: Final[Mapping[str, str]] = {
    "red": "#cf4a35",
    "blue": "#3d86d8",
    "brown": "#b07a3c",
    "green": "#4d9a57",
    "violet": "#9a6bd0",
    "teal": "#2f9d97",
}
SILHOUETTES: Final[Mapping[str, str]] = {
    "circle": "M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z",
    "diamond": "M17.5 2.7a3.5 3.5 0 0 1 5 0l14.8 14.8a3.5 3.5 0 0 1 0 5L22.5 37.3a3.5 3.5 0 0 1"
    "-5 0L2.7 22.5a3.5 3.5 0 0 1 0-5z",
    "hexagon": "M18 2.8a4 4 0 0 1 4 0l11.2 6.5a4 4 0 0 1 2 3.5v14.4a4 4 0 0 1-2 3.5L22 37.2a4 4 0"
    " 0 1-4 0L6.8 30.7a4 4 0 0 1-2-3.5V12.8a4 4 0 0 1 2-3.5z",
    "leaf": "M4 9.5A5.5 5.5 0 0 1 9.5 4H22c8.800 0 14 6 14 14.5v12a5.5 5.5 0 0 1-5.5 5.5H18C9.2 36"
    " 4 30 4 21.5z",
    "square": "M9 5h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z",
    "crest": "M9 4h22a4 4 0 0 1 4 4v12c0 8-6 13.5-13 16.6a4.5 4.5 0 0 1-4 0C11 33.5 5 28 5 20V8"
    "a4 4 0 0 1 4-4z",
    "pentagon": "M17.6 3.4a4 4 0 0 1 4.8 0l12.2 9a4 4 0 0 1 1.5 4.4l-4.7 14.5a4 4 0 0 1-3.8 2.7"
    "H12.4a4 4 0 0 1-3.8-2.7L3.9 16.8a4 4 0 0 1 1.5-4.4z",
}
"""The marks of seats, drawn on 40 × 40, so that no colour is alone."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """What a public view tells of a match in a line, and the table as a picture."""

    form: str = ""
    """The id of the message that names what was played; empty: the game has but one form."""
    sides: tuple[str, ...] = ()
    """By seat: the id of the message that names what it played; empty: nothing."""
    points: tuple[int | None, ...] = ()
    """By seat; ``None`` where no number tells how well it did."""
    picture: str = ""
    """An SVG without words, :data:`SIZE` wide and high."""


def no_portrait(view: Mapping[str, Any]) -> Portrait:
    return Portrait()


def drawing(*parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"'
        f' preserveAspectRatio="xMidYMid slice">{"".join(parts)}</svg>'
    )


def shape(name: str, fill: str, x: float, y: float, size: float, *, stroke: str = "#fff6e6") -> str:
    """A seat's mark about a point."""
    return (
        f'<path d="{SILHOUETTES[name]}" fill="{fill}" stroke="{stroke}" stroke-width="1.4"'
        f' transform="translate({x:.1f} {y:.1f}) scale({size / 40:.3f}) translate(-20 -20)"/>'
    )
