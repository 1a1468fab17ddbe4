"""Artifacts (H3-5.40) of the Inferno."""

from rulebound.games.homm3.boxes.common.artifacts import (
    artifact,
    hurts_defending,
    movement,
    power_by_discards,
)
from rulebound.games.homm3.boxes.common.finds import exchanges, fetches, is_spell, searches
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat.cards import Mode
from rulebound.games.homm3.map.ways import lasting
from rulebound.games.homm3.model.cards import CardKind, Rarity

artifact(
    "boots_of_speed",
    Rarity.MINOR,
    movement(Mode.TOP),
    lasting(Mode.BOTTOM, "initiative", 1),
    BOX,
)
artifact(
    "breastplate_of_brimstone",
    Rarity.MAJOR,
    searches(Mode.TOP, "spell", 2),
    power_by_discards(Mode.BOTTOM, 1, 3),
    BOX,
)
artifact(
    "shield_of_the_damned",
    Rarity.MAJOR,
    hurts_defending(Mode.TOP, 3, 1),
    hurts_defending(Mode.BOTTOM, 5, 2),
    BOX,
)
artifact(
    "crown_of_dragontooth",
    Rarity.RELIC,
    fetches(Mode.TOP, is_spell, 2),
    exchanges(Mode.BOTTOM, (CardKind.SPELLCARD,), 2),
    BOX,
)
