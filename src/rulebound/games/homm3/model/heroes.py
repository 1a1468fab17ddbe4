"""Heroes and their levels (H3-4)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Hero:
    """A Hero Card: numbers of Statistic cards, starting Ability, Specialty (H3-4.3)."""

    id: str
    faction: str
    magic: bool
    attack: int
    defense: int
    power: int
    knowledge: int
    ability: str
    box: str = "core"

    @property
    def starting_deck(self) -> tuple[str, ...]:
        """H3-2.3."""
        return (
            *("attack",) * self.attack,
            *("defense",) * self.defense,
            *("power",) * self.power,
            *("knowledge",) * self.knowledge,
            *("magic_arrow",) * (2 if self.magic else 1),
            self.ability,
            f"{self.id}_1",
        )


HEROES: Final[dict[str, Hero]] = {}

HAND_LIMIT: Final = (4, 4, 5, 5, 6, 6, 7)
"""By level (H3-4.20)."""
EXPERT_USES: Final = (0, 1, 1, 2, 2, 3, 3)
ABILITY_LEVELS: Final = frozenset((2, 3, 5, 7))
"""Levels that give a Search (2) of the Ability deck."""
SPECIALTY_LEVELS: Final = (4, 6)
TOP_XP: Final = 12
STARTING_DECK: Final = 9


def hero(
    id_: str,
    faction: str,
    kind: str,
    statistics: tuple[int, int, int, int],
    ability: str,
    box: str = "core",
) -> Hero:
    """Register a hero: ``kind`` is might or magic, then attack, defense, power, knowledge."""
    found = Hero(id_, faction, kind == "magic", *statistics, ability, box)
    if len(found.starting_deck) != STARTING_DECK:  # H3-2.3
        raise ValueError(f"the starting deck of {id_} has {len(found.starting_deck)} cards")
    HEROES[id_] = found
    return found


hero("catherine", "castle", "might", (2, 2, 1, 1), "leadership")
hero("rion", "castle", "magic", (1, 0, 2, 2), "wisdom")
hero("alamar", "dungeon", "magic", (0, 0, 3, 2), "wisdom")
hero("mutare", "dungeon", "might", (2, 2, 1, 1), "tactics")
hero("sandro", "necropolis", "magic", (1, 0, 2, 2), "sorcery")
hero("tamika", "necropolis", "might", (1, 2, 2, 1), "offense")

hero("adelaide", "castle", "magic", (1, 0, 2, 2), "wisdom", "tower")
hero("deemer", "dungeon", "magic", (0, 0, 3, 2), "scouting", "tower")
hero("gelu", "rampart", "might", (1, 3, 1, 1), "archery", "rampart")
hero("gem", "rampart", "magic", (0, 2, 1, 2), "first_aid", "rampart")
hero("dracon", "tower", "magic", (0, 0, 2, 3), "wisdom", "tower")
hero("josephine", "tower", "might", (1, 1, 2, 2), "sorcery", "tower")
hero("fiona", "inferno", "might", (2, 2, 1, 1), "scouting", "inferno")
hero("xyron", "inferno", "magic", (1, 1, 2, 1), "wisdom", "inferno")
hero("adrienne", "fortress", "magic", (0, 1, 2, 2), "wisdom", "fortress")
hero("wystan", "fortress", "might", (0, 4, 1, 1), "archery", "fortress")
hero("gundula", "stronghold", "magic", (2, 1, 1, 1), "wisdom", "stronghold")
hero("yog", "stronghold", "might", (4, 0, 1, 1), "offense", "stronghold")
hero("ciele", "conflux", "magic", (0, 0, 2, 3), "water_magic", "stretch_goals_2024")
hero("erdamon", "conflux", "might", (3, 1, 1, 1), "estates", "conflux")
hero("casmetra", "cove", "magic", (2, 0, 1, 2), "wisdom", "cove")
hero("cassiopeia", "cove", "might", (3, 0, 2, 1), "tactics", "cove")
