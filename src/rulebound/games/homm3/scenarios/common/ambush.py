"""Armies that fall upon the players as Rounds end (The Ambushed Accord, The Last Bridge)."""

from collections.abc import Collection
from typing import Final, NamedTuple

from pydantic import Field as Value

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat import tokens
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.map import goals, occasions, travel
from rulebound.games.homm3.map.aftermath import take_refuge
from rulebound.games.homm3.map.goals import Goal, Line, by_seat, goal
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.model.battle import Army, Battle, Side
from rulebound.games.homm3.model.hexes import name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.log.map import Refuge
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import DifficultyLevel, State
from rulebound.games.homm3.model.world import Leader, MapPhase, Realm, Trip
from rulebound.games.homm3.scenarios.common import log
from rulebound.games.homm3.scenarios.common.rules import Tiers
from rulebound.games.homm3.scenarios.common.together import choose_player, speaker, win, won
from rulebound.games.homm3.table import decks, morale

AMBUSH: Final = "ambush"
LOST: Final = "ambush-lost"
WINS: Final = "ambushes-won"
CROWD: Final = 4
"""So many players meet two armies at a time."""
HASTE_TOKEN: Final = "stack_initiative"
HASTE_ROUNDS: Final = 10
"""On hard only armies before this Round have a token."""


class Band(NamedTuple):
    """A unit that has survived an ambush so far, with its Stack Token."""

    troop: Troop
    token: str = ""


class Ambush(NamedTuple):
    """The ambush of a Round: armies still to be beaten, the last one first; () is not drawn yet."""

    round: int
    armies: tuple[tuple[Band, ...], ...]
    fought: tuple[int, ...] = ()
    """Players who have fought in it and may not do so again."""


class Fight(Tiers):
    """The army of an ambush."""

    round: int = Value(ge=1, le=16)
    players: tuple[int, ...] = ()
    """Only with so many players; empty: always."""


@rule("ambush")
class Ambushes(Rule):
    """At the end of some Rounds an army has to be beaten by a player whom the group chooses."""

    fights: tuple[Fight, ...]
    stacks: bool = True
    """On hard and impossible some units carry Stack Tokens; else there is a bronze unit more."""
    turns: bool = True
    """Whoever has won more ambushes than another player may not fight."""

    # ---- who fights what ----

    def fight_of(self, s: State) -> Fight | None:
        w = s.map
        for fight in self.fights:
            if fight.round == w.round and (not fight.players or len(w.realms) in fight.players):
                return fight
        return None

    def counts(self, s: State, fight: Fight) -> tuple[int, int, int, int]:
        """The army by tiers: on easy one unit fewer."""
        counts = list(fight.counts)
        if s.rules.difficulty == DifficultyLevel.EASY and sum(counts) > 1:
            counts[next(tier for tier, count in enumerate(counts) if count)] -= 1
        if s.rules.difficulty >= DifficultyLevel.HARD and not self.stacks and sum(counts) < 5:
            counts[0] += 1
        bronze, silver, gold, azure = counts
        return bronze, silver, gold, azure

    def eligible(self, s: State, fought: Collection[int]) -> list[int]:
        """Players with units who have not fought in this ambush yet, nor more than their share."""
        w = s.map
        seats = w.seats()
        fewest = min((wins(w.realms[seat]) for seat in seats), default=0)
        return [
            seat
            for seat in seats
            if seat not in fought
            and s.players[seat].troops
            and (not self.turns or wins(w.realms[seat]) == fewest)
        ]

    # ---- the course of an ambush ----

    @on(occasions.round_ends)
    def round_ends(self, s: State) -> Flow[None]:
        """Called again after every combat until all armies are beaten."""
        w = s.map
        fight = self.fight_of(s)
        if fight is None or w.notes.get(LOST):
            return
        ambush = _ambush(s)
        if ambush is None:
            count = 2 if len(w.realms) >= CROWD and len(w.seats()) > 1 else 1
            ambush = Ambush(w.round, ((),) * count)
            w.notes[AMBUSH] = ambush
            s.tell(log.Ambush, round=w.round, count=count)
        if not ambush.armies:
            return
        able = self.eligible(s, ambush.fought)
        if not able:
            w.notes[LOST] = True
            s.tell(log.NobodyFights)
            goals.judge(s)
            return
        seat = yield from choose_player(speaker(s), "homm3-ask-ambush", able)
        yield from self._begin(s, seat, fight, ambush)

    def _begin(self, s: State, seat: int, fight: Fight, ambush: Ambush) -> Flow[None]:
        w = s.map
        at = w.realms[seat].heroes[Leader.MAIN]
        assert at is not None
        trip = Trip(
            seat,
            Leader.MAIN,
            at,
            at,
            foe="guards",
            back=MapPhase.ROUND_ENDS,
            visits=False,
            note=AMBUSH,
        )
        yield from travel.announce(s, trip)
        b = Battle([Army(seat=seat, player=seat, hero=True), Army(seat=seat, ai=True)])
        b.reserve[Side.ATTACKER] = s.players[seat].troops
        b.reserve[Side.DEFENDER] = tuple(band.troop for band in ambush.armies[-1])
        b.azure = any(KINDS[troop.kind].tier == Tier.AZURE for troop in b.reserve[Side.DEFENDER])
        if not ambush.armies[-1]:
            b.tiers = self.counts(s, fight)
        yield from travel.begin(s, trip, b)

    @on(occasions.may_skip)
    def may_skip(self, s: State, trip: Trip) -> bool:
        return trip.note != AMBUSH

    @on(occasions.combat_starts)
    def combat_starts(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.note != AMBUSH:
            return
        ambush = _ambush(s)
        assert ambush is not None
        units = standing(s.fight, Side.DEFENDER)
        if not ambush.armies[-1]:
            tokens_ = self._tokens(s, len(units))
        else:
            tokens_ = _kept_tokens(ambush.armies[-1], [unit.kind.id for unit in units])
        for unit, token in zip(units, tokens_, strict=True):
            if token:
                tokens.stack(s, unit, token)

    def _tokens(self, s: State, count: int) -> list[str]:
        """Which units of an army carry which Stack Token."""
        found = [""] * count
        if not self.stacks or s.rules.difficulty < DifficultyLevel.HARD:
            return found
        lot = s.rng.shuffled(tuple(map(str, range(count))))
        if s.rules.difficulty == DifficultyLevel.IMPOSSIBLE:
            for number in lot[:2]:
                found[int(number)] = s.rng.pick(tuple(tokens.STACK_TOKENS))
        elif s.map.round < HASTE_ROUNDS:
            found[int(lot[0])] = HASTE_TOKEN
        return found

    # ---- what follows ----

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        if trip.note != AMBUSH:
            return False
        w, seat = s.map, trip.seat
        ambush = _ambush(s)
        assert ambush is not None
        fought = (*ambush.fought, seat)
        if won(s):
            w.notes[AMBUSH] = ambush._replace(armies=ambush.armies[:-1], fought=fought)
            realm = w.realms[seat]
            realm.set_note(WINS, wins(realm) + 1)
            s.tell(log.AmbushWon, seat=seat)
            yield from win(s)
            yield from morale.gain(s, seat)
            return True
        b = s.fight
        left = tuple(
            Band(Troop(unit.kind.id), tokens.stack_on(b, unit))
            for unit in b.units
            if unit.alive and unit.side == Side.DEFENDER
        )
        waiting = (*ambush.armies[:-1], left) if left else ambush.armies[:-1]
        w.notes[AMBUSH] = ambush._replace(armies=waiting, fought=fought)
        s.tell(log.AmbushLost, seat=seat, left=len(left))
        yield from self._routed(s, seat)
        return True

    def _routed(self, s: State, seat: int) -> Flow[None]:
        """The hero is back in the Town, and all the player's units are gone."""
        player, realm = s.players[seat], s.map.realms[seat]
        for troop in player.troops:
            if KINDS[troop.kind].faction == "neutral":
                decks.lay_off(s, TIERS[KINDS[troop.kind].tier], troop.kind)
        player.troops = ()
        _dead_to_discards(s)
        s.battle = None
        town = realm.town
        if town is not None and s.map.mark(town).owner == seat:
            realm.stand(Leader.MAIN, town)
            realm.visited = (town, realm.visited[1])
            s.tell(Refuge, seat=seat, field=name_of(town))
        else:
            realm.stand(Leader.MAIN, None)
            yield from take_refuge(s, seat)

    @on(occasions.without_units)
    def without_units(self, s: State, seat: int) -> bool:
        """Who was routed stays without units until the ambush is over."""
        ambush = _ambush(s)
        return bool(ambush and ambush.armies and seat in ambush.fought)

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        """The next ambush, as long as it is not over."""
        w = s.map
        ambush = _ambush(s)
        over = ambush is not None and not ambush.armies
        following = [
            fight
            for fight in self.fights
            if fight.round >= w.round + over
            and (not fight.players or len(w.realms) in fight.players)
        ]
        if not following:
            return []
        fight = min(following, key=lambda fight: fight.round)
        army: dict[str, int] = dict(zip(TIERS, self.counts(s, fight), strict=True))
        return [Text("homm3-notice-ambush", {"round": fight.round, **army})]


def _ambush(s: State) -> Ambush | None:
    """The ambush of this Round."""
    if AMBUSH not in s.map.notes:
        return None
    round_, armies, fought = s.map.notes[AMBUSH]  # plain tuples, if a position was read
    if round_ != s.map.round:
        return None
    bands = tuple(tuple(Band(*band) for band in army) for army in armies)
    return Ambush(round_, bands, fought)


def wins(realm: Realm) -> int:
    """Ambushes that a player has won."""
    count: int = realm.note(WINS, 0)
    return count


def _kept_tokens(bands: tuple[Band, ...], kinds: list[str]) -> list[str]:
    """The tokens that units of an army have kept, in the order in which they were placed."""
    left = list(bands)
    found = []
    for kind in kinds:
        band = next(band for band in left if band.troop.kind == kind)
        left.remove(band)
        found.append(band.token)
    return found


def _dead_to_discards(s: State) -> None:
    """Defeated neutral units of both sides; the survivors wait for another player."""
    for unit in s.fight.units:
        if not unit.alive and unit.kind.faction == "neutral":
            decks.lay_off(s, TIERS[unit.tier], unit.kind.id)


@goal("nobody_fights")
class NobodyFights(Goal):
    """An ambush finds nobody who could fight: everybody loses."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        return range(len(s.map.realms)) if s.map.notes.get(LOST) else None

    def progress(self, s: State) -> list[Line]:
        return [by_seat(s, "homm3-count-ambushes", lambda seat: wins(s.map.realms[seat]), 0)]
