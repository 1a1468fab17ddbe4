"""The boxes of the game and its factions, in the order of their cards before decks are shuffled.

That order decides what a seed deals, so it is part of every record.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

CORE: Final = "core"


class Faction(StrEnum):
    """The factions, those of the core box first."""

    CASTLE = "castle"
    DUNGEON = "dungeon"
    NECROPOLIS = "necropolis"
    RAMPART = "rampart"
    TOWER = "tower"
    INFERNO = "inferno"
    FORTRESS = "fortress"
    STRONGHOLD = "stronghold"
    CONFLUX = "conflux"
    COVE = "cove"


@dataclass(frozen=True, slots=True)
class Box:
    id: str
    place: int
    """Where its cards lie among those of the other boxes."""
    neutrals: int
    """The same in the decks of Neutral Units."""
    weeks: int
    """The same in the deck of the Astrologers."""


BOXES: Final[dict[str, Box]] = {}
"""All boxes by their ids; each folder of a box registers its own."""


def box(id_: str, place: int, *, neutrals: int | None = None, weeks: int | None = None) -> str:
    """Register a box; in all decks it has its place unless another is given."""
    BOXES[id_] = Box(
        id_,
        place,
        place if neutrals is None else neutrals,
        place if weeks is None else weeks,
    )
    return id_


@cache
def expansions() -> tuple[str, ...]:
    """All boxes but the core box, once all are loaded."""
    found = sorted(BOXES.values(), key=lambda box: box.place)
    return tuple(box.id for box in found if box.id != CORE)


FACTIONS: Final = tuple(faction.value for faction in Faction)
