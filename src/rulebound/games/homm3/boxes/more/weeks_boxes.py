"""Astrologers Proclaim cards of the boxes beside the core box: cards, units, machines, combat.

Whirlpool and Wind of the Cove need sea tiles and are not here.
"""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option, Text, plain
from rulebound.games.homm3.boxes.common import lore
from rulebound.games.homm3.boxes.common.lore import DECLINE, DISCARD, HAND, each
from rulebound.games.homm3.combat.guards import draw_guards, replaceable
from rulebound.games.homm3.map import gains, resources, towns, trade, unit_decks
from rulebound.games.homm3.map.script import draw_up_to, hand_limit
from rulebound.games.homm3.map.weeks import (
    AMMO_CART,
    CRAG_HACK,
    EXPLORERS,
    FORTY_THIEVES,
    JUDGE_DREAD,
    MAGES,
    MULTILINGUAL_BRON,
    OFFENSE,
    PIRATES,
    PLASTIC_TRAY,
    RULEBOOK,
    SANCTUARY,
    SPELLS,
    Holds,
    Week,
    first_astrologers,
    use_up,
    used,
    week,
)
from rulebound.games.homm3.model.battle import Side
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Cost, Tier, roster
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks
from rulebound.games.homm3.table.asking import ask, confirm

HERO: Final = "hero"
HERO_PRICE: Final = Cost(4)
HERO_TIMES: Final = 2
MERCHANT: Final = "wandering_merchant"
MERCHANT_DISCOUNT: Final = 3
CIRCUS_CARDS: Final = 3
PLANES: Final = 2
GOBLINS: Final = "stronghold_goblins"
PER_EMPOWERED: Final = 3
"""Explorers: so many discarded cards for one Empowered Statistic."""
STRETCH: Final = "stretch_goals_2024"

# ---- Rampart ----

week(Week(AMMO_CART, "rampart", until=Holds.NEXT))


def _circus(s: State, seat: int) -> Flow[None]:
    """Up to three cards of neutral decks; one that fits a Dwelling may be recruited."""
    tiers = towns.tiers(s, seat)
    for left in range(CIRCUS_CARDS, 0, -1):

        def build() -> tuple[Option, ...]:
            found = (plain("draw-unit", f"deck:{d}") for d in lore.neutral_decks(s, tiers))
            return (*found, plain("enough-units"))

        option = yield from ask(seat, Text("homm3-ask-circus", {"left": left}), build)
        if option.kind == "enough-units":
            break
        lore.draw_units(s, lore.name(option))
    if s.offer:
        yield from lore.may_hire(s, seat, tiers)
    lore.shuffle_back(s, lore.clear(s))


week(
    Week(
        "charlie_and_his_circus",
        "rampart",
        do=each(_circus),
        until=Holds.BEGIN,
        begins=each(_circus),
    )
)


def _mcgiver(s: State, seat: int) -> Flow[None]:
    """A War Machine for nothing."""
    free = {card: Cost() for card in trade.POST}

    def build() -> tuple[Option, ...]:
        return (*trade.machines(s, seat, free), DECLINE)

    option = yield from ask(seat, Text("homm3-ask-mcgiver"), build)
    if option is not DECLINE:
        trade.buy_machine(s, seat, option.data, Cost())


week(Week("mcgiver", "rampart", until=Holds.BEGIN, begins=each(_mcgiver)))


# ---- Fortress ----


def _big_cleanup(s: State, seat: int) -> Flow[None]:
    yield from ()
    hand = s.players[seat].hand
    for card in hand:
        decks.put_off(s, seat, card)
    decks.draw(s, seat, len(hand))


week(Week("big_cleanup", "fortress", do=each(_big_cleanup)))
week(Week(FORTY_THIEVES, "fortress", until=Holds.NEXT, redraw=lambda s: not s.rules.events))


def _plane_between_planes(s: State, seat: int) -> Flow[None]:
    """Up to two cards of hand and discard pile leave the game."""
    player = s.players[seat]

    def build() -> tuple[Option, ...]:
        return (
            *(plain("remove", f"card:{card}", "zone:hand") for card in sorted(set(player.hand))),
            *(
                plain("remove", f"card:{card}", "zone:discard")
                for card in sorted(set(player.discard))
            ),
            plain("enough-removed"),
        )

    for count in range(PLANES):
        option = yield from ask(seat, Text("homm3-ask-remove-any", {"count": count}), build)
        if option.kind == "enough-removed":
            return
        if option.refs[1] == "zone:hand":
            decks.remove_from_hand(s, seat, lore.name(option))
        else:
            lore.remove_discarded(s, seat, lore.name(option))


week(Week("plane_between_planes", "fortress", do=each(_plane_between_planes)))


# ---- Inferno ----


def _dancing_imp(s: State, seat: int) -> Flow[None]:
    yield from lore.may_empower(s, seat, (HAND, DISCARD))


week(Week("dancing_imp", "inferno", do=each(_dancing_imp)))


def _explorers(s: State, seat: int) -> Flow[None]:
    """All draw now instead of in their turns; discarded cards earn Empowered Statistics."""
    yield from draw_up_to(s, seat, hand_limit(s, seat))
    count = yield from decks.choose_discards(s, seat)
    for _ in range(count // PER_EMPOWERED):
        yield from lore.may_empower(s, seat)


week(Week(EXPLORERS, "inferno", do=each(_explorers), until=Holds.ROUND))


def _hero_offers(s: State, seat: int) -> Iterator[Option]:
    """Two Statistics of the hand may be empowered, both in the same turn."""
    times = s.map.realms[seat].used.count(HERO)
    if times >= HERO_TIMES or (not times and used(s, HERO, seat)):
        return
    if resources.has(s, seat, HERO_PRICE):
        for card, _ in lore.empowerable(s, seat):
            yield Option("week", (f"week:{HERO}", f"card:{card}"), data=card)


def _hero(s: State, seat: int, option: Option) -> Flow[None]:
    yield from ()
    if HERO not in s.map.realms[seat].used:
        use_up(s, HERO, seat)
    s.map.realms[seat].used += (HERO,)
    resources.pay(s, seat, HERO_PRICE)
    lore.empower(s, seat, option.data)


week(Week(HERO, "inferno", until=Holds.NEXT, offers=_hero_offers, use=_hero))


# ---- Tower ----

week(Week("blue_sky", "tower", until=Holds.NEXT, schools=("air", "water")))
week(Week("scorched_ground", "tower", until=Holds.NEXT, schools=("earth", "fire")))


def _society(s: State, seat: int) -> Flow[None]:
    yield from ()
    gains.lose_morale(s, seat)


week(Week("society", "tower", do=each(_society)))


def _unexpected_reinforcements(s: State, seat: int) -> Flow[None]:
    """A Neutral Unit that is of the own faction joins for nothing, if its Dwelling stands."""
    kin = {kind.kin for kind in roster(s.map.realms[seat].faction)}
    tiers = [tier for tier in towns.tiers(s, seat) if tier in (Tier.BRONZE, Tier.SILVER, Tier.GOLD)]

    def build() -> tuple[Option, ...]:
        there = {card for tier in tiers for card in s.decks[TIERS[tier]].cards}
        found = sorted(card for card in there if KINDS[card].kin in kin)
        return (*(Option("recruit", (f"troop:{u}",), data=u) for u in found), DECLINE)

    if not tiers:
        return
    option = yield from ask(seat, Text("homm3-ask-recruit-free"), build)
    if option is not DECLINE:
        deck = TIERS[KINDS[option.data].tier]
        s.decks[deck] = s.decks[deck]._replace(
            cards=decks.without(s.decks[deck].cards, option.data)
        )
        unit_decks.add_troop(s, seat, Troop(option.data))
    s.sealed += 1
    for tier in tiers:  # the decks were looked through
        pile = s.decks[TIERS[tier]]
        s.decks[TIERS[tier]] = pile._replace(cards=s.rng.shuffled(pile.cards))


week(Week("unexpected_reinforcements", "tower", do=each(_unexpected_reinforcements)))


# ---- Stronghold ----


def _crag_hack(s: State, seat: int) -> Flow[None]:
    """The faction of Crag Hack may reinforce its Goblins for nothing."""
    if s.map.realms[seat].faction == "stronghold" and GOBLINS in unit_decks.reinforceable(s, seat):
        text = Text("homm3-ask-goblins", {"troop": GOBLINS})
        if (yield from confirm(seat, text, "reinforce-free")):
            unit_decks.flip(s, seat, GOBLINS, pack=True)


week(Week(CRAG_HACK, "stronghold", do=each(_crag_hack), until=Holds.ROUND))


def _judge_dread(s: State, seat: int) -> Flow[None]:
    """All guards that were drawn may be replaced by a fresh draw."""
    if not replaceable(s):
        return
    if not (yield from confirm(seat, Text("homm3-ask-judge-dread"), "redraw-guards")):
        return
    for troop in replaceable(s):
        decks.lay_off(s, TIERS[KINDS[troop.kind].tier], troop.kind)
    s.fight.reserve[Side.DEFENDER] = ()
    draw_guards(s)


week(Week(JUDGE_DREAD, "stronghold", until=Holds.NEXT, guards=_judge_dread))
week(Week(OFFENSE, "stronghold", until=Holds.NEXT))


# ---- Conflux and Cove ----

week(Week(MAGES, "conflux", until=Holds.ROUND))
week(Week(SPELLS, "conflux", until=Holds.NEXT))
week(Week(PIRATES, "cove", until=Holds.NEXT))


def _no_sea(s: State) -> bool:
    """Sea tiles are never drawn: the two cards about them would change nothing."""
    return True


week(Week("whirlpool", "cove", until=Holds.NEXT, redraw=_no_sea))
week(Week("wind", "cove", until=Holds.NEXT, redraw=_no_sea))


# ---- Stretch Goals ----


def _destruction(s: State, seat: int) -> Flow[None]:
    """A permanent card in play leaves the game; its owner receives 5 gold."""
    yield from ()
    player = s.players[seat]
    if player.permanent:
        card, player.permanent = player.permanent, ""
        player.removed += (card,)
        s.tell("removed", seat=seat, card=card)
        resources.gain(s, seat, "gold", 5)


week(Week("destruction", STRETCH, do=each(_destruction)))
week(Week(MULTILINGUAL_BRON, STRETCH, until=Holds.NEXT))
week(Week(PLASTIC_TRAY, STRETCH, until=Holds.NEXT))
week(Week("restart", STRETCH, until=Holds.NEXT, hand=-2, least_hand=4, redraw=first_astrologers))
week(Week(RULEBOOK, STRETCH, until=Holds.ROUND, redraw=lambda s: not s.rules.difficulty))
week(Week(SANCTUARY, STRETCH, until=Holds.ROUND, redraw=lambda s: s.map.mode == "campaign"))


def _merchants_prices() -> dict[str, Cost]:
    return {card: Cost(max(0, cost.gold - MERCHANT_DISCOUNT)) for card, cost in trade.POST.items()}


def _merchant_offers(s: State, seat: int) -> Iterator[Option]:
    """Once a player: a War Machine for 3 gold less than at a Trading Post."""
    if not used(s, MERCHANT, seat):
        for option in trade.machines(s, seat, _merchants_prices()):
            yield Option("week", (f"week:{MERCHANT}", f"card:{option.data}"), data=option.data)


def _merchant(s: State, seat: int, option: Option) -> Flow[None]:
    yield from ()
    use_up(s, MERCHANT, seat)
    trade.buy_machine(s, seat, option.data, _merchants_prices()[option.data])


week(Week(MERCHANT, STRETCH, until=Holds.ROUND, offers=_merchant_offers, use=_merchant))
