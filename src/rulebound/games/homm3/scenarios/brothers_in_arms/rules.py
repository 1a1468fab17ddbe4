"""Brothers in Arms: allied pairs that share what they have and fight a last battle."""

from collections.abc import Collection, Sequence
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.combat.guards import discard_guards
from rulebound.games.homm3.map import mustering, occasions, resources, trade, unit_decks
from rulebound.games.homm3.map.goals import Goal, Line, by_side, goal
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import LAST_ROUND
from rulebound.games.homm3.map.steps import Happening, step
from rulebound.games.homm3.map.travel import begin
from rulebound.games.homm3.model.battle import Army, Battle, Side
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader, MapPhase, Trip
from rulebound.games.homm3.scenarios.brothers_in_arms import log
from rulebound.games.homm3.scenarios.common.rules import Somewhere
from rulebound.games.homm3.table.asking import DONE, ask

DECLINE: Final = plain("decline")
FINAL: Final = "final"
"""Note of the trip to the last combat, and of the world: who won it."""


# ---- sharing ----


@rule("share_nearby")
class ShareNearby(Rule):
    """Allies whose heroes stand on adjacent Fields pass each other resources, units, Artifacts."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        return [
            Option("rule-share", (f"seat:{other}",), data=other)
            for other in trade.neighbouring(s, seat)
            if len(things(s, seat, other)) > 0
        ]

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-share":
            return False
        yield from share(s, seat, option.data)
        return True

    @on(occasions.may_recruit)
    def may_recruit(self, s: State, seat: int, unit: str) -> bool:
        """There is one card of each unit, and an ally may have it."""
        return not any(unit_decks.own(s, other, unit) for other in range(len(s.players)))


def artifacts(s: State, seat: int) -> list[str]:
    return [card for card in trade.tradable(s, seat) if CARDS[card].kind == CardKind.ARTIFACT]


def things(s: State, seat: int, other: int) -> list[Option]:
    """What a player can pass on; one unit must stay."""
    found = list(trade.portions(s, seat, [other]))
    found += [plain("pass-card", f"card:{card}") for card in artifacts(s, seat)]
    troops = s.players[seat].troops
    if len(troops) > 1:
        found += [_unit(troop) for troop in dict.fromkeys(troops)]
    return found


def _unit(troop: Troop) -> Option:
    return Option("pass-pack" if troop.pack else "pass-unit", (f"troop:{troop.kind}",), data=troop)


def share(s: State, seat: int, other: int) -> Flow[None]:
    """Any number of things change hands."""

    def build() -> tuple[Option, ...]:
        return (*things(s, seat, other), DONE)

    while True:
        option = yield from ask(seat, Text("homm3-ask-pass-on", {"seat": other}), build)
        if option is DONE:
            return
        if option.kind == "gift":
            trade.give(s, seat, *option.data)
        elif option.kind != "pass-card":
            trade.give_troop(s, seat, other, option.data)
        else:
            trade.pass_on(s, seat, other, option.refs[0].partition(":")[2])


# ---- a market for everybody ----


@step("deal")
class Deal(Happening):
    """Each player may propose one deal to one other player, resources or Artifacts for resources.

    The other player agrees or not; between allies a gift is such a deal.
    """

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        others = [other for other in s.map.seats() if other != seat]

        def partners() -> tuple[Option, ...]:
            return (*(Option("deal-with", (f"seat:{o}",), data=o) for o in others), DECLINE)

        if not goods(s, seat):
            return
        option = yield from ask(seat, Text("homm3-ask-deal"), partners)
        if option is not DECLINE:
            yield from self._propose(s, seat, option.data)

    def _propose(self, s: State, seat: int, other: int) -> Flow[None]:
        given = yield from ask(
            seat, Text("homm3-ask-deal-give", {"seat": other}), lambda: (*goods(s, seat), DECLINE)
        )
        if given is DECLINE:
            return
        if given.kind == "deal-card":
            trade.show(s, seat, given.refs[0].partition(":")[2])
        wanted = yield from ask(
            seat, Text("homm3-ask-deal-want", {"seat": other}), lambda: wishes(s, other)
        )
        prompt = Text("homm3-ask-deal-answer", {"seat": seat, **_told(given), **_wanted(wanted)})
        answer: Option = yield Decision(other, prompt, lambda: (plain("deal-agree"), DECLINE))
        if answer is DECLINE:
            s.tell(log.DealRefused, seat=seat, to=other)
            return
        if given.kind == "deal-card":
            trade.pass_on(s, seat, other, given.refs[0].partition(":")[2])
        else:
            trade.give(s, seat, other, *given.data)
        if wanted.data is not None:
            trade.give(s, other, seat, *wanted.data)


def goods(s: State, seat: int) -> tuple[Option, ...]:
    """What a player can put into a deal."""
    cards = (plain("deal-card", f"card:{card}") for card in artifacts(s, seat))
    return (*_portions(s, seat, "deal-offer"), *cards)


def wishes(s: State, other: int) -> tuple[Option, ...]:
    """What can be asked for: resources, which everybody sees, or nothing."""
    return (*_portions(s, other, "deal-want"), Option("deal-gift"))


def _portions(s: State, seat: int, kind: str) -> Sequence[Option]:
    found = []
    for resource in resources.RESOURCES:
        have = getattr(s.players[seat], resource)
        for amount in sorted({n for n in (*trade.PORTIONS, have) if 0 < n <= have}):
            refs = (f"resource:{resource}", f"count:{amount}")
            found.append(Option(kind, refs, data=(resource, amount)))
    return found


def _told(option: Option) -> dict[str, str | int]:
    if option.kind == "deal-card":
        return {"card": option.refs[0].partition(":")[2], "resource": "", "count": 0}
    resource, amount = option.data
    return {"card": "", "resource": resource, "count": amount}


def _wanted(option: Option) -> dict[str, str | int]:
    resource, amount = option.data or ("", 0)
    return {"wanted": resource, "amount": amount}


# ---- the Dragon Utopia ----


@rule("dragon_joins")
class DragonJoins(Somewhere):
    """One of the dragons that were beaten there joins the winner."""

    @on(occasions.guards_beaten)
    def guards_beaten(self, s: State, trip: Trip, felled: tuple[str, ...]) -> Flow[None]:
        dragons = [unit for unit in felled if mustering.is_dragon(unit)]
        if dragons and self.meant_now(s, trip.to):
            unit = yield from mustering.pick(trip.seat, dragons)
            mustering.from_discards(s, trip.seat, unit)


# ---- the last combat ----


@rule("final_combat")
class FinalCombat(Rule):
    """If nobody has won by then, a hero of each team fights a last combat for the victory."""

    round: int = Value(ge=1, le=LAST_ROUND)

    @on(occasions.round_ends)
    def round_ends(self, s: State) -> Flow[None]:
        w = s.map
        if w.round < self.round or FINAL in w.notes:
            return
        teams = list(dict.fromkeys(w.realms[seat].team for seat in w.seats()))
        if len(teams) != 2:
            return
        one = yield from self._champion(s, teams[0])
        two = yield from self._champion(s, teams[1])
        at, there = w.realms[one].heroes[Leader.MAIN], w.realms[two].heroes[Leader.MAIN]
        assert at is not None
        assert there is not None
        w.notes[FINAL] = -1
        trip = Trip(
            one,
            Leader.MAIN,
            there,
            at,
            "hero",
            two,
            back=MapPhase.ROUND_ENDS,
            visits=False,
            note=FINAL,
        )
        armies = [Army(seat=n, player=n, hero=True, keeps_on=True) for n in (one, two)]
        b = Battle(armies, reserve=[s.players[n].troops for n in (one, two)])
        s.tell(log.FinalCombat, seat=one, other=two)
        yield from begin(s, trip, b)

    def _champion(self, s: State, team: int) -> Flow[int]:
        """The first of the team in turn order speaks for it."""
        members = [seat for seat in s.map.seats() if s.map.realms[seat].team == team]

        def build() -> tuple[Option, ...]:
            return tuple(Option("champion", (f"seat:{seat}",), data=seat) for seat in members)

        option = yield from ask(members[0], Text("homm3-ask-champion"), build)
        seat: int = option.data
        return seat

    @on(occasions.settles)
    def settles(self, s: State, trip: Trip) -> Flow[bool]:
        yield from ()
        if trip.note != FINAL:
            return False
        b = s.fight
        if b.winner >= 0:
            s.map.notes[FINAL] = trip.seat if b.winner == Side.ATTACKER else trip.other
        discard_guards(s)
        s.battle = None
        return True


@goal("win_final_combat")
class WinFinalCombat(Goal):
    """Whoever wins the last combat wins for the team."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        seat = s.map.notes.get(FINAL, -1)
        return [seat] if seat >= 0 else None

    def progress(self, s: State) -> list[Line]:
        return [
            by_side(
                s, "homm3-count-combat", lambda seats: int(s.map.notes.get(FINAL, -1) in seats), 1
            )
        ]
