"""War Machines (H3-13.5) of the Stretch Goals of 2024."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.machines import AT_ROUND, machine
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import (
    Effect,
    Mode,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.moves import walls_of
from rulebound.games.homm3.model.spaces import NAMES, NEXT_TO, OFF, spaces_in
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import ask


def _marks(fx: Play, spaces: int) -> list[Option]:
    """Units, Walls and the Gate on some spaces, each with its space."""
    found: list[Option] = [
        Telling("target", (u.ref,), data=(u.number, u.at))
        for u in fx.all()
        if u.at != OFF and spaces >> u.at & 1
    ]
    found += [
        Telling("target", (f"wall:{NAMES[at]}",), data=(OFF, at))
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
    BOX,
    Effect(Mode.USE, Timing.INSTANT, _catapult, AT_ROUND, _can_catapult, aim=_aim_catapult),
)
