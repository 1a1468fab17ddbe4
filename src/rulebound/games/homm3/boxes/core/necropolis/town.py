"""The Town Board of the Necropolis."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.building_cards import (
    exchange_up_to,
    find_card,
    has_hand,
    lies_there,
    take_back,
)
from rulebound.games.homm3.boxes.common.building_combat import darken
from rulebound.games.homm3.boxes.common.building_effects import (
    GUILD_BUILT,
    can_reinforce_bronze,
    gold,
    one_of,
    reinforce_bronze,
)
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map.buildings import BOOK_COST, Building, Use, building
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.state import State


def _find_necromancy(s: State, seat: int) -> Flow[None]:
    find_card(s, seat, "ability", "necromancy")
    yield from ()


def _ability_deck(s: State, seat: int) -> bool:
    return bool(s.decks["ability"].cards)


def _is_specialty(card: str) -> bool:
    return CARDS[card].kind == CardKind.SPECIALTY


BOOK_COST[Faction.NECROPOLIS] = Cost(5)
building(
    Building(
        "necropolis_old_cemetery",
        Faction.NECROPOLIS,
        "dwelling_bronze",
        Cost(5, 3, 1),
    )
)
building(
    Building(
        "necropolis_mausoleum_domain",
        Faction.NECROPOLIS,
        "dwelling_silver",
        Cost(8, 6, 3),
        requires=("necropolis_old_cemetery",),
    )
)
building(
    Building(
        "necropolis_cover_of_darkness",
        Faction.NECROPOLIS,
        "special_tent",
        Cost(6, 4, 1),
        uses=(Use("exchange-two", exchange_up_to(2), has_hand),),
        combat_begins=darken("necropolis_cover_of_darkness", "darken"),
    )
)
building(
    Building(
        "necropolis_citadel",
        Faction.NECROPOLIS,
        "citadel",
        Cost(8, 5, 1),
    )
)
building(
    Building(
        "necropolis_mage_guild",
        Faction.NECROPOLIS,
        "mage_guild",
        Cost(4, 2, 1),
        built=GUILD_BUILT,
    )
)
building(
    Building(
        "necropolis_necromancy_amplifier",
        Faction.NECROPOLIS,
        "special_gears",
        Cost(7, 3, 1),
        requires=("necropolis_mage_guild",),
        turn_begins=(
            Use("find-necromancy", _find_necromancy, _ability_deck),
            Use("take-specialty", take_back(_is_specialty), lies_there(_is_specialty)),
        ),
    )
)
building(
    Building(
        "necropolis_city_hall",
        Faction.NECROPOLIS,
        "city_hall",
        Cost(10, 4, 0),
        resource_round=one_of(
            "necropolis_city_hall",
            gold(4),
            Use("bronze-pack", reinforce_bronze, can_reinforce_bronze),
        ),
    )
)
building(
    Building(
        "necropolis_vaults_of_darkness",
        Faction.NECROPOLIS,
        "dwelling_gold",
        Cost(10, 9, 4),
        requires=("necropolis_mausoleum_domain",),
    )
)
