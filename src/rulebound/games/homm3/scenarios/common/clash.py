"""Force of Will and Trial by Combat: what only these scenarios have."""

from collections.abc import Collection
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.combat import occasions as in_combat
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import mustering, occasions, trade, unit_decks
from rulebound.games.homm3.map.aftermath import MAIN_DEFEATS
from rulebound.games.homm3.map.fields import field
from rulebound.games.homm3.map.goals import Goal, Line, by_seat, by_side, goal
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.scenario import LAST_ROUND
from rulebound.games.homm3.map.travel import TOP_GUARD
from rulebound.games.homm3.map.visits import Visit, flagged
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.hexes import Hex, name_of
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.spaces import COLUMNS, MIDDLE, SPACES
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Trip
from rulebound.games.homm3.scenarios.common.goals import DECISIVE
from rulebound.games.homm3.scenarios.common.log import Empowered, HillFlagged
from rulebound.games.homm3.scenarios.common.rules import Somewhere
from rulebound.games.homm3.table.asking import ask, confirm

CORNERS: Final = sum(1 << at for at in (0, COLUMNS - 1, SPACES - COLUMNS, SPACES - 1))


# ---- combats ----


@rule("surrounded")
class Surrounded(Somewhere):
    """The attacker stands in the middle row, at most four units; a guard in each corner."""

    @on(occasions.battle_begins)
    def battle_begins(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        if trip.foe == "guards" and self.meant_now(s, trip.to):
            s.fight.spaces = (MIDDLE, CORNERS)


@rule("no_gold_loss")
class NoGoldLoss(Rule):
    """Neither a defeat nor a surrender costs gold."""

    @on(in_combat.ransom)
    def ransom(self, s: State, gold: int) -> int:
        return 0


@rule("recover_unit")
class RecoverUnit(Rule):
    """Who beats an enemy's Main Hero or guards of difficulty VII gets back one unit lost there."""

    @on(occasions.battle_ends)
    def battle_ends(self, s: State, trip: Trip) -> Flow[None]:
        b = s.fight
        side = b.winner
        if side < 0 or b.ended != "defeat" or b.armies[side].player < 0:
            return
        if trip.foe == "guards":
            great = side == Side.ATTACKER and trip.level >= TOP_GUARD
        else:
            great = b.armies[1 - side].hero
        if great:
            yield from self._recover(s, b.armies[side].player, side)

    def _recover(self, s: State, seat: int, side: int) -> Flow[None]:
        """A unit that fell comes back as a Few; one that was knocked down is a Pack again."""
        own = [u for u in s.fight.units if u.side == side and u.kind.faction == _faction(s, seat)]

        def build() -> tuple[Option, ...]:
            found = [
                Option("recover", (f"troop:{u.kind.id}",), data=u.kind.id)
                for u in own
                if not u.alive and unit_decks.own(s, seat, u.kind.id) is None
            ]
            found += [
                Option("reinforce", (f"troop:{u.kind.id}",), data=u.kind.id)
                for u in own
                if u.alive and u.flipped and unit_decks.own(s, seat, u.kind.id) == Troop(u.kind.id)
            ]
            return (*found, plain("decline"))

        option = yield from ask(seat, Text("homm3-ask-recover"), build)
        if option.kind == "recover":
            unit_decks.add_troop(s, seat, Troop(option.data))
        elif option.kind == "reinforce":
            unit_decks.flip(s, seat, option.data, pack=True)


def _faction(s: State, seat: int) -> str:
    return s.map.realms[seat].faction


@rule("sacrifice")
class Sacrifice(Rule):
    """After a victory over guards two bronze units may be given up for a silver one of them."""

    @on(occasions.guards_beaten)
    def guards_beaten(self, s: State, trip: Trip, felled: tuple[str, ...]) -> Flow[None]:
        seat = trip.seat
        pile = s.decks[TIERS[Tier.SILVER]].discard  # some Astrologers put guards back on their deck
        silver = [unit for unit in felled if KINDS[unit].tier == Tier.SILVER and unit in pile]
        if len(_bronze(s, seat)) < 2 or not silver:
            return
        unit = yield from mustering.maybe(seat, lambda: silver, "homm3-ask-sacrifice")
        if unit is None:
            return
        mustering.from_discards(s, seat, unit)  # first: an empty Unit Deck would be made again
        for _ in range(2):
            troops = _bronze(s, seat)

            def build(troops: list[Troop] = troops) -> tuple[Option, ...]:
                return tuple(Option("give-up-unit", (f"troop:{t.kind}",), data=t) for t in troops)

            option = yield from ask(seat, Text("homm3-ask-give-up-unit"), build)
            unit_decks.remove_troop(s, seat, option.data)


def _bronze(s: State, seat: int) -> list[Troop]:
    return [troop for troop in s.players[seat].troops if KINDS[troop.kind].tier == Tier.BRONZE]


FOUND: Final = TIERS[Tier.SILVER]
"""The deck in which a beaten player may find a unit."""


@rule("comfort")
class Comfort(Rule):
    """Who has lost the Main Hero's battle is helped as the next turn begins.

    A Statistic card of the deck may be exchanged for its empowered version, where the boxes in
    play have these; and a silver neutral unit may be found by a Search (2).
    """

    @on(occasions.turn_begins)
    def turn_begins(self, s: State, seat: int) -> Flow[None]:
        realm = s.map.realms[seat]
        defeats = realm.note(MAIN_DEFEATS, 0)
        if defeats == realm.note("comforted", 0):
            return
        realm.set_note("comforted", defeats)
        yield from _empower(s, seat)
        if any(s.decks[FOUND]):
            prompt = Text("homm3-ask-may-search", {"deck": FOUND, "count": 2})
            if (yield from confirm(seat, prompt, "search")):
                yield from mustering.search(s, seat, FOUND, 2)


def _empower(s: State, seat: int) -> Flow[None]:
    """One of the player's own Statistic cards, wherever it lies; its owner knows the whole deck."""
    player = s.players[seat]

    def build() -> tuple[Option, ...]:
        found = {
            card
            for card in player.deck + player.hand + player.discard
            if CARDS[card].kind == CardKind.STATISTIC and _empowered(s, card)
        }
        return (*(plain("empower", f"card:{card}") for card in sorted(found)), plain("decline"))

    option = yield from ask(seat, Text("homm3-ask-empower"), build)
    if option.kind == "decline":
        return
    card = option.refs[0].partition(":")[2]
    better = f"{card}_empowered"
    for pile in ("deck", "discard", "hand"):
        cards: tuple[str, ...] = getattr(player, pile)
        if card in cards:
            setattr(player, pile, _exchanged(cards, card, better))
            if pile == "hand" and card in player.known:
                player.known = _exchanged(player.known, card, better)
            break
    player.removed += (card,)
    s.sealed += 1
    s.tell(Empowered, seat=seat, card=card)


def _exchanged(cards: tuple[str, ...], card: str, other: str) -> tuple[str, ...]:
    at = cards.index(card)
    return (*cards[:at], other, *cards[at + 1 :])


def _empowered(s: State, card: str) -> bool:
    """Whether the boxes in play have an empowered version of a card, and one is left (H3-2.1)."""
    better = CARDS.get(f"{card}_empowered")
    if better is None or better.box not in s.rules.boxes.union(s.map.scenario.boxes):
        return False
    return trade.left(s, better.id) > 0


@rule("obelisk_refuge")
class ObeliskRefuge(Rule):
    """A beaten Main Hero may also go to an Obelisk that its player has flagged."""

    @on(occasions.refuges)
    def refuges(self, s: State, seat: int) -> list[Hex]:
        return [
            at
            for at, mark in s.map.marks.items()
            if seat in mark.flags and field(s, at).location == "obelisk"
        ]


# ---- the Hill ----

HILL: Final = "hill"
"""Note of the world: the Field of the Hill, once it has been flagged."""
HILL_OVER: Final = "hill_over"
TURNS: Final = "hill_turns"
"""Note of a realm: turns that it has taken since."""


@rule("hill")
class Hill(Somewhere):
    """Once the Hill is flagged for the first time everybody has some turns left.

    From a certain Round on the first flag decides the scenario at once.
    """

    turns: int = Value(default=2, ge=1)
    sudden: int = Value(default=9, ge=1, le=LAST_ROUND)

    @on(flagged)
    def flagged(self, v: Visit) -> Flow[None]:
        yield from ()
        w = v.s.map
        if HILL in w.notes or not self.meant(v.s, v.at, v.field.location):
            return
        w.notes[HILL] = v.at
        if w.round >= self.sudden:
            w.notes[HILL_OVER] = True
            return
        w.realms[v.seat].set_note(TURNS, -1)  # this turn is none of them
        v.s.tell(HillFlagged, seat=v.seat, turns=self.turns)

    @on(occasions.turn_ends)
    def turn_ends(self, s: State, seat: int) -> Flow[None]:
        yield from ()
        w = s.map
        if HILL not in w.notes:
            return
        w.realms[seat].set_note(TURNS, w.realms[seat].note(TURNS, 0) + 1)
        if all(w.realms[other].note(TURNS, 0) >= self.turns for other in w.seats()):
            w.notes[HILL_OVER] = True

    @on(occasions.worth)
    def worth(self, s: State, seat: int, at: Hex) -> float:
        if s.map.friends(seat, s.map.mark(at).owner) or not self.meant_now(s, at):
            return 0.0
        return DECISIVE

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        w = s.map
        at = w.notes.get(HILL)
        if at is None:
            return [Text("homm3-notice-hill-free", {"sudden": self.sudden})]
        left = [self.turns - w.realms[other].note(TURNS, 0) for other in w.seats()]
        owner = w.mark(at).owner
        return [
            Text(
                "homm3-notice-hill",
                {"seat": owner, "field": name_of(at), "turns": max(left, default=0)},
            )
        ]


@goal("hold_hill")
class HoldHill(Goal):
    """When the turns are over that the rule of the Hill leaves, its holder wins."""

    def reached(self, s: State, round_ends: bool) -> Collection[int] | None:
        w = s.map
        if HILL_OVER not in w.notes:
            return None
        owner = w.mark(w.notes[HILL]).owner
        return [owner] if owner >= 0 else []

    def progress(self, s: State) -> list[Line]:
        """Who holds the Hill, and how many of the last turns are over."""
        w = s.map
        owner = w.mark(w.notes[HILL]).owner if HILL in w.notes else -1
        held = by_side(s, "homm3-count-hill", lambda seats: int(owner in seats), 1)
        if HILL not in w.notes:
            return [held]
        turns = max(rule_.turns for rule_ in w.rules if isinstance(rule_, Hill))
        taken = [max(0, realm.note(TURNS, 0)) for realm in w.realms]
        return [
            held,
            by_seat(s, "homm3-count-last_turns", lambda seat: min(turns, taken[seat]), turns),
        ]
