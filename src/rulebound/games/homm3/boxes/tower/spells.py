"""Spells of the Tower."""

from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.spells import spell
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.combat.cards import ON_MAP, Play, Timing

_VIEWED: Final = ({"gold": 3}, {"materials": 2}, {"valuables": 1})
"""By grade."""


def _view_air(fx: Play) -> Flow[None]:
    fx.gain(**_VIEWED[fx.grade])
    return
    yield


spell("view_air", "air", Timing.MAP, _view_air, moments=ON_MAP, box=BOX)
