"""Emerald Island: a treasure hunt in which units change hands."""

from collections.abc import Collection, Iterator
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.guards import usual
from rulebound.games.homm3.map import cards, occasions, recruiting, towns, trade, unit_decks, visits
from rulebound.games.homm3.map.fields import at_field, field, tile_of
from rulebound.games.homm3.map.goals import Goal, Line, goal, last_round, together
from rulebound.games.homm3.map.locations import LOCATION_TABLE
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import LocationId
from rulebound.games.homm3.map.steps import Happening, step
from rulebound.games.homm3.model.heroes import SPECIALTY_LEVELS
from rulebound.games.homm3.model.hexes import Hex, distance, flower
from rulebound.games.homm3.model.kinds import KINDS, roster
from rulebound.games.homm3.model.log.map import Restored
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Category
from rulebound.games.homm3.model.world import Leader, TownAction, Trip
from rulebound.games.homm3.scenarios.common.together import exchange, may_exchange, once_a_turn
from rulebound.games.homm3.scenarios.emerald_island import log
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import DONE, ask

# ---- flagging the whole island ----


@goal("flag_all")
class FlagAll(Goal):
    """All Fields of some Locations on the whole map carry the flags of players."""

    fields: tuple[LocationId, ...]

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        if any(realm.pool for realm in w.realms):
            return None
        if not all(placed.face_up for placed in w.board.tiles):
            return None
        return w.seats() if not any(unflagged(s, self.fields)) else None

    def progress(self, s: State) -> list[Line]:
        """Fields that carry a flag, of those that are seen; then the tiles that are not."""
        w = s.map
        left = sum(1 for _ in unflagged(s, self.fields))
        flagged = sum(
            m.owner >= 0 and field(s, at).location in self.fields for at, m in w.marks.items()
        )
        seen = sum(placed.face_up for placed in w.board.tiles)
        tiles = len(w.board.tiles) + sum(len(realm.pool) for realm in w.realms)
        return [
            together(s, "homm3-count-flags", flagged, flagged + left),
            together(s, "homm3-count-tiles", seen, tiles),
        ]


def unflagged(s: State, locations: Collection[str]) -> Iterator[Hex]:
    """The Fields of some Locations on face-up tiles that no player has flagged."""
    w = s.map
    for placed in w.board.tiles:
        if placed.face_up:
            for at in flower(placed.centre):
                if field(s, at).location in locations and w.mark(at).owner < 0:
                    yield at


WANTED: Final = 12.0
"""What a Field is worth that has to be flagged."""
URGENT: Final = 19.0
"""The same once there is no time to lose."""
PACE: Final = 2
"""So many Rounds each of them takes with time to spare."""


@rule("last_battle")
class LastBattle(Rule):
    """The guard of the last unflagged Field has a gold unit more, and any time it needs."""

    fields: tuple[LocationId, ...]

    def _last(self, s: State, trip: Trip) -> bool:
        w = s.map
        return (
            trip.foe == "guards"
            and all(placed.face_up for placed in w.board.tiles)
            and not any(realm.pool for realm in w.realms)
            and list(unflagged(s, self.fields)) == [trip.to]
        )

    @on(occasions.may_skip)
    def may_skip(self, s: State, trip: Trip) -> bool:
        return not self._last(s, trip)

    @on(occasions.guards)
    def guards(self, s: State, trip: Trip) -> tuple[int, int, int, int] | None:
        if not self._last(s, trip):
            return None
        bronze, silver, gold, azure = usual(s, trip.level)
        return bronze, silver, gold + 1, azure

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if self._last(s, trip):
            s.fight.endless = True
            s.tell(log.LastBattle, seat=trip.seat)

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        w = s.map
        seen = w.board.field(at) is not None
        if seen and (w.mark(at).owner >= 0 or field(s, at).location not in self.fields):
            return 0.0
        hidden = sum(not placed.face_up for placed in w.board.tiles)
        left = sum(1 for _ in unflagged(s, self.fields)) + hidden
        return URGENT if last_round(s) - w.round <= PACE * left else WANTED

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        w = s.map
        hidden = sum(not placed.face_up for placed in w.board.tiles)
        hidden += sum(len(realm.pool) for realm in w.realms)
        left = sum(1 for _ in unflagged(s, self.fields))
        return [Text("homm3-notice-unflagged", {"left": left, "hidden": hidden})]


# ---- levels ----


@rule("level_falls_back")
class LevelFallsBack(Rule):
    """A hero who reaches level IV gains the Specialty of that level once and is level III again."""

    @on(occasions.reaches_level)
    def reaches_level(self, s: State, seat: int) -> Flow[bool]:
        yield from ()
        player = s.players[seat]
        if player.level < SPECIALTY_LEVELS[0]:
            return False
        realm = s.map.realms[seat]
        if not realm.note("specialist"):
            realm.set_note("specialist", True)
            decks.earn_card(s, seat, f"{player.hero}_{SPECIALTY_LEVELS[0]}")
        player.xp -= 2
        s.tell(log.FellBack, seat=seat, level=player.level)
        return True


# ---- units that change hands ----


@rule("give_units")
class GiveUnits(Rule):
    """Players near each other give each other units; who has none takes their own ones back."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        return [
            Option("rule-give-units", (f"seat:{other}",), data=other)
            for other in trade.allies(s, seat)
            if may_exchange(s, seat, f"give-units-{other}")
            and (self._can_give(s, seat, other) or self._can_give(s, other, seat))
        ]

    @on(occasions.between_actions)
    def between_actions(self, s: State, seat: int) -> list[Option]:
        return self.options(s, seat)

    def _can_give(self, s: State, giver: int, taker: int) -> bool:
        return len(s.players[giver].troops) > 1 and near(s, giver, taker)

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-give-units":
            return False
        other: int = option.data
        both = ((seat, other), (other, seat))
        ways = (way for way in both if self._can_give(s, *way))
        yield from exchange(s, seat, f"give-units-{other}", ways, units=True)
        return True

    @on(occasions.may_recruit)
    def may_recruit(self, s: State, seat: int, unit: str) -> bool:
        """There is one card of each unit."""
        return not any(unit_decks.own(s, other, unit) for other in range(len(s.players)))

    @on(occasions.without_units)
    def without_units(self, s: State, seat: int) -> bool:
        faction = s.map.realms[seat].faction
        back: tuple[Troop, ...] = ()
        givers = []
        for other, player in enumerate(s.players):
            lent = tuple(troop for troop in player.troops if KINDS[troop.kind].faction == faction)
            if lent:
                player.troops = tuple(troop for troop in player.troops if troop not in lent)
                back += lent
                givers.append(other)
        known = {troop.kind for troop in back}
        back += tuple(troop for troop in s.map.realms[seat].starting if troop.kind not in known)
        s.players[seat].troops = back
        s.tell(Restored, seat=seat, troops=[troop.kind for troop in back])
        for other in givers:
            unit_decks.restore(s, other)
        return True


def near(s: State, giver: int, taker: int) -> bool:
    """A hero on the same tile as the other's hero, or beside it, or in the other's Town."""
    realm, other = s.map.realms[giver], s.map.realms[taker]
    theirs = [at for at in other.heroes if at is not None]
    for at in realm.heroes:
        if at is None:
            continue
        if at == other.town or any(distance(at, to) <= 1 for to in theirs):
            return True
        if tile_of(s, at) in {tile_of(s, to) for to in theirs}:
            return True
    return False


@rule("foreign_town")
class ForeignTown(Rule):
    """In the Town of another player, who has to agree, units of that player can be bought."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        realm = s.map.realms[seat]
        if TownAction.POPULATION not in realm.tokens:
            return []
        return [
            Option("rule-foreign-town", (f"seat:{other}",), data=other)
            for other in trade.allies(s, seat)
            if s.map.realms[other].town in realm.heroes
            and f"foreign-town-{other}" not in realm.used
            and any(True for _ in self._wares(s, seat, other, cards.could_save(s, seat)))
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-foreign-town":
            return False
        host: int = option.data
        once_a_turn(s, seat, f"foreign-town-{host}")
        answer: Option = yield Decision(
            host, Text("homm3-ask-permit", {"seat": seat}), lambda: (plain("permit"), trade.DECLINE)
        )
        if answer is trade.DECLINE:
            s.tell(log.NotPermitted, seat=host, to=seat)
            return True
        s.map.realms[seat].tokens -= {TownAction.POPULATION}

        def wares(less: int) -> Iterator[Option]:
            return self._wares(s, seat, host, less)

        prompt = Text("homm3-ask-foreign-town")
        while (chosen := (yield from recruiting.buy(s, seat, prompt, wares, DONE))) is not DONE:
            yield from self._buy(s, seat, chosen)
        return True

    def _wares(self, s: State, seat: int, host: int, less: int) -> Iterator[Option]:
        """Units of the host that the visitor can pay for, and for whom.

        ``less``: gold that cards of the visitor could take off.
        """
        tiers, faction = towns.tiers(s, host), s.map.realms[host].faction
        owned = {troop.kind for player in s.players for troop in player.troops}
        free = [k.id for k in roster(faction) if k.tier in tiers and k.id not in owned]
        for ware in recruiting.recruit_options(s, seat, free, less=less):
            yield from (_for(ware, owner) for owner in (seat, host))
        for owner in (seat, host) if towns.stands(s, host, towns.CITADEL) else ():
            few = unit_decks.reinforceable(s, owner, tiers, faction)
            for ware in recruiting.reinforce_options(s, seat, few, less=less):
                yield _for(ware, owner)

    def _buy(self, s: State, seat: int, chosen: Option) -> Flow[None]:
        ware, owner = chosen.data
        yield from recruiting.pay_for_ware(s, seat, ware)
        if chosen.kind == "recruit-for":
            unit_decks.add_troop(s, owner, Troop(ware.unit))
        else:
            unit_decks.flip(s, owner, ware.unit, pack=True)


_FOR_ANOTHER: Final = {
    "recruit": "recruit-for",
    "reinforce": "reinforce-for",
    "reinforce-cheaper": "reinforce-cheaper-for",
}


def _for(ware: Option, owner: int) -> Option:
    """The purchase of a unit that another player may get."""
    return Option(_FOR_ANOTHER[ware.kind], (*ware.refs, f"seat:{owner}"), data=(ware.data, owner))


# ---- the event of Round 5 ----


@step("visit_again")
class VisitAgain(Happening):
    """Each player may have the benefit of a Field with a Black Cube once more."""

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            used = (at for at, mark in sorted(s.map.marks.items()) if mark.cube)
            return (*(at_field("visit-again", at) for at in used if _visitable(s, at)), DONE)

        option = yield from ask(seat, Text("homm3-ask-visit-again"), build)
        if option is not DONE:
            v = visits.Visit(s, seat, Leader.MAIN, option.data)
            s.tell(log.VisitAgain, seat=seat, location=v.field.location)
            yield from visits.resolve(v)


def _visitable(s: State, at: Hex) -> bool:
    return LOCATION_TABLE[field(s, at).location].category == Category.VISITABLE
