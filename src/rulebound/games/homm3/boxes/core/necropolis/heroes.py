"""Heroes and their Specialties (H3-5.60) of the Necropolis."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.specialties import favours, specialties
from rulebound.games.homm3.boxes.core.log import Covered
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import (
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.map.ways import (
    twice_for,
)
from rulebound.games.homm3.model.battle import Cover, Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.model.kinds import Face, UnitType, face

hero("tamika", Faction.NECROPOLIS, "might", (1, 2, 2, 1), "offense")
favours("tamika", twice_for("dread_knights"), four="health", six="initiative")


# ---- covers (H3-10.68) ----


def _layers(unit: Unit) -> list[str]:
    """The cards that lie on a unit, the uppermost first."""
    found, cover = [], unit.cover
    while cover is not None:
        found.append(cover.card)
        cover = cover.below
    return found


def horde(unit: str, shown: Face) -> Effect:
    """Lies on a Pack; a Legion stays on top of it."""

    def packs(fx: Play) -> list[Unit]:
        return [
            u for u in fx.own() if u.kind.id == unit and u.pack and fx.card.id not in _layers(u)
        ]

    def do(fx: Play) -> Flow[None]:
        new = Cover(fx.card.id, shown)
        legion = fx.unit.cover
        _put_on(fx, new if legion is None else legion._replace(below=new))
        return
        yield

    return Effect(Mode.BASIC, Timing.INSTANT, do, targets=packs, cover=shown)


def _legion(unit: str, shown: Face) -> Effect:
    """Lies on a Few, a Pack or a Horde."""

    def units(fx: Play) -> list[Unit]:
        return [u for u in fx.own() if u.kind.id == unit and fx.card.id not in _layers(u)]

    def do(fx: Play) -> Flow[None]:
        _put_on(fx, Cover(fx.card.id, shown, below=fx.unit.cover))
        return
        yield

    return Effect(Mode.BASIC, Timing.INSTANT, do, targets=units, cover=shown)


def _put_on(fx: Play, cover: Cover) -> None:
    fx.unit.cover = cover
    fx.laid = True
    harm.refit(fx.s, fx.unit)
    fx.s.tell(Covered, unit=fx.unit.name, card=fx.card.id)


hero("sandro", Faction.NECROPOLIS, "magic", (1, 0, 2, 2), "sorcery")
specialties(
    "sandro",
    (horde("necropolis_skeletons", face(UnitType.GROUND, (3, 1, 2, 6), None)),),
    (horde("necropolis_zombies", face(UnitType.GROUND, (4, 1, 3, 5), None)),),
    (_legion("necropolis_skeletons", face(UnitType.GROUND, (4, 1, 2, 6), None)),),
)
