"""Neutral bronze."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import HITS_AND_FLIES_BACK, SECOND_SHOT
from rulebound.games.homm3.boxes.common.unit_effects import heals_itself
from rulebound.games.homm3.boxes.common.unit_rules import (
    DEFENSE_ON_ZERO_OR_PLUS,
    IMMUNE_TO_PARALYSIS,
    NO_ADJACENT_PENALTY,
    UNLIMITED_RETALIATION,
    rolls,
)
from rulebound.games.homm3.boxes.core.rogues import SPIES
from rulebound.games.homm3.boxes.core.skeletons import RAISES_BRONZE
from rulebound.games.homm3.map import resources
from rulebound.games.homm3.map.abilities import MapAbility, MapMoment, map_ability
from rulebound.games.homm3.model.kinds import (
    Ability,
    DiceRule,
    Tier,
    UnitType,
    When,
    face,
    gold,
    unit,
)
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State

SHIELDS_NEIGHBOURS = Ability("shields-neighbours", guards=lambda u, beside: beside.side == u.side)
SURE_SHOT = Ability(
    "sure-shot",
    When.ATTACK,
    dice=rolls(DiceRule.HIGHER),
    no_adjacent_penalty=True,
    no_range_penalty=True,
)


def _earn_gold(s: State, seat: int, troop: Troop, number: int) -> Flow[None]:
    yield from ()
    resources.gain(s, seat, "gold", number)


EARNS_GOLD = map_ability("earns-gold", MapAbility(MapMoment.RESOURCES, _earn_gold), 3)

unit(
    "neutral_boars",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 4, 6), gold(4)),
)
unit(
    "neutral_evil_eyes",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 3, 6), gold(6), NO_ADJACENT_PENALTY),
)
unit(
    "neutral_griffins",
    Tier.BRONZE,
    face(UnitType.FLYING, (3, 0, 4, 8), gold(7), UNLIMITED_RETALIATION),
)
unit(
    "neutral_halberdiers",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 4, 4), gold(4), SHIELDS_NEIGHBOURS),
)
unit(
    "neutral_halflings",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 3, 6), gold(5), SURE_SHOT),
    copies=2,
)
unit(
    "neutral_harpies",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 4, 8), gold(5), HITS_AND_FLIES_BACK),
)
unit(
    "neutral_marksmen",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 3, 5), gold(7), SECOND_SHOT),
)
unit(
    "neutral_peasants",
    Tier.BRONZE,
    face(UnitType.GROUND, (1, 0, 2, 3), gold(3), EARNS_GOLD),
)
unit(
    "neutral_rogues",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 6), gold(5), SPIES),
)
unit(
    "neutral_skeletons",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 4), gold(3), RAISES_BRONZE),
)
unit(
    "neutral_troglodytes",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 6), gold(4), IMMUNE_TO_PARALYSIS),
)
unit(
    "neutral_wraiths",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 4, 7), gold(7), heals_itself(2)),
)
unit(
    "neutral_zombies",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 4, 3), gold(5), DEFENSE_ON_ZERO_OR_PLUS),
)
