"""Where a sensible player's heroes go: what Fields are worth, and the way there; for bots."""

from typing import Final

from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.advice_spending import wanted_rate
from rulebound.games.homm3.map.advice_strength import army_worth, guards_worth, strength
from rulebound.games.homm3.map.fields import field, guard, hero_at, rover_at, ways
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.travel import TOP_GUARD, passes
from rulebound.games.homm3.model.hexes import Hex, neighbours
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category, Ground
from rulebound.games.homm3.model.world import Leader

MARGIN: Final = (3.5, 2.8, 2.3, 2.0)
"""How much stronger one should be than guards, by the movement points left for more rounds."""
ENEMY_MARGIN: Final = 1.25
UNLIMITED: Final = 1.5
"""The same against azure guards, whom one fights to the end (H3-10.72)."""
DECISIVE: Final = 20.0
"""What a Field is worth on which the scenario is decided."""
REACH: Final = 9
"""How many steps ahead one looks for something worth while."""
PATIENCE: Final = 0.82
"""What a step more makes of the worth of a Field."""
DARE: Final = 0.5
"""How much less than safe a fight may be on the way to victory, in the last Rounds."""
LATE: Final = 3
FREE: Final = 1000.0
FIGHTING: Final = 0.6
"""What a fight on the way there makes of it."""
EXPLORING: Final = 6.0
TRADING: Final = 7.0
TOWN: Final = 26.0
WORTH: Final = {
    "mine": 9.0,
    "settlement": 11.0,
    "random_town": 12.0,
    "resource_symbol": 4.5,
    "treasure_symbol": 6.0,
    "artifact_symbol": 5.0,
    "pandoras_box": 6.0,
    "water_wheel": 4.0,
    "windmill": 4.0,
    "mystical_garden": 3.5,
    "learning_stone": 5.0,
    "tree_of_knowledge": 5.0,
    "warriors_tomb": 3.0,
    "shrine_of_magic_gesture": 3.0,
    "shrine_of_magic_incantation": 1.5,
    "fountain_of_youth": 2.5,
    "temple": 1.5,
    "witch_hut": 1.0,
    "magic_spring": 1.0,
    "redwood_observatory": 3.0,
    "obelisk": 5.0,
    "grail": 9.0,
    "dragon_utopia": 9.0,
    "scholar": 3.0,
    "prison": 6.0,
    "hill_fort": 3.0,
    "star_axis": 2.0,
}
"""What visiting a Location is worth, roughly in gold; others half a gold."""
OTHERS: Final = 0.5
FOR_MAIN: Final = frozenset(("learning_stone", "tree_of_knowledge"))
"""Only a Main Hero gains there."""
Plan = dict[Hex, float]
"""By the next Field on the way: the best that can be reached through it."""


def plan(s: State, seat: int, hero: int) -> Plan:
    """The worth of each step of a hero: of the best Field that it leads to."""
    realm = s.map.realms[seat]
    start = realm.heroes[hero]
    if start is None or not realm.movement[hero]:
        return {}
    mine = strength(s, seat, hero)
    dare = DARE if last_round(s) - s.map.round <= LATE else 1.0
    found: Plan = {}
    first: dict[Hex, Hex] = {}
    share = {start: 1 / PATIENCE}  # what is left of the worth of a Field so far away
    daring: set[Hex] = set()  # Fields behind a fight that only a victory is worth
    edge = [start]
    for distance in range(1, REACH + 1):
        ahead = []
        for at in edge:
            for to in ways(s, at):
                if to in share:
                    continue
                share[to] = share[at] * PATIENCE
                if distance == 1 and passes(s, seat, to) and realm.movement[hero] < 2:
                    continue
                odds = _odds(s, seat, hero, to, distance, mine)
                if odds < dare:
                    continue  # one cannot get through
                first[to] = step = first.get(at, to)
                if at in daring or odds < 1:
                    daring.add(to)
                value = _field_worth(s, seat, hero, to)
                if to not in daring or value * min(1.0, odds) >= DECISIVE:
                    found[step] = max(found.get(step, 0.0), value * share[to])
                if odds < FREE:
                    share[to] *= FIGHTING
                ahead.append(to)
        edge = ahead
    here = _beyond(s, start)
    return {to: value for to, value in found.items() if value > (EXPLORING if here else 0.2)}


def _odds(s: State, seat: int, hero: int, at: Hex, distance: int, mine: float) -> float:
    """How a fight there stands to one that is safe; :data:`FREE` if nothing has to be fought."""
    w = s.map
    nerve = _nerve(s)
    there = hero_at(s, at)
    if there is not None and not w.friends(seat, there[0]):
        return mine / (ENEMY_MARGIN * strength(s, there[0], there[1]) + 0.1)
    number = rover_at(s, at)
    if number >= 0:
        return mine / (1.15 * nerve * army_worth(w.rovers[number].troops) + 0.1)
    level = guard(s, at)
    if not level or s.players[seat].level > level:
        return FREE
    left = w.realms[seat].movement[hero] - distance
    rounds = max(0, min(left, len(MARGIN) - 1)) if distance <= 3 else 2
    margin = MARGIN[rounds] if level < TOP_GUARD else UNLIMITED
    if _pull(s, seat, at) >= DECISIVE:
        margin *= nerve
    return mine / (margin * guards_worth(s, seat, hero, at, level))


def _field_worth(s: State, seat: int, hero: int, at: Hex) -> float:
    """What arriving on a Field is worth, whoever may be there."""
    value = _pull(s, seat, at)
    there = hero_at(s, at)
    if there is not None and not s.map.friends(seat, there[0]):
        return max(value, 12.0)
    if rover_at(s, at) >= 0:
        return max(value, 30.0)
    return max(value, _visit_worth(s, seat, hero, at), EXPLORING * _beyond(s, at))


def _pull(s: State, seat: int, at: Hex) -> float:
    """What the goals and rules of the scenario make of a Field."""
    w = s.map
    return sum(entry.made.worth(s, seat, at) for entry in w.scenario.victory) + sum(
        hear(s, seat, at) for hear in w.listening(occasions.worth)
    )


def _visit_worth(s: State, seat: int, hero: int, at: Hex) -> float:
    w = s.map
    there, mark = field(s, at), w.mark(at)
    place = LOCATION_TABLE[there.location]
    if place.category == Category.VISITABLE and mark.cube:
        return 0.0
    if place.category == Category.FLAGGABLE:
        if place.shared and seat in mark.flags:
            return 0.0
        if not place.shared and mark.owner >= 0 and w.friends(seat, mark.owner):
            return 0.0
    elif place.category != Category.VISITABLE and there.location != Ground.TRADING_POST:
        return 0.0
    if hero == Leader.SECOND and there.location in FOR_MAIN:
        return 0.0
    if there.location == Ground.TRADING_POST:
        return TRADING if wanted_rate(s, seat) is not None else 0.0
    if there.location == "town":
        return TOWN
    return WORTH.get(there.location, OTHERS)


def _beyond(s: State, at: Hex) -> bool:
    """Whether a face-down tile can be turned up from a Field."""
    board = s.map.board
    return any(
        to in board.layout.where and not board.tiles[board.layout.where[to][0]].face_up
        for to in neighbours(at)
    )


def _nerve(s: State) -> float:
    """The less time is left, the more one dares."""
    left = last_round(s) - s.map.round
    return 0.5 if left <= 1 else 0.7 if left <= 3 else 1.0
