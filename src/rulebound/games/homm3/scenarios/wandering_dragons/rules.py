"""Wandering Dragons: those that roam the map, and those of the Utopia."""

from collections import deque
from collections.abc import Mapping
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.map import occasions, rovers, travel
from rulebound.games.homm3.map.aftermath import (
    beaten,
    remove_rover,
    retreat,
    survivors,
    take_refuge,
)
from rulebound.games.homm3.map.fields import HAVENS, field, heroes_at
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import Part, Place
from rulebound.games.homm3.map.visits import take_flag
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, name_of, neighbours
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.log.map import RoverWent
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import Difficulty, State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import Leader, MapPhase, Rover, Trip
from rulebound.games.homm3.scenarios.common.rules import Tiers
from rulebound.games.homm3.scenarios.common.together import DECISIVE, win
from rulebound.games.homm3.scenarios.wandering_dragons.log import Burned, Dragons, DragonsRolled
from rulebound.games.homm3.table import decks, morale

DRAGONS: Final = "wandering_dragons"
MOVED: Final = "dragons-moved"
"""The Round in which they have moved already."""
UTOPIA_ARMY: Final = "utopia-dragons"
DICE: Final = 2
THIRD: Final = 3


class Brood(Part):
    """Dragon cards by tier: in the Utopia, on the map, and on the map with a third player."""

    utopia: Tiers
    wandering: Tiers
    third_player: Tiers = Tiers()


def dragons(s: State) -> Rover | None:
    """The army on the map, as long as it is there."""
    return next((r for r in s.map.rovers if r.id == DRAGONS and r.at is not None), None)


def _guards_utopia(s: State, trip: Trip) -> bool:
    return trip.foe == "guards" and field(s, trip.to).location == Ground.UTOPIA


@rule("wandering_dragons")
class WanderingDragons(Rule):
    """Dragons start on a Field and roam the map by dice; others guard the Dragon Utopia."""

    at: Place
    broods: Mapping[Difficulty, Brood]
    faster: tuple[int, ...] = ()
    """Rounds in which they move one Field farther."""

    # ---- setup ----

    @on(occasions.setup)
    def setup(self, s: State) -> Flow[None]:
        yield from ()
        w = s.map
        brood = self.broods[s.rules.difficulty_name]
        w.notes[UTOPIA_ARMY] = _draw(s, brood.utopia)
        army = _draw(s, brood.wandering)
        if len(w.realms) >= THIRD:
            army += _draw(s, brood.third_player)
        w.rovers.append(Rover(DRAGONS, self.at, army))
        s.tell(Dragons, troops=[troop.kind for troop in army])

    # ---- the Utopia ----

    @on(occasions.army)
    def army(self, s: State, trip: Trip) -> tuple[Troop, ...] | None:
        if not _guards_utopia(s, trip):
            return None
        troops: tuple[Troop, ...] = s.map.notes[UTOPIA_ARMY]
        s.fight.azure = any(KINDS[troop.kind].tier == Tier.AZURE for troop in troops)
        return troops

    @on(occasions.foretold)
    def foretold(self, s: State, trip: Trip) -> tuple[tuple[Troop, ...], int] | None:
        return (s.map.notes[UTOPIA_ARMY], 0) if _guards_utopia(s, trip) else None

    @on(occasions.may_replace)
    def may_replace(self, s: State, trip: Trip, unit: str) -> bool:
        return not _guards_utopia(s, trip)

    @on(occasions.dismiss)
    def dismiss(self, s: State, trip: Trip) -> bool:
        """The cards of the dragons stay with their armies; only dead wanderers are discarded."""
        if s.battle is None:
            return False
        if trip.foe == "guards":
            return _guards_utopia(s, trip)
        for unit in s.fight.units:
            if s.fight.armies[unit.side].player < 0 and not unit.alive:
                decks.lay_off(s, TIERS[unit.tier], unit.kind.id)
        return True

    # ---- moving ----

    @on(occasions.rovers_move)
    def rovers_move(self, s: State) -> Flow[bool]:
        """After the last turn of a Round; a combat of theirs ends their movement."""
        w = s.map
        army = dragons(s)
        if army is None or w.notes.get(MOVED) == w.round:
            return True
        w.notes[MOVED] = w.round
        faces = [s.rng.below(3) - 1 for _ in range(DICE)]
        s.sealed += 1
        steps = sum(faces) + 1 + (w.round in self.faster)
        s.tell(DragonsRolled, faces=[f"{face:+d}" if face else "0" for face in faces], steps=steps)
        came_from = army.at
        assert came_from is not None
        to = self._destination(s, came_from, steps)
        if to != came_from:
            army.at = to
            s.tell(RoverWent, rover=DRAGONS, field=name_of(to))
            yield from self._arrive(
                s, Trip(-1, w.rovers.index(army), to, came_from, back=MapPhase.ROVERS)
            )
        return True

    def _destination(self, s: State, at: Hex, steps: int) -> Hex:
        if not steps:
            return at
        aims = [self._lair(s)] if steps < 0 else _nearest_assets(s, at)
        aims = [aim for aim in aims if aim != at]
        if not aims:
            return at
        return _fly(s, at, s.rng.pick(aims), abs(steps))

    def _lair(self, s: State) -> Hex:
        """The Dragon Utopia: before anybody has seen it, where they come from."""
        found = (at for at in s.map.board.layout.where if field(s, at).location == Ground.UTOPIA)
        return next(found, self.at)

    # ---- attacking ----

    def _arrive(self, s: State, trip: Trip) -> Flow[None]:
        there = heroes_at(s, trip.to)
        owner = s.map.mark(trip.to).owner
        if there and not travel.safe(s, trip.to):
            seat, hero = min(there, key=lambda one: one[1])
            yield from self._meet(s, trip._replace(foe="hero", other=seat, other_hero=hero))
        elif owner >= 0 and field(s, trip.to).location in HAVENS:
            town = trip._replace(foe="units", other=owner)
            if field(s, trip.to).location == Ground.SETTLEMENT:
                _burn(s, trip.to)
            else:
                yield from travel.announce(s, town)
                if (yield from travel.pays_to_defend(s, owner)):
                    yield from rovers.assault(s, town)
                else:
                    _burn(s, trip.to)

    def _meet(self, s: State, trip: Trip) -> Flow[None]:
        """H3-10.8: a Secondary Hero may be given up, and a Town or Settlement with it."""
        yield from travel.announce(s, trip)
        if not (yield from travel.gives_up(s, trip)):
            yield from rovers.assault(s, trip)
        elif heroes_at(s, trip.to):
            yield from self._arrive(s, trip._replace(foe="", other=-1, other_hero=Leader.MAIN))
        else:
            _burn(s, trip.to)

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        """H3-10.91: azure dragons count as azure units here, too."""
        yield from ()
        army = dragons(s)
        if army is not None and (trip.seat < 0 or trip.foe == "rover"):
            s.fight.azure = any(KINDS[troop.kind].tier == Tier.AZURE for troop in army.troops)

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        if trip.seat < 0:
            yield from self._have_attacked(s, trip)
            return True
        if trip.foe != "rover":
            return False
        b = s.fight
        army = s.map.rovers[trip.other]
        if b.winner == Side.ATTACKER:
            yield from win(s)
            yield from self._slain(s, trip.seat, trip.other)
            yield from travel.arrive(s, Trip(trip.seat, trip.hero, trip.to, trip.came_from))
            return True
        army.troops = survivors(s, Side.DEFENDER)
        yield from win(s, Side.DEFENDER)
        if b.ended == "stalemate":
            retreat(s, trip)
        else:
            yield from beaten(s, trip.seat, trip.hero)
        return True

    def _have_attacked(self, s: State, trip: Trip) -> Flow[None]:
        b, w = s.fight, s.map
        army = w.rovers[trip.hero]
        if b.winner == Side.DEFENDER:
            yield from win(s, Side.DEFENDER)
            yield from self._slain(s, trip.other, trip.hero)
            return
        army.troops = survivors(s, Side.ATTACKER)
        yield from win(s)
        if b.ended == "stalemate":
            army.at = trip.came_from
            return
        _burn(s, trip.to)
        if trip.foe == "hero":
            for hero, at in enumerate(w.realms[trip.other].heroes):
                if at == trip.to:  # H3-3.26: both share the outcome
                    w.realms[trip.other].stand(hero, None)
            if trip.other_hero == Leader.MAIN:
                yield from take_refuge(s, trip.other)

    def _slain(self, s: State, seat: int, number: int) -> Flow[None]:
        s.map.rovers[number].troops = ()
        remove_rover(s, number, seat)
        yield from morale.gain(s, seat)

    # ---- for bots and people ----

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        army = dragons(s)
        if army is not None and army.at == at:
            return DECISIVE
        return (
            DECISIVE if field(s, at).location == Ground.UTOPIA and s.map.mark(at).owner < 0 else 0.0
        )

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        army = dragons(s)
        if army is None or army.at is None:
            return [Text("homm3-notice-no-dragons", {})]
        troops = [troop.kind for troop in army.troops]
        return [Text("homm3-notice-dragons", {"field": name_of(army.at), "troops": troops})]


def _burn(s: State, at: Hex) -> None:
    """A Town or Settlement of a player that nobody defends any more loses its Faction Cube."""
    owner = s.map.mark(at).owner
    if owner >= 0 and field(s, at).location in HAVENS:
        s.tell(Burned, seat=owner, field=name_of(at))
        take_flag(s, at)


# ---- cards ----


def _draw(s: State, tiers: Tiers) -> tuple[Troop, ...]:
    """Dragon cards of the tiers at random; where they are too few, others of the tier help out."""
    found: list[Troop] = []
    for tier in (Tier.GOLD, Tier.AZURE):
        for _ in range(tiers.counts[tier]):
            card = _dragon(s, tier) or decks.take_top(s, TIERS[tier])
            card = card or _dragon(s, Tier.GOLD) or decks.take_top(s, TIERS[Tier.GOLD])
            if card is not None:
                found.append(Troop(card))
    return tuple(found)


def _dragon(s: State, tier: int) -> str | None:
    pile = s.decks[TIERS[tier]]
    fitting = [card for card in pile.cards if KINDS[card].kin.endswith("dragons")]
    if not fitting:
        return None
    card = s.rng.pick(fitting)
    s.decks[TIERS[tier]] = pile._replace(cards=decks.without(pile.cards, card))
    return card


# ---- ways through the air ----


def _nearest_assets(s: State, at: Hex) -> list[Hex]:
    """The closest heroes, Towns or Settlements of players; heroes come before Towns and so on."""
    w = s.map
    far = _distances(s, at)
    heroes = {h for seat in w.seats() for h in w.realms[seat].heroes if h is not None}
    towns: set[Hex] = set()
    settlements: set[Hex] = set()
    for there, mark in w.marks.items():
        if mark.owner >= 0 and field(s, there).location in HAVENS:
            (towns if field(s, there).location == Ground.TOWN else settlements).add(there)
    heroes = {there for there in heroes if not travel.safe(s, there)}
    everything = heroes | towns | settlements
    if not everything:
        return []
    least = min(far[there] for there in everything)
    for group in (heroes, towns, settlements):
        closest = sorted(there for there in group if far[there] == least)
        if closest:
            return closest
    return []


def _distances(s: State, start: Hex) -> dict[Hex, int]:
    """How far the Fields of the map are; lines, Blocked Fields and hidden tiles stop no dragon."""
    where = s.map.board.layout.where
    far = {start: 0}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        for to in neighbours(at):
            if to in where and to not in far:
                far[to] = far[at] + 1
                queue.append(to)
    return far


def _fly(s: State, at: Hex, aim: Hex, steps: int) -> Hex:
    """As far along a shortest way as they may; they do not stop on a Blocked Field."""
    here, there = _distances(s, at), _distances(s, aim)
    for count in range(min(steps, here[aim]), 0, -1):
        ends = sorted(
            to
            for to, far in here.items()
            if far == count and there[to] == here[aim] - count and not s.map.board.blocked(to)
        )
        if ends:
            return s.rng.pick(ends)
    return at
