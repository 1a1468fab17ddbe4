"""The Queen's Gambit, a campaign in three parts."""

from collections.abc import Mapping
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.ai_hero import lay_on
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.map import occasions, unit_decks
from rulebound.games.homm3.map.fields import field, guard, heroes_at
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import AiSkill, TileId, TroopId
from rulebound.games.homm3.map.travel import pick_field
from rulebound.games.homm3.map.visits import Visit, flagged, visits
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, flower, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Ground
from rulebound.games.homm3.model.world import ENEMY, HEROES, Leader, Trip
from rulebound.games.homm3.scenarios.common.log import GateOpened, GatePassed, RoverGrew, Unmasked
from rulebound.games.homm3.scenarios.common.together import DECISIVE, LAST_CALL
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import confirm

GATE: Final = "gate"
"""Note of the world: the Obelisk that leads to another tile."""
FOUND: Final = "archangels_found"
"""Note of the world: the second Obelisk has been visited."""
OBELISK_DRAW: Final = 20.0
"""How much an Obelisk draws a bot that looks for the gate."""
OUTRUN: Final = "outrun"
"""Note of the world: who came to the Dragon Utopia first, a seat or ``ENEMY``."""


# ---- part 1: Greek Gift ----


@rule("greek_gift")
class GreekGift(Rule):
    """An army is another one than it seems: units change, cards lie on some, the deck is gone."""

    army_: str = Value(alias="army")
    leave: tuple[TroopId, ...] = ()
    come: tuple[TroopId, ...] = ()
    covers: Mapping[AiSkill, TroopId] = {}
    """By card: the unit on which it lies (H3-10.68)."""

    @on(occasions.prepare)
    def prepare(self, s: State) -> None:
        for kind in (KINDS[troop.kind] for troop in self.come):
            if kind.faction == "neutral":
                decks.take_out(s, TIERS[kind.tier], kind.id)

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if not self._met(s, trip):
            return
        gone = [troop.kind for troop in self.leave]
        b = s.fight
        stay = tuple(troop for troop in b.reserve[Side.DEFENDER] if troop.kind not in gone)
        b.reserve[Side.DEFENDER] = (*stay, *self.come)
        b.armies[Side.DEFENDER].ai_hero = None
        s.tell(Unmasked, rover=self.army_, troops=[t.kind for t in b.reserve[Side.DEFENDER]])

    @on(occasions.combat_starts)
    def combat_starts(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if self._met(s, trip):
            for card, unit in self.covers.items():
                for u in standing(s.fight, Side.DEFENDER):
                    if u.kind.id == unit.kind:
                        lay_on(s, u, card)

    def _met(self, s: State, trip: Trip) -> bool:
        return trip.foe == "rover" and s.map.rovers[trip.other].id == self.army_


# ---- part 2: Sicilian Dragon ----


@rule("two_obelisks")
class TwoObelisks(Rule):
    """The second Obelisk that is visited gives a unit and leads to a tile that lies aside."""

    unit: TroopId
    tile: TileId

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if v.field.location != Ground.OBELISK:
            return False
        s, w = v.s, v.s.map
        visited = [
            at for at, m in w.marks.items() if m.flags and field(s, at).location == Ground.OBELISK
        ]
        if len(visited) != 2 or GATE in w.notes:
            return True
        w.notes[GATE], w.notes[FOUND] = v.at, True
        if unit_decks.own(s, v.seat, self.unit.kind) is None:
            unit_decks.add_troop(s, v.seat, self.unit)
        s.tell(GateOpened, seat=v.seat, field=name_of(v.at))
        if (yield from confirm(v.seat, Text("homm3-ask-gate-way"), "through-gate")):
            yield from self._pass(s, v.seat, v.hero)
        return True

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        w = s.map
        realm = w.realms[seat]
        return [
            Option("rule-gate", (f"hero:{HEROES[hero]}",), data=hero)
            for hero in Leader
            if realm.heroes[hero] is not None
            and realm.heroes[hero] == w.notes.get(GATE)
            and realm.movement[hero]
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-gate":
            return False
        s.map.realms[seat].add_movement(option.data, -1)
        yield from self._pass(s, seat, option.data)
        return True

    def _pass(self, s: State, seat: int, hero: int) -> Flow[None]:
        """To an Empty Field of the tile where nobody stands."""
        realm = s.map.realms[seat]
        centre = next(p.centre for p in s.map.board.tiles if p.tile == self.tile)
        free = [
            at
            for at in flower(centre)
            if field(s, at).location == Ground.EMPTY and not heroes_at(s, at)
        ]
        at = yield from pick_field(seat, "homm3-ask-gate-exit", "gate-exit", free)
        realm.stand(hero, at)
        realm.visited = (at, realm.visited[1]) if hero == Leader.MAIN else (realm.visited[0], at)
        s.tell(GatePassed, seat=seat, hero=HEROES[hero], field=name_of(at))

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        fresh = field(s, at).location == Ground.OBELISK and not s.map.mark(at).flags
        return OBELISK_DRAW if fresh else 0.0

    @on(occasions.urges)
    def urges(self, s: State, seat: int, option: Option) -> float:
        return OBELISK_DRAW if option.kind == "rule-gate" else 0.0

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        if GATE in s.map.notes:
            return [Text("homm3-notice-gate", {"field": name_of(s.map.notes[GATE])})]
        return []


# ---- part 3: Two Knights Defense ----


@rule("utopia_race")
class UtopiaRace(Rule):
    """Who comes first to the Dragon Utopia: the army grows, or the player gains a dragon."""

    army_: str = Value(alias="army")
    flip: str
    """The unit of the army that shrinks to a Few."""
    come: TroopId
    """The unit that joins it."""
    trait: str = "dragons"
    """The azure units one of which may join the player."""

    @on(occasions.rover_passes)
    def rover_passes(self, s: State, at: Hex) -> bool:
        w = s.map
        if field(s, at).location == Ground.UTOPIA and OUTRUN not in w.notes:
            w.notes[OUTRUN] = ENEMY
            rover = next(rover for rover in w.rovers if rover.id == self.army_)
            kept = (Troop(t.kind, t.pack and t.kind != self.flip) for t in rover.troops)
            rover.troops = (*kept, self.come)
            s.tell(RoverGrew, rover=rover.id, troop=self.come.kind)
        return False

    @on(occasions.guards_beaten)
    def guards_beaten(self, s: State, trip: Trip, felled: tuple[str, ...]) -> Flow[None]:
        yield from ()
        if not felled or field(s, trip.to).location != Ground.UTOPIA:
            return
        s.map.notes.setdefault(OUTRUN, trip.seat)
        tier = TIERS[Tier.AZURE]
        deck = s.decks[tier]
        dragons = [c for c in deck.cards + deck.discard if self.trait in KINDS[c].traits]
        if dragons:
            card = s.rng.pick(sorted(dragons))
            decks.take_out(s, tier, card)
            unit_decks.add_troop(s, trip.seat, Troop(card))

    @on(flagged)
    def flagged(self, v: Visit) -> Flow[None]:
        yield from ()
        if v.field.location == Ground.UTOPIA:
            v.s.map.notes.setdefault(OUTRUN, v.seat)

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        """A dragon is to be won there; before it gets there the army is as weak as ever."""
        if OUTRUN not in s.map.notes and any(
            rover.id == self.army_ and rover.at == at for rover in s.map.rovers
        ):
            return LAST_CALL
        guarded = field(s, at).location == Ground.UTOPIA and guard(s, at) > 0
        return DECISIVE if guarded else 0.0

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        first = s.map.notes.get(OUTRUN)
        if first is None:
            return []
        return [Text("homm3-notice-outrun", {"who": "enemy" if first == ENEMY else "player"})]
