"""A budget: in which order buildings and units are bought, and what comes of it.

Each order is followed from Round to Round with the income that is known: what is due is built, the
rest of the gold buys the units that make the army grow most for their price. An order is as good as
the army that it leads to, over all Rounds and above all in the last ones.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from rulebound.games.homm3.general.forecast import power
from rulebound.games.homm3.map.buildings import BOARDS, CITADEL, DWELLINGS
from rulebound.games.homm3.model.kinds import Cost, UnitKind, roster
from rulebound.games.homm3.model.players import Troop

HALL: Final = "city_hall"
TAXES: Final = 5
"""Gold that a City Hall brings in a Resource Round."""
PLANNED: Final = (*DWELLINGS, CITADEL, HALL)
"""Buildings that make armies."""
LONGEST: Final = 4
"""So many buildings are thought of in their order."""
FINDS: Final = Cost(1, 0, 0)
"""What lies on the way, a Round, on the average."""
SHARP: Final = 1.5
"""How much more a strong army is worth than two that are half as strong."""
FINALE: Final = 3.0
"""How much more the army counts in the last two Rounds."""


class Ledger(NamedTuple):
    """All that a budget is made of."""

    faction: str
    have: Cost
    income: Cost
    standing: frozenset[str]
    """Roles of the buildings that stand."""
    open: frozenset[str]
    """Roles of those that may be built at all."""
    troops: tuple[Troop, ...]
    paydays: tuple[bool, ...]
    """For each Round from the next one on, whether it brings income."""
    builds: bool
    """Whether something can still be built in this Round."""
    buys: bool
    """Whether units can still be bought in this Round."""


class Budget(NamedTuple):
    worth: float
    order: tuple[str, ...]
    """Roles of buildings, the next one first."""
    keeps: int
    """Gold that is not spent on units now."""


@lru_cache(maxsize=4000)
def budget(ledger: Ledger) -> Budget:
    """The best order of all."""
    best = _follow(ledger, (), True)
    for order in _orders(ledger):
        for thrifty in (True, False):
            found = _follow(ledger, order, thrifty)
            if found.worth > best.worth:
                best = found
    return best


def _orders(ledger: Ledger) -> Iterator[tuple[str, ...]]:
    """What can be built one after the other; City Halls and Citadels fit in anywhere."""
    board = BOARDS[ledger.faction]

    def further(order: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for role in PLANNED:
            if role in order or role in ledger.standing or role not in ledger.open:
                continue
            there = {board[done].id for done in (*ledger.standing, *order)}
            if all(need in there for need in board[role].requires):
                longer = (*order, role)
                yield longer
                if len(longer) < LONGEST:
                    yield from further(longer)

    return further(())


class _Purse:
    """What there is while an order is followed."""

    __slots__ = ("gold", "materials", "valuables")

    def __init__(self, have: Cost) -> None:
        self.gold, self.materials, self.valuables = have

    def covers(self, cost: Cost) -> bool:
        return (
            self.gold >= cost.gold
            and self.materials >= cost.materials
            and self.valuables >= cost.valuables
        )

    def add(self, cost: Cost, sign: int = 1) -> None:
        self.gold += sign * cost.gold
        self.materials += sign * cost.materials
        self.valuables += sign * cost.valuables


def _follow(ledger: Ledger, order: tuple[str, ...], thrifty: bool) -> Budget:
    """What comes of an order; ``thrifty``: gold is kept for it in this Round already."""
    board = BOARDS[ledger.faction]
    purse, troops = _Purse(ledger.have), ledger.troops
    standing = set(ledger.standing)
    left = list(order)
    total, first = 0.0, 0
    rounds = len(ledger.paydays)
    for ahead in range(rounds + 1):
        if ahead:
            purse.add(FINDS)
            if ledger.paydays[ahead - 1]:
                purse.add(ledger.income)
                purse.gold += TAXES * (HALL in standing and HALL not in ledger.standing)
        if left and (ahead or ledger.builds) and purse.covers(board[left[0]].cost):
            purse.add(board[left[0]].cost, -1)
            standing.add(left.pop(0))
        keeps = 0
        if left and (thrifty or ahead):
            keeps = _keeps(ledger, purse, board[left[0]].cost, ahead)
        if not ahead:
            first = keeps
        if ahead or ledger.buys:
            troops = _bought(ledger.faction, purse, troops, standing, keeps)
        share = FINALE if ahead + 2 > rounds else 1.0
        total += share * power(troops) ** SHARP
    return Budget(total, order, first)


def _keeps(ledger: Ledger, purse: _Purse, cost: Cost, ahead: int) -> int:
    """Gold to be kept for a building, if it can come in the next Round but for the gold."""
    if ahead >= len(ledger.paydays):
        return 0
    income = ledger.income if ledger.paydays[ahead] else Cost()
    if (
        purse.materials + income.materials < cost.materials
        or purse.valuables + income.valuables < cost.valuables
    ):
        return 0
    return max(0, cost.gold - income.gold)


def _bought(
    faction: str, purse: _Purse, troops: tuple[Troop, ...], standing: set[str], keeps: int
) -> tuple[Troop, ...]:
    """The army once everything is bought that makes it grow, the best for the price first."""
    tiers = {tier for tier, role in enumerate(DWELLINGS) if role in standing}
    while True:
        best, most, price = troops, 0.0, Cost()
        now = power(troops)
        for kind in roster(faction):
            if kind.tier not in tiers:
                continue
            grown, cost = _next(kind, troops, CITADEL in standing)
            if grown is None or not purse.covers(cost._replace(gold=cost.gold + keeps)):
                continue
            gain = power(grown) - now
            value = gain * gain / (cost.gold + 4 * cost.valuables + 2)
            if gain > 0.05 and value > most:
                best, most, price = grown, value, cost
        if not most:
            return troops
        purse.add(price, -1)
        troops = best


def _next(
    kind: UnitKind, troops: tuple[Troop, ...], grows: bool
) -> tuple[tuple[Troop, ...] | None, Cost]:
    """The army with a unit more, or with a larger one, and what that costs."""
    for number, troop in enumerate(troops):
        if troop.kind == kind.id:
            if troop.pack or not grows:
                return None, Cost()
            pack = (*troops[:number], Troop(kind.id, True), *troops[number + 1 :])
            return pack, kind.face(True).cost
    return (*troops, Troop(kind.id)), kind.few.cost
