"""Event cards that all players go through together: markets, an auction, neutral units, dice."""

from collections.abc import Callable, Iterator
from typing import Final

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common import weeks_and_events
from rulebound.games.homm3.boxes.common.weeks_and_events import DECLINE
from rulebound.games.homm3.boxes.fortress.log import (
    Bid,
    BoughtCard,
    Pooled,
    PooledCard,
    PutOnDeck,
    ReshuffledOwn,
    SoldUnit,
    TookFromPool,
    Unsold,
)
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import map_dice, recruiting, resources
from rulebound.games.homm3.map.events import BIDS, GIVEN, POOL, Event, event
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost, Tier
from rulebound.games.homm3.model.log.cards import Kept, Looked
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Leader
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import DONE, ask, pick_card

ARTIFACT_PRICES: Final = {"minor": Cost(3), "major": Cost(5), "relic": Cost(7)}
LOTS: Final = 3
"""Artifacts of the auction."""
WARES: Final = 5
"""Artifacts of the merchant."""
PER_PLAYER: Final = 2
"""Spells that are laid out for each player; Artifacts that each is brought."""
LOOKED_AT: Final = 2
"""Den of Thieves: cards of the neutral deck."""
RANSOM: Final = 3
"""Gold for a prisoner who is not wanted."""
FOREST_GOLD: Final = 4
"""What may lie in the pool of the Magical Forest."""


def price_of(card: str) -> Cost:
    return ARTIFACT_PRICES[CARDS[card].quality]


# ---- Spells for sale ----


def _keep(s: State, seat: int, card: str) -> None:
    decks.earn_card(s, seat, card)


def _into_deck(s: State, seat: int, card: str) -> None:
    """Mage Laboratory: the card and the discard pile are shuffled into your deck."""
    player = s.players[seat]
    player.discard += (card,)
    decks.reshuffle(s, player)
    s.tell(ReshuffledOwn, seat=seat)


def _purchases(s: State, seat: int, prices: tuple[Cost, ...]) -> list[Option]:
    found = []
    for card in sorted(set(s.offer)):
        for cost in prices:
            if resources.has(s, seat, cost):
                resource = "gold" if cost.gold else "valuables"
                refs = (f"card:{card}", f"resource:{resource}")
                found.append(Option("buy-spell", refs, data=(card, cost)))
    return found


def _shop(
    id_: str,
    prices: tuple[Cost, Cost],
    *,
    bought: Callable[[State, int, str], None] = _keep,
    instead: bool = False,
    discarded: bool = False,
) -> None:
    """Two Spells for each player are laid out; everybody may buy one.

    ``instead``: whoever buys none rolls a Resource die. ``discarded``: so are unsold Spells.
    """
    refuse = plain("event-roll") if instead else DECLINE

    def do(s: State, seats: list[int]) -> Flow[None]:
        weeks_and_events.reveal(s, "spell", PER_PLAYER * len(seats))
        for seat in seats:

            def build(seat: int = seat) -> tuple[Option, ...]:
                return (*_purchases(s, seat, prices), refuse)

            option = yield from ask(seat, Text("homm3-ask-buy-spell", {"event": id_}), build)
            if option is not refuse:
                card, cost = option.data
                weeks_and_events.take_up(s, card)
                resources.pay(s, seat, cost)
                s.tell(BoughtCard, seat=seat, card=card)
                bought(s, seat, card)
            elif instead:
                yield from map_dice.roll(s, seat, "resource")
        left = weeks_and_events.clear(s)
        if discarded:
            for card in left:
                decks.lay_off(s, "spell", card)
                s.tell(Unsold, deck="spell", card=card)
        else:
            weeks_and_events.shuffle_back(s, left, "spell")

    event(Event(id_, do))


_shop("library_of_enlightenment", (Cost(6), Cost(0, 0, 2)))
_shop("mage_laboratory", (Cost(4), Cost(0, 0, 1)), bought=_into_deck)
_shop("shrine_of_the_magic_thought", (Cost(6), Cost(0, 0, 2)), instead=True, discarded=True)


# ---- Artifacts for sale ----


def _sell(s: State, seat: int, card: str) -> None:
    resources.pay(s, seat, price_of(card))
    s.tell(BoughtCard, seat=seat, card=card)
    decks.earn_card(s, seat, card)


def _affordable(s: State, seat: int, cards: tuple[str, ...]) -> list[Option]:
    return [
        Option("buy-artifact", (f"card:{card}",), data=card)
        for card in sorted(set(cards))
        if resources.has(s, seat, price_of(card))
    ]


def _artifact_merchant(s: State, seats: list[int]) -> Flow[None]:
    """The wares go round once; instead of them the top card of the discard pile is for sale."""
    weeks_and_events.reveal(s, "artifact", WARES)
    for seat in seats:
        bought = False
        while s.offer:

            def build(seat: int = seat, bought: bool = bought) -> tuple[Option, ...]:
                found = _affordable(s, seat, s.offer)
                top = s.decks["artifact"].discard[-1:]
                if not bought and top and resources.has(s, seat, price_of(top[0])):
                    refs = ("deck:artifact", f"card:{top[0]}")
                    found.append(Option("buy-discarded", refs, data=top[0]))
                return (*found, DONE)

            option = yield from ask(seat, Text("homm3-ask-merchant"), build)
            if option is DONE:
                break
            bought = True
            if option.kind == "buy-discarded":
                deck = s.decks["artifact"]
                s.decks["artifact"] = deck._replace(discard=deck.discard[:-1])
                _sell(s, seat, option.data)
                decks.refill(s, "artifact")
                break
            weeks_and_events.take_up(s, option.data)
            _sell(s, seat, option.data)
    weeks_and_events.shuffle_back(s, weeks_and_events.clear(s), "artifact")


event(Event("artifact_merchant", _artifact_merchant))


def _messenger(s: State, seats: list[int]) -> Flow[None]:
    """Everybody is brought two Artifacts: one can be bought, or both are given up for dice."""
    brought = {seat: weeks_and_events.reveal(s, "artifact", PER_PLAYER) for seat in seats}
    for seat in seats:
        mine = brought[seat]

        def build(seat: int = seat, mine: tuple[str, ...] = mine) -> tuple[Option, ...]:
            return (*_affordable(s, seat, mine), plain("event-give-up"))

        option = yield from ask(seat, Text("homm3-ask-messenger"), build)
        if option.kind == "buy-artifact":
            weeks_and_events.take_up(s, option.data)
            _sell(s, seat, option.data)
            continue
        for card in mine:
            weeks_and_events.take_up(s, card)
            decks.lay_off(s, "artifact", card)
            s.tell(Unsold, deck="artifact", card=card)
        yield from map_dice.roll(s, seat, "resource", 2)
    weeks_and_events.shuffle_back(s, weeks_and_events.clear(s), "artifact")


event(Event("messenger_with_supplies", _messenger))


def _shady_auction(s: State, seats: list[int]) -> Flow[None]:
    """Three Artifacts, one after the other, go to the highest secret bid."""
    for _ in range(LOTS):
        for card in weeks_and_events.reveal(s, "artifact", 1):
            yield from _auction(s, seats, card)


def _auction(s: State, seats: list[int], card: str) -> Flow[None]:
    notes = s.map.notes
    notes[BIDS] = ()
    for seat in seats:

        def build(seat: int = seat) -> tuple[Option, ...]:
            most = s.players[seat].gold
            return tuple(Option("bid", (f"amount:{n}",), data=n) for n in range(most + 1))

        option = yield from ask(seat, Text("homm3-ask-bid", {"card": card}), build)
        notes[BIDS] += ((seat, option.data),)
    bids: tuple[tuple[int, int], ...] = notes.pop(BIDS)
    for seat, bid in bids:
        s.tell(Bid, seat=seat, gold=bid)
    best = max(bid for _, bid in bids)
    winners = [seat for seat, bid in bids if bid == best]
    weeks_and_events.clear(s)
    s.sealed += 1
    if best == 0 or len(winners) > 1:
        decks.lay_off(s, "artifact", card)
        s.tell(Unsold, deck="artifact", card=card)
        return
    resources.pay(s, winners[0], Cost(best))
    s.tell(BoughtCard, seat=winners[0], card=card)
    decks.earn_card(s, winners[0], card)


event(Event("a_shady_auction", _shady_auction))


# ---- Neutral Units ----


def _den_of_thieves(s: State, seats: list[int]) -> Flow[None]:
    """Whoever drew the card looks at two cards of a neutral deck and may recruit one."""
    seat = seats[0]

    def tiers() -> tuple[Option, ...]:
        found = weeks_and_events.neutral_decks(s, range(len(TIERS)))
        return (*(plain("look", f"deck:{deck}") for deck in found), DECLINE)

    option = yield from ask(seat, Text("homm3-ask-thieves"), tiers)
    if option is DECLINE:
        return
    deck = weeks_and_events.name(option)
    seen = [card for _ in range(LOOKED_AT) if (card := decks.take_top(s, deck)) is not None]
    s.sealed += 1
    s.offer, s.searcher, s.searched = tuple(seen), seat, deck
    s.tell(Looked, seat=seat, deck=deck, count=len(seen))
    yield from weeks_and_events.may_hire(s, seat)
    yield from _put_back(s, seat, deck)


def _put_back(s: State, seat: int, deck: str) -> Flow[None]:
    """What is left goes on top of the deck or under it, in an order of the player's choice."""
    if not s.offer:
        weeks_and_events.clear(s)
        return
    option: Option = yield Decision(
        seat, Text("homm3-ask-top-or-bottom"), lambda: (plain("on-top"), plain("to-bottom"))
    )
    while s.offer:
        card = yield from pick_card(
            seat, Text("homm3-ask-put-on-deck"), lambda: s.offer, "put-on-deck"
        )
        weeks_and_events.take_up(s, card)
        cards = s.decks[deck].cards
        cards = (*cards, card) if option.kind == "on-top" else (card, *cards)
        s.decks[deck] = s.decks[deck]._replace(cards=cards)
    weeks_and_events.clear(s)
    s.tell(PutOnDeck, seat=seat, deck=deck, place=option.kind)


event(Event("den_of_thieves", _den_of_thieves))


def _mercenary_camp(s: State, seats: list[int]) -> Flow[None]:
    """Everybody may lay out two units of a deck; then everybody may recruit one of them all."""
    for seat in seats:

        def build() -> tuple[Option, ...]:
            found = (
                Option("draw-units", (f"deck:{deck}", f"amount:{count}"), data=(deck, count))
                for deck in weeks_and_events.neutral_decks(s, range(len(TIERS)))
                for count in (1, 2)
            )
            return (*found, DECLINE)

        option = yield from ask(seat, Text("homm3-ask-camp"), build)
        if option is not DECLINE:
            weeks_and_events.draw_units(s, *option.data)
    for seat in seats:
        if s.offer:
            yield from weeks_and_events.may_hire(s, seat)
    weeks_and_events.shuffle_back(s, weeks_and_events.clear(s))


event(Event("mercenary_camp", _mercenary_camp))


def _prison(s: State, seats: list[int]) -> Flow[None]:
    """Of two prisoners each player recruits or sells one and hands the other on."""
    for n, seat in enumerate(seats):
        for _ in range(1 if n else 2):
            yield from _imprison(s, seat)
        if s.offer:
            yield from _free_one(s, seat)
    weeks_and_events.shuffle_back(s, weeks_and_events.clear(s))


def _imprison(s: State, seat: int) -> Flow[None]:
    """A card of a neutral deck other than the azure one is added."""

    def build() -> tuple[Option, ...]:
        return tuple(
            plain("draw-unit", f"deck:{d}")
            for d in weeks_and_events.neutral_decks(s, range(Tier.AZURE))
        )

    if build():
        option = yield from ask(seat, Text("homm3-ask-prisoner"), build)
        weeks_and_events.draw_units(s, weeks_and_events.name(option))


def _free_one(s: State, seat: int) -> Flow[None]:
    def ways(less: int) -> Iterator[Option]:
        yield from weeks_and_events.to_hire(s, seat, less)
        for unit in dict.fromkeys(s.offer):
            yield Option("sell-unit", (f"troop:{unit}",), data=unit)

    option = yield from recruiting.buy(s, seat, Text("homm3-ask-prison"), ways)
    if option.kind == "recruit":
        yield from weeks_and_events.hire(s, seat, option)
        return
    unit: str = option.data
    weeks_and_events.take_up(s, unit)
    decks.lay_off(s, TIERS[KINDS[unit].tier], unit)
    s.tell(SoldUnit, seat=seat, troop=unit)
    resources.gain(s, seat, "gold", RANSOM)


event(Event("prison", _prison))


# ---- the Magical Forest ----


def _magical_forest(s: State, seats: list[int]) -> Flow[None]:
    """Everybody puts a card face down into a pool; then everybody takes one of them, or gold."""
    notes = s.map.notes
    notes[POOL] = ()
    for seat in seats:
        yield from _put_into_pool(s, seat)
    for seat in seats:
        option: Option = yield from ask(
            seat,
            Text("homm3-ask-forest"),
            lambda: (*([plain("forest-card")] if s.offer else []), plain("forest-gold")),
        )
        if option.kind == "forest-gold":
            resources.gain(s, seat, "gold", FOREST_GOLD)
        else:
            _take_from_pool(s, seat)
    del notes[POOL]
    for card in weeks_and_events.clear(s):
        weeks_and_events.shuffle_back(s, (card,), CARDS[card].kind)


def _put_into_pool(s: State, seat: int) -> Flow[None]:
    """A card of the hand, or the top card of a deck that only this player gets to see."""
    player = s.players[seat]

    def build() -> tuple[Option, ...]:
        mine = sorted({card for card in player.hand if CARDS[card].kind in GIVEN})
        piles = [deck for deck in GIVEN if s.decks[deck].cards or s.decks[deck].discard[1:]]
        return (
            *(plain("pool-card", f"card:{card}") for card in mine),
            *(plain("pool-deck", f"deck:{deck}") for deck in piles),
        )

    option = yield from ask(seat, Text("homm3-ask-pool"), build)
    what = weeks_and_events.name(option)
    if option.kind == "pool-card":
        weeks_and_events.slip(player, what)
        decks.reveal(player, what)  # it is nobody's secret any more
        _pool(s, what, seat, "hand")
        return
    card = decks.take_top(s, what)
    assert card is not None
    s.sealed += 1
    s.tell_only(seat, PooledCard, card=card)
    _pool(s, card, seat, what)


def _pool(s: State, card: str, seat: int, source: str) -> None:
    s.offer += (card,)
    s.map.notes[POOL] += ((seat, source),)
    s.tell(Pooled, seat=seat, source=source)


def _take_from_pool(s: State, seat: int) -> None:
    at = s.rng.below(len(s.offer))
    card, givers = s.offer[at], s.map.notes[POOL]
    s.offer = s.offer[:at] + s.offer[at + 1 :]
    s.map.notes[POOL] = givers[:at] + givers[at + 1 :]
    s.tell_only(seat, Kept, seat=seat, card=card)
    s.tell_others(seat, TookFromPool, seat=seat)
    decks.earn_card(s, seat, card, seen=False)


event(Event("magical_forest", _magical_forest))


# ---- dice ----


def _leprechaun(s: State, seats: list[int]) -> Flow[None]:
    """Whoever rolls what a die of the pool shows may take such a die and resolve it."""
    kinds: tuple[str, ...] = ("treasure", "treasure", "resource", "resource")
    dice = yield from map_dice.throw_all(s, seats[0], kinds)
    for seat in seats:
        own = ("treasure", "resource")
        rolled = yield from map_dice.throw_all(s, seat, own)
        shown = set(map_dice.shown(own, rolled))
        pool = map_dice.shown(kinds, dice)

        def build(shown: set[str] = shown, pool: list[str] = pool) -> tuple[Option, ...]:
            found: dict[str, Option] = {}
            for at, face in enumerate(pool):
                if face in shown:
                    found.setdefault(face, Option("die", (f"face:{face}",), data=at))
            return (*found.values(), DECLINE)

        option = yield from ask(seat, Text("homm3-ask-match-die"), build)
        if option is not DECLINE:
            at: int = option.data
            kind, face = kinds[at], dice[at]
            kinds, dice = kinds[:at] + kinds[at + 1 :], dice[:at] + dice[at + 1 :]
            yield from map_dice.resolve(s, seat, kind, face, Leader.MAIN)


event(Event("mischievous_leprechaun", _leprechaun))
