"""What a general builds, recruits, saves for and trades: all by its budget."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rulebound.core.flow import Option
from rulebound.games.homm3.general import homeland
from rulebound.games.homm3.general.budget import Budget, Ledger, budget
from rulebound.games.homm3.general.forecast import power
from rulebound.games.homm3.map import occasions, towns
from rulebound.games.homm3.map.buildings import DWELLINGS, Building
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.map.recruiting import Ware
from rulebound.games.homm3.map.trade import RATES, Rate
from rulebound.games.homm3.model.kinds import Cost, Tier
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader, TownAction

LATE: Final = 2
"""In so many last Rounds nothing is saved any more."""
DUE: Final = 80.0
"""How much one wants to build what the budget says."""
EXTRA: Final = 60.0
"""The same for what it leaves room for."""
BESIDES: Final = {"city_hall": 0.0, "mage_guild": 2.0, "special_tent": 1.0, "special_gears": 1.0}
"""What buildings bring each Round that no budget knows of, in its measure."""
NOTHING: Final = Cost()
DEBT: Final = 20.0
"""How much gold counts that is owed and not there."""
GAIN: Final = 0.5
"""An exchange that brings less is not made."""
HIRING: Final = 10
SPARE_HIRE: Final = 4
"""Gold that should be left after hiring."""
SECOND_PAYS: Final = 6
"""So many Rounds a second hero needs to be worth the price."""


def rounds_left(s: State) -> int:
    return last_round(s) - s.map.round


def paydays(s: State) -> tuple[bool, ...]:
    """For each Round to come, whether it brings income (H3-3.3)."""
    now, last = s.map.round, last_round(s)
    every = any(hear(s) for hear in s.map.listening(occasions.income_now))
    return tuple(every or number % 2 == 1 for number in range(now + 1, last + 1))


def incomes_left(s: State) -> int:
    """How often there will be income before the end."""
    return sum(paydays(s))


def owed(s: State, seat: int) -> int:
    """Gold that a rule of the scenario wants kept."""
    return max([0, *(hear(s, seat) for hear in s.map.listening(occasions.provides))])


def saved(s: State, seat: int) -> int:
    """The same, or gold that one's Town may need."""
    return max(owed(s, seat), homeland.reserve(s, seat))


def ledger(s: State, seat: int) -> Ledger:
    """What a player has and will have."""
    player, realm = s.players[seat], s.map.realms[seat]
    listening = s.map.listening(occasions.may_build)
    board = towns.board_of(realm.faction)
    return Ledger(
        realm.faction,
        Cost(max(0, player.gold - saved(s, seat)), player.materials, player.valuables),
        Cost(*realm.income),
        frozenset(card.role for card in board if card.id in realm.buildings),
        frozenset(c.role for c in board if all(hear(s, seat, c.role) for hear in listening)),
        player.troops,
        paydays(s),
        TownAction.BUILD in realm.tokens,
        TownAction.POPULATION in realm.tokens,
    )


def outlook(s: State, seat: int) -> Budget:
    return budget(ledger(s, seat))


def judged(
    s: State, seat: int, gain: Cost = NOTHING, income: Cost = NOTHING, **changed: Any
) -> float:
    """What the budget comes to with more or less resources, and whether what is owed is there."""
    player, realm = s.players[seat], s.map.realms[seat]
    have, track = Cost(player.gold, player.materials, player.valuables), realm.income
    player.gold, player.materials, player.valuables = _sum(have, gain)
    realm.income = track._replace(**_sum(Cost(*track), income)._asdict())
    debt = max(0, owed(s, seat) - player.gold)
    found = budget(ledger(s, seat)._replace(**changed)).worth - DEBT * debt
    player.gold, player.materials, player.valuables = have
    realm.income = track
    return found


def _sum(one: Cost, other: Cost, times: int = 1) -> Cost:
    return Cost(*(a + times * b for a, b in zip(one, other, strict=True)))


# ---- buildings ----


def open_buildings(s: State, seat: int) -> Iterable[Building]:
    """Buildings that may come next."""
    realm = s.map.realms[seat]
    listening = s.map.listening(occasions.may_build)
    for card in towns.board_of(realm.faction):
        if card.id in realm.buildings or towns.missing(s, seat, card):
            continue
        if all(hear(s, seat, card.role) for hear in listening):
            yield card


def next_building(s: State, seat: int) -> Building | None:
    """The building that is saved for."""
    order = outlook(s, seat).order
    return towns.by_role(s.map.realms[seat].faction, order[0]) if order else None


def kept(s: State, seat: int) -> int:
    """Gold that is not spent on units: for the next building, if it can come soon."""
    return saved(s, seat) + outlook(s, seat).keeps


def building_worth(s: State, seat: int, card: Building) -> float:
    """How much one wants to build something now; 0: not at all."""
    price = _sum(NOTHING, towns.price(s, seat, card), -1)
    plan = outlook(s, seat)
    if plan.order and plan.order[0] == card.role:
        standing = ledger(s, seat).standing | {card.role}
        pays = judged(s, seat, price, standing=standing, builds=False) >= judged(s, seat) - GAIN
        return DUE if pays else 0.0
    more = BESIDES.get(card.role, 0.0) * rounds_left(s)
    if not more or _lacks_dwelling(s, seat):
        return 0.0
    return EXTRA if judged(s, seat, price, builds=False) + more > judged(s, seat) else 0.0


def _lacks_dwelling(s: State, seat: int) -> bool:
    """Whether silver units are still to come: nothing else is built before that."""
    role = DWELLINGS[Tier.SILVER]
    books = ledger(s, seat)
    return role in books.open and role not in books.standing and rounds_left(s) > LATE


# ---- units ----


def growth(troops: tuple[Troop, ...], unit: str, pack: bool) -> float:
    """By how much an army is stronger with a unit more, or a larger one."""
    return power(grown(troops, unit, pack)) - power(troops)


def grown(troops: tuple[Troop, ...], unit: str, pack: bool) -> tuple[Troop, ...]:
    if pack:
        return tuple(Troop(t.kind, t.pack or t.kind == unit) for t in troops)
    return (*troops, Troop(unit))


def ware_worth(s: State, seat: int, option: Option) -> float:
    """What a unit is worth for its price; not positive: it is not bought."""
    ware: Ware = option.data
    spare = s.players[seat].gold - kept(s, seat)
    if ware.cost.gold > spare:
        return -1.0
    if ware.cost.valuables and rounds_left(s) > LATE:
        wanted = next_building(s, seat)
        left = s.players[seat].valuables - ware.cost.valuables
        if wanted is not None and left < towns.price(s, seat, wanted).valuables:
            return -1.0
    gain = growth(s.players[seat].troops, ware.unit, option.kind != "recruit")
    price = ware.cost.gold + 4 * ware.cost.valuables + 2 * ware.cost.materials
    if gain <= 0.05:
        # Beyond those who fight: somebody to take the place of the fallen.
        return 0.01 if rounds_left(s) < LATE or spare - price >= 12 else -1.0
    return gain * gain / (price + 2)


def may_grow(s: State, seat: int) -> bool:
    """Whether the Population Token would buy something."""
    return any(ware_worth(s, seat, o) > 0 for o in towns.purchases(s, seat))


def hiring_worth(s: State, seat: int) -> float:
    """A second hero pays while there is time to use it."""
    if s.map.realms[seat].heroes[Leader.SECOND] is not None:
        return 0.0
    if rounds_left(s) < SECOND_PAYS or _lacks_dwelling(s, seat):
        return 0.0
    left = s.players[seat].gold - kept(s, seat) - HIRING
    return 20.0 if left >= SPARE_HIRE else 0.0


def book_worth(s: State, seat: int) -> float:
    """Spells for gold that nothing else needs."""
    spare = s.players[seat].gold - kept(s, seat)
    return 15.0 if spare >= (6 if rounds_left(s) < LATE else 14) else 0.0


# ---- trade ----


def wanted_rate(s: State, seat: int) -> Rate | None:
    """The first of the exchanges that make most of the budget."""
    return _bargain(s, seat)[0]


def bargain(s: State, seat: int) -> float:
    """By which share the budget gains from the best exchanges."""
    return _bargain(s, seat)[1]


def _bargain(s: State, seat: int) -> tuple[Rate | None, float]:
    have, now = ledger(s, seat).have, judged(s, seat)
    best, most = None, now + GAIN
    for steps in _bargains(s, seat, have):
        gain = NOTHING
        for rate in steps:
            gain = _after(gain, rate)
        worth = judged(s, seat, gain)
        if worth > most:
            best, most = steps[0], worth
    return best, (most - now) / max(1.0, now) if best is not None else 0.0


def _bargains(s: State, seat: int, have: Cost) -> Iterator[list[Rate]]:
    """Exchanges that pay for a building, and those of all that is left over for gold."""
    for card in open_buildings(s, seat):
        need = towns.price(s, seat, card)
        steps = _completes(need, have)
        if steps:
            yield steps
    for name in ("materials", "valuables"):
        rate = next(r for r in RATES if (r.sell, r.buy) == (name, "gold"))
        for count in {1, getattr(have, name)}:
            if 0 < count <= getattr(have, name):
                yield [rate] * count


def _completes(need: Cost, have: Cost) -> list[Rate]:
    """The exchanges that pay for all that is lacking, if they can."""
    lack = Cost(*(max(0, n - h) for n, h in zip(need, have, strict=True)))
    left = {name: max(0, h - n) for name, n, h in zip(need._fields, need, have, strict=True)}
    steps: list[Rate] = []
    for buy, lacking in lack._asdict().items():
        got = 0
        while got < lacking:
            found = next(
                (
                    r
                    for r in sorted(RATES, key=lambda r: -r.get / r.give)
                    if r.buy == buy and left[r.sell] >= r.give and not getattr(lack, r.sell)
                ),
                None,
            )
            if found is None:
                return []
            left[found.sell] -= found.give
            got += found.get
            steps.append(found)
    return steps


def _after(have: Cost, rate: Rate) -> Cost:
    less = getattr(have, rate.sell) - rate.give
    have = have._replace(**{rate.sell: less})
    return have._replace(**{rate.buy: getattr(have, rate.buy) + rate.get})
