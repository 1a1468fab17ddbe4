"""Units that heroes gain on the map: out of neutral decks, or back from a battle (H3-9.20)."""

from collections.abc import Callable, Sequence

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.map import unit_decks
from rulebound.games.homm3.model.kinds import KINDS, TIERS, UnitKind, roster
from rulebound.games.homm3.model.log.map import DrewUnits
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask


def by_price(s: State, seat: int) -> list[UnitKind]:
    """The units of a player's faction, the cheapest first."""
    return sorted(roster(s.map.realms[seat].faction), key=lambda kind: kind.few.cost.gold)


def pick(seat: int, units: Sequence[str], ask_: str = "homm3-ask-which-unit") -> Flow[str]:
    """One of some units."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("unit", (f"troop:{u}",), data=u) for u in dict.fromkeys(units))

    option = yield from ask(seat, Text(ask_), build)
    unit: str = option.data
    return unit


def maybe(
    seat: int, units: Callable[[], Sequence[str]], ask_: str = "homm3-ask-which-unit"
) -> Flow[str | None]:
    """One of some units, or none of them."""
    if not units():
        return None

    def build() -> tuple[Option, ...]:
        found = (Option("unit", (f"troop:{u}",), data=u) for u in dict.fromkeys(units()))
        return (*found, plain("decline"))

    option = yield from ask(seat, Text(ask_), build)
    return None if option.kind == "decline" else option.data


def search(s: State, seat: int, tier: str, count: int) -> Flow[None]:
    """Turn up the top cards of a neutral deck, gain one of the units, discard the others.

    Nothing of it stays hidden, so everybody may see the cards at once.
    """
    seen: list[str] = []
    while len(seen) < count and (card := decks.take_top(s, tier)) is not None:
        seen.append(card)
    if not seen:
        return
    s.sealed += 1
    s.tell(DrewUnits, seat=seat, troops=seen)
    unit = yield from pick(seat, seen)
    for card in decks.without(tuple(seen), unit):
        decks.lay_off(s, tier, card)
    unit_decks.add_troop(s, seat, Troop(unit))


def from_discards(s: State, seat: int, unit: str) -> None:
    """A neutral unit that lies in the discard pile of its tier joins a player."""
    tier = TIERS[KINDS[unit].tier]
    deck = s.decks[tier]
    s.decks[tier] = deck._replace(discard=decks.without(deck.discard, unit))
    unit_decks.add_troop(s, seat, Troop(unit))


def is_dragon(unit: str) -> bool:
    return "dragon" in KINDS[unit].kin
