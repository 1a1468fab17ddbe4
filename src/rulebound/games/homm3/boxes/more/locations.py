"""Locations on the land tiles of the expansions (H3-8.60, H3-17.64)."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import CARDS, CardKind
from rulebound.games.homm3.map import gains, map_dice, recruiting, resources, towns, trade
from rulebound.games.homm3.map.experience import foreign
from rulebound.games.homm3.map.fields import RANDOM_TOWN
from rulebound.games.homm3.map.locations import Category, location
from rulebound.games.homm3.map.visits import Visit, yield_of
from rulebound.games.homm3.model.heroes import HEROES as HERO_CARDS
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask

STATISTICS: Final = ("attack", "defense", "power", "knowledge")
BLACK_MARKET: Final = {"minor": Cost(5), "major": Cost(7), "relic": Cost(10)}
DECKS: Final = (CardKind.ABILITY, CardKind.SPELLCARD, CardKind.ARTIFACT)
DECLINE: Final = plain("decline")


def _name(option: Option) -> str:
    """The card, or the deck, that an option is about."""
    return option.refs[0].partition(":")[2]


@location("war_machine_factory", Category.REVISITABLE)
def war_machine_factory(v: Visit) -> Flow[None]:
    """H3-13.5."""
    yield from trade.factory(v.s, v.seat)


@location(RANDOM_TOWN, Category.FLAGGABLE)
def random_town(v: Visit) -> Flow[None]:
    """H3-13.30; its guards stand in :mod:`..random_town`."""
    yield from ()
    for resource, amount in yield_of(v.s, v.at).items():
        v.raise_income(resource, amount)


# ---- Statistic cards ----


@location("scholar", Category.VISITABLE)
def scholar(v: Visit) -> Flow[None]:
    """An Attack die decides between Statistics, Abilities and Spells."""
    face = yield from map_dice.roll_attack_die(v.s, v.seat)
    if face < 1:
        deck = CardKind.SPELLCARD if face else CardKind.ABILITY
        yield from decks.look(v.s, v.seat, deck, 2, foreign(v.s, v.seat))
        return

    def build() -> tuple[Option, ...]:
        mine = sorted({card for card in v.player.hand if CARDS[card].kind == CardKind.STATISTIC})
        return (
            *(plain("gain-card", f"card:{card}") for card in STATISTICS),
            *(plain("remove", f"card:{card}") for card in mine),
        )

    option = yield from v.choose_of(build)
    if option.kind == "remove":
        decks.remove_from_hand(v.s, v.seat, _name(option))
    else:
        _gain_statistic(v, _name(option))


def _gain_statistic(v: Visit, card: str) -> None:
    v.s.tell("gained-card", seat=v.seat, card=card)
    decks.earn_card(v.s, v.seat, card)


@location("star_axis", Category.FLAGGABLE, shared=True)
def star_axis(v: Visit) -> Flow[None]:
    """H3-13.10: a Statistic from the hand for the Empowered one of its type."""

    def build() -> tuple[Option, ...]:
        mine = (
            plain("empower", f"card:{card}")
            for card in STATISTICS
            if card in v.player.hand and trade.left(v.s, f"{card}_empowered") > 0
        )
        return (*mine, DECLINE)

    option = yield from v.choose_of(build)
    if option is not DECLINE:
        decks.remove_from_hand(v.s, v.seat, _name(option))
        _gain_statistic(v, f"{_name(option)}_empowered")


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
        yield from _replace_statistic(v, _name(option), option.refs[1].partition(":")[2])


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
    new = _name(option)
    if zone == "hand":
        decks.gain_card(v.s, v.seat, new)
    else:
        player.discard += (new,)
        v.s.tell("removed", seat=v.seat, card=old)
    v.s.tell("gained-card", seat=v.seat, card=new)


# ---- other cards ----


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
        resources.pay(v.s, v.seat, BLACK_MARKET[CARDS[_name(option)].quality])
        _take_from_discards(v, CardKind.ARTIFACT, _name(option))


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
    _take_from_discards(v, CardKind.ABILITY, _name(option))


def _take_from_discards(v: Visit, deck: str, card: str) -> None:
    """The others stay in their order."""
    pile = v.s.decks[deck]
    v.s.decks[deck] = pile._replace(discard=decks.without(pile.discard, card))
    v.s.tell("took", seat=v.seat, deck=deck, card=card)
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
    decks.remove_from_hand(v.s, v.seat, _name(option))
    option = yield from v.choose(*(plain("search-deck", f"deck:{deck}") for deck in DECKS))
    yield from gains.search(v.s, v.seat, _name(option), 2)


@location("faerie_ring", Category.VISITABLE)
def faerie_ring(v: Visit) -> Flow[None]:
    """A card of a shared deck, not the starting Ability, for a Search of its deck."""
    start = HERO_CARDS[v.player.hero].ability

    def build() -> tuple[Option, ...]:
        mine = {c for c in v.player.hand if CARDS[c].kind in DECKS and c != start}
        return (*(plain("remove", f"card:{card}") for card in sorted(mine)), DECLINE)

    option = yield from v.choose_of(build)
    if option is not DECLINE:
        decks.remove_from_hand(v.s, v.seat, _name(option))
        yield from gains.search(v.s, v.seat, CARDS[_name(option)].kind, 2)


@location("grave", Category.VISITABLE)
def grave(v: Visit) -> Flow[None]:
    v.lose_morale()
    v.gain(gold=3)
    yield from v.search("artifact", 1)


# ---- heroes and units ----


def _may_have_second(v: Visit) -> bool:
    """H3-4.11: one Secondary Hero a player, if the scenario allows them."""
    if v.realm.heroes[Leader.SECOND] is not None:
        return False
    return all(rule.may_hire(v.s, v.seat) for rule in v.s.map.rules)


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


@location("elemental_conflux", Category.VISITABLE)
def elemental_conflux(v: Visit) -> Flow[None]:
    """For each Dwelling the first Elementals of the neutral deck; one of them may be recruited."""
    found = [unit for tier in towns.tiers(v.s, v.seat) for unit in _first_elementals(v, tier)]

    def wares(less: int) -> Iterator[Option]:
        return recruiting.recruit_options(v.s, v.seat, found, less=less)

    prompt = Text("homm3-ask-visit", {"location": v.field.location})
    option = yield from recruiting.buy(v.s, v.seat, prompt, wares, DECLINE)
    if option is not DECLINE:
        kind = KINDS[option.data.unit]
        deck = v.s.decks[TIERS[kind.tier]]
        v.s.decks[TIERS[kind.tier]] = deck._replace(cards=decks.without(deck.cards, kind.id))
        yield from recruiting.recruit(v.s, v.seat, option)


def _first_elementals(v: Visit, tier: int) -> list[str]:
    """Cards are revealed until Elementals appear; all of them are shuffled back at once."""
    s, name = v.s, TIERS[tier]
    deck = s.decks[name]
    seen: list[str] = []
    for card in reversed(deck.cards):
        seen.append(card)
        if "elementals" in KINDS[card].traits:
            break
    if not seen:
        return []
    s.sealed += 1
    s.decks[name] = deck._replace(cards=s.rng.shuffled(deck.cards))
    s.tell("revealed-units", seat=v.seat, troops=seen)
    return seen[-1:] if "elementals" in KINDS[seen[-1]].traits else []


@location("cyclops_stockpile", Category.VISITABLE, guards=("neutral_cyclopes",) * 2)
def cyclops_stockpile(v: Visit) -> Flow[None]:
    """Two Cyclopes guard it in place of an azure unit."""
    yield from v.roll("resource", 4, 4)
