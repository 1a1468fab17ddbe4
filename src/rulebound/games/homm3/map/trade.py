"""Trading (H3-6.14 to H3-6.20): the table, War Machines, gifts and swaps of cards among allies.

Rules of scenarios that open another way to trade use the same functions.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import resources, unit_decks
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.heroes import HEROES as HERO_CARDS
from rulebound.games.homm3.model.hexes import neighbours
from rulebound.games.homm3.model.kinds import Cost, Resource
from rulebound.games.homm3.model.log.map import (
    BoughtMachine,
    Exchanged,
    Gave,
    GaveCard,
    GaveUnit,
    Offered,
    SwapRefused,
)
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.seam.options import ExchangeFields
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import DONE, ask

KINDS: Final = frozenset(("trade", "give", "swap"))


class Rate(NamedTuple):
    sell: Resource
    give: int
    buy: Resource
    get: int

    @property
    def refs(self) -> tuple[str, str]:
        return f"sell:{self.sell}-{self.give}", f"buy:{self.buy}-{self.get}"


RATES: Final = (
    Rate("gold", 2, "materials", 1),
    Rate("gold", 6, "valuables", 1),
    Rate("materials", 1, "gold", 1),
    Rate("materials", 3, "valuables", 1),
    Rate("valuables", 1, "gold", 3),
    Rate("valuables", 1, "materials", 2),
)
"""H3-6.14."""
FACTORY: Final = {
    "ammo_cart": Cost(5),
    "ballista": Cost(7),
    "first_aid_tent": Cost(3),
    "cannon": Cost(10),
    "catapult": Cost(8),
}
"""War Machines at a War Machine Factory (H3-13.5)."""
POST: Final = {
    "ammo_cart": Cost(8),
    "ballista": Cost(10),
    "first_aid_tent": Cost(6),
    "cannon": Cost(14),
    "catapult": Cost(12),
}
"""War Machines at a Trading Post."""
PORTIONS: Final = (1, 5)
"""How much is given at once; all of it is always possible."""
TRADE: Final = plain("trade")
GIVE: Final = plain("give")
DECLINE: Final = plain("decline")


# ---- the table (H3-6.14) ----


class Exchange(Option):
    """An exchange by the table."""

    __slots__ = ()

    @property
    def fields(self) -> ExchangeFields:
        rate: Rate = self.data
        return {"sell": rate.sell, "give": rate.give, "buy": rate.buy, "get": rate.get}


def deals(s: State, seat: int) -> tuple[Option, ...]:
    """The exchanges that a player can pay for."""
    return tuple(
        Exchange("exchange", r.refs, data=r)
        for r in RATES
        if getattr(s.players[seat], r.sell) >= r.give
    )


def exchange(s: State, seat: int, rate: Rate) -> None:
    player = s.players[seat]
    setattr(player, rate.sell, getattr(player, rate.sell) - rate.give)
    setattr(player, rate.buy, getattr(player, rate.buy) + rate.get)
    s.tell(Exchanged, seat=seat, **rate._asdict())


def by_table(s: State, seat: int) -> Flow[None]:
    """One exchange, and then as many more as the player likes and can pay for."""
    end: tuple[Option, ...] = ()
    while deals(s, seat):

        def build(end: tuple[Option, ...] = end) -> tuple[Option, ...]:
            return (*deals(s, seat), *end)

        option: Option = yield Decision(seat, Text("homm3-ask-exchange"), build)
        if option is DONE:
            return
        exchange(s, seat, option.data)
        end = (DONE,)


# ---- War Machines and other open supplies (H3-2.1, H3-13.5) ----


def left(s: State, card: str) -> int:
    """How many copies of a card lie in its open supply; what is removed does not come back."""
    taken = sum(
        (p.deck + p.hand + p.discard + p.removed).count(card) + (p.permanent == card)
        for p in s.players
    )
    return CARDS[card].copies - taken


def machines(s: State, seat: int, prices: dict[str, Cost]) -> list[Option]:
    """The War Machines of the boxes in play that a player can pay for."""
    boxes = s.rules.boxes | s.map.boxes
    return [
        Option("buy-machine", (f"card:{card}",), data=card)
        for card, cost in prices.items()
        if CARDS[card].box in boxes and resources.has(s, seat, cost) and left(s, card) > 0
    ]


def buy_machine(s: State, seat: int, card: str, cost: Cost) -> None:
    """The card goes to the hand like any gained card."""
    resources.pay(s, seat, cost)
    s.tell(BoughtMachine, seat=seat, card=card)
    decks.earn_card(s, seat, card)


def factory(s: State, seat: int) -> Flow[None]:
    """One War Machine, at the lower of its prices."""

    def build() -> tuple[Option, ...]:
        return (*machines(s, seat, FACTORY), DECLINE)

    option = yield from ask(seat, Text("homm3-ask-factory"), build)
    if option is not DECLINE:
        buy_machine(s, seat, option.data, FACTORY[option.data])


# ---- a Trading Post (H3-6.15, H3-6.16, H3-6.18) ----


def removable(s: State, seat: int) -> list[str]:
    """Hand cards that a Trading Post takes: no Specialty, Statistic, Magic Arrow, no own Ability.

    A second copy of the hero's starting Ability is a card like any other.
    """
    player = s.players[seat]
    kept = {"magic_arrow"}
    start = HERO_CARDS[player.hero].ability
    if (player.deck + player.hand + player.discard).count(start) < 2:
        kept.add(start)
    return sorted(
        card
        for card in set(player.hand) - kept
        if CARDS[card].kind not in (CardKind.SPECIALTY, CardKind.STATISTIC)
    )


def post(s: State, seat: int) -> Flow[None]:
    """One of these a visit; in cooperative games gifts to the others besides."""
    traded = False
    while True:

        def build(traded: bool = traded) -> tuple[Option, ...]:
            found = [] if traded else _bargains(s, seat)
            return (*found, *_gift_at_post(s, seat), DECLINE)

        option = yield from ask(seat, Text("homm3-ask-trading-post"), build)
        if option is DECLINE:
            return
        if option is GIVE:
            yield from gifts(s, seat, allies(s, seat))
        else:
            yield from _bargain(s, seat, option)
            traded = True


def _bargains(s: State, seat: int) -> list[Option]:
    found = [TRADE] if deals(s, seat) else []
    found += [plain("sell-card", f"card:{card}") for card in removable(s, seat)]
    return found + machines(s, seat, POST)


def _bargain(s: State, seat: int, option: Option) -> Flow[None]:
    if option is TRADE:
        yield from by_table(s, seat)
    elif option.kind == "sell-card":
        decks.remove_from_hand(s, seat, option.refs[0].partition(":")[2])
        resources.gain(s, seat, "gold", 1)
    else:
        buy_machine(s, seat, option.data, POST[option.data])


def _gift_at_post(s: State, seat: int) -> tuple[Option, ...]:
    if s.map.mode == "cooperative" and portions(s, seat, allies(s, seat)):
        return (GIVE,)
    return ()


# ---- gifts (H3-6.17, H3-6.18) ----


def allies(s: State, seat: int) -> list[int]:
    """The other players of their own side who are still in the game."""
    w = s.map
    return [other for other in w.seats() if other != seat and w.friends(seat, other)]


def portions(s: State, seat: int, others: Sequence[int]) -> tuple[Option, ...]:
    """What a player can give to whom: 1, 5 or all of a resource."""
    found = []
    for other in others:
        for resource in resources.RESOURCES:
            have = getattr(s.players[seat], resource)
            for amount in sorted({n for n in (*PORTIONS, have) if 0 < n <= have}):
                where = (f"seat:{other}", f"resource:{resource}", f"count:{amount}")
                found.append(Option("gift", where, data=(other, resource, amount)))
    return tuple(found)


def give(s: State, seat: int, other: int, resource: str, amount: int) -> None:
    """Resources change hands."""
    for who, more in ((seat, -amount), (other, amount)):
        player = s.players[who]
        setattr(player, resource, getattr(player, resource) + more)
    s.tell(Gave, seat=seat, to=other, resource=resource, amount=amount)


def give_troop(s: State, seat: int, other: int, troop: Troop) -> None:
    """A unit changes its Unit Deck; an empty one is made again (H3-9.8)."""
    units = list(s.players[seat].troops)
    units.remove(troop)
    s.players[seat].troops = tuple(units)
    s.players[other].troops += (troop,)
    s.tell(GaveUnit, seat=seat, to=other, troop=troop.kind)
    unit_decks.restore(s, seat)


def gifts(s: State, seat: int, others: Sequence[int]) -> Flow[None]:
    """A gift to one of some players, and then as many more as the giver likes."""
    end: tuple[Option, ...] = ()
    while portions(s, seat, others):

        def build(end: tuple[Option, ...] = end) -> tuple[Option, ...]:
            return (*portions(s, seat, others), *end)

        option: Option = yield Decision(seat, Text("homm3-ask-gift"), build)
        if option is DONE:
            return
        give(s, seat, *option.data)
        end = (DONE,)


# ---- swaps of cards (H3-6.19) ----


def neighbouring(s: State, seat: int) -> list[int]:
    """Allies with a hero on a Field beside one of their own heroes."""
    realms = s.map.realms
    near = {to for at in realms[seat].heroes if at is not None for to in neighbours(at)}
    return [other for other in allies(s, seat) if near.intersection(realms[other].heroes)]


def tradable(s: State, seat: int) -> list[str]:
    """Spells and Artifacts in a hand."""
    hand = set(s.players[seat].hand)
    return sorted(
        card for card in hand if CARDS[card].kind in (CardKind.SPELLCARD, CardKind.ARTIFACT)
    )


def partners(s: State, seat: int) -> list[int]:
    """Allies with whom a swap can be proposed; whether they hold such a card is their secret."""
    if s.map.mode not in ("alliance", "cooperative") or not tradable(s, seat):
        return []
    refused = s.map.realms[seat].used
    return [
        other
        for other in neighbouring(s, seat)
        if s.players[other].hand and f"swap-{other}" not in refused
    ]


def swap(s: State, seat: int, other: int) -> Flow[bool]:
    """A card for a card: one offers, the other names another one or refuses, the first agrees.

    Cards that are offered lie open. Who is refused does not ask again in this turn.
    """
    option = yield from ask(
        seat,
        Text("homm3-ask-offer", {"seat": other}),
        lambda: (
            tuple(plain("offer", f"card:{card}") for card in tradable(s, seat)) or (DECLINE,)
        ),  # as others imagine it, the hand may hold none
    )
    if option is DECLINE:
        return False
    mine = option.refs[0].partition(":")[2]
    show(s, seat, mine)
    # Always asked, so that nobody learns from the silence what the other hand lacks.
    answer: Option = yield Decision(
        other,
        Text("homm3-ask-answer", {"seat": seat, "card": mine}),
        lambda: (*(plain("offer", f"card:{card}") for card in tradable(s, other)), DECLINE),
    )
    if answer is not DECLINE:
        yours = answer.refs[0].partition(":")[2]
        show(s, other, yours)
        agreed: Option = yield Decision(
            seat,
            Text("homm3-ask-agree", {"seat": other, "card": yours}),
            lambda: (plain("agree"), DECLINE),
        )
        if agreed is not DECLINE:
            pass_on(s, seat, other, mine)
            pass_on(s, other, seat, yours)
            return True
    s.map.realms[seat].used += (f"swap-{other}",)
    s.tell(SwapRefused, seat=seat, to=other)
    return False


def show(s: State, seat: int, card: str) -> None:
    """A hand card is shown to everybody."""
    player = s.players[seat]
    if card not in player.known:
        decks.reveal(player, card)
        player.known += (card,)
    s.sealed += 1
    s.tell(Offered, seat=seat, card=card)


def pass_on(s: State, seat: int, other: int, card: str) -> None:
    decks.take_from_hand(s.players[seat], card)
    decks.gain_card(s, other, card)
    s.tell(GaveCard, seat=seat, to=other, card=card)


# ---- as actions of their own turn, and beside town actions ----


def at_all_times(s: State, seat: int) -> Iterator[Option]:
    """OPT-8: the table is open whenever town actions are, also in other players' turns."""
    if s.rules.free_trade and deals(s, seat):
        yield TRADE


def options(s: State, seat: int) -> Iterator[Option]:
    yield from at_all_times(s, seat)
    mode = s.map.mode
    if mode == "alliance" and portions(s, seat, allies(s, seat)):
        yield GIVE
    if mode in ("alliance", "cooperative"):
        for other in partners(s, seat):
            yield Option("swap", (f"seat:{other}",), data=other)


def act(s: State, seat: int, option: Option) -> Flow[None]:
    if option is TRADE:
        yield from by_table(s, seat)
    elif option is GIVE:
        yield from gifts(s, seat, allies(s, seat))
    else:
        yield from swap(s, seat, option.data)
