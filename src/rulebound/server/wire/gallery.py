"""What goes over HTTP of the gallery: every card of every game."""

from rulebound.server.wire.fields import Outgoing
from rulebound.server.wire.frames import Words


class GalleryOut(Outgoing):
    """A game that shows its cards."""

    game: str
    count: int


class TraitOut(Outgoing):
    id: str
    name: Words


class FacetOut(Outgoing):
    """Something by which cards are told apart."""

    id: str
    name: Words
    values: list[TraitOut]
    shown: bool
    """Whether it is told wherever a card is named."""


class CardLine(Outgoing):
    """A part of what is printed on a card."""

    label: Words | None
    text: Words


class CardOut(Outgoing):
    """A card, a unit, a place: whatever is printed and has a name."""

    ref: str
    name: Words
    names: list[str]
    """In English, Greek, Hungarian, Georgian and Hebrew."""
    lines: list[CardLine]
    traits: dict[str, list[str]]
    """By facet; those that it has none of are left out."""
    rules: list[str]
    rulings: list[str]
    """Messages with a ``text`` and a ``rule``."""


class CardList(Outgoing):
    game: str
    facets: list[FacetOut]
    cards: list[CardOut]
