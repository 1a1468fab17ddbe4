"""Heroes that fly: over any Fields, to the one where they stop (Angel Wings)."""

from rulebound.games.homm3.state import State
from rulebound.games.homm3.world import cards
from rulebound.games.homm3.world.hexes import Hex, neighbours
from rulebound.games.homm3.world.world import HEROES


def flies(s: State, seat: int, hero: int) -> bool:
    realm = s.map.realms[seat]
    return bool(realm.lasting) and cards.lasting(s, seat, cards.WINGS.format(HEROES[hero])) > 0


def reach(s: State, seat: int, hero: int) -> dict[Hex, int]:
    """The Fields to which a hero can fly now, with the movement points it takes.

    Borders, Blocked Fields and whoever stands there do not hold it up; but on a Blocked Field it
    cannot stop (H3-8.6).
    """
    w = s.map
    start, points = w.realms[seat].heroes[hero], w.realms[seat].movement[hero]
    assert start is not None
    found: dict[Hex, int] = {}
    seen, edge = {start}, [start]
    for cost in range(1, points + 1):
        edge = [
            to
            for to in dict.fromkeys(to for at in edge for to in neighbours(at))
            if to not in seen
            and w.board.field(to) is not None
            and all(rule.may_enter(s, seat, hero, to) for rule in w.rules)
        ]
        seen.update(edge)
        found.update((to, cost) for to in edge if not w.board.blocked(to))
    return found
