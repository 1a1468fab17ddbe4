"""The Town Board of the Stronghold."""

from rulebound.games.homm3.kinds import Cost
from rulebound.games.homm3.world.towns import BOOK_COST, Building, building

BOOK_COST["stronghold"] = Cost(6)
building(
    Building(
        "stronghold_city_hall",
        "stronghold",
        "city_hall",
        Cost(10, 4, 0),
    )
)
building(
    Building(
        "stronghold_fort_under_the_nest",
        "stronghold",
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("stronghold_barracks_tower",),
    )
)
building(
    Building(
        "stronghold_hall_of_valhalla",
        "stronghold",
        "special_tent",
        Cost(8, 3, 0),
    )
)
building(
    Building(
        "stronghold_barracks_tower",
        "stronghold",
        "dwelling_bronze",
        Cost(4, 3, 1),
    )
)
building(
    Building(
        "stronghold_freelancers_guild",
        "stronghold",
        "special_gears",
        Cost(2, 2, 0),
        requires=("stronghold_barracks_tower",),
    )
)
building(
    Building(
        "stronghold_citadel",
        "stronghold",
        "citadel",
        Cost(8, 4, 1),
    )
)
building(
    Building(
        "stronghold_mage_guild",
        "stronghold",
        "mage_guild",
        Cost(4, 2, 1),
    )
)
building(
    Building(
        "stronghold_mountain_caves",
        "stronghold",
        "dwelling_gold",
        Cost(10, 8, 4),
        requires=("stronghold_fort_under_the_nest",),
    )
)
