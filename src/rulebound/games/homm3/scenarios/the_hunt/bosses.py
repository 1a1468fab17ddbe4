"""The dragons of The Hunt: values by difficulty, and abilities in place of the printed ones."""

from typing import Final

from rulebound.games.homm3.boxes.core import neutral_azure
from rulebound.games.homm3.boxes.fortress import neutral as rust_dragons
from rulebound.games.homm3.boxes.rampart import neutral as faerie_dragons
from rulebound.games.homm3.model.kinds import KINDS, Ability, Face, Tier, face, unit
from rulebound.games.homm3.model.state import DIFFICULTIES
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
AZURE_DRAGON: Final = "azure_dragon"
CRYSTAL_DRAGON: Final = "crystal_dragon"
RUST_DRAGON: Final = "rust_dragon"
FAERIE_DRAGON: Final = "faerie_dragon"
BOSSES: Final = (AZURE_DRAGON, CRYSTAL_DRAGON, RUST_DRAGON, FAERIE_DRAGON)
BOX: Final = "the_hunt"
"""They come from no box."""
EASY, NORMAL, HARD, IMPOSSIBLE = range(4)

HEALTH: Final = {
    AZURE_DRAGON: (10, 22, 30, 40),
    CRYSTAL_DRAGON: (9, 22, 26, 32),
    RUST_DRAGON: (10, 20, 32, 40),
    FAERIE_DRAGON: (8, 18, 26, 32),
}
"""By difficulty; on easy as printed."""
STRONGER: Final = 2
"""Attack and defense of the Azure Dragon on impossible, besides."""
CORROSION, CORROSION_BONUS, MOST_CORROSION = 2, 1, 4
HELPERS: Final = {
    CRYSTAL_DRAGON: ("gold_golems",) * 2 + ("diamond_golems",) * 2,
    FAERIE_DRAGON: ("dendroids",) * 4,
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
    if boss == FAERIE_DRAGON:
        dragons = 3 if difficulty == IMPOSSIBLE else 2
    helpers = (f"neutral_{name}" for name in HELPERS.get(boss, ()))
    return (*(boss_kind(boss, difficulty),) * dragons, *helpers)


def _abilities(boss: str, difficulty: int) -> tuple[Ability, ...]:
    if boss == AZURE_DRAGON:
        return (BOSS, IGNORES_ENEMY_SPELLS, REVEALS_ARTIFACTS)
    if boss == CRYSTAL_DRAGON:
        more = 2 if difficulty == IMPOSSIBLE else 0
        return (BOSS, SUMMONS_GOLEMS, devours(more), retaliates(2 + (difficulty >= HARD)))
    if boss == RUST_DRAGON:
        amount = CORROSION + (CORROSION_BONUS if difficulty == IMPOSSIBLE else 0)
        return (BOSS, IGNORES_BASIC_SPELLS, ACID, corrodes(amount, MOST_CORROSION))
    return (BOSS, IGNORES_BASIC_SPELLS, MIRAGE, SPELLCASTER)


def _face(boss: str, difficulty: int, printed: Face) -> Face:
    more = STRONGER if boss == AZURE_DRAGON and difficulty == IMPOSSIBLE else 0
    values = (
        printed.attack + more,
        printed.defense + more,
        HEALTH[boss][difficulty],
        printed.initiative,
    )
    return face(printed.type, values, None, *_abilities(boss, difficulty))


for _boss in BOSSES:
    _card = KINDS[card_of(_boss)]
    for _difficulty in range(len(DIFFICULTIES)):
        unit(
            boss_kind(_boss, _difficulty),
            Tier.AZURE,
            _face(_boss, _difficulty, _card.few),
            box=BOX,
            traits=tuple(_card.traits),
            kin=_card.kin,
        )
