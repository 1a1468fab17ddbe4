"""A finished match at a glance: form, schools, points and the board as it fell."""

import math
from collections.abc import Mapping
from typing import Any, Final, cast

from rulebound.core.portrait import HUES, SIZE, Portrait, drawing, shape
from rulebound.games.tashkalar.board import COLUMNS, GREEN, NAMES, RED
from rulebound.games.tashkalar.seam import PieceView, SeatView, View
from rulebound.games.tashkalar.terms import RankName

_EDGE: Final = 24
_PITCH: Final = (SIZE - 2 * _EDGE) / 9
_SILHOUETTES: Final = {
    "blue": "circle",
    "red": "diamond",
    "brown": "hexagon",
    "green": "leaf",
    "white": "square",
    "orange": "crest",
    "purple": "pentagon",
}
_FILLS: Final = {**HUES, "white": "#b9c9d8", "orange": "#d9822b", "purple": "#8a5cc4"}
_PIECES: Final[dict[RankName, float]] = {"common": 0.6, "heroic": 0.68, "legendary": 0.8}


def portrait(view: Mapping[str, Any]) -> Portrait:
    seen = cast(View, view)
    squares = [_square(square, name) for square, name in NAMES.items()]
    return Portrait(
        form=f"tashkalar-set-form-{seen['form']}",
        sides=tuple(_school(seat) for seat in seen["seats"]),
        points=tuple(_points(seat) for seat in seen["seats"]),
        picture=drawing(
            f'<rect width="{SIZE}" height="{SIZE}" fill="#1f2325"/>',
            *squares,
            *map(_piece, seen["board"]),
        ),
    )


def _school(seat: SeatView) -> str:
    school = seat["school"]
    return "" if school is None else f"tashkalar-school-{school}"


def _points(seat: SeatView) -> int | None:
    """In a Melee the lowest of the scores counts (TK-2.9.13)."""
    score = seat["score"]
    return min(score.values()) if isinstance(score, dict) else score


def _corner(name: str) -> tuple[float, float]:
    return _EDGE + _PITCH * COLUMNS.index(name[0]), _EDGE + _PITCH * (9 - int(name[1]))


def _square(square: int, name: str) -> str:
    bit = 1 << square
    fill = "#6c3d36" if bit & RED else "#3d5c47" if bit & GREEN else "#42484b"
    x, y = _corner(name)
    side = _PITCH - 4
    return (
        f'<rect x="{x + 2:.1f}" y="{y + 2:.1f}" width="{side:.1f}" height="{side:.1f}" rx="6"'
        f' fill="{fill}"/>'
    )


def _piece(piece: PieceView) -> str:
    left, top = _corner(piece["sq"])
    x, y = left + _PITCH / 2, top + _PITCH / 2
    colour, rank = piece["colour"], piece["rank"]
    size = _PITCH * _PIECES[rank]
    gold = rank == "legendary"
    body = shape(
        _SILHOUETTES[colour], _FILLS[colour], x, y, size, stroke="#f2c766" if gold else "#fff6e6"
    )
    return body + _glyph(rank, x, y, size)


def _glyph(rank: RankName, x: float, y: float, size: float) -> str:
    """A dot, a star of four points, a sun of ten."""
    if rank == "common":
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.12:.1f}" fill="#fff6e6"/>'
    rays, inner = (4, 0.11) if rank == "heroic" else (10, 0.18)
    corners = (
        f"{x + radius * math.sin(angle):.1f},{y - radius * math.cos(angle):.1f}"
        for n in range(2 * rays)
        for angle in (math.pi * n / rays,)
        for radius in (size * (inner if n % 2 else 0.29),)
    )
    fill = "#fff6e6" if rank == "heroic" else "#ffe3a0"
    return f'<polygon points="{" ".join(corners)}" fill="{fill}"/>'
