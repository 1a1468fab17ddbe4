"""Artifacts (H3-5.40) of the Fortress."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.artifacts import (
    artifact,
    expert_use,
    for_turn,
    hurts_attacking,
    morale,
    throughout,
)
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.combat.cards import POWER_MOMENTS, Effect, Mode, Play, Timing
from rulebound.games.homm3.map import cards
from rulebound.games.homm3.map.bargains import legion
from rulebound.games.homm3.map.ways import draw, gain
from rulebound.games.homm3.model.cards import Rarity


def _draw_one(fx: Play) -> Flow[None]:
    fx.draw()
    return
    yield


artifact("crest_of_valor", Rarity.MINOR, morale(Mode.TOP), for_turn(Mode.BOTTOM, cards.VALOR), BOX)
artifact(
    "scales_of_the_greater_basilisk",
    Rarity.MINOR,
    power(3, Mode.TOP),
    Effect(Mode.BOTTOM, Timing.INSTANT, _draw_one, POWER_MOMENTS, power=1),
    BOX,
)
artifact(
    "spirit_of_oppression",
    Rarity.MINOR,
    throughout(Mode.TOP, "oppressed"),
    power(1, Mode.BOTTOM),
    BOX,
)
artifact("arms_of_legion", Rarity.MAJOR, legion(5), gain(Mode.BOTTOM, materials=2), BOX)
artifact(
    "endless_purse_of_gold",
    Rarity.MAJOR,
    gain(Mode.TOP, gold=3),
    gain(Mode.BOTTOM, gold=8, removed=True, discards=2),
    BOX,
)
artifact(
    "recanters_cloak",
    Rarity.MAJOR,
    throughout(Mode.TOP, "no_plain_spells"),
    throughout(Mode.BOTTOM, "silence", removed=True),
    BOX,
)
artifact(
    "sword_of_hellfire",
    Rarity.MAJOR,
    hurts_attacking(Mode.TOP, 3, 1),
    hurts_attacking(Mode.BOTTOM, 4, 2),
    BOX,
)
artifact(
    "helm_of_heavenly_enlightenment",
    Rarity.RELIC,
    expert_use(Mode.TOP),
    draw(Mode.BOTTOM, 2),
    BOX,
)
