"""Fortress."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import ATTACKS_TWO, stares
from rulebound.games.homm3.boxes.common.unit_effects import PARALYSES_ON_MINUS, poisons
from rulebound.games.homm3.boxes.common.unit_rules import NO_RETALIATION, weakly_struck_back
from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.boxes.fortress.log import Dispelled
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.tokens import TOKENS
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State


def _dispel(s: State, u: Unit, target: Unit) -> Flow[None]:
    """Ongoing cards of the target's own side end; tokens stay."""
    ended = [
        e
        for e in s.fight.ongoing
        if e.unit == target.number and e.side == target.side and e.card not in TOKENS
    ]
    if ended:
        s.tell(Dispelled, unit=u.name, target=target.name)
        harm.end_effects(s, ended)
    return
    yield


DISPELS: Final = Ability("dispels", When.ATTACK, declares=_dispel)
DISPELS_AND_WEAKENS: Final = Ability(
    "dispels-and-weakens",
    When.ATTACK,
    (("count", 1),),
    enemy_attack=weakly_struck_back,
    declares=_dispel,
)

unit(
    "fortress_gnolls",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 4), gold(2)),
    face(UnitType.GROUND, (2, 1, 4, 5), gold(3)),
    box=BOX,
)
unit(
    "fortress_lizardmen",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 3, 4), gold(3)),
    face(UnitType.RANGED, (3, 0, 3, 5), gold(5)),
    box=BOX,
)
unit(
    "fortress_dragon_flies",
    Tier.BRONZE,
    face(UnitType.FLYING, (3, 0, 3, 8), gold(4), DISPELS),
    face(UnitType.FLYING, (3, 1, 3, 12), gold(7), DISPELS_AND_WEAKENS),
    box=BOX,
)
unit(
    "fortress_basilisks",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 1, 4, 5), gold(6), PARALYSES_ON_MINUS),
    face(UnitType.GROUND, (4, 1, 5, 7), gold(9), PARALYSES_ON_MINUS),
    box=BOX,
)
unit(
    "fortress_gorgons",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 2, 5, 5), gold(9)),
    face(UnitType.GROUND, (5, 2, 5, 6), gold(14), stares(0)),
    box=BOX,
)
unit(
    "fortress_wyverns",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 1, 8, 7), gold(12), poisons()),
    face(UnitType.FLYING, (6, 1, 8, 11), gold(18, 1), poisons(2)),
    box=BOX,
)
unit(
    "fortress_hydras",
    Tier.GOLD,
    face(UnitType.GROUND, (6, 3, 8, 5), gold(20, 1), NO_RETALIATION),
    face(UnitType.GROUND, (7, 3, 10, 7), gold(28, 2), ATTACKS_TWO),
    box=BOX,
)
