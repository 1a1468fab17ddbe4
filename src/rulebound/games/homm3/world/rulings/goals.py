"""How scenarios are won and lost (H3-1.6)."""

from collections.abc import Collection
from typing import Literal

from rulebound.games.homm3.state import State
from rulebound.games.homm3.world.fields import field
from rulebound.games.homm3.world.goals import Goal, goal
from rulebound.games.homm3.world.scenario import LocationId


@goal("flag")
class Flag(Goal):
    """Whoever flags a Location wins."""

    field: LocationId

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        for at, mark in s.map.marks.items():
            if mark.owner >= 0 and field(s, at).location == self.field:
                return [mark.owner]
        return None


@goal("enemy_town")
class EnemyTown(Goal):
    """Whoever flags the Town of an enemy wins."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        for realm in w.realms:
            if realm.town is not None:
                owner = w.mark(realm.town).owner
                if owner >= 0 and w.realms[owner].team != realm.team:
                    return [owner]
        return None


@goal("most_flags")
class MostFlags(Goal):
    """After a Round the most flagged Fields win; a tie is shared."""

    round: int

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        if not round_ends or w.round < self.round:
            return None
        counts = {seat: sum(seat in mark.flags for mark in w.marks.values()) for seat in w.seats()}
        best = max(counts.values())
        return [seat for seat, count in counts.items() if count == best]


@goal("round")
class Round(Goal):
    """When a Round is over: everybody loses, or, as a victory, everybody wins."""

    round: int
    who: Literal["all"] = "all"

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        return s.map.seats() if round_ends and s.map.round >= self.round else None
