"""Gold neutral units of the boxes besides the core box."""

from typing import Final

from rulebound.games.homm3.boxes.common.creatures import (
    NO_RETALIATION,
    PARALYSES_STRIKING_BACK,
    elemental,
    poisons,
    stronger_against,
)
from rulebound.games.homm3.boxes.common.more_creatures import (
    BREAKS_WALLS_AND_TOWER,
    CRUSHES,
    UNHARMED_BY_ARROW_AND_FIRE,
    caps_damage,
    hurts_more,
)
from rulebound.games.homm3.model.kinds import Tier, UnitType, When, face, gold, unit

STINGS: Final = hurts_more("stings", When.ATTACK, (0,))

unit(
    "neutral_nagas",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 6, 6), gold(16), NO_RETALIATION),
    box="tower",
)
unit(
    "neutral_unicorns",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 7, 7), gold(18), PARALYSES_STRIKING_BACK),
    box="tower",
)
unit(
    "neutral_wyverns",
    Tier.GOLD,
    face(UnitType.FLYING, (4, 1, 7, 8), gold(17), STINGS),
    box="tower",
    copies=2,
)
unit(
    "neutral_arch_devils",
    Tier.GOLD,
    face(UnitType.FLYING, (5, 2, 7, 10), gold(23), stronger_against("archangels", 2)),
    box="inferno",
)
unit(
    "neutral_efreet",
    Tier.GOLD,
    face(UnitType.FLYING, (4, 2, 6, 13), gold(20), UNHARMED_BY_ARROW_AND_FIRE),
    box="inferno",
)
unit(
    "neutral_behemoths",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 8, 9), gold(26), CRUSHES),
    box="stronghold",
)
unit(
    "neutral_cyclopes",
    Tier.GOLD,
    face(UnitType.RANGED, (5, 1, 6, 8), gold(19), BREAKS_WALLS_AND_TOWER),
    box="stronghold",
    copies=2,
)
unit(
    "neutral_magic_elementals",
    Tier.GOLD,
    face(UnitType.GROUND, (3, 1, 7, 7), gold(19), elemental()),
    box="conflux",
    traits=("elementals",),
)
unit(
    "neutral_haspids",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 2, 6, 9), gold(25), poisons()),
    box="cove",
)
unit(
    "neutral_nix",
    Tier.GOLD,
    face(UnitType.GROUND, (5, 1, 7, 6), gold(20), caps_damage(5)),
    box="cove",
)
unit(
    "neutral_earth_elementals",
    Tier.GOLD,
    face(UnitType.GROUND, (3, 2, 5, 4), gold(16), elemental("earth")),
    box="stretch_goals_2024",
    traits=("elementals",),
    copies=2,
)
