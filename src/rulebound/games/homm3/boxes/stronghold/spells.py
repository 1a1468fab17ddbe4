"""Spells (H3-5.45) of the Stronghold."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.spaces import spell_of_tokens
from rulebound.games.homm3.boxes.common.spells import spell
from rulebound.games.homm3.boxes.common.wards import AT_SPELL, enemy_spell
from rulebound.games.homm3.boxes.stronghold import BOX
from rulebound.games.homm3.combat import face_down
from rulebound.games.homm3.combat.cards import CARDS, Play, Timing
from rulebound.games.homm3.combat.values import everybody, open_to_spell
from rulebound.games.homm3.model.battle import Unit


def _mirrored(fx: Play) -> list[Unit]:
    """Whom an enemy spell can hit instead of the unit at which it is aimed."""
    casting = enemy_spell(fx)
    if casting is None or len(casting.units) != 1 or casting.turned is not None:
        return []
    (aimed_at,) = casting.units
    if aimed_at.side != fx.side or aimed_at.tier > fx.grade:
        return []
    effect = CARDS[casting.card].effects[casting.grade]
    if effect.targets is None or effect.aim is not None:
        return []
    return [
        u
        for u in everybody(fx.b)
        if u is not aimed_at and open_to_spell(fx.s, u, casting.card, casting.school)
    ]


def _mirror(fx: Play) -> Flow[None]:
    casting = enemy_spell(fx)
    assert casting is not None
    casting.turned = fx.unit
    return
    yield


spell(
    "magic_mirror",
    "air",
    Timing.INSTANT,
    _mirror,
    targets=_mirrored,
    moments=AT_SPELL,
    expert=True,
    box=BOX,
)

spell_of_tokens(face_down.QUICKSAND, BOX, expert=False)
