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
from rulebound.games.homm3.model.kinds import Cost

STORMCLOUDS = "inferno_brimstone_stormclouds"

BOOK_COST["inferno"] = Cost(5)
building(
    Building(
        "inferno_city_hall",
        "inferno",
        "city_hall",
        Cost(13, 5, 0),
        resource_round=one_of("inferno_city_hall", gold(6), Use("materials-3", gain(materials=3))),
    )
)
building(
    Building(
        "inferno_castle_gate",
        "inferno",
        "special_tent",
        Cost(7, 5, 0),
        uses=(rob(3), Use("gate", pass_gate, lambda s, seat: bool(gates(s, seat)))),
    )
)
building(
    Building(
        "inferno_crucible_of_sins",
        "inferno",
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "inferno_brimstone_stormclouds",
        "inferno",
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
        "inferno",
        "citadel",
        Cost(9, 4, 1),
    )
)
building(
    Building(
        "inferno_hellfire_palace",
        "inferno",
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("inferno_gates_of_abyss",),
    )
)
building(
    Building(
        "inferno_gates_of_abyss",
        "inferno",
        "dwelling_silver",
        Cost(9, 6, 3),
        requires=("inferno_crucible_of_sins",),
    )
)
building(
    Building(
        "inferno_mage_guild",
        "inferno",
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
