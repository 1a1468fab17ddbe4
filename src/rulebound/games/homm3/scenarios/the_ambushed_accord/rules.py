"""The Ambushed Accord: a hidden centre, gifts of the Astrologers, exchange, early buildings.

The ambushes themselves stand in :mod:`.ambush`.
"""

from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.general import sharing
from rulebound.games.homm3.map import explore, occasions, resources, towns, trade, unit_decks
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.goals import last_round
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import Place, Role
from rulebound.games.homm3.map.steps import Happening, step
from rulebound.games.homm3.model.hexes import Hex, distance
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Field, Ground
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.scenarios.common.together import (
    Trial,
    choose_player,
    exchange,
    may_exchange,
    once_a_turn,
    speaker,
)
from rulebound.games.homm3.scenarios.the_ambushed_accord.log import BuiltEarly, RevealRefused
from rulebound.games.homm3.seam.options import Telling
from rulebound.games.homm3.table import morale
from rulebound.games.homm3.table.asking import ask

GIFT: Final = "astrologers-gift"
WAITING: Final = "waiting-building"
REVEALING: Final = 70.0
"""How much a bot wants to reveal the Center tile once it can be paid for."""


# ---- the hidden centre ----


@rule("hidden_center")
class HiddenCenter(Trial):
    """All players together pay for turning up a tile, in the middle of which each must win."""

    slot: Place
    gold: int = 5
    materials: int = 3
    valuables: int = 1
    """For each player of the scenario."""

    def tried(self, s: State, at: Hex) -> bool:
        return at == self.slot

    def _tile(self, s: State) -> int:
        return next(n for n, placed in enumerate(s.map.board.tiles) if placed.centre == self.slot)

    @on(occasions.may_discover)
    def may_discover(self, s: State, tile: int) -> bool:
        return s.map.board.tiles[tile].centre != self.slot

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        """An ordinary army of difficulty VII, whatever is printed there."""
        if at == self.slot and printed.location == Ground.RANDOM_TOWN:
            return printed._replace(location=Ground.EMPTY)
        return printed

    def _price(self, s: State) -> Cost:
        count = len(s.map.realms)
        return Cost(self.gold * count, self.materials * count, self.valuables * count)

    def _affordable(self, s: State) -> bool:
        players = [s.players[seat] for seat in s.map.seats()]
        have = Cost(*(sum(getattr(p, name) for p in players) for name in resources.RESOURCES))
        return all(mine >= price for mine, price in zip(have, self._price(s), strict=True))

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        realm = s.map.realms[seat]
        shown = s.map.board.tiles[self._tile(s)].face_up
        if shown or "reveal-center" in realm.used or realm.heroes[Leader.MAIN] is None:
            return []
        return [plain("rule-reveal-center")] if self._affordable(s) else []

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-reveal-center":
            return False
        once_a_turn(s, seat, "reveal-center")
        for other in trade.allies(s, seat):
            answer: Option = yield Decision(
                other,
                Text("homm3-ask-reveal-center", {"seat": seat}),
                lambda: (plain("consent"), trade.DECLINE),
            )
            if answer is trade.DECLINE:
                s.tell(RevealRefused, seat=other)
                return True
        self._pay(s)
        at = s.map.realms[seat].heroes[Leader.MAIN]
        assert at is not None
        yield from explore.reveal(s, seat, self._tile(s), at)
        return True

    @on(occasions.urges)
    def urges(self, s: State, seat: int, option: Option) -> float:
        """In the second half: before that, resources make armies that can win there."""
        late = 2 * s.map.round >= last_round(s)
        return REVEALING if late and option.kind == "rule-reveal-center" else 0.0

    def _pay(self, s: State) -> None:
        """Everybody pays their own share; what somebody lacks those pay who have most."""
        seats = s.map.seats()
        shares = {seat: [0, 0, 0] for seat in seats}
        for n, (name, price) in enumerate(zip(resources.RESOURCES, self._price(s), strict=True)):
            for _ in range(price):
                payer = min(
                    (seat for seat in seats if getattr(s.players[seat], name) > shares[seat][n]),
                    key=lambda seat: shares[seat][n],
                )
                shares[payer][n] += 1
        for seat, share_ in shares.items():
            resources.pay(s, seat, Cost(*share_))

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        if s.map.board.tiles[self._tile(s)].face_up:
            return super().notices(s, seat)
        return [Text("homm3-notice-hidden-center", dict(self._price(s)._asdict()))]


# ---- gifts and exchange ----


@rule("astrologers_gift")
class AstrologersGift(Rule):
    """As an Astrologers' Round ends the group picks a player who gains positive morale."""

    @on(occasions.round_ends)
    def round_ends(self, s: State) -> Flow[None]:
        w = s.map
        if w.round % 2 or w.notes.get(GIFT) == w.round:
            return
        w.notes[GIFT] = w.round
        seat = yield from choose_player(speaker(s), "homm3-ask-astrologers-gift", w.seats())
        yield from morale.gain(s, seat)


@rule("exchange")
class Exchange(Rule):
    """Players exchange cards, units and resources where their Main Heroes stand right for it."""

    @on(occasions.options)
    def options(self, s: State, seat: int) -> list[Option]:
        return [
            Option("rule-exchange", (f"seat:{other}",), data=other)
            for other in trade.allies(s, seat)
            if may_exchange(s, seat, f"exchange-{other}") and self._in_touch(s, seat, other)
        ]

    @on(occasions.between_actions)
    def between_actions(self, s: State, seat: int) -> list[Option]:
        return self.options(s, seat)

    def _in_touch(self, s: State, seat: int, other: int) -> bool:
        here, there = (s.map.realms[n].heroes[Leader.MAIN] for n in (seat, other))
        if here is None or there is None:
            return False
        if distance(here, there) == 1:
            return True
        return self._at_post(s, seat, here) and self._at_post(s, other, there)

    def _at_post(self, s: State, seat: int, at: Hex) -> bool:
        """In their own Town, or on an Obelisk."""
        return at == s.map.realms[seat].town or field(s, at).location == "obelisk"

    @on(occasions.act)
    def act(self, s: State, seat: int, option: Option) -> Flow[bool]:
        if option.kind != "rule-exchange":
            return False
        other: int = option.data
        ways = ((seat, other), (other, seat))
        everything = {"resources": True, "cards": True, "units": True}
        yield from exchange(s, seat, f"exchange-{other}", ways, **everything)
        return True

    @on(occasions.urges)
    def urges(self, s: State, seat: int, option: Option) -> float:
        return sharing.urge(s, seat, option.data) if option.kind == "rule-exchange" else 0.0

    @on(occasions.may_recruit)
    def may_recruit(self, s: State, seat: int, unit: str) -> bool:
        """There is one card of each unit."""
        return not any(unit_decks.own(s, other, unit) for other in range(len(s.players)))


# ---- buildings without what they need ----


@step("free_building")
class FreeBuilding(Happening):
    """Each player builds one of some buildings for nothing, even without what it requires."""

    roles: tuple[Role, ...]

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        realm = s.map.realms[seat]
        cards = [towns.by_role(realm.faction, role) for role in self.roles]
        free = [card for card in cards if card.id not in realm.buildings]
        if not free:
            return
        option = yield from ask(
            seat,
            Text("homm3-ask-free-building"),
            lambda: tuple(Telling("build", (f"building:{c.id}",), data=c) for c in free),
        )
        if towns.missing(s, seat, option.data):
            realm.set_note(WAITING, option.data.id)
            s.tell(BuiltEarly, seat=seat, building=option.data.id)
        else:
            yield from towns.erect(s, seat, option.data)


@rule("early_buildings")
class EarlyBuildings(Rule):
    """A building that stands too early works once everything stands that it requires."""

    @on(occasions.may_build)
    def may_build(self, s: State, seat: int, role: str) -> bool:
        realm = s.map.realms[seat]
        waiting: str = realm.note(WAITING, "")
        return towns.by_role(realm.faction, role).id != waiting

    @on(occasions.built)
    def built(self, s: State, seat: int, building: str) -> Flow[None]:
        realm = s.map.realms[seat]
        waiting: str = realm.note(WAITING, "")
        if waiting and not towns.missing(s, seat, towns.BUILDINGS[waiting]):
            realm.set_note(WAITING, "")
            yield from towns.erect(s, seat, towns.BUILDINGS[waiting])
