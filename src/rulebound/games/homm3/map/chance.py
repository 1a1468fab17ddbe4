"""How a fight would go into which a hero could ride: it is fought out by habit, on both sides.

Asked on imagined matches only, so that it follows from what the seat sees: guards are drawn from
shuffled decks, the cards in other hands are dealt again. What players could still buy before the
fight is left out, and whoever could give way defends.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.core.advisor import Attempt
from rulebound.core.flow import Checkpoint, Decision, Flow, Option
from rulebound.core.rng import Rng
from rulebound.games.homm3.combat.script import fight
from rulebound.games.homm3.map.advice import by_habit
from rulebound.games.homm3.map.travel import battle, beaten_quickly, met, shares
from rulebound.games.homm3.model.battle import CombatPhase, Side
from rulebound.games.homm3.model.hexes import Hex
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, MapPhase, Trip

Habit = Callable[[State, Decision, Rng], Option]
MOST_CHOICES: Final = 2000
"""A fight that takes longer has no winner."""


def attempt(s: State, seat: int, refs: Sequence[str], rng: Rng) -> Attempt | None:
    """Ride a hero to a Field and fight there; ``None``: nobody waits to be fought.

    ``refs``: the hero, the Field, and the movement points that are left on arriving there, such as
    ``hero:main``, ``field:1,-1``, ``movement:2``. Without the last, one point is spent on the way.
    """
    trip = ride(s, seat, refs)
    return None if trip is None else fought(s, trip, rng)


def ride(s: State, seat: int, refs: Sequence[str]) -> Trip | None:
    """Put the hero on the Field, with what is left of its movement, if a fight waits there."""
    w = s.map
    asked = _read(refs)
    if asked is None or w.phase != MapPhase.TURN or w.active != seat or s.battle is not None:
        return None
    hero, to, left = asked
    realm = w.realms[seat]
    here, points = realm.heroes[hero], realm.movement[hero]
    if here is None or not _seen(s, to) or shares(s, seat, hero, to):
        return None
    trip = met(s, Trip(seat, hero, to, here))
    if not trip.foe or (trip.foe == "guards" and beaten_quickly(s, trip)):
        return None
    realm.stand(hero, to)
    realm.add_movement(hero, (max(0, points - 1) if left < 0 else min(left, points)) - points)
    return trip


def fought(s: State, trip: Trip, rng: Rng, habit: Habit = by_habit) -> Attempt:
    """Fight a battle out, both sides by habit, on a table that is used up by it."""
    before = len(s.players[trip.seat].troops)
    flow = _whole(s, trip)
    choices = 0
    step = next(flow, None)
    while step is not None and choices < MOST_CHOICES:
        if isinstance(step, Checkpoint):
            answer = None
        else:
            choices += 1
            answer = habit(s, step, rng)
        try:
            step = flow.send(answer)
        except StopIteration:
            step = None
    flow.close()
    b = s.fight
    won = b.phase == CombatPhase.OVER and (b.winner == Side.ATTACKER or b.ended == "skip")
    beaten = b.winner == Side.DEFENDER
    lost = before - len(s.players[trip.seat].troops)
    return Attempt(won, beaten, max(0, lost), max(1, b.round))


def _whole(s: State, trip: Trip) -> Flow[None]:
    yield from battle(s, trip)
    yield from fight(s)


def _seen(s: State, at: Hex) -> bool:
    """Whether a Field lies on a tile that is face up."""
    spot = s.map.board.spot(at)
    return spot is not None and s.map.board.tiles[spot.tile].face_up


def _read(refs: Sequence[str]) -> tuple[int, Hex, int] | None:
    """Hero, Field and movement left, -1 if that is not said; ``None``: they are something else."""
    parts = {kind: value for kind, _, value in (ref.partition(":") for ref in refs)}
    names: list[str] = list(HEROES)
    try:
        q, r = map(int, parts["field"].split(","))
        hero = names.index(parts.get("hero", names[0]))
        return hero, (q, r), int(parts.get("movement", "-1"))
    except (KeyError, ValueError):
        return None
