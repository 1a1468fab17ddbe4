"""Recruiting and reinforcing: what units cost, and paying for them (H3-7.11 to H3-7.13)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.map import abilities, buildings, cards
from rulebound.games.homm3.map.resources import has, pay
from rulebound.games.homm3.map.unit_decks import add_troop, flip, reinforceable
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost, Tier
from rulebound.games.homm3.model.log.map import UsedBuilding
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MapPhase
from rulebound.games.homm3.table.asking import ask

DECLINE: Final = plain("decline")


class Ware(NamedTuple):
    """What an option to recruit or to reinforce a unit stands for."""

    unit: str
    full: Cost
    """The price before anything is taken off."""
    cost: Cost
    """What is paid."""
    by: str = ""
    """The building whose rebate is used."""


Prices = Callable[[str], Cost]
"""What a unit costs before anything is taken off."""
Wares = Callable[[int], Iterable[Option]]
"""What can be bought, or done instead, by the gold that cards of the hand could take off."""


def recruitment(unit: str) -> Cost:
    """The price of a Few."""
    return KINDS[unit].few.cost


def reinforcement(unit: str) -> Cost:
    """The price of turning a Few to a Pack."""
    return KINDS[unit].face(True).cost


# ---- paying ----


def affords_unit(s: State, seat: int, cost: Cost) -> bool:
    """Whether a player can pay for a unit; with some buildings any resource stands in for gold."""
    if has(s, seat, cost):
        return True
    p = s.players[seat]
    spare = (p.materials - cost.materials, p.valuables - cost.valuables)
    return min(spare) >= 0 and p.gold + sum(spare) >= cost.gold and _stands_in(s, seat)


def _stands_in(s: State, seat: int) -> bool:
    return any(card.stands_in for card in buildings.of(s, seat))


def pay_for_unit(s: State, seat: int, cost: Cost) -> Flow[None]:
    """H3-6.2; the player chooses what stands in for gold."""
    p = s.players[seat]
    while cost.gold and _stands_in(s, seat):

        def build(cost: Cost = cost) -> tuple[Option, ...]:
            found = [
                Option("stand-in", (f"resource:{name}",), data=name)
                for name in ("materials", "valuables")
                if getattr(p, name) > getattr(cost, name)
            ]
            return (plain("rest-in-gold"), *found) if p.gold >= cost.gold else tuple(found)

        option = yield from ask(seat, Text("homm3-ask-stand-in", {"gold": cost.gold}), build)
        if option.kind == "rest-in-gold":
            break
        name: str = option.data
        cost = cost._replace(**{"gold": cost.gold - 1, name: getattr(cost, name) + 1})
    pay(s, seat, cost)


def cheaper(cost: Cost, gold: int) -> Cost:
    """Less gold, never below 0."""
    return cost._replace(gold=max(0, cost.gold - gold)) if gold else cost


def discount(s: State, seat: int, unit: str) -> int:
    """Gold that cards in play take off the price of the next unit (the Legion)."""
    tier = TIERS[KINDS[unit].tier]
    return cards.lasting(s, seat, cards.CHEAPER) + cards.lasting(s, seat, f"cheaper_{tier}")


def use_discount(s: State, seat: int, unit: str) -> None:
    cards.use_up(s, seat, cards.CHEAPER)
    cards.use_up(s, seat, f"cheaper_{TIERS[KINDS[unit].tier]}")


def recruit_price(s: State, seat: int, unit: str, cost: Cost) -> Cost:
    """With what cards in play take off."""
    return cheaper(cost, discount(s, seat, unit))


def reinforce_price(s: State, seat: int, unit: str, cost: Cost) -> Cost:
    """With what cards in play and the unit's own ability take off."""
    return cheaper(cost, discount(s, seat, unit) + abilities.saved(s, seat, unit))


def pay_for_ware(s: State, seat: int, ware: Ware) -> Flow[None]:
    """A unit is paid for with all that makes it cheaper, which is used up (H3-6.2)."""
    if ware.by:
        buildings.spend(s, seat, ware.by)
        s.tell(UsedBuilding, seat=seat, building=ware.by)
    yield from pay_for_unit(s, seat, ware.cost)
    if ware.full.gold:  # else there was nothing to take off
        use_discount(s, seat, ware.unit)


# ---- what can be bought ----


def recruit_options(
    s: State, seat: int, units: Iterable[str], prices: Prices = recruitment, less: int = 0
) -> Iterator[Option]:
    """The units that can be paid for; ``less``: gold that cards of the hand could take off."""
    for unit in units:
        full = prices(unit)
        cost = cheaper(recruit_price(s, seat, unit, full), less)
        if affords_unit(s, seat, cost):
            yield Option("recruit", (f"troop:{unit}",), data=Ware(unit, full, cost))


def reinforce_options(
    s: State, seat: int, units: Iterable[str], prices: Prices = reinforcement, less: int = 0
) -> Iterator[Option]:
    """The units that can be paid for; where a building offers a rebate, with it as well.

    ``less``: gold that cards of the hand could take off.
    """
    rebates = [
        (card.id, amount)
        for card in buildings.of(s, seat)
        if card.rebate is not None and (amount := card.rebate(s, seat))
    ]
    for unit in units:
        full = prices(unit)
        cost = cheaper(reinforce_price(s, seat, unit, full), less)
        if affords_unit(s, seat, cost):
            yield Option("reinforce", (f"troop:{unit}",), data=Ware(unit, full, cost))
        for id_, amount in rebates:
            lower = cheaper(cost, amount)
            if lower != cost and affords_unit(s, seat, lower):
                refs = (f"troop:{unit}", f"building:{id_}")
                yield Option("reinforce-cheaper", refs, data=Ware(unit, full, lower, id_))


# ---- buying ----


def buy(
    s: State, seat: int, prompt: Text | Callable[[], Text], wares: Wares, *others: Option
) -> Flow[Option]:
    """What a player wants to buy, or something else; before that cards that save gold are played.

    Nothing is paid yet. ``prompt``: worked out again if it speaks of the price.
    """

    def build() -> tuple[Option, ...]:
        return (*wares(0), *cards.savings(s, seat, wares), *others)

    if s.map.phase == MapPhase.ROUND and len(build()) == 1:
        cards.pass_over(s, seat)
    while True:
        text = prompt if isinstance(prompt, Text) else prompt()
        option = yield from ask(seat, text, build)
        if option.kind != "play":
            return option
        yield from cards.carry_out(s, seat, option)


def recruit(s: State, seat: int, option: Option) -> Flow[None]:
    """Pay for a unit; it joins the Unit Deck as a Few (H3-7.11)."""
    ware: Ware = option.data
    yield from pay_for_ware(s, seat, ware)
    add_troop(s, seat, Troop(ware.unit))


def reinforce(s: State, seat: int, option: Option) -> Flow[None]:
    """Pay for a unit and turn it to its Pack (H3-7.12)."""
    ware: Ware = option.data
    yield from pay_for_ware(s, seat, ware)
    flip(s, seat, ware.unit, pack=True)


def may_reinforce(
    s: State,
    seat: int,
    price: Callable[[Cost], Cost] = lambda cost: cost,
    tiers: Sequence[int] = (Tier.BRONZE, Tier.SILVER),
    faction: str = "",
) -> Flow[None]:
    """An effect that reinforces one unit, for a price of its own (H3-7.13); it may be declined."""

    def ways(less: int) -> Iterator[Option]:
        units = reinforceable(s, seat, tiers, faction)
        return reinforce_options(s, seat, units, lambda u: price(reinforcement(u)), less)

    option = yield from buy(s, seat, Text("homm3-ask-may-reinforce"), ways, DECLINE)
    if option is not DECLINE:
        yield from reinforce(s, seat, option)
