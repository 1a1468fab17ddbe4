"""Statistic cards (H3-5.32) of the Inferno."""

from rulebound.games.homm3.boxes.common.statistics import attack, defense, knowledge, power
from rulebound.games.homm3.boxes.inferno import BOX
from rulebound.games.homm3.combat.cards import Card, Mode, card
from rulebound.games.homm3.model.cards import CardKind

EMPOWERED_COPIES = 5
card(
    Card(
        "attack_empowered",
        CardKind.STATISTIC,
        (attack(2, Mode.BASIC),),
        BOX,
        EMPOWERED_COPIES,
    )
)
card(
    Card(
        "defense_empowered",
        CardKind.STATISTIC,
        (defense(2, Mode.BASIC),),
        BOX,
        EMPOWERED_COPIES,
    )
)
card(Card("power_empowered", CardKind.STATISTIC, (power(2, Mode.BASIC),), BOX, EMPOWERED_COPIES))
card(
    Card(
        "knowledge_empowered",
        CardKind.STATISTIC,
        (knowledge(1, Mode.BASIC),),
        BOX,
        EMPOWERED_COPIES,
    )
)
