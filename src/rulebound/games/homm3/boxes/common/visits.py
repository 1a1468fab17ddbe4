"""What Locations of several boxes share."""

from typing import Final

from rulebound.core.flow import Option, plain
from rulebound.games.homm3.boxes.common.log import GainedCard
from rulebound.games.homm3.map.visits import Visit
from rulebound.games.homm3.model.cards import CardKind
from rulebound.games.homm3.table import decks

STATISTICS: Final = ("attack", "defense", "power", "knowledge")
DECKS: Final = (CardKind.ABILITY, CardKind.SPELLCARD, CardKind.ARTIFACT)
DECLINE: Final = plain("decline")


def name(option: Option) -> str:
    """The card, or the deck, that an option is about."""
    return option.refs[0].partition(":")[2]


def gain_statistic(v: Visit, card: str) -> None:
    v.s.tell(GainedCard, seat=v.seat, card=card)
    decks.earn_card(v.s, v.seat, card)
