"""Gold Rush: tribute that is paid in tranches, in kind if need be, and the Grail for the liege."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.map import occasions, resources
from rulebound.games.homm3.map.goals import Goal, Line, by_side, goal
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import World
from rulebound.games.homm3.scenarios.common.goals import AfterRound, best
from rulebound.games.homm3.scenarios.gold_rush.log import Tranche, TrancheFailed
from rulebound.games.homm3.table.asking import ask

WORTH: Final = Cost(1, 2, 4)
"""What a resource counts in gold."""
GROWTH: Final = 4
"""By so much income grows from one Resource Round to the next, for whoever goes after it."""
FAILED: Final = "tribute_failed"
"""Note of the world: the teams that could not pay."""


def tribute(s: State, seat: int) -> int:
    """What a player could pay, in gold."""
    p = s.players[seat]
    return p.gold + WORTH.materials * p.materials + WORTH.valuables * p.valuables


def sides(w: World) -> dict[int, list[int]]:
    """The players still in the game by team."""
    found: dict[int, list[int]] = {}
    for seat in w.seats():
        found.setdefault(w.realms[seat].team, []).append(seat)
    return found


def wealth(s: State, seats: Collection[int]) -> int:
    return sum(tribute(s, seat) for seat in seats)


@rule("tranches")
class Tranches(Rule):
    """As some Rounds begin each side pays a tranche of its tribute, in gold or in kind."""

    due: Mapping[int, int]
    """By Round: the gold of the tranche."""

    def left(self, s: State) -> int:
        """What is still to be paid after this Round."""
        return sum(gold for number, gold in self.due.items() if number > s.map.round)

    @on(occasions.saves)
    def saves(self, s: State, seat: int) -> int:
        """A share of the next tranche, less what comes in till then and what is there in kind."""
        w = s.map
        number = min((number for number in self.due if number > w.round), default=0)
        if not number:
            return 0
        share = self.due[number] // len(sides(w)[w.realms[seat].team])
        coming = sum(a * b for a, b in zip(w.realms[seat].income, WORTH, strict=True))
        incomes = sum(odd % 2 for odd in range(w.round + 1, number))  # H3-3.1
        return share - incomes * coming - (tribute(s, seat) - s.players[seat].gold)

    @on(occasions.provides)
    def provides(self, s: State, seat: int) -> int:
        """Of all tranches that one that leaves least, less what comes in till then.

        Whoever spends something on it has more income from one Resource Round to the next.
        """
        w = s.map
        mates = len(sides(w)[w.realms[seat].team])
        coming = sum(a * b for a, b in zip(w.realms[seat].income, WORTH, strict=True))
        in_kind = tribute(s, seat) - s.players[seat].gold
        keeps = owed = 0
        for number in sorted(number for number in self.due if number > w.round):
            owed += self.due[number]
            incomes = sum(odd % 2 for odd in range(w.round + 1, number))
            more = GROWTH * incomes * (incomes - 1) // 2
            keeps = max(keeps, owed // mates - incomes * coming - more - in_kind)
        return keeps

    @on(occasions.round_begins)
    def round_begins(self, s: State) -> Flow[None]:
        w = s.map
        gold = self.due.get(w.round, 0)
        if not gold:
            return
        s.tell(Tranche, gold=gold)
        failed = [team for team, seats in sides(w).items() if wealth(s, seats) < gold]
        if failed:
            w.notes[FAILED] = tuple(failed)
            for team in failed:
                s.tell(TrancheFailed, seat=sides(w)[team][0], gold=gold)
            return
        for seats in sides(w).values():
            yield from _collect(s, seats, gold)

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        found = [number for number in self.due if number > s.map.round]
        if not found:
            return []
        following = min(found)
        args = {"round": following, "gold": self.due[following], "left": self.left(s)}
        return [Text("homm3-notice-tranche", args)]


# ---- paying ----


def _collect(s: State, seats: list[int], owed: int) -> Flow[None]:
    """Each member of a side pays a share; the last one what is missing."""
    for n, seat in enumerate(seats):
        if owed > 0:
            others = wealth(s, seats[n + 1 :])
            owed -= yield from _pay_share(s, seat, owed, max(0, owed - others))


def _pay_share(s: State, seat: int, owed: int, least: int) -> Flow[int]:
    """Valuables, building materials, then gold; there is no change for what is too much."""
    p = s.players[seat]
    last = least == owed
    paid = 0
    found = {}
    for resource in ("valuables", "materials"):
        worth = getattr(WORTH, resource)
        rest = p.gold + (WORTH.materials * p.materials if resource == "valuables" else 0)
        most = min(getattr(p, resource), -(-(owed - paid) // worth))
        counts = [n for n in range(max(0, most) + 1) if paid + n * worth + rest >= least]
        found[resource] = count = yield from _pick_count(seat, owed - paid, resource, counts)
        paid += count * worth
    if last:
        gold = max(0, owed - paid)
    else:
        counts = list(range(max(0, least - paid), min(p.gold, max(0, owed - paid)) + 1))
        gold = yield from _pick_count(seat, owed - paid, "gold", counts)
    resources.pay(s, seat, Cost(gold, found["materials"], found["valuables"]))
    return paid + gold


def _pick_count(seat: int, owed: int, resource: str, counts: list[int]) -> Flow[int]:
    def build() -> tuple[Option, ...]:
        return tuple(
            Option("pay-part", (f"resource:{resource}", f"count:{n}"), data=n) for n in counts
        )

    option = yield from ask(seat, Text("homm3-ask-pay-part", {"owed": owed}), build)
    count: int = option.data
    return count


# ---- winning and losing ----


def _tranches(s: State) -> Iterator[Tranches]:
    return (rule_ for rule_ in s.map.rules if isinstance(rule_, Tranches))


def _richest(s: State, worth: Callable[[list[int]], int]) -> list[int]:
    """The players of the side that could pay most; a tie is shared."""
    teams = sides(s.map)
    found = best({team: worth(seats) for team, seats in teams.items()})
    return [seat for team in found for seat in teams[team]]


def _carries(s: State, seats: Collection[int]) -> bool:
    return any(s.map.realms[seat].grail for seat in seats)


@goal("grail_and_tribute")
class GrailAndTribute(Goal):
    """When a Round ends: a hero of the side carries the Grail, and it can pay all that is left."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        left = sum(rule_.left(s) for rule_ in _tranches(s))
        for seats in sides(w).values():
            if round_ends and _carries(s, seats) and wealth(s, seats) >= left:
                return seats
        return None

    def progress(self, s: State) -> list[Line]:
        left = sum(rule_.left(s) for rule_ in _tranches(s))
        return [
            by_side(s, "homm3-count-grail", lambda seats: int(_carries(s, seats)), 1),
            by_side(s, "homm3-count-tribute", lambda seats: wealth(s, seats), left),
        ]


@goal("richest")
class Richest(AfterRound):
    """After a Round the side that could pay the highest tranche wins."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        if not self.due(s, round_ends):
            return None
        return _richest(s, lambda seats: wealth(s, seats))

    def progress(self, s: State) -> list[Line]:
        return [by_side(s, "homm3-count-wealth", lambda seats: wealth(s, seats))]


@goal("all_fail")
class AllFail(Goal):
    """If no side can pay, the one with the most wins; the Grail counts as gold."""

    grail: int = Value(default=60, ge=0)

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        if len(w.notes.get(FAILED, ())) < max(2, len(sides(w))):
            return None

        return _richest(s, lambda seats: self._worth(s, seats))

    def progress(self, s: State) -> list[Line]:
        return [by_side(s, "homm3-count-wealth_with_grail", lambda seats: self._worth(s, seats))]

    def _worth(self, s: State, seats: Collection[int]) -> int:
        return wealth(s, seats) + (self.grail if _carries(s, seats) else 0)


@goal("tribute")
class Tribute(Goal):
    """A side that cannot pay a tranche loses."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        failed = s.map.notes.get(FAILED, ())
        found = [seat for seat in s.map.seats() if s.map.realms[seat].team in failed]
        return found or None

    def progress(self, s: State) -> list[Line]:
        """What each side could pay of the next tranche."""
        w = s.map
        due = {n: gold for rule_ in _tranches(s) for n, gold in rule_.due.items() if n > w.round}
        if not due:
            return []
        number = min(due)
        return [
            by_side(
                s, "homm3-count-tranche", lambda seats: wealth(s, seats), due[number], round=number
            )
        ]
