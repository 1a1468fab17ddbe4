"""The Town Board of the Castle."""

from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    buy_artifact,
    can_move_on,
    gold,
    move_on,
    one_of,
    sell_artifact,
)
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.table import morale

BOOK_COST[Faction.CASTLE] = Cost(6)
building(
    Building(
        "castle_brotherhood_of_the_sword",
        Faction.CASTLE,
        "special_tent",
        Cost(8, 4, 0),
        resource_round=morale.gain,
    )
)
building(
    Building(
        "castle_city_hall",
        Faction.CASTLE,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of("castle_city_hall", gold(5), Use("movement", move_on, can_move_on)),
    )
)
building(
    Building(
        "castle_towers",
        Faction.CASTLE,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "castle_blacksmith",
        Faction.CASTLE,
        "special_gears",
        Cost(4, 3, 0),
        requires=("castle_towers",),
        uses=(sell_artifact(4), buy_artifact(6)),
    )
)
building(
    Building(
        "castle_glory_of_erathia",
        Faction.CASTLE,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("castle_holy_grounds",),
    )
)
building(
    Building(
        "castle_holy_grounds",
        Faction.CASTLE,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("castle_towers",),
    )
)
building(
    Building(
        "castle_citadel",
        Faction.CASTLE,
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "castle_mage_guild",
        Faction.CASTLE,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
