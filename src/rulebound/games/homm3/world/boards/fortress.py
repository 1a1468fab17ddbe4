"""The Town Board of the Fortress."""

from rulebound.games.homm3.kinds import Cost
from rulebound.games.homm3.world.towns import BOOK_COST, Building, building

BOOK_COST["fortress"] = Cost(5)
building(
    Building(
        "fortress_mage_guild",
        "fortress",
        "mage_guild",
        Cost(4, 2, 1),
    )
)
building(
    Building(
        "fortress_swamp_lairs",
        "fortress",
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("fortress_den",),
    )
)
building(
    Building(
        "fortress_den",
        "fortress",
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "fortress_cage_of_warlords",
        "fortress",
        "special_gears",
        Cost(6, 4, 1),
        requires=("fortress_den",),
    )
)
building(
    Building(
        "fortress_city_hall",
        "fortress",
        "city_hall",
        Cost(10, 4, 0),
    )
)
building(
    Building(
        "fortress_citadel",
        "fortress",
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "fortress_blood_obelisk",
        "fortress",
        "special_tent",
        Cost(6, 6, 0),
    )
)
building(
    Building(
        "fortress_nest_upon_the_pond",
        "fortress",
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("fortress_swamp_lairs",),
    )
)
