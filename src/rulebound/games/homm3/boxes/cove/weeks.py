"""Astrologers Proclaim cards of the Cove."""

from rulebound.games.homm3.boxes.cove import BOX
from rulebound.games.homm3.map.weeks import (
    PIRATES,
    Holds,
    Week,
    week,
)
from rulebound.games.homm3.model.state import State

week(Week(PIRATES, BOX, until=Holds.NEXT))


def _no_sea(s: State) -> bool:
    """Sea tiles are never drawn: the two cards about them would change nothing."""
    return True


week(Week("whirlpool", BOX, until=Holds.NEXT, redraw=_no_sea))
week(Week("wind", BOX, until=Holds.NEXT, redraw=_no_sea))
