"""The activation of a unit (H3-10.40 to H3-10.45)."""

from functools import cache, lru_cache, partial
from typing import Final

from rulebound.core.flow import PAUSE, Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat import ai, harm, occasions
from rulebound.games.homm3.combat.attack import strike
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.combat.moves import (
    FIRE_WALL,
    breaches,
    burn,
    move,
    reachable,
    shots,
    strikes,
)
from rulebound.games.homm3.combat.playable import plays
from rulebound.games.homm3.combat.values import beside, has
from rulebound.games.homm3.combat.windows import carry_out, close_chain, react, settle
from rulebound.games.homm3.model.battle import CombatPhase, Unit, Until
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.log.combat import (
    Ability,
    Activates,
    Defends,
    Fled,
    Skipped,
    Surrendered,
)
from rulebound.games.homm3.model.spaces import KEPT, NAMES, OFF, spaces_in
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table.asking import ask_settled

# Bound once: looking a member up takes longer than comparing it.
_RANGED: Final = UnitType.RANGED
_ACTIVE: Final = Moment.ACTIVE
_MOVED: Final = Moment.MOVED
_ACTIVATION: Final = CombatPhase.ACTIVATION
_ROUND: Final = CombatPhase.ROUND

DEFEND: Final = plain("defend")
STOP: Final = plain("stop")
ABILITY: Final = plain("ability")
SURRENDER: Final = plain("surrender")
FREE_SURRENDER: Final = Option("surrender-free", notation=SURRENDER.notation)
"""The same where it costs nothing: only its words differ."""
FLEE: Final = plain("flee")
"""Retreat from an army without a player, where a scenario allows it."""
SURRENDER_COST: Final = 10
_CARDS: Final = ("play", "use", "morale")
_ASK: Final = "homm3-ask-unit"
_MOVES: Final = tuple(Telling("move", (f"space:{name}",), data=at) for at, name in enumerate(NAMES))


def begin(s: State, u: Unit) -> Flow[None]:
    """The tokens and the Activation abilities; then the unit acts, or it is over already."""
    b = s.fight
    b.active = u.number
    b.came_from = u.at
    u.activated = True
    s.tell(Activates, unit=u.name)
    if u.paralysed:  # H3-10.40 (a)
        harm.free(s, u)
        s.tell(Skipped, unit=u.name)
    else:
        b.may_defend = not u.defending  # (b)
        u.defending = False
        b.held = any(holds(f, u) for f in _around(s, u) for holds in f.kit.holds)
        yield from _begin(s, u)
        if u.alive and not harm.decided(s):
            b.phase = _ACTIVATION
            return
    _end(s, u)


def act(s: State) -> Flow[None]:
    """The active unit acts; all it needs to know lies on the table."""
    b = s.fight
    u = b.units[b.active]
    if b.armies[u.side].ai:
        yield from ai.act(s, u)
    else:
        yield from _act(s, u)
    _end(s, u)


def _end(s: State, u: Unit) -> None:
    b = s.fight
    u.attack = 0  # H3-10.53
    u.haste = 0
    b.held = False
    for side in (0, 1):
        close_chain(s, side)
    if b.ongoing:
        over = (Until.THIS_ACTIVATION, Until.ITS_ACTIVATION)
        harm.end_effects(
            s,
            [
                e
                for e in b.ongoing
                if e.until in over and (e.until == Until.THIS_ACTIVATION or e.unit == u.number)
            ],
        )
    b.active = -1
    b.came_from = OFF
    b.moved = b.attacked = b.mired = False
    b.may_defend = True
    b.struck, b.excused, b.felled = (), 0, 0
    b.activations += 1
    b.phase = _ROUND


def _around(s: State, u: Unit) -> list[Unit]:
    return beside(s.fight, u.at) if u.at != OFF else []


def _begin(s: State, u: Unit) -> Flow[None]:
    """Poison and the Activation abilities (H3-10.40 c).

    Both happen at the same moment: poison comes last where healing beforehand can save the side
    shown, so that Trolls with poison on them heal 2 in all.
    """
    if u.at != OFF and any(
        e.what == FIRE_WALL and e.at == u.at and not e.spell for e in s.fight.ongoing
    ):
        burn(s, u, u.at)
        yield from settle(s)
    late = u.poison > 0 and bool(u.kit.activates) and harm.knocks_down(s, u, 1)
    if not late:
        yield from _suffer_poison(s, u)
    yield from _use_activation(s, u)
    if late:
        yield from _suffer_poison(s, u)


def _suffer_poison(s: State, u: Unit) -> Flow[None]:
    if u.poison and not harm.decided(s):
        u.poison -= 1
        harm.hurt(s, u, 1, "poison", 1 - u.side)
        yield from settle(s)


def _use_activation(s: State, u: Unit) -> Flow[None]:
    for hook in u.kit.activates:
        if u.alive and not harm.decided(s):
            yield from hook(s, u)
            yield from settle(s)


# ---- people ----


def _act(s: State, u: Unit) -> Flow[None]:
    """The controller's choices until the activation is over."""
    b = s.fight
    army = b.armies[u.side]
    while u.alive and not b.mired and not harm.decided(s):
        prompt = Text(_ASK, {"unit": u.name})
        if _may_defend(s, u):  # and it may stop: nobody need look for more before it is asked
            s.settled = True
            option = yield Decision(army.seat, prompt, partial(options, s, u), None, PAUSE)
            s.settled = False
        else:
            offered = options(s, u)
            if offered == (STOP,):
                return
            option = yield from ask_settled(
                s, Decision(army.seat, prompt, partial(options, s, u), offered)
            )
        if option.kind.startswith(_CARDS):
            yield from carry_out(s, u.side, option)
            continue
        close_chain(s, u.side)
        if option is STOP:
            return
        if option is DEFEND:
            u.defending = True
            s.tell(Defends, unit=u.name)
            return
        if option == SURRENDER:
            _surrender(s, u.side)
            return
        if option is FLEE:
            b.ended = "retreat"
            s.tell(Fled, seat=army.player)
            return
        if option is ABILITY:
            other = next(other for other in u.kit.other if other.can(s, u))
            s.tell(Ability, unit=u.name)
            yield from other.do(s, u)
            yield from settle(s)
            return
        if option.kind == "move":
            move(s, u, option.data)
            if u.type is not _RANGED:
                yield from react(s, 1 - u.side, _MOVED)
            continue
        yield from _fight(s, u, option)
        if u.type is _RANGED and u.at != OFF and u.alive and not harm.decided(s):
            yield from _step_after_shot(s, u)
        return


def _fight(s: State, u: Unit, option: Option) -> Flow[None]:
    """Attack somebody, or break a Wall, perhaps after moving there."""
    number, at = option.data
    if at not in (u.at, OFF):
        move(s, u, at)
        yield from react(s, 1 - u.side, _MOVED)
        if not u.alive or s.fight.mired or harm.decided(s):
            return
    if option.kind == "break":
        s.fight.attacked = True
        harm.break_piece(s, number, u.name)
        return
    target = s.fight.units[number]
    if target.alive:
        yield from strike(s, u, target)


def _step_after_shot(s: State, u: Unit) -> Flow[None]:
    """A ranged unit that has shot may step to a neighbouring space (H3-9.10)."""
    b = s.fight

    def build() -> tuple[Option, ...]:
        return (*_moves(u, reachable(s, u)), STOP)

    offered = build()
    if offered == (STOP,):
        return
    option: Option = yield Decision(
        b.armies[u.side].seat, Text("homm3-ask-step", {"unit": u.name}), build, offered
    )
    if option is not STOP:
        move(s, u, option.data)


def _moves(u: Unit, ways: int) -> tuple[Option, ...]:
    return _moves_to(ways & ~(1 << u.at))


@lru_cache(maxsize=KEPT)
def _moves_to(spaces: int) -> tuple[Option, ...]:
    return tuple(_MOVES[at] for at in spaces_in(spaces))


def options(s: State, u: Unit) -> tuple[Option, ...]:
    """Everything the controller of an active unit may choose (H3-10.41)."""
    b = s.fight
    army = b.armies[u.side]
    ways = 1 << u.at if b.moved and u.at != OFF else reachable(s, u)
    found = _attacks(s, u, ways)
    neutral = army.player < 0  # H3-10.43: guards never defend and must attack if they can
    must = bool(found) and (neutral or has(b, u, "berserk"))
    if b.siege and not must:
        found += _breaches(s, u)
    if u.at != OFF and not b.moved and not must:
        found += _moves(u, ways)
    other = u.kit.other
    if other and not b.moved and not must and any(each.can(s, u) for each in other):
        found.append(ABILITY)
    if _may_defend(s, u):
        found.append(DEFEND)
    found += plays(s, u.side, _ACTIVE)
    if may_surrender(s, u.side) and not b.moved:
        found.append(SURRENDER if surrender_cost(s) else FREE_SURRENDER)
    if not b.moved and may_flee(s, u.side):
        found.append(FLEE)
    if not must:
        found.append(STOP)
    return tuple(found)


def _may_defend(s: State, u: Unit) -> bool:
    """Whether a player's unit may defend now."""
    b = s.fight
    if not b.may_defend or b.armies[u.side].player < 0 or u.at == OFF:
        return False
    if has(b, u, "berserk"):
        return False
    return not (b.moved and s.rules.defend_in_place)


@cache
def _attack(name: str, number: int, at: int, now: int) -> Option:
    """Attack a unit from a space, perhaps after moving there."""
    if at == now:
        return Telling("attack", (f"unit:{name}",), data=(number, at))
    return Telling("attack", (f"unit:{name}", f"space:{NAMES[at]}"), data=(number, at))


def _attacks(s: State, u: Unit, ways: int) -> list[Option]:
    """``ways``: where the unit can stand."""
    if u.type is _RANGED:
        if s.fight.moved:
            return []
        return [_attack(y.name, y.number, OFF, OFF) for y in shots(s, u)]
    here = u.at
    return [_attack(y.name, y.number, at, here) for y, at in strikes(s, u, ways)]


def _breaches(s: State, u: Unit) -> list[Option]:
    """Walls and the Gate that may be destroyed: no attack that guards are obliged to make, nor one
    that stands in for it (H3-10.43, H3-10.102)."""
    found: list[Option] = []
    for piece, at in breaches(s, u):
        refs: tuple[str, ...] = (f"wall:{NAMES[piece]}",)
        if at != u.at:
            refs += (f"space:{NAMES[at]}",)
        found.append(Telling("break", refs, data=(piece, at)))
    return found


# ---- surrender (H3-10.85, H3-10.86) ----


def surrender_cost(s: State) -> int:
    """What it costs now; a scenario may have its own idea."""
    gold = SURRENDER_COST
    for hear in s.listening(occasions.ransom):
        gold = hear(s, gold)
    return gold


def may_surrender(s: State, side: int) -> bool:
    b = s.fight
    mine, other = b.armies[side], b.armies[1 - side]
    return (
        mine.player >= 0
        and other.player >= 0
        and not mine.bound
        and not mine.keeps_on
        and s.players[mine.player].gold >= surrender_cost(s)
        and not (b.siege and side == 1)
    )


def may_flee(s: State, side: int) -> bool:
    """Whether a hero is there who may retreat now."""
    mine = s.fight.armies[side]
    if mine.player < 0 or mine.bound:
        return False
    listening = s.listening(occasions.may_flee)
    return bool(listening) and any(hear(s, side) for hear in listening)


def _surrender(s: State, side: int) -> None:
    b = s.fight
    mine, other = s.player_of(side), s.player_of(1 - side)
    assert mine is not None
    assert other is not None
    gold = surrender_cost(s)
    mine.gold -= gold
    other.gold += gold
    b.ended = "surrender"
    b.winner = 1 - side
    s.tell(Surrendered, seat=b.armies[side].player)
