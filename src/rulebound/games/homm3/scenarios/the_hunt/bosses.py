"""The dragons of The Hunt: values by difficulty, and abilities in place of the printed ones."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from rulebound.games.homm3.boxes.core import neutral_azure
from rulebound.games.homm3.boxes.fortress import neutral as rust_dragons
from rulebound.games.homm3.boxes.rampart import neutral as faerie_dragons
from rulebound.games.homm3.model.kinds import KINDS, Ability, Face, Tier, face, unit
from rulebound.games.homm3.model.state import DIFFICULTIES, DifficultyLevel
from rulebound.games.homm3.scenarios.the_hunt.boss_abilities import (
    ACID,
    BOSS,
    IGNORES_BASIC_SPELLS,
    IGNORES_ENEMY_SPELLS,
    MIRAGE,
    REVEALS_ARTIFACTS,
    SPELLCASTER,
    SUMMONS_GOLEMS,
    corrodes,
    devours,
    retaliates,
)

PRINTED: Final = (neutral_azure, rust_dragons, faerie_dragons)
"""Where the cards are that the dragons are played with."""


class Dragon(StrEnum):
    """The four bosses."""

    AZURE = "azure_dragon"
    CRYSTAL = "crystal_dragon"
    RUST = "rust_dragon"
    FAERIE = "faerie_dragon"


BOSSES: Final = tuple(dragon.value for dragon in Dragon)
BOX: Final = "the_hunt"
"""They come from no box."""

HEALTH: Final[Mapping[str, tuple[int, ...]]] = {
    Dragon.AZURE: (10, 22, 30, 40),
    Dragon.CRYSTAL: (9, 22, 26, 32),
    Dragon.RUST: (10, 20, 32, 40),
    Dragon.FAERIE: (8, 18, 26, 32),
}
"""By difficulty; on easy as printed."""
STRONGER: Final = 2
"""Attack and defense of the Azure Dragon on impossible, besides."""
CORROSION, CORROSION_BONUS, MOST_CORROSION = 2, 1, 4
HELPERS: Final[Mapping[str, tuple[str, ...]]] = {
    Dragon.CRYSTAL: ("gold_golems",) * 2 + ("diamond_golems",) * 2,
    Dragon.FAERIE: ("dendroids",) * 4,
}
"""The neutral units that fight beside a boss."""


def card_of(boss: str) -> str:
    """The neutral unit that a boss is played with."""
    return f"neutral_{boss}s"


def boss_kind(boss: str, difficulty: int) -> str:
    """A boss as a unit."""
    return f"boss_{boss}_{DIFFICULTIES[difficulty]}"


def army_of(boss: str, difficulty: int) -> tuple[str, ...]:
    """The boss with its mirages and its helpers."""
    dragons = 1
    if boss == Dragon.FAERIE:
        dragons = 3 if difficulty == DifficultyLevel.IMPOSSIBLE else 2
    helpers = (f"neutral_{name}" for name in HELPERS.get(boss, ()))
    return (*(boss_kind(boss, difficulty),) * dragons, *helpers)


def _abilities(boss: str, difficulty: int) -> tuple[Ability, ...]:
    if boss == Dragon.AZURE:
        return (BOSS, IGNORES_ENEMY_SPELLS, REVEALS_ARTIFACTS)
    if boss == Dragon.CRYSTAL:
        more = 2 if difficulty == DifficultyLevel.IMPOSSIBLE else 0
        return (
            BOSS,
            SUMMONS_GOLEMS,
            devours(more),
            retaliates(2 + (difficulty >= DifficultyLevel.HARD)),
        )
    if boss == Dragon.RUST:
        amount = CORROSION + (CORROSION_BONUS if difficulty == DifficultyLevel.IMPOSSIBLE else 0)
        return (BOSS, IGNORES_BASIC_SPELLS, ACID, corrodes(amount, MOST_CORROSION))
    return (BOSS, IGNORES_BASIC_SPELLS, MIRAGE, SPELLCASTER)


def _face(boss: str, difficulty: int, printed: Face) -> Face:
    more = STRONGER if boss == Dragon.AZURE and difficulty == DifficultyLevel.IMPOSSIBLE else 0
    values = (
        printed.attack + more,
        printed.defense + more,
        HEALTH[boss][difficulty],
        printed.initiative,
    )
    return face(printed.type, values, None, *_abilities(boss, difficulty))


for _boss in BOSSES:
    _card = KINDS[card_of(_boss)]
    for _difficulty in DifficultyLevel:
        unit(
            boss_kind(_boss, _difficulty),
            Tier.AZURE,
            _face(_boss, _difficulty, _card.few),
            box=BOX,
            traits=tuple(_card.traits),
            kin=_card.kin,
        )
