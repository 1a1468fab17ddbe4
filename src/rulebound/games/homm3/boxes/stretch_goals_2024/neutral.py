"""Neutral units of the Stretch Goals of 2024."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_rules import TWO_DICE_HIGHER, elemental
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.map.abilities import MapAbility, MapMoment, map_ability
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, face, gold, unit
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import morale

unit(
    "neutral_air_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 7), gold(7), elemental("air")),
    box=BOX,
    traits=("elementals",),
    copies=2,
)
unit(
    "neutral_leprechaun",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 5), gold(4), TWO_DICE_HIGHER),
    box=BOX,
)
ONLY_DAMAGED: Final = Ability(
    "only-damaged", immune=lambda harm: harm.source != "card" and not harm.damages
)
STEELED: Final = Ability(
    "steeled", args=(("count", 2),), card_damage=lambda harm, amount: amount - 2
)


def _could_cheer(s: State, seat: int) -> bool:
    return morale.could_gain(s.players[seat])


def _cheer(s: State, seat: int, troop: Troop, number: int) -> Flow[None]:
    if (yield from map_dice.roll_attack_die(s, seat)) == 1:
        yield from morale.gain(s, seat)


CHEERS: Final = map_ability("cheers", MapAbility(MapMoment.IN_TURN, _cheer, _could_cheer))
unit(
    "neutral_fangarm",
    Tier.SILVER,
    face(UnitType.FLYING, (3, 1, 5, 8), gold(11), ONLY_DAMAGED),
    box=BOX,
)
unit(
    "neutral_fire_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 1, 3, 6), gold(13), elemental("fire")),
    box=BOX,
    traits=("elementals",),
    copies=2,
)
unit(
    "neutral_satyrs",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 0, 5, 7), gold(10), CHEERS),
    box=BOX,
)
unit(
    "neutral_steel_golems",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 2, 3, 5), gold(12), STEELED),
    box=BOX,
    traits=("golems",),
)
unit(
    "neutral_water_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (2, 1, 4, 5), gold(10), elemental("water")),
    box=BOX,
    traits=("elementals",),
    copies=2,
)
unit(
    "neutral_earth_elementals",
    Tier.GOLD,
    face(UnitType.GROUND, (3, 2, 5, 4), gold(16), elemental("earth")),
    box=BOX,
    traits=("elementals",),
    copies=2,
)
