"""Heroes and their Specialties (H3-5.60) of the Conflux."""

from typing import Final

from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, specialties
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.combat.cards import Mode
from rulebound.games.homm3.map.ways import (
    attack,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero

_MAGMA: Final = twice_for("magma_elementals")
hero("erdamon", Faction.CONFLUX, "might", (3, 1, 1, 1), "estates", BOX)
specialties(
    "erdamon",
    attack_or_defense(_MAGMA),
    (lasting(Mode.BASIC, "initiative", 1, _MAGMA),),
    (attack(Mode.TOP, 2), lasting(Mode.BOTTOM, "initiative", 3)),
)
