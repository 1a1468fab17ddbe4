"""Spells of the Tower."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, changes_defense, spell
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import ANY, ON_DEFENSE, ON_MAP, Play, Timing
from rulebound.games.homm3.model.battle import Unit, Until
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.spaces import NAMES
from rulebound.games.homm3.table.asking import ask

_VIEWED: Final = ({"gold": 3}, {"materials": 2}, {"valuables": 1})
"""By grade."""


def _view_air(fx: Play) -> Flow[None]:
    fx.gain(**_VIEWED[fx.grade])
    return
    yield


spell("view_air", "air", Timing.MAP, _view_air, moments=ON_MAP, box=BOX)


# ---- Earth ----


def _near_blow(fx: Play) -> list[Unit]:
    """Their own unit that a ground or flying unit attacks."""
    a = fx.attack
    if a is None or a.attacker.type == UnitType.RANGED:
        return []
    return targets.attacked(fx)


spell(
    "shield",
    "earth",
    Timing.INSTANT,
    changes_defense(1),
    targets=_near_blow,
    moments=ON_DEFENSE,
    box=BOX,
)

# ---- Fire ----


def _to_enrage(fx: Play) -> list[Unit]:
    """Each grade reaches one tier only."""
    return [u for u in fx.all() if u.tier == fx.grade and u.number != fx.b.active]


def _berserk(fx: Play) -> Flow[None]:
    fx.lay("berserk", fx.unit, 1, until=Until.ITS_ACTIVATION)
    return
    yield


spell(
    "berserk",
    "fire",
    Timing.ONGOING,
    _berserk,
    costs=EXPERT_COSTS,
    targets=_to_enrage,
    expert=True,
    harmful=True,
    copies=1,
    box=BOX,
)

# ---- Water ----


def _enchanted(fx: Play) -> tuple[Option, ...]:
    """Units of an allowed tier with something on them or under them, and spaces."""
    b = fx.b
    units = [
        u
        for u in fx.all()
        if u.tier <= fx.grade and any(e.unit == u.number or 0 <= e.at == u.at for e in b.ongoing)
    ]
    spaces = sorted({e.at for e in b.ongoing if e.at >= 0} - {u.at for u in units})
    return (
        *(Option("target", (u.ref,), data=(u.number, u.at)) for u in units),
        *(Option("space", (f"space:{NAMES[at]}",), data=(-1, at)) for at in spaces),
    )


def _aim_dispel(fx: Play) -> Flow[None]:
    prompt = Text("homm3-ask-target", {"card": fx.card.id})
    option = yield from ask(fx.seat, prompt, lambda: _enchanted(fx))
    number, at = option.data
    fx.spaces = (at,)
    if number >= 0:
        fx.units = (fx.b.units[number],)


def _dispel(fx: Play) -> Flow[None]:
    numbers = [unit.number for unit in fx.units]
    at = fx.spaces[0]
    harm.end_effects(
        fx.s, [e for e in fx.b.ongoing if e.unit in numbers or (at >= 0 and e.at == at)]
    )
    return
    yield


spell(
    "dispel",
    "water",
    Timing.INSTANT,
    _dispel,
    aim=_aim_dispel,
    can=lambda fx: bool(_enchanted(fx)),
    moments=ANY,
    box=BOX,
)
