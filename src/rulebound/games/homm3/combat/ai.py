"""Units that move by the rule book's AI (H3-10.111 to H3-10.119, H3-10.132)."""

from collections.abc import Callable, Sequence

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import ai_hero, harm
from rulebound.games.homm3.combat.attack import strike
from rulebound.games.homm3.combat.harm import health_left
from rulebound.games.homm3.combat.moves import (
    blocked_for,
    breaches,
    enemies,
    move,
    reachable,
    shots,
    strikes,
)
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.log.combat import Defends
from rulebound.games.homm3.model.spaces import FAR, NAMES, NEXT_TO, OFF, spaces_in, straight, walk
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import ask, pick_unit

BESIDE_THE_BOARD = 1000
"""A card beside the board is farther than any unit on it (H3-10.115)."""


def tier_order(tier: int) -> tuple[int, ...]:
    """H3-10.112: the same tier, lower ones downwards, higher ones upwards."""
    return (tier, *range(tier - 1, -1, -1), *range(tier + 1, 4))


def act(s: State, u: Unit) -> Flow[None]:
    """The whole activation of an AI unit, after its Activation abilities."""
    b = s.fight
    target: Unit | None = None
    if b.armies[u.side].ai_hero is not None and u.number != b.tower:
        target = yield from ai_hero.draw_card(s, u, lambda: preferred(s, u, in_reach(s, u)))
        if not u.alive or harm.decided(s):
            return
    if target is None or target not in in_reach(s, u):
        target = yield from preferred(s, u, in_reach(s, u))
    if target is not None:
        if u.type != UnitType.RANGED:
            spaces = [at for y, at in strikes(s, u) if y is target]
            move(s, u, (yield from _best_space(s, u, spaces)))
        if u.alive and target.alive and not b.mired and not harm.decided(s):
            yield from _attack(s, u, target)
    elif u.type == UnitType.RANGED or u.side == 1 or not (yield from _breach(s, u)):
        yield from _approach(s, u)


def _attack(s: State, u: Unit, target: Unit) -> Flow[None]:
    hero = s.fight.armies[u.side].ai_hero
    if hero is not None and hero.attack:  # H3-10.131: waiting Attack cards add up
        u.attack += hero.attack
        hero.attack = 0
    yield from strike(s, u, target)


def in_reach(s: State, u: Unit) -> list[Unit]:
    """Whom the unit can attack in this activation."""
    if u.type == UnitType.RANGED:
        return shots(s, u)
    return list(dict.fromkeys(y for y, _ in strikes(s, u)))


# ---- whom ----


def preferred(s: State, u: Unit, targets: Sequence[Unit]) -> Flow[Unit | None]:
    """Of some targets the one the AI takes (H3-10.113, H3-10.114)."""
    classes = _classes(s, u, targets)
    if not classes:
        return None
    best = classes[0]
    if u.number == s.fight.tower:  # H3-10.132
        best = _least(best, lambda y: health_left(s.fight, y))
    nearest = _least(best, lambda y: distance(s, u, y))
    return (yield from _pick(s, u, nearest, "homm3-ask-ai-target"))


def _classes(s: State, u: Unit, targets: Sequence[Unit]) -> list[list[Unit]]:
    """Targets by preference, the best class first."""
    tower = s.fight.tower

    def tier(y: Unit) -> int:
        return 1 if y.number == tower else y.tier  # H3-10.132: a silver ranged unit

    kinds: list[Callable[[Unit], bool]] = [lambda y: True]
    if u.type == UnitType.RANGED:
        kinds = [lambda y: y.type == UnitType.RANGED, lambda y: y.type != UnitType.RANGED]
    own = 1 if u.number == tower else u.tier
    found = []
    for fits in kinds:
        for rank in tier_order(own):
            group = [y for y in targets if fits(y) and tier(y) == rank]
            if group:
                found.append(group)
    return found


def distance(s: State, u: Unit, y: Unit, at: int | None = None) -> int:
    """H3-10.115, from where the unit stands or from another space."""
    start = u.at if at is None else at
    if OFF in (y.at, start):
        return BESIDE_THE_BOARD
    if u.type == UnitType.GROUND:
        blocked = blocked_for(s, u) & ~(1 << start)
        goal = NEXT_TO[y.at] & ~blocked
        steps = walk(start, goal, blocked)
        return steps if steps >= 0 else straight(start, y.at) + FAR
    return straight(start, y.at)


def _least(units: Sequence[Unit], key: Callable[[Unit], int]) -> list[Unit]:
    if len(units) < 2:
        return list(units)
    values = [key(y) for y in units]
    low = min(values)
    return [y for y, value in zip(units, values, strict=True) if value == low]


def _pick(s: State, u: Unit, tied: list[Unit], prompt: str) -> Flow[Unit]:
    """Ties are the player's choice (H3-10.114)."""
    unit = yield from pick_unit(
        s, s.seat_of(u.side), Text(prompt, {"unit": u.name}), lambda: tied, "ai-target"
    )
    return unit


# ---- where ----


def steps_to(s: State, u: Unit, at: int) -> int:
    """How many steps the unit needs to a space it can reach."""
    if at == u.at:
        return 0
    if u.type != UnitType.FLYING and not u.kit.reaches:
        return walk(u.at, 1 << at, blocked_for(s, u))
    return straight(u.at, at)


def _best_space(s: State, u: Unit, spaces: list[int]) -> Flow[int]:
    """H3-10.118: the fewest steps; ties are the player's choice."""
    fewest = min(steps_to(s, u, at) for at in spaces)
    return (yield from _pick_space(s, u, [at for at in spaces if steps_to(s, u, at) == fewest]))


def _pick_space(s: State, u: Unit, spaces: list[int]) -> Flow[int]:
    def build() -> tuple[Option, ...]:
        return tuple(Telling("ai-space", (f"space:{NAMES[at]}",), data=at) for at in spaces)

    option = yield from ask(s.seat_of(u.side), Text("homm3-ask-ai-space", {"unit": u.name}), build)
    at: int = option.data
    return at


def _approach(s: State, u: Unit) -> Flow[None]:
    """H3-10.116: without a target in reach it goes as near as it can to the one it prefers."""
    if u.at == OFF:
        return
    target = yield from preferred(s, u, enemies(s, u))
    if target is None or target.at == OFF:
        return
    ways = list(spaces_in(reachable(s, u)))
    values = {at: (distance(s, u, target, at), steps_to(s, u, at)) for at in ways}
    best = min(values.values())
    at = yield from _pick_space(s, u, [at for at in ways if values[at] == best])
    move(s, u, at)
    if u.alive and u.side == 1 and s.fight.siege and best[0] >= FAR:  # H3-10.132
        u.defending = s.fight.may_defend
        if u.defending:
            s.tell(Defends, unit=u.name)


def _breach(s: State, u: Unit) -> Flow[bool]:
    """H3-10.132: a besieger without an enemy in reach attacks the closest Wall."""
    ways = list(breaches(s, u))
    if not ways or not standing(s.fight, 1 - u.side):
        return False
    fewest = min(steps_to(s, u, at) for _, at in ways)
    ways = [(piece, at) for piece, at in ways if steps_to(s, u, at) == fewest]

    def build() -> tuple[Option, ...]:
        return tuple(
            Option("ai-break", (f"wall:{NAMES[piece]}", f"space:{NAMES[at]}"), data=(piece, at))
            for piece, at in ways
        )

    option = yield from ask(s.seat_of(u.side), Text("homm3-ask-ai-break", {"unit": u.name}), build)
    piece, at = option.data
    move(s, u, at)
    if u.alive and not s.fight.mired:
        s.fight.attacked = True
        harm.break_piece(s, piece, u.name)
    return True


def gate_column(s: State) -> int:
    """H3-10.132: an AI defender puts the Gate before its fastest ground unit."""
    mine = [u for u in standing(s.fight, 1) if u.type == UnitType.GROUND]
    if not mine:
        return 0
    return max(mine, key=lambda u: u.face.initiative).at % 4
