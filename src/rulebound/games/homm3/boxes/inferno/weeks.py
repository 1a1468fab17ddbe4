"""Astrologers Proclaim cards of the Inferno."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option
from rulebound.games.homm3.boxes.common import weeks_and_events
from rulebound.games.homm3.boxes.common.weeks_and_events import DISCARD, HAND, each
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.map import resources
from rulebound.games.homm3.map.script import draw_up_to, hand_limit
from rulebound.games.homm3.map.weeks import (
    EXPLORERS,
    Holds,
    Week,
    use_up,
    used,
    week,
)
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks

HERO: Final = "hero"
HERO_PRICE: Final = Cost(4)
HERO_TIMES: Final = 2
PER_EMPOWERED: Final = 3
"""Explorers: so many discarded cards for one Empowered Statistic."""


def _dancing_imp(s: State, seat: int) -> Flow[None]:
    yield from weeks_and_events.may_empower(s, seat, (HAND, DISCARD))


week(Week("dancing_imp", BOX, do=each(_dancing_imp)))


def _explorers(s: State, seat: int) -> Flow[None]:
    """All draw now instead of in their turns; discarded cards earn Empowered Statistics."""
    yield from draw_up_to(s, seat, hand_limit(s, seat))
    count = yield from decks.choose_discards(s, seat)
    for _ in range(count // PER_EMPOWERED):
        yield from weeks_and_events.may_empower(s, seat)


week(Week(EXPLORERS, BOX, do=each(_explorers), until=Holds.ROUND))


def _hero_offers(s: State, seat: int) -> Iterator[Option]:
    """Two Statistics of the hand may be empowered, both in the same turn."""
    times = s.map.realms[seat].used.count(HERO)
    if times >= HERO_TIMES or (not times and used(s, HERO, seat)):
        return
    if resources.has(s, seat, HERO_PRICE):
        for card, _ in weeks_and_events.empowerable(s, seat):
            yield Option("week", (f"week:{HERO}", f"card:{card}"), data=card)


def _hero(s: State, seat: int, option: Option) -> Flow[None]:
    yield from ()
    if HERO not in s.map.realms[seat].used:
        use_up(s, HERO, seat)
    s.map.realms[seat].used += (HERO,)
    resources.pay(s, seat, HERO_PRICE)
    weeks_and_events.empower(s, seat, option.data)


week(Week(HERO, BOX, until=Holds.NEXT, offers=_hero_offers, use=_hero))
