"""Locations (H3-8.60, H3-17.64) of the Cove."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.tiles import Category


@location("grave", Category.VISITABLE)
def grave(v: Visit) -> Flow[None]:
    v.lose_morale()
    v.gain(gold=3)
    yield from v.search("artifact", 1)
