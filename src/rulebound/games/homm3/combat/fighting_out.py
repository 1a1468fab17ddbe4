"""Fighting it out: a bot plays the rest of a combat, if everybody agrees who chooses in it.

It is said beside any decision and ends with the combat. Whoever has not agreed may refuse, and
whoever has may stop it again; then everything is as before.
"""

from collections.abc import Mapping
from typing import Final

from rulebound.core.flow import Option
from rulebound.games.homm3.model.battle import Battle, CombatPhase
from rulebound.games.homm3.model.log.combat import FightsOn, FoughtOut, OffersFight
from rulebound.games.homm3.model.state import Stage, State

AT_ONCE: Final = Option("fight-out")
STEP_BY_STEP: Final = Option("fight-out-slowly")
MYSELF: Final = Option("fight-myself")
OPTIONS: Final = (AT_ONCE, STEP_BY_STEP, MYSELF)


def fighting(s: State) -> Battle | None:
    """The combat that is being fought; before armies stand there and after it there is none."""
    b = s.battle
    if b is None or s.result is not None or b.phase == CombatPhase.OVER:
        return None
    return b if s.world is not None or s.stage == Stage.FIGHTING else None


def choosers(b: Battle) -> frozenset[int]:
    """The seats that choose in a combat, for guards and AI Heroes, too."""
    return frozenset(army.seat for army in b.armies)


def asides(s: State, seat: int) -> tuple[Option, ...]:
    b = fighting(s)
    if b is None or seat not in choosers(b):
        return ()
    if seat in b.fought_out:
        return (MYSELF,)
    return OPTIONS if b.fought_out else (AT_ONCE, STEP_BY_STEP)


def aside(s: State, seat: int, option: Option) -> None:
    b = s.fight
    if option.kind == MYSELF.kind:
        stopped, own = agreed(b), seat in b.fought_out
        b.fought_out, b.slowly = (), False
        s.tell(
            FightsOn,
            seat=seat,
            how="stopped" if stopped else "withdrawn" if own else "refused",
        )
        return
    b.fought_out = (*b.fought_out, seat)
    b.slowly = b.slowly or option.kind == STEP_BY_STEP.kind
    if agreed(b):
        s.tell(FoughtOut, seats=sorted(b.fought_out))
    else:
        s.tell(OffersFight, seat=seat)


def agreed(b: Battle) -> bool:
    return bool(b.fought_out) and choosers(b) <= set(b.fought_out)


def stand_ins(s: State) -> Mapping[int, bool]:
    """The seats for which a bot chooses now, and whether it shall take its time."""
    b = fighting(s)
    return {} if b is None or not agreed(b) else dict.fromkeys(b.fought_out, b.slowly)


def consent(s: State, seat: int) -> Option | None:
    """A bot has nothing against it."""
    b = fighting(s)
    if b is None or not b.fought_out or seat in b.fought_out or seat not in choosers(b):
        return None
    return AT_ONCE
