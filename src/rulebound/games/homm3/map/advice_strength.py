"""What armies and guards are worth in a fight, for bots that choose whom to attack."""

from functools import cache
from typing import Final

from rulebound.games.homm3.combat.evaluate import worth
from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader, Trip

FIELDED: Final = 5
HERO: Final = 1.5
"""What a Main Hero with cards adds to an army, each level and each card."""


def strength(s: State, seat: int, hero: int) -> float:
    """What a hero of a player can bring to a fight."""
    player = s.players[seat]
    army = army_worth(player.troops)
    if hero == Leader.SECOND:
        return army
    return army + HERO * (player.level + 0.5 * min(4, len(player.hand)))


def army_worth(troops: tuple[Troop, ...]) -> float:
    found = sorted((_troop_worth(troop) for troop in troops), reverse=True)
    return sum(found[:FIELDED])


@cache
def _troop_worth(troop: Troop) -> float:
    kind = KINDS[troop.kind]
    value = worth(kind.face(troop.pack))
    return value + 0.8 * worth(kind.few) if troop.pack else value


def guards_worth(s: State, seat: int, hero: int, at: Hex, level: int) -> float:
    """What guards of a difficulty are worth on the average."""
    trip = Trip(seat, hero, at, at, "guards", level=level)
    given = (hear(s, trip) for hear in s.map.listening(occasions.guards))
    counts = next((tiers for tiers in given if tiers is not None), None)
    counts = counts or usual(s, level)
    return sum(count * _tier_worth(tier) for tier, count in enumerate(counts))


@cache
def _tier_worth(tier: int) -> float:
    units = [k for k in KINDS.values() if k.faction == "neutral" and k.tier == tier]
    return sum(worth(kind.few) for kind in units) / len(units)


def standing(s: State) -> list[float]:
    """What each side of a combat still has on the board."""
    units = s.fight.units
    return [sum(worth(u.face) for u in units if u.alive and u.side == n) for n in (0, 1)]
