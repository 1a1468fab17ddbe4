"""How an AI Hero casts spells and whom it aims them at (H3-10.130)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.cards import CARDS, Effect, Play
from rulebound.games.homm3.combat.harm import health_left, wounds
from rulebound.games.homm3.combat.playable import may_cast_at, power_for
from rulebound.games.homm3.combat.tokens import harmful_tokens
from rulebound.games.homm3.combat.values import (
    adjacent,
    beside,
    effects_on,
    everybody,
    standing,
)
from rulebound.games.homm3.combat.windows import cast
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import UnitType
from rulebound.games.homm3.model.log.combat import AiSpellLost
from rulebound.games.homm3.model.spaces import NAMES, NEXT_TO, OFF, SPACES, spaces_in, straight
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask

Prey = Callable[[], Flow[Unit | None]]
"""Settles whom the active unit is going to attack."""


# What became of a spell
class SpellEnd(StrEnum):
    """What became of an AI Hero's spell."""

    CAST = "cast"
    KEPT = "kept"
    FAILED = "failed"
    """It found no use: it goes back into the spell deck."""


FOR_AN_ATTACK: Final = frozenset(("stone_skin", "curse", "bloodlust"))
"""Cast beforehand they wait for the attack that they change."""
ONE_ROUND: Final = frozenset(("fire_shield",))
"""They end with the combat round, and are kept for the next one if it is too late."""
GOING_BACK: Final = frozenset(("cure", "weakness", "fireball", "chain_lightning"))
"""They go back into the spell deck if they are of no use now."""
CASTABLE: Final = FOR_AN_ATTACK | {
    *("magic_arrow", "lightning_bolt", "chain_lightning", "fireball", "blind", "disrupting_ray"),
    *("slow", "haste", "anti_magic", "fire_shield", "counterstrike", "cure", "weakness"),
}
"""Spells that an AI Hero can use. The others need an attack at hand or somebody's judgement."""


def cast_spell(
    s: State, u: Unit, spell: str, power: int, prey: Prey, *, may_keep: bool = True
) -> Flow[tuple[str, Unit | None]]:
    """Cast a spell that has left the spell deck; tells also whom ``u`` has to attack then."""
    army = s.fight.armies[u.side]
    army.power = power
    card = CARDS[spell]
    power = power_for(s, u.side, card)
    payable = [e for e in card.effects if e.casts and e.cost <= power and may_cast_at(s, power)]
    fx = Play(s, u.side, card, payable[-1] if payable else card.effects[0])
    target = (yield from prey()) if spell == "weakness" else None
    aimed = _aimed(fx, u, target) if payable and spell in CASTABLE else None
    too_late = may_keep and spell in ONE_ROUND and aimed is not None and _too_late(fx)
    if aimed is not None and not too_late:
        fx.effect = aimed
        yield from cast(s, fx, counts=False)
        return SpellEnd.CAST, target
    army.power = 0
    if too_late:
        return SpellEnd.KEPT, target
    if payable and spell in GOING_BACK:
        return SpellEnd.FAILED, target
    assert army.ai_hero is not None
    army.ai_hero.spell_discard += (spell,)
    s.tell(AiSpellLost, side=u.side, card=spell)
    return SpellEnd.CAST, target


def _aimed(fx: Play, u: Unit, target: Unit | None) -> Effect | None:
    """The spell with its aim; ``None``: there is nothing to aim it at."""
    if fx.card.id in _AREAS:
        return _AREAS[fx.card.id](fx)
    if fx.card.id == "cure":
        aimed = _at(_most_wounded(fx), fx)
        return None if aimed is None else replace(aimed, do=_cure)
    if fx.card.id == "weakness":
        threat = target is not None and target in fx.foes() and _about_to_retaliate(u, target)
        return _at([target], fx) if target is not None and threat else None
    return _at(_aims(fx), fx)


def _at(units: Sequence[Unit], fx: Play) -> Effect | None:
    """The spell aimed at one of these; among equals the player chooses."""
    if not units:
        return None
    return replace(fx.effect, targets=lambda _: units, aim=None)


# ---- a single target ----


def defense_of(s: State, u: Unit) -> int:
    """Its defense without bonuses for a single attack."""
    return u.face.defense + sum(effects_on(s.fight, u, "defense"))


def _aims(fx: Play) -> list[Unit]:
    """Of all it can be aimed at, the units with the highest defense."""
    if fx.card.id == "stone_skin":
        return [u for u in to_protect(fx.s, fx.side) if u in fx.own()]
    side = 1 - fx.side if fx.card.harmful else fx.side
    if fx.card.id in FOR_AN_ATTACK:
        pool = fx.foes() if fx.card.harmful else fx.own()
        if fx.card.id == "bloodlust":
            pool = [u for u in pool if u.type != UnitType.RANGED]
    else:
        assert fx.effect.targets is not None
        pool = [u for u in fx.effect.targets(fx) if u.side == side]
    return _most(pool, lambda u: defense_of(fx.s, u))


def to_protect(s: State, side: int) -> list[Unit]:
    """The highest defense, units without a bonus first; then tier, then damage taken."""
    mine = standing(s.fight, side)
    unmarked = [u for u in mine if u.defense <= 0]
    return _most(unmarked or mine, lambda u: (defense_of(s, u), u.tier, wounds(u)))


def _cure(fx: Play) -> Flow[None]:
    """Damage and harmful tokens, and the cards that the enemy laid on the unit."""
    unit = fx.unit
    fx.heal(unit, fx.grade + 1)
    if unit.paralysed:
        harm.free(fx.s, unit)
    unit.poison = 0
    lying = [e for e in fx.b.ongoing if e.unit == unit.number and e.side != fx.side]
    harm.end_effects(fx.s, [*harmful_tokens(fx.s, unit), *lying])
    return
    yield


def _most_wounded(fx: Play) -> list[Unit]:
    hurt = [u for u in fx.own() if wounds(u)]
    return _most(hurt, lambda u: (wounds(u), u.tier))


def _most(units: Sequence[Unit], key: Callable[[Unit], object]) -> list[Unit]:
    values: list[tuple[object, Unit]] = [(key(u), u) for u in units]
    top = max((value for value, _ in values), default=None)  # type: ignore[type-var]
    return [u for value, u in values if value == top]


def _about_to_retaliate(u: Unit, y: Unit) -> bool:
    return (
        not y.retaliated
        and y.at != OFF
        and not u.kit.attack.no_retaliation
        and (u.type != UnitType.RANGED or adjacent(u, y))
    )


def _too_late(fx: Play) -> bool:
    """More than half of the units of its tier and above have activated in this combat round."""
    tier = _aims(fx)[0].tier
    units = [u for u in everybody(fx.b) if u.tier >= tier and u.at != OFF]
    return 2 * sum(u.activated for u in units) > len(units)


# ---- several targets ----


def _worth(fx: Play, units: Sequence[Unit]) -> tuple[list[int], int]:
    """Higher tiers, then less remaining health."""
    tiers = sorted((u.tier for u in units), reverse=True)
    return tiers, -sum(health_left(fx.b, u) for u in units)


def _in_groups(fx: Play) -> list[list[Unit]]:
    """Pairs of adjacent enemies that the spell can hurt."""
    foes = [u for u in fx.foes(damages=True) if u.at != OFF]
    return [[x, y] for x in foes for y in foes if x.number < y.number and adjacent(x, y)]


def _alone(fx: Play) -> list[Unit]:
    """The best enemies that no unit of the AI stands next to."""
    foes = [u for u in fx.foes(damages=True) if u.at != OFF]
    free = [u for u in foes if all(f.side != fx.side for f in beside(fx.b, u.at))]
    return _most(free, lambda u: _worth(fx, [u]))


def _chain_lightning(fx: Play) -> Effect | None:
    members = {u.number: u for pair in _in_groups(fx) for u in pair}
    first = _most(list(members.values()), lambda u: _worth(fx, [u])) or _alone(fx)
    aimed = _at(first, fx)
    return None if aimed is None else replace(aimed, aim=_chain)


def _chain(fx: Play) -> Flow[None]:
    """The two units closest to the first, of equals the enemies."""
    for _ in range(2):
        nearest = _nearest(fx)
        if nearest:
            unit = yield from fx.choose(lambda nearest=nearest: nearest)  # type: ignore[misc]
            fx.units += (unit,)


def _nearest(fx: Play) -> list[Unit]:
    def distance(u: Unit) -> int:
        return SPACES if u.at == OFF else straight(fx.unit.at, u.at)

    return _most(
        [u for u in everybody(fx.b) if u not in fx.units],
        lambda u: (-distance(u), u.side != fx.side),
    )


def _fireball(fx: Play) -> Effect | None:
    groups = _in_groups(fx)
    top = max((_worth(fx, pair) for pair in groups), default=None)
    spaces = [(x.at, y.at) for x, y in groups if _worth(fx, [x, y]) == top]
    if not spaces:
        spaces = [(u.at, next(spaces_in(NEXT_TO[u.at]))) for u in _alone(fx)]
    if not spaces:
        return None
    blasts = [(min(pair), max(pair)) for pair in spaces]

    def aim(fx: Play) -> Flow[None]:
        def build() -> tuple[Option, ...]:
            return tuple(
                Option("blast", (f"space:{NAMES[one]}", f"space:{NAMES[two]}"), data=(one, two))
                for one, two in blasts
            )

        option = yield from ask(fx.seat, Text("homm3-ask-blast", {"card": fx.card.id}), build)
        fx.spaces = option.data

    return replace(fx.effect, aim=aim)


_AREAS: Final = {"chain_lightning": _chain_lightning, "fireball": _fireball}
