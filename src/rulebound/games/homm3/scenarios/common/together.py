"""What several cooperative scenarios share: trials, gifts, trade for the Build Token."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.guards import discard_guards
from rulebound.games.homm3.general import sharing
from rulebound.games.homm3.map import occasions, trade
from rulebound.games.homm3.map.aftermath import winner_learns
from rulebound.games.homm3.map.fields import field, guard
from rulebound.games.homm3.map.goals import Goal, Line, by_seat, goal, together
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import Place
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import TownAction, Trip
from rulebound.games.homm3.scenarios.common.goals import AfterRound
from rulebound.games.homm3.scenarios.common.log import Finished, TokenSpent, TrialWon
from rulebound.games.homm3.table.asking import DONE, ask

BEATEN: Final = "beaten"
"""Note of a player who has won the combat that the scenario is about."""
TRIAL: Final = "trial"
"""Note of a trip to that combat."""
EXCHANGES: Final = 10
"""How often a player may exchange with the same partner from turn to turn, so that play ends."""
DECISIVE: Final = 40.0
"""How much the Field on which a scenario is decided draws a bot."""
LAST_CALL: Final = 100.0
"""The same where later it can hardly be had any more."""


# ---- what rules of cooperative scenarios work with ----


def speaker(s: State) -> int:
    """Who speaks for the group: the first player in turn order."""
    return s.map.seats()[0]


def choose_player(asked: int, prompt: str, seats: Collection[int]) -> Flow[int]:
    """One of some players."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("choose-player", (f"seat:{seat}",), data=seat) for seat in seats)

    option = yield from ask(asked, Text(prompt), build)
    seat: int = option.data
    return seat


def won(s: State) -> bool:
    """Whether the player who attacked guards has beaten them."""
    return s.fight.winner == Side.ATTACKER or s.fight.ended == "skip"


def win(s: State, side: int = Side.ATTACKER) -> Flow[None]:
    """A side learns from its victory (H3-10.90), and the combat is cleared away."""
    if s.fight.ended == "defeat":
        yield from winner_learns(s, side)
    discard_guards(s)
    s.battle = None


def leave(s: State, seat: int) -> None:
    """A player has done the part and takes the heroes off the map; the others play on."""
    w = s.map
    realm = w.realms[seat]
    realm.heroes, realm.movement = (None, None), (0, 0)
    realm.out = not all(other.note(BEATEN) for other in w.realms)
    s.tell(Finished, seat=seat)


def share(
    s: State,
    giver: int,
    taker: int,
    *,
    resources: bool = False,
    cards: bool = False,
    units: bool = False,
) -> Flow[bool]:
    """One player gives another any number of things; whether there was anything."""
    given = False

    def build() -> tuple[Option, ...]:
        found = list(trade.portions(s, giver, [taker])) if resources else []
        if cards:
            found += [plain("give-card", f"card:{card}") for card in trade.tradable(s, giver)]
        if units:
            found += troops_to_give(s, giver)
        return (*found, DONE)

    while len(build()) > 1:
        option: Option = yield Decision(giver, Text("homm3-ask-share", {"seat": taker}), build)
        if option is DONE:
            break
        given = True
        if option.kind == "gift":
            trade.give(s, giver, *option.data)
        elif option.kind == "give-card":
            trade.pass_on(s, giver, taker, option.refs[0].partition(":")[2])
        else:
            trade.give_troop(s, giver, taker, option.data)
    return given


def may_exchange(s: State, seat: int, what: str) -> bool:
    """Whether a player may exchange something once more from one own turn to the next."""
    used = s.map.realms[seat].used
    return used.count(what) < EXCHANGES and f"no-{what}" not in used


def exchange(
    s: State, seat: int, what: str, ways: Iterable[tuple[int, int]], **things: bool
) -> Flow[None]:
    """Players give each other things, one way after the other; see :func:`share`.

    Once nothing has changed hands the same is not proposed again.
    """
    given = False
    for giver, taker in ways:
        given |= yield from share(s, giver, taker, **things)
    s.map.realms[seat].used += (what if given else f"no-{what}",)


def troops_to_give(s: State, giver: int) -> list[Option]:
    """The units of a player, of whom one must stay."""
    troops = s.players[giver].troops
    if len(troops) < 2:
        return []
    return [give_unit(troop) for troop in dict.fromkeys(troops)]


def give_unit(troop: Troop) -> Option:
    return Option("give-unit", (f"troop:{troop.kind}",), data=troop)


def once_a_turn(s: State, seat: int, what: str) -> bool:
    """Whether something may still be done in this turn; then it is done."""
    realm = s.map.realms[seat]
    if what in realm.used:
        return False
    realm.used += (what,)
    return True


# ---- a combat that every player has to win ----


class Trial(Rule, ABC):
    """Each player has to beat the guard of one Field and leaves the map then. The guard stays."""

    @abstractmethod
    def tried(self, s: State, at: Hex) -> bool:
        """Whether this is the Field."""

    def farewell(self, s: State, seat: int) -> Flow[None]:
        """What a winner does before leaving."""
        yield from ()

    @on(occasions.may_skip)
    def may_skip(self, s: State, trip: Trip) -> bool:
        """It has to be won in a combat: Diplomacy does not do (H3-10.10)."""
        return not self.tried(s, trip.to)

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.foe == "guards" and self.tried(s, trip.to) and not trip.note:
            s.map.trip = trip._replace(visits=False, note=TRIAL)

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        if trip.note != TRIAL or not won(s):
            return False
        yield from win(s)
        s.map.realms[trip.seat].set_note(BEATEN, True)
        s.tell(TrialWon, seat=trip.seat)
        yield from self.farewell(s, trip.seat)
        leave(s, trip.seat)
        return True

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        return DECISIVE if self.tried(s, at) else 0.0

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        left = sum(not realm.note(BEATEN) for realm in s.map.realms)
        return [Text("homm3-notice-trial", {"left": left})]


@goal("all_beaten_it")
class AllBeatenIt(Goal):
    """Everybody has won the combat that the scenario is about."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        realms = s.map.realms
        return range(len(realms)) if all(realm.note(BEATEN) for realm in realms) else None

    def progress(self, s: State) -> list[Line]:
        return [
            by_seat(
                s, "homm3-count-combat", lambda seat: int(bool(s.map.realms[seat].note(BEATEN)))
            )
        ]


@goal("player_lost")
class PlayerLost(Goal):
    """A player is eliminated before that: everybody loses."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        realms = s.map.realms
        lost = any(realm.out and not realm.note(BEATEN) for realm in realms)
        return range(len(realms)) if lost else None

    def progress(self, s: State) -> list[Line]:
        out = [realm.out and not realm.note(BEATEN) for realm in s.map.realms]
        return [by_seat(s, "homm3-count-eliminated", lambda seat: int(out[seat]))]


# ---- the Build Token as a messenger ----


class ForTheToken(Rule):
    """Something that two players can do together for a Build Token."""

    def partners(self, s: State, seat: int) -> list[int]:
        return trade.allies(s, seat) if TownAction.BUILD in s.map.realms[seat].tokens else []

    def spend(self, s: State, seat: int) -> None:
        s.map.realms[seat].tokens -= {TownAction.BUILD}
        s.tell(TokenSpent, seat=seat)


@rule("build_token_trade")
class BuildTokenTrade(ForTheToken):
    """A Build Token buys trade with one player: resources freely, swaps of cards."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        others = self.partners(s, seat)
        return [Option("rule-token-trade", (f"seat:{o}",), data=o) for o in others]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-token-trade":
            return False
        self.spend(s, seat)
        other: int = option.data
        for giver, taker in ((seat, other), (other, seat)):
            yield from share(s, giver, taker, resources=True)
        yield from swaps(s, seat, other)
        return True

    @on(occasions.urges)
    def urges(self, s: State, seat: int, option: Option) -> float:
        wanted = option.kind == "rule-token-trade"
        return sharing.urge(s, seat, option.data, token=True) if wanted else 0.0


@rule("build_token_gift")
class BuildTokenGift(ForTheToken):
    """A Build Token buys gifts of resources; two of them buy swaps of cards."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        others = self.partners(s, seat)
        gifts = [o for o in others if trade.portions(s, seat, [o])]
        both = [
            o for o in others if TownAction.BUILD in s.map.realms[o].tokens and may_swap(s, seat, o)
        ]
        return [
            *(Option("rule-token-gift", (f"seat:{o}",), data=o) for o in gifts),
            *(Option("rule-token-swap", (f"seat:{o}",), data=o) for o in both),
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        other: int = option.data
        if option.kind == "rule-token-gift":
            self.spend(s, seat)
            yield from share(s, seat, other, resources=True)
            return True
        if option.kind != "rule-token-swap":
            return False
        if once_a_turn(s, seat, f"token-swap-{other}") and (yield from _agrees(seat, other)):
            self.spend(s, seat)
            self.spend(s, other)
            yield from swaps(s, seat, other)
        return True


def may_swap(s: State, seat: int, other: int) -> bool:
    """Whether a swap can be proposed; what the other hand holds is a secret."""
    refused = {f"swap-{other}", f"token-swap-{other}"}.intersection(s.map.realms[seat].used)
    return bool(trade.tradable(s, seat) and s.players[other].hand) and not refused


def _agrees(seat: int, other: int) -> Flow[bool]:
    option: Option = yield Decision(
        other,
        Text("homm3-ask-token-swap", {"seat": seat}),
        lambda: (plain("consent"), trade.DECLINE),
    )
    return option is not trade.DECLINE


def swaps(s: State, seat: int, other: int) -> Flow[None]:
    """Swaps of cards one after the other, until one of the two has enough (H3-6.19)."""
    while trade.tradable(s, seat) and s.players[other].hand:
        option: Option = yield Decision(
            seat, Text("homm3-ask-swap-card", {"seat": other}), lambda: (plain("swap-card"), DONE)
        )
        if option is DONE or not (yield from trade.swap(s, seat, other)):
            return


# ---- a place to be held ----


@goal("hold")
class Hold(AfterRound):
    """After a Round the flag of a player flies on a Field."""

    place: Place

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        held = s.map.mark(self.place).owner >= 0
        return s.map.seats() if held and self.due(s, round_ends) else None

    def progress(self, s: State) -> list[Line]:
        w = s.map
        held = int(w.mark(self.place).owner >= 0)
        last = self.round or w.scenario.rounds
        return [
            together(s, "homm3-count-flag", held, 1, location=field(s, self.place).location),
            together(s, "homm3-count-rounds", w.round, last),
        ]


@rule("held_place")
class HeldPlace(Rule):
    """The Field that has to be held: bots and people are told of it."""

    at: Place

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        return DECISIVE if at == self.at and s.map.mark(at).owner < 0 else 0.0

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        owner = s.map.mark(self.at).owner
        level = guard(s, self.at)
        where = {"field": name_of(self.at), "location": field(s, self.at).location}
        if owner >= 0:
            return [Text("homm3-notice-held", {**where, "seat": owner})]
        return [Text("homm3-notice-not-held", {**where, "level": level})]
