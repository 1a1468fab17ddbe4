"""How far the beings of a hand are from being summoned, and which squares bring them nearer."""

from typing import Final, NamedTuple

from rulebound.games.tashkalar.board import BOARD
from rulebound.games.tashkalar.cards import Being
from rulebound.games.tashkalar.library import BEINGS
from rulebound.games.tashkalar.patterns import LIFT, Orientation
from rulebound.games.tashkalar.state import CARD, State
from rulebound.games.tashkalar.summon import places_for

_MOST_KEPT: Final = 60_000


class Lack(NamedTuple):
    """What a being lacks: at how many targets nothing, one common piece or two."""

    ready: int
    one: int
    two: int


_NOWHERE: Final = Lack(0, 0, 0)
_kept: dict[tuple[int, int, int, int, int], Lack] = {}


def lacks(s: State, side: int, card: int) -> Lack:
    """What a being lacks at its best, worked out once for each table."""
    own, upgraded = s.boards[3 * side], s.boards[3 * side + 1]
    number = card & CARD
    being = BEINGS[number]
    if own.bit_count() + 2 < being.pattern.size:
        return _NOWHERE
    allowed = places_for(s, being)
    key = (number, own, upgraded, s.pieces, allowed)
    found = _kept.get(key)
    if found is None:
        if len(_kept) > _MOST_KEPT:
            _kept.clear()
        found = _kept[key] = _look(being, own, upgraded, BOARD & ~s.pieces, allowed)
    return found


def _look(being: Being, own: int, upgraded: int, empty: int, allowed: int) -> Lack:
    ready = one = two = 0
    own, upgraded, empty = own << LIFT, upgraded << LIFT, empty << LIFT
    for orientation in being.pattern.orientations:
        none, lack, more = _targets(orientation, own, upgraded, empty, allowed)
        ready += none.bit_count()
        one += lack.bit_count()
        two += more.bit_count()
    return Lack(ready, one, two)


def _targets(
    orientation: Orientation, own: int, upgraded: int, empty: int, allowed: int
) -> tuple[int, int, int]:
    """Targets at which nothing, one common piece or two are lacking; the boards are lifted."""
    none, lack, more = allowed, 0, 0
    for shift in orientation.heroic:
        none &= upgraded >> shift
    for shift in orientation.common:
        mine, room = own >> shift, empty >> shift
        more = more & mine | lack & room
        lack = lack & mine | none & room
        none &= mine
        if not none | lack | more:
            break
    return none, lack, more


def wanted(s: State, seat: int) -> dict[int, float]:
    """Empty squares on which a common piece would bring a being of the hand nearer."""
    side = s.rules.side_of[seat]
    own, upgraded = s.boards[3 * side] << LIFT, s.boards[3 * side + 1] << LIFT
    free = BOARD & ~s.pieces
    empty = free << LIFT
    found: dict[int, float] = {}
    for card in s.summonable(seat):
        being = BEINGS[card & CARD]
        allowed = places_for(s, being)
        near = far = 0
        for orientation in being.pattern.orientations:
            _, lack, more = _targets(orientation, own, upgraded, empty, allowed)
            for shift in orientation.common if lack | more else ():
                near |= (lack << shift) >> LIFT
                far |= (more << shift) >> LIFT
        _add(found, near & free, 1.0 + being.rank)
        _add(found, far & free & ~near, 0.3 + 0.2 * being.rank)
    return found


def _add(found: dict[int, float], squares: int, worth: float) -> None:
    while squares:
        low = squares & -squares
        found[low.bit_length() - 1] = found.get(low.bit_length() - 1, 0.0) + worth
        squares ^= low
