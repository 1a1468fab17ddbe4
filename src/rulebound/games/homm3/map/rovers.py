"""Armies that no player leads: AI Heroes and others (H3-10.120 to H3-10.134)."""

from collections.abc import Collection, Iterator
from heapq import heappop, heappush
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.ai_hero import ready
from rulebound.games.homm3.map import explore, gains, occasions, travel, visits
from rulebound.games.homm3.map.fields import (
    HAVENS,
    field,
    heroes_at,
    tile_of,
    ways,
)
from rulebound.games.homm3.model.battle import Army, Battle
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.hexes import Hex, flower, name_of, neighbours
from rulebound.games.homm3.model.log.map import RoverDiscovers, RoverWent, SkillTaken
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import ENEMY, Leader, MapPhase, Rover, Trip
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

MOVEMENT: Final = 3
"""Movement points a Round (H3-10.120)."""
SOUGHT: Final = (Ground.MINE, Ground.SETTLEMENT, Ground.RANDOM_TOWN)
"""What an AI Hero goes for on its way (H3-10.121)."""
OWED: Final = "owed_skills"
"""Note of the world: Ability cards of AI Heroes that a player owns (H3-10.131)."""
SEARCH: Final = 3
"""What a player may Search for such a card."""


def move(s: State) -> Flow[None]:
    """They take their turns after the players, one after the other, a movement point at a time.

    ``World.step`` is the number of the army on the move and one more. A rule that starts a combat
    is called again afterwards.
    """
    w = s.map
    for hear in w.listening(occasions.rovers_move):
        instead = yield from hear(s)
        if w.phase != MapPhase.ROVERS:
            return
        if instead:
            w.phase, w.step = MapPhase.ROUND_ENDS, 0
            return
    if w.step == 0:
        for rover in w.rovers:
            rover.movement = MOVEMENT if rover.moves else 0
        w.step = 1
    while w.step <= len(w.rovers):
        rover = w.rovers[w.step - 1]
        if rover.at is not None and rover.movement:
            yield from _spend(s, w.step - 1)
            return
        w.step += 1
    w.phase, w.step = MapPhase.ROUND_ENDS, 0


def _spend(s: State, number: int) -> Flow[None]:
    """A movement point, by the first priority that applies (H3-10.121)."""
    rover = s.map.rovers[number]
    at = rover.at
    assert at is not None
    if _prey(s, at):
        rover.movement -= 1
        yield from arrive(s, Trip(-1, number, at, at, back=MapPhase.ROVERS))
        return
    if at in _finds(s, rover):
        visits.enemy_flag(s, at)  # where it stood when the scenario began
    option = yield from _way(s, rover)
    if option is None:
        rover.movement = 0
        return
    rover.movement -= 1
    if option.kind == "rover-discover":
        s.tell(RoverDiscovers, rover=rover.id)
        yield from explore.reveal(s, arbiter(s), option.data, at)
        return
    rover.at = to = option.data
    s.tell(RoverWent, rover=rover.id, field=name_of(to))
    yield from arrive(s, Trip(-1, number, to, at, back=MapPhase.ROVERS))


def _prey(s: State, at: Hex) -> list[tuple[int, int]]:
    """The heroes on a Field that can be attacked there."""
    there = heroes_at(s, at)
    return there if there and not travel.safe(s, at) else []


# ---- where to (H3-10.121 to H3-10.124) ----


def _way(s: State, rover: Rover) -> Flow[Option | None]:
    """The next step along a shortest path, or the tile in its way; ties are a player's choice."""
    for priority in (_heroes, _finds, _ends):
        aims = priority(s, rover)
        if rover.at in aims:
            return None
        steps = first_steps(s, rover, aims)
        if steps:
            seats = {seat for at in aims for seat in _owners(s, at)}
            option = yield from ask(
                arbiter(s, seats),
                Text("homm3-ask-rover", {"rover": rover.id}),
                lambda steps=steps: tuple(dict.fromkeys(_step(s, at) for at in steps)),  # type: ignore[misc]
            )
            return option
    return None


def _step(s: State, to: Hex) -> Option:
    """A step to a Field, or turning up its tile first (H3-10.123)."""
    tile = tile_of(s, to)
    placed = s.map.board.tiles[tile]
    if placed.face_up:
        return Option("rover-go", (f"field:{name_of(to)}",), data=to)
    return Option("rover-discover", (f"tile:{name_of(placed.centre)}",), data=tile)


def _heroes(s: State, rover: Rover) -> set[Hex]:
    """Heroes of players on its tile."""
    return {at for at in _here(s, rover) if _prey(s, at)}


def _finds(s: State, rover: Rover) -> set[Hex]:
    """Mines and Settlements on its tile that it could flag."""
    return {
        at
        for at in _here(s, rover)
        if field(s, at).location in SOUGHT and s.map.mark(at).owner != ENEMY
    }


def _ends(s: State, rover: Rover) -> set[Hex]:
    """The Towns of the players, or the Location that the scenario sends it to."""
    w = s.map
    goal = next((enemy.goal for enemy in w.scenario.enemies if enemy.id == rover.id), "")
    if goal:
        return {at for at in w.board.layout.where if field(s, at).location == goal}
    towns = {w.realms[seat].town for seat in w.seats()}
    return {at for at in towns if at is not None and w.mark(at).owner != ENEMY}


def _here(s: State, rover: Rover) -> tuple[Hex, ...]:
    assert rover.at is not None
    return flower(s.map.board.tiles[tile_of(s, rover.at)].centre)


def _owners(s: State, at: Hex) -> Iterator[int]:
    """The players who are attacked on a Field."""
    for seat, _ in heroes_at(s, at):
        yield seat
    if s.map.mark(at).owner >= 0:
        yield s.map.mark(at).owner


def arbiter(s: State, attacked: Collection[int] = ()) -> int:
    """Who makes the choices of an army: the attacked player, else the starting player (DP-22)."""
    return next(iter(attacked)) if len(attacked) == 1 else s.map.seats()[0]


def first_steps(s: State, rover: Rover, aims: Collection[Hex]) -> list[Hex]:
    """The first Fields of all shortest legal paths to the nearest aims (H3-10.124)."""
    start = rover.at
    assert start is not None
    if not aims:
        return []
    closed = _closed(s, rover)
    cost: dict[Hex, int] = {start: 0}
    before: dict[Hex, set[Hex]] = {}
    queue: list[tuple[int, Hex]] = [(0, start)]
    nearest = -1
    while queue:
        far, at = heappop(queue)
        if far > cost[at]:
            continue
        if 0 <= nearest < far:
            break
        if at in aims:
            nearest = far
            continue
        for to in _exits(s, at):
            if to in closed:
                continue
            there = far + 1 + _unseen(s, at, to)
            if there < cost.get(to, there + 1):
                cost[to], before[to] = there, {at}
                heappush(queue, (there, to))
            elif there == cost[to]:
                before[to].add(at)
    return _back_to(start, before, [at for at in aims if cost.get(at) == nearest])


def _back_to(start: Hex, before: dict[Hex, set[Hex]], ends: list[Hex]) -> list[Hex]:
    """The Fields next to the start from which paths lead to some Fields."""
    found: set[Hex] = set()
    seen: set[Hex] = set()
    while ends:
        at = ends.pop()
        if at in seen:
            continue
        seen.add(at)
        for last in before[at]:
            if last == start:
                found.add(at)
            else:
                ends.append(last)
    return sorted(found)


def _unseen(s: State, at: Hex, to: Hex) -> int:
    """H3-10.123: a face-down tile costs a movement point before it can be entered."""
    tile = tile_of(s, to)
    return int(not s.map.board.tiles[tile].face_up and tile_of(s, at) != tile)


def _exits(s: State, at: Hex) -> Iterator[Hex]:
    """The Fields beside one to which an army can go; a face-down tile counts as open."""
    board = s.map.board
    yield from ways(s, at)
    own = 0 if board.blocked(at) else board.borders(at)
    for direction, to in enumerate(neighbours(at)):
        there = board.layout.where.get(to)
        if there is not None and not board.tiles[there[0]].face_up and not own >> direction & 1:
            yield to


def _closed(s: State, rover: Rover) -> set[Hex]:
    """Fields that an army cannot enter: other armies are there, or heroes nobody may attack."""
    w = s.map
    taken = {other.at for other in w.rovers if other is not rover}
    heroes = {at for realm in w.realms for at in realm.heroes}
    taken |= {at for at in heroes if at is not None and travel.safe(s, at)}
    return {at for at in taken if at is not None}


# ---- whom it meets (H3-10.122, H3-10.133) ----


def arrive(s: State, trip: Trip) -> Flow[None]:
    """A hero or a place of a player is attacked; else the Field is flagged or used up."""
    there = _prey(s, trip.to)
    owner = s.map.mark(trip.to).owner
    if there:
        seat, hero = min(there, key=lambda one: one[1])
        yield from _meet(s, trip._replace(foe="hero", other=seat, other_hero=hero))
    elif owner >= 0 and field(s, trip.to).location in HAVENS:
        yield from _storm(s, trip._replace(foe="units", other=owner))
    else:
        visits.enemy_flag(s, trip.to)


def _meet(s: State, trip: Trip) -> Flow[None]:
    """H3-10.8: a Secondary Hero may be given up; no cube changes hands (H3-10.134)."""
    yield from travel.announce(s, trip)
    if not (yield from travel.gives_up(s, trip)):
        yield from assault(s, trip)
    elif heroes_at(s, trip.to):
        yield from arrive(s, trip._replace(foe="", other=-1, other_hero=Leader.MAIN))
    else:
        visits.enemy_flag(s, trip.to)  # H3-10.133


def _storm(s: State, trip: Trip) -> Flow[None]:
    """H3-10.6."""
    yield from travel.announce(s, trip)
    if (yield from travel.pays_to_defend(s, trip.other)):
        yield from assault(s, trip)
    else:
        visits.enemy_flag(s, trip.to)


def assault(s: State, trip: Trip) -> Flow[None]:
    """The combat is set up: the army attacks at the strength the scenario gave it (H3-10.125)."""
    rover = s.map.rovers[trip.hero]
    there = trip.foe == "hero" and trip.other_hero == Leader.MAIN
    b = Battle(
        [
            Army(seat=trip.other, ai=True, ai_hero=ready(s, rover.hero)),
            Army(seat=trip.other, player=trip.other, hero=there),
        ]
    )
    b.reserve[0] = rover.troops
    b.reserve[1] = s.players[trip.other].troops
    b.siege = travel.has_walls(s, trip.other, trip.to)
    s.players[trip.other].movement = 0
    yield from travel.begin(s, trip, b)


# ---- setup ----


def skills(s: State) -> Flow[None]:
    """A Skill card that a player owns is taken from there against a Search (3) (H3-10.131)."""
    for skill in s.map.notes.pop(OWED, ()):
        for seat in s.map.seats():
            player = s.players[seat]
            if skill in player.deck:
                player.deck = decks.without(player.deck, skill)
                s.tell(SkillTaken, seat=seat, card=skill)
                yield from gains.search(s, seat, CardKind.ABILITY, SEARCH)
                break
