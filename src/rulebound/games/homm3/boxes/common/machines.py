"""What all War Machines share (H3-13.5): a player has at most one of them in play (H3-5.25)."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat.cards import (
    Card,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.model.cards import CardKind

COPIES: Final = 4
AT_ROUND: Final = frozenset((Moment.ROUND,))
_LAY_OUT: Final = Effect(Mode.BASIC, Timing.PERMANENT)
"""From the hand into play."""


def machine(
    id_: str, box: str, *uses: Effect, begins: Callable[[Play], Flow[None]] | None = None
) -> Card:
    return card(Card(id_, CardKind.MACHINE, (_LAY_OUT, *uses), box, COPIES, begins=begins))
