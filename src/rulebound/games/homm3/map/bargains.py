"""What cards do about prices on the map: for units, for spells, in exchange for units."""

from collections.abc import Iterator
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat.cards import ON_MAP, Effect, Mode, Moment, Timing
from rulebound.games.homm3.map import cards, recruiting, towns, unit_decks
from rulebound.games.homm3.map.cards import MapPlay, mapped
from rulebound.games.homm3.map.recruiting import DECLINE
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier
from rulebound.games.homm3.model.log.map import RevealedUnits
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.table import decks

CHEAPER_SPELL: Final = 2


# ---- the Legion ----


@mapped
def _take_gold_off(fx: MapPlay) -> Flow[None]:
    yield from ()
    fx.last(cards.CHEAPER, fx.effect.saves)


def legion(gold: int) -> Effect:
    """The next unit that is recruited or reinforced in this turn costs less."""
    return Effect(Mode.TOP, Timing.INSTANT, _take_gold_off, frozenset((Moment.BUYING,)), saves=gold)


# ---- Wisdom ----


@mapped
def _may_buy_spell(fx: MapPlay) -> bool:
    return towns.may_read(fx.s, fx.number, CHEAPER_SPELL)


def wisdom(mode: str, count: int) -> Effect:
    """The Spell Book is used for less gold, and more cards are looked at."""

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        yield from towns.read_book(fx.s, fx.number, CHEAPER_SPELL, count)

    return Effect(mode, Timing.INSTANT, do, ON_MAP, _may_buy_spell)


# ---- Diplomacy ----


def _embassies(fx: MapPlay) -> list[str]:
    """The decks of the tiers of own Dwellings; a gold one opens the azure deck, too (H3-9.22)."""
    tiers = towns.tiers(fx.s, fx.number)
    names = [TIERS[tier] for tier in (*tiers, *((Tier.AZURE,) if Tier.GOLD in tiers else ()))]
    return [name for name in names if fx.s.decks[name].cards or fx.s.decks[name].discard]


@mapped
def _can_negotiate(fx: MapPlay) -> bool:
    return bool(_embassies(fx))


@mapped
def _negotiate(fx: MapPlay) -> Flow[None]:
    """A Neutral Unit of each tier is turned over, one of them may be recruited (H3-9.23)."""
    s, seat = fx.s, fx.number
    units = [unit for name in _embassies(fx) if (unit := decks.take_top(s, name)) is not None]
    s.sealed += 1
    s.tell(RevealedUnits, seat=seat, troops=units)

    def wares(less: int) -> Iterator[Option]:
        return recruiting.recruit_options(s, seat, units, less=less)

    prompt = Text("homm3-ask-diplomacy", {"card": fx.card.id})
    option = yield from recruiting.buy(s, seat, prompt, wares, DECLINE)
    wanted = "" if option is DECLINE else option.data.unit
    for unit in units:
        if unit != wanted:
            decks.lay_off(s, TIERS[KINDS[unit].tier], unit)
    if option is not DECLINE:
        yield from recruiting.recruit(s, seat, option)


DIPLOMACY: Final = Effect(Mode.BASIC, Timing.MAP, _negotiate, ON_MAP, _can_negotiate)


# ---- Gelu and Dracon ----


def trade_in(pack: str, unit: str, tier: str) -> Effect:
    """A Pack is given up for a Neutral Unit; nobody has two of these."""

    @mapped
    def can(fx: MapPlay) -> bool:
        deck = fx.s.decks[tier]
        return (
            Troop(pack, True) in fx.player.troops
            and Troop(unit) not in fx.player.troops
            and unit in deck.cards + deck.discard
        )

    @mapped
    def do(fx: MapPlay) -> Flow[None]:
        yield from ()
        deck = fx.s.decks[tier]
        if unit in deck.cards:
            rest = fx.s.rng.shuffled(decks.without(deck.cards, unit))
            fx.s.decks[tier] = deck._replace(cards=rest)
        else:
            fx.s.decks[tier] = deck._replace(discard=decks.without(deck.discard, unit))
        unit_decks.add_troop(fx.s, fx.number, Troop(unit))
        unit_decks.remove_troop(fx.s, fx.number, Troop(pack, True))

    return Effect(Mode.TOP, Timing.MAP, do, ON_MAP, can)
