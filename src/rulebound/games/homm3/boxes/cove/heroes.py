"""Heroes and their Specialties (H3-5.60) of the Cove."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.ballistas import buys_machine, fires_cannon
from rulebound.games.homm3.boxes.common.specialties import attack_or_defense, specialties
from rulebound.games.homm3.boxes.common.specialty_effects import forgets, hurts, tiers
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.map.ways import (
    attack,
    draw,
    lasting,
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.kinds import Tier

_OCEANIDS: Final = twice_for("oceanids")
hero("cassiopeia", Faction.COVE, "might", (3, 0, 2, 1), "tactics", BOX)
specialties(
    "cassiopeia",
    attack_or_defense(_OCEANIDS),
    (lasting(Mode.BASIC, "initiative", 1, _OCEANIDS),),
    (attack(Mode.BASIC, 2, _OCEANIDS),),
)


def _weaken(fx: Play) -> Flow[None]:
    fx.lay("attack", fx.unit, -2, rounds=2)
    return
    yield


_SORCERESSES: Final = twice_for("sorceresses")
hero("casmetra", Faction.COVE, "magic", (2, 0, 1, 2), "wisdom", BOX)
specialties(
    "casmetra",
    attack_or_defense(_SORCERESSES),
    (lasting(Mode.BASIC, "initiative", 1, _SORCERESSES),),
    (attack(Mode.TOP, 2), Effect(Mode.BOTTOM, Timing.ONGOING, _weaken, targets=targets.anybody)),
)


def _any_up_to(tier: int, *, ranged: bool) -> targets.Targets:
    return tiers(targets.anybody, tier, ranged=ranged)


hero("jeremy", Faction.COVE, "might", (3, 0, 2, 1), "offense", BOX)
specialties(
    "jeremy",
    (
        buys_machine(Mode.TOP, "cannon", 7),
        hurts(Mode.BOTTOM, 1, targets.enemy, Timing.INSTANT),
    ),
    (fires_cannon(Mode.TOP), draw(Mode.BOTTOM)),
    (fires_cannon(Mode.TOP), draw(Mode.BOTTOM, 2)),
)
hero("zilare", Faction.COVE, "magic", (2, 0, 1, 2), "interference", BOX)
specialties(
    "zilare",
    (forgets(Mode.TOP, _any_up_to(Tier.SILVER, ranged=True)), draw(Mode.BOTTOM)),
    (forgets(Mode.TOP, _any_up_to(Tier.GOLD, ranged=True)), power(2, Mode.BOTTOM)),
    (forgets(Mode.TOP, _any_up_to(Tier.GOLD, ranged=False)), power(2, Mode.BOTTOM)),
)
