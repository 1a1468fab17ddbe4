"""Astral Run: Obelisks around the middle, linked by gates."""

from collections.abc import Iterator

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.map import (
    explore,
    gains,
    mustering,
    occasions,
    recruiting,
    resources,
    unit_decks,
)
from rulebound.games.homm3.map.aftermath import FELLED
from rulebound.games.homm3.map.fields import change, tile_of
from rulebound.games.homm3.map.recruiting import DECLINE
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.steps import Happening, step
from rulebound.games.homm3.map.visits import Visit, visits, yield_of
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.hexes import Hex, flower, minus, name_of
from rulebound.games.homm3.model.kinds import KINDS, Cost, Tier
from rulebound.games.homm3.model.log.cards import Discarded, Fetched, Kept, KeptHidden, Looked
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.tiles import Field, Ground
from rulebound.games.homm3.model.world import HEROES, Leader, Trip
from rulebound.games.homm3.scenarios.astral_run.log import ThroughGate
from rulebound.games.homm3.scenarios.common.rules import Somewhere, label_of
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, maybe_card

PRIZE = 10
"""Gold of the Dragon Utopia for whoever takes no dragon."""


# ---- gates ----


@rule("gates")
class Gates(Rule):
    """The Blocked Field beside an Obelisk is a gate to the tile on the other side of the middle.

    It opens once one of the two Obelisks is flagged, and is entered from its own tile only.
    """

    ring: str
    """The label of the slots around the middle, which is the Field 0, 0."""

    @on(occasions.location)
    def location(self, s: State, at: Hex, printed: Field) -> Field:
        if printed.location == Ground.BLOCKED and self._is_open(s, at):
            return Field(Ground.EMPTY)
        return printed

    @on(occasions.unblocks)
    def unblocks(self, s: State, at: Hex, to: Hex) -> bool:
        return tile_of(s, at) == tile_of(s, to) and self.leads_on(s, to)

    @on(occasions.crosses)
    def crosses(self, s: State, at: Hex, to: Hex) -> bool:
        return self.unblocks(s, at, to)

    @on(occasions.leads_on)
    def leads_on(self, s: State, at: Hex) -> bool:
        return s.map.board.blocked(at) and self._is_open(s, at)

    @on(occasions.enters)
    def enters(self, s: State, seat: int, hero: int, at: Hex) -> Flow[Hex]:
        board = s.map.board
        if not self.leads_on(s, at):
            return at
        tile = tile_of(s, self._opposite(s, at))
        if not board.tiles[tile].face_up:
            yield from explore.reveal(s, seat, tile, at)
        for there in flower(board.tiles[tile].centre):
            if board.blocked(there):
                s.map.realms[seat].stand(hero, there)
                s.tell(ThroughGate, seat=seat, hero=HEROES[hero], field=name_of(there))
                return there
        return at

    def _is_open(self, s: State, at: Hex) -> bool:
        centre = s.map.board.tiles[tile_of(s, at)].centre
        if label_of(s, centre) != self.ring:
            return False
        return any(s.map.mark(end).taken for end in (centre, self._opposite(s, at)))

    def _opposite(self, s: State, at: Hex) -> Hex:
        """The Obelisk on the other side: those of the ring lie in the middle of their tiles."""
        return minus((0, 0), s.map.board.tiles[tile_of(s, at)].centre)

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        w = s.map
        gates = [
            name_of(at)
            for placed in w.board.tiles
            if placed.face_up and label_of(s, placed.centre) == self.ring
            for at in flower(placed.centre)
            if self.leads_on(s, at)
        ]
        return [Text("homm3-notice-gates", {"where": ", ".join(gates)})] if gates else []


# ---- what heroes learn ----


@rule("hero_lesson")
class HeroLesson(Rule):
    """After a combat of two Main Heroes to the end both gain experience."""

    amount: int = 1

    @on(occasions.battle_ends)
    def battle_ends(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        both = trip.foe == "hero" and trip.hero == Leader.MAIN and trip.other_hero == Leader.MAIN
        if both and trip.seat >= 0 and s.fight.ended == "defeat":
            fought = tuple(s.fight.armies[side].player for side in (Side.ATTACKER, Side.DEFENDER))
            s.map.notes["lesson"] = fought

    @on(occasions.battle_settled)
    def battle_settled(self, s: State, trip: Trip) -> Flow[None]:
        """Last of all, for the experience of the victory depends on the levels before it."""
        for seat in s.map.notes.pop("lesson", ()):
            if not s.map.realms[seat].out:
                yield from gains.gain_xp(s, seat, self.amount)


@step("search_own")
class SearchOwn(Happening):
    """Players look at the top cards of their own decks, keep one and discard the others."""

    count: int = 2

    def refs(self, s: State, seat: int) -> tuple[str, ...]:
        return ("deck:own", f"count:{self.count}")

    def happen(self, s: State, seat: int, hero: int) -> Flow[None]:
        player = s.players[seat]
        if len(player.deck) < self.count and player.discard:
            decks.reshuffle(s, player)
        if not player.deck:
            return
        s.offer, player.deck = player.deck[-self.count :], player.deck[: -self.count]
        s.searcher, s.searched = seat, "own"
        s.sealed += 1
        s.tell(Looked, seat=seat, deck="own", count=len(s.offer))
        kept = yield from maybe_card(
            seat, Text("homm3-ask-keep", {"deck": "own"}), lambda: s.offer, "keep"
        )
        rest = s.offer
        if kept is not None:
            player.hand += (kept,)
            rest = decks.without(s.offer, kept)
            s.tell_only(seat, Kept, seat=seat, card=kept)
            s.tell_others(seat, KeptHidden, seat=seat, deck="own")
        player.discard += rest
        decks.reveal(player, *rest)
        s.offer, s.searcher, s.searched = (), -1, ""
        for card in rest:
            s.tell(Discarded, seat=seat, card=card)


# ---- Fields of the middle ----


@rule("great_settlement")
class GreatSettlement(Somewhere):
    """A Settlement reinforces a silver unit for free and raises two productions by a space each."""

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if not self.meant(v.s, v.at, v.field.location):
            return False
        yield from recruiting.may_reinforce(v.s, v.seat, lambda cost: Cost(), (Tier.SILVER,))
        chosen: list[str] = []
        while len(chosen) < 2:

            def build() -> tuple[Option, ...]:
                left = (name for name in resources.RESOURCES if name not in chosen)
                return tuple(Option("raise-income", (f"resource:{n}",), data=n) for n in left)

            option = yield from ask(v.seat, Text("homm3-ask-settlement"), build)
            chosen.append(option.data)
        change(v.s, v.at, yields=" ".join(chosen))
        for resource, amount in yield_of(v.s, v.at).items():
            v.raise_income(resource, amount)
        return True


@rule("town_joins")
class TownJoins(Somewhere):
    """One of the units beaten in a Random Town may join for half its gold, and its Pack too."""

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if not self.meant(v.s, v.at, v.field.location):
            return False
        s, seat = v.s, v.seat
        yield from v.location.visit(v)
        felled = [
            unit
            for unit in dict.fromkeys(s.map.notes.get(FELLED, ()))
            if KINDS[unit].faction != "neutral" and unit_decks.own(s, seat, unit) is None
        ]

        def wares(less: int) -> Iterator[Option]:
            return recruiting.recruit_options(
                s, seat, felled, lambda unit: half_gold(recruiting.recruitment(unit)), less
            )

        option = yield from recruiting.buy(s, seat, Text("homm3-ask-town-joins"), wares, DECLINE)
        if option is not DECLINE:
            yield from recruiting.recruit(s, seat, option)
            yield from self._reinforce(s, seat, option.data.unit)
        return True

    def _reinforce(self, s: State, seat: int, joined: str) -> Flow[None]:
        def wares(less: int) -> Iterator[Option]:
            return recruiting.reinforce_options(
                s, seat, (joined,), lambda unit: half_gold(recruiting.reinforcement(unit)), less
            )

        prompt = Text("homm3-ask-may-reinforce")
        option = yield from recruiting.buy(s, seat, prompt, wares, DECLINE)
        if option is not DECLINE:
            yield from recruiting.reinforce(s, seat, option)


def half_gold(cost: Cost) -> Cost:
    """Only the gold is halved, rounded up (H3-17.76)."""
    return cost._replace(gold=(cost.gold + 1) // 2)


@rule("great_utopia")
class GreatUtopia(Somewhere):
    """Any card of their own discard pile; then a beaten dragon for half its price, or gold."""

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if not self.meant(v.s, v.at, v.field.location):
            return False
        s, seat, player = v.s, v.seat, v.player
        card = yield from maybe_card(
            seat, Text("homm3-ask-take-back"), lambda: player.discard, "fetch"
        )
        if card is not None:
            player.discard = decks.without(player.discard, card)
            decks.gain_card(s, seat, card)
            s.tell(Fetched, seat=seat, card=card)
        dragons = dict.fromkeys(filter(mustering.is_dragon, s.map.notes.get(FELLED, ())))

        def wares(less: int) -> Iterator[Option]:
            return recruiting.recruit_options(
                s, seat, dragons, lambda unit: resources.half(recruiting.recruitment(unit)), less
            )

        option = yield from recruiting.buy(s, seat, Text("homm3-ask-dragon"), wares, DECLINE)
        if option is DECLINE:
            v.gain(gold=PRIZE)
        else:
            yield from recruiting.pay_for_ware(s, seat, option.data)
            mustering.from_discards(s, seat, option.data.unit)
        return True
