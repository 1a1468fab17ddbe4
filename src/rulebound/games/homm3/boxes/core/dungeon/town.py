"""The Town Board of the Dungeon."""

from rulebound.games.homm3.boxes.common.building_cards import has_hand, spin_vortex
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    can_draw_neutral,
    draw_neutral,
    gain,
    gold,
    one_of,
)
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost

BOOK_COST[Faction.DUNGEON] = Cost(5)
building(
    Building(
        "dungeon_warrens",
        Faction.DUNGEON,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "dungeon_mage_guild",
        Faction.DUNGEON,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "dungeon_mana_vortex",
        Faction.DUNGEON,
        "special_gears",
        Cost(6, 3, 1),
        requires=("dungeon_mage_guild",),
        turn_begins=(Use("vortex", spin_vortex, has_hand),),
    )
)
building(
    Building(
        "dungeon_city_hall",
        Faction.DUNGEON,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of("dungeon_city_hall", gold(5), Use("valuables-1", gain(valuables=1))),
    )
)
building(
    Building(
        "dungeon_citadel",
        Faction.DUNGEON,
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "dungeon_inner_labyrinths",
        Faction.DUNGEON,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("dungeon_warrens",),
    )
)
building(
    Building(
        "dungeon_portal_of_summoning",
        Faction.DUNGEON,
        "special_tent",
        Cost(7, 3, 1),
        turn_begins=(Use("portal", draw_neutral, can_draw_neutral),),
    )
)
building(
    Building(
        "dungeon_ancient_lairs",
        Faction.DUNGEON,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("dungeon_inner_labyrinths",),
    )
)
