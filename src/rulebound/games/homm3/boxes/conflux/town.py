"""The Town Board of the Conflux."""

from rulebound.games.homm3.boxes.common.building_cards import school_instead
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    free_unit,
    gold,
    one_of,
    search,
)
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost

BOOK_COST[Faction.CONFLUX] = Cost(5)
building(
    Building(
        "conflux_city_hall",
        Faction.CONFLUX,
        "city_hall",
        Cost(10, 3, 0),
        resource_round=one_of(
            "conflux_city_hall", gold(4), Use("search-spells-3", search("spell", 3))
        ),
    )
)
building(
    Building(
        "conflux_magic_university",
        Faction.CONFLUX,
        "special_tent",
        Cost(6, 3, 0),
        searching=school_instead("conflux_magic_university"),
    )
)
building(
    Building(
        "conflux_mage_guild",
        Faction.CONFLUX,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "conflux_altars_of_fire_and_earth",
        Faction.CONFLUX,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("conflux_altars_of_air_and_water",),
    )
)
building(
    Building(
        "conflux_magical_pyre",
        Faction.CONFLUX,
        "dwelling_gold",
        Cost(9, 8, 4),
        requires=("conflux_altars_of_fire_and_earth",),
    )
)
building(
    Building(
        "conflux_citadel",
        Faction.CONFLUX,
        "citadel",
        Cost(8, 4, 1),
    )
)
building(
    Building(
        "conflux_altars_of_air_and_water",
        Faction.CONFLUX,
        "dwelling_bronze",
        Cost(4, 3, 1),
    )
)
building(
    Building(
        "conflux_garden_of_life",
        Faction.CONFLUX,
        "special_gears",
        Cost(2, 1, 1),
        requires=("conflux_altars_of_air_and_water",),
        round_begins=free_unit("conflux_garden_of_life", "conflux_sprites"),
    )
)
