"""Who activates next (H3-10.30 to H3-10.33)."""

from rulebound.core.flow import Decision, Flow, Option, Text
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.battle import Side, Unit
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask_settled


def waiting(s: State) -> list[Unit]:
    return [u for u in s.fight.units if u.alive and not u.activated]


def first_of(s: State, pool: list[Unit]) -> tuple[list[Unit], int]:
    """The units of which one goes next, and the side that a tie was given to (-1: no tie)."""
    b = s.fight
    values = [initiative(s, u) for u in pool]
    top = min(values) if any(e.what == "ascending" for e in b.ongoing) else max(values)
    tied = [u for u, value in zip(pool, values, strict=True) if value == top]
    if len({u.side for u in tied}) < 2:
        return tied, -1
    side = Side.DEFENDER if b.last_tied.get(top) == Side.ATTACKER else Side.ATTACKER
    return [u for u in tied if u.side == side], side


def next_unit(s: State) -> Flow[Unit | None]:
    """The unit that activates now; initiative is evaluated each time (H3-10.32)."""
    b = s.fight
    if b.called >= 0 and b.units[b.called].alive:
        b.units[b.called].activated = False
        return b.units[b.called]
    pool = waiting(s)
    if not pool:
        return None
    tied, side = first_of(s, pool)
    army = b.armies[tied[0].side]
    if army.ai:  # higher tier first, then the player decides
        highest = max(u.tier for u in tied)
        tied = [u for u in tied if u.tier == highest]
    found = tied[0]
    if len(tied) > 1:

        def build() -> tuple[Option, ...]:
            return tuple(Option("activate", (u.ref,), data=u.number) for u in tied)

        decision = Decision(army.seat, Text("homm3-ask-activate", {}), build)
        option = yield from ask_settled(s, decision)
        found = b.units[option.data]
    if side >= 0:
        b.last_tied[initiative(s, found)] = side
    return found


def still_first(s: State, u: Unit, last_tied: dict[int, int]) -> bool:
    """Whether the unit would go next by what its initiative is now and how ties stood before."""
    b = s.fight
    kept, b.last_tied = b.last_tied, last_tied
    pool = waiting(s)
    first = bool(pool) and u in first_of(s, pool)[0]
    b.last_tied = kept
    return first


def forecast(s: State) -> list[Unit]:
    """The order in which the units are going to activate as things stand now."""
    b = s.fight
    kept = b.last_tied.copy()
    pool = waiting(s)
    found: list[Unit] = []
    while pool:
        tied, side = first_of(s, pool)
        if side >= 0:
            b.last_tied[initiative(s, tied[0])] = side
        found.append(tied[0])
        pool.remove(tied[0])
    b.last_tied = kept
    return found
