"""Locations (H3-8.60, H3-17.64) of the Stronghold."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.tiles import Category


@location("cyclops_stockpile", Category.VISITABLE, guards=("neutral_cyclopes",) * 2)
def cyclops_stockpile(v: Visit) -> Flow[None]:
    """Two Cyclopes guard it in place of an azure unit."""
    yield from v.roll("resource", 4, 4)
