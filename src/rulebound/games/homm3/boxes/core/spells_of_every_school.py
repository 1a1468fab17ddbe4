"""Magic Arrow."""

from rulebound.games.homm3.boxes.common.spells import damages, spell
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import Timing
from rulebound.games.homm3.model.kinds import SCHOOLS

# H3-5.53: its school is the one that serves best, hence nobody is asked for it.
spell(
    "magic_arrow",
    SCHOOLS,
    Timing.ACTIVATION,
    damages(1),
    targets=targets.to_damage,
    harmful=True,
    copies=6,
)
