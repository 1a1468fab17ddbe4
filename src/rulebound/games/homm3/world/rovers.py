"""Armies that no player leads: AI Heroes and others (H3-10.120 to H3-10.134)."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.state import State
from rulebound.games.homm3.world.world import ROUND_ENDS


def move(s: State) -> Flow[None]:
    """They take their turns after the players."""
    w = s.map
    for rule in w.rules:
        if (yield from rule.rovers_move(s)):
            break
    w.phase, w.step = ROUND_ENDS, 0
