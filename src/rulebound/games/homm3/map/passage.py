"""Heroes that pass what stops others: guards, Blocked Fields, borders (Pathfinding, Fly)."""

from rulebound.games.homm3.map import cards, occasions
from rulebound.games.homm3.map.fields import guard, heroes_at, rover_at, ways
from rulebound.games.homm3.model.hexes import Hex, neighbours
from rulebound.games.homm3.model.state import State


def helped(s: State, seat: int) -> bool:
    """Whether a card lets the heroes of a player pass something this turn."""
    rights = (cards.PASSES_GUARDS, cards.PASSES_BLOCKED, cards.PASSES_BORDERS)
    return any(e.what in rights for e in s.map.realms[seat].lasting)


def reach(s: State, seat: int, hero: int) -> dict[Hex, int]:
    """Where a hero can stop now, with the movement points it takes: over what it may pass."""
    w = s.map
    realm = w.realms[seat]
    start = realm.heroes[hero]
    assert start is not None
    far = {start: 0}
    edge = [start]
    for cost in range(1, realm.movement[hero] + 1):
        found = dict.fromkeys(
            to
            for at in edge
            if at == start or _passes(s, seat, at)
            for to in _steps(s, seat, at)
            if to not in far
        )
        edge = [
            to
            for to in found
            if all(hear(s, seat, hero, to) for hear in w.listening(occasions.may_enter))
        ]
        far.update((to, cost) for to in edge)
    return {to: cost for to, cost in far.items() if cost and not w.board.blocked(to)}


def _passes(s: State, seat: int, at: Hex) -> bool:
    """Whether a hero may go on from a Field without stopping there."""
    if s.map.board.blocked(at):
        return bool(cards.lasting(s, seat, cards.PASSES_BLOCKED))
    if not cards.lasting(s, seat, cards.PASSES_GUARDS):
        return False
    enemies = any(not s.map.friends(seat, other) for other, _ in heroes_at(s, at))
    return bool(guard(s, at)) or enemies or rover_at(s, at) >= 0


def _steps(s: State, seat: int, at: Hex) -> list[Hex]:
    """The Fields next to one, over borders and onto Blocked Fields as far as that is allowed."""
    board = s.map.board
    found = list(ways(s, at))
    borders = cards.lasting(s, seat, cards.PASSES_BORDERS)
    blocked = cards.lasting(s, seat, cards.PASSES_BLOCKED)
    for to in neighbours(at):
        if to in found or board.field(to) is None:
            continue
        if board.blocked(to) or board.blocked(at):
            if blocked:
                found.append(to)
        elif borders:
            found.append(to)
    return found
