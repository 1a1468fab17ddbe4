"""What Statistic cards do (H3-5.32, H3-13.10)."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat.cards import (
    AT_ATTACK,
    ON_DEFENSE,
    POWER_MOMENTS,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
)
from rulebound.games.homm3.combat.targets import attacking, defended
from rulebound.games.homm3.combat.windows import can_take_back, take_back


def attack(amount: int, mode: str, *, expert: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.add_attack(fx.unit, amount)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, AT_ATTACK, targets=attacking, expert=expert)


def defense(amount: int, mode: str, *, expert: bool = False) -> Effect:
    def do(fx: Play) -> Flow[None]:
        fx.add_defense(fx.unit, amount)
        return
        yield

    return Effect(mode, Timing.INSTANT, do, ON_DEFENSE, targets=defended, expert=expert)


def power(amount: int, mode: str = Mode.POWER, *, expert: bool = False) -> Effect:
    """Adds power to the spell that follows, and does nothing else."""
    return Effect(mode, Timing.INSTANT, moments=POWER_MOMENTS, power=amount, expert=expert)


def knowledge(more: int, mode: str, *, expert: bool = False) -> Effect:
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
