"""Astrologers Proclaim cards of the Rampart."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common import weeks_and_events
from rulebound.games.homm3.boxes.common.weeks_and_events import DECLINE, each
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.map import towns, trade
from rulebound.games.homm3.map.weeks import (
    AMMO_CART,
    Holds,
    Week,
    week,
)
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask

CIRCUS_CARDS: Final = 3


week(Week(AMMO_CART, BOX, until=Holds.NEXT))


def _circus(s: State, seat: int) -> Flow[None]:
    """Up to three cards of neutral decks; one that fits a Dwelling may be recruited."""
    tiers = towns.tiers(s, seat)
    for left in range(CIRCUS_CARDS, 0, -1):

        def build() -> tuple[Option, ...]:
            found = (
                plain("draw-unit", f"deck:{d}") for d in weeks_and_events.neutral_decks(s, tiers)
            )
            return (*found, plain("enough-units"))

        option = yield from ask(seat, Text("homm3-ask-circus", {"left": left}), build)
        if option.kind == "enough-units":
            break
        weeks_and_events.draw_units(s, weeks_and_events.name(option))
    if s.offer:
        yield from weeks_and_events.may_hire(s, seat, tiers)
    weeks_and_events.shuffle_back(s, weeks_and_events.clear(s))


week(
    Week(
        "charlie_and_his_circus",
        BOX,
        do=each(_circus),
        until=Holds.BEGIN,
        begins=each(_circus),
    )
)


def _mcgiver(s: State, seat: int) -> Flow[None]:
    """A War Machine for nothing."""
    free = {card: Cost() for card in trade.POST}

    def build() -> tuple[Option, ...]:
        return (*trade.machines(s, seat, free), DECLINE)

    option = yield from ask(seat, Text("homm3-ask-mcgiver"), build)
    if option is not DECLINE:
        trade.buy_machine(s, seat, option.data, Cost())


week(Week("mcgiver", BOX, until=Holds.BEGIN, begins=each(_mcgiver)))
