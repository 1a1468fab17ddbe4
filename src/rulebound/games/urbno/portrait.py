"""A finished match at a glance: points, and everybody on a pedestal as high as they came."""

from collections.abc import Mapping
from typing import Any, Final, cast

from rulebound.core.portrait import SIZE, Portrait, drawing, shape
from rulebound.games.urbno.seam import View

_MARKS: Final = (
    ("circle", "#35b3a8"),
    ("diamond", "#a583e0"),
    ("hexagon", "#ee8f62"),
    ("leaf", "#9dbf5e"),
)
_FLOOR: Final = SIZE - 70
_LOWEST: Final = 90
_HIGHEST: Final = 320
_FELT: Final = (
    '<defs><radialGradient id="felt" cx="50%" cy="40%" r="80%"><stop offset="0" stop-color='
    '"#2c5f4c"/><stop offset="1" stop-color="#17362b"/></radialGradient></defs>'
    f'<rect width="{SIZE}" height="{SIZE}" fill="url(#felt)"/>'
    f'<rect x="18" y="18" width="{SIZE - 36}" height="{SIZE - 36}" rx="22" fill="none"'
    ' stroke="#c9a65a" stroke-opacity=".55" stroke-width="3"/>'
)


def portrait(view: Mapping[str, Any]) -> Portrait:
    seen = cast(View, view)
    result = seen["result"]
    points = [seat["total"] for seat in seen["seats"]] if result is None else result["scores"]
    first = [] if result is None else result["ranking"][0]
    return Portrait(
        form=f"urbno-set-pairs-{str(seen['pairs']).lower()}",
        sides=("",) * len(points),
        points=tuple(points),
        picture=drawing(_FELT, *(_pedestal(seat, points, first) for seat in range(len(points)))),
    )


def _pedestal(seat: int, points: list[int], first: list[int]) -> str:
    low, high = min(*points, 0), max(*points, 1)
    height = _LOWEST + (_HIGHEST - _LOWEST) * (points[seat] - low) / (high - low)
    pitch = (SIZE - 80) / len(points)
    width = min(120.0, pitch - 16)
    x = 40 + pitch * (seat + 0.5)
    top = _FLOOR - height
    won = seat in first
    colour = "#e3b552" if won else "#b99b63"
    silhouette, hue = _MARKS[seat]
    return (
        f'<rect x="{x - width / 2:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"'
        f' rx="8" fill="#f3e6cc" stroke="{colour}" stroke-width="{6 if won else 3}"/>'
        f'<text x="{x:.1f}" y="{top + 58:.1f}" text-anchor="middle" font-size="50" fill="#2a1f16"'
        f' font-weight="800" font-family="Alegreya, Georgia, serif">{_number(points[seat])}</text>'
        + shape(silhouette, hue, x, top - 46, 72 if won else 56)
    )


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
