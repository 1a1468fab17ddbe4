"""Core spells of the school of Water."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, by_grade, changes_attack, spell
from rulebound.games.homm3.boxes.core.log import Lifted
from rulebound.games.homm3.combat import harm, targets
from rulebound.games.homm3.combat.cards import AFTER_DAMAGE, ANY, Moment, Play, Timing
from rulebound.games.homm3.combat.moves import blocked_for, put
from rulebound.games.homm3.combat.tokens import TOKENS, harmful_tokens
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.spaces import ALL, spaces_in
from rulebound.games.homm3.table.asking import ask, maybe_card, pick_space


def _attacking_now(fx: Play) -> list[Unit]:
    return targets.attacking(fx) if fx.attack is not None else []


def _bless(fx: Play) -> Flow[None]:
    a = fx.attack
    assert a is not None
    a.no_die = True
    if fx.grade:
        fx.add_attack(fx.unit, fx.grade)
    return
    yield


def _to_cure(fx: Play) -> list[Unit]:
    """Own units with something to take off (H3-17.74)."""
    return [
        u
        for u in fx.own()
        if harm.wounds(u) or u.paralysed or u.poison or harmful_tokens(fx.s, u) or _lying_on(fx, u)
    ]


def _lying_on(fx: Play, unit: Unit) -> list[str]:
    """The ongoing cards on a unit."""
    return [e.card for e in fx.b.ongoing if e.unit == unit.number and e.card not in TOKENS]


def _cure(fx: Play) -> Flow[None]:
    """Damage and harmful tokens, and those ongoing cards that the caster picks."""
    s, unit = fx.s, fx.unit
    fx.heal(unit, by_grade(fx))
    if unit.paralysed:
        harm.free(s, unit)
    unit.poison = 0
    harm.end_effects(s, harmful_tokens(s, unit))
    while unit.alive:
        card_ = yield from maybe_card(
            fx.seat,
            Text("homm3-ask-cure", {"card": fx.card.id, "unit": unit.name}),
            lambda: _lying_on(fx, unit),
            "lift",
        )
        if card_ is None:
            return
        _lift(fx, unit, card_)


def _lift(fx: Play, unit: Unit, card_: str) -> None:
    """End a card on a unit; of two such cards the enemy's goes first."""
    found = [e for e in fx.b.ongoing if e.unit == unit.number and e.card == card_]
    side = (1 - fx.side) if any(e.side != fx.side for e in found) else fx.side
    fx.s.tell(Lifted, unit=unit.name, card=card_)
    harm.end_effects(fx.s, [e for e in found if e.side == side])


def _waiting_for_haste(fx: Play) -> list[Unit]:
    """Everybody whose turn is yet to come, in this combat round or the next."""
    return [u for u in fx.all() if u.number != fx.b.active]


PRAYERS: Final = {
    "attack": targets.attacking,
    "defense": targets.defended,
    "initiative": _waiting_for_haste,
}
"""What Prayer can raise, and on whom."""


def _prayers(fx: Play) -> tuple[Option, ...]:
    return tuple(
        Option("raise", (f"stat:{stat}", u.ref), data=(stat, u.number))
        for stat, units in PRAYERS.items()
        for u in units(fx)
    )


def _aim_prayer(fx: Play) -> Flow[None]:
    option = yield from ask(
        fx.seat, Text("homm3-ask-raise", {"card": fx.card.id}), lambda: _prayers(fx)
    )
    fx.chosen, number = option.data
    fx.units = (fx.b.units[number],)


def _prayer(fx: Play) -> Flow[None]:
    if fx.chosen == "attack":
        fx.add_attack(fx.unit, by_grade(fx))
    elif fx.chosen == "defense":
        fx.add_defense(fx.unit, by_grade(fx))
    else:
        fx.add_haste(fx.unit, by_grade(fx))
    return
    yield


def _landings(fx: Play, unit: Unit) -> list[int]:
    return list(spaces_in(ALL & ~blocked_for(fx.s, unit) & ~(1 << unit.at)))


def _aim_teleport(fx: Play) -> Flow[None]:
    at = yield from pick_space(
        fx.seat,
        Text("homm3-ask-land", {"card": fx.card.id, "unit": fx.unit.name}),
        lambda: _landings(fx, fx.unit),
    )
    fx.spaces = (at,)


def _teleport(fx: Play) -> Flow[None]:
    (at,) = fx.spaces
    put(fx.s, fx.unit, at)
    return
    yield


spell(
    "bless",
    "water",
    Timing.INSTANT,
    _bless,
    targets=targets.melee(_attacking_now),
    moments=frozenset((Moment.ATTACK,)),
)
spell("cure", "water", Timing.INSTANT, _cure, targets=_to_cure, moments=AFTER_DAMAGE)
spell(
    "weakness",
    "water",
    Timing.INSTANT,
    changes_attack(-1),
    targets=targets.attacker,
    moments=frozenset((Moment.ATTACK,)),
    harmful=True,
)
spell(
    "prayer",
    "water",
    Timing.INSTANT,
    _prayer,
    costs=EXPERT_COSTS,
    aim=_aim_prayer,
    can=lambda fx: bool(_prayers(fx)),
    moments=ANY,
    expert=True,
)
spell(
    "teleport",
    "water",
    Timing.ACTIVATION,
    _teleport,
    targets=targets.up_to_tier(targets.own),
    aim=_aim_teleport,
    expert=True,
)
