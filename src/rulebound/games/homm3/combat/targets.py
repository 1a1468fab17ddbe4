"""What effects can be aimed at. A bonus is offered only where it can serve now."""

from collections.abc import Callable

from rulebound.games.homm3.combat.cards import Play
from rulebound.games.homm3.combat.values import defense_as_attack
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import UnitType

Targets = Callable[[Play], list[Unit]]


def attacking(fx: Play) -> list[Unit]:
    """Their own unit whose attack is declared, or which is active and has not attacked yet."""
    b = fx.b
    if b.attack is not None:
        u = b.attack.attacker
    elif b.active >= 0 and not b.attacked:
        u = b.units[b.active]
    else:
        return []
    return [u] if u.side == fx.side and u in fx.own() else []


def attacked(fx: Play) -> list[Unit]:
    """Their own unit that is being attacked."""
    a = fx.attack
    if a is None or a.target.side != fx.side:
        return []
    return [a.target] if a.target in fx.own() else []


def defended(fx: Play) -> list[Unit]:
    """Who can gain defense; in the week of Offense, when it is attack, also who attacks."""
    found = attacked(fx)
    return attacking(fx) if not found and defense_as_attack(fx.s) else found


def attacker(fx: Play) -> list[Unit]:
    """Whoever attacks an own unit."""
    a = fx.attack
    if a is None or a.target.side != fx.side:
        return []
    return [a.attacker] if a.attacker in fx.all() else []


def prey(fx: Play) -> list[Unit]:
    """Whomever an own unit attacks."""
    a = fx.attack
    if a is None or a.attacker.side != fx.side:
        return []
    return [a.target] if a.target in fx.all() else []


def own(fx: Play) -> list[Unit]:
    return fx.own()


def wounded(fx: Play) -> list[Unit]:
    """Own units with damage on them."""
    return [u for u in fx.own() if u.damage or (u.cover is not None and u.cover.damage)]


def enemy(fx: Play) -> list[Unit]:
    return fx.foes()


def anybody(fx: Play) -> list[Unit]:
    return fx.all()


def to_damage(fx: Play) -> list[Unit]:
    """Any unit that the card's damage can reach."""
    return fx.all(damages=True)


def melee(units: Targets) -> Targets:
    """Only ground and flying units."""

    def fitting(fx: Play) -> list[Unit]:
        return [u for u in units(fx) if u.type != UnitType.RANGED]

    return fitting


def up_to_tier(units: Targets) -> Targets:
    """Only bronze at the first grade, silver, too, at the second, gold, too, at the third.

    Azure units are covered by none.
    """

    def fitting(fx: Play) -> list[Unit]:
        return [u for u in units(fx) if u.tier <= fx.grade]

    return fitting
