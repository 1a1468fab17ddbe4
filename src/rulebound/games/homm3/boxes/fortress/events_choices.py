"""Event cards of which every player picks one option (H3-13.20)."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from rulebound.core.flow import Decision, Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common import weeks_and_events
from rulebound.games.homm3.boxes.common.weeks_and_events import DECLINE
from rulebound.games.homm3.boxes.fortress.log import CryptEmpty, EventWay, MarketOffered, Named
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import gains, map_dice, recruiting, resources, trade, unit_decks
from rulebound.games.homm3.map.events import Event, event
from rulebound.games.homm3.map.script import draw_up_to, hand_limit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import KINDS, Cost
from rulebound.games.homm3.model.log.cards import Fetched
from rulebound.games.homm3.model.log.map import MovesOn
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import HEROES, Leader
from rulebound.games.homm3.table import decks, morale
from rulebound.games.homm3.table.asking import ask

LEARNED: Final = (CardKind.ABILITY, CardKind.SPELLCARD)
REVELATION: Final = 4
"""Garden of Revelation: cards that are taken first."""
MORE_CARDS: Final = 2
"""Market of Time and the Schools: cards above the hand limit."""
PER_SEARCH: Final = 2
"""Removed cards that earn a Search."""

Script = Callable[[State, int], Flow[None]]


def always(s: State, seat: int) -> bool:
    return True


def leave(s: State, seat: int) -> Flow[None]:
    yield from ()


class Way(NamedTuple):
    """One option of a card: message ``homm3-option-<kind>``."""

    kind: str
    do: Script
    can: Callable[[State, int], bool] = always


LEAVE: Final = Way("event-leave", leave)


def choice(id_: str, *ways: Way) -> Event:
    """Each player picks exactly one of the options that are open; without any nothing happens."""

    def do(s: State, seats: list[int]) -> Flow[None]:
        for seat in seats:

            def build(seat: int = seat) -> tuple[Option, ...]:
                return tuple(Option(w.kind, data=w.do) for w in ways if w.can(s, seat))

            if build():
                option = yield from ask(seat, Text("homm3-ask-event", {"event": id_}), build)
                s.tell(EventWay, seat=seat, event=id_, way=option.kind)
                yield from option.data(s, seat)

    return event(Event(id_, do))


# ---- Crypt, Cursed Swamp ----


def _crypt(s: State, seat: int) -> Flow[None]:
    """Two Treasure dice; experience on one of them spoils both."""
    morale.lose(s, seat)
    kinds = ("treasure", "treasure")
    dice = yield from map_dice.throw_all(s, seat, kinds)
    if "xp" in map_dice.shown(kinds, dice):
        s.tell(CryptEmpty, seat=seat)
    else:
        yield from map_dice.resolve_some(s, seat, kinds, dice)


def _reinforce(price: Callable[[Cost], Cost]) -> tuple[Script, Callable[[State, int], bool]]:
    """Necropolis only: a bronze or silver unit becomes a Pack."""

    def ways(s: State, seat: int, less: int = 0) -> Iterator[Option]:
        units = unit_decks.reinforceable(s, seat)
        return recruiting.reinforce_options(
            s, seat, units, lambda unit: price(recruiting.reinforcement(unit)), less
        )

    def can(s: State, seat: int) -> bool:
        return s.map.realms[seat].faction == Faction.NECROPOLIS and any(True for _ in ways(s, seat))

    def do(s: State, seat: int) -> Flow[None]:
        prompt = Text("homm3-ask-may-reinforce")
        option = yield from recruiting.buy(s, seat, prompt, lambda less: ways(s, seat, less))
        yield from recruiting.reinforce(s, seat, option)

    return do, can


choice(
    "crypt",
    Way("event-rob", _crypt),
    Way("event-pray", morale.gain),
    Way("event-raise-half", *_reinforce(resources.half)),
)


def _swamp_dice(s: State, seat: int) -> Flow[None]:
    morale.lose(s, seat)
    yield from map_dice.roll(s, seat, "treasure", 2)


def _holds(*kinds: str) -> Callable[[State, int], bool]:
    def can(s: State, seat: int) -> bool:
        return any(CARDS[card].kind in kinds for card in s.players[seat].hand)

    return can


def _sink_spells(s: State, seat: int) -> Flow[None]:
    count = yield from weeks_and_events.remove_any(s, seat, (CardKind.SPELLCARD,), least=1)
    if count > 1:
        yield from gains.search(s, seat, "artifact", 3)


def _price(troop: Troop) -> tuple[int, int]:
    cost = KINDS[troop.kind].few.cost
    return (cost.gold, cost.valuables)


def _sink_unit(s: State, seat: int) -> Flow[None]:
    """The unit with the lowest recruitment cost leaves; of equal ones the owner picks one."""
    troops = s.players[seat].troops
    lowest = min(map(_price, troops))

    def build() -> tuple[Option, ...]:
        cheapest = (troop for troop in dict.fromkeys(troops) if _price(troop) == lowest)
        return tuple(Option("lose-unit", (f"troop:{t.kind}",), data=t) for t in cheapest)

    option = yield from ask(seat, Text("homm3-ask-lose-unit"), build)
    unit_decks.remove_troop(s, seat, option.data)


choice(
    "cursed_swamp",
    Way("event-wade", _swamp_dice),
    Way("event-sink-spells", _sink_spells, _holds(CardKind.SPELLCARD)),
    Way("event-sink-unit", _sink_unit, lambda s, seat: bool(s.players[seat].troops)),
    Way("event-raise-free", *_reinforce(lambda cost: Cost())),
)


# ---- cards for Searches ----


def _earned(s: State, seat: int, removed: int, *names: str) -> Flow[None]:
    """Every two removed cards earn a Search (2) of one of these decks."""
    for _ in range(removed // PER_SEARCH):
        option: Option = yield Decision(
            seat,
            Text("homm3-ask-earned-search"),
            lambda: (*(plain("search-deck", f"deck:{name}") for name in names), DECLINE),
        )
        if option is DECLINE:
            return
        yield from gains.search(s, seat, weeks_and_events.name(option), 2)


def _garden(s: State, seat: int) -> Flow[None]:
    """Cards of your own are taken and removed, then the whole hand is drawn again."""
    player = s.players[seat]

    def build() -> tuple[Option, ...]:
        found = [plain("take-from-deck")] if player.deck else []
        return (*found, *([plain("take-from-discards")] if player.discard else []))

    if build():
        text = Text("homm3-ask-take-cards", {"count": REVELATION})
        option = yield from ask(seat, text, build)
        if option.kind == "take-from-deck":
            decks.draw(s, seat, REVELATION)
        else:
            _pick_up(s, seat)
    removed = yield from weeks_and_events.remove_any(s, seat, LEARNED)
    yield from _earned(s, seat, removed, "spell", "ability")
    for card in player.hand:
        decks.put_off(s, seat, card)
    yield from draw_up_to(s, seat, hand_limit(s, seat))


def _pick_up(s: State, seat: int) -> None:
    """The topmost cards of your discard pile go to the hand."""
    player = s.players[seat]
    cards = player.discard[-REVELATION:]
    player.discard = player.discard[: -len(cards)]
    for card in cards:
        decks.gain_card(s, seat, card)
        s.tell(Fetched, seat=seat, card=card)


def _study(*names: str) -> Script:
    """A fresh hand, two cards larger; Abilities and Spells are removed for Searches."""

    def do(s: State, seat: int) -> Flow[None]:
        yield from decks.choose_discards(s, seat)
        yield from draw_up_to(s, seat, hand_limit(s, seat) + MORE_CARDS)
        removed = yield from weeks_and_events.remove_any(s, seat, LEARNED)
        yield from _earned(s, seat, removed, *names)

    return do


choice("garden_of_revelation", Way("event-meditate", _garden), LEAVE)
choice("market_of_time", Way("event-study", _study("artifact")), LEAVE)
choice(
    "school_of_magic_and_school_of_war",
    Way("event-study", _study("ability", "spell")),
    LEAVE,
)


# ---- Marketplace ----


def _stocks(s: State, seats: list[int], resource: str) -> int:
    """The most that one of some players has of a resource."""
    return max((getattr(s.players[seat], resource) for seat in seats), default=0)


def _others(s: State, seat: int) -> list[int]:
    """The other players clockwise."""
    count = len(s.map.realms)
    order = ((seat + n) % count for n in range(1, count))
    return [other for other in order if not s.map.realms[other].out]


def _can_deal(s: State, seat: int) -> bool:
    others = _others(s, seat)
    return any(
        getattr(s.players[seat], mine) and _stocks(s, others, theirs)
        for mine in resources.RESOURCES
        for theirs in resources.RESOURCES
        if mine != theirs
    )


def _amount(seat: int, ask_: str, resource: str, most: int) -> Flow[int]:
    def build() -> tuple[Option, ...]:
        return tuple(Option("amount", (f"amount:{n}",), data=n) for n in range(1, most + 1))

    option = yield from ask(seat, Text(ask_, {"resource": resource}), build)
    amount: int = option.data
    return amount


def _deal(s: State, seat: int) -> Flow[None]:
    """One deal is offered: some of one resource for some of another one."""
    others = _others(s, seat)

    def gives() -> tuple[Option, ...]:
        return tuple(
            Option("market-give", (f"resource:{r}",), data=r)
            for r in resources.RESOURCES
            if getattr(s.players[seat], r)
            and any(_stocks(s, others, other) for other in resources.RESOURCES if other != r)
        )

    give = (yield from ask(seat, Text("homm3-ask-market-give"), gives)).data
    most = getattr(s.players[seat], give)
    paid = yield from _amount(seat, "homm3-ask-market-given", give, most)

    def wants() -> tuple[Option, ...]:
        return tuple(
            Option("market-want", (f"resource:{r}",), data=r)
            for r in resources.RESOURCES
            if r != give and _stocks(s, others, r)
        )

    want = (yield from ask(seat, Text("homm3-ask-market-want"), wants)).data
    got = yield from _amount(seat, "homm3-ask-market-wanted", want, _stocks(s, others, want))
    s.tell(MarketOffered, seat=seat, give=give, paid=paid, want=want, got=got)
    about = {"seat": seat, "give": give, "paid": paid, "want": want, "got": got}
    for other in others:
        if getattr(s.players[other], want) < got:
            continue
        option: Option = yield Decision(
            other, Text("homm3-ask-market-deal", about), lambda: (plain("market-accept"), DECLINE)
        )
        if option is not DECLINE:
            trade.give(s, seat, other, give, paid)
            trade.give(s, other, seat, want, got)
            return


choice(
    "marketplace",
    Way("event-roll", lambda s, seat: map_dice.roll(s, seat, "resource")),
    Way("event-trade", trade.by_table, lambda s, seat: bool(trade.deals(s, seat))),
    Way("event-deal", _deal, _can_deal),
)


# ---- Stables, The Villagers' Plea, Withered Hermit ----


def _ride(s: State, seat: int) -> Flow[None]:
    yield from ()
    s.map.realms[seat].add_movement(Leader.MAIN, 1)
    s.tell(MovesOn, seat=seat, hero=HEROES[Leader.MAIN], amount=1)


def _sell_horse(s: State, seat: int) -> Flow[None]:
    yield from weeks_and_events.give_up_movement(s, seat)
    yield from map_dice.roll(s, seat, "resource")


def _can_move(s: State, seat: int) -> bool:
    return bool(weeks_and_events.mobile(s, seat))


choice("stables", Way("event-ride", _ride), Way("event-sell-horse", _sell_horse, _can_move))


def _pays(cost: Cost) -> Script:
    def do(s: State, seat: int) -> Flow[None]:
        yield from ()
        resources.pay(s, seat, cost)

    return do


def _has(cost: Cost) -> Callable[[State, int], bool]:
    return lambda s, seat: resources.has(s, seat, cost)


def _give_card(s: State, seat: int) -> Flow[None]:
    yield from weeks_and_events.remove_any(
        s, seat, (CardKind.ARTIFACT, CardKind.SPELLCARD), least=1, most=1
    )


choice(
    "the_villagers_plea",
    Way("event-give-card", _give_card, _holds(CardKind.ARTIFACT, CardKind.SPELLCARD)),
    Way("event-give-materials", _pays(Cost(0, 1)), _has(Cost(0, 1))),
    Way("event-give-gold", _pays(Cost(5)), _has(Cost(5))),
    Way("event-give-time", weeks_and_events.give_up_movement, _can_move),
)


def _bet(s: State, seat: int) -> Flow[None]:
    """A resource is named; if no die shows it one is resolved, else one is paid for."""

    def build() -> tuple[Option, ...]:
        return tuple(Option("name", (f"resource:{r}",), data=r) for r in resources.RESOURCES)

    named = (yield from ask(seat, Text("homm3-ask-name-resource"), build)).data
    s.tell(Named, seat=seat, resource=named)
    kinds = ("resource",) * 3
    dice = yield from map_dice.throw_all(s, seat, kinds)
    if all(map_dice.RESOURCE_DIE[face][0] != named for face in dice):
        yield from map_dice.resolve_some(s, seat, kinds, dice)
        return

    def losses() -> tuple[Option, ...]:
        found = {map_dice.names("resource", (face,))[0]: face for face in dice}
        return tuple(Option("lose-die", (f"face:{n}",), data=f) for n, f in found.items())

    option = yield from ask(seat, Text("homm3-ask-lose-die"), losses)
    resources.lose(s, seat, *map_dice.RESOURCE_DIE[option.data])


def _haggle(s: State, seat: int) -> Flow[None]:
    """A Resource die names the price of a Search of the Artifact deck."""
    (face,) = yield from map_dice.rolled(s, seat, "resource", 1)
    resource, amount = map_dice.RESOURCE_DIE[face]
    cost = Cost()._replace(**{resource: amount})
    if not resources.has(s, seat, cost):
        return
    option: Option = yield Decision(
        seat,
        Text("homm3-ask-haggle", {"resource": resource, "amount": amount}),
        lambda: (plain("search"), DECLINE),
    )
    if option is not DECLINE:
        resources.pay(s, seat, cost)
        yield from gains.search(s, seat, "artifact", 2)


choice("withered_hermit", Way("event-bet", _bet), Way("event-haggle", _haggle), LEAVE)
