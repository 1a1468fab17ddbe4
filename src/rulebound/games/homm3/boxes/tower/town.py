"""The Town Board of the Tower."""

from rulebound.games.homm3.boxes.common.building_cards import lies_there, take_back
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    buy_artifact,
    draw,
    gold,
    if_wanted,
    one_of,
    sell_artifact,
)
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost


def _is_fitting(card: str) -> bool:
    """Knowledge and Power, the empowered versions included."""
    return card.removesuffix("_empowered") in ("knowledge", "power")


BOOK_COST[Faction.TOWER] = Cost(5)
building(
    Building(
        "tower_city_hall",
        Faction.TOWER,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of("tower_city_hall", gold(4), draw(1)),
    )
)
building(
    Building(
        "tower_golden_temples",
        Faction.TOWER,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("tower_enchanted_towers",),
    )
)
building(
    Building(
        "tower_alchemical_workshops",
        Faction.TOWER,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "tower_citadel",
        Faction.TOWER,
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "tower_artifact_merchants",
        Faction.TOWER,
        "special_tent",
        Cost(8, 6, 1),
        uses=(buy_artifact(7), sell_artifact(2)),
    )
)
building(
    Building(
        "tower_enchanted_towers",
        Faction.TOWER,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("tower_alchemical_workshops",),
    )
)
building(
    Building(
        "tower_mage_guild",
        Faction.TOWER,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "tower_wall_of_knowledge",
        Faction.TOWER,
        "special_gears",
        Cost(6, 4, 1),
        requires=("tower_mage_guild",),
        astrologers_round=if_wanted(
            "tower_wall_of_knowledge",
            Use("take-statistic", take_back(_is_fitting), lies_there(_is_fitting)),
        ),
    )
)
