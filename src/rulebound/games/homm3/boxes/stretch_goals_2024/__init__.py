"""The Stretch Goals of 2024."""

from typing import Final

from rulebound.games.homm3.model.boxes import box, further

BOX: Final = box("stretch_goals_2024", 8)
further(BOX, magic_arrow=4, berserk=1, neutral_sharpshooters=1)
further(
    BOX,
    **dict.fromkeys(
        (
            "archery",
            "armorer",
            "diplomacy",
            "intelligence",
            "leadership",
            "luck",
            "mysticism",
            "necromancy",
            "offense",
            "resistance",
            "sorcery",
            "artillery",
            "first_aid",
            "eagle_eye",
            "learning",
            "ballistics",
            "scholar",
            "air_magic",
            "earth_magic",
            "fire_magic",
            "water_magic",
            "pathfinding",
            "scouting",
        ),
        1,
    ),
)
"""One of each Ability that the box is known to hold; how many of its 25 are doubled is not."""
