"""One's own Town, and the armies without a player that come near it."""

from typing import Final

from rulebound.games.homm3.general.forecast import army, forecast
from rulebound.games.homm3.map.travel import DEFENSE
from rulebound.games.homm3.model.hexes import Hex, distance
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import MOVEMENT, Leader

REACH: Final = 4
"""An army that is no farther away may be there when the Round is over."""
MARCH: Final = 3
"""By so much it is nearer a Round later."""
GUARDING: Final = 24.0
"""What it is worth to stand in a Town that is about to be attacked."""
RISKED: Final = 0.7
"""A chance from which on the army is risked for a Secondary Hero."""
HELD: Final = 0.3
"""A chance from which on a Field that is no Town is defended."""


def threatened(s: State, at: Hex, rounds: int = 0) -> bool:
    """Whether an army may be there when this Round is over, or so many Rounds later."""
    reach = REACH + MARCH * rounds
    return any(
        rover.at is not None
        and rover.moves
        and distance(rover.at, at) <= min(reach, _nearest_town(s, rover.at))
        for rover in s.map.rovers
    )


def _nearest_town(s: State, at: Hex) -> int:
    """How far the nearest Town of a player is, to which an army goes first (H3-10.121)."""
    towns = [s.map.realms[seat].town for seat in s.map.seats()]
    return min((distance(at, town) for town in towns if town is not None), default=0)


def home(s: State, seat: int) -> Hex | None:
    """A player's own Town, while it is theirs."""
    town = s.map.realms[seat].town
    return town if town is not None and s.map.mark(town).owner == seat else None


def guarding(s: State, seat: int, hero: int, at: Hex) -> float:
    """What it is worth to stop on a Field because of who may come there."""
    if hero != Leader.MAIN or at != home(s, seat) or not _too_late(s, seat, at):
        return 0.0
    return GUARDING


def _too_late(s: State, seat: int, town: Hex) -> bool:
    """Whether a Main Hero that turns back later than now may find an army in the Town."""
    realm = s.map.realms[seat]
    at = realm.heroes[Leader.MAIN]
    away = distance(at, town) if at is not None else 0
    beyond = max(0, away + bool(away) - realm.movement[Leader.MAIN])
    return threatened(s, town, -(-beyond // MOVEMENT[Leader.MAIN]))


def reserve(s: State, seat: int) -> int:
    """Gold with which units defend the Town while their hero is elsewhere (H3-10.6)."""
    town = home(s, seat)
    if town is None or s.map.realms[seat].heroes[Leader.MAIN] == town:
        return 0
    return DEFENSE.gold if _too_late(s, seat, town) else 0


def defends(s: State, seat: int) -> bool:
    """Whether to pay for the defense of a Field without a hero that an army attacks."""
    trip = s.map.trip
    assert trip is not None
    if trip.to == home(s, seat):
        return True
    if s.players[seat].gold - DEFENSE.gold < reserve(s, seat):
        return False
    return _against(s, seat, trip.hero) >= HELD


def stands(s: State, seat: int) -> bool:
    """Whether a Secondary Hero fights who could be given up (H3-10.8)."""
    trip = s.map.trip
    assert trip is not None
    return _against(s, seat, trip.hero) >= RISKED


def _against(s: State, seat: int, number: int) -> float:
    """The chance of one's units without a hero against an army without a player."""
    theirs = army(s.map.rovers[number].troops)
    return forecast(army(s.players[seat].troops), theirs, 0, 0, 0).chance
