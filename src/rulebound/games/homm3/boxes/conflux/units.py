"""Conflux."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.unit_attacks import attacks_all_around, line_attack
from rulebound.games.homm3.boxes.common.unit_rules import (
    IGNORES_FIRE,
    IGNORES_SPELLS,
    NO_RETALIATION,
    SURVIVES_ONCE,
)
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.model.battle import Ongoing, Unit, Until
from rulebound.games.homm3.model.kinds import Ability, Tier, UnitType, When, face, gold, unit
from rulebound.games.homm3.model.state import State

ATTACKS_ALL: Final = attacks_all_around("attacks-all", friends=True)
ATTACKS_ALL_ENEMIES: Final = attacks_all_around("attacks-all-enemies", friends=False)


def raises_school(school: str) -> Ability:
    """The next spell of the school is stronger while the unit is active."""

    def script(s: State, u: Unit) -> Flow[None]:
        b = s.fight
        what = f"next_power_{school}"
        if b.armies[u.side].hero:
            b.ongoing += (
                Ongoing(u.kind.id, u.side, -1, what, 1, Until.THIS_ACTIVATION, lies=False),
            )
        return
        yield

    return Ability(f"raises-{school}", When.ACTIVATION, (("count", 1),), activates=script)


unit(
    "conflux_sprites",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 2, 7), gold(2)),
    face(UnitType.FLYING, (2, 0, 4, 9), gold(4), NO_RETALIATION),
    box=BOX,
)
unit(
    "conflux_storm_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 7), gold(3)),
    face(UnitType.RANGED, (2, 0, 5, 8), gold(5), raises_school("air")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "conflux_ice_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 4, 5), gold(4)),
    face(UnitType.RANGED, (3, 1, 5, 6), gold(7), raises_school("water")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "conflux_energy_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (3, 1, 5, 5), gold(6)),
    face(UnitType.FLYING, (4, 1, 5, 8), gold(8), raises_school("fire")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "conflux_magma_elementals",
    Tier.SILVER,
    face(UnitType.GROUND, (4, 2, 5, 4), gold(9)),
    face(UnitType.GROUND, (5, 2, 5, 6), gold(13), raises_school("earth")),
    box=BOX,
    traits=("elementals",),
)
unit(
    "conflux_magic_elementals",
    Tier.GOLD,
    face(UnitType.GROUND, (4, 2, 7, 7), gold(13), ATTACKS_ALL),
    face(UnitType.GROUND, (5, 2, 7, 9), gold(19, 1), ATTACKS_ALL_ENEMIES, IGNORES_SPELLS),
    box=BOX,
    traits=("elementals",),
)
unit(
    "conflux_phoenixes",
    Tier.GOLD,
    face(UnitType.FLYING, (6, 2, 7, 12), gold(21, 1), SURVIVES_ONCE, IGNORES_FIRE),
    face(UnitType.FLYING, (7, 2, 8, 18), gold(29, 2), line_attack(2), IGNORES_FIRE),
    box=BOX,
)
