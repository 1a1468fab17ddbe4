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


FURTHER: Final[dict[str, dict[str, int]]] = {}
"""By card or unit: the copies that boxes hold besides the one in which it first appeared."""


def further(box: str, **copies: int) -> None:
    """A box holds further copies of cards that another box brings."""
    for id_, count in copies.items():
        FURTHER.setdefault(id_, {})[box] = count


def copies_in(id_: str, box: str, copies: int, boxes: frozenset[str] | None) -> int:
    """How often a card is there with some boxes, or with all; ``box`` brings it with ``copies``."""
    held = {box: copies, **FURTHER.get(id_, {})}
    return sum(count for box, count in held.items() if boxes is None or box in boxes)


@cache
def expansions() -> tuple[str, ...]:
    """All boxes but the core box, once all are loaded."""
    found = sorted(BOXES.values(), key=lambda box: box.place)
    return tuple(box.id for box in found if box.id != CORE)


FACTIONS: Final = tuple(faction.value for faction in Faction)
