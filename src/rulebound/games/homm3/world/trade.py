"""Trading (H3-6.14 to H3-6.20): the table, gifts among allies, swaps of cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3 import decks
from rulebound.games.homm3.asking import ask
from rulebound.games.homm3.cards.base import CARDS, SPECIALTY, STATISTIC
from rulebound.games.homm3.heroes import HEROES as HERO_CARDS
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import gains

KINDS: Final = frozenset(("trade", "give", "swap"))


class Rate(NamedTuple):
    sell: str
    give: int
    buy: str
    get: int


RATES: Final = (
    Rate("gold", 2, "materials", 1),
    Rate("gold", 6, "valuables", 1),
    Rate("materials", 1, "gold", 1),
    Rate("materials", 3, "valuables", 1),
    Rate("valuables", 1, "gold", 3),
    Rate("valuables", 1, "materials", 2),
)
"""H3-6.14."""
DONE: Final = plain("done")


def deals(s: State, seat: int) -> tuple[Option, ...]:
    """The exchanges that a player can pay for."""
    return tuple(
        Option("exchange", (f"sell:{rate.sell}", f"buy:{rate.buy}"), data=rate)
        for rate in RATES
        if getattr(s.players[seat], rate.sell) >= rate.give
    )


def exchange(s: State, seat: int, rate: Rate) -> None:
    player = s.players[seat]
    setattr(player, rate.sell, getattr(player, rate.sell) - rate.give)
    s.tell("exchanged", seat=seat, **rate._asdict())
    gains.gain(s, seat, rate.buy, rate.get)


def by_table(s: State, seat: int) -> Flow[None]:
    """Any number of exchanges in one trade action."""
    while True:
        option = yield from ask(seat, Text("homm3-ask-exchange"), lambda: (*deals(s, seat), DONE))
        if option is DONE:
            return
        exchange(s, seat, option.data)


def removable(s: State, seat: int) -> list[str]:
    """Hand cards that a Trading Post takes (H3-6.16)."""
    player = s.players[seat]
    kept = {HERO_CARDS[player.hero].ability, "magic_arrow"}
    return sorted(
        {c for c in player.hand if c not in kept and CARDS[c].kind not in (SPECIALTY, STATISTIC)}
    )


def post(s: State, seat: int) -> Flow[None]:
    """H3-6.15: one of these a visit."""

    def build() -> tuple[Option, ...]:
        found = [plain("trade")] if deals(s, seat) else []
        found += [plain("sell-card", f"card:{card}") for card in removable(s, seat)]
        return (*found, plain("decline"))

    option = yield from ask(seat, Text("homm3-ask-trading-post"), build)
    if option.kind == "trade":
        yield from by_table(s, seat)
    elif option.kind == "sell-card":
        decks.remove_from_hand(s, seat, option.refs[0].partition(":")[2])
        gains.gain(s, seat, "gold", 1)


def options(s: State, seat: int) -> Iterator[Option]:
    """Trading as an action of the own turn."""
    if s.rules.free_trade and deals(s, seat):  # OPT-8
        yield plain("trade")


def act(s: State, seat: int, option: Option) -> Flow[None]:
    if option.kind == "trade":
        yield from by_table(s, seat)
