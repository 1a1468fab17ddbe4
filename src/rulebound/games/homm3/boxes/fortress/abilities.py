"""Abilities (H3-5.30) of the Fortress."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.abilities import ability
from rulebound.games.homm3.boxes.common.finds import finds
from rulebound.games.homm3.boxes.fortress import BOX
from rulebound.games.homm3.combat.cards import Effect, Mode, Moment, Play, Timing


def _learn(mode: str, experience: int) -> Effect:
    """More experience for a hero who is due for a new level."""

    def do(fx: Play) -> Flow[None]:
        fx.s.learned += experience
        return
        yield

    return Effect(mode, Timing.INSTANT, do, frozenset((Moment.LEVEL,)), removed=mode == Mode.EXPERT)


ability(
    "eagle_eye",
    finds(Mode.BASIC, lambda card: not card.expert),
    finds(Mode.EXPERT, lambda card: card.expert),
    box=BOX,
)
ability("learning", _learn(Mode.BASIC, 1), _learn(Mode.EXPERT, 2), box=BOX)
