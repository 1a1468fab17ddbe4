"""Statistic cards (H3-5.32) of the core box."""

from rulebound.games.homm3.boxes.common.statistics import attack, defense, knowledge, power
from rulebound.games.homm3.combat.cards import Card, Mode, card
from rulebound.games.homm3.model.cards import CardKind

card(
    Card(
        "attack",
        CardKind.STATISTIC,
        (attack(1, Mode.BASIC), attack(2, Mode.EXPERT, expert=True)),
        copies=5,
    )
)
card(
    Card(
        "defense",
        CardKind.STATISTIC,
        (defense(1, Mode.BASIC), defense(2, Mode.EXPERT, expert=True)),
        copies=6,
    )
)
card(
    Card(
        "power",
        CardKind.STATISTIC,
        (power(1, Mode.BASIC), power(2, Mode.EXPERT, expert=True)),
        copies=7,
    )
)
card(
    Card(
        "knowledge",
        CardKind.STATISTIC,
        (knowledge(0, Mode.BASIC), knowledge(1, Mode.EXPERT, expert=True)),
        copies=6,
    )
)
