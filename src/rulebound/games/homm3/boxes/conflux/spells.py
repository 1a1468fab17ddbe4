"""Spells (H3-5.45) of the Conflux: they summon Elementals (H3-10.140)."""

from rulebound.core.flow import Flow
from rulebound.games.homm3.boxes.common.spaces import aim_at_space, has_room
from rulebound.games.homm3.boxes.common.spells import spell
from rulebound.games.homm3.boxes.conflux import BOX
from rulebound.games.homm3.combat.cards import Play, Timing
from rulebound.games.homm3.combat.deploy import add_unit
from rulebound.games.homm3.combat.values import initiative
from rulebound.games.homm3.model.kinds import KINDS, SCHOOLS
from rulebound.games.homm3.model.players import Troop


def _summon(school: str) -> None:
    unit = f"summoned_{school}_elementals"

    def can(fx: Play) -> bool:
        summoned = sum(u.kind.id == unit for u in fx.b.units if u.alive)
        return summoned < KINDS[unit].copies and has_room(fx)

    def do(fx: Play) -> Flow[None]:
        """They act in this combat round only if they are not faster than the active unit."""
        b = fx.b
        found = add_unit(fx.s, Troop(unit, fx.grade > 0), fx.side, fx.spaces[0])
        active = b.units[b.active] if b.active >= 0 else None
        found.activated = active is not None and initiative(fx.s, found) > initiative(fx.s, active)
        return
        yield

    spell(
        f"summon_{school}_elemental",
        school,
        Timing.ACTIVATION,
        do,
        costs=(2, 4),
        aim=aim_at_space,
        can=can,
        expert=True,
        box=BOX,
    )


for _school in SCHOOLS:
    _summon(_school)
