"""Whom a hero meets on a Field, and how that fight would go."""

from math import exp
from typing import Final, NamedTuple

from rulebound.games.homm3.general.forecast import (
    AZURE,
    EDGE,
    SURENESS,
    Forecast,
    Stack,
    army,
    counts_of,
    forecast,
    guards,
)
from rulebound.games.homm3.general.plan import Odds
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import guard, hero_at, rover_at
from rulebound.games.homm3.map.travel import TOP_GUARD
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.kinds import KINDS
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader, Trip

MOST_CARDS: Final = 6
"""More cards than these are hardly played in one fight."""
OUTRANKED: Final = 0.04
"""What each level by which another Main Hero is above one's own takes from a chance."""
AI_HERO: Final = 0.9
"""What the cards of an AI Hero make of a chance."""


class Meeting(NamedTuple):
    """A fight that waits on a Field."""

    told: Forecast
    decides: bool
    """It is fought to the end: whoever loses it loses the army."""
    foe: str
    """A name for whom one fights."""
    level: int = 0
    """Guards: their difficulty."""
    left: int = 0
    """Movement points with which one comes there."""
    flees: bool = False
    """One may break it off, and whoever has fallen on the other side stays dead."""


def meeting(s: State, seat: int, hero: int, at: Hex, left: int, odds: Odds = ()) -> Meeting | None:
    """The fight that a hero meets on a Field with so many movement points left.

    ``odds``: what was found out about some foes.
    """
    met = _foe(s, seat, hero, at, left)
    if met is None or not odds:
        return met
    more = next((more for foe, more in odds if foe == met.foe), 0.0)
    if not more:
        return met
    return met._replace(told=met.told._replace(chance=shifted(met.told.chance, more)))


def shifted(chance: float, more: float) -> float:
    """A chance with so much added to the logarithm of its odds."""
    chance = min(0.999, max(0.001, chance))
    return 1 / (1 + exp(-more) * (1 - chance) / chance)


def _foe(s: State, seat: int, hero: int, at: Hex, left: int) -> Meeting | None:
    """In the order of H3-8.30."""
    there = hero_at(s, at)
    if there is not None and not s.map.friends(seat, there[0]):
        return _enemy(s, seat, hero, there)
    number = rover_at(s, at)
    if number >= 0:
        return _rover(s, seat, hero, number, left)
    level = guard(s, at)
    if not level:
        return None
    trip = Trip(seat, hero, at, at, "guards", level=level)
    skips = level < min(TOP_GUARD, s.players[seat].level)  # H3-10.9
    if skips and all(hear(s, trip) for hear in s.map.listening(occasions.may_skip)):
        return None
    theirs, endless = _guards(s, trip)
    told = _told(s, seat, hero, theirs, 0 if endless else 1 + max(0, left))
    return Meeting(told, endless, f"guards:{level}:{len(theirs)}", level, left)


def _told(s: State, seat: int, hero: int, theirs: tuple[Stack, ...], rounds: int) -> Forecast:
    """A Secondary Hero fights with the same units, but without cards (H3-4.13)."""
    player = s.players[seat]
    leads = hero == Leader.MAIN
    cards = min(MOST_CARDS, len(player.hand)) if leads else 0
    return forecast(army(player.troops), theirs, cards, player.level if leads else 0, rounds)


def _enemy(s: State, seat: int, hero: int, there: tuple[int, int]) -> Meeting:
    other, other_hero = there
    mine, theirs = s.players[seat], s.players[other]
    leads = hero == Leader.MAIN
    level = mine.level if leads else 0
    its = theirs.level if other_hero == Leader.MAIN else 0
    cards = max(0, len(mine.hand) - len(theirs.hand)) if leads else 0
    told = forecast(army(mine.troops), army(theirs.troops), cards, level, 0)
    even = shifted(told.chance, SURENESS * EDGE)  # luck favours guards, but not other players
    chance = max(0.0, even - OUTRANKED * max(0, its - level))
    return Meeting(told._replace(chance=chance), True, f"hero:{other}:{other_hero}")


def _rover(s: State, seat: int, hero: int, number: int, left: int) -> Meeting:
    rover = s.map.rovers[number]
    told = _told(s, seat, hero, army(rover.troops), 0)
    if rover.hero is not None:
        told = told._replace(chance=told.chance * AI_HERO)
    at = rover.at
    assert at is not None
    trip = Trip(seat, hero, at, at, "rover", number)
    flees = hero == Leader.MAIN and any(
        hear(s, trip) for hear in s.map.listening(occasions.may_flee)
    )
    return Meeting(told, not flees, f"rover:{rover.id}", left=left, flees=flees)


def _guards(s: State, trip: Trip) -> tuple[tuple[Stack, ...], bool]:
    """The guards of a Field, and whether they are fought to the end (H3-10.72)."""
    counts = counts_of(s, trip)
    known = next((f for hear in s.map.listening(occasions.foretold) if (f := hear(s, trip))), None)
    if known is None:
        return guards(counts), bool(counts[AZURE])
    if not known[0]:
        return guards(counts), False
    azure = any(KINDS[troop.kind].tier == AZURE for troop in known[0])
    return army(known[0]), azure
