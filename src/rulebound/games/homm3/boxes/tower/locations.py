"""Locations (H3-8.60, H3-17.64) of the Tower."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common.log import GainedCard
from rulebound.games.homm3.boxes.common.visits import DECKS, DECLINE, STATISTICS, name
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import gains, occasions, recruiting, resources, towns
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.log.cards import Removed, Took
from rulebound.games.homm3.model.tiles import Category
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

BLACK_MARKET: Final = {"minor": Cost(5), "major": Cost(7), "relic": Cost(10)}


@location("library_of_enlightenment", Category.REVISITABLE)
def library_of_enlightenment(v: Visit) -> Flow[None]:
    """Up to twice a visit a Statistic in hand or discard pile gives way to another (H3-17.13)."""
    price = Cost(3)

    def build() -> tuple[Option, ...]:
        zones = {"hand": v.player.hand, "discard": v.player.discard}
        ways = (
            plain("study", f"card:{card}", f"zone:{zone}")
            for zone, cards in zones.items()
            for card in sorted({card for card in cards if CARDS[card].kind == CardKind.STATISTIC})
        )
        return (*ways, DECLINE)

    for _ in range(2):
        if not resources.has(v.s, v.seat, price):
            return
        option = yield from v.choose_of(build)
        if option is DECLINE:
            return
        resources.pay(v.s, v.seat, price)
        yield from _replace_statistic(v, name(option), option.refs[1].partition(":")[2])


def _replace_statistic(v: Visit, old: str, zone: str) -> Flow[None]:
    player = v.player
    if zone == "hand":
        decks.remove_from_hand(v.s, v.seat, old)
    else:
        player.discard = decks.without(player.discard, old)
        player.removed += (old,)
    option = yield from v.choose(
        *(plain("gain-card", f"card:{card}") for card in STATISTICS if card != old)
    )
    new = name(option)
    if zone == "hand":
        decks.gain_card(v.s, v.seat, new)
    else:
        player.discard += (new,)
        v.s.tell(Removed, seat=v.seat, card=old)
    v.s.tell(GainedCard, seat=v.seat, card=new)


# ---- cards ----


@location("black_market", Category.REVISITABLE)
def black_market(v: Visit) -> Flow[None]:
    """One of the four topmost cards of the Artifact discard pile is for sale."""

    def build() -> tuple[Option, ...]:
        offered = dict.fromkeys(reversed(v.s.decks[CardKind.ARTIFACT].discard[-4:]))
        found = [
            plain("buy-card", f"card:{card}")
            for card in offered
            if resources.has(v.s, v.seat, BLACK_MARKET[CARDS[card].quality])
        ]
        return (*found, DECLINE)

    top = v.s.decks[CardKind.ARTIFACT].discard[-4:]
    option = yield from ask(v.seat, Text("homm3-ask-black-market", {"cards": list(top)}), build)
    if option is not DECLINE:
        resources.pay(v.s, v.seat, BLACK_MARKET[CARDS[name(option)].quality])
        _take_from_discards(v, CardKind.ARTIFACT, name(option))


@location("university", Category.VISITABLE)
def university(v: Visit) -> Flow[None]:
    """H3-5.14: one of the four topmost cards of the Ability discard pile."""
    if not v.s.decks[CardKind.ABILITY].discard or not (
        yield from v.may_pay(Cost(6), "study-abilities")
    ):
        return

    def build() -> tuple[Option, ...]:
        offered = dict.fromkeys(reversed(v.s.decks[CardKind.ABILITY].discard[-4:]))
        return tuple(plain("keep", f"card:{card}") for card in offered)

    option = yield from ask(v.seat, Text("homm3-ask-keep", {"deck": CardKind.ABILITY}), build)
    _take_from_discards(v, CardKind.ABILITY, name(option))


def _take_from_discards(v: Visit, deck: str, card: str) -> None:
    """The others stay in their order."""
    pile = v.s.decks[deck]
    v.s.decks[deck] = pile._replace(discard=decks.without(pile.discard, card))
    v.s.tell(Took, seat=v.seat, deck=deck, card=card)
    decks.earn_card(v.s, v.seat, card)
    decks.refill(v.s, deck)
    v.s.sealed += 1


@location("market_of_time", Category.VISITABLE)
def market_of_time(v: Visit) -> Flow[None]:
    """A hand card for a Search of any deck."""
    option = yield from v.choose_of(
        lambda: (*(plain("remove", f"card:{card}") for card in sorted(set(v.player.hand))), DECLINE)
    )
    if option is DECLINE:
        return
    decks.remove_from_hand(v.s, v.seat, name(option))
    option = yield from v.choose(*(plain("search-deck", f"deck:{deck}") for deck in DECKS))
    yield from gains.search(v.s, v.seat, name(option), 2)


# ---- heroes and units ----


def _may_have_second(v: Visit) -> bool:
    """H3-4.11: one Secondary Hero a player, if the scenario allows them."""
    if v.realm.heroes[Leader.SECOND] is not None:
        return False
    return all(hear(v.s, v.seat) for hear in v.s.listening(occasions.may_hire))


@location("prison", Category.VISITABLE)
def prison(v: Visit) -> Flow[None]:
    yield from ()
    if _may_have_second(v):
        towns.gain_second_hero(v.s, v.seat, v.at)
    else:
        v.gain(gold=3)


@location("tavern", Category.REVISITABLE)
def tavern(v: Visit) -> Flow[None]:
    """H3-8.62."""
    if not _may_have_second(v) or not (yield from v.may_pay(Cost(7), "hire-here")):
        return
    towns.gain_second_hero(v.s, v.seat, v.at)
    w = v.s.map
    victims = [other for other in w.enemies(v.seat) if v.s.players[other].hand]
    if victims:
        option = yield from v.choose(
            *(Option("discards-random", (f"seat:{other}",), data=other) for other in victims)
        )
        v.s.sealed += 1
        decks.discard_at_random(v.s, option.data)


@location("hill_fort", Category.VISITABLE)
def hill_fort(v: Visit) -> Flow[None]:
    yield from recruiting.may_reinforce(
        v.s, v.seat, lambda cost: cost._replace(gold=max(0, cost.gold - 3))
    )
