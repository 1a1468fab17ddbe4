"""Spells (H3-5.45) of the Fortress."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.journeys import (
    aim_view_earth,
    can_fly,
    can_view_earth,
    fly,
    view_earth,
)
from rulebound.games.homm3.boxes.common.specialties import around
from rulebound.games.homm3.boxes.common.specialty_effects import attack_of
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, by_grade, spell
from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import ANY, ON_MAP, Moment, Play, Timing
from rulebound.games.homm3.combat.values import OBSTACLES
from rulebound.games.homm3.map import cards
from rulebound.games.homm3.map.cards import MapPlay
from rulebound.games.homm3.model.battle import Ongoing, Unit
from rulebound.games.homm3.model.spaces import NAMES, SPACES
from rulebound.games.homm3.table.asking import ask, pick_space

IN_ATTACK = frozenset((Moment.ATTACK,))

# ---- Air ----


def _can_be_lucky(fx: Play) -> bool:
    if fx.s.rules.no_rerolls:
        return False
    if isinstance(fx, MapPlay):
        return not cards.lasting(fx.s, fx.number, cards.FORTUNE)
    a = fx.attack
    return a is not None and a.attacker.side == fx.side and not a.no_die and not a.spare


def _fortune(fx: Play) -> Flow[None]:
    """Before a roll: so many further throws, of which the best may be used."""
    if isinstance(fx, MapPlay):
        fx.last(cards.FORTUNE, by_grade(fx))
    else:
        attack_of(fx).spare = by_grade(fx)
    return
    yield


spell(
    "fly",
    "air",
    Timing.ONGOING,
    fly,
    costs=EXPERT_COSTS,
    can=can_fly,
    moments=ON_MAP,
    expert=True,
    box=BOX,
)
spell(
    "fortune",
    "air",
    Timing.INSTANT,
    _fortune,
    can=_can_be_lucky,
    moments=IN_ATTACK | ON_MAP,
    box=BOX,
)

# ---- Earth ----


def _implosion(fx: Play) -> Flow[None]:
    fx.damage(fx.unit, 2 * by_grade(fx))
    return
    yield


spell(
    "implosion",
    "earth",
    Timing.ACTIVATION,
    _implosion,
    costs=(1, 3, 5),
    targets=targets.to_damage,
    expert=True,
    harmful=True,
    box=BOX,
)
spell(
    "view_earth",
    "earth",
    Timing.INSTANT,
    view_earth,
    aim=aim_view_earth,
    can=can_view_earth,
    moments=ON_MAP,
    box=BOX,
)

# ---- Fire ----


def _frenzied(fx: Play) -> list[Unit]:
    """Whomever an own unit attacks, while the defense still counts."""
    a = fx.attack
    return targets.prey(fx) if a is not None and not a.pierces else []


def _frenzy(fx: Play) -> Flow[None]:
    attack_of(fx).pierces = True
    return
    yield


def _unlucky(fx: Play) -> list[Unit]:
    a = fx.attack
    return targets.attacker(fx) if a is not None and not a.jinxed else []


def _misfortune(fx: Play) -> Flow[None]:
    """H3-17.80: neither the die nor any later card helps this attack."""
    a = attack_of(fx)
    a.no_die = a.jinxed = True
    return
    yield


spell(
    "frenzy",
    "fire",
    Timing.INSTANT,
    _frenzy,
    costs=EXPERT_COSTS,
    targets=targets.up_to_tier(_frenzied),
    moments=IN_ATTACK,
    expert=True,
    box=BOX,
)
spell(
    "misfortune",
    "fire",
    Timing.INSTANT,
    _misfortune,
    targets=targets.up_to_tier(_unlucky),
    moments=IN_ATTACK,
    harmful=True,
    box=BOX,
)

# ---- Water ----


def _aim_frost_ring(fx: Play) -> Flow[None]:
    """A space, and two of the units beside it."""
    at = yield from pick_space(
        fx.seat,
        Text("homm3-ask-space", {"card": fx.card.id}),
        lambda: [at for at in range(SPACES) if around(fx, at, False)],
    )
    for _ in range(2):

        def near() -> list[Unit]:
            return [u for u in around(fx, at, False) if u not in fx.units]

        if near():
            unit = yield from fx.choose(near)
            fx.units += (unit,)


def _frost_ring(fx: Play) -> Flow[None]:
    for unit in fx.units:
        fx.damage(unit, by_grade(fx))
    return
    yield


def _obstacles(fx: Play) -> list[Ongoing]:
    return [e for e in fx.b.ongoing if e.what in OBSTACLES]


def _remove_obstacles(fx: Play) -> Flow[None]:
    def build() -> tuple[Option, ...]:
        return tuple(Option("space", (f"space:{NAMES[e.at]}",), data=e) for e in _obstacles(fx))

    for _ in range(by_grade(fx)):
        if _obstacles(fx):
            prompt = Text("homm3-ask-space", {"card": fx.card.id})
            option = yield from ask(fx.seat, prompt, build)
            harm.end_effects(fx.s, [option.data])


spell(
    "frost_ring",
    "water",
    Timing.ACTIVATION,
    _frost_ring,
    costs=EXPERT_COSTS,
    aim=_aim_frost_ring,
    can=lambda fx: any(around(fx, at, False) for at in range(SPACES)),
    expert=True,
    harmful=True,
    box=BOX,
)
spell(
    "remove_obstacle",
    "water",
    Timing.INSTANT,
    _remove_obstacles,
    can=lambda fx: bool(_obstacles(fx)),
    moments=ANY,
    box=BOX,
)
