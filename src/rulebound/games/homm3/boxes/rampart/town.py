"""The Town Board of the Rampart."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    gain,
    half_gold,
    roll_resources,
)
from rulebound.games.homm3.map import recruiting
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State


def _saplings(s: State, seat: int) -> Flow[None]:
    """A bronze or silver unit for half its gold."""
    yield from recruiting.may_reinforce(s, seat, half_gold)


BOOK_COST[Faction.RAMPART] = Cost(5)
building(
    Building(
        "rampart_housing_estate",
        Faction.RAMPART,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "rampart_citadel",
        Faction.RAMPART,
        "citadel",
        Cost(8, 4, 1),
    )
)
building(
    Building(
        "rampart_saplings",
        Faction.RAMPART,
        "special_gears",
        Cost(4, 2, 1),
        requires=("rampart_citadel",),
        astrologers_round=_saplings,
    )
)
building(
    Building(
        "rampart_spring_upon_arches",
        Faction.RAMPART,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("rampart_housing_estate",),
    )
)
building(
    Building(
        "rampart_mage_guild",
        Faction.RAMPART,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "rampart_city_hall",
        Faction.RAMPART,
        "city_hall",
        Cost(10, 6, 0),
        resource_round=gain(gold=7),
    )
)
building(
    Building(
        "rampart_mystic_pond",
        Faction.RAMPART,
        "special_tent",
        Cost(7, 4, 0),
        resource_round=roll_resources,
    )
)
building(
    Building(
        "rampart_cliff_behind_the_glade",
        Faction.RAMPART,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("rampart_spring_upon_arches",),
    )
)
