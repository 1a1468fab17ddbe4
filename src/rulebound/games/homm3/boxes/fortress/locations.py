"""Locations (H3-8.60, H3-17.64) of the Fortress."""

from rulebound.core.flow import Flow, Option, plain
from rulebound.games.homm3.boxes.common.visits import STATISTICS, gain_statistic, name
from rulebound.games.homm3.combat.cards import CARDS
from rulebound.games.homm3.map import map_dice
from rulebound.games.homm3.map.experience import foreign
from rulebound.games.homm3.map.locations import location
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.model.tiles import Category
from rulebound.games.homm3.table import decks


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
        decks.remove_from_hand(v.s, v.seat, name(option))
    else:
        gain_statistic(v, name(option))
