"""Heroes and their Specialties (H3-5.60) of the Dungeon."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.specialties import Ways, favours, graded, specialties
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    Moment,
    Play,
)
from rulebound.games.homm3.map.ways import (
    twice_for,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero

hero("mutare", Faction.DUNGEON, "might", (2, 2, 1, 1), "tactics")
favours("mutare", twice_for(trait="dragons"), four="health", six="initiative")

# ---- Resurrection ----


def _in_mortal_danger(fx: Play) -> list[Unit]:
    """Each grade is for units of one tier (H3-10.61)."""
    return [u for u in targets.attacked(fx) if u.tier == fx.grade]


def _cancel_attack(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    fx.attack.cancelled = True
    return
    yield


def _resurrection(*costs: int) -> Ways:
    bronze, silver, gold = costs
    return graded(
        (bronze, silver, gold), _cancel_attack, frozenset((Moment.LETHAL,)), _in_mortal_danger
    )


hero("alamar", Faction.DUNGEON, "magic", (0, 0, 3, 2), "wisdom")
specialties("alamar", _resurrection(1, 2, 4), _resurrection(0, 1, 3), _resurrection(0, 0, 2))
