"""How good the table looks for a side, and what one would do there without much thought."""

from functools import cache
from typing import Final

from rulebound.core.advisor import Horizon
from rulebound.core.flow import Decision, Option
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.harm import health_left, wounds
from rulebound.games.homm3.combat.values import health, initiative, standing
from rulebound.games.homm3.model.battle import Battle, CombatPhase, Unit
from rulebound.games.homm3.model.kinds import KINDS, Face, UnitType
from rulebound.games.homm3.model.spaces import OFF, straight
from rulebound.games.homm3.model.state import State

WIN: Final = 1000.0
LOOKAHEAD: Final = 12
"""Activations that a look-ahead plays out."""
MAP_LOOKAHEAD: Final = 5
"""The same in a scenario, in which there are many combats."""
MAP_THRIFT: Final = 4
"""How much sparing look-aheads are there."""
STANDING: Final = 0.35
"""The share of a side's worth that it keeps to its last health."""
CARD, EXPERT, MORALE, GOLD, XP = 0.5, 0.4, 0.8, 0.03, 0.5
PARALYSED, DEFENDING, DISTANCE, WALL = 0.25, 0.3, 0.06, 0.4


@cache
def worth(face: Face) -> float:
    """What a side of a unit card is worth in a fight."""
    abilities = 0.6 * len(face.kit.abilities)
    shooting = 1.0 if face.type == UnitType.RANGED else 0.0
    return (
        (1.1 * face.attack + face.defense + 0.5 * face.health + 0.12 * face.initiative)
        + abilities
        + shooting
    )


def unit_worth(b: Battle, u: Unit) -> float:
    """What is left of a unit."""
    left = max(0.0, 1 - wounds(u) / max(1, health(b, u)))
    value = worth(u.face) * (STANDING + (1 - STANDING) * left)
    if u.pack or u.cover is not None:
        value += 0.8 * worth(u.kind.few)
    if u.paralysed:
        value *= 1 - PARALYSED
    return value + (DEFENDING if u.defending else 0.0)


def evaluate(s: State, seat: int) -> float:
    """Own units against the others', with cards, tokens and position beside."""
    b = s.battle
    if s.result is not None:
        return WIN if seat in s.result.winners else -WIN
    if b is None:
        return _realm_value(s, seat)
    side = side_of(s, seat)
    value = _side_value(s, side) - _side_value(s, 1 - side)
    if b.phase == CombatPhase.OVER and b.winner >= 0:
        value += WIN if b.winner == side else -WIN
    return value


def _realm_value(s: State, seat: int) -> float:
    """On the map, once a combat is over: what is left of the army, and who has won."""
    p = s.players[seat]
    army = sum(worth(KINDS[troop.kind].face(troop.pack)) for troop in p.troops)
    value = army + CARD * len(p.hand) + XP * p.xp
    return value + (WIN if s.map.won == seat else 0.0)


def side_of(s: State, seat: int) -> int:
    """The side that a seat fights for."""
    armies = s.fight.armies
    for side, army in enumerate(armies):
        if army.seat == seat and (army.player >= 0 or not army.ai):
            return side
    return 0


def _side_value(s: State, side: int) -> float:
    b = s.fight
    mine = standing(b, side)
    value = sum(unit_worth(b, u) for u in mine)
    others = [u for u in standing(b, 1 - side) if u.at != OFF]
    for u in mine:
        if others and u.type != UnitType.RANGED and u.at != OFF:
            value -= DISTANCE * min(straight(u.at, y.at) for y in others)
    if side == 1 and b.siege:
        value += WALL * (b.walls.bit_count() + (b.gate != OFF))
    player = s.player_of(side)
    if player is not None:
        value += (
            CARD * len(player.hand)
            + EXPERT * player.experts
            + MORALE * player.morale
            + GOLD * player.gold
            + XP * player.xp
        )
    return value


# ---- playing on ----


def horizon(s: State) -> Horizon[State]:
    """Some activations on."""
    end = LOOKAHEAD + (0 if s.battle is None else s.battle.activations)
    return Horizon(lambda s: s.battle is not None and s.battle.activations >= end, 1)


def horizon_on_map(s: State) -> Horizon[State]:
    """Some activations on, no further than the end of the combat."""
    end = MAP_LOOKAHEAD + (0 if s.battle is None else s.battle.activations)

    def reached(s: State) -> bool:
        b = s.battle
        return b is None or b.phase == CombatPhase.OVER or b.activations >= end

    return Horizon(reached, MAP_THRIFT)


def habit(s: State, decision: Decision, rng: Rng) -> Option:
    """Attack what one can, mostly the most rewarding; keep cards unless something dies."""
    options = decision.options
    last = options[-1]
    if last.kind == "line-up":
        return last
    if last.kind == "pass":
        return last if rng.below(3) or len(options) == 1 else rng.pick(options)
    if last.kind == "accept":
        return _reroll(options, rng)
    b = s.battle
    if b is not None and b.active >= 0 and not b.attacked:
        attacks = [option for option in options if option.kind == "attack"]
        if attacks:
            return max(attacks, key=lambda option: _reward(s, option) + rng.below(100) / 60)
        moves = [option for option in options if option.kind == "move"]
        if moves:
            u = b.units[b.active]
            foes = [y for y in standing(b, 1 - u.side) if y.at != OFF]
            if u.type != UnitType.RANGED and foes:
                return min(moves, key=lambda move: _nearest(move.data, foes) + rng.below(2))
    if last.kind == "stop":
        return last
    return rng.pick(options)


def _reroll(options: tuple[Option, ...], rng: Rng) -> Option:
    return rng.pick(options)


def _nearest(at: int, foes: list[Unit]) -> int:
    return min(straight(at, y.at) for y in foes)


def _reward(s: State, option: Option) -> float:
    """Roughly what an attack takes from the enemy."""
    b = s.fight
    x, y = b.units[b.active], b.units[option.data[0]]
    damage = max(0, x.face.attack - y.face.defense)
    left = health_left(b, y)
    share = min(1.0, damage / max(1, left))
    value: float = worth(y.face) * share * (1.6 if damage >= left else 1.0)
    if (
        not y.retaliated
        and not x.kit.attack.no_retaliation
        and damage < left
        and x.type != UnitType.RANGED
    ):
        value -= 0.4 * max(0, y.face.attack - x.face.defense)
    if not y.activated:
        value += 0.05 * initiative(s, y)
    return value
