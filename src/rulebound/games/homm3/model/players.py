"""Players with their units and cards, and the decks that they share."""

from dataclasses import dataclass
from typing import Final, NamedTuple

Cards = tuple[str, ...]
"""Cards by their ids, the top of a pile last."""

# Morale (H3-3.32)
NEGATIVE: Final = -1
NEUTRAL: Final = 0
POSITIVE: Final = 1


class Troop(NamedTuple):
    """A unit in a unit deck (H3-9.1)."""

    kind: str
    pack: bool = False


@dataclass(slots=True)
class Player:
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
    morale: int = NEUTRAL
    discards_hand: bool = False
    gold: int = 0
    materials: int = 0
    valuables: int = 0
    movement: int = 0
    known: Cards = ()
    """Hand cards that everybody has seen on their way there."""
    secret: Cards = ()
    """Cards out of shared decks that nobody else has seen yet."""
    must_hold: frozenset[str] = frozenset()
    """While such a card is asked for: the hand is known to hold one of these."""

    def copy(self) -> "Player":
        p = Player.__new__(Player)
        p.faction = self.faction
        p.hero = self.hero
        p.xp = self.xp
        p.troops = self.troops
        p.deck = self.deck
        p.hand = self.hand
        p.discard = self.discard
        p.removed = self.removed
        p.permanent = self.permanent
        p.experts = self.experts
        p.morale = self.morale
        p.discards_hand = self.discards_hand
        p.gold = self.gold
        p.materials = self.materials
        p.valuables = self.valuables
        p.movement = self.movement
        p.known = self.known
        p.secret = self.secret
        p.must_hold = self.must_hold
        return p

    @property
    def level(self) -> int:
        return 1 + self.xp // 2  # H3-4.21


class Deck(NamedTuple):
    """A shared deck with its face-up discard pile (H3-5.8)."""

    cards: Cards = ()
    discard: Cards = ()
