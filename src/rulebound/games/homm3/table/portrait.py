"""A finished match at a glance: scenario, factions, and the map or the battlefield as it was."""

import math
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

from rulebound.core.portrait import HUES, SIZE, Portrait, drawing, shape
from rulebound.games.homm3.model.hexes import Hex, flower
from rulebound.games.homm3.model.tile_data import TILES
from rulebound.games.homm3.model.tiles import Ground, turned
from rulebound.games.homm3.seam import View
from rulebound.games.homm3.seam.combat import Battle
from rulebound.games.homm3.seam.world import Tile, World

_ROOT: Final = math.sqrt(3)
_FACTIONS: Final = {
    "castle": "blue",
    "dungeon": "red",
    "necropolis": "violet",
    "rampart": "green",
    "tower": "teal",
    "inferno": "red",
    "fortress": "green",
    "stronghold": "brown",
    "conflux": "violet",
    "cove": "teal",
}
_SHAPES: Final = {
    "blue": "circle",
    "red": "diamond",
    "violet": "diamond",
    "green": "leaf",
    "teal": "circle",
    "brown": "hexagon",
}
_GROUND: Final = {
    "grass": "#a9b77b",
    "subterranean": "#a79c97",
    "dirt": "#c9a06b",
    "snow": "#d5dbda",
    "swamp": "#92a184",
    "rough": "#bda574",
    "highlands": "#b4b18c",
    "water": "#94b3bb",
}
_SAND: Final = "#cfae74"
_FACE_DOWN: Final = "#b39c74"
_BLOCKED: Final = "#7c6b50"
_PAPER: Final = f'<rect width="{SIZE}" height="{SIZE}" fill="#e6d6ae"/>'


def portrait(view: Mapping[str, Any]) -> Portrait:
    seen = cast(View, view)
    world = seen["world"]
    form = f"set-form-{seen['form']}" if world is None else f"scenario-{world['scenario']}"
    factions = [player["faction"] for player in seen["players"]]
    hues = _hues(factions)
    if world is not None:
        parts = _map(world, hues)
    else:
        parts = [] if seen["battle"] is None else _battlefield(seen["battle"], hues)
    return Portrait(
        form=f"homm3-{form}",
        sides=tuple(f"homm3-faction-{faction}" for faction in factions),
        points=(None,) * len(factions),
        picture=drawing(_PAPER, *parts),
    )


def _hues(factions: Iterable[str]) -> list[str]:
    """By seat: the hue of its faction, or another one where it is taken."""
    found: list[str] = []
    for faction in factions:
        own = _FACTIONS.get(faction, "brown")
        free = (hue for hue in HUES if hue not in found)
        found.append(next(free, own) if own in found else own)
    return found


# ---- the map ----


def _map(world: World, hues: list[str]) -> list[str]:
    fields = [at for tile in world["tiles"] for at in flower(_hex(tile["at"]))]
    to = _Sheet(fields)
    parts = [part for tile in world["tiles"] for part in _tile(tile, to)]
    for mark in world["marks"]:
        x, y = to.middle(_hex(mark["at"]))
        for number, seat in enumerate(seat for seat in mark["flags"] if 0 <= seat < len(hues)):
            parts.append(_flag(x + to.radius * (0.2 + 0.4 * number), y, to.radius, hues[seat]))
    for realm in world["realms"]:
        hue = hues[realm["seat"]]
        for leader in (realm["heroes"]["second"], realm["heroes"]["main"]):
            if leader["at"] is not None:
                x, y = to.middle(_hex(leader["at"]))
                parts.append(shape(_SHAPES[hue], HUES[hue], x, y, to.radius * 1.7))
    return parts


def _hex(at: Iterable[int]) -> Hex:
    """A view that was kept has lists in place of pairs."""
    q, r = at
    return q, r


class _Sheet:
    """The map on the picture, as large as it can be."""

    def __init__(self, fields: list[Hex]) -> None:
        across = [q + r / 2 for q, r in fields]
        down = [r * _ROOT / 2 for _, r in fields]
        width = max(across) - min(across) + 2
        height = max(down) - min(down) + 2
        self._unit = SIZE / max(width, height)
        self._left = (max(across) + min(across)) / 2
        self._top = (max(down) + min(down)) / 2
        self.radius = self._unit / _ROOT

    def middle(self, at: Hex) -> tuple[float, float]:
        q, r = at
        x = SIZE / 2 + self._unit * (q + r / 2 - self._left)
        return x, SIZE / 2 + self._unit * (r * _ROOT / 2 - self._top)


def _tile(tile: Tile, to: _Sheet) -> Iterable[str]:
    printed = TILES.get(tile["tile"] or "")
    for position, at in enumerate(flower(_hex(tile["at"]))):
        fill = _FACE_DOWN
        if printed is not None:
            field = printed.fields[turned(printed, tile["rotation"]).printed[position]]
            fill = _BLOCKED if field.blocked else _GROUND.get(printed.terrain, _SAND)
        x, y = to.middle(at)
        yield _field(x, y, to.radius, fill)
        if printed is not None and field.location in (Ground.TOWN, Ground.SETTLEMENT):
            yield _house(x, y, to.radius * 0.5)


def _field(x: float, y: float, radius: float, fill: str) -> str:
    corners = (
        f"{x + radius * math.sin(angle):.1f},{y - radius * math.cos(angle):.1f}"
        for angle in (math.pi / 3 * n for n in range(6))
    )
    return (
        f'<polygon points="{" ".join(corners)}" fill="{fill}" stroke="#3b2a1a"'
        ' stroke-opacity=".35" stroke-width="1.5"/>'
    )


def _house(x: float, y: float, size: float) -> str:
    left, floor, step = f"{x - size:.1f}", f"{y + size:.1f}", f"{size:.1f}"
    wall = f"M{left} {floor}v-{step}l{step} -{step}l{step} {step}v{step}z"
    return f'<path d="{wall}" fill="#3b2a1a" fill-opacity=".75"/>'


def _flag(x: float, y: float, radius: float, hue: str) -> str:
    return (
        f'<path d="M{x:.1f} {y + radius * 0.6:.1f}V{y - radius * 0.7:.1f}l{radius * 0.6:.1f}'
        f' {radius * 0.25:.1f}l{-radius * 0.6:.1f} {radius * 0.25:.1f}" fill="{HUES[hue]}"'
        ' stroke="#2a1f16" stroke-width="1.5"/>'
    )


# ---- a combat without a map ----


def _battlefield(battle: Battle, hues: list[str]) -> list[str]:
    """Four columns and five rows, the attacker below."""
    side = SIZE / 5.4
    left, top = (SIZE - 4 * side) / 2, (SIZE - 5 * side) / 2
    parts = [
        f'<rect x="{left + column * side + 3:.1f}" y="{top + row * side + 3:.1f}"'
        f' width="{side - 6:.1f}" height="{side - 6:.1f}" rx="8" fill="#a9b77b"/>'
        for column in range(4)
        for row in range(5)
    ]
    seats = [army["player"] for army in battle["armies"]]
    for unit in battle["units"]:
        space = unit["space"]
        if not unit["alive"] or space is None or space[0] not in "abcd":
            continue
        seat = seats[unit["side"]]
        hue = "brown" if seat is None else hues[seat]
        x = left + ("abcd".index(space[0]) + 0.5) * side
        y = top + (5 - int(space[1]) + 0.5) * side
        parts.append(shape(_SHAPES[hue], HUES[hue], x, y, side * (0.72 if unit["pack"] else 0.52)))
    return parts
