"""Heroes that fly: over any Fields, to the one where they stop (Angel Wings)."""

from rulebound.games.homm3.map import cards, occasions
from rulebound.games.homm3.model.hexes import Hex, neighbours
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES


def flies(s: State, seat: int, hero: int) -> bool:
    realm = s.map.realms[seat]
    return bool(realm.lasting) and cards.lasting(s, seat, cards.WINGS.format(HEROES[hero])) > 0


def reach(s: State, seat: int, hero: int) -> dict[Hex, int]:
    """The Fields to which a hero can fly now, with the movement points it takes.

    Borders, Blocked Fields and whoever stands there do not hold it up; but on a Blocked Field it
    cannot stop (H3-8.6), unless the scenario has opened it.
    """
    w = s.map
    points = w.realms[seat].movement[hero]
    far = _distances(s, seat, hero, points)
    found: dict[Hex, int] = {}
    for to, cost in far.items():
        if not cost:
            continue  # where it stands
        if not w.board.blocked(to):
            found[to] = cost
            continue
        doors = [far[at] for at in neighbours(to) if at in far and _opens(s, at, to)]
        if doors and min(doors) < points:
            found[to] = min(doors) + 1
    return found


def _opens(s: State, at: Hex, to: Hex) -> bool:
    return any(hear(s, at, to) for hear in s.map.listening(occasions.unblocks))


def _distances(s: State, seat: int, hero: int, points: int) -> dict[Hex, int]:
    """The Fields over which a hero can fly with so many movement points, and how far they are."""
    w = s.map
    start = w.realms[seat].heroes[hero]
    assert start is not None
    far = {start: 0}
    edge = [start]
    for cost in range(1, points + 1):
        edge = [
            to
            for to in dict.fromkeys(to for at in edge for to in neighbours(at))
            if to not in far
            and w.board.field(to) is not None
            and all(hear(s, seat, hero, to) for hear in w.listening(occasions.may_enter))
        ]
        far.update((to, cost) for to in edge)
    return far
