"""The Town Board of the Fortress."""

from rulebound.games.homm3.boxes.common.building_cards import search_discards
from rulebound.games.homm3.boxes.common.building_combat import (
    has_cube,
    more_attack,
    more_defense,
    store_cube,
    take_cube,
)
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    can_exchange,
    exchange_resources,
    gold,
    one_of,
)
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost

CAGE = "fortress_cage_of_warlords"

BOOK_COST[Faction.FORTRESS] = Cost(5)
building(
    Building(
        "fortress_mage_guild",
        Faction.FORTRESS,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "fortress_swamp_lairs",
        Faction.FORTRESS,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("fortress_den",),
    )
)
building(
    Building(
        "fortress_den",
        Faction.FORTRESS,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "fortress_cage_of_warlords",
        Faction.FORTRESS,
        "special_gears",
        Cost(6, 4, 1),
        requires=("fortress_den",),
        built=store_cube(CAGE, 2),
        resource_round=store_cube(CAGE, 2),
        combat=(
            more_attack("cube-attack", has_cube(CAGE), take_cube(CAGE)),
            more_defense("cube-defense", has_cube(CAGE), take_cube(CAGE)),
        ),
    )
)
building(
    Building(
        "fortress_city_hall",
        Faction.FORTRESS,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of(
            "fortress_city_hall", gold(5), Use("trade", exchange_resources, can_exchange)
        ),
    )
)
building(
    Building(
        "fortress_citadel",
        Faction.FORTRESS,
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "fortress_blood_obelisk",
        Faction.FORTRESS,
        "special_tent",
        Cost(6, 6, 0),
        resource_round=search_discards(4),
        besieged=search_discards(4),
    )
)
building(
    Building(
        "fortress_nest_upon_the_pond",
        Faction.FORTRESS,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("fortress_swamp_lairs",),
    )
)
