"""Locations of the core box (H3-8.5, H3-8.60)."""

from collections.abc import Iterator

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.core.log import Grail
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import (
    explore,
    gains,
    occasions,
    recruiting,
    resources,
    trade,
    unit_decks,
)
from rulebound.games.homm3.map.aftermath import conquered
from rulebound.games.homm3.map.experience import foreign
from rulebound.games.homm3.map.fields import change
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit, yield_of
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.kinds import Cost
from rulebound.games.homm3.model.tiles import Category, Ground
from rulebound.games.homm3.model.world import HEROES
from rulebound.games.homm3.table import decks


@location("empty", Category.NOTHING)
def empty(v: Visit) -> Flow[None]:
    """H3-8.8."""
    yield from ()


@location("blocked", Category.NOTHING)
def blocked(v: Visit) -> Flow[None]:
    """H3-8.6: nobody enters."""
    yield from ()


@location("town", Category.FLAGGABLE)
def town(v: Visit) -> Flow[None]:
    """H3-8.52."""
    yield from ()
    conquered(v.s, v.seat, v.at)


@location("mine", Category.FLAGGABLE)
def mine(v: Visit) -> Flow[None]:
    """H3-8.50."""
    yield from ()
    for resource, amount in yield_of(v.s, v.at).items():
        v.raise_income(resource, amount)


@location("settlement", Category.FLAGGABLE)
def settlement(v: Visit) -> Flow[None]:
    """H3-8.51: raise a production by one space, or reinforce a bronze or silver unit."""

    def price(unit: str) -> Cost:
        return Cost() if v.first else resources.half(recruiting.reinforcement(unit))

    def ways(less: int) -> Iterator[Option]:
        for name in resources.RESOURCES:
            yield Option("raise-income", (f"resource:{name}",), data=name)
        units = unit_decks.reinforceable(v.s, v.seat)
        yield from recruiting.reinforce_options(v.s, v.seat, units, price, less)

    option = yield from recruiting.buy(v.s, v.seat, Text("homm3-ask-settlement"), ways)
    if option.kind == "raise-income":
        change(v.s, v.at, yields=option.data)
        v.raise_income(option.data, yield_of(v.s, v.at)[option.data])
        return
    yield from recruiting.reinforce(v.s, v.seat, option)


@location("resource_symbol", Category.VISITABLE)
def resource_symbol(v: Visit) -> Flow[None]:
    yield from v.roll("resource", v.field.dice)


@location("stables", Category.REVISITABLE, stays=False)
def stables(v: Visit) -> Flow[None]:
    """H3-8.61."""
    yield from ()
    v.move(1)


@location("treasure_symbol", Category.VISITABLE)
def treasure_symbol(v: Visit) -> Flow[None]:
    yield from v.roll("treasure", v.field.dice)


@location("artifact_symbol", Category.VISITABLE)
def artifact_symbol(v: Visit) -> Flow[None]:
    yield from v.search("artifact")


@location("water_wheel", Category.VISITABLE)
def water_wheel(v: Visit) -> Flow[None]:
    yield from ()
    v.gain(gold=3)


@location("windmill", Category.VISITABLE)
def windmill(v: Visit) -> Flow[None]:
    yield from ()
    v.gain(valuables=1)


@location("mystical_garden", Category.VISITABLE)
def mystical_garden(v: Visit) -> Flow[None]:
    option = yield from v.choose(plain("garden-gold"), plain("garden-valuables"))
    if option.kind == "garden-gold":
        v.gain(gold=2)
    else:
        v.gain(valuables=1)


@location("learning_stone", Category.VISITABLE)
def learning_stone(v: Visit) -> Flow[None]:
    yield from v.xp(1)


@location("temple", Category.VISITABLE)
def temple(v: Visit) -> Flow[None]:
    yield from v.morale()


@location("fountain_of_youth", Category.VISITABLE)
def fountain_of_youth(v: Visit) -> Flow[None]:
    yield from v.morale()
    v.move(1)


@location("warriors_tomb", Category.VISITABLE)
def warriors_tomb(v: Visit) -> Flow[None]:
    """H3-17.32: who declines the searches keeps the morale."""
    if (yield from v.search("artifact")):
        yield from gains.search(v.s, v.seat, "artifact", 2)
        v.lose_morale(2)


@location("shrine_of_magic_gesture", Category.VISITABLE)
def free_shrine(v: Visit) -> Flow[None]:
    yield from v.search("spell")


@location("shrine_of_magic_incantation", Category.VISITABLE)
def paid_shrine(v: Visit) -> Flow[None]:
    """H3-17.22."""
    if (yield from v.may_pay(Cost(3), "search")):
        yield from gains.search(v.s, v.seat, "spell", 2)


@location("pandoras_box", Category.VISITABLE)
def pandoras_box(v: Visit) -> Flow[None]:
    option = yield from v.choose(plain("roll", "die:treasure"), plain("roll", "die:resource"))
    yield from v.roll(option.refs[0].partition(":")[2], 2)


@location("tree_of_knowledge", Category.VISITABLE)
def tree_of_knowledge(v: Visit) -> Flow[None]:
    prices = {plain("pay-valuables"): Cost(0, 0, 3), plain("pay-gold"): Cost(10)}
    ways = [way for way, cost in prices.items() if resources.has(v.s, v.seat, cost)]
    option = yield from v.choose(*ways, plain("decline"))
    if option in prices:
        resources.pay(v.s, v.seat, prices[option])
        yield from v.xp(2)


@location("witch_hut", Category.VISITABLE)
def witch_hut(v: Visit) -> Flow[None]:
    """Remove an Ability from the hand, or look at the deck's top card and keep or discard it."""

    def build() -> tuple[Option, ...]:
        abilities = sorted({card for card in v.player.hand if CARDS[card].kind == CardKind.ABILITY})
        ways = (plain("remove", f"card:{card}") for card in abilities)
        return (*ways, plain("look", "deck:ability"))

    option = yield from v.choose_of(build)
    if option.kind == "remove":
        decks.remove_from_hand(v.s, v.seat, option.refs[0].partition(":")[2])
        return
    yield from decks.peek(v.s, v.seat, "ability", foreign(v.s, v.seat))


@location("magic_spring", Category.VISITABLE)
def magic_spring(v: Visit) -> Flow[None]:
    """One of the three topmost cards of your discard pile comes back to the hand."""
    if v.player.discard and (yield from v.may("look-discards")):
        yield from decks.take_back_one(v.s, v.seat, 3)


@location("redwood_observatory", Category.VISITABLE)
def redwood_observatory(v: Visit) -> Flow[None]:
    yield from explore.from_observatory(v.s, v.seat, v.at)


@location(Ground.TRADING_POST, Category.REVISITABLE)
def trading_post(v: Visit) -> Flow[None]:
    """H3-6.15."""
    yield from trade.post(v.s, v.seat)


@location(Ground.CLOSED_POST, Category.VISITABLE)
def closed_trading_post(v: Visit) -> Flow[None]:
    """OPT-8: one Artifact card."""
    yield from v.search("artifact", 1)


@location(Ground.SANCTUARY, Category.REVISITABLE, stays=False)
def sanctuary(v: Visit) -> Flow[None]:
    """Heroes here cannot be attacked: see :mod:`rulebound.games.homm3.map.travel`."""
    yield from ()


@location("obelisk", Category.FLAGGABLE, shared=True)
def obelisk(v: Visit) -> Flow[None]:
    """What it does is the scenario's."""
    yield from ()


@location("dragon_utopia", Category.FLAGGABLE)
def dragon_utopia(v: Visit) -> Flow[None]:
    """What it does is the scenario's."""
    yield from ()


@location("grail", Category.VISITABLE)
def grail(v: Visit) -> Flow[None]:
    """The Grail Token is gained if it is not in the game yet; the scenario gives it meaning."""
    yield from ()
    if not v.s.map.grail:
        v.s.map.grail = True
        v.realm.grail = HEROES[v.hero]
        v.s.tell(Grail, seat=v.seat)
        for hear in v.s.map.listening(occasions.gained_grail):
            yield from hear(v.s, v.seat, v.hero)
