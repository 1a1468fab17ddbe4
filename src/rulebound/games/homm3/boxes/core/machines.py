"""War Machines (H3-13.5): permanent cards, of which each player has at most one in play (H3-5.25).

The Ammo Cart stands in :mod:`rulebound.games.homm3.combat.values`.
"""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    Card,
    CardKind,
    Effect,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.combat.moves import walls_of
from rulebound.games.homm3.combat.values import initiative, of_side
from rulebound.games.homm3.map import weeks
from rulebound.games.homm3.model.spaces import NAMES, NEXT_TO, OFF, spaces_in
from rulebound.games.homm3.table.asking import ask

COPIES: Final = 4
_AT_ROUND: Final = frozenset((Moment.ROUND,))
_LAY_OUT: Final = Effect("basic", Timing.PERMANENT)
"""From the hand into play."""


def machine(
    id_: str, box: str, *uses: Effect, begins: Callable[[Play], Flow[None]] | None = None
) -> Card:
    return card(Card(id_, CardKind.MACHINE, (_LAY_OUT, *uses), box, COPIES, begins=begins))


machine("ammo_cart", "rampart")


def _shoot_the_slowest(fx: Play) -> Flow[None]:
    foes = fx.foes()
    lowest = min(initiative(fx.s, u) for u in foes)
    tied = [u for u in foes if initiative(fx.s, u) == lowest]
    unit = yield from fx.choose(lambda: tied)
    fx.damage(unit, 1 + weeks.holds(fx.s, weeks.AMMO_CART))


machine("ballista", "rampart", begins=_shoot_the_slowest)


def tent_heals(fx: Play) -> int:
    """What a First Aid Tent heals at a time."""
    more = of_side(fx.b, fx.side, "first_aid")
    return 1 + more + weeks.holds(fx.s, weeks.AMMO_CART)


def _first_aid(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, tent_heals(fx))
    return
    yield


machine(
    "first_aid_tent",
    "rampart",
    Effect("use", Timing.INSTANT, _first_aid, AFTER_DAMAGE, targets=targets.wounded),
)


def _cannonade(fx: Play) -> Flow[None]:
    fx.damage(fx.unit, 2)
    return
    yield


machine(
    "cannon",
    "cove",
    Effect("use", Timing.INSTANT, _cannonade, _AT_ROUND, targets=targets.enemy, expert=True),
)


# ---- the Catapult ----


def _marks(fx: Play, spaces: int) -> list[Option]:
    """Units, Walls and the Gate on some spaces, each with its space."""
    found = [
        Option("target", (u.ref,), data=(u.number, u.at))
        for u in fx.all()
        if u.at != OFF and spaces >> u.at & 1
    ]
    found += [
        Option("target", (f"wall:{NAMES[at]}",), data=(OFF, at))
        for at in spaces_in(walls_of(fx.s) & spaces)
    ]
    return found


def _filled(fx: Play) -> int:
    """The spaces with something to hit."""
    bits = walls_of(fx.s)
    for u in fx.all():
        if u.at != OFF:
            bits |= 1 << u.at
    return bits


def _first_marks(fx: Play) -> tuple[Option, ...]:
    filled = _filled(fx)
    paired = sum(1 << at for at in spaces_in(filled) if NEXT_TO[at] & filled)
    return tuple(_marks(fx, paired))


def _can_catapult(fx: Play) -> bool:
    return fx.player.materials > 0 and bool(_first_marks(fx))


def _aim_catapult(fx: Play) -> Flow[None]:
    """Two neighbouring targets: a unit, a Wall or the Gate each."""
    text = Text("homm3-ask-target", {"card": fx.card.id})
    first = yield from ask(fx.seat, text, lambda: _first_marks(fx))
    near = NEXT_TO[first.data[1]]
    second = yield from ask(fx.seat, text, lambda: tuple(_marks(fx, near)))
    for number, at in (first.data, second.data):
        if number == OFF:
            fx.spaces += (at,)
        else:
            fx.units += (fx.b.units[number],)


def _catapult(fx: Play) -> Flow[None]:
    fx.player.materials -= 1
    for unit in fx.units:
        fx.damage(unit, 1)
    for at in fx.spaces:
        harm.break_piece(fx.s, at)
    return
    yield


machine(
    "catapult",
    "stretch_goals_2024",
    Effect("use", Timing.INSTANT, _catapult, _AT_ROUND, _can_catapult, aim=_aim_catapult),
)
