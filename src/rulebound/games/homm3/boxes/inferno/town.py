"""The Town Board of the Inferno."""

from rulebound.games.homm3.boxes.common.building_combat import (
    has_cube,
    more_power,
    store_cube,
    take_cube,
)
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    gain,
    gates,
    gold,
    one_of,
    pass_gate,
    rob,
)
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost

STORMCLOUDS = "inferno_brimstone_stormclouds"

BOOK_COST[Faction.INFERNO] = Cost(5)
building(
    Building(
        "inferno_city_hall",
        Faction.INFERNO,
        "city_hall",
        Cost(13, 5, 0),
        resource_round=one_of("inferno_city_hall", gold(6), Use("materials-3", gain(materials=3))),
    )
)
building(
    Building(
        "inferno_castle_gate",
        Faction.INFERNO,
        "special_tent",
        Cost(7, 5, 0),
        uses=(rob(3), Use("gate", pass_gate, lambda s, seat: bool(gates(s, seat)))),
    )
)
building(
    Building(
        "inferno_crucible_of_sins",
        Faction.INFERNO,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "inferno_brimstone_stormclouds",
        Faction.INFERNO,
        "special_gears",
        Cost(6, 3, 2),
        requires=("inferno_crucible_of_sins",),
        built=store_cube(STORMCLOUDS, 3),
        astrologers_round=store_cube(STORMCLOUDS, 3),
        combat=(more_power("cube-power", has_cube(STORMCLOUDS), take_cube(STORMCLOUDS)),),
    )
)
building(
    Building(
        "inferno_citadel",
        Faction.INFERNO,
        "citadel",
        Cost(9, 4, 1),
    )
)
building(
    Building(
        "inferno_hellfire_palace",
        Faction.INFERNO,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("inferno_gates_of_abyss",),
    )
)
building(
    Building(
        "inferno_gates_of_abyss",
        Faction.INFERNO,
        "dwelling_silver",
        Cost(9, 6, 3),
        requires=("inferno_crucible_of_sins",),
    )
)
building(
    Building(
        "inferno_mage_guild",
        Faction.INFERNO,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
