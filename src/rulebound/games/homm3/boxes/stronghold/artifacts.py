"""Artifacts (H3-5.40) of the Stronghold."""

from dataclasses import replace

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.artifacts import artifact, throughout
from rulebound.games.homm3.boxes.common.finds import fetches, is_spell
from rulebound.games.homm3.boxes.common.rerolls import ignores_ranged_die, rerolls
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.combat.cards import Effect, Mode, Moment, Play, Timing
from rulebound.games.homm3.map.bargains import DIPLOMACY
from rulebound.games.homm3.map.ways import defense, lasting
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.cards import Rarity
from rulebound.games.homm3.model.kinds import UnitType


def _waiting_shooters(fx: Play) -> list[Unit]:
    return [u for u in fx.own() if u.type == UnitType.RANGED and not u.activated]


def _go_first(fx: Play) -> Flow[None]:
    fx.b.called = fx.unit.number
    return
    yield


artifact(
    "bowstring_of_the_unicorns_mane",
    Rarity.MINOR,
    Effect(
        Mode.TOP,
        Timing.INSTANT,
        _go_first,
        frozenset((Moment.BEFORE,)),
        lambda fx: fx.b.called < 0,
        _waiting_shooters,
    ),
    ignores_ranged_die(Mode.BOTTOM),
    BOX,
)
artifact(
    "quiet_eye_of_the_dragon",
    Rarity.MINOR,
    lasting(Mode.TOP, "attack", 1),
    defense(Mode.BOTTOM, 1),
    BOX,
)
artifact(
    "diplomats_ring",
    Rarity.MAJOR,
    rerolls(Mode.TOP, whole=True),
    replace(DIPLOMACY, mode=Mode.BOTTOM),
    BOX,
)
artifact(
    "thunder_helmet",
    Rarity.RELIC,
    fetches(Mode.TOP, is_spell),
    throughout(Mode.BOTTOM, "draws_on_spell", removed=True),
    BOX,
)
