"""Where a unit can go and whom it can attack (H3-9.10 to H3-9.12, H3-10.41)."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulebound.games.homm3.combat import face_down, harm
from rulebound.games.homm3.combat.values import (
    adjacent,
    barriers,
    effects_on,
    has,
    occupied,
    open_to_spell,
    standing,
    takes_from_card,
)
from rulebound.games.homm3.model.battle import Battle, Unit
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.log.combat import Moves
from rulebound.games.homm3.model.spaces import (
    ALL,
    MIDDLE,
    NAMES,
    NEXT_TO,
    OFF,
    STEPS,
    flight,
    path,
    reach,
    spaces_in,
    straight,
)
from rulebound.games.homm3.model.state import State

# Bound once: looking a member up takes longer than comparing it.
_FLYING: Final = UnitType.FLYING
_RANGED: Final = UnitType.RANGED
FIRE_WALL: Final = "fire_wall"


def walls_of(s: State) -> int:
    """The spaces of standing Walls and the Gate."""
    b = s.fight
    return b.walls | (1 << b.gate if b.gate != OFF else 0)


def blocked_for(s: State, u: Unit) -> int:
    """Where the unit cannot stop (H3-10.17)."""
    return (occupied(s.fight) & ~(1 << u.at)) | barriers(s.fight, u.side)


def steps_of(s: State, u: Unit) -> int:
    """How far a unit moves (H3-9.10 to H3-9.12)."""
    b = s.fight
    if u.type is _RANGED or has(b, u, "one_step"):
        return 1
    return STEPS + (sum(effects_on(b, u, f"{u.type}_steps")) if b.ongoing else 0)


def reachable(s: State, u: Unit) -> int:
    """Where the unit can stand after its movement, its own space included."""
    b = s.fight
    if u.at == OFF or b.held:
        return 1 << u.at if u.at != OFF else 0
    blocked = blocked_for(s, u)
    kind = u.type
    if not b.ongoing:
        steps = 1 if kind is _RANGED else STEPS
    elif has(b, u, "flies_anywhere"):
        return ALL & ~blocked
    else:
        steps = steps_of(s, u)
    ways = flight(u.at, blocked, steps) if kind is _FLYING else reach(u.at, blocked, steps)
    for reaches in u.kit.reaches:
        if not has(b, u, "one_step"):
            ways |= reaches(blocked)
    return ways


def move(s: State, u: Unit, at: int) -> None:
    """Go to a space within reach."""
    s.fight.moved = True
    if at == u.at:
        return
    way: tuple[int, ...] = (u.at, at)
    lying = burning(s.fight) | face_down.spaces_with_tokens(s.fight)
    if (s.log is not None or lying) and u.type is not _FLYING:
        way = _way(s, u, at, lying) or way
    put(s, u, at, way)


def burning(b: Battle) -> int:
    """The spaces with Fire Walls."""
    return sum(1 << at for at in {e.at for e in b.ongoing if e.what == FIRE_WALL})


def _way(s: State, u: Unit, at: int, lying: int) -> tuple[int, ...]:
    """A shortest way, around Fire Walls and tokens if the unit can go so far."""
    blocked = blocked_for(s, u)
    if lying:
        around = path(u.at, at, blocked | (lying & ~(1 << at)))
        if around and len(around) - 1 <= steps_of(s, u):
            return around
    return path(u.at, at, blocked)


def burn(s: State, u: Unit, at: int) -> None:
    """Fire Walls on a space hurt a unit that stops on it or walks through it."""
    for effect in s.fight.ongoing:
        if effect.what != FIRE_WALL or effect.at != at or not u.alive:
            continue
        if not effect.spell:
            amount = takes_from_card(s, u, effect.amount, "specialty", effect.card, "")
            harm.hurt(s, u, amount, "specialty", effect.side)
        elif open_to_spell(s, u, effect.card, "fire"):
            amount = takes_from_card(s, u, effect.amount, "spell", effect.card, "fire")
            harm.hurt(s, u, amount, "spell", effect.side)


def put(s: State, u: Unit, at: int, way: Sequence[int] = ()) -> None:
    """Stand on another space, by a way that passes some or by none."""
    entered = (at,) if u.type is _FLYING else (*way[1:-1], at)
    tokens = face_down.spaces_with_tokens(s.fight)
    if tokens:
        held = next((n for n, w in enumerate(entered) if face_down.stops(s, u, w)), None)
        if held is not None:
            at, entered, way = entered[held], entered[: held + 1], way[: held + 2]
    if s.log is not None:
        names = {"from": NAMES[u.at], "to": NAMES[at]}
        s.tell(Moves, unit=u.name, **names, way=[NAMES[w] for w in way])
    u.at = at
    if tokens or burning(s.fight):
        for space in entered:
            burn(s, u, space)
            face_down.turn_over(s, u, space)


def enemies(s: State, u: Unit) -> list[Unit]:
    """Whom the unit may attack at all: the Arrow Tower only by shooting (H3-10.104)."""
    b = s.fight
    if b.ongoing:
        if has(b, u, "no_attack"):
            return []
        if has(b, u, "berserk"):
            return _nearest(b, u)
    found = standing(b, 1 - u.side)
    if b.tower >= 0 and u.side == 0 and u.type is _RANGED and b.units[b.tower].alive:
        found.append(b.units[b.tower])
    return found


def _nearest(b: Battle, u: Unit) -> list[Unit]:
    """The units closest to one, friend or foe."""
    others = [y for y in (*standing(b, 0), *standing(b, 1)) if y is not u and y.at != OFF]
    if not others or u.at == OFF:
        return []
    least = min(straight(u.at, y.at) for y in others)
    return [y for y in others if straight(u.at, y.at) == least]


def targets_from(s: State, u: Unit, at: int) -> list[Unit]:
    """Whom the unit could attack if it stood there."""
    near = NEXT_TO[at] if at != OFF else 0
    foes = enemies(s, u)
    close = [y for y in foes if y.at != OFF and near >> y.at & 1]
    if u.type is not _RANGED:
        return close
    return close or foes  # H3-9.11


def shots(s: State, u: Unit) -> list[Unit]:
    """Whom a ranged unit can attack from where it stands."""
    return targets_from(s, u, u.at)


def strikes(s: State, u: Unit, ways: int = -1) -> list[tuple[Unit, int]]:
    """Every enemy a ground or flying unit can attack now, with the space from where.

    ``ways``: where it can stand, if that is known.
    """
    if ways < 0:
        ways = 1 << u.at if s.fight.moved else reachable(s, u)
    found = []
    for y in enemies(s, u):
        near = NEXT_TO[y.at] & ways
        while near:
            low = near & -near
            found.append((y, low.bit_length() - 1))
            near ^= low
    return found


def breaches(s: State, u: Unit) -> Iterator[tuple[int, int]]:
    """Walls and Gate the unit can destroy, with the space from where (H3-10.102)."""
    pieces = walls_of(s)
    if not pieces or u.type is _RANGED:
        return
    ways = 1 << u.at if s.fight.moved else reachable(s, u)
    for piece in spaces_in(pieces & MIDDLE):
        for at in spaces_in(NEXT_TO[piece] & ways):
            yield piece, at


def engaged(s: State, u: Unit) -> bool:
    """Whether an enemy stands beside it."""
    return any(adjacent(u, y) for y in standing(s.fight, 1 - u.side))
