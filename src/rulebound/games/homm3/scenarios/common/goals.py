"""How scenarios are won and lost (H3-1.6)."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from pydantic import Field as Value

from rulebound.games.homm3.map.aftermath import BEATEN, BEATEN_HEROES, WON_AT
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.goals import (
    Goal,
    Line,
    by_seat,
    by_side,
    goal,
    points_of,
    together,
)
from rulebound.games.homm3.map.scenario import LAST_ROUND, GoalEntry, LocationId
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import LOCATIONS
from rulebound.games.homm3.model.world import Leader

DECISIVE: Final = 40.0
"""How much a Field draws a bot on which the scenario is decided."""


def best(counts: dict[int, int]) -> list[int]:
    """The seats with the most; a tie is shared."""
    most = max(counts.values(), default=0)
    return [seat for seat, count in counts.items() if count == most]


# ---- Fields and Towns ----


def _flags(s: State, location: str) -> Callable[[Sequence[int]], int]:
    """On how many Fields of a Location a side has a flag."""
    flagged = [m.flags for at, m in s.map.marks.items() if field(s, at).location == location]
    return lambda seats: sum(not set(seats).isdisjoint(flags) for flags in flagged)


@goal("flag")
class Flag(Goal):
    """Whoever flags a Location wins."""

    field: LocationId

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        for at, mark in s.map.marks.items():
            if mark.owner >= 0 and field(s, at).location == self.field:
                return [mark.owner]
        return None

    def progress(self, s: State) -> list[Line]:
        return [by_side(s, "homm3-count-flag", _flags(s, self.field), 1, location=self.field)]

    def worth(self, s: State, seat: int, at: Hex) -> float:
        mine = s.map.friends(seat, s.map.mark(at).owner)
        return 0.0 if mine or field(s, at).location != self.field else DECISIVE


@goal("flag_count")
class FlagCount(Goal):
    """Whoever has flags on so many Fields of a Location wins; the flags of a team count."""

    field: LocationId
    count: int = Value(ge=1)

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        count = _flags(s, self.field)
        for seat in w.seats():
            if count([n for n in range(len(w.realms)) if w.friends(seat, n)]) >= self.count:
                return [seat]
        return None

    def progress(self, s: State) -> list[Line]:
        return [
            by_side(s, "homm3-count-flag", _flags(s, self.field), self.count, location=self.field)
        ]

    def worth(self, s: State, seat: int, at: Hex) -> float:
        if field(s, at).location != self.field or seat in s.map.mark(at).flags:
            return 0.0
        return DECISIVE / 2


@goal("enemy_town")
class EnemyTown(Goal):
    """Whoever holds the Town of an enemy wins; with ``every`` the Towns of all enemies."""

    every: bool = False

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        for seat in s.map.seats():
            held = list(self._held(s, seat))
            if held and (all(held) if self.every else any(held)):
                return [seat]
        return None

    def progress(self, s: State) -> list[Line]:
        towns = [sum(1 for _ in self._held(s, seat)) for seat in range(len(s.map.realms))]
        need = max(towns) if self.every else 1
        return [
            by_side(s, "homm3-count-enemy_towns", lambda seats: sum(self._held(s, seats[0])), need)
        ]

    def _held(self, s: State, seat: int) -> Iterator[bool]:
        """Of each enemy's Town, whether the player's side holds it."""
        w = s.map
        for other, realm in enumerate(w.realms):
            if realm.town is not None and not w.friends(seat, other):
                yield w.friends(seat, w.mark(realm.town).owner)

    def worth(self, s: State, seat: int, at: Hex) -> float:
        w = s.map
        if w.friends(seat, w.mark(at).owner):
            return 0.0
        theirs = any(r.town == at and not w.friends(seat, o) for o, r in enumerate(w.realms))
        return DECISIVE if theirs else 0.0


# ---- combats ----


@goal("defeat_army")
class DefeatArmy(Goal):
    """Whoever beats an army that no player leads wins."""

    target: str

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        seat = s.map.notes.get(BEATEN + self.target)
        return None if seat is None else [seat]

    def progress(self, s: State) -> list[Line]:
        seat = s.map.notes.get(BEATEN + self.target)
        return [
            by_side(s, "homm3-count-rover", lambda seats: int(seat in seats), 1, rover=self.target)
        ]

    def worth(self, s: State, seat: int, at: Hex) -> float:
        there = any(rover.at == at and rover.id == self.target for rover in s.map.rovers)
        return DECISIVE if there else 0.0


@goal("each_player_wins_at")
class EachPlayerWinsAt(Goal):
    """All win once each of them has beaten the guards of such a Location."""

    field: LocationId

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        seats = s.map.seats()
        return seats if seats and all(self._won(s, seat) for seat in seats) else None

    def progress(self, s: State) -> list[Line]:
        return [by_seat(s, "homm3-count-combat", lambda seat: int(self._won(s, seat)))]

    def _won(self, s: State, seat: int) -> bool:
        won: tuple[Hex, ...] = s.map.realms[seat].note(WON_AT, ())
        return any(field(s, at).location == self.field for at in won)

    def worth(self, s: State, seat: int, at: Hex) -> float:
        wanted = field(s, at).location == self.field and not self._won(s, seat)
        return DECISIVE if wanted else 0.0


@goal("every_main_hero")
class EveryMainHero(Goal):
    """Whoever has defeated the Main Hero of every enemy wins; the victories of a team count."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        for seat in s.map.seats():
            enemies = self._enemies(s, seat)
            if enemies and enemies <= self._beaten(s, seat):
                return [seat]
        return None

    def progress(self, s: State) -> list[Line]:
        most = max(len(self._enemies(s, seat)) for seat in range(len(s.map.realms)))

        def have(seats: Sequence[int]) -> int:
            return len(self._enemies(s, seats[0]) & self._beaten(s, seats[0]))

        return [by_side(s, "homm3-count-main_heroes", have, most)]

    def _enemies(self, s: State, seat: int) -> set[int]:
        return {n for n in range(len(s.map.realms)) if not s.map.friends(seat, n)}

    def _beaten(self, s: State, seat: int) -> set[int]:
        """Whose Main Heroes the player's side has defeated."""
        w = s.map
        return {
            other
            for friend, realm in enumerate(w.realms)
            if w.friends(seat, friend)
            for other in realm.note(BEATEN_HEROES, ())
        }

    def worth(self, s: State, seat: int, at: Hex) -> float:
        w = s.map
        beaten = w.realms[seat].note(BEATEN_HEROES, ())
        for other in w.enemies(seat):
            if w.realms[other].heroes[Leader.MAIN] == at and other not in beaten:
                return DECISIVE / 2
        return 0.0


# ---- when a Round ends ----


class AfterRound(Goal):
    """Looked at when a Round ends, from this one on; 0: the last Round of the scenario."""

    round: int = Value(default=0, ge=0, le=LAST_ROUND)

    def due(self, s: State, round_ends: bool) -> bool:
        return round_ends and s.map.round >= (self.round or s.map.scenario.rounds)


@goal("most_flags")
class MostFlags(AfterRound):
    """After a Round the most flagged Fields win; a tie is shared."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        if not self.due(s, round_ends):
            return None
        return best({seat: self._count(s, seat) for seat in s.map.seats()})

    def progress(self, s: State) -> list[Line]:
        return [by_seat(s, "homm3-count-flags", lambda seat: self._count(s, seat), 0)]

    def _count(self, s: State, seat: int) -> int:
        return sum(seat in mark.flags for mark in s.map.marks.values())


@goal("most_points")
class MostPoints(AfterRound):
    """After a Round the most victory points win; a team adds its points up, a tie is shared."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        if not self.due(s, round_ends):
            return None
        w = s.map
        own = [sum(points_of(s, seat).values()) for seat in range(len(w.realms))]
        return best(
            {
                seat: sum(points for other, points in enumerate(own) if w.friends(seat, other))
                for seat in w.seats()
            }
        )

    def progress(self, s: State) -> list[Line]:
        """The sum, then what it is made of."""
        own = [points_of(s, seat) for seat in range(len(s.map.realms))]

        def line(what: str) -> Line:
            def have(seats: Sequence[int]) -> int:
                return sum(own[seat].get(what, 0) for seat in seats)

            if what in LOCATIONS:
                return by_side(s, "homm3-count-points-location", have, location=what)
            return by_side(s, what, have)

        total = by_side(
            s, "homm3-count-points", lambda seats: sum(sum(own[n].values()) for n in seats)
        )
        sources = dict.fromkeys(what for points in own for what in points)
        return [total, *(line(what)._replace(part=True) for what in sources)]


@goal("round")
class Round(AfterRound):
    """When a Round is over everybody loses, or, as a victory, everybody wins."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        return s.map.seats() if self.due(s, round_ends) else None

    def progress(self, s: State) -> list[Line]:
        return [together(s, "homm3-count-rounds", s.map.round, self.round or s.map.scenario.rounds)]


# ---- several at once ----


@goal("all_of")
class AllOf(Goal):
    """Several goals at once: for the players for whose side all of them are met."""

    goals: tuple[GoalEntry, ...] = Value(min_length=2)

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        left = set(w.seats())
        for entry in self.goals:
            found = entry.made.reached(s, round_ends)
            if found is None:
                return None
            teams = {w.realms[seat].team for seat in found}
            left = {seat for seat in left if w.realms[seat].team in teams}
        return sorted(left) or None

    def progress(self, s: State) -> list[Line]:
        return [line for entry in self.goals for line in entry.made.progress(s)]

    def worth(self, s: State, seat: int, at: Hex) -> float:
        return max(entry.made.worth(s, seat, at) for entry in self.goals)
