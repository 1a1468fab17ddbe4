"""Heroes and their Specialties (H3-5.60) of the Stronghold."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.specialties import favours, specialties
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.map.ways import (
    twice_for,
)
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero

hero("yog", Faction.STRONGHOLD, "might", (4, 0, 1, 1), "offense", BOX)
favours("yog", twice_for("cyclopes"), four="initiative", six="health")


def _slow(amount: int) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.lay("slowed", fx.unit, amount)
        return
        yield

    return Effect(Mode.BASIC, Timing.ONGOING, do, targets=targets.anybody)


def _outrun(fx: Play) -> Flow[None]:
    assert fx.attack is not None
    faster = initiative(fx.s, fx.unit) > initiative(fx.s, fx.attack.target)
    fx.add_attack(fx.unit, 2 if faster else 1)
    return
    yield


hero("gundula", Faction.STRONGHOLD, "magic", (2, 1, 1, 1), "wisdom", BOX)
specialties(
    "gundula",
    (_slow(2),),
    (
        Effect(
            Mode.BASIC,
            Timing.INSTANT,
            _outrun,
            frozenset((Moment.ATTACK,)),
            targets=targets.attacking,
        ),
    ),
    (_slow(4),),
)
