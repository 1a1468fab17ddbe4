"""Spells (H3-5.45) of the Stretch Goals of 2024."""

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.boxes.common.spaces import aim_at_space, has_room, spell_of_tokens
from rulebound.games.homm3.boxes.common.spells import EXPERT_COSTS, lasts, spell
from rulebound.games.homm3.boxes.common.wards import AT_SPELL, cancel, enemy_spell
from rulebound.games.homm3.boxes.stretch_goals_2024 import BOX
from rulebound.games.homm3.combat import face_down, harm, targets
from rulebound.games.homm3.combat.cards import CARDS, Play, Timing
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.kinds import SCHOOLS
from rulebound.games.homm3.table.asking import ask

spell(
    "air_shield",
    "air",
    Timing.ONGOING,
    lasts("defense_ranged", 1),
    targets=targets.anybody,
    box=BOX,
)


def _protection(school: str) -> None:
    """An enemy spell of the school fails; an Expert Spell only at the second grade."""

    def can(fx: Play) -> bool:
        casting = enemy_spell(fx)
        if casting is None or school not in CARDS[casting.card].schools:
            return False
        return fx.grade > 0 or not CARDS[casting.card].expert

    spell(
        f"protection_from_{school}",
        school,
        Timing.INSTANT,
        cancel,
        costs=(0, 1),
        can=can,
        moments=AT_SPELL,
        box=BOX,
    )


for _school in SCHOOLS:
    _protection(_school)


def _force_field(fx: Play) -> Flow[None]:
    """For this combat round, for the next one, too, or for the combat."""
    fx.lay("force_field", amount=1, rounds=(1, 2, 0)[fx.grade], at=fx.spaces[0])
    return
    yield


spell(
    "force_field",
    "earth",
    Timing.ONGOING,
    _force_field,
    aim=aim_at_space,
    can=has_room,
    box=BOX,
)
spell_of_tokens(face_down.LAND_MINE, BOX, expert=True)


def _to_relieve(fx: Play) -> list[Unit]:
    own = fx.own()
    return [u for u in own if harm.wounds(u)] if len(own) > 1 else []


def _aim_sacrifice(fx: Play) -> Flow[None]:
    other = yield from fx.choose(lambda: [u for u in fx.own() if u is not fx.unit], "swap")
    fx.units += (other,)


def _sacrifice(fx: Play) -> Flow[None]:
    """Damage goes from one own unit to another, at most as much as defeats the other."""
    unit, other = fx.units
    left = harm.health_left(fx.b, other)
    if other.pack and other.kind.pack is not None:
        left += other.kind.few.health
    most = min(harm.wounds(unit), left)

    def build() -> tuple[Option, ...]:
        return tuple(Option("amount", (f"amount:{n}",), data=n) for n in range(1, most + 1))

    prompt = Text("homm3-ask-damage-moved", {"unit": unit.name, "target": other.name})
    amount = (yield from ask(fx.seat, prompt, build)).data
    fx.heal(unit, amount)
    harm.hurt(fx.s, other, amount, "spell", fx.side)


spell(
    "sacrifice",
    "fire",
    Timing.ACTIVATION,
    _sacrifice,
    costs=EXPERT_COSTS,
    targets=targets.up_to_tier(_to_relieve),
    aim=_aim_sacrifice,
    expert=True,
    box=BOX,
)
