"""Spells (H3-5.45) of the Rampart."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.journeys import aim_leap, can_leap, leap
from rulebound.games.homm3.boxes.common.spaces import aim_at_space, has_room
from rulebound.games.homm3.boxes.common.specialty_effects import attack_of
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, by_grade, spell
from rulebound.games.homm3.boxes.common.walls import break_some, stand
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.boxes.rampart.log import Saddened
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import ANY, ON_MAP, Moment, Play, Timing
from rulebound.games.homm3.combat.moves import FIRE_WALL, walls_of
from rulebound.games.homm3.combat.values import adjacent
from rulebound.games.homm3.model.battle import Unit, Until
from rulebound.games.homm3.model.kinds import Tier, UnitType
from rulebound.games.homm3.model.spaces import NEXT_TO, spaces_in

IN_ATTACK = frozenset((Moment.ATTACK,))

# ---- Air ----

spell(
    "dimension_door",
    "air",
    Timing.MAP,
    leap,
    costs=EXPERT_COSTS,
    aim=aim_leap,
    can=can_leap,
    moments=ON_MAP,
    expert=True,
    box=BOX,
)


def _far_shooter(fx: Play) -> list[Unit]:
    a = fx.attack
    if a is None or a.attacker.type != UnitType.RANGED or adjacent(a.attacker, a.target):
        return []
    return targets.attacking(fx)


def _precision(fx: Play) -> Flow[None]:
    attack_of(fx).steady = True
    fx.add_attack(fx.unit, by_grade(fx))
    return
    yield


spell(
    "precision",
    "air",
    Timing.INSTANT,
    _precision,
    targets=_far_shooter,
    moments=IN_ATTACK,
    box=BOX,
)

# ---- Earth ----


def _earthquake(fx: Play) -> Flow[None]:
    """One piece, two of them, or all after hurting whoever stands beside one."""
    if fx.grade < Tier.GOLD:
        yield from break_some(fx, by_grade(fx))
        return
    walls = walls_of(fx.s)
    for unit in fx.all(damages=True):
        if unit.at >= 0 and NEXT_TO[unit.at] & walls:
            fx.damage(unit, 1)
    for at in spaces_in(walls):
        harm.break_piece(fx.s, at)


def _due(fx: Play) -> list[Unit]:
    """The unit that is about to activate."""
    return [u for u in fx.all() if u.number == fx.b.due]


def _sorrow(fx: Play) -> Flow[None]:
    fx.unit.activated = True
    fx.s.tell(Saddened, unit=fx.unit.name)
    return
    yield


spell("earthquake", "earth", Timing.INSTANT, _earthquake, can=stand, moments=ANY, box=BOX)
spell(
    "sorrow",
    "earth",
    Timing.INSTANT,
    _sorrow,
    costs=EXPERT_COSTS,
    targets=targets.up_to_tier(_due),
    moments=frozenset((Moment.BEFORE,)),
    expert=True,
    harmful=True,
    box=BOX,
)

# ---- Fire ----


def _fire_wall(fx: Play) -> Flow[None]:
    fx.lay(FIRE_WALL, amount=by_grade(fx), at=fx.spaces[0])
    return
    yield


def _slays(fx: Play) -> bool:
    """An own unit attacks a gold one."""
    a = fx.attack
    return (
        a is not None
        and a.attacker.side == fx.side
        and a.target.tier == Tier.GOLD
        and not a.throws
        and not a.no_die
    )


def _slayer(fx: Play) -> Flow[None]:
    a = attack_of(fx)
    a.throws = 2 * by_grade(fx)
    a.draws += 1
    return
    yield


spell(
    "fire_wall",
    "fire",
    Timing.ONGOING,
    _fire_wall,
    costs=EXPERT_COSTS,
    aim=aim_at_space,
    can=has_room,
    box=BOX,
)
spell(
    "slayer",
    "fire",
    Timing.INSTANT,
    _slayer,
    costs=EXPERT_COSTS,
    can=_slays,
    moments=IN_ATTACK,
    expert=True,
    box=BOX,
)

# ---- Water ----


def _forgetful(fx: Play) -> list[Unit]:
    return [u for u in fx.all() if u.type == UnitType.RANGED and u.number != fx.b.active]


def _forgetfulness(fx: Play) -> Flow[None]:
    fx.lay("no_attack", fx.unit, 1, until=Until.ITS_ACTIVATION)
    return
    yield


def _mirth(fx: Play) -> Flow[None]:
    """Every Attack die of your own may be rerolled: this activation, this round, this combat."""
    if fx.grade == 0:
        fx.lay("luck", until=Until.THIS_ACTIVATION)
    else:
        fx.lay("luck", rounds=1 if fx.grade == 1 else 0)
    return
    yield


spell(
    "forgetfulness",
    "water",
    Timing.ONGOING,
    _forgetfulness,
    targets=targets.up_to_tier(_forgetful),
    harmful=True,
    box=BOX,
)
spell(
    "mirth",
    "water",
    Timing.ONGOING,
    _mirth,
    costs=EXPERT_COSTS,
    can=lambda fx: not fx.s.rules.no_rerolls,
    expert=True,
    box=BOX,
)
