"""What lies beyond the Fields that are known: goals to which the way leads over hidden tiles."""

from heapq import heappop, heappush
from typing import Final

from rulebound.games.homm3.general.meetings import meeting
from rulebound.games.homm3.general.plan import Plan
from rulebound.games.homm3.general.worths import DECISIVE, EXPLORING, pull, unknown
from rulebound.games.homm3.map.explore import openable
from rulebound.games.homm3.map.fields import ways
from rulebound.games.homm3.model.hexes import Hex, neighbours
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MOVEMENT, Leader

RESOLVE: Final = 0.95
"""What a step more makes of the worth of a Field where the scenario is decided."""
GROWTH: Final = 0.25
"""By how much one will be likelier to win a fight once one is there."""


class Horizon:
    """How much each Field draws as a step towards goals that are far away."""

    def __init__(self, s: State, seat: int, plan: Plan) -> None:
        self.s, self.seat = s, seat
        board = s.map.board
        where = board.layout.where
        self.hidden = {at for at, (tile, _) in where.items() if not board.tiles[tile].face_up}
        self.draws: dict[Hex, float] = {}
        queue = [(-value, at) for at, value in self._goals(plan)]
        queue.sort()
        while queue:
            less, at = heappop(queue)
            if at in self.draws:
                continue
            self.draws[at] = -less
            for to in neighbours(at):
                if to in where and to not in self.draws:
                    steps = self._steps(to, at)
                    if steps:
                        heappush(queue, (less * RESOLVE**steps, to))

    def _goals(self, plan: Plan) -> list[tuple[Hex, float]]:
        s, seat = self.s, self.seat
        found = []
        for at in s.map.board.layout.where:
            value = pull(s, seat, at)
            if at in self.hidden:
                if value > 0:
                    found.append((at, value))
            elif value >= DECISIVE:
                met = meeting(s, seat, Leader.MAIN, at, MOVEMENT[Leader.MAIN] - 1, plan.odds)
                chance = 1.0 if met is None else min(1.0, met.told.chance + GROWTH)
                found.append((at, value * chance))
        return found

    def _steps(self, one: Hex, two: Hex) -> int:
        """Movement points from one Field to the next; 0: there is no way."""
        if two in self.hidden:
            return 1 if one in self.hidden else 2
        return 1 if one in self.hidden or two in ways(self.s, one) else 0

    def exploring(self, at: Hex) -> float:
        """What it is worth to turn tiles up, or to place one, from a Field."""
        if not unknown(self.s, self.seat, at):
            return 0.0
        tiles = openable(self.s, self.s.map.board.discoverable(at))
        return max((self.turning(at, tile) for tile in tiles), default=EXPLORING)

    def turning(self, at: Hex, tile: int) -> float:
        """The same for one tile that lies face down."""
        where = self.s.map.board.layout.where
        mine = [to for to in neighbours(at) if to in where and where[to][0] == tile]
        return max(EXPLORING, RESOLVE * max((self.draws.get(to, 0.0) for to in mine), default=0.0))
