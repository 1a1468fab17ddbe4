"""Astrologers Proclaim cards of the Tower."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.weeks_and_events import DECLINE, each
from rulebound.games.homm3.boxes.tower import BOX
from rulebound.games.homm3.map import towns, unit_decks
from rulebound.games.homm3.map.weeks import (
    Holds,
    Week,
    week,
)
from rulebound.games.homm3.model.kinds import KINDS, TIERS, Tier, roster
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table import decks, morale
from rulebound.games.homm3.table.asking import ask

week(Week("blue_sky", BOX, until=Holds.NEXT, schools=("air", "water")))
week(Week("scorched_ground", BOX, until=Holds.NEXT, schools=("earth", "fire")))


def _society(s: State, seat: int) -> Flow[None]:
    yield from ()
    morale.lose(s, seat)


week(Week("society", BOX, do=each(_society)))


def _unexpected_reinforcements(s: State, seat: int) -> Flow[None]:
    """A Neutral Unit of the player's faction joins for nothing, if its Dwelling stands."""
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


week(Week("unexpected_reinforcements", BOX, do=each(_unexpected_reinforcements)))
