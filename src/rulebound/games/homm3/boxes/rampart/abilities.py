"""Abilities (H3-5.30) of the Rampart."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.abilities import ability
from rulebound.games.homm3.boxes.common.ballistas import TRIPLE, slowest
from rulebound.games.homm3.boxes.rampart import BOX
from rulebound.games.homm3.boxes.rampart.machines import tent_heals
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import (
    AFTER_DAMAGE,
    Card,
    Effect,
    Mode,
    Moment,
    Play,
    Timing,
    card,
)
from rulebound.games.homm3.combat.values import of_side
from rulebound.games.homm3.model.cards import CardKind


def _heal_one(fx: Play) -> Flow[None]:
    fx.heal(fx.unit, 1)
    return
    yield


def _tent_is_ready(fx: Play) -> bool:
    return fx.player.permanent == "first_aid_tent" and not fx.b.armies[fx.side].used


def _use_tent_three_times(fx: Play) -> Flow[None]:
    """The one use of the First Aid Tent in this combat round."""
    fx.b.armies[fx.side].used = True
    fx.heal(fx.unit, 3 * tent_heals(fx))
    return
    yield


card(
    Card(
        "first_aid",
        CardKind.ABILITY,
        (
            Effect(Mode.BASIC, Timing.INSTANT, _heal_one, AFTER_DAMAGE, targets=targets.wounded),
            Effect(
                Mode.EXPERT,
                Timing.INSTANT,
                _use_tent_three_times,
                AFTER_DAMAGE,
                _tent_is_ready,
                targets.wounded,
                expert=True,
            ),
        ),
        BOX,
        copies=2,
    )
)


# ---- Artillery ----


def _bolt(fx: Play) -> Flow[None]:
    fx.damage(fx.unit, 1)
    return
    yield


def _three_shots(fx: Play) -> Flow[None]:
    fx.lay(TRIPLE, amount=1, lies=False)
    return
    yield


ability(
    "artillery",
    Effect(Mode.BASIC, Timing.INSTANT, _bolt, targets=slowest),
    Effect(
        Mode.EXPERT,
        Timing.INSTANT,
        _three_shots,
        frozenset((Moment.FIRING,)),
        lambda fx: not of_side(fx.b, fx.side, TRIPLE),
    ),
    box=BOX,
)
