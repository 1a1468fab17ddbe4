"""Defense that also lowers the damage of a spell, and cards that make spells fail."""

from collections.abc import Callable

from rulebound.core.flow import Flow
from rulebound.games.homm3.combat import targets
from rulebound.games.homm3.combat.cards import Effect, Moment, Play, Timing
from rulebound.games.homm3.combat.windows import WARDED
from rulebound.games.homm3.model.battle import Casting, Unit

AT_SPELL = frozenset((Moment.SPELL,))


def _threatened(fx: Play) -> list[Unit]:
    """The unit that is attacked; or own units at which a spell is aimed."""
    casting = fx.just_cast
    if casting is not None and casting.side != fx.side:
        return [u for u in casting.units if u.side == fx.side and u.alive]
    return targets.defended(fx)


def defends(mode: str, amount: int, *, removed: bool = False) -> Effect:
    """More defense against an attack, or less damage by a spell that is being cast."""

    def do(fx: Play) -> Flow[None]:
        casting = fx.just_cast
        if casting is not None and casting.side != fx.side:
            fx.lay("ward", fx.unit, amount, until=WARDED, lies=False)
        else:
            fx.add_defense(fx.unit, amount)
        return
        yield

    return Effect(
        mode,
        Timing.INSTANT,
        do,
        frozenset((Moment.ATTACK, Moment.SPELL)),
        targets=_threatened,
        removed=removed,
    )


def enemy_spell(fx: Play) -> Casting | None:
    """The spell that an enemy is casting, unless it has failed already."""
    casting = fx.just_cast
    if casting is not None and casting is fx.casting:
        casting = casting.answers
    if casting is None or casting.side == fx.side or casting.cancelled:
        return None
    return casting


def cancels(mode: str, fits: Callable[[Casting], bool], *, removed: bool = False) -> Effect:
    """An enemy spell has no effect (H3-10.66)."""

    def can(fx: Play) -> bool:
        casting = enemy_spell(fx)
        return casting is not None and fits(casting)

    return Effect(mode, Timing.INSTANT, cancel, AT_SPELL, can, removed=removed)


def cancel(fx: Play) -> Flow[None]:
    casting = enemy_spell(fx)
    assert casting is not None
    casting.cancelled = True
    return
    yield
