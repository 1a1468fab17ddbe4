"""Statistic cards and their empowered versions (H3-5.32, H3-13.10)."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat.cards import (
    AT_ATTACK,
    ON_DEFENSE,
    POWER_MOMENTS,
    Card,
    CardKind,
    Effect,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.combat.targets import attacking, defended
from rulebound.games.homm3.combat.windows import can_take_back, take_back

EMPOWERED_COPIES = 5


def _attack(amount: int, mode: str, *, expert: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.add_attack(fx.unit, amount)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, AT_ATTACK, targets=attacking, expert=expert)


def _defense(amount: int, mode: str, *, expert: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.add_defense(fx.unit, amount)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ON_DEFENSE, targets=defended, expert=expert)


def power(amount: int, mode: str = "power", *, expert: bool = False) -> Effect:
    """Adds power to the spell that follows, and does nothing else."""
    return Effect(mode, Timing.INSTANT, moments=POWER_MOMENTS, power=amount, expert=expert)


def _knowledge(more: int, mode: str, *, expert: bool = False) -> Effect:
    """The spell just cast comes back; the expert effect raises the limit of combat, too."""

    def can(fx: Play) -> bool:
        return can_take_back(fx) and not (expert and fx.on_map)

    def do(fx: Play) -> Flow[None]:
        take_back(fx)
        if not fx.on_map:
            fx.b.armies[fx.side].limit += more
        return
        yield

    return Effect(mode, Timing.INSTANT, do, frozenset((Moment.CAST,)), can, expert=expert)


card(
    Card(
        "attack",
        CardKind.STATISTIC,
        (_attack(1, "basic"), _attack(2, "expert", expert=True)),
        copies=5,
    )
)
card(
    Card(
        "defense",
        CardKind.STATISTIC,
        (_defense(1, "basic"), _defense(2, "expert", expert=True)),
        copies=6,
    )
)
card(
    Card(
        "power", CardKind.STATISTIC, (power(1, "basic"), power(2, "expert", expert=True)), copies=7
    )
)
card(
    Card(
        "knowledge",
        CardKind.STATISTIC,
        (_knowledge(0, "basic"), _knowledge(1, "expert", expert=True)),
        copies=6,
    )
)
card(
    Card(
        "attack_empowered", CardKind.STATISTIC, (_attack(2, "basic"),), "inferno", EMPOWERED_COPIES
    )
)
card(
    Card(
        "defense_empowered",
        CardKind.STATISTIC,
        (_defense(2, "basic"),),
        "inferno",
        EMPOWERED_COPIES,
    )
)
card(Card("power_empowered", CardKind.STATISTIC, (power(2, "basic"),), "inferno", EMPOWERED_COPIES))
card(
    Card(
        "knowledge_empowered",
        CardKind.STATISTIC,
        (_knowledge(1, "basic"),),
        "inferno",
        EMPOWERED_COPIES,
    )
)
