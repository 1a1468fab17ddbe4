"""Locations (H3-8.60, H3-17.64) of the Inferno."""

from rulebound.core.flow import Flow, Option, plain
from rulebound.games.homm3.boxes.common.visits import DECLINE, STATISTICS, gain_statistic, name
from rulebound.games.homm3.map import trade
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit, yield_of
from rulebound.games.homm3.model.tiles import Category, Ground
from rulebound.games.homm3.table import decks


@location(Ground.RANDOM_TOWN, Category.FLAGGABLE)
def random_town(v: Visit) -> Flow[None]:
    """H3-13.30; its guards stand in :mod:`rulebound.games.homm3.map.random_town`."""
    yield from ()
    for resource, amount in yield_of(v.s, v.at).items():
        v.raise_income(resource, amount)


@location("star_axis", Category.FLAGGABLE, shared=True)
def star_axis(v: Visit) -> Flow[None]:
    """H3-13.10: a Statistic from the hand for the Empowered one of its type."""

    def build() -> tuple[Option, ...]:
        mine = (
            plain("empower", f"card:{card}")
            for card in STATISTICS
            if card in v.player.hand and trade.left(v.s, f"{card}_empowered") > 0
        )
        return (*mine, DECLINE)

    option = yield from v.choose_of(build)
    if option is not DECLINE:
        decks.remove_from_hand(v.s, v.seat, name(option))
        gain_statistic(v, f"{name(option)}_empowered")
