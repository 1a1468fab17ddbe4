"""Neutral units of the Fortress."""

from typing import Final

from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit

RUSTS: Final = Ability(
    "rusts",
    When.ATTACK,
    (("count", 2),),
    enemy_defense_by_dice=lambda s, a: -2 if -1 in a.faces else 0,
)

unit(
    "neutral_rust_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (7, 3, 10, 17), gold(38, 1), RUSTS),
    box=BOX,
    traits=("dragons",),
    copies=2,
)
