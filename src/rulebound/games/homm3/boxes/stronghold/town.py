"""The Town Board of the Stronghold."""

from rulebound.games.homm3.boxes.common.building_combat import more_attack, unspent, use_up
from rulebound.games.homm3.boxes.common.building_effects import GUILD_BUILT, draw, gain, one_of
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost

VALHALLA = "stronghold_hall_of_valhalla"
"""Once a Round of the game, not a combat round (H3-17.79)."""

BOOK_COST[Faction.STRONGHOLD] = Cost(6)
building(
    Building(
        "stronghold_city_hall",
        Faction.STRONGHOLD,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of(
            "stronghold_city_hall", draw(2), Use("materials-2", gain(materials=2))
        ),
    )
)
building(
    Building(
        "stronghold_fort_under_the_nest",
        Faction.STRONGHOLD,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("stronghold_barracks_tower",),
    )
)
building(
    Building(
        "stronghold_hall_of_valhalla",
        Faction.STRONGHOLD,
        "special_tent",
        Cost(8, 3, 0),
        combat=(
            more_attack(
                "valhalla", unspent(VALHALLA), use_up(VALHALLA), frozenset((Moment.ATTACK,))
            ),
        ),
    )
)
building(
    Building(
        "stronghold_barracks_tower",
        Faction.STRONGHOLD,
        "dwelling_bronze",
        Cost(4, 3, 1),
    )
)
building(
    Building(
        "stronghold_freelancers_guild",
        Faction.STRONGHOLD,
        "special_gears",
        Cost(2, 2, 0),
        requires=("stronghold_barracks_tower",),
        guards_beaten=gain(gold=1),
        stands_in=True,
    )
)
building(
    Building(
        "stronghold_citadel",
        Faction.STRONGHOLD,
        "citadel",
        Cost(8, 4, 1),
    )
)
building(
    Building(
        "stronghold_mage_guild",
        Faction.STRONGHOLD,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "stronghold_mountain_caves",
        Faction.STRONGHOLD,
        "dwelling_gold",
        Cost(10, 8, 4),
        requires=("stronghold_fort_under_the_nest",),
    )
)
