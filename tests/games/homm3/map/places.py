"""A hero beside a Field, about to visit it."""

from typing import Any

from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.model.hexes import FLOWER, POSITIONS, neighbours
from rulebound.games.homm3.model.players import Deck
from rulebound.games.homm3.model.tile_data import TILES
from tests.games.homm3.quests import Quest


def beside(where: str) -> str:
    """An open Field of the same tile next to a Field, the center if possible."""
    tile, position = where.split()
    here = FLOWER[POSITIONS.index(position)]
    near = [
        name
        for name, at, field in zip(POSITIONS, FLOWER, TILES[tile].fields, strict=True)
        if at in neighbours(here) and not field.blocked
    ]
    return f"{tile} {'C' if 'C' in near else near[0]}"


def near(where: str, *, level: int = 7, second: bool = False, **more: Any) -> Quest:
    """The hero of seat 0 stands next to a Field; guards below VII flee, those of VII are gone."""
    tile = where.split(maxsplit=1)[0]
    heroes = "seconds" if second else "heroes"
    more[heroes] = {0: beside(where), **more.get(heroes, {})}
    here = () if tile in ("S1", "S3") else (f"{tile} 0,0",)
    q = Quest(("S3 -9,3", "S1 9,-3", *here, *more.pop("tiles", ())), level=level, **more)
    spot = q.w.board.spot(q.at(where))
    assert spot is not None
    if TILES[tile].fields[spot.position].guard == 7:
        change(q.s, q.at(where), cleared=True)
    return q


def visit(where: str, **more: Any) -> Quest:
    """The hero has just entered the Field."""
    hero = "second" if more.get("second") else "main"
    return near(where, **more).go(where, hero)


def stack(q: Quest, deck: str, *top: str, discard: tuple[str, ...] = ("magic_arrow",)) -> Quest:
    """Lay cards on top of a shared deck, the first one uppermost."""
    q.s.decks[deck] = Deck((*q.s.decks[deck].cards, *reversed(top)), discard)
    return q
