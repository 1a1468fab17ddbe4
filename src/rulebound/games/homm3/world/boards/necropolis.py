"""The Town Board of the Necropolis."""

from rulebound.games.homm3.kinds import Cost
from rulebound.games.homm3.world.towns import BOOK_COST, Building, building

BOOK_COST["necropolis"] = Cost(5)
building(
    Building(
        "necropolis_old_cemetery",
        "necropolis",
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "necropolis_mausoleum_domain",
        "necropolis",
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("necropolis_old_cemetery",),
    )
)
building(
    Building(
        "necropolis_cover_of_darkness",
        "necropolis",
        "special_tent",
        Cost(6, 4, 1),
    )
)
building(
    Building(
        "necropolis_citadel",
        "necropolis",
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "necropolis_mage_guild",
        "necropolis",
        "mage_guild",
        Cost(4, 2, 1),
    )
)
building(
    Building(
        "necropolis_necromancy_amplifier",
        "necropolis",
        "special_gears",
        Cost(7, 3, 1),
        requires=("necropolis_mage_guild",),
    )
)
building(
    Building(
        "necropolis_city_hall",
        "necropolis",
        "city_hall",
        Cost(10, 4, 0),
    )
)
building(
    Building(
        "necropolis_vaults_of_darkness",
        "necropolis",
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("necropolis_mausoleum_domain",),
    )
)
