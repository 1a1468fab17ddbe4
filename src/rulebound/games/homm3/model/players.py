"""Players with their units and cards, and the decks that they share."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from rulebound.core.copying import Copyable

Cards = tuple[str, ...]
"""Cards by their ids, the top of a pile last."""


# Morale (H3-3.32)
class Morale(IntEnum):
    """The morale token of a player (H3-3.32)."""

    NEGATIVE = -1
    NEUTRAL = 0
    POSITIVE = 1


class Troop(NamedTuple):
    """A unit in a unit deck (H3-9.1)."""

    kind: str
    pack: bool = False


@dataclass(slots=True)
class Player(Copyable):
    """A player with the Main Hero and the deck of Might & Magic (H3-4, H3-5)."""

    faction: str
    hero: str = ""
    """Empty: an army without a hero."""
    xp: int = 0
    troops: tuple[Troop, ...] = ()
    deck: Cards = ()
    hand: Cards = ()
    discard: Cards = ()
    removed: Cards = ()
    permanent: str = ""
    """The permanent card in play (H3-5.25)."""
    experts: int = 0
    """Expert uses left in this round."""
    morale: int = Morale.NEUTRAL
    discards_hand: bool = False
    gold: int = 0
    materials: int = 0
    valuables: int = 0
    movement: int = 0
    known: Cards = ()
    """Hand cards that everybody has seen on their way there."""
    secret: Cards = ()
    """Cards out of shared decks that nobody else has seen yet."""

    @property
    def level(self) -> int:
        return 1 + self.xp // 2  # H3-4.21


class Deck(NamedTuple):
    """A shared deck with its face-up discard pile (H3-5.8)."""

    cards: Cards = ()
    discard: Cards = ()
