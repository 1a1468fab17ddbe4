"""The resources of players: paid, gained, lost, produced (H3-6)."""

from typing import Final

from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.map import Lost, Paid, Production
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.world import Amounts
from rulebound.games.homm3.table import decks

RESOURCES: Final = Cost._fields
SPACE: Final = {"gold": 5, "materials": 2, "valuables": 1}
"""One space of the income tracks (H3-6.10)."""


def amounts(cost: Cost) -> Amounts:
    """As clients are told of it."""
    return {"gold": cost.gold, "materials": cost.materials, "valuables": cost.valuables}


def has(s: State, seat: int, cost: Cost) -> bool:
    p = s.players[seat]
    return p.gold >= cost.gold and p.materials >= cost.materials and p.valuables >= cost.valuables


def pay(s: State, seat: int, cost: Cost) -> None:
    """Costs are paid in full before the effect (H3-6.2)."""
    p = s.players[seat]
    p.gold -= cost.gold
    p.materials -= cost.materials
    p.valuables -= cost.valuables
    assert min(p.gold, p.materials, p.valuables) >= 0
    if any(cost):
        s.tell(Paid, seat=seat, **cost._asdict())


def gain(s: State, seat: int, resource: str, amount: int) -> None:
    if amount > 0:
        decks.gain(s, seat, **{resource: amount})


def lose(s: State, seat: int, resource: str, amount: int) -> int:
    """At most what is there (H3-17.26)."""
    p = s.players[seat]
    amount = min(amount, getattr(p, resource))
    setattr(p, resource, getattr(p, resource) - amount)
    s.tell(Lost, seat=seat, resource=resource, amount=amount)
    return amount


def raise_income(s: State, seat: int, resource: str, amount: int) -> None:
    """Production changes; it is not capped at the last printed space (H3-6.11)."""
    realm = s.map.realms[seat]
    realm.income = realm.income._replace(
        **{resource: max(0, getattr(realm.income, resource) + amount)}
    )
    s.tell(Production, seat=seat, resource=resource, amount=f"{amount:+d}")


def income(s: State, seat: int) -> None:
    """H3-6.12; Astrologers may add something or take it away, never below 0."""
    more = weeks.more_income(s)
    amounts = Cost(*(max(0, a + b) for a, b in zip(s.map.realms[seat].income, more, strict=True)))
    decks.gain(s, seat, **amounts._asdict())


def half(cost: Cost) -> Cost:
    """Half of each resource, rounded up (H3-17.76)."""
    return Cost(*((amount + 1) // 2 for amount in cost))
