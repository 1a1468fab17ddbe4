"""What happens only with the Fortress box, most of it by Event cards, as the log tells it."""

from typing_extensions import TypedDict


class Bid(TypedDict):
    seat: int
    gold: int


class BoughtCard(TypedDict):
    seat: int
    card: str


class CryptEmpty(TypedDict):
    seat: int


class Dispelled(TypedDict):
    unit: str
    target: str


class EventWay(TypedDict):
    seat: int
    event: str
    way: str


class MarketOffered(TypedDict):
    seat: int
    give: str
    paid: int
    want: str
    got: int


class Named(TypedDict):
    seat: int
    resource: str


class Pooled(TypedDict):
    seat: int
    source: str


class PooledCard(TypedDict):
    """Which card it was, for those who may know."""

    card: str


class PutOnDeck(TypedDict):
    seat: int
    deck: str
    place: str


class ReshuffledOwn(TypedDict):
    seat: int


class SoldUnit(TypedDict):
    seat: int
    troop: str


class TookFromPool(TypedDict):
    seat: int


class Unsold(TypedDict):
    deck: str
    card: str
