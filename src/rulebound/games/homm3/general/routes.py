"""Where the heroes of a general go: the ways to Fields that are worth it, over several turns."""

from collections.abc import Iterator
from typing import Final

from rulebound.games.homm3.general.economy import rounds_left
from rulebound.games.homm3.general.homeland import guarding
from rulebound.games.homm3.general.horizon import RESOLVE, Horizon
from rulebound.games.homm3.general.meetings import Meeting, meeting
from rulebound.games.homm3.general.plan import ANY, Plan
from rulebound.games.homm3.general.worths import (
    DECISIVE,
    arrival,
    desperate,
    losses,
    needed,
    pull,
)
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import ways
from rulebound.games.homm3.map.travel import passes
from rulebound.games.homm3.model.hexes import Hex, distance
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MOVEMENT, Leader

PATIENCE: Final = 0.89
"""What a step more makes of the worth of a Field."""
FIGHTING: Final = 0.85
"""What a fight on the way makes of what lies behind it."""
DESPAIR: Final = 0.9
"""The chance that a last fight counts for at least, as there is nothing to lose any more."""
LEFT_TO_FRIENDS: Final = 0.4
"""What a Field is worth to which somebody of one's own side is nearer."""
BOREDOM: Final = 0.2
"""By how much less sure a fight may be if there is nothing else to do."""
IDLE: Final = 0.2
"""What is worth less is not worth a step."""
Draws = dict[Hex, float]
"""By the next Field on the way: the best that can be reached through it."""


def draws(s: State, seat: int, hero: int, plan: Plan = ANY) -> Draws:
    """The worth of each step of a hero. Whoever finds nothing to do dares more."""
    start, points = s.map.realms[seat].heroes[hero], s.map.realms[seat].movement[hero]
    if start is None or not points:
        return {}
    found = _Walk(s, seat, hero, plan).draws(start)
    if found:
        return found
    return _Walk(s, seat, hero, plan._replace(nerve=plan.nerve + BOREDOM)).draws(start)


def prospects(s: State, seat: int, hero: int, plan: Plan = ANY) -> float:
    """What a hero has before it, with whole turns to come."""
    start = s.map.realms[seat].heroes[hero]
    if start is None:
        return 0.0
    walk = _Walk(s, seat, hero, plan)
    walk.points = max(walk.points, walk.usual)
    walk.draws(start)
    return sum(walk.values)


class _Walk:
    """A look around from where a hero stands."""

    def __init__(self, s: State, seat: int, hero: int, plan: Plan) -> None:
        self.s, self.seat, self.hero, self.plan = s, seat, hero, plan
        self.points = s.map.realms[seat].movement[hero]
        self.usual = MOVEMENT[hero]
        self.found: Draws = {}
        self.values: list[float] = []
        """Of all Fields that were looked at."""
        self.last = 0
        self.waits = 0.0
        """What it is worth to stay where one is, beside a fight of the next turn."""
        self.friends = _friends(s, seat)
        self.horizon = Horizon(s, seat, plan)

    def draws(self, start: Hex) -> Draws:
        first: dict[Hex, Hex] = {}
        ahead = {start: 1.0}
        seen = {start}
        self.last = min(self.plan.sight, self.points + self.usual * rounds_left(self.s))
        for steps in range(1, self.last + 1):
            edge: dict[Hex, float] = {}
            for at, odds in ahead.items():
                for to in ways(self.s, at):
                    if to in seen or (steps == 1 and not self._may_step(to)):
                        continue
                    seen.add(to)
                    step = first.get(at, to)
                    chance = self._reach(to, step, steps, odds)
                    if chance > 0:
                        first[to] = step
                        edge[to] = chance
            ahead = edge
        stays = guarding(self.s, self.seat, self.hero, start)
        floor = max(self.waits, self.horizon.exploring(start), stays, IDLE)
        return {to: value for to, value in self.found.items() if value > floor}

    def _may_step(self, to: Hex) -> bool:
        s = self.s
        if self.points < 2 and passes(s, self.seat, to):
            return False
        listening = s.map.listening(occasions.may_enter)
        return all(hear(s, self.seat, self.hero, to) for hear in listening)

    def _reach(self, to: Hex, step: Hex, steps: int, odds: float) -> float:
        """Look at a Field so many steps away; the chance to get through it, 0: none."""
        s, plan = self.s, self.plan
        left = points_left(steps, self.points, self.usual)
        met = meeting(s, self.seat, self.hero, to, left, plan.odds)
        value = max(arrival(s, self.seat, self.hero, to, met), self.horizon.exploring(to))
        if steps == self.last:
            value = max(value, self.horizon.draws.get(to, 0.0))
        after, chance, decisive = steps, odds, value >= DECISIVE
        if met is not None:
            turns = -(-max(0, steps - self.points) // self.usual)
            need = needed(s, met, value, plan, turns)
            if met.told.chance < need:
                met, after = self._later(to, met, left, steps)
            if met is None or met.told.chance < need:
                return 0.0
            chance *= met.told.chance * FIGHTING
            if desperate(s, value, turns):
                value *= max(met.told.chance, DESPAIR)
            else:
                value = value * met.told.chance - losses(s, self.seat, met)
        if passes(s, self.seat, to):
            value = 0.0
        elif not decisive and any(distance(one, to) + 1 < steps for one in self.friends):
            value *= LEFT_TO_FRIENDS
        patience = RESOLVE if decisive else PATIENCE
        worth = value * odds * patience ** (after - 1)
        self.values.append(max(0.0, worth))
        if after > steps == 1:
            self.waits = max(self.waits, worth)
            return 0.0
        if worth > self.found.get(step, 0.0):
            self.found[step] = worth
        return chance

    def _later(self, to: Hex, met: Meeting, left: int, steps: int) -> tuple[Meeting | None, int]:
        """The same fight with a whole turn before one, and after how many steps that is."""
        if left >= self.usual - 1 or met.decides or not rounds_left(self.s):
            return None, steps
        later = meeting(self.s, self.seat, self.hero, to, self.usual - 1, self.plan.odds)
        return later, max(steps, self.points) + 1


def _friends(s: State, seat: int) -> list[Hex]:
    """Where heroes of others on one's own side stand."""
    w = s.map
    return [
        at
        for other, realm in enumerate(w.realms)
        if other != seat and w.friends(seat, other)
        for at in realm.heroes
        if at is not None
    ]


def points_left(steps: int, points: int, usual: int) -> int:
    """Movement points that a hero has left on arriving.

    Later than in this turn it can wait before the Field for a turn of its own.
    """
    return points - steps if steps <= points else usual - 1


def nearby(s: State, seat: int) -> list[tuple[Hex, Meeting]]:
    """Fights that a Main Hero could be in within two turns, and those on which all depends.

    One of each kind, the nearest first.
    """
    realm = s.map.realms[seat]
    start = realm.heroes[Leader.MAIN]
    if start is None:
        return []
    points, usual = realm.movement[Leader.MAIN], MOVEMENT[Leader.MAIN]
    found: dict[str, tuple[Hex, Meeting]] = {}
    for to, steps in _around(s, start):
        if steps > points + usual and pull(s, seat, to) < DECISIVE:
            continue
        left = points_left(steps, points, usual)
        met = meeting(s, seat, Leader.MAIN, to, left)
        if met is not None:
            found.setdefault(met.foe, (to, met._replace(left=left)))
    return list(found.values())


def _around(s: State, start: Hex) -> Iterator[tuple[Hex, int]]:
    """All Fields to which a way leads, and how many steps away they are."""
    seen, ahead, steps = {start}, [start], 0
    while ahead:
        steps += 1
        edge = []
        for at in ahead:
            for to in ways(s, at):
                if to not in seen:
                    seen.add(to)
                    edge.append(to)
                    yield to, steps
        ahead = edge
