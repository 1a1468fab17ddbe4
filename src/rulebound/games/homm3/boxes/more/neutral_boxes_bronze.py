"""Bronze neutral units of the boxes besides the core box."""

from rulebound.games.homm3.boxes.common.creatures import (
    IMMUNE_TO_PARALYSIS,
    NO_ADJACENT_PENALTY,
    NO_RETALIATION,
    SECOND_SHOT_ON_BAD_DIE,
    TWO_DICE_HIGHER,
    elemental,
    spell_damage_less,
)
from rulebound.games.homm3.boxes.common.more_creatures import (
    ATTACKS_AGAIN,
    BITES_ANOTHER,
    CASTING_COSTS_A_CARD,
    SCORCHES,
    SHRUGS_OFF,
    UNTOUCHED_BY_SPELLS,
    WEAKENS_RETALIATION,
)
from rulebound.games.homm3.model.kinds import Tier, UnitType, face, gold, unit

unit(
    "neutral_centaurs",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 5, 7), gold(3)),
    box="tower",
    copies=2,
)
unit(
    "neutral_dragon_flies",
    Tier.BRONZE,
    face(UnitType.FLYING, (3, 0, 3, 8), gold(7), WEAKENS_RETALIATION),
    box="tower",
)
unit(
    "neutral_dwarves",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 4, 3), gold(4), SHRUGS_OFF),
    box="tower",
)
unit(
    "neutral_elves",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 3, 6), gold(7), SECOND_SHOT_ON_BAD_DIE),
    box="tower",
    copies=2,
)
unit(
    "neutral_gargoyles",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 1, 3, 9), gold(4), IMMUNE_TO_PARALYSIS),
    box="tower",
)
unit(
    "neutral_gnolls",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 2, 4), gold(3)),
    box="tower",
)
unit(
    "neutral_gremlins",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 2, 5), gold(2)),
    box="tower",
)
unit(
    "neutral_iron_golems",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 4, 3), gold(6), spell_damage_less(2)),
    box="tower",
    traits=("golems",),
)
unit(
    "neutral_lizardmen",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 5), gold(4)),
    box="tower",
    copies=2,
)
unit(
    "neutral_cerberi",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 5, 8), gold(10), BITES_ANOTHER),
    box="inferno",
)
unit(
    "neutral_familiars",
    Tier.BRONZE,
    face(UnitType.GROUND, (3, 1, 2, 7), gold(6), CASTING_COSTS_A_CARD),
    box="inferno",
)
unit(
    "neutral_magogs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 6), gold(8), SCORCHES),
    box="inferno",
)
unit(
    "neutral_goblins",
    Tier.BRONZE,
    face(UnitType.GROUND, (1, 0, 4, 6), gold(4)),
    box="stronghold",
)
unit(
    "neutral_orcs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 4, 4), gold(7)),
    box="stronghold",
)
unit(
    "neutral_wolf_raiders",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 7), gold(6), ATTACKS_AGAIN),
    box="stronghold",
)
unit(
    "neutral_ice_elementals",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 1, 3, 5), gold(7), elemental("water")),
    box="conflux",
    traits=("elementals",),
)
unit(
    "neutral_sprites",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 2, 7), gold(2), NO_RETALIATION),
    box="conflux",
)
unit(
    "neutral_storm_elementals",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 3, 7), gold(5), elemental("air")),
    box="conflux",
    traits=("elementals",),
)
unit(
    "neutral_oceanids",
    Tier.BRONZE,
    face(UnitType.FLYING, (2, 0, 3, 6), gold(3), UNTOUCHED_BY_SPELLS),
    box="cove",
)
unit(
    "neutral_sea_dogs",
    Tier.BRONZE,
    face(UnitType.RANGED, (2, 0, 4, 6), gold(7), NO_ADJACENT_PENALTY),
    box="cove",
)
unit(
    "neutral_seamen",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 1, 3, 5), gold(5)),
    box="cove",
)
unit(
    "neutral_air_elementals",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 7), gold(7), elemental("air")),
    box="stretch_goals_2024",
    traits=("elementals",),
    copies=2,
)
unit(
    "neutral_leprechaun",
    Tier.BRONZE,
    face(UnitType.GROUND, (2, 0, 3, 5), gold(4), TWO_DICE_HIGHER),
    box="stretch_goals_2024",
)
