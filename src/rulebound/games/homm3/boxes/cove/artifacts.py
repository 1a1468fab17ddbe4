"""Artifacts (H3-5.40) of the Cove."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.artifacts import artifact
from rulebound.games.homm3.boxes.common.finds import (
    fetches,
    is_spell,
    searches,
    top_of_discard,
)
from rulebound.games.homm3.boxes.common.journeys import at_sea
from rulebound.games.homm3.boxes.common.specialty_effects import frees, lies_on
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.common.wards import defends
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import ON_MAP, Effect, Mode, Play, Timing
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.ways import attack, defense
from rulebound.games.homm3.model.battle import Until
from rulebound.games.homm3.model.cards import Rarity


def _at_sea(fx: Play) -> bool:
    return at_sea(fx.s, fx.owner)


artifact(
    "shamans_puppet",
    Rarity.MINOR,
    lies_on(Mode.TOP, (("rolls_lower", 1),), targets.anybody, until=Until.ITS_ACTIVATION),
    frees(Mode.BOTTOM, targets.anybody),
    BOX,
)
artifact(
    "crown_of_the_five_seas",
    Rarity.MAJOR,
    fetches(Mode.TOP, is_spell),
    top_of_discard(Mode.BOTTOM, 3, _at_sea),
    BOX,
)
artifact(
    "royal_armor_of_nix",
    Rarity.MAJOR,
    power(2, Mode.TOP),
    searches(Mode.BOTTOM, "spell", 2, on_map=True, can=_at_sea),
    BOX,
)


@mapped
def _sail_on(fx: MapPlay) -> Flow[None]:
    yield from fx.choose_hero()
    fx.move_on(1)
    fx.draw()


def _draw_two(fx: Play) -> Flow[None]:
    fx.draw(2)
    return
    yield


artifact(
    "shield_of_naval_glory",
    Rarity.MAJOR,
    defense(Mode.TOP, 2),
    Effect(Mode.BOTTOM, Timing.MAP, _sail_on, ON_MAP, _at_sea),
    BOX,
)
artifact(
    "trident_of_dominion",
    Rarity.MAJOR,
    attack(Mode.TOP, 2),
    Effect(Mode.BOTTOM, Timing.MAP, _draw_two, ON_MAP, _at_sea),
    BOX,
)
artifact(
    "plate_of_dying_light",
    Rarity.RELIC,
    defends(Mode.TOP, 1),
    defends(Mode.BOTTOM, 4, removed=True),
    BOX,
)
