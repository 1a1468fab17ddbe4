"""How spells are made (H3-5.45 to H3-5.54).

Every spell can also be used for 1 power instead of being cast.
"""

from collections.abc import Callable

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.statistics import power
from rulebound.games.homm3.combat.cards import (
    AT_ACTIVATION,
    Card,
    Effect,
    Play,
    Timing,
    always,
    card,
)
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.cards import CardKind

BASIC_COSTS = (0, 1, 2)
EXPERT_COSTS = (0, 2, 4)

Script = Callable[[Play], Flow[None]]


def spell(
    id_: str,
    school: str | tuple[str, ...],
    timing: Timing,
    do: Script,
    *,
    costs: tuple[int, ...] = BASIC_COSTS,
    targets: Callable[[Play], list[Unit]] | None = None,
    aim: Script | None = None,
    can: Callable[[Play], bool] = always,
    moments: frozenset[str] = AT_ACTIVATION,
    expert: bool = False,
    harmful: bool = False,
    copies: int = 2,
    box: str = "core",
) -> Card:
    """A spell with a grade for each cost in power."""
    grades = [
        Effect(
            f"cast-{grade + 1}",
            timing,
            do,
            moments,
            can,
            targets=targets,
            aim=aim,
            cost=cost,
            grade=grade,
            part="cast",
            casts=True,
        )
        for grade, cost in enumerate(costs)
    ]
    schools = (school,) if isinstance(school, str) else school
    return card(
        Card(
            id_,
            CardKind.SPELLCARD,
            (*grades, power(1)),
            box,
            copies,
            schools,
            expert=expert,
            harmful=harmful,
        )
    )


def by_grade(fx: Play) -> int:
    """1, 2 or 3 by grade."""
    return fx.grade + 1


def damages(first: int) -> Script:
    """A unit takes so much damage, 1 more with each grade."""

    def do(fx: Play) -> Flow[None]:
        fx.damage(fx.unit, first + fx.grade)
        return
        yield

    return do


def changes_attack(sign: int) -> Script:
    def do(fx: Play) -> Flow[None]:
        fx.add_attack(fx.unit, sign * by_grade(fx))
        return
        yield

    return do


def changes_defense(sign: int) -> Script:
    def do(fx: Play) -> Flow[None]:
        fx.add_defense(fx.unit, sign * by_grade(fx))
        return
        yield

    return do


def lasts(what: str, sign: int = 0, *, rounds: int = 0) -> Script:
    """The card stays on the unit: a value changes by grade, or a rule holds."""

    def do(fx: Play) -> Flow[None]:
        fx.lay(what, fx.unit, sign * by_grade(fx), rounds=rounds)
        return
        yield

    return do
