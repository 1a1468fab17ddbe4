"""Stack Tokens (H3-17.60): they raise a value and are lost in place of their unit."""

import pytest

from rulebound.games.homm3.combat import harm, tokens
from rulebound.games.homm3.combat.values import health, initiative
from rulebound.games.homm3.model.battle import Unit
from tests.games.homm3.fights import Fight


def guarded(token: str) -> tuple[Fight, Unit]:
    f = Fight(["castle_halberdiers b2"], ["necropolis_skeletons b4"])
    unit = f.unit("necropolis_skeletons")
    tokens.stack(f.s, unit, token)
    return f, unit


@pytest.mark.parametrize("token", sorted(tokens.STACK_TOKENS))
def test_h3_17_60_the_first_defeat_takes_the_token(token: str) -> None:
    f, unit = guarded(token)
    harm.hurt(f.s, unit, health(f.b, unit))
    assert unit.alive
    assert unit.damage == 0
    assert f.b.stacks == ()
    assert not [effect for effect in f.b.ongoing if effect.unit == unit.number]
    harm.hurt(f.s, unit, health(f.b, unit))
    assert not unit.alive


def test_h3_17_60_excess_damage_goes_on() -> None:
    f, unit = guarded("stack_attack")
    harm.hurt(f.s, unit, 2 * health(f.b, unit))
    assert not unit.alive


def test_h3_17_60_a_token_raises_one_value() -> None:
    f, unit = guarded("stack_initiative")
    assert initiative(f.s, unit) == unit.face.initiative + 2
    assert health(f.b, unit) == unit.face.health
    f, unit = guarded("stack_health")
    assert initiative(f.s, unit) == unit.face.initiative
    assert health(f.b, unit) == unit.face.health + 1


def test_h3_17_60_damage_is_lethal_only_beyond_the_token() -> None:
    f, unit = guarded("stack_health")
    printed = unit.face.health
    assert not harm.lethal(f.s, unit, printed + 1)
    assert not harm.lethal(f.s, unit, 2 * printed)
    assert harm.lethal(f.s, unit, 2 * printed + 1)
    f, unit = guarded("stack_defense")
    assert harm.lethal(f.s, unit, 2 * printed)
    assert not harm.lethal(f.s, unit, 2 * printed - 1)
