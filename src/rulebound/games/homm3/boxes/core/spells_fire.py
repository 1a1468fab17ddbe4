"""Core spells of the school of Fire."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.spells import (
    EXPERT_COSTS,
    by_grade,
    changes_attack,
    changes_defense,
    lasts,
    spell,
)
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import AT_ATTACK, ON_DEFENSE, Play, Timing
from rulebound.games.homm3.combat.values import has
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.spaces import NAMES, NEXT_TO, OFF, SPACES, spaces_in
from rulebound.games.homm3.table.asking import ask


def _to_blind(fx: Play) -> list[Unit]:
    return [u for u in fx.all() if harm.can_be_paralysed(u) and not has(fx.b, u, "unfettered")]


def _blind(fx: Play) -> Flow[None]:
    harm.paralyse(fx.s, fx.unit)
    return
    yield


def _hit_by_fireball(fx: Play, spaces: tuple[int, ...]) -> list[Unit]:
    return [u for u in fx.all(damages=True) if u.at in spaces]


def _pairs(fx: Play) -> list[tuple[int, int]]:
    """Two adjacent spaces with somebody on them."""
    pairs = [(one, two) for one in range(SPACES) for two in spaces_in(NEXT_TO[one]) if one < two]
    return [pair for pair in pairs if _hit_by_fireball(fx, pair)]


def _aim_fireball(fx: Play) -> Flow[None]:
    def build() -> tuple[Option, ...]:
        return tuple(
            Option("blast", (f"space:{NAMES[one]}", f"space:{NAMES[two]}"), data=(one, two))
            for one, two in _pairs(fx)
        )

    option = yield from ask(fx.seat, Text("homm3-ask-blast", {"card": fx.card.id}), build)
    fx.spaces = option.data


def _fireball(fx: Play) -> Flow[None]:
    for unit in _hit_by_fireball(fx, fx.spaces):
        fx.damage(unit, by_grade(fx))
    return
    yield


spell(
    "blind",
    "fire",
    Timing.ACTIVATION,
    _blind,
    targets=targets.up_to_tier(_to_blind),
    harmful=True,
)
spell(
    "bloodlust",
    "fire",
    Timing.INSTANT,
    changes_attack(1),
    targets=targets.melee(targets.attacking),
    moments=AT_ATTACK,
)
spell(
    "curse",
    "fire",
    Timing.INSTANT,
    changes_defense(-1),
    targets=targets.prey,
    moments=ON_DEFENSE,
    harmful=True,
)
spell(
    "fire_shield",
    "fire",
    Timing.ONGOING,
    lasts("fire_shield", 1, rounds=1),
    costs=EXPERT_COSTS,
    targets=targets.anybody,
    expert=True,
)
spell(
    "fireball",
    "fire",
    Timing.ACTIVATION,
    _fireball,
    costs=EXPERT_COSTS,
    aim=_aim_fireball,
    can=lambda fx: any(u.at != OFF for u in fx.all(damages=True)),
    expert=True,
    harmful=True,
)
