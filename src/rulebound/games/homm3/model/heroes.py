"""Heroes and their levels (H3-4)."""

from dataclasses import dataclass
from typing import Final

from rulebound.games.homm3.model.boxes import CORE
from rulebound.games.homm3.model.kinds import roster


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
    box: str = CORE

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
    box: str = CORE,
) -> Hero:
    """Register a hero: ``kind`` is might or magic, then attack, defense, power, knowledge."""
    found = Hero(id_, str(faction), kind == "magic", *statistics, ability, box)
    if len(found.starting_deck) != STARTING_DECK:  # H3-2.3
        raise ValueError(f"the starting deck of {id_} has {len(found.starting_deck)} cards")
    HEROES[id_] = found
    return found


def heroes_of(faction: str, boxes: frozenset[str]) -> list[str]:
    """The heroes of a faction in some boxes; without any those of the box with its units."""
    mine = [found for found in HEROES.values() if found.faction == faction]
    own = roster(faction)[0].box
    boxed = [found.id for found in mine if found.box in boxes]
    return boxed or [found.id for found in mine if found.box == own]
