"""What happens with cards, units and buildings of several boxes, as the log tells it."""

from typing_extensions import TypedDict

from rulebound.games.homm3.model.world import HeroName


class DrewUnit(TypedDict):
    seat: int
    troop: str


class FoundCard(TypedDict):
    seat: int
    deck: str
    card: str


class FoundNone(TypedDict):
    seat: int
    deck: str
    card: str


class GainedCard(TypedDict):
    seat: int
    card: str


class LaidOffEvent(TypedDict):
    seat: int
    deck: str
    event: str


class LaidOffTroop(TypedDict):
    seat: int
    deck: str
    troop: str


class LaidOffWeek(TypedDict):
    seat: int
    deck: str
    week: str


class LookedAt(TypedDict):
    """``deck`` of the table, or empty: the deck of ``other``."""

    seat: int
    deck: str
    other: int


class NamedSchool(TypedDict):
    seat: int
    school: str


class PassedGate(TypedDict):
    seat: int
    hero: HeroName
    field: str


class Poisoned(TypedDict):
    unit: str
    count: int


class Revealed(TypedDict):
    deck: str
    cards: list[str]


class SentAway(TypedDict):
    seat: int
    troop: str


class ShuffledBack(TypedDict):
    deck: str
    count: int


class Slowed(TypedDict):
    seat: int
    hero: HeroName
    amount: int
