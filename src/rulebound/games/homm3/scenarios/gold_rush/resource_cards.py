"""Gold Rush: cards that yield resources are taken out of the decks and found on the map."""

from collections.abc import Callable, Collection, Iterator
from typing import Final

from pydantic import Field as Value

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import gains, occasions, recruiting, resources, unit_decks
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.recruiting import DECLINE
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.map.visits import Visit, visits, yield_of
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.players import Cards
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.scenarios.common.rules import Somewhere
from rulebound.games.homm3.scenarios.gold_rush.log import TookArtifact, TookResourceCard
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

_CARDS: Final = """
    estates view_air inexhaustible_cart_of_lumber legs_of_legion loins_of_legion
    endless_bag_of_gold everflowing_crystal_cloak everpouring_vial_of_mercury head_of_legion
    endless_sack_of_gold inexhaustible_cart_of_ore torso_of_legion cape_of_velocity arms_of_legion
    endless_purse_of_gold eversmoking_ring_of_sulfur
"""
RESOURCE_CARDS: Final = frozenset(_CARDS.split())
"""Cards that can yield resources, if only as one of several uses."""
ESTATES: Final = "estates"
SCOUTING: Final = "scouting"
POOL: Final = "resource_cards"
"""Note of the world: the cards of the pool."""
TAKE: Final = "take-resource-card"
MORALE_OF_TOMBS: Final = 2


# ---- the pool ----


def pool(s: State) -> Cards:
    """The cards that can be taken; whatever was removed from the game is back among them."""
    laid: Cards = s.map.notes.get(POOL, ())
    back = (card for p in s.players for card in p.removed if card in RESOURCE_CARDS)
    return tuple(sorted((*laid, *back)))


def artifacts(s: State, qualities: Collection[str] = ()) -> list[str]:
    """The Artifacts of the pool, or those of some qualities."""
    return [
        card
        for card in pool(s)
        if CARDS[card].kind == CardKind.ARTIFACT
        and (not qualities or CARDS[card].quality in qualities)
    ]


def take(s: State, seat: int, card: str) -> None:
    s.map.notes[POOL] = decks.without(pool(s), card)
    for player in s.players:
        player.removed = tuple(c for c in player.removed if c not in RESOURCE_CARDS)
    s.tell(TookResourceCard, seat=seat, card=card)
    decks.earn_card(s, seat, card)


def choose(
    s: State, seat: int, cards: Callable[[], Collection[str]], *others: Option
) -> Flow[Option | None]:
    """One of some cards of the pool is taken, or something else is chosen: that is returned."""

    def build() -> tuple[Option, ...]:
        found = sorted(set(cards()))
        return (*(Option(TAKE, (f"card:{card}",), data=card) for card in found), *others)

    if not build():
        return None
    option = yield from ask(seat, Text("homm3-ask-resource-card"), build)
    if option.kind != TAKE:
        return option
    take(s, seat, option.data)
    return None


@rule("resource_cards")
class ResourceCards(Rule):
    """Cards that yield resources are taken out of all decks and form a pool of their own."""

    also: tuple[str, ...] = ()
    """Cards that lie in the pool though their box is not in play."""

    @on(occasions.prepare)
    def prepare(self, s: State) -> None:
        found: Cards = ()
        for name in ("ability", "artifact", "spell"):
            deck = s.decks[name]
            found += tuple(c for c in deck.cards + deck.discard if c in RESOURCE_CARDS)
            s.decks[name] = deck._replace(
                cards=tuple(c for c in deck.cards if c not in RESOURCE_CARDS),
                discard=tuple(c for c in deck.discard if c not in RESOURCE_CARDS),
            )
            decks.refill(s, name)
        for card in self.also:
            if card in CARDS and card not in found:
                found += (card,) * CARDS[card].copies
        s.map.notes[POOL] = found
        for seat in range(len(s.players)):
            self._replace_estates(s, seat)

    def _replace_estates(self, s: State, seat: int) -> None:
        """A hero who starts with Estates has Scouting instead."""
        player = s.players[seat]
        if ESTATES not in player.deck:
            return
        player.deck = s.rng.shuffled((*decks.without(player.deck, ESTATES), SCOUTING))
        s.map.notes[POOL] += (ESTATES,)
        deck = s.decks["ability"]
        if SCOUTING in deck.cards:
            s.decks["ability"] = deck._replace(cards=decks.without(deck.cards, SCOUTING))

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        return [Text("homm3-notice-resource-cards", {"count": len(pool(s))})]


# ---- where they are found ----


@rule("resource_obelisk")
class ResourceObelisk(Rule):
    """An Obelisk gives an Artifact of the pool, or gold."""

    qualities: tuple[str, ...] = ("minor",)
    gold: int = Value(default=6, ge=0)

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        if v.field.location != "obelisk":
            return False
        gold = plain("take-gold", f"count:{self.gold}")
        option = yield from choose(v.s, v.seat, lambda: artifacts(v.s, self.qualities), gold)
        if option is gold:
            v.gain(gold=self.gold)
        return True


@rule("card_instead")
class CardInstead(Somewhere):
    """A Field may give a certain card of the pool instead of what it does."""

    card: str

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        s = v.s
        if not self.meant(s, v.at, v.field.location) or self.card not in pool(s):
            return False
        option: Option = yield Decision(
            v.seat,
            Text("homm3-ask-visit", {"location": v.field.location}),
            lambda: (Option(TAKE, (f"card:{self.card}",)), plain("use-field")),
        )
        if option.kind != TAKE:
            return False
        take(s, v.seat, self.card)
        return True


@rule("resource_tomb")
class ResourceTomb(Somewhere):
    """One of the two searches of a Warrior's Tomb may be an Artifact of the pool."""

    qualities: tuple[str, ...] = ("minor", "major")

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        s, seat = v.s, v.seat
        if v.field.location != "warriors_tomb" or not self.meant(s, v.at, v.field.location):
            return False
        search, decline = plain("search"), plain("decline")
        first = yield from self._pick(s, seat, search, decline)
        if first is decline:
            return True
        if first is search:
            yield from gains.search(s, seat, "artifact", 2)
            second = yield from self._pick(s, seat, search)
            searches = second is search
        else:
            searches = True
        if searches:
            yield from gains.search(s, seat, "artifact", 2)
        v.lose_morale(MORALE_OF_TOMBS)
        return True

    def _pick(self, s: State, seat: int, *others: Option) -> Flow[Option | None]:
        return (yield from choose(s, seat, lambda: artifacts(s, self.qualities), *others))


@rule("doubled_settlement")
class DoubledSettlement(Somewhere):
    """The benefit of a Settlement is doubled; besides, Artifacts of the pool are chosen."""

    first: int = Value(default=5, ge=0)
    """How many by the first player to flag it."""
    later: int = Value(default=2, ge=0)

    @on(visits)
    def visits(self, v: Visit) -> Flow[bool]:
        s = v.s
        if v.field.location != "settlement" or not self.meant(s, v.at, v.field.location):
            return False
        yield from self._benefit(v)
        for _ in range(self.first if v.first else self.later):
            yield from choose(s, v.seat, lambda: artifacts(s))
        return True

    def _benefit(self, v: Visit) -> Flow[None]:
        """Two spaces of one production, or two units (H3-8.51)."""
        s, seat, prompt = v.s, v.seat, Text("homm3-ask-settlement")

        def price(unit: str) -> Cost:
            return Cost() if v.first else resources.half(recruiting.reinforcement(unit))

        def units(less: int) -> Iterator[Option]:
            found = unit_decks.reinforceable(s, seat)
            return recruiting.reinforce_options(s, seat, found, price, less)

        def ways(less: int) -> Iterator[Option]:
            for name in resources.RESOURCES:
                yield Option("raise-income", (f"resource:{name}",), data=name)
            yield from units(less)

        option = yield from recruiting.buy(s, seat, prompt, ways)
        if option.kind == "raise-income":
            change(s, v.at, yields=f"{option.data} {option.data}")
            v.raise_income(option.data, yield_of(s, v.at)[option.data])
            return
        yield from recruiting.reinforce(s, seat, option)
        more = yield from recruiting.buy(s, seat, prompt, units, DECLINE)
        if more is not DECLINE:
            yield from recruiting.reinforce(s, seat, more)


@rule("artifact_prize")
class ArtifactPrize(Rule):
    """Whoever beats a Main Hero may take an Artifact of its discard pile instead of the gold."""

    @on(occasions.prize)
    def prize(self, s: State, winner: int, loser: int) -> Flow[bool]:
        def found() -> list[str]:
            return sorted(
                {c for c in s.players[loser].discard if CARDS[c].kind == CardKind.ARTIFACT}
            )

        if not found():
            return False
        option: Option = yield Decision(
            winner,
            Text("homm3-ask-prize", {"other": loser}),
            lambda: (
                *(Option("take-artifact", (f"card:{card}",), data=card) for card in found()),
                plain("take-prize-gold"),
            ),
        )
        if option.kind != "take-artifact":
            return False
        player = s.players[loser]
        player.discard = decks.without(player.discard, option.data)
        s.tell(TookArtifact, seat=winner, other=loser, card=option.data)
        decks.earn_card(s, winner, option.data)
        return True
