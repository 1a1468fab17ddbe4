"""Battlefield conditions: dice at the start of a Round that change all its combats."""

from collections.abc import Callable
from typing import Final

from rulebound.core.flow import Flow, Text
from rulebound.games.homm3.combat.dice import throw
from rulebound.games.homm3.combat.tokens import BATTLEFIELD
from rulebound.games.homm3.combat.values import everybody, health
from rulebound.games.homm3.map import occasions
from rulebound.games.homm3.map.rules import Rule, rule
from rulebound.games.homm3.model.battle import Ongoing, Side, Unit
from rulebound.games.homm3.model.kinds import Tier, UnitType
from rulebound.games.homm3.model.occasions import on
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.model.world import Trip
from rulebound.games.homm3.scenarios.common.log import Battlefield

CONDITIONS: Final = {
    (-1, -1): "ranged-lower",
    (-1, 0): "flying-slow",
    (-1, 1): "worn",
    (0, -1): "ground-short",
    (0, 0): "calm",
    (0, 1): "dug-in",
    (1, -1): "ascending",
    (1, 0): "flying-far",
    (1, 1): "ranged-higher",
}
"""By the two dice: what holds for the combats of the Round."""
LASTING: Final = {
    "ranged-lower": ("ranged_lower", 0),
    "flying-slow": ("flying_initiative", -2),
    "ground-short": ("ground_steps", -1),
    "ascending": ("ascending", 0),
    "flying-far": ("flying_steps", 1),
    "ranged-higher": ("ranged_higher", 0),
}
"""Those that last through a combat, as effects on both sides."""
NOTE: Final = "battlefield"
"""Note of the world: the condition of this Round."""


def _worn(s: State, u: Unit) -> None:
    if u.tier in (Tier.SILVER, Tier.GOLD) and health(s.fight, u) > 1:
        u.damage += 1


def _dug_in(s: State, u: Unit) -> None:
    if u.type == UnitType.GROUND:
        u.defending = True


AT_ONCE: Final[dict[str, Callable[[State, Unit], None]]] = {"worn": _worn, "dug-in": _dug_in}
"""Those that change units as the combat begins."""


@rule("battlefield_conditions")
class BattlefieldConditions(Rule):
    """At the start of each Round two Attack dice tell what all its combats are like."""

    @on(occasions.round_begins)
    def round_begins(self, s: State) -> Flow[None]:
        yield from ()
        dice = (throw(s), throw(s))
        s.sealed += 1
        s.map.notes[NOTE] = CONDITIONS[dice]
        s.tell(Battlefield, condition=CONDITIONS[dice], dice=list(dice))

    @on(occasions.combat_starts)
    def combat_starts(self, s: State, trip: Trip) -> Flow[None]:
        yield from ()
        b = s.fight
        condition = s.map.notes.get(NOTE, "calm")
        if condition in LASTING:
            what, amount = LASTING[condition]
            b.ongoing += tuple(
                Ongoing(BATTLEFIELD, side, -1, what, amount, lies=False)
                for side in (Side.ATTACKER, Side.DEFENDER)
            )
        elif condition in AT_ONCE:
            for u in everybody(b):
                AT_ONCE[condition](s, u)

    @on(occasions.notices)
    def notices(self, s: State, seat: int | None) -> list[Text]:
        condition = s.map.notes.get(NOTE)
        return [] if condition is None else [Text(f"homm3-notice-battlefield-{condition}", {})]
