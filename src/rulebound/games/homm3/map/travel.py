"""Heroes on the map: moving, arriving, and what they meet there (H3-3.5, H3-8.30, H3-10.1)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.ai_hero import ready
from rulebound.games.homm3.combat.cards import Moment
from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.combat.windows import offer
from rulebound.games.homm3.map import (
    cards,
    flight,
    occasions,
    passage,
    resources,
    towns,
    trade,
    visits,
    weeks,
)
from rulebound.games.homm3.map.buildings import CITADEL, has_built
from rulebound.games.homm3.map.fields import (
    HAVENS,
    field,
    guard,
    havens,
    heroes_at,
    rover_at,
    ways,
)
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.random_town import garrison
from rulebound.games.homm3.model.battle import Army, Battle, CombatPhase, Side
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.map import Announced, Cube, GaveUp, HeroLost, QuickCombat, Went
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category, Ground
from rulebound.games.homm3.model.world import HEROES, Leader, MapPhase, Trip, Window
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import morale
from rulebound.games.homm3.table.asking import ask

DEFENSE: Final = Cost(8)
"""What it costs to defend a Town or Settlement without a hero (H3-10.6)."""
TOP_GUARD: Final = 7
"""Guards of this difficulty are never skipped (H3-10.9)."""
AI_MODES: Final = ("cooperative", "campaign")
PASS: Final = plain("pass")


# ---- where heroes can go ----


def steps(s: State, seat: int, hero: int) -> Iterator[Hex]:
    """The Fields to which a hero can move now (H3-3.24, H3-3.25)."""
    w = s.map
    realm = w.realms[seat]
    at, points = realm.heroes[hero], realm.movement[hero]
    if at is None or points < 1:
        return
    if flight.flies(s, seat, hero):
        yield from (to for to in flight.reach(s, seat, hero) if not passes(s, seat, to))
        return
    if passage.helped(s, seat):
        yield from (
            to
            for to, cost in passage.reach(s, seat, hero).items()
            if cost < points or not passes(s, seat, to)
        )
        return
    listening = w.listening(occasions.may_enter)
    for to in ways(s, at):
        if points < 2 and passes(s, seat, to):
            continue
        if not listening or all(hear(s, seat, hero, to) for hear in listening):
            yield to


@cache
def step(hero: int, to: Hex) -> Option:
    """The choice to go there."""
    return Telling("go", (f"hero:{HEROES[hero]}", f"field:{name_of(to)}"), data=(hero, to))


def passes(s: State, seat: int, at: Hex) -> bool:
    """Whether a hero could only pass over a Field: a friend there, an enemy in a Sanctuary."""
    there = heroes_at(s, at)
    if any(s.map.friends(seat, other) for other, _ in there):
        return True
    return (bool(there) or rover_at(s, at) >= 0) and safe(s, at)


def safe(s: State, at: Hex) -> bool:
    """Whether heroes cannot be attacked on a Field."""
    if field(s, at).location != Ground.SANCTUARY:
        return weeks.holds(s, weeks.SANCTUARY)
    return all(
        hear(s, seat, hero)
        for seat, hero in heroes_at(s, at)
        for hear in s.map.listening(occasions.shelters)
    )


def crowded(s: State, seat: int) -> list[int]:
    """Own heroes that can leave a Field where another hero stands: one must (H3-3.26)."""
    return [
        hero
        for hero, at in enumerate(s.map.realms[seat].heroes)
        if at is not None and _shared(s, at) and any(True for _ in steps(s, seat, hero))
    ]


def _shared(s: State, at: Hex) -> bool:
    return len(heroes_at(s, at)) > 1 or rover_at(s, at) >= 0


def passing(s: State, seat: int, heroes: list[int]) -> bool:
    """Whether one of these heroes is on its way over a Field where it may not stop (H3-3.25)."""
    realm = s.map.realms[seat]
    return any(realm.visited[hero] != realm.heroes[hero] for hero in heroes)


def revisits(s: State, seat: int, hero: int) -> bool:
    """H3-3.21 (b): whether a movement point buys another visit."""
    realm = s.map.realms[seat]
    at = realm.heroes[hero]
    if at is None or not realm.movement[hero]:
        return False
    place = LOCATION_TABLE[field(s, at).location]
    return place.category == Category.REVISITABLE and place.stays


def go(s: State, seat: int, hero: int, to: Hex) -> Flow[None]:
    """One movement point: to a neighbouring Field, and whatever that brings (H3-3.20)."""
    realm = s.map.realms[seat]
    came_from = realm.heroes[hero]
    assert came_from is not None
    cost = _price(s, seat, hero, to)
    realm.add_movement(hero, -cost)
    realm.stand(hero, to)
    s.tell(Went, seat=seat, hero=HEROES[hero], field=name_of(to))
    for hear in s.map.listening(occasions.enters):
        to = yield from hear(s, seat, hero, to)
    yield from arrive(s, Trip(seat, hero, to, came_from))


def _price(s: State, seat: int, hero: int, to: Hex) -> int:
    """The movement points that it takes to go to a Field."""
    if flight.flies(s, seat, hero):
        return flight.reach(s, seat, hero)[to]
    return passage.reach(s, seat, hero)[to] if passage.helped(s, seat) else 1


def arrive(s: State, trip: Trip) -> Flow[None]:
    """H3-8.30: whom the hero meets; else it visits the Field."""
    if shares(s, trip.seat, trip.hero, trip.to):
        return
    trip = met(s, trip)
    if trip.foe == "hero":
        yield from _meet_hero(s, trip)
    elif trip.foe == "rover":
        yield from _fight(s, trip)
    elif trip.foe == "units":
        yield from _storm(s, trip)
    elif trip.foe == "guards":
        yield from meet_guards(s, trip)
    else:
        yield from visits.visit(s, trip.seat, trip.hero, trip.to)


def shares(s: State, seat: int, hero: int, at: Hex) -> bool:
    """Whether a hero only passes a Field: a friend is there, or whoever may not be attacked."""
    others = _others(s, seat, hero, at)
    if any(s.map.friends(seat, other) for other, _ in others):
        return True
    return (bool(others) or rover_at(s, at) >= 0) and safe(s, at)


def met(s: State, trip: Trip) -> Trip:
    """With the foe whom the hero meets, in the order of H3-8.30; without one if nobody is there."""
    seat, to = trip.seat, trip.to
    others = _others(s, seat, trip.hero, to)
    if others:
        other, other_hero = min(others, key=lambda one: one[1])
        return trip._replace(foe="hero", other=other, other_hero=other_hero)
    if (number := rover_at(s, to)) >= 0:
        return trip._replace(foe="rover", other=number)
    if field(s, to).location in HAVENS and (owner := _enemy_owner(s, seat, to)) >= 0:
        return trip._replace(foe="units", other=owner)
    if level := guard(s, to):
        return trip._replace(foe="guards", level=level)
    return trip


def _others(s: State, seat: int, hero: int, at: Hex) -> list[tuple[int, int]]:
    return [one for one in heroes_at(s, at) if one != (seat, hero)]


def _enemy_owner(s: State, seat: int, at: Hex) -> int:
    owner = s.map.mark(at).owner
    return owner if owner >= 0 and not s.map.friends(seat, owner) else -1


# ---- meetings ----


def _meet_hero(s: State, trip: Trip) -> Flow[None]:
    """H3-10.8: a Secondary Hero may be given up without a battle."""
    yield from announce(s, trip)
    if (yield from gives_up(s, trip)):
        take_cube(s, trip.seat, trip.other)
        yield from take_field(s, trip)
    else:
        yield from battle(s, trip)


def take_field(s: State, trip: Trip) -> Flow[None]:
    """H3-8.30, 5: who has beaten a hero visits the Field, unless a friend of the loser is there."""
    if len(heroes_at(s, trip.to)) > 1:
        yield from arrive(s, Trip(trip.seat, trip.hero, trip.to, trip.came_from))
    else:
        yield from visits.visit(s, trip.seat, trip.hero, trip.to)


def gives_up(s: State, trip: Trip) -> Flow[bool]:
    """Whether a Secondary Hero who is attacked is given up; then it leaves the map."""
    if trip.other_hero != Leader.SECOND:
        return False
    option: Option = yield Decision(
        trip.other, Text("homm3-ask-give-up"), lambda: (plain("fight"), plain("give-up"))
    )
    if option.kind != "give-up":
        return False
    s.tell(GaveUp, seat=trip.other)
    for hear in s.map.listening(occasions.gave_up):
        yield from hear(s, trip)
    lose_second_hero(s, trip.other)
    return True


def _storm(s: State, trip: Trip) -> Flow[None]:
    """H3-10.6: the owner may pay to defend with units only; else the Field is taken."""
    yield from announce(s, trip)
    if not (yield from pays_to_defend(s, trip.other)):
        yield from visits.visit(s, trip.seat, trip.hero, trip.to)
        return
    yield from battle(s, trip)


def pays_to_defend(s: State, seat: int) -> Flow[bool]:
    if not resources.has(s, seat, DEFENSE) or not s.players[seat].troops:
        return False
    option: Option = yield Decision(
        seat, Text("homm3-ask-defend"), lambda: (plain("pay-defense"), plain("yield"))
    )
    if option.kind == "yield":
        return False
    resources.pay(s, seat, DEFENSE)
    return True


def meet_guards(s: State, trip: Trip) -> Flow[None]:
    if beaten_quickly(s, trip):
        s.tell(QuickCombat, seat=trip.seat, level=trip.level)
        yield from visits.visit(s, trip.seat, trip.hero, trip.to)
        return
    yield from _fight(s, trip)


def beaten_quickly(s: State, trip: Trip) -> bool:
    """H3-10.9: a hero of a higher level beats guards without a battle."""
    skips = all(hear(s, trip) for hear in s.map.listening(occasions.may_skip))
    return skips and trip.level < min(TOP_GUARD, s.players[trip.seat].level)


def _fight(s: State, trip: Trip) -> Flow[None]:
    yield from announce(s, trip)
    yield from battle(s, trip)


def announce(s: State, trip: Trip) -> Flow[None]:
    """W-ANNOUNCE: town actions of everybody, before the first step of the setup (H3-10.4)."""
    w = s.map
    s.tell(
        Announced,
        seat=trip.seat,
        hero=HEROES[trip.hero] if trip.seat >= 0 else "",
        rover=w.rovers[trip.hero].id if trip.seat < 0 else "",
        foe=trip.foe,
        field=name_of(trip.to),
        level=trip.level,
    )
    fighters = {trip.seat, trip.other if trip.foe in ("hero", "units") else trip.seat}
    first = max(w.active, 0)
    for seat in [*range(first, len(w.realms)), *range(first)]:
        wanted = Window.ANNOUNCED if seat in fighters else Window.OTHERS
        if not w.realms[seat].out and wanted in w.realms[seat].wants:
            yield from town_window(s, seat, "homm3-ask-announced")


def town_window(s: State, seat: int, ask_: str, *, between: bool = False) -> Flow[None]:
    """Any number of town actions of one player, who may also trade and spend morale (W-MORALE).

    ``between``: no action is being resolved (W-OPEN). Rules of the scenario may offer something
    then, and morale alone is reason enough to ask.
    """

    def build() -> tuple[Option, ...]:
        actions = [*towns.actions(s, seat), *trade.at_all_times(s, seat)]
        if between:
            for hear in s.map.listening(occasions.between_actions):
                actions += hear(s, seat)
        elif not actions:
            return (PASS,)
        return (*actions, *morale.uses(s.players[seat]), PASS)

    while len(offered := build()) > 1:
        option: Option = yield Decision(seat, Text(ask_), build, offered)
        if option is PASS:
            return
        if option.kind == "morale":
            yield from morale.spend(s, seat, option)
        elif option.kind in trade.KINDS:
            yield from trade.act(s, seat, option)
        else:
            yield from towns.act(s, seat, option)


# ---- setting up a combat ----


def battle(s: State, trip: Trip) -> Flow[None]:
    """The combat that a trip leads to is set up; the next phase fights it."""
    w = s.map
    attacker = Army(seat=trip.seat, player=trip.seat, hero=trip.hero == Leader.MAIN)
    attacker.keeps_on = trip.hero == Leader.MAIN and not havens(s, trip.seat)  # H3-10.86
    b = Battle([attacker, _defender(s, trip)], guards=trip.level)
    b.reserve[Side.ATTACKER] = s.players[trip.seat].troops
    s.players[trip.seat].movement = w.realms[trip.seat].movement[trip.hero]
    if trip.foe in ("hero", "units"):
        b.reserve[1] = s.players[trip.other].troops
        b.siege = has_walls(s, trip.other, trip.to)
        b.armies[1].keeps_on = visits.own_town(s, trip.other, trip.to) or (
            trip.other_hero == Leader.MAIN and havens(s, trip.other) in ([], [trip.to])
        )
    elif trip.foe == "rover":
        rover = w.rovers[trip.other]
        b.reserve[1] = rover.troops
        b.siege = rover.citadel and rover.town == trip.to
    elif field(s, trip.to).location == Ground.RANDOM_TOWN and trip.visits:
        b.siege = True
        b.reserve[1] = yield from garrison(s, trip.to, b.armies[1].seat)
    else:
        found = (hear(s, trip) for hear in w.listening(occasions.guards))
        b.tiers = next((tiers for tiers in found if tiers is not None), None)
        units = LOCATION_TABLE[field(s, trip.to).location].guards
        if units and trip.visits:
            _seek_guards(s, b, units)
    yield from begin(s, trip, b)


def _seek_guards(s: State, b: Battle, units: tuple[str, ...]) -> None:
    """Some Locations have guards of their own in place of an azure unit."""
    bronze, silver, gold, azure = b.tiers or usual(s, b.guards)
    if azure:
        b.tiers, b.sought = (bronze, silver, gold, azure - 1), units


def _defender(s: State, trip: Trip) -> Army:
    w = s.map
    if trip.foe in ("hero", "units"):
        there = trip.foe == "hero" and trip.other_hero == Leader.MAIN
        return Army(seat=trip.other, player=trip.other, hero=there)
    if trip.foe == "rover":
        return Army(seat=trip.seat, ai=True, ai_hero=ready(s, w.rovers[trip.other].hero))
    seat = controller(s, trip.seat)
    return Army(seat=trip.seat if seat < 0 else seat, ai=seat < 0)


def begin(s: State, trip: Trip, b: Battle) -> Flow[None]:
    """The combat is on the table: what the scenario and cards do before it."""
    w = s.map
    s.battle, w.trip, w.phase = b, trip, MapPhase.COMBAT
    weeks.combat_begins(s)
    for hear in w.listening(occasions.battle_begins):
        yield from hear(s, trip)
    skips = all(hear(s, trip) for hear in w.listening(occasions.may_skip))
    if trip.foe == "guards" and skips:  # H3-10.10: for either hero
        if b.armies[Side.ATTACKER].hero:
            yield from offer(s, Side.ATTACKER, Moment.GUARDS)
        else:
            yield from cards.offer(s, trip.seat, Moment.GUARDS)
        if b.ended:
            b.phase = CombatPhase.OVER


def has_walls(s: State, seat: int, at: Hex) -> bool:
    """H3-10.100: their own Town with a Citadel."""
    return visits.own_town(s, seat, at) and has_built(s, seat, CITADEL)


def controller(s: State, seat: int) -> int:
    """Who plays the guards: the nearest enemy to the right (H3-10.22); -1: the AI rules."""
    w = s.map
    if w.mode in AI_MODES:
        return -1
    count = len(w.realms)
    for step in range(1, count):
        other = (seat - step) % count
        if not w.friends(seat, other):
            return other
    return -1


# ---- losses that need no battle ----


def lose_second_hero(s: State, seat: int) -> None:
    """H3-10.79."""
    realm = s.map.realms[seat]
    realm.stand(Leader.SECOND, None)
    realm.movement = (realm.movement[Leader.MAIN], 0)
    s.tell(HeroLost, seat=seat)


def take_cube(s: State, seat: int, other: int) -> None:
    """A Faction Cube of another player as a trophy (H3-8.52, H3-10.81)."""
    s.map.realms[seat].cubes += (other,)
    s.tell(Cube, seat=seat, other=other)


def pick_field(seat: int, ask_: str, kind: str, fields: list[Hex]) -> Flow[Hex]:
    """One of some Fields."""

    def build() -> tuple[Option, ...]:
        return tuple(Option(kind, (f"field:{name_of(at)}",), data=at) for at in fields)

    option = yield from ask(seat, Text(ask_), build)
    at: Hex = option.data
    return at
