"""Heroes and their Specialties (H3-5.60) of the Castle."""

from rulebound.core.flow import Flow, Text, plain
from rulebound.games.homm3.boxes.common.specialties import favours, specialties
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    ON_MAP,
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.harm import wounds
from rulebound.games.homm3.map.ways import (
    has_cards_to_draw,
    twice_for,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.heroes import hero
from rulebound.games.homm3.table.asking import ask

hero("catherine", Faction.CASTLE, "might", (2, 2, 1, 1), "leadership")
favours("catherine", twice_for("crusaders"), four="health", six="initiative")

# ---- healers ----


def _medic(heals: int, *, cures: bool = True, draws: int = 1, discards: int = 0) -> Effect:
    """Damage or the paralysis comes off a unit; cards are drawn even if nobody needs help."""

    def patients(fx: Play) -> list[Unit]:
        if fx.on_map:
            return []
        return [u for u in fx.own() if wounds(u) or (cures and u.paralysed)]

    def aim(fx: Play) -> Flow[None]:
        if patients(fx):
            unit = yield from fx.choose(lambda: patients(fx))
            fx.units = (unit,)

    def do(fx: Play) -> Flow[None]:
        for unit in fx.units:
            if cures and unit.paralysed and (not wounds(unit) or (yield from _cures(fx))):
                harm.free(fx.s, unit)
            else:
                fx.heal(unit, heals)
        fx.draw(draws)
        yield from fx.discard(discards)

    def can(fx: Play) -> bool:
        return bool(patients(fx)) or has_cards_to_draw(fx)

    return Effect(Mode.BASIC, Timing.INSTANT, do, AFTER_DAMAGE | ON_MAP, can, aim=aim)


def _cures(fx: Play) -> Flow[bool]:
    option = yield from ask(
        fx.seat,
        Text("homm3-ask-medic", {"unit": fx.unit.name}),
        lambda: (plain("heal"), plain("cure")),
    )
    return option.kind == "cure"


hero("rion", Faction.CASTLE, "magic", (1, 0, 2, 2), "wisdom")
specialties(
    "rion",
    (_medic(1, cures=False),),
    (_medic(1),),
    (_medic(2, draws=2, discards=1),),
)
