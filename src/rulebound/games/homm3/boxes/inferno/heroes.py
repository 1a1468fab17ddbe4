"""Heroes and their Specialties (H3-5.60) of the Inferno."""

from typing import Final

from rulebound.games.homm3.boxes.common.specialties import area, attack_or_defense, specialties
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat.cards import (
    Mode,
    Timing,
)
from rulebound.games.homm3.map.ways import (
    attack,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero

_CERBERI: Final = twice_for("cerberi")
hero("fiona", Faction.INFERNO, "might", (2, 2, 1, 1), "scouting", BOX)
specialties(
    "fiona",
    attack_or_defense(_CERBERI),
    (lasting(Mode.BASIC, "health", 1, _CERBERI),),
    (attack(Mode.BASIC, 2, _CERBERI),),
)
hero("xyron", Faction.INFERNO, "magic", (1, 1, 2, 1), "wisdom", BOX)
specialties(
    "xyron",
    (area(1, Timing.ACTIVATION, 2, centre=True),),
    (area(1, Timing.ACTIVATION, 1, centre=True),),
    (area(1, Timing.ACTIVATION, 0, centre=True),),
)
