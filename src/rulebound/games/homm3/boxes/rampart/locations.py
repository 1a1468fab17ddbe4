"""Locations (H3-8.60, H3-17.64) of the Rampart."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.map import trade
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.tiles import Category


@location("war_machine_factory", Category.REVISITABLE)
def war_machine_factory(v: Visit) -> Flow[None]:
    """H3-13.5."""
    yield from trade.factory(v.s, v.seat)
