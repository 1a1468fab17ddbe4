"""The Town Board of the Cove."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.building_cards import can_look, look_at_two
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    give_up_artifact,
    gold,
    holds_artifact,
    one_of,
)
from rulebound.games.homm3.map import gains
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building, is_spent
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State

PUB = "cove_pub"


def _learn(s: State, seat: int) -> Flow[None]:
    """An artifact for experience."""
    yield from give_up_artifact(s, seat)
    yield from gains.gain_xp(s, seat, 1)


def _rebate(s: State, seat: int) -> int:
    """In Astrologers' Rounds, once."""
    return 3 if s.map.round % 2 == 0 and not is_spent(s, seat, PUB) else 0


BOOK_COST[Faction.COVE] = Cost(5)
building(
    Building(
        "cove_thieves_guild",
        Faction.COVE,
        "special_tent",
        Cost(4, 2, 1),
        uses=(Use("look-at-two", look_at_two, can_look),),
    )
)
building(
    Building(
        "cove_city_hall",
        Faction.COVE,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of(
            "cove_city_hall", gold(4), Use("artifact-xp", _learn, holds_artifact), by_hand=True
        ),
    )
)
building(
    Building(
        "cove_bay",
        Faction.COVE,
        "dwelling_bronze",
        Cost(4, 3, 1),
    )
)
building(
    Building(
        "cove_pub",
        Faction.COVE,
        "special_gears",
        Cost(3, 2, 0),
        requires=("cove_bay",),
        rebate=_rebate,
    )
)
building(
    Building(
        "cove_mage_guild",
        Faction.COVE,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "cove_redoubted_vortex",
        Faction.COVE,
        "dwelling_gold",
        Cost(10, 8, 4),
        requires=("cove_nests_towering_the_sea",),
    )
)
building(
    Building(
        "cove_citadel",
        Faction.COVE,
        "citadel",
        Cost(8, 4, 1),
    )
)
building(
    Building(
        "cove_nests_towering_the_sea",
        Faction.COVE,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("cove_bay",),
    )
)
