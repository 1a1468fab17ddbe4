"""Abilities (H3-5.30) of the Cove."""

from rulebound.games.homm3.boxes.common.abilities import ability
from rulebound.games.homm3.boxes.common.wards import defends
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.combat.cards import Mode

ability("interference", defends(Mode.BASIC, 1), defends(Mode.EXPERT, 2), box=BOX, copies=3)
