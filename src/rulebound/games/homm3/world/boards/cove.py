"""The Town Board of the Cove."""

from rulebound.games.homm3.kinds import Cost
from rulebound.games.homm3.world.towns import BOOK_COST, Building, building

BOOK_COST["cove"] = Cost(5)
building(
    Building(
        "cove_thieves_guild",
        "cove",
        "special_tent",
        Cost(4, 2, 1),
    )
)
building(
    Building(
        "cove_city_hall",
        "cove",
        "city_hall",
        Cost(10, 4, 0),
    )
)
building(
    Building(
        "cove_bay",
        "cove",
        "dwelling_bronze",
        Cost(4, 3, 1),
    )
)
building(
    Building(
        "cove_pub",
        "cove",
        "special_gears",
        Cost(3, 2, 0),
        requires=("cove_bay",),
    )
)
building(
    Building(
        "cove_mage_guild",
        "cove",
        "mage_guild",
        Cost(4, 2, 1),
    )
)
building(
    Building(
        "cove_redoubted_vortex",
        "cove",
        "dwelling_gold",
        Cost(10, 8, 4),
        requires=("cove_nests_towering_the_sea",),
    )
)
building(
    Building(
        "cove_citadel",
        "cove",
        "citadel",
        Cost(8, 4, 1),
    )
)
building(
    Building(
        "cove_nests_towering_the_sea",
        "cove",
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("cove_bay",),
    )
)
