"""The Grail Token on its way: digging it up, carrying it, losing it, bringing it home."""

from collections.abc import Collection
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.core.log import Grail
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.fields import field, guard
from rulebound.games.homm3.map.goals import Goal, Line, by_side, goal
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.visits import Visit, visits
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Leader, Trip
from rulebound.games.homm3.scenarios.common import log
from rulebound.games.homm3.scenarios.common.goals import DECISIVE

GRAIL: Final = "grail"
LIES: Final = "grail_at"
"""Note of the world: the Field on which the token lies."""
HOME: Final = "grail_home"
"""Note of the world: in whose Town it lies."""


def carrier(s: State) -> tuple[int, int] | None:
    """The seat and the hero that carry the token."""
    for seat, realm in enumerate(s.map.realms):
        if realm.grail and not realm.out:
            return seat, HEROES.index(realm.grail)
    return None


@rule("grail_carrier")
class GrailCarrier(Rule):
    """How the Grail Token is gained, lost and brought home."""

    digging: int = Value(default=0, ge=0, le=3)
    """Movement points that digging it up costs; 0: a visit brings it."""
    stops: bool = False
    """A hero who takes it up loses all remaining movement points."""
    sheltered: bool = True
    """A Sanctuary protects who carries it."""
    home: bool = False
    """In their own Town it is laid down."""

    # ---- gaining it ----

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        yield from ()
        return self.digging > 0 and v.field.location == GRAIL

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        if not self.digging or s.map.grail:
            return []
        return [
            Option("rule-dig", (f"hero:{HEROES[hero]}",), data=hero)
            for hero in Leader
            if self._may_dig(s, seat, hero)
        ]

    def _may_dig(self, s: State, seat: int, hero: int) -> bool:
        realm = s.map.realms[seat]
        at = realm.heroes[hero]
        return (
            at is not None
            and realm.movement[hero] >= self.digging
            and field(s, at).location == GRAIL
            and not guard(s, at)
        )

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-dig":
            return False
        s.map.realms[seat].add_movement(option.data, -self.digging)
        s.map.grail = True
        s.tell(Grail, seat=seat)
        yield from self._take_up(s, seat, option.data)
        return True

    def _take_up(self, s: State, seat: int, hero: int) -> Flow[None]:
        s.map.realms[seat].grail = HEROES[hero]
        for hear in s.listening(occasions.gained_grail):
            yield from hear(s, seat, hero)

    @on(occasions.gained_grail)
    def gained_grail(self, s: State, seat: int, hero: int) -> Flow[None]:
        yield from ()
        realm = s.map.realms[seat]
        if self.stops and realm.movement[hero]:
            realm.add_movement(hero, -realm.movement[hero])
            s.tell(log.GrailStops, seat=seat, hero=HEROES[hero])

    # ---- on the way ----

    @on(occasions.comes)
    def comes(self, s: State, seat: int, hero: int, at: Hex) -> Flow[None]:
        """It lies here, or this is home."""
        w = s.map
        realm = w.realms[seat]
        if w.notes.get(LIES) == at and not w.friends(seat, w.notes.get(HOME, -1)):
            w.notes.pop(HOME, None)
            del w.notes[LIES]
            s.tell(log.GrailTaken, seat=seat, field=name_of(at))
            yield from self._take_up(s, seat, hero)
        if self.home and realm.grail == HEROES[hero] and realm.town == at:
            realm.grail = ""
            w.notes[LIES], w.notes[HOME] = at, seat
            s.tell(log.GrailHome, seat=seat)

    @on(occasions.shelters)
    def shelters(self, s: State, seat: int, hero: int) -> bool:
        return self.sheltered or s.map.realms[seat].grail != HEROES[hero]

    # ---- losing it ----

    @on(occasions.battle_ends)
    def battle_ends(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        b, found = s.fight, carrier(s)
        if found is None or b.ended not in ("defeat", "surrender"):
            return
        attackers = b.winner == Side.ATTACKER
        if attackers and trip.foe == "hero":
            if found[0] != trip.other or s.map.realms[trip.other].heroes[found[1]] != trip.to:
                return
            if trip.seat >= 0:
                self._hand_over(s, trip.seat, trip.hero)
            else:
                self._drop(s, trip.to)
        elif not attackers and found == (trip.seat, trip.hero):
            if trip.foe == "hero":
                self._hand_over(s, trip.other, trip.other_hero)
            else:
                self._drop(s, trip.to)

    @on(occasions.gave_up)
    def gave_up(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if carrier(s) != (trip.other, trip.other_hero):
            return
        if trip.seat >= 0:
            self._hand_over(s, trip.seat, trip.hero)
        else:
            self._drop(s, trip.to)

    @on(occasions.leaves)
    def leaves(self, s: State, seat: int) -> None:
        """What an eliminated player carried lies where the hero was."""
        realm = s.map.realms[seat]
        if realm.grail:
            hero = HEROES.index(realm.grail)
            at = realm.heroes[hero] or realm.visited[hero]
            if at is not None:
                self._drop(s, at)

    def _hand_over(self, s: State, seat: int, hero: int) -> None:
        self._lose(s)
        s.map.realms[seat].grail = HEROES[hero]
        s.tell(log.GrailWon, seat=seat, hero=HEROES[hero])

    def _drop(self, s: State, at: Hex) -> None:
        self._lose(s)
        s.map.notes[LIES] = at
        s.tell(log.GrailLies, field=name_of(at))

    def _lose(self, s: State) -> None:
        for realm in s.map.realms:
            realm.grail = ""

    # ---- for players and bots ----

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        found = carrier(s)
        if found is not None:
            args = {"seat": found[0], "hero": HEROES[found[1]]}
            return [Text("homm3-notice-grail-carried", args)]
        at = s.map.notes.get(LIES)
        return [] if at is None else [Text("homm3-notice-grail-lies", {"field": name_of(at)})]

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        w = s.map
        found = carrier(s)
        if found is None:
            wanted = at == w.notes.get(LIES) if w.grail else field(s, at).location == GRAIL
            return DECISIVE if wanted and not w.friends(seat, w.notes.get(HOME, -1)) else 0.0
        if w.friends(seat, found[0]):
            return DECISIVE if self.home and found[0] == seat and w.realms[seat].town == at else 0.0
        return DECISIVE if w.realms[found[0]].heroes[found[1]] == at else 0.0


@goal("grail_home")
class GrailHome(Goal):
    """Whoever brings the Grail to their own Town wins."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        seat = s.map.notes.get(HOME)
        return None if seat is None else [seat]

    def progress(self, s: State) -> list[Line]:
        found = carrier(s)
        return [
            by_side(
                s,
                "homm3-count-grail",
                lambda seats: int(found is not None and found[0] in seats),
                1,
            ),
            by_side(
                s, "homm3-count-grail_home", lambda seats: int(s.map.notes.get(HOME) in seats), 1
            ),
        ]
