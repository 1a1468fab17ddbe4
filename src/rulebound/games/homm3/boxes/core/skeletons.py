"""Neutral Skeletons: a Necropolis player who defeats them reinforces a bronze unit."""

from typing import Final

from rulebound.core.flow import Flow, Option, Text
from rulebound.games.homm3.combat import harm
from rulebound.games.homm3.combat.values import standing
from rulebound.games.homm3.combat.windows import OWED
from rulebound.games.homm3.model.battle import Unit
from rulebound.games.homm3.model.boxes import Faction
from rulebound.games.homm3.model.kinds import KINDS, Ability, Tier, UnitKind
from rulebound.games.homm3.model.log.combat import Reinforced
from rulebound.games.homm3.model.players import Troop
from rulebound.games.homm3.model.state import State
from rulebound.games.homm3.table.asking import ask

RAISE: Final = "raise"


def _raise_bronze(s: State, side: int) -> Flow[None]:
    """At once and free of charge, a unit in the combat or one that was kept back."""
    if not _choices(s, side):
        return
    option = yield from ask(
        s.seat_of(side), Text("homm3-ask-reinforce", {}), lambda: _choices(s, side)
    )
    if isinstance(option.data, Troop):
        _reinforce_troop(s, side, option.data)
        return
    unit = s.fight.units[option.data]
    unit.pack = True
    harm.refit(s, unit)
    s.tell(Reinforced, unit=unit.name)


def _choices(s: State, side: int) -> tuple[Option, ...]:
    b = s.fight
    fielded = [
        Option("reinforce", (u.ref,), data=u.number)
        for u in standing(b, side)
        if _can_grow(u.kind, u.pack)
    ]
    waiting = [
        Option("reinforce", (f"troop:{troop.kind}",), data=troop)
        for troop in dict.fromkeys(b.kept_back[side])
        if _can_grow(KINDS[troop.kind], troop.pack)
    ]
    return (*fielded, *waiting)


def _can_grow(kind: UnitKind, pack: bool) -> bool:
    return not pack and kind.tier == Tier.BRONZE and kind.pack is not None


def _reinforce_troop(s: State, side: int, troop: Troop) -> None:
    troops = s.fight.kept_back[side]
    at = troops.index(troop)
    s.fight.kept_back[side] = (*troops[:at], Troop(troop.kind, True), *troops[at + 1 :])
    s.tell(Reinforced, unit=troop.kind)


def _fall(s: State, u: Unit, by: int) -> None:
    if by == 1 - u.side:
        player = s.player_of(by)
        if player is not None and player.faction == Faction.NECROPOLIS:
            s.fight.owed += ((RAISE, by),)


OWED[RAISE] = _raise_bronze
RAISES_BRONZE: Final = Ability("raises-bronze", falls=_fall)
