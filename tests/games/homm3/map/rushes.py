"""Turns in Gold Rush on maps set up by hand."""

from typing import Any

from rulebound.games.homm3.scenarios.gold_rush.resource_cards import POOL
from tests.games.homm3.map.allies import story, table
from tests.games.homm3.map.places import beside
from tests.games.homm3.quests import Quest

STORY = story(
    "gold_rush", modes=["campaign", "clash", "alliance"], variants=table("gold_rush")["variants"]
)
POOLED = ("inexhaustible_cart_of_lumber", "legs_of_legion", "endless_bag_of_gold", "estates")


def rush(
    *tiles: str,
    factions: tuple[str, ...] = ("castle", "necropolis"),
    cards: Any = POOLED,
    **more: Any,
) -> Quest:
    """A turn in Gold Rush on a map set up by hand; ``cards``: what lies in the pool."""
    homes = ("S3 -9,3", "S1 9,-3", "S2 9,-12")
    q = Quest((*homes, *tiles), table=STORY, factions=factions, **more)
    q.w.notes[POOL] = tuple(cards)
    return q


def visiting(where: str, **more: Any) -> Quest:
    """A hero of level VII has entered a Field of a tile in the middle."""
    tile = where.split(maxsplit=1)[0]
    variants = ("core_tile",) if tile == "C1" else ()
    given = {"heroes": {0: beside(where)}, "level": 7, "variants": variants, **more}
    return rush(f"{tile} 0,0", **given).go(where)
