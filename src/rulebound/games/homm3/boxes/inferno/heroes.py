"""Heroes and their Specialties (H3-5.60) of the Inferno."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.artifacts import throughout
from rulebound.games.homm3.boxes.common.specialties import area, attack_or_defense, specialties
from rulebound.games.homm3.boxes.common.specialty_effects import lies_on
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat.cards import (
    ANY,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.map.ways import (
    attack,
    has_cards_to_draw,
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

_EFREET: Final = twice_for("efreet")
hero("rashka", Faction.INFERNO, "might", (2, 2, 1, 1), "scholar", BOX)
specialties(
    "rashka",
    attack_or_defense(_EFREET),
    (lies_on(Mode.BASIC, (("thorns", 1),)),),
    (lies_on(Mode.BASIC, (("thorns", 1),), double=_EFREET),),
)


def _has_cast(fx: Play) -> bool:
    casting = fx.just_cast
    return casting is not None and casting.side == fx.side and has_cards_to_draw(fx)


def _draw_one(fx: Play) -> Flow[None]:
    fx.draw()
    return
    yield


def _one_more_spell(fx: Play) -> Flow[None]:
    fx.b.armies[fx.side].limit += 1
    return
    yield


hero("zydar", Faction.INFERNO, "magic", (1, 1, 2, 1), "sorcery", BOX)
specialties(
    "zydar",
    (
        Effect(Mode.TOP, Timing.INSTANT, _draw_one, frozenset((Moment.CAST,)), _has_cast),
        power(1, Mode.BOTTOM),
    ),
    (Effect(Mode.TOP, Timing.INSTANT, _one_more_spell, ANY), power(2, Mode.BOTTOM)),
    (throughout(Mode.TOP, "draws_on_cast", rounds=1), power(2, Mode.BOTTOM)),
)
