"""Azure neutral units of the boxes besides the core box."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.creatures import (
    NO_ADJACENT_PENALTY,
    line_attack,
    stronger_against,
)
from rulebound.games.homm3.boxes.common.more_creatures import (
    ATTACKS_TWO,
    IGNORES_FIRE,
    SURVIVES_ONCE,
    pick,
)
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.values import everybody, open_to_spell, takes_from_card
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State

RUSTS: Final = Ability("rusts", When.ATTACK, (("count", 2),), lowers_defense_on=((-1, 2),))
BOLT: Final = 2


def _cast_bolt(s: State, u: Unit) -> Flow[None]:
    """A spell of no school that costs nothing and counts against no limit."""
    b = s.fight

    def open_units() -> list[Unit]:
        return [y for y in everybody(b) if open_to_spell(s, y, "", "")]

    if open_units():
        target = yield from pick(s, u, "bolt", open_units)
        harm.hurt(s, target, takes_from_card(s, target, BOLT, "spell", "", ""), "spell", u.side)


CASTS_BOLTS: Final = Ability(
    "casts-bolts", When.ACTIVATION, (("count", BOLT),), activates=_cast_bolt
)

unit(
    "neutral_gold_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (6, 3, 9, 10), gold(42), line_attack(3)),
    box="tower",
    traits=("dragons",),
)
unit(
    "neutral_hydras",
    Tier.AZURE,
    face(UnitType.GROUND, (7, 3, 8, 5), gold(40), ATTACKS_TWO),
    box="tower",
)
unit(
    "neutral_titans",
    Tier.AZURE,
    face(
        UnitType.RANGED,
        (6, 2, 10, 10),
        gold(39),
        NO_ADJACENT_PENALTY,
        stronger_against("black_dragons", 2),
    ),
    box="tower",
    copies=2,
)
unit(
    "neutral_faerie_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (5, 2, 8, 15), gold(35, 2), CASTS_BOLTS),
    box="rampart",
    traits=("dragons",),
    copies=2,
)
unit(
    "neutral_rust_dragons",
    Tier.AZURE,
    face(UnitType.FLYING, (7, 3, 10, 17), gold(38, 1), RUSTS),
    box="fortress",
    traits=("dragons",),
    copies=2,
)
unit(
    "neutral_phoenixes",
    Tier.AZURE,
    face(UnitType.FLYING, (6, 2, 7, 12), gold(32), SURVIVES_ONCE, IGNORES_FIRE),
    box="conflux",
)
